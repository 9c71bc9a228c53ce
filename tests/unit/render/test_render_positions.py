import io
from itertools import pairwise
from math import cos, radians, sin

import pdfplumber
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.colour import BLACK, Rgb
from cardpress.geometry import ZERO, Length, Point, Rect, Size, Transform, mm, pt
from cardpress.render.numbers import Lengths, decimal, edges
from cardpress.scene import Group, Outline, Page, Part, Shape, Stroke, Use
from tests.support.papers import (
    A4,
    BLUE,
    GREEN,
    RED,
    Workshop,
    box_mm,
    halves,
    mm_box,
    near,
    plain_png,
    rectangle,
)


def plumbed(pdf: bytes) -> "pdfplumber.page.Page":
    return pdfplumber.open(io.BytesIO(pdf)).pages[0]


def test_a_rectangle_lies_where_it_was_put() -> None:
    """To a hundredth of a millimetre, counted from the top."""
    (found,) = plumbed(Workshop().pdf(rectangle(12.34, 56.78, 63.5, 88.9, RED))).rects
    assert box_mm(found) == pytest.approx((12.34, 56.78, 75.84, 145.68), abs=0.001)


def test_columns_do_not_drift() -> None:
    """F05: the last of 11 x 15 tokens starts at 518.315 pt, its lower edge at 53.150 pt."""
    tokens = [
        rectangle(9.85 + 17.3 * column, 18.75 + 17.3 * row, 17.3, 17.3, GREEN)
        for row in range(15)
        for column in range(11)
    ]
    last = plumbed(Workshop().pdf(*tokens)).rects[-1]
    assert last["x0"] == pytest.approx(518.315, abs=0.001)
    assert last["y0"] == pytest.approx(53.150, abs=0.001)


def test_neighbours_share_an_edge() -> None:
    """The right edge of a cell is spelt like the left edge of the next, so nothing shines
    through."""
    shapes = [
        Shape(
            Outline.rectangle(Rect(Length(1_000_003 * n), ZERO, Length(1_000_003), mm(9))), RED
        )
        for n in range(12)
    ]
    rects = plumbed(Workshop().pdf(*shapes)).rects
    for left, right in pairwise(rects):
        assert float(left["x1"]) == pytest.approx(float(right["x0"]), abs=1e-6)


@pytest.mark.parametrize("shared", [True, False])
def test_parts_nest_and_turn(*, shared: bool) -> None:
    """A part within a turned part lies where trigonometry puts it, as form and inline."""
    inner = Part((rectangle(0, 0, 4, 2, BLUE),), mm_box(0, 0, 4, 2), shared=shared)
    use = Use(inner, Transform(mm(30), mm(10)))
    outer = Part((use,), mm_box(0, 0, 40, 20), shared=shared)
    angle = 25_000
    turned = Use(outer, Transform(mm(60), mm(50), angle, 1_500_000))
    seen = Workshop().seen(turned, media=Size(mm(150), mm(150)))
    # clockwise on the page, y down: x' = x cos - y sin, y' = x sin + y cos
    for x, y in ((30.5, 10.5), (33.5, 11.5)):
        turn = radians(angle / 1000)
        across = 60 + 1.5 * (x * cos(turn) - y * sin(turn))
        down = 50 + 1.5 * (x * sin(turn) + y * cos(turn))
        assert near(seen.getpixel((round(across * 10), round(down * 10))), BLUE)
    assert seen.getpixel((600, 500)) == (255, 255, 255)


@pytest.mark.parametrize(
    ("rotation", "where"), [(90_000, (45, 55)), (180_000, (45, 45)), (270_000, (55, 45))]
)
def test_quarter_turns_are_clockwise(rotation: int, where: tuple[int, int]) -> None:
    """What lay to the lower right of the origin goes to the lower left first."""
    group = Group((rectangle(2, 2, 6, 6, RED),), Transform(mm(50), mm(50), rotation))
    seen = Workshop().seen(group, media=Size(mm(100), mm(100)))
    assert near(seen.getpixel((where[0] * 10, where[1] * 10)), RED)
    assert seen.getpixel((550, 550)) == (255, 255, 255)


def test_a_use_shows_what_its_clip_shows() -> None:
    """A face's bleed is cut to what the sheet can hold."""
    face = Part((rectangle(-3, -3, 69.5, 94.9, RED),), mm_box(-3, -3, 69.5, 94.9))
    use = Use(face, Transform(mm(20), mm(20)), mm_box(-1, -1, 65.5, 90.9))
    seen = Workshop().seen(use)
    assert near(seen.getpixel((191, 191)), RED)
    assert seen.getpixel((188, 300)) == (255, 255, 255)
    assert seen.getpixel((300, 188)) == (255, 255, 255)


def test_groups_are_clipped_in_their_own_coordinates() -> None:
    """A turned group's clip turns with it."""
    clip = Outline.ellipse(mm_box(0, 0, 20, 10))
    group = Group((rectangle(0, 0, 20, 10, RED),), Transform(mm(50), mm(20), 90_000), clip)
    seen = Workshop().seen(group, media=Size(mm(100), mm(60)))
    assert near(seen.getpixel((450, 300)), RED)
    assert seen.getpixel((492, 208)) == (255, 255, 255)


def test_an_empty_clip_hides_everything() -> None:
    """An outline without segments lets nothing through."""
    group = Group((rectangle(0, 0, 20, 10, RED),), clip=Outline(()))
    assert Workshop().seen(group, media=Size(mm(30), mm(30))).getcolors() == [
        (90_000, (255, 255, 255))
    ]


def test_pictures_fill_their_box_and_keep_to_their_clip() -> None:
    """The box places the picture, the clip shows a part of it."""
    shop = Workshop({"a.png": plain_png(halves(RED, BLUE))})
    picture = shop.picture("a.png", 10, 10, 60, 80)
    whole, clipped = (
        shop.seen(picture),
        shop.seen(picture._replace(clip=mm_box(30, 20, 20, 10))),
    )
    assert near(whole.getpixel((105, 105)), RED)
    assert near(whole.getpixel((695, 895)), BLUE)
    assert near(clipped.getpixel((305, 250)), RED)
    assert near(clipped.getpixel((495, 250)), BLUE)
    for place in ((295, 250), (505, 250), (400, 195), (400, 305)):
        assert clipped.getpixel(place) == (255, 255, 255)


def test_strokes_are_centred_and_dashed() -> None:
    """A 2 mm line covers a millimetre on each side; dashes leave gaps."""
    ends = Outline.line(Point(mm(10), mm(20)), Point(mm(40), mm(20)))
    plain = Workshop().seen(Shape(ends, stroke=Stroke(BLACK, mm(2))))
    assert plain.getpixel((200, 192)) == plain.getpixel((200, 207)) == (0, 0, 0)
    assert plain.getpixel((200, 188)) == plain.getpixel((200, 212)) == (255, 255, 255)
    dashed = Workshop().seen(Shape(ends, stroke=Stroke(BLACK, mm(2), (mm(5), mm(3)))))
    assert dashed.getpixel((120, 200)) == (0, 0, 0)
    assert dashed.getpixel((165, 200)) == (255, 255, 255)


def test_round_strokes_reach_beyond_their_ends() -> None:
    """Round caps add half the width."""
    ends = Outline.line(Point(mm(20), mm(20)), Point(mm(40), mm(20)))
    seen = Workshop().seen(Shape(ends, stroke=Stroke(Rgb(0, 0, 0), mm(4), round=True)))
    assert seen.getpixel((185, 200)) == (0, 0, 0)
    assert seen.getpixel((182, 182)) == (255, 255, 255)


def test_text_stands_on_its_baseline() -> None:
    """The first glyph's origin is the run's origin."""
    shop = Workshop()
    first = plumbed(shop.pdf(shop.line("Hello", 33.3, 44.4))).chars[0]
    x, y = first["matrix"][4:]
    assert x * 25.4 / 72 == pytest.approx(33.3, abs=0.001)
    assert 297 - y * 25.4 / 72 == pytest.approx(44.4, abs=0.001)


def test_pages_do_not_share_state() -> None:
    """What a page sets, the next does not inherit."""
    shop = Workshop()
    first = Page(A4, (rectangle(10, 10, 10, 10, RED),))
    pdf, _ = shop.print([first, Page(A4, (rectangle(10, 10, 10, 10, BLACK),))])
    colours = [
        page.rects[0]["non_stroking_color"] for page in pdfplumber.open(io.BytesIO(pdf)).pages
    ]
    assert colours[1] == (0, 0, 0)


@given(st.integers(-(10**9), 10**9))
def test_numbers_are_within_half_a_ten_thousandth(length: int) -> None:
    """Every spelling is plain, short, and as near as four decimals go; signs are symmetric."""
    lengths = Lengths()
    text = lengths[length]
    assert abs(float(text) * 12_700 - length) <= 12_700 / 20_000 + 1e-3
    assert "e" not in text
    assert len(text.partition(".")[2]) <= 4
    assert text != "-0"
    if length:
        assert lengths[-length].lstrip("-") == text.lstrip("-")


@given(st.integers(-(10**7), 10**7), st.integers(1, 10**7))
def test_edges_are_each_exact(start: int, width: int) -> None:
    """A rectangle's far edge does not inherit the rounding of the near one."""
    x, _, across, _ = map(float, edges(Rect(Length(start), ZERO, Length(width), pt(1))).split())
    assert abs((x + across) * 12_700 - (start + width)) <= 12_700 / 20_000 + 1e-2


def test_decimals() -> None:
    """Trailing noughts and signs of nought fall away."""
    assert [decimal(n) for n in (0, 10_000, -12_500, 1, -1)] == [
        "0",
        "1",
        "-1.25",
        "0.0001",
        "-0.0001",
    ]

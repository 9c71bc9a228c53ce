import io

import pikepdf
import pytest

from cardpress.colour import BLACK, WHITE, Cmyk, Colour, Gray, Rgb, Spot
from cardpress.geometry import Point, Size, Transform, mm
from cardpress.scene import (
    Group,
    LinearGradient,
    Outline,
    Page,
    Part,
    RadialGradient,
    Shape,
    Stroke,
    Use,
)
from tests.support.papers import BLUE, RED, Workshop, halves, mm_box, near, plain_png, rectangle
from tests.support.pdfdump import unresolved_names

SMALL = Size(mm(60), mm(40))
GOLD = Spot("Old Gold", Cmyk(200, 300, 700, 150))


def across(*stops: tuple[int, Colour]) -> LinearGradient:
    return LinearGradient(Point(mm(10), mm(0)), Point(mm(50), mm(0)), stops)


def filled(gradient: LinearGradient | RadialGradient) -> Shape:
    return Shape(Outline.rectangle(mm_box(5, 5, 50, 30)), fill=gradient)


def code(pdf: bytes) -> str:
    with pikepdf.open(io.BytesIO(pdf)) as document:
        return document.pages[0].Contents.read_bytes().decode("latin-1")


@pytest.mark.parametrize(
    ("colour", "operator"),
    [
        (Rgb(255, 0, 51), "1 0 0.2 rg"),
        (Gray(500), "0.5 g"),
        (Cmyk(1000, 250, 0, 50), "1 0.25 0 0.05 k"),
        (GOLD, "/C1 cs 1 scn"),
        (GOLD._replace(tint=400), "/C1 cs 0.4 scn"),
    ],
)
def test_colours_stay_in_their_own_space(colour: Colour, operator: str) -> None:
    """Nothing is converted on the way to the file."""
    assert operator in code(Workshop().pdf(rectangle(1, 1, 5, 5, colour))).splitlines()


def test_a_spot_is_one_space_with_a_linear_tint() -> None:
    """Two tints of an ink share its separation; its alternate is what was given."""
    pdf = Workshop().pdf(
        rectangle(1, 1, 5, 5, GOLD), rectangle(9, 1, 5, 5, GOLD._replace(tint=300))
    )
    document = pikepdf.open(io.BytesIO(pdf))
    spaces = document.pages[0].Resources.ColorSpace
    assert list(spaces.keys()) == ["/C1"]
    kind, name, alternate, tint = spaces.C1
    assert (str(kind), str(name), str(alternate)) == ("/Separation", "/Old Gold", "/DeviceCMYK")
    assert [float(part) for part in tint.C1] == [0.2, 0.3, 0.7, 0.15]
    assert int(tint.N) == 1


def test_gradients_run_through_their_stops() -> None:
    """Before the first and behind the last stop the end colours go on."""
    seen = Workshop().seen(filled(across((250, RED), (500, WHITE), (750, BLUE))), media=SMALL)
    assert near(seen.getpixel((60, 200)), RED)
    assert near(seen.getpixel((195, 200)), RED)
    assert near(seen.getpixel((300, 200)), WHITE)
    assert near(seen.getpixel((405, 200)), BLUE)
    assert near(seen.getpixel((540, 200)), BLUE)
    assert seen.getpixel((30, 200)) == (255, 255, 255)


def test_stops_at_one_place_are_a_hard_edge() -> None:
    """No colour lies between two stops at the same place."""
    seen = Workshop().seen(
        filled(across((0, RED), (500, RED), (500, BLUE), (1000, BLUE))), media=SMALL
    )
    assert near(seen.getpixel((295, 200)), RED)
    assert near(seen.getpixel((305, 200)), BLUE)


@pytest.mark.parametrize(
    "gradient",
    [
        LinearGradient(Point(mm(9), mm(9)), Point(mm(9), mm(9)), ((0, RED), (1000, BLUE))),
        RadialGradient(Point(mm(9), mm(9)), mm(0), ((0, RED), (1000, BLUE))),
        across((0, BLUE), (1000, BLUE)),
    ],
)
def test_gradients_without_extent_are_one_colour(
    gradient: LinearGradient | RadialGradient,
) -> None:
    """The last colour, as in CSS, and no shading in the file."""
    shop = Workshop()
    seen = shop.seen(filled(gradient), media=SMALL)
    assert near(seen.getpixel((100, 100)), BLUE)
    assert b"Shading" not in shop.pdf(filled(gradient))


def test_radial_gradients_run_outwards() -> None:
    """Centre, half way, and beyond the radius."""
    gradient = RadialGradient(Point(mm(30), mm(20)), mm(10), ((0, WHITE), (1000, BLACK)))
    seen = Workshop().seen(filled(gradient), media=SMALL)
    assert near(seen.getpixel((300, 200)), WHITE)
    assert near(seen.getpixel((300, 250)), (128, 128, 128), 6)
    assert near(seen.getpixel((300, 330)), BLACK)


def test_lines_take_gradients_where_they_are_put() -> None:
    """A pattern counts from its stream's corner, so parts take theirs along."""
    stroke = Stroke(across((0, RED), (500, RED), (500, BLUE), (1000, BLUE)), mm(4))
    line = Shape(Outline.line(Point(mm(5), mm(10)), Point(mm(55), mm(10))), stroke=stroke)
    for shared in (True, False):
        part = Part((line,), mm_box(0, 0, 60, 20), shared=shared)
        use = Use(part, Transform(mm(10), mm(15)))
        seen = Workshop().seen(use, media=Size(mm(80), mm(40)))
        assert near(seen.getpixel((395, 250)), RED)
        assert near(seen.getpixel((405, 250)), BLUE)


def test_ink_gradients_stay_ink() -> None:
    """All stops in CMYK make a shading in CMYK; mixed ones become RGB."""
    inks = ((0, Cmyk(1000, 0, 0, 0)), (1000, Cmyk(0, 0, 1000, 0)))
    for stops, space in ((inks, "/DeviceCMYK"), ((*inks, (1000, RED)), "/DeviceRGB")):
        document = pikepdf.open(io.BytesIO(Workshop().pdf(filled(across(*stops)))))
        assert str(document.pages[0].Resources.Shading.S1.ColorSpace) == space


def test_opacity_is_set_and_ends() -> None:
    """A translucent shape mixes with the paper, the next one does not."""
    faint = Shape(Outline.rectangle(mm_box(5, 5, 10, 10)), fill=BLACK, opacity=250)
    seen = Workshop().seen(faint, rectangle(20, 5, 10, 10, BLACK), media=SMALL)
    assert near(seen.getpixel((100, 100)), (191, 191, 191), 2)
    assert seen.getpixel((250, 100)) == (0, 0, 0)


def test_a_translucent_group_does_not_shine_through_itself() -> None:
    """Where its items overlap, only the upper one is seen."""
    group = Group(
        (rectangle(5, 5, 20, 20, Rgb(255, 0, 0)), rectangle(15, 15, 20, 20, Rgb(0, 0, 255))),
        Transform(mm(0), mm(2)),
        opacity=500,
    )
    seen = Workshop().seen(group, media=SMALL)
    assert near(seen.getpixel((100, 120)), (255, 127, 127), 2)
    assert near(seen.getpixel((200, 220)), (127, 127, 255), 2)
    assert near(seen.getpixel((300, 320)), (127, 127, 255), 2)


def test_a_turned_translucent_group_is_not_cut() -> None:
    """The group reaches as far as can be seen, whichever way it is turned."""
    group = Group(
        (rectangle(0, 0, 55, 4, RED),), Transform(mm(4), mm(4), 33_000, 1_100_000), opacity=999
    )
    seen = Workshop().seen(group, media=SMALL)
    # the far end of the bar: (54, 2) times 1.1, turned by 33 degrees
    assert near(
        seen.getpixel(
            (
                round((4 + 1.1 * (42 * 0.8387 - 2 * 0.5446)) * 10),
                round((4 + 1.1 * (42 * 0.5446 + 2 * 0.8387)) * 10),
            )
        ),
        RED,
    )


def test_nothing_shines_through_translucent_drawings() -> None:
    """A vector picture and a shaded, lined shape are mixed with the paper as one."""
    squares = (
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
        b'<path d="M0 0h20v20h-20z" fill="red"/><path d="M5 5h10v10h-10z" fill="blue"/></svg>'
    )
    shop = Workshop({"a.svg": squares})
    picture = shop.picture("a.svg", 5, 5, 20, 20)._replace(opacity=500)
    seen = shop.seen(picture, rectangle(30, 5, 9, 9, BLACK), media=SMALL)
    assert near(seen.getpixel((150, 150)), (127, 127, 255), 2)
    assert near(seen.getpixel((60, 60)), (255, 127, 127), 2)
    assert seen.getpixel((340, 90)) == (0, 0, 0)
    shape = Shape(
        Outline.rectangle(mm_box(10, 10, 20, 20)),
        fill=across((0, Rgb(255, 0, 0)), (1000, Rgb(255, 0, 1))),
        stroke=Stroke(Rgb(0, 0, 255), mm(4)),
        opacity=500,
    )
    seen = shop.seen(shape, media=SMALL)
    for x in (90, 110):
        assert near(seen.getpixel((x, 200)), (127, 127, 255), 2)


def test_even_odd_leaves_holes() -> None:
    """The rule of the outline decides whether an inner square is empty."""
    outer, inner = (
        Outline.rectangle(mm_box(5, 5, 20, 20)),
        Outline.rectangle(mm_box(10, 10, 10, 10)),
    )
    both = outer.segments + inner.segments
    for even_odd, middle in ((True, (255, 255, 255)), (False, (0, 0, 0))):
        shape = Shape(Outline(both, even_odd=even_odd), fill=BLACK)
        assert Workshop().seen(shape, media=SMALL).getpixel((150, 150)) == middle


def test_every_stream_has_what_it_names() -> None:
    """Gradients, spots, opacity, fonts, pictures, and forms within forms."""
    shop = Workshop({"a.png": plain_png(halves(RED, BLUE))})
    faint = Shape(Outline.ellipse(mm_box(0, 0, 9, 9)), fill=GOLD, opacity=300)
    stroke = Stroke(across((0, RED), (1000, BLUE)), mm(1))
    inner = Part(
        (
            filled(across((0, RED), (1000, BLUE))),
            faint,
            Shape(Outline.ellipse(mm_box(0, 0, 9, 9)), stroke=stroke),
            shop.line("words", 3, 9),
            shop.picture("a.png", 1, 1, 6, 8),
            Group((faint,), opacity=500),
        ),
        mm_box(0, 0, 60, 40),
    )
    outer = Part(
        (Use(inner, Transform(mm(2))), Group((Use(inner),), opacity=400)), mm_box(0, 0, 62, 40)
    )
    inline = Part((Use(outer), *inner.items), mm_box(0, 0, 62, 40), shared=False)
    pdf = shop.pdf(Use(outer), Use(inline, Transform(mm(40), mm(60), 45_000)))
    assert unresolved_names(pdf) == []
    assert pikepdf.open(io.BytesIO(pdf)).check_pdf_syntax() == []


def test_a_shared_part_is_written_once() -> None:
    """Two pages and two places name the same form."""
    part = Part((rectangle(0, 0, 9, 9, RED),), mm_box(0, 0, 9, 9))
    pages = [Page(SMALL, (Use(part), Use(part, Transform(mm(20))))) for _ in range(2)]
    document = pikepdf.open(io.BytesIO(Workshop().print(pages)[0]))
    forms = [
        thing
        for thing in document.objects
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form"
    ]
    assert len(forms) == 1


def test_forms_start_from_nothing() -> None:
    """A form sets its own colours and opacity, whatever its surroundings have set."""
    part = Part((rectangle(0, 0, 9, 9, BLACK),), mm_box(0, 0, 9, 9))
    faint = Shape(Outline.rectangle(mm_box(20, 0, 9, 9)), fill=RED, opacity=100)
    seen = Workshop().seen(faint, Use(part), media=SMALL)
    assert seen.getpixel((50, 50)) == (0, 0, 0)

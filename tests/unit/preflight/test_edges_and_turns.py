"""Nothing runs beside the trim, and a turned back is the same back."""

import pytest

from cardpress.colour import BLACK, WHITE, Rgb
from cardpress.geometry import MM
from cardpress.preflight.edges import lines_near, turned_share
from tests.support.rasters import painted

BLEED = MM * 2
"""20 pixels; 3 mm inside of the trim is pixel 50."""


def _band(at: int, wide: int = 300, colour: Rgb = BLACK) -> list[str]:
    """The sides that a horizontal band of 10 pixels is seen beside."""
    face = painted(300, 300, lambda x, y: colour if at <= y < at + 10 and x < wide else WHITE)
    return [line.side for line in lines_near(face, BLEED)]


@pytest.mark.parametrize(("at", "sides"), [(40, ["upper"]), (48, ["upper"]), (52, [])])
def test_a_line_is_told_up_to_3_mm_from_the_trim(at: int, sides: list[str]) -> None:
    """Its edge at 2.0, 2.8 and 3.2 mm inside."""
    assert _band(at) == sides


def test_a_line_in_the_bleed_is_told_too() -> None:
    """1 mm outside of the trim, where it says so: a cut may take it in or leave it out."""
    face = painted(300, 300, lambda _x, y: BLACK if y < 10 else WHITE)
    (line,) = lines_near(face, BLEED)
    assert (line.side, round(line.inside), line.share) == ("upper", -1, 1.0)


@pytest.mark.parametrize(("wide", "sides"), [(140, []), (160, ["upper"])])
def test_half_of_a_side_makes_a_line(wide: int, sides: list[str]) -> None:
    """Of the 200 pixels between the corners 90 or 110."""
    assert _band(30, wide) == sides


@pytest.mark.parametrize(("gray", "sides"), [(226, ["upper"]), (227, [])])
def test_a_step_of_ten_is_seen(gray: int, sides: list[str]) -> None:
    """#e2e2e2 has L* 89.9, #e3e3e3 90.2, white 100."""
    assert _band(30, colour=Rgb(gray, gray, gray)) == sides


def test_textures_are_no_lines() -> None:
    """Squares of 4 pixels step up as often as down along every row."""
    face = painted(300, 300, lambda x, y: BLACK if (x // 4 + y // 4) % 2 else WHITE)
    assert list(lines_near(face, BLEED)) == []


def test_each_side_is_looked_at() -> None:
    """A frame 1 mm inside of the trim runs beside all four."""
    face = painted(
        300, 300, lambda x, y: BLACK if min(x, y, 299 - x, 299 - y) in range(30, 36) else WHITE
    )
    assert [(line.side, round(line.inside)) for line in lines_near(face, BLEED)] == [
        (side, 1) for side in ("upper", "lower", "left", "right")
    ]


def test_the_outermost_pixels_make_no_line() -> None:
    """A picture that ends with the bleed is drawn paler there."""
    face = painted(300, 300, lambda x, y: WHITE if min(x, y, 299 - x, 299 - y) == 0 else BLACK)
    assert list(lines_near(face, BLEED)) == []


def test_a_back_of_two_equal_halves_turns_onto_itself() -> None:
    """Two squares, each the other turned about the middle."""
    boxes = ((10, 10), (70, 70))
    back = painted(
        100,
        100,
        lambda x, y: (
            BLACK if any(a <= x < a + 20 and b <= y < b + 20 for a, b in boxes) else WHITE
        ),
    )
    assert turned_share(back) == 0


def test_a_back_with_one_square_more_does_not() -> None:
    """A square of 20 pixels, and the place where it is missing, less what is near an edge."""
    back = painted(100, 100, lambda x, y: BLACK if 10 <= x < 30 and 10 <= y < 30 else WHITE)
    assert turned_share(back) == (20 * 20 + 18 * 18) / 100**2


def test_an_edge_that_antialiasing_moves_by_a_pixel_is_no_difference() -> None:
    """The same square, a pixel off."""
    back = painted(100, 100, lambda x, y: BLACK if 30 <= x < 71 and 30 <= y < 70 else WHITE)
    assert turned_share(back) == 0

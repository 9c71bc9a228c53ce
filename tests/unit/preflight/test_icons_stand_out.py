"""Icons in one colour stand out by 3 to 1 along their outline."""

import pytest

from cardpress.colour import BLACK, WHITE, Rgb
from cardpress.geometry import Rect
from cardpress.preflight import Raster
from cardpress.preflight.icons import FaintIcon, Masks, faint_icons
from cardpress.preflight.scenes import PlacedIcon
from tests.support.rasters import painted, pixels

BOX = Rect(pixels(10), pixels(10), pixels(20), pixels(20))


def _inside(x: int, y: int) -> bool:
    return 10 <= x < 30 and 10 <= y < 30


def _faint(ground: Raster, *colours: Rgb, opacity: int = 1000) -> list[FaintIcon]:
    """Of an icon of 2 mm square, in stripes of these colours."""

    def on(behind: Rgb) -> Raster:
        return painted(
            40, 40, lambda x, y: colours[x % len(colours)] if _inside(x, y) else behind
        )

    icon = PlacedIcon(BOX, opacity)
    return list(faint_icons([icon], ground, Masks(on(WHITE), on(BLACK))))


@pytest.mark.parametrize(("gray", "faint"), [(148, False), (149, True)])
def test_gray_on_white_is_told_below_three_to_one(gray: int, *, faint: bool) -> None:
    """#949494 has 3.03 to 1 against white, #959595 has 2.995."""
    ground = painted(40, 40, lambda _x, _y: WHITE)
    found = _faint(ground, Rgb(gray, gray, gray))
    assert [(each.box, each.colour, round(each.ratio, 3), each.behind) for each in found] == (
        [(BOX, Rgb(149, 149, 149), 2.995, WHITE)] if faint else []
    )


def test_a_disc_beneath_an_icon_is_what_lies_behind_it() -> None:
    """White on a black disc of 2.4 mm on white paper."""
    ground = painted(40, 40, lambda x, y: BLACK if 8 <= x < 32 and 8 <= y < 32 else WHITE)
    assert _faint(ground, WHITE) == []


@pytest.mark.parametrize(("lost", "faint"), [(5, False), (6, True)])
def test_a_touch_is_no_fault_and_a_fifth_of_the_outline_is(lost: int, *, faint: bool) -> None:
    """Of the 84 pixels round it 11 above and so many to the left are as black as the icon."""
    ground = painted(40, 40, lambda x, y: BLACK if x < 20 and y < 10 + lost else WHITE)
    assert bool(_faint(ground, BLACK)) is faint


def test_icons_of_several_colours_and_watermarks_are_left_out() -> None:
    """One in red and yellow; one of 39 % opacity, and the same of 40 %."""
    ground = painted(40, 40, lambda _x, _y: WHITE)
    assert _faint(ground, Rgb(255, 200, 200), Rgb(255, 255, 0)) == []
    assert _faint(ground, BLACK, opacity=399) == []
    assert len(_faint(ground, BLACK, opacity=400)) == 1

"""Text stands out by 4.5 to 1, where it stands out least for a fifth of its pixels."""

from dataclasses import replace

import pytest

from cardpress.colour import BLACK, WHITE, Rgb
from cardpress.geometry import ZERO, Rect, Size
from cardpress.preflight import Raster
from cardpress.preflight.contrast import Faint, faint_words
from cardpress.preflight.scenes import PlacedWord
from cardpress.scene import Face, Item, Part, Stroke
from tests.support.rasters import painted, pixels, word_at

SIZE = Size(pixels(80), pixels(80))
FACE = Face("card", SIZE, ZERO, Part((), Rect(ZERO, ZERO, *SIZE)))


def _all_ink(_items: tuple[Item, ...], _area: Rect, _dpi: int) -> Raster:
    return painted(80, 80, lambda _x, _y: BLACK)


def _faint(word: PlacedWord, ground: Raster) -> list[Faint]:
    return list(faint_words(FACE, [word], ground, _all_ink))


@pytest.mark.parametrize(("gray", "faint"), [(118, False), (119, True)])
def test_white_on_gray_is_told_from_four_and_a_half_to_one(gray: int, *, faint: bool) -> None:
    """#767676 is the lightest gray that carries white text: 4.54, and #777777 has 4.48."""
    ground = painted(80, 80, lambda _x, _y: Rgb(gray, gray, gray))
    found = _faint(word_at(20, 10, colour=WHITE), ground)
    assert bool(found) is faint
    assert [(round(each.ratio, 2), each.behind) for each in found] == (
        [(4.48, Rgb(119, 119, 119))] if faint else []
    )


@pytest.mark.parametrize(("dark", "faint"), [(6, False), (12, True)])
def test_a_speck_is_no_fault_and_a_third_is(dark: int, *, faint: bool) -> None:
    """Of some 42 columns under a black word 6 are dark (a seventh), or 12."""
    ground = painted(80, 80, lambda x, _y: BLACK if 20 <= x < 20 + dark else WHITE)
    assert bool(_faint(word_at(20, 10), ground)) is faint


def test_what_lies_elsewhere_does_not_count() -> None:
    """A dark ground two pixels away from the word is no matter."""
    ground = painted(80, 80, lambda x, _y: BLACK if x < 16 or x >= 64 else WHITE)
    assert _faint(word_at(20, 10), ground) == []


def test_translucent_text_is_as_faint_as_it_looks() -> None:
    """Black at 40 % on white is #999999, 2.85 to 1."""
    ground = painted(80, 80, lambda _x, _y: WHITE)
    word = word_at(20, 10)._replace(opacity=400)
    assert [round(each.ratio, 2) for each in _faint(word, ground)] == [2.85]


def test_a_broad_stroke_is_what_surrounds_a_letter() -> None:
    """White letters on white are read by their black edge, unless it is a hairline."""
    ground = painted(80, 80, lambda _x, _y: WHITE)
    word = word_at(20, 10, colour=WHITE)
    edge = Stroke(BLACK, pixels(3))
    assert _faint(word._replace(run=word.run._replace(stroke=edge)), ground) == []
    hair = replace(edge, width=pixels(1))
    assert _faint(word._replace(run=word.run._replace(stroke=hair)), ground)

"""What hue parts, lightness parts too, whatever an eye lacks."""

import pytest

from cardpress.colour import SIGHTS, Rgb, as_seen, lightness
from cardpress.preflight.hues import near_hues, rim
from tests.support.rasters import painted

RED = Rgb(255, 0, 0)


def _gray(value: int) -> Rgb:
    return Rgb(value, value, value)


@pytest.mark.parametrize("sight", SIGHTS)
def test_grays_look_the_same_to_all_eyes(sight: str) -> None:
    """No sight changes what has no hue."""
    for value in (0, 1, 77, 128, 254, 255):
        assert as_seen(_gray(value), sight) == _gray(value)


def test_red_is_dark_olive_to_protan_eyes() -> None:
    """The first column of Machado's matrix, 0.152286, 0.114503, -0.003882, in sRGB."""
    assert as_seen(RED, "protan") == Rgb(109, 95, 0)
    assert as_seen(RED, "normal") == RED


def test_protan_eyes_see_red_darker() -> None:
    """L* 53.2 for all, 40.3 for them."""
    assert round(lightness(RED), 1) == 53.2
    assert round(lightness(as_seen(RED, "protan")), 1) == 40.3


def test_hues_that_are_as_light_as_each_other_are_told() -> None:
    """A red and a green of L* 53.2 and 53.8 in normal sight."""
    (near,) = near_hues({"fire": [RED], "earth": [Rgb(0, 150, 0)]})
    assert (near.one, near.other) == ("fire", "earth")
    assert near.apart < 8


def test_hues_that_only_some_eyes_confuse_are_told_with_the_sight() -> None:
    """Red is 53 in L*, this green 40: enough, but to protan eyes they are 40 and 42."""
    (near,) = near_hues({"fire": [RED], "earth": [Rgb(0, 110, 0)]})
    assert near.sight == "protan"


@pytest.mark.parametrize(("other", "count"), [(178, 1), (180, 0)])
def test_eight_steps_of_lightness_part(other: int, count: int) -> None:
    """Gray 157 has L* 64.7, 178 has 72.5 and 180 has 73.3: apart by 7.8 and by 8.6."""
    assert len(list(near_hues({"one": [_gray(157)], "two": [_gray(other)]}))) == count


def test_equal_rims_part_nothing_and_are_no_fault() -> None:
    """A game with white rims tells its elements apart by something else."""
    assert list(near_hues({"fire": [_gray(250)], "water": [_gray(248)]})) == []


def test_rims_that_pictures_fill_at_random_part_nothing() -> None:
    """The means differ, but each card of a kind is further from its mean than half of that."""
    wild = {"fire": [_gray(40), _gray(160)], "water": [_gray(20), _gray(100)]}
    assert list(near_hues(wild)) == []


def test_the_rim_is_a_ring() -> None:
    """The middle does not count."""
    face = painted(60, 60, lambda x, y: RED if min(x, y, 59 - x, 59 - y) < 5 else _gray(0))
    assert rim(face, 5) == RED

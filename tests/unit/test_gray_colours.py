"""Colours as grays: as light as they were."""

from itertools import product

import pytest

from cardpress.colour import Cmyk, Colour, Gray, Rgb, Spot, as_gray, gray_ramp, lightness


@pytest.mark.parametrize(
    ("colour", "gray"),
    [
        (Rgb(255, 255, 255), 1000),
        (Rgb(0, 0, 0), 0),
        (Rgb(128, 128, 128), 502),
        (Rgb(255, 0, 0), 498),  # light 0.2126; a plain average would say 333
        (Rgb(0, 255, 0), 862),
        (Rgb(0, 0, 255), 298),
        (Gray(345), 345),
        (Cmyk(0, 0, 0, 1000), 0),
        (Cmyk(0, 1000, 1000, 0), 498),
        (Spot("Red", Cmyk(0, 1000, 1000, 0)), 498),
    ],
)
def test_a_gray_has_the_luminance_of_its_colour(colour: Colour, gray: int) -> None:
    """Linear light weighed by BT.709 and encoded again, in thousandths."""
    assert as_gray(colour) == Gray(gray)


def test_lightness_is_kept() -> None:
    """Over all of sRGB no colour gets lighter or darker by more than a rounded step of it."""
    for red, green, blue in product(range(0, 256, 51), repeat=3):
        colour = Rgb(red, green, blue)
        assert lightness(as_gray(colour)) == pytest.approx(lightness(colour), abs=0.4)


def test_a_gradient_that_stays_straight_needs_both_ends_alone() -> None:
    """Between grays the way is straight."""
    assert gray_ramp(Rgb(0, 0, 0), Rgb(255, 255, 255)) == (Gray(0), Gray(1000))


def test_a_gradient_between_hues_keeps_its_lightness_on_the_way() -> None:
    """Red to green passes a dark olive of light 0.2; the middle of both grays would be 680."""
    ramp = gray_ramp(Rgb(255, 0, 0), Rgb(0, 255, 0))
    assert len(ramp) == 9
    assert (ramp[0], ramp[-1]) == (Gray(498), Gray(862))
    assert ramp[4] == Gray(483)

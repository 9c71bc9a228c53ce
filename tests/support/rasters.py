"""Drawings made by hand, pixel by pixel."""

from collections.abc import Callable

from cardpress.colour import BLACK, Rgb
from cardpress.geometry import INCH, ZERO, Length, Point, Rect
from cardpress.preflight import Raster
from cardpress.preflight.scenes import PlacedWord
from cardpress.scene import GlyphRun

__all__ = ["DPI", "painted", "pixels", "word_at"]

DPI = 254
"""Ten pixels to the millimetre."""


def painted(width: int, height: int, colour_at: Callable[[int, int], Rgb]) -> Raster:
    """A drawing of so many pixels, ten to the millimetre."""
    data = bytes(part for y in range(height) for x in range(width) for part in colour_at(x, y))
    return Raster(width, height, data, DPI, Point(ZERO, ZERO))


def pixels(count: int) -> Length:
    """So many pixels as a length."""
    return Length(count * int(INCH) // DPI)


def word_at(
    left: int, top: int, *, text: str = "word", colour: Rgb = BLACK, size: int = 60
) -> PlacedWord:
    """A word whose ink is 40 pixels wide, and as high as its size says; upright."""
    run = GlyphRun("font", pixels(size), Point(ZERO, ZERO), (), 0, colour)
    box = Rect(pixels(left), pixels(top), pixels(40), pixels(size))
    return PlacedWord(text, run, box, pixels(size), pixels(size), 1000, upright=True)

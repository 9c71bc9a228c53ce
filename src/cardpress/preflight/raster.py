"""Drawings as pixels, as ``jobs`` hands them in: nothing here draws."""

from collections import Counter
from collections.abc import Callable, Iterator
from operator import add
from typing import NamedTuple, TypeAlias

from cardpress.colour import LUMINANCE, Rgb, encoded, linear
from cardpress.geometry import INCH, MM, Length, Point, Rect
from cardpress.scene import Item

__all__ = ["LIGHT", "Box", "Draw", "Raster", "lightness_of", "mean"]


class Box(NamedTuple):
    """Pixels from ``left`` and ``top`` up to, but not including, ``right`` and ``bottom``."""

    left: int
    top: int
    right: int
    bottom: int


class Raster(NamedTuple):
    """A drawing on white."""

    width: int
    height: int
    pixels: bytes
    """Red, green, blue; row by row from the top."""
    dpi: int
    origin: Point
    """Where the upper left corner of the first pixel lies on the face."""

    def box(self, area: Rect) -> Box:
        """The pixels that an area of the face touches, within the raster."""
        x, y = area.x - self.origin.x, area.y - self.origin.y
        inch = int(INCH)
        return Box(
            max(0, int(x) * self.dpi // inch),
            max(0, int(y) * self.dpi // inch),
            min(self.width, -(-int(x + area.width) * self.dpi // inch)),
            min(self.height, -(-int(y + area.height) * self.dpi // inch)),
        )

    def rows(self, box: Box) -> Iterator[bytes]:
        """The pixels of a box, row by row."""
        for y in range(box.top, box.bottom):
            start = y * self.width
            yield self.pixels[(start + box.left) * 3 : (start + box.right) * 3]

    def crop(self, box: Box) -> bytes:
        """The pixels of a box."""
        return b"".join(self.rows(box))

    def count(self, length: Length) -> int:
        """How many whole pixels fit into a length."""
        return int(length) * self.dpi // int(INCH)

    def in_mm(self, count: float) -> float:
        """So many pixels in millimetres."""
        return count * int(INCH) / self.dpi / int(MM)


Draw: TypeAlias = Callable[[tuple[Item, ...], Rect, int], Raster]
"""Draws items; the part of the face that is seen, and the pixels to the inch."""

LIGHT = tuple(linear(value) for value in range(256))
"""The light of each value of a channel."""

_FINE = 16_383
_RED, _GREEN, _BLUE = (
    tuple(round(part * light * _FINE) for light in LIGHT) for part in LUMINANCE
)
_EDGE = 216 / 24389
"""Luminance from which CIE L* is a cube root."""
_LIGHTNESS = tuple(
    116 * (step / _FINE) ** (1 / 3) - 16 if step / _FINE > _EDGE else step / _FINE * 24389 / 27
    for step in range(_FINE + 3)
)
"""By luminance, in steps that no eye sees."""


def lightness_of(pixels: bytes) -> list[float]:
    """CIE L* of each pixel, to within 0.1."""
    red, green, blue = (
        map(table.__getitem__, pixels[at::3]) for at, table in enumerate((_RED, _GREEN, _BLUE))
    )
    return list(map(_LIGHTNESS.__getitem__, map(add, map(add, red, green), blue)))


def mean(pixels: bytes) -> Rgb:
    """The colour of all pixels' light together, as from afar."""
    count = len(pixels) // 3 or 1
    lights = (
        sum(LIGHT[value] * times for value, times in Counter(pixels[at::3]).items()) / count
        for at in range(3)
    )
    return Rgb(*(round(255 * encoded(light)) for light in lights))

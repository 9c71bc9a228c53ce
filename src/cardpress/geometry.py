"""Lengths and rectangles in whole numbers: 914 400 units to the inch, origin top left, y down.

At this scale 1 mm (36 000), 1 pt (12 700), a sixteenth of an inch and a pixel at 300 dpi
(3 048) are exact, so that "does it fit" needs no tolerance. A ``Length`` is a plain ``int`` at
run time; for the type checker it is a class of its own, which adds up only with its like and is
multiplied only by counts (docs/decisions/2026-11-30-lengths.md).
"""

import re
from decimal import Decimal, InvalidOperation
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

__all__ = [
    "AS_IS",
    "INCH",
    "MM",
    "PT",
    "ZERO",
    "Length",
    "Point",
    "Rect",
    "Size",
    "Transform",
    "Turn",
    "format_mm",
    "in_mm",
    "in_pt",
    "mm",
    "parse_length",
    "pt",
    "scaled",
]

if TYPE_CHECKING:

    class Length(int):
        """A length in units of 1/914400 inch."""

        def __add__(self, other: "Length", /) -> "Length": ...  # type: ignore[override]
        def __sub__(self, other: "Length", /) -> "Length": ...  # type: ignore[override]
        def __mul__(self, count: int, /) -> "Length": ...
        def __rmul__(self, count: int, /) -> "Length": ...
        def __neg__(self) -> "Length": ...
        def __abs__(self) -> "Length": ...

else:
    Length = int

INCH = Length(914_400)
MM = Length(36_000)
PT = Length(12_700)
ZERO = Length(0)

_UNITS = {"mm": 36_000, "cm": 360_000, "in": 914_400, "pt": 12_700, "px": 9_525}
"""A CSS pixel is 1/96 inch."""

_LENGTH = re.compile(r"\s*([+-]?(?:\d+\.?\d*|\.\d+))\s*(mm|cm|in|pt|px)?\s*")


def mm(value: float) -> Length:
    """Millimetres as a length, rounded to the nearest unit."""
    return Length(round(value * 36_000))


def pt(value: float) -> Length:
    """Points (1/72 inch) as a length, rounded to the nearest unit."""
    return Length(round(value * 12_700))


def in_mm(length: Length) -> float:
    """A length in millimetres."""
    return int(length) / 36_000


def in_pt(length: Length) -> float:
    """A length in points."""
    return int(length) / 12_700


def scaled(length: Length, numerator: int, denominator: int) -> Length:
    """``length`` times a ratio of whole numbers, rounded half up, all in integers."""
    return Length((2 * int(length) * numerator + denominator) // (2 * denominator))


def format_mm(length: Length, *, digits: int = 2) -> str:
    """A length as people read it: ``63.5 mm``, at most so many decimals."""
    text = f"{in_mm(length):.{digits}f}".rstrip("0").rstrip(".")
    return f"{'0' if text == '-0' else text} mm"


def parse_length(text: str, unit: str = "mm") -> Length:
    """Reads ``63.5``, ``2.5in``, ``9pt``, ``-3 mm``; a bare number is in ``unit``.

    Raises:
        ValueError: it is not a length, or larger than ten metres.
    """
    match = _LENGTH.fullmatch(text)
    if not match:
        raise ValueError(f"'{text}' is not a length (write 3, 3mm, 0.125in or 9pt)")
    try:
        exact = Decimal(match[1]) * _UNITS[match[2] or unit]
    except (InvalidOperation, KeyError) as cause:  # a number or a unit that there is not
        raise ValueError(f"'{text}' is not a length") from cause
    if abs(exact) > 360_000_000:
        raise ValueError(f"'{text}' is longer than ten metres")
    return Length(int(exact.to_integral_value(rounding="ROUND_HALF_UP")))


class Turn(IntEnum):
    """A turn by quarter circles, clockwise as seen on the page, in degrees."""

    NONE = 0
    QUARTER = 90
    HALF = 180
    THREE_QUARTERS = 270


class Point(NamedTuple):
    """A place on a page or face."""

    x: Length
    y: Length


class Size(NamedTuple):
    """Width and height, unrotated."""

    width: Length
    height: Length

    def turned(self) -> "Size":
        """The same, lying on its side."""
        return Size(self.height, self.width)


class Rect(NamedTuple):
    """A rectangle by its top left corner and size."""

    x: Length
    y: Length
    width: Length
    height: Length

    @property
    def right(self) -> Length:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> Length:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def size(self) -> Size:
        """Width and height."""
        return Size(self.width, self.height)

    def grown(self, by: Length) -> "Rect":
        """The rectangle with each edge moved outwards; inwards where ``by`` is negative."""
        return Rect(self.x - by, self.y - by, self.width + by * 2, self.height + by * 2)

    def moved(self, dx: Length, dy: Length) -> "Rect":
        """The rectangle shifted."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def contains(self, other: "Rect") -> bool:
        """Whether ``other`` lies within it; touching edges count."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two share an area; touching edges do not count."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def intersection(self, other: "Rect") -> "Rect | None":
        """The common rectangle, or nothing where they share no area."""
        if not self.overlaps(other):
            return None
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Rect(x, y, min(self.right, other.right) - x, min(self.bottom, other.bottom) - y)


class Transform(NamedTuple):
    """How a thing is put in place: scaled, turned clockwise about its origin, then moved."""

    dx: Length = ZERO
    dy: Length = ZERO
    rotation: int = 0
    """Thousandths of a degree, clockwise on the page."""
    scale: int = 1_000_000
    """Millionths; 1 000 000 leaves the size as it is."""
    stretch: int = 1_000_000
    """Millionths by which heights, before the turn, are scaled beyond that."""


AS_IS = Transform()
"""Neither scaled nor turned nor moved."""

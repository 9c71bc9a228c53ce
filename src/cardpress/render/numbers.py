"""Numbers as PDF writes them: points with at most four decimals, made from whole lengths.

The one place where y is turned round: PDF counts upwards (ISO 32000-1, 8.3.2.3), scenes count
downwards, so a height is written negated. Every number comes from the exact length, never from
a sum of rounded ones.
"""

from math import cos, radians, sin

from cardpress.geometry import ZERO, Length, Rect, Transform

__all__ = [
    "Clips",
    "Lengths",
    "Places",
    "Squares",
    "box",
    "coefficients",
    "decimal",
    "edges",
    "matrix",
    "ten_thousandths",
]

_MOST = 100_000
"""How many spellings are kept; a deck needs a few thousand."""


def ten_thousandths(length: int) -> int:
    """A length in 1/10000 pt, rounded to the nearest, halves away from nought."""
    rounded = (2 * abs(length) * 100 + 127) // 254  # 12 700 units to the point
    return rounded if length >= 0 else -rounded


def decimal(value: int, places: int = 4) -> str:
    """A whole number of units of ``10**-places`` as a plain decimal: 12500 as ``1.25``."""
    whole, rest = divmod(abs(value), 10**places)
    text = f"{whole}.{rest:0{places}d}".rstrip("0").rstrip(".") if rest else str(whole)
    return f"-{text}" if value < 0 else text


class Lengths(dict[int, str]):
    """Spellings of lengths in points, worked out once each."""

    def __missing__(self, length: int) -> str:
        if len(self) >= _MOST:
            self.clear()
        # no length lies half way between two spellings (127 is odd), so floats round right
        text = self[length] = f"{length / 12_700:.4f}".rstrip("0").rstrip(".")
        return text


def edges(area: Rect) -> str:
    """``x y width height`` of a rectangle whose four edges are each as exact as a point."""
    return " ".join(map(decimal, _edges(area)))


def _edges(area: Rect) -> tuple[int, int, int, int]:
    left, right = ten_thousandths(area.x), ten_thousandths(area.right)
    top, bottom = ten_thousandths(area.y), ten_thousandths(area.bottom)
    return left, -bottom, right - left, bottom - top


class Clips(dict[Rect, str]):
    """Operators that show only what lies in a rectangle, worked out once each."""

    def __missing__(self, area: Rect) -> str:
        if len(self) >= _MOST:
            self.clear()
        text = self[area] = f"{edges(area)} re W n"
        return text


class Squares(dict[Rect, str]):
    """Operators that stretch the unit square over a rectangle, worked out once each."""

    def __missing__(self, area: Rect) -> str:
        if len(self) >= _MOST:
            self.clear()
        x, y, width, height = map(decimal, _edges(area))
        text = self[area] = f"{width} 0 0 {height} {x} {y} cm"
        return text


class Places(dict[Transform, str]):
    """Operators that put things in place, worked out once each."""

    def __missing__(self, transform: Transform) -> str:
        if len(self) >= _MOST:
            self.clear()
        text = self[transform] = f"{matrix(transform)} cm"
        return text


def box(area: Rect, height: Length = ZERO) -> bytes:
    """A PDF rectangle by two corners; ``height`` is where the top of the page lies."""
    corners = (area.x, height - area.bottom, area.right, height - area.y)
    return f"[{' '.join(decimal(ten_thousandths(corner)) for corner in corners)}]".encode()


def coefficients(transform: Transform) -> tuple[float, float, float, float]:
    """The turning and scaling part of a transform as PDF's a, b, c, d; y is upwards."""
    scale = transform.scale / 1_000_000
    quarters, rest = divmod(transform.rotation, 90_000)
    if rest:
        angle = radians(transform.rotation / 1000)
        across, down = cos(angle), sin(angle)
    else:
        across, down = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters % 4]
    high = scale * transform.stretch / 1_000_000
    return scale * across, -scale * down, high * down, high * across


def matrix(transform: Transform) -> str:
    """The six numbers of ``cm`` for a transform."""
    numbers = [decimal(round(part * 10**9), 9) for part in coefficients(transform)]
    numbers += [decimal(ten_thousandths(at)) for at in (transform.dx, -transform.dy)]
    return " ".join(numbers)

"""Outlines: closed and open paths of lines and cubic curves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Self, TypeAlias

from cardpress.geometry import ZERO, Length, Point, Rect

__all__ = ["Outline", "Segment"]

Segment: TypeAlias = (
    tuple[Literal["M"], Length, Length]
    | tuple[Literal["L"], Length, Length]
    | tuple[Literal["C"], Length, Length, Length, Length, Length, Length]
    | tuple[Literal["Z"]]
)
"""Move, line, cubic Bézier curve (two control points, then the end), close."""

_ROUND = 552_285
"""Millionths of the radius between an end of a quarter circle and its control point."""


@dataclass(frozen=True, slots=True)
class Outline:
    """A path in absolute coordinates."""

    segments: tuple[Segment, ...]
    even_odd: bool = False
    """Whether insides are told by the even-odd rule rather than by the winding number."""

    @classmethod
    def rectangle(cls, box: Rect) -> Self:
        """The outline of a rectangle."""
        return cls.polygon(
            [
                Point(box.x, box.y),
                Point(box.right, box.y),
                Point(box.right, box.bottom),
                Point(box.x, box.bottom),
            ]
        )

    @classmethod
    def line(cls, start: Point, end: Point) -> Self:
        """One straight line."""
        return cls((("M", *start), ("L", *end)))

    @classmethod
    def polygon(cls, points: Sequence[Point]) -> Self:
        """A closed polygon."""
        first, *others = points
        return cls((("M", *first), *(("L", x, y) for x, y in others), ("Z",)))

    @classmethod
    def ellipse(cls, box: Rect) -> Self:
        """The ellipse that fills a rectangle."""
        return cls.rounded(box, Length(box.width // 2), Length(box.height // 2))

    @classmethod
    def rounded(cls, box: Rect, radius: Length, radius_y: Length | None = None) -> Self:
        """A rectangle with round corners; radii larger than half a side are cut to it."""
        rx = min(radius, Length(box.width // 2))
        ry = min(radius if radius_y is None else radius_y, Length(box.height // 2))
        if rx <= ZERO or ry <= ZERO:
            return cls.rectangle(box)
        kx = rx - Length(int(rx) * _ROUND // 1_000_000)
        ky = ry - Length(int(ry) * _ROUND // 1_000_000)
        left, top, right, bottom = box.x, box.y, box.right, box.bottom
        return cls(
            (
                ("M", left + rx, top),
                ("L", right - rx, top),
                ("C", right - kx, top, right, top + ky, right, top + ry),
                ("L", right, bottom - ry),
                ("C", right, bottom - ky, right - kx, bottom, right - rx, bottom),
                ("L", left + rx, bottom),
                ("C", left + kx, bottom, left, bottom - ky, left, bottom - ry),
                ("L", left, top + ry),
                ("C", left, top + ky, left + kx, top, left + rx, top),
                ("Z",),
            )
        )

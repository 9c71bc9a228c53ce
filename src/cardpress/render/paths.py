"""Outlines as path operators."""

from cardpress.geometry import AS_IS, Length, Rect, Transform
from cardpress.render.numbers import Lengths, coefficients, edges
from cardpress.scene import Outline

__all__ = ["Paths", "seen_through"]

_MOST = 10_000
"""How many outlines are kept; parts of faces repeat from card to card."""


class Paths(dict[Outline, str]):
    """The operators that build a path, worked out once for each outline."""

    def __init__(self, lengths: Lengths) -> None:
        self._lengths = lengths

    def __missing__(self, outline: Outline) -> str:
        if len(self) >= _MOST:
            self.clear()
        path = self[outline] = self._path(outline)
        return path

    def _path(self, outline: Outline) -> str:
        area = _rectangle(outline)
        if area is not None:
            return f"{edges(area)} re"
        points, parts = self._lengths, []
        for segment in outline.segments:
            if segment[0] == "C":
                _, x1, y1, x2, y2, x, y = segment
                parts.append(
                    f"{points[x1]} {points[-y1]} {points[x2]} {points[-y2]}"
                    f" {points[x]} {points[-y]} c"
                )
            elif segment[0] == "Z":
                parts.append("h")
            else:
                kind, x, y = segment
                parts.append(f"{points[x]} {points[-y]} {'m' if kind == 'M' else 'l'}")
        return " ".join(parts)


def _rectangle(outline: Outline) -> Rect | None:
    """The rectangle that an outline is, drawn clockwise from its top left corner."""
    match outline.segments:
        case (
            ("M", left, top),
            ("L", right, top1),
            ("L", right1, bottom),
            ("L", left1, bottom1),
            ("Z",),
        ) if (top, right, bottom, left) == (top1, right1, bottom1, left1):
            return Rect(left, top, right - left, bottom - top)
        case _:
            return None


def seen_through(bounds: Rect, transform: Transform) -> Rect:
    """The part of a thing's own coordinates that covers ``bounds`` once it is put in place."""
    if transform[2:] == AS_IS[2:]:
        return bounds.moved(-transform.dx, -transform.dy)
    # the inverse of a turn with scale is its transpose over the determinant; y is downwards
    across, down, _, _ = coefficients(transform)
    square = across * across + down * down
    if not square or not transform.stretch:
        return bounds
    corners = [
        (x - transform.dx, y - transform.dy)
        for x in (bounds.x, bounds.right)
        for y in (bounds.y, bounds.bottom)
    ]
    xs = [(across * x - down * y) / square for x, y in corners]
    high = square * transform.stretch / 1_000_000
    ys = [(down * x + across * y) / high for x, y in corners]
    left, top = round(min(xs)) - 1, round(min(ys)) - 1
    return Rect(
        Length(left),
        Length(top),
        Length(round(max(xs)) + 1 - left),
        Length(round(max(ys)) + 1 - top),
    )

"""Outlines that frames, icons and landscapes share: plates, pennant, ribbons, curls, shadows.

Everything is path data in tenths of a millimetre.
"""

import math
from collections.abc import Callable, Sequence

from cardpress.illustrate.svg import Artwork, Box, Pen, Point, Stroke

__all__ = [
    "between",
    "curl",
    "flipped",
    "inset",
    "lozenge",
    "mirrored",
    "pennant",
    "pill",
    "polar",
    "rectangle",
    "ribbon",
    "scooped",
    "shadow",
    "taper",
]

_FINE = 2
"""Decimals of the outlines that stand on every card: 0.001 mm."""
_SHOULDER = 12
"""Radius of the scoops at a pennant's shoulders."""


def between(first: float, second: float, part: float) -> float:
    """Gives the number that lies ``part`` of the way from ``first`` to ``second``."""
    return first + (second - first) * part


def polar(radius: float, angle: float) -> Point:
    """Gives the point at a distance from the origin; radians, clockwise from the right."""
    return (radius * math.cos(angle), radius * math.sin(angle))


def inset(box: Box, by: float) -> Box:
    """Moves all four sides of a box inwards (outwards, if negative)."""
    left, top, width, height = box
    return (left + by, top + by, width - 2 * by, height - 2 * by)


def rectangle(box: Box) -> str:
    """Outlines a box."""
    left, top, width, height = box
    corners = [
        (left, top),
        (left + width, top),
        (left + width, top + height),
        (left, top + height),
    ]
    return str(Pen(_FINE).polygon(corners))


def lozenge(centre: Point, half_width: float, half_height: float) -> str:
    """Outlines a diamond."""
    x, y = centre
    points = [
        (x, y - half_height),
        (x + half_width, y),
        (x, y + half_height),
        (x - half_width, y),
    ]
    return str(Pen(_FINE).polygon(points))


def _cornered(box: Box, radius: float, *, outwards: bool) -> str:
    left, top, width, height = box
    right, bottom = left + width, top + height
    pen = Pen(_FINE).move((left + radius, top))
    pen.line((right - radius, top)).arc(radius, (right, top + radius), clockwise=outwards)
    pen.line((right, bottom - radius)).arc(radius, (right - radius, bottom), clockwise=outwards)
    pen.line((left + radius, bottom)).arc(radius, (left, bottom - radius), clockwise=outwards)
    pen.line((left, top + radius)).arc(radius, (left + radius, top), clockwise=outwards)
    return str(pen.close())


def pill(box: Box, radius: float) -> str:
    """Outlines a box with round corners."""
    return _cornered(box, radius, outwards=True)


def scooped(box: Box, radius: float) -> str:
    """Outlines a box whose corners are scooped out, as on a ticket."""
    return _cornered(box, radius, outwards=False)


def pennant(box: Box, tip: float) -> str:
    """Outlines the flag of an index: scooped shoulders and an ogee point ``tip`` deep."""
    left, top, width, height = box
    right, bottom, middle = left + width, top + height, left + width / 2
    pen = Pen(_FINE).move((left + _SHOULDER, top)).line((right - _SHOULDER, top))
    pen.arc(_SHOULDER, (right, top + _SHOULDER), clockwise=False).line((right, bottom - tip))
    bend, throat = bottom - tip * 0.55, bottom - tip * 0.65
    pen.cubic((right, bend), (middle + width * 0.18, throat), (middle, bottom))
    pen.cubic((middle - width * 0.18, throat), (left, bend), (left, bottom - tip))
    pen.line((left, top + _SHOULDER)).arc(_SHOULDER, (left + _SHOULDER, top), clockwise=False)
    return str(pen.close())


def taper(
    points: Sequence[Point], width: Callable[[float], float]
) -> tuple[list[Point], list[Point]]:
    """Gives both edges of a stroke round a centre line; ``width`` is its half, along 0 to 1."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for index, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(index - 1, 0)], points[min(index + 1, last)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        half = width(index / last)
        across = (-(y1 - y0) / length * half, (x1 - x0) / length * half)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    return left, right


def ribbon(pen: Pen, points: Sequence[Point], width: Callable[[float], float]) -> None:
    """Draws a smooth closed stroke that swells and thins round a centre line."""
    left, right = taper(points, width)
    pen.spline(left).line(right[-1]).through(right[::-1]).close()


def curl(
    centre: Point, radius: float, turns: float, *, steps: int = 10, end: float
) -> list[Point]:
    """Gives a spiral that rolls up, anticlockwise, from a line which comes in below its centre.

    Args:
        centre: of the spiral.
        radius: at its start.
        turns: how far it winds.
        steps: how many spans it has.
        end: the radius at its end, as a part of that at its start.
    """
    points = []
    for step in range(steps + 1):
        x, y = polar(
            radius * (1 - (1 - end) * step / steps),
            math.pi / 2 - math.tau * turns * step / steps,
        )
        points.append((centre[0] + x, centre[1] + y))
    return points


def flipped(points: Sequence[Point], level: float) -> list[Point]:
    """Mirrors points in a horizontal line."""
    return [(x, 2 * level - y) for x, y in points]


def mirrored(points: Sequence[Point], sense: int) -> list[Point]:
    """Mirrors points in the vertical axis if ``sense`` is -1, and leaves them if it is 1."""
    return [(sense * x, y) for x, y in points]


def shadow(
    art: Artwork, data: str, *, count: int = 3, step: float = 3.4, opacity: float = 0.14
) -> None:
    """Draws a soft edge without blur: ``count`` nested black strokes, each ``step`` wider."""
    for index in range(count):
        art.path(data, stroke=Stroke("#000", step * (index + 1), round=True), opacity=opacity)

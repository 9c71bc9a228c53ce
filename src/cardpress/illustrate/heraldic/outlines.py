"""Path data for the shapes that heraldry needs often: circles, stars, curves through points.

Every function gives the text of a ``d`` attribute; lengths are in the units of the caller.
"""

import math
from collections.abc import Callable, Sequence

from cardpress.illustrate import svg
from cardpress.illustrate.svg import Point

__all__ = ["circle", "ellipse", "number", "pivot", "polar", "smooth", "star", "sunburst"]


def number(value: float) -> str:
    """Writes a number with at most two decimals, as short as SVG allows: ``.5``, ``-3``."""
    return svg.number(value, 2)


def ellipse(x: float, y: float, *, across: float, down: float) -> str:
    """An ellipse about (x, y) with the half-axes ``across`` and ``down``."""
    half = f"a{number(across)},{number(down)} 0 1 1 "
    return (
        f"M{number(x - across)},{number(y)}"
        f"{half}{number(2 * across)},0{half}{number(-2 * across)},0Z"
    )


def circle(x: float, y: float, *, radius: float) -> str:
    """A circle about (x, y)."""
    return ellipse(x, y, across=radius, down=radius)


def polar(x: float, y: float, *, radius: float, degrees: float) -> Point:
    """The point at a distance and a direction from (x, y); 0 is right, 90 is down."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def star(
    x: float, y: float, *, radius: float, waist: float | None = None, points: int = 5
) -> str:
    """A star that stands on two points.

    Args:
        x: its centre.
        y: its centre.
        radius: from the centre to a point.
        waist: from the centre to a notch; 45 % of the radius unless given.
        points: how many it has.
    """
    waist = radius * 0.45 if waist is None else waist
    corners = []
    for corner in range(2 * points):
        reach = waist if corner % 2 else radius
        across, down = polar(x, y, radius=reach, degrees=-90 + corner * 180 / points)
        corners.append(f"{number(across)},{number(down)}")
    return f"M{'L'.join(corners)}Z"


def sunburst(x: float, y: float, *, radius: float, rays: int) -> str:
    """Wedges from (x, y), each as wide as the gap beside it; the first points to the right."""
    wedges = []
    for ray in range(rays):
        left = polar(x, y, radius=radius, degrees=360 * (ray - 0.25) / rays)
        right = polar(x, y, radius=radius, degrees=360 * (ray + 0.25) / rays)
        wedges.append(
            f"M{number(x)},{number(y)}L{number(left[0])},{number(left[1])}"
            f"L{number(right[0])},{number(right[1])}Z"
        )
    return "".join(wedges)


def smooth(points: Sequence[Point]) -> str:
    """An open Catmull-Rom curve through the points, written as cubic curves."""
    written = [f"M{number(points[0][0])},{number(points[0][1])}"]
    last = len(points) - 1
    for index in range(last):
        before, start = points[max(0, index - 1)], points[index]
        end, after = points[index + 1], points[min(last, index + 2)]
        written.append(
            f"C{number(start[0] + (end[0] - before[0]) / 6)},"
            f"{number(start[1] + (end[1] - before[1]) / 6)} "
            f"{number(end[0] - (after[0] - start[0]) / 6)},"
            f"{number(end[1] - (after[1] - start[1]) / 6)} "
            f"{number(end[0])},{number(end[1])}"
        )
    return "".join(written)


def pivot(x: float, y: float, *, degrees: float) -> Callable[[float, float], str]:
    """Gives a function that turns a local point about its origin and writes it, from (x, y).

    For parts that are turned while their light must not turn with them.
    """
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def at(across: float, down: float) -> str:
        return (
            f"{number(x + across * cosine - down * sine)},"
            f"{number(y + across * sine + down * cosine)}"
        )

    return at

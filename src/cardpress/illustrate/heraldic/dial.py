"""The middle of the back: a dial of the quest's hours, and gilt ironwork about it.

In mm of the card. Both are the same after half a turn about its centre.
"""

from cardpress.illustrate.heraldic.card import CENTRE
from cardpress.illustrate.heraldic.elements import definitions, dot, group, path, use
from cardpress.illustrate.heraldic.hours import HOURS
from cardpress.illustrate.heraldic.outlines import number, polar, smooth, sunburst
from cardpress.illustrate.heraldic.tones import INK, WHITE
from cardpress.illustrate.svg import Point

__all__ = ["GILT", "dial", "scrolls"]

GILT = "#f0bd4a"
"""The gold of frame, dial and ironwork."""

_X, _Y = CENTRE
_RING = 19.2
"""Radius of the dial's ring of hours, in mm."""
_NOON = 3.5
"""The strength at which the day is half over."""
_HOUR, _PAUSE = 14.5, 12.5
"""Degrees from hour to hour on the dial, and how much more there is at the post."""


def scrolls() -> str:
    """Gilt ironwork above and below the dial, the same on all four sides of the axes."""
    bars = (
        _curl((3.2, -23.4), heading=-38, length=17.5, bend=3, curl=58),
        _curl((15.6, -15.6), heading=-30, length=12.5, bend=4, curl=62),
    )
    quarter = group(*bars, fill="none", stroke_linecap="round")
    leaves = "".join(
        path(
            "M0,0C.9,-1.5 2.6,-1.7 4,-1.1C3.2,.5 1.5,1 0,0Z",
            transform=f"translate({number(x)} {number(y)})rotate({turn})",
            fill=GILT,
            stroke=INK,
            stroke_width=0.45,
        )
        for x, y, turn in ((6.4, -25, -84), (17.4, -16.6, -78))
    )
    sides = (
        group(use("scroll"), transform=f"scale({across} {down})")
        for across in (1, -1)
        for down in (1, -1)
    )
    return definitions(group(quarter, leaves, id="scroll")) + group(
        *sides, transform=f"translate({number(_X)} {number(_Y)})"
    )


def _curl(start: Point, *, heading: float, length: float, bend: float, curl: float) -> str:
    """A bar of gold that bends ever tighter; degrees to the millimetre at start and end."""
    x, y = start
    steps = 16
    points, angle = [start], heading
    for step in range(steps):
        along = step / steps
        angle += (bend + (curl - bend) * along**2) * length / steps
        x, y = polar(x, y, radius=length / steps, degrees=angle)
        points.append((x, y))
    course = smooth(points)
    return path(course, stroke=INK, stroke_width=1.5) + path(
        course, stroke=GILT, stroke_width=0.75, role="core"
    )


def dial() -> str:
    """The quest's one day as a dial: six hours to each half, each in the colour of its wall."""
    gems = []
    for strength, hour in HOURS.items():
        aside = (strength - _NOON) * _HOUR
        for half in (-90, 90):
            degrees = half + aside + (_PAUSE if strength > _NOON else -_PAUSE) / 2
            x, y = polar(_X, _Y, radius=_RING, degrees=degrees)
            gems.append(
                dot(x, y, r=2.1, fill=hour.wall[0], stroke=INK, stroke_width=0.5, role="flood")
            )
            gems.append(dot(x, y, r=0.85, fill=WHITE, opacity=0.45, role="shade"))
    return (
        dot(_X, _Y, r=_RING + 2.7, fill=INK)
        + dot(_X, _Y, r=_RING + 2, fill=GILT)
        + dot(_X, _Y, r=_RING + 1.55, fill="none", stroke=INK, stroke_width=0.2)
        + dot(_X, _Y, r=_RING - 1.55, fill="none", stroke=INK, stroke_width=0.2)
        + dot(_X, _Y, r=_RING - 2, fill="url(#medal)", stroke=INK, stroke_width=0.6)
        + path(
            sunburst(_X, _Y, radius=_RING - 2.3, rays=24),
            fill="#fff6dc",
            opacity=0.5,
            role="shade",
        )
        + "".join(gems)
    )

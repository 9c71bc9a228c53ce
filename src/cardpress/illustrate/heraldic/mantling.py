"""Mantling: torn cloth on either side of the shield, more and longer strips with strength.

Drawn from the middle of the shield's top, in mm, y down; the strips of the right-hand side, the
other side is their mirror image.
"""

import math
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from cardpress.illustrate.heraldic.elements import definitions, group, path, use
from cardpress.illustrate.heraldic.outlines import smooth
from cardpress.illustrate.heraldic.tones import INK
from cardpress.illustrate.svg import Point

__all__ = ["mantling"]

_STEPS = 10
"""Joints of a strip's spine."""


class _Strip(NamedTuple):
    """A strip of cloth whose end curls up: its spine bends ever more."""

    x: float
    y: float
    heading: float
    """Degrees at the start; 0 is right, 90 is down."""
    length: float
    bend: float
    curl: float
    """Degrees to the millimetre at the start and at the end."""
    width: float


class _Joint(NamedTuple):
    """A point of a strip's spine, with the cloth's direction and half breadth."""

    x: float
    y: float
    angle: float
    half: float

    def aside(self, share: float) -> Point:
        """The point ``share`` of the half breadth to the left of the spine."""
        reach = self.half * share
        return self.x + math.sin(self.angle) * reach, self.y - math.cos(self.angle) * reach


_STRIPS: Mapping[int, tuple[_Strip, ...]] = MappingProxyType(
    {
        3: (
            _Strip(9, 3, -16, 20, 2.2, 26, 6.6),
            _Strip(11, 20, 62, 18, 0.4, 27, 6),
        ),
        4: (
            _Strip(8, 1, -28, 23, 3.4, 24, 7.4),
            _Strip(12, 24, 84, 16, -0.6, -28, 6),
            _Strip(11, 20, 60, 19, 0.2, 26, 7),
        ),
        5: (
            _Strip(10, 1, -26, 22, 3.4, 25, 7.4),
            _Strip(12, 24, 84, 17, -0.6, -27, 6),
            _Strip(11, 19, 50, 21, 0.4, 25, 7.2),
        ),
        6: (
            _Strip(11, 2, -24, 22, 3.2, 25, 7.6),
            _Strip(12, 25, 84, 18, -0.6, -26, 6.6),
            _Strip(11, 19, 50, 22, 0.6, 24, 7.8),
        ),
    }
)
"""By strength, from back to front; the lowest strengths have none."""


def mantling(strength: int, *, cloth: str, lining: str) -> str:
    """Both sides of the mantling; nothing where a strength has none."""
    strips = _STRIPS.get(strength, ())
    if not strips:
        return ""
    side = "".join(
        _strip(strip, name=f"m{number}", cloth=cloth, lining=lining)
        for number, strip in enumerate(strips, start=1)
    )
    return (
        definitions(group(side, id="mant", stroke_linejoin="round"))
        + use("mant")
        + use("mant", transform="scale(-1 1)")
    )


def _strip(strip: _Strip, *, name: str, cloth: str, lining: str) -> str:
    spine = _spine(strip)
    outer = 1 if strip.curl > 0 else -1
    left, right = _edge(spine, -1), _edge(spine, 1)
    turned = smooth(_edge(spine[1:], 0.95 * outer) + _edge(spine[3:], 0.22 * outer)[::-1])
    shaded = smooth(_edge(spine[1:], -0.95 * outer) + _edge(spine[1:], -0.5 * outer)[::-1])
    fold = {"fill": "none", "stroke": INK, "stroke_linecap": "round"}
    return (
        path(f"{smooth(left + right[::-1][1:])}Z", id=name)
        + use(name, fill=cloth, role="flood")
        + path(f"{turned}Z", fill=lining, role="flood")
        + path(f"{shaded}Z", fill=INK, opacity=0.22, role="shade")
        + path(smooth(_edge(spine[3:-1], 0.22 * outer)), stroke_width=0.34, **fold)
        + path(
            smooth(_edge(spine[4:-5], -0.34 * outer)), stroke_width=0.28, opacity=0.6, **fold
        )
        + use(name, fill="none", stroke=INK, stroke_width=0.8)
    )


def _edge(spine: Iterable[_Joint], share: float) -> list[Point]:
    return [joint.aside(share) for joint in spine]


def _spine(strip: _Strip) -> list[_Joint]:
    x, y, angle = strip.x, strip.y, math.radians(strip.heading)
    step = strip.length / _STEPS
    joints = []
    for index in range(_STEPS + 1):
        along = index / _STEPS
        swell = min(1, 0.45 + along * 2.6) * (1 - along**2.6) ** 0.7
        joints.append(_Joint(x, y, angle, strip.width / 2 * swell))
        angle += math.radians((strip.bend + (strip.curl - strip.bend) * along**2.2) * step)
        x += math.cos(angle) * step
        y += math.sin(angle) * step
    return joints

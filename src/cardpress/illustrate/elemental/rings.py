"""The rings of a sigil: plain ones, the ring of the element, filigree of interlaced waves."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Self

from cardpress.illustrate.elemental.canvas import Canvas
from cardpress.illustrate.elemental.outlines import polar
from cardpress.illustrate.elemental.palette import Palette
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.svg import Pen, Point, Stroke, number

__all__ = ["Figure", "element_ring", "filigree", "ring"]

_TOP = -math.pi / 2
_LOBE_SPANS = 6
"""Curves that draw one lobe of a filigree."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A sigil under construction, about the origin."""

    canvas: Canvas
    element: str
    rarity: str | None
    level: int
    points: int
    radius: float
    colours: Palette
    gold: str
    """The sigil's metal as a paint with lights."""

    @classmethod
    def of(cls, scene: Scene, points: int) -> Self:
        """Gives the empty figure for a scene's spirit."""
        radius, (light, metal, dark) = scene.radius, scene.colours.metal
        gold = scene.art.linear(
            (-radius * 0.7, -radius),
            (radius * 0.7, radius),
            (0, light),
            (0.3, metal),
            (0.48, light),
            (0.62, dark),
            (0.8, metal),
            (1, light),
        )
        return cls(
            canvas=scene.canvas,
            element=scene.element,
            rarity=scene.rarity,
            level=scene.level,
            points=points,
            radius=radius,
            colours=scene.colours,
            gold=gold,
        )

    @property
    def key(self) -> str:
        """The colour of outlines."""
        return self.colours.key

    @property
    def metal(self) -> str:
        """The metal as one flat colour, for what is too fine for lights."""
        return self.colours.metal[1]

    @property
    def metal_light(self) -> str:
        """The metal at its brightest."""
        return self.colours.metal[0]


def _underlined(figure: Figure, data: object, width: float, *, dash: str = "") -> None:
    """Draws a line of metal over a broader dark one, which parts it from what lies behind."""
    under = Stroke(figure.key, width + 1.6, dash)
    figure.canvas.sheen(data, under, opacity=0.75)
    figure.canvas.line(data, Stroke(figure.gold, width, dash), low=min(width, 1.3))


def ring(figure: Figure, radius: float, width: float, *, dash: str = "") -> None:
    """Draws a ring of metal."""
    _underlined(figure, str(Pen().circle((0, 0), radius)), width, dash=dash)


def filigree(
    figure: Figure,
    lobes: int,
    shape: tuple[float, float],
    phases: Sequence[float],
    width: float,
) -> None:
    """Draws interlaced waves round a circle, of which one lobe is written and repeated.

    Args:
        figure: the sigil.
        lobes: how many waves go round.
        shape: the circle's radius and the waves' height, as parts of the sigil's radius.
        phases: where each of the interlaced waves begins, as parts of a wave.
        width: of the metal line.
    """
    middle, swing = (part * figure.radius for part in shape)
    pen = Pen(2)
    for phase in phases:
        _lobe(pen, lobes, _wave(middle, swing, phase))
    canvas, data = figure.canvas, str(pen)
    with canvas.art.kept() as lobe:
        canvas.sheen(data, Stroke(figure.key, width + 1.3, round=True), opacity=0.55)
        canvas.line(data, Stroke(figure.metal, width, round=True), low=0.6)
    canvas.art.wheel(lobe, lobes)


def _wave(middle: float, swing: float, phase: float) -> Callable[[float], float]:
    """Gives the distance from the origin along one wave."""

    def distance(part: float) -> float:
        return middle + swing * math.cos(math.tau * (part + phase))

    return distance


def _lobe(pen: Pen, lobes: int, distance: Callable[[float], float]) -> None:
    """Draws one lobe as curves whose ends and directions are exact (Hermite to Bézier)."""
    tiny = 1e-3

    def at(part: float) -> Point:
        return polar(distance(part), math.tau * part / lobes + _TOP)

    def control(part: float, sense: int) -> Point:
        (x, y), (x0, y0), (x1, y1) = at(part), at(part - tiny), at(part + tiny)
        scale = sense / (2 * tiny) / _LOBE_SPANS / 3
        return (x + (x1 - x0) * scale, y + (y1 - y0) * scale)

    pen.move(at(0))
    for span in range(_LOBE_SPANS):
        start, end = span / _LOBE_SPANS, (span + 1) / _LOBE_SPANS
        pen.cubic(control(start, 1), control(end, -1), at(end))


def element_ring(figure: Figure, radius: float) -> None:
    """Draws the ring that is peculiar to the element, behind its front petals."""
    _RINGS[figure.element](figure, radius)


def _facet_ring(figure: Figure, radius: float) -> None:
    """Earth: two polygons, cut like a gem."""
    count = figure.points * 2
    for part, width in ((1, 2.2), (0.93, 0.8)):
        corners = [
            polar(radius * part, math.tau * index / count + _TOP) for index in range(count)
        ]
        _underlined(figure, str(Pen().polygon(corners)), width)


def _broken_ring(figure: Figure, radius: float) -> None:
    """Air: two rings of dashes, as long as the petals are apart."""
    period = math.tau * radius / figure.points
    ring(figure, radius, 2, dash=f"{number(period * 0.8)} {number(period * 0.2)}")
    ring(figure, radius * 0.945, 0.8, dash=f"{number(period * 0.5)} {number(period * 0.5)}")


def _flame_ring(figure: Figure, radius: float) -> None:
    """Fire: a ring with small flames on it."""
    ring(figure, radius, 1.8)
    size, canvas = figure.radius, figure.canvas
    with canvas.art.kept() as flame:
        pen = Pen().move((-size * 0.035, -radius))
        pen.quadratic(
            (-size * 0.04, -radius - size * 0.05), (size * 0.02, -radius - size * 0.1)
        )
        pen.quadratic((size * 0.005, -radius - size * 0.05), (size * 0.035, -radius)).close()
        canvas.hollow(pen, figure.gold, Stroke(figure.key, 0.7), low=0.7)
    canvas.art.wheel(flame, figure.points * 2, 0.25)


def _wave_ring(figure: Figure, radius: float) -> None:
    """Water: a wavy ring with three waves to a point."""
    steps, swing = figure.points * 6, figure.radius * 0.022
    crests = [
        polar(radius + (-swing if step % 2 else swing), math.tau * step / steps)
        for step in range(steps)
    ]
    _underlined(figure, str(Pen().loop(crests)), 2)
    ring(figure, radius * 0.93, 0.8)


_RINGS: Mapping[str, Callable[[Figure, float], None]] = MappingProxyType(
    {"earth": _facet_ring, "air": _broken_ring, "fire": _flame_ring, "water": _wave_ring}
)

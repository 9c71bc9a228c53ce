"""Breakers: curling waves with contour lines, a foam cap in fingers, and spray."""

import math
from dataclasses import dataclass

from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stroke, number

__all__ = ["paint_breaker"]

# A breaker in its own box: the crest curls over the origin, 1 is its height, across is the
# way it breaks.
_FOAM_FINGERS = (
    (0.99, -0.50),
    (0.9, -0.62),
    (0.80, -0.54),
    (0.76, -0.68),
    (0.64, -0.60),
    (0.6, -0.76),
    (0.46, -0.66),
    (0.42, -0.82),
    (0.24, -0.72),
    (0.16, -0.9),
    (0, -0.8),
    (-0.1, -0.9),
    (-0.26, -0.7),
    (-0.34, -0.78),
    (-0.55, -0.62),
)


@dataclass(frozen=True, slots=True)
class _Breaker:
    scene: Scene
    foot: Point
    size: float
    sense: int
    """1 if it breaks to the right, -1 to the left: towards the light."""

    def at(self, across: float, down: float) -> Point:
        """Gives the place of a point of the breaker's box."""
        return (
            self.foot[0] + self.sense * self.size * across,
            self.foot[1] + self.size * down,
        )

    def curve(self, pen: Pen, *box: Point) -> None:
        """Draws cubic curves through points of the breaker's box, three for each."""
        points = [self.at(*point) for point in box]
        for index in range(0, len(points), 3):
            pen.cubic(*points[index : index + 3])

    def fall(self, start: Point, end: Point, *stops: tuple[float, str, float]) -> str:
        """Gives a gradient between two points of the breaker's box."""
        return self.scene.art.linear(self.at(*start), self.at(*end), *stops)


def paint_breaker(scene: Scene, foot: Point, size: float, *, side: int, tone: float) -> None:
    """Paints a wave that comes from the left (-1) or right (1) side; ``tone`` lightens it."""
    breaker = _Breaker(scene, foot, size, -side)
    _body(breaker, tone)
    _contours(breaker)
    _foam(breaker)
    _spray(breaker)


def _body(breaker: _Breaker, tone: float) -> None:
    colours = breaker.scene.colours
    high, accent, _ = colours.accent
    deep = mix(colours.near, colours.middle, 0.35 + 0.3 * tone)
    body = mix(colours.middle, accent, 0.18 + 0.3 * tone)
    pen = Pen().move(breaker.at(-2.3, 0.75))
    breaker.curve(pen, (-1.5, 0.4), (-0.75, -0.62), (0.02, -1))
    breaker.curve(pen, (0.42, -1.18), (0.9, -1.02), (0.98, -0.52))
    breaker.curve(pen, (0.84, -0.74), (0.56, -0.80), (0.36, -0.62))
    breaker.curve(pen, (0.08, -0.36), (0.2, 0.12), (1.2, 0.3))
    pen.line(breaker.at(1.6, 0.9), breaker.at(-2.3, 0.9)).close()
    fill = breaker.scene.art.linear(
        breaker.at(0.3, -1.1),
        breaker.at(-0.5, 0.7),
        (0, mix(accent, high, 0.3)),
        (0.28, mix(body, accent, 0.5)),
        (0.6, body),
        (1, deep),
    )
    edge = Stroke(mix(colours.near, colours.middle, 0.3), 0.9)
    breaker.scene.canvas.mass(pen, fill, edge)


def _contours(breaker: _Breaker) -> None:
    """Draws flowing lines on the back of the wave and inside its barrel."""
    canvas, (high, accent, _), size = (
        breaker.scene.canvas,
        breaker.scene.colours.accent,
        breaker.size,
    )
    back, barrel = Pen(), Pen()
    for row in range(1, 7):
        part = row / 7
        back.move(breaker.at(-2.2 + 0.5 * part, 0.75 + 0.02 * row))
        breaker.curve(
            back,
            (-1.45 + 0.35 * part, 0.45 + 0.1 * part),
            (-0.72 + 0.22 * part, -0.56 + 0.22 * part),
            (0.02 + 0.06 * part, -0.96 + 0.16 * part),
            (0.3 + 0.05 * part, -1.08 + 0.15 * part),
            (0.55, -1.0 + 0.1 * part),
            (0.74 - 0.1 * part, -0.86 + 0.08 * part),
        )
    for row in range(1, 5):
        part = row / 5
        barrel.move(breaker.at(0.30 - 0.1 * part, -0.56 + 0.05 * part))
        breaker.curve(
            barrel,
            (0.03 - 0.12 * part, -0.32),
            (0.12 - 0.2 * part, 0.2),
            (1.0 - 0.25 * part, 0.42 + 0.12 * part),
        )
    paint = breaker.fall((0.6, -1), (-1.2, 0.6), (0, high, 0.9), (1, accent, 0.15))
    dash = " ".join(number(size * part) for part in (0.9, 0.05, 0.4, 0.07))
    canvas.line(back, Stroke(paint, 1.1, dash), opacity=0.8, low=0.7)
    canvas.line(barrel, Stroke(high, 0.9), opacity=0.55, low=0.6)


def _foam(breaker: _Breaker) -> None:
    colours = breaker.scene.colours
    high, accent, _ = colours.accent
    pen = Pen().move(breaker.at(-0.55, -0.62))
    breaker.curve(pen, (-0.3, -0.88), (-0.15, -0.98), (0.02, -1.03))
    breaker.curve(pen, (0.44, -1.22), (0.95, -1.06), (1.0, -0.5))
    before = _FOAM_FINGERS[0]
    for finger in _FOAM_FINGERS[1:]:
        radius = math.dist(before, finger) * breaker.size * 0.62
        pen.arc(radius, breaker.at(*finger), clockwise=breaker.sense > 0)
        before = finger
    stops = ((0, "#ffffff"), (1, mix(high, accent, 0.35)))
    fill = breaker.scene.art.linear(breaker.at(0, -1.1), breaker.at(0.1, -0.5), *stops)
    edge = Stroke(mix(colours.middle, colours.near, 0.4), 0.8)
    breaker.scene.canvas.mass(pen.close(), fill, edge, low=1)


def _spray(breaker: _Breaker) -> None:
    chance = breaker.scene.chance
    pen = Pen()
    for _ in range(int(9 + breaker.size / 8)):
        place = (chance.uniform(0.2, 1.45), -1.05 - chance.uniform(-0.35, 0.35))
        pen.circle(breaker.at(*place), chance.uniform(0.5, 2.1) * breaker.size / 70)
    breaker.scene.canvas.hollow(pen, breaker.scene.colours.accent[0], opacity=0.95, low=0.6)

"""Floating islands: a rock in facets, turf that hangs over its edge, a few trees."""

import math
from dataclasses import dataclass

from cardpress.illustrate.elemental.outlines import between
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["paint_island"]

_TOP_SPANS = 9
_UNDER_SPANS = 9


@dataclass(frozen=True, slots=True)
class _Island:
    """One island: where its turf lies, how wide it is, what it is painted with."""

    scene: Scene
    middle: Point
    half: float
    base: str
    shade: str
    light: str
    turf: str


def paint_island(scene: Scene, middle: Point, half_width: float, *, nearness: float) -> None:
    """Paints an island; ``nearness`` runs from 0 (lost in the haze) to 1."""
    colours = scene.colours
    base = mix(colours.haze, colours.near, 0.25 + 0.65 * nearness)
    island = _Island(
        scene,
        middle,
        half_width,
        base,
        shade=mix(base, colours.near, 0.5),
        light=mix(base, colours.light, 0.55),
        turf=mix(mix(base, "#7f9a7c", 0.6), colours.haze, 0.25 * (1 - nearness)),
    )
    top = _surface(island)
    under = _underside(island)
    (_, y), size = middle, half_width
    stops = ((0, base), (1, mix(base, colours.haze, 0.55)))
    body = scene.art.linear((0, y), (0, y + size * 1.2), *stops)
    scene.canvas.mass(Pen().polygon(top + under), body, Stroke(island.shade, 0.6))
    _facets(island, under)
    _grain(island)
    _turf(island, top)
    _trees(island)
    ridge = Stroke(scene.rim(reach=0.9), 1.3)
    scene.canvas.line(Pen().spline(top), ridge, opacity=0.95, low=0.1)


def _surface(island: _Island) -> list[Point]:
    (x, y), size = island.middle, island.half
    points = []
    for index in range(_TOP_SPANS + 1):
        part = index / _TOP_SPANS
        rough = island.scene.chance.uniform(-0.05, 0.02) * size
        points.append(
            (x + size * (part * 2 - 1), y + rough - 0.05 * size * math.sin(math.pi * part))
        )
    return points


def _underside(island: _Island) -> list[Point]:
    """Gives the points of the rock below, from right to left."""
    (x, y), size = island.middle, island.half
    points = []
    for index in range(1, _UNDER_SPANS):
        part = index / _UNDER_SPANS
        deep = 1 - math.pow(abs(2 * part - 1), 1.15)
        rough = island.scene.chance.uniform(0.72, 1.12)
        points.append(
            (
                x + size * (1 - 2 * part) * (0.98 - 0.25 * deep),
                y + size * (0.12 + 1.15 * deep * rough),
            )
        )
    return points


def _facets(island: _Island, under: list[Point]) -> None:
    """Paints the facets of the rock dark on the far side of the light, and pale on the near."""
    (x, y), size, canvas = island.middle, island.half, island.scene.canvas
    towards = 1 if x < island.scene.centre[0] else -1
    dark, pale = Pen(), Pen()
    for point in under:
        aside = point[0] - x
        pen = dark if aside * towards < size * 0.15 else pale
        pen.polygon(
            [(x + aside * 1.15, y + size * 0.04), point, (x + aside * 0.55, y + size * 0.1)]
        )
    canvas.tone(dark, island.shade, opacity=0.55)
    canvas.tone(pale, island.light, opacity=0.5)


def _grain(island: _Island) -> None:
    (x, y), size = island.middle, island.half
    pen = Pen()
    for index in range(7):
        start = x + size * (-0.8 + index * 0.26)
        pen.move((start, y + size * 0.12))
        pen.line((between(start, x, 0.3), y + size * (0.3 + 0.5 * island.scene.chance.ratio())))
    stroke = Stroke(island.shade, 0.7, "7 3 3 2")
    island.scene.canvas.line(pen, stroke, opacity=0.6, low=0.6)


def _turf(island: _Island, top: list[Point]) -> None:
    chance, y, size = island.scene.chance, island.middle[1], island.half
    pen = Pen().move((top[0][0] - 1, top[0][1])).through(top)
    x = top[-1][0]
    while x > top[0][0]:
        step = size * chance.uniform(0.1, 0.2)
        hang = (x - step / 2, y + size * chance.uniform(0.1, 0.24))
        pen.quadratic(hang, (x - step, y + size * 0.04))
        x -= step
    island.scene.canvas.hollow(pen.close(), island.turf, low=0.8)


def _trees(island: _Island) -> None:
    """Sets a few trees with three crowns each onto the turf."""
    chance, (x, y), size = island.scene.chance, island.middle, island.half
    pen = Pen()
    for _ in range(chance.between(2, 4)):
        foot = x + size * chance.uniform(-0.6, 0.6)
        tall, ground = size * chance.uniform(0.3, 0.6), y - size * 0.05
        pen.polygon([(foot - 0.5, ground), (foot, ground - tall), (foot + 0.5, ground)])
        for across, up, radius in ((0, 0.85, 0.24), (0.18, 0.62, 0.17), (-0.18, 0.6, 0.15)):
            pen.circle((foot + tall * across, ground - tall * up), tall * radius)
    island.scene.canvas.hollow(pen, mix(island.base, island.shade, 0.6), low=0.6)

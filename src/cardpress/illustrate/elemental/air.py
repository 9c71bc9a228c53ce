"""Air: banks of cloud, streams that end in curls, floating islands, birds."""

import math
from collections.abc import Callable

from cardpress.illustrate.elemental.clouds import Bank, paint_bank
from cardpress.illustrate.elemental.emblems import paint_emblem
from cardpress.illustrate.elemental.islands import paint_island
from cardpress.illustrate.elemental.monument import paint_landmark
from cardpress.illustrate.elemental.outlines import between, curl, flipped, ribbon
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.sky import (
    paint_disc,
    paint_engraving,
    paint_rays,
    paint_sky,
)
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["paint_air"]

_GOLD, _LILAC, _SLATE = "#fbe3bd", "#9fb3c9", "#5d7a94"
_TOWERING = 0.45
"""How often a tower of cloud stands behind the islands."""
_STREAM_OPACITY = 0.95
_ISLANDS = (
    ((0.15, 0.42), 58, 0.75),
    ((0.86, 0.34), 46, 0.6),
    ((0.30, 0.2), 24, 0.3),
    ((0.74, 0.16), 18, 0.2),
    ((0.07, 0.17), 20, 0.25),
    ((0.94, 0.58), 30, 0.8),
)
"""Place as parts of the scene, half width, and nearness; one more of them with each rank."""
_CROWDING = 0.5
"""Nearness from which an island would crowd creature and landmark."""


def paint_air(scene: Scene) -> None:
    """Paints the landscape of an air elemental."""
    colours, level, height = scene.colours, scene.level, scene.height
    paint_sky(scene)
    paint_engraving(scene, 0.5)
    paint_rays(scene, 10 + 2 * level, 0.045, opacity=0.6)
    _streaks(scene)
    paint_disc(scene, 0.95)
    _far_banks(scene)
    _islands(scene)
    paint_emblem(scene, scene.horizon + 30)
    paint_landmark(scene, scene.horizon + 40)
    _streams(scene, 4 + level // 2, (height * 0.12, height * 0.56), width=2.4, radius=20)
    horizon = scene.horizon - height * 0.1
    bottom = mix(_LILAC, _SLATE, 0.35)
    paint_bank(
        scene, Bank(horizon + 30, 70 + 10 * level, "#fff6e4", bottom, shade=_SLATE, dip=0.62)
    )
    _birds(scene, 3 + level)
    top, bottom = mix("#f4ecdf", _LILAC, 0.25), mix(_SLATE, colours.near, 0.12)
    paint_bank(scene, Bank(horizon + 84, 84, top, bottom, shade="#48647f", dip=0.5))
    _streams(scene, 4, (horizon + 44, height - 20), width=2.2, radius=18)
    top, bottom = mix(_LILAC, _SLATE, 0.35), mix(_SLATE, colours.near, 0.75)
    paint_bank(scene, Bank(height - 34, 70, top, bottom, shade="#2c445a", dip=0.6))
    top = mix(_SLATE, colours.near, 0.3)
    paint_bank(scene, Bank(height + 10, 56, top, colours.near, shade="#22384d", dip=0.7))


def _streaks(scene: Scene) -> None:
    """Draws high thin clouds."""
    pen = Pen(0)
    for index in range(16):
        y = scene.height * (0.04 + 0.5 * index / 16)
        x = scene.chance.uniform(-60, scene.width * 0.7)
        length = scene.chance.uniform(60, 220)
        pen.move((x, y)).quadratic((x + length / 2, y - 6), (x + length, y + 2))
    stroke = Stroke("#ffffff", 1.2, "60 8 30 6", round=True)
    scene.canvas.line(pen, stroke, opacity=0.35, low=0.5)


def _far_banks(scene: Scene) -> None:
    haze, level, horizon = scene.colours.haze, scene.level, scene.horizon - scene.height * 0.1
    top, bottom = mix("#fffaf0", _GOLD, 0.5), mix(haze, _LILAC, 0.45)
    paint_bank(
        scene, Bank(horizon - 20, 54 + 16 * level, top, bottom, shade="#8fa3ba", dip=0.8)
    )
    if scene.seed.fork("towers").ratio() < _TOWERING:
        top, bottom = mix("#fffaf0", _GOLD, 0.25), mix(haze, _SLATE, 0.35)
        paint_bank(
            scene, Bank(horizon + 6, 150 + 20 * level, top, bottom, shade="#7f97b0", dip=0.96)
        )


def _islands(scene: Scene) -> None:
    chance, level = scene.chance, scene.level
    for (across, down), half_width, nearness in _ISLANDS[: 1 + level]:
        x = scene.width * across + chance.uniform(-14, 14)
        y = scene.height * down + chance.uniform(-14, 14) + (6 - level) * 6
        if nearness >= _CROWDING:
            continue
        paint_island(scene, (x, y), half_width * (0.76 + 0.06 * level), nearness=nearness)


def _gust(reach: float) -> Callable[[float], float]:
    """Gives the half width of a stream: swelling, and blunt where its curl ends."""

    def width(part: float) -> float:
        swell = 0.25 + 0.9 * math.pow(math.sin(min(1, part * 1.15) * math.pi), 0.7)
        return reach * swell * (1 if part < 0.93 else 0.8)

    return width


def _streams(
    scene: Scene, count: int, heights: tuple[float, float], *, width: float, radius: float
) -> None:
    """Paints streams of wind from both sides, each ending in a curl short of the middle."""
    chance = scene.chance
    pen = Pen()
    for index in range(count):
        y = between(*heights, (index + chance.uniform(0.2, 0.8)) / count)
        points = _stream(scene, y, radius)
        if index % 2:
            points = [(scene.width - x, y) for x, y in points]
        ribbon(pen, points, _gust(width * chance.uniform(0.7, 1.2)))
    stops = ((0.0, 0.3), (0.25, 1.0), (0.75, 1.0), (1.0, 0.3))
    paint = scene.art.linear(
        (0, 0),
        (scene.width, 0),
        *((at, "#ffffff", _STREAM_OPACITY * part) for at, part in stops),
    )
    scene.canvas.hollow(pen, paint, opacity=_STREAM_OPACITY, low=0.8)


def _stream(scene: Scene, y: float, radius: float) -> list[Point]:
    """Gives the line of one stream that comes in from the left."""
    chance = scene.chance
    swing, phase = chance.uniform(4, 12), chance.ratio() * math.tau
    radius *= chance.uniform(0.6, 1.25)
    end = scene.centre[0] - chance.uniform(0.16, 0.40) * scene.width
    rises = chance.ratio() < 0.6
    points: list[Point] = []
    for x in range(-20, int(end), 40):
        calm = 1 - max(0, x - end + 90) / 90
        points.append((x, y + swing * math.sin(x / 70 + phase) * calm))
    level = y - radius if rises else y + radius
    roll = curl((end, level), radius, 1.4, end=0.14)
    return points + (roll if rises else flipped(roll, level))


def _birds(scene: Scene, count: int) -> None:
    chance, colours = scene.chance, scene.colours
    pen = Pen()
    for _ in range(count):
        x = scene.centre[0] + chance.uniform(-0.44, 0.44) * scene.width
        y = scene.height * chance.uniform(0.1, 0.45)
        size = chance.uniform(4, 9)
        left, right, tip = x - size, x + size, y - size * 0.3
        pen.move((left, tip)).quadratic((x - size * 0.4, y - size * 0.6), (x, y))
        pen.quadratic((x + size * 0.4, y - size * 0.6), (right, tip))
        pen.quadratic((x + size * 0.4, y - size * 0.35), (x, y + size * 0.25))
        pen.quadratic((x - size * 0.4, y - size * 0.35), (left, tip)).close()
    scene.canvas.mark(pen, mix(colours.near, colours.middle, 0.3), opacity=0.8)

"""Earth: receding ranges over a valley, framed by cliffs or standing stones, with crystals."""

import math
from collections.abc import Callable
from itertools import pairwise

from cardpress.illustrate.elemental.cliffs import paint_cliff
from cardpress.illustrate.elemental.crystals import Cluster, paint_crystals
from cardpress.illustrate.elemental.emblems import paint_emblem
from cardpress.illustrate.elemental.monument import paint_landmark, walled
from cardpress.illustrate.elemental.mountains import RangeTones, paint_range
from cardpress.illustrate.elemental.outlines import between, rectangle, ribbon
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.sky import (
    paint_disc,
    paint_engraving,
    paint_rays,
    paint_sky,
)
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.elemental.woods import paint_pines
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["paint_earth"]

_TUFT = 0.54
"""Height of a tuft's control point, as a part of its width: nearly an arc."""
_WATERED = 0.55
"""How often a river runs through the valley."""


def paint_earth(scene: Scene) -> None:
    """Paints the landscape of an earth elemental."""
    paint_sky(scene)
    paint_engraving(scene, 0.30)
    paint_rays(scene, 9 + scene.level, 0.05, opacity=0.42)
    paint_disc(scene, 0.92)
    for index, fade in enumerate((0.22, 0.48, 0.72)):
        _range(scene, index, fade)
        if index == 1:
            paint_emblem(scene, scene.horizon + 48)
    if not walled(scene):
        paint_landmark(scene, scene.horizon + 52)
    _valley(scene)
    _sides(scene)
    _moss(scene, scene.height - 40 - 3 * scene.level)
    _crystals(scene)


def _range(scene: Scene, index: int, fade: float) -> None:
    """Paints one of three ranges, taller with rank, that open a valley below the light."""
    chance, colours, level = scene.chance, scene.colours, scene.level
    base = scene.horizon + 14 + 22 * index
    growth = (0.55 + 0.12 * level) * (1 - 0.22 * index)
    if index == 0 and level >= 5:
        growth *= 1.25
    peaks: list[Point] = []
    count = 6 - index
    for place in range(count):
        x = scene.width * (place + 0.5 + chance.uniform(-0.3, 0.3)) / count
        aside = min(1, abs(x - scene.centre[0]) / (scene.width / 2))
        tall = (60 + 120 * math.pow(aside, 1.1)) * growth * chance.uniform(0.75, 1.2)
        peaks.append((x, base - tall))
    body = mix(mix(colours.haze, colours.near, fade * 0.95), colours.middle, 0.35 * fade)
    tones = RangeTones(
        top=body,
        bottom=mix(body, colours.haze, 0.62 - 0.12 * index),
        shade=mix(body, colours.near, 0.55),
        shade_opacity=0.55,
        rim=0.85 - 0.2 * index,
    )
    paint_range(scene, base, peaks, tones, jag=5 - index)
    mist = scene.art.linear(
        (0, base - 26),
        (0, base + 24),
        (0, colours.haze, 0),
        (0.6, mix(colours.haze, colours.light, 0.35), 0.55),
        (1, colours.haze, 0),
    )
    scene.canvas.tone(rectangle((0, base - 26, scene.width, 50)), mist)


def _valley(scene: Scene) -> None:
    """Paints the valley's floor with its pines and furrows."""
    art, canvas, colours = scene.art, scene.canvas, scene.colours
    width, height, horizon = scene.width, scene.height, scene.horizon

    def floor(x: float) -> float:
        return horizon + 44 + 8 * math.sin(x / 47 + scene.level) + 5 * math.sin(x / 19)

    dark, pale = mix(colours.near, colours.middle, 0.5), mix(colours.middle, colours.haze, 0.25)
    pines = art.linear((0, horizon), (0, horizon + 50), (0, dark), (1, pale))
    paint_pines(scene, floor, 17, pines)
    line = [(float(x), floor(x)) for x in range(-20, int(width) + 61, 40)]
    ground = Pen().spline(line).line((width + 20, height + 5), (-20, height + 5)).close()
    stops = (
        (0, mix(colours.middle, colours.haze, 0.2)),
        (0.5, mix(colours.middle, colours.near, 0.5)),
        (1, colours.near),
    )
    canvas.mass(ground, art.linear((0, horizon + 40), (0, height), *stops))
    if scene.seed.fork("river").ratio() < _WATERED:
        _river(scene, floor)
    furrows = Pen(0)
    for index in range(7):
        deep = 8 + index * 9 + index * index * 0.8
        furrows.spline(
            [
                (x, floor(x) + deep + 3 * math.sin(x / 33 + index))
                for x in range(-20, int(width) + 61, 60)
            ]
        )
    paint = scene.rim(reach=0.6, opacity=0.8)
    canvas.line(furrows, Stroke(paint, 1, "22 7 5 9 40 12 9 6"), opacity=0.45, low=0.7)


def _river(scene: Scene, floor: Callable[[float], float]) -> None:
    """Paints a river that winds from below the light to the foot of the picture."""
    chance, (x, _) = scene.seed.fork("bends"), scene.centre
    top, bottom = floor(x) + 2, scene.height - 22
    swing, phase = chance.uniform(30, 60), chance.ratio() * math.tau
    line = []
    for step in range(9):
        part = step / 8
        bend = swing * math.sqrt(part) * math.sin(phase + part * 6.2)
        line.append((x + bend - scene.side * 40 * part, between(top, bottom, part**1.3)))
    pen = Pen()
    ribbon(pen, line, lambda part: 1.5 + 15 * part**1.5)
    light, haze = scene.colours.light, scene.colours.haze
    stops = ((0, light), (0.35, mix(light, haze, 0.6)), (1, mix(haze, scene.colours.near, 0.5)))
    fill = scene.art.linear((0, top), (0, bottom), *stops)
    scene.canvas.hollow(pen, fill, Stroke(mix(scene.colours.near, haze, 0.3), 0.8), low=0.8)
    ripples = Pen(0)
    for (x0, y0), (x1, _) in pairwise(line[2:]):
        ripples.move((x0 - 5, y0 + 2)).line((x0 + 4 + (x1 - x0) * 0.2, y0 + 2))
    scene.canvas.line(ripples, Stroke(light, 1), opacity=0.9, low=0.5)


def _sides(scene: Scene) -> None:
    """Frames the picture: a wall of strata on the far side, or a few standing stones."""
    chance, level, height = scene.chance, scene.level, scene.height
    if walled(scene):
        top = height * (0.34 - 0.022 * level) + chance.uniform(-24, 24)
        paint_cliff(scene, -scene.side, top, 62 + 8 * level + chance.uniform(-14, 12))
        return
    size = 44 + 4 * level
    place = scene.width * (0.5 - 0.30 * scene.side)
    _stones(scene, (place, height - 34), 2 + chance.below(2), size)


def _crystals(scene: Scene) -> None:
    """Sets crystals into the moss, more and larger with rank."""
    chance, level, height = scene.chance, scene.level, scene.height
    foot = (scene.from_side(-scene.side, 92 + chance.uniform(-26, 20)), height - 16)
    paint_crystals(scene, Cluster(foot, 3 + level, 30 + 10 * level, tilt=0.12 * scene.side))
    if level >= 3:
        foot = (scene.centre[0] + chance.uniform(-50, 50), height - 2)
        paint_crystals(scene, Cluster(foot, 5, 20 + 3 * level, fan=1.3))


def _stones(scene: Scene, foot: Point, count: int, size: float) -> None:
    """Paints monoliths: a lit face, a dark face, a mossy cap."""
    art, canvas, colours = scene.art, scene.canvas, scene.colours
    bodies, shades, moss, grain = Pen(), Pen(), Pen(), Pen(0)
    for index in range(count):
        place = _standing(scene, foot, index - (count - 1) / 2, size)
        side = [(-1, 0), (-0.92, 0.5), (-0.8, 0.93), (0.1, 1.02)]
        front = [(0.75, 0.95), (0.95, 0.45), (1.05, 0)]
        bodies.polygon([place(*at) for at in side + front])
        shades.polygon([place(*at) for at in [*side, (0.22, 0.7), (0.08, 0.4), (0.25, 0)]])
        moss.move(place(-0.84, 0.9))
        moss.line(
            *(place(*at) for at in ((-0.8, 0.95), (0.1, 1.04), (0.76, 0.97), (0.78, 0.93)))
        )
        for control, end in _MOSS_FRINGE:
            moss.quadratic(place(*control), place(*end))
        moss.close()
        for row in range(4):
            grain.move(place(0.3, 0.2 + 0.17 * row))
            grain.line(place(0.9, 0.17 + 0.17 * row + scene.chance.uniform(-0.03, 0.03)))
    top, base, near = foot[1] - size, foot[1], colours.near
    lit = art.linear((0, top), (0, base), (0, "#cfc7a6"), (0.5, "#7d7a5c"), (1, "#26291b"))
    canvas.mass(bodies, lit, Stroke(near, 0.8), low=1.2)
    dark = art.linear((0, top), (0, base), (0, "#4d4e3d"), (1, near))
    canvas.tone(shades, dark, opacity=0.9)
    canvas.line(grain, Stroke(near, 0.8, "5 2 8 3"), opacity=0.5, low=0.6)
    canvas.hollow(moss, "#8fa544", Stroke(mix(near, colours.middle, 0.3), 0.6), low=0.8)


_MOSS_FRINGE = (
    ((0.6, 0.88), (0.4, 0.96)),
    ((0.15, 0.9), (-0.1, 0.98)),
    ((-0.4, 0.84), (-0.6, 0.93)),
    ((-0.7, 0.86), (-0.84, 0.9)),
)
"""Control and end points of the moss that hangs from a stone's top, in the stone's own box."""


def _standing(
    scene: Scene, foot: Point, place: float, size: float
) -> Callable[[float, float], Point]:
    """Gives a stone's own box: across from -1 to 1 towards the light, up from 0 to 1."""
    chance = scene.chance
    x = foot[0] + place * size * 0.62 + chance.uniform(-4, 4)
    tall = size * chance.uniform(0.65, 1.25) * (1 - 0.18 * abs(place))
    half = size * chance.uniform(0.20, 0.27) * (1 if x < scene.centre[0] else -1)
    lean = chance.uniform(-0.06, 0.06) * tall

    def at(across: float, up: float) -> Point:
        return (x + across * half + lean * up, foot[1] - tall * up)

    return at


def _moss(scene: Scene, top: float) -> None:
    """Paints the mossy mound in front."""
    chance, art, canvas, width = scene.chance, scene.art, scene.canvas, scene.width

    def mound(x: float) -> float:
        return top + 26 * math.sin(math.pi * x / width) + 5 * math.sin(x / 23 + scene.level)

    body = Pen()
    x = -10.0
    body.move((x, mound(x)))
    while x < width + 10:
        step = chance.uniform(11, 22)
        x += step
        body.arc(step * 0.56, (x, mound(x)))
    body.line((width + 20, scene.height + 8), (-20, scene.height + 8)).close()
    stops = ((0, "#6f8436"), (0.25, "#39491f"), (1, scene.colours.near))
    canvas.mass(body, art.linear((0, top), (0, scene.height), *stops))
    pens = (Pen(0), Pen(0))
    for row in range(4):
        x = -10.0 - row * 5
        deep = 7 + row * 10
        pen = pens[row % 2].move((x, mound(x) + deep))
        while x < width + 10:
            step = chance.uniform(13, 21)
            x += step
            end = mound(x) + deep
            pen.quadratic((x - step / 2, end - step * _TUFT), (x, end))
    canvas.line(pens[0], Stroke(scene.rim("#c9cf6a", reach=0.8), 1), opacity=0.75, low=0.7)
    canvas.line(pens[1], Stroke("#0d140b", 1, "20 6 9 4"), opacity=0.6, low=0.5)

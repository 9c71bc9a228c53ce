"""Water: a night sky with stars, headlands, a glittering sea, breakers and swell."""

import math

from cardpress.illustrate.elemental.breakers import paint_breaker
from cardpress.illustrate.elemental.emblems import paint_emblem
from cardpress.illustrate.elemental.monument import paint_landmark, walled
from cardpress.illustrate.elemental.mountains import RangeTones, paint_range
from cardpress.illustrate.elemental.outlines import rectangle, ribbon
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.sea import (
    Swell,
    paint_foam,
    paint_glitter,
    paint_stacks,
    paint_swell,
)
from cardpress.illustrate.elemental.sky import (
    paint_disc,
    paint_engraving,
    paint_rays,
    paint_sky,
)
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["paint_water"]

_CALM = (0.7, 0.55, 0.45, 0.35, 0.25, 0.15)
"""How often the sea is calm by rank."""
_RAINY = 0.3
"""How often it rains on a sea with breakers."""
_HEADLANDS = ((0.03, 74), (0.13, 40), (0.2, 22), (0.8, 20), (0.88, 44), (0.97, 80))
"""Place as a part of the width, and height."""


def paint_water(scene: Scene) -> None:
    """Paints the landscape of a water elemental."""
    paint_sky(scene)
    paint_engraving(scene, 0.42)
    _stars(scene)
    _night_clouds(scene)
    paint_rays(scene, 7 + scene.level, 0.05, opacity=0.3)
    paint_disc(scene, 0.95)
    sea_level = scene.horizon - 14
    _headlands(scene, sea_level)
    _sea(scene, sea_level)
    paint_glitter(scene, sea_level)
    paint_emblem(scene, sea_level + 40)
    if not walled(scene):
        paint_landmark(scene, sea_level + 44)
    _waves(scene, sea_level)
    paint_foam(scene)
    if not _calm(scene) and scene.seed.fork("rain").ratio() < _RAINY:
        _rain(scene)


def _rain(scene: Scene) -> None:
    """Draws slanting rain, fine enough to look through."""
    chance, pen = scene.seed.fork("drops"), Pen(0)
    for _ in range(90):
        x, y = chance.uniform(-20, scene.width), chance.uniform(-10, scene.height * 0.8)
        length = chance.uniform(12, 34)
        pen.move((x, y)).line((x - length * 0.3, y + length))
    stroke = Stroke(scene.colours.accent[0], 0.8)
    scene.canvas.line(pen, stroke, opacity=0.38, low=0.4)


def _stars(scene: Scene) -> None:
    """Draws specks, and larger stars with four points, but none before the light."""
    chance = scene.chance
    for size, count, opacity in ((1.0, 60, 0.7), (1.7, 22, 0.95)):
        pen = Pen()
        for _ in range(count):
            x = chance.uniform(0, scene.width)
            y = scene.height * 0.62 * math.pow(chance.ratio(), 1.3)
            if math.dist((x, y), scene.centre) < scene.radius * 1.35:
                continue
            radius = size * chance.uniform(0.6, 1.3)
            pen.polygon(_star((x, y), radius) if size > 1.2 else _speck((x, y), radius))
        scene.canvas.mark(pen, "#eafcff", opacity=opacity)


def _speck(centre: Point, radius: float) -> list[Point]:
    x, y = centre
    return [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]


def _star(centre: Point, radius: float) -> list[Point]:
    (x, y), long, short = centre, 2.4 * radius, 0.4 * radius
    return [
        (x, y - long),
        (x + short, y - short),
        (x + long, y),
        (x + short, y + short),
        (x, y + long),
        (x - short, y + short),
        (x - long, y),
        (x - short, y - short),
    ]


def _night_clouds(scene: Scene) -> None:
    chance = scene.chance
    pen = Pen()
    for index in range(7):
        y = scene.height * (0.1 + 0.07 * index) + chance.uniform(-8, 8)
        side = chance.choice((-1, 1))
        length = chance.uniform(60, 190)
        line = [
            (scene.from_side(side, length * step / 6), y + 4 * math.sin(step * 1.3 + index))
            for step in range(7)
        ]
        ribbon(pen, line, lambda part: 5 * math.pow(1 - part, 0.8) + 0.3)
    ends = ("#0a2142", 0.9)
    middle = ("#5d97b5", 0.55)
    stops = ((0, *ends), (0.35, *middle), (0.65, *middle), (1, *ends))
    scene.canvas.hollow(pen, scene.art.linear((0, 0), (scene.width, 0), *stops), low=0.7)


def _headlands(scene: Scene, sea_level: float) -> None:
    colours, width = scene.colours, scene.width
    growth = 0.6 + 0.09 * scene.level
    peaks = [
        (width * place, sea_level - tall * growth * scene.chance.uniform(0.8, 1.25))
        for place, tall in _HEADLANDS
    ]
    peaks += [(width * 0.4, sea_level + 4), (width * 0.6, sea_level + 4)]
    tones = RangeTones(
        top=mix(colours.middle, colours.haze, 0.35),
        bottom=mix(colours.haze, colours.sky[3], 0.2),
        shade=mix(colours.middle, colours.near, 0.4),
        shade_opacity=0.6,
        rim=0.7,
    )
    paint_range(scene, sea_level + 8, peaks, tones, jag=4)


def _sea(scene: Scene, sea_level: float) -> None:
    colours = scene.colours
    stops = (
        (0, mix(colours.haze, colours.sky[3], 0.4)),
        (0.18, mix(colours.middle, colours.accent[1], 0.5)),
        (0.6, colours.middle),
        (1, colours.near),
    )
    fill = scene.art.linear((0, sea_level), (0, scene.height), *stops)
    scene.canvas.mass(rectangle((-10, sea_level, scene.width + 20, scene.height)), fill)


def _calm(scene: Scene) -> bool:
    """Whether no breaker disturbs the light's road over the sea."""
    return scene.seed.fork("sea").ratio() < _CALM[scene.level - 1]


def _waves(scene: Scene, sea_level: float) -> None:
    """Paints swell and breakers in turn, from the far ones to the near."""
    chance, colours, level = scene.chance, scene.colours, scene.level
    width, height = scene.width, scene.height
    middle, near, accent = colours.middle, colours.near, colours.accent[1]
    top = mix(middle, accent, 0.42)
    far = Swell(sea_level + 34, 8, 70, top, middle, crest=0.8, start=chance.uniform(-40, 40))
    paint_swell(scene, far)
    if walled(scene):
        foot = (scene.from_side(-scene.side, width * 0.15), sea_level + 50)
        paint_stacks(scene, foot, 2 + chance.below(2), 88 + 10 * level)
    growth = 0.7 + 0.085 * level
    side = -scene.side
    if not _calm(scene):
        place = (scene.from_side(side, width * chance.uniform(0.2, 0.3)), sea_level + 56)
        paint_breaker(scene, place, 50 * growth, side=side, tone=1)
    top, bottom = mix(middle, accent, 0.22), mix(middle, near, 0.5)
    start = chance.uniform(-50, 30)
    paint_swell(scene, Swell(sea_level + 66, 12, 96, top, bottom, crest=0.9, start=start))
    if not _calm(scene):
        place = (scene.from_side(side, width * chance.uniform(0.02, 0.08)), height - 46)
        paint_breaker(scene, place, 88 * growth, side=side, tone=0.45)
    start = chance.uniform(-60, 30)
    top = mix(middle, accent, 0.06)
    paint_swell(scene, Swell(height - 62, 16, 120, top, near, crest=0.95, start=start))
    start = chance.uniform(-60, 30)
    top = mix(middle, near, 0.4)
    paint_swell(scene, Swell(height - 26, 16, 104, top, near, crest=0.9, start=start))

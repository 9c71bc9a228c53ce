"""Fire: smoke above, volcanoes behind, walls of flame, a crust with glowing cracks in front."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardpress.illustrate.elemental.clouds import Smoke, paint_smoke
from cardpress.illustrate.elemental.crust import paint_columns, paint_crust
from cardpress.illustrate.elemental.emblems import paint_emblem
from cardpress.illustrate.elemental.monument import paint_landmark, walled
from cardpress.illustrate.elemental.mountains import RangeTones, paint_range
from cardpress.illustrate.elemental.outlines import between, rectangle, ribbon
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.sea import paint_glitter
from cardpress.illustrate.elemental.sky import (
    paint_disc,
    paint_engraving,
    paint_rays,
    paint_sky,
)
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["paint_fire"]

_BLAZES = ((104, 240, 150), (40, 70, 48), (56, 310, 70), (70, 110, 210))
"""Heights of the tongues in the middle, at the far side, at the creature's side."""
_EMBERS = ((1, "#ffe9a0", 26), (1.7, "#ffb03c", 18), (2.6, "#ff7a24", 8))
"""Size, colour and number of the embers; of the largest there are two more with each rank."""


@dataclass(frozen=True, slots=True)
class _Wall:
    """One wall of flame."""

    base: float
    """Where its tongues begin, from the top of the picture."""
    breadth: float
    """Half the width of a tongue, about."""
    tall: Callable[[float], float]
    """Height of a tongue by its place."""
    tones: tuple[str, ...]
    """Paints from the outside of a tongue to its heart."""


def paint_fire(scene: Scene) -> None:
    """Paints the landscape of a fire elemental."""
    level, height = scene.level, scene.height
    paint_sky(scene)
    paint_engraving(scene, 0.35)
    paint_rays(scene, 8 + 2 * level, 0.05, opacity=0.5)
    paint_smoke(scene, Smoke(-6, 90 + 6 * level, "#12060c", "#4c1118", "#ff8a3c", glow=0.5))
    paint_smoke(scene, Smoke(-34, 84 + 4 * level, "#0c0409", "#2c0a12", "#d9491f", glow=0.45))
    paint_disc(scene, 0.95)
    _range(scene)
    _volcano(scene, scene.side)
    paint_glitter(scene, scene.horizon + 6, glints=32)
    paint_emblem(scene, height - 46)
    if not walled(scene):
        paint_landmark(scene, height - 78)
    _flame_walls(scene)
    if walled(scene):
        top = height * (0.44 - 0.03 * level) + scene.chance.uniform(-20, 20)
        paint_columns(scene, -scene.side, top, 78 + 7 * level)
    paint_crust(scene, height - 44)
    _embers(scene)


def _range(scene: Scene) -> None:
    """Paints the far range and the glow of the plain before it."""
    chance, width, horizon = scene.chance, scene.width, scene.horizon
    peaks: list[Point] = []
    for index in range(6):
        x = width * (0.08 + 0.84 * (index + 0.5 + chance.uniform(-0.2, 0.2)) / 6)
        tall = 20 + (90 + 10 * scene.level) * abs((index + 0.5) / 3 - 1)
        peaks.append((x, horizon - tall * chance.uniform(0.7, 1.15)))
    tones = RangeTones("#7c2216", "#c44a1c", "#360a0f", shade_opacity=0.75, rim=0.95)
    paint_range(scene, horizon + 12, peaks, tones, jag=5)
    plain = scene.art.linear(
        (0, horizon - 10),
        (0, scene.height),
        (0, "#ffb347", 0),
        (0.25, "#ff9a33", 0.65),
        (0.5, "#8c1c10", 0.9),
        (1, "#3a080a"),
    )
    scene.canvas.tone(rectangle((0, horizon - 10, width, scene.height)), plain)


def _volcano(scene: Scene, side: int) -> None:
    """Paints a volcano at one side of the light, with lava down its shoulder."""
    chance, art, canvas = scene.chance, scene.art, scene.canvas
    x = scene.centre[0] + side * scene.width * chance.uniform(0.29, 0.36)
    top = scene.horizon - 66 - 10 * scene.level + chance.uniform(-12, 12)
    base = scene.horizon + 40
    body = (
        Pen()
        .move((x - 130, base))
        .cubic((x - 62, base - 18), (x - 34, top + 44), (x - 15, top))
    )
    body.quadratic((x, top + 7), (x + 15, top))
    body.cubic((x + 34, top + 44), (x + 62, base - 18), (x + 130, base)).close()
    fill = art.linear((0, top), (0, base), (0, "#2b0a10"), (1, "#7a2016"))
    canvas.mass(body, fill, Stroke(scene.rim(), 1.1))
    lava = Pen()
    for start in (-7, 1, 8):
        line = [
            (x + start + step * start * 0.75 + chance.uniform(-3, 3), top + 5 + step * 17)
            for step in range(int(3 + chance.ratio() * 3))
        ]
        ribbon(lava, line, lambda part: 2.1 * (1 - part) + 0.5)
    heat = ((0, "#fff0b0"), (0.5, "#ff9a2e"), (1, "#e04412"))
    canvas.hollow(lava, art.linear((0, top), (0, base), *heat), low=0.6)
    crater = (x, top - 2)
    glow = art.radial(crater, 40, (0, "#ffd070", 0.8), (1, "#ff7a20", 0))
    canvas.tone(Pen().circle(crater, 40), glow)


def _flame_walls(scene: Scene) -> None:
    """Paints two walls of flame, highest at the far side, lowest below the light."""
    width, height = scene.width, scene.height
    blaze = _BLAZES[scene.seed.fork("blaze").below(len(_BLAZES))]
    growth = 1 + 0.08 * (scene.level - 3)

    def row(count: int) -> list[float]:
        return [
            width * (index + 0.5) / count + scene.chance.uniform(-9, 9)
            for index in range(count)
        ]

    def tone(low: str, high: str, top: float) -> str:
        return scene.art.linear((0, height * top), (0, height), (0, low), (1, high))

    tones: tuple[str, ...] = (tone("#8f180f", "#d9441a", 0.3), tone("#f0661c", "#ffb13a", 0.4))
    tall = _tongue_heights(scene, blaze, growth)
    _flames(scene, row(13), _Wall(height - 20, 24, tall, tones))
    tones = (
        tone("#7c1210", "#c8321a", 0.5),
        tone("#f0661c", "#ff9a28", 0.6),
        tone("#ffc04a", "#fff3c0", 0.6),
    )
    tall = _tongue_heights(scene, blaze, growth * 0.62)
    _flames(scene, row(11), _Wall(height - 6, 22, tall, tones))


def _tongue_heights(
    scene: Scene, blaze: tuple[float, float, float], growth: float
) -> Callable[[float], float]:
    middle, far, near = (height * growth for height in blaze)

    def tall(x: float) -> float:
        aside = (x - scene.centre[0]) / (scene.width * 0.5)
        side = near if aside * scene.side > 0 else far
        return between(middle, side, math.pow(min(1, abs(aside)), 1.4))

    return tall


def _flames(scene: Scene, places: Sequence[float], wall: _Wall) -> None:
    """Paints hair-like tongues: each an S-curved ribbon, in tones nested from the back."""
    chance = scene.chance
    pens = [Pen() for _ in wall.tones]
    for x in places:
        height = wall.tall(x) * chance.uniform(0.75, 1.2)
        half = wall.breadth * chance.uniform(0.75, 1.25)
        sway = chance.choice((-1, 1)) * height * 0.11
        phase = 4.6 * chance.uniform(0.8, 1.25)
        drift = chance.uniform(-0.1, 0.1) * height - (x - scene.centre[0]) * 0.12
        for index, pen in enumerate(pens):
            line = []
            for step in range(5):
                part = step / 4 * (1 - 0.2 * index)
                bend = sway * math.sin(part * phase) * math.pow(part, 0.6)
                line.append((x + drift * part + bend, wall.base - height * part))
            ribbon(pen, line, _tongue(half * (1 - 0.24 * index)))
    for index, (pen, fill) in enumerate(zip(pens, wall.tones, strict=True)):
        if index == 0:
            scene.canvas.mass(pen, fill, low=0.9)
        else:
            scene.canvas.hollow(pen, fill, low=0.9)


def _tongue(half: float) -> Callable[[float], float]:
    def width(part: float) -> float:
        return half * math.pow(1 - part, 0.8) * (1 + 0.25 * math.sin(part * 5)) + 0.2

    return width


def _embers(scene: Scene) -> None:
    chance = scene.chance
    for size, colour, count in _EMBERS:
        pen = Pen()
        more = 2 * scene.level if size > 2 else 0
        for _ in range(count + more):
            spread = 0.5 + 0.5 * chance.ratio()
            x = scene.centre[0] + (chance.ratio() - 0.5) * scene.width * spread
            y = scene.height * (0.86 - 0.8 * chance.ratio())
            grain = size * chance.uniform(0.6, 1.5)
            lean = chance.uniform(-0.5, 0.5) * grain
            pen.polygon(
                [
                    (x + lean, y - 2.2 * grain),
                    (x + grain * 0.7, y),
                    (x - lean, y + 1.5 * grain),
                    (x - grain * 0.7, y),
                ]
            )
        scene.canvas.mark(pen, colour, opacity=0.95)

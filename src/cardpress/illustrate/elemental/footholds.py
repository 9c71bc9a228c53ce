"""Where a creature stands: a mossy mound, a puff of cloud, a slab of crust, a rock, a wave."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.elemental.figures import Stance
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["paint_foothold"]


@dataclass(frozen=True, slots=True)
class _Foothold:
    """A piece of ground under construction."""

    scene: Scene
    chance: Chance
    top: float
    """Where the feet stand; the ground rises a little before them."""
    left: float
    right: float

    def crown(self, x: float, drop: float) -> float:
        """Gives the height of a rounded top that falls by ``drop`` at its ends."""
        middle, half = (self.left + self.right) / 2, (self.right - self.left) / 2
        return self.top + drop * math.pow(abs(x - middle) / half, 2.2)

    def along(self, count: int, drop: float, rough: float) -> list[Point]:
        """Gives points of the top from left to right."""
        points = []
        for index in range(count + 1):
            x = self.left + (self.right - self.left) * index / count
            points.append((x, self.crown(x, drop) + self.chance.uniform(-rough, rough)))
        return points

    def down(self, *stops: tuple[float, str]) -> str:
        """Gives a gradient from the top down to the scene's foot."""
        scene = self.scene
        return scene.art.linear((0, self.top - 6), (0, scene.height + 10), *stops)


def paint_foothold(scene: Scene, foot: Point, size: float, stance: Stance) -> None:
    """Paints the ground before a creature's feet; ``size`` is the creature's."""
    half = size * 0.66
    ground = _Foothold(
        scene, scene.seed.fork("foothold"), foot[1] - 3, foot[0] - half, foot[0] + half
    )
    kind = stance if stance == "water" else scene.element
    _PAINTERS["rock" if kind == "water" and stance == "ground" else kind](ground)


def _body(ground: _Foothold, top: list[Point], *, smooth: bool) -> Pen:
    """Draws the ground below a top edge, down to beyond the scene's foot."""
    low = ground.scene.height + 12
    pen = Pen().move((ground.left - 14, low)).line(top[0])
    pen = pen.through(top) if smooth else pen.line(*top[1:])
    return pen.line((ground.right + 14, low)).close()


def _mound(ground: _Foothold) -> None:
    """Earth: tufts of moss."""
    scene, chance = ground.scene, ground.chance
    near = scene.colours.near
    pen, tufts = Pen().move((ground.left - 14, scene.height + 12)), Pen(0)
    x = ground.left
    pen.line((x, ground.crown(x, 34)))
    while x < ground.right:
        step = chance.uniform(8, 15)
        x += step
        pen.arc(step * 0.58, (x, ground.crown(x, 34)))
        for row in (1, 2):
            y = ground.crown(x, 34) + 9 * row
            tufts.move((x - step, y)).quadratic((x - step / 2, y - 6), (x, y))
    pen.line((ground.right + 14, scene.height + 12)).close()
    fill = ground.down((0, "#71863a"), (0.4, "#35461f"), (1, near))
    scene.canvas.mass(pen, fill, Stroke(scene.rim("#c9cf6a"), 1.2), low=1.2)
    scene.canvas.line(tufts, Stroke(near, 1), opacity=0.6, low=0.6)


def _puff(ground: _Foothold) -> None:
    """Air: billows."""
    scene, chance, colours = ground.scene, ground.chance, ground.scene.colours
    x = ground.left
    here: Point = (x, ground.crown(x, 26))
    pen, contours = Pen().move((ground.left - 14, scene.height + 12)).line(here), Pen()
    while x < ground.right:
        step = chance.uniform(20, 38)
        x += step
        there = (x, ground.crown(x, 26))
        pen.arc(step * 0.58, there)
        contours.move((here[0] + step * 0.2, here[1] + 3))
        contours.arc(step * 0.4, (x - step * 0.15, there[1] + 1))
        here = there
    pen.line((x + 14, scene.height + 12)).close()
    slate = mix(colours.haze, colours.near, 0.62)
    fill = ground.down(
        (0, mix(colours.haze, colours.light, 0.5)), (0.45, slate), (1, colours.near)
    )
    scene.canvas.mass(pen, fill, Stroke(scene.rim(), 1.5), low=1.2)
    stroke = Stroke(mix(slate, colours.near, 0.3), 1, round=True)
    scene.canvas.line(contours, stroke, opacity=0.6, low=0.6)


def _slab(ground: _Foothold) -> None:
    """Fire: black crust with cracks that glow."""
    scene, chance = ground.scene, ground.chance
    top = ground.along(11, 26, 3.5)
    fill = ground.down((0, "#2a0a0d"), (0.4, "#150609"), (1, "#080305"))
    scene.canvas.mass(_body(ground, top, smooth=False), fill, low=1.2)
    edge = Stroke(scene.rim("#ffb347", reach=0.85), 1.6)
    scene.canvas.line(Pen().polyline(top), edge, opacity=0.95, low=0.1)
    cracks = Pen()
    for x, y in top[2:-2:2]:
        bend = x + chance.uniform(-7, 7)
        cracks.polygon([(x - 1, y + 7), (bend, y + 17), (bend - 5, y + 30), (bend + 2, y + 18)])
    scene.canvas.hollow(cracks, "#f06a1e", low=0.6)


def _rock(ground: _Foothold) -> None:
    """Water: a rock."""
    scene, colours = ground.scene, ground.scene.colours
    top = ground.along(9, 30, 3)
    stops = ((0, mix(colours.middle, colours.near, 0.45)), (0.7, colours.near))
    scene.canvas.mass(_body(ground, top, smooth=False), ground.down(*stops), low=1.2)
    lit = Stroke(scene.rim(colours.accent[0]), 1.5)
    scene.canvas.line(Pen().polyline(top), lit, opacity=0.95, low=0.1)
    grain = Pen(0)
    for x, y in top[1:-1]:
        grain.move((x, y + 7)).line((x - 5, y + 16)).move((x + 7, y + 11)).line((x + 2, y + 22))
    scene.canvas.line(grain, Stroke(colours.middle, 0.8), opacity=0.7, low=0.6)


def _wave(ground: _Foothold) -> None:
    """Water: a swell before a creature that swims."""
    scene, colours = ground.scene, ground.scene.colours
    width = ground.right - ground.left
    top = [
        (
            ground.left + width * index / 8,
            ground.crown(ground.left + width * index / 8, 24) - (4 if index % 2 else -3),
        )
        for index in range(9)
    ]
    fill = ground.down((0, mix(colours.middle, colours.accent[1], 0.3)), (0.6, colours.near))
    scene.canvas.mass(_body(ground, top, smooth=True), fill, low=1.2)
    crest = Stroke(scene.rim(colours.accent[0]), 1.8)
    scene.canvas.line(Pen().spline(top), crest, opacity=0.95, low=0.1)
    swell = Pen()
    for row in (1, 2, 3):
        swell.spline([(x, y + 9 * row) for x, y in top[row:-row]])
    lines = Stroke(colours.accent[1], 1, "22 5 9 4")
    scene.canvas.line(swell, lines, opacity=0.6, low=0.6)


_PAINTERS: Mapping[str, Callable[[_Foothold], None]] = MappingProxyType(
    {"earth": _mound, "air": _puff, "fire": _slab, "rock": _rock, "water": _wave}
)

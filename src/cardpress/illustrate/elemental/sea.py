"""The sea: glitter below the light, swell in peaked crests, stacks of rock, foam."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from cardpress.chance import Chance
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["Swell", "paint_foam", "paint_glitter", "paint_stacks", "paint_swell"]


@dataclass(frozen=True, slots=True)
class Swell:
    """One line of swell across the picture."""

    level: float
    depth: float
    """From crest to trough."""
    length: float
    """From crest to crest, about."""
    top: str
    bottom: str
    crest: float
    """Opacity of the lit crests."""
    start: float
    """Where its first crest stands."""


def _bell(chance: Chance) -> float:
    """Draws from a bell of mean 0 and variance 1: the sum of twelve even draws, less 6."""
    return sum(chance.ratio() for _ in range(12)) - 6


def paint_glitter(scene: Scene, sea_level: float, *, glints: int = 44) -> None:
    """Paints glints all over the sea, and the light's road across it."""
    chance, colours = scene.chance, scene.colours
    deep = scene.height - sea_level
    road = Pen()
    for _ in range(glints):
        part = math.pow(chance.ratio(), 0.8)
        y = sea_level + 3 + part * deep * 0.72
        x = scene.centre[0] + _bell(chance) * (18 + 90 * part) * 0.6
        half = (3 + 20 * part) * chance.uniform(0.5, 1.5)
        _glint(road, (x, y), half, (0.5 + 1.2 * part, 0.5 + 1.2 * part))
    scattered = Pen()
    for _ in range(glints * 3 // 4):
        part = chance.ratio()
        y = sea_level + 2 + part * deep * 0.6
        x = chance.uniform(0, scene.width)
        _glint(scattered, (x, y), (4 + 16 * part) * chance.uniform(0.5, 1.5), (1.2, 0.6))
    high, middle, _ = colours.accent
    scene.canvas.hollow(scattered, mix(middle, high, 0.2), opacity=0.45, low=0.5)
    scene.canvas.hollow(road, colours.light, opacity=0.9, low=0.5)


def _glint(pen: Pen, centre: Point, half: float, thick: tuple[float, float]) -> None:
    """Draws a lens of light; ``thick`` is the bend of its upper and lower edge."""
    x, y = centre
    pen.move((x - half, y)).quadratic((x, y - thick[0]), (x + half, y))
    pen.quadratic((x, y + thick[1]), (x - half, y)).close()


def paint_swell(scene: Scene, swell: Swell) -> None:
    """Paints swell in peaked crests that lean towards the light, with contours below them."""
    chance, colours = scene.chance, scene.colours
    level, depth, end = swell.level, swell.depth, scene.width + swell.length
    here: Point = (swell.start - swell.length, level)
    body, crests, contours = Pen().move(here), Pen().move(here), Pen(0)
    while here[0] < end:
        length = swell.length * chance.uniform(0.55, 1.35)
        x = here[0] + length
        sunk = level + depth * (0.5 + 0.5 * length / swell.length)
        there = (x, level + chance.uniform(-0.35, 0.35) * depth)
        towards_light = (here[0] + x) / 2 < scene.centre[0]
        for span in _trough(here, there, sunk - level, level, towards_light=towards_light):
            body.cubic(*span)
            crests.cubic(*span)
        for row in (1, 2, 3):
            lower = row * depth * 0.55
            fall = lower + (sunk - level) * 0.4
            contours.move((here[0] + length * 0.06 * row, here[1] + fall))
            contours.cubic(
                (here[0] + length * 0.2, sunk + lower),
                (x - length * 0.25, sunk + lower),
                (x - length * 0.07 * row, there[1] + fall),
            )
        here = there
    low = scene.height + 10
    body.line((end + 40, low), (-swell.length - 40, low)).close()
    stops = ((0, swell.top), (1, swell.bottom))
    scene.canvas.mass(body, scene.art.linear((0, level), (0, level + depth * 6 + 30), *stops))
    high, middle, _ = colours.accent
    lines = Stroke(scene.rim(middle, reach=0.7, opacity=0.9), 0.9, "30 5 12 6 50 9")
    scene.canvas.line(contours, lines, opacity=0.6, low=0.6)
    light = Stroke(scene.rim(high, reach=0.8), 1.8)
    scene.canvas.line(crests, light, opacity=swell.crest, low=0.1)


def _trough(
    here: Point, there: Point, fall: float, level: float, *, towards_light: bool
) -> tuple[tuple[Point, Point, Point], tuple[Point, Point, Point]]:
    """Gives the two curves from one crest to the next: steep on the side of the light."""
    length = there[0] - here[0]
    first, second, third, fourth = (
        (0.10, 0.42, 0.58, 0.06)
        if towards_light
        else (
            0.06,
            0.58,
            0.42,
            0.10,
        )
    )
    low = (here[0] + length * second, level + fall)
    return (
        (
            (here[0] + length * first, here[1] + fall * 0.8),
            (here[0] + length * second * 0.6, level + fall),
            low,
        ),
        (
            (there[0] - length * third * 0.5, level + fall),
            (there[0] - length * fourth, there[1] + fall * 0.7),
            there,
        ),
    )


def paint_stacks(scene: Scene, foot: Point, count: int, size: float) -> None:
    """Paints stacks of rock in the sea, lit from the light's side, with foam at the foot."""
    art, canvas, colours = scene.art, scene.canvas, scene.colours
    bodies, lit, grain, foam = Pen(), Pen(), Pen(), Pen()
    for index in range(count):
        at = _stack(scene, foot, index - (count - 1) / 2, size)
        bodies.polygon([at(*point) for point in _STACK_BODY])
        lit.polygon([at(*point) for point in _STACK_LIGHT])
        for row in range(5):
            grain.move(at(-0.9 + 0.1 * row, 0.12 + 0.14 * row)).line(at(0.1, 0.08 + 0.15 * row))
        foam.move(at(-1.5, -0.02))
        for control, end in _STACK_FOAM:
            foam.quadratic(at(*control), at(*end))
        foam.close()
    near, (high, middle, _) = colours.near, colours.accent
    stops = ((0, mix(colours.middle, near, 0.35)), (1, near))
    body = art.linear((0, foot[1] - size), (0, foot[1]), *stops)
    canvas.mass(bodies, body, Stroke(near, 0.8), low=1.2)
    canvas.tone(lit, scene.rim(mix(middle, high, 0.4), reach=0.8), opacity=0.75)
    canvas.line(grain, Stroke(middle, 0.7, "6 3 2 2"), opacity=0.45, low=0.6)
    canvas.hollow(foam, high, opacity=0.9, low=0.7)


# A stack in its own box: across from -1 to 1 towards the light, up from 0 to 1.
_STACK_LIT_EDGE = ((0.05, 1.0), (0.4, 0.84), (0.55, 0.5), (0.95, 0.22), (1.2, 0.0))
_STACK_BODY = ((-1.2, 0.0), (-0.85, 0.35), (-0.7, 0.62), (-0.25, 0.9), *_STACK_LIT_EDGE)
_STACK_LIGHT = (*_STACK_LIT_EDGE, (0.5, 0.0), (0.3, 0.3), (0.12, 0.5), (0.18, 0.75))
_STACK_FOAM = (
    ((-1.2, 0.09), (-0.9, 0.03)),
    ((-0.5, 0.1), (-0.1, 0.03)),
    ((0.4, 0.1), (0.8, 0.03)),
    ((1.2, 0.09), (1.5, -0.02)),
    ((0.0, -0.06), (-1.5, -0.02)),
)


def _stack(
    scene: Scene, foot: Point, place: float, size: float
) -> Callable[[float, float], Point]:
    """Gives the box of one stack."""
    chance = scene.chance
    x = foot[0] + place * size * 0.46 + chance.uniform(-6, 6)
    tall = size * chance.uniform(0.6, 1.3)
    half = size * chance.uniform(0.16, 0.26) * (1 if x < scene.centre[0] else -1)

    def at(across: float, up: float) -> Point:
        return (x + across * half, foot[1] - tall * up)

    return at


def paint_foam(scene: Scene) -> None:
    """Draws bubbles along the picture's foot."""
    chance = scene.chance
    pen = Pen()
    for _ in range(34):
        x = chance.uniform(0, scene.width)
        y = scene.height - 6 - 58 * math.pow(chance.ratio(), 1.6)
        pen.circle((x, y), chance.uniform(0.8, 3.0))
    scene.canvas.line(pen, Stroke(scene.colours.accent[0], 0.8), opacity=0.7, low=0.5)

"""What a set brings into its pictures: the Stormgate round the light, Arcana's constellation.

The spirit of a Stormgate card hangs in the gate: two pillars with an arch round the light and
a star for its keystone, while lightning comes down at both sides. Arcana's spirits have a
constellation of their own.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.elemental.outlines import polar, taper
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["GATED", "paint_emblem"]

GATED = frozenset({"STG"})
"""Codes of the sets whose spirits hang in the Stormgate."""

_REACH = (1.62, 1.56, 1.48, 1.42, 1.39, 1.36)
"""Inner radius of the gate's arch by rank, in radii of the sigil."""
_LEAST_REACH = 1.14
_HEADROOM = 12
"""Between the arch and the picture's top, if there is room."""


@dataclass(frozen=True, slots=True)
class _Masonry:
    """How an element builds its gate."""

    stones: int
    """Of the arch."""
    rough: float
    """How far a corner strays, in units of the view box."""
    flare: float
    """How much wider the pillars stand at their feet."""
    thickness: float
    """Of arch and pillars, as a part of the picture's width."""
    bow: float
    """Exponent of the arch's superellipse: below 2 it is pointed, far above 2 a lintel."""

    def radius(self, angle: float) -> float:
        """Gives the distance of the arch from its middle, 1 at its springers and its crown."""
        across, up = abs(math.cos(angle)), abs(math.sin(angle))
        return math.pow(math.pow(across, self.bow) + math.pow(up, self.bow), -1 / self.bow)


_MASONRY: Mapping[str, _Masonry] = MappingProxyType(
    {
        "earth": _Masonry(11, rough=2.6, flare=1.3, thickness=0.072, bow=5.0),
        "air": _Masonry(17, rough=0.3, flare=1.0, thickness=0.042, bow=1.75),
        "fire": _Masonry(11, rough=4.6, flare=1.6, thickness=0.06, bow=1.4),
        "water": _Masonry(13, rough=1.2, flare=1.2, thickness=0.056, bow=2.2),
    }
)


def paint_emblem(scene: Scene, base: float) -> None:
    """Paints the mark of the card's set, if it has one; ``base`` is the ground's height."""
    painter = _EMBLEMS.get(scene.set_code)
    if painter is not None:
        painter(scene, base)


def _gate(scene: Scene, base: float) -> None:
    """Stormgate: pillars, arch, keystone star, lightning."""
    chance, masonry = scene.seed.fork("stormgate"), _MASONRY[scene.element]
    thick = scene.width * masonry.thickness
    room = max(scene.centre[1] - thick - _HEADROOM, scene.radius * _LEAST_REACH)
    inner = min(scene.radius * _REACH[scene.level - 1], room)
    blocks, seams = Pen(), Pen(0)
    _arch(scene, chance, blocks, (inner, inner + thick))
    for side in (-1, 1):
        _pillar(scene, chance, blocks, (side, inner, base))
    x, y = scene.centre
    seams.move((x - inner - thick * 0.62, y)).line((x - inner - thick * 0.7, base))
    seams.move((x + inner + thick * 0.62, y)).line((x + inner + thick * 0.7, base))
    colours, canvas = scene.colours, scene.canvas
    _lightning(scene, chance, inner + thick)
    stone = mix(mix(colours.haze, colours.middle, 0.45), colours.near, 0.5)
    dark = mix(stone, colours.near, 0.55)
    fill = scene.art.linear((0, y - inner), (0, base), (0, stone), (1, dark))
    canvas.mass(blocks, fill, Stroke(scene.rim(), 1.4), low=1)
    canvas.line(seams, Stroke(dark, 1.4, "9 4 16 3"), opacity=0.7, low=0.5)
    star = Pen().polygon(_star((x, y - inner - thick / 2), 0.046 * scene.width, 4, 0.34))
    canvas.hollow(star, colours.light, Stroke(colours.key, 1.1), low=1)


def _arch(scene: Scene, chance: Chance, pen: Pen, radii: tuple[float, float]) -> None:
    """Draws the stones of the arch from the left springer to the right one."""
    masonry = _MASONRY[scene.element]
    gap = 0.05
    for index in range(masonry.stones):
        start = math.pi * (1 + (index + gap) / masonry.stones)
        end = math.pi * (1 + (index + 1 - gap) / masonry.stones)
        middle = (start + end) / 2
        low, high = radii
        high += chance.uniform(-0.4, 1) * masonry.rough
        corners = [(low, start), (high, start), (high, middle), (high, end)]
        corners += [(low, end), (low, middle)]
        points = [polar(out * masonry.radius(angle), angle) for out, angle in corners]
        pen.polygon([_strayed(scene, chance, point, masonry) for point in points])


def _strayed(scene: Scene, chance: Chance, point: Point, masonry: _Masonry) -> Point:
    rough = masonry.rough * 0.35
    return (
        scene.centre[0] + point[0] + chance.uniform(-rough, rough),
        scene.centre[1] + point[1] + chance.uniform(-rough, rough),
    )


def _pillar(scene: Scene, chance: Chance, pen: Pen, place: tuple[int, float, float]) -> None:
    """Draws a pillar of blocks with a capital; ``place`` is its side, inner reach and base."""
    side, inner, base = place
    masonry = _MASONRY[scene.element]
    thick = scene.width * masonry.thickness
    x, y = scene.centre[0] + side * (inner + thick / 2), scene.centre[1]
    half = thick * 0.72
    pen.polygon([(x - half, y + 9), (x - half, y + 1), (x + half, y + 1), (x + half, y + 9)])
    top, count = y + 11, max(3, round((base - y) / 34))
    for index in range(count):
        part = index / count
        low = top + (base - top) * (index + 1) / count - 1.6
        high = top + (base - top) * part
        wide = thick * 0.5 * (1 + (masonry.flare - 1) * part)
        stray = [chance.uniform(-1, 1) * masonry.rough * 0.5 for _ in range(4)]
        pen.polygon(
            [
                (x - wide + stray[0], high),
                (x + wide + stray[1], high),
                (x + wide + stray[2], low),
                (x - wide + stray[3], low),
            ]
        )


def _lightning(scene: Scene, chance: Chance, reach: float) -> None:
    """Draws forked lightning from above, outside the arch, at one side or both."""
    pen = Pen()
    for side in (-1, 1):
        x = scene.centre[0] + side * (reach + scene.width * chance.uniform(0.04, 0.10))
        _bolt(chance, pen, [(x, -6)], scene.horizon + 16)
    light, edge = (
        mix(scene.colours.light, "#ffffff", 0.5),
        mix(scene.colours.light, scene.colours.sky[1], 0.5),
    )
    scene.canvas.hollow(pen, light, Stroke(edge, 1.6, round=True), low=0.7)


def _bolt(chance: Chance, pen: Pen, line: list[Point], low: float) -> None:
    x, y = line[0]
    sense = chance.choice((-1, 1))
    while y < low:
        x += sense * chance.uniform(6, 22)
        y += chance.uniform(20, 38)
        line.append((x, y))
        sense = -sense
        if chance.ratio() < 0.45:
            fork = [
                (x - sense * step * chance.uniform(7, 12), y + step * 13) for step in range(4)
            ]
            _jag(pen, fork, 1.3)
    _jag(pen, line, 2.4)


def _jag(pen: Pen, line: list[Point], half: float) -> None:
    left, right = taper(line, lambda part: half * (1 - 0.85 * part) + 0.15)
    pen.polygon(left + right[::-1])


def _constellation(scene: Scene, base: float) -> None:
    """Arcana: stars on two orbits about the sigil, joined in turn by fine lines."""
    del base
    chance, (x, y) = scene.seed.fork("constellation"), scene.centre
    count = 8 + chance.below(3)
    points: list[Point] = []
    for index in range(count):
        angle = math.tau * (index + chance.uniform(-0.28, 0.28)) / count
        out = polar(scene.radius * chance.uniform(1.42, 1.78), angle)
        points.append((x + out[0], y + out[1]))
    gold, canvas = scene.colours.metal[0], scene.canvas
    lines, stars = Pen(), Pen()
    skipped = chance.below(count)
    for index, point in enumerate(points):
        if index != skipped:
            lines.polyline([points[index - 1], point])
        stars.polygon(_star(point, 5.5 + 3.5 * chance.ratio(), 4, 0.26))
    orbit = Pen().circle(scene.centre, scene.radius * 1.6)
    canvas.line(orbit, Stroke(gold, 0.9, "1 6"), opacity=0.8, low=0.5)
    canvas.line(lines, Stroke(gold, 1), opacity=0.75, low=0.6)
    canvas.hollow(stars, gold, Stroke(mix(scene.colours.near, gold, 0.25), 0.6), low=0.7)


def _star(centre: Point, radius: float, points: int, waist: float) -> list[Point]:
    """Gives the corners of a star whose first point looks upwards."""
    corners = []
    for index in range(points * 2):
        out = polar(
            radius * (waist if index % 2 else 1), math.pi * index / points - math.pi / 2
        )
        corners.append((centre[0] + out[0], centre[1] + out[1]))
    return corners


_EMBLEMS: Mapping[str, Callable[[Scene, float], None]] = MappingProxyType(
    {"STG": _gate, "ARC": _constellation}
)
"""Set code -> what paints its mark."""

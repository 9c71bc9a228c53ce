"""The sigil of the spirit: a radial figure that grows with the command ranking.

Rank 1 has petals and spikes; 2 adds hidden petals, beads and an aura; 3 the element's ring and
filigree; from 4 the spirit eclipses the light with a dark disc, a corona and short rays; 5 adds
a crown of inner petals, a second filigree and long rays; 6 adds orbs and a beaded orbit.
The sigil's middle is the origin of all that is drawn here.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.elemental.eye import paint_eye
from cardpress.illustrate.elemental.palette import PETALS
from cardpress.illustrate.elemental.petal_families import FAMILIES, PETAL_PAINTERS
from cardpress.illustrate.elemental.petals import Petal
from cardpress.illustrate.elemental.rings import Figure, element_ring, filigree, ring
from cardpress.illustrate.elemental.scene import Scene, sigil_points
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Stroke, number, translation

__all__ = ["paint_sigil"]

_ECLIPSE_RANK = 4
_FATNESS: Mapping[str, float] = MappingProxyType(
    {"earth": 0.62, "air": 0.66, "fire": 0.66, "water": 0.70}
)
"""How much of the room between its neighbours a petal takes."""


@dataclass(frozen=True, slots=True)
class _Build:
    """What tells one creature from another of its kind, drawn from the card's id."""

    slimness: float
    reach: float
    """Of the hidden petals."""
    eye: float
    turn: float
    """0 or half a step: whether a petal or a gap points upwards."""
    bead: int
    """One of three shapes of the beads."""
    pupil: int
    """One of three shapes of the pupil."""
    front: int
    """The family of the petals in front."""
    hidden: int
    """The family of those behind, which is another."""
    hue: int
    """One of four hues of the petals behind."""


_HUES = 4
"""How many hues the hidden petals of an element's common creatures may have."""


def _build(chance: Chance) -> _Build:
    front = chance.below(FAMILIES)
    return _Build(
        slimness=chance.uniform(0.84, 1.16),
        reach=chance.uniform(0.9, 1.0),
        eye=chance.uniform(0.9, 1.12),
        turn=chance.choice((0, 0.5)),
        bead=chance.below(3),
        pupil=chance.below(3),
        front=front,
        hidden=(front + chance.between(1, FAMILIES - 1)) % FAMILIES,
        hue=chance.below(_HUES),
    )


def paint_sigil(scene: Scene, chance: Chance) -> None:
    """Paints the sigil of the scene's spirit; ``chance`` is the creature's own."""
    build = _build(chance)
    figure = Figure.of(scene, sigil_points(scene.level, scene.rarity))
    level = scene.level
    with scene.art.group(transform=translation(*scene.centre)):
        _back(figure)
        if level >= 3:
            filigree(figure, figure.points, (0.66, 0.10), (0, 0.5), 1.0)
        if level >= 5:
            filigree(figure, figure.points * 2, (0.90, 0.055), (0, 1 / 3, 2 / 3), 0.9)
        if level >= _ECLIPSE_RANK:
            _halo(figure)
        if level == 1:
            _spikes(figure, build)
        else:
            _hidden_petals(figure, build)
        if level >= 3:
            element_ring(figure, figure.radius * 0.80)
        _front_petals(figure, build)
        paint_eye(figure, size=build.eye, pupil=build.pupil)
        if level >= 6:
            _orbs(figure)


def _back(figure: Figure) -> None:
    """Paints what the sigil hangs before: an aura for the small, an eclipse for the mighty."""
    canvas, colours, radius = figure.canvas, figure.colours, figure.radius
    art, light, horizon = canvas.art, colours.light, colours.sky[3]
    if figure.level in (2, 3):
        aura = radius * 0.92
        stops = (
            (0, light, 0.95),
            (0.6, mix(light, horizon, 0.35), 0.8),
            (1, mix(light, horizon, 0.9), 0.2),
        )
        canvas.hollow(Pen().circle((0, 0), aura), art.radial((0, 0), aura, *stops), low=0.6)
    elif figure.level >= _ECLIPSE_RANK:
        corona, disc = radius * 1.55, radius * 1.02
        glow = ((0.6, light, 0.95), (0.68, light, 0.75), (0.8, horizon, 0.35), (1, horizon, 0))
        canvas.tone(Pen().circle((0, 0), corona), art.radial((0, 0), corona, *glow))
        plate, (iris, shine) = colours.plate, colours.core
        dark = (
            (0, mix(plate, shine, 0.55)),
            (0.45, mix(plate, iris, 0.6)),
            (0.8, plate),
            (1, mix(plate, figure.key, 0.6)),
        )
        fill = art.radial((0, 0), disc, *dark)
        canvas.hollow(Pen().circle((0, 0), disc), fill, Stroke(figure.key, 1.5), low=0.6)


def _halo(figure: Figure) -> None:
    """Paints the rays of an eclipse and its double rim; at rank 6 a beaded orbit round it."""
    canvas, points = figure.canvas, figure.points
    wreaths = [(points * 4, 1.20, 0.012, 0.0), (points * 2, 1.34, 0.015, 0.5)]
    for count, reach, breadth, shift in wreaths[: 1 if figure.level == _ECLIPSE_RANK else 2]:
        foot, tip = figure.radius * 1.04, figure.radius * reach
        half = foot * breadth
        with canvas.art.kept() as ray:
            outline = Pen().polygon([(-half, -foot), (0, -tip), (half, -foot)])
            canvas.hollow(outline, figure.metal, Stroke(figure.key, 0.5), low=0.6)
        canvas.art.wheel(ray, count, shift)
    ring(figure, figure.radius * 1.02, 2.4)
    ring(figure, figure.radius * 0.985, 0.8)
    if figure.level >= 6:
        orbit = figure.radius * 1.28
        dash = f"0 {number(math.tau * orbit / (points * 8), 2)}"
        beads = Stroke(figure.metal_light, 2.4, dash, round=True)
        canvas.line(Pen().circle((0, 0), orbit), beads, low=1.6)


def _spikes(figure: Figure, build: _Build) -> None:
    """Paints the spikes of a small spirit, each with a bead before it."""
    canvas, radius, shift = figure.canvas, figure.radius, 0.5 + build.turn
    half, foot = radius * 0.055, -radius * 0.34
    with canvas.art.kept() as spike:
        outline = Pen().polygon([(-half, foot), (0, -radius * 0.74), (half, foot)])
        canvas.hollow(outline, figure.gold, Stroke(figure.key, 1.1), low=1)
    canvas.art.wheel(spike, figure.points, shift)
    with canvas.art.kept() as bead:
        outline = Pen().circle((0, -radius * 0.8), 2.2)
        canvas.hollow(outline, figure.gold, Stroke(figure.key, 1), low=1)
    canvas.art.wheel(bead, figure.points, shift)


def _petal_width(figure: Figure, foot: float, tip: float, build: _Build) -> float:
    """Gives half the width of a petal that leaves room for its neighbours."""
    room = (
        _FATNESS[figure.element] * math.pi * (foot * 0.35 + tip * 0.65) / figure.points * 0.92
    )
    return min(room, (tip - foot) * 0.36) * build.slimness


def _petals(figure: Figure, petal: Petal, family: int, shift: float) -> None:
    with figure.canvas.art.kept() as name:
        PETAL_PAINTERS[figure.element][family](figure.canvas, petal)
    figure.canvas.art.wheel(name, figure.points, shift)


def _hidden_petals(figure: Figure, build: _Build) -> None:
    """Paints the petals behind, with a bead before each tip."""
    tones = PETALS[figure.element]
    common = tones.second[build.hue]
    hidden = {"rare": tones.rare, "unique": tones.unique}.get(figure.rarity or "", common)
    foot = figure.radius * 0.36
    tip = figure.radius * (0.86 if figure.level < _ECLIPSE_RANK else 0.97) * build.reach
    half = _petal_width(figure, foot, tip, build) * 0.86
    shift = 0.5 + build.turn
    _petals(figure, Petal(foot, tip, half, hidden, figure.key), build.hidden, shift)
    canvas = figure.canvas
    with canvas.art.kept() as bead:
        outline = _bead(build.bead, 1.4 + figure.radius * 0.014, -tip - figure.radius * 0.055)
        canvas.hollow(outline, figure.gold, Stroke(figure.key, 1), low=1)
    canvas.art.wheel(bead, figure.points, shift)


def _bead(shape: int, size: float, y: float) -> Pen:
    """Draws a bead: a ball, a lozenge or a drop."""
    if shape == 0:
        return Pen().circle((0, y), size)
    if shape == 1:
        return Pen().polygon([(0, y - 1.9 * size), (size, y), (0, y + 1.9 * size), (-size, y)])
    top, side, low = (0, y - 2.2 * size), size * 1.1, y + size * 0.3
    pen = (
        Pen().move(top).cubic((size * 0.5, y - size), (size * 1.2, y - size * 0.4), (side, low))
    )
    pen.arc(side, (-side, low))
    return pen.cubic((-size * 1.2, y - size * 0.4), (-size * 0.5, y - size), top).close()


def _front_petals(figure: Figure, build: _Build) -> None:
    """Paints the petals of the element, and from rank 5 a crown of smaller ones on them."""
    radius = figure.radius
    foot, tip = radius * 0.28, radius * (0.98 if figure.level < _ECLIPSE_RANK else 0.88)
    half = _petal_width(figure, foot, tip, build)
    _petals(
        figure,
        Petal(foot, tip, half, figure.colours.accent, figure.key),
        build.front,
        build.turn,
    )
    if figure.level >= 5:
        foot, tip = radius * 0.26, radius * 0.56
        half = _petal_width(figure, foot, tip, build) * 0.9
        crown = PETALS[figure.element].crown
        _petals(figure, Petal(foot, tip, half, crown, figure.key), 0, 0.5 + build.turn)


def _orbs(figure: Figure) -> None:
    """Sets an orb onto the rim before each point."""
    canvas, radius = figure.canvas, figure.radius
    iris, shine = figure.colours.core
    with canvas.art.kept() as orb:
        stops = ((0, "#ffffff"), (0.4, shine), (1, iris))
        fill = canvas.art.radial((-radius * 0.012, -radius * 1.035), radius * 0.05, *stops)
        ball = Pen().circle((0, -radius * 1.02), radius * 0.045)
        canvas.hollow(ball, fill, Stroke(figure.key, 1.2), low=1)
        setting = Pen().circle((0, -radius * 1.02), radius * 0.058)
        canvas.line(setting, Stroke(figure.gold, 1.1), low=0.6)
    canvas.art.wheel(orb, figure.points)

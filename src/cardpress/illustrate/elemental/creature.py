"""The creature of a card, as a silhouette against the spirit's light."""

import math
from types import MappingProxyType

from cardpress.illustrate.elemental.figures import MOTIFS as BY_ELEMENT
from cardpress.illustrate.elemental.figures import Figure, Role, figure
from cardpress.illustrate.elemental.footholds import paint_foothold
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, number, translation

__all__ = ["MOTIFS", "paint_creature"]

MOTIFS = MappingProxyType(
    {motif: element for element, motifs in BY_ELEMENT.items() for motif in motifs}
)
"""Motif -> the element that it belongs to."""

_HEIGHTS = (168, 184, 204, 226, 250, 278)
"""Height of a creature's box by rank."""
_FULL_ART = 1.32
_EDGE = 9
"""From the picture's side to the creature's box."""
_FULL_ART_EDGE = 52
"""The same on a whole face: its bleed and safe inset."""
_BASE = 0.905
"""Where its feet stand, as a part of the scene's height: above the pips."""
_FULL_ART_BASE = 0.87
_FLOAT = 0.60
"""Where the middle of a flyer hangs."""
_CLEARANCES = (1.0, 0.97, 0.93, 0.84, 0.76, 0.68)
"""How far it stays from the light by rank, in radii of the sigil: never on its eye."""
_CORNERS = (0.08, 0.09, 0.10, 0.13, 0.16, 0.19)
"""The part of its box by which a silhouette seldom fills the corner, by rank."""


def paint_creature(scene: Scene) -> None:
    """Paints the creature that the card names, or one of its element by chance."""
    known = BY_ELEMENT[scene.element]
    motif = scene.motif or scene.seed.fork("motif").choice(known)
    creature = figure(motif)
    size, middle = _room(scene, creature)
    with scene.art.kept() as body:
        scene.art.bare(creature.body, holed=True)
    _backlight(scene, middle, size)
    mirrored = -1 if scene.side > 0 else 1
    scale = size / 100
    corner = (middle[0] - mirrored * size / 2, middle[1] - size / 2)
    place = f"{translation(*corner)} scale({number(scale * mirrored, 3)} {number(scale, 3)})"
    with scene.art.group(transform=place):
        _silhouette(scene, creature, body, scale)
    if creature.stance != "air":
        paint_foothold(scene, (middle[0], middle[1] + size / 2), size, creature.stance)


def _room(scene: Scene, creature: Figure) -> tuple[float, Point]:
    """Gives the size of a creature's box and its middle: as large as the light leaves room."""
    size = _HEIGHTS[scene.level - 1] * (_FULL_ART if scene.full else 1)
    edge = _FULL_ART_EDGE if scene.full else _EDGE
    corner = _CORNERS[scene.level - 1]
    floats = creature.stance == "air"
    base = scene.height * (_FULL_ART_BASE if scene.full else _BASE)
    while True:
        x = scene.from_side(scene.side, edge + size / 2)
        y = scene.height * _FLOAT if floats else base - size / 2
        inner = x - scene.side * size * (0.5 - corner)
        upper = min(max(scene.centre[1], y - size * (0.5 - corner)), y + size * 0.3)
        if (
            math.dist((inner, upper), scene.centre)
            > scene.radius * _CLEARANCES[scene.level - 1]
            or size < 100
        ):
            return size, (x, y)
        size -= 4


def _backlight(scene: Scene, middle: Point, size: float) -> None:
    """Lets the air glow behind the creature, so that its outline stands clear."""
    glow, light = scene.colours.sky[3], scene.colours.light
    x = middle[0] - scene.side * size * 0.06
    stops = ((0, light, 0.55), (0.4, glow, 0.42), (1, glow, 0))
    heart, reach = (x, middle[1] - size * 0.08), size * 0.74
    fill = scene.art.radial(heart, reach, *stops)
    scene.canvas.tone(Pen(0).circle(heart, reach), fill)


def _silhouette(scene: Scene, creature: Figure, body: str, scale: float) -> None:
    art, canvas, colours = scene.art, scene.canvas, scene.colours
    if canvas.ink is None:
        dark = mix(colours.near, colours.key, 0.85)
        with (
            art.inheriting(colours.rim),
            art.group(transform=translation(2.9 / scale, -1.7 / scale)),
        ):
            art.use(body)
        fill = art.linear((0, 0), (0, 100), (0, mix(dark, colours.middle, 0.34)), (1, dark))
        with art.inheriting(fill):
            art.use(body)
    else:
        canvas.silhouette(creature.body, "", 9 / scale)
    shine: dict[Role, str] = {
        "rim": mix(colours.near, colours.rim, 0.86),
        "eye": colours.light,
        "glow": mix(colours.light, colours.sky[3], 0.3),
    }
    for role, data in creature.details:
        canvas.accent(data, shine[role])

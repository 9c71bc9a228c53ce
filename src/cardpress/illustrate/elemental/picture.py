"""A card's picture: the landscape of its element, the spirit before it, and the creature."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardpress.illustrate.elemental.air import paint_air
from cardpress.illustrate.elemental.creature import MOTIFS, paint_creature
from cardpress.illustrate.elemental.earth import paint_earth
from cardpress.illustrate.elemental.fire import paint_fire
from cardpress.illustrate.elemental.outlines import rectangle
from cardpress.illustrate.elemental.palette import LEVELS
from cardpress.illustrate.elemental.scene import Scene, set_scene
from cardpress.illustrate.elemental.sigil import paint_sigil
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.elemental.water import paint_water
from cardpress.illustrate.subject import Subject
from cardpress.illustrate.svg import Pen, document

__all__ = ["draw", "draw_low_ink"]

_MOAT = 1.16
"""In low ink nothing is drawn round a sigil this near, as a part of its radius."""

_LANDSCAPES: Mapping[str, Callable[[Scene], None]] = MappingProxyType(
    {"earth": paint_earth, "air": paint_air, "fire": paint_fire, "water": paint_water}
)


def draw(subject: Subject) -> str:
    """Gives the SVG of a card's picture, the same for ever for the same subject.

    It fills the picture window of the faces, 55.1 x 47.2 mm; for the rarity "unique" the whole
    face with its bleed, 69.85 x 95.25 mm.

    Raises:
        ValueError: the subject has no element that can be drawn, a level not from 1 to 6, or a
            motif that there is not.
    """
    return _drawn(subject, low_ink=False)


def draw_low_ink(subject: Subject) -> str:
    """Gives the same picture as outlines in one ink on white.

    Raises:
        ValueError: as for :func:`draw`.
    """
    return _drawn(subject, low_ink=True)


def _drawn(subject: Subject, *, low_ink: bool) -> str:
    element = subject.element
    if element is None or element not in _LANDSCAPES:
        known = ", ".join(_LANDSCAPES)
        raise ValueError(f'element "{element}" of card "{subject.card}" is none of {known}')
    if not 1 <= subject.level <= LEVELS:
        raise ValueError(
            f'level {subject.level} of card "{subject.card}" is not from 1 to {LEVELS}'
        )
    if subject.motif is not None and subject.motif not in MOTIFS:
        raise ValueError(f'motif "{subject.motif}" of card "{subject.card}" has no figure')
    scene = set_scene(subject, element, low_ink=low_ink)
    _LANDSCAPES[element](scene)
    if scene.full:
        _depths(scene)
    scene.canvas.clearing(Pen().circle(scene.centre, scene.radius * _MOAT))
    paint_sigil(scene, scene.seed.fork("sigil"))
    paint_creature(scene)
    return document((0, 0, scene.width, scene.bottom), scene.art)


def _depths(scene: Scene) -> None:
    """Lets a full picture sink into the element's floor below its scene, under the text."""
    near, floor, top = scene.colours.near, scene.colours.floor, scene.height - 14
    stops = (
        (0, near, 0),
        (0.1, near),
        (0.4, mix(near, floor, 0.6)),
        (1, mix(near, floor, 0.25)),
    )
    fill = scene.art.linear((0, top), (0, scene.bottom), *stops)
    scene.canvas.tone(rectangle((0, top, scene.width, scene.bottom - top)), fill)

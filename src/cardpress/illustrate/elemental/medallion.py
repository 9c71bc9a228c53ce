"""The medallion of the back: the wheel of the elements round a compass star.

Eight sectors, each element twice, in the order in which every element defeats the next one
clockwise: so the back teaches the hierarchy, and half a turn changes nothing.
"""

import math

from cardpress.illustrate.elemental.gilding import Gilding
from cardpress.illustrate.elemental.icons import ELEMENT_ICONS, place_icon
from cardpress.illustrate.elemental.livery import LIVERIES, low_livery
from cardpress.illustrate.elemental.outlines import polar
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Artwork, Pen, Point, Stroke, number, rotation

__all__ = ["draw_medallion"]

_WHEEL = ("earth", "air", "water", "fire") * 2
_RIM, _HUB = 184, 112
"""Outer and inner radius of the sectors."""
_TOP = -math.pi / 2
_ORIGIN: Point = (0, 0)
_GOLD = (
    (0, "#fff4cf"),
    (0.16, "#b98735"),
    (0.32, "#f0d083"),
    (0.5, "#a97a30"),
    (0.68, "#f0d083"),
    (0.84, "#b98735"),
    (1, "#fff4cf"),
)
_GLOW = ((0.7, "#fff3cf", 0.95), (0.88, "#ffdf9a", 0.6), (1, "#ffdf9a", 0))
_GLEAM = 0.35
"""How far an element's colour goes to the light of its pattern at the rim of the wheel."""


def draw_medallion(art: Artwork, tones: Gilding) -> None:
    """Draws the medallion at the origin, 42 mm across."""
    # A metal of its own: its stops mirror about the middle, so half a turn changes nothing.
    gold = art.linear((-130, -160), (130, 160), *_GOLD) if tones.shaded else tones.metal
    if tones.shaded:
        art.circle(_ORIGIN, 212, art.radial(_ORIGIN, 240, *_GLOW))
    art.circle(_ORIGIN, 204, tones.dark)
    art.circle(_ORIGIN, 199, stroke=Stroke(gold, 6))
    art.circle(_ORIGIN, 189, stroke=Stroke(tones.metal, 1))
    for index, element in enumerate(_WHEEL):
        _sector(art, tones, index, element)
    with art.kept() as spoke:
        middle = (_HUB + _RIM) // 2
        outline = f"M0-{_HUB - 4}L3.5-{middle}L0-{_RIM + 6}L-3.5-{middle}z"
        art.path(outline, tones.metal, Stroke(tones.outline, 1))
    art.wheel(spoke, len(_WHEEL), 0.5)
    art.circle(_ORIGIN, _RIM + 1, stroke=Stroke(gold, 2.4))
    _hub(art, tones, gold)
    with art.kept() as bead:
        art.circle((0, -194), 2, tones.star)
    art.wheel(bead, 48)


def _sector(art: Artwork, tones: Gilding, index: int, element: str) -> None:
    livery = LIVERIES[element] if tones.shaded else low_livery(element)
    start, end = (_TOP + math.tau * (index + side) / len(_WHEEL) for side in (-0.5, 0.5))
    pen = Pen(2).move(polar(_HUB, start)).line(polar(_RIM, start)).arc(_RIM, polar(_RIM, end))
    pen.line(polar(_HUB, end)).arc(_HUB, polar(_HUB, start), clockwise=False).close()
    rim = mix(livery.index[0], livery.pattern[0], _GLEAM)
    fill = tones.body(art, _ORIGIN, _RIM, (0.6, livery.index[1]), (1, rim))
    art.path(pen, fill, Stroke(tones.outline, 3))
    with art.group(transform=rotation(360 * index / len(_WHEEL))):
        place_icon(art, ELEMENT_ICONS[element], livery.index_ink, centre=(0, -149), side=54)


def _hub(art: Artwork, tones: Gilding, gold: str) -> None:
    """Draws the disc within the wheel: ticks, filigree, compass star, eye."""
    fill = tones.body(art, _ORIGIN, _HUB, (0, "#6d4aa0"), (0.55, "#2a1d4a"), (1, "#0d0a1c"))
    art.circle(_ORIGIN, _HUB, fill, Stroke(gold, 3.4))
    art.circle(_ORIGIN, _HUB - 9, stroke=Stroke(tones.metal, 6, _ticks(_HUB - 9, 96, 0.22)))
    for phase in (0, 1 / 3, 2 / 3):
        art.path(_wave_ring(phase), stroke=Stroke(tones.metal, 1))
    for (reach, width), colours, (count, shift) in (
        ((62, 9), ("#c9b6ea", "#6a4fa0"), (8, 0.5)),
        ((72, 11), ("#e9c877", "#8d6428"), (4, 0.5)),
        ((96, 14), ("#fff0c2", "#b98a3c"), (4, 0.0)),
    ):
        with art.kept() as point:
            foot = number(width * 1.2)
            dark, light = tones.deep(colours[1]), tones.flat(colours[0])
            for side, colour in ((width, dark), (-width, light)):
                facet = f"M0-{reach}L{side}-{foot}L0 0z"
                art.path(facet, colour, Stroke(tones.outline, 0.8))
        art.wheel(point, count, shift)
    _eye(art, tones, gold)


def _eye(art: Artwork, tones: Gilding, gold: str) -> None:
    art.circle(_ORIGIN, 24, tones.dark, Stroke(gold, 3))
    iris = tones.body(
        art, _ORIGIN, 18, (0, "#fff6da"), (0.3, "#c9a4f0"), (0.8, "#5a2f92"), (1, "#2a124a")
    )
    art.circle(_ORIGIN, 18, iris)
    art.circle(
        _ORIGIN, 11.5, stroke=Stroke(tones.deep("#fff"), 9, _ticks(11.5, 32, 0.2)), opacity=0.4
    )
    art.path("M0-12L2.5-2.5L12 0L2.5 2.5L0 12L-2.5 2.5L-12 0L-2.5-2.5z", tones.outline)


def _ticks(radius: float, count: int, part: float) -> str:
    """Gives a dash pattern of ``count`` ticks round a circle, each ``part`` of its period."""
    period = math.tau * radius / count
    return f"{number(period * part, 4)} {number(period * (1 - part), 4)}"


def _wave_ring(phase: float) -> Pen:
    """Draws one of the interlaced waves: sixteen crests round a circle."""
    points = []
    for step in range(64):
        turn = step / 64
        points.append(
            polar(80 + 11 * math.cos(math.tau * (16 * turn + phase)), math.tau * turn)
        )
    return Pen().loop(points)

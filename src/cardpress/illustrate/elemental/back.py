"""The back of the cards: the same either way up, so that no card is told from behind.

Every figure is either even about the centre or drawn once and turned by 180 degrees. No border:
a lattice of stars runs through the bleed. The words on the two cartouches are the template's.
For low ink it is the same drawing in one ink, its elements in their own (``gilding``).
Tenths of a millimetre from the trimmed corner.
"""

import math

from cardpress.illustrate.elemental.gilding import FULL, LOW, Gilding
from cardpress.illustrate.elemental.livery import BLEED_BOX, TRIM_CENTRE
from cardpress.illustrate.elemental.medallion import draw_medallion
from cardpress.illustrate.elemental.outlines import (
    curl,
    flipped,
    inset,
    mirrored,
    rectangle,
    ribbon,
    scooped,
    shadow,
)
from cardpress.illustrate.svg import (
    Artwork,
    Box,
    Pen,
    Stroke,
    document,
    number,
    rotation,
    translation,
)

__all__ = ["back", "low_back"]

_HIGH, _MIDDLE, _LOW = "#3a2a55", "#1d1533", "#0b0817"
_PANEL: Box = (52, 52, 531, 785)
"""Within the frame lines, which stand 5.2 mm from the trim."""
_SCOOP = 44
_INNER_FRAME = 9
_ROSE_INSET = 13
_STAR = "M0-5L1-1L5 0L1 1L0 5L-1 1L-5 0L-1-1z"
_STAR_PITCH = 34.0
_CARTOUCHE_STAR = "M0-7.2L2-2L7.2 0L2 2L0 7.2L-2 2L-7.2 0L-2-2z"


def back() -> str:
    """Gives the SVG of the back, over the whole bleed box."""
    return _drawn(Artwork("b"), FULL)


def low_back() -> str:
    """Gives the SVG of the back for low ink."""
    return _drawn(Artwork("b"), LOW)


def _drawn(art: Artwork, tones: Gilding) -> str:
    gold = tones.shine(
        art,
        TRIM_CENTRE,
        560,
        (0, "#fff4cf"),
        (0.18, "#f0d083"),
        (0.4, "#c49543"),
        (0.62, "#e9c877"),
        (0.8, "#a97a30"),
        (1, "#d9b25a"),
    )
    ground = tones.body(art, TRIM_CENTRE, 560, (0, _HIGH), (0.45, _MIDDLE), (1, _LOW))
    art.path(rectangle(BLEED_BOX), ground)
    _lattice(art, tones)
    _panel(art, tones)
    for by, width in ((0, 4.2), (_INNER_FRAME, 1.2)):
        art.path(scooped(inset(_PANEL, by), _SCOOP), stroke=Stroke(gold, width))
    with art.kept() as corners:
        _corners(art, tones)
    art.twice(corners, TRIM_CENTRE)
    with art.kept() as head:
        with art.group(transform=translation(TRIM_CENTRE[0], 238)):
            _palmette(art, tones)
        _cartouche(art, tones, gold)
    art.twice(head, TRIM_CENTRE)
    with art.group(transform=translation(*TRIM_CENTRE)):
        draw_medallion(art, tones)
    return document(BLEED_BOX, art)


def _lattice(art: Artwork, tones: Gilding) -> None:
    """Draws crossing lines with a star on every crossing that the panel leaves free."""
    lines = Pen()
    for index in range(-24, 25, 2):
        x = index * _STAR_PITCH
        lines.polyline([(x - 520, -520), (x + 520, 520)])
        lines.polyline([(x + 520, -520), (x - 520, 520)])
    with art.kept() as star:
        art.bare(_STAR)
    with (
        art.group(clip=art.clip(rectangle(BLEED_BOX))),
        art.group(transform=translation(*TRIM_CENTRE)),
    ):
        art.path(lines, stroke=Stroke(tones.metal, 0.9), opacity=0.26)
        with art.group(opacity=0.6), art.inheriting(tones.metal):
            for row in range(-14, 15):
                for column in range(-11, 12):
                    x, y = column * _STAR_PITCH, row * _STAR_PITCH
                    if (row + column) % 2 == 0 and (abs(x) > 255 or abs(y) > 380):
                        art.use_at(star, (x, y))


def _panel(art: Artwork, tones: Gilding) -> None:
    """Draws the dark panel, with an engraved glory of rays and dashed rings from its centre."""
    outline = scooped(_PANEL, _SCOOP)
    if tones.shaded:
        shadow(art, outline, count=5, step=5, opacity=0.15)
    stops = ((0, "#4b3470"), (0.5, "#241a40"), (1, "#0d0a1c"))
    art.path(outline, tones.body(art, TRIM_CENTRE, 470, *stops))
    with art.kept() as rays:
        art.bare(_ray(1.5, 520))
        with art.group(transform=rotation(2.5)):
            art.bare(_ray(1.0, 430))
    beams = ((0.38, "#ffe9b8", 0.9), (0.7, "#d9b564", 0.45), (1, "#d9b564", 0.05))
    with art.group(clip=art.clip(outline)), art.group(transform=translation(*TRIM_CENTRE)):
        if tones.shaded:
            _glow(art)
        with art.inheriting(tones.shine(art, (0, 0), 520, *beams)):
            art.wheel(rays, 72)
        for index in range(22):
            _ring(art, tones, index)


def _glow(art: Artwork) -> None:
    stops = ((0.55, "#ffe2a0", 0.55), (0.7, "#d9a55a", 0.26), (1, "#8a5aa0", 0))
    art.circle((0, 0), 330, art.radial((0, 0), 330, *stops))


def _ray(half_width: float, reach: float) -> str:
    return f"M{number(-half_width)}-205L0-{number(reach)}L{number(half_width)}-205z"


def _ring(art: Artwork, tones: Gilding, index: int) -> None:
    """Draws a ring of 72 dashes: an even number, so half a turn changes nothing."""
    radius = 222 + index * (9 + index * 0.22)
    period = math.tau * radius / 72
    dash = f"{number(period * 0.62, 3)} {number(period * 0.38, 3)}"
    opacity = max(0.06, 0.42 - index * 0.017)
    art.circle((0, 0), radius, stroke=Stroke(tones.deep("#e9cf96"), 0.7, dash), opacity=opacity)


def _corners(art: Artwork, tones: Gilding) -> None:
    """Draws the fans and roses of the two upper corners."""
    with art.kept() as lobe:
        leaf = "M0-46C7-56 10-64 0-72C-10-64-7-56 0-46z"
        art.path(leaf, stroke=Stroke(tones.metal, 1))
    inside = art.clip(scooped(inset(_PANEL, _INNER_FRAME), _SCOOP))
    left, top, width, _ = inset(_PANEL, _ROSE_INSET)
    for x in (left, left + width):
        with art.group(clip=inside), art.group(transform=translation(x, top)):
            art.wheel(lobe, 24)
            art.circle((0, 0), 74, stroke=Stroke(tones.metal, 1.6))
            art.circle((0, 0), 80, stroke=Stroke(tones.metal, 0.8))
        with art.group(transform=translation(x, top)):
            art.circle((0, 0), 22, tones.flat("#1b1430"), Stroke(tones.metal, 2.4))
            art.circle((0, 0), 17.5, stroke=Stroke(tones.metal, 0.8))
            art.path("M0-16L3.5-3.5L16 0L3.5 3.5L0 16L-3.5 3.5L-16 0L-3.5-3.5z", tones.metal)


def _palmette(art: Artwork, tones: Gilding) -> None:
    """Draws a fan of seven leaves over two scrolls, at the origin and upwards."""
    leaves = ((-76, 40), (76, 40), (-52, 54), (52, 54), (-27, 66), (27, 66), (0, 84))
    for angle, length in leaves:
        with art.group(transform=rotation(angle)):
            _leaf(art, tones, length)
    for sense in (-1, 1):
        pen = Pen()
        long = [(4.0, 2.0), (40.0, 6.0), (80.0, -4.0), (112.0, -6.0)]
        long += curl((118, -24), 18, 0.9, steps=8, end=0.35)
        ribbon(pen, mirrored(long, sense), lambda part: _scroll(part, 0.8, 2.6))
        short = [(60.0, 2.0), (84.0, 12.0), (104.0, 12.0)]
        short += flipped(curl((108, 22), 10, 0.8, steps=7, end=0.35), 22)
        ribbon(pen, mirrored(short, sense), lambda part: _scroll(part, 0.6, 1.8))
        art.path(pen, tones.metal, Stroke(tones.outline, 0.8))
    art.circle((0, 0), 9, tones.metal, Stroke(tones.outline, 1.2))
    art.circle((0, 0), 4, tones.flat("#7b3fa0"))


def _scroll(part: float, thin: float, swell: float) -> float:
    """Gives the half width of a scroll along its line."""
    return thin + swell * math.sin(math.pi * min(1, part * 1.08))


def _leaf(art: Artwork, tones: Gilding, length: float) -> None:
    width = length * 0.2
    pen = Pen().move((0, 0))
    pen.cubic((-width, -length * 0.3), (-width, -length * 0.66), (0, -length))
    pen.cubic((width, -length * 0.66), (width, -length * 0.3), (0, 0)).close()
    fill = tones.falling(art, (0, -length), (0, 0), (0, "#fff0c2"), (1, "#8d6428"))
    art.path(pen, fill, Stroke(tones.outline, 1.2))
    art.path(f"M0-4V{number(-length * 0.82)}", stroke=Stroke(tones.outline, 0.8), opacity=0.6)


def _cartouche(art: Artwork, tones: Gilding, gold: str) -> None:
    """Draws the plate for the game's title, between two stars."""
    pen = Pen(2).move((140, 106)).cubic((150, 106), (150, 84), (172, 84)).line((463, 84))
    pen.cubic((485, 84), (485, 106), (495, 106)).cubic((485, 106), (485, 128), (463, 128))
    pen.line((172, 128)).cubic((150, 128), (150, 106), (140, 106)).close()
    outline = str(pen)
    if tones.shaded:
        shadow(art, outline, step=4, opacity=0.2)
    fill = tones.falling(art, (0, 84), (0, 128), (0, "#3a2a58"), (1, "#171029"))
    art.path(outline, fill, Stroke(gold, 2.6))
    for x in (163, 472):
        with art.group(transform=translation(x, 106)):
            art.path(_CARTOUCHE_STAR, tones.metal)

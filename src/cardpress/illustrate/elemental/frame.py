"""The frames of the faces: all that lies over the picture, but no word, icon, numeral or pip.

Tenths of a millimetre from the trimmed corner. No line comes nearer than 3.1 mm to the trim.
"""

from dataclasses import dataclass

from cardpress.illustrate.elemental.ground import (
    WINDOW_BOX,
    WINDOW_SCOOP,
    edge_colour,
    gilded_pattern,
    low_pattern,
)
from cardpress.illustrate.elemental.livery import (
    BLEED_BOX,
    LIVERIES,
    TRIM_CENTRE,
    Livery,
    gold,
    low_livery,
    silver,
)
from cardpress.illustrate.elemental.ornament import corner_ornament
from cardpress.illustrate.elemental.outlines import (
    inset,
    lozenge,
    pennant,
    pill,
    rectangle,
    scooped,
    shadow,
)
from cardpress.illustrate.svg import Artwork, Box, Pen, Stroke, document

__all__ = ["RARITIES", "frame", "low_frame"]

RARITIES = ("common", "uncommon", "rare", "unique")
"""The rarities that have a frame of their own, from plain to grand."""

_INDEX_BOX: Box = (33, 32, 94, 200)
_TITLE_BOX: Box = (132, 36, 469, 66)
_RAIL_BOX: Box = (180, 552, 275, 48)
_STRIP_BOX: Box = (42, 603, 551, 57)
_TEXT_BOX: Box = (42, 670, 551, 144)
_FOOTER_DISC = (59, 837)
_FOOTER_BED: Box = (40, 818, 464, 38)
_SMALL_PRINT_END = 848
_SOCKETS, _SOCKET_PITCH = 6, 38
_TITLE_SCOOP, _TEXT_SCOOP = 14, 14
_DEPTHS: Box = (-31.75, 628, 698.5, 292.75)
"""The lower part of a unique card, below its scene."""
_MIST = 64
"""How far the colour of the ground reaches into a full picture from the bleed's edge."""
_SHADE_ON_PALE = 0.6
"""How strong shadows are on the pale ground of air, of their strength on the others."""
_MARK_DEPTH = 169
"""How far below a pennant's top the mark stands that tells a 6 from a 9."""


@dataclass(frozen=True, slots=True)
class _Setting:
    """What every part of one frame needs to know."""

    art: Artwork
    element: str
    rarity: str
    livery: Livery
    line: str
    """Paint of the frame lines: a colour or a metal."""
    inner: str
    """Paint of the fine line within the window of an uncommon card."""
    low: bool
    """Whether it is for low ink: no shadow, no shade."""

    @property
    def gilded(self) -> bool:
        return self.rarity in {"rare", "unique"}

    @property
    def full_art(self) -> bool:
        return self.rarity == "unique"

    @property
    def edge(self) -> str:
        return self.livery.ground[1] if self.low else edge_colour(self.livery)

    def shade(
        self, data: str, *, count: int = 3, step: float = 3.4, opacity: float = 0.14
    ) -> None:
        """Draws a shadow, unless the print is to save ink."""
        if not self.low:
            veil = opacity * _SHADE_ON_PALE if self.element == "air" else opacity
            shadow(self.art, data, count=count, step=step, opacity=veil)

    def falling(self, box: Box, pair: tuple[str, str]) -> str:
        """Gives a gradient from the top of a box to its bottom, or the one colour of both."""
        if pair[0] == pair[1]:
            return pair[0]
        top, bottom = box[1], box[1] + box[3]
        return self.art.linear((0, top), (0, bottom), (0, pair[0]), (1, pair[1]))


def frame(element: str, rarity: str) -> str:
    """Gives the SVG of a frame, over the whole bleed box."""
    art = Artwork("f")
    livery = LIVERIES[element]
    metals = {"uncommon": silver, "rare": gold, "unique": gold}
    line = metals[rarity](art, element) if rarity in metals else livery.line
    inner = livery.line
    if rarity == "uncommon" and element == "air":
        # On pale ground silver is dark, which dulls the plates: there it is the inner line.
        line, inner = inner, line
    return _drawn(_Setting(art, element, rarity, livery, line, inner, low=False))


def low_frame(element: str, rarity: str) -> str:
    """Gives the SVG of a frame for low ink: white plates, lines in the element's one ink.

    Rarity is told by lines alone: one; a fine one within; two and sprigs; no window.
    """
    livery = low_livery(element)
    line = livery.line
    return _drawn(_Setting(Artwork("f"), element, rarity, livery, line, line, low=True))


def _drawn(setting: _Setting) -> str:
    if setting.full_art:
        _depths(setting)
    else:
        _window(setting)
    _text_panel(setting)
    _strip(setting)
    _rail(setting)
    _title(setting)
    _indices(setting)
    _footer(setting)
    return document(BLEED_BOX, setting.art)


def _depths(setting: _Setting) -> None:
    """Darkens the foot of a full picture, with a pattern in its depths."""
    art, near = setting.art, setting.livery.near
    if setting.low:
        low_pattern(art, setting.element, _DEPTHS)
        return
    gilded_pattern(art, setting.element, _DEPTHS)
    left, _, width, _ = BLEED_BOX
    foot = art.linear((0, 560), (0, 920), (0, near, 0), (0.25, near, 0.36), (0.75, near, 0.1))
    art.path(rectangle((left, 560, width, 360.75)), foot)
    _mist(setting)


def _mist(setting: _Setting) -> None:
    """Lets the rim of a full picture sink into the colour of the ground."""
    art, (high, low) = setting.art, setting.livery.ground
    left, top, width, height = BLEED_BOX
    right, bottom = left + width, top + height
    head = art.linear((0, top), (0, 130), (0, high, 0.85), (0.4, high, 0.6), (1, high, 0))
    art.path(rectangle((left, top, width, 130 - top)), head)
    stops = ((0, low, 0.85), (0.5, low, 0.6), (1, low, 0))
    for edge, inner in ((left, left + _MIST), (right, right - _MIST)):
        side = art.linear((edge, 0), (inner, 0), *stops)
        art.path(rectangle((min(edge, inner), top, _MIST, height)), side)
    foot = art.linear((0, bottom), (0, _SMALL_PRINT_END), *stops)
    art.path(rectangle((left, _SMALL_PRINT_END, width, bottom - _SMALL_PRINT_END)), foot)


def _window(setting: _Setting) -> None:
    """Draws the border of the picture window, and the shade in its corners."""
    art, livery = setting.art, setting.livery
    opening = scooped(WINDOW_BOX, WINDOW_SCOOP)
    if not setting.low:
        centre = (WINDOW_BOX[0] + WINDOW_BOX[2] / 2, WINDOW_BOX[1] + WINDOW_BOX[3] / 2)
        vignette = art.radial(centre, 390, (0.62, livery.near, 0), (1, livery.near, 0.7))
        art.path(opening, vignette)
        art.path(opening, stroke=Stroke(setting.edge, 4))
    _window_lines(setting)
    if setting.rarity != "common":
        _window_corners(setting)


def _window_lines(setting: _Setting) -> None:
    for by, stroke in _low_lines(setting) if setting.low else _full_lines(setting):
        setting.art.path(scooped(inset(WINDOW_BOX, by), WINDOW_SCOOP), stroke=stroke)


def _full_lines(setting: _Setting) -> tuple[tuple[float, Stroke], ...]:
    """Gives the window's lines: how far within its edge, and how drawn."""
    match setting.rarity:
        case "rare":
            return (
                (-3.5, Stroke(setting.line, 8)),
                (-3.5, Stroke("#5c3c10", 1.2)),
                (5, Stroke(setting.line, 1.4)),
            )
        case "uncommon":
            return ((-4.5, Stroke(setting.line, 4)), (6, Stroke(setting.inner, 2)))
        case _:
            return ((-4.5, Stroke(setting.line, 3)),)


def _low_lines(setting: _Setting) -> tuple[tuple[float, Stroke], ...]:
    """Gives the window's lines for low ink."""
    edge = (0, Stroke(setting.line, 2))
    match setting.rarity:
        case "rare":
            return (edge, (-7, Stroke(setting.line, 5)), (6, Stroke(setting.line, 1.4)))
        case "uncommon":
            return (edge, (-4.5, Stroke(setting.line, 3)), (6, Stroke(setting.line, 1.4)))
        case _:
            return (edge, (-4.5, Stroke(setting.line, 3)))


def _window_corners(setting: _Setting) -> None:
    """Sets an ornament into each scoop but that which the index covers."""
    left, top, width, height = inset(WINDOW_BOX, 4)
    right, bottom = left + width, top + height
    for centre, turn in (((right, top), 225), ((right, bottom), 315), ((left, bottom), 45)):
        with setting.art.group(transform=f"translate({centre[0]} {centre[1]}) rotate({turn})"):
            corner_ornament(setting.art, setting.line, setting.edge, gilded=setting.gilded)


def _text_panel(setting: _Setting) -> None:
    art, livery = setting.art, setting.livery
    outline = scooped(_TEXT_BOX, _TEXT_SCOOP)
    setting.shade(outline, step=4)
    if setting.full_art and not setting.low:
        art.path(outline, livery.near, opacity=0.68)
        art.path(outline, stroke=Stroke(setting.line, 3))
        return
    edge = None if setting.low else Stroke(setting.edge, 7)
    art.path(outline, setting.falling(_TEXT_BOX, livery.paper), edge)
    art.path(outline, stroke=Stroke(setting.line, 3))
    hairline = scooped(inset(_TEXT_BOX, 7), _TEXT_SCOOP)
    art.path(hairline, stroke=Stroke(livery.ink, 1.2), opacity=0.45)


def _plate(setting: _Setting, outline: str, box: Box, *, width: float, veil: float = 1) -> None:
    """Draws a dark plate: shadow, body (translucent on full art), line."""
    art = setting.art
    setting.shade(outline)
    body = setting.falling(box, setting.livery.plate)
    translucent = setting.full_art and not setting.low
    art.path(outline, body, opacity=veil if translucent else None)
    art.path(outline, stroke=Stroke(setting.line, width))


def _strip(setting: _Setting) -> None:
    """Draws the plate of the hierarchy strip; its discs, icons and verbs are the template's."""
    left, top, width, height = _STRIP_BOX
    _plate(setting, pill(_STRIP_BOX, height / 2), _STRIP_BOX, width=2.2, veil=0.88)
    middle = (left + width / 2, top + height / 2)
    setting.art.path(
        lozenge(middle, 4, 8.5), setting.line if setting.gilded else setting.livery.line
    )


def _rail(setting: _Setting) -> None:
    """Draws the rail of the command ranking; pips cover the dots from the left."""
    art = setting.art
    left, top, width, height = _RAIL_BOX
    right, bottom, middle = left + width, top + height, top + height / 2
    pen = (
        Pen(2).move((left, middle)).cubic((left + 8, middle), (left + 8, top), (left + 26, top))
    )
    pen.line((right - 26, top)).cubic((right - 8, top), (right - 8, middle), (right, middle))
    pen.cubic((right - 8, middle), (right - 8, bottom), (right - 26, bottom))
    pen.line((left + 26, bottom)).cubic((left + 8, bottom), (left + 8, middle), (left, middle))
    _plate(setting, str(pen.close()), _RAIL_BOX, width=2.2)
    first = left + width / 2 - _SOCKET_PITCH * (_SOCKETS - 1) / 2
    for index in range(_SOCKETS):
        socket = (first + _SOCKET_PITCH * index, middle)
        art.circle(socket, 3, setting.livery.line, opacity=0.38)


def _title(setting: _Setting) -> None:
    left, top, width, height = _TITLE_BOX
    right, bottom, scoop = left + width, top + height, _TITLE_SCOOP
    pen = Pen(2).move((left, top)).line((right - scoop, top))
    pen.arc(scoop, (right, top + scoop), clockwise=False).line((right, bottom - scoop))
    pen.arc(scoop, (right - scoop, bottom), clockwise=False).line((left, bottom))
    _plate(setting, str(pen.close()), _TITLE_BOX, width=2.6, veil=0.86)


def _indices(setting: _Setting) -> None:
    """Draws the pennant twice; the mark under its numeral tells a 6 from a 9."""
    art, livery = setting.art, setting.livery
    left, top, width, height = _INDEX_BOX
    outline = pennant(_INDEX_BOX, 46)
    depth = 8 if setting.gilded else 5
    inner = pennant(
        (left + depth, top + depth, width - depth * 2, height - depth * 2 - 3), 47 - depth
    )
    middle, mark = left + width / 2, top + _MARK_DEPTH
    fill = setting.falling(_INDEX_BOX, livery.index)
    with art.kept() as flag:
        setting.shade(outline, count=4, step=4, opacity=0.16)
        art.path(outline, fill, Stroke(setting.line, 3))
        if setting.gilded:
            band = pennant((left + 3, top + 3, width - 6, height - 7.5), 44)
            art.path(band, stroke=Stroke(setting.line, 3))
            if not setting.low:
                art.path(band, stroke=Stroke("#5c3c10", 0.8))
        art.path(inner, stroke=Stroke(livery.index_ink, 1.2), opacity=0.55)
        art.path(rectangle((middle - 23, mark - 1.7, 46, 3.4)), livery.index_ink)
        art.path(lozenge((middle, mark), 7, 8.5), livery.index_ink)
    art.twice(flag, TRIM_CENTRE)


def _footer(setting: _Setting) -> None:
    """Draws the disc of the set symbol; for low ink, a white bed for the small print."""
    if setting.low:
        setting.art.path(pill(_FOOTER_BED, 6), "#ffffff")
    setting.art.circle(_FOOTER_DISC, 16, setting.livery.plate[1], Stroke(setting.line, 1.4))

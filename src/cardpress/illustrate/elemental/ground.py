"""The grounds of the faces: colour, embossed pattern and vignette, right through the bleed.

The bed of the picture window lies here as well: its shadow and its dark edge stand under the
picture, which the template lays into it. Tenths of a millimetre from the trimmed corner.
"""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.elemental.livery import BLEED_BOX, LIVERIES, Livery, low_livery
from cardpress.illustrate.elemental.outlines import curl, inset, rectangle, scooped, shadow
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Artwork, Box, Pen, Stroke, document

__all__ = [
    "WINDOW_BOX",
    "WINDOW_SCOOP",
    "edge_colour",
    "gilded_pattern",
    "ground",
    "low_ground",
    "low_pattern",
]

WINDOW_BOX: Box = (42, 112, 551, 472)
"""The picture window."""
WINDOW_SCOOP = 22
"""Radius of the window's scooped corners."""

_CALM: Box = (BLEED_BOX[0], 800, BLEED_BOX[2], 120.75)
"""Where the pattern sinks into the ground, so that the small print stands out."""
_GOLD_PATTERN = "#d3a94f"
_BLACK = "#000000"
_LOW_VEILS = MappingProxyType({"earth": 0.38, "air": 0.38, "fire": 0.3, "water": 0.58})
"""How strong patterns are in low ink; water, the darkest element, stays so here."""
_LOW_DASHES = MappingProxyType({"earth": "64 20 36 14"})
"""How a pattern's lines break in low ink: beds of rock would else run along the trim."""
_LIGHTER_GROUND = MappingProxyType({"earth": 0.75, "air": 0.5, "fire": 0.6, "water": 0.35})
"""How far a rare's ground, which starts from the lower colour, goes back to the upper one."""
_DARKER_GROUND = MappingProxyType({"earth": 0.05, "air": 0.12, "fire": 0.1, "water": 0.3})
"""How far a rare's lower colour goes to black; air stays the pale element."""


def ground(element: str, *, gilded: bool) -> str:
    """Gives the SVG of an element's ground, plain or with the gold pattern of the rares."""
    art = Artwork("g")
    livery = LIVERIES[element]
    _colour(art, element, gilded=gilded)
    pattern = _pattern(art, element)
    dark = Stroke(livery.pattern[1], 1.2)
    light = Stroke(_GOLD_PATTERN, 1.1) if gilded else Stroke(livery.pattern[0], 0.9)
    _lay(art, pattern, dark, lower=1.1, opacity=0.55)
    _lay(art, pattern, light, opacity=0.45 if gilded else 0.6)
    if element == "earth":  # moss on the upper side of every bed
        moss = Stroke("#a9b768", 2.6, dash="0 11 0 37 0 6 0 58", round=True)
        _lay(art, pattern, moss, lower=4, opacity=0.55)
    low = livery.ground[1]
    vignette = art.radial((317, 440), 620, (0.5, low, 0), (1, mix(low, _BLACK, 0.55), 0.75))
    art.path(rectangle(BLEED_BOX), vignette)
    stops = ((0, low, 0), (0.35, low, 0.5), (0.5, low, 0.5), (1, low, 0))
    calm = art.linear((0, _CALM[1]), (0, _CALM[1] + _CALM[3]), *stops)
    art.path(rectangle(_CALM), calm)
    shadow(art, scooped(inset(WINDOW_BOX, -3), WINDOW_SCOOP), count=4, step=5, opacity=0.16)
    art.path(scooped(inset(WINDOW_BOX, -8), WINDOW_SCOOP), edge_colour(livery))
    return document(BLEED_BOX, art)


def low_ground(element: str) -> str:
    """Gives the SVG of an element's ground for low ink: a faint pattern on white."""
    art = Artwork("g")
    livery = low_livery(element)
    low_pattern(art, element, BLEED_BOX)
    art.path(scooped(inset(WINDOW_BOX, -8), WINDOW_SCOOP), livery.ground[0])
    return document(BLEED_BOX, art)


def gilded_pattern(art: Artwork, element: str, box: Box) -> None:
    """Draws an element's pattern in gold within a box: the depths of a unique card."""
    pattern = _pattern(art, element)
    with art.group(clip=art.clip(rectangle(box))):
        _lay(art, pattern, Stroke(_GOLD_PATTERN, 1.2), opacity=0.4)


def low_pattern(art: Artwork, element: str, box: Box) -> None:
    """Draws an element's pattern faintly in its one ink, on white within a box."""
    art.path(rectangle(box), "#ffffff")
    pattern = _pattern(art, element)
    with art.group(clip=art.clip(rectangle(box))):
        line = Stroke(LIVERIES[element].low, 0.7, _LOW_DASHES.get(element, ""))
        _lay(art, pattern, line, opacity=_LOW_VEILS[element])


def edge_colour(livery: Livery) -> str:
    """Gives the dark colour that edges window and panels."""
    return mix(livery.ground[1], _BLACK, 0.6)


def _colour(art: Artwork, element: str, *, gilded: bool) -> None:
    high, low = LIVERIES[element].ground
    if gilded:
        high, low = (
            mix(low, high, _LIGHTER_GROUND[element]),
            mix(low, _BLACK, _DARKER_GROUND[element]),
        )
    stops = ((0, high), (0.55, mix(high, low, 0.55)), (1, low))
    art.path(rectangle(BLEED_BOX), art.linear((0, 0), (0, 889), *stops))


def _lay(
    art: Artwork, pattern: str, stroke: Stroke, *, lower: float = 0, opacity: float
) -> None:
    """Draws a kept pattern with a stroke, some way lower to emboss it."""
    with art.group(opacity=opacity), art.inheriting(stroke=stroke):
        art.use_at(pattern, (0, lower))


# Patterns. Rows are kept once and repeated: what a row does at its ends lies outside the bleed.

_TOP, _HEIGHT = BLEED_BOX[1], BLEED_BOX[3]


def _pattern(art: Artwork, element: str) -> str:
    """Defines an element's pattern over the whole bleed and gives its name."""
    with art.kept() as name:
        _PATTERNS[element](art)
    return name


def _strata(art: Artwork) -> None:
    """Beds of rock: thirteen uneven lines, repeated downwards with a shift."""
    chance = Chance("pattern", "earth")
    pen = Pen()
    y = 0.0
    for _ in range(13):
        height, length = chance.uniform(3.5, 8), chance.uniform(40, 80)
        phase = 6 * chance.ratio()
        start = -30 - chance.between(0, 85)
        pen.spline(
            [
                (x, y + height * math.sin(x / length + phase) + chance.uniform(-1.5, 1.5))
                for x in range(start, 905, 86)
            ]
        )
        y += chance.choice((7, 9, 13, 20))
    with art.kept() as beds:
        art.bare(pen)
    for row in range(int(_HEIGHT / y) + 2):
        art.use_at(beds, (-(row * 61) % 130 - 130, _TOP + y * row))


def _streams(art: Artwork) -> None:
    """Streaming lines with a curl here and there."""
    pen = Pen()
    for row in range(3):
        points = range(-188, 830, 79)
        pen.spline([(x, row * 13 - 30 + 7 * math.sin(x / 95 + row * 0.3)) for x in points])
    for x, y, radius in ((60, -18, 9), (310, -30, 7), (560, -12, 10)):
        pen.spline(curl((x, y - radius), radius, 1.2, steps=7, end=0.2))
    with art.kept() as lines:
        art.bare(pen)
    for row in range(26):
        art.use_at(lines, (row * 137 % 90 - 60, row * 39))


def _tongues(art: Artwork) -> None:
    """Tongues of flame in rows, each row half a tongue aside."""
    pen = Pen().move((-30, -4)).cubic((-36, -22), (-18, -20), (-16, -42))
    pen.cubic((-12, -24), (4, -20), (-2, -4))
    pen.move((-19, -6)).cubic((-22, -14), (-16, -16), (-15, -24))
    pen.cubic((-13, -16), (-8, -14), (-11, -6))
    with art.kept() as tongue:
        art.bare(pen)
    with art.kept() as row:
        for column in range(28):
            art.use_at(tongue, (28 * column - 28, 0))
    for index in range(38):
        art.use_at(row, (14 * (index % 2), 26 * index))


def _scales(art: Artwork) -> None:
    """Waves as overlapping scales of three arcs; rows and columns sway: none is straight."""
    pen = Pen()
    for radius in (15, 10, 5):
        pen.move((-15 - radius, -15)).arc(radius, (-15 + radius, -15))
    with art.kept() as scale:
        art.bare(pen)
    rows = []
    for aside in (0, 15):
        with art.kept() as row:
            for column in range(26):
                x = 30 * column - 30
                art.use_at(scale, (x, 7 * math.sin((x + aside) / 70)))
        rows.append(row)
    for index in range(-2, 67):
        sway = 15 * (index % 2) + 6 * math.sin(index / 6)
        art.use_at(rows[index % 2], (sway, 15 * index))


_PATTERNS: Mapping[str, Callable[[Artwork], None]] = MappingProxyType(
    {"earth": _strata, "air": _streams, "fire": _tongues, "water": _scales}
)

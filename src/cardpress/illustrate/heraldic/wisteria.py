"""Wisteria: racemes, leaves and the twisted vine that climbs the window and the back.

A card draws three racemes, full or slender, straight or bent, and repeats them, mirrored and
scaled, under the names ``rb``, ``rm`` and ``rs`` (big, middling, small). Lengths in mm.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from cardpress.chance import Chance
from cardpress.illustrate.heraldic.elements import definitions, group, path, use
from cardpress.illustrate.heraldic.outlines import number, smooth
from cardpress.illustrate.heraldic.tones import INK
from cardpress.illustrate.svg import Point

__all__ = [
    "BIG_RACEME",
    "BLOOM",
    "MIDDLE_RACEME",
    "MOONLIT_BLOOM",
    "SMALL_RACEME",
    "Bloom",
    "leaf",
    "raceme",
    "vine",
    "wisteria",
]


class Bloom(NamedTuple):
    """How wisteria is painted."""

    tones: tuple[tuple[str, str, str], ...]
    """Florets from the top of a raceme to its tip: name, petal, keel."""
    leaf: tuple[str, str]
    """A leaflet, and its half in shade."""
    edge: float
    """Diameter of the dark dot under a floret, in mm."""


_PETAL = (
    "M0,-.86C.7,-1.1 1.14,-.4 .82,.2C.6,.86 .26,.98 0,.98C-.26,.98 -.6,.86 -.82,.2"
    "C-1.14,-.4 -.7,-1.1 0,-.86Z"
)
_KEEL = "M-.42,.16C-.26,-.2 .26,-.2 .42,.16C.36,.72 .12,.9 0,.9C-.12,.9 -.36,.72 -.42,.16Z"
BLOOM = Bloom(
    (
        ("a", "#f0e4ff", "#a784dc"),
        ("b", "#cdb2f2", "#7c53bd"),
        ("c", "#a682dd", "#5c3599"),
        ("d", "#7c55bd", "#472578"),
    ),
    leaf=("#7fb54e", "#4f8f42"),
    edge=2.62,
)
"""Wisteria by day."""
MOONLIT_BLOOM = Bloom(
    (
        ("a", "#cdbdea", "#9379c8"),
        ("b", "#b09ad9", "#7253ae"),
        ("c", "#9276c8", "#58389a"),
        ("d", "#7253b0", "#462a80"),
    ),
    leaf=("#62905e", "#46775a"),
    edge=2.34,
)
"""The same by night: less light and dark, thinner lines, for there is much of it."""
_LEAFLET = "M0,0C.9,-.7 2.2,-.7 3.3,0C2.2,.7 .9,.7 0,0Z"
_LEAFLET_SHADE = "M.1,0C1,.75 2.2,.7 3.2,0Z"
_WOOD, _WOOD_LIGHT = "#7a4f33", "#b58450"

BIG_RACEME = 13.0
"""Length of the raceme ``rb``."""
MIDDLE_RACEME = 9.6
"""Length of the raceme ``rm``."""
SMALL_RACEME = 7.4
"""Length of the raceme ``rs``."""


class _Floret(NamedTuple):
    """Sorted as it stands, the lowest comes first: upper florets lie on lower ones."""

    y: float
    x: float
    turn: float
    size: float
    tone: str


def wisteria(chance: Chance, bloom: Bloom = BLOOM) -> str:
    """Definitions of florets, leaf and the two racemes, to stand inside ``defs``."""
    florets = "".join(
        group(path(_PETAL, fill=petal), path(_KEEL, fill=keel, role="keel"), id=f"f{tone}")
        for tone, petal, keel in bloom.tones
    )
    racemes = "".join(
        group(
            raceme(
                length,
                width=width * chance.uniform(0.82, 1.12),
                sway=chance.choice((-1, 1)) * chance.uniform(0.2, 1.5),
                edge=bloom.edge,
                chance=chance,
            ),
            id=name,
        )
        for name, length, width in (
            ("rb", BIG_RACEME, 6.2),
            ("rm", MIDDLE_RACEME, 5.2),
            ("rs", SMALL_RACEME, 4.6),
        )
    )
    return florets + _leaf(*bloom.leaf) + racemes


def _leaf(fill: str, shade: str) -> str:
    """A pinnate leaf of seven leaflets, its stalk at the origin, to the right."""
    leaflet = group(
        path(_LEAFLET, fill=fill, stroke=INK, stroke_width=0.26, stroke_linejoin="round"),
        path(_LEAFLET_SHADE, fill=shade),
        id="lf",
    )
    drawn = []
    for pair in range(3):
        for side in (-1, 1):
            turn = f"translate({number(1.4 + pair * 1.5)} 0) rotate({side * (62 - pair * 8)})"
            size = number((1 - pair * 0.12) * 0.82)
            drawn.append(use("lf", transform=f"{turn} scale({size})"))
    drawn.append(path("M0,0H5.4", stroke=INK, stroke_width=0.34, stroke_linecap="round"))
    drawn.append(use("lf", transform="translate(5.2 0) scale(.8)"))
    return leaflet + group(*drawn, id="leaf")


def leaf(x: float, y: float, *, degrees: float, size: float) -> str:
    """A leaf on its stalk at (x, y)."""
    return use(
        "leaf",
        transform=f"translate({number(x)} {number(y)})rotate({round(degrees)})"
        f"scale({number(size)})",
    )


def raceme(length: float, *, width: float, sway: float, edge: float, chance: Chance) -> str:
    """A hanging cluster, full at the top, buds at the tip; its stalk starts at the origin.

    ``edge`` is the diameter of the dark dot under its largest florets, in mm.
    """
    florets = sorted(
        _florets(length, width=width, sway=sway, chance=chance),
        reverse=True,
    )
    stalk = path(
        f"M0,-1.2Q{number(sway * 0.1)},{number(length * 0.4)} "
        f"{number(sway)},{number(length * 0.8)}",
        fill="none",
        stroke=INK,
        stroke_width=0.45,
    )
    return stalk + _edge(florets, edge) + "".join(map(_floret, florets))


def _florets(length: float, *, width: float, sway: float, chance: Chance) -> list[_Floret]:
    rows = max(4, round(length / 1.18))
    slimming = chance.uniform(0.45, 0.95)
    florets = []
    for row in range(rows):
        down = row / (rows - 1)
        swell = min(1, 0.62 + down * 2.2) * (1 - down) ** slimming
        breadth = width * swell if down < 1 else 0.2
        count = max(1, round(breadth / 1.42))
        for place in range(count):
            aside = (place - (count - 1) / 2) / (count - 1) * 2 if count > 1 else 0.0
            florets.append(
                _Floret(
                    x=aside * breadth / 2 + chance.uniform(-0.2, 0.2) + sway * down * down,
                    y=0.5
                    + down * (length - 1.2)
                    + chance.uniform(-0.18, 0.18)
                    - 0.5 * abs(aside) * (1 - down),
                    tone="abcd"[min(3, int(down * 2.5 + chance.uniform(0, 1.2)))],
                    turn=aside * -28 + chance.uniform(-14, 14),
                    size=(1.08 - 0.46 * down) * chance.uniform(0.94, 1.08),
                )
            )
    return florets


def _edge(florets: Sequence[_Floret], diameter: float) -> str:
    """The dark edge: round dots of three sizes under the petals."""
    drawn = []
    for least, most, dot in ((0.86, 2.0, 0.98), (0.7, 0.86, 0.82), (0.0, 0.7, 0.62)):
        dots = "".join(
            f"M{_short(floret.x)},{_short(floret.y)}h.01"
            for floret in florets
            if least <= floret.size < most
        )
        if dots:
            drawn.append(
                path(
                    dots,
                    stroke=INK,
                    stroke_width=diameter * dot,
                    stroke_linecap="round",
                    role="casing",
                )
            )
    return "".join(drawn)


def _floret(floret: _Floret) -> str:
    place = f"translate({_short(floret.x)} {_short(floret.y)})"
    turn = f"rotate({round(floret.turn)})scale({_short(floret.size)})"
    return use(f"f{floret.tone}", transform=place + turn)


def _short(value: float) -> str:
    """One decimal is enough for a floret: there are hundreds."""
    return number(round(value, 1))


def vine(guide: Sequence[Point], *, width: float) -> str:
    """Two strands of old wood wound about a guide line; a drawing holds one such vine."""
    strands = definitions(
        path(smooth(guide), id="vna"),
        path(smooth(_wound(guide, radius=width * 0.8)), id="vnb"),
    )
    drawn = "".join(
        use(strand, stroke=INK, stroke_width=inked, role="casing")
        + use(strand, stroke=colour, stroke_width=breadth, role="core")
        for strand, colour, breadth, inked in (
            ("vna", _WOOD, width, width + 0.75),
            ("vnb", _WOOD_LIGHT, width * 0.66, width * 0.66 + 0.6),
        )
    )
    return group(strands, drawn, fill="none", stroke_linecap="round")


def _wound(guide: Sequence[Point], *, radius: float) -> list[Point]:
    """The guide as a line that winds about it, one point every 1.7 mm or so."""
    dense: list[Point] = []
    for (x, y), (next_x, next_y) in pairwise(guide):
        steps = max(2, int(math.hypot(next_x - x, next_y - y) / 1.7))
        dense += [
            (x + (next_x - x) * step / steps, y + (next_y - y) * step / steps)
            for step in range(steps)
        ]
    dense.append(guide[-1])
    wound = []
    last = len(dense) - 1
    for index, (x, y) in enumerate(dense):
        before, after = dense[max(0, index - 1)], dense[min(index + 1, last)]
        along, down = after[0] - before[0], after[1] - before[1]
        aside = radius * math.sin(index * 1.35) / (math.hypot(along, down) or 1)
        wound.append((x - down * aside, y + along * aside))
    return wound

"""The lie of the land: ridges, fields, trees, and the mound on which a shield stands.

In mm of the card. A ridge has one of several characters, so that two windows of one hour look
out on different country.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.heraldic.card import CENTRE
from cardpress.illustrate.heraldic.elements import definitions, element, group, path, use
from cardpress.illustrate.heraldic.outlines import circle, ellipse, number, smooth
from cardpress.illustrate.heraldic.tones import INK, WHITE
from cardpress.illustrate.svg import Point

__all__ = ["RIDGES", "beside", "fields", "flowers", "hill", "mound", "ridge", "tree", "tufts"]

_TUFTS = 16
_FLOWERS = 10
_BLOOMS = ("#fff6e0", "#f6c945", "#d9bdf5")


def beside(chance: Chance, left: Point, right: Point) -> float:
    """A place on either side of the shield."""
    return chance.choice((chance.uniform(*left), chance.uniform(*right)))


def ridge(name: str, y: float, *, colour: str, chance: Chance) -> str:
    """The farthest range, about the height ``y``, of one of the characters in ``RIDGES``."""
    line, lit = RIDGES[name](y, chance)
    snow = path(lit, fill=WHITE, opacity=0.55, role="sketch") if lit else ""
    return path(f"{line}V64H2Z", fill=colour, role="mass") + snow


def _downs(y: float, chance: Chance) -> tuple[str, str]:
    """Long round hills."""
    phase = chance.uniform(0, 6)
    heights = (
        (x, y - 1 + 2.6 * math.sin(x / 7.5 + phase) + 0.8 * math.sin(x / 4.1 + phase * 2))
        for x in range(2, 63, 4)
    )
    return smooth(list(heights)), ""


def _peaks(y: float, chance: Chance) -> tuple[str, str]:
    """Sharp mountains with snow on the sunny side."""
    line, snow = f"M2,{number(y)}", ""
    for x, tall in ((7.5, 9.0), (13.5, 6.0), (24, 7.0), (40, 7.0), (48.5, 7.5), (55.5, 11.0)):
        top = y - tall * chance.uniform(0.8, 1.15)
        peak = x + chance.uniform(-1.2, 1.2)
        line += f"L{number(peak)},{number(top)}L{number(peak + 4)},{number(y - 1.6)}"
        snow += (
            f"M{number(peak)},{number(top)}l-1.5,{number(0.26 * tall)}l1,-.3l.6,1.1l.7,-1.2"
            f"l.5,{number(0.12 * tall)}Z"
        )
    return f"{line}L62,{number(y)}", snow


def _bluffs(y: float, chance: Chance) -> tuple[str, str]:
    """Table mountains."""
    line = f"M2,{number(y)}"
    for x, wide in ((4, 6.5), (13, 5), (27, 9), (44, 5.0), (52, 7.5)):
        top = number(y - chance.uniform(3.4, 8))
        line += (
            f"L{number(x)},{number(y)}l1,-1.6L{number(x + 1.4)},{top}"
            f"L{number(x + wide - 1.2)},{top}L{number(x + wide - 0.8)},{number(y - 1.6)}"
            f"l1,1.6"
        )
    return f"{line}L62,{number(y)}", ""


def _forest(y: float, chance: Chance) -> tuple[str, str]:
    """The tops of a wood."""
    line, x = f"M2,{number(y)}", 2.0
    while x < 61:
        wide, tall = chance.uniform(1.9, 3.1), chance.uniform(3.2, 6.4)
        line += f"L{number(x + wide / 2)},{number(y - tall)}L{number(x + wide)},{number(y - 1)}"
        x += wide
    return f"{line}L63,{number(y)}", ""


def _boughs(y: float, chance: Chance) -> tuple[str, str]:
    """Round trees, crown by crown."""
    line, x = f"M2,{number(y - 1)}", 2.0
    while x < 61:
        wide = chance.uniform(2.6, 4.6)
        rise = number(chance.uniform(-0.8, 0.8))
        line += f"a{number(wide / 2)},{number(wide / 2)} 0 0 1 {number(wide)},{rise}"
        x += wide
    return line, ""


def _spires(y: float, chance: Chance) -> tuple[str, str]:
    """Karst: steep round towers of rock, as on a willow-pattern plate."""
    points: list[Point] = [(2, y)]
    for x in (6, 12.5, 22, 40, 47.5, 55):
        top = y - chance.uniform(5, 10.5)
        points += [(x - 1.9, y - 1), (x - 0.9, top + 1), (x + 0.7, top + 0.8), (x + 2, y - 1.2)]
    return smooth([*points, (62, y)]), ""


RIDGES: Mapping[str, Callable[[float, Chance], tuple[str, str]]] = MappingProxyType(
    {
        "downs": _downs,
        "peaks": _peaks,
        "bluffs": _bluffs,
        "forest": _forest,
        "boughs": _boughs,
        "spires": _spires,
    }
)
"""The characters of a far range: its upper edge, and what of it lies in the light."""


def hill(y: float, *, colour: str, height: float, chance: Chance) -> str:
    """A nearer hill about the height ``y``."""
    phase = chance.uniform(0, 6)
    line = [
        (
            x,
            y + height * math.sin(x / 9 + phase) + height / 2 * math.sin(x / 4.1 + phase * 2),
        )
        for x in range(2, 63, 4)
    ]
    return path(f"{smooth(line)}V64H2Z", fill=colour, role="mass")


def fields(y: float, *, light: str, chance: Chance) -> str:
    """What the near hill bears: furrows, a lake or hedges."""
    return _CROPS[chance.choice(tuple(_CROPS))](y, light)


def _furrows(y: float, light: str) -> str:
    rows = "".join(
        f"M{number(x)},{number(y + 0.4 + abs(x - CENTRE[0]) * 0.02)}"
        f"Q{number(x + (x - CENTRE[0]) * 0.12)},{number(y + 3)} "
        f"{number(x + (x - CENTRE[0]) * 0.34)},{number(y + 7)}"
        for x in (7.5, 10, 12.5, 15, 17.5, 46, 48.5, 51, 53.5, 56)
    )
    return path(rows, fill="none", stroke=light, stroke_width=0.55, opacity=0.55, role="thread")


def _lake(y: float, light: str) -> str:
    left, right = (
        ellipse(x, y + 3.4, across=wide, down=1.15) for x, wide in ((9.4, 5.2), (52.6, 6))
    )
    glints = "".join(
        f"M{number(x)},{number(y + down)}h2.6"
        for x, down in ((6.6, 3.1), (9.4, 3.8), (49, 3.2), (52.6, 3.9))
    )
    return path(left + right, fill=light, opacity=0.85, role="mass") + path(
        glints, stroke=WHITE, stroke_width=0.3, opacity=0.8, role="thread"
    )


def _hedges(y: float, light: str) -> str:
    rows = "".join(
        f"M{number(x)},{number(y + down)}c1.2,-.5 3,.5 {number(wide)},0"
        for x, down, wide in ((5, 2, 9), (7, 4, 10), (46, 1.8, 11), (44, 3.8, 14))
    )
    return path(
        rows,
        fill="none",
        stroke=light,
        stroke_width=0.9,
        stroke_dasharray=".01 1.05",
        stroke_linecap="round",
        role="thread",
    )


_CROPS: Mapping[str, Callable[[float, str], str]] = MappingProxyType(
    {"furrows": _furrows, "lake": _lake, "hedges": _hedges}
)


def tree(x: float, y: float, *, colour: str, chance: Chance) -> str:
    """A fir or a round tree with its foot at (x, y)."""
    size = chance.uniform(0.8, 1.25)
    if chance.ratio() < 0.5:
        side, rise = number(1.1 * size), number(4.4 * size)
        fir = f"M{number(x)},{number(y)}l-{side},0l{side},-{rise}l{side},{rise}Z"
        return path(fir, fill=colour, role="mass")
    crown = ellipse(x, y - 2.9 * size, across=1.6 * size, down=1.5 * size)
    trunk = f"M{number(x - 0.2)},{number(y)}v-2h.4v2Z"
    return path(trunk, fill=INK) + path(crown, fill=colour, role="mass")


_CREST: Sequence[Point] = (
    (2, 57),
    (10, 55),
    (20, 53.4),
    (CENTRE[0], 52.6),
    (44, 53.4),
    (54, 55),
    (62, 57),
)


def mound(colour: str) -> str:
    """The ground in front, on which the shield stands."""
    lit = (
        "M2,59C14,55.4 22,54.4 31.75,54.2C42,54.4 50,55.4 62,59"
        "V56C52,53.6 44,52.9 31.75,52.9C20,52.9 12,53.6 2,56.4Z"
    )
    return path(
        f"{smooth(_CREST)}V64H2Z", fill=colour, stroke=INK, stroke_width=0.6, role="flood"
    ) + path(lit, fill=WHITE, opacity=0.16, role="shade")


def _ground(x: float) -> float:
    """Height of the mound's crest at ``x``."""
    return -3.9 * math.cos((x - CENTRE[0]) / 34)


def tufts(chance: Chance) -> str:
    """Grass on the mound."""
    blades = []
    for _ in range(_TUFTS):
        x = chance.uniform(6, 57)
        y = 57.2 + _ground(x) + chance.uniform(0, 1.6)
        foot = f"{number(x)},{number(y)}"
        blades.append(
            f"M{number(x - 0.8)},{number(y - 1.2)}L{foot}L{number(x + 0.1)},{number(y - 1.7)}"
            f"M{foot}L{number(x + 0.9)},{number(y - 1.1)}"
        )
    return path(
        "".join(blades),
        fill="none",
        stroke=INK,
        stroke_width=0.3,
        stroke_linecap="round",
        opacity=0.7,
    )


def flowers(chance: Chance) -> str:
    """Flowers on either side of the shield."""
    petals = "".join(
        circle(0.55 * math.cos(angle), 0.55 * math.sin(angle), radius=0.46)
        for angle in (0, 1.257, 2.513, 3.77, 5.03)
    )
    flower = group(
        path(petals),
        element("circle", r=0.36, fill="#e08a2a", stroke="none"),
        id="fw",
        stroke=INK,
        stroke_width=0.14,
    )
    drawn = [definitions(flower)]
    for _ in range(_FLOWERS):
        x = beside(chance, (6.5, 20), (43, 57))
        y = 57.4 + _ground(x) + chance.uniform(-0.2, 1.4)
        drawn.append(use("fw", x=x, y=y, fill=chance.choice(_BLOOMS)))
    return "".join(drawn)

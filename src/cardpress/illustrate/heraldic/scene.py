"""The view through the window: sky of the hour, hills, the tower of Wisteria, a mound.

In mm of the card. The gradients ``sky`` and ``glow`` are the picture's; whoever places the
scene clips it to the window.
"""

import math

from cardpress.chance import Chance
from cardpress.illustrate.heraldic.card import CENTRE
from cardpress.illustrate.heraldic.elements import (
    definitions,
    dot,
    element,
    group,
    path,
    use,
)
from cardpress.illustrate.heraldic.hours import Hour
from cardpress.illustrate.heraldic.outlines import (
    circle,
    ellipse,
    number,
    smooth,
    star,
    sunburst,
)
from cardpress.illustrate.heraldic.tones import INK, RED, WHITE
from cardpress.illustrate.svg import Point

__all__ = ["GLOW_CENTRE", "GLOW_RADIUS", "view"]

GLOW_CENTRE: Point = (CENTRE[0], 33.0)
"""The glow behind the shield, in mm."""
GLOW_RADIUS = 27.0

_SUN: Point = (CENTRE[0], 36.0)
_RAYS = 22
_CLOUDS = 4
_CLOUD = (
    "M-7,2C-9,2 -9,-1 -6.6,-1.2C-6.6,-4 -3,-4.6 -2,-2.8C-1,-5.6 4,-5.4 4.4,-2C7,-2.8 8.6,0 7,2Z"
)
_STARS = 24
_STARLIGHT = "#fff4cf"
_MOON = "M49.5,19a5.6,5.6 0 1 0 5.6,7.2a4.6,4.6 0 0 1 -5.6,-7.2Z"
_TOWER_SIZES = (0.34, 0.42, 0.5, 0.6, 0.7, 0.86)
"""Millimetres to the unit of the tower, by strength: it comes nearer."""
_TREES = 5
_TUFTS = 16
_FLOWERS = 10
_BLOOMS = ("#fff6e0", "#f6c945", "#d9bdf5")
_ROAD = (
    "M40,64C46,58 36,54 44,51C49,49 50,47.6 51,46.6L52,46.8"
    "C52,49 50,51 48,52.6C45,55 55,58 53,64Z"
)


def view(hour: Hour, chance: Chance) -> str:
    """Everything inside the window but shield and parchment."""
    drawn = [_sky(hour)]
    drawn.append(_clouds(hour.clouds, chance) if hour.clouds else _night(chance))
    far, middle, near, mound = hour.hills
    rises = (
        43 + chance.uniform(-1, 1),
        46.5 + chance.uniform(-1, 1),
        50 + chance.uniform(-0.6, 0.6),
    )
    drawn.append(_hill(rises[0], colour=far, height=1.6, chance=chance))
    size = _TOWER_SIZES[hour.strength - 1]
    drawn.append(_tower(52.2, rises[0] + 3.6 + size * 1.5, size=size, stone=hour.stone))
    drawn.append(_hill(rises[1], colour=middle, height=1.2, chance=chance))
    drawn += [_tree(rises[1] + 1.6, colour=mound, chance=chance) for _ in range(_TREES)]
    drawn.append(_hill(rises[2], colour=near, height=0.8, chance=chance))
    drawn.append(path(_ROAD, fill=hour.road, opacity=0.85, role="mass"))
    drawn.append(_mound(mound))
    drawn.append(_tufts(chance))
    drawn.append(_flowers(chance))
    return "".join(drawn)


def _sky(hour: Hour) -> str:
    rays = sunburst(*_SUN, radius=60, rays=_RAYS)
    return (
        element("rect", x=3, y=3, width=57.5, height=60, fill="url(#sky)", role="shade")
        + path(rays, fill=hour.sun, opacity=hour.rays, role="shade")
        + dot(*GLOW_CENTRE, r=GLOW_RADIUS, fill="url(#glow)", role="shade")
    )


def _night(chance: Chance) -> str:
    """Stars, every second one fainter, and a moon."""
    faint: list[str] = []
    bright: list[str] = []
    for index in range(_STARS):
        x, y = chance.uniform(7, 57), chance.uniform(8, 42)
        radius = chance.choice((0.45, 0.6, 0.8, 1.2))
        twinkle = star(x, y, radius=radius, waist=radius * 0.33, points=4)
        (bright if index % 2 else faint).append(twinkle)
    return (
        path("".join(bright), fill=_STARLIGHT, role="shade")
        + path("".join(faint), fill=_STARLIGHT, opacity=0.6, role="shade")
        + path(_MOON, fill="#fff0b8", role="shade")
    )


def _beside(chance: Chance, left: Point, right: Point) -> float:
    """A place on either side of the shield."""
    return chance.choice((chance.uniform(*left), chance.uniform(*right)))


def _clouds(opacity: float, chance: Chance) -> str:
    drawn = []
    for _ in range(_CLOUDS):
        x = _beside(chance, (7, 18), (44, 57))
        y, size = chance.uniform(24, 40), chance.uniform(0.55, 0.95)
        place = f"translate({number(x)} {number(y)}) scale({number(size)})"
        drawn.append(path(_CLOUD, transform=place, fill=WHITE, opacity=opacity, role="shade"))
    return "".join(drawn)


def _hill(y: float, *, colour: str, height: float, chance: Chance) -> str:
    phase = chance.uniform(0, 6)
    ridge = [
        (
            x,
            y + height * math.sin(x / 9 + phase) + height / 2 * math.sin(x / 4.1 + phase * 2),
        )
        for x in range(2, 63, 4)
    ]
    return path(f"{smooth(ridge)}V64H2Z", fill=colour, role="mass")


def _tower(x: float, y: float, *, size: float, stone: tuple[str, str, str, str, str]) -> str:
    """The wizard's tower, its foot at (x, y), drawn in units of ``size`` mm."""
    wall, shade, roof, roof_shade, window = stone
    windows = (
        "M-1.2,-9.6V-12.2C-1.2,-13.6 1,-13.6 1,-12.2V-9.6Z"
        "M-1.4,0V-3.2C-1.4,-5 1.2,-5 1.2,-3.2V0ZM4.8,-5.4h1.2v-2h-1.2Z"
    )
    return group(
        path("M3,0V-9H7.6V0Z", fill=shade),
        path("M2.4,-9L5.3,-15L8.2,-9Z", fill=roof_shade),
        path("M-8,0V-6H-4V0Z", fill=wall),
        path("M-8.6,-6L-6,-11L-3.4,-6Z", fill=roof),
        path("M-3.6,0L-3,-16H3L3.6,0Z", fill=wall),
        path("M.6,0L.8,-16H3L3.6,0Z", fill=shade, stroke="none"),
        path("M-4.4,-16C-2.4,-19 -1.2,-23 .6,-27.4C1,-23 2.6,-19 4.4,-16Z", fill=roof),
        path(
            "M.6,-27.4C1,-23 2.6,-19 4.4,-16H1.4C1.4,-20 1,-24 .6,-27.4Z",
            fill=roof_shade,
            stroke="none",
        ),
        path(windows, fill=window, stroke_width=0.3),
        path("M.6,-27.2V-30.2", fill="none"),
        path("M.6,-30.2L4.4,-29L.6,-27.8Z", fill=RED, stroke_width=0.3),
        transform=f"translate({number(x)} {number(y)}) scale({number(size)})",
        stroke=INK,
        stroke_width=0.45,
        stroke_linejoin="round",
    )


def _tree(y: float, *, colour: str, chance: Chance) -> str:
    x, size = _beside(chance, (7, 16), (44, 57)), chance.uniform(0.8, 1.25)
    if chance.ratio() < 0.5:
        side, rise = number(1.1 * size), number(4.4 * size)
        fir = f"M{number(x)},{number(y)}l-{side},0l{side},-{rise}l{side},{rise}Z"
        return path(fir, fill=colour, role="mass")
    crown = ellipse(x, y - 2.9 * size, across=1.6 * size, down=1.5 * size)
    trunk = f"M{number(x - 0.2)},{number(y)}v-2h.4v2Z"
    return path(trunk, fill=INK) + path(crown, fill=colour, role="mass")


def _mound(colour: str) -> str:
    ridge = [(2, 57), (10, 55), (20, 53.4), (CENTRE[0], 52.6), (44, 53.4), (54, 55), (62, 57)]
    lit = (
        "M2,59C14,55.4 22,54.4 31.75,54.2C42,54.4 50,55.4 62,59"
        "V56C52,53.6 44,52.9 31.75,52.9C20,52.9 12,53.6 2,56.4Z"
    )
    return path(
        f"{smooth(ridge)}V64H2Z", fill=colour, stroke=INK, stroke_width=0.6, role="flood"
    ) + path(lit, fill=WHITE, opacity=0.16, role="shade")


def _ground(x: float) -> float:
    """Height of the mound's crest at ``x``."""
    return -3.9 * math.cos((x - CENTRE[0]) / 34)


def _tufts(chance: Chance) -> str:
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


def _flowers(chance: Chance) -> str:
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
        x = _beside(chance, (6.5, 20), (43, 57))
        y = 57.4 + _ground(x) + chance.uniform(-0.2, 1.4)
        drawn.append(use("fw", x=x, y=y, fill=chance.choice(_BLOOMS)))
    return "".join(drawn)

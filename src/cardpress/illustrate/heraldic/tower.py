"""The wizard's tower: a mark on the horizon at dawn, all of the window at midnight.

Drawn in units about its foot; whoever places it gives the size of a unit in mm.
"""

from collections.abc import Mapping
from typing import NamedTuple

from cardpress.illustrate.heraldic.elements import group, path
from cardpress.illustrate.heraldic.outlines import number
from cardpress.illustrate.heraldic.tones import INK, RED

__all__ = ["Stone", "castle", "palace", "tower"]


class Stone(NamedTuple):
    """The colours of all that is built."""

    wall: str
    shade: str
    """The wall away from the light."""
    roof: str
    roof_shade: str
    window: str
    """Dark by day, lit in the evening."""


_FAR = 0.2
"""Width of a line of the tower from afar, in mm."""


_WINDOWS = (
    "M-1.2,-9.6V-12.2C-1.2,-13.6 1,-13.6 1,-12.2V-9.6Z"
    "M-1.4,0V-3.2C-1.4,-5 1.2,-5 1.2,-3.2V0ZM4.8,-5.4h1.2v-2h-1.2Z"
)


def tower(x: float, y: float, *, size: float, stone: Stone) -> str:
    """The tower with its two turrets from afar, its foot at (x, y): 17 units wide, 30 high."""
    return group(
        path("M3,0V-9H7.6V0Z", fill=stone.shade),
        path("M2.4,-9L5.3,-15L8.2,-9Z", fill=stone.roof_shade),
        path("M-8,0V-6H-4V0Z", fill=stone.wall),
        path("M-8.6,-6L-6,-11L-3.4,-6Z", fill=stone.roof),
        path("M-3.6,0L-3,-16H3L3.6,0Z", fill=stone.wall),
        path("M.6,0L.8,-16H3L3.6,0Z", fill=stone.shade, stroke="none"),
        path("M-4.4,-16C-2.4,-19 -1.2,-23 .6,-27.4C1,-23 2.6,-19 4.4,-16Z", fill=stone.roof),
        path(
            "M.6,-27.4C1,-23 2.6,-19 4.4,-16H1.4C1.4,-20 1,-24 .6,-27.4Z",
            fill=stone.roof_shade,
            stroke="none",
        ),
        path(_WINDOWS, fill=stone.window, stroke_width=0.3),
        path("M.6,-27.2V-30.2", fill="none"),
        path("M.6,-30.2L4.4,-29L.6,-27.8Z", fill=RED, stroke_width=0.3),
        transform=f"translate({number(x)} {number(y)}) scale({number(size)})",
        stroke=INK,
        stroke_width=_FAR / size,
        role="far",
        stroke_linejoin="round",
    )


def palace(x: float, *, stone: Stone) -> str:
    """The same tower seen from its own gate, in mm: it rises behind a shield about ``x``."""
    return group(
        _turret(-11.2, 19, width=5, stone=stone),
        _turret(12.4, 20, width=5, stone=stone),
        _turret(-21, 35, width=5.8, stone=stone),
        _turret(20.4, 31.5, width=6.4, stone=stone),
        _keep(stone),
        transform=f"translate({number(x)} 0)",
        **dict(_OUTLINED) | {"stroke": _NIGHT_LINE, "stroke_width": 0.25},
    )


def castle(x: float, *, stone: Stone) -> str:
    """The tower from the last bend of the road, in mm, its keep about ``x``."""
    return group(
        _turret(8.6, 31.6, width=7.4, stone=stone),
        group(_keep(stone), transform="translate(0 3.4)scale(.86 .94)"),
        transform=f"translate({number(x)} 0)",
        **_OUTLINED,
    )


_NIGHT_LINE = "#2c2160"
"""The lines of the tower seen close by moonlight: it stands behind all else."""
_OUTLINED: Mapping[str, str | float] = {
    "stroke": INK,
    "stroke_width": 0.5,
    "stroke_linejoin": "round",
}


def _turret(x: float, y: float, *, width: float, stone: Stone) -> str:
    """A round turret down to the ground, its eaves at ``y``."""
    half, tall = width / 2, width * 1.4
    eaves = half + 0.9
    return group(
        path(f"M{number(-half)},0H{number(half)}V40H{number(-half)}Z", fill=stone.wall),
        path(
            f"M{number(half * 0.25)},0H{number(half)}V40H{number(half * 0.25)}Z",
            fill=stone.shade,
            stroke="none",
            role="flood",
        ),
        path(f"M{number(-half)},0v1.3H{number(half)}v-1.3Z", fill=stone.shade),
        path(_spire(eaves, tall), fill=stone.roof),
        path(
            f"M0,{number(-tall)}C.5,{number(-tall / 2)} {number(half)},-1.2 {number(eaves)},0"
            f"H{number(half * 0.4)}C{number(half * 0.3)},-2 .3,{number(-tall / 2)} "
            f"0,{number(-tall)}Z",
            fill=stone.roof_shade,
            stroke="none",
            role="flood",
        ),
        path(_LANCET, fill=stone.window, stroke_width=0.35),
        transform=f"translate({number(x)} {number(y)})",
    )


_LANCET = "M-.8,6.4v-2a.8,1 0 0 1 1.6,0v2ZM-.8,13.6v-2a.8,1 0 0 1 1.6,0v2Z"


def _spire(eaves: float, tall: float) -> str:
    """A roof like a witch's hat."""
    foot = number(eaves)
    bend = f"{number(eaves * 0.6)},-1.2"
    return (
        f"M0,{number(-tall)}C.5,{number(-tall / 2)} {bend} {foot},0H-{foot}"
        f"C-{bend} -.5,{number(-tall / 2)} 0,{number(-tall)}Z"
    )


def _keep(stone: Stone) -> str:
    """The great tower in the middle, its roof under the point of the arch."""
    gallery = "M-7,17.4H7V20.6H5.6V19.4H3.2V20.6H.9V19.4H-.9V20.6H-3.2V19.4H-5.6V20.6H-7Z"
    roof = "M0,5.8C.8,9.4 3.6,12.6 8.2,17.4H-8.2C-3.6,12.6 -.8,9.4 0,5.8Z"
    shaded = "M0,5.8C.8,9.4 3.6,12.6 8.2,17.4H3.4C3,13 .6,10 0,5.8Z"
    return (
        path("M-5.8,18H5.8V62H-5.8Z", fill=stone.wall)
        + path("M1.6,18H5.8V62H1.6Z", fill=stone.shade, stroke="none", role="flood")
        + path(roof, fill=stone.roof)
        + path(shaded, fill=stone.roof_shade, stroke="none", role="flood")
        + path(gallery, fill=stone.wall)
        + path("M-1,13V11.6C-1,10.2 1,10.2 1,11.6V13Z", fill=stone.window)
    )

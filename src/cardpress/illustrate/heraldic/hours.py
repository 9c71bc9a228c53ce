"""The six hours of the quest's one day: a strength is an hour, and an hour is a palette.

Strength 1 is dawn, seen from a cottage window; 6 is midnight in the palace. Six walls at least
8 in L* apart tell the strengths without any figure.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

__all__ = ["HOURS", "Hour", "Sky", "hour_of"]


Sky = tuple[str, str, str]
"""Top, middle, and above the horizon."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hour:
    """One strength's colours, in sRGB."""

    name: str
    """What a player might call it."""
    strength: int
    """From 1 to 6."""
    wall: tuple[str, str]
    """The wall round the window, at its top and at its foot."""
    hatching: str
    """The lines on the wall."""
    skies: tuple[Sky, ...]
    """The skies from which a card draws, at most one of them for each card of a set of four."""
    sun: str
    """The glow behind the shield, and the rays."""
    rays: float
    """Opacity of the rays."""
    clouds: float
    """Opacity of the clouds."""
    night: bool = False
    """Whether there are stars and a moon instead."""
    lot: str
    """Names the draw of sky and land: chosen so that the four cards of a strength differ."""
    hills: tuple[str, str, str, str]
    """Far, middle and near hill, and the mound in front; trees take the mound's."""
    road: str
    """The road to the tower."""
    stone: tuple[str, str, str, str, str]
    """The tower: wall, wall in shade, roof, roof in shade, windows."""
    metal: tuple[str, str]
    """Band of the frame and rim of the shield: light, dark."""
    deep: str
    """Plate and badges, lettering on gold, the rule under the flavour."""
    darker: str
    """Tails of the ribbon and the footer."""


_BY_DAY = ("#efe2c4", "#c9b48e", "#7b55b4", "#553690", "#4c3a5c")
_ROAD_BY_DAY = "#f3e3b8"

_HOURS = (
    Hour(
        name="Dawn",
        strength=1,
        wall=("#f6dc97", "#efca75"),
        hatching="#dfae54",
        skies=(
            ("#f9d9a0", "#fdebc4", "#ffdcb8"),
            ("#f2a99a", "#fbd3b4", "#fff0cf"),
            ("#a9d3dc", "#e6e8cd", "#ffdfae"),
            ("#f1c257", "#fbe2a0", "#fff2d6"),
        ),
        lot="vsq",
        sun="#fff6dc",
        rays=0.34,
        clouds=0.7,
        hills=("#d9c98a", "#b9c476", "#8fae58", "#6f9644"),
        road=_ROAD_BY_DAY,
        stone=_BY_DAY,
        metal=("#d79a5c", "#8a5426"),
        deep="#7d4316",
        darker="#5c2f12",
    ),
    Hour(
        name="Morning",
        strength=2,
        wall=("#97cf74", "#79ba5c"),
        hatching="#5fa24a",
        skies=(
            ("#9fdcd0", "#d4f0cf", "#f6f7cf"),
            ("#7cc0e6", "#c4e4ee", "#f3f6da"),
            ("#bfe07c", "#e2f1b6", "#fbf8d8"),
            ("#f0dc86", "#f6f0c2", "#fbf8de"),
        ),
        lot="fay",
        sun="#fffbe0",
        rays=0.34,
        clouds=0.7,
        hills=("#b5d9a0", "#8fc476", "#68a955", "#4c9046"),
        road=_ROAD_BY_DAY,
        stone=_BY_DAY,
        metal=("#f0e3c0", "#b39b68"),
        deep="#236339",
        darker="#174a2c",
    ),
    Hour(
        name="Noon",
        strength=3,
        wall=("#52a7d6", "#358cc2"),
        hatching="#3a8dc2",
        skies=(
            ("#5bb8e6", "#a6def3", "#e4f6ee"),
            ("#2f7fcc", "#7fbfec", "#dcf0f4"),
            ("#5fcfc8", "#aee8dc", "#eef8e6"),
            ("#8a9ed2", "#c0cfea", "#f1efe6"),
        ),
        lot="jic",
        sun="#ffffff",
        rays=0.26,
        clouds=0.7,
        hills=("#a5d8c8", "#7cc29b", "#57a76f", "#3f8f56"),
        road=_ROAD_BY_DAY,
        stone=_BY_DAY,
        metal=("#eef3f4", "#9fb2be"),
        deep="#164a78",
        darker="#0f365c",
    ),
    Hour(
        name="Afternoon",
        strength=4,
        wall=("#bd541b", "#a34313"),
        hatching="#9a4211",
        skies=(
            ("#ef8a3c", "#fbb95c", "#ffe3a0"),
            ("#e9b441", "#f8d574", "#ffeebc"),
            ("#d55f48", "#f2966a", "#ffd9a8"),
            ("#5fa3ac", "#d6cb90", "#ffdc94"),
        ),
        lot="bzy",
        sun="#fff3c4",
        rays=0.26,
        clouds=0.32,
        hills=("#e9b665", "#c99a4a", "#8f8a3e", "#66753a"),
        road=_ROAD_BY_DAY,
        stone=_BY_DAY,
        metal=("#ffd79a", "#b5672a"),
        deep="#7d2913",
        darker="#5c1a10",
    ),
    Hour(
        name="Dusk",
        strength=5,
        wall=("#a62d5a", "#8a204d"),
        hatching="#721741",
        skies=(
            ("#7d2a6b", "#d1476c", "#ffa978"),
            ("#43286f", "#9a458e", "#f48a86"),
            ("#2a3a80", "#8058a0", "#f7a58c"),
            ("#94304a", "#e2604a", "#ffc574"),
        ),
        lot="taf",
        sun="#ffe0a8",
        rays=0.18,
        clouds=0.32,
        hills=("#b55a78", "#8a4470", "#643a68", "#46345a"),
        road="#d9a78c",
        stone=("#d9a08c", "#a86f78", "#6a3f98", "#4a2a78", "#ffe08a"),
        metal=("#ffffff", "#8f94b0"),
        deep="#5a1038",
        darker="#40092c",
    ),
    Hour(
        name="Night",
        strength=6,
        wall=("#1f1757", "#130c3e"),
        hatching="#2c226c",
        skies=(
            ("#1a1252", "#4c34b0", "#b98ad8"),
            ("#0f1c5c", "#2b5cba", "#8cc0ee"),
            ("#3a1060", "#8a3ca8", "#f08ac0"),
            ("#0a3048", "#1c7c88", "#8ae0c0"),
        ),
        lot="mhj",
        sun="#fff2c0",
        rays=0.15,
        clouds=0,
        night=True,
        hills=("#6a4ea6", "#4d3b8c", "#362d70", "#272358"),
        road="#8d7cc0",
        stone=("#8f81c4", "#6c5ea6", "#63459f", "#4b3588", "#f2d585"),
        metal=("#ffe691", "#c5801e"),
        deep="#1d1450",
        darker="#120b38",
    ),
)

HOURS: Mapping[int, Hour] = MappingProxyType({hour.strength: hour for hour in _HOURS})
"""The hours by strength, in order."""


def hour_of(level: int) -> Hour:
    """Gives the hour of a strength.

    Raises:
        ValueError: there is none for this level.
    """
    if level not in HOURS:
        raise ValueError(f"a heraldic picture has a strength from 1 to 6, not {level}")
    return HOURS[level]

"""The six hours of the quest's one day: a strength is an hour, and an hour is a palette.

Strength 1 is dawn, seen from a cottage window; 6 is midnight in the palace. Six walls at least
8 in L* apart tell the strengths without any figure.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

__all__ = ["HOURS", "Hour", "hour_of"]


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
    sky: tuple[str, str, str]
    """Top, middle, and above the horizon."""
    sun: str
    """The glow behind the shield, and the rays."""
    rays: float
    """Opacity of the rays."""
    clouds: float
    """Opacity of the clouds; 0 is a clear night with stars and a moon."""
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
        wall=("#f2d488", "#e9bf66"),
        hatching="#d9a94e",
        sky=("#f9d9a0", "#fdebc4", "#ffdcb8"),
        sun="#fff6dc",
        rays=0.34,
        clouds=0.55,
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
        wall=("#8cc56c", "#6dae55"),
        hatching="#599a45",
        sky=("#9fdcd0", "#d4f0cf", "#f6f7cf"),
        sun="#fffbe0",
        rays=0.34,
        clouds=0.55,
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
        wall=("#4ba0d0", "#2f83b8"),
        hatching="#2576aa",
        sky=("#5bb8e6", "#a6def3", "#e4f6ee"),
        sun="#ffffff",
        rays=0.26,
        clouds=0.55,
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
        wall=("#c95f22", "#ad4a19"),
        hatching="#943d14",
        sky=("#ef8a3c", "#fbb95c", "#ffe3a0"),
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
        wall=("#a52b57", "#851d49"),
        hatching="#741741",
        sky=("#7d2a6b", "#d1476c", "#ffa978"),
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
        wall=("#35297a", "#241b5c"),
        hatching="#4a3d96",
        sky=("#150f40", "#37288a", "#9b6cc4"),
        sun="#fff2c0",
        rays=0.15,
        clouds=0,
        hills=("#6a4ea6", "#4d3b8c", "#362d70", "#272358"),
        road="#8d7cc0",
        stone=("#8878b8", "#5e5090", "#5a3aa0", "#3c2578", "#ffd970"),
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

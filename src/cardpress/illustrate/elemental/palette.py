"""The colours of the pictures: one palette for each element, and a weather for each rank."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.elemental.livery import LIVERIES
from cardpress.illustrate.elemental.tint import mix

__all__ = ["LEVELS", "PETALS", "Palette", "PetalTones", "palette"]

LEVELS = 6
"""Command rankings run from 1 to this."""


@dataclass(frozen=True, slots=True)
class Palette:
    """What a picture is painted with."""

    sky: tuple[str, str, str, str]
    """From the zenith to the horizon."""
    light: str
    """The light behind the spirit."""
    rim: str
    """Edges that the light touches."""
    haze: str
    """What the distance fades into."""
    near: str
    """The darkest foreground."""
    middle: str
    """The middle ground."""
    accent: tuple[str, str, str]
    """The spirit's own colour: light, middle, deep."""
    key: str
    """Outlines of the sigil."""
    core: tuple[str, str]
    """The spirit's eye: iris and light."""
    plate: str
    """The eclipsing disc behind a mighty spirit."""
    floor: str
    """What lies below the scene of a full picture."""
    metal: tuple[str, str, str]
    """The sigil's metal: light, middle, dark."""


@dataclass(frozen=True, slots=True)
class PetalTones:
    """Light, middle and deep colour of the petals that an element hides behind its own."""

    second: tuple[tuple[str, str, str], ...]
    """Hues of common creatures, one of which is drawn."""
    crown: tuple[str, str, str]
    """The inner petals of the two highest ranks."""
    rare: tuple[str, str, str]
    """The second nature of a rare: a hue foreign to the element."""
    unique: tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class _Weather:
    """A tint for the zenith and one for the horizon, and how strongly each applies."""

    zenith: str
    storm: float
    horizon: str
    glow: float


_FAIR: Mapping[str, Palette] = MappingProxyType(
    {
        "earth": Palette(
            sky=("#233a3c", "#5d7350", "#c9bd78", "#fbeebc"),
            light="#fff6d6",
            rim="#ffdf95",
            haze="#c6bd80",
            near=LIVERIES["earth"].near,
            middle="#4b5f35",
            accent=("#ffeeb4", "#e3a63f", "#7e4d17"),
            key="#1b1a0e",
            core=("#2f7d5b", "#d6ffd9"),
            plate="#12301f",
            floor="#3c4a22",
            metal=("#fff3c4", "#e2b04a", "#76501a"),
        ),
        "air": Palette(
            sky=("#4f7695", "#8fb2c8", "#dbe3e0", "#fdf0dc"),
            light="#fffdf2",
            rim="#ffffff",
            haze="#dfe6e6",
            near=LIVERIES["air"].near,
            middle="#8ba3b5",
            accent=("#ffffff", "#f2f6f7", "#6f90a8"),
            key="#22384d",
            core=("#2d5878", "#e9f7ff"),
            plate="#1f3f5c",
            floor="#5d7a94",
            metal=("#fffaf0", "#d9c08a", "#6f6a58"),
        ),
        "fire": Palette(
            sky=("#17080f", "#571019", "#c23c18", "#ffb347"),
            light="#fff0b8",
            rim="#ffb050",
            haze="#a8301a",
            near=LIVERIES["fire"].near,
            middle="#5a1418",
            accent=("#ffe9a0", "#f47a1f", "#b3200f"),
            key="#240606",
            core=("#8e1410", "#fff3c4"),
            plate="#3a0608",
            floor="#6a1510",
            metal=("#fff2b8", "#f3b13e", "#8a3a0c"),
        ),
        "water": Palette(
            sky=("#050d22", "#103158", "#2d6f98", "#b7dde0"),
            light="#fbf6de",
            rim="#d9f4f0",
            haze="#6aa9bd",
            near=LIVERIES["water"].near,
            middle="#12456d",
            accent=("#f2fffb", "#74c8d6", "#1c5f8a"),
            key="#04122a",
            core=("#0d3766", "#e8fff8"),
            plate="#061c3d",
            floor="#12456d",
            metal=("#ffffff", "#cfe3dc", "#547c8c"),
        ),
    }
)

_WEATHERS: Mapping[str, tuple[_Weather, ...]] = MappingProxyType(
    {
        "earth": (
            _Weather("#3b6a78", 0.45, "#ffe9b0", 0.2),
            _Weather("#2b6f66", 0.55, "#e9f0b0", 0.5),
            _Weather("#7a5a34", 0.55, "#ffd58a", 0.6),
            _Weather("#1f3f30", 0.5, "#dfe6a0", 0.4),
            _Weather("#4a3550", 0.55, "#ffc98f", 0.55),
            _Weather("#13241c", 0.75, "#ffdf90", 0.5),
            _Weather("#1d3a5c", 0.85, "#ffe2b8", 0.6),
            _Weather("#7a4258", 0.75, "#ffb07a", 0.9),
            _Weather("#8fc0c4", 0.8, "#fff6cf", 0.8),
            _Weather("#0f2a30", 0.92, "#c6e08a", 0.7),
        ),
        "air": (
            _Weather("#6fa5c9", 0.6, "#fff3dc", 0.3),
            _Weather("#8d8fb8", 0.45, "#ffd2b0", 0.75),
            _Weather("#3f83a8", 0.5, "#f4f3d8", 0.4),
            _Weather("#5d6ba0", 0.55, "#ffdcd8", 0.6),
            _Weather("#3e4f63", 0.7, "#f6e2b8", 0.5),
            _Weather("#27405f", 0.75, "#ffe3a6", 0.7),
            _Weather("#86b9dc", 0.75, "#ffffff", 0.7),
            _Weather("#a58fb0", 0.6, "#ffc9b8", 0.9),
            _Weather("#4c8f9c", 0.6, "#e3f6e6", 0.7),
            _Weather("#2c3f66", 0.8, "#d8dcf5", 0.6),
        ),
        "fire": (
            _Weather("#3a1020", 0.4, "#ffc860", 0.5),
            _Weather("#4a0b12", 0.5, "#ff8a3c", 0.4),
            _Weather("#2c0f3a", 0.6, "#ff9a4a", 0.4),
            _Weather("#57160c", 0.5, "#ffcf5c", 0.5),
            _Weather("#120409", 0.65, "#ff7a30", 0.45),
            _Weather("#26030a", 0.6, "#ffe08a", 0.6),
            _Weather("#8a1424", 0.75, "#ffdf8a", 0.8),
            _Weather("#3f0f4c", 0.85, "#ff8a5a", 0.8),
            _Weather("#0c0508", 0.95, "#ffa02c", 0.7),
            _Weather("#a4480f", 0.75, "#ffe9a0", 0.9),
        ),
        "water": (
            _Weather("#0f4a66", 0.6, "#d8efe0", 0.5),
            _Weather("#0a2a5c", 0.5, "#b7dde8", 0.3),
            _Weather("#0d4648", 0.6, "#c5e6cf", 0.6),
            _Weather("#22205a", 0.55, "#c9d3f0", 0.6),
            _Weather("#06283c", 0.6, "#9fd8d8", 0.4),
            _Weather("#050a1e", 0.7, "#bfe0ea", 0.3),
            _Weather("#14606c", 0.75, "#e6f3d8", 0.8),
            _Weather("#3a2a63", 0.75, "#f0cfdc", 0.8),
            _Weather("#03131f", 0.8, "#8fe0c8", 0.7),
            _Weather("#1c4f8f", 0.7, "#dff2ff", 0.7),
        ),
    }
)
"""Gentle to stormy; then the four moods of rare hours: night, dusk, noon, and a wild one."""

PETALS: Mapping[str, PetalTones] = MappingProxyType(
    {
        "earth": PetalTones(
            second=(
                ("#c9f2c4", "#4d9b6a", "#1c4b3a"),
                ("#cfeeee", "#4a9699", "#174a50"),
                ("#f6cfa6", "#b4632f", "#55230f"),
                ("#e3eda0", "#8ba63a", "#3f5216"),
            ),
            crown=("#fff0c0", "#c98a34", "#5c3412"),
            rare=("#ead6ff", "#8f63bd", "#3d2163"),
            unique=("#fff6d8", "#d98a3a", "#6b2a1c"),
        ),
        "air": PetalTones(
            second=(
                ("#bcd3e2", "#6d93b0", "#2f5674"),
                ("#d8d2ee", "#8f8cbd", "#46487a"),
                ("#fbeccb", "#cfb37c", "#7d6a42"),
                ("#c6e6e2", "#6fa8a8", "#2c6168"),
            ),
            crown=("#fffdf4", "#e6d3a6", "#8f8467"),
            rare=("#ffe6d8", "#dc9d88", "#7d4a4c"),
            unique=("#fff3c8", "#d8ae57", "#77572a"),
        ),
        "fire": PetalTones(
            second=(
                ("#f26a1e", "#b5200f", "#4e0a0a"),
                ("#e0506a", "#8e1740", "#3a0620"),
                ("#ffd978", "#e08a1c", "#7a3408"),
                ("#b98a7a", "#5c2a26", "#240a0c"),
            ),
            crown=("#fffbe0", "#ffd25a", "#f08a1c"),
            rare=("#ffc4ec", "#b5378c", "#470c3f"),
            unique=("#e8e2ff", "#6c6fd0", "#221a63"),
        ),
        "water": PetalTones(
            second=(
                ("#8fc7dd", "#2b6f9c", "#0e3660"),
                ("#b5b3ee", "#5653a8", "#221f5c"),
                ("#a2ead0", "#2f9683", "#0c4a4c"),
                ("#e4eef4", "#8fb0c4", "#3c6480"),
            ),
            crown=("#ffffff", "#e8efd8", "#7fb0b4"),
            rare=("#ffe0d2", "#e08b77", "#79303f"),
            unique=("#f6f0ff", "#9a8fd8", "#392a78"),
        ),
    }
)
"""The hidden petals of each element."""


def palette(element: str, level: int, chance: Chance) -> Palette:
    """Gives an element's palette under a weather; the mightier, the stormier it tends to be."""
    weathers = _WEATHERS[element]
    own, wild = (level - 1) % LEVELS, LEVELS + chance.below(len(weathers) - LEVELS)
    near = (own + chance.between(-1, 1)) % LEVELS
    fair, today = _FAIR[element], weathers[chance.choice((own, near, wild, wild, wild))]
    zenith, high, low, horizon = fair.sky
    sky = (
        mix(zenith, today.zenith, today.storm),
        mix(high, today.zenith, today.storm * 0.7),
        mix(low, today.horizon, today.glow * 0.55),
        mix(horizon, today.horizon, today.glow * 0.8),
    )
    haze = mix(
        mix(fair.haze, today.zenith, today.storm * 0.24), today.horizon, today.glow * 0.26
    )
    return replace(fair, sky=sky, haze=haze)

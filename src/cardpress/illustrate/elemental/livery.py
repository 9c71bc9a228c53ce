"""The colours of the faces: the elements' liveries, one for low ink, the frames' metals."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cardpress.illustrate.svg import Artwork, Box

__all__ = [
    "BLEED_BOX",
    "ELEMENTS",
    "LIVERIES",
    "TRIM_CENTRE",
    "Livery",
    "gold",
    "low_livery",
    "silver",
]

ELEMENTS = ("earth", "air", "fire", "water")
"""The elements that can be drawn, in the order of the collector numbers."""

BLEED_BOX: Box = (-31.75, -31.75, 698.5, 952.5)
"""Poker size with 3.175 mm of bleed, in tenths of a millimetre from the trimmed corner."""

TRIM_CENTRE = (317.5, 444.5)
"""The middle of the card, about which the second index and half the back are turned."""

_METAL_START, _METAL_END = (30, 30), (605, 859)

_BANDS = (0, 0.2, 0.4, 0.6, 0.8, 1)
_SILVER = ("#7d8791", "#f4f7f9", "#a9b4bd", "#fbfcfd", "#8d98a2", "#e6ebef")
_STEEL = ("#2c4052", "#7f95a7", "#3d5468", "#8ea4b5", "#31475a", "#6b8296")


@dataclass(frozen=True, slots=True)
class Livery:
    """What an element wears on its faces; a pair of colours runs from top to bottom."""

    ground: tuple[str, str]
    """The ground that runs into the bleed."""
    pattern: tuple[str, str]
    """The embossed pattern: its light and its dark edge."""
    line: str
    """Frame lines of the common card."""
    plate: tuple[str, str]
    """Title plate, hierarchy strip and pip rail."""
    index: tuple[str, str]
    """The pennant of the index."""
    index_ink: str
    """Glyphs on the pennant."""
    paper: tuple[str, str]
    """The text panel."""
    ink: str
    """Text on paper."""
    near: str
    """The darkest tone of the element's pictures: shades of the frame take it."""
    low: str
    """The one ink of low-ink prints."""


LIVERIES: Mapping[str, Livery] = MappingProxyType(
    {
        "earth": Livery(
            ground=("#919e4a", "#4f5f23"),
            pattern=("#b9c473", "#39461a"),
            line="#e6dba6",
            plate=("#3d4a20", "#28321a"),
            index=("#627629", "#556a24"),
            index_ink="#fbf5dc",
            paper=("#efe8cf", "#ddd3ae"),
            ink="#232812",
            near="#141c13",
            low="#46571f",
        ),
        "air": Livery(
            ground=("#d3dee5", "#9db2c1"),
            pattern=("#ffffff", "#6f8799"),
            line="#f7fafb",
            plate=("#46617a", "#2f4659"),
            index=("#f3f6f7", "#bccbd6"),
            index_ink="#1f3548",
            paper=("#f4f6f5", "#dde6ea"),
            ink="#1c2c3a",
            near="#3c5166",
            low="#3d566b",
        ),
        "fire": Livery(
            ground=("#c03a1d", "#781d11"),
            pattern=("#e8672f", "#4a0d0a"),
            line="#f0b878",
            plate=("#4a1211", "#2b0a0b"),
            index=("#a32914", "#60120a"),
            index_ink="#fff3d6",
            paper=("#f6e6cd", "#e9cda4"),
            ink="#34100b",
            near="#0d0508",
            low="#7c1d10",
        ),
        "water": Livery(
            ground=("#0c305d", "#04142f"),
            pattern=("#2f6e9e", "#020a18"),
            line="#a9d3df",
            plate=("#0c294c", "#051228"),
            index=("#08244f", "#030f2c"),
            index_ink="#f0faf7",
            paper=("#e6eeed", "#c5dadd"),
            ink="#0b2138",
            near="#051022",
            low="#12386a",
        ),
    }
)


def low_livery(element: str) -> Livery:
    """Gives an element's livery for low ink: white masses, lines in one dark ink."""
    ink = LIVERIES[element].low
    white = ("#ffffff", "#ffffff")
    return Livery(
        ground=white,
        pattern=(ink, "#ffffff"),
        line=ink,
        plate=white,
        index=white,
        index_ink=ink,
        paper=white,
        ink=ink,
        near="#ffffff",
        low=ink,
    )


def gold(art: Artwork, _element: str) -> str:
    """Defines the gold of rare and unique frames: light falls on it in two bands."""
    return art.linear(
        _METAL_START,
        _METAL_END,
        (0, "#7a531a"),
        (0.12, "#f3d583"),
        (0.22, "#fff6d2"),
        (0.34, "#c6953f"),
        (0.5, "#8a5f20"),
        (0.62, "#f0d080"),
        (0.72, "#fff4cc"),
        (0.86, "#b98736"),
        (1, "#6d4716"),
    )


def silver(art: Artwork, element: str) -> str:
    """Defines the silver of uncommon frames; on the pale ground of air it is dark steel."""
    metal = _STEEL if element == "air" else _SILVER
    return art.linear(_METAL_START, _METAL_END, *zip(_BANDS, metal, strict=True))

"""Silhouettes of the creatures of Wizard Wars, backlit: shadow theatre for the landscapes."""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.elemental.figures import air, earth, fire, water
from cardpress.illustrate.elemental.figures.figure import Figure, Role, Stance

__all__ = ["MOTIFS", "Figure", "Role", "Stance", "figure"]

_FIGURES: Mapping[str, Mapping[str, Figure]] = MappingProxyType(
    {
        "earth": earth.FIGURES,
        "air": air.FIGURES,
        "fire": fire.FIGURES,
        "water": water.FIGURES,
    }
)

MOTIFS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {element: tuple(sorted(figures)) for element, figures in _FIGURES.items()}
)
"""Element -> the motifs of its creatures, sorted."""


def figure(motif: str) -> Figure:
    """Gives the figure of a motif.

    Raises:
        KeyError: If no element has such a motif.
    """
    for figures in _FIGURES.values():
        if motif in figures:
            return figures[motif]
    raise KeyError(motif)

"""The creatures of water: the lesser, the greater and the rare ones together."""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.elemental.figures import water_greater, water_lesser, water_rare
from cardpress.illustrate.elemental.figures.figure import Figure

__all__ = ["FIGURES"]

FIGURES: Mapping[str, Figure] = MappingProxyType(
    {**water_lesser.FIGURES, **water_greater.FIGURES, **water_rare.FIGURES}
)
"""Motif -> figure."""

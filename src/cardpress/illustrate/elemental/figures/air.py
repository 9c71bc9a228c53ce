"""The creatures of air: the lesser, the greater and the rare ones together."""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.elemental.figures import air_greater, air_lesser, air_rare
from cardpress.illustrate.elemental.figures.figure import Figure

__all__ = ["FIGURES"]

FIGURES: Mapping[str, Figure] = MappingProxyType(
    {**air_lesser.FIGURES, **air_greater.FIGURES, **air_rare.FIGURES}
)
"""Motif -> figure."""

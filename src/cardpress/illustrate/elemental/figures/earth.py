"""The creatures of earth: the lesser, the greater and the rare together."""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.elemental.figures import earth_greater, earth_lesser, earth_rare
from cardpress.illustrate.elemental.figures.figure import Figure

__all__ = ["FIGURES"]

FIGURES: Mapping[str, Figure] = MappingProxyType(
    {**earth_lesser.FIGURES, **earth_greater.FIGURES, **earth_rare.FIGURES}
)
"""Motif -> figure."""

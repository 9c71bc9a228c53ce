"""The creatures of fire: the lesser, the greater and the rare together."""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.elemental.figures import fire_greater, fire_lesser, fire_rare
from cardpress.illustrate.elemental.figures.figure import Figure

__all__ = ["FIGURES"]

FIGURES: Mapping[str, Figure] = MappingProxyType(
    {**fire_lesser.FIGURES, **fire_greater.FIGURES, **fire_rare.FIGURES}
)
"""Motif -> figure."""

"""The creatures of fire."""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.elemental.figures.figure import Figure

__all__ = ["FIGURES"]

FIGURES: Mapping[str, Figure] = MappingProxyType({})
"""Motif -> figure."""

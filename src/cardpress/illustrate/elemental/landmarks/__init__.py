"""The landmarks that close a landscape on the side away from its creature."""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.elemental.landmarks import air, earth, fire, water
from cardpress.illustrate.elemental.landmarks.landmark import Landmark

__all__ = ["LANDMARKS", "Landmark"]

LANDMARKS: Mapping[str, Mapping[str, Landmark]] = MappingProxyType(
    {
        "earth": earth.LANDMARKS,
        "air": air.LANDMARKS,
        "fire": fire.LANDMARKS,
        "water": water.LANDMARKS,
    }
)
"""Element -> landmark by name, sorted."""

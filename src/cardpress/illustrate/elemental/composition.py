"""Composition: on which side the creature stands, and where the light hangs.

The creature takes one third of the picture, the light leans towards the other; a landmark
closes the far side. The mightier the spirit, the nearer to the middle its light.
"""

from dataclasses import dataclass

from cardpress.chance import Chance

__all__ = ["Composition", "compose"]

_LEANS = (0.125, 0.11, 0.095, 0.075, 0.06, 0.05)
"""How far the light may stray from the middle by rank, as a part of the width."""
_HEIGHTS = ((0.32, 0.52), (0.33, 0.51), (0.36, 0.50), (0.40, 0.48), (0.42, 0.46), (0.43, 0.45))
"""How far down the scene the light may hang by rank."""
_HORIZONS = (0.60, 0.77)
_FULL_ART_LIGHT = (0.51, 0.54)
_FULL_ART_LEAN = 0.02


@dataclass(frozen=True, slots=True)
class Composition:
    """The places of a picture, as parts of its scene."""

    side: int
    """Where the creature stands: -1 is the left, 1 the right."""
    light: tuple[float, float]
    """From the left and from the top."""
    horizon: float
    """From the top."""


def compose(chance: Chance, level: int, *, full: bool) -> Composition:
    """Composes a picture of that rank; a full one has its light beneath the title."""
    side = chance.choice((-1, 1))
    lean = _FULL_ART_LEAN if full else _LEANS[level - 1] * chance.uniform(0.72, 1.1)
    height = chance.uniform(*(_FULL_ART_LIGHT if full else _HEIGHTS[level - 1]))
    return Composition(side, (0.5 - side * lean, height), chance.uniform(*_HORIZONS))

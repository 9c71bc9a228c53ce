"""What a figure is: the silhouette of a creature, and the little that shines on it."""

from dataclasses import dataclass
from typing import Literal

__all__ = ["BASE", "BOX", "Figure", "Role", "Stance"]

BOX = 100.0
"""Width and height of the box that every figure is drawn in."""

BASE = (50.0, 100.0)
"""Where the feet of a figure stand that stands on the ground or in water."""

Role = Literal["rim", "eye", "glow"]
"""What an accent is: an edge in the light, an eye, or something that shines by itself."""

Stance = Literal["ground", "air", "water"]
"""Where a figure is at home; in the air it hangs about the middle of the box."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A creature against the light, facing right."""

    body: str
    """SVG path data of the whole silhouette, to be filled by the even-odd rule."""
    details: tuple[tuple[Role, str], ...] = ()
    """Accents on top of the body, back to front: a role, and path data to be filled."""
    stance: Stance = "ground"

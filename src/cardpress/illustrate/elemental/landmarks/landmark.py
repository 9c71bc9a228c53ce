"""What a landmark is: a building or a rock between the far forms and the near ground."""

from dataclasses import dataclass
from typing import Literal

__all__ = ["Landmark", "Place"]

Place = Literal["ground", "sky"]


@dataclass(frozen=True, slots=True)
class Landmark:
    """A landmark in a box of 100 x 100, lit from the right; all parts are SVG path data.

    Its foot may hang below the box, for the near ground hides it.
    """

    body: str
    """The whole silhouette, filled by the even-odd rule."""
    shade: str = ""
    """What turns away from the light."""
    lines: str = ""
    """An engraver's lines."""
    glow: str = ""
    """What shines by itself: windows, falls, a moon."""
    height: float = 200
    """At rank 3, in tenths of a millimetre."""
    place: Place = "ground"
    pale: bool = False
    """Whether it is of ice or cloth, brighter than rock."""

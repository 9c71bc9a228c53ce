"""Text engine: how a text is set, apart from what it says and in which colour."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from cardpress.colour import BLACK, Colour
from cardpress.fonts import FontFace
from cardpress.geometry import Length
from cardpress.scene import OPAQUE, Role, Stroke
from cardpress.typeset.text_words import EM, Setter

__all__ = ["STEP", "Heights", "Look", "TextStyle", "sizes_between"]

STEP = Length(3_175)
"""By how much a text shrinks at a time: 0.25 pt."""


class Heights(NamedTuple):
    """What lines of some fonts need, in ``EM`` units."""

    rise: int
    """From the baseline to the top of a line."""
    fall: int
    """From the baseline to its bottom."""


class Look(NamedTuple):
    """What may change from card to card without the text being set anew."""

    colour: Colour = BLACK
    stroke: Stroke | None = None
    opacity: int = OPAQUE
    role: str = Role.TEXT


@dataclass(frozen=True)
class TextStyle:
    """A resolved style."""

    setter: Callable[[int], Setter]
    """Gives the fonts of a role: bit 0 for bold, bit 1 for italic, beyond the style's own."""
    sizes: tuple[Length, ...]
    """Sizes that it may have, from the largest to the smallest."""
    leading: int = 1200
    """From baseline to baseline, in thousandths of the size."""
    align: Literal["left", "center", "right", "justify"] = "left"
    valign: Literal["top", "middle", "bottom"] = "top"
    wrap: Literal["normal", "balance", "none"] = "normal"
    overflow: Literal["error", "clip", "ellipsis"] = "error"

    @cached_property
    def main(self) -> Setter:
        """The fonts of the regular role."""
        return self.setter(0)

    @cached_property
    def heights(self) -> Heights:
        """Of the first font, which settles where lines stand."""
        return _heights([self.main.face])

    @cached_property
    def cap(self) -> int:
        """Height of capitals in ``EM`` units."""
        return self.main.measure(self.main.face, self.main.face.cap_height)

    @cached_property
    def icon_height(self) -> int:
        """Height of inline icons in ``EM`` units: a little more than that of capitals."""
        return min(max(self.cap * 6 // 5, EM * 8 // 10), EM)

    def heights_of(self, faces: Iterable[FontFace]) -> Heights:
        """Of all fonts that a text uses."""
        return _heights([self.main.face, *faces])


def _heights(faces: Iterable[FontFace]) -> Heights:
    pairs = [
        (Setter.measure(face, face.rise), Setter.measure(face, face.fall)) for face in faces
    ]
    return Heights(max(rise for rise, _ in pairs), max(fall for _, fall in pairs))


def sizes_between(largest: Length, smallest: Length) -> tuple[Length, ...]:
    """All sizes that a text may shrink through, the smallest included."""
    sizes = [Length(size) for size in range(int(largest), int(smallest), -int(STEP))]
    return (*sizes, min(smallest, largest))

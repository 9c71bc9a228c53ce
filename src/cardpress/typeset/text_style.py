"""Text engine: how a text is set, apart from what it says and in which colour."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from cardpress.colour import BLACK, Colour
from cardpress.fonts import FontFace
from cardpress.geometry import Length, Rect
from cardpress.scene import OPAQUE, Role, Stroke
from cardpress.typeset.text_words import EM, Setter

__all__ = ["STEP", "Look", "Rung", "TextStyle", "sizes_between"]

STEP = Length(3_175)
"""By how much a text shrinks at a time: 0.25 pt."""


class Rung(NamedTuple):
    """One size that a text may have, with what that means in a box of some size."""

    size: Length
    """The em."""
    measure: int
    """Width of the box in ``EM`` units."""
    most: int
    """How many lines the box holds."""
    above: Length
    """From the top of a line to its baseline."""
    below: Length
    """From the baseline to the bottom of a line."""
    lead: Length
    """From baseline to baseline."""
    tracking: Length
    """Behind each glyph."""


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
    align: Literal["start", "left", "center", "right", "justify"] = "start"
    valign: Literal["top", "middle", "bottom"] = "top"
    wrap: Literal["normal", "balance", "none"] = "normal"
    overflow: Literal["error", "clip", "ellipsis"] = "error"
    coloured: tuple[FontFace, ...] = ()
    """The chain of fonts, where one of them has letters in colours."""

    @cached_property
    def main(self) -> Setter:
        """The fonts of the regular role."""
        return self.setter(0)

    @cached_property
    def _ladders(self) -> dict[tuple[Rect, tuple[FontFace, ...]], list[Rung]]:
        return {}

    @cached_property
    def cap(self) -> int:
        """Height of capitals in ``EM`` units."""
        return self.main.measure(self.main.face, self.main.face.cap_height)

    @cached_property
    def icon_height(self) -> int:
        """Height of inline icons in ``EM`` units: a little more than that of capitals."""
        return min(max(self.cap * 6 // 5, EM * 8 // 10), EM)

    def ladder(self, box: Rect, faces: tuple[FontFace, ...] = ()) -> list[Rung]:
        """Gives all sizes, from the largest to the smallest, for a box.

        Args:
            box: where the text goes.
            faces: fonts that it uses beside the first; they may need higher lines.
        """
        rungs = self._ladders.get((box, faces))
        if rungs is None:
            setter = self.main
            rise = max(setter.measure(face, face.rise) for face in (setter.face, *faces))
            fall = max(setter.measure(face, face.fall) for face in (setter.face, *faces))
            rungs = [self._rung(size, box, rise, fall) for size in self.sizes]
            self._ladders[box, faces] = rungs
        return rungs

    def _rung(self, size: Length, box: Rect, rise: int, fall: int) -> Rung:
        """Rounds so that a line is never larger than it was measured."""
        em = int(size)
        above, below = Length(-(-rise * em // EM)), Length(-(-fall * em // EM))
        lead = Length(em * self.leading // 1000)
        spare = int(box.height - above - below)
        return Rung(
            size,
            int(box.width) * EM // em,
            1 + spare // int(lead) if spare >= 0 else 0,
            above,
            below,
            lead,
            Length(self.main.tracking * em // EM),
        )


def sizes_between(largest: Length, smallest: Length) -> tuple[Length, ...]:
    """All sizes that a text may shrink through, the smallest included."""
    sizes = [Length(size) for size in range(int(largest), int(smallest), -int(STEP))]
    return (*sizes, min(smallest, largest))

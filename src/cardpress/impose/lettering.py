"""Lines of lettering on pages that have no template."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from cardpress.colour import BLACK, Colour
from cardpress.geometry import Point, mm, pt
from cardpress.impose.strips import Letters
from cardpress.scene import GlyphRun, Role, Word

__all__ = ["Lettering", "Typeface"]

_PT = 25.4 / 72
"""A point in mm."""


_AS_TYPED = ("-liga", "-calt")
"""Two dashes of a command stay two."""


class Typeface(Letters, Protocol):
    """A face whose OpenType features can be switched."""

    def shape(self, text: str, features: tuple[str, ...] = ()) -> Word:
        """A word, shaped."""
        ...


class Lettering(NamedTuple):
    """A face at a size, in a colour; places are in mm."""

    letters: Typeface
    size: float
    """In points."""
    colour: Colour = BLACK

    def width(self, text: str) -> float:
        """How long a line is, in mm."""
        words = text.split(" ")
        units = sum(self._word(word).advance for word in words if word)
        units += self.letters.space * (len(words) - 1)
        return units * self.size * _PT / self.letters.upem

    def line(self, text: str, x: float, y: float, *, anchor: float = 0) -> GlyphRun:
        """A line on the baseline ``y``; ``anchor`` 0.5 centres it on ``x``, 1 ends it there."""
        start = x - self.width(text) * anchor
        words = tuple(map(self._word, text.split()))
        return GlyphRun(
            self.letters.key,
            pt(self.size),
            Point(mm(start), mm(y)),
            words,
            self.letters.space,
            self.colour,
            role=Role.GUIDE,
        )

    def lines(self, text: str, x: float, y: float, *, width: float) -> Iterator[GlyphRun]:
        """A paragraph, broken into lines that are no longer than ``width``."""
        line = ""
        for word in text.split():
            longer = f"{line} {word}".strip()
            if line and self.width(longer) > width:
                yield self.line(line, x, y)
                line, y = word, y + self.leading
            else:
                line = longer
        yield self.line(line, x, y)

    def _word(self, word: str) -> Word:
        return self.letters.shape(word, _AS_TYPED)

    @property
    def leading(self) -> float:
        """From baseline to baseline, in mm."""
        return self.size * _PT * 1.25

"""How texts were set, for ``check --texts``."""

from typing import NamedTuple

from cardpress.geometry import Length, in_pt

__all__ = ["TextFit"]


class TextFit(NamedTuple):
    """How one text of one card was set."""

    card: str
    text: str
    """The field, or the part of the template."""
    asked: Length
    """The size that its style asks for."""
    size: Length
    """The size that it came out at."""
    lines: int
    note: str

    def row(self) -> tuple[str, ...]:
        """As a row of a table: card, text, size, size asked for, lines, note."""
        sizes = (f"{in_pt(size):g}" for size in (self.size, self.asked))
        return (self.card, self.text, *sizes, str(self.lines), self.note)

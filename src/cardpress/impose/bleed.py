"""How much of its bleed a card may show on each side.

Along the outside of the grid the bleed runs on, but leaves room for a mark that the printer
reaches. Between cards each gets half of the gutter. A side that faces an empty place on a
part-filled sheet keeps its bleed where cards are butted, as there is waste beyond the cut;
where there is a gutter it keeps to half of it, so that marks of the next cut line stay clear.
At the one inside corner of a part-filled sheet of butted cards the bleeds of two cards overlap
in a square of waste; neither enters a card.
"""

from typing import NamedTuple, Self

from cardpress.geometry import Length, Rect, Size, mm
from cardpress.ticket import Grid, PrintSettings

__all__ = ["LEAST_MARK", "SHORTEST_MARK", "Axis", "BleedRule", "Edges", "Waste", "outer_bleed"]

LEAST_MARK = mm(1.25)
"""So much printable mark is worth a narrower bleed."""

SHORTEST_MARK = mm(0.5)
"""Shorter marks help nobody and are left out."""


class Edges(NamedTuple):
    """A length on each side of a card as it lies on the page."""

    left: Length
    top: Length
    right: Length
    bottom: Length

    def around(self, box: Rect) -> Rect:
        """The box grown by the length on each side."""
        return Rect(
            box.x - self.left,
            box.y - self.top,
            box.width + self.left + self.right,
            box.height + self.top + self.bottom,
        )

    def mirrored(self) -> Self:
        """The same with left and right swapped: how a back sees the sides of its front.

        It holds for both ways of turning the paper, in the coordinates of the back itself: over
        an upright axis left and right are swapped; over a level one top and bottom are, and the
        half turn of the back swaps both pairs.
        """
        return type(self)(self.right, self.top, self.left, self.bottom)


class Waste(NamedTuple):
    """What lies outside the grid on one side."""

    printable: Length
    """From the trim to where the printer stops."""
    paper: Length
    """From the trim to the edge of the paper."""


class Axis(NamedTuple):
    """The bleed at both ends of the grid, across or down, and what came of marks there."""

    bleed: Length
    mark: bool
    """Whether marks have room beyond it."""


def outer_bleed(settings: PrintSettings, waste: Waste, *, marks: bool) -> Axis:
    """Settles the bleed along the outer edges of a grid.

    Up to ``mark_offset`` it costs no mark; beyond, marks start where it ends, and so much is
    cut off it that ``LEAST_MARK`` remains. Where no mark has room anyway, bleed that was asked
    for runs on to the edge of the paper, other bleed to where the printer stops.

    Args:
        settings: of the print.
        waste: outside the grid on that side.
        marks: whether marks are wanted there.
    """
    marked = marks and waste.printable - settings.mark_offset >= SHORTEST_MARK
    if marked:
        room = max(settings.mark_offset, waste.printable - LEAST_MARK)
    else:
        room = waste.paper if settings.asked("bleed") else waste.printable
    return Axis(min(settings.bleed, room), mark=marked)


class BleedRule(NamedTuple):
    """The bleed of all cells of a grid, by what lies beside them."""

    columns: int
    rows: int
    across: Length
    """At the left and right end of the grid."""
    down: Length
    """At its top and bottom end."""
    inner: Length
    """Between cards."""
    open_across: Length
    """On a right side that faces an empty place."""
    open_down: Length
    """On a lower side that faces an empty place."""

    @classmethod
    def of(cls, settings: PrintSettings, card: Size, grid: Grid, ends: Size) -> Self:
        """The rule for a grid.

        Args:
            settings: of the print.
            card: its trimmed size.
            grid: columns and rows.
            ends: the bleed at the outer ends, across and down.
        """
        inner = min(settings.bleed, Length(settings.gutter // 2))
        open_across = open_down = inner
        if not settings.gutter:
            open_across = min(settings.bleed, Length(card.width // 2))
            open_down = min(settings.bleed, Length(card.height // 2))
        return cls(*grid, ends.width, ends.height, inner, open_across, open_down)

    def edges(self, index: int, filled: int) -> Edges:
        """The bleed around a cell, of which the first ``filled`` hold a card."""
        row, column = divmod(index, self.columns)
        right = self.inner if index + 1 < filled else self.open_across
        bottom = self.inner if index + self.columns < filled else self.open_down
        return Edges(
            self.across if column == 0 else self.inner,
            self.down if row == 0 else self.inner,
            self.across if column == self.columns - 1 else right,
            self.down if row == self.rows - 1 else bottom,
        )

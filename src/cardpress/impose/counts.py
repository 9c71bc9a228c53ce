"""How many sheets and pages a print takes: known from the number of cards alone."""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from cardpress.ticket import Layout

__all__ = ["Counts", "Side"]

Side = Literal["front", "back"]


_ONE_SIDED = frozenset((Layout.SINGLE, Layout.SLEEVE, Layout.GUTTERFOLD))
"""Layouts without pages for backs."""


class Counts(NamedTuple):
    """The size of a print, before anything is drawn."""

    cards: int
    """How many cards, each copy counted."""
    backs: bool
    """Whether any of them has a back; if none has, there are no pages for backs."""
    per_sheet: int
    layout: Layout
    skip: tuple[int, ...] = ()
    """Cells of the first sheet that stay empty."""
    stacked: bool = False
    """Whether each cell holds, sheet after sheet, cards that follow each other in the deck."""

    @property
    def sheets(self) -> int:
        """How many sheets of paper hold cards."""
        return -(-(self.cards + len(self.skip)) // self.per_sheet) if self.cards else 0

    @property
    def sides(self) -> tuple[Side, ...]:
        """Which sides of each sheet become pages, in order."""
        fronts: tuple[Side, ...] = ("front",) if self.layout is not Layout.BACKS_ONLY else ()
        wanted = self.backs and self.layout not in _ONE_SIDED
        return (*fronts, "back") if wanted else fronts

    @property
    def pages(self) -> int:
        """How many pages the file has; with fronts and backs, page 2k is the back of 2k - 1."""
        return self.sheets * len(self.sides)

    def slots(self, sheet: int) -> tuple[int, ...]:
        """The cells of a sheet, counted from 1, that hold a card, in the order of the cards."""
        if self.stacked:
            return tuple(range(-(-(self.cards - sheet + 1) // self.sheets)))
        free = self.per_sheet - len(self.skip)
        if sheet == 1:
            cells = [cell for cell in range(self.per_sheet) if cell not in self.skip]
            return tuple(cells[: self.cards])
        return tuple(
            range(min(self.per_sheet, self.cards - free - (sheet - 2) * self.per_sheet))
        )

    def filled(self, sheet: int) -> int:
        """How many cards a sheet holds, counted from 1."""
        return len(self.slots(sheet))

    def sequence(self) -> Iterator[int]:
        """The places in the deck, from 0, of the cards in the order in which they are laid.

        Stacked, cell j of sheet s holds card j * sheets + s: the pile that is cut from a cell
        is a run of the deck, and the piles laid on each other in turn are all of it.
        """
        if not self.stacked:
            yield from range(self.cards)
            return
        for sheet in range(self.sheets):
            yield from range(sheet, self.cards, self.sheets)

    def chosen(self, holds: Callable[[int], bool]) -> tuple[int, int]:
        """How many sheets and cards are on the pages that are chosen."""
        sheets = [
            sheet
            for sheet in range(1, self.sheets + 1)
            if any(holds(number) for number, _ in self.on_sheet(sheet))
        ]
        return len(sheets), sum(map(self.filled, sheets))

    def on_sheet(self, sheet: int) -> Iterator[tuple[int, Side]]:
        """The pages of a sheet, both counted from 1, with the side that each shows."""
        first = (sheet - 1) * len(self.sides) + 1
        return enumerate(self.sides, first)

"""How many sheets and pages a print takes: known from the number of cards alone."""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from cardpress.ticket import Layout

__all__ = ["Counts", "Side"]

Side = Literal["front", "back"]


class Counts(NamedTuple):
    """The size of a print, before anything is drawn."""

    cards: int
    """How many cards, each copy counted."""
    backs: bool
    """Whether any of them has a back; if none has, there are no pages for backs."""
    per_sheet: int
    layout: Layout

    @property
    def sheets(self) -> int:
        """How many sheets of paper hold cards."""
        return -(-self.cards // self.per_sheet)

    @property
    def sides(self) -> tuple[Side, ...]:
        """Which sides of each sheet become pages, in order."""
        fronts: tuple[Side, ...] = ("front",) if self.layout is not Layout.BACKS_ONLY else ()
        wanted = self.backs and self.layout is not Layout.FRONTS_ONLY
        return (*fronts, "back") if wanted else fronts

    @property
    def pages(self) -> int:
        """How many pages the file has; with fronts and backs, page 2k is the back of 2k - 1."""
        return self.sheets * len(self.sides)

    def filled(self, sheet: int) -> int:
        """How many cards a sheet holds, counted from 1."""
        return min(self.per_sheet, self.cards - (sheet - 1) * self.per_sheet)

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

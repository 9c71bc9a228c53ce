"""The plan of all sheets of a print, and the pages that follow from it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice
from typing import NamedTuple

from cardpress.geometry import Length, Rect, Size, Transform
from cardpress.impose.bleed import BleedRule
from cardpress.impose.counts import Counts, Side
from cardpress.impose.marks import Mark, find_marks, marks_part
from cardpress.impose.selection import PageChoice
from cardpress.impose.strips import Slug, Strips, ruler_part, slug_use
from cardpress.scene import Face, Item, Page, Part, Use
from cardpress.ticket import Flip, Paper, PrintSettings

__all__ = ["Place", "SheetPlan", "Turnover"]


class Turnover(StrEnum):
    """How the paper is turned to see its other side."""

    SIDEWAYS = "sideways"
    """About an upright axis, like the page of a book: left and right change places."""
    OVERHEAD = "overhead"
    """About a level axis, like a notepad: top and bottom change places."""


_NO_STRIPS = Strips(None, None)


class Place(NamedTuple):
    """How a face is put on a page."""

    transform: Transform
    clip: Rect
    """What is seen of it, in its own coordinates."""


_Pair = tuple[Face, Face | None]


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """Everything about the sheets of a print that can be known before faces exist."""

    settings: PrintSettings
    paper: Paper
    media: Size
    """The page in its orientation."""
    card: Size
    """The trimmed size of all cards, upright on the page."""
    cells: tuple[Rect, ...] = field(repr=False)
    """Trims on the front, row by row from the top left: the order in which cards fill them."""
    front: BleedRule
    back: BleedRule
    """Backs carry no marks, so that their bleed need not make room for any."""
    strips: Strips = _NO_STRIPS
    """The same place on both sides of every sheet."""

    @property
    def columns(self) -> int:
        """How many cards lie beside each other."""
        return self.front.columns

    @property
    def rows(self) -> int:
        """How many cards lie below each other."""
        return self.front.rows

    @property
    def printable(self) -> Rect:
        """Where the printer leaves ink."""
        return Rect(Length(0), Length(0), *self.media).grown(-self.settings.printer_margin)

    @property
    def turnover(self) -> Turnover:
        """How the printer turns the paper, whichever way the page lies on it."""
        upright = self.media.width <= self.media.height
        long = self.settings.flip is Flip.LONG
        return Turnover.SIDEWAYS if upright is long else Turnover.OVERHEAD

    def counts(self, cards: int, *, backs: bool) -> Counts:
        """How many sheets and pages so many cards take.

        Args:
            cards: each copy counted.
            backs: whether any of them has a back.
        """
        return Counts(cards, backs, len(self.cells), self.settings.layout)

    def marks(self, filled: int) -> tuple[Mark, ...]:
        """The crop marks on the front of a sheet that holds so many cards."""
        return find_marks(self.settings, self.cells, self.front, self.printable, filled)

    def back_cell(self, index: int) -> Rect:
        """Where the back of a cell lies on the other side of the paper."""
        cell = self.cells[index]
        if self.turnover is Turnover.SIDEWAYS:
            return Rect(self.media.width - cell.right, cell.y, *cell.size)
        return Rect(cell.x, self.media.height - cell.bottom, *cell.size)

    def front_place(self, index: int, filled: int) -> Place:
        """How a front is put on a sheet that holds so many cards."""
        cell = self.cells[index]
        shown = self.front.edges(index, filled).around(_at_origin(self.card))
        return Place(Transform(cell.x, cell.y), shown)

    def back_place(self, index: int, filled: int) -> Place:
        """How a back is put on the other side: upright, or head down where that is turned."""
        cell = self.back_cell(index)
        shown = self.back.edges(index, filled).mirrored().around(_at_origin(self.card))
        if self.turnover is Turnover.SIDEWAYS:
            return Place(Transform(cell.x, cell.y), shown)
        return Place(Transform(cell.right, cell.bottom, 180_000), shown)

    def pages(
        self,
        cards: Iterable[_Pair],
        counts: Counts,
        *,
        slug: Slug | None = None,
        only: PageChoice | None = None,
    ) -> Iterator[Page]:
        """Streams the pages; never more than the faces of one sheet are asked for at a time.

        Args:
            cards: front and back of each copy in order, ``counts.cards`` of them.
            counts: from ``counts()``.
            slug: what ruler and slug are lettered with; without it there are none.
            only: the pages to make; all where not given.

        Raises:
            ValueError: there are fewer cards than counted.
        """
        stream = iter(cards)
        statics = _Statics(self, slug, counts.sheets)
        for sheet in range(1, counts.sheets + 1):
            pairs = list(islice(stream, counts.filled(sheet)))
            if len(pairs) < counts.filled(sheet):
                raise ValueError(f"fewer cards than the {counts.cards} counted")
            for number, side in counts.on_sheet(sheet):
                if only is None or only.holds(number):
                    items = self._fronts(pairs) if side == "front" else self._backs(pairs)
                    items += statics.items(side, sheet, len(pairs))
                    yield Page(self.media, tuple(items), f"{side} of sheet {sheet}")

    def _fronts(self, pairs: list[_Pair]) -> list[Item]:
        return [
            Use(front.part, *self.front_place(index, len(pairs)))
            for index, (front, _) in enumerate(pairs)
        ]

    def _backs(self, pairs: list[_Pair]) -> list[Item]:
        return [
            Use(back.part, *self.back_place(index, len(pairs)))
            for index, (_, back) in enumerate(pairs)
            if back is not None
        ]


def _at_origin(size: Size) -> Rect:
    return Rect(Length(0), Length(0), *size)


class _Statics:
    """What pages carry beside cards: each part is made once and placed on every page."""

    def __init__(self, plan: SheetPlan, slug: Slug | None, sheets: int) -> None:
        self._plan = plan
        self._slug = slug
        self._sheets = sheets
        self._marks: dict[int, Part] = {}
        self._ruler = ruler_part(slug.letters) if slug and plan.strips.ruler else None

    def items(self, side: Side, sheet: int, filled: int) -> list[Item]:
        """Marks and ruler on fronts; the slug on both sides.

        Backs carry no marks: cards are cut with the front up, and a second set that shows
        through beside the first would only mislead the knife.
        """
        found: list[Item] = []
        if side == "front":
            found += self._marks_of(filled)
            if self._ruler and self._plan.strips.ruler:
                found.append(Use(self._ruler, self._plan.strips.ruler.transform))
        if self._slug and self._plan.strips.slug:
            facts = (self._plan.paper.name, f"sheet {sheet} of {self._sheets}", side)
            found.append(slug_use(self._plan.strips.slug, self._slug, facts))
        return found

    def _marks_of(self, filled: int) -> list[Item]:
        part = self._marks.get(filled)
        if part is None:
            part = marks_part(self._plan.marks(filled), self._plan.media)
            self._marks[filled] = part
        return [Use(part)] if part.items else []

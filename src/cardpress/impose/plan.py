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
from cardpress.impose.strips import Slug, SlugLine, Strips, ruler_part
from cardpress.scene import Face, Item, Page, Use
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
        run = _Print(self, counts, slug)
        for sheet in range(1, counts.sheets + 1):
            filled = counts.filled(sheet)
            pairs = list(islice(stream, filled))
            if len(pairs) < filled:
                raise ValueError(f"fewer cards than the {counts.cards} counted")
            for number, side in counts.on_sheet(sheet):
                if only is None or only.holds(number):
                    yield run.page(side, sheet, pairs)
            del pairs  # before the next sheet's faces are made


def _at_origin(size: Size) -> Rect:
    return Rect(Length(0), Length(0), *size)


class _Print:
    """What the pages of one print share: places, marks and ruler are settled once."""

    def __init__(self, plan: SheetPlan, counts: Counts, slug: Slug | None) -> None:
        self._plan = plan
        self._places: dict[tuple[Side, int], list[Place]] = {}
        self._marks: dict[int, list[Item]] = {}
        self._ruler: list[Item] = []
        self._slug: SlugLine | None = None
        if slug and plan.strips.ruler:
            self._ruler = [Use(ruler_part(slug.letters), plan.strips.ruler.transform)]
        if slug and plan.strips.slug:
            self._slug = SlugLine(plan.strips.slug, slug, plan.paper.name, counts.sheets)

    def page(self, side: Side, sheet: int, pairs: list[_Pair]) -> Page:
        """One side of a sheet."""
        items = (*self._cards(side, pairs), *self._statics(side, sheet, len(pairs)))
        return Page(self._plan.media, items, f"{side} of sheet {sheet}")

    def _cards(self, side: Side, pairs: list[_Pair]) -> list[Item]:
        """The faces of one side of a sheet, in place."""
        places = self._places_of(side, len(pairs))
        faces = [pair[0 if side == "front" else 1] for pair in pairs]
        return [
            Use(face.part, transform, clip)
            for face, (transform, clip) in zip(faces, places, strict=True)
            if face is not None
        ]

    def _places_of(self, side: Side, filled: int) -> list[Place]:
        found = self._places.get((side, filled))
        if found is None:
            place = self._plan.front_place if side == "front" else self._plan.back_place
            found = [place(index, filled) for index in range(filled)]
            self._places[side, filled] = found
        return found

    def _statics(self, side: Side, sheet: int, filled: int) -> list[Item]:
        """Marks and ruler on fronts; the slug on both sides.

        Backs carry no marks: cards are cut with the front up, and a second set that shows
        through beside the first would only mislead the knife.
        """
        slug = [self._slug.use(sheet, side)] if self._slug else []
        if side == "back":
            return [*slug]
        return [*self._marks_of(filled), *self._ruler, *slug]

    def _marks_of(self, filled: int) -> list[Item]:
        found = self._marks.get(filled)
        if found is None:
            marks = self._plan.marks(filled)
            found = [Use(marks_part(marks, self._plan.media))] if marks else []
            self._marks[filled] = found
        return found

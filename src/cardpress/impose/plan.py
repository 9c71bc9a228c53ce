"""The plan of all sheets of a print, and the pages that follow from it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from cardpress.geometry import ZERO, Length, Rect, Size, Transform
from cardpress.impose.bleed import BleedRule, Edges
from cardpress.impose.counts import Counts, Side
from cardpress.impose.guides import Cuts, corners_part, count_cuts, fold_part
from cardpress.impose.marks import Mark, find_marks, marks_part
from cardpress.impose.selection import PageChoice
from cardpress.impose.strips import Slug, SlugLine, Strips, ruler_part
from cardpress.impose.turnover import Turnover
from cardpress.scene import Face, Item, Page, Use
from cardpress.ticket import Filling, Flip, Layout, Paper, PrintSettings

__all__ = ["Place", "SheetPlan", "Turnover"]


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
    """The size to which all cards are trimmed, upright."""
    cells: tuple[Rect, ...] = field(repr=False)
    """Trims on the front, row by row from the top left: the order in which cards fill them."""
    front: BleedRule
    back: BleedRule
    """Backs carry no marks, so that their bleed need not make room for any."""
    strips: Strips = _NO_STRIPS
    """The same place on both sides of every sheet."""
    fold: Turnover | None = None
    """The axis in the middle of the page about which it is folded: backs then lie on the same
    side of the paper, beyond the fold.
    """
    inset: Length = ZERO
    """By how much ``card`` is smaller than its faces, all round."""
    turned: bool = False
    """Whether cards lie a quarter turn clockwise in their cells."""

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
        """How the paper is folded or turned, whichever way the page lies on it."""
        if self.fold:
            return self.fold
        upright = self.media.width <= self.media.height
        long = self.settings.flip is Flip.LONG
        return Turnover.SIDEWAYS if upright is long else Turnover.OVERHEAD

    def counts(self, cards: int, *, backs: bool) -> Counts:
        """How many sheets and pages so many cards take.

        Args:
            cards: each copy counted.
            backs: whether any of them has a back.
        """
        layout, labels = self.settings.layout, self.settings.labels
        if layout is Layout.LABELS and labels:
            shown = backs and labels.stiff
            return Counts(cards, shown, len(self.cells), layout, self.settings.skip)
        stacked = self.settings.order is Filling.STACK
        return Counts(cards, backs, len(self.cells), layout, stacked=stacked)

    @property
    def fold_line(self) -> Rect | None:
        """The fold as a line of no width within the printable area, if there is one."""
        if not self.fold:
            return None
        box = self.printable
        if self.fold is Turnover.SIDEWAYS:
            return Rect(Length(self.media.width // 2), box.y, ZERO, box.height)
        return Rect(box.x, Length(self.media.height // 2), box.width, ZERO)

    def marks(self, filled: int) -> tuple[Mark, ...]:
        """The crop marks on the front of a sheet that holds so many cards."""
        if self.settings.layout is Layout.LABELS:
            return ()
        box, line = self.printable, self.fold_line
        if line:
            right = line.x if line.height else box.right
            bottom = line.y if line.width else box.bottom
            box = Rect(box.x, box.y, right - box.x, bottom - box.y)
        return find_marks(self.settings, self.cells, self.front, box, filled)

    def cuts(self, filled: int) -> Cuts | None:
        """The straight cuts that a sheet of so many cards takes; none where it comes cut."""
        if self.settings.layout is Layout.LABELS:
            return None
        return count_cuts(self.cells[:filled])

    def back_cell(self, index: int) -> Rect:
        """Where the back of a cell lies on the other side of the paper."""
        cell = self.cells[index]
        if self.turnover is Turnover.SIDEWAYS:
            return Rect(self.media.width - cell.right, cell.y, *cell.size)
        return Rect(cell.x, self.media.height - cell.bottom, *cell.size)

    def front_place(self, index: int, filled: int) -> Place:
        """How a front is put on a sheet that holds so many cards."""
        shown = self.front.edges(index, filled)
        return self._place(self.cells[index], shown, 90_000 if self.turned else 0)

    def back_place(self, index: int, filled: int) -> Place:
        """How a back is put on the other side, so that it stands as its front does.

        A card turns about its own upright axis. Where that is the axis of the paper, the back
        lies as the front; where it lies across, the back is half a turn away from it.
        """
        shown = self.back.edges(index, filled).mirrored()
        sideways = self.turnover is Turnover.SIDEWAYS
        rotation = (
            (270_000 if sideways else 90_000) if self.turned else 0 if sideways else 180_000
        )
        return self._place(self.back_cell(index), shown, rotation)

    def _place(self, cell: Rect, shown: Edges, rotation: int) -> Place:
        """A face whose trim fills a cell; ``shown`` are the sides of the card itself."""
        clip = shown.around(Rect(self.inset, self.inset, *self.card))
        out = cell.grown(self.inset)
        match rotation:
            case 0:
                corner = out.x, out.y
            case 90_000:
                corner = out.right, out.y
            case 180_000:
                corner = out.right, out.bottom
            case _:
                corner = out.x, out.bottom
        return Place(Transform(*corner, rotation), clip)

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
            cards: front and back of each copy in the order of ``counts.sequence()``.
            counts: from ``counts()``.
            slug: what ruler and slug are lettered with; without it there are none.
            only: the pages to make; all where not given.

        Raises:
            ValueError: there are fewer cards than counted.
        """
        stream = iter(cards)
        run = _Print(self, counts, slug)
        for sheet in range(1, counts.sheets + 1):
            slots = counts.slots(sheet)
            pairs = list(islice(stream, len(slots)))
            if len(pairs) < len(slots):
                raise ValueError(f"fewer cards than the {counts.cards} counted")
            for number, side in counts.on_sheet(sheet):
                if only is None or only.holds(number):
                    yield run.page(side, sheet, slots, pairs)
            del pairs  # before the next sheet's faces are made


class _Print:
    """What the pages of one print share: places, marks and ruler are settled once."""

    def __init__(self, plan: SheetPlan, counts: Counts, slug: Slug | None) -> None:
        self._plan = plan
        self._places: dict[tuple[Side, tuple[int, ...]], list[Place]] = {}
        self._guides: dict[int, list[Item]] = {}
        self._ruler: list[Item] = []
        self._slug: SlugLine | None = None
        if slug and plan.strips.ruler:
            self._ruler = [Use(ruler_part(slug.letters), plan.strips.ruler.transform)]
        if slug and plan.strips.slug:
            self._slug = SlugLine(plan.strips.slug, slug, plan.paper.name, counts.sheets)

    def page(self, side: Side, sheet: int, slots: tuple[int, ...], pairs: list[_Pair]) -> Page:
        """One side of a sheet."""
        cards = self._cards(side, slots, pairs)
        if self._plan.fold:
            cards += self._cards("back", slots, pairs)
        items = (*cards, *self._statics(side, sheet, len(pairs)))
        label = f"{side} of sheet {sheet}"
        return Page(self._plan.media, items, label, back=side == "back")

    def _cards(self, side: Side, slots: tuple[int, ...], pairs: list[_Pair]) -> list[Item]:
        """The faces of one side of a sheet, in place."""
        places = self._places_of(side, slots)
        faces = [pair[0 if side == "front" else 1] for pair in pairs]
        return [
            Use(face.part, transform, clip)
            for face, (transform, clip) in zip(faces, places, strict=True)
            if face is not None
        ]

    def _places_of(self, side: Side, slots: tuple[int, ...]) -> list[Place]:
        found = self._places.get((side, slots))
        if found is None:
            place = self._plan.front_place if side == "front" else self._plan.back_place
            found = [place(index, len(slots)) for index in slots]
            self._places[side, slots] = found
        return found

    def _statics(self, side: Side, sheet: int, filled: int) -> list[Item]:
        """Marks, guides and ruler on fronts; the slug on both sides.

        Backs carry no marks: cards are cut with the front up, and a second set that shows
        through beside the first would only mislead the knife.
        """
        if side == "back":
            return [self._slug.use(sheet, side)] if self._slug else []
        slug: list[Item] = []
        if self._slug:
            name = "fold along the dashes" if self._plan.fold else side
            slug = [self._slug.use(sheet, name, self._plan.cuts(filled))]
        return [*self._guides_of(filled), *self._ruler, *slug]

    def _guides_of(self, filled: int) -> list[Item]:
        """Crop marks, corners and fold."""
        found = self._guides.get(filled)
        if found is None:
            plan, corners = self._plan, self._plan.settings.corners
            marks, line = plan.marks(filled), plan.fold_line
            parts = []
            if marks:
                parts.append(marks_part(marks, plan.media))
            if corners and not plan.settings.labels:
                parts.append(corners_part(plan.cells[:filled], corners, plan.media))
            if line:
                parts.append(fold_part(line, plan.media))
            found = [Use(part) for part in parts]
            self._guides[filled] = found
        return found

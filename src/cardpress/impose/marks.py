"""Crop marks: a mark at both ends of each run of cards along each cut line, only in waste."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardpress.colour import BLACK
from cardpress.geometry import Length, Point, Rect, Size, pt
from cardpress.impose.bleed import SHORTEST_MARK, BleedRule
from cardpress.scene import Outline, Part, Role, Shape, Stroke
from cardpress.ticket import Marks, PrintSettings

__all__ = ["STROKE", "Mark", "find_marks", "marks_part"]

STROKE = pt(0.25)
"""How wide marks are."""


class Mark(NamedTuple):
    """A straight line; upright or level, from the upper or left end on."""

    start: Point
    end: Point

    @property
    def box(self) -> Rect:
        """What its ink covers."""
        half = Length(STROKE // 2)
        width, height = self.end.x - self.start.x, self.end.y - self.start.y
        if width:
            return Rect(self.start.x, self.start.y - half, width, half * 2)
        return Rect(self.start.x - half, self.start.y, half * 2, height)


class _Run(NamedTuple):
    """Neighbouring cards along a cut line: where they begin and end, and their bleed there."""

    begin: Length
    end: Length
    bleed_before: Length
    bleed_after: Length


def find_marks(
    settings: PrintSettings,
    cells: Sequence[Rect],
    rule: BleedRule,
    printable: Rect,
    filled: int,
) -> tuple[Mark, ...]:
    """The marks of a sheet of which the first ``filled`` cells hold a card.

    A cut line runs along a side of cards; cards in neighbouring rows (or columns) on one line
    are one run. Cells fill row by row, so that beyond the end of a run there never is a card.
    """
    if settings.marks is Marks.NONE:
        return ()
    upright: dict[Length, list[tuple[int, _Run]]] = defaultdict(list)
    level: dict[Length, list[tuple[int, _Run]]] = defaultdict(list)
    for index, cell in enumerate(cells[:filled]):
        row, column = divmod(index, rule.columns)
        edges = rule.edges(index, filled)
        down = _Run(cell.y, cell.bottom, edges.top, edges.bottom)
        across = _Run(cell.x, cell.right, edges.left, edges.right)
        for x in (cell.x, cell.right):
            upright[x].append((row, down))
        for y in (cell.y, cell.bottom):
            level[y].append((column, across))
    top, bottom = printable.y, printable.bottom
    left, right = printable.x, printable.right
    found = [
        Mark(Point(x, begin), Point(x, end))
        for x in sorted(upright)
        for begin, end in _ends(settings, upright[x], top, bottom)
    ]
    found += [
        Mark(Point(begin, y), Point(end, y))
        for y in sorted(level)
        for begin, end in _ends(settings, level[y], left, right)
    ]
    return tuple(found)


def _ends(
    settings: PrintSettings, cards: Iterable[tuple[int, _Run]], first: Length, last: Length
) -> Iterator[tuple[Length, Length]]:
    """Begin and end of each mark along one cut line, from ``first`` to ``last`` printable."""
    for run in _joined(cards):
        before = run.begin - max(settings.mark_offset, run.bleed_before)
        after = run.end + max(settings.mark_offset, run.bleed_after)
        start, stop = first, last
        if settings.marks is Marks.CORNERS:
            start = max(first, before - settings.mark_length)
            stop = min(last, after + settings.mark_length)
        if before - start >= SHORTEST_MARK:
            yield start, before
        if stop - after >= SHORTEST_MARK:
            yield after, stop


def _joined(cards: Iterable[tuple[int, _Run]]) -> Iterator[_Run]:
    """Cards of neighbouring places joined to runs."""
    by_place: dict[int, list[_Run]] = defaultdict(list)
    for place, card in cards:
        by_place[place].append(card)
    run: _Run | None = None
    previous = 0
    for place in sorted(by_place):
        here = by_place[place]
        before = max(card.bleed_before for card in here)
        after = max(card.bleed_after for card in here)
        if run and place == previous + 1:
            run = _Run(run.begin, here[0].end, run.bleed_before, after)
        else:
            if run:
                yield run
            run = _Run(here[0].begin, here[0].end, before, after)
        previous = place
    if run:
        yield run


def marks_part(marks: Sequence[Mark], media: Size) -> Part:
    """The marks as one part, to be placed on every sheet that is filled alike."""
    segments = [segment for mark in marks for segment in (("M", *mark.start), ("L", *mark.end))]
    shape = Shape(Outline(tuple(segments)), stroke=Stroke(BLACK, STROKE), role=Role.MARK)  # type: ignore[arg-type]
    return Part((shape,), Rect(Length(0), Length(0), *media))

"""Text engine, part 3: breaking a flow into lines, straight down or round other boxes."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from cardpress.geometry import ZERO, Length, Rect
from cardpress.typeset.text_flow import Flow
from cardpress.typeset.text_words import EM

__all__ = [
    "Frame",
    "Line",
    "Lines",
    "break_around",
    "break_evenly",
    "break_straight",
    "without_widows",
]

NO_END = Length(1 << 60)
"""A height that no text reaches."""


class Line(NamedTuple):
    """Where a line stands and which boxes it holds."""

    first: int
    last: int
    """Exclusive."""
    x: Length
    width: Length
    """How wide it may be."""
    top: Length
    ends: bool
    """Whether a line break or the end of the text follows."""


Lines = list[Line]


class Frame(NamedTuple):
    """Where a text goes at some size."""

    box: Rect
    obstacles: tuple[Rect, ...]
    """What it flows round, sorted from top to bottom."""
    size: Length
    height: Length
    """From the top of a line to its bottom."""
    lead: Length
    """From baseline to baseline."""


def break_straight(flow: Flow, measure: int, most: int) -> list[tuple[int, int]] | None:
    """Breaks greedily into lines of one width.

    Args:
        flow: the text.
        measure: width of a line in ``EM`` units.
        most: how many lines there may be.

    Returns:
        First and last (exclusive) box of each line; nothing where there are more lines, or
        where a box is wider than a line.
    """
    lines: list[tuple[int, int]] = []
    for paragraph in flow.paragraphs:
        found = _greedy(flow, paragraph, measure, most - len(lines))
        if found is None:
            return None
        lines += found
    return lines


def _greedy(
    flow: Flow, paragraph: tuple[int, int], measure: int, most: int
) -> list[tuple[int, int]] | None:
    """Breaks one paragraph."""
    first, last = paragraph
    if first == last:
        return [paragraph] if most > 0 else None
    starts, ends = flow.starts, flow.ends
    measure += flow.slack
    lines: list[tuple[int, int]] = []
    while first < last:
        after = bisect_right(ends, starts[first] + measure, first + 1, last + 1) - 1
        if after == first or len(lines) >= most:
            return None
        lines.append((first, after))
        first = after
    return lines


def without_widows(
    flow: Flow, spans: list[tuple[int, int]], measure: int
) -> list[tuple[int, int]]:
    """Gives a short last word of a short paragraph company, where a word can be spared.

    A word is short where it fills less than a fifth of the line, a paragraph up to six lines.

    Args:
        flow: the text.
        spans: first and last (exclusive) box of each line.
        measure: width of a line in ``EM`` units.
    """
    kept = list(spans)
    starts = {first: number for number, (first, last) in enumerate(spans) if first < last}
    ends = {last: number for number, (first, last) in enumerate(spans) if first < last}
    for first, last in flow.paragraphs:
        if first == last or not 2 <= ends[last] - starts[first] + 1 <= _SHORT:
            continue
        number = ends[last]
        (start, middle), (_, end) = kept[number - 1 : number + 1]
        lone = end - middle == 1 and flow.width(middle, end) * _WIDOW < measure
        if lone and middle - start >= _SPARING and flow.width(middle - 1, end) <= measure:
            kept[number - 1 : number + 1] = [(start, middle - 1), (middle - 1, end)]
    return kept


_SHORT, _WIDOW, _SPARING = 6, 5, 3
"""Lines of a short paragraph; a fifth of the line; boxes of a line that can spare one."""


def break_evenly(flow: Flow, measure: int, most: int) -> list[tuple[int, int]] | None:
    """Breaks each paragraph at the narrowest measure that keeps its number of lines.

    The measure is found to a hundredth of an em.
    """
    spans = break_straight(flow, measure, most)
    if spans is None:
        return None
    even: list[tuple[int, int]] = []
    for paragraph in flow.paragraphs:
        own = [span for span in spans if paragraph[0] <= span[0] < span[1] <= paragraph[1]]
        even += _evened(flow, paragraph, measure, own) if len(own) > 1 else own or [paragraph]
    return even


def _evened(
    flow: Flow, paragraph: tuple[int, int], measure: int, spans: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    low, high = 0, measure
    while high - low > EM // 100:
        middle = (low + high) // 2
        narrower = _greedy(flow, paragraph, middle, len(spans))
        if narrower is None:
            low = middle
        else:
            high, spans = middle, narrower
    return spans


def break_around(
    flow: Flow, frame: Frame, *, start: Length, bottom: Length | None = None
) -> Lines | None:
    """Breaks into lines that leave out the obstacles; each takes the wider part beside them.

    Args:
        flow: the text.
        frame: where it goes.
        start: top of the first line.
        bottom: what no line may reach beyond; by default the box's.

    Returns:
        The lines; nothing where they do not fit.
    """
    floor = frame.box.bottom if bottom is None else bottom
    lines: Lines = []
    top = start
    for place, last in flow.paragraphs:
        first = place
        if first == last:
            lines.append(Line(first, last, frame.box.x, frame.box.width, top, ends=True))
            top += frame.lead
        while first < last:
            placed = _place(flow, frame, first, last, top)
            if placed is None or placed.top + frame.height > floor:
                return None
            lines.append(placed)
            first, top = placed.last, placed.top + frame.lead
    inside = not lines or lines[-1].top + frame.height <= floor
    return lines if inside else None


def _place(flow: Flow, frame: Frame, first: int, last: int, top: Length) -> Line | None:
    """Puts one line as high as it goes; nothing where its first box is too wide everywhere."""
    while True:
        beside = [
            obstacle
            for obstacle in frame.obstacles
            if obstacle.y < top + frame.height and top < obstacle.bottom
        ]
        x, width = _widest_part(frame.box, beside)
        measure = int(width) * EM // int(frame.size) + flow.slack
        after = bisect_right(flow.ends, flow.starts[first] + measure, first + 1, last + 1) - 1
        if after > first:
            return Line(first, after, x, width, top, ends=after == last)
        if not beside:
            return None
        top = min(obstacle.bottom for obstacle in beside)


def _widest_part(box: Rect, beside: Sequence[Rect]) -> tuple[Length, Length]:
    """The widest part of a box's width that no obstacle takes; the left one of equals."""
    best_x, best_width = box.x, ZERO
    place = box.x
    for obstacle in sorted(beside):
        if obstacle.x - place > best_width:
            best_x, best_width = place, min(obstacle.x, box.right) - place
        place = max(place, obstacle.right)
    if box.right - place > best_width:
        best_x, best_width = place, box.right - place
    return best_x, max(best_width, ZERO)

"""Text engine: what happens to a text that fits at none of its sizes."""

from bisect import bisect_right
from collections.abc import Callable

from cardpress.geometry import ZERO, Length, Rect, format_mm, in_pt
from cardpress.typeset.text_fit import Fitted, Fitter, Problem
from cardpress.typeset.text_flow import Box, Flow, boxed_flow
from cardpress.typeset.text_lines import NO_END, break_around
from cardpress.typeset.text_long import broken_up
from cardpress.typeset.text_style import TextStyle
from cardpress.typeset.text_words import EM, Atom

__all__ = ["fit"]

_Notes = tuple[Problem, ...]


def fit(flow: Flow, style: TextStyle, box: Rect, obstacles: tuple[Rect, ...] = ()) -> Fitted:
    """Sets a text at the largest of its style's sizes that fits.

    Where none does, words too long for a line are broken; where that does not help, the style
    says what happens, and the problems say how much is too much.
    """
    fitter = Fitter(flow, style, box=box, obstacles=obstacles)
    fitted = fitter.largest()
    return _last_resort(fitter) if fitted is None else fitted


def _last_resort(fitter: Fitter) -> Fitted:
    """Breaks words at the smallest size, then cuts or complains."""
    notes: _Notes = ()
    if fitter.style.wrap != "none":
        for measure in _measures(fitter):
            broken, words = broken_up(fitter.flow, measure)
            if not words:
                continue
            other = _with_flow(fitter, broken)
            fitted = other.attempt(other.rungs[-1])
            notes = tuple(_broken_word(word) for word in words if word)
            if fitted is not None:
                return fitted._replace(problems=notes)
            fitter = other
    return _OVERFLOWS[fitter.style.overflow](fitter, notes)


def _with_flow(fitter: Fitter, flow: Flow) -> Fitter:
    return Fitter(flow, fitter.style, box=fitter.box, obstacles=fitter.obstacles)


def _measures(fitter: Fitter) -> tuple[int, ...]:
    """How wide lines may be: the whole box, then the narrowest place beside the obstacles."""
    rung, box = fitter.rungs[-1], fitter.box
    if not fitter.obstacles:
        return (rung.measure,)
    beside = [max(each.x - box.x, box.right - each.right) for each in fitter.obstacles]
    tight = min((width for width in beside if width > ZERO), default=box.width)
    return (rung.measure, int(tight) * EM // int(rung.size))


def _broken_word(word: str) -> Problem:
    shown = word if len(word) <= 60 else word[:59] + "…"
    return Problem(
        "N215",
        f"'{shown}' is too long for a line and was broken",
        "put a soft hyphen (U+00AD) or a zero-width space (U+200B) where it may be broken",
        near=word,
    )


def _unbounded(fitter: Fitter) -> Fitted:
    """Breaks the text as if the box had no lower edge; what is too wide sticks out."""
    flow, rung = fitter.flow, fitter.rungs[-1]
    if fitter.style.wrap == "none":
        return Fitted(flow, rung, flow.paragraphs)
    if fitter.obstacles:
        lines = break_around(flow, fitter.frame(rung), start=fitter.box.y, bottom=NO_END)
        if lines is not None:
            return fitter.placed(lines, rung)
    measure, spans = rung.measure + flow.slack, []
    for place, last in flow.paragraphs:
        first = place
        if first == last:
            spans.append((first, last))
        while first < last:
            room = flow.starts[first] + measure
            after = bisect_right(flow.ends, room, first + 1, last + 1) - 1
            spans.append((first, max(after, first + 1)))
            first = spans[-1][1]
    return Fitted(flow, rung, spans)


def _over(fitter: Fitter, fitted: Fitted) -> tuple[Length, Length]:
    """How far a text reaches beyond its box: to the right, and downwards."""
    rung, flow = fitted.rung, fitted.flow
    widths = [flow.width(first, last) for first, last in fitted.spans if first < last]
    width = Length(-(-max(widths, default=0) * int(rung.size) // EM)) - fitter.box.width
    tall = rung.above + rung.below
    if fitted.places:
        height = fitted.places[-1].top + tall - fitter.box.bottom
    else:
        lines = max(len(fitted.spans) - 1, 0)
        height = rung.lead * lines + tall - fitter.box.height
    return max(width, ZERO), max(height, ZERO)


def _overflowing(fitter: Fitter, notes: _Notes) -> Fitted:
    fitted = _unbounded(fitter)
    width, height = _over(fitter, fitted)
    by = format_mm(height)
    if width > ZERO and height > ZERO:
        by = f"{format_mm(width)} to the right and {format_mm(height)} below"
    elif width > ZERO:
        by = f"{format_mm(width)} to the right"
    problem = Problem(
        "E213",
        f"text overflows its box by {by} at {in_pt(fitted.rung.size):g} pt",
        "shorten the text, enlarge the box, or let its style shrink further (min)",
    )
    return fitted._replace(problems=(*notes, problem))


def _clipped(fitter: Fitter, notes: _Notes) -> Fitted:
    fitted = _unbounded(fitter)
    over = format_mm(max(_over(fitter, fitted), key=int))
    problem = Problem("W214", f"text was clipped, {over} of it are hidden", "shorten the text")
    return fitted._replace(problems=(*notes, problem), clipped=True)


def _shortened(fitter: Fitter, notes: _Notes) -> Fitted:
    """Keeps as many boxes as fit with an ellipsis behind them."""
    flow, rung = fitter.flow, fitter.rungs[-1]
    if fitter.style.wrap == "none":
        flow = broken_up(flow, 0)[0]
    low, high = 0, len(flow) - 1
    best: Fitted | None = None
    while low <= high:
        middle = (low + high) // 2
        fitted = _with_flow(fitter, _cut(flow, middle)).attempt(rung)
        if fitted is None:
            high = middle - 1
        else:
            best, low = fitted, middle + 1
    if best is None:
        return _overflowing(fitter, notes)
    lost = " ".join(box.text for box in flow.boxed()[high:] if box.text)
    shown = lost if len(lost) <= 40 else lost[:39] + "…"
    problem = Problem("W214", f"text was cut from '{shown}' on", "shorten the text")
    return best._replace(problems=(*notes, problem))


def _cut(flow: Flow, count: int) -> Flow:
    """The first boxes, with an ellipsis stuck to the last one."""
    dots = flow.setter["…"]
    if dots.missing:
        dots = flow.setter["..."]
    if not count:
        alone = Box(dots, gap=0, spaced=False)
        alone.levels = [0]
        return boxed_flow(flow, [alone], [(0, 1)])
    boxes = flow.boxed()[:count]
    boxes[-1] = _with_dots(boxes[-1], dots)
    paragraphs = [(first, min(last, count)) for first, last in flow.paragraphs if first < count]
    return boxed_flow(flow, boxes, paragraphs)


def _with_dots(box: Box, dots: Atom) -> Box:
    copy = Box(box.parts[0][1], gap=box.gap, spaced=box.spaced)
    copy.parts, copy.advance = list(box.parts), box.advance
    copy.levels, copy.gap_level = list(box.levels), box.gap_level
    copy.add(dots, 0)
    copy.levels += copy.levels[-1:]
    return copy


_OVERFLOWS: dict[str, Callable[[Fitter, _Notes], Fitted]] = {
    "error": _overflowing,
    "clip": _clipped,
    "ellipsis": _shortened,
}

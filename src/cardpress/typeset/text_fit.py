"""Text engine, part 4: the largest size at which a text fits, and what to do where none is."""

from bisect import bisect_right
from collections.abc import Callable
from typing import NamedTuple

from cardpress.geometry import ZERO, Length, Rect, format_mm, in_pt
from cardpress.typeset.text_flow import Box, Flow, broken_up
from cardpress.typeset.text_lines import (
    NO_END,
    Frame,
    Lines,
    break_around,
    break_straight,
    narrowest,
)
from cardpress.typeset.text_style import STEP, Heights, TextStyle
from cardpress.typeset.text_words import EM, Atom

__all__ = ["Fitted", "Problem", "fit"]

_MOST_LINES = 1 << 30


class Problem(NamedTuple):
    """What a diagnostic will say; the caller knows the card and the field."""

    code: str
    message: str
    hint: str | None = None


class Fitted(NamedTuple):
    """A text broken into lines at its size."""

    flow: Flow
    size: Length
    heights: Heights
    spans: list[tuple[int, int]]
    """First and last (exclusive) box of each line."""
    places: Lines | None = None
    """Where each line stands, if the text flows round something."""
    problems: tuple[Problem, ...] = ()
    clipped: bool = False
    """Whether what reaches beyond the box is hidden."""


class _Fitter:
    """One text, one style, one box."""

    def __init__(
        self, flow: Flow, style: TextStyle, box: Rect, obstacles: tuple[Rect, ...]
    ) -> None:
        self.flow = flow
        self.style = style
        self.box = box
        self.obstacles = obstacles
        faces = () if flow.atoms is not None else _faces(flow)
        self.heights = style.heights_of(faces) if faces else style.heights
        self._ink: tuple[int, int] | None = None

    # one size

    def tall(self, size: Length) -> Length:
        """Height of a line."""
        rise, fall = self.heights
        return Length(-(-(rise + fall) * int(size) // EM))

    def lead(self, size: Length) -> Length:
        """From baseline to baseline."""
        return Length(int(size) * self.style.leading // 1000)

    def measure(self, size: Length) -> int:
        """Width of the box in ``EM`` units."""
        return int(self.box.width) * EM // int(size)

    def most(self, size: Length) -> int:
        """How many lines the box holds."""
        spare = self.box.height - self.tall(size)
        if spare < ZERO:
            return 1 if self.style.valign == "middle" and self._ink_fits(size) else 0
        return 1 + int(spare) // max(int(self.lead(size)), 1)

    def _ink_fits(self, size: Length) -> bool:
        """Whether what is really drawn of one line with centred capitals is in the box."""
        if self._ink is None:
            self._ink = _ink(self.flow)
        above, below = self._ink
        room, cap = int(self.box.height) * EM, self.style.cap * int(size)
        return 2 * above * int(size) <= room + cap and 2 * below * int(size) <= room - cap

    def attempt(self, size: Length) -> Fitted | None:
        """Breaks the text at one size; nothing where it does not fit."""
        if self.obstacles:
            return self._around(size)
        most, measure = self.most(size), self.measure(size)
        if not most and len(self.flow):
            return None
        spans = self._spans(measure, most)
        return None if spans is None else Fitted(self.flow, size, self.heights, spans)

    def _spans(self, measure: int, most: int) -> list[tuple[int, int]] | None:
        flow = self.flow
        if self.style.wrap == "none":
            wide = any(flow.width(*each) > measure for each in flow.paragraphs if _full(each))
            return None if wide or len(flow.paragraphs) > most else list(flow.paragraphs)
        spans = break_straight(flow, measure, most)
        if spans is not None and self.style.wrap == "balance" and len(spans) > 1:
            return break_straight(flow, narrowest(flow, measure, len(spans)), len(spans))
        return spans

    def _around(self, size: Length) -> Fitted | None:
        frame = self.frame(size)
        lines = break_around(self.flow, frame, start=self.box.y)
        if lines is None:
            return None
        if self.style.valign != "top":
            lines = self._settled(frame, lines)
        return self.fitted_lines(lines, size)

    def _settled(self, frame: Frame, lines: Lines) -> Lines:
        """Lowers lines to the middle or bottom, as far as they still fit there."""
        for _ in range(8):
            used = lines[-1].top + frame.height - lines[0].top
            spare = int(self.box.height - used)
            part = spare // 2 if self.style.valign == "middle" else spare
            start = self.box.y + Length(max(part, 0))
            lower = break_around(self.flow, frame, start=start)
            if lower is None or lower == lines:
                return lines
            lines = lower
        return lines

    def frame(self, size: Length) -> Frame:
        """The box and its obstacles at a size."""
        return Frame(self.box, self.obstacles, size, self.tall(size), self.lead(size))

    def fitted_lines(self, lines: Lines, size: Length) -> Fitted:
        """Takes lines that stand where they are."""
        spans = [(line.first, line.last) for line in lines]
        return Fitted(self.flow, size, self.heights, spans, lines)

    # all sizes

    def largest(self) -> Fitted | None:
        """Finds the largest size that fits: a guess by area, doubling steps, then halving."""
        sizes = self.style.sizes
        best = self.attempt(sizes[0])
        if best is not None or len(sizes) == 1:
            return best
        low, high = 0, len(sizes)
        index, step = min(max(self._guess(), 1), high - 1), 1
        while high - low > 1:
            fitted = self.attempt(sizes[index])
            if fitted is None:
                low, index = index, index + step
            else:
                best, high, index = fitted, index, index - step
            step *= 2
            if not low < index < high:
                index, step = (low + high) // 2, len(sizes)
        return best

    def _guess(self) -> int:
        """Where in the sizes the text would just fill its box, with ragged line ends."""
        total = self.flow.ends[-1] if len(self.flow) else 0
        area = int(self.box.width) * int(self.box.height)
        side = (area * 1000 * EM / (max(total, 1) * self.style.leading)) ** 0.5
        return int((int(self.style.sizes[0]) - side * 0.95) // int(STEP))


def _full(span: tuple[int, int]) -> bool:
    return span[0] < span[1]


def _faces(flow: Flow) -> tuple:  # type: ignore[type-arg]
    return tuple(
        dict.fromkeys(piece.face for atom in flow.all_atoms() for piece in atom.pieces)
    )


def _ink(flow: Flow) -> tuple[int, int]:
    inks = [
        (piece.face.upem, piece.face.ink(piece.word))
        for atom in flow.all_atoms()
        for piece in atom.pieces
    ]
    above = max((-(-up * EM // upem) for upem, (up, _) in inks), default=0)
    below = max((-(-down * EM // upem) for upem, (_, down) in inks), default=0)
    return above, below


def fit(flow: Flow, style: TextStyle, box: Rect, obstacles: tuple[Rect, ...] = ()) -> Fitted:
    """Sets a text at the largest of its style's sizes that fits.

    Where none does, words too long for a line are broken; where that does not help, the style
    says what happens, and the problems say how much is too much.
    """
    fitter = _Fitter(flow, style, box, obstacles)
    fitted = fitter.largest()
    if fitted is not None:
        return fitted
    return _last_resort(fitter)


def _last_resort(fitter: _Fitter) -> Fitted:
    """Breaks words at the smallest size, then cuts or complains."""
    size = fitter.style.sizes[-1]
    notes: tuple[Problem, ...] = ()
    if fitter.style.wrap != "none":
        for measure in _measures(fitter, size):
            broken, words = broken_up(fitter.flow, measure)
            if not words:
                continue
            attempt = _Fitter(broken, fitter.style, fitter.box, fitter.obstacles)
            fitted = attempt.attempt(size)
            notes = tuple(_broken_word(word) for word in words)
            if fitted is not None:
                return fitted._replace(problems=notes)
            fitter = attempt
    return _OVERFLOWS[fitter.style.overflow](fitter, size, notes)


def _measures(fitter: _Fitter, size: Length) -> tuple[int, ...]:
    """How wide lines may be: the whole box, then the narrowest place beside the obstacles."""
    measure = fitter.measure(size)
    if not fitter.obstacles:
        return (measure,)
    beside = [
        max(obstacle.x - fitter.box.x, fitter.box.right - obstacle.right)
        for obstacle in fitter.obstacles
    ]
    tight = min((width for width in beside if width > ZERO), default=fitter.box.width)
    return (measure, int(tight) * EM // int(size))


def _broken_word(word: str) -> Problem:
    shown = word if len(word) <= 60 else word[:59] + "…"
    return Problem(
        "N215",
        f"'{shown}' is too long for a line and was broken",
        "put a soft hyphen (U+00AD) or a zero-width space (U+200B) where it may be broken",
    )


def _unbounded(fitter: _Fitter, size: Length) -> Fitted:
    """Breaks the text as if the box had no lower edge; what is too wide sticks out."""
    flow = fitter.flow
    if fitter.style.wrap == "none":
        return Fitted(flow, size, fitter.heights, list(flow.paragraphs))
    if fitter.obstacles:
        lines = break_around(flow, fitter.frame(size), start=fitter.box.y, bottom=NO_END)
        if lines is not None:
            return fitter.fitted_lines(lines, size)
    measure, spans = fitter.measure(size), []
    for place, last in flow.paragraphs:
        first = place
        if first == last:
            spans.append((first, last))
        while first < last:
            after = bisect_right(flow.ends, flow.starts[first] + measure, first, last)
            spans.append((first, max(after, first + 1)))
            first = spans[-1][1]
    return Fitted(flow, size, fitter.heights, spans)


def _over(fitter: _Fitter, fitted: Fitted) -> tuple[Length, Length]:
    """How far a text reaches beyond its box: to the right, and downwards."""
    size, flow = fitted.size, fitted.flow
    widest = max((flow.width(*span) for span in fitted.spans if _full(span)), default=0)
    width = Length(-(-widest * int(size) // EM)) - fitter.box.width
    tall = fitter.tall(size)
    if fitted.places:
        height = fitted.places[-1].top + tall - fitter.box.bottom
    else:
        lines = max(len(fitted.spans) - 1, 0)
        height = fitter.lead(size) * lines + tall - fitter.box.height
    return max(width, ZERO), max(height, ZERO)


def _overflowing(fitter: _Fitter, size: Length, notes: tuple[Problem, ...]) -> Fitted:
    fitted = _unbounded(fitter, size)
    width, height = _over(fitter, fitted)
    by = format_mm(max(width, height, key=int))
    if width > ZERO and height > ZERO:
        by = f"{format_mm(width)} to the right and {format_mm(height)}"
    elif width > ZERO:
        by += " to the right"
    problem = Problem(
        "E213",
        f"text overflows its box by {by} at {in_pt(size):g} pt",
        "shorten the text, enlarge the box, or let its style shrink further (min)",
    )
    return fitted._replace(problems=(*notes, problem))


def _clipped(fitter: _Fitter, size: Length, notes: tuple[Problem, ...]) -> Fitted:
    fitted = _unbounded(fitter, size)
    width, height = _over(fitter, fitted)
    by = format_mm(max(width, height, key=int))
    problem = Problem("W214", f"text was clipped, {by} of it are hidden", "shorten the text")
    return fitted._replace(problems=(*notes, problem), clipped=True)


def _shortened(fitter: _Fitter, size: Length, notes: tuple[Problem, ...]) -> Fitted:
    """Keeps as many boxes as fit with an ellipsis behind them."""
    flow = fitter.flow
    if fitter.style.wrap == "none":
        flow = broken_up(flow, 0)[0]
    low, high = 0, len(flow) - 1
    best: Fitted | None = None
    while low <= high:
        middle = (low + high) // 2
        part = _Fitter(_cut(flow, middle), fitter.style, fitter.box, fitter.obstacles)
        fitted = part.attempt(size)
        if fitted is None:
            high = middle - 1
        else:
            best, low = fitted, middle + 1
    if best is None:
        return _overflowing(fitter, size, notes)
    left = len(flow) - max(low - 1, 0)
    problem = Problem(
        "W214", f"text was cut, its last {left} words are missing", "shorten the text"
    )
    return best._replace(problems=(*notes, problem))


def _cut(flow: Flow, count: int) -> Flow:
    """The first boxes, with an ellipsis stuck to the last one."""
    boxes = list(flow.boxed()[: count + 1])
    paragraphs = [(first, min(last, count)) for first, last in flow.paragraphs if first < count]
    dots = _ellipsis(flow)
    if not count:
        return Flow(flow.setter, [(0, 1)], boxes=[Box(dots, gap=0, spaced=False)])
    ending = boxes[count - 1]
    copy = Box(ending.parts[0][1], gap=ending.gap, spaced=ending.spaced)
    copy.parts, copy.advance = list(ending.parts), ending.advance
    copy.add(dots, 0)
    return Flow(flow.setter, paragraphs, boxes=[*boxes[: count - 1], copy])


def _ellipsis(flow: Flow) -> Atom:
    dots = flow.setter["…"]
    return flow.setter["..."] if dots.missing else dots


_OVERFLOWS: dict[str, Callable[[_Fitter, Length, tuple[Problem, ...]], Fitted]] = {
    "error": _overflowing,
    "clip": _clipped,
    "ellipsis": _shortened,
}

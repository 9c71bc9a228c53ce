"""Text engine, part 4: the largest size at which a text fits, and what to do where none is."""

from bisect import bisect_left
from operator import attrgetter
from typing import NamedTuple

from cardpress.geometry import Length, Rect
from cardpress.typeset.text_flow import Flow
from cardpress.typeset.text_lines import (
    Frame,
    Lines,
    break_around,
    break_evenly,
    break_straight,
    without_widows,
)
from cardpress.typeset.text_style import STEP, Rung, TextStyle
from cardpress.typeset.text_words import EM

__all__ = ["Fitted", "Fitter", "Problem"]

_EXTRA = 1_050
"""Thousandths by which ragged lines and half-filled last ones need more than a text's area."""


class Problem(NamedTuple):
    """What a diagnostic will say; the caller knows the card and the field."""

    code: str
    message: str
    hint: str | None = None
    near: str = ""
    """The piece of the text that it is about."""


class Fitted(NamedTuple):
    """A text broken into lines at its size."""

    flow: Flow
    rung: Rung
    spans: list[tuple[int, int]]
    """First and last (exclusive) box of each line."""
    places: Lines | None = None
    """Where each line stands, if the text flows round something."""
    problems: tuple[Problem, ...] = ()
    clipped: bool = False
    """Whether what reaches beyond the box is hidden."""


class Fitter:
    """One text, one style, one box."""

    __slots__ = ("_ink", "box", "flow", "obstacles", "rungs", "style")

    def __init__(
        self, flow: Flow, style: TextStyle, *, box: Rect, obstacles: tuple[Rect, ...] = ()
    ) -> None:
        self.flow = flow
        self.style = style
        self.box = box
        self.obstacles = obstacles
        self.rungs = style.ladder(box, flow.faces())
        """All sizes with what lines need at each, from the largest."""
        self._ink: tuple[int, int] | None = None

    # one size

    def _ink_fits(self, rung: Rung) -> bool:
        """Whether what is really drawn of one line with centred capitals is in the box."""
        if self._ink is None:
            self._ink = _ink(self.flow)
        above, below = self._ink
        size = int(rung.size)
        room, cap = int(self.box.height) * EM, self.style.cap * size
        return 2 * above * size <= room + cap and 2 * below * size <= room - cap

    def attempt(self, rung: Rung) -> Fitted | None:
        """Breaks the text at one size; nothing where it does not fit."""
        if self.obstacles:
            return self._around(rung)
        most = rung.most
        if not most:
            if self.style.valign != "middle" or not self._ink_fits(rung):
                return None
            most = 1
        if self.style.wrap != "normal":
            return self._unusual(rung, most)
        spans = break_straight(self.flow, rung.measure, most)
        if spans is None:
            return None
        if self.style.align != "justify":
            spans = without_widows(self.flow, spans, rung.measure)
        return Fitted(self.flow, rung, spans)

    def _unusual(self, rung: Rung, most: int) -> Fitted | None:
        flow, measure = self.flow, rung.measure
        if self.style.wrap == "none":
            wide = any(flow.width(*each) > measure for each in flow.paragraphs if _full(each))
            fits = not wide and len(flow.paragraphs) <= most
            return Fitted(flow, rung, flow.paragraphs) if fits else None
        spans = break_evenly(flow, measure, most)
        return None if spans is None else Fitted(flow, rung, spans)

    def _around(self, rung: Rung) -> Fitted | None:
        frame = self.frame(rung)
        lines = break_around(self.flow, frame, start=self.box.y)
        if lines is None or (self.style.wrap == "none" and self._wraps(lines)):
            return None
        if self.style.valign != "top":
            lines = self._settled(frame, lines)
        return self.placed(lines, rung)

    def _wraps(self, lines: Lines) -> bool:
        """Whether a paragraph takes more than a line."""
        spans = [(line.first, line.last) for line in lines if line.first < line.last]
        return spans != list(filter(_full, self.flow.paragraphs))

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

    def frame(self, rung: Rung) -> Frame:
        """The box and its obstacles at a size."""
        return Frame(self.box, self.obstacles, rung.size, rung.above + rung.below, rung.lead)

    def placed(self, lines: Lines, rung: Rung) -> Fitted:
        """Takes lines that stand where they are."""
        return Fitted(self.flow, rung, [(line.first, line.last) for line in lines], lines)

    # all sizes

    def largest(self) -> Fitted | None:
        """Finds the largest size that fits: a guess by area, doubling steps, then halving."""
        rungs = self.rungs
        if len(rungs) == 1:
            return self.attempt(rungs[0])
        low, high = -1, len(rungs)
        index, step = self._guess(), 1
        best: Fitted | None = None
        while high - low > 1:
            fitted = self.attempt(rungs[index])
            if fitted is None:
                low, index = index, index + step
            else:
                best, high, index = fitted, index, index - step
            step *= 2
            if not low < index < high:
                index, step = (low + high) // 2, len(rungs)
        return best

    def _guess(self) -> int:
        """Where on the ladder the text would just fill its box, or go on one line."""
        flow, rungs = self.flow, self.rungs
        total = flow.ends[-1]
        one_line = bisect_left(rungs, total - flow.slack, key=_MEASURE)
        if self.style.wrap == "none" and len(flow.paragraphs) == 1:
            return min(one_line, len(rungs) - 1)
        area = int(self.box.width) * int(self.box.height) * EM * 1_000_000
        side = (area / (max(total, 1) * self.style.leading * _EXTRA)) ** 0.5
        filled = int((int(rungs[0].size) - side) // int(STEP)) + 1
        return max(min(one_line, filled, len(rungs) - 1), 0)


_MEASURE = attrgetter("measure")


def _full(span: tuple[int, int]) -> bool:
    return span[0] < span[1]


def _ink(flow: Flow) -> tuple[int, int]:
    """How far the ink of a text reaches above and below its baseline, in ``EM`` units."""
    inks = [
        (piece.face.upem, piece.face.ink(piece.word))
        for atom in flow.all_atoms()
        for piece in atom.pieces
    ]
    above = max((-(-up * EM // upem) for upem, (up, _) in inks), default=0)
    below = max((-(-down * EM // upem) for upem, (_, down) in inks), default=0)
    return above, below

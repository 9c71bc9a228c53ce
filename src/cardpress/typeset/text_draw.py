"""Text engine, part 5: lines as items of a scene."""

from bisect import bisect_right
from operator import attrgetter
from typing import NamedTuple

from cardpress.fonts import FontFace
from cardpress.geometry import ZERO, Length, Point, Rect
from cardpress.scene import GlyphRun, Group, Item, Outline, Picture, Role, Word
from cardpress.typeset.text_bidi import seen_line
from cardpress.typeset.text_fit import Fitted
from cardpress.typeset.text_flow import Box, Mark, Stretch
from cardpress.typeset.text_style import Look, TextStyle
from cardpress.typeset.text_words import EM, Atom

__all__ = ["draw"]


class _Row(NamedTuple):
    """A line with its place."""

    first: int
    last: int
    x: Length
    width: Length
    baseline: Length


def draw(fitted: Fitted, style: TextStyle, look: Look, box: Rect) -> list[Item]:
    """Turns a text that was fitted into glyph runs and pictures, line by line."""
    flow = fitted.flow
    if flow.plain and fitted.places is None and style.align != "justify":
        items = _plain(fitted, style, look, box)
    else:
        items = []
        drawer = _Drawer(fitted, style, look)
        for row in _rows(fitted, style, box):
            if row.first < row.last:
                drawer.draw(row)
        items = drawer.items
    if fitted.clipped:
        return [Group(tuple(items), clip=Outline.rectangle(box))]
    return items


def _first_baseline(fitted: Fitted, style: TextStyle, box: Rect) -> Length:
    """Where the first line stands, in a text without obstacles."""
    rung = fitted.rung
    if style.valign == "top":
        return box.y + rung.above
    lines = rung.lead * (len(fitted.spans) - 1)
    lowest = box.bottom - rung.below - lines
    if style.valign == "bottom":
        return lowest
    if len(fitted.spans) > 1:
        spare = box.height - rung.above - rung.below - lines
        return box.y + Length(int(spare) // 2) + rung.above
    centred = box.y + Length((int(box.height) + style.cap * int(rung.size) // EM) // 2)
    highest = box.y + rung.above
    return max(min(centred, lowest), highest) if highest <= lowest else centred


def _plain(fitted: Fitted, style: TextStyle, look: Look, box: Rect) -> list[Item]:
    """The quick way: one font, and one run for each line."""
    flow, rung = fitted.flow, fitted.rung
    face, size = flow.setter.face, rung.size
    font, gap = face.key, face.space
    words = tuple(map(_WORD, flow.boxes))
    share = _SHARES[style.align]
    x, baseline = box.x, _first_baseline(fitted, style, box)
    lead, tracking = rung.lead, rung.tracking
    colour, stroke, opacity, role = look
    items: list[Item] = []
    for first, last in fitted.spans:
        if share and first < last:
            width = flow.width(first, last) * int(size) // EM
            x = box.x + Length((int(box.width) - width) // share)
        if first < last:
            items.append(
                GlyphRun(
                    font,
                    size,
                    Point(x, baseline),
                    words[first:last],
                    gap,
                    colour,
                    tracking,
                    False,  # noqa: FBT003 - by place, as names cost time here
                    stroke,
                    opacity,
                    role,
                )
            )
        baseline += lead
    return items


_WORD = attrgetter("word")

_SHARES = {"start": 0, "left": 0, "justify": 0, "center": 2, "right": 1}
"""By what spare width is divided to give the shift of a line."""


def _rows(fitted: Fitted, style: TextStyle, box: Rect) -> list[_Row]:
    above, lead = fitted.rung.above, fitted.rung.lead
    if fitted.places is not None:
        return [
            _Row(line.first, line.last, line.x, line.width, line.top + above)
            for line in fitted.places
        ]
    baseline = _first_baseline(fitted, style, box)
    return [
        _Row(first, last, box.x, box.width, baseline + lead * index)
        for index, (first, last) in enumerate(fitted.spans)
    ]


class _Drawer:
    """Draws lines of any kind, one after the other."""

    def __init__(self, fitted: Fitted, style: TextStyle, look: Look) -> None:
        self.items: list[Item] = []
        flow = fitted.flow
        self._flow = flow
        self._size = int(fitted.rung.size)
        self._tracking = fitted.rung.tracking
        self._style = style
        self._look = look
        stretches = flow.stretches
        if stretches is None:
            stretches = [Stretch(0, len(flow), flow.setter)]
        self._stretches = {stretch.first: stretch for stretch in stretches}
        self._firsts = [stretch.first for stretch in stretches]
        # of the line
        self._row = _NO_ROW
        self._x = _NO_ROW.x
        self._spread = 0
        """What is added to each space, in ``EM`` units."""
        # of the run that is not yet ended
        self._face: FontFace | None = None
        self._words: list[Word] = []
        self._start = 0

    def draw(self, row: _Row) -> None:
        """Draws a line that is not empty."""
        self._row = row
        self._align()
        flow = self._flow
        if flow.directed:
            self._draw_directed(row)
            return
        base, moved = flow.starts[row.first], 0
        index = row.first
        while index < row.last:
            box = flow.boxes[index]
            spaced = index > row.first and (isinstance(box, Atom) or box.spaced)
            moved += self._spread if spaced else 0
            place = flow.starts[index] - base + moved
            if isinstance(box, Atom):
                after = min(self._stretch_at(index).last, row.last)
                self._put_words(index, after, place, spaced=spaced)
                moved += self._spread * (after - index - 1)
                index = after
            else:
                self._put_box(box, place, spaced=spaced)
                index += 1
        self._hyphenate()
        self._end_run()

    def _draw_directed(self, row: _Row) -> None:
        """Draws a line with leftward words: one run a word, in the order of reading."""
        for place, part in seen_line(self._flow, row.first, row.last, self._spread):
            if isinstance(part, Mark):
                self._put_icon(part, place)
            else:
                self._face, self._words, self._start = part.face, [part.word], place
                self._end_run()

    def _stretch_at(self, index: int) -> Stretch:
        return self._stretches[self._firsts[bisect_right(self._firsts, index) - 1]]

    def _align(self) -> None:
        first, last, x, room, _ = self._row
        width = self._flow.width(first, last)
        self._x, self._spread = x, 0
        if self._style.align == "justify":
            spare = int(room) * EM // self._size - width
            ends = any(last == end for _, end in self._flow.paragraphs)
            gaps = sum(self._is_spaced(index) for index in range(first + 1, last))
            if spare > 0 and gaps and not ends:
                self._spread = spare // gaps
        align = self._style.align
        if not self._spread and align in ("start", "justify") and self._leftwards():
            align = "right"
        if share := _SHARES[align]:
            self._x += Length((int(room) - width * self._size // EM) // share)

    def _leftwards(self) -> bool:
        """Whether the line is of a paragraph that runs from right to left."""
        flow, first = self._flow, self._row.first
        return any(
            base % 2 and start <= first < end
            for base, (start, end) in zip(flow.bases, flow.paragraphs, strict=False)
        )

    def _is_spaced(self, index: int) -> bool:
        box = self._flow.boxes[index]
        return isinstance(box, Atom) or box.spaced

    def _put_words(self, first: int, last: int, place: int, *, spaced: bool) -> None:
        words = [box.word for box in self._flow.boxes[first:last] if isinstance(box, Atom)]
        face = self._stretch_at(first).setter.face
        if face is not self._face:
            self._end_run(space_after=spaced)
            self._face, self._start = face, place
        self._words += words

    def _put_box(self, box: Box, place: int, *, spaced: bool) -> None:
        for offset, part in box.parts:
            gap = box.gap if spaced and not offset else None
            if isinstance(part, Mark):
                self._end_run(space_after=gap is not None)
                self._put_icon(part, place + offset)
                continue
            at = place + offset
            for piece in part.pieces:
                self._put_word(piece.face, piece.word, at, gap=gap)
                at += self._advance(piece.face, piece.word)
                gap = None

    def _advance(self, face: FontFace, word: Word) -> int:
        setter = self._flow.setter
        return setter.measure(face, word.advance) + setter.tracking * len(word.glyphs)

    def _put_word(self, face: FontFace, word: Word, place: int, *, gap: int | None) -> None:
        """Draws a word behind a space of some width; behind no space, it goes on with a run.

        A run has spaces of its own font, so one of another width begins a new run.
        """
        if face is self._face and gap is None:
            joined = self._words[-1].text + word.text
            self._words[-1] = face.shape(joined, self._flow.setter.features)
            return
        setter = self._flow.setter
        if face is not self._face or gap != setter.measure(face, face.space) + setter.tracking:
            self._end_run(space_after=gap is not None)
            self._face, self._start = face, place
        self._words.append(word)

    def _hyphenate(self) -> None:
        box = self._flow.boxes[self._row.last - 1]
        if isinstance(box, Box) and box.hyphen and self._face is not None:
            text = self._words[-1].text + "-"
            self._words[-1] = self._face.shape(text, self._flow.setter.features)

    def _end_run(self, *, space_after: bool = False) -> None:
        face = self._face
        if face is None:
            return
        colour, stroke, opacity, role = self._look
        self.items.append(
            GlyphRun(
                face.key,
                Length(self._size),
                self._at(self._start),
                tuple(self._words),
                face.space + self._spread * face.upem // EM,
                colour,
                self._tracking,
                space_after,
                stroke,
                opacity,
                role,
            )
        )
        self._face, self._words = None, []

    def _at(self, place: int) -> Point:
        return Point(self._x + Length(place * self._size // EM), self._row.baseline)

    def _put_icon(self, mark: Mark, place: int) -> None:
        height = Length(self._style.icon_height * self._size // EM)
        width = Length(mark.advance * self._size // EM)
        middle = self._row.baseline - Length(self._style.cap * self._size // (2 * EM))
        corner = Rect(self._at(place).x, middle - Length(int(height) // 2), width, height)
        self.items.append(Picture(mark.icon.asset, corner, None, self._look.opacity, Role.ICON))


_NO_ROW = _Row(0, 0, ZERO, ZERO, ZERO)

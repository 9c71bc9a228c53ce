"""Text engine, part 5: lines as items of a scene."""

from operator import attrgetter
from typing import NamedTuple

from cardpress.fonts import FontFace
from cardpress.geometry import Length, Point, Rect
from cardpress.scene import GlyphRun, Group, Item, Outline, Picture, Role, Word
from cardpress.typeset.text_fit import Fitted
from cardpress.typeset.text_flow import Mark
from cardpress.typeset.text_style import Look, TextStyle
from cardpress.typeset.text_words import EM

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
    if flow.atoms is not None and fitted.places is None and style.align != "justify":
        items = _plain(fitted, style, look, box)
    else:
        items = []
        for row in _rows(fitted, style, box):
            if row.first < row.last:
                items += _Line(fitted, style, look, row).items()
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
    words = tuple(map(_WORD, flow.atoms or ()))
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

_SHARES = {"left": 0, "justify": 0, "center": 2, "right": 1}
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


class _Line:
    """Draws one line of any kind."""

    def __init__(self, fitted: Fitted, style: TextStyle, look: Look, row: _Row) -> None:
        self._flow = fitted.flow
        self._boxes = fitted.flow.boxed()
        self._size = fitted.rung.size
        self._style = style
        self._look = look
        self._row = row
        self._tracking = fitted.rung.tracking
        self._items: list[Item] = []
        self._face: FontFace | None = None
        self._words: list[Word] = []
        self._start = 0
        self._stretch = 0
        self._x = row.x

    def items(self) -> list[Item]:
        """Gives the line's items from left to right."""
        self._align()
        base, moved = self._flow.starts[self._row.first], 0
        for index in range(self._row.first, self._row.last):
            box = self._boxes[index]
            spaced = box.spaced and index > self._row.first
            moved += self._stretch if spaced else 0
            place = self._flow.starts[index] - base + moved
            for offset, part in box.parts:
                if isinstance(part, Mark):
                    self._end_run(space_after=spaced and not offset)
                    self._put_icon(part, place + offset)
                    continue
                at = place + offset
                for piece in part.pieces:
                    self._put_word(piece.face, piece.word, at, spaced=spaced and at == place)
                    at += self._advance(piece.face, piece.word)
        self._hyphenate()
        self._end_run()
        return self._items

    def _advance(self, face: FontFace, word: Word) -> int:
        setter = self._flow.setter
        return setter.measure(face, word.advance) + setter.tracking * len(word.glyphs)

    def _align(self) -> None:
        first, last = self._row.first, self._row.last
        measure = int(self._row.width) * EM // int(self._size)
        spare = measure - self._flow.width(first, last)
        ends = any(last == end for _, end in self._flow.paragraphs)
        if self._style.align == "justify" and not ends and spare > 0:
            gaps = sum(box.spaced for box in self._boxes[first + 1 : last])
            self._stretch = spare // gaps if gaps else 0
        elif share := _SHARES[self._style.align]:
            width = self._flow.width(first, last) * int(self._size) // EM
            self._x += Length((int(self._row.width) - width) // share)

    def _put_word(self, face: FontFace, word: Word, place: int, *, spaced: bool) -> None:
        if face is self._face and not spaced:
            joined = self._words[-1].text + word.text
            self._words[-1] = face.shape(joined, self._flow.setter.features)
            return
        if face is not self._face:
            self._end_run(space_after=spaced)
            self._face, self._start = face, place
        self._words.append(word)

    def _hyphenate(self) -> None:
        box = self._boxes[self._row.last - 1]
        if box.hyphen and self._face is not None and self._words:
            text = self._words[-1].text + "-"
            self._words[-1] = self._face.shape(text, self._flow.setter.features)

    def _end_run(self, *, space_after: bool = False) -> None:
        face = self._face
        if face is None:
            return
        colour, stroke, opacity, role = self._look
        self._items.append(
            GlyphRun(
                face.key,
                self._size,
                self._at(self._start),
                tuple(self._words),
                face.space + self._stretch * face.upem // EM,
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
        return Point(self._x + Length(place * int(self._size) // EM), self._row.baseline)

    def _put_icon(self, mark: Mark, place: int) -> None:
        size = int(self._size)
        height = Length(self._style.icon_height * size // EM)
        width = Length(mark.advance * size // EM)
        middle = self._row.baseline - Length(self._style.cap * size // (2 * EM))
        corner = Rect(self._at(place).x, middle - Length(int(height) // 2), width, height)
        self._items.append(
            Picture(mark.icon.asset, corner, None, self._look.opacity, Role.ICON)
        )

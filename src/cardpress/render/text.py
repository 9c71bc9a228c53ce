"""Lines of text as operators: each word is spelt once and used on every line that holds it.

What a reader copies out is what was typed: a glyph says its characters through ``ToUnicode``,
and where that cannot be (a glyph that stood for something else before, a cluster of several
glyphs) the word carries an ``ActualText`` span (ISO 32000-1, 14.9.4). In a word that runs from
right to left each such cluster has a span of its own, as readers take glyphs from left to right
and turn them round themselves.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from cardpress.fonts import FontFace, FontLibrary
from cardpress.geometry import Length
from cardpress.render.content import Content
from cardpress.render.embedding import write_font
from cardpress.render.numbers import Lengths, decimal
from cardpress.render.paints import Paints
from cardpress.render.writer import Indirect, Writer
from cardpress.scene import Glyph, GlyphRun, Stroke, Word

__all__ = ["Texts"]

_MOST_WORDS = 50_000
"""Spelt words that are kept for one font; the fonts keep as many."""

_ESCAPES = str.maketrans({"\\": "\\\\", "(": "\\(", ")": "\\)", "\r": "\\r"})
"""ISO 32000-1, 7.3.4.2; a bare carriage return would be read as a line feed."""


class Texts:
    """The fonts of one document, and its lines of text."""

    def __init__(self, writer: Writer, fonts: FontLibrary, paints: Paints) -> None:
        self.paints = paints
        self.lengths = Lengths()
        self._writer = writer
        self._fonts = fonts
        self._faces: dict[str, _Spelling] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """PostScript names of the fonts used, in order of their first use."""
        return tuple(spelling.face.postscript_name for spelling in self._faces.values())

    def line(self, stroke: Stroke) -> str:
        """The operators for width, dash, caps and joins of a stroke."""
        ends = 1 if stroke.round else 0
        dash = " ".join(self.lengths[part] for part in stroke.dash)
        return f"{self.lengths[stroke.width]} w {ends} J {ends} j [{dash}] 0 d"

    def draw(self, content: Content, run: GlyphRun) -> None:
        """Draws a line of text."""
        spelling = self._faces.get(run.font)
        if spelling is None:
            spelling = self._first(run.font)
        lengths, paints = self.lengths, self.paints
        if run.opacity != content.opacity:
            paints.opacity(content, run.opacity)
        if run.colour != content.colour:
            paints.fill(content, run.colour)
        face = f"/{spelling.name} {lengths[run.size]} Tf"
        if face != content.face:
            content.face = face
            content.use("Font", spelling.name, spelling.reference)
            content.set(face)
        x, y = run.origin
        shown = spelling.line(run, lengths)
        if run.tracking:
            shown = f"{lengths[run.tracking]} Tc {shown} 0 Tc"
        if run.stroke is not None:
            paints.stroke(content, run.stroke.paint)
            content.line(self.line(run.stroke))
            shown = f"2 Tr {shown} 0 Tr"
        content.write(f"1 0 0 1 {lengths[x]} {lengths[-y]} Tm {shown}")

    def close(self) -> None:
        """Writes the subsets of all fonts, now that it is known which glyphs were used."""
        for spelling in self._faces.values():
            write_font(self._writer, spelling.reference, spelling.face, spelling.used)

    def _first(self, key: str) -> "_Spelling":
        name = f"F{len(self._faces) + 1}"
        spelling = _Spelling(name, self._writer.reserve(), self._fonts.by_key(key))
        self._faces[key] = spelling
        return spelling


class _Span(NamedTuple):
    """Some glyphs of a word."""

    said: str
    """What they say, where the glyphs cannot say it themselves."""
    parts: list[tuple[int, str]]
    """In pieces of equal rise, each the inside of a ``TJ`` array."""


class _Spelling(dict[Word, str]):
    """The words of one font as the inside of a ``TJ`` array, between its brackets.

    The spelling of a word starts and ends within a string, so that words and spaces join up. A
    word that needs more than that is kept in ``parts`` as well.
    """

    def __init__(self, name: str, reference: Indirect, face: FontFace) -> None:
        self.name = name
        self.reference = reference
        self.face = face
        self._said: dict[int, str] = {}
        self._bare: set[int] = set()
        self._parts: dict[Word, list[_Span]] = {}
        self._per_mille = 1000 / face.upem
        self._widths: dict[int, int] = {}
        self._gaps = _Kept(self.space)
        self._codes = _Kept(self.glyph)
        self._space = face.shape(" ").glyphs[0].id
        if self._space:
            self._said[self._space] = " "

    @property
    def used(self) -> dict[int, str]:
        """Glyphs and what they stand for; nothing for those that only spans explain."""
        return dict.fromkeys(self._bare, "") | self._said

    def __missing__(self, word: Word) -> str:
        if len(self) >= _MOST_WORDS:
            self.clear()
            self._parts.clear()
        glyphs = word.glyphs
        if _is_leftward(word):
            spans = list(self._leftward(word))
            if len(spans) > 1 or any(said or len(parts) > 1 for said, parts in spans):
                self._parts[word] = spans
        elif not self._say(word) or any(glyph.dy for glyph in glyphs):
            self._parts[word] = [_Span(word.text, self._spell(glyphs))]
        text = self[word] = "".join(map(self._codes.__getitem__, glyphs))
        return text

    def _say(self, word: Word) -> bool:
        """Notes what the glyphs stand for; whether that says all of the word."""
        texts = [glyph.text for glyph in word.glyphs]
        if "" in texts or "".join(texts) != word.text:
            self._bare.update(glyph.id for glyph in word.glyphs)
            return False
        plain, said = True, self._said
        for glyph, text in zip(word.glyphs, texts, strict=True):
            if said.setdefault(glyph.id, text) != text:
                plain = False
        return plain

    def _leftward(self, word: Word) -> Iterator[_Span]:
        """The clusters of a word, those that say themselves in one."""
        plain: list[Glyph] = []
        for cluster in _clusters(word.glyphs):
            text = cluster[0].text.translate(_MIRRORED)
            if len(cluster) == 1 and self._said.setdefault(cluster[0].id, text) == text:
                plain += cluster
                continue
            if plain:
                yield _Span("", self._spell(plain))
                plain = []
            self._bare.update(glyph.id for glyph in cluster)
            yield _Span(text, self._spell(cluster))
        if plain:
            yield _Span("", self._spell(plain))

    def line(self, run: GlyphRun, lengths: Lengths) -> str:
        """The operators that show a run's words, with spaces between them."""
        gap = self._gaps[run.gap]
        spelt = gap.join(map(self.__getitem__, run.words))
        if self._parts and not self._parts.keys().isdisjoint(run.words):
            return self._pieces(run, gap, lengths)
        return _shown(f"{spelt}{gap}" if run.space_after else spelt)

    def _pieces(self, run: GlyphRun, gap: str, lengths: Lengths) -> str:
        """The same where words carry spans, or glyphs that are raised or lowered."""
        pieces, last = [], len(run.words) - 1
        for number, word in enumerate(run.words):
            spans = self._parts.get(word)
            if spans is None:
                pieces.append(_shown(self[word]))
            else:
                pieces += (self._span(span, run.size, lengths) for span in spans)
            if number < last or run.space_after:
                pieces.append(_shown(gap))
        return " ".join(pieces)

    def _span(self, span: _Span, size: Length, lengths: Lengths) -> str:
        pieces = []
        for rise, text in span.parts:
            raised = lengths[round(rise * size / self.face.upem)]
            pieces.append(f"{raised} Ts {_shown(text)} 0 Ts" if rise else _shown(text))
        shown = " ".join(pieces)
        if not span.said:
            return shown
        typed = span.said.encode("utf-16-be").hex().upper()
        return f"/Span<</ActualText<FEFF{typed}>>>BDC {shown} EMC"

    def space(self, width: int) -> str:
        """A space as wide as asked for."""
        if not self._space:  # a font without a space would show its box for missing glyphs
            return f"){self._adjust(-width)}("
        return self._codes[Glyph(self._space, width, 0, 0, " ")]

    def _spell(self, glyphs: Sequence[Glyph]) -> list[tuple[int, str]]:
        """The glyphs in pieces of equal rise, each the inside of a ``TJ`` array."""
        parts: list[tuple[int, list[str]]] = []
        for glyph in glyphs:
            if not parts or parts[-1][0] != glyph.dy:
                parts.append((glyph.dy, []))
            parts[-1][1].append(self._codes[glyph])
        return [(rise, "".join(codes)) for rise, codes in parts]

    def glyph(self, glyph: Glyph) -> str:
        """A glyph, and how far the pen is off once it is drawn."""
        natural = self._widths.get(glyph.id)
        if natural is None:
            natural = self._widths[glyph.id] = self.face.advance(glyph.id)
        text = _code(glyph.id)
        if glyph.dx:
            text = f"){self._adjust(-glyph.dx)}({text}"
        short = natural - glyph.advance + glyph.dx
        return f"{text}){self._adjust(short)}(" if short else text

    def _adjust(self, units: int) -> str:
        """A number in ``TJ``: thousandths of the em to the left (ISO 32000-1, 9.4.3)."""
        return decimal(round(units * self._per_mille * 1000), 3)


class _Kept(dict[Any, str]):
    """Spellings of one kind, each worked out once."""

    def __init__(self, spell: Callable[[Any], str]) -> None:
        self._spell = spell

    def __missing__(self, key: object) -> str:
        if len(self) >= _MOST_WORDS:
            self.clear()
        text = self[key] = self._spell(key)
        return text


_MIRRORED = str.maketrans("()[]{}<>«»‹›≤≥", ")(][}{><»«›‹≥≤")
"""What is drawn for these from right to left; readers mirror it once more when they copy."""


def _is_leftward(word: Word) -> bool:
    """Whether the glyphs, which go from left to right, tell the word from its end."""
    texts = [glyph.text for glyph in word.glyphs]
    return "".join(texts) != word.text and "".join(reversed(texts)) == word.text


def _clusters(glyphs: Sequence[Glyph]) -> Iterator[list[Glyph]]:
    """Glyphs that say something together: the first says it, the others nothing."""
    cluster: list[Glyph] = []
    for glyph in glyphs:
        if glyph.text and cluster:
            yield cluster
            cluster = []
        cluster.append(glyph)
    yield cluster


_EMPTY = re.compile(r"(?<=[\d\[])\(\)")
"""A string without glyphs; a bracket of another string's own is escaped."""


def _shown(spelt: str) -> str:
    """The operator that shows the inside of a ``TJ`` array.

    Empty strings are left out: PDFium forgets a shift at the end of an array that holds one.
    """
    array = f"[({spelt})]TJ"
    return _EMPTY.sub(" ", array) if "()" in array else array


def _code(glyph: int) -> str:
    """A glyph id as two bytes of a literal string."""
    return (chr(glyph >> 8) + chr(glyph & 255)).translate(_ESCAPES)

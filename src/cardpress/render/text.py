"""Lines of text as operators: each word is spelt once and used on every line that holds it.

What a reader copies out is what was typed: a glyph says its characters through ``ToUnicode``,
and where that cannot be (a glyph that stood for something else before, a cluster of several
glyphs, a script that runs from right to left) the word carries an ``ActualText`` span
(ISO 32000-1, 14.9.4).
"""

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
        paints.fill(content, run.colour)
        content.use("Font", spelling.name, spelling.reference)
        content.font(f"/{spelling.name} {lengths[run.size]} Tf")
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


class _Spelling(dict[Word, str]):
    """The words of one font as the inside of a ``TJ`` array, between its brackets.

    The spelling of a word starts and ends within a string, so that words and spaces join up. A
    word that needs more than that is kept in ``parts`` as well.
    """

    def __init__(self, name: str, reference: Indirect, face: FontFace) -> None:
        self.name = name
        self.reference = reference
        self.face = face
        self.used: dict[int, str] = {}
        self._parts: dict[Word, list[tuple[int, str]]] = {}
        self._per_mille = 1000 / face.upem
        self._widths: dict[int, int] = {}
        self._gaps: dict[int, str] = {}
        self._space = face.shape(" ").glyphs[0].id
        if self._space:
            self.used[self._space] = " "

    def __missing__(self, word: Word) -> str:
        if len(self) >= _MOST_WORDS:
            self.clear()
            self._parts.clear()
        plain = self._say(word)
        parts = self._spell(word)
        if plain and len(parts) == 1 and not parts[0][0]:
            text = self[word] = parts[0][1]
            return text
        self._parts[word] = parts
        text = self[word] = ""
        return text

    def line(self, run: GlyphRun, lengths: Lengths) -> str:
        """The operators that show a run's words, with spaces between them."""
        gap = self._gap(run.gap) if len(run.words) > 1 or run.space_after else ""
        spelt = [self[word] for word in run.words]
        if self._parts and not all(spelt):
            return self._pieces(run, gap, lengths)
        after = gap if run.space_after else ""
        return f"[({gap.join(spelt)}{after})]TJ"

    def _pieces(self, run: GlyphRun, gap: str, lengths: Lengths) -> str:
        """The same where words carry spans, or glyphs that are raised or lowered."""
        pieces, last = [], len(run.words) - 1
        for number, word in enumerate(run.words):
            parts = self._parts.get(word)
            if parts is None:
                pieces.append(f"[({self[word]})]TJ")
            else:
                pieces.append(self._span(word, parts, run.size, lengths))
            if number < last or run.space_after:
                pieces.append(f"[({gap})]TJ")
        return " ".join(pieces)

    def _span(
        self, word: Word, parts: list[tuple[int, str]], size: Length, lengths: Lengths
    ) -> str:
        shown = []
        for rise, text in parts:
            raised = lengths[round(rise * size / self.face.upem)]
            shown.append(f"{raised} Ts [({text})]TJ 0 Ts" if rise else f"[({text})]TJ")
        typed = word.text.encode("utf-16-be").hex().upper()
        return f"/Span<</ActualText<FEFF{typed}>>>BDC {' '.join(shown)} EMC"

    def _gap(self, width: int) -> str:
        """A space as wide as asked for."""
        gap = self._gaps.get(width)
        if gap is None:
            gap = self._gaps[width] = self._spaced(width)
        return gap

    def _spaced(self, width: int) -> str:
        if not self._space:  # a font without a space would show its box for missing glyphs
            return f"){self._adjust(-width)}("
        return self._glyph(Glyph(self._space, width, 0, 0, " "))

    def _say(self, word: Word) -> bool:
        """Notes what the glyphs stand for; whether that says all of the word."""
        texts = [glyph.text for glyph in word.glyphs]
        if "".join(texts) != word.text or not all(texts):
            for glyph in word.glyphs:
                self.used.setdefault(glyph.id, "")
            return False
        plain = True
        for glyph in word.glyphs:
            if not self.used.get(glyph.id):
                self.used[glyph.id] = glyph.text
            elif self.used[glyph.id] != glyph.text:
                plain = False
        return plain

    def _spell(self, word: Word) -> list[tuple[int, str]]:
        """The glyphs in pieces of equal rise, each the inside of a ``TJ`` array."""
        parts: list[tuple[int, list[str]]] = []
        for glyph in word.glyphs:
            if not parts or parts[-1][0] != glyph.dy:
                parts.append((glyph.dy, []))
            parts[-1][1].append(self._glyph(glyph))
        return [(rise, "".join(codes)) for rise, codes in parts]

    def _glyph(self, glyph: Glyph) -> str:
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


def _code(glyph: int) -> str:
    """A glyph id as two bytes of a literal string."""
    return (chr(glyph >> 8) + chr(glyph & 255)).translate(_ESCAPES)

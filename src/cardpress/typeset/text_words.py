"""Text engine, part 1: words in a chain of fonts, shaped and measured once.

Advances are counted in ``EM`` units to the em, whatever a font's own units are, so that one
measurement serves all sizes and all fonts of a line.
"""

import re
from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from cardpress.fonts import FontFace, runs_leftwards, split_by_script
from cardpress.scene import Word

__all__ = ["EM", "Atom", "Piece", "Setter", "clusters"]

EM = 2_048_000
"""Units of measurement to the em: a multiple of all usual font units, and of thousandths."""

_MOST_ATOMS = 50_000

_IDEOGRAPHIC = (
    "\u2e80-\u2fff\u3001-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff01-\uffef"
    "\U0001aff0-\U0001b16f\U0001f200-\U0001f2ff\U00020000-\U0003fffd"
)
_STAYS_BEHIND = (
    # commas, stops and marks
    "\u3001\u3002\uff0c\uff0e\u30fb\uff1a\uff1b\uff1f\uff01\u203c\u2047-\u2049\uff61\uff64\uff65"
    # closing brackets
    "\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u3019\u301b\u301e\u301f\uff09\uff3d\uff5d\uff60"
    "\uff63"
    # small kana, the long vowel mark, iteration marks
    "\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e\u3095\u3096\u30a1\u30a3\u30a5"
    "\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee\u30f5\u30f6\u31f0-\u31ff\uff67-\uff70\u30fc\u3005"
    "\u303b\u309d\u309e\u30fd\u30fe"
    # dashes and dots, what other scripts close with, units
    "\u301c\uff5e\u30a0\u2025\u2026\u2014\u2019\u201d\u00bb!?,.:;)}%\\]\u2030\u2103\u00b0\uff05"
    # what belongs to the character before it
    "\u0300-\u036f\u200d\u20d0-\u20f0\u3099\u309a\ufe00-\ufe0f\U000e0100-\U000e01ef"
)
_STAYS_BEFORE = (
    "\u3008\u300a\u300c\u300e\u3010\u3014\u3016\u3018\u301a\u301d\uff08\uff3b\uff5b\uff5f\uff62"
    "\u2018\u201c\u00ab(\\[{$\u00a3\u00a5\uffe5\uff04\u20ac#\u200d"
)
_BINDING = "\u00a0\u202f\u2060\ufeff\u2011"

_BREAKS = re.compile(
    r"(?<=\w[-\u2010\u2013\u2014/])(?=[^\W\d_])"
    "|(?<=[\u200b\u00ad\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000])(?=.)"
    f"|(?<=[{_IDEOGRAPHIC}])(?<![{_STAYS_BEFORE}])(?=[^{_STAYS_BEHIND}{_BINDING}])"
    f"|(?<=[^{_STAYS_BEFORE}{_BINDING}])(?=[{_IDEOGRAPHIC}])(?![{_STAYS_BEHIND}])"
)
"""Where a word may be broken: behind hyphens, dashes and slashes between letters, at zero-width
spaces, soft hyphens and spaces of a width of their own, between ideographs and kana except
before what may not begin a line, behind what may not end one (the strict rules of UAX #14 and
of JLREQ, 3.1.7 and 3.1.8, which are those of JIS X 4051)."""

_SOFT = "\u00ad"
_UNSEEN = str.maketrans("", "", "\u200b\u00ad")


class Piece(NamedTuple):
    """A part of a word that one font draws."""

    face: FontFace
    word: Word


class Atom:
    """What is never broken: a word, or a part of one between two places for a break."""

    __slots__ = (
        "advance",
        "missing",
        "parts",
        "pieces",
        "plain",
        "soft",
        "step",
        "text",
        "word",
    )

    def __init__(self, text: str, pieces: tuple[Piece, ...], *, advance: int, gap: int) -> None:
        self.text = text
        self.pieces = pieces
        self.advance = advance
        """Width in ``EM`` units, tracking behind each glyph included."""
        self.step = advance + gap
        """The same with the space of its font behind it."""
        self.word = pieces[0].word
        self.missing = ""
        """Characters that no font of the chain has."""
        self.parts: tuple[Atom, ...] = ()
        """The atoms that it falls into where it may be broken; else nothing."""
        self.soft = False
        """Whether a hyphen is drawn where a line is broken behind it."""
        self.plain = True
        """Whether it is one piece in the chain's first font, without parts."""


class Setter(dict[str, Atom]):
    """A chain of fonts in one weight and slope; a look-up sets a word that is new to it."""

    def __init__(
        self,
        faces: tuple[FontFace, ...],
        *,
        features: tuple[str, ...] = (),
        tracking: int = 0,
        leftwards: bool = False,
    ) -> None:
        """Makes a setter.

        Args:
            faces: the font, and those that step in for characters that it lacks.
            features: OpenType features to switch on or (``-liga``) off.
            tracking: behind each glyph, in thousandths of the em; ligatures are off with it.
            leftwards: whether its words run from right to left.
        """
        self.faces = faces
        self.leftwards = leftwards
        self.face = faces[0]
        self.features = (*features, "-liga", "-clig") if tracking else features
        self.tracking = tracking * EM // 1000
        self.space = self.measure(self.face, self.face.space) + self.tracking
        """Width of a space, tracking included."""
        self.odd: set[str] = set()
        """Words that are not plain, of those that were set."""
        self._words: Mapping[str, Word] = self.face.words(self.features, leftwards=leftwards)

    def __missing__(self, text: str) -> Atom:
        if len(self) >= _MOST_ATOMS:
            self.clear()
            self.odd.clear()
        atom = self[text] = self._made(text)
        if not atom.plain:
            self.odd.add(text)
        return atom

    @cached_property
    def mirrored(self) -> "Setter":
        """The same for words that run from right to left."""
        made = Setter(self.faces, features=self.features, leftwards=True)
        made.tracking, made.space = self.tracking, self.space
        return made

    def shaped(self, face: FontFace, text: str) -> Word:
        """Shapes a text in one of its fonts."""
        return face.shape(text, self.features, leftwards=self.leftwards)

    @staticmethod
    def measure(face: FontFace, units: int) -> int:
        """Font units in ``EM`` units, rounded up where they do not divide."""
        return -(-units * EM // face.upem)

    def atom(self, text: str) -> Atom:
        """Sets a text that shall not be broken."""
        plain = text.isascii() or not (runs_leftwards(text) or len(split_by_script(text)) > 1)
        if plain and not self.face.covers(text):
            word = self._words[text]
            advance = self.measure(self.face, word.advance) + self.tracking * len(word.glyphs)
            return Atom(text, (Piece(self.face, word),), advance=advance, gap=self.space)
        pieces, missing = self._pieces(text)
        advance = sum(self.measure(face, word.advance) for face, word in pieces)
        advance += self.tracking * sum(len(piece.word.glyphs) for piece in pieces)
        atom = Atom(text, pieces, advance=advance, gap=self.space)
        atom.missing, atom.plain = missing, False
        return atom

    def _made(self, text: str) -> Atom:
        if text.isascii() and "-" not in text and "/" not in text:
            return self.atom(text)
        atom = self.atom(text.translate(_UNSEEN))
        fragments = _BREAKS.split(text)
        if len(fragments) > 1:
            atom.parts = tuple(self._part(fragment) for fragment in fragments)
            atom.plain = False
        return atom

    def _part(self, fragment: str) -> Atom:
        part = self.atom(fragment.translate(_UNSEEN))
        part.soft = fragment.endswith(_SOFT)
        return part

    def _pieces(self, text: str) -> tuple[tuple[Piece, ...], str]:
        """Splits a word by script, then among the fonts of the chain; letters stay whole."""
        runs: list[tuple[FontFace, str]] = []
        missing = ""
        for part in split_by_script(text):
            own: list[tuple[FontFace, str]] = []
            for cluster in [part] if not self.face.covers(part) else clusters(part):
                face = next((face for face in self.faces if not face.covers(cluster)), None)
                if face is None:
                    face = self.face
                    missing += face.covers(cluster)
                if own and own[-1][0] is face:
                    own[-1] = (face, own[-1][1] + cluster)
                else:
                    own.append((face, cluster))
            runs += own
        return tuple(Piece(face, self.shaped(face, part)) for face, part in runs), missing


def clusters(text: str) -> list[str]:
    """Splits a text into what people take for letters (UAX #29, extended grapheme clusters)."""
    if text.isascii():
        return list(text)
    from uniseg.graphemecluster import grapheme_clusters  # noqa: PLC0415 - seldom needed

    return list(grapheme_clusters(text))

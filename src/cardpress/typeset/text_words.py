"""Text engine, part 1: words in a chain of fonts, shaped and measured once.

Advances are counted in ``EM`` units to the em, whatever a font's own units are, so that one
measurement serves all sizes and all fonts of a line.
"""

import re
import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from cardpress.fonts import FontFace
from cardpress.scene import Word

__all__ = ["EM", "Atom", "Piece", "Setter", "clusters"]

EM = 2_048_000
"""Units of measurement to the em: a multiple of all usual font units, and of thousandths."""

_MOST_ATOMS = 50_000

_CJK = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uffef"
_CLOSING = "、。，．！？：；）」』】〉》〕｝ー々"
_OPENING = "（「『【〈《〔｛"

_BREAKS = re.compile(
    r"(?<=\w[-‐–—/])(?=[^\W\d_])"
    "|(?<=[\u200b\u00ad])(?=.)"
    f"|(?<=[{_CJK}])(?<![{_OPENING}])(?=[^{_CLOSING}])"
    f"|(?<=[^{_OPENING}])(?=[{_CJK}])(?![{_CLOSING}])"
)
"""Where a word may be broken: behind hyphens, dashes and slashes between letters, at zero-width
spaces and soft hyphens, between ideographs (UAX 14, simplified)."""

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
        self, faces: tuple[FontFace, ...], *, features: tuple[str, ...] = (), tracking: int = 0
    ) -> None:
        """Makes a setter.

        Args:
            faces: the font, and those that step in for characters that it lacks.
            features: OpenType features to switch on or (``-liga``) off.
            tracking: behind each glyph, in thousandths of the em; ligatures are off with it.
        """
        self.faces = faces
        self.face = faces[0]
        self.features = (*features, "-liga", "-clig") if tracking else features
        self.tracking = tracking * EM // 1000
        self.space = self.measure(self.face, self.face.space) + self.tracking
        """Width of a space, tracking included."""
        self.odd: set[str] = set()
        """Words that are not plain, of those that were set."""
        self._words: Mapping[str, Word] = self.face.words(self.features)

    def __missing__(self, text: str) -> Atom:
        if len(self) >= _MOST_ATOMS:
            self.clear()
            self.odd.clear()
        atom = self[text] = self._made(text)
        if not atom.plain:
            self.odd.add(text)
        return atom

    @staticmethod
    def measure(face: FontFace, units: int) -> int:
        """Font units in ``EM`` units, rounded up where they do not divide."""
        return -(-units * EM // face.upem)

    def atom(self, text: str) -> Atom:
        """Sets a text that shall not be broken."""
        if not self.face.covers(text):
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
        """Splits a word among the fonts of the chain; marks stay with their base."""
        runs: list[tuple[FontFace, str]] = []
        missing = ""
        for cluster in clusters(text):
            face = next((face for face in self.faces if not face.covers(cluster)), None)
            if face is None:
                face = self.face
                missing += face.covers(cluster)
            if runs and runs[-1][0] is face:
                runs[-1] = (face, runs[-1][1] + cluster)
            else:
                runs.append((face, cluster))
        pieces = tuple(Piece(face, face.shape(part, self.features)) for face, part in runs)
        return pieces, missing


def clusters(text: str) -> list[str]:
    """Splits a text into characters, each with the marks and joiners that belong to it."""
    found: list[str] = []
    joined = False
    for character in text:
        belongs = unicodedata.category(character) in ("Mn", "Me", "Mc") or character in "\u200d"
        if found and (belongs or joined):
            found[-1] += character
        else:
            found.append(character)
        joined = character == "\u200d"
    return found

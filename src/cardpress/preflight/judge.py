"""Goes through the faces of a game and tells, once for each cause, what an eye would miss."""

import hashlib
from collections.abc import Mapping

from cardpress.diagnostics import Diagnostic
from cardpress.fonts import FontLibrary
from cardpress.geometry import PT, in_pt
from cardpress.preflight.index import LEAST_CONTRAST, LEAST_HEIGHT, index_word
from cardpress.preflight.measured import Measured
from cardpress.preflight.measurer import Measurer
from cardpress.preflight.raster import Draw
from cardpress.preflight.scenes import PlacedWord, Subject, placed_words
from cardpress.preflight.tell import Findings

__all__ = ["Preflight"]

_LEAST_SIZE = PT * 6
_TURNED = 0.001
"""The share of a back that may differ once it is turned: a square of 2.3 mm on a poker card."""


class Preflight:
    """The faces of one game in one ink, judged one after the other."""

    def __init__(
        self, draw: Draw, fonts: FontLibrary, known: Mapping[str, Measured] | None = None
    ) -> None:
        """Starts with no faces.

        Args:
            draw: draws items in the ink of the faces.
            fonts: those that the faces are set in.
            known: what was measured before, by the same rules and libraries.
        """
        self._fonts = fonts
        self._known = known or {}
        self._measurer = Measurer(draw)
        self._measured: dict[str, Measured] = {}
        self._backs: set[object] = set()
        self._found = Findings()

    @property
    def measured(self) -> Mapping[str, Measured]:
        """What was measured of the faces so far, for a later run to know."""
        return self._measured

    def judge(self, subject: Subject) -> None:
        """Measures a face; backs that cards share are measured once."""
        face = subject.face
        if not subject.front:
            if face in self._backs:
                return
            self._backs.add(face)
        words = list(placed_words(face.part.items, self._fonts))
        index = None
        if subject.front and subject.value is not None:
            index = index_word(words, subject.value, face.size)
        measured = self._measure(subject, words, index)
        self._say(subject, words, measured)
        if subject.front:
            self._found.front(subject, words, measured.rim)
            if subject.pictured:
                self._found.picture(subject, measured.thumbnail)
            self._index(subject, index, measured)
        elif measured.turned > _TURNED:
            self._found.turned(subject, measured.turned)

    def finish(self) -> tuple[Diagnostic, ...]:
        """What there is to say of all faces together."""
        return tuple(self._found.told())

    def _measure(
        self, subject: Subject, words: list[PlacedWord], index: PlacedWord | None
    ) -> Measured:
        face = subject.face
        kind = (face.digest, *face.size, face.bleed, subject.front, index and index.box)
        name = hashlib.sha256(repr(kind).encode()).hexdigest()
        done = self._measured.get(name) or self._known.get(name)
        if done is None or any(faint.place >= len(words) for faint in done.words):
            done = self._measurer.measure(subject, words, index)
        self._measured[name] = done
        return done

    def _say(self, subject: Subject, words: list[PlacedWord], measured: Measured) -> None:
        for word in words:
            if word.size < _LEAST_SIZE:
                self._found.small(subject, word, in_pt(word.size))
        for faint in measured.words:
            self._found.faint(subject, words[faint.place], faint)
        for icon in measured.icons:
            self._found.icon(subject, icon)
        if measured.lines:
            self._found.lines(subject, measured.lines)

    def _index(self, subject: Subject, word: PlacedWord | None, measured: Measured) -> None:
        if subject.value is None:
            return
        if word is None:
            self._found.index(subject, "does not stand in the upper left corner of")
            return
        if word.cap < LEAST_HEIGHT:
            self._found.index(subject, "is less than 1 mm high at 40 % of the size of")
        if measured.peak < LEAST_CONTRAST:
            self._found.index(subject, "hardly stands out at 40 % of the size of")
        self._found.value(subject, marked=measured.marked)

"""Goes through the faces of a game and tells, once for each cause, what an eye would miss."""

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple

from cardpress.colour import Rgb
from cardpress.diagnostics import Diagnostic
from cardpress.fonts import FontLibrary
from cardpress.geometry import PT, Rect, in_pt
from cardpress.preflight.alike import thumbnail
from cardpress.preflight.contrast import faint_words, letters
from cardpress.preflight.edges import SAFE, Line, lines_near, turned_share
from cardpress.preflight.hues import rim
from cardpress.preflight.index import (
    DPI,
    LEAST_CONTRAST,
    LEAST_HEIGHT,
    index_word,
    peak,
    underlined,
)
from cardpress.preflight.raster import Draw, Raster, mean
from cardpress.preflight.scenes import (
    Filter,
    PlacedWord,
    Subject,
    placed_words,
    whole,
    without_text,
)
from cardpress.preflight.tell import Findings
from cardpress.scene import Item

__all__ = ["Preflight"]

_DPI = 120
"""Pictures of many shapes take a fifth of a second at 150 dpi, a third less at 120."""
_BACK_DPI = 300
"""Finer, so that the edges of shapes count for less."""
_LEAST_SIZE = PT * 6
_TURNED = 0.001
"""The share of a back that may differ once it is turned: a square of 2.3 mm on a poker card."""
_RASTERS = 16
"""How many drawings are kept at a time."""


class _Ground(NamedTuple):
    """What is measured of a face without its text; the drawing itself is not kept."""

    rim: Rgb
    lines: tuple[Line, ...]
    thumbnail: bytes


class Preflight:
    """The faces of one game in one ink, judged one after the other."""

    def __init__(self, draw: Draw, fonts: FontLibrary) -> None:
        """Starts with no faces.

        Args:
            draw: draws items in the ink of the faces.
            fonts: those that the faces are set in.
        """
        self._draw = draw
        self._fonts = fonts
        self._bare = Filter(without_text)
        self._raster = lru_cache(_RASTERS)(self._drawn)
        self._grounds: dict[Hashable, _Ground] = {}
        self._peaks: dict[Hashable, float] = {}
        self._backs: set[object] = set()
        self._found = Findings()

    def judge(self, subject: Subject) -> None:
        """Measures a face; backs that cards share are measured once."""
        face = subject.face
        if not subject.front:
            if face in self._backs:
                return
            self._backs.add(face)
        items = self._bare(face.part.items)
        area = whole(face)
        words = list(placed_words(face.part.items, self._fonts))
        ground = self._ground(items, area, subject)
        self._texts(subject, words, items)
        for line in ground.lines:
            self._found.line(subject, line)
        if subject.front:
            self._found.front(subject, words, ground.rim)
            if subject.pictured:
                self._found.picture(subject, ground.thumbnail)
            self._index(subject, words, items)
        else:
            self._turned(subject)

    def finish(self) -> tuple[Diagnostic, ...]:
        """What there is to say of all faces together."""
        return tuple(self._found.told())

    def _drawn(self, items: tuple[Item, ...], area: Rect) -> Raster:
        return self._draw(items, area, _DPI)

    def _ground(self, items: tuple[Item, ...], area: Rect, subject: Subject) -> _Ground:
        done = self._grounds.get((items, area))
        if done is None:
            raster, bleed = self._raster(items, area), subject.face.bleed
            done = self._grounds[items, area] = _Ground(
                rim(raster, raster.count(bleed + SAFE)),
                tuple(lines_near(raster, bleed)),
                thumbnail(raster, bleed),
            )
        return done

    def _texts(
        self, subject: Subject, words: list[PlacedWord], items: tuple[Item, ...]
    ) -> None:
        for word in words:
            if word.size < _LEAST_SIZE:
                self._found.small(subject, word, in_pt(word.size))
        if words:
            ground = self._raster(items, whole(subject.face))
            for faint in faint_words(subject.face, words, ground, self._draw):
                self._found.faint(subject, faint)

    def _index(
        self, subject: Subject, words: list[PlacedWord], items: tuple[Item, ...]
    ) -> None:
        if subject.value is None:
            return
        word = index_word(words, subject.value, subject.face.size)
        if word is None:
            self._found.index(subject, "does not stand in the upper left corner of")
            return
        if word.cap < LEAST_HEIGHT:
            self._found.index(subject, "is less than 1 mm high at 40 % of the size of")
        ground = self._raster(items, whole(subject.face))
        reached = self._peak(subject, word, ground)
        if reached < LEAST_CONTRAST:
            self._found.index(subject, "hardly stands out at 40 % of the size of")
        self._found.value(subject, marked=underlined(ground, word))

    def _peak(self, subject: Subject, word: PlacedWord, ground: Raster) -> float:
        box = word.box
        behind = ground.crop(ground.box(box))
        key = (behind, word.text, word.run.font, word.size, word.run.colour, box.x, box.y)
        if key not in self._peaks:
            mask = letters(subject.face, self._draw, DPI)
            self._peaks[key] = peak(mask, word, mean(behind))
        return self._peaks[key]

    def _turned(self, subject: Subject) -> None:
        face = subject.face
        raster = self._draw(face.part.items, whole(face), _BACK_DPI)
        share = turned_share(raster)
        if share > _TURNED:
            self._found.turned(subject, share)

"""Measures single faces, drawing as little as will do; what is shared is drawn once."""

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple

from cardpress.colour import Rgb
from cardpress.geometry import Rect
from cardpress.preflight.alike import thumbnail
from cardpress.preflight.contrast import faint_words, letters
from cardpress.preflight.edges import SAFE, Line, lines_near, turned_share
from cardpress.preflight.hues import rim
from cardpress.preflight.icons import FaintIcon, Masks, faint_icons, on_black, only_icons
from cardpress.preflight.index import DPI, peak, underlined
from cardpress.preflight.measured import FaintWord, Measured
from cardpress.preflight.raster import Draw, Raster, mean
from cardpress.preflight.scenes import (
    Filter,
    PlacedWord,
    Subject,
    placed_icons,
    whole,
    without_text,
)
from cardpress.scene import Item

__all__ = ["Measurer"]

_DPI = 120
"""At 100 dpi a pixel is a quarter of a millimetre, and textures begin to look like lines."""
_BACK_DPI = 300
"""Finer, so that the edges of shapes count for less."""
_RASTERS = 16
"""How many drawings are kept at a time."""


class _Ground(NamedTuple):
    """What is measured of a face without its text; the drawing itself is not kept."""

    rim: Rgb
    lines: tuple[Line, ...]
    thumbnail: bytes


class Measurer:
    """Measures the faces of one game in one ink, one after the other."""

    def __init__(self, draw: Draw) -> None:
        """Starts with nothing drawn.

        Args:
            draw: draws items in the ink of the faces.
        """
        self._draw = draw
        self._bare = Filter(without_text)
        self._icons = Filter(only_icons, opaque_groups=True)
        self._raster = lru_cache(_RASTERS)(self._drawn)
        self._masks = lru_cache(_RASTERS)(self._masked)
        self._grounds: dict[Hashable, _Ground] = {}
        self._peaks: dict[Hashable, float] = {}

    def measure(
        self, subject: Subject, words: list[PlacedWord], index: PlacedWord | None
    ) -> Measured:
        """Measures a face.

        Args:
            subject: the face.
            words: all of its words.
            index: the one that is read in a fan.
        """
        face = subject.face
        items, area = self._bare(face.part.items), whole(face)
        ground = self._ground(items, area, subject)
        found = Measured(*ground, icons=self._faint_icons(items, area))
        if not subject.front:
            turned = self._draw(face.part.items, area, _BACK_DPI)
            found = found._replace(turned=turned_share(turned))
        if words:
            raster = self._raster(items, area)
            faint = faint_words(face, words, raster, self._draw)
            found = found._replace(
                words=tuple(
                    FaintWord(words.index(word), ratio, behind) for word, ratio, behind in faint
                )
            )
        if index is not None:
            raster = self._raster(items, area)
            found = found._replace(
                peak=self._peak(subject, index, raster), marked=underlined(raster, index)
            )
        return found

    def _drawn(self, items: tuple[Item, ...], area: Rect) -> Raster:
        return self._draw(items, area, _DPI)

    def _masked(self, icons: tuple[Item, ...], area: Rect) -> Masks:
        return Masks(self._drawn(icons, area), self._drawn(on_black(icons, area), area))

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

    def _faint_icons(self, items: tuple[Item, ...], area: Rect) -> tuple[FaintIcon, ...]:
        icons = list(placed_icons(items))
        if not icons:
            return ()
        masks = self._masks(self._icons(items), area)
        return tuple(faint_icons(icons, self._raster(items, area), masks))

    def _peak(self, subject: Subject, word: PlacedWord, ground: Raster) -> float:
        box = word.box
        behind = ground.crop(ground.box(box))
        key = (behind, word.text, word.run.font, word.size, word.run.colour, box.x, box.y)
        if key not in self._peaks:
            mask = letters(subject.face, self._draw, DPI)
            self._peaks[key] = peak(mask, word, mean(behind))
        return self._peaks[key]

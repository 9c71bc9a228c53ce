"""What faces look like, in short, so that a later run can tell whether they look otherwise.

A face is marked twice: by its scene, which is quick, and by its pixels, which are the truth. A
library that was upgraded may write another scene for the same pixels, or other pixels for the
same scene; so scenes count while the same libraries draw, and pixels decide where others do
(``docs/decisions/2026-12-01-ledger.md``).
"""

import hashlib
from functools import cache, lru_cache

from cardpress import __version__
from cardpress.fonts import FontLibrary
from cardpress.geometry import Rect
from cardpress.jobs.faces import MARK_DIGITS, scene_mark
from cardpress.jobs.measure import drawing_with, versioned
from cardpress.ledger import FaceMark
from cardpress.pictures import PictureLibrary
from cardpress.scene import Face

__all__ = ["Marker", "drawn_by"]

_DPI = 100
"""Edges are blended in 256 steps, so that a shift of a hundredth of a millimetre shows."""
_EYE = "pypdfium2"
"""What turns pages into pixels; by two of its versions pixels cannot be compared."""
_HANDS = ("pillow", "reportlab", "resvg-py", "svg2pdf-py", "uharfbuzz")
_SHARED = 16
"""Faces that are known by themselves; more would keep a whole deck alive."""


@cache
def drawn_by() -> str:
    """All that draws, with versions: what turns pages into pixels, then the rest."""
    hands = ", ".join([f"cardpress {__version__}", *map(versioned, _HANDS)])
    return f"{versioned(_EYE)} at {_DPI} dpi; {hands}"


class Marker:
    """Marks the faces of one order."""

    def __init__(self, fonts: FontLibrary, pictures: PictureLibrary) -> None:
        """Starts with no faces; fonts and pictures are those that they are typeset with."""
        self._draw = drawing_with(fonts, pictures)
        self._pixels: dict[str, str] = {}
        self.scene = lru_cache(_SHARED)(scene_mark)
        """The mark of a face's scene; of a back that cards share it is made once."""

    def mark(self, face: Face | None, before: FaceMark | None, drawn: str) -> FaceMark | None:
        """The whole mark of a face.

        Args:
            face: if there is one.
            before: an earlier mark, which is given back where it holds still.
            drawn: what drew for the earlier mark.
        """
        if face is None:
            return None
        scene = self.scene(face)
        if before and before.pixels and before.scene == scene and drawn == drawn_by():
            return before
        return FaceMark(scene, self._drawn(face, scene))

    def same(self, face: Face | None, before: FaceMark | None, drawn: str) -> bool:
        """Whether a face looks as it did when it was marked.

        Args:
            face: if there is one.
            before: its earlier mark, if there was one.
            drawn: what drew for the earlier mark.
        """
        if face is None or before is None:
            return face is None and before is None
        scene = self.scene(face)
        if drawn == drawn_by() and scene == before.scene:
            return True
        if before.pixels and _eye(drawn) == _eye(drawn_by()):
            return self._drawn(face, scene) == before.pixels
        return scene == before.scene

    def _drawn(self, face: Face, scene: str) -> str:
        if scene not in self._pixels:
            size, bleed = face.size, face.bleed
            area = Rect(-bleed, -bleed, size.width + bleed * 2, size.height + bleed * 2)
            raster = self._draw(face.part.items, area, _DPI)
            whole = hashlib.sha256(
                repr((raster.width, raster.height, *map(int, size))).encode()
            )
            whole.update(raster.pixels)
            self._pixels[scene] = whole.hexdigest()[:MARK_DIGITS]
        return self._pixels[scene]


def _eye(drawn: str) -> str:
    return drawn.partition(";")[0]

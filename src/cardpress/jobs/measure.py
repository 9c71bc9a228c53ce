"""Measures the faces of a game, drawing in memory what has to be looked at."""

import hashlib
import io
from dataclasses import replace
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from cardpress import __version__
from cardpress.catalogue import CardEntry, Catalogue
from cardpress.diagnostics import Diagnostic, ProjectError
from cardpress.fonts import FontLibrary
from cardpress.geometry import Point, Rect, Size, Transform
from cardpress.pictures import PictureLibrary
from cardpress.preflight import Draw, Preflight, Raster, Subject, packed, unpacked
from cardpress.render import DocumentInfo, render_pdf, render_rgb
from cardpress.scene import Face, Item, Page, Part, Use
from cardpress.store import keep
from cardpress.store import kept as entry_of
from cardpress.ticket import Ink

_DRAWING = ("pypdfium2", "reportlab", "uharfbuzz", "Pillow", "svg2pdf-py", "resvg-py")

__all__ = ["Measuring", "drawing_with", "versioned"]


class Measuring:
    """The faces of one game in one ink."""

    def __init__(
        self,
        catalogue: Catalogue,
        fonts: FontLibrary,
        pictures: PictureLibrary,
        *,
        ink: Ink,
        kept: Path | None,
    ) -> None:
        """Starts with no faces.

        Args:
            catalogue: what the faces are made of.
            fonts: what they are typeset with.
            pictures: as above.
            ink: in which they are drawn.
            kept: the file that keeps what is measured for the next run.
        """
        self._catalogue = catalogue
        self._ink = ink
        self._kept = kept
        self._packed = kept and entry_of(kept, _form())
        known = unpacked(self._packed) if self._packed else None
        self._preflight = Preflight(drawing_with(fonts, pictures), fonts, known)
        self._broken: dict[Diagnostic, None] = {}

    def measure(self, entry: CardEntry, front: Face | None, back: Face | None) -> None:
        """Measures both sides of a card; a picture that cannot be drawn is a fault too."""
        try:
            if front is not None:
                self._preflight.judge(self._subject(entry, front, front=True))
            if back is not None:
                self._preflight.judge(self._subject(entry, back, front=False))
        except ProjectError as broken:
            self._broken.update(dict.fromkeys(broken.diagnostics))

    def finish(self) -> tuple[Diagnostic, ...]:
        """What there is to say of all faces together."""
        told = self._preflight.finish()
        now = packed(self._preflight.measured)
        if self._kept is not None and now != self._packed:
            keep(self._kept, _form(), now)
        if self._ink is not Ink.FULL:
            told = tuple(replace(d, message=f"in {self._ink} ink, {d.message}") for d in told)
        return (*self._broken, *told)

    def _subject(self, entry: CardEntry, face: Face, *, front: bool) -> Subject:
        card = entry.card
        name = entry.template if front else entry.back
        template = self._catalogue.templates.get(name)
        return Subject(
            face,
            card.id if front else name,
            span=entry.places.span,
            template=name,
            home=template.places.span if template else None,
            element=card.element,
            value=card.command_ranking if card.strength is None else card.strength,
            pictured=card.art is not None,
            front=front,
        )


def versioned(library: str) -> str:
    """A library with its version; not every platform has all of them."""
    try:
        return f"{library} {version(library)}"
    except PackageNotFoundError:
        return f"no {library}"


@cache
def _form() -> bytes:
    """What a measure depends on beside the face: all that draws and all that measures."""
    used = " ".join(map(versioned, _DRAWING))
    own = hashlib.sha256()
    for part in ("preflight", "render"):
        for path in sorted((Path(__file__).parents[1] / part).glob("*.py")):
            own.update(path.read_bytes())
    return f"cardpress-measured {__version__} {own.hexdigest()} {used}\n".encode()


def drawing_with(fonts: FontLibrary, pictures: PictureLibrary) -> Draw:
    """Gives a function that draws items as they are printed, at so many pixels to the inch."""
    info = DocumentInfo("preflight")

    def draw(items: tuple[Item, ...], area: Rect, dpi: int) -> Raster:
        part = Part(items, area, shared=False)
        page = Page(Size(area.width, area.height), (Use(part, Transform(-area.x, -area.y)),))
        pdf = io.BytesIO()
        render_pdf([page], pdf, fonts=fonts, pictures=pictures, info=info)
        return Raster(*render_rgb(pdf.getvalue(), 1, dpi=dpi), dpi, Point(area.x, area.y))

    return draw

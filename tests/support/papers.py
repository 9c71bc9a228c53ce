"""Builders for pages, pictures and finished PDFs, and what tests look at in them."""

import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import pikepdf
from PIL import Image

from cardpress.colour import BLACK, Colour, Rgb
from cardpress.files import MemoryFiles
from cardpress.fonts import FontLibrary
from cardpress.geometry import ZERO, Point, Rect, Size, mm, pt
from cardpress.pictures import PictureLibrary
from cardpress.render import DocumentInfo, PdfSummary, render_pdf, render_png
from cardpress.scene import GlyphRun, Item, Outline, Page, Picture, Shape

__all__ = ["A4", "Workshop", "box_mm", "images", "jpeg", "mm_box", "plain_png", "rectangle"]

A4 = Size(mm(210), mm(297))
INFO = DocumentInfo("A test", creator="a test")


@dataclass
class Workshop:
    """A project in memory, with all that is needed to print it."""

    files: Mapping[str, bytes] = field(default_factory=dict)
    gray: bool = False
    """Whether it prints in gray."""

    @cached_property
    def project(self) -> MemoryFiles:
        return MemoryFiles(self.files)

    @cached_property
    def fonts(self) -> FontLibrary:
        return FontLibrary(self.project)

    @cached_property
    def pictures(self) -> PictureLibrary:
        return PictureLibrary(self.project, gray=self.gray, fonts=self.fonts)

    def line(self, text: str, x: float, y: float, **more: Any) -> GlyphRun:
        """A line of Spectral, 12 pt, unless ``more`` says otherwise; x and y in mm."""
        face = self.fonts.face(more.pop("font", "Spectral"))
        features = more.pop("features", ())
        words = tuple(face.shape(word, features) for word in text.split(" "))
        run = GlyphRun(
            face.key, pt(more.pop("size", 12)), Point(mm(x), mm(y)), words, face.space, BLACK
        )
        return run._replace(**more)

    def picture(self, path: str, x: float, y: float, width: float, height: float) -> Picture:
        """A picture in a box in mm."""
        return Picture(self.pictures.asset(path).key, mm_box(x, y, width, height))

    def pdf(self, *items: Item, media: Size = A4) -> bytes:
        """One page with items."""
        return self.print([Page(media, items)])[0]

    def print(
        self, pages: Iterable[Page], info: DocumentInfo = INFO
    ) -> tuple[bytes, PdfSummary]:
        """A file, and what is said of it."""
        out = io.BytesIO()
        summary = render_pdf(pages, out, fonts=self.fonts, pictures=self.pictures, info=info)
        return out.getvalue(), summary

    def seen(self, *items: Item, media: Size = A4, dpi: int = 254) -> Image.Image:
        """One page with items as pixels: ten to the millimetre."""
        png = render_png(self.pdf(*items, media=media), 1, dpi=dpi)
        return Image.open(io.BytesIO(png)).convert("RGB")


def mm_box(x: float, y: float, width: float, height: float) -> Rect:
    """A rectangle in mm."""
    return Rect(mm(x), mm(y), mm(width), mm(height))


def rectangle(x: float, y: float, width: float, height: float, fill: Colour) -> Shape:
    """A filled rectangle in mm."""
    return Shape(Outline.rectangle(mm_box(x, y, width, height)), fill=fill)


def box_mm(thing: Mapping[str, Any]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what pdfplumber found, in mm from the page's corner."""
    return tuple(float(thing[key]) * 25.4 / 72 for key in ("x0", "top", "x1", "bottom"))


class Embedded(NamedTuple):
    """A picture object of a file."""

    raw: bytes
    size: tuple[int, int]
    space: str
    keys: frozenset[str]
    rows: bytes
    """Undone where that is Flate with predictors."""


def images(pdf: bytes) -> list[Embedded]:
    """All picture objects of a file."""
    with pikepdf.open(io.BytesIO(pdf)) as document:
        return [
            Embedded(
                thing.read_raw_bytes(),
                (int(thing.Width), int(thing.Height)),
                str(thing.ColorSpace),
                frozenset(thing.keys()),
                thing.read_bytes() if thing.Filter == "/FlateDecode" else b"",
            )
            for thing in document.objects
            if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image"
        ]


def jpeg(image: Image.Image, **more: Any) -> bytes:
    """A JPEG file of good quality."""
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=95, subsampling=0, **more)
    return buffer.getvalue()


def plain_png(image: Image.Image, **more: Any) -> bytes:
    """A PNG file."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG", **more)
    return buffer.getvalue()


def halves(
    left: Any, right: Any, mode: str = "RGB", size: tuple[int, int] = (60, 80)
) -> Image.Image:
    """A picture of two colours, side by side."""
    image = Image.new(mode, size, left)
    image.paste(right, (size[0] // 2, 0, size[0], size[1]))
    return image


def near(one: Iterable[int], other: Iterable[int], tolerance: int = 8) -> bool:
    """Whether two colours look the same."""
    return all(abs(a - b) <= tolerance for a, b in zip(one, other, strict=True))


ORIGIN = Point(ZERO, ZERO)
RED, GREEN, BLUE = Rgb(220, 20, 20), Rgb(20, 160, 20), Rgb(20, 20, 220)

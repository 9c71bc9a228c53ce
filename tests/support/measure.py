"""Measuring finished files from outside: points in colour, strokes, letters, fonts, pictures.

Positions are millimetres from the left and top edge of the page; pages count from 1. Nothing of
cardpress is imported, so that a fault of it cannot hide here.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import pdfplumber
import pikepdf
import pypdfium2

__all__ = ["Box", "Sheets", "Stroke", "crosses"]

_POINT = 72 / 25.4


class Box(NamedTuple):
    """A rectangle in mm."""

    left: float
    top: float
    right: float
    bottom: float


class Stroke(NamedTuple):
    """A thin line in mm, its ends in reading order."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def upright(self) -> bool:
        """Whether it runs from top to bottom."""
        return self.y1 - self.y0 > self.x1 - self.x0


class Letter(NamedTuple):
    """A character with its box in mm and its font's size in points."""

    text: str
    box: Box
    size: float


def crosses(one: Iterable[float], other: Iterable[float], slack: float = 0.02) -> bool:
    """Whether two rectangles share more than an edge; lines count as rectangles."""
    left, top, right, bottom = one
    x0, y0, x1, y1 = other
    return left < x1 - slack and x0 < right - slack and top < y1 - slack and y0 < bottom - slack


def _mm(thing: Mapping[str, float]) -> Box:
    return Box(*(float(thing[key]) / _POINT for key in ("x0", "top", "x1", "bottom")))


class Sheets:
    """A PDF, looked at with three readers that know nothing of each other."""

    def __init__(self, path: Path, *, dpi: int = 150) -> None:
        self.path = path
        self._dpi = dpi
        self._shots: dict[int, bytes] = {}
        self._widths: dict[int, int] = {}

    @cached_property
    def pages(self) -> int:
        """How many there are."""
        with pikepdf.open(self.path) as pdf:
            return len(pdf.pages)

    @cached_property
    def media(self) -> list[tuple[float, float]]:
        """Width and height of each page in points."""
        with pikepdf.open(self.path) as pdf:
            boxes = [[float(n) for n in page.mediabox] for page in pdf.pages]
        return [(x1 - x0, y1 - y0) for x0, y0, x1, y1 in boxes]

    def at(self, page: int, x: float, y: float) -> str:
        """The colour of a point as ``RRGGBB``."""
        if page not in self._shots:
            document = pypdfium2.PdfDocument(self.path)
            try:
                shot = document[page - 1].render(scale=self._dpi / 72).to_pil().convert("RGB")
            finally:
                document.close()
            self._shots[page] = shot.tobytes()
            self._widths[page] = shot.width
        column, row = (int(n / 25.4 * self._dpi) for n in (x, y))
        start = 3 * (row * self._widths[page] + column)
        return self._shots[page][start : start + 3].hex().upper()

    def channels(self, page: int, x: float, y: float) -> tuple[int, int, int]:
        """The colour of a point as red, green and blue."""
        red, green, blue = bytes.fromhex(self.at(page, x, y))
        return red, green, blue

    def shows(self, page: int, wanted: Mapping[tuple[float, float], str]) -> None:
        """Asserts the colours of points; a difference of one step is rounding."""
        found = {point: self.at(page, *point) for point in wanted}
        near = {
            point: wanted[point] if _near(colour, wanted[point]) else colour
            for point, colour in found.items()
        }
        assert near == dict(wanted)

    def holds(self, colour: str) -> bool:
        """Whether any point of any page has a colour."""
        for page in range(1, self.pages + 1):
            self.at(page, 0.1, 0.1)
            shot, pixel = self._shots[page], bytes.fromhex(colour)
            if any(shot[start : start + 3] == pixel for start in _found(shot, pixel)):
                return True
        return False

    def strokes(self, page: int) -> set[Stroke]:
        """Thin straight lines of 1 to 15 mm, to a hundredth: crop marks, if all is well."""
        with pdfplumber.open(self.path) as pdf:
            seen = pdf.pages[page - 1]
            boxes = [_mm(thing) for thing in (*seen.lines, *seen.rects, *seen.curves)]
        found = set()
        for box in boxes:
            sides = sorted((box.right - box.left, box.bottom - box.top))
            if sides[0] < 0.6 and 1 < sides[1] < 15:
                found.add(Stroke(*(round(n, 2) + 0.0 for n in box)))
        return found

    def pictures(self, page: int) -> list[Box]:
        """Where pictures lie, in the order of painting; what clips them is not looked at."""
        with pdfplumber.open(self.path) as pdf:
            return [_mm(image) for image in pdf.pages[page - 1].images]

    def letters(self, page: int) -> list[Letter]:
        """All characters, the ruler's and the slug's left out."""
        with pdfplumber.open(self.path) as pdf:
            return [
                Letter(c["text"], _mm(c), float(c["size"]))
                for c in pdf.pages[page - 1].chars
                if "BarlowCondensed" not in c["fontname"]
            ]

    def words(self, page: int, inside: Box) -> list[str]:
        """The words of a region, line by line."""
        region = tuple(n * _POINT for n in inside)
        with pdfplumber.open(self.path) as pdf:
            text = pdf.pages[page - 1].crop(region).extract_text() or ""
        return text.splitlines()

    def text(self, page: int) -> str:
        """What a reader copies from a page."""
        document = pypdfium2.PdfDocument(self.path)
        try:
            return document[page - 1].get_textpage().get_text_range().replace("\r\n", "\n")
        finally:
            document.close()

    @cached_property
    def fonts(self) -> list[tuple[str, bool]]:
        """Name of each font, and whether it is embedded."""
        found = []
        with pikepdf.open(self.path) as pdf:
            for thing in pdf.objects:
                if not isinstance(thing, pikepdf.Dictionary):
                    continue
                if thing.get("/Type") != pikepdf.Name.Font:
                    continue
                if thing.get("/Subtype") == pikepdf.Name.Type0:
                    continue
                descriptor = thing.get("/FontDescriptor")
                files = ("/FontFile", "/FontFile2", "/FontFile3")
                embedded = descriptor is not None and any(key in descriptor for key in files)
                embedded = embedded or thing.get("/Subtype") == pikepdf.Name.Type3
                found.append((str(thing.get("/BaseFont")), embedded))
        return found

    @cached_property
    def image_objects(self) -> int:
        """How many pictures the file holds, masks left out."""
        with pikepdf.open(self.path) as pdf:
            images = [
                thing
                for thing in pdf.objects
                if isinstance(thing, pikepdf.Stream)
                and thing.get("/Subtype") == pikepdf.Name.Image
            ]
            masks = {image.SMask.objgen for image in images if "/SMask" in image}
            return sum(image.objgen not in masks for image in images)


def _near(one: str, other: str) -> bool:
    return all(abs(a - b) <= 1 for a, b in zip(*map(bytes.fromhex, (one, other)), strict=True))


def _found(shot: bytes, pixel: bytes) -> Iterable[int]:
    start = shot.find(pixel)
    while start >= 0:
        if start % 3 == 0:
            yield start
        start = shot.find(pixel, start + 1)

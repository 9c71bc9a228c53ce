"""From pages to a PDF file, a page at a time."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFName, PDFString

from cardpress import __version__
from cardpress.fonts import FontLibrary
from cardpress.geometry import ZERO, Rect, Transform
from cardpress.pictures import PictureLibrary
from cardpress.render.content import Content
from cardpress.render.draw import Drawing
from cardpress.render.images import Images
from cardpress.render.numbers import box, matrix
from cardpress.render.paints import Paints
from cardpress.render.text import Texts
from cardpress.render.writer import Indirect, Writer
from cardpress.scene import Page

__all__ = ["DocumentInfo", "PdfSummary", "render_pdf"]


@dataclass(frozen=True, slots=True)
class DocumentInfo:
    """What a PDF says about itself; empty texts are left out."""

    title: str
    author: str = ""
    subject: str = ""
    creator: str = f"cardpress {__version__}"


@dataclass(frozen=True, slots=True)
class PdfSummary:
    """What was written."""

    pages: int
    size: int
    """In bytes."""
    fonts: tuple[str, ...]
    """PostScript names of the embedded faces, in order of their first use."""
    pictures: int
    """How many different ones."""


def render_pdf(
    pages: Iterable[Page],
    target: Path | BinaryIO,
    *,
    fonts: FontLibrary,
    pictures: PictureLibrary,
    info: DocumentInfo,
) -> PdfSummary:
    """Writes pages as a PDF 1.6; of the pages no more than one is held.

    With pictures that are handed out in gray, all else is drawn in gray too.

    The same pages give the same bytes. The file at ``target`` is overwritten as it grows, so
    the caller stages it.

    Raises:
        ProjectError: a picture has changed or broken since it was first read.
        OSError: the file cannot be written.
        ValueError: there are no pages.
    """
    if isinstance(target, Path):
        with target.open("wb", buffering=1 << 20) as out:
            return _render(pages, out, fonts=fonts, pictures=pictures, info=info)
    return _render(pages, target, fonts=fonts, pictures=pictures, info=info)


def _render(
    pages: Iterable[Page],
    out: BinaryIO,
    *,
    fonts: FontLibrary,
    pictures: PictureLibrary,
    info: DocumentInfo,
) -> PdfSummary:
    writer = Writer(out)
    try:
        return _written(pages, writer, fonts=fonts, pictures=pictures, info=info)
    finally:
        writer.stop()


def _written(
    pages: Iterable[Page],
    writer: Writer,
    *,
    fonts: FontLibrary,
    pictures: PictureLibrary,
    info: DocumentInfo,
) -> PdfSummary:
    root, tree = writer.reserve(), writer.reserve()
    texts = Texts(writer, fonts, Paints(writer, gray=pictures.gray))
    images = Images(writer, pictures)
    drawing = Drawing(writer, texts, images)
    kids = [_page(page, writer, drawing, tree).text for page in pages]
    if not kids:
        raise ValueError("a PDF needs a page")
    texts.close()
    references = b" ".join(kids)
    writer.add(b"<</Count %d/Kids[%b]/Type/Pages>>" % (len(kids), references), tree)
    # home printers are told not to fit pages to what they can print (ISO 32000-1, 12.2)
    writer.add(
        PDFDictionary(
            {
                "Type": PDFName("Catalog"),
                "Pages": tree,
                "ViewerPreferences": PDFDictionary({"PrintScaling": PDFName("None")}),
            }
        ),
        root,
    )
    writer.close(root, writer.add(_info(info)))
    return PdfSummary(len(kids), writer.size, texts.names, len(images))


def _page(page: Page, writer: Writer, drawing: Drawing, tree: Indirect) -> Indirect:
    width, height = page.media
    media = Rect(ZERO, ZERO, width, height)
    content = Content(media)
    # scenes start at the top: the one turn of the page's axes
    down = Transform(ZERO, -height)
    content.place(down, f"{matrix(down)} cm", media)
    drawing.items(content, page.items)
    code = writer.packed(b"", content.code())
    boxes = b"/MediaBox" + box(media, height)
    if page.bleed is not None:
        boxes += b"/BleedBox" + box(page.bleed, height)
    if page.trim is not None:
        boxes += b"/TrimBox" + box(page.trim, height)
    return writer.add(
        b"<</Contents %b%b/Parent %b/Resources%b/Type/Page>>"
        % (code.text, boxes, tree.text, content.resources())
    )


def _info(info: DocumentInfo) -> PDFDictionary:
    said = {
        "Title": info.title,
        "Author": info.author,
        "Subject": info.subject,
        "Creator": info.creator,
        "Producer": info.creator,
    }
    return PDFDictionary({key: PDFString(text) for key, text in said.items() if text})

"""Pages of a finished PDF as pixels, for people to look at."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

__all__ = ["render_pages", "render_png", "render_rgb"]

_COMPRESSION = 1
"""zlib's level: a preview is looked at once, and higher levels take four times as long."""


def render_png(pdf: bytes | Path, page: int, *, dpi: int) -> bytes:
    """Draws a page as a PNG of exactly ``round(mm / 25.4 * dpi)`` pixels, on white.

    Args:
        pdf: the file, or its bytes.
        page: counted from 1.
        dpi: pixels to the inch.

    Raises:
        ValueError: there is no such page.
    """
    image = _page(pdf, page, dpi)
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=_COMPRESSION, dpi=(dpi, dpi))
    return buffer.getvalue()


def render_rgb(pdf: bytes | Path, page: int, *, dpi: int) -> tuple[int, int, bytes]:
    """The same as width, height and plain pixels: red, green, blue, row by row.

    Raises:
        ValueError: there is no such page.
    """
    image = _page(pdf, page, dpi)
    return image.width, image.height, image.tobytes()


def render_pages(pdf: bytes | Path, *, dpi: int) -> Iterator[tuple[int, int, bytes]]:
    """The same of every page in turn."""
    import pypdfium2  # type: ignore[import-untyped] # noqa: PLC0415 - only pixels need it

    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            image = _drawn(page, dpi)
            yield image.width, image.height, image.tobytes()
    finally:
        document.close()


def _page(pdf: bytes | Path, page: int, dpi: int) -> Any:
    import pypdfium2  # noqa: PLC0415 - as above

    document = pypdfium2.PdfDocument(pdf)
    try:
        if not 1 <= page <= len(document):
            raise ValueError(f"there is no page {page}: the file has {len(document)}")
        return _drawn(document[page - 1], dpi)
    finally:
        document.close()


def _drawn(page: Any, dpi: int) -> Any:
    """PDFium rounds sizes up, so it draws into a bitmap of the right one."""
    import pypdfium2.raw as pdfium  # type: ignore[import-untyped] # noqa: PLC0415 - as above
    from pypdfium2 import PdfBitmap  # noqa: PLC0415 - as above

    width, height = (round(side * dpi / 72) for side in page.get_size())
    bitmap = PdfBitmap.new_native(width, height, pdfium.FPDFBitmap_BGRx)
    bitmap.fill_rect((255, 255, 255, 255), 0, 0, width, height)
    flags = pdfium.FPDF_ANNOT
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
    return bitmap.to_pil().convert("RGB")

"""From finished pages to files: PDF and previews.

Makes no decisions of layout and knows no cards; what it draws is a ``Page``. ReportLab gives
the objects of the PDF, the streaming is our own: an object is written as soon as it is
finished, so that memory does not grow with pages or pictures.
"""

from cardpress.render.document import DocumentInfo, PdfSummary, render_pdf
from cardpress.render.preview import render_pages, render_png, render_rgb

__all__ = [
    "DocumentInfo",
    "PdfSummary",
    "render_pages",
    "render_pdf",
    "render_png",
    "render_rgb",
]

import gc
import io
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest

from cardpress import __version__
from cardpress.colour import WHITE, Rgb
from cardpress.geometry import Size, mm
from cardpress.render import DocumentInfo, render_pdf
from cardpress.scene import Page
from tests.support.papers import A4, INFO, Workshop, mm_box, rectangle


def opened(pdf: bytes) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(pdf))


def test_media_is_exact() -> None:
    """A4 is 595.276 x 841.890 pt, Letter 612 x 792, to a thousandth of a point."""
    pages = [Page(A4, ()), Page(Size(mm(215.9), mm(279.4)), ())]
    found = [
        [float(side) for side in page.mediabox]
        for page in opened(Workshop().print(pages)[0]).pages
    ]
    assert found[0] == pytest.approx([0, 0, 595.276, 841.890], abs=0.001)
    assert found[1] == pytest.approx([0, 0, 612, 792], abs=0.001)


def test_trim_and_bleed_are_turned_round_once() -> None:
    """Boxes count from the lower left corner, and only pages that have them get them."""
    with_boxes = Page(A4, (), trim=mm_box(20, 30, 63.5, 88.9), bleed=mm_box(17, 27, 69.5, 94.9))
    document = opened(Workshop().print([with_boxes, Page(A4, ())])[0])
    first, second = document.pages
    trim = [float(side) * 25.4 / 72 for side in first.trimbox]
    assert trim == pytest.approx([20, 297 - 118.9, 83.5, 267], abs=0.0001)
    bleed = [float(side) * 25.4 / 72 for side in first.obj.BleedBox]
    assert bleed == pytest.approx([17, 297 - 121.9, 86.5, 270], abs=0.0001)
    assert {"/TrimBox", "/BleedBox", "/CropBox"}.isdisjoint(second.obj.keys())


def test_what_the_file_says_of_itself() -> None:
    """Version 1.6, no scaling, title in any script, no dates, no empty entries."""
    info = DocumentInfo("Feuer – 火", author="Ada")
    pdf, summary = Workshop().print([Page(A4, ())], info)
    document = opened(pdf)
    assert pdf.startswith(b"%PDF-1.6\n")
    assert document.Root.ViewerPreferences.PrintScaling == pikepdf.Name("/None")
    maker = f"cardpress {__version__}"
    said = {str(key): str(text) for key, text in document.docinfo.items()}
    wanted = {"/Title": "Feuer – 火", "/Author": "Ada", "/Creator": maker, "/Producer": maker}
    assert said == wanted
    assert (summary.pages, summary.size, summary.fonts, summary.pictures) == (
        1,
        len(pdf),
        (),
        0,
    )


def test_no_clutter() -> None:
    """No transitions, page modes or fonts that nobody asked for; the syntax is sound."""
    document = opened(Workshop().pdf(rectangle(10, 10, 20, 20, Rgb(1, 2, 3))))
    page = document.pages[0].obj
    assert set(page.keys()) == {"/Contents", "/MediaBox", "/Parent", "/Resources", "/Type"}
    assert set(document.Root.keys()) == {"/Pages", "/Type", "/ViewerPreferences"}
    assert not [
        thing
        for thing in document.objects
        if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font"
    ]
    assert document.check_pdf_syntax() == []


def test_a_pdf_needs_a_page() -> None:
    """No pages are a fault of the caller, not an empty file."""
    with pytest.raises(ValueError, match="page"):
        Workshop().print([])


def test_writes_to_a_path_too(tmp_path: Path) -> None:
    """The same bytes whether the target is a path or a stream."""
    shop, target = Workshop(), tmp_path / "my cards (v2).pdf"
    page = Page(A4, (shop.line("Hello", 20, 20),))
    render_pdf([page], target, fonts=shop.fonts, pictures=shop.pictures, info=INFO)
    assert target.read_bytes() == shop.print([page])[0]


_SCRIPT = """
import hashlib, sys
sys.path.insert(0, {root!r})
from cardpress.geometry import ZERO
from cardpress.scene import Page, Part, Use
from cardpress.geometry import Rect, Transform, mm
from tests.support.papers import *
from tests.support.papers import RED, halves
shop = Workshop({{"a.png": plain_png(halves((9, 9, 9), (200, 0, 0))), "b.svg": SVG}})
items = (rectangle(1, 1, 5, 5, RED), shop.line("Wizard official", 20, 20))
items += (shop.picture("a.png", 30, 30, 30, 40), shop.picture("b.svg", 70, 30, 30, 40))
part = Part(items, Rect(ZERO, ZERO, mm(200), mm(280)))
pages = [Page(A4, (Use(part, Transform(mm(n))),)) for n in range(40)]
print(hashlib.sha256(shop.print(pages)[0]).hexdigest())
"""

_SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><defs><linearGradient id="g">'
    b'<stop stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".5"/>'
    b'</linearGradient><pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse">'
    b'<circle cx="2" cy="2" r="1"/></pattern></defs>'
    b'<rect width="30" height="40" fill="url(#g)"/>'
    b'<g opacity=".5"><rect width="9" height="9" fill="url(#p)"/></g></svg>'
)


def test_same_bytes_everywhere(tmp_path: Path) -> None:
    """F18 c: hash seeds and working directories leave no trace."""
    root = str(Path(__file__).parents[3])
    script = _SCRIPT.format(root=root).replace("SVG}", f"{_SVG!r}}}")
    digests = {
        subprocess.run(
            [sys.executable, "-c", script],
            check=True,
            capture_output=True,
            cwd=folder,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed, folder in (("0", tmp_path), ("1", root), ("42", tmp_path))
    }
    assert len(digests) == 1


def test_memory_does_not_grow_with_pages() -> None:
    """A page more costs less than two kilobytes at the peak."""
    shop = Workshop()
    shop.print([Page(A4, (shop.line("warm up", 5, 5),))])

    def peak(count: int) -> int:
        def pages() -> Iterator[Page]:
            for number in range(count):
                shapes = [rectangle(n, number % 10, 3, 3, WHITE) for n in range(60)]
                yield Page(A4, (*shapes, shop.line("warm up", 20, 20)))

        gc.collect()
        tracemalloc.start()
        with io.FileIO(os.devnull, "w") as nothing:
            render_pdf(pages(), nothing, fonts=shop.fonts, pictures=shop.pictures, info=INFO)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    assert (peak(600) - peak(100)) / 500 < 2000

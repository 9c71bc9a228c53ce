import io
from pathlib import Path

import pytest
from PIL import Image

from cardpress.geometry import Size, mm
from cardpress.render import render_png
from cardpress.scene import Page
from tests.support.papers import A4, GREEN, Workshop, near, rectangle


@pytest.mark.parametrize(
    ("media", "dpi", "pixels"),
    [
        (A4, 300, (2480, 3508)),
        (A4, 72, (595, 842)),
        (Size(mm(215.9), mm(279.4)), 300, (2550, 3300)),
        (Size(mm(63.5), mm(88.9)), 300, (750, 1050)),
    ],
)
def test_pixels_are_exact(media: Size, dpi: int, pixels: tuple[int, int]) -> None:
    """A page has round(mm / 25.4 * dpi) pixels each way, and says its resolution."""
    image = Image.open(io.BytesIO(render_png(Workshop().pdf(media=media), 1, dpi=dpi)))
    assert image.size == pixels
    assert image.info["dpi"] == pytest.approx((dpi, dpi), abs=0.02)


def test_the_last_token_of_a_sheet(tmp_path: Path) -> None:
    """F05: its first column is 2160, its first row 3082, within a pixel."""
    pdf = Workshop().pdf(rectangle(9.85 + 17.3 * 10, 18.75 + 17.3 * 14, 17.3, 17.3, GREEN))
    target = tmp_path / "sheet.pdf"
    target.write_bytes(pdf)
    image = Image.open(io.BytesIO(render_png(target, 1, dpi=300))).convert("RGB")
    assert near(image.getpixel((2161, 3083)), GREEN)
    assert image.getpixel((2158, 3083)) == (255, 255, 255)
    assert image.getpixel((2161, 3080)) == (255, 255, 255)


def test_pages_count_from_one() -> None:
    """The second page is page 2; there is no page 0 and no page 3."""
    pages = [Page(A4, ()), Page(A4, (rectangle(0, 0, 210, 297, GREEN),))]
    pdf, _ = Workshop().print(pages)
    image = Image.open(io.BytesIO(render_png(pdf, 2, dpi=20))).convert("RGB")
    assert near(image.getpixel((50, 50)), GREEN)
    for page in (0, 3):
        with pytest.raises(ValueError, match="no page"):
            render_png(pdf, page, dpi=20)

"""Estimates of ink: the rule, by colours whose inks anybody can tell."""

import io

import pytest

from cardpress.colour import Colour, Gray, Rgb
from cardpress.files import MemoryFiles
from cardpress.fonts import FontLibrary
from cardpress.geometry import MM, ZERO, Rect, Size
from cardpress.jobs.costs import Costs, Coverage, coverage_of
from cardpress.pictures import PictureLibrary
from cardpress.render import DocumentInfo, render_pdf
from cardpress.scene import Outline, Page, Shape

WIDE = Size(MM * 100, MM * 50)


def pdf(*halves: Colour | None) -> bytes:
    """A file of pages of which the left half is painted."""
    left = Outline.rectangle(Rect(ZERO, ZERO, MM * 50, MM * 50))
    pages = [Page(WIDE, (Shape(left, colour),) if colour else ()) for colour in halves]
    out, files = io.BytesIO(), MemoryFiles({})
    render_pdf(
        pages,
        out,
        fonts=FontLibrary(files),
        pictures=PictureLibrary(files),
        info=DocumentInfo("inks"),
    )
    return out.getvalue()


@pytest.mark.parametrize(
    ("colour", "inks"),
    [
        (None, (0, 0, 0, 0)),
        (Rgb(0, 255, 255), (500, 0, 0, 0)),
        (Rgb(255, 0, 0), (0, 500, 500, 0)),
        (Rgb(0, 0, 0), (0, 0, 0, 500)),
        (Gray(600), (0, 0, 0, 200)),
        (Rgb(51, 102, 204), (300, 200, 0, 100)),
    ],
)
def test_the_rule(colour: Colour | None, inks: tuple[int, ...]) -> None:
    """Black is what all colours share; half a page has half of it. White paper has none."""
    (page,) = coverage_of(pdf(colour))
    assert page == pytest.approx(inks, abs=4)
    assert page.total == pytest.approx(sum(inks), abs=6)


def test_pages_and_their_mean() -> None:
    """Each page has its own, in order."""
    first, second = coverage_of(pdf(Rgb(0, 0, 0), None))
    assert (round(first.black), round(second.black)) == (pytest.approx(500, abs=4), 0)
    mean = Costs((first, second)).mean
    assert mean.black == pytest.approx(first.black / 2)


def test_costs_are_relative_to_full_ink() -> None:
    """A quarter of the ink costs 0.25; a file in full costs 1, even of white pages."""
    full, low = Coverage(200, 100, 50, 50), Coverage(0, 0, 0, 100)
    assert Costs((low,), (full,)).relative == 0.25
    assert Costs((full, low)).relative == 1
    white = Coverage(0, 0, 0, 0)
    assert Costs((white,), (white,)).relative == 1
    assert Costs((low, white), (full, white), (7, 7)).facts() == {
        "relative": 0.25,
        "cyan": 0.0,
        "magenta": 0.0,
        "yellow": 0.0,
        "black": 5.0,
        "total": 5.0,
        "pages": [
            {
                "relative": 0.25,
                "cyan": 0,
                "magenta": 0,
                "yellow": 0,
                "black": 10.0,
                "total": 10.0,
            },
            {"relative": 1.0, "cyan": 0, "magenta": 0, "yellow": 0, "black": 0, "total": 0},
        ],
        "sheets": [{"sheet": 7, "relative": 0.25, "total": 10.0}],
    }

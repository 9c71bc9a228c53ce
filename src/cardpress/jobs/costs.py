"""How much ink the pages of a file take, estimated from how they look."""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from cardpress.render import render_pages

__all__ = ["Costs", "Coverage", "coverage_of"]

_DPI = 36
"""Means of whole pages change by less than a thousandth at finer ones."""


class Coverage(NamedTuple):
    """How much of a page is covered by each ink; thousandths, white paper is 0."""

    cyan: float
    magenta: float
    yellow: float
    black: float

    @property
    def total(self) -> float:
        """All inks together: up to 4000 in theory, 3000 by the rule used here."""
        return sum(self)


@dataclass(frozen=True, slots=True)
class Costs:
    """The ink of a file, page by page."""

    pages: tuple[Coverage, ...]
    full: tuple[Coverage, ...] = ()
    """The same pages in full ink, where these are not."""
    sheets: tuple[int, ...] = ()
    """The number of the sheet that each page is on; pages by themselves where not known."""

    @property
    def mean(self) -> Coverage:
        """The mean of all pages."""
        count = len(self.pages)
        cyan, magenta, yellow, black = zip(*self.pages, strict=True)
        return Coverage(
            sum(cyan) / count, sum(magenta) / count, sum(yellow) / count, sum(black) / count
        )

    @property
    def relative(self) -> float:
        """The ink, where that of the same file in full is 1."""
        return _ratio(self.pages, self.full or self.pages)

    def facts(self) -> dict[str, object]:
        """For manifests and JSON: inks in percent of each page, and relative costs."""
        pairs = zip(self.pages, self.full or self.pages, strict=True)
        return {
            "relative": round(self.relative, 3),
            **_percent(self.mean),
            "pages": [
                {"relative": round(_ratio((page,), (full,)), 3), **_percent(page)}
                for page, full in pairs
            ],
            "sheets": [self._sheet(number) for number in dict.fromkeys(self.sheets)],
        }

    def _sheet(self, number: int) -> dict[str, object]:
        """One sheet, both sides together: 100 is one side full of one ink."""
        both = zip(self.sheets, self.pages, self.full or self.pages, strict=True)
        some = [(page, full) for sheet, page, full in both if sheet == number]
        pages, fulls = zip(*some, strict=True)
        total = sum(page.total for page in pages)
        return {
            "sheet": number,
            "relative": round(_ratio(pages, fulls), 3),
            "total": round(total / 10, 1),
        }


def coverage_of(pdf: bytes | Path) -> tuple[Coverage, ...]:
    """Estimates the inks of each page.

    The rule is that of ISO 32000-1, 10.3.4, with all of the black drawn under the colours: of
    red, green and blue from 0 to 1 black is 1 less the largest; cyan, magenta and yellow are
    what the largest exceeds red, green and blue by. Printers mix otherwise, each in its own
    way, and so this serves to compare, not to order ink by.
    """
    return tuple(
        _coverage(pixels, width * height)
        for width, height, pixels in render_pages(pdf, dpi=_DPI)
    )


def _coverage(pixels: bytes, count: int) -> Coverage:
    red, green, blue = (pixels[at::3] for at in range(3))
    largest = sum(map(max, red, green, blue))
    thousandth = 255 * count / 1000
    cyan, magenta, yellow = ((largest - sum(part)) / thousandth for part in (red, green, blue))
    return Coverage(cyan, magenta, yellow, (255 * count - largest) / thousandth)


def _ratio(some: tuple[Coverage, ...], full: tuple[Coverage, ...]) -> float:
    whole = sum(page.total for page in full)
    return sum(page.total for page in some) / whole if whole else 1.0


def _percent(coverage: Coverage) -> dict[str, float]:
    inks = {name: round(value / 10, 1) for name, value in coverage._asdict().items()}
    return {**inks, "total": round(coverage.total / 10, 1)}

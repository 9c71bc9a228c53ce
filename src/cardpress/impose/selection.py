"""Which pages of a file to make: ``3-4``, ``1,5-``."""

import re
from typing import NamedTuple

from cardpress.diagnostics import Diagnostic, UsageError

__all__ = ["PageChoice", "parse_pages"]

_RANGE = re.compile(r"(\d{1,6})?\s*(-)?\s*(\d{1,6})?")


class PageChoice(NamedTuple):
    """Ranges of pages, counted from 1; a missing end is the last page."""

    ranges: tuple[tuple[int, int | None], ...]

    def holds(self, page: int) -> bool:
        """Whether a page is chosen."""
        return any(
            first <= page and (last is None or page <= last) for first, last in self.ranges
        )

    @property
    def label(self) -> str:
        """As it goes into a file's name: ``3-4``, ``1_7-``."""
        return "_".join(
            f"{first}" if last == first else f"{first}-{last or ''}"
            for first, last in self.ranges
        )

    def beyond(self, pages: int) -> Diagnostic | None:
        """E413 where a range names a page that a file of ``pages`` pages does not have."""
        highest = max(last or first for first, last in self.ranges)
        if highest <= pages:
            return None
        there = "there is one page" if pages == 1 else f"there are {pages or 'no'} pages"
        return Diagnostic("E413", f"there is no page {highest}", hint=there)


def parse_pages(text: str) -> PageChoice:
    """Reads ``3``, ``3-4``, ``7-``, ``-2``, or several of them with commas.

    Raises:
        UsageError: E413, it is no such thing.
    """
    return PageChoice(tuple(_range(part.strip(), text) for part in text.split(",")))


def _range(part: str, text: str) -> tuple[int, int | None]:
    match = _RANGE.fullmatch(part)
    if not match or not (match[1] or match[3]):
        raise _fault(f"'{text}' does not name pages", "write 3, 3-4, 7- or 1,5-6")
    first = int(match[1]) if match[1] else 1
    last = first if not match[2] else int(match[3]) if match[3] else None
    if not first or last == 0:
        raise _fault(f"'{text}' names page 0", "pages are counted from 1")
    if last is not None and last < first:
        raise _fault(f"'{text}' runs backwards", f"write {last}-{first}")
    return first, last


def _fault(message: str, hint: str) -> UsageError:
    return UsageError(Diagnostic("E413", message, hint=hint))

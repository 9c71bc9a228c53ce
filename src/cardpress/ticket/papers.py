"""Papers that home printers and copy shops take."""

import re
from types import MappingProxyType
from typing import NamedTuple

from cardpress.diagnostics import did_you_mean
from cardpress.geometry import INCH, MM, Length, Size, format_mm, parse_length, scaled

__all__ = ["PAPERS", "Paper", "UnknownPaperError", "parse_papers"]


class Paper(NamedTuple):
    """A kind of paper."""

    name: str
    """As people write it: ``A4``, ``Letter``, ``300x200mm``."""
    size: Size
    """Upright for named papers; as given for others."""
    as_given: bool = False
    """Whether its orientation was given with its size, and so is not chosen."""


class UnknownPaperError(ValueError):
    """A paper that nobody knows; carries a hint."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.hint = hint


def _inches(halves_across: int, halves_down: int) -> Size:
    return Size(scaled(INCH, halves_across, 2), scaled(INCH, halves_down, 2))


PAPERS = MappingProxyType(
    {
        "a4": Paper("A4", Size(MM * 210, MM * 297)),
        "letter": Paper("Letter", _inches(17, 22)),
        "legal": Paper("Legal", _inches(17, 28)),
        "a3": Paper("A3", Size(MM * 297, MM * 420)),
        "tabloid": Paper("Tabloid", _inches(22, 34)),
        "universal": Paper("universal", Size(MM * 210, INCH * 11)),
    }
)
"""Named papers by folded name (ISO 216; ANSI/ASME Y14.1).

``universal`` is as wide as A4 and as high as Letter: what both have in common (RFC 2346),
so that one file prints at true size on either, in the middle of the sheet.
"""

_BOTH = (PAPERS["a4"], PAPERS["letter"])
_SMALLEST, _LARGEST = MM * 50, MM * 2_000
_SIZE = re.compile(r"([\d.]+)\s*([a-z]*)\s*[x×]\s*([\d.]+)\s*([a-z]*)")


def parse_papers(text: str) -> tuple[Paper, ...]:
    """Reads ``a4``, ``Letter``, ``300x200mm``, ``both`` or several of them with commas.

    Raises:
        UnknownPaperError: one of them is no paper.
    """
    papers: dict[Paper, None] = {}
    for part in text.split(","):
        word = part.strip()
        papers.update(dict.fromkeys(_BOTH if word.casefold() == "both" else (_paper(word),)))
    return tuple(papers)


def _paper(word: str) -> Paper:
    folded = word.casefold()
    if folded in PAPERS:
        return PAPERS[folded]
    if match := _SIZE.fullmatch(folded):
        return _sized(word, match)
    known = ", ".join(paper.name for paper in PAPERS.values())
    near = did_you_mean(word, [*(paper.name for paper in PAPERS.values()), "both"])
    choice = f"known are {known}, both, or a size such as 200x300mm"
    raise UnknownPaperError(f"unknown paper '{word}'", f"{near} {choice}" if near else choice)


def _sized(word: str, match: re.Match[str]) -> Paper:
    width, width_unit, height, height_unit = match.groups()
    unit = height_unit or width_unit  # 8.5x11in: the last unit counts for both
    if not unit:
        raise UnknownPaperError(
            f"paper '{word}' has no unit", f"write {width}x{height}mm or {width}x{height}in"
        )
    try:
        across = parse_length(width + (width_unit or unit))
        size = Size(across, parse_length(height + unit))
    except ValueError as cause:
        raise UnknownPaperError(f"paper '{word}': {cause}", "write 200x300mm") from cause
    if not (_fits(size.width) and _fits(size.height)):
        raise UnknownPaperError(
            f"paper '{word}' is {format_mm(size.width)} by {format_mm(size.height)}",
            "papers measure from 50 mm to 2 m",
        )
    name = f"{width}{'' if width_unit in ('', unit) else width_unit}x{height}{unit}"
    return Paper(name, size, as_given=True)


def _fits(length: Length) -> bool:
    return _SMALLEST <= length <= _LARGEST

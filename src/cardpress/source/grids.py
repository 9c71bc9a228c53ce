"""What a table is once it has been read: rows of cells as shown, each with its place.

CSV files and workbooks both end here; what a column means is not known yet.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpress.source.nodes import Scalar

__all__ = [
    "MOST_CELLS",
    "MOST_COLUMNS",
    "MOST_ROWS",
    "Grid",
    "Merged",
    "Trouble",
    "suspicion",
    "trouble",
]


class Trouble(NamedTuple):
    """Why a cell has no value that a card could take."""

    message: str
    hint: str


class Merged(NamedTuple):
    """Cells that were made one; rows and columns from 1, both ends included."""

    name: str
    """``B2:B5``."""
    top: int
    left: int
    bottom: int
    right: int


@dataclass(frozen=True)
class Grid:
    """A table's rows. Empty cells are empty scalars; rows need not have the same length."""

    rows: Sequence[Sequence[Scalar]]
    """Without those that are empty."""
    sheet: str = ""
    """Of a workbook: the sheet's name."""
    troubles: Mapping[tuple[int, int], Trouble] = field(default_factory=dict)
    """Cells that show no plain text or number, by row and column."""
    merged: Sequence[Merged] = ()
    hidden: Sequence[int] = ()
    """Rows that the spreadsheet does not show."""
    whole: bool = True
    """Whether all of the table could be read."""


MOST_ROWS = 20_000
"""As many as a game may have cards."""
MOST_COLUMNS = 1_000
MOST_CELLS = 1_000_000
"""Thirty columns of as many cards as a game may have, and more."""

_ERRORS = frozenset(
    ["#N/A", "#NAME?", "#GETTING_DATA"]
    + [f"#{word}!" for word in ("REF", "VALUE", "DIV/0", "NULL", "NUM", "SPILL", "CALC")]
    + [f"#{word}!" for word in ("ERROR", "FIELD", "BLOCKED", "CONNECT", "UNKNOWN")]
)
"""What spreadsheets show for a formula that fails."""
_SHORTENED = re.compile(r"-?\d(?:[.,]\d+)?E\+\d\d")
"""How a spreadsheet shows a long number: ``1.23E+11``."""
_MONTH = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
_DATED = re.compile(rf"\d\d?-(?:{_MONTH})|(?:{_MONTH})-\d\d", re.IGNORECASE)
"""How a spreadsheet shows what it took for a date: ``2-Jan`` where ``1/2`` was typed."""
_LOST = "\ufffd"
"""Stands where a letter was that an earlier conversion could not read."""


def trouble(value: str) -> Trouble | None:
    """What is wrong with a cell that shows this text."""
    if value in _ERRORS:
        return Trouble(
            f"the formula gives {value}", "mend it in the spreadsheet, and save again"
        )
    if _LOST in value:
        return Trouble(
            "a letter was lost when the file was saved (U+FFFD stands in its place)",
            "export the table again, as UTF-8",
        )
    return None


def suspicion(value: str) -> str | None:
    """What a spreadsheet may have made this text of."""
    if _SHORTENED.fullmatch(value):
        return "a long number that the spreadsheet has shortened"
    if _DATED.fullmatch(value):
        return "a date that the spreadsheet has made of what was typed"
    return None

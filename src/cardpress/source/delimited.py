"""CSV and TSV: a text becomes rows of cells, each with the line and column where it starts.

After RFC 4180, and as spreadsheets and people write it: any of four delimiters, cells in quotes
that hold delimiters, quotes and line breaks, a first line ``sep=;``, spaces before a quote.
Python's own reader knows lines, but not where in them a cell stands.
"""

import re
from collections.abc import Callable, Iterator

from cardpress.diagnostics import Span
from cardpress.source.grids import MOST_CELLS, MOST_COLUMNS, Grid
from cardpress.source.nodes import Scalar
from cardpress.source.report import Report
from cardpress.source.scalars import shown

__all__ = ["DELIMITERS", "read_delimited"]

DELIMITERS = {"comma": ",", "semicolon": ";", "tab": "\t", "pipe": "|"}
"""By the names under which a set file gives them."""

_MOST_BROKEN = 20
"""Faults of this kind that one table reports: with more it is no table."""
_BLANK = re.compile(r"\n+")
_SEPARATOR_LINE = re.compile(r'"?sep=(.)"?[,;\t|]*(?:\n|\Z)', re.IGNORECASE)
"""A first line by which a spreadsheet tells itself what separates cells."""
_PROTECTED = re.compile(r'="([^"]*)"')
"""How people keep a spreadsheet from changing what they export: ``="007"``."""

_new = tuple.__new__
"""As in ``tree``: makes a node in half the time."""


def _cells_of(delimiter: str) -> re.Pattern[str]:
    """Finds a cell and what ends it; each text is gone through once (possessive)."""
    sign = re.escape(delimiter)
    inside = r'[^"]*+(?:""[^"]*+)*+'
    return re.compile(rf'(?: *+"({inside})" *+|([^{sign}\n]*+))({sign}|\n|\Z)')


_QUOTED = re.compile(r'"[^"]*+(?:""[^"]*+)*+"')


class _Reading:
    """Goes through a text once."""

    def __init__(self, text: str, file: str, report: Report) -> None:
        self.text = text
        self._file = file
        self._report = report
        self._line = self._line_start = 0
        self._broken = 0

    @property
    def whole(self) -> bool:
        """Whether no cell was broken so far."""
        return not self._broken

    def rows(self, delimiter: str, start: int) -> Iterator[list[Scalar]]:
        """Gives the rows that hold something, from a place of the text on."""
        find = _cells_of(delimiter).match
        self._line, self._line_start = self.text.count("\n", 0, start) + 1, start
        row: list[Scalar] = []
        while match := find(self.text, self._behind_blank(start) if not row else start):
            cell = self._cell(match)
            ended, start = match[3], match.end()
            if cell is None:
                row, ended, start = [], "\n", self._behind_line(match.start())
                if self._broken == _MOST_BROKEN:
                    return
            else:
                row.append(cell)
            if ended == delimiter and len(row) <= MOST_COLUMNS:
                continue
            if any(each.value for each in row):
                yield row
            row = []
            self._line, self._line_start = self._line + 1, start
            if not ended:
                return

    def _cell(self, match: re.Match[str]) -> Scalar | None:
        """The cell of a match; nothing where its quotes are at fault."""
        quoted, plain = match[1], match[2]
        place = (self._line, match.start() - self._line_start + 1)
        if quoted is None:
            value = plain.strip()
            if value[:1] == '"':
                self._tell_broken(match.start() + plain.index('"'), place)
                return None
        else:
            value = quoted.replace('""', '"').strip()
            if lines := quoted.count("\n"):
                self._line += lines
                self._line_start = self.text.rindex("\n", 0, match.end(1)) + 1
        if value[:1] == "=" and (protected := _PROTECTED.fullmatch(value)):
            value = protected[1].strip()
        return _new(Scalar, (value, *place, not value))

    def _tell_broken(self, opened: int, place: tuple[int, int]) -> None:
        """Tells of a quote that is not closed, or closed too early."""
        self._broken += 1
        line = self.text[opened:].partition("\n")[0]
        if _QUOTED.match(line):
            message = "the text goes on behind the quotes that it starts with"
            hint = 'write each " inside of quotes twice'
        else:
            message = "the cell starts with a quote that is never closed"
            hint = "close it at the end of the cell, or leave it out"
        span = Span(self._file, *place)
        self._report.add("E151", f"{message}: {shown(line)}", span, hint)

    def _behind_blank(self, start: int) -> int:
        """Where the next line starts that is not empty, if an empty one starts here."""
        if self.text.startswith("\n", start) and (blank := _BLANK.match(self.text, start)):
            self._line, self._line_start = self._line + len(blank[0]), blank.end()
            return blank.end()
        return start

    def _behind_line(self, start: int) -> int:
        """Where the next line starts: a row with a broken cell is left out."""
        end = self.text.find("\n", start)
        return end + 1 if end >= 0 else len(self.text)


def read_delimited(
    text: str,
    file: str,
    known: Callable[[str], bool],
    report: Report,
    delimiter: str = "",
) -> Grid | None:
    """Reads a table.

    Args:
        text: with bare line feeds.
        file: its path.
        known: whether a column of that header is read or left out by name: tells the delimiter
            where nobody said it.
        report: whom to tell.
        delimiter: as said; empty where it is to be found.

    Returns:
        Its rows, header included; nothing where the report says why not.
    """
    start = 0
    if told := _SEPARATOR_LINE.match(text):
        start = told.end()
        delimiter = delimiter or (told[1] if told[1] in DELIMITERS.values() else "")
    if not delimiter:
        delimiter = _found(text, start, file, known)
    reading = _Reading(text, file, report)
    rows = []
    left = MOST_CELLS
    for row in reading.rows(delimiter, start):
        left -= len(row)
        if len(row) > MOST_COLUMNS or left < 0:
            most = f"{MOST_CELLS:,} cells" if left < 0 else f"{MOST_COLUMNS:,} columns"
            span = Span(file, row[0].line)
            report.add("E107", f"the table has more than {most}", span, _SMALLER)
            return None
        rows.append(row)
    return Grid(rows, whole=reading.whole)


_SMALLER = "leave out what is no card's, or split it into several sets"


def _found(text: str, start: int, file: str, known: Callable[[str], bool]) -> str:
    """The delimiter under which most headers are known; of equals the one that splits more."""
    first = "tab" if file.lower().endswith((".tsv", ".tab")) else "comma"
    best, best_score = DELIMITERS[first], (-1, -1)
    for delimiter in sorted(DELIMITERS.values(), key=lambda sign: sign != DELIMITERS[first]):
        rows = _Reading(text, file, Report()).rows(delimiter, start)
        header = next(rows, [])
        score = (sum(known(cell.value) for cell in header), max(len(header), 1))
        if score > best_score:
            best, best_score = delimiter, score
    return best

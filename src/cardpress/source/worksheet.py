"""XLSX: the cells of one sheet as a grid (ECMA-376 part 1, 18.3.1)."""

import re
from collections.abc import Mapping, Sequence

from cardpress.source.encoding import FORBIDDEN
from cardpress.source.grids import MOST_CELLS, MOST_COLUMNS, Grid, Merged, Trouble
from cardpress.source.nodes import Scalar
from cardpress.source.number_formats import is_date, shown_number
from cardpress.source.scalars import shown
from cardpress.source.workbook import Sheet, TextRun, Workbook, WorkbookError, parse_part

__all__ = ["chosen_sheet", "read_workbook"]

_REFERENCE = re.compile(r"\$?([A-Z]{1,3})\$?(\d{1,7})")
_MOST_MERGED = 10_000
_LONGEST = 32_767
"""Characters of a cell in Excel."""
_AS_TEXT = "format the column as Text, and type what the card shall say"

_SMALLER = "leave out what is no card's, or split it into several sets"

_DATE = Trouble("the spreadsheet has made a date of what was typed", _AS_TEXT)
_NO_VALUE = Trouble(
    "the formula has no value in the file",
    "open the file in a spreadsheet program and save it there",
)


def chosen_sheet(sheets: Sequence[Sheet], name: str) -> Sheet:
    """The sheet of a name; without one, the only one that is visible.

    Raises:
        WorkbookError: E150, there is none, or it takes a name to tell.
    """
    named = [sheet for sheet in sheets if sheet.name == name]
    if named:
        return named[0]
    visible = [sheet for sheet in sheets if sheet.visible]
    if not name and len(visible) == 1:
        return visible[0]
    names = ", ".join(shown(sheet.name) for sheet in sheets) or "none"
    if name:
        message = f"the workbook has no sheet {shown(name)}"
        raise WorkbookError(message, f"there are: {names}", "E150")
    message = f"the workbook has {len(visible)} visible sheets"
    raise WorkbookError(message, f"write 'sheet: NAME'; there are: {names}", "E150")


def read_workbook(workbook: Workbook, sheet: Sheet) -> Grid:
    """Reads a sheet.

    Raises:
        WorkbookError: it cannot be read.
    """
    cells = _Cells(workbook.texts(), workbook.formats())
    parse_part(workbook.part(sheet), cells.start, cells.end, cells.take)
    return cells.grid(sheet.name)


class _Cells:
    """Takes a sheet's elements in and makes rows of them."""

    def __init__(self, texts: Sequence[str], formats: Sequence[str]) -> None:
        self._texts = texts
        self._formats = formats
        self._rows: dict[int, list[Scalar]] = {}
        self._troubles: dict[tuple[int, int], Trouble] = {}
        self._merged: list[Merged] = []
        self._hidden: list[int] = []
        self._row = self._column = self._count = 0
        self._said: Mapping[str, str] = {}
        self._value: list[str] | None = None
        self._open = False
        self._formula = False
        self._run = TextRun()

    def start(self, name: str, said: Mapping[str, str]) -> None:
        """Sees an element open."""
        if name == "v":
            self._value, self._open = [], True
        elif name == "c":
            self._cell(said)
        elif name == "row":
            self._begin_row(said)
        elif name == "f":
            self._formula = True
        elif name == "mergeCell":
            self._merge(said.get("ref", ""))
        else:
            self._run.start(name)

    def end(self, name: str) -> None:
        """Sees an element close."""
        if name == "v":
            self._open = False
        elif name == "c":
            self._end_cell()
        else:
            self._run.end(name)

    def take(self, text: str) -> None:
        """Sees a text."""
        if self._open and self._value is not None:
            self._value.append(text)
        else:
            self._run.take(text)

    def grid(self, sheet: str) -> Grid:
        """What came of it."""
        rows = [self._rows[number] for number in sorted(self._rows)]
        filled = set(self._rows)
        hidden = sorted(number for number in self._hidden if number in filled)
        return Grid(rows, sheet, self._troubles, self._merged, hidden)

    def _begin_row(self, said: Mapping[str, str]) -> None:
        number = said.get("r", "")
        self._row = int(number) if re.fullmatch(r"\d{1,7}", number) else self._row + 1
        self._column = 0
        if said.get("hidden") in ("1", "true"):
            self._hidden.append(self._row)

    def _cell(self, said: Mapping[str, str]) -> None:
        match = _REFERENCE.fullmatch(said.get("r", ""))
        self._column = _number(match[1]) if match else self._column + 1
        self._said, self._value, self._formula = said, None, False
        self._run.clear()

    def _end_cell(self) -> None:
        value, trouble = self._shown("".join(self._value or ()))
        if len(value) > _LONGEST:
            message = f"the cell in row {self._row} has more than {_LONGEST:,} characters"
            raise WorkbookError(
                message, "no spreadsheet holds more: save the file anew", "E107"
            )
        value = value.strip()
        if trouble is None and FORBIDDEN.search(value):
            code = ord(FORBIDDEN.findall(value)[0])
            trouble = Trouble(f"invisible character U+{code:04X}", "delete it")
        if trouble:
            self._troubles[self._row, self._column] = trouble
        elif not value:
            return
        row = self._rows.setdefault(self._row, [])
        self._count += max(self._column - len(row), 0)
        if self._column > MOST_COLUMNS or self._count > MOST_CELLS:
            most = f"{MOST_COLUMNS:,} columns or {MOST_CELLS:,} cells"
            raise WorkbookError(f"the sheet has more than {most}", _SMALLER, "E107")
        for column in range(len(row) + 1, self._column + 1):
            row.append(Scalar("", self._row, column, plain=True))
        filled = value or "?"
        row[self._column - 1] = Scalar(filled, self._row, self._column, plain=False)

    def _shown(self, raw: str) -> tuple[str, Trouble | None]:
        """What the cell shows, or why it does not show a text."""
        kind = self._said.get("t", "n")
        if kind == "inlineStr":
            return self._run.text, None
        if self._formula and not raw and kind != "str":
            return "", _NO_VALUE
        if kind == "n":
            return self._number_shown(raw)
        if kind == "s":
            return self._shared(raw), None
        if kind == "b":
            return "TRUE" if raw.strip() in ("1", "true") else "FALSE", None
        return (raw, _DATE) if kind == "d" else (raw, None)

    def _shared(self, raw: str) -> str:
        if not raw:
            return ""
        if not re.fullmatch(r"\d{1,9}", raw) or int(raw) >= len(self._texts):
            message = f"the cell in row {self._row} refers to a text that is not there"
            raise WorkbookError(message, "save the workbook again")
        return self._texts[int(raw)]

    def _number_shown(self, raw: str) -> tuple[str, Trouble | None]:
        if not raw.strip():
            return "", None
        style = self._said.get("s", "0")
        index = int(style) if re.fullmatch(r"\d{1,6}", style) else 0
        code = self._formats[index] if index < len(self._formats) else "General"
        if is_date(code):
            return raw, _DATE
        try:
            text = shown_number(raw, code)
        except ValueError as cause:
            message = f"the cell in row {self._row} is no number: {shown(raw)}"
            raise WorkbookError(message, "save the workbook again") from cause
        if text is not None:
            return text, None
        if code in ("General", "@"):
            return raw, Trouble(f"the number {raw} is not shown with all its digits", _AS_TEXT)
        return raw, Trouble(f"the number is shown by the format {shown(code)}", _AS_TEXT)

    def _merge(self, reference: str) -> None:
        ends = [_REFERENCE.fullmatch(part) for part in reference.split(":")]
        if len(ends) != 2 or None in ends:
            return
        (left, top), (right, bottom) = (
            (_number(end[1]), int(end[2])) for end in ends if end is not None
        )
        self._merged.append(Merged(reference, top, left, bottom, right))
        if len(self._merged) > _MOST_MERGED:
            message = f"the sheet has more than {_MOST_MERGED:,} merged cells"
            raise WorkbookError(message, "unmerge them", "E107")


def _number(letters: str) -> int:
    """The number of a column: A is 1, AA is 27."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number

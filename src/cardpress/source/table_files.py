"""Opens the file of a table: its ending says whether it is text or a workbook."""

from cardpress.diagnostics import Span
from cardpress.model import CardTable
from cardpress.source.codepages import encoding_named, table_text
from cardpress.source.columns import Header
from cardpress.source.delimited import DELIMITERS, read_delimited
from cardpress.source.grids import Grid
from cardpress.source.kinds import Reader
from cardpress.source.nodes import Mapping
from cardpress.source.scalars import shown
from cardpress.source.shelf import Shelf

__all__ = ["TableFile", "is_table"]

_TEXTS = (".csv", ".tsv", ".tab", ".txt")
_WORKBOOKS = (".xlsx", ".xlsm")


def is_table(path: str) -> bool:
    """Whether a file's name says that it is a table."""
    return path.lower().endswith((*_TEXTS[:-1], *_WORKBOOKS))


class TableFile:
    """Opens what a set file names."""

    def __init__(self, table: CardTable, node: Mapping, reader: Reader) -> None:
        self._table = table
        self._node = node
        self._reader = reader

    def grid(self, path: str, header: Header, shelf: Shelf) -> Grid | None:
        """Gives a table's rows; nothing where the report says why not."""
        ending = path.lower()
        packed = ending.endswith(_WORKBOOKS)
        if not ending.endswith((*_TEXTS, *_WORKBOOKS)):
            message = f"from: {shown(path)} is no table that can be read"
            self._tell("E150", message, "from", "save it as CSV, TSV or XLSX")
            return None
        kind = "workbook" if packed else "text file"
        for key in ("delimiter", "encoding") if packed else ("sheet",):
            if getattr(self._table, key):
                self._tell("E109", f"{key}: a {kind} has none", key, "leave it out")
                return None
        data = shelf.data(path)
        if data is None:
            return None
        return self._workbook(path, data) if packed else self._text(path, data, header)

    def _tell(self, code: str, message: str, key: str, hint: str | None) -> None:
        self._reader.add(code, message, self._node.entries[key], hint)

    def _text(self, path: str, data: bytes, header: Header) -> Grid | None:
        encoding, hint = self._table.encoding, None
        if encoding:
            encoding, hint = encoding_named(encoding)
        if hint:
            message = f"encoding: there is no {shown(self._table.encoding)}"
            self._tell("E109", message, "encoding", hint)
            return None
        report = self._reader.report
        text = table_text(data, path, encoding, report)
        if text is None:
            return None
        delimiter = DELIMITERS.get(self._table.delimiter or "", "")
        return read_delimited(text, path, header.known, report, delimiter)

    def _workbook(self, path: str, data: bytes) -> Grid | None:
        from cardpress.source.workbook import (  # noqa: PLC0415 - few projects have one
            Workbook,
            WorkbookError,
        )
        from cardpress.source.worksheet import (  # noqa: PLC0415 - as above
            chosen_sheet,
            read_workbook,
        )

        sheet = None
        try:
            workbook = Workbook(data)
            sheet = chosen_sheet(workbook.sheets(), self._table.sheet)
            return read_workbook(workbook, sheet)
        except WorkbookError as error:
            if error.code == "E150":
                key = "sheet" if self._table.sheet else "from"
                self._tell(error.code, f"{key}: {error.message}", key, error.hint)
                return None
            span = Span(path, sheet=sheet.name if sheet else "")
            self._reader.report.add(error.code, error.message, span, error.hint)
            return None

"""Reads a set's cards from a table: each row becomes the node of a card.

From there on it is a card like any other: its fields type what they receive, and faults point
into the table. An empty cell says nothing, as if its field was not written.
"""

from collections.abc import Sequence as Rows
from typing import NamedTuple

from cardpress.diagnostics import Span
from cardpress.files import PathProblem, find
from cardpress.model import CardTable
from cardpress.source.columns import Columns, Header
from cardpress.source.decode import Slots, decode
from cardpress.source.grids import MOST_ROWS, Grid, suspicion, trouble
from cardpress.source.kinds import Reader, read_text
from cardpress.source.nodes import Mapping, Node, Scalar, Sequence
from cardpress.source.scalars import shown
from cardpress.source.shelf import Shelf
from cardpress.source.table_files import TableFile

__all__ = ["Table", "TableRow", "read_table"]

_MOST_NAMED = 10
"""Hidden rows that a note lists."""


class TableRow(NamedTuple):
    """A card's row."""

    node: Mapping
    broken: frozenset[str]
    """Fields whose cells are at fault, which the report has told."""


class Table(NamedTuple):
    """A table's cards."""

    rows: list[TableRow]
    reader: Reader
    whole: bool
    """Whether every row with a card in it could be read."""


def read_table(node: Mapping, slots: Slots, reader: Reader, shelf: Shelf) -> Table | None:
    """Reads the table that a set names.

    Args:
        node: the mapping in the set file that says ``from:``.
        slots: how the fields of the game's cards are read.
        reader: of the set file.
        shelf: the project's files.

    Returns:
        Its cards; nothing where the report says why there are none.
    """
    errors = reader.report.errors
    table = decode(CardTable, node, reader)
    if table is None or reader.report.errors > errors:
        return None
    path = find(shelf.files, table.from_)
    place = node.entries["from"]
    if isinstance(path, PathProblem):
        reader.add("E150", f"from: {path.message}", place, path.hint)
        return None
    header = Header(table, slots)
    grid = TableFile(table, node, reader).grid(path, header, shelf)
    if grid is None:
        return None
    inside = Reader(path, reader.report, grid.sheet)
    if not grid.rows:
        span = Span(path, sheet=grid.sheet)
        reader.report.add("E113", "the table is empty: there are no cards in it", span, _HEADER)
        return None
    columns = header.columns(node, grid.rows[0], reader, inside)
    return _Body(grid, columns, slots, inside).read()


_HEADER = "start with a row of headers: id, name …"


class _Body:
    """Makes cards of the rows below a header."""

    def __init__(self, grid: Grid, columns: Columns, slots: Slots, reader: Reader) -> None:
        self._grid = grid
        self._columns = columns
        self._slots = slots
        self._reader = reader
        self._headers = grid.rows[0]
        self._whole = grid.whole
        self._nameless: set[int] = set()
        self._unread: dict[str, Node] = {}
        if columns.unknown:  # what an unknown column was to be is not missing
            self._unread = {
                name: Scalar(name, *self._headers[0][1:3], plain=False)
                for name in slots
                if name not in columns.keys
            }

    def read(self) -> Table:
        """Reads all rows."""
        if "id" not in self._columns.keys:
            if not self._columns.unknown:
                hint = "add a column 'id': a name for each card that never changes"
                self._reader.add("E110", "no column is the 'id'", self._headers[0], hint)
            return Table([], self._reader, whole=False)
        self._check_merged()
        # one more than a game may have is enough to tell that there are too many
        cards = self._grid.rows[1 : MOST_ROWS + 2]
        rows = [row for cells in cards if (row := self._row(cells))]
        if self._grid.hidden:
            self._tell_hidden()
        return Table(rows, self._reader, self._whole)

    def _row(self, cells: Rows[Scalar]) -> TableRow | None:
        line, column = cells[0].line, cells[0].column
        self._check_width(cells)
        width = len(cells)
        found: dict[str, Node] = {
            field: cells[place]
            for place, field in self._columns.fields
            if place < width and cells[place].value
        }
        if not found:
            return None  # holds notes alone
        if self._is_header(found):
            message, hint = "the header stands here again", "delete the row"
            self._leave_out("E153", message, cells[0], hint)
            return None
        if "id" not in found:
            header = shown(self._columns.keys["id"].value)
            hint = f"write one into its column {header}: a name that never changes"
            self._leave_out("E110", "the row has no id", cells[0], hint)
            return None
        broken = self._checked(found)
        if self._unread:
            found.update(self._unread)
            broken |= self._unread.keys()
        node = Mapping(found, self._columns.keys, line, column, flow=False)
        return TableRow(node, frozenset(broken))

    def _leave_out(self, code: str, message: str, cell: Scalar, hint: str) -> None:
        self._reader.add(code, message, cell, hint)
        self._whole = False

    def _is_header(self, found: dict[str, Node]) -> bool:
        """Whether a row says what the header says, as where files were joined."""
        keys = self._columns.keys
        return found.get("id", keys["id"])[0] == keys["id"].value and all(
            isinstance(cell, Scalar) and cell.value == keys[field].value
            for field, cell in found.items()
        )

    def _checked(self, found: dict[str, Node]) -> set[str]:
        """Tells of cells that no card can take, and makes lists; gives the fields at fault."""
        broken = set()
        for field, cell in found.items():
            assert isinstance(cell, Scalar)  # noqa: S101 - no list was made of it yet
            fault = trouble(cell.value)
            if self._grid.troubles:
                fault = self._grid.troubles.get((cell.line, cell.column), fault)
            if fault:
                broken.add(field)
                message = f"{self._label(found, field)}{fault.message}"
                self._reader.add("E154", message, cell, fault.hint)
                continue
            slot = self._slots.get(field)
            if slot and slot.listed:
                found[field] = _listed(cell)
            elif slot and len(cell.value) < _SHORT and slot.read is read_text:
                self._suspect(found, field, cell)
        return broken

    def _label(self, found: dict[str, Node], field: str) -> str:
        owner = found["id"]
        if field == "id" or not isinstance(owner, Scalar):
            return f"{field}: "
        return f"card {shown(owner.value)}, {field}: "

    def _suspect(self, found: dict[str, Node], field: str, cell: Scalar) -> None:
        if self._grid.sheet:
            return  # a workbook says itself what is a number or a date
        was = suspicion(cell.value)
        if was:
            message = f"{self._label(found, field)}{shown(cell.value)} looks like {was}"
            hint = "format the column as Text, type it again, and export it again"
            self._reader.add("W155", message, cell, hint)

    def _check_width(self, cells: Rows[Scalar]) -> None:
        """Tells of values that stand below no header."""
        headers = self._headers
        for place, cell in enumerate(cells):
            if not cell.value or (place < len(headers) and headers[place].value):
                continue
            if place >= len(headers) and not self._grid.sheet:
                message = (
                    f"the row of {shown(self._id(cells))} has {len(cells)} cells, the header"
                )
                hint = "put a text that holds a delimiter into quotes"
                message = f"{message} {len(headers)}: {shown(cell.value)}"
                self._reader.add("E153", message, cell, hint)
                return
            if place not in self._nameless:
                self._nameless.add(place)
                message = f"the column of {shown(cell.value)} has no header"
                hint = "give it one; a header that starts with # leaves its column out"
                self._reader.add("E152", message, cell, hint)

    def _id(self, cells: Rows[Scalar]) -> str:
        place = next(place for place, field in self._columns.fields if field == "id")
        return cells[place].value if place < len(cells) else ""

    def _check_merged(self) -> None:
        first, last = self._headers[0].line, self._grid.rows[-1][0].line
        read = [place + 1 for place, _ in self._columns.fields]
        for each in self._grid.merged:
            inside = each.bottom >= first and each.top <= last
            if inside and any(each.left <= column <= each.right for column in read):
                cell = Scalar("", each.top, each.left, plain=True)
                message = f"the cells {each.name} are merged: only the first has a value"
                self._reader.add("E154", message, cell, "unmerge them, and fill in each")

    def _tell_hidden(self) -> None:
        rows = self._grid.hidden
        named = ", ".join(map(str, rows[:_MOST_NAMED]))
        more = " …" if len(rows) > _MOST_NAMED else ""
        message = f"hidden rows are read like others: {named}{more}"
        cell = Scalar("", rows[0], 0, plain=True)
        self._reader.add("N156", message, cell, "delete those that are no cards")


_SHORT = 16
"""Longer texts than this no spreadsheet makes of a number or a date."""


def _listed(cell: Scalar) -> Sequence:
    """A list in a cell: one entry a line, else between semicolons, else between commas."""
    sign = next((sign for sign in "\n;" if sign in cell.value), ",")
    parts = (part.strip() for part in cell.value.split(sign))
    items: list[Node] = [cell._replace(value=part) for part in parts if part]
    return Sequence(items, cell.line, cell.column, flow=False)

"""Which column of a table is which field of a card, and what the header has wrong."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from cardpress.diagnostics import did_you_mean
from cardpress.model import CardTable
from cardpress.source.decode import Slots
from cardpress.source.kinds import Reader
from cardpress.source.nodes import Mapping, Scalar
from cardpress.source.scalars import shown

__all__ = ["Columns", "Header"]

_OTHER_WORDS = {
    "copies": ("qty", "quantity", "count", "amount", "number of copies", "#copies"),
    "name": ("title", "card", "card name"),
    "text": ("rules", "rules text", "ability", "description", "effect"),
    "flavour": ("flavor", "flavor text", "flavour text"),
    "art": ("image", "picture", "illustration"),
}
"""What other tools call a field: for hints alone."""


class Columns(NamedTuple):
    """What the columns of a table hold."""

    fields: list[tuple[int, str]]
    """Places in a row, from 0, with the fields that are read from there."""
    keys: dict[str, Scalar]
    """The headers by their fields."""
    unknown: bool
    """Whether a column is at fault, so that no field is known to be missing."""


class Header:
    """Tells fields by headers, without regard to case, spaces and dashes."""

    def __init__(self, table: CardTable, slots: Slots) -> None:
        self._said = table.columns
        self._folded = {_folded(header): header for header in table.columns}
        self._slots = slots
        self._fields = {_folded(name): name for name in slots}

    def key(self, header: str) -> str | None:
        """The header as ``columns`` has it, if it has."""
        return header if header in self._said else self._folded.get(_folded(header))

    def field(self, header: str) -> str | None:
        """The field of a column; empty where it is left out; nothing where it is unknown."""
        key = self.key(header)
        if key is not None:
            return self._said[key]
        if header.startswith("#"):
            return ""
        name = self._fields.get(_folded(header), header)
        return name if self._slots.get(name) else None

    def known(self, header: str) -> bool:
        """Whether a column of that header is read, or left out by name."""
        return bool(header) and self.field(header) is not None

    def columns(
        self, node: Mapping, headers: Sequence[Scalar], said: Reader, inside: Reader
    ) -> Columns:
        """Settles the columns, and tells of those that cannot be read.

        Args:
            node: what the set says of its table.
            headers: the table's first row.
            said: of the set's file.
            inside: of the table.
        """
        errors = inside.report.errors
        self._check(node, headers, said)
        fields: list[tuple[int, str]] = []
        keys: dict[str, Scalar] = {}
        for place, cell in enumerate(headers):
            field = self.field(cell.value) if cell.value else ""
            if field is None:
                self._tell_unknown(cell, inside)
            elif field in keys:
                _tell_twice(cell, keys[field], field, inside)
            elif field and self._slots.get(field):
                fields.append((place, field))
                keys[field] = cell
        return Columns(fields, keys, unknown=inside.report.errors > errors)

    def _check(self, node: Mapping, headers: Sequence[Scalar], reader: Reader) -> None:
        """Tells what ``columns:`` has wrong."""
        said = node.entries.get("columns")
        if not isinstance(said, Mapping):
            return
        there = {self.key(cell.value) for cell in headers}
        for header, name in self._said.items():
            if header not in there:
                names = [cell.value for cell in headers if cell.value]
                hint = did_you_mean(header, names) or f"there are: {', '.join(names)}"
                message = f"the table has no column {shown(header)}"
                reader.add("E152", message, said.keys[header], hint)
            if name and not self._slots.get(name):
                near = did_you_mean(name, list(self._slots))
                message = f"columns: cards have no field {shown(name)}"
                reader.add("E152", message, said.entries[header], near)

    def _tell_unknown(self, cell: Scalar, reader: Reader) -> None:
        hint = did_you_mean(cell.value, list(self._slots))
        if hint is None:
            folded = cell.value.casefold()
            meant = next((k for k, words in _OTHER_WORDS.items() if folded in words), "~")
            why = " to leave it out" if meant == "~" else ""
            hint = f"write 'columns: {{{_key(cell.value)}: {meant}}}'{why}"
        reader.add("E152", f"unknown column {shown(cell.value)}", cell, hint)


def _tell_twice(cell: Scalar, first: Scalar, field: str, reader: Reader) -> None:
    message = f"the column {shown(cell.value)} is '{field}', which {shown(first.value)} is too"
    hint = f"leave one out: 'columns: {{{_key(cell.value)}: ~}}'"
    if cell.value == first.value:
        message, hint = f"the header {shown(cell.value)} stands twice", "rename one of the two"
    reader.add("E152", message, cell, hint)


def _key(header: str) -> str:
    """A header as it is written for a key inside braces."""
    return header if re.fullmatch(r"[\w][\w -]*", header) else f'"{header}"'


def _folded(header: str) -> str:
    return re.sub(r"[\s_-]+", "", header).casefold()

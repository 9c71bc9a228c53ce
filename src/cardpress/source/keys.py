"""Keys of a mapping that are at fault: written twice, merged, missing, or without a value."""

import re
from typing import NamedTuple

from cardpress.diagnostics import Diagnostic, Span
from cardpress.source.explain import quoted
from cardpress.source.nodes import Node, Scalar
from cardpress.source.report import Report

__all__ = ["BareKeys", "careful_mapping"]

_LINE_END = re.compile("\r\n|\r|\n")


class BareKeys:
    """Finds keys in braces that have no colon: ``{name: Fire, Water}``.

    YAML takes them for keys with an empty value. People mean a text with a comma, of which all
    behind the comma would be lost. Where no value stands before them (``{fire}``) the field
    that receives them knows better.
    """

    def __init__(self, text: str, file: str, report: Report) -> None:
        self._text = text
        self._file = file
        self._report = report
        self._starts: list[int] = []

    def without(self, keys: list[Node], values: list[Node]) -> tuple[list[Node], list[Node]]:
        """Gives the other pairs, after telling of those."""
        kept: list[tuple[Node, Node]] = []
        for key, value in zip(keys, values, strict=True):
            before = kept[-1] if kept and not _nothing(kept[-1][1]) else None
            if before and isinstance(key, Scalar) and self._is_bare(key, value):
                self._tell(key, before)
            else:
                kept.append((key, value))
        return [key for key, _ in kept], [value for _, value in kept]

    def _is_bare(self, key: Scalar, value: Node) -> bool:
        if not _nothing(value):
            return False
        if not self._starts:
            ends = (match.end() for match in _LINE_END.finditer(self._text))
            self._starts = [0, *ends]
        start = self._starts[key.line - 1] + key.column - 1
        end = self._starts[value.line - 1] + value.column - 1
        behind = self._text[start:end]
        return bool(key.value) and ":" not in (
            behind[len(key.value) :] if key.plain else behind
        )

    def _tell(self, key: Scalar, before: tuple[Node, Node]) -> None:
        message = f"'{key.value}' stands in braces without a value"
        hint = "write 'key: value', with a space behind the colon"
        if key.plain and ":" in key.value:
            hint = f"put a space behind the colon: {key.value.replace(':', ': ', 1)}"
        elif isinstance(before[0], Scalar) and isinstance(before[1], Scalar):
            whole = quoted(f"{before[1].value}, {key.value}")
            hint = f"a text with a comma needs quotes: {before[0].value}: {whole}"
        self._report.add("E112", message, Span(self._file, key.line, key.column), hint)


def _nothing(value: Node) -> bool:
    return isinstance(value, Scalar) and value.plain and not value.value


class _Pairs(NamedTuple):
    entries: dict[str, Node]
    keys: dict[str, Scalar]


def careful_mapping(
    keys: list[Node], values: list[Node], file: str, report: Report
) -> tuple[dict[str, Node], dict[str, Scalar]]:
    """Puts a mapping together of which some key is at fault: values by key, keys by key."""
    pairs = _Pairs({}, {})
    for key, value in zip(keys, values, strict=True):
        fault = _key_fault(key, pairs, file)
        if fault:
            report.take(fault)
        elif isinstance(key, Scalar):
            pairs.entries[key.value] = value
            pairs.keys[key.value] = key
    return pairs


def _key_fault(key: Node, pairs: _Pairs, file: str) -> Diagnostic | None:
    span = Span(file, key.line, key.column)
    if not isinstance(key, Scalar):
        message = "a key must be a text, not a collection"
        return Diagnostic("E106", message, span, "use quotes or |")
    if not key.value:
        return Diagnostic("E101", "the key before the ':' is missing", span)
    if key.value == "<<" and key.plain:
        hint = "write 'base: ID' in a card, 'extends: NAME' in a template"
        return Diagnostic("E106", "merge keys ('<<') are not read", span, hint)
    if key.value not in pairs.keys:
        return None
    identity = pairs.entries.get("id")
    owner = f" of '{identity.value}'" if isinstance(identity, Scalar) else ""
    first = pairs.keys[key.value].line
    message = f"'{key.value}'{owner} is written twice, first in line {first}"
    return Diagnostic("E103", message, span, "remove one of the two")

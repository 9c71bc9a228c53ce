"""Adds lines to a YAML file and leaves all others as they are, byte for byte.

What is to be added is a tree: mappings, and at their ends words to be written below their
originals, and digests. It is laid over the file's own mappings; each new key goes behind the
one that comes before it in the given order.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from cardpress.source.nodes import Mapping as MappingNode
from cardpress.source.nodes import Node, Scalar

__all__ = ["Digest", "GrowthError", "Original", "Tree", "grown"]

_PLAIN_KEY = re.compile(r"[^\W_][\w.-]*")
_LINE_END = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
"""What ends a line for YAML 1.1, after which libyaml counts."""
_INDENT = 2


class GrowthError(ValueError):
    """A place that nothing can be added to; ``node`` is where."""

    def __init__(self, node: Node) -> None:
        super().__init__("a mapping in braces cannot be added to")
        self.node = node


class Original(NamedTuple):
    """A text to be translated: it becomes a comment above an empty key."""

    text: str


class Digest(NamedTuple):
    """A digest to be written behind its key."""

    text: str


Twig: TypeAlias = "Tree | Original | Digest"
Tree: TypeAlias = dict[str, Twig]


def grown(
    text: str, node: MappingNode, tree: Tree, order: Mapping[tuple[str, ...], Sequence[str]]
) -> str:
    """Gives a file's text with a tree laid over it.

    Args:
        text: of the file, without a byte order mark.
        node: its root.
        tree: what to add; a digest that is there already is replaced.
        order: of all keys inside of each mapping, by the way to it.

    Raises:
        GrowthError: something is to be added inside of braces.
    """
    growing = _Growing(text, order)
    growing.grow(node, tree, (), len(growing.starts))
    return growing.text()


class _Edit(NamedTuple):
    start: int
    end: int
    text: str
    indent: int = 0
    """Of new lines: where several start in one place, the innermost come first."""


class _Growing:
    """A file's text and the edits to be made to it."""

    def __init__(self, text: str, order: Mapping[tuple[str, ...], Sequence[str]]) -> None:
        self._text = text
        self._order = order
        self._newline = "\r\n" if "\r\n" in text else "\n"
        self._edits: list[_Edit] = []
        ends = [match.end() for match in _LINE_END.finditer(text)]
        if not ends or ends[-1] != len(text):
            ends.append(len(text))
        self.starts = [0, *ends]
        """Where each line starts, and at last where the text ends."""

    def text(self) -> str:
        """The text after all edits."""
        edits = sorted(self._edits, key=lambda edit: (edit.start, -edit.indent))
        pieces, place = [], 0
        ended = _LINE_END.fullmatch(self._text[-1:]) is not None
        for start, end, new, _ in edits:
            pieces.append(self._text[place:start])
            if start == len(self._text) and not ended:
                pieces.append(self._newline)
                ended = True
            pieces.append(new)
            place = end
        return "".join((*pieces, self._text[place:]))

    def grow(self, node: MappingNode, tree: Tree, way: tuple[str, ...], end: int) -> None:
        """Adds to a mapping that ends before a line, counted from 1."""
        ends = self._ends(node, end)
        behind = _behind(tree, ends, self._order.get(way, ()))
        for key, inner in tree.items():
            there = node.entries.get(key)
            if there is None:
                if node.flow or not node.keys:
                    raise GrowthError(node)
                first = next(iter(node.keys.values()))
                self._put(behind[key], _lines({key: inner}, first.column - 1))
            elif not isinstance(inner, dict):
                continue
            elif isinstance(there, Scalar):
                column = node.keys[key].column - 1 + _INDENT
                self._put(node.keys[key].line + 1, _lines(inner, column))
            elif isinstance(there, MappingNode):
                if _is_record(inner):
                    self._record(there, inner)
                else:
                    self.grow(there, inner, (*way, key), ends[key])

    def _ends(self, node: MappingNode, end: int) -> dict[str, int]:
        """The line behind each key's value; comments that lead to the next are not its own."""
        ends = {}
        for key, scalar in reversed(node.keys.items()):
            line = end
            while line > scalar.line + 1 and self._leads_on(line - 1, scalar.column):
                line -= 1
            ends[key] = line
            end = min(end, scalar.line)
        return ends

    def _leads_on(self, line: int, column: int) -> bool:
        whole = self._text[self.starts[line - 1] : self.starts[line]]
        words = whole.strip()
        indent = len(whole) - len(whole.lstrip(" "))
        return not words or (words.startswith("#") and indent < column)

    def _put(self, line: int, lines: Iterator[str]) -> None:
        start = self.starts[line - 1]
        new = [f"{each}{self._newline}" for each in lines]
        indent = len(new[0]) - len(new[0].lstrip(" "))
        self._edits.append(_Edit(start, start, "".join(new), indent))

    def _record(self, node: MappingNode, digests: Tree) -> None:
        """Replaces and adds digests."""
        new: Tree = {}
        for key, digest in digests.items():
            there = node.entries.get(key)
            if isinstance(digest, Digest) and isinstance(there, Scalar) and there.value:
                start, end = self._place(there)
                self._edits.append(_Edit(start, end, digest.text))
            else:
                new[key] = digest
        if not new:
            return
        if not node.flow:
            last = list(node.entries)[-1]
            column = node.keys[last].column - 1
            self._put(node.entries[last].line + 1, _lines(new, column))
            return
        last_value = list(node.entries.values())[-1:]
        if last_value and not isinstance(last_value[0], Scalar):
            raise GrowthError(node)
        place = self._offset(node) + 1
        lead = ""
        if last_value and isinstance(last_value[0], Scalar):
            place, lead = self._place(last_value[0])[1] + (not last_value[0].plain), ", "
        self._edits.append(_Edit(place, place, f"{lead}{_flow(new)}"))

    def _offset(self, node: Node) -> int:
        return self.starts[node.line - 1] + node.column - 1

    def _place(self, scalar: Scalar) -> tuple[int, int]:
        """Start and end of a scalar on one line, without its quotes."""
        start = self._offset(scalar) + (not scalar.plain)
        return start, start + len(scalar.value)


def _behind(tree: Tree, ends: Mapping[str, int], order: Sequence[str]) -> dict[str, int]:
    """The line for each key that is not there: behind those before it, else behind all."""
    last = max(ends.values(), default=0)
    places = dict.fromkeys(tree, last)
    line = 0
    for key in order:
        if key in ends:
            line = max(line, ends[key])
        elif key in tree:
            places[key] = line or last
    return places


def _is_record(tree: Tree) -> bool:
    """Whether it holds digests, which stand on one line and can be replaced."""
    return all(isinstance(inner, Digest) for inner in tree.values())


def _lines(tree: Tree, indent: int) -> Iterator[str]:
    pad = " " * indent
    for key, inner in tree.items():
        name = f"{pad}{_key(key)}:"
        match inner:
            case Original(text):
                lines = text.splitlines()
                yield from (f"{pad}# {line}".rstrip() for line in lines)
                yield f"{name} |-" if len(lines) > 1 else name
            case Digest(text):
                yield f"{name} {text}"
            case _ if indent and _is_record(inner):
                yield f"{name} {{{_flow(inner)}}}"
            case _:
                yield name
                yield from _lines(inner, indent + _INDENT)


def _flow(tree: Tree) -> str:
    digests = ((key, each) for key, each in tree.items() if isinstance(each, Digest))
    return ", ".join(f"{_key(key)}: {digest.text}" for key, digest in digests)


def _key(name: str) -> str:
    """A key as YAML: in quotes where it might mean something else."""
    return name if _PLAIN_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)

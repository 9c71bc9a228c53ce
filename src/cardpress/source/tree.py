"""Stage 1: YAML text becomes a light tree of nodes, each with its line and column.

Scalars stay as typed; the field that receives one types it (``decode``). The tree is built from
libyaml's events, which is several times faster than composing nodes. What YAML allows and a
card file should not hold is refused here, with the place and a cure: tags, merge keys, several
documents, repeated keys, aliases that grow. Nothing here knows what a key means.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, NoReturn

from cardpress.diagnostics import Span
from cardpress.source.encoding import FORBIDDEN, decoded
from cardpress.source.explain import explain, quoted
from cardpress.source.keys import BareKeys, careful_mapping
from cardpress.source.nodes import Mapping, Node, Scalar, Sequence
from cardpress.source.report import Report

__all__ = ["has_fast_parser", "parse_yaml"]

_DEEPEST = 60
"""Collections inside each other."""
_MOST_ALIASED = 100_000
"""Nodes that all aliases of a file may stand for together."""

_CORE_TAGS = frozenset(
    f"tag:yaml.org,2002:{name}" for name in ("int", "float", "bool", "null", "seq", "map")
)
"""Tags that say nothing which the receiving field does not know better."""
_TEXT_TAG = "tag:yaml.org,2002:str"

_COMMENT = re.compile(r"#(?P<rest>[^\s#][^\r\n]*|(?=[ \t]*(?:[\r\n]|\Z)))")
"""What may be a text or a color that YAML takes for a comment: no space behind the ``#``, or
nothing at all."""
_COLOR = re.compile(r"[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?(?![\w-])")
_NO_TEXT = re.compile(r"[-+.\d][\d.eE+-]*|true|false|null|~", re.IGNORECASE)
"""Scalars that nobody types as the start of a text."""


_new = tuple.__new__
"""Makes a node without checking arguments: half the time, a hundred thousand times."""


class _StopError(Exception):
    """The file cannot be read on."""


def has_fast_parser() -> bool:
    """Whether PyYAML was built with libyaml, which reads some twenty times faster."""
    import yaml  # noqa: PLC0415 - as below

    return hasattr(yaml, "CSafeLoader")


def parse_yaml(data: bytes, file: str, report: Report) -> Node | None:
    """Reads a file.

    Returns:
        Its root; nothing where the file is empty or cannot be read. The report says why.
    """
    text = decoded(data, file, report)
    if text is None:
        return None
    import yaml  # noqa: PLC0415 - costs 30 ms, and not every command reads YAML

    builder = _Builder(text, file, report)
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(text)
    try:
        return builder.build(loader)
    except yaml.MarkedYAMLError as error:
        report.take(explain(text, error, file))
    except _StopError:
        pass
    finally:
        loader.dispose()
    return None


class _Open(NamedTuple):
    """A collection whose end has not come yet."""

    nodes: list[Node]
    """Items; of a mapping keys and values in turn."""
    line: int
    column: int
    flow: bool
    anchor: str | None


class _Anchored(NamedTuple):
    """What an alias can stand for."""

    node: Node
    size: int
    """How many values it holds, those behind aliases included."""
    depth: int
    """How many collections stand inside each other in it."""


def _measured(node: Node) -> _Anchored:
    size = deepest = 0
    waiting = [(node, 0)]
    while waiting:
        inner, depth = waiting.pop()
        size += 1
        if isinstance(inner, Scalar):
            continue
        deepest = max(deepest, depth + 1)
        children = inner.items if isinstance(inner, Sequence) else inner.entries.values()
        waiting.extend((child, depth + 1) for child in children)
    return _Anchored(node, size, deepest)


def _comments(text: str) -> Iterator[tuple[int, tuple[int, str]]]:
    """Finds what may be no comment: where a text before it would end, its column and words."""
    for match in _COMMENT.finditer(text):
        start = match.start()
        if start and text[start - 1] in " \t":
            line = text.rfind("\n", 0, start) + 1
            end = line + len(text[line:start].rstrip(" \t"))
            yield end, (start - line + 1, match["rest"].rstrip())


class _Builder:
    """Takes events in and puts nodes together."""

    def __init__(self, text: str, file: str, report: Report) -> None:
        self._text = text
        self._file = file
        self._report = report
        self._comments = dict(_comments(text))
        self._nodes: list[Node] = []
        self._stack: list[_Open] = []
        self._anchors: dict[str, _Anchored | None] = {}
        self._marked: list[tuple[str, Scalar]] = []
        self._used: set[str] = set()
        self._aliased = 0
        self._documents = 0
        self._bare = BareKeys(text, file, report)

    def build(self, loader: Any) -> Node | None:
        """Runs through all events of a loader."""
        import yaml  # noqa: PLC0415 - as above

        handlers: dict[type, Callable[[Any], None]] = {
            yaml.MappingStartEvent: self._start,
            yaml.SequenceStartEvent: self._start,
            yaml.MappingEndEvent: self._end_mapping,
            yaml.SequenceEndEvent: self._end_sequence,
            yaml.AliasEvent: self._alias,
            yaml.DocumentStartEvent: self._document,
        }
        root = self._nodes
        scalar_event = yaml.ScalarEvent
        checked = bool(self._comments)
        for event in iter(loader.get_event, None):
            kind = type(event)
            if kind is scalar_event:
                if checked or event.tag or event.anchor or event.style == '"':
                    self._scalar(event)
                else:  # nearly all of a file: kept short
                    mark = event.start_mark
                    values = (event.value, mark.line + 1, mark.column + 1, not event.style)
                    self._nodes.append(_new(Scalar, values))
            elif kind in handlers:
                handlers[kind](event)
        self._tell_unused()
        return root[0] if root else None

    def _tell_unused(self) -> None:
        """A text behind an anchor that nothing stands for began with an '&' by accident."""
        for name, node in self._marked:
            if name not in self._used:
                whole = quoted(f"&{name} {node.value}".rstrip())
                message = (
                    f"the text starts with '&{name}', which is an anchor that nothing uses"
                )
                span = Span(self._file, node.line, node.column)
                self._report.add("E112", message, span, f"use quotes or |: {whole}")

    def _stop(self, code: str, message: str, hint: str, event: Any) -> NoReturn:
        self._report.add(code, message, self._span(event.start_mark), hint)
        raise _StopError

    def _span(self, mark: Any) -> Span:
        return Span(self._file, mark.line + 1, mark.column + 1)

    def _document(self, event: Any) -> None:
        self._documents += 1
        if self._documents > 1:
            self._stop(
                "E106",
                "a second document starts here",
                "remove the '---', or make two files",
                event,
            )

    def _scalar(self, event: Any) -> None:
        mark = event.start_mark
        plain = not event.style
        if event.tag is not None:
            plain = self._tag(event) and plain
        value = self._seen(event) if event.style == '"' else event.value
        node = Scalar(value, mark.line + 1, mark.column + 1, plain)
        if event.anchor is not None:
            self._anchors[event.anchor] = _Anchored(node, 1, 0)
            if plain:
                self._marked.append((event.anchor, node))
        if plain and self._comments:
            self._comment(event)
        self._nodes.append(node)

    def _seen(self, event: Any) -> str:
        """The text without what escapes have put into it and nobody can see."""
        text: str = event.value
        for character in dict.fromkeys(FORBIDDEN.findall(text)):
            self._report.add(
                "E105",
                f"invisible character U+{ord(character):04X}",
                self._span(event.start_mark),
                "leave its escape out",
            )
        return FORBIDDEN.sub("", text)

    def _tag(self, event: Any) -> bool:
        """Refuses tags; says whether the value is still to be typed by its field."""
        if event.tag == _TEXT_TAG:
            return False
        if event.tag not in _CORE_TAGS:
            written = event.tag.replace("tag:yaml.org,2002:", "!!")
            self._report.add(
                "E106",
                f"the tag '{written}' is not read",
                self._span(event.start_mark),
                "remove it, or put the text in quotes if it starts with '!'",
            )
        return True

    def _comment(self, event: Any) -> None:
        """Warns where a text goes on in what YAML takes for a comment."""
        found = self._comments.get(event.end_mark.index)
        if found is None or _NO_TEXT.fullmatch(event.value):
            return
        column, rest = found
        span = Span(self._file, event.end_mark.line + 1, column)
        if color := not event.value and _COLOR.match(rest):
            self._report.add(
                "W115",
                f"'#{color[0]}' is a comment here, so there is no color",
                span,
                f'write "#{color[0]}"',
            )
            return
        whole = f"{event.value} #{rest}".strip()
        self._report.add(
            "W114",
            f"'#{rest}' is a comment here and does not belong to the text",
            span,
            f"write {quoted(whole)}, or a space behind the # if it is a comment",
        )

    def _start(self, event: Any) -> None:
        if len(self._stack) >= _DEEPEST:
            self._stop(*_TOO_DEEP, event)
        if event.tag is not None:
            self._tag(event)
        if event.anchor is not None:
            self._anchors[event.anchor] = None
        mark = event.start_mark
        flow = bool(event.flow_style)
        self._stack.append(
            _Open(self._nodes, mark.line + 1, mark.column + 1, flow, event.anchor)
        )
        self._nodes = []

    def _end_sequence(self, _event: Any) -> None:
        opened, items = self._close()
        self._put(Sequence(items, opened.line, opened.column, opened.flow), opened)

    def _end_mapping(self, _event: Any) -> None:
        opened, flat = self._close()
        keys, values = flat[::2], flat[1::2]
        if opened.flow and any(not value[0] for value in values):
            keys, values = self._bare.without(keys, values)
        names = [key.value for key in keys if type(key) is Scalar]
        entries = dict(zip(names, values, strict=False))
        if len(entries) != len(keys) or "<<" in entries or "" in entries:
            entries, kept = careful_mapping(keys, values, self._file, self._report)
        else:
            kept = dict(zip(names, keys, strict=True))  # type: ignore[arg-type]
        self._put(Mapping(entries, kept, opened.line, opened.column, opened.flow), opened)

    def _close(self) -> tuple[_Open, list[Node]]:
        opened = self._stack.pop()
        nodes, self._nodes = self._nodes, opened.nodes
        return opened, nodes

    def _put(self, node: Node, opened: _Open) -> None:
        if opened.anchor is not None:
            self._anchors[opened.anchor] = _measured(node)
        self._nodes.append(node)

    def _alias(self, event: Any) -> None:
        name = event.anchor
        if name not in self._anchors:
            self._stop(
                "E112",
                f"'*{name}' stands for an anchor '&{name}' that does not exist above",
                f"if it is a text that starts with '*', {_QUOTE_OR_BLOCK}",
                event,
            )
        self._used.add(name)
        found = self._anchors[name]
        if found is None:
            message = f"'*{name}' stands inside what it stands for"
            self._stop("E107", message, "write the value out", event)
        self._aliased += found.size
        if len(self._stack) + found.depth > _DEEPEST:
            self._stop(*_TOO_DEEP, event)
        if self._aliased > _MOST_ALIASED:
            self._stop(
                "E107",
                f"'*{name}' and its like stand for more than {_MOST_ALIASED:,} values",
                "write the values out, or use fewer aliases",
                event,
            )
        self._nodes.append(found.node)


_TOO_DEEP = (
    "E107",
    f"more than {_DEEPEST} collections stand inside each other",
    "a text that starts with '[' or '{' needs quotes",
)
_QUOTE_OR_BLOCK = "use quotes or |"

"""How a value is read from a node, by the annotation of the field that receives it."""

import types
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic import BaseModel

from cardpress.diagnostics import Places, Span, did_you_mean
from cardpress.geometry import Rect, parse_length
from cardpress.source.explain import quoted
from cardpress.source.nodes import Mapping, Node, Scalar, Sequence
from cardpress.source.report import Report
from cardpress.source.scalars import ScalarError, boolean, number, shown, whole_number
from cardpress.template import Expression, ExpressionError, Leaf

__all__ = ["FAULT", "Kind", "Reader", "kind_of", "read_text", "read_texts", "read_whole"]

FAULT: Any = object()
"""What a reading function gives for a value that it has reported as at fault."""


class Reader:
    """Where the nodes come from, and whom to tell of faults."""

    __slots__ = ("about", "field", "file", "report", "sheet")

    def __init__(self, file: str, report: Report, sheet: str = "") -> None:
        self.file = file
        self.sheet = sheet
        """Of a workbook: the sheet that they stand in."""
        self.report = report
        self.about = ""
        """Whose values are being read: "card 'ember-drake', "."""
        self.field = ""
        """Which value is being read."""

    def add(self, code: str, message: str, node: Node, hint: str | None = None) -> None:
        """Reports something about a node."""
        self.report.add(code, message, self.span(node), hint)

    def refuse(self, code: str, message: str, node: Node, hint: str | None = None) -> Any:
        """Reports that the field which is being read cannot take a value; gives ``FAULT``."""
        field = f"{self.field}: " if self.field else ""
        self.report.add(code, f"{self.about}{field}{message}", self.span(node), hint)
        return FAULT

    def span(self, node: Node) -> Span:
        """The place of a node."""
        return Span(self.file, node.line, node.column, self.sheet)

    def places(self, node: Mapping) -> Places:
        """The places of a mapping and its values; ``print.paper`` is that of a value inside."""
        keys = {key: (child.line, child.column) for key, child in node.entries.items()}
        for key, child in node.entries.items():
            if isinstance(child, Mapping):
                for inner, value in child.entries.items():
                    keys[f"{key}.{inner}"] = (value.line, value.column)
        return Places(self.span(node), keys)

    def wrong_kind(self, node: Node, wants: str) -> Any:
        """Reports that a node is not what its field takes; gives ``FAULT``."""
        hint = None
        if "text" in wants and not isinstance(node, Scalar) and node.flow:
            hint = f"a text that starts with '{'[' if isinstance(node, Sequence) else '{'}'"
            hint += " needs quotes or |"
        elif isinstance(node, Scalar) and ":" in node.value and wants.endswith("mapping"):
            hint = "put a space behind the colon"
        message = f"{_described(node)} stands where {wants} is wanted"
        return self.refuse("E108", message, node, hint)


def _described(node: Node) -> str:
    match node:
        case Scalar():
            return "nothing" if node.empty else shown(node.value)
        case Sequence():
            return "a list"
        case Mapping():
            return "a mapping"


_Read = Callable[[Node, Reader], Any]


class Kind(NamedTuple):
    """How one kind of value is read."""

    read: _Read
    """Gives the value, or reports and gives ``FAULT``."""
    wants: str
    """The kind in words: "a text"."""
    telling: tuple[str, ...] = ()
    """Of a model: the fields that it must have, which tell it from others."""


_Models = Callable[[type[BaseModel]], Kind]


def read_text(node: Node, reader: Reader) -> Any:
    """A text as typed; line ends at its very end do not count."""
    if type(node) is Scalar:
        value = node.value
        if value[-1:] == "\n":
            return value.rstrip("\n")
        return "" if node.empty else value
    return reader.wrong_kind(node, "a text")


def _scalar_read(convert: Callable[[Scalar], Any], wants: str) -> _Read:
    def read(node: Node, reader: Reader) -> Any:
        if not isinstance(node, Scalar) or node.empty:
            return reader.wrong_kind(node, wants)
        try:
            return convert(node)
        except ScalarError as error:
            return reader.refuse(error.code, error.message, node, error.hint)
        except ValueError as error:
            return reader.refuse("E108", str(error), node)

    return read


read_whole = _scalar_read(whole_number, "a whole number")
"""A whole number."""


def _length(unit: str) -> Kind:
    read = _scalar_read(lambda scalar: parse_length(scalar.value, unit), "a length")
    return Kind(read, "a length")


def _expression(make: Callable[[str, Span], Any], wants: str) -> Kind:
    def read(node: Node, reader: Reader) -> Any:
        if not isinstance(node, Scalar):
            return reader.wrong_kind(node, wants)
        try:
            return make(node.value.rstrip("\n"), reader.span(node))
        except ExpressionError as error:
            return reader.refuse(error.code, str(error), node, error.hint)

    return Kind(read, wants)


def _bare_expression(source: str, span: Span) -> Expression:
    if source.startswith("${{"):
        raise ExpressionError(
            "E202",
            f"{shown(source)} needs no ${{{{ }}}} here",
            f"write {source.removeprefix('${{').removesuffix('}}').strip()}",
        )
    return Expression(source, span)


_SIMPLE: dict[Any, Kind] = {
    str: Kind(read_text, "a text"),
    int: Kind(read_whole, "a whole number"),
    float: Kind(_scalar_read(number, "a number"), "a number"),
    bool: Kind(_scalar_read(boolean, "true or false"), "true or false"),
    Leaf: _expression(Leaf, "a text or ${{ … }}"),
    Expression: _expression(_bare_expression, "an expression"),
}


def kind_of(annotation: Any, metadata: tuple[Any, ...], models: _Models) -> Kind:
    """Works out how a value of an annotation is read.

    Args:
        annotation: of the field, without its ``Annotated``.
        metadata: what ``Annotated`` added; a text is the unit of bare lengths.
        models: how nested models are read.

    Raises:
        TypeError: nobody taught it this annotation: a mistake in a model.
    """
    origin = get_origin(annotation)
    if origin is Annotated:
        inner, *more = get_args(annotation)
        return kind_of(inner, (*metadata, *more), models)
    units = [each for each in metadata if isinstance(each, str)]
    if annotation is int and units:
        return _length(units[0])
    if annotation in _SIMPLE:
        return _SIMPLE[annotation]
    if annotation is Rect:
        return _box(Rect)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return models(annotation)
    compound = _COMPOUND.get(origin)
    if compound is None:
        raise TypeError(f"no way to read {annotation!r}")
    return compound(get_args(annotation), metadata, models)


def _literal(options: tuple[Any, ...], _metadata: tuple[Any, ...], _models: _Models) -> Kind:
    if options == (1,):
        return Kind(_read_format, "a whole number")
    wants = f"one of {', '.join(options)}"

    def read(node: Node, reader: Reader) -> Any:
        if not isinstance(node, Scalar):
            return reader.wrong_kind(node, wants)
        if node.value in options:
            return node.value
        hint = did_you_mean(node.value, options)
        return reader.refuse("E109", f"{shown(node.value)} is not {wants}", node, hint)

    return Kind(read, wants)


def _read_format(node: Node, reader: Reader) -> Any:
    """The version of a file's format, of which there is one."""
    version = read_whole(node, reader)
    if version is FAULT or version == 1:
        return version
    if version > 1:
        message = f"format {version} was made by a newer cardpress"
        reader.add("E111", message, node, "update cardpress, or write format: 1")
    else:
        reader.add("E109", f"there is no format {version}", node, "write format: 1")
    return FAULT


def _union(options: tuple[Any, ...], metadata: tuple[Any, ...], models: _Models) -> Kind:
    kinds = {
        option: kind_of(option, metadata, models)
        for option in options
        if option is not types.NoneType
    }
    if len(kinds) == 1:
        return next(iter(kinds.values()))
    by_node: dict[type, list[Kind]] = {Scalar: [], Sequence: [], Mapping: []}
    for option, kind in kinds.items():
        by_node[_node_type(option)].append(kind)
    wants = " or ".join(dict.fromkeys(kind.wants for kind in kinds.values()))

    def read(node: Node, reader: Reader) -> Any:
        fitting = by_node[type(node)]
        if not fitting:
            return reader.wrong_kind(node, wants)
        if len(fitting) == 1 or not isinstance(node, Mapping):
            return fitting[0].read(node, reader)
        told = _told(node, fitting, reader)
        return told.read(node, reader) if told else FAULT

    return Kind(read, wants)


def _node_type(option: Any) -> type:
    origin = get_origin(option)
    if origin is tuple or option is Rect:
        return Sequence
    if origin is dict or (isinstance(option, type) and issubclass(option, BaseModel)):
        return Mapping
    return Scalar


def _told(node: Mapping, kinds: list[Kind], reader: Reader) -> Kind | None:
    """Tells by its keys which of several models a mapping is."""
    fitting = [kind for kind in kinds if any(key in node.entries for key in kind.telling)]
    if len(fitting) == 1:
        return fitting[0]
    names = [key for kind in kinds for key in kind.telling]
    if fitting:
        both = [key for key in names if key in node.entries]
        message = f"'{both[0]}' and '{both[1]}' cannot stand together"
        reader.add("E108", message, node.keys[both[1]], "make two of it")
        return None
    hints = (did_you_mean(key, names) for key in node.entries)
    hint = next((hint for hint in hints if hint), None)
    reader.add("E110", f"one of {', '.join(names)} is missing", node, hint)
    return None


def _tuple(arguments: tuple[Any, ...], metadata: tuple[Any, ...], models: _Models) -> Kind:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        item = kind_of(arguments[0], metadata, models)
        return Kind(_list_read(item), "a list")
    kinds = tuple(kind_of(argument, metadata, models) for argument in arguments)
    if [kind.wants for kind in kinds] == ["a length"] * 4:
        return _box(lambda *values: values)
    return _row(kinds, f"[{', '.join('…' for _ in kinds)}]", make=lambda *values: values)


def _list_read(item: Kind) -> _Read:
    texts = item.read is read_text

    def read(node: Node, reader: Reader) -> Any:
        if isinstance(node, Scalar) and texts and not node.empty:
            return _only_text(node, reader)
        if not isinstance(node, Sequence):
            return reader.wrong_kind(node, "a list")
        values = [item.read(child, reader) for child in _filled(node, reader)]
        return tuple(value for value in values if value is not FAULT)

    return read


def _filled(node: Sequence, reader: Reader) -> Iterator[Node]:
    """The entries of a list, after telling of those that hold nothing."""
    for child in node.items:
        if isinstance(child, Scalar) and child.empty:
            hint = "write it, or leave out its comma or dash"
            reader.refuse("E108", "an entry of the list is empty", child, hint)
        else:
            yield child


def _only_text(node: Scalar, reader: Reader) -> Any:
    """One text where a list of texts is wanted: a list of one, unless it looks like more."""
    if node.plain and ", " in node.value:
        message = f"{shown(node.value)} stands where a list is wanted"
        hint = f"write [{node.value}], or {quoted(node.value)}"
        return reader.refuse("E108", message, node, hint)
    return (node.value.rstrip("\n"),)


read_texts = _list_read(_SIMPLE[str])
"""A list of texts."""


def _row(kinds: tuple[Kind, ...], shape: str, *, make: Callable[..., Any]) -> Kind:
    """A list of a fixed number of values."""

    def read(node: Node, reader: Reader) -> Any:
        if not isinstance(node, Sequence):
            return reader.wrong_kind(node, f"a list {shape}")
        if len(node.items) != len(kinds):
            message = f"a list of {len(node.items)} stands where {shape} is wanted"
            return reader.refuse("E108", message, node)
        pairs = zip(kinds, node.items, strict=True)
        values = [kind.read(child, reader) for kind, child in pairs]
        return FAULT if FAULT in values else make(*values)

    return Kind(read, f"a list {shape}")


def _box(make: Callable[..., Any]) -> Kind:
    """A place on a card, which may lie anywhere, but has no negative sides."""
    row = _row((_length("mm"),) * 4, "[x, y, width, height]", make=make)

    def read(node: Node, reader: Reader) -> Any:
        box = row.read(node, reader)
        if box is not FAULT and min(box[2:]) < 0:
            return reader.refuse("E109", "width and height cannot be negative", node)
        return box

    return row._replace(read=read)


def _dict(arguments: tuple[Any, ...], metadata: tuple[Any, ...], models: _Models) -> Kind:
    value_kind = kind_of(arguments[1], metadata, models)

    def read(node: Node, reader: Reader) -> Any:
        if not isinstance(node, Mapping):
            return reader.wrong_kind(node, "a mapping")
        values = {key: value_kind.read(child, reader) for key, child in node.entries.items()}
        return {key: value for key, value in values.items() if value is not FAULT}

    return Kind(read, "a mapping")


_COMPOUND: dict[Any, Callable[[tuple[Any, ...], tuple[Any, ...], _Models], Kind]] = {
    Literal: _literal,
    Union: _union,
    types.UnionType: _union,
    tuple: _tuple,
    dict: _dict,
}

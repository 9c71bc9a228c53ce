"""Nodes become models: the annotations of a model say how its fields are read.

How a class is read is worked out once and kept (``slots_of``). Faults are reported where they
stand and the rest is read on; a field at fault falls back to its default, so that its model
still exists and later steps find their faults in the same run. Constraints are pydantic's.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias, TypeVar

from pydantic import BaseModel, ValidationError

from cardpress.diagnostics import did_you_mean
from cardpress.source.described import described
from cardpress.source.kinds import FAULT, Kind, Reader, kind_of
from cardpress.source.nodes import Mapping as MappingNode
from cardpress.source.nodes import Node, Scalar, Sequence
from cardpress.source.scalars import shown

__all__ = ["Decoded", "Slot", "Slots", "build", "decode", "decode_values", "slots_of"]

M = TypeVar("M", bound=BaseModel)

_MOST_NAMED = 12
"""Fields of a model that a hint still lists."""


class Slot(NamedTuple):
    """How one field of a mapping is read."""

    read: Callable[[Node, Reader], Any]
    nothing: Any = None
    """What the field is when it is left empty."""
    required: bool = False
    own: bool = False
    """Whether it is a field that a game adds to its cards."""
    listed: bool = False
    """Whether it is a list of texts, which a table writes into one cell."""


Slots: TypeAlias = Mapping[str, Slot]


class Decoded(NamedTuple):
    """What a mapping says, not yet a model."""

    values: dict[str, Any]
    """By field; a field at fault is missing, one left empty is what its slot says."""
    own: dict[str, Any]
    """The same for the fields that a game adds."""


@cache
def slots_of(model: type[BaseModel]) -> Slots:
    """Works out how the fields of a model are read."""
    slots = {}
    for name, field in model.model_fields.items():
        default = field.get_default(call_default_factory=True, validated_data={})
        required = field.is_required()
        read = kind_of(field.annotation, tuple(field.metadata), _model_kind).read
        listed = field.annotation == tuple[str, ...]
        key = field.alias or name
        slots[key] = Slot(read, None if required else default, required, listed=listed)
    return slots


def _model_kind(model: type[BaseModel]) -> Kind:
    """How a nested model is read: from a mapping, or from the one field that it can be."""
    bare = getattr(model, "bare", "")

    def read(node: Node, reader: Reader) -> Any:
        if isinstance(node, Scalar) and bare:
            text = slots_of(model)[bare].read(node, reader)
            return FAULT if text is FAULT else model(**{bare: text})
        found = decode(model, node, reader)
        return FAULT if found is None else found

    wants = "a text or a mapping" if bare else "a mapping"
    required = tuple(name for name, field in model.model_fields.items() if field.is_required())
    return Kind(read, wants, required)


def decode(
    model: type[M],
    node: Node,
    reader: Reader,
    *,
    slots: Slots | None = None,
    stand_ins: Mapping[str, Any] | None = None,
) -> M | None:
    """Reads a mapping as a model.

    Args:
        model: what to make.
        node: the mapping.
        reader: the file that it stands in.
        slots: how its fields are read, where not as their annotations say.
        stand_ins: values for required fields that are missing or at fault: they are reported
            all the same, but the model is made.

    Returns:
        The model; nothing where a required field is missing or at fault.
    """
    slots = slots_of(model) if slots is None else slots
    found = decode_values(slots, node, reader)
    if found is None or not isinstance(node, MappingNode):
        return None
    values, stand_ins = found.values, stand_ins or {}
    for name, slot in slots.items():
        if slot.required and name not in values:
            _report_missing(name, model, node, reader)
            if name not in stand_ins:
                return None
            values[name] = stand_ins[name]
    return build(model, values, node, reader, stand_ins=stand_ins)


def _report_missing(
    name: str, model: type[BaseModel], node: MappingNode, reader: Reader
) -> None:
    """Reports a required field that is not there; one at fault was reported already."""
    child = node.entries.get(name)
    if child is None or (isinstance(child, Scalar) and child.empty):
        meaning = described(model).get(name, "").rstrip(".")
        hint = f"{name}: {meaning}" if meaning else None
        reader.add("E110", f"'{name}' is missing", child or node, hint)


def decode_values(slots: Slots, node: Node, reader: Reader) -> Decoded | None:
    """Reads what a mapping says, whether or not it makes up a model."""
    if not isinstance(node, MappingNode):
        reader.wrong_kind(node, "a mapping")
        return None
    values: dict[str, Any] = {}
    own: dict[str, Any] = {}
    outer = reader.field
    for name, child in node.entries.items():
        slot = slots.get(name)
        if slot is None:
            _unknown(name, node, reader, list(slots))
            continue
        reader.field = name
        if type(child) is Scalar and child.empty:
            value = FAULT if slot.required else slot.nothing
        else:
            value = slot.read(child, reader)
        if value is not FAULT:
            (own if slot.own else values)[name] = value
    reader.field = outer
    return Decoded(values, own)


def _unknown(name: str, node: MappingNode, reader: Reader, known: list[str]) -> None:
    hint = did_you_mean(name, known)
    if hint is None and len(known) <= _MOST_NAMED:
        hint = f"there are: {', '.join(known)}"
    reader.add("E102", f"unknown field {shown(name)}", node.keys[name], hint)


def build(
    model: type[M],
    values: dict[str, Any],
    node: MappingNode,
    reader: Reader,
    *,
    stand_ins: Mapping[str, Any] | None = None,
) -> M | None:
    """Makes a model of values that are of the right kind, and reports those out of range.

    Values at fault are left out of ``values``; where one was required and has no stand-in,
    nothing comes back. What does not stand in ``node`` was inherited, and reported there.
    """
    try:
        return model(**values)
    except ValidationError as error:
        faults = error.errors(include_url=False)
    for fault in faults:
        name = str(fault["loc"][0]) if fault["loc"] else ""
        if not name or name in node.entries:
            _report_constraint(fault, node, reader)
        values.pop(name, None)
        if stand_ins and name in stand_ins:
            values[name] = stand_ins[name]
    try:
        return model(**values)
    except ValidationError:
        return None


def _report_constraint(fault: Any, node: Node, reader: Reader) -> None:
    """Reports what pydantic found, at the place of the value or of what surrounds it."""
    path = [str(part) for part in fault["loc"]]
    if not path:
        message = (
            str(fault["ctx"]["error"]) if "error" in fault.get("ctx", {}) else fault["msg"]
        )
        reader.add("E109", f"{reader.about}{message}", node)
        return
    for part in path:
        if isinstance(node, MappingNode) and part in node.entries:
            node = node.entries[part]
        elif isinstance(node, Sequence) and part.isdigit() and int(part) < len(node.items):
            node = node.items[int(part)]
    context = fault.get("ctx", {})
    template = _CONSTRAINTS.get(fault["type"])
    value = node.value if isinstance(node, Scalar) else fault["input"]
    message = template.format(**context) if template else fault["msg"].lower()
    reader.add("E109", f"{reader.about}{path[0]}: {shown(str(value))} {message}", node)


_CONSTRAINTS = {
    "greater_than": "is not more than {gt}",
    "greater_than_equal": "is less than {ge}",
    "less_than": "is not less than {lt}",
    "less_than_equal": "is more than {le}",
    "string_too_long": "has more than {max_length} characters",
    "string_too_short": "has fewer than {min_length} characters",
    "string_pattern_mismatch": "does not follow the pattern {pattern}",
    "too_short": "has fewer than {min_length} entries",
    "too_long": "has more than {max_length} entries",
}

"""How the fields of a game's cards are read: those that all games have, and its own."""

from collections.abc import Iterable
from typing import Any

from cardpress.diagnostics import did_you_mean
from cardpress.model import Card, FieldSpec
from cardpress.source.decode import Slot, Slots, slots_of
from cardpress.source.games import GameDraft
from cardpress.source.kinds import FAULT, Reader, read_text, read_texts, read_whole
from cardpress.source.nodes import Mapping, Node
from cardpress.source.scalars import shown

__all__ = ["card_slots", "without"]


def card_slots(draft: GameDraft) -> Slots:
    """How the fields of a game's cards are read, its own fields among them."""
    slots = {name: slot for name, slot in slots_of(Card).items() if name != "own"}
    slots["id"] = slots["id"]._replace(required=False, nothing="")
    if draft.page is None:
        return _AnySlots(slots)
    fields = draft.page.node.entries.get("fields")
    if isinstance(fields, Mapping):
        slots.update({name: _IGNORED for name in fields.entries if name not in slots})
    for name, spec in draft.game.fields.items():
        if name not in slots or slots[name] is _IGNORED:
            slots[name] = _own_slot(spec)
    return slots


_IGNORED = Slot(lambda *_: FAULT)
"""For a field of which the game says something wrong: its own fault is enough."""


class _AnySlots(dict[str, Slot]):
    """Where the game is unknown, no field can be called unknown."""

    def get(self, name: str, default: Any = None) -> Any:
        """Gives the slot, or one that ignores its value."""
        return super().get(name, default or _IGNORED)


def without(slots: Slots, names: Iterable[str]) -> Slots:
    """Slots that ignore some fields, of which everything has been told."""
    changed = {**slots, **dict.fromkeys(names, _IGNORED)}
    return _AnySlots(changed) if isinstance(slots, _AnySlots) else changed


def _own_slot(spec: FieldSpec) -> Slot:
    if spec.type == "number":
        return Slot(read_whole, None, own=True)
    if spec.type == "list":
        return Slot(_with_options(read_texts, spec), (), own=True, listed=True)
    return Slot(_with_options(read_text, spec), "", own=True)


def _with_options(read: Any, spec: FieldSpec) -> Any:
    """Lets only the options of a field pass, if it has any."""
    if not spec.options:
        return read

    def read_option(node: Node, reader: Reader) -> Any:
        value = read(node, reader)
        if value is FAULT:
            return FAULT
        values = (value,) if isinstance(value, str) else value
        wrong = [each for each in values if each not in spec.options]
        if wrong:
            options = ", ".join(spec.options)
            hint = did_you_mean(wrong[0], spec.options)
            message = f"{shown(wrong[0])} is not one of {options}"
            return reader.refuse("E109", message, node, hint)
        return value

    return read_option

"""Reads a game's sets: its cards with what defaults and bases leave to them."""

from dataclasses import dataclass
from typing import Any

from cardpress.diagnostics import Places, Span
from cardpress.model import Card, CardSet
from cardpress.source.decode import Decoded, Slot, Slots, build, decode, decode_values, slots_of
from cardpress.source.fields import card_slots, without
from cardpress.source.games import GameDraft
from cardpress.source.kinds import FAULT, Reader
from cardpress.source.nodes import Mapping, Node, Scalar, Sequence
from cardpress.source.scalars import shown
from cardpress.source.shelf import Page, Shelf
from cardpress.source.table_files import is_table
from cardpress.source.tables import TableRow, read_table

__all__ = ["CardDraft", "SetDraft", "read_sets"]

_MOST_CARDS = 20_000
_NOT_DEFAULT = ("id", "number", "base")


@dataclass(slots=True)
class CardDraft:
    """A card as its own mapping says."""

    id: str
    said: Decoded
    places: Places
    node: Mapping
    reader: Reader
    number: int
    """Its place in the set, from 1."""

    @property
    def label(self) -> str:
        """How messages about its values start."""
        return f"card '{self.id}', "


@dataclass(slots=True)
class SetDraft:
    """A set while its cards are being resolved."""

    set: CardSet
    """Without its cards."""
    places: Places
    reader: Reader
    defaults: Decoded
    defaults_places: Places
    cards: list[CardDraft]
    whole: bool = True
    """Whether every entry is a card with an id: only then is a card known to be missing."""
    table: str = ""
    """Path of the table that its cards stand in, if they do."""

    @property
    def label(self) -> str:
        """How messages about the values of its defaults start."""
        return "defaults, "


def read_sets(shelf: Shelf, draft: GameDraft) -> list[SetDraft]:
    """Reads all sets of a game, in the order of file names."""
    folder = f"cards/{draft.id}"
    slots = card_slots(draft)
    sets: dict[str, SetDraft] = {}
    tables: set[str] = set()
    left = _MOST_CARDS
    names = [name for name in shelf.yaml_names(folder) if name != "game"]
    for name in names:
        page = shelf.page(f"{folder}/{name}.yaml", wanted="there are no cards in it")
        found = _read_set(page, name, slots, shelf) if page else None
        if found is None or page is None:
            draft.whole = False
            continue
        if len(found.cards) > left:
            message = f"the game has more than {_MOST_CARDS:,} cards"
            page.reader.add("E143", message, page.node, "make it two games")
            found.cards, draft.whole = found.cards[:left], False
        draft.whole = draft.whole and found.whole
        left -= len(found.cards)
        _add_set(sets, found, name)
        tables.add(found.table)
    _tell_unread(shelf, folder, tables)
    if not names and draft.page:
        message = f"the game has no cards: there is no set in '{folder}/'"
        draft.page.reader.add("E138", message, draft.page.node, "add a file such as BAS.yaml")
    return list(sets.values())


def _tell_unread(shelf: Shelf, folder: str, tables: set[str]) -> None:
    """Warns of tables that lie beside the sets and that no set names."""
    for entry in shelf.files.entries(folder):
        path = f"{folder}/{entry}"
        if is_table(entry) and path not in tables and not entry.startswith(("~$", ".")):
            hint = f"write 'cards: {{from: {path}}}' in a set's file, or move it elsewhere"
            shelf.report.add("W144", f"'{path}' is not read", Span(path), hint)


def _add_set(sets: dict[str, SetDraft], found: SetDraft, name: str) -> None:
    code = found.set.code
    place = found.places.of("code")
    if code != name:
        message = f"code: '{code}' is not the file's name"
        hint = f"rename the file to {code}.yaml, or the set to the file's name"
        found.reader.report.add("E109", message, place, hint)
    if code in sets:
        message = f"the code '{code}' is used twice, first in {sets[code].reader.file}"
        found.reader.report.add("E130", message, place, "give one of them another code")
    else:
        sets[code] = found


def _read_set(page: Page, name: str, slots: Slots, shelf: Shelf) -> SetDraft | None:
    reader, node = page.reader, page.node
    default_slots = {key: slot for key, slot in slots.items() if key not in _NOT_DEFAULT}
    said = Decoded({}, {})
    places = reader.places(node)

    def read_defaults(inside: Node, reader: Reader) -> Any:
        nonlocal said, places
        found = _checked(decode_values(default_slots, inside, reader), inside, reader)
        if found is None or not isinstance(inside, Mapping):
            return FAULT
        said, places = found, reader.places(inside)
        texts = {key: child for key, child in inside.entries.items() if key in found.values}
        return {key: each.value for key, each in texts.items() if isinstance(each, Scalar)}

    set_slots = {
        **slots_of(CardSet),
        "defaults": Slot(read_defaults, {}),
        "cards": Slot(lambda *_: (), ()),
    }
    code = name if name.isascii() and name.isalnum() and name.isupper() else "SET"
    stand_ins = {"code": code, "name": name, "cards": ()}
    found = decode(CardSet, node, reader, slots=set_slots, stand_ins=stand_ins)
    if found is None:
        return None
    draft = SetDraft(found, reader.places(node), reader, said, places, [])
    table = _table_node(node)
    if table:
        _fill_from_table(draft, table, slots, shelf)
    else:
        draft.cards = _read_cards(page, slots)
        draft.whole = len(draft.cards) == _entries(node)
    return draft


def _table_node(node: Mapping) -> Mapping | None:
    """What names the table of a set; a card of the id 'from' is a mapping."""
    cards = node.entries.get("cards")
    if not isinstance(cards, Mapping):
        return None
    return cards if isinstance(cards.entries.get("from"), Scalar) else None


def _fill_from_table(draft: SetDraft, node: Mapping, slots: Slots, shelf: Shelf) -> None:
    """Reads a set's cards from the table that its file names."""
    table = read_table(node, slots, draft.reader, shelf)
    named = node.entries["from"]
    if table is None:
        draft.table = named.value if isinstance(named, Scalar) else ""
        draft.whole = False
        return
    draft.table = table.reader.file
    for number, row in enumerate(table.rows, 1):
        card = _card_of_row(row, slots, table.reader)
        if card:
            card.number = number
            draft.cards.append(card)
    draft.whole = table.whole and len(draft.cards) == len(table.rows)
    if not table.rows and table.whole:
        draft.reader.add("E138", "the table has no cards", named, "write one in each row")


def _card_of_row(row: TableRow, slots: Slots, reader: Reader) -> CardDraft | None:
    if row.broken:
        slots = without(slots, row.broken)
    return _read_card(row.node, None, slots, reader)


def _checked(found: Decoded | None, node: Node, reader: Reader) -> Decoded | None:
    """Drops values out of range from defaults, after telling of them."""
    if found is None or not isinstance(node, Mapping):
        return None
    values = {**found.values, "id": "defaults"}
    build(Card, values, node, reader)
    del values["id"]
    return Decoded(values, found.own)


def _entries(node: Mapping) -> int:
    """How many cards a set would have if all of them could be read; -1 where nobody knows."""
    match node.entries.get("cards"):
        case Sequence(items=items):
            return len(items)
        case Mapping(entries=entries):
            return len(entries)
        case None:
            return 0
        case Scalar(empty=empty):
            return 0 if empty else -1


def _read_cards(page: Page, slots: Slots) -> list[CardDraft]:
    reader, node = page.reader, page.node.entries.get("cards")
    pairs: list[tuple[Scalar | None, Node]] = []
    match node:
        case Sequence():
            pairs = [(None, item) for item in node.items]
        case Mapping():
            pairs = [(node.keys[key], item) for key, item in node.entries.items()]
        case Scalar() if not node.empty:
            if is_table(node.value):
                hint = f"write 'cards: {{from: {node.value}}}'"
                reader.add("E108", "cards: a table is named by 'from'", node, hint)
            else:
                reader.wrong_kind(node, "a list of cards")
            return []
    if not pairs:
        hint = "write them below 'cards:', each as '- id: …'"
        reader.add("E138", "the set has no cards", node or page.node, hint)
    drafts = []
    for number, (key, item) in enumerate(pairs, 1):
        card = _read_card(item, key, slots, reader)
        if card:
            card.number = number
            drafts.append(card)
    return drafts


def _read_card(
    node: Node, key: Scalar | None, slots: Slots, reader: Reader
) -> CardDraft | None:
    """Reads one card; ``key`` is its id where the cards are a mapping."""
    if not isinstance(node, Mapping):
        what = f"card '{key.value}'" if key else "a card"
        text = node.value if isinstance(node, Scalar) and not node.empty else ""
        found = "a list" if isinstance(node, Sequence) else shown(text) if text else "nothing"
        message = f"{what} must be a mapping with its fields, not {found}"
        hint = f"write '- id: {text}'" if text and not key else None
        if key and key.value in slots:
            hint = "each card of a list starts with a '- ', and its fields stand behind that"
        reader.add("E108", message, node, hint)
        return None
    written = node.entries.get("id")
    name = written.value if isinstance(written, Scalar) else key.value if key else ""
    reader.about = f"card '{name}', " if name else ""
    said = decode_values(slots, node, reader)
    reader.about = ""
    if said is None:
        return None
    card_id = said.values.get("id") or (key.value if key else "")
    if key and card_id != key.value:
        message = f"the card has two ids, '{key.value}' and '{card_id}'"
        reader.add("E108", message, node.entries["id"], "leave out 'id'")
    if not card_id:
        if written is None or "id" in said.values:
            hint = "write 'id: …', a name that never changes"
            reader.add("E110", "the card has no id", written or node, hint)
        return None
    said.values["id"] = card_id
    return CardDraft(card_id, said, reader.places(node), node, reader, 0)

"""The ledger: what was printed of each deck, card by card, and what differs from it now.

A value between the stages: ``source`` reads it, ``jobs`` asks and adds to it. Here it becomes
text, made for Git: sorted, a card a line, so that two people's records merge line by line.
"""

import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple, Self

__all__ = [
    "LAST",
    "LOCK_FILE",
    "Change",
    "FaceMark",
    "Ledger",
    "PrintedCard",
    "PrintedDeck",
    "Why",
    "differences",
]

LOCK_FILE = "cards.lock"
"""Where it lies, below the project root."""
LAST = "last"
"""The record of what was printed last, which every printing writes."""

_HEAD = """\
# What was printed, card by card: 'cardpress build --changed' prints what differs from it.
# Written by 'cardpress printed'; it belongs into Git, beside the cards.
format: 1
"""
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9._/@-]*")
_WORDS = frozenset(("y", "n", "yes", "no", "on", "off", "true", "false", "null"))
"""Words that other readers of YAML take for something else."""


class FaceMark(NamedTuple):
    """What a face looked like, in short."""

    scene: str
    """Digest of its scene, 16 hexadecimal digits."""
    pixels: str = ""
    """Digest of its drawing, likewise; empty where it was not drawn."""

    @classmethod
    def of(cls, text: str) -> Self:
        """Reads what stands in the lock file."""
        scene, _, pixels = text.partition("-")
        return cls(scene, pixels)

    def __str__(self) -> str:
        """As it stands in the lock file."""
        return f"{self.scene}-{self.pixels}" if self.pixels else self.scene


class PrintedCard(NamedTuple):
    """A card as it was printed."""

    copies: int
    front: FaceMark
    back: FaceMark | None = None
    """Nothing where it had no back."""
    name: str = ""
    """What stood on it; empty where that is not known."""


@dataclass(frozen=True, slots=True)
class PrintedDeck:
    """A deck as it was printed."""

    ink: str
    """``full``, ``low`` or ``gray``."""
    drawn: str
    """The libraries by which its faces were drawn, with their versions."""
    cards: Mapping[str, PrintedCard]
    """By id."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """All records of a project."""

    records: Mapping[str, Mapping[str, PrintedDeck]] = field(default_factory=dict)
    """Decks by ``GAME/DECK`` (of a translation ``GAME/DECK@LANG``), by the record's name."""

    def deck(self, record: str, deck: str) -> PrintedDeck | None:
        """A deck as a record has it."""
        return self.records.get(record, {}).get(deck)

    def with_deck(self, record: str, deck: str, printed: PrintedDeck) -> "Ledger":
        """The same with one deck added or replaced."""
        decks = {**self.records.get(record, {}), deck: printed}
        return replace(self, records={**self.records, record: decks})

    def text(self) -> str:
        """The lock file."""
        return _HEAD + "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        yield "records:" if self.records else "records: {}"
        for record, decks in sorted(self.records.items()):
            yield f"  {_key(record)}:" if decks else f"  {_key(record)}: {{}}"
            for deck, printed in sorted(decks.items()):
                yield f"    {_key(deck)}:"
                yield f"      ink: {printed.ink}"
                yield f"      drawn: {json.dumps(printed.drawn, ensure_ascii=False)}"
                yield "      cards:" if printed.cards else "      cards: {}"
                for card_id, card in sorted(printed.cards.items()):
                    yield f"        {_key(card_id)}: {_card(card)}"


def _key(name: str) -> str:
    plain = _PLAIN.fullmatch(name) and name.casefold() not in _WORDS
    return name if plain else json.dumps(name, ensure_ascii=False)


def _card(card: PrintedCard) -> str:
    back = f", back: {card.back}" if card.back else ""
    name = f", name: {json.dumps(card.name, ensure_ascii=False)}" if card.name else ""
    return f"{{copies: {card.copies}, front: {card.front}{back}{name}}}"


class Why(StrEnum):
    """What there is to do with a card, and why."""

    NEW = "new"
    CHANGED = "changed"
    """Front, back or both."""
    MORE = "more"
    """Copies than were printed."""
    FEWER = "fewer"
    REMOVED = "removed"


class Change(NamedTuple):
    """How a card differs from what was printed."""

    card: str
    """Its id."""
    why: Why
    adds: int = 0
    """Copies to print."""
    takes: int = 0
    """Copies to take out."""


def differences(
    printed: Mapping[str, PrintedCard], wanted: Mapping[str, int], changed: Collection[str]
) -> tuple[Change, ...]:
    """Settles what to print, and what to take out of the printed deck.

    Args:
        printed: the deck as it lies on the table.
        wanted: copies by id, as it is to be.
        changed: ids of the cards whose faces look otherwise now.

    Returns:
        Cards to print in the order of ``wanted``, then those that are no longer in the deck.
    """
    found = []
    for card_id, copies in wanted.items():
        before = printed.get(card_id)
        if before is None:
            found.append(Change(card_id, Why.NEW, adds=copies))
        elif card_id in changed:
            found.append(Change(card_id, Why.CHANGED, adds=copies, takes=before.copies))
        elif copies > before.copies:
            found.append(Change(card_id, Why.MORE, adds=copies - before.copies))
        elif copies < before.copies:
            found.append(Change(card_id, Why.FEWER, takes=before.copies - copies))
    gone = (card_id for card_id in sorted(printed) if card_id not in wanted)
    found.extend(Change(each, Why.REMOVED, takes=printed[each].copies) for each in gone)
    return tuple(found)

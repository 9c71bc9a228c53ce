"""What lies in the output folder: which decks its files hold, as their manifests say."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from cardpress.jobs.orders import Order

__all__ = ["Built", "BuiltCard", "Output"]

_LARGEST = 64 << 20
"""Bytes of a manifest."""
_MOST_COPIES = 9_999_999
_MARK = re.compile(r"[0-9a-f]{16}")


class BuiltCard(NamedTuple):
    """A card as a file holds it."""

    copies: int
    front: str
    """The mark of its scene."""
    back: str
    """The same; empty without a back."""


@dataclass(frozen=True, slots=True)
class Built:
    """A deck as it is once a file is printed."""

    file: str
    cards: Mapping[str, BuiltCard]
    """By id."""


class Output:
    """The output folder as it is: files that hold whole decks, or what has changed of them.

    Files that are gone, and manifests that nobody can read, count as not there.
    """

    def __init__(self, folder: Path) -> None:
        self._manifests = tuple(_manifests(folder))

    def decks(self) -> list[tuple[str, str]]:
        """Game and name of every deck that is there, in whatever ink and language."""
        named = ((facts.get("game"), facts.get("deck")) for _, facts in self._manifests)
        return sorted({(str(game), str(deck)) for game, deck in named})

    def inks(self, order: Order, lang: str) -> list[str]:
        """The inks in which a deck is there.

        Args:
            order: the deck.
            lang: of its words, as a BCP 47 tag.
        """
        wanted = _wanted(order, lang)
        return sorted({str(facts.get("ink")) for _, facts in self._of(wanted)})

    def built(self, order: Order, lang: str) -> tuple[Built, ...]:
        """The files of a deck in the ink of its order."""
        wanted = {**_wanted(order, lang), "ink": str(order.settings.ink)}
        return tuple(Built(name, _cards(facts)) for name, facts in self._of(wanted))

    def _of(self, wanted: Mapping[str, object]) -> Iterator[tuple[str, dict[str, Any]]]:
        for name, facts in self._manifests:
            if all(facts.get(key) == value for key, value in wanted.items()):
                yield name, facts


def _wanted(order: Order, lang: str) -> dict[str, object]:
    return {"game": order.game.id, "deck": order.run.name, "lang": lang}


def _manifests(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    for path in sorted(folder.glob("*.pdf.json")) if folder.is_dir() else ():
        facts, file = _facts(path), path.with_suffix("")
        if facts.get("format") != 1 or not file.exists():
            continue
        several = facts.get("decks")
        for deck in several if isinstance(several, list) else (facts,):
            if isinstance(deck, dict) and deck.get("whole") is True and _cards(deck):
                yield file.name, {**facts, **deck}


def _facts(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > _LARGEST:
            return {}
        facts = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) else {}


def _cards(facts: Mapping[str, Any]) -> dict[str, BuiltCard]:
    """The deck once the file is printed; nothing where anything is not as we write it."""
    cards: dict[str, BuiltCard] = {}
    try:
        for each in (*facts["cards"], *facts.get("kept", ())):
            card_id, card = each["id"], _card(each)
            before = cards.get(card_id)
            if before is not None:
                card = card._replace(copies=card.copies + before.copies)
            cards[card_id] = card
        return cards if all(map(str.isprintable, cards)) else {}
    except (KeyError, TypeError, ValueError, AttributeError):
        return {}


def _card(each: Mapping[str, Any]) -> BuiltCard:
    """One card.

    Raises:
        ValueError: it has no copies, too many, or marks that are none.
    """
    copies, front, back = each["copies"], each["front"], each.get("back", "")
    sound = isinstance(copies, int) and 0 < copies <= _MOST_COPIES and _MARK.fullmatch(front)
    if not sound or (back and not _MARK.fullmatch(back)):
        raise ValueError
    return BuiltCard(copies, front, back)

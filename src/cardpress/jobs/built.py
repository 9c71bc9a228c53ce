"""What lies in the output folder: which decks its files hold, as their manifests say."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from cardpress.jobs.orders import Order

__all__ = ["Built", "BuiltCard", "built_decks"]

_LARGEST = 64 << 20
"""Bytes of a manifest."""


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


def built_decks(output: Path, order: Order, lang: str) -> tuple[Built, ...]:
    """Finds the files that hold a whole deck, or what has changed of it.

    Files that are gone, and manifests that nobody can read, count as not there.

    Args:
        output: the folder.
        order: the deck, in its ink.
        lang: of its words, as a BCP 47 tag.
    """
    wanted = {
        "format": 1,
        "game": order.game.id,
        "deck": order.run.name,
        "ink": str(order.settings.ink),
        "lang": lang,
        "whole": True,
    }
    return tuple(_found(output, wanted))


def _found(output: Path, wanted: Mapping[str, object]) -> Iterator[Built]:
    for path in sorted(output.glob("*.pdf.json")) if output.is_dir() else ():
        facts = _facts(path)
        if not path.with_suffix("").exists():
            continue
        if all(facts.get(key) == value for key, value in wanted.items()):
            cards = _cards(facts)
            if cards:
                yield Built(path.with_suffix("").name, cards)


def _facts(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > _LARGEST:
            return {}
        facts = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) else {}


def _cards(facts: Mapping[str, Any]) -> dict[str, BuiltCard]:
    cards: dict[str, BuiltCard] = {}
    try:
        for each in (*facts["cards"], *facts.get("kept", ())):
            card = BuiltCard(int(each["copies"]), str(each["front"]), str(each.get("back", "")))
            before = cards.get(each["id"])
            cards[str(each["id"])] = card._replace(
                copies=card.copies + (before.copies if before else 0)
            )
    except (KeyError, TypeError, ValueError, AttributeError):
        return {}
    return cards

"""The words of a game that can be translated, each under a key, and the game in other words.

A key is the way to a text in the file of a language: ``("title",)``, ``("terms", "summon")``,
``("elements", "fire", "verb")``, ``("cards", "ember-drake", "flavour")``.
"""

import hashlib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from cardpress.catalogue.values import CardEntry, GameEntry
from cardpress.diagnostics import Span
from cardpress.model import Card, CardWords, Game

__all__ = ["Key", "digest_of", "own_words", "reworded", "sources_of", "words_of"]

Key: TypeAlias = tuple[str, ...]

_CARD_WORDS = tuple(name for name in CardWords.model_fields if name not in ("of", "own"))
_DIGITS = 6
"""Of a digest: one change in 16 million goes unseen."""


def words_of(game: GameEntry) -> dict[Key, str]:
    """All texts of a game that are printed in words, in the order of a language's file."""
    return {key: text for key, text in _words(game) if text}


def _words(game: GameEntry) -> Iterator[tuple[Key, str]]:
    whole = game.game
    yield ("title",), whole.title
    yield ("subtitle",), whole.subtitle
    for name, term in whole.terms.items():
        yield ("terms", name), term
    for part, fields in (("elements", ("name", "verb")), ("rarities", ("name", "letter"))):
        for name, each in getattr(whole, part).items():
            yield from (((part, name, field), getattr(each, field)) for field in fields)
    for code, card_set in game.sets.items():
        yield ("sets", code), card_set.set.name
    for name, deck in game.decks.items():
        yield ("decks", name), deck.deck.title
    yield from _card_words(game)


def _card_words(game: GameEntry) -> Iterator[tuple[Key, str]]:
    own = own_words(game.game)
    for card_id, entry in game.cards.items():
        for field in _CARD_WORDS:
            yield ("cards", card_id, field), getattr(entry.card, field)
        for field in own:
            yield ("cards", card_id, field), str(entry.card.own.get(field, ""))


def own_words(game: Game) -> tuple[str, ...]:
    """The game's own fields that hold words; one with options is a choice of its templates."""
    specs = game.fields.items()
    return tuple(name for name, spec in specs if spec.type == "text" and not spec.options)


def digest_of(text: str) -> str:
    """A text in six letters, the same however its accents are composed and its lines end."""
    lines = "\n".join(text.splitlines())
    plain = unicodedata.normalize("NFC", lines).encode()
    return hashlib.sha256(plain).hexdigest()[:_DIGITS]


def sources_of(game: GameEntry) -> dict[Key, Key]:
    """Where texts come from that cards take over from their ``base``, word for word."""
    sources: dict[Key, Key] = {}
    for field in (*_CARD_WORDS, *own_words(game.game)):
        first: dict[str, str] = {}
        for card_id in game.cards:
            _follow(game, field, card_id, first)
        sources.update(
            (("cards", card_id, field), ("cards", source, field))
            for card_id, source in first.items()
            if card_id != source
        )
    return sources


def _follow(game: GameEntry, field: str, card_id: str, first: dict[str, str]) -> None:
    """Finds the first card of a line of bases that say the same, for all cards on the way."""
    way: dict[str, None] = {}
    here: str | None = card_id
    last = card_id
    while here is not None and here not in way and here not in first:
        way[here] = None
        last, here = here, _base(game, field, here)
    source = first.get(here or "", last)
    first.update(dict.fromkeys(way, source))


def _base(game: GameEntry, field: str, card_id: str) -> str | None:
    card = game.cards[card_id].card
    base = game.cards.get(card.base)
    if base is None or _word(base.card, field) != _word(card, field):
        return None
    return base.card.id


def _word(card: Card, field: str) -> Any:
    return getattr(card, field) if field in _CARD_WORDS else card.own.get(field, "")


def reworded(
    game: GameEntry, words: Mapping[Key, str], places: Mapping[Key, Span]
) -> GameEntry:
    """The game with other words.

    Args:
        game: in its own words, which stay where there are no others.
        words: by key.
        places: where each of them stands.
    """
    told = _Told(words, places)
    sets = {}
    cards = {card_id: told.card(entry) for card_id, entry in game.cards.items()}
    for code, each in game.sets.items():
        update: dict[str, Any] = {"cards": tuple(cards[i].card for i in each.card_ids)}
        if ("sets", code) in words:
            update["name"] = words["sets", code]
        sets[code] = replace(each, set=each.set.model_copy(update=update))
    decks = {
        name: replace(deck, deck=deck.deck.model_copy(update=told.title(name)))
        for name, deck in game.decks.items()
    }
    called: dict[str, str] = {}
    for card_id, entry in (*cards.items(), *game.cards.items()):
        called.setdefault(entry.card.name, card_id)
    return replace(
        game, game=told.game(game.game), sets=sets, cards=cards, decks=decks, called=called
    )


class _Told:
    """Words and their places, by what they belong to."""

    def __init__(self, words: Mapping[Key, str], places: Mapping[Key, Span]) -> None:
        self._words: dict[Key, dict[str, str]] = {}
        self._places: dict[Key, dict[str, Span]] = {}
        for key, text in words.items():
            self._words.setdefault(key[:-1], {})[key[-1]] = text
            self._places.setdefault(key[:-1], {})[key[-1]] = places[key]

    def game(self, game: Game) -> Game:
        elements, rarities = (
            {
                name: each.model_copy(update=self._words.get((part, name), {}))
                for name, each in getattr(game, part).items()
            }
            for part in ("elements", "rarities")
        )
        terms = {**game.terms, **self._words.get(("terms",), {})}
        update = {"terms": terms, "elements": elements, "rarities": rarities}
        return game.model_copy(update={**update, **self._words.get((), {})})

    def title(self, deck: str) -> dict[str, str]:
        titles = self._words.get(("decks",), {})
        return {"title": titles[deck]} if deck in titles else {}

    def card(self, entry: CardEntry) -> CardEntry:
        key = ("cards", entry.card.id)
        words = self._words.get(key)
        if not words:
            return entry
        update: dict[str, Any] = {k: v for k, v in words.items() if k in _CARD_WORDS}
        own = {k: v for k, v in words.items() if k not in _CARD_WORDS}
        if own:
            update["own"] = {**entry.card.own, **own}
        places = replace(entry.places, elsewhere=self._places[key])
        return replace(entry, card=entry.card.model_copy(update=update), places=places)

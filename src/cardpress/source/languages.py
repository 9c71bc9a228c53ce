"""Reads ``cards/GAME/lang/LANG.yaml``: the words of a game in another language, as written."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardpress.catalogue import GameEntry
from cardpress.catalogue.words import Key, own_words
from cardpress.diagnostics import Diagnostic, Places, Span, did_you_mean
from cardpress.files import ProjectFiles
from cardpress.model import CardWords, Translation
from cardpress.source.decode import Decoded, Slot, Slots, decode, decode_values, slots_of
from cardpress.source.kinds import Reader, read_text
from cardpress.source.nodes import Mapping as MappingNode
from cardpress.source.nodes import Node, Scalar
from cardpress.source.scalars import shown
from cardpress.source.shelf import Page, Shelf

__all__ = [
    "CardWording",
    "Wording",
    "language_file",
    "languages_of",
    "near_or_all",
    "read_words",
    "wording_of",
    "wrong_tag",
]

_TAG = re.compile(
    r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?(-([a-z0-9]{5,8}|\d[a-z0-9]{3}))*"
)
"""Language, script, region and variants of BCP 47 (RFC 5646, 2.1), in the usual case."""


@dataclass(frozen=True, slots=True)
class CardWording:
    """What the file says of one card."""

    words: Mapping[str, str]
    """By field; empty where the key has no value yet."""
    places: Places


@dataclass(frozen=True, slots=True)
class Wording:
    """A language's file as written."""

    file: str
    node: MappingNode
    words: Mapping[Key, str]
    """Every text, without those left empty."""
    written: frozenset[Key]
    """Every key, also of texts left empty."""
    places: Mapping[Key, Span]
    digests: Mapping[str, str]
    """Of the originals that were translated, by key written with dots."""
    cards: Mapping[str, CardWording]


def language_file(game_id: str, tag: str) -> str:
    """The path of a game's words in a language."""
    return f"cards/{game_id}/lang/{tag}.yaml"


def languages_of(files: ProjectFiles, game_id: str) -> list[str]:
    """The languages that a game has files for, as these are called."""
    entries = files.entries(f"cards/{game_id}/lang")
    return [entry.removesuffix(".yaml") for entry in entries if entry.endswith(".yaml")]


def wrong_tag(tag: str, own: str, span: Span | None = None) -> Diagnostic | None:
    """What is wrong with the name of a language (E161), if anything.

    Args:
        tag: the name.
        own: the language of the originals.
        span: where to point.
    """
    if not _TAG.fullmatch(tag):
        hint = "write a BCP 47 tag such as pl, pt-BR or zh-Hant"
        message = f"{shown(tag)} is not the name of a language"
        return Diagnostic("E161", message, span, hint)
    if tag == own:
        message = f"'{tag}' is the language of the originals"
        hint = "change the words where they stand, or 'language' in cardpress.yaml"
        return Diagnostic("E161", message, span, hint)
    return None


def read_words(shelf: Shelf, game: GameEntry, tag: str) -> Wording | None:
    """Reads a language's file; nothing where the report says why not."""
    page = shelf.page(language_file(game.id, tag), wanted="there are no words in it")
    return wording_of(page, game) if page else None


def wording_of(page: Page, game: GameEntry) -> Wording | None:
    """Makes out what a language's file says; nothing where the report says why not."""
    cards: dict[str, tuple[MappingNode, Decoded]] = {}
    slots = _card_slots(game)

    def read_cards(node: Node, reader: Reader) -> Any:
        if not isinstance(node, MappingNode):
            return reader.wrong_kind(node, "a mapping from the ids of cards to their words")
        cards.update(_read_cards(node, slots, reader))
        return {}

    whole_slots = {**slots_of(Translation), "cards": Slot(read_cards, {})}
    said = decode(Translation, page.node, page.reader, slots=whole_slots)
    if said is None:
        return None
    gathering = _Gathering(page.node, page.reader)
    gathering.game(said)
    for card_id, (node, decoded) in cards.items():
        gathering.card(card_id, node, decoded)
    return gathering.wording(page.reader.file)


def _card_slots(game: GameEntry) -> Slots:
    """What a card may say: the words of all cards, and the game's own fields of words."""
    slots = {name: slot for name, slot in slots_of(CardWords).items() if name != "own"}
    own = {name: Slot(read_text, "", own=True) for name in own_words(game.game)}
    return {**slots, **own}


def _read_cards(
    node: MappingNode, slots: Slots, reader: Reader
) -> Iterator[tuple[str, tuple[MappingNode, Decoded]]]:
    for card_id, inside in node.entries.items():
        if isinstance(inside, Scalar) and inside.empty:
            continue  # begun, and not yet gone on with
        reader.about = f"card '{card_id}', "
        said = decode_values(slots, inside, reader)
        reader.about = ""
        if said is not None and isinstance(inside, MappingNode):
            yield card_id, (inside, said)


class _Gathering:
    """Brings all texts of a file under their keys."""

    def __init__(self, node: MappingNode, reader: Reader) -> None:
        self._node = node
        self._reader = reader
        self._all: dict[Key, str] = {}
        self._places: dict[Key, Span] = {}
        self._digests: dict[str, str] = {}
        self._cards: dict[str, CardWording] = {}

    def wording(self, path: str) -> Wording:
        words = {key: text for key, text in self._all.items() if text}
        written = frozenset(self._all)
        return Wording(
            path, self._node, words, written, self._places, self._digests, self._cards
        )

    def game(self, said: Translation) -> None:
        """Takes in the words of all but the cards."""
        for name in ("title", "subtitle"):
            self._take((name,), getattr(said, name))
        for part in ("terms", "sets", "decks"):
            for name, text in getattr(said, part).items():
                self._take((part, name), text)
        for part in ("elements", "rarities"):
            for name, each in getattr(said, part).items():
                for field, text in each:
                    self._take((part, name, field), text)
        self._digests.update(said.of)

    def card(self, card_id: str, node: MappingNode, said: Decoded) -> None:
        """Takes in the words of a card."""
        texts = {k: v for k, v in said.values.items() if k != "of"} | said.own
        for field, text in texts.items():
            self._take(("cards", card_id, field), text)
        for field, digest in said.values.get("of", {}).items():
            self._digests[f"cards.{card_id}.{field}"] = digest
        self._cards[card_id] = CardWording(texts, self._reader.places(node))

    def _take(self, key: Key, text: str) -> None:
        node: Node = self._node
        for part in key:
            if not isinstance(node, MappingNode) or part not in node.entries:
                return  # a default: nobody wrote it
            node = node.entries[part]
        self._all[key] = text
        self._places[key] = self._reader.span(node)


def near_or_all(word: str, known: Collection[str]) -> str | None:
    """A hint at the nearest of some names, or at all of them where they are few."""
    near = did_you_mean(word, known)
    return near or (f"there are: {', '.join(known)}" if 0 < len(known) <= 12 else None)

"""Reads a game's decks, as YAML or as plain lines; their cards are known to exist."""

import re
from collections.abc import Collection
from typing import NamedTuple

from cardpress.catalogue import DeckEntry
from cardpress.diagnostics import Places, Span, did_you_mean
from cardpress.model import Deck, DeckLine
from cardpress.source.decode import Slot, decode, slots_of
from cardpress.source.games import GameDraft
from cardpress.source.kinds import FAULT, Reader
from cardpress.source.nodes import Node, Scalar, Sequence
from cardpress.source.report import Report
from cardpress.source.scalars import shown
from cardpress.source.shelf import Shelf

__all__ = ["read_decks"]

_LINE = re.compile(r"(?:(?P<copies>\d+)\s*[x×]?\s+)?(?P<card>\S+)")
_MOST_COPIES = 9_999


class _Line(NamedTuple):
    """A line of a deck, and where its card and the line itself stand."""

    line: DeckLine
    span: Span


class _Cards:
    """Which cards decks may name."""

    def __init__(self, known: Collection[str], sound: Collection[str], *, whole: bool) -> None:
        self._known = known
        self._sound = sound
        self._whole = whole

    def kept(self, lines: list[_Line], report: Report) -> tuple[DeckLine, ...]:
        """Leaves out lines with cards that there are not, or that have faults of their own."""
        seen: dict[str, Span] = {}
        kept = []
        for line, span in lines:
            if line.card not in self._known:
                if self._whole:
                    message = f"there is no card {shown(line.card)}"
                    report.add("E134", message, span, did_you_mean(line.card, self._known))
                continue
            if line.card in seen:
                message = f"'{line.card}' stands in line {seen[line.card].line} already"
                report.add("N605", f"{message}: the copies are added up", span)
            seen.setdefault(line.card, span)
            if line.card in self._sound:
                kept.append(line)
        return tuple(kept)


def read_decks(
    shelf: Shelf, draft: GameDraft, known: Collection[str], sound: Collection[str]
) -> dict[str, DeckEntry]:
    """Reads ``cards/GAME/decks/``.

    Args:
        shelf: the project's files.
        draft: the game.
        known: ids of all cards of the game.
        sound: ids of those without faults; lines with others are left out.
    """
    folder = f"cards/{draft.id}/decks"
    cards = _Cards(known, sound, whole=draft.whole)
    decks: dict[str, DeckEntry] = {}
    for name in shelf.yaml_names(folder):
        deck = _yaml_deck(shelf, f"{folder}/{name}.yaml", cards)
        if deck:
            decks[name] = DeckEntry(name, *deck)
    for entry in shelf.files.entries(folder):
        name = entry.removesuffix(".txt")
        path = f"{folder}/{entry}"
        if name == entry:
            continue
        if f"{name}.yaml" in shelf.files.entries(folder):
            message = f"there is a deck '{name}' in {name}.yaml already"
            shelf.report.add("E130", message, Span(path), "rename one of the two files")
            continue
        plain = _text_deck(shelf, path, cards)
        if plain:
            decks[name] = DeckEntry(name, plain, Places(Span(path)))
    return dict(sorted(decks.items()))


def _yaml_deck(shelf: Shelf, path: str, cards: _Cards) -> tuple[Deck, Places] | None:
    page = shelf.page(path, wanted="there are no cards in it")
    if page is None:
        return None
    lines: list[_Line] = []
    written = 0

    def read(node: Node, reader: Reader) -> object:
        if not isinstance(node, Sequence):
            return reader.wrong_kind(node, "a list of cards ('- 3 ember-drake')")
        nonlocal written
        written = len(node.items)
        for item in node.items:
            line = _item(item, reader)
            if line:
                lines.append(_Line(line, reader.span(item)))
        return ()

    slots = {**slots_of(Deck), "cards": Slot(read, (), required=True)}
    deck = decode(Deck, page.node, page.reader, slots=slots)
    if deck is None:
        return None
    if not written:
        place = page.node.entries.get("cards", page.node)
        page.reader.add("E604", "the deck has no cards", place, "write '- 3 ember-drake'")
    kept = cards.kept(lines, shelf.report)
    return deck.model_copy(update={"cards": kept}), page.reader.places(page.node)


def _item(node: Node, reader: Reader) -> DeckLine | None:
    """A line of a YAML deck: ``3 ember-drake``, or a mapping."""
    if isinstance(node, Scalar):
        return _line(node.value.strip(), reader.span(node), reader.report)
    found = decode(DeckLine, node, reader)
    return None if found is FAULT else found


def _line(text: str, span: Span, report: Report) -> DeckLine | None:
    match = _LINE.fullmatch(text)
    if match is None:
        hint = "write '3 ember-drake', or 'ember-drake' for as many as the card says"
        report.add("E602", f"the deck line {shown(text)} cannot be read", span, hint)
        return None
    digits = match["copies"]
    if digits is None:
        return DeckLine(card=match["card"])
    copies = int(digits) if len(digits) < 9 else _MOST_COPIES + 1
    if copies > _MOST_COPIES:
        message = f"{shown(text)}: more than {_MOST_COPIES:,} copies"
        report.add("E109", message, span, "nobody can shuffle that")
        return None
    return DeckLine(card=match["card"], copies=copies)


def _text_deck(shelf: Shelf, path: str, cards: _Cards) -> Deck | None:
    """A deck of plain lines; ``#`` starts a comment."""
    all_lines = shelf.lines(path)
    if all_lines is None:
        return None
    stripped = [re.sub(r"(^|\s)#.*", "", whole).strip() for whole in all_lines]
    if not any(stripped):
        shelf.report.add("E604", "the deck has no cards", Span(path), "write '3 ember-drake'")
    lines = []
    for number, (whole, text) in enumerate(zip(all_lines, stripped, strict=True), 1):
        if not text:
            continue
        span = Span(path, number, len(whole) - len(whole.lstrip()) + 1)
        line = _line(text, span, shelf.report)
        if line:
            lines.append(_Line(line, span))
    return Deck(cards=cards.kept(lines, shelf.report))

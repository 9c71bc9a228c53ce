"""From a deck or a set to a print run."""

from collections.abc import Iterator, Mapping, Sequence

from cardpress.catalogue import DeckEntry, GameEntry, SetEntry
from cardpress.collate.only import chosen
from cardpress.collate.run import PrintRun
from cardpress.diagnostics import Diagnostic, Outcome, Span, did_you_mean

__all__ = ["SET_PREFIX", "collate"]

SET_PREFIX = "set:"
"""What the name of a set starts with where decks are named."""


def collate(
    game: GameEntry, name: str, *, copies: int = 1, only: Sequence[str] = ()
) -> Outcome[PrintRun | None]:
    """Settles what is printed of a deck.

    Args:
        game: whose deck it is.
        name: of the deck, or ``set:CODE`` for a set with its cards' own copies.
        copies: how many of the whole deck, at least 1.
        only: ids, numbers or globs of the cards to print; all where empty.

    Returns:
        The run; nothing where there is no such deck or set (E601, E136), where it holds no
        cards (E604) or no copies (E408), or where ``only`` finds none (E408). Beside it N605
        for each card that the deck names twice; such lines add up.

    Raises:
        ValueError: ``copies`` is less than 1.
    """
    if copies < 1:
        raise ValueError(f"{copies} copies of a deck")
    if name.startswith(SET_PREFIX):
        entry = game.sets.get(name.removeprefix(SET_PREFIX))
        if entry is None:
            return Outcome(None, (_no_set(game, name),))
        title, span, counted, notes = _of_set(game, entry)
    elif name in game.decks:
        title, span, counted, notes = _of_deck(game, game.decks[name])
    else:
        return Outcome(None, (_no_deck(game, name),))
    faults = (*notes, *_empty(name, span, counted))
    if counted and only:
        ids, missed = chosen(game, name, list(counted), only)
        faults += missed
        counted = {card_id: counted[card_id] for card_id in ids}
    if any(fault.code[0] == "E" for fault in faults) or not counted:
        return Outcome(None, faults)
    cards = tuple((card_id, count * copies) for card_id, count in counted.items() if count)
    if not cards:
        return Outcome(None, (*faults, _no_copies(name, span)))
    return Outcome(PrintRun(game.id, name, title, cards), faults)


_Counted = tuple[str, Span, dict[str, int], tuple[Diagnostic, ...]]
"""Title, place, copies by id in order, and notes."""


def _of_set(game: GameEntry, entry: SetEntry) -> _Counted:
    counted = {card_id: game.cards[card_id].card.copies for card_id in entry.card_ids}
    return entry.set.name, entry.places.span, counted, ()


def _of_deck(game: GameEntry, entry: DeckEntry) -> _Counted:
    counted: dict[str, int] = {}
    repeated: list[str] = []
    for line in entry.deck.cards:
        own = game.cards[line.card].card.copies
        if line.card in counted and line.card not in repeated:
            repeated.append(line.card)
        copies = own if line.copies is None else line.copies
        counted[line.card] = counted.get(line.card, 0) + copies
    notes = tuple(_repeats(entry, repeated, counted))
    return entry.deck.title or entry.name, entry.places.span, counted, notes


def _repeats(
    entry: DeckEntry, repeated: Sequence[str], counted: Mapping[str, int]
) -> Iterator[Diagnostic]:
    for card_id in repeated:
        copies = counted[card_id]
        message = (
            f"deck '{entry.name}' asks for '{card_id}' more than once: "
            f"{copies} {'copy' if copies == 1 else 'copies'} in all"
        )
        yield Diagnostic("N605", message, _last_line(entry, card_id))


def _last_line(entry: DeckEntry, card_id: str) -> Span:
    """Where the deck names a card for the last time, if the reader kept the place."""
    last = max(at for at, line in enumerate(entry.deck.cards) if line.card == card_id)
    key = f"cards.{last}"
    return entry.places.of(key if key in entry.places.keys else "cards")


def _empty(name: str, span: Span, counted: Mapping[str, int]) -> tuple[Diagnostic, ...]:
    if counted:
        return ()
    what = "set" if name.startswith(SET_PREFIX) else "deck"
    message = f"{what} '{name.removeprefix(SET_PREFIX)}' has no cards"
    hint = "list its cards under 'cards:'"
    return (Diagnostic("E604", message, span, hint),)


def _no_copies(name: str, span: Span) -> Diagnostic:
    message = f"nothing to print of '{name}': the cards have 0 copies"
    return Diagnostic("E408", message, span, "give them copies, or a count in the deck")


def _no_deck(game: GameEntry, name: str) -> Diagnostic:
    names = [*game.decks, *(SET_PREFIX + code for code in game.sets)]
    hint = did_you_mean(name, names) or f"there are {', '.join(names)}"
    return Diagnostic("E601", f"game '{game.id}' has no deck '{name}'", hint=hint)


def _no_set(game: GameEntry, name: str) -> Diagnostic:
    code = name.removeprefix(SET_PREFIX)
    hint = did_you_mean(code, game.sets) or f"there are {', '.join(game.sets)}"
    return Diagnostic("E136", f"game '{game.id}' has no set '{code}'", hint=hint)

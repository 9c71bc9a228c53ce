"""From a deck or a set to a print run."""

from collections.abc import Mapping, Sequence

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
        cards (E604) or no copies (E408), or where ``only`` finds none (E408). Lines that name
        one card add up; the reader has said so (N605).

    Raises:
        ValueError: ``copies`` is less than 1.
    """
    if copies < 1:
        raise ValueError(f"{copies} copies of a deck")
    if name.startswith(SET_PREFIX):
        entry = game.sets.get(name.removeprefix(SET_PREFIX))
        if entry is None:
            return Outcome(None, (_no_set(game, name),))
        title, span, counted = _of_set(game, entry)
    elif name in game.decks:
        title, span, counted = _of_deck(game, game.decks[name])
    else:
        return Outcome(None, (_no_deck(game, name),))
    faults = _empty(name, span, counted)
    if counted and only:
        ids, missed = chosen(game, name, list(counted), only)
        faults += missed
        counted = {card_id: counted[card_id] for card_id in ids}
    if faults:
        return Outcome(None, faults)
    cards = tuple((card_id, count * copies) for card_id, count in counted.items() if count)
    if not cards:
        return Outcome(None, (_no_copies(name, span),))
    return Outcome(PrintRun(game.id, name, title, cards))


_Counted = tuple[str, Span, dict[str, int]]
"""Title, place, and copies by id in order."""


def _of_set(game: GameEntry, entry: SetEntry) -> _Counted:
    counted = {card_id: game.cards[card_id].card.copies for card_id in entry.card_ids}
    return entry.set.name, entry.places.span, counted


def _of_deck(game: GameEntry, entry: DeckEntry) -> _Counted:
    counted: dict[str, int] = {}
    for line in entry.deck.cards:
        own = game.cards[line.card].card.copies
        copies = own if line.copies is None else line.copies
        counted[line.card] = counted.get(line.card, 0) + copies
    return entry.deck.title or entry.name, entry.places.span, counted


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

"""The choice of ``--only``: ids first, then numbers, with globs."""

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

from cardpress.catalogue import GameEntry
from cardpress.diagnostics import Diagnostic, did_you_mean

__all__ = ["chosen"]


def chosen(
    game: GameEntry, deck: str, ids: Sequence[str], patterns: Sequence[str]
) -> tuple[list[str], tuple[Diagnostic, ...]]:
    """The cards of a deck that at least one pattern finds, in the deck's order.

    Upper and lower case and leading zeros of numbers do not matter. A pattern looks at numbers
    only where it finds no id.

    Returns:
        The ids, and E408 for each pattern that finds nothing.
    """
    found: set[str] = set()
    missed: list[Diagnostic] = []
    for pattern in patterns:
        hits = _hits(game, ids, pattern)
        found.update(hits)
        if not hits:
            missed.append(_missed(game, deck, ids, pattern))
    return [card_id for card_id in ids if card_id in found], tuple(missed)


def _hits(game: GameEntry, ids: Sequence[str], pattern: str) -> list[str]:
    folded = pattern.casefold()
    hits = [card_id for card_id in ids if fnmatchcase(card_id.casefold(), folded)]
    if hits:
        return hits
    short = _short(folded)
    numbers = {card_id: game.cards[card_id].card.number.casefold() for card_id in ids}
    return [
        card_id
        for card_id, number in numbers.items()
        if fnmatchcase(number, folded) or (number and _short(number) == short)
    ]


def _short(number: str) -> str:
    """A number without leading zeros."""
    return number.lstrip("0") or "0"


def _missed(game: GameEntry, deck: str, ids: Sequence[str], pattern: str) -> Diagnostic:
    message = f"nothing to print: no card of '{deck}' matches '{pattern}'"
    return Diagnostic("E408", message, hint=_cure(game, ids, pattern))


def _cure(game: GameEntry, ids: Sequence[str], pattern: str) -> str:
    near = did_you_mean(pattern, ids)
    elsewhere = _hits(game, sorted(set(game.cards) - set(ids)), pattern)
    if elsewhere and (not near or pattern in elsewhere):
        held = _holders(game, elsewhere[0])
        return f"'{elsewhere[0]}' is in {held}" if held else f"no deck has '{elsewhere[0]}'"
    return near or _within(ids, pattern) or "give ids, numbers or globs such as 'ember-*'"


def _within(ids: Sequence[str], pattern: str) -> str | None:
    """A hint where the pattern is a piece of an id."""
    glob = f"*{pattern}*"
    held = [card_id for card_id in ids if fnmatchcase(card_id.casefold(), glob.casefold())]
    return f"'{glob}' finds '{held[0]}'" if pattern and held else None


def _holders(game: GameEntry, card_id: str) -> str:
    decks: Mapping[str, Sequence[str]] = {
        **{
            name: [line.card for line in entry.deck.cards] for name, entry in game.decks.items()
        },
        **{f"set:{code}": entry.card_ids for code, entry in game.sets.items()},
    }
    return ", ".join(name for name, cards in decks.items() if card_id in cards)

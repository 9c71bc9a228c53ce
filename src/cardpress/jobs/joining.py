"""Decks that share sheets: where one ends on the last sheet, the next goes on."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cardpress.diagnostics import Diagnostic
from cardpress.impose import Counts
from cardpress.jobs.faces import Faces
from cardpress.jobs.orders import Order
from cardpress.scene import Face
from cardpress.ticket import Fill

__all__ = ["JoinedFaces", "join_orders", "joined"]


def join_orders(orders: Iterable[Order]) -> tuple[tuple[Order, ...], ...]:
    """Puts orders together that may share sheets, in the order of the call.

    They are of one game, of one size and printed alike, and ask for ``fill: next``.
    """
    groups: dict[object, list[Order]] = {}
    for number, order in enumerate(orders):
        alike = (order.game.id, order.size, replace(order.settings, origins={}))
        key = number if order.settings.fill is Fill.BLANK else repr(alike)
        groups.setdefault(key, []).append(order)
    return tuple(map(tuple, groups.values()))


def joined(orders: Sequence[Order]) -> Order:
    """One order for all cards of several; a single one as it is."""
    first, *others = orders
    if not others:
        return first
    copies: dict[str, int] = {}
    for order in orders:
        for card_id, number in order.run.cards:
            copies[card_id] = copies.get(card_id, 0) + number
    rest = others[0].run.name if len(others) == 1 else f"{len(others)}-more"
    run = replace(
        first.run,
        name=f"{first.run.name}-and-{rest}",
        title=", ".join(order.run.title for order in orders),
        cards=tuple(copies.items()),
    )
    return replace(first, run=run, has_backs=any(order.has_backs for order in orders))


@dataclass(frozen=True, slots=True)
class JoinedFaces:
    """The faces of decks that share sheets."""

    decks: tuple[Faces, ...]

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """What typesetting had to say so far, each once."""
        return tuple(dict.fromkeys(each for deck in self.decks for each in deck.diagnostics))

    @property
    def failed(self) -> bool:
        """Whether an error was found so far."""
        return any(deck.failed for deck in self.decks)

    @property
    def scenes(self) -> Mapping[str, tuple[str, str]]:
        """Marks of front and back of every card that was handed out; without a back, ``""``."""
        return {card_id: marks for deck in self.decks for card_id, marks in deck.scenes.items()}

    def laid(self, counts: Counts) -> Iterator[tuple[Face, Face | None]]:
        """Front and back of all copies in the order in which they come onto sheets."""
        if not counts.stacked:
            for deck in self.decks:
                yield from deck.pairs()
            return
        copies = [(deck, *copy) for deck in self.decks for copy in deck.copies()]
        for place in counts.sequence():
            deck, card_id, several = copies[place]
            yield deck.pair(card_id, shared=several)

"""A print run: the cards of a deck as they are to be printed."""

from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["PrintRun"]


@dataclass(frozen=True, slots=True)
class PrintRun:
    """Which cards, how many of each, in order."""

    game: str
    """The game's folder name."""
    name: str
    """The deck's name, or ``set:CODE``."""
    title: str
    """As printed."""
    cards: tuple[tuple[str, int], ...]
    """Ids, each once, with at least one copy."""

    @property
    def total(self) -> int:
        """How many cards there are, each copy counted."""
        return sum(copies for _, copies in self.cards)

    def each(self) -> Iterator[str]:
        """The id of every copy in order; copies of a card stand together."""
        for card_id, copies in self.cards:
            for _ in range(copies):
                yield card_id

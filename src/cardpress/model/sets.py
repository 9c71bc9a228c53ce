"""A set: a file of cards that appeared together."""

from typing import Annotated, Literal

from pydantic import Field

from cardpress.model.base import Frozen
from cardpress.model.card import Card

__all__ = ["CardSet"]


class CardSet(Frozen):
    """One set of a game; it is also a deck of its cards' copies."""

    format: Literal[1] = 1
    """Version of the file format."""
    code: Annotated[str, Field(pattern=r"^[A-Z0-9]{2,5}$")]
    """Two to five capitals or digits; also the file's name."""
    name: str
    """As printed."""
    symbol: str = ""
    """Name of its symbol in the game's ``icons``."""
    size: Annotated[int | None, Field(ge=1)] = None
    """How many cards it counts as: the 24 in "007/024"; by default the number of its cards."""
    builds_on: tuple[str, ...] = ()
    """Codes of the sets that it needs."""
    defaults: dict[str, str] = {}
    """Fields that its cards take over where they have none of their own."""
    cards: tuple[Card, ...]
    """Its cards in order, or the table that they stand in."""

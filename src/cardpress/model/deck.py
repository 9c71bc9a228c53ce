"""A deck: which cards, and how many of each."""

from typing import Annotated, Literal

from pydantic import Field

from cardpress.model.base import Frozen

__all__ = ["Deck", "DeckLine"]


class DeckLine(Frozen):
    """So many of one card."""

    card: str
    """The card's id."""
    copies: Annotated[int | None, Field(ge=0, le=9_999)] = None
    """How many; where not given, as many as the card says."""


class Deck(Frozen):
    """A deck of a game."""

    format: Literal[1] = 1
    """Version of the file format."""
    title: str = ""
    """As printed; by default the file's name."""
    description: str = ""
    """For whom it is, in a sentence."""
    cards: tuple[DeckLine, ...]
    """Its lines in order: ``3 ember-drake`` or ``ember-drake``."""
    print: dict[str, str] = {}
    """Print settings that override the game's."""

"""A game's words in another language, as its translator writes them."""

from typing import Literal

from cardpress.model.base import Frozen

__all__ = ["CardWords", "ElementWords", "RarityWords", "Translation"]


class ElementWords(Frozen):
    """What an element is called in another language."""

    name: str = ""
    """As printed."""
    verb: str = ""
    """How it beats another."""


class RarityWords(Frozen):
    """What a rarity is called in another language."""

    name: str = ""
    """As printed."""
    letter: str = ""
    """For the footer."""


class CardWords(Frozen):
    """What a card says in another language; what is empty is printed as in the original."""

    name: str = ""
    """As printed."""
    flavour: str = ""
    """Flavour text."""
    text: str = ""
    """Rules text."""
    of: dict[str, str] = {}
    """Which original was translated, by field; ``cardpress translate`` writes it."""
    own: dict[str, str] = {}
    """The game's own text fields, written beside the others."""


class Translation(Frozen):
    """All words of a game in another language."""

    format: Literal[1] = 1
    """Version of the file format."""
    title: str = ""
    """The game's name."""
    subtitle: str = ""
    """The second line of the title."""
    terms: dict[str, str] = {}
    """The game's terms, and forms of them that this language alone needs."""
    elements: dict[str, ElementWords] = {}
    """Names and verbs of its elements, by id."""
    rarities: dict[str, RarityWords] = {}
    """Names and letters of its rarities, by id."""
    sets: dict[str, str] = {}
    """Names of its sets, by code."""
    decks: dict[str, str] = {}
    """Titles of its decks, by the names of their files."""
    of: dict[str, str] = {}
    """Which originals of all these were translated; ``cardpress translate`` writes it."""
    cards: dict[str, CardWords] = {}
    """The words of its cards, by id."""

"""A game: what its cards may say, and what a bare build makes of it."""

from typing import Annotated, Literal

from pydantic import Field

from cardpress.model.base import Frozen

__all__ = ["Element", "FieldSpec", "Game", "Rarity"]


class Element(Frozen):
    """One of the game's elements."""

    name: str
    """As printed."""
    beats: str = ""
    """Id of the element that it beats."""
    verb: str = ""
    """How it does so: "smothers"."""
    icon: str = ""
    """Name of its icon in the game's ``icons``."""
    pip: str = ""
    """Name of the icon that counts its command ranking."""
    palette: dict[str, str] = {}
    """Its colors by name; templates say ``element.NAME``."""


class Rarity(Frozen):
    """How rare a card is."""

    name: str
    """As printed."""
    letter: Annotated[str, Field(max_length=3)] = ""
    """For the footer."""
    palette: dict[str, str] = {}
    """Its colors by name; templates say ``rarity.NAME``."""


class FieldSpec(Frozen):
    """A field that the game adds to its cards."""

    type: Literal["text", "number", "list"] = "text"
    """What it holds."""
    rich: bool = False
    """Whether marks and icons count in it."""
    options: tuple[str, ...] = ()
    """The only texts allowed; any where empty."""


class Game(Frozen):
    """What all sets and decks of a game share."""

    format: Literal[1] = 1
    """Version of the file format."""
    title: str
    """The game's name, as printed."""
    subtitle: str = ""
    """A second line of the title."""
    players: str = ""
    """For how many: "2–3"."""
    age: str = ""
    """From what age: "5+"."""
    minutes: str = ""
    """How long a game takes: "10–25"."""
    elements: dict[str, Element] = {}
    """Its elements by id, in order."""
    rarities: dict[str, Rarity] = {}
    """Its rarities by id, most common first."""
    ranges: dict[str, tuple[int, int]] = {}
    """Lowest and highest value of ``command_ranking``, ``strength`` and own numbers."""
    required: tuple[str, ...] = ()
    """Built-in and own fields that every card must have."""
    fields: dict[str, FieldSpec] = {}
    """The game's own fields."""
    rich: tuple[str, ...] = ("text", "flavour")
    """Built-in fields in which marks and icons count."""
    icons: dict[str, str] = {}
    """Icons by name: paths below the project root; ``{name}`` in a rich text."""
    terms: dict[str, str] = {}
    """Keywords worded once: ``term.NAME`` in templates, ``[[term:NAME]]`` in rich texts."""
    tables: dict[str, dict[str, dict[str, str]]] = {}
    """Looked up by templates: ``game.TABLE[card.strength].NAME``."""
    illustrate: str = ""
    """The style in which missing art is drawn: ``elemental`` or ``heraldic``."""
    template: str = ""
    """The template of cards that name none."""
    back: str = ""
    """The back of cards that name none: a template, a picture or ``none``."""
    build: tuple[str, ...] = ()
    """What a bare build makes: names of decks, and ``set:CODE``; all decks where empty."""
    print: dict[str, str] = {}
    """Print settings that override the project's (``cardpress build --show-settings``)."""

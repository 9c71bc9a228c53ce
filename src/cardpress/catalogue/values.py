"""The catalogue and its entries: models with the places that later diagnostics point at."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from cardpress.diagnostics import Places
from cardpress.geometry import Size
from cardpress.model import Card, CardSet, Deck, Frozen, Game
from cardpress.template import Template

__all__ = [
    "CardEntry",
    "Catalogue",
    "DeckEntry",
    "GameEntry",
    "ProjectFile",
    "SetEntry",
    "TemplateEntry",
]


class ProjectFile(Frozen):
    """``cardpress.yaml``: marks the project root."""

    format: Literal[1] = 1
    """Version of the file format."""
    title: str = ""
    """The project's name."""
    version: str = ""
    """The version of what is printed."""
    authors: tuple[str, ...] = ()
    """Who made it."""
    license: str = ""
    """Under what terms it may be used."""
    language: str = "en"
    """Of the cards, as a BCP 47 tag."""
    games: tuple[str, ...] = ()
    """Folders below ``cards/``, in order; all of them where empty."""
    print: dict[str, str] = {}
    """Print settings for the whole project."""
    allow: tuple[str, ...] = ()
    """Codes of warnings that `check` leaves out, as they tell of what is meant: `[W229]`."""


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card, where it stands, and what it settled on."""

    card: Card
    set_code: str
    places: Places
    """Of its mapping in the set file (its own line; fields taken over point there too)."""
    template: str
    """Name of its template, known to exist."""
    back: str
    """Name of its back template or path of a picture; empty for a white place."""
    art_low: str = ""
    """Path of its picture for low ink, which stands beside its picture; empty without one."""


@dataclass(frozen=True, slots=True)
class SetEntry:
    """A set and the ids of its cards, in order."""

    set: CardSet
    places: Places
    card_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A deck; its lines are known to name cards of the game."""

    name: str
    """The file's name without ending."""
    deck: Deck
    places: Places


@dataclass(frozen=True, slots=True)
class TemplateEntry:
    """A template with what it extends merged in."""

    name: str
    """Path below ``templates/`` without ending."""
    template: Template
    size: Size
    """Trimmed size, resolved."""
    places: Places


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game with its sets, cards, decks and templates."""

    id: str
    """The folder's name below ``cards/``."""
    game: Game
    places: Places
    sets: Mapping[str, SetEntry]
    """By code, in the order of file names."""
    cards: Mapping[str, CardEntry]
    """By id, set by set in order."""
    decks: Mapping[str, DeckEntry]
    """By name, in order."""
    called: Mapping[str, str] = field(default_factory=dict)
    """Of a translated game: ids of its cards by the names that they have in the original."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A whole project."""

    project: ProjectFile
    places: Places
    games: Mapping[str, GameEntry]
    """By folder name, in the project's order."""
    templates: Mapping[str, TemplateEntry]
    """By name; only those that some card or game uses, or that stand in a game's folder."""
    translation: str = ""
    """The language that its words were translated into; empty where they are the originals."""

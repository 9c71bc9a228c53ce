"""The game, paperless: cards, sets, decks and games as frozen values.

One definition serves decoding, the file reference and the schema; ``source`` fills them in,
everybody else reads. Nothing here knows of paper, templates or files.
"""

from cardpress.model.base import Frozen
from cardpress.model.card import Art, Card, CardId
from cardpress.model.deck import Deck, DeckLine
from cardpress.model.game import Element, FieldSpec, Game, Rarity
from cardpress.model.rich import (
    CardReference,
    Icon,
    LineBreak,
    RichFault,
    RichText,
    RichToken,
    TermReference,
    Words,
    parse_rich,
)
from cardpress.model.sets import CardSet
from cardpress.model.table import CardTable
from cardpress.model.translation import CardWords, ElementWords, RarityWords, Translation

__all__ = [
    "Art",
    "Card",
    "CardId",
    "CardReference",
    "CardSet",
    "CardTable",
    "CardWords",
    "Deck",
    "DeckLine",
    "Element",
    "ElementWords",
    "FieldSpec",
    "Frozen",
    "Game",
    "Icon",
    "LineBreak",
    "Rarity",
    "RarityWords",
    "RichFault",
    "RichText",
    "RichToken",
    "TermReference",
    "Translation",
    "Words",
    "parse_rich",
]

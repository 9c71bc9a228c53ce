"""A card as its designer writes it."""

from typing import Annotated, ClassVar

from pydantic import Field

from cardpress.model.base import Frozen

__all__ = ["Art", "Card", "CardId"]

CardId = Annotated[str, Field(pattern=r"^[^\s/\\]+$", max_length=100)]
"""A card's id, as typed; never changes."""


class Art(Frozen):
    """The picture of a card; a bare text is its ``file``."""

    bare: ClassVar[str] = "file"

    file: str
    """Path below the project root."""
    focus: tuple[float, float] = (50, 50)
    """What stays in view when it is cropped: percent from the left and from the top."""
    credit: str = ""
    """Who made it."""


class Card(Frozen):
    """One card, with what its set's defaults and its base left to it filled in."""

    id: CardId
    """Never changes; unique in the game."""
    number: str = ""
    """Collector number, unique in the set; by default the place in the set, ``007``."""
    name: str = ""
    """As printed; by default nothing (a warning)."""
    element: str = ""
    """Id of one of the game's elements; empty where the card has none."""
    command_ranking: int | None = None
    """How strong an elemental is (Wizard Wars: 1 to 6)."""
    strength: int | None = None
    """How strong a character is (Side Quest: 1 to 6)."""
    rarity: str = ""
    """Id of one of the game's rarities."""
    copies: Annotated[int, Field(ge=0, le=9_999)] = 1
    """How many of it a deck gets that does not say otherwise."""
    art: Art | None = None
    """Its picture; nothing = drawn by ``illustrate``."""
    flavour: str = ""
    """Flavour text."""
    text: str = ""
    """Rules text."""
    template: str = ""
    """Its template: a path below ``templates/``, no ending; by default the set's or game's."""
    back: str = ""
    """A template, a picture or ``none``; by default the set's, template's or game's."""
    tags: tuple[str, ...] = ()
    """Words to choose cards by."""
    credit: str = ""
    """What the footer says about its makers."""
    base: str = ""
    """Id of the card whose fields it takes over where it has none of its own."""
    motif: str = ""
    """What its drawn picture shows, where the style has motifs to choose from."""
    own: dict[str, str | int | tuple[str, ...]] = {}
    """The game's own fields (``game.yaml``: ``fields``), written beside the others."""

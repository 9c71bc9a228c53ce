"""What an illustration is told about its card: values only, no model, no template."""

from dataclasses import dataclass

__all__ = ["Subject"]


@dataclass(frozen=True, slots=True)
class Subject:
    """One card, as an illustrator sees it."""

    game: str
    """The game's folder name; with ``card`` it is the seed of the picture."""
    card: str
    """The card's id, which never changes; so the picture never does either."""
    level: int
    """Command ranking or strength, from 1 to 6: how grand the picture is."""
    element: str | None = None
    """The element's id, for games that have elements."""
    rarity: str | None = None
    """The rarity's id: a unique creature fills the whole face."""
    motif: str | None = None
    """What is shown, where the style has motifs to choose from (a charge, a creature)."""
    set_code: str = ""
    """The set that the card belongs to: an expansion may have a mark of its own."""

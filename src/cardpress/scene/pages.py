"""Faces of cards and pages of paper."""

from dataclasses import dataclass

from cardpress.geometry import Length, Rect, Size
from cardpress.scene.dump import digest
from cardpress.scene.items import Item, Part

__all__ = ["Face", "Page"]


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """One side of a card, finished, with its bleed drawn."""

    name: str
    """The card's id for a front; the template's or picture's name for a back."""
    size: Size
    """The trimmed size."""
    bleed: Length
    """How far the drawing reaches beyond the trim on each side."""
    part: Part
    """The drawing; its origin is the trimmed corner."""

    @property
    def digest(self) -> str:
        """SHA-256 of the canonical dump: equal where the faces look the same."""
        return digest(self.part.items)


@dataclass(frozen=True, slots=True, eq=False)
class Page:
    """One side of a sheet of paper, or one page for a print shop."""

    media: Size
    """The paper."""
    items: tuple[Item, ...]
    label: str = ""
    """What the page is, for people: "front of sheet 2"."""
    trim: Rect | None = None
    """The finished page, where the paper is larger."""
    bleed: Rect | None = None
    """How far the drawing of a finished page reaches."""
    back: bool = False
    """Whether it comes onto the other side of the paper."""

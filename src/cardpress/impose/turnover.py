"""How paper is turned or folded so that backs come behind their fronts."""

from enum import StrEnum

__all__ = ["Turnover"]


class Turnover(StrEnum):
    """How the paper is turned to see its other side, or folded."""

    SIDEWAYS = "sideways"
    """About an upright axis, like the page of a book: left and right change places."""
    OVERHEAD = "overhead"
    """About a level axis, like a notepad: top and bottom change places."""

"""The hierarchy strip: which element this one defeats, and which defeats it.

Only the discs and the lozenge are drawn; icons and verbs are the template's. The discs stand
where they must for the game's verbs, so each element has its own places (`clause_places`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cardpress.illustrate.elemental.livery import LIVERIES, low_livery
from cardpress.illustrate.elemental.outlines import lozenge
from cardpress.illustrate.svg import Artwork, Box, Stroke

__all__ = ["STRIP_BOX", "Clause", "clause_places", "draw_strip", "lozenge_place"]

STRIP_BOX: Box = (42, 603, 551, 57)
"""The strip, in tenths of a millimetre from the trimmed corner."""

_DEFEATS: Mapping[str, str] = MappingProxyType(
    {"earth": "air", "air": "water", "water": "fire", "fire": "earth"}
)
_VERB_WIDTHS: Mapping[str, float] = MappingProxyType(
    {"earth": 103.4, "air": 125.1, "fire": 96.4, "water": 77.0}
)
"""Width of the verb of each element (smothers, evaporates, douses, scorches) in Spectral Medium
Italic of 8 pt, in tenths of a millimetre."""
_DISC, _VERB_GAP, _LOZENGE, _LARGEST_GAP = 44, 9, 8, 40


@dataclass(frozen=True, slots=True)
class Clause:
    """One half of the strip: a winner's disc, its verb, a loser's disc."""

    winner: str
    loser: str
    left: float
    """Where the clause begins: the left edge of the winner's disc."""

    @property
    def width(self) -> float:
        """Of both discs, the verb, and the gaps round it."""
        return 2 * (_DISC + _VERB_GAP) + _VERB_WIDTHS[self.winner]

    @property
    def discs(self) -> tuple[float, float]:
        """The centres of the two discs."""
        return (self.left + _DISC / 2, self.left + self.width - _DISC / 2)


def clause_places(element: str) -> tuple[Clause, Clause]:
    """Gives both clauses of an element's strip, set as one centred line."""
    loser = _DEFEATS[element]
    winner = next(other for other, beaten in _DEFEATS.items() if beaten == element)
    first, second = Clause(element, loser, 0), Clause(winner, element, 0)
    free = STRIP_BOX[2] - first.width - second.width - _LOZENGE
    gap = min(_LARGEST_GAP, free / 4)
    left = STRIP_BOX[0] + free / 2 - gap
    return (
        Clause(element, loser, left),
        Clause(winner, element, left + first.width + 2 * gap + _LOZENGE),
    )


def lozenge_place(element: str) -> float:
    """Gives the middle of the lozenge between an element's clauses."""
    first, second = clause_places(element)
    return (first.left + first.width + second.left) / 2


def draw_strip(art: Artwork, element: str, line: str, *, low: bool) -> None:
    """Draws discs and lozenge over the strip's plate."""
    middle = STRIP_BOX[1] + STRIP_BOX[3] / 2
    for clause in clause_places(element):
        for owner, x in zip((clause.winner, clause.loser), clause.discs, strict=True):
            _disc(art, owner, (x, middle), low=low)
    art.path(lozenge((lozenge_place(element), middle), 4, 8.5), line)


def _disc(art: Artwork, element: str, centre: tuple[float, float], *, low: bool) -> None:
    livery = low_livery(element) if low else LIVERIES[element]
    top, bottom = centre[1] - _DISC / 2, centre[1] + _DISC / 2
    fill = art.linear((0, top), (0, bottom), (0, livery.index[0]), (1, livery.index[1]))
    rim = livery.line if low else "#ffffff" if element == "air" else "#f6efd8"
    art.circle(centre, _DISC / 2, fill, Stroke(rim, 1.8))

"""The faces of one order: typeset as they are asked for, with their faults gathered."""

import hashlib
from collections.abc import Iterator, Mapping
from functools import lru_cache

from cardpress.catalogue import Catalogue
from cardpress.catalogue.views import DeckView
from cardpress.diagnostics import Diagnostic, Severity
from cardpress.fonts import FontLibrary
from cardpress.geometry import ZERO, Rect
from cardpress.jobs.orders import Order
from cardpress.pictures import PictureLibrary
from cardpress.scene import Face, Part
from cardpress.typeset import Printing, Typesetter

__all__ = ["MARK_DIGITS", "Faces", "scene_mark"]

MARK_DIGITS = 16
"""Of a digest that stands for a face: 64 bits, which nobody has reason to forge."""

_KEPT = 400
"""Faces of a deck of no more different cards are kept for its second paper."""
_SHARED = 16
"""Backs whose marks are kept."""


def scene_mark(face: Face) -> str:
    """The mark of a face's scene."""
    whole = repr((face.digest, *map(int, face.size), int(face.bleed)))
    return hashlib.sha256(whole.encode()).hexdigest()[:MARK_DIGITS]


class Faces:
    """Fronts and backs of an order, in order."""

    def __init__(
        self, catalogue: Catalogue, order: Order, fonts: FontLibrary, pictures: PictureLibrary
    ) -> None:
        self._order = order
        self._typesetter = Typesetter(
            catalogue,
            order.game.id,
            fonts,
            pictures,
            printing=Printing(DeckView(order.run.title, order.whole.total), order.settings.ink),
        )
        self._found: dict[Diagnostic, None] = {}
        self._kept: dict[str, tuple[Face, Face | None]] = {}
        self._scene = lru_cache(_SHARED)(scene_mark)
        self._scenes: dict[str, tuple[str, str]] = {}

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """All that was found so far, each thing once."""
        return tuple(self._found)

    @property
    def failed(self) -> bool:
        """Whether an error was found so far."""
        return any(diagnostic.severity is Severity.ERROR for diagnostic in self._found)

    @property
    def scenes(self) -> Mapping[str, tuple[str, str]]:
        """Marks of front and back of every card that was handed out; without a back, ``""``."""
        return self._scenes

    def pairs(self) -> Iterator[tuple[Face, Face | None]]:
        """Front and back of every copy; where a front has faults, a blank takes its place."""
        for card_id, copies in self._order.run.cards:
            pair = self.pair(card_id, shared=copies > 1)
            for _ in range(copies):
                yield pair

    def copies(self) -> Iterator[tuple[str, bool]]:
        """The id of every copy in order, and whether there are several of it."""
        for card_id, copies in self._order.run.cards:
            yield from ((card_id, copies > 1) for _ in range(copies))

    def pair(self, card_id: str, *, shared: bool) -> tuple[Face, Face | None]:
        """Front and back of one card.

        Args:
            card_id: one of the order's.
            shared: whether it is placed more than once.
        """
        pair = self._kept.get(card_id) or self._typeset(card_id, shared=shared)
        if card_id not in self._scenes:
            front, back = pair
            self._scenes[card_id] = (scene_mark(front), self._scene(back) if back else "")
        return pair

    def each(self) -> Iterator[tuple[str, Face, Face | None]]:
        """Id, front and back of every card, once; kept faces are handed out again."""
        for card_id, _ in self._order.run.cards:
            yield card_id, *(self._kept.get(card_id) or self._typeset(card_id, shared=True))

    def check(self) -> None:
        """Typesets every card once, for its faults."""
        for card_id, _ in self._order.run.cards:
            self._typeset(card_id, shared=True)

    def _typeset(self, card_id: str, *, shared: bool) -> tuple[Face, Face | None]:
        front = self._typesetter.front(card_id, shared=shared)
        back = self._typesetter.back(card_id)
        for diagnostic in (*front.diagnostics, *back.diagnostics):
            self._found[diagnostic] = None
        pair = (front.value or self._blank(card_id), back.value)
        if len(self._order.run.cards) <= _KEPT:
            self._kept[card_id] = pair
        return pair

    def _blank(self, card_id: str) -> Face:
        size = self._order.size
        bounds = Rect(ZERO, ZERO, size.width, size.height)
        return Face(card_id, size, ZERO, Part((), bounds, shared=False))

"""A template compiled for one game: what is drawn once, what for each card."""

from collections.abc import Hashable, Iterable, Sequence

from cardpress.catalogue import CardEntry, TemplateEntry
from cardpress.geometry import Rect
from cardpress.scene import GlyphRun, Group, Item, Part, Picture, Shape, Use
from cardpress.typeset.depends import KeyOf, asks_for_ink, key_of
from cardpress.typeset.desk import BLEED, Desk, Job
from cardpress.typeset.layers import Board, LayerPlan

__all__ = ["FacePlan"]

_HEAVY = 12
"""From how many strokes of a pen on it pays to keep items as a part of their own."""


class _Still:
    """Neighbouring layers that come in few kinds: drawn once each, then shared by cards."""

    def __init__(self, layers: Sequence[LayerPlan], key: KeyOf, bounds: Rect) -> None:
        self._layers = layers
        self._key = key
        self._bounds = bounds
        self._done: dict[Hashable, tuple[Item, ...]] = {}

    def paint(self, job: Job) -> Sequence[Item]:
        """Gives the items for a card."""
        key = self._key(job.entry)
        items = self._done.get(key)
        if items is None:
            items = self._done[key] = self._drawn(job)
        return items

    def _drawn(self, job: Job) -> tuple[Item, ...]:
        items = tuple(item for layer in self._layers for item in layer.paint(job))
        if _weight(items) < _HEAVY:
            return items
        return (Use(Part(items, self._bounds)),)


def _weight(items: Iterable[Item]) -> int:
    weight = 0
    for item in items:
        match item:
            case Shape():
                weight += len(item.outline.segments)
            case GlyphRun():
                weight += 3 * len(item.words)
            case Picture() | Use():
                weight += 2
            case Group():
                weight += 3 + _weight(item.items)
    return weight


class FacePlan:
    """How a face is made from a template."""

    def __init__(self, template: TemplateEntry, desk: Desk) -> None:
        board = Board(template, desk)
        self.size = template.size
        self.bounds = board.trim.grown(BLEED)
        layers = [LayerPlan(layer, board) for layer in template.template.layers]
        game = desk.game.game
        self.asks_for_ink = asks_for_ink(each for layer in layers for each in layer.expressions)
        """Whether its faces can look different in low ink."""
        self.key: KeyOf | None = None
        """Tells apart cards whose faces differ, where they come in few kinds."""
        if all(layer.key is not None for layer in layers):
            self.key = key_of([each for layer in layers for each in layer.expressions], game)
        self._steps: list[LayerPlan | _Still] = []
        still: list[LayerPlan] = []
        for layer in (*layers, None):
            if layer is not None and layer.key is not None:
                still.append(layer)
                continue
            if still:
                key = key_of([each for one in still for each in one.expressions], game)
                assert key is not None  # noqa: S101 - each of them has one
                self._steps.append(_Still(still, key, self.bounds))
                still = []
            if layer is not None:
                self._steps.append(layer)

    def items(self, job: Job) -> tuple[Item, ...]:
        """Gives the items of a card's face."""
        items: list[Item] = []
        for step in self._steps:
            items += step.paint(job)
        return tuple(items)

    def kind(self, entry: CardEntry) -> Hashable:
        """Equal for cards with equal faces; nothing where each has its own."""
        return None if self.key is None else (self.key(entry),)

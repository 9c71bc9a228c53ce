"""What a layer of a template depends on: what can be drawn once and used on many cards.

A layer that depends on nothing but a card's element, rarity, set and the like comes in a
handful of kinds; one that depends on its name or text is drawn anew for each card.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from operator import attrgetter
from typing import Any

from cardpress.catalogue import CardEntry
from cardpress.model import Game
from cardpress.template import Expression, Leaf

__all__ = ["KeyOf", "asks_for_ink", "expressions_in", "key_of"]

KeyOf = Callable[[CardEntry], Hashable]
"""Gives a key of all that a layer depends on: equal keys, equal looks."""

_SETTLED = frozenset(("game", "deck", "face", "ink", "item", "index"))
"""Names that stand for the same on all cards, or are counted inside the layer."""

_ROOTS = {"element": "card.element", "rarity": "card.rarity", "set": "set_code"}

_FEW = frozenset(("element", "rarity", "command_ranking", "strength"))
"""Fields of cards that have few values."""


def expressions_in(value: object) -> Iterator[Expression]:
    """Finds all expressions in a layer or style."""
    if isinstance(value, Expression):
        yield value
    elif isinstance(value, Leaf):
        yield from value.expressions
    elif fields := getattr(type(value), "model_fields", None):
        for name in fields:
            yield from expressions_in(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from expressions_in(part)


def asks_for_ink(expressions: Iterable[Expression]) -> bool:
    """Whether any of some expressions can look different in low ink."""
    chains = (chain for expression in expressions for chain in expression.chains)
    return any(chain[0] == "ink" or chain[:2] == ("card", "art_low") for chain in chains)


def key_of(expressions: Iterable[Expression], game: Game) -> KeyOf | None:
    """Gives the key function for some expressions; nothing where cards differ in too much."""
    fields: set[str] = set()
    own: set[str] = set()
    for expression in expressions:
        for chain in expression.chains:
            if not _collect(chain, game, fields, own):
                return None
    return _key(tuple(sorted(fields)), tuple(sorted(own)))


def _collect(chain: tuple[str, ...], game: Game, fields: set[str], own: set[str]) -> bool:
    """Adds what a chain depends on; false where that has many values."""
    root, name = chain[0], chain[1] if len(chain) > 1 else ""
    if root in _SETTLED:
        return True
    if root in _ROOTS:
        fields.add(_ROOTS[root])
        return True
    if root == "card" and name in _FEW:
        fields.add(f"card.{name}")
        return True
    spec = game.fields.get(name)
    if root == "card" and spec is not None and (spec.options or spec.type == "number"):
        own.add(name)
        return True
    return False


def _key(fields: tuple[str, ...], own: tuple[str, ...]) -> KeyOf:
    if not fields and not own:
        return lambda _: None
    get: Callable[[CardEntry], Any] = attrgetter(*fields) if fields else lambda _: None
    if not own:
        return get

    def key(entry: CardEntry) -> Hashable:
        values = entry.card.own
        return get(entry), *[values.get(name) for name in own]

    return key

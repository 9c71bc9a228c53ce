"""Small projects as values: catalogues built without YAML, for tests of later stages."""

from collections.abc import Iterable, Mapping
from typing import Any

from cardpress.catalogue import (
    CardEntry,
    Catalogue,
    GameEntry,
    ProjectFile,
    SetEntry,
    TemplateEntry,
)
from cardpress.diagnostics import Places, Span
from cardpress.files import MemoryFiles
from cardpress.fonts import FontLibrary
from cardpress.geometry import Rect, Size, mm, parse_length
from cardpress.model import Art, Card, CardSet, Game
from cardpress.pictures import PictureLibrary
from cardpress.template import (
    CARD_SIZES,
    Expression,
    Gradient,
    GroupLayer,
    IconLayer,
    ImageLayer,
    Layer,
    Leaf,
    ShapeLayer,
    StrokeSpec,
    Style,
    Template,
    TextLayer,
)
from cardpress.typeset import Typesetter

__all__ = ["box", "card", "layer", "place_of", "style", "template", "typesetter"]

_KINDS: Mapping[str, type] = {
    "shape": ShapeLayer,
    "image": ImageLayer,
    "icon": IconLayer,
    "text": TextLayer,
    "group": GroupLayer,
}
_LEAVES = ("image", "icon", "text", "color", "rotate", "opacity", "font", "stroke")


def box(x: float, y: float, width: float, height: float) -> Rect:
    """A box in millimetres."""
    return Rect(mm(x), mm(y), mm(width), mm(height))


def style(**values: Any) -> Style:
    """A style; sizes are written as in ``9pt``."""
    for key in ("size", "min"):
        if key in values:
            values[key] = parse_length(values[key])
    for key in ("color", "font", "stroke"):
        if key in values:
            values[key] = Leaf(values[key])
    return Style(**values)


def _fill(value: Any) -> Any:
    if isinstance(value, dict):
        stops = tuple(Leaf(stop) for stop in value.pop("stops"))
        return Gradient(**value, stops=stops)
    return Leaf(value)


def _value(key: str, value: Any) -> Any:
    if key in ("when", "repeat"):
        return Expression(value)
    if key == "stroke":
        return StrokeSpec(**{**value, "color": _fill(value["color"])})
    if key == "fill":
        return _fill(value)
    if key == "group":
        return tuple(layer(**each) for each in value)
    if key == "clip":
        return layer(**value)
    return Leaf(value) if key in _LEAVES else value


def layer(**values: Any) -> Layer:
    """A layer, from the keys that a template file has."""
    kind = next(_KINDS[key] for key in _KINDS if key in values)
    if kind is ShapeLayer:
        shape = values.pop("shape")
        return ShapeLayer(
            shape=shape, **{key: _value(key, each) for key, each in values.items()}
        )
    made: Layer = kind(**{key: _value(key, each) for key, each in values.items()})
    return made


def template(
    layers: Iterable[Mapping[str, Any]],
    *,
    size: str = "poker",
    fonts: Mapping[str, tuple[str, ...]] | None = None,
    boxes: Mapping[str, Rect] | None = None,
    styles: Mapping[str, Style] | None = None,
) -> Template:
    """A template."""
    return Template(
        size=size,
        fonts=dict(fonts or {}),
        boxes=dict(boxes or {}),
        styles=dict(styles or {}),
        layers=tuple(layer(**each) for each in layers),
    )


def card(card_id: str = "c1", **values: Any) -> Card:
    """A card; fields that no card has by itself are its game's own."""
    if isinstance(values.get("art"), str):
        values["art"] = Art(file=values["art"])
    return Card(id=card_id, **values)


def place_of(index: int, field: str) -> Span:
    """Where a field of the card at an index stands."""
    return Span(_SET_FILE, 10 * (index + 1), list(Card.model_fields).index(field) + 2)


_SET_FILE = "cards/game/SET.yaml"


def _size(name: str) -> Size:
    if name in CARD_SIZES:
        return CARD_SIZES[name]
    width, _, height = name.partition("x")
    return Size(parse_length(width), parse_length(height))


def typesetter(
    templates: Template | Mapping[str, Template],
    cards: Iterable[Card],
    *,
    game: Game | None = None,
    files: Mapping[str, bytes] | None = None,
    back: str = "",
) -> Typesetter:
    """A typesetter for some cards, with places that tell the fields apart.

    The card at index ``i`` stands in line ``10 * (i + 1)``; each of its fields has a column of
    its own in that line.
    """
    if isinstance(templates, Template):
        templates = {"face": templates}
    first = next(iter(templates))
    cards = tuple(cards)
    entries = {}
    for index, each in enumerate(cards):
        line = 10 * (index + 1)
        keys = {name: place_of(index, name)[1:] for name in Card.model_fields}
        places = Places(Span(_SET_FILE, line, 1), keys)
        entries[each.id] = CardEntry(
            each, "SET", places, each.template or first, each.back or back
        )
    nowhere = Places(Span("cards/game/game.yaml", 1, 1))
    settled = game or Game(title="Game")
    card_set = CardSet(code="SET", name="Set", cards=cards)
    entry = GameEntry(
        "game",
        settled,
        nowhere,
        {"SET": SetEntry(card_set, nowhere, tuple(entries))},
        entries,
        {},
    )
    made = {
        name: TemplateEntry(
            name, each, _size(each.size), Places(Span(f"templates/{name}.yaml", 1, 1))
        )
        for name, each in templates.items()
    }
    catalogue = Catalogue(ProjectFile(), nowhere, {"game": entry}, made)
    project = MemoryFiles(files or {})
    return Typesetter(catalogue, "game", FontLibrary(project), PictureLibrary(project))

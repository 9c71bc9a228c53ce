"""The file reference says what the models say: every key, its meaning and its default."""

import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from cardpress.catalogue import ProjectFile
from cardpress.catalogue.views import names_for
from cardpress.geometry import format_mm
from cardpress.model import (
    Art,
    Card,
    CardSet,
    CardTable,
    CardWords,
    Deck,
    DeckLine,
    Element,
    ElementWords,
    FieldSpec,
    Game,
    Rarity,
    RarityWords,
    Translation,
)
from cardpress.source.described import described
from cardpress.template import (
    CARD_SIZES,
    Gradient,
    GroupLayer,
    IconLayer,
    ImageLayer,
    ShadowSpec,
    ShapeLayer,
    StrokeSpec,
    Style,
    Template,
    TextLayer,
)
from cardpress.template.filters import FILTERS
from cardpress.ticket.settings import KEYS

TEXT = (Path(__file__).parents[2] / "docs/files.md").read_text("utf-8")

SHARED = tuple(name for name in TextLayer.model_fields if name in ShapeLayer.model_fields)
"""Keys that all layers have."""

SECTIONS: dict[str, tuple[type[BaseModel], tuple[str, ...]]] = {
    "cardpress.yaml": (ProjectFile, ()),
    "cards/GAME/game.yaml": (Game, ()),
    "An element": (Element, ()),
    "A rarity": (Rarity, ()),
    "A field of the game's own": (FieldSpec, ()),
    "cards/GAME/CODE.yaml": (CardSet, ()),
    "A card": (Card, ("own",)),
    "A table of cards": (CardTable, ()),
    "A picture": (Art, ()),
    "cards/GAME/decks/NAME.yaml": (Deck, ()),
    "A line of a deck": (DeckLine, ()),
    "cards/GAME/lang/LANG.yaml": (Translation, ()),
    "The words of a card": (CardWords, ("own",)),
    "The words of an element": (ElementWords, ()),
    "The words of a rarity": (RarityWords, ()),
    "templates/NAME.yaml": (Template, ()),
    "A style": (Style, ()),
    "A shadow": (ShadowSpec, ()),
    "shape": (ShapeLayer, SHARED),
    "image": (ImageLayer, SHARED),
    "icon": (IconLayer, SHARED),
    "text": (TextLayer, SHARED),
    "group": (GroupLayer, SHARED),
    "A gradient": (Gradient, ()),
    "A stroke": (StrokeSpec, ()),
}
"""The model of each section, and the fields that are told of elsewhere."""


def section(title: str) -> str:
    """The text below a heading, up to the next one."""
    match = re.search(
        rf"^#+ (?:`{re.escape(title)}`|{re.escape(title)})$\n(.*?)(?=^#+ |\Z)",
        TEXT,
        re.MULTILINE | re.DOTALL,
    )
    assert match, f"no section '{title}'"
    return match[1]


def rows(title: str) -> list[tuple[str, ...]]:
    """The cells of a section's table, without its head."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    return [tuple(cell.strip() for cell in line.strip("|").split(" | ")) for line in lines[2:]]


def wanted(model: type[BaseModel], leave_out: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The rows that a model's table must have."""
    told = described(model)
    return [
        (f"`{field.alias or name}`", meaning(told[field.alias or name], field), default(field))
        for name, field in model.model_fields.items()
        if name not in leave_out
    ]


def meaning(text: str, field: FieldInfo) -> str:
    told = text.replace("``", "`")
    choices = ", ".join(f"`{each}`" for each in options(field.annotation) if each != 1)
    return f"{told} One of {choices}." if choices else told


def options(annotation: Any) -> tuple[Any, ...]:
    """The choices of a field, if it has any."""
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return next((options(each) for each in get_args(annotation) if options(each)), ())


def default(field: FieldInfo) -> str:
    if field.is_required():
        return "required"
    value = field.get_default()
    units = [each for each in field.metadata if each in ("mm", "pt")]
    if units and value is not None:
        return format_mm(value)
    return written(value)


def written(value: Any) -> str:
    match value:
        case None | "" | () | {}:
            return ""
        case True | False:
            return str(value).lower()
        case tuple():
            return f"`[{', '.join(str(each) for each in value)}]`"
        case _:
            return f"`{value}`"


@pytest.mark.parametrize("title", SECTIONS)
def test_every_key_stands_with_meaning_and_default(title: str) -> None:
    """The table of a section is the model's, key by key."""
    assert rows(title) == wanted(*SECTIONS[title])


def test_keys_that_all_layers_have() -> None:
    """They are told of once."""
    shared = [row for row in wanted(TextLayer) if row[0].strip("`") in SHARED]
    assert rows("All layers") == shared


def test_names_of_expressions() -> None:
    """The table of names is what the check of expressions goes by."""
    names = names_for(Game(title=""), repeated=True)
    told = {row[0].strip("`"): set(re.findall(r"`(\w+)`", row[1])) for row in rows("Names")}
    assert list(told) == list(names)
    for name, parts in names.items():
        assert told[name] == {part for part in parts or () if part not in ("*", "[]")}, name


def test_filters() -> None:
    """All filters are told of, in order."""
    assert [re.match(r"`(\w+)", row[0])[1] for row in rows("Filters")] == list(FILTERS)  # type: ignore[index]


def test_card_sizes() -> None:
    """All sizes are told of, in millimetres."""
    sizes = {
        name: f"{format_mm(size.width).removesuffix(' mm')} × {format_mm(size.height)}"
        for name, size in CARD_SIZES.items()
    }
    assert {row[0].strip("`"): row[1] for row in rows("Card sizes")} == sizes


def test_print_settings() -> None:
    """All keys of print are told of, in order."""
    assert [row[0].strip("`") for row in rows("Print settings")] == list(KEYS)

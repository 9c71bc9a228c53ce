"""Views of expressions, and the table of names that may be written."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from cardpress.catalogue import CardEntry, GameEntry, SetEntry
from cardpress.catalogue.views import DeckView, FaceView, Views, names_for
from cardpress.diagnostics import Places, Span
from cardpress.geometry import Size, mm
from cardpress.model import Art, Card, CardSet, Element, FieldSpec, Game, Rarity
from cardpress.template import Expression

PLACES = Places(Span("x"))

GAME = Game(
    title="Tides",
    elements={
        "fire": Element(name="Fire", beats="air", palette={"ink": "#c31"}),
        "air": Element(name="Air", verb="scatters", palette={"deep": "#123456"}),
    },
    rarities={"rare": Rarity(name="Rare", letter="R", palette={"foil": "#fd0"})},
    tables={"moods": {"3": {"word": "calm"}, "4": {"deed": "storms"}}},
    fields={
        "cost": FieldSpec(type="number"),
        "verse": FieldSpec(),
        "kin": FieldSpec(type="list"),
    },
)
CARDS = (
    Card(id="drake", name="Drake", element="fire", rarity="rare", strength=3, tags=("big",),
         art=Art(file="art/d.svg", credit="Ann"), own={"cost": 2}),
    Card(id="moth", name="Moth", strength=3, tags=("small",), own={"kin": ("drake",)}),
)  # fmt: skip


def views() -> tuple[Views, dict[str, CardEntry]]:
    card_set = CardSet(code="TID", name="Tides", cards=CARDS)
    low = {"drake": "art/d-low.svg"}
    cards = {
        card.id: CardEntry(card, "TID", PLACES, "t", "", low.get(card.id, "")) for card in CARDS
    }
    sets = {"TID": SetEntry(card_set, PLACES, tuple(cards))}
    return Views(GameEntry("tides", GAME, PLACES, sets, cards, {})), cards


def context(card_id: str) -> dict[str, Any]:
    made, cards = views()
    face = FaceView("front", Size(mm(63.5), mm(88.9)))
    return made.context_for(cards[card_id], face=face, deck=DeckView("Core", 48))


def chains(names: Mapping[str, Any], depth: int = 3) -> Iterator[str]:
    for name, inside in names.items():
        if name in ("*", "[]"):
            continue
        yield name
        if inside and depth:
            yield from (f"{name}.{rest}" for rest in chains(inside, depth - 1))


@pytest.mark.parametrize("card_id", ["drake", "moth"])
def test_every_name_of_the_table_has_a_value(card_id: str) -> None:
    """What the check lets pass can be evaluated, also for a card that has none of it."""
    written = list(chains(names_for(GAME)))
    assert {"card.verse", "element.beats.beats.ink", "rarity.foil", "face.side"} <= set(written)
    values = context(card_id)
    for source in written:
        Expression(source).evaluate(values)


@pytest.mark.parametrize(
    ("source", "drake", "moth"),
    [
        ("card.art", "art/d.svg", ""),
        ("card.art_credit", "Ann", ""),
        ("card.art_low", "art/d-low.svg", ""),
        ("card.cost", 2, None),
        ("card.kin", (), ("drake",)),
        ("card.tags[0]", "big", "small"),
        ("element.name", "Fire", ""),
        ("element.ink", "#c31", ""),
        ("element.deep", "", ""),
        ("element.beats.name", "Air", ""),
        ("element.beats.verb", "scatters", ""),
        ("element.beats.beaten_by.id", "fire", ""),
        ("'has' if element else 'none'", "has", "none"),
        ("rarity.letter", "R", ""),
        ("set.size", 2, 2),
        ("game.moods[card.strength].word", "calm", "calm"),
        ("game.moods['4'].deed", "storms", "storms"),
        ("game.moods['4'].word", "", ""),
        ("deck.title ~ deck.size", "Core48", "Core48"),
        ("face.width", 63.5, 63.5),
        ("ink", "full", "full"),
    ],
)
def test_values(source: str, drake: object, moth: object) -> None:
    """Fields that a card lacks are empty; tables are looked up by number or text."""
    assert Expression(source).evaluate(context("drake")) == drake
    assert Expression(source).evaluate(context("moth")) == moth


@pytest.mark.parametrize("ink", ["low", "gray"])
def test_expressions_see_the_ink(ink: str) -> None:
    """What a template asks with ``ink == 'low'``."""
    made, cards = views()
    face = FaceView("front", Size(mm(63.5), mm(88.9)))
    values = made.context_for(cards["moth"], face=face, deck=DeckView(), ink=ink)
    assert Expression("ink").evaluate(values) == ink

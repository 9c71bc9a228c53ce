"""Expressions: what they give, what they may not do, and leaves with texts round them."""

from typing import Any

import pytest

from cardpress.diagnostics import Span
from cardpress.template import Expression, ExpressionError, Leaf


class Card:
    name = "Ember"
    cost = 3
    tags = ("big", "hot")
    nothing = None


CONTEXT: dict[str, Any] = {"card": Card(), "index": 2, "table": {"3": "calm"}}


def value(source: str) -> Any:
    return Expression(source).evaluate(CONTEXT)


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("card.name", "Ember"),
        ("index", 2),
        ("card.cost + 1", 4),
        ("card.cost * 2 - 1", 5),
        ("7 / 2", 3.5),
        ("7 // 2 + 7 % 2", 4),
        ("-card.cost", -3),
        ("card.name ~ '-' ~ index", "Ember-2"),
        ("card.cost > 2 and index == 2", True),
        ("not card.nothing", True),
        ("1 < 2 < 3", True),
        ("'big' in card.tags", True),
        ("card.tags[1]", "hot"),
        ("table['3']", "calm"),
        ("'x' if card.nothing else 'y'", "y"),
        ("card.name | upper", "EMBER"),
        ("card.name | lower | capitalize", "Ember"),
        ("index | pad(3)", "002"),
        ("'a' | pad(99, '.') | length", 40),
        ("card.nothing | default('-')", "-"),
        ("card.tags | join(' + ')", "big + hot"),
        ("card.tags | length", 2),
        ("3.6 | round", 4),
        ("card['name']", "Ember"),
    ],
)
def test_values(source: str, wanted: object) -> None:
    """Names, arithmetic, comparisons, choices, look-ups and filters."""
    assert value(source) == wanted


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("", "E202"),
        ("card.", "E202"),
        ("card name", "E202"),
        ("{{ card.name }}", "E202"),
        ("(" * 400 + "1" + ")" * 400, "E203"),
        ("x" * 1001, "E203"),
        ("-" * 900 + "1", "E203"),
        ("1" + " + 1" * 200, "E203"),
        ("card.name | pad(*card.tags)", "E203"),
        ("card.name | pad(width=3)", "E203"),
        ("card.name()", "E203"),
        ("range(9)", "E203"),
        ("2 ** 99", "E203"),
        ("card.__class__", "E203"),
        ("card.tags[0:1]", "E203"),
        ("card is defined", "E203"),
        ("{'a': 1}", "E203"),
        ("'a'.upper", "E203"),
        ("(card.name | upper).format", "E203"),
        ("[1, 2].append", "E203"),
        ("card | attr('name')", "E203"),
        ("card.name | tojson", "E203"),
        ("1 if card.name", "E203"),
    ],
)
def test_what_is_refused(source: str, code: str) -> None:
    """What cannot be read, or could reach beyond its names, is refused before any card."""
    with pytest.raises(ExpressionError) as caught:
        Expression(source)
    assert caught.value.code == code
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 160


@pytest.mark.parametrize(
    "source",
    [
        "card.nope",
        "nope",
        "card.nope.more",
        "1 / 0",
        "'a' * 999999",
        "'%999d' % 1",
        "card.name + 1",
        "card.tags['count']",
        "card.name['upper']",
        "card['__class__']",
        "(1e308 * 10 - 1e308 * 10) | round",
        "card.name | round",
        "1 | pad('x')",
        "card.cost < card.name",
    ],
)
def test_what_fails_for_a_card(source: str) -> None:
    """A missing value, a division by zero or a text in arithmetic is a fault of the card."""
    with pytest.raises(ExpressionError) as caught:
        value(source)
    assert caught.value.code == "E205"


@pytest.mark.parametrize(
    ("source", "said", "hint"),
    [
        ("card.nothing < 6", "nothing and '6' cannot be compared", None),
        ("card.name + card.cost", "'+' needs numbers, not 'Ember'", "join texts with ~"),
        ("card.cost - card.nothing", "'-' needs numbers, not nothing", None),
        ("table[card.cost + 1]", "there is no '4' in it", None),
        ("card.tags[2]", "there is no '2' in it", None),
    ],
)
def test_faults_of_a_card_in_plain_words(source: str, said: str, hint: str | None) -> None:
    """The message says which value is at fault, not what Python thinks of it."""
    with pytest.raises(ExpressionError) as caught:
        value(source)
    assert said in str(caught.value)
    assert caught.value.hint == hint


@pytest.mark.parametrize(
    ("source", "chains"),
    [
        ("card.name", {("card", "name")}),
        ("card.a ~ card.b | default(set.c)", {("card", "a"), ("card", "b"), ("set", "c")}),
        ("game.t[card.x].name", {("game", "t", "*", "name"), ("card", "x")}),
        ("game.t['a'].name", {("game", "t", "a", "name")}),
        ("x if y else z", {("x",), ("y",), ("z",)}),
        ("[a, b.c]", {("a",), ("b", "c")}),
        ("1 + 2", set()),
    ],
)
def test_chains(source: str, chains: set[tuple[str, ...]]) -> None:
    """All names that an expression reads are known without evaluating it."""
    assert set(Expression(source).chains) == chains


@pytest.mark.parametrize(
    ("source", "constant", "wanted"),
    [
        ("plain", "plain", "plain"),
        ("${{ card.cost }}", None, 3),
        ("${{card.cost}}", None, 3),
        ("Pay ${{ card.cost }}!", None, "Pay 3!"),
        ("${{ card.cost }}${{ index }}", None, "32"),
        ("${{ '}}' }}", None, "}}"),
        ("{{ 7*7 }} $ {", "{{ 7*7 }} $ {", "{{ 7*7 }} $ {"),
        ("a ${{ card.nothing }} b", None, "a  b"),
        ("", "", ""),
    ],
)
def test_leaves(source: str, constant: str | None, wanted: object) -> None:
    """A bare expression keeps its kind; text round it makes a text; the rest is constant."""
    leaf = Leaf(source)
    assert leaf.constant == constant
    assert leaf.evaluate(CONTEXT) == wanted


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("${{ card.nothing }}", ""),
        ("${{ 2.0 }}", "2"),
        ("${{ 2.5 }}", "2.5"),
        ("${{ card.tags }}", "big, hot"),
        ("${{ true }}", "true"),
    ],
)
def test_values_as_texts(source: str, wanted: str) -> None:
    """Nothing prints nothing, whole numbers have no point, lists have commas."""
    assert Leaf(source).text(CONTEXT) == wanted


@pytest.mark.parametrize("source", ["${{ card.name", "a ${{ 'x }}", "${{ card.name }"])
def test_leaves_that_do_not_close(source: str) -> None:
    """An opened expression must close."""
    with pytest.raises(ExpressionError) as caught:
        Leaf(source)
    assert caught.value.code == "E218"


def test_spans_are_kept() -> None:
    """Leaves and their expressions know where they stand."""
    leaf = Leaf("a ${{ card.name }}", Span("t.yaml", 3, 4))
    assert leaf.span == Span("t.yaml", 3, 4)
    assert leaf.expressions[0].span == Span("t.yaml", 3, 4)

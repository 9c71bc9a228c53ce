"""YAML as people type it, sentence by sentence: texts stay, accidents are told with a cure."""

from typing import Any

import pytest

from cardpress.diagnostics import Diagnostic
from cardpress.files import MemoryFiles
from cardpress.source import read_project

GAME = (
    "title: Tax\ntemplate: tax/face\n"
    "fields: {suit: {}, cost: {type: number}, words: {type: list}}\n"
)
FACE = "layers: [{text: '${{ card.text }}'}]\n"


def read(cards: str | bytes, face: str = FACE) -> tuple[dict[str, Any], list[Diagnostic]]:
    """A set of which that stands below ``cards:``, and what there is to say of it."""
    head = b"code: BAS\nname: B\ncards:\n"
    files = {
        "cardpress.yaml": b"title: x\n",
        "cards/tax/game.yaml": GAME.encode(),
        "templates/tax/face.yaml": face.encode(),
        "cards/tax/BAS.yaml": head + (cards if isinstance(cards, bytes) else cards.encode()),
    }
    outcome = read_project(MemoryFiles(files))
    assert outcome.value
    entries = outcome.value.games["tax"].cards
    return {key: entry.card for key, entry in entries.items()}, list(outcome.diagnostics)


def fields(lines: str) -> tuple[Any, list[str], str]:
    """A card with these lines: itself, code and place of what is said, and all words of it.

    The first of the lines is line 6, and stands from column 5.
    """
    cards, found = read(f"  - id: a\n    name: A\n    {lines}\n")
    said = [f"{each.code} {each.span.line}:{each.span.column}" for each in found if each.span]
    words = " / ".join(f"{each.message} | {each.hint}" for each in found)
    return cards.get("a"), said, words


@pytest.mark.parametrize(
    "typed",
    ["No", "yes", "on", "007", "12:30", "1.10", "1e3", "0x1F", "0o17", "1_000", "2026-12-01",
     ".5", "+1", "-0", "NaN", ".inf", "true", "False", "=", "y", "none", "nULL",
     "~5", "null and void"],
)  # fmt: skip
def test_a_text_field_keeps_what_was_typed(typed: str) -> None:
    """Own and built-in fields, entries of lists, ids and numbers alike."""
    card, said, _ = fields(f"text: {typed}\n    suit: {typed}\n    words: [{typed}]")
    assert said == []
    assert (card.text, card.own["suit"], card.own["words"]) == (typed, typed, (typed,))


@pytest.mark.parametrize("typed", ["", "~", "null", "Null", "NULL"])
def test_only_these_are_empty(typed: str) -> None:
    """A field of text, of numbers and a list that say nothing."""
    card, said, _ = fields(f"text: {typed}\n    cost: {typed}\n    words: {typed}")
    assert said == []
    assert (card.text, card.own) == ("", {"cost": None, "words": ()}) or card.own == {
        "words": ()
    }


@pytest.mark.parametrize("typed", ["'~'", '"null"', "|\n      null", "'Null'"])
def test_words_for_nothing_in_quotes_are_texts(typed: str) -> None:
    """Quotes and blocks make a text of anything."""
    card, said, _ = fields(f"text: {typed}")
    assert said == []
    assert card.text == typed.strip("'\"|\n ")


@pytest.mark.parametrize(
    ("typed", "cost"),
    [("3", 3), ("010", 10), ("2.0", 2), ("'7'", 7), ("-4", -4), ("0x1F", 31), ("0o17", 15),
     ("+2", 2)],
)  # fmt: skip
def test_a_field_of_numbers_reads_numbers(typed: str, cost: int) -> None:
    """After the core schema of YAML 1.2: no octal by a leading zero."""
    card, said, _ = fields(f"cost: {typed}")
    assert (said, card.own["cost"]) == ([], cost)


@pytest.mark.parametrize("typed", ["yes", "true", "12:30", "1_000", "1e3", "2.5", "two", "[1]"])
def test_what_is_no_number_is_told(typed: str) -> None:
    """With card, field, value and place."""
    _, said, words = fields(f"cost: {typed}")
    assert said == ["E108 6:11"]
    assert words.startswith("card 'a', cost: ")


@pytest.mark.parametrize(
    ("lines", "place", "words"),
    [
        ("text: x\n    text: y", "E103 7:5", "'text' of 'a' is written twice, first in line 6"),
        ("text: x\n\tsuit: y", "E104 7:1", "indent with spaces"),
        ("text: !wow", "E106 6:11", "the tag '!wow' is not read"),
        ("text: !!python/name:os.system x", "E106 6:11", "the tag '!!python/name:os.system'"),
        ("<<: {text: x}", "E106 6:5", "write 'base: ID' in a card"),
        ("text: x\n---\na: b", "E106 7:1", "remove the '---', or make two files"),
        ("text: x\x07y", "E105 6:12", "invisible character U+0007"),
        ('text: "x\\x07y"', "E105 6:11", "leave its escape out"),
        ("suit: &x {a: *x}", "E107 6:18", "'*x' stands inside what it stands for"),
        (f"suit: {'[' * 70}", "E107 6:68", "collections stand inside each other"),
        ("Text: x", "E102 6:5", "did you mean 'text'?"),
        ("words: red, blue", "E108 6:12", "write [red, blue]"),
        ("words: [red, ~]", "E108 6:18", "an entry of the list is empty"),
        ("words:\n    - red\n    -", "E108 8:6", "an entry of the list is empty"),
    ],
)
def test_what_is_refused(lines: str, place: str, words: str) -> None:
    """One fault each, with its place and what to do."""
    _, said, told = fields(lines)
    assert said == [place]
    assert words in told


def test_what_is_not_utf_8_is_refused() -> None:
    """With the place of the first byte that cannot be."""
    _, (fault,) = read("  - {id: a, name: Türmer}\n".encode("latin-1"))
    assert (fault.code, str(fault.span)) == ("E105", "cards/tax/BAS.yaml:4:20")


@pytest.mark.parametrize(
    ("typed", "text", "code", "words"),
    [
        ("Draw #2", "Draw", "W114", 'write "Draw #2"'),
        ("#1 Fan", "", "W114", 'write "#1 Fan"'),
        ("C #", "C", "W114", 'write "C #"'),
        ("#fff", "", "W115", 'write "#fff"'),
        ("#A0B1C2", "", "W115", 'write "#A0B1C2"'),
        ("Draw # a note", "Draw", "", ""),
        ("C#", "C#", "", ""),
        ("'Draw #2'", "Draw #2", "", ""),
        ("'Draw' #2", "Draw", "", ""),
    ],
)
def test_comments_that_were_no_comments(typed: str, text: str, code: str, words: str) -> None:
    """A warning where a text is cut short; none where a space behind the # shows the intent."""
    card, said, told = fields(f"text: {typed}")
    assert card.text == text
    assert [each.split()[0] for each in said] == [code] * bool(code)
    assert words in told


@pytest.mark.parametrize(
    ("typed", "cure"),
    [
        ("{fire} burns", 'use quotes or |: "{fire} burns"'),
        ("[[ember]] burns", 'use quotes or |: "[[ember]] burns"'),
        ("*All* burn", 'use quotes or |: "*All* burn"'),
        ("**All** burn", 'use quotes or |: "**All** burn"'),
        ('"Fire!" he said', "use quotes or |: '\"Fire!\" he said'"),
        ("{fire}", "needs quotes or |"),
        ("[fire]", "needs quotes or |"),
        ("*", 'use quotes or |: "*"'),
        ('"Fire', "use |"),
        ("&Co Ltd", 'use quotes or |: "&Co Ltd"'),
        ("! no", "put the text in quotes"),
        ("@home", 'use quotes or |: "@home"'),
        ("Then: draw", 'write text: "Then: draw"'),
    ],
)
def test_signs_at_the_start_of_a_text(typed: str, cure: str) -> None:
    """An accident is told where the text stands, with what to write; never half a text."""
    _, said, words = fields(f"text: {typed}")
    assert len(said) == 1
    assert said[0][0] == "E"
    assert said[0].split()[1].startswith("6:1")
    assert cure in words


@pytest.mark.parametrize(
    ("face", "place", "words"),
    [
        ("layers:\n  - text: ${{ card.name\n", "E218 2:11", "quote the whole value"),
        ("layers:\n  - text: a ${{ card.name }} ${{ b\n", "E218 2:11", "close it with }}"),
        ('layers:\n  - text: ${{ a ? "b: c" : d }}\n', "E218 2:11", "quote it: text:"),
        ("layers:\n  - {text: ${{ card.name }}}\n", "E112 2:12", 'write "${{ card.name }}"'),
        ("layers:\n  - text: x\n    box: [${{ card.cost }}, 2, 3, 4]\n", "E112 3:11",
         'inside {…} and […] an expression must stand in quotes | write "${{ card.cost }}"'),
    ],
)  # fmt: skip
def test_expressions(face: str, place: str, words: str) -> None:
    """Unbalanced or taken to pieces: the fault says to quote, and shows how."""
    _, found = read("  - {id: a, name: A}\n", face)
    assert [
        f"{each.code} {each.span.line}:{each.span.column}" for each in found if each.span
    ] == [place]
    assert words in f"{found[0].message} | {found[0].hint}"


def test_braces_in_a_card_are_no_expression() -> None:
    """Data is never compiled."""
    card, said, _ = fields('text: "${{ 7 * 7 }} {{ x }}"\n    suit: a ${{ b')
    assert said == []
    assert (card.text, card.own["suit"]) == ("${{ 7 * 7 }} {{ x }}", "a ${{ b")


def test_an_empty_number_inherits_nothing() -> None:
    """As any field that is written and left empty."""
    cards, found = read(
        "  - {id: a, name: A, cost: 3, suit: x}\n  - {id: b, name: B, base: a, cost: }\n"
    )
    assert found == []
    assert cards["b"].own == {"suit": "x"}

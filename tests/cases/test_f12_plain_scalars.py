"""F12: names and numbers that YAML would turn into something else stay as typed."""

import json
from pathlib import Path

import pytest

from tests.support.measure import Box, Sheets
from tests.support.projects import command
from tests.support.roads import built, checked, road, said

Capture = pytest.CaptureFixture[str]
GAME = "fields: {suit: {type: text}, cost: {type: text}, level: {type: number}}\n"
TEMPLATE = (
    "size: 63x88mm\nfonts: {body: [Noto Sans]}\n"
    "boxes: {id: [4, 4, 55, 6], name: [4, 12, 55, 6], text: [4, 20, 55, 6],"
    " suit: [4, 28, 55, 6], cost: [4, 36, 55, 6], level: [4, 44, 55, 6]}"
)
FIELDS = ("id", "name", "text", "suit", "cost", "level")
LAYERS = "".join(f"  - {{text: '${{{{ card.{name} }}}}', box: {name}}}\n" for name in FIELDS)


def taxed(folder: Path, cards: str) -> Path:
    """Cards that show all their fields."""
    return road(folder, cards, game=GAME, template=TEMPLATE, layers=LAYERS)


def shown(sheets: Sheets, place: int = 0) -> dict[str, str]:
    """What a card shows, by field."""
    x, y = 10.5 + 63 * (place % 3), 16.5 + 88 * (place // 3)
    return {
        name: " ".join(sheets.words(1, Box(x, y + 3 + 8 * n, x + 63, y + 11 + 8 * n)))
        for n, name in enumerate(FIELDS)
    }


def test_fields_of_text_keep_what_was_typed(tmp_path: Path, capsys: Capture) -> None:
    """No false, no octal, no None; an empty name is told."""
    cards = (
        "  - {id: 007, name: No, text: Yes, suit: on}\n"
        "  - {id: 010, name: Off, text: NO, suit: y}\n"
        "  - {id: 08, name: ~, text: null, suit: N}\n"
        "  - {id: a4, name: True, text: 'No', suit: \"on\"}\n"
        "  - {id: a5, name: Toll, copies: 010, cost: 03}\n"
    )
    root = taxed(tmp_path, cards)
    ran = command(capsys, "build", "-C", root, "--json")
    assert ran.code == 0
    assert [(code, line) for code, _, line, _ in said(ran)] == [("W141", 7)]
    sheets = built(capsys, root)
    empty = dict.fromkeys(FIELDS, "")
    wanted = [
        {"id": "007", "name": "No", "text": "Yes", "suit": "on"},
        {"id": "010", "name": "Off", "text": "NO", "suit": "y"},
        {"id": "08", "suit": "N"},
        {"id": "a4", "name": "True", "text": "No", "suit": "on"},
        {"id": "a5", "name": "Toll", "cost": "03"},
    ]
    assert [shown(sheets, place) for place in range(5)] == [
        {**empty, **card} for card in wanted
    ]
    manifest = json.loads(sheets.path.with_name(f"{sheets.path.name}.json").read_text())
    counted = [(card["id"], card["copies"]) for card in manifest["cards"]]
    assert counted == [("007", 1), ("010", 1), ("08", 1), ("a4", 1), ("a5", 10)]


@pytest.mark.parametrize(
    "typed",
    [
        "12:30", "1_000", "1e3", "0x1F", "0o17", "1.10", ".5", "-0", "+1", "2026-11-30",
        "~5", "NaN", ".inf", "on", "OFF", "Null!", "=", "TRUE", "no no", "0b11", "1,000", "e",
    ],
)  # fmt: skip
def test_anything_plain_is_a_name(tmp_path: Path, capsys: Capture, typed: str) -> None:
    """Relatives: what the rules of YAML 1.1 take for times, floats, dates and the like."""
    sheets = built(
        capsys, taxed(tmp_path, f"  - id: a\n    name: {typed}\n    suit: {typed}\n")
    )
    found = shown(sheets)
    assert (found["name"], found["suit"]) == (typed, typed)


@pytest.mark.parametrize("typed", ["", "~", "null", "NULL", "''"])
def test_an_empty_name_is_told_and_prints_nothing(
    tmp_path: Path, capsys: Capture, typed: str
) -> None:
    """Relatives: whichever way of saying nothing; never the word None."""
    root = taxed(tmp_path, f"  - id: a\n    name: {typed}\n")
    ran = command(capsys, "build", "-C", root, "--json")
    assert [(code, line) for code, _, line, _ in said(ran)] == [("W141", 6)]
    assert "'a'" in said(ran)[0][3]
    assert shown(built(capsys, root))["name"] == ""


@pytest.mark.parametrize(
    ("typed", "level"),
    [
        ("3", "3"),
        ("-2", "-2"),
        ("010", "10"),
        ("2.0", "2"),
        ("'7'", "7"),
        ("0x1F", "31"),
        ("~", ""),
    ],
)
def test_a_field_of_numbers_reads_numbers(
    tmp_path: Path, capsys: Capture, typed: str, level: str
) -> None:
    """Relatives: 010 is ten, as YAML 1.2 has it, and never eight."""
    sheets = built(capsys, taxed(tmp_path, f"  - {{id: a, name: A, level: {typed}}}\n"))
    assert shown(sheets)["level"] == level


@pytest.mark.parametrize("typed", ["yes", "two", "1.5", "1e3", "12:30", "1_000", "08h", "[1]"])
def test_what_is_no_number_is_refused_with_its_place(
    tmp_path: Path, capsys: Capture, typed: str
) -> None:
    """Relatives: the message has the field's card and the value as typed."""
    ran = checked(capsys, taxed(tmp_path, f"  - id: a\n    name: A\n    level: {typed}\n"))
    (fault,) = ran.data["diagnostics"]
    assert (fault["code"], fault["line"], fault["column"]) == ("E108", 7, 12)
    assert typed.strip("[]") in fault["message"] or "list" in fault["message"]


@pytest.mark.parametrize(
    "name", ["007", "No", "1e3", "12", "null-hero", "ünïcode", "a.b", "x_y"]
)
def test_ids_of_any_kind_are_found_again(tmp_path: Path, capsys: Capture, name: str) -> None:
    """Relatives: a deck, ``--only`` and the manifest all mean the id as typed."""
    root = taxed(tmp_path, f"  - {{id: {name}, name: A}}\n  - {{id: other, name: B}}\n")
    deck = root / "cards/road/decks/duel.yaml"
    deck.parent.mkdir()
    deck.write_text(f"format: 1\ntitle: Duel\ncards:\n  - 2 {name}\n  - {name}\n  - other\n")
    sheets = built(capsys, root, "road/duel", "--only", name)
    manifest = json.loads(sheets.path.with_name(f"{sheets.path.name}.json").read_text())
    (card,) = manifest["cards"]
    assert (card["id"], card["copies"]) == (name, 3)

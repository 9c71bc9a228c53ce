"""F15: quantities as people type them (those in YAML)."""

import json
import time
from pathlib import Path

import pytest

from tests.support.measure import Sheets
from tests.support.projects import command
from tests.support.roads import built, checked, road, said

Capture = pytest.CaptureFixture[str]
LAYERS = "  - {text: '${{ card.name }}', box: trim}\n"


def counted(sheets: Sheets) -> list[tuple[str, int]]:
    """Ids and copies, as the manifest has them."""
    manifest = json.loads(sheets.path.with_name(f"{sheets.path.name}.json").read_text())
    return [(card["id"], card["copies"]) for card in manifest["cards"]]


def taxed(folder: Path, copies: list[str]) -> Path:
    """Cards ``q1`` and so on with these copies."""
    cards = "".join(
        f"  - {{id: q{n}, name: Q{n}, copies: {typed}}}\n" for n, typed in enumerate(copies, 1)
    )
    return road(folder, cards, layers=LAYERS)


def test_quantities_that_can_be_read(tmp_path: Path, capsys: Capture) -> None:
    """Nothing is one, 2.0 is two, quotes and spaces do not matter; none is a note."""
    root = taxed(tmp_path, ["", "0", "2.0", '"3"', '" 3 "', "~", "null", "010", "+2"])
    ran = command(capsys, "build", "-C", root, "--json")
    assert ran.code == 0
    (note,) = ran.data["diagnostics"]
    assert (note["code"], note["severity"], note["line"]) == ("N142", "note", 6)
    assert "0 copies" in note["message"]
    assert "'q2'" in note["message"]
    wanted = [1, 2, 3, 3, 1, 1, 10, 2]
    sheets = built(capsys, root)
    assert [copies for _, copies in counted(sheets)] == wanted
    assert sum(sheets.text(page).count("Q") for page in (1, 2, 3)) == sum(wanted)


def test_quantities_that_cannot_be_read(tmp_path: Path, capsys: Capture) -> None:
    """All of them in one run, with line, card and value, against a stated limit."""
    typed = ["-1", "2.5", "two", "yes", "1e6", "99999999999", "10000", "true", "1/2", "[3]"]
    start = time.monotonic()
    ran = checked(capsys, taxed(tmp_path, typed))
    assert time.monotonic() - start < 2
    found = said(ran)
    assert [line for _, _, line, _ in found] == list(range(5, 15))
    for number, ((code, _, _, message), value) in enumerate(zip(found, typed, strict=True), 1):
        assert code in ("E108", "E109")
        assert value.strip("[]") in message or "a list" in message, message
        assert f"'q{number}'" in message, message
    assert "9999" in found[5][3]
    assert "9999" in found[6][3]


def test_a_card_without_copies_is_checked_all_the_same(tmp_path: Path, capsys: Capture) -> None:
    """Zero copies hide no fault."""
    cards = "  - {id: a, name: A}\n  - {id: q2, name: Zero, copies: 0, art: nowhere.png}\n"
    layers = f"{LAYERS}  - {{image: '${{{{ card.art }}}}', box: trim}}\n"
    ran = command(capsys, "check", "-C", road(tmp_path, cards, layers=layers), "--json")
    assert ran.code == 1
    assert ("E301", 6) in [(code, line) for code, _, line, _ in said(ran)]


@pytest.mark.parametrize(
    ("line", "copies"),
    [("3 q1", 3), ("3x q1", 3), ("3 x q1", 3), ("q1", 7), ("03 q1", 3), ("{card: q1}", 7)],
)
def test_lines_of_a_deck(tmp_path: Path, capsys: Capture, line: str, copies: int) -> None:
    """Relatives: a count before an id; without one, what the card says."""
    root = taxed(tmp_path, ["7", "1"])
    deck = root / "cards/road/decks/duel.yaml"
    deck.parent.mkdir()
    deck.write_text(f"format: 1\ncards:\n  - {line}\n  - q2\n")
    assert counted(built(capsys, root)) == [("q1", copies), ("q2", 1)]


@pytest.mark.parametrize(
    "line", ["-1 q1", "2.5 q1", "two q1", "99999999999 q1", "1e6 q1", "10000 q1", "q1 3 4"]
)
def test_lines_of_a_deck_that_cannot_be_read(
    tmp_path: Path, capsys: Capture, line: str
) -> None:
    """Relatives: refused at their place."""
    root = taxed(tmp_path, ["7", "1"])
    deck = root / "cards/road/decks/duel.yaml"
    deck.parent.mkdir()
    deck.write_text(f"format: 1\ncards:\n  - q2\n  - {line}\n")
    (fault,) = checked(capsys, root).data["diagnostics"]
    assert (fault["file"], fault["line"]) == ("cards/road/decks/duel.yaml", 4)
    assert line in fault["message"]


def test_many_copies_stay_flat(tmp_path: Path, capsys: Capture) -> None:
    """A relative: the most that is allowed, of one card, is a long but small file."""
    sheets = built(capsys, taxed(tmp_path, ["9999"]))
    assert sheets.pages == 1111
    assert sheets.path.stat().st_size < 1_500_000

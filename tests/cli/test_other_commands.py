"""The other commands as their users see them."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from cardpress.cli.commands import list_command
from cardpress.cli.group import COMMANDS
from cardpress.diagnostics import CODES
from cardpress.jobs.listing import KINDS
from cardpress.jobs.new import STOCK
from tests.support.projects import command, small_project

Capture = pytest.CaptureFixture[str]


def _size(path: Path) -> tuple[int, int]:
    with Image.open(path) as picture:
        return picture.size


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_json_and_folder(name: str, capsys: Capture) -> None:
    """``--help`` works, and names the options that all commands share."""
    ran = command(capsys, name, "--help")
    assert ran.code == 0
    assert "--json" in ran.out
    assert "-C DIR" in ran.out


def test_help_imports_nothing_heavy() -> None:
    """``cardpress --help`` costs click and little else."""
    program = (
        "import sys; from cardpress.cli import run; run(['--help']); "
        "print(sorted({m.partition('.')[0] for m in sys.modules} & "
        "{'reportlab', 'pydantic', 'jinja2', 'PIL', 'yaml', 'uharfbuzz', 'pikepdf', 'rich'}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("stock", STOCK)
def test_a_new_project_checks_and_builds_at_once(
    stock: str, tmp_path: Path, capsys: Capture
) -> None:
    """Whatever it starts from, no fault is in it and its build list is made."""
    folder = tmp_path / "my game"
    assert command(capsys, "new", folder, "--from", stock).code == 0
    checked = command(capsys, "check", "-C", folder, "--strict")
    assert (checked.code, "warning" in checked.err) == (0, False)
    built = command(capsys, "build", "-C", folder, "--paper", "a4", "--json")
    assert built.code == 0
    assert built.data["files"]


def test_new_leaves_a_folder_alone_that_holds_something(
    tmp_path: Path, capsys: Capture
) -> None:
    """Nothing is overwritten."""
    (tmp_path / "kept.txt").write_text("mine")
    ran = command(capsys, "new", tmp_path)
    assert ran.code == 1
    assert "E903" in ran.err
    assert [p.name for p in tmp_path.iterdir()] == ["kept.txt"]


def test_check_writes_nothing(tmp_path: Path, capsys: Capture) -> None:
    """A sound project is told so, and no output folder appears."""
    root = small_project(tmp_path)
    ran = command(capsys, "check", "-C", root)
    assert ran.code == 0
    assert "1 game with 2 cards: no errors" in ran.out
    assert not (root / "output").exists()


def test_check_shows_how_texts_were_set(tmp_path: Path, capsys: Capture) -> None:
    """Each text stands with the size it was set at and the size asked for."""
    root = small_project(tmp_path)
    texts = command(capsys, "check", "-C", root, "--texts", "--json").data["texts"]
    ember = [text for text in texts if text["card"] == "ember"]
    assert [(text["size"], text["asked"], text["lines"]) for text in ember] == [
        ("9", "9", "1"),
        ("9", "9", "1"),
    ]


def test_strict_makes_warnings_count(tmp_path: Path, capsys: Capture) -> None:
    """A card without a name is a warning; under ``--strict`` it ends with 1."""
    root = small_project(tmp_path)
    cards = root / "cards/small/ONE.yaml"
    cards.write_text(cards.read_text().replace("name: Brook", "name: ~"))
    assert command(capsys, "check", "-C", root).code == 0
    assert command(capsys, "check", "-C", root, "--strict").code == 1


def test_preview_draws_faces_at_their_size(tmp_path: Path, capsys: Capture) -> None:
    """63 by 88 mm at 254 dpi are 630 by 880 pixels; two cards get a contact sheet."""
    root = small_project(tmp_path)
    ran = command(capsys, "preview", "*", "-C", root, "--dpi", "254")
    assert ran.code == 0
    made = {p.name: _size(p) for p in (root / "output/preview").iterdir()}
    assert made["small_ember_front.png"] == (630, 880)
    assert made["small_small-back_back.png"] == (630, 880)
    assert "contact-sheet.png" in made
    assert len(made) == 4


def test_preview_in_another_ink_stands_beside_the_first(
    tmp_path: Path, capsys: Capture
) -> None:
    """The option beats the project's setting, faces and sheets alike."""
    root = small_project(
        tmp_path, cardpress_yaml="format: 1\ngames: [small]\nprint: {paper: a4, ink: low}\n"
    )
    assert command(capsys, "preview", "*", "-C", root).code == 0
    assert command(capsys, "preview", "ember", "-C", root, "--ink", "full").code == 0
    assert command(capsys, "preview", "ember", "-C", root, "--sheets").code == 0
    assert {p.name for p in (root / "output/preview").iterdir()} == {
        "contact-sheet_low.png",
        "small_brook_front_low.png",
        "small_ember_front_low.png",
        "small_ember_front.png",
        "small_set-ONE_A4_low_1.png",
        "small_set-ONE_A4_low_2.png",
        "small_small-back_back.png",
        "small_small-back_back_low.png",
    }


def test_check_looks_at_every_ink_that_is_printed(tmp_path: Path, capsys: Capture) -> None:
    """A fault of the low-ink face alone is found where a deck is printed so, or if asked."""
    root = small_project(tmp_path)
    face = root / "templates/small/card.yaml"
    face.write_text(face.read_text() + "  - text: ${{ 1 / 0 }}\n    when: ink == 'low'\n")
    assert command(capsys, "check", "-C", root).code == 0
    asked = command(capsys, "check", "-C", root, "--ink", "low")
    deck = root / "cards/small/decks/duel.yaml"
    deck.write_text(deck.read_text() + "print: {ink: low}\n")
    printed = command(capsys, "check", "-C", root)
    assert (asked.code, printed.code) == (1, 1)
    assert ("E205" in asked.err, "E205" in printed.err) == (True, True)


def test_preview_shows_sheets(tmp_path: Path, capsys: Capture) -> None:
    """A4 at 72 dpi is 595 by 842 pixels."""
    root = small_project(tmp_path)
    assert command(capsys, "preview", "ember", "-C", root, "--sheets", "--dpi", "72").code == 0
    sizes = {_size(p) for p in (root / "output/preview").iterdir()}
    assert sizes == {(595, 842)}


def test_preview_of_no_card_helps(tmp_path: Path, capsys: Capture) -> None:
    """A near miss is named."""
    ran = command(capsys, "preview", "embr", "-C", small_project(tmp_path))
    assert ran.code == 2
    assert "did you mean 'ember'?" in ran.err


def test_illustrate_draws_what_is_missing_and_nothing_else(
    tmp_path: Path, capsys: Capture
) -> None:
    """A deleted picture comes back with the same bytes; others are not touched."""
    folder = tmp_path / "game"
    command(capsys, "new", folder, "--from", "wizard-wars")
    command(capsys, "illustrate", "-C", folder)
    cards = folder / "art/wizard-wars/cards"
    art, low = cards / "cairnling.svg", cards / "cairnling-low.svg"
    before = art.read_bytes(), low.read_bytes()
    assert before[0] != before[1]
    other = cards / "dewglint.svg"
    other.write_text("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>")
    for path in (art, low, cards / "dewglint-low.svg"):
        path.unlink()
    ran = command(capsys, "illustrate", "-C", folder, "--json")
    assert ran.code == 0
    assert ran.data["files"] == [
        "art/wizard-wars/cards/cairnling.svg",
        "art/wizard-wars/cards/cairnling-low.svg",
    ]
    assert (art.read_bytes(), low.read_bytes()) == before
    assert other.stat().st_size < 100


def test_illustrate_refuses_what_it_cannot_draw(tmp_path: Path, capsys: Capture) -> None:
    """An unknown motif and an unknown element are faults of their cards; nothing is written."""
    folder = tmp_path / "game"
    command(capsys, "new", folder, "--from", "side-quest")
    cards = folder / "cards/side-quest/WIS.yaml"
    cards.write_text(cards.read_text("utf-8").replace("motif: snail", "motif: snial"), "utf-8")
    (folder / "art/side-quest/cards/sir-slowly.svg").unlink()
    ran = command(capsys, "illustrate", "-C", folder)
    assert ran.code == 1
    assert "E908" in ran.err
    assert "did you mean 'snail'?" in ran.err
    assert not (folder / "art/side-quest/cards/sir-slowly.svg").exists()


@pytest.mark.parametrize("kind", KINDS)
def test_list_knows_every_kind(kind: str, tmp_path: Path, capsys: Capture) -> None:
    """Each kind has rows in the small project, as text and as JSON."""
    root = small_project(tmp_path)
    rows = command(capsys, "list", kind, "-C", root, "--json").data[kind]
    text = command(capsys, "list", kind, "-C", root).out
    assert rows
    assert next(iter(rows[0].values())) in text


def test_the_kinds_of_help_are_those_there_are() -> None:
    """The command repeats the list to start fast; here it is compared."""
    assert list_command._KINDS == KINDS


def test_doctor_finds_the_libraries(capsys: Capture) -> None:
    """In a sound environment everything that is needed is there."""
    findings = command(capsys, "doctor", "--json").data["findings"]
    assert all(finding["sound"] for finding in findings if finding["needed"])
    assert {"reportlab", "uharfbuzz", "fonts"} <= {finding["name"] for finding in findings}


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_explained(code: str, capsys: Capture) -> None:
    """A paragraph of its own stands in docs/codes.md, under the title of the register."""
    data = command(capsys, "explain", code.lower(), "--json").data
    assert data["code"] == code
    assert len(data["text"]) > 40
    assert data["text"] != data["title"]


def test_unknown_codes_and_commands_help(capsys: Capture) -> None:
    """Both are wrong usage, with a near miss."""
    ran = command(capsys, "explain", "E10")
    assert (ran.code, "did you mean" in ran.err) == (2, True)
    ran = command(capsys, "bild")
    assert (ran.code, "did you mean 'build'?" in ran.err) == (2, True)

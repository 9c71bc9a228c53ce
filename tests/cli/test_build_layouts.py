"""Layouts, labels and order as options of ``cardpress build``."""

import json
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument

from tests.support.projects import command, small_project

Capture = pytest.CaptureFixture[str]


def _sheets(folder: Path) -> dict[str, tuple[int, tuple[float, float]]]:
    """Pages, and the size of the first one in points, by file."""
    found = {}
    for path in sorted(folder.glob("*.pdf")):
        document = PdfDocument(path)
        width, height = document.get_page_size(0)
        found[path.name] = (len(document), (round(width, 1), round(height, 1)))
        document.close()
    return found


@pytest.mark.parametrize(
    ("options", "files"),
    [
        (("--layout", "gutterfold"), {"small_duel_A4_gutterfold.pdf": (2, (841.9, 595.3))}),
        (("--layout", "single"), {"small_duel_A4_fronts.pdf": (1, (595.3, 841.9))}),
        (("--layout", "sleeve"), {"small_duel_A4_sleeve.pdf": (1, (595.3, 841.9))}),
        (
            ("--layout", "split"),
            {
                "small_duel_A4_backs.pdf": (1, (595.3, 841.9)),
                "small_duel_A4_fronts.pdf": (1, (595.3, 841.9)),
            },
        ),
        (("--labels", "5164"), {"small_duel_Letter_labels-5164.pdf": (1, (612.0, 792.0))}),
        (
            ("--labels", "l7165", "--skip", "0,1,2,3"),
            {"small_duel_A4_labels-L7165.pdf": (2, (595.3, 841.9))},
        ),
        (("--paper", "universal"), {"small_duel_universal_duplex.pdf": (2, (595.3, 792.0))}),
        (("--order", "stack"), {"small_duel_A4_duplex-stack.pdf": (2, (595.3, 841.9))}),
    ],
)
def test_each_layout_makes_its_files(
    tmp_path: Path,
    capsys: Capture,
    options: tuple[str, ...],
    files: dict[str, tuple[int, tuple[float, float]]],
) -> None:
    """Five cards: their pages, on the paper that the layout wants."""
    root = small_project(tmp_path)
    ran = command(capsys, "build", "-C", root, *options)
    assert ran.code == 0, ran.err
    assert _sheets(root / "output") == files


def test_split_says_which_way_to_turn_the_stack(tmp_path: Path, capsys: Capture) -> None:
    """Once for each paper; over the short edge like a notepad."""
    root = small_project(tmp_path)
    ran = command(capsys, "build", "-C", root, "--layout", "split", "--flip", "short")
    assert ran.err.count("N425") == 1
    assert "like the sheet of a notepad" in ran.err


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--layout", "gutterfld"), "did you mean 'gutterfold'?"),
        (("--layout", "single", "--fronts-only"), "exclude each other"),
        (("--layout", "labels"), "name the product number"),
        (("--labels", "L7166x"), "did you mean 'L7166'?"),
        (("--labels", "L7160"), "does not fit label sheet L7160"),
        (("--labels", "L7165", "--skip", "8"), "from 0 to 7"),
        (("--skip", "0"), "none is named"),
        (("--order", "stak"), "did you mean 'stack'?"),
        (("--corners", "20"), "--corners: '20' is out of range"),
    ],
)
def test_wrong_layouts_are_wrong_calls(
    tmp_path: Path, capsys: Capture, arguments: tuple[str, ...], part: str
) -> None:
    """They end with 2, say what would do, and leave nothing behind."""
    root = small_project(tmp_path)
    ran = command(capsys, "build", *arguments, "-C", root)
    assert (ran.code, part in ran.err) == (2, True), ran.err
    assert not (root / "output").exists()


def _two_decks(folder: Path) -> Path:
    """The small project with a second deck, three of one card."""
    root = small_project(folder)
    (root / "cards/small/decks/more.yaml").write_text(
        "format: 1\ntitle: More\ncards:\n  - 3 brook\n", encoding="utf-8"
    )
    return root


def test_the_next_deck_fills_the_last_sheet(tmp_path: Path, capsys: Capture) -> None:
    """Five and three cards on a sheet of nine: one sheet, in the order of the call."""
    root = _two_decks(tmp_path)
    names = ("small/duel", "small/more")
    ran = command(capsys, "build", *names, "-C", root, "--fill", "next", "--json")
    assert ran.code == 0, ran.err
    (file,) = ran.data["files"]
    assert Path(file["path"]).name == "small_duel-and-more_A4_duplex.pdf"
    assert (file["cards"], file["sheets"], file["pages"]) == (8, 1, 2)
    manifest = json.loads(Path(f"{file['path']}.json").read_text("utf-8"))
    assert [deck["deck"] for deck in manifest["decks"]] == ["duel", "more"]
    assert {card["id"]: card["copies"] for card in manifest["cards"]} == {
        "ember": 2,
        "brook": 6,
    }


def test_decks_share_no_sheet_unless_asked(tmp_path: Path, capsys: Capture) -> None:
    """``blank``, as by default, and a deck that is printed otherwise keeps its own file."""
    root = _two_decks(tmp_path)
    names = ("small/duel", "small/more")
    assert command(capsys, "build", *names, "-C", root).code == 0
    assert len(_sheets(root / "output")) == 2
    deck = root / "cards/small/decks/more.yaml"
    deck.write_text(deck.read_text("utf-8") + "print: {marks: lines}\n", encoding="utf-8")
    ran = command(capsys, "build", *names, "-C", root, "--fill", "next", "-o", tmp_path / "x")
    assert ran.code == 0, ran.err
    assert len(_sheets(tmp_path / "x")) == 2


def test_several_decks_are_stacked_as_one(tmp_path: Path, capsys: Capture) -> None:
    """Two decks of 50 and 30 on nine sheets: the same cards, whole sheets but the last."""
    root = _two_decks(tmp_path)
    options = ("--fill", "next", "--order", "stack", "--copies", "10", "--json")
    ran = command(capsys, "build", "small/duel", "small/more", "-C", root, *options)
    (file,) = ran.data["files"]
    assert Path(file["path"]).name == "small_duel-and-more_A4_duplex-stack.pdf"
    assert (file["cards"], file["sheets"]) == (80, 9)


def test_a_deck_without_backs_is_not_folded(tmp_path: Path, capsys: Capture) -> None:
    """Half of every sheet would stay white; split just makes no file of backs."""
    root = small_project(tmp_path)
    for file in (root / "cards/small").rglob("*.yaml"):
        text = file.read_text("utf-8")
        kept = [line for line in text.splitlines() if not line.startswith("back:")]
        file.write_text("\n".join(kept), encoding="utf-8")
    ran = command(capsys, "build", "-C", root, "--layout", "gutterfold")
    assert (ran.code, "has a back to fold behind it" in ran.err) == (2, True), ran.err
    assert command(capsys, "build", "-C", root, "--layout", "split").code == 0
    assert list(_sheets(root / "output")) == ["small_duel_A4_fronts.pdf"]

"""``cardpress build`` as its user sees it."""

import hashlib
import json
from pathlib import Path

import pikepdf
import pytest
from pypdfium2 import PdfDocument

from tests.support.projects import command, small_project

Capture = pytest.CaptureFixture[str]


def test_a_bare_build_makes_all_decks_and_says_so(tmp_path: Path, capsys: Capture) -> None:
    """The last line names the file and how many sheets of paper it takes."""
    root = small_project(tmp_path / "small")
    ran = command(capsys, "build", "-C", root)
    assert ran.code == 0
    assert sorted(p.name for p in (root / "output").iterdir()) == [
        "small_duel_A4_duplex.pdf",
        "small_duel_A4_duplex.pdf.json",
    ]
    last = ran.out.splitlines()[-1]
    assert "small_duel_A4_duplex.pdf" in last
    assert last.endswith("5 cards, 2 pages, 1 sheet of A4")


def test_json_is_what_the_files_are(tmp_path: Path, capsys: Capture) -> None:
    """``--json`` prints data only, and it agrees with what lies on the disk."""
    root = small_project(tmp_path)
    ran = command(capsys, "build", "small/set:ONE", "-C", root, "--paper", "both", "--json")
    files = ran.data["files"]
    assert ran.code == 0
    assert [(f["deck"], f["paper"], f["pages"], f["sheets"], f["cards"]) for f in files] == [
        ("set:ONE", "A4", 2, 1, 3),
        ("set:ONE", "Letter", 2, 1, 3),
    ]
    for file in files:
        path = Path(file["path"])
        assert hashlib.sha256(path.read_bytes()).hexdigest() == file["sha256"]
        assert file["kind"] == "sheets"
        with pikepdf.open(path) as pdf:
            assert len(pdf.pages) == file["pages"]


def test_a_manifest_says_what_went_in(tmp_path: Path, capsys: Capture) -> None:
    """Inputs stand in it with their digests, cards with their copies."""
    root = small_project(tmp_path)
    command(capsys, "build", "-C", root)
    manifest = json.loads((root / "output/small_duel_A4_duplex.pdf.json").read_text())
    cards = [(card["id"], card["copies"]) for card in manifest["cards"]]
    assert cards == [("ember", 2), ("brook", 3)]
    text = (root / "cards/small/ONE.yaml").read_bytes()
    assert manifest["inputs"]["cards/small/ONE.yaml"] == hashlib.sha256(text).hexdigest()


def test_two_builds_give_the_same_bytes(tmp_path: Path, capsys: Capture) -> None:
    """Neither the folder nor the output's place goes into a file."""
    one, other = small_project(tmp_path / "one"), small_project(tmp_path / "an other")
    command(capsys, "build", "-C", one)
    command(capsys, "build", "-C", other, "-o", tmp_path / "elsewhere" / "deep")
    first = {p.name: p.read_bytes() for p in (one / "output").iterdir()}
    second = {p.name: p.read_bytes() for p in (tmp_path / "elsewhere" / "deep").iterdir()}
    assert first == second


def test_errors_write_nothing_and_leave_what_was_there(tmp_path: Path, capsys: Capture) -> None:
    """A project that breaks keeps its earlier outputs, byte for byte."""
    root = small_project(tmp_path)
    command(capsys, "build", "-C", root)
    before = {p.name: p.read_bytes() for p in (root / "output").iterdir()}
    cards = root / "cards/small/ONE.yaml"
    cards.write_text(cards.read_text().replace("element: fire", "elemnt: fire"))
    ran = command(capsys, "build", "-C", root)
    assert ran.code == 1
    assert (
        "cards/small/ONE.yaml:7:5: error[E102]: unknown field 'elemnt', did you mean 'element'?"
        in ran.err
    )
    assert "        elemnt: fire\n        ^" in ran.err
    assert {p.name: p.read_bytes() for p in (root / "output").iterdir()} == before


def test_faults_of_all_stages_come_in_one_run(tmp_path: Path, capsys: Capture) -> None:
    """A wrong key, a wrong setting, a missing picture and an overflow are told together."""
    root = small_project(tmp_path)
    cards = root / "cards/small/ONE.yaml"
    words = " ".join(["word"] * 900)
    cards.write_text(cards.read_text().replace("Burn a card.", words) + "    colour: red\n")
    template = root / "templates/small/card.yaml"
    template.write_text(template.read_text() + "  - image: art/none.png\n    box: trim\n")
    ran = command(capsys, "build", "-C", root, "--paper", "A44", "--json")
    codes = {diagnostic["code"] for diagnostic in ran.data["diagnostics"]}
    assert ran.code == 1
    assert ran.data["files"] == []
    assert {"E102", "E401"} <= codes
    ran = command(capsys, "build", "-C", root, "--json")
    assert {"E102", "E213", "E301"} <= {d["code"] for d in ran.data["diagnostics"]}


def test_only_copies_and_sides_choose_what_is_printed(tmp_path: Path, capsys: Capture) -> None:
    """``--only`` takes globs, ``--copies`` multiplies, ``--fronts-only`` leaves backs out."""
    root = small_project(tmp_path)
    options = ("--only", "em*", "--copies", "3", "--fronts-only", "--json")
    ran = command(capsys, "build", "small/duel", "-C", root, *options)
    (file,) = ran.data["files"]
    assert (file["cards"], file["pages"]) == (6, 1)
    assert file["path"].endswith("small_duel_A4_fronts_only.pdf")


def test_a_part_of_a_deck_does_not_replace_the_whole(tmp_path: Path, capsys: Capture) -> None:
    """A file of some pages has a name of its own, and tells what is on those pages."""
    root = small_project(tmp_path)
    arguments = ("build", "small/duel", "-C", root, "--grid", "2x1", "--json")
    (whole,) = command(capsys, *arguments).data["files"]
    (part,) = command(capsys, *arguments, "--pages", "3,6").data["files"]
    assert (whole["cards"], whole["pages"], whole["sheets"]) == (5, 6, 3)
    assert (part["cards"], part["pages"], part["sheets"]) == (3, 2, 2)
    assert part["path"].endswith("small_duel_A4_duplex_p3_6.pdf")
    assert hashlib.sha256(Path(whole["path"]).read_bytes()).hexdigest() == whole["sha256"]


def test_show_settings_names_the_origin_of_each_value(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Option beats environment beats file beats default; nothing is written."""
    root = small_project(tmp_path)
    monkeypatch.setenv("CARDPRESS_GUTTER", "2")
    monkeypatch.setenv("CARDPRESS_FLIP", "short")
    arguments = ("build", "-C", root, "--flip", "long", "--show-settings")
    data = command(capsys, *arguments, "--json").data["settings"][0]["settings"]
    assert data["flip"] == {"value": "long", "origin": "option --flip"}
    assert data["gutter"] == {"value": "2 mm", "origin": "environment CARDPRESS_GUTTER"}
    assert data["paper"]["origin"] == "project (cardpress.yaml:4:16)"
    assert data["marks"] == {"value": "corners", "origin": "default"}
    assert not (root / "output").exists()


def test_ink_is_a_setting_that_names_its_files(tmp_path: Path, capsys: Capture) -> None:
    """Templates see it, no ink's files replace another's, options beat the project's files."""
    root = small_project(
        tmp_path,
        cardpress_yaml="format: 1\ngames: [small]\nprint: {paper: a4, ink: low}\n",
        templates_small_card_yaml=INKED,
    )
    low = command(capsys, "build", "-C", root, "--json").data["files"]
    full = command(capsys, "build", "-C", root, "--ink", "FULL", "--json").data["files"]
    part = command(capsys, "build", "-C", root, "--only", "ember", "--json").data["files"]
    assert [Path(made["path"]).name for made in low + full + part] == [
        "small_duel_A4_duplex_low.pdf",
        "small_duel_A4_duplex.pdf",
        "small_duel_A4_duplex_low_only.pdf",
    ]
    assert [made["ink"] for made in low + full] == ["low", "full"]
    assert [_words(made["path"]).count("in low ink") for made in low + full] == [5, 0]
    assert _words(full[0]["path"]).count("in full ink") == 5
    manifest = json.loads((root / "output/small_duel_A4_duplex_low.pdf.json").read_text())
    assert manifest["ink"] == "low"


INKED = (
    "format: 1\nsize: poker-eu\nfonts: {body: [Spectral]}\nboxes: {name: [5, 5, 53, 9]}\n"
    "layers:\n  - text: in ${{ ink }} ink\n    box: name\n"
)


def _words(path: str) -> str:
    document = PdfDocument(path)
    try:
        return " ".join(page.get_textpage().get_text_range() for page in document)
    finally:
        document.close()


@pytest.mark.parametrize(
    ("arguments", "code", "part"),
    [
        (("build", "--ink", "lo"), 2, "--ink: unknown value 'lo', did you mean 'low'?"),
        (("check", "--ink", "grey"), 2, "--ink: unknown value 'grey', did you mean 'gray'?"),
        (("preview", "*", "--ink", "x"), 2, "--ink: unknown value 'x'"),
        (("build", "smal"), 2, "there is no game 'smal', did you mean 'small'?"),
        (("build", "small/dule"), 2, "E601"),
        (("build", "--fronts-only", "--backs-only"), 2, "nothing to print"),
        (("build", "--pages", "9"), 2, "there is no page 9"),
        (("build", "--pages", "x"), 2, "'x' does not name pages"),
        (("build", "--copies", "0"), 2, "--copies"),
        (("build", "--paper", "a44"), 2, "E401"),
        (("build", "--grid", "9x9"), 1, "E402"),
        (("build", "--nonsense"), 2, "--nonsense"),
        (("build", "--only", "zzz"), 2, "zzz"),
    ],
)
def test_wrong_calls_end_with_their_code(
    tmp_path: Path, capsys: Capture, arguments: tuple[str, ...], code: int, part: str
) -> None:
    """Faults of the project end with 1, wrong usage with 2; the message helps."""
    root = small_project(tmp_path)
    ran = command(capsys, *arguments, "-C", root)
    assert (ran.code, part in ran.err) == (code, True), ran.err
    assert not (root / "output").exists()


def test_outside_of_a_project_there_is_a_way_out(tmp_path: Path, capsys: Capture) -> None:
    """No project is a matter of usage; the hint says how to start one."""
    ran = command(capsys, "build", "-C", tmp_path)
    assert ran.code == 2
    assert "E120" in ran.err
    assert "cardpress new" in ran.err

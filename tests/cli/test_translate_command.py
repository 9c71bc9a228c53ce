"""Translations as their users meet them: begun, filled in, checked, built."""

import json
from pathlib import Path

import pypdfium2
import pytest

from tests.support.projects import Ran, command, small_project, write
from tests.support.tinyfonts import tiny_font

Capture = pytest.CaptureFixture[str]

GAME = (
    "format: 1\ntitle: Small\ntemplate: small/card\nback: small/back\nterms: {burn: Burn}\n"
    "elements: {fire: {name: Fire}, water: {name: Water}}\n"
)
ONE = (
    "format: 1\ncode: ONE\nname: First\ncards:\n"
    "  - id: ember\n    name: Ember\n    text: '**[[term:burn]]** a card, then [[Brook]].'\n"
    "  - id: brook\n    name: Brook\n"
)
CARD = (
    "format: 1\nsize: poker-eu\nfonts: {body: [Spectral]}\n"
    "boxes:\n  name: [5, 5, 53, 9]\n  text: [5, 50, 53, 30]\n  foot: [5, 82, 53, 4]\n"
    "styles:\n  name: {size: 12, min: 12, wrap: none}\n  foot: {size: 7}\n"
    "layers:\n  - {text: '${{ card.name }}', box: name}\n"
    "  - {text: '${{ card.text }}', box: text}\n"
    "  - {text: '${{ term.burn }}!', box: foot}\n"
)
POLISH = (
    "title: Mała\nterms: {burn: Spal}\nsets: {ONE: Pierwszy}\ndecks: {duel: Pojedynek}\n"
    "elements: {fire: {name: Ogień}, water: {name: Woda}}\n"
    "cards:\n"
    "  ember: {name: Żar, text: '**[[term:burn]]** kartę, potem [[brook]].'}\n"
    "  brook: {name: Potok}\n"
)
PL = "cards/small/lang/pl.yaml"


def project(folder: Path, polish: str | None = POLISH, card: str = CARD) -> Path:
    """The small project with a term, and its words in Polish."""
    small_project(
        folder,
        cards_small_game_yaml=GAME,
        cards_small_ONE_yaml=ONE,
        templates_small_card_yaml=card,
    )
    return write(folder, {PL: polish}) if polish else folder


def said(ran: Ran) -> list[tuple[str, str, int | None]]:
    """Code, file and line of every diagnostic of a JSON run but the notes."""
    found = ran.data["diagnostics"]
    return [(e["code"], e["file"], e["line"]) for e in found if e["severity"] != "note"]


def words(pdf: Path) -> str:
    """The text of the first page, as one line."""
    with pypdfium2.PdfDocument(pdf) as document:
        return " ".join(document[0].get_textpage().get_text_range().split())


def test_build_prints_in_the_language_and_says_so(tmp_path: Path, capsys: Capture) -> None:
    """Names, texts, terms and card references are Polish; files and manifests name it."""
    root = project(tmp_path)
    ran = command(capsys, "build", "small/duel", "--lang", "pl", "-C", root, "--json")
    assert (ran.code, said(ran)) == (0, [])
    (file,) = ran.data["files"]
    pdf = root / "output/small_duel_A4_duplex_pl.pdf"
    assert Path(file["path"]).name == pdf.name
    assert file["lang"] == "pl"
    told = words(pdf)
    assert "Żar Spal kartę, potem Potok. Spal!" in told
    assert "Pojedynek" in told
    assert not {"Ember", "Brook", "Burn"} & set(told.replace(".", " ").split())
    manifest = json.loads((root / f"output/{pdf.name}.json").read_text("utf-8"))
    assert manifest["lang"] == "pl"
    assert PL in manifest["inputs"]


def test_originals_do_not_depend_on_translations(tmp_path: Path, capsys: Capture) -> None:
    """Without --lang a translation, even one with faults, changes nothing that is built."""
    built = []
    for polish in (None, POLISH, "cards: {nobody: {name: x}}\n"):
        root = project(tmp_path / str(len(built)), polish)
        assert command(capsys, "build", "small/duel", "-C", root).code == 0
        pdf = root / "output/small_duel_A4_duplex.pdf"
        built.append((pdf.read_bytes(), Path(f"{pdf}.json").read_bytes()))
        assert "Ember Burn a card, then Brook. Burn!" in words(pdf)
    assert built[0] == built[1] == built[2]


def test_preview_names_the_language(tmp_path: Path, capsys: Capture) -> None:
    """Pictures in several languages lie beside each other."""
    root = project(tmp_path)
    for lang in ((), ("--lang", "pl"), ("--lang", "en")):
        ran = command(capsys, "preview", "ember", *lang, "-C", root, "-o", root / "out")
        assert ran.code == 0
    fronts = sorted(path.name for path in (root / "out").glob("*front*"))
    assert fronts == ["small_ember_front.png", "small_ember_front_pl.png"]


def test_check_finds_what_does_not_fit_in_any_language(tmp_path: Path, capsys: Capture) -> None:
    """A name too long for its box is shown where it is translated, beside a whole original."""
    root = project(tmp_path, POLISH.replace("Potok", "Strumień " * 8))
    ran = command(capsys, "check", "-C", root, "--json")
    assert (ran.code, said(ran)) == (1, [("E213", PL, 8)])
    assert command(capsys, "check", "--lang", "en", "-C", root).code == 0
    alone = command(capsys, "check", "--lang", "pl", "-C", root, "--json")
    assert said(alone) == [("E213", PL, 8)]


def test_check_names_the_language_of_a_templates_text(tmp_path: Path, capsys: Capture) -> None:
    """What stands in a template does not show of which language it is true."""
    root = project(tmp_path, POLISH.replace("burn: Spal", f"burn: {'Rozpal ' * 40}"))
    ran = command(capsys, "check", "-C", root, "--json")
    told = [each["message"] for each in ran.data["diagnostics"] if each["code"] == "E213"]
    assert [message.startswith("in 'pl', card 'ember'") for message in told][-1]


def test_an_unknown_term_is_shown_where_it_stands(tmp_path: Path, capsys: Capture) -> None:
    """In a text with its place and near miss; in a template like any unknown name."""
    root = project(tmp_path, POLISH.replace("[[term:burn]]", "[[term:brun]]"))
    (told,) = (
        each
        for each in command(capsys, "check", "-C", root, "--json").data["diagnostics"]
        if each["code"] == "E240"
    )
    assert (told["file"], told["line"], told["column"]) == (PL, 7, 33)
    assert told["hint"] == "did you mean 'burn'?"
    card = CARD.replace("term.burn", "term.brun")
    ran = command(capsys, "check", "-C", project(tmp_path / "t", card=card), "--json")
    assert ("E204", "templates/small/card.yaml", 14) in said(ran)


def test_a_language_that_there_is_not(tmp_path: Path, capsys: Capture) -> None:
    """It is a fault of the call, with the near miss; nothing is written."""
    root = project(tmp_path)
    for name, hint in (("PL", "did you mean 'pl'?"), ("de", "cardpress translate de")):
        for call in (("build",), ("check",), ("preview", "ember"), ("build", "small/duel")):
            ran = command(capsys, *call, "--lang", name, "-C", root)
            assert ran.code == 2
            assert "E160" in ran.err
            assert hint in ran.err
    assert not (root / "output").exists()


def test_from_nothing_to_a_whole_translation(tmp_path: Path, capsys: Capture) -> None:
    """Begun by a command, filled in by hand, recorded; a changed original comes to light."""
    root = project(tmp_path, None)
    begun = command(capsys, "translate", "pl", "-C", root)
    assert begun.code == 0
    assert "9 to translate" in begun.out
    assert "nor are 7 others" in begun.err
    text = (root / PL).read_text("utf-8")
    for old, new in (
        ("title:\n", "title: Mała\n"),
        ("  burn:\n", "  burn: Spal\n"),
        ("ONE:\n", "ONE: Pierwszy\n"),
        ("duel:\n", "duel: Pojedynek\n"),
        ("# Fire\n    name:", "# Fire\n    name: Ogień"),
        ("# Water\n    name:", "# Water\n    name: Woda"),
        ("# Ember\n    name:", "# Ember\n    name: Żar"),
        ("# Brook\n    name:", "# Brook\n    name: Potok"),
        ("    text:\n", "    text: Spal kartę.\n"),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    write(root, {PL: text})
    assert command(capsys, "check", "--strict", "-C", root).code == 0
    again = command(capsys, "translate", "pl", "-C", root)
    assert (again.code, again.out) == (0, "nothing to add\n")
    assert (root / PL).read_text("utf-8") == text
    write(root, {"cards/small/ONE.yaml": ONE.replace("name: Ember", "name: Cinder")})
    line = text.splitlines().index("    name: Żar") + 1
    checked = command(capsys, "check", "-C", root, "--json")
    assert ("W164", PL, line) in said(checked)
    accepted = command(capsys, "translate", "pl", "--accept", "-C", root, "--json")
    assert accepted.data["files"][0]["accepted"] == 1
    assert said(command(capsys, "check", "-C", root, "--json")) == [
        each for each in said(checked) if each[0] != "W164"
    ]


def test_translate_writes_nothing_where_there_are_faults(
    tmp_path: Path, capsys: Capture
) -> None:
    """A fault in one game's file leaves those of all games as they were."""
    root = project(tmp_path, "cards: {nobody: {name: x}}\n")
    ran = command(capsys, "translate", "pl", "-C", root)
    assert ran.code == 1
    assert "nothing was written" in ran.out
    assert (root / PL).read_text("utf-8") == "cards: {nobody: {name: x}}\n"
    assert command(capsys, "translate", "polish", "-C", root).code == 2
    assert command(capsys, "translate", "en", "-C", root).code == 2


def test_hebrew_runs_from_right_to_left(tmp_path: Path, capsys: Capture) -> None:
    """A whole game in Hebrew with a chain of fonts that holds it, and a term in bold."""
    card = CARD.replace("[Spectral]", "[Spectral, art/tiny.ttf]")
    root = project(tmp_path, None, card)
    hebrew = (
        "title: קטן\nterms: {burn: שרוף}\nsets: {ONE: ראשון}\ndecks: {duel: Duel}\n"
        "elements: {fire: {name: אש}, water: {name: מים}}\n"
        "cards:\n  ember: {name: גחלת, text: '**[[term:burn]]** קלף'}\n  brook: {name: נחל}\n"
    )
    letters = tiny_font("".join(map(chr, range(0x5D0, 0x5EB))))
    write(root, {"cards/small/lang/he.yaml": hebrew, "art/tiny.ttf": letters})
    ran = command(capsys, "build", "small/duel", "--lang", "he", "-C", root, "--json")
    assert (ran.code, said(ran)) == (0, [])
    told = words(root / "output/small_duel_A4_duplex_he.pdf")
    assert {"גחלת", "נחל", "קלף"} <= set(told.split())

"""The faces of Wizard Wars: what low ink prints, and that cards of one's own find a frame."""

import re
import shutil
from pathlib import Path

import pytest

from cardpress.catalogue import Catalogue
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.illustrate.elemental.livery import LIVERIES
from cardpress.pictures import PictureLibrary
from cardpress.scene import dump
from cardpress.source import read_project
from cardpress.typeset import Printing, Typesetter
from tests.support.projects import command

ROOT = Path(__file__).parents[2]
AETHER = """
  aether:
    name: Aether
    beats: air
    verb: outshines
    icon: element-fire
    pip: pip-air
    palette:
      ground_high: "#503a6a"
      ground_low: "#2a1d3a"
      plate_high: "#3a2a4a"
      plate_low: "#22182c"
      index_high: "#6a4a8a"
      index_low: "#3a2a5a"
      paper_high: "#efe8f5"
      paper_low: "#ddd3e9"
      line: "#d8cfec"
      ink: "#232030"
      index_ink: "#fbf5fc"
      pip_color: "#f7d9fa"
      footer: "#fbf6f6"
      near: "#141020"
      low: "#3b2a52"
rarities:
"""
OWN = """
format: 1
code: OWN
name: My own
defaults: {art: art/wizard-wars/cards/cairnling.svg, rarity: rare}
cards:
  - {id: glimmer, number: "001", name: Glimmer, element: aether, command_ranking: 6}
  - {id: glory, number: "002", name: Glory, element: aether, command_ranking: 3, rarity: unique}
  - {id: giant, number: "003", name: Giant, element: fire, command_ranking: 12, credit: Ada}
"""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shipped games with a fifth element, higher rankings, and three cards more."""
    folder = tmp_path_factory.mktemp("fifth")
    shutil.copy(ROOT / "cardpress.yaml", folder)
    for part in ("cards", "templates", "art"):
        shutil.copytree(ROOT / part, folder / part)
    game = folder / "cards/wizard-wars/game.yaml"
    text = game.read_text("utf-8").replace("\nrarities:\n", AETHER, 1)
    text = text.replace("command_ranking: [1, 6]", "command_ranking: [1, 12]")
    game.write_text(text, "utf-8")
    (folder / "cards/wizard-wars/OWN.yaml").write_text(OWN, "utf-8")
    return folder


@pytest.fixture(scope="module")
def catalogue(root: Path) -> Catalogue:
    outcome = read_project(Folder(root))
    assert outcome.value
    return outcome.value


def typesetter(catalogue: Catalogue, root: Path, ink: str) -> Typesetter:
    files = Folder(root)
    pictures = PictureLibrary(files, root / ".cardpress")
    printing = Printing(ink=ink)
    return Typesetter(catalogue, "wizard-wars", FontLibrary(files), pictures, printing=printing)


def face(setter: Typesetter, card_id: str) -> str:
    """A front as text, a line for each thing that is painted."""
    outcome = setter.front(card_id)
    assert not outcome.diagnostics
    assert outcome.value
    return dump(outcome.value.part.items)


@pytest.mark.parametrize("ink", ["full", "low", "gray"])
def test_an_element_and_a_ranking_of_ones_own_are_without_fault(
    root: Path, capsys: pytest.CaptureFixture[str], ink: str
) -> None:
    """No drawing is missing, and every text fits."""
    ran = command(capsys, "check", "--strict", "--ink", ink, "wizard-wars", "-C", root)
    assert ran.code == 0, ran.err


def test_the_strip_says_whom_an_element_beats_and_who_beats_it(
    catalogue: Catalogue, root: Path
) -> None:
    """Nothing beats aether, so its strip has one clause."""
    setter = typesetter(catalogue, root, "full")
    verbs = r"text '(smothers|evaporates|scorches|douses|outshines)'"
    cards = ("cairnling", "dewglint", "glimmer")
    assert {card: re.findall(verbs, face(setter, card)) for card in cards} == {
        "cairnling": ["smothers", "scorches"],
        "dewglint": ["douses", "evaporates"],
        "glimmer": ["outshines"],
    }


@pytest.mark.parametrize("ink", ["full", "low"])
@pytest.mark.parametrize(("card_id", "pips"), [("cairnling", 1), ("glimmer", 6), ("giant", 0)])
def test_pips_count_to_six_and_leave_higher_rankings_to_the_numeral(
    catalogue: Catalogue, root: Path, card_id: str, pips: int, ink: str
) -> None:
    text = face(typesetter(catalogue, root, ink), card_id)
    assert len(re.findall(r"picture \w+ [0-9.]+,55\.90,3\.40,3\.40 role=icon", text)) == pips


@pytest.mark.parametrize("card_id", ["cairnling", "lullwing", "noonday-basilisk", "glory"])
def test_low_ink_paints_with_white_and_the_ink_of_each_element(
    catalogue: Catalogue, root: Path, card_id: str
) -> None:
    """All words in the card's own element's; discs of the strip in their element's."""
    elements = catalogue.games["wizard-wars"].game.elements
    card = catalogue.games["wizard-wars"].cards[card_id].card
    text = face(typesetter(catalogue, root, "low"), card_id)
    words = re.findall(r"^ *text .* (#\w{6}) gap=", text, re.MULTILINE)
    assert len(words) >= 8
    assert set(words) == {elements[card.element].palette["low"]}
    inks = {element.palette["low"] for element in elements.values()}
    assert set(re.findall(r"#\w{6}", text)) <= inks | {"#ffffff"}


@pytest.mark.parametrize("element", LIVERIES)
def test_the_colours_of_the_game_are_those_of_the_drawn_frames(
    catalogue: Catalogue, element: str
) -> None:
    colors = catalogue.games["wizard-wars"].game.elements[element].palette
    livery = LIVERIES[element]
    for name in ("line", "ink", "index_ink", "near", "low"):
        assert colors[name] == getattr(livery, name), name
    for name in ("ground", "plate", "index", "paper"):
        assert (colors[f"{name}_high"], colors[f"{name}_low"]) == getattr(livery, name), name


@pytest.mark.parametrize("element", LIVERIES)
def test_figures_of_the_index_have_a_flag_and_a_foot(
    catalogue: Catalogue, root: Path, element: str
) -> None:
    """Set in the text face's lining figures, 27 points (9.53 mm): its 1 is no capital I."""
    card_id = next(
        entry.card.id
        for entry in catalogue.games["wizard-wars"].cards.values()
        if entry.card.element == element and entry.card.command_ranking == 1
    )
    fonts = FontLibrary(Folder(root))
    text = face(typesetter(catalogue, root, "full"), card_id)
    key = fonts.face("Spectral", weight=600).key
    assert re.findall(r"text '1' (\w+) (\S+)", text) == [(key, "9.53")] * 2

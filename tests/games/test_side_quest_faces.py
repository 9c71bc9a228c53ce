"""The faces of Side Quest: what each ink prints, and that every text can be read."""

import re
import shutil
from hashlib import sha256
from pathlib import Path

import pytest
import yaml

from cardpress.catalogue import Catalogue
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.illustrate.heraldic.hours import HOURS
from cardpress.pictures import PictureLibrary
from cardpress.scene import dump
from cardpress.source import read_project
from cardpress.typeset import Printing, Typesetter
from tests.support.projects import command

ROOT = Path(__file__).parents[2]
OWN = """
format: 1
code: OWN
name: My own
cards:
  - {id: lost-sock, number: "001", name: A Lost Sock, strength: 5, motif: sock, flavour: Warm.}
  - {id: guest, number: "002", name: A Guest, strength: 6, flavour: Late.}
  - {id: photo, number: "003", name: Photo, strength: 2, flavour: Flat., art: art/own/photo.svg}
"""
INK = "#2a1838"
PAPER = "#f3dfb2"
"""The darkest of the parchment."""
GOLD = "#d9922a"
"""The darkest of the ribbon and the badges of strength 6."""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shipped game with three cards of one's own, one of them with a picture of its own."""
    folder = tmp_path_factory.mktemp("own")
    config = (ROOT / "cardpress.yaml").read_text("utf-8").replace("wizard-wars, ", "")
    (folder / "cardpress.yaml").write_text(config, "utf-8")
    for part in ("cards", "templates", "art"):
        shutil.copytree(ROOT / part / "side-quest", folder / part / "side-quest")
    (folder / "cards/side-quest/OWN.yaml").write_text(OWN, "utf-8")
    (folder / "art/own").mkdir()
    shutil.copy(ROOT / "art/side-quest/icons/star.svg", folder / "art/own/photo.svg")
    return folder


@pytest.fixture(scope="module")
def catalogue(root: Path) -> Catalogue:
    outcome = read_project(Folder(root))
    assert outcome.value
    return outcome.value


def face(catalogue: Catalogue, root: Path, card_id: str, ink: str) -> str:
    """A front as text, a line for each thing that is painted."""
    files = Folder(root)
    pictures = PictureLibrary(files, root / ".cardpress")
    printing = Printing(ink=ink)
    fonts = FontLibrary(files)
    setter = Typesetter(catalogue, "side-quest", fonts, pictures, printing=printing)
    outcome = setter.front(card_id)
    assert outcome.value
    return dump(outcome.value.part.items)


def digest(root: Path, name: str) -> str:
    return sha256((root / "art" / name).read_bytes()).hexdigest()


def luminance(colour: str) -> float:
    """Relative luminance of an sRGB colour (WCAG 2.2)."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("ink", "ending"), [("full", ""), ("gray", ""), ("low", "-low")])
def test_each_ink_has_its_pictures(
    catalogue: Catalogue, root: Path, ink: str, ending: str
) -> None:
    """In low ink the card's lines and the overlay's lines, otherwise what is painted."""
    shown = re.findall(r"^picture (\w+)", face(catalogue, root, "royal-cat", ink), re.M)
    assert shown == [
        digest(root, f"side-quest/cards/royal-cat{ending}.svg"),
        digest(root, f"side-quest/overlays/strength-6{ending}.svg"),
    ]


def test_low_ink_sets_all_words_in_the_one_ink(catalogue: Catalogue, root: Path) -> None:
    """Name, flavour, footer and both numerals; the numerals of 6 are white on badges of ink."""
    for card in ("sir-slowly", "toll-goose", "scapegoat", "fox-with-a-map", "royal-cat"):
        text = face(catalogue, root, card, "low")
        fills = re.findall(r"^ *text '.*?' [^#]*(#\w+) ", text, re.M)
        assert len(fills) >= 6
        assert set(fills) == ({INK, "#ffffff"} if card == "royal-cat" else {INK})


def test_a_picture_without_lines_is_faint_in_low_ink(catalogue: Catalogue, root: Path) -> None:
    """A photograph of one's own is printed at 30 % beneath the lines of the overlay."""
    text = face(catalogue, root, "photo", "low")
    assert digest(root, "own/photo.svg") in text
    assert "opacity=300 " in text
    assert "opacity=300 " not in face(catalogue, root, "photo", "full")


def test_new_cards_are_drawn_in_both_inks(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`illustrate` gives a card of one's own its picture, with a motif or without."""
    shutil.copytree(root, tmp_path / "copy")
    ran = command(capsys, "illustrate", "side-quest", "-C", tmp_path / "copy")
    assert ran.code == 0, ran.err
    drawn = tmp_path / "copy/art/side-quest/cards"
    for name in ("lost-sock", "guest"):
        assert (drawn / f"{name}.svg").stat().st_size > 20_000
        assert (drawn / f"{name}-low.svg").stat().st_size > 15_000
    assert not (drawn / "photo.svg").exists()


def test_every_text_can_be_read() -> None:
    """Contrast of at least 4.5 : 1, at the darkest or lightest of the ground beneath."""
    game = yaml.safe_load((ROOT / "cards/side-quest/game.yaml").read_text("utf-8"))
    for strength, hour in game["tables"]["hours"].items():
        ground = GOLD if strength == 6 else hour["deep"]
        assert contrast(hour["lettering"], ground) >= 4.5
        assert contrast(hour["darker"], PAPER) >= 4.5
    assert contrast(INK, PAPER) >= 4.5


def test_words_and_pictures_agree_on_the_colours_of_an_hour() -> None:
    """The game's table repeats what the drawings use."""
    game = yaml.safe_load((ROOT / "cards/side-quest/game.yaml").read_text("utf-8"))
    for strength, hour in game["tables"]["hours"].items():
        drawn = HOURS[strength]
        assert (hour["name"], hour["wall"]) == (drawn.name, drawn.wall[0])
        assert (hour["deep"], hour["darker"]) == (drawn.deep, drawn.darker)

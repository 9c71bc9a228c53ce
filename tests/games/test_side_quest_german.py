"""Side Quest in German: whole, up to date, and as well set as the original."""

from pathlib import Path

import pytest

from cardpress.catalogue import Catalogue, GameEntry
from cardpress.files import Folder
from cardpress.geometry import pt
from cardpress.jobs.check import CheckResult, check
from cardpress.source import read_project, translated
from cardpress.world import World

FOLDER = Folder(Path(__file__).parents[2])


@pytest.fixture(scope="module")
def original() -> Catalogue:
    """Both games in English."""
    read = read_project(FOLDER)
    assert read.value
    return read.value


@pytest.fixture(scope="module")
def german(original: Catalogue) -> GameEntry:
    """Side Quest in German."""
    turned = translated(FOLDER, original, "de")
    assert turned.diagnostics == ()
    return turned.value.games["side-quest"]


@pytest.fixture(scope="module")
def checked() -> CheckResult:
    """What is said of the German cards, and how their texts were set."""
    return check(FOLDER, ("side-quest",), world=World({}, None), lang="de")


def test_every_card_speaks_german(original: Catalogue, german: GameEntry) -> None:
    """No name and no flavour line is left in English."""
    english = original.games["side-quest"]
    assert len(german.cards) == 24
    for card_id, entry in german.cards.items():
        assert entry.card.name != english.cards[card_id].card.name
        assert entry.card.flavour != english.cards[card_id].card.flavour
    assert german.game.title == "Nebenquest"
    assert german.game.terms == {"strength": "Stärke"}


def test_texts_are_typeset_as_german_is(german: GameEntry) -> None:
    """Two lines each; quotes low and high; no straight quote and no English one."""
    for entry in german.cards.values():
        text = f"{entry.card.name}\n{entry.card.flavour}"
        assert entry.card.flavour.count("\n") == 1
        assert not set(text) & set("'\"”")
        assert text.count("„") == text.count("“")


def test_every_text_fits_as_the_original_does(checked: CheckResult) -> None:
    """Flavour at its full size in two lines, names at 12 pt or more, nothing to complain of."""
    assert [each for each in checked.diagnostics if each.code[0] != "N"] == []
    flavours = [fit for fit in checked.texts if fit.text == "flavour"]
    names = [fit for fit in checked.texts if fit.text == "name"]
    assert len(flavours) == len(names) == 24
    assert {(fit.size == fit.asked, fit.lines) for fit in flavours} == {(True, 2)}
    assert min(fit.size for fit in names) >= pt(12)

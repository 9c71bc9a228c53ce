"""Wizard Wars as it ships: what each set and deck holds, and that every face can be printed."""

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardpress.catalogue import Catalogue, GameEntry
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.model import Card
from cardpress.pictures import PictureLibrary
from cardpress.scene import digest
from cardpress.source import read_project
from cardpress.typeset import Typesetter
from tests.support.projects import command

ROOT = Path(__file__).parents[2]
ELEMENTS = ("earth", "air", "fire", "water")
SIZE_LIMIT = 60_000
LONGEST_FLAVOUR = 3
SMALLEST_TITLE = 9.75
"""Points; at 8 the title's style would have nothing left to give."""
CURVES = {
    "earth": [2, 2, 8, 8, 2, 2],
    "air": [4, 4, 4, 4, 4, 4],
    "fire": [8, 2, 2, 2, 2, 8],
    "water": [2, 8, 2, 2, 8, 2],
}
"""How many cards of each ranking, 1 to 6, a starter deck has."""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the shipped games, where drawings may be kept."""
    folder = tmp_path_factory.mktemp("shipped")
    shutil.copy(ROOT / "cardpress.yaml", folder)
    for part in ("cards", "templates", "art"):
        shutil.copytree(ROOT / part, folder / part)
    return folder


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    outcome = read_project(Folder(ROOT))
    assert not outcome.diagnostics
    assert outcome.value
    return outcome.value


@pytest.fixture(scope="module")
def game(catalogue: Catalogue) -> GameEntry:
    return catalogue.games["wizard-wars"]


def cards_of(game: GameEntry, code: str) -> list[Card]:
    return [game.cards[card_id].card for card_id in game.sets[code].card_ids]


def deck_of(game: GameEntry, name: str) -> list[Card]:
    """Every card of a deck, a copy each."""
    lines = game.decks[name].deck.cards
    return [game.cards[line.card].card for line in lines for _ in range(line.copies or 0)]


def curve(cards: list[Card]) -> list[int]:
    counts = Counter(card.command_ranking for card in cards)
    return [counts[ranking] for ranking in range(1, 7)]


def test_the_sets_and_decks_that_ship(game: GameEntry) -> None:
    assert {code: len(entry.card_ids) for code, entry in game.sets.items()} == {
        "ARC": 12,
        "BAS": 24,
        "STG": 24,
    }
    assert {name: len(deck_of(game, name)) for name in game.decks} == {
        "core24": 24,
        "core48": 48,
        "starter-air": 24,
        "starter-earth": 24,
        "starter-fire": 24,
        "starter-water": 24,
    }


@pytest.mark.parametrize("code", ["BAS", "STG"])
def test_a_full_set_has_one_card_for_each_element_and_ranking(
    game: GameEntry, code: str
) -> None:
    """Six of each element in the order of the ring, 1 to 4 common, 5 and 6 uncommon."""
    cards = cards_of(game, code)
    assert [(card.element, card.command_ranking) for card in cards] == [
        (element, ranking) for element in ELEMENTS for ranking in (1, 2, 3, 4, 5, 6)
    ]
    rarities = ["common", "common", "common", "common", "uncommon", "uncommon"]
    assert [card.rarity for card in cards] == rarities * 4


def test_arcana_has_two_rares_and_a_unique_for_each_element(game: GameEntry) -> None:
    """Rares rank 4 and 5, uniques 6."""
    cards = cards_of(game, "ARC")
    rows = [(card.element, card.command_ranking, card.rarity) for card in cards]
    assert rows[:8] == [
        (element, ranking, "rare") for element in ELEMENTS for ranking in (4, 5)
    ]
    assert rows[8:] == [(element, 6, "unique") for element in ELEMENTS]


@pytest.mark.parametrize(
    ("code", "symbol", "needs"),
    [("BAS", "set-bas", ()), ("ARC", "set-arc", ("BAS",)), ("STG", "set-stg", ("BAS",))],
)
def test_each_set_has_its_own_symbol_and_numbers_without_a_gap(
    game: GameEntry, code: str, symbol: str, needs: tuple[str, ...]
) -> None:
    entry = game.sets[code]
    assert entry.set.symbol == symbol
    assert tuple(entry.set.builds_on) == needs
    numbers = [card.number for card in cards_of(game, code)]
    assert numbers == [f"{at:03}" for at in range(1, len(numbers) + 1)]


def test_no_creature_has_the_name_or_the_words_of_another(game: GameEntry) -> None:
    cards = [entry.card for entry in game.cards.values()]
    assert len({card.name for card in cards}) == 60
    assert len({card.flavour for card in cards}) == 60


def test_the_core_decks_hold_one_and_two_of_each_card_of_the_base_set(game: GameEntry) -> None:
    base = [card.id for card in cards_of(game, "BAS")]
    assert [card.id for card in deck_of(game, "core24")] == base
    assert Counter(card.id for card in deck_of(game, "core48")) == dict.fromkeys(base, 2)


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_starter_deck_has_nine_of_its_element_and_five_of_each_other(
    game: GameEntry, element: str
) -> None:
    """All six of its own creatures are among them, and a single core48 holds the deck."""
    cards = deck_of(game, f"starter-{element}")
    expected = dict.fromkeys(ELEMENTS, 5) | {element: 9}
    assert Counter(card.element for card in cards) == expected
    assert len({card.id for card in cards if card.element == element}) == 6
    core = Counter(card.id for card in deck_of(game, "core48"))
    assert Counter(card.id for card in cards) <= core


@pytest.mark.parametrize("element", ELEMENTS)
def test_starter_decks_differ_in_their_curve_and_not_in_their_weight(
    game: GameEntry, element: str
) -> None:
    """24 cards of 3.5 on average: 84, as in a core24."""
    cards = deck_of(game, f"starter-{element}")
    assert curve(cards) == CURVES[element]
    assert sum(card.command_ranking or 0 for card in cards) == 84


def test_the_four_starter_decks_are_two_core48s(game: GameEntry) -> None:
    together = Counter(
        card.id for element in ELEMENTS for card in deck_of(game, f"starter-{element}")
    )
    assert together == {card.id: 4 for card in cards_of(game, "BAS")}


def test_every_starter_deck_has_a_title_of_its_own_and_says_how_it_plays(
    game: GameEntry,
) -> None:
    decks = [game.decks[f"starter-{element}"].deck for element in ELEMENTS]
    assert len({deck.title for deck in decks}) == 4
    for element, deck in zip(ELEMENTS, decks, strict=True):
        assert deck.description.startswith(f"A starter deck of {element} for a wizard who ")
        assert deck.description.endswith(".")


def shipped_texts(game: GameEntry) -> Iterator[str]:
    yield game.game.title
    for element in game.game.elements.values():
        yield from (element.name, element.verb)
    for entry in game.sets.values():
        yield entry.set.name
    for card in (entry.card for entry in game.cards.values()):
        yield from (card.name, card.flavour, card.text, card.credit)
    for deck in (entry.deck for entry in game.decks.values()):
        yield from (deck.title, deck.description)


def test_texts_have_real_quotes_and_dashes_and_no_stray_spaces(game: GameEntry) -> None:
    texts = list(shipped_texts(game))
    assert len(texts) > 60 * 2
    for text in texts:
        assert not re.search(r"['\"`]|--| - |\.\.\.|  |^\s|\s$", text), text


def test_every_flavour_is_a_sentence(game: GameEntry) -> None:
    for card in (entry.card for entry in game.cards.values()):
        assert re.fullmatch(r"[A-Z].+[.?!]", card.flavour), card.id


def test_the_game_is_without_fault_and_every_text_fits(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not even a warning; flavour keeps its size in three lines, titles stay legible."""
    ran = command(capsys, "check", "--strict", "--texts", "--json", "wizard-wars", "-C", root)
    assert ran.code == 0, ran.err
    flavours = {row["card"]: row for row in ran.data["texts"] if row["text"] == "flavour"}
    assert len(flavours) == 60
    for row in flavours.values():
        assert (row["size"], row["asked"]) == ("8.4", "8.4")
        assert int(row["lines"]) <= LONGEST_FLAVOUR, row
    titles = {row["card"]: row for row in ran.data["texts"] if row["text"] == "name"}
    assert len(titles) == 60
    for row in titles.values():
        assert float(row["size"]) >= SMALLEST_TITLE, row


def test_no_face_is_equal_to_another(catalogue: Catalogue, root: Path) -> None:
    """All fronts differ, and no card can be told from behind."""
    files = Folder(root)
    pictures = PictureLibrary(files, root / ".cardpress")
    typesetter = Typesetter(catalogue, "wizard-wars", FontLibrary(files), pictures)
    fronts, backs = set(), set()
    for card_id in catalogue.games["wizard-wars"].cards:
        front, back = typesetter.front(card_id).value, typesetter.back(card_id).value
        assert front
        assert back
        fronts.add(digest(front.part.items))
        backs.add(digest(back.part.items))
    assert (len(fronts), len(backs)) == (60, 1)


def test_every_picture_is_there_and_small(game: GameEntry) -> None:
    for card_id in game.cards:
        picture = ROOT / "art/wizard-wars/cards" / f"{card_id}.svg"
        assert 10_000 < picture.stat().st_size < SIZE_LIMIT, card_id


def luminance(color: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    channels = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("rarity", ["common", "rare"])
@pytest.mark.parametrize("element", ELEMENTS)
def test_the_small_print_stands_out_from_every_ground(
    game: GameEntry, element: str, rarity: str
) -> None:
    """4.5 to 1 against the colour in which the ground ends, where the footer stands."""
    ground = (ROOT / f"art/wizard-wars/grounds/{element}-{rarity}.svg").read_text("utf-8")
    first = re.search(r"<linearGradient.*?</linearGradient>", ground)
    assert first
    last = re.findall(r'stop-color="(#\w{6})"', first[0])[-1]
    ink = game.game.elements[element].palette["footer"]
    low, high = sorted((luminance(ink), luminance(last)))
    assert (high + 0.05) / (low + 0.05) >= 4.5

"""F01: backs lie behind their fronts, on part-filled sheets and where some cards have none."""

from pathlib import Path

import pytest

from tests.support.measure import Sheets
from tests.support.roads import BACKS, FRONTS, built, road, road_cards

Capture = pytest.CaptureFixture[str]
WHITE, BLACK = "FFFFFF", "000000"


def slot(row: int, column: int) -> tuple[float, float]:
    """The middle of a slot of nine cards of 63 x 88 mm on A4."""
    return 42.0 + 63 * column, 60.5 + 88 * row


def shows_back(
    sheets: Sheets, page: int, middle: tuple[float, float], number: int, *, turned: bool = False
) -> None:
    """Asserts that a card's back lies there, upright or head down."""
    x, y = middle
    colour = BACKS[number - 1]
    upper, lower = (BLACK, colour) if turned else (colour, BLACK)
    sheets.shows(page, {(x, y - 22): upper, (x, y + 22): lower})


def test_eleven_cards_with_eleven_backs_turn_over_the_long_edge(
    tmp_path: Path, capsys: Capture
) -> None:
    """Front, back, front, back; the back of slot (r, c) stands upright in slot (r, 2 - c)."""
    cards = road_cards(range(1, 12), backs=range(1, 12))
    sheets = built(capsys, road(tmp_path, cards))
    assert sheets.pages == 4
    for place in range(9):
        row, column = divmod(place, 3)
        sheets.shows(1, {slot(row, column): FRONTS[place]})
        shows_back(sheets, 2, slot(row, 2 - column), place + 1)
    sheets.shows(2, {(168.0, 38.5): "995454", (42.0, 38.5): "999954"})
    sheets.shows(3, {slot(0, 0): FRONTS[9], slot(0, 1): FRONTS[10], slot(0, 2): WHITE})
    sheets.shows(4, {(168.0, 38.5): "775499", (168.0, 82.5): BLACK, (105.0, 38.5): "995499"})
    empty = [slot(0, 0), *(slot(row, column) for row in (1, 2) for column in range(3))]
    sheets.shows(4, dict.fromkeys(empty, WHITE))


def test_a_sheet_without_backs_still_has_its_back_page(tmp_path: Path, capsys: Capture) -> None:
    """Page 2k is the back of page 2k - 1, be there art on it or not."""
    cards = road_cards(range(1, 12), backs=(10, 11))
    sheets = built(capsys, road(tmp_path, cards))
    assert sheets.pages == 4
    assert sheets.pictures(2) == []
    everywhere = [slot(row, column) for row in range(3) for column in range(3)]
    sheets.shows(2, dict.fromkeys(everywhere, WHITE))
    sheets.shows(3, {slot(0, 0): FRONTS[9], slot(0, 1): FRONTS[10]})
    shows_back(sheets, 4, slot(0, 2), 10)
    shows_back(sheets, 4, slot(0, 1), 11)
    sheets.shows(4, {slot(0, 0): WHITE})


def test_backs_only_in_the_middle_of_a_sheet(tmp_path: Path, capsys: Capture) -> None:
    """A relative: cards with and without a back take turns; no back moves up into a gap."""
    sheets = built(capsys, road(tmp_path, road_cards(range(1, 6), backs=(2, 4))))
    assert sheets.pages == 2
    shows_back(sheets, 2, slot(0, 1), 2)
    shows_back(sheets, 2, slot(1, 2), 4)
    none = [slot(0, 0), slot(0, 2), slot(1, 0), slot(1, 1), slot(2, 2)]
    sheets.shows(2, dict.fromkeys(none, WHITE))


def test_a_printer_that_turns_over_the_short_edge(tmp_path: Path, capsys: Capture) -> None:
    """A relative: the back of slot (r, c) lies head down in slot (2 - r, c)."""
    cards = road_cards(range(1, 12), backs=range(1, 12))
    sheets = built(capsys, road(tmp_path, cards), "--flip", "short")
    for place in range(9):
        row, column = divmod(place, 3)
        shows_back(sheets, 2, slot(2 - row, column), place + 1, turned=True)
    shows_back(sheets, 4, slot(2, 0), 10, turned=True)
    shows_back(sheets, 4, slot(2, 1), 11, turned=True)
    sheets.shows(4, {slot(2, 2): WHITE, slot(0, 0): WHITE})


@pytest.mark.parametrize("flip", ["long", "short"])
def test_a_page_that_lies_on_its_side(tmp_path: Path, capsys: Capture, flip: str) -> None:
    """A relative: on a landscape page the long edge is the upper one, so the turns change."""
    cards = road_cards(range(1, 8), backs=range(1, 8))
    root = road(tmp_path, cards, settings=f"paper: a4, grid: 4x2, bleed: 0, flip: {flip}")
    sheets = built(capsys, root)
    assert [round(width / height, 3) for width, height in sheets.media] == [1.414, 1.414]
    for place in range(7):
        row, column = divmod(place, 4)
        x, y = 54 + 63 * column, 61 + 88 * row
        sheets.shows(1, {(x, y): FRONTS[place]})
        if flip == "long":
            shows_back(sheets, 2, (x, 210 - y), place + 1, turned=True)
        else:
            shows_back(sheets, 2, (297 - x, y), place + 1)


def test_copies_of_cards_with_different_backs(tmp_path: Path, capsys: Capture) -> None:
    """A relative: five copies each of two cards fill one sheet and begin another."""
    cards = road_cards((1, 2), backs=(1, 2)).replace("}\n", ", copies: 5}\n")
    sheets = built(capsys, road(tmp_path, cards))
    assert sheets.pages == 4
    for place in range(9):
        row, column = divmod(place, 3)
        shows_back(sheets, 2, slot(row, 2 - column), 1 if place < 5 else 2)
    shows_back(sheets, 4, slot(0, 2), 2)
    sheets.shows(4, {slot(0, 0): WHITE, slot(0, 1): WHITE})


def test_every_card_may_share_one_back_and_one_card_may_refuse_it(
    tmp_path: Path, capsys: Capture
) -> None:
    """A relative: the game names a back, a card says ``none``, another says its own."""
    cards = (
        "  - {id: a, name: A, art: sw/f01.png}\n"
        "  - {id: b, name: B, art: sw/f02.png, back: none}\n"
        "  - {id: c, name: C, art: sw/f03.png, back: sw/b03.png}\n"
    )
    sheets = built(capsys, road(tmp_path, cards, game="back: sw/b01.png\n"))
    shows_back(sheets, 2, slot(0, 2), 1)
    sheets.shows(2, {slot(0, 1): WHITE})
    shows_back(sheets, 2, slot(0, 0), 3)


def test_a_deck_without_any_back_has_no_back_pages(tmp_path: Path, capsys: Capture) -> None:
    """A relative: paper that has nothing on its back is printed on one side."""
    sheets = built(capsys, road(tmp_path, road_cards(range(1, 12))))
    assert sheets.pages == 2
    sheets.shows(2, {slot(0, 0): FRONTS[9], slot(0, 1): FRONTS[10]})

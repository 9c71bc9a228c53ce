"""F02: a sheet that is exactly full, one that is nearly so, and one card more."""

from pathlib import Path

import pytest

from tests.support.roads import FRONTS, built, checked, road, road_cards, said

Capture = pytest.CaptureFixture[str]
CENTRES = [(42.0 + 63 * column, 60.5 + 88 * row) for row in range(3) for column in range(3)]


@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (9, 1), (10, 2)])
def test_every_card_is_printed_once(
    tmp_path: Path, capsys: Capture, cards: int, pages: int
) -> None:
    """Row by row from the upper left corner; what is left of the last sheet stays white."""
    sheets = built(capsys, road(tmp_path, road_cards(range(1, cards + 1))))
    assert sheets.pages == pages
    for page in range(pages):
        left = FRONTS[page * 9 : min(page * 9 + 9, cards)]
        colours = [*left, *["FFFFFF"] * (9 - len(left))]
        sheets.shows(page + 1, dict(zip(CENTRES, colours, strict=True)))


def test_two_cards_of_nine_copies_fill_two_sheets(tmp_path: Path, capsys: Capture) -> None:
    """No empty page follows."""
    cards = road_cards((1, 2)).replace("}\n", ", copies: 9}\n")
    sheets = built(capsys, road(tmp_path, cards))
    assert sheets.pages == 2
    sheets.shows(1, dict.fromkeys(CENTRES, "E62222"))
    sheets.shows(2, dict.fromkeys(CENTRES, "E68422"))


@pytest.mark.parametrize(
    ("copies", "pages"), [(8, 1), (9, 1), (17, 2), (18, 2), (19, 3), (288, 32)]
)
def test_counts_round_up_and_never_down(
    tmp_path: Path, capsys: Capture, copies: int, pages: int
) -> None:
    """A relative: the deck of 288 of the report among them."""
    cards = road_cards((1,)).replace("}\n", f", copies: {copies}}}\n")
    sheets = built(capsys, road(tmp_path, cards))
    assert sheets.pages == pages
    assert [len(sheets.pictures(page)) for page in (1, pages)] == [
        min(copies, 9),
        (copies - 1) % 9 + 1,
    ]


@pytest.mark.parametrize(("grid", "each", "pages"), [("1x1", 1, 12), ("2x3", 6, 2)])
def test_other_grids_fill_up_as_well(
    tmp_path: Path, capsys: Capture, grid: str, each: int, pages: int
) -> None:
    """A relative: twelve cards by one and by six; each page begins where the last one ended."""
    settings = f"paper: a4, grid: {grid}, bleed: 0"
    sheets = built(capsys, road(tmp_path, road_cards(range(1, 13)), settings=settings))
    assert sheets.pages == pages
    columns, rows = (int(n) for n in grid.split("x"))
    x, y = 105 - 31.5 * (columns - 1), 148.5 - 44 * (rows - 1)
    for page in range(pages):
        sheets.shows(page + 1, {(x, y): FRONTS[page * each]})
    sheets.shows(pages, {(210 - x, 297 - y): FRONTS[11]})


def test_full_sheets_with_backs_have_one_back_page_each(
    tmp_path: Path, capsys: Capture
) -> None:
    """A relative: eighteen cards with backs take four pages, and the last back is there."""
    cards = road_cards(range(1, 19), backs=range(1, 19))
    sheets = built(capsys, road(tmp_path, cards))
    assert sheets.pages == 4
    assert [len(sheets.pictures(page)) for page in (1, 2, 3, 4)] == [9, 9, 9, 9]
    sheets.shows(4, {(42.0, 214.5): "549977", (42.0, 258.5): "000000"})


def test_a_deck_without_copies_makes_no_empty_page(tmp_path: Path, capsys: Capture) -> None:
    """A relative: nothing to print is an error that says so, not a PDF without pages."""
    cards = road_cards((1,)).replace("}\n", ", copies: 0}\n")
    ran = checked(capsys, road(tmp_path, cards))
    assert [(code, message) for code, _, _, message in said(ran) if code[0] == "E"] == [
        ("E408", "nothing to print of 'set:ONE': the cards have 0 copies")
    ]

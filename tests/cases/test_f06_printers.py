"""F06: Letter, A4, and printers that cannot print to the edge."""

from pathlib import Path
from typing import Any

import pytest

from tests.support.projects import Ran, command
from tests.support.roads import ART, built, checked, road, road_cards

Capture = pytest.CaptureFixture[str]


def poker(folder: Path, settings: str, layers: str = ART, **more: Any) -> Path:
    """Nine cards of 63.5 x 88.9 mm."""
    cards = road_cards(range(1, 10))
    return road(folder, cards, settings=settings, template="size: poker", layers=layers, **more)


def messages(ran: Ran, severity: str) -> list[str]:
    """What a run says at one level."""
    found = ran.data["diagnostics"]
    return [d["message"] for d in found if d["severity"] == severity]


@pytest.mark.parametrize("margin", ["6.35", "6.35mm", "0.25in", "18pt"])
def test_three_rows_fit_letter_to_the_last_unit(
    tmp_path: Path, capsys: Capture, margin: str
) -> None:
    """(a) 12.7 mm beside and 6.35 mm above and below, in whichever unit it is typed."""
    settings = f"paper: letter, grid: 3x3, bleed: 0, printer_margin: {margin}"
    sheets = built(capsys, poker(tmp_path, settings))
    assert sheets.media == [(612, 792)]
    first, last = sheets.pictures(1)[0], sheets.pictures(1)[-1]
    assert (first.left, first.top) == pytest.approx((12.7, 6.35), abs=0.3)
    assert (last.right, last.bottom) == pytest.approx((203.2, 273.05), abs=0.3)
    sheets.shows(1, {(13.0, 50): "E62222", (12.4, 50): "FFFFFF", (20, 6.6): "E62222"})


@pytest.mark.parametrize(
    ("paper", "margin", "numbers"),
    [
        ("letter", "8", "three rows need 266.7 mm, 263.4 mm are printable; two rows would fit"),
        ("letter", "6.351", "three rows need 266.7 mm, 266.698 mm are printable"),
        (
            "a4",
            "10",
            "three columns need 190.5 mm, 190 mm are printable; two columns would fit",
        ),
    ],
)
def test_rows_that_do_not_fit_are_refused(
    tmp_path: Path, capsys: Capture, paper: str, margin: str, numbers: str
) -> None:
    """(b) The message says what is needed, what there is, and what would fit."""
    settings = f"paper: {paper}, grid: 3x3, bleed: 0, printer_margin: {margin}"
    ran = checked(capsys, poker(tmp_path, settings))
    (message,) = messages(ran, "error")
    assert numbers in message


def test_without_a_grid_what_fits_is_taken(tmp_path: Path, capsys: Capture) -> None:
    """(b) The same printer and no grid: eight cards on a page that lies on its side."""
    root = poker(tmp_path, "paper: letter, bleed: 0, printer_margin: 8")
    sheets = built(capsys, root)
    assert sheets.media == [(792, 612)] * 2
    assert [len(sheets.pictures(page)) for page in (1, 2)] == [8, 1]


def test_bleed_beyond_the_printer_s_reach_is_told(tmp_path: Path, capsys: Capture) -> None:
    """(c) It reaches to 3.35 mm from the edge of the paper, the printer stops at 6.35 mm."""
    art = "  - {image: '${{ card.art }}', box: [-3, -3, 69.5, 94.9]}\n"
    settings = "paper: letter, grid: 3x3, bleed: 3, printer_margin: 6.35"
    root = poker(tmp_path, settings, art)
    ran = command(capsys, "build", "-C", root, "--json")
    assert ran.code == 0
    found = [text for text in messages(ran, "warning") if "printer stops" in text]
    assert len(found) == 1
    assert "3.35 mm" in found[0]
    assert "6.35 mm" in found[0]
    sheets = built(capsys, root)
    sheets.shows(1, {(40, 3.6): "E62222", (40, 3.0): "FFFFFF"})


def test_the_same_cards_on_a4(tmp_path: Path, capsys: Capture) -> None:
    """(d) Margins of 9.75 and 15.15 mm."""
    root = poker(tmp_path, "paper: a4, grid: 3x3, bleed: 0, printer_margin: 6.35")
    sheets = built(capsys, root)
    upright = sorted({mark.x0 for mark in sheets.strokes(1) if mark.upright})
    level = sorted({mark.y0 for mark in sheets.strokes(1) if not mark.upright})
    assert upright == [9.75, 73.25, 136.75, 200.25]
    assert level == [15.15, 104.05, 192.95, 281.85]


def test_one_paper_wins_and_a_note_says_which(tmp_path: Path, capsys: Capture) -> None:
    """(e) The deck says Letter, the command line A4: all pages are A4."""
    deck = "format: 1\ntitle: Duel\nprint: {paper: letter}\ncards: [9 c01, 9 c02]\n"
    files = {"cards/road/decks/duel.yaml": deck}
    root = poker(tmp_path, "grid: 3x3, bleed: 0", files=files)
    ran = command(capsys, "build", "-C", root, "--paper", "A4", "--json")
    (note,) = messages(ran, "note")
    assert "Letter" in note
    assert "A4 wins" in note
    sheets = built(capsys, root, "--paper", "A4")
    assert {tuple(round(n) for n in size) for size in sheets.media} == {(595, 842)}
    assert sheets.pages == 2


@pytest.mark.parametrize(
    ("paper", "size"), [("a4", [595, 842]), ("LETTER", [612, 792]), ("Legal", [612, 1008])]
)
def test_papers_are_known_in_any_case(
    tmp_path: Path, capsys: Capture, paper: str, size: list[int]
) -> None:
    """(f) Capitals do not matter."""
    root = poker(tmp_path, f"paper: {paper}, bleed: 0")
    assert sorted(round(side) for side in built(capsys, root).media[0]) == size


@pytest.mark.parametrize("place", ["option", "file"])
def test_an_unknown_paper_is_an_error(tmp_path: Path, capsys: Capture, place: str) -> None:
    """(f) The known ones are listed, and nothing becomes A4 by itself."""
    in_file = place == "file"
    root = poker(tmp_path, "paper: A44" if in_file else "grid: 3x3")
    ran = checked(capsys, root, *(() if in_file else ("--paper", "A44")))
    (fault,) = ran.data["diagnostics"]
    assert ran.code == (1 if in_file else 2)
    assert fault["code"] == "E401"
    assert "A44" in fault["message"]
    words = f"{fault['message']} {fault['hint']}".lower()
    assert all(name in words for name in ("a4", "a3", "letter", "legal", "tabloid"))
    if in_file:
        assert (fault["file"], fault["line"], fault["column"]) == ("cardpress.yaml", 4, 16)


def test_a_printer_that_prints_to_the_edge(tmp_path: Path, capsys: Capture) -> None:
    """A relative: four cards of 105 x 148.5 mm fill A4 with no margin at all."""
    settings = "paper: a4, grid: 2x2, bleed: 0, printer_margin: 0, marks: none"
    root = road(
        tmp_path, road_cards(range(1, 5)), settings=settings, template="size: 105x148.5mm"
    )
    sheets = built(capsys, root)
    sheets.shows(1, {(0.5, 0.5): "E62222", (209.5, 0.5): "E68422", (209.5, 296.5): "84E622"})

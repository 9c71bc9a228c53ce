"""F04: bleed between cards: half the gutter each, all of it outside, art never scaled."""

from pathlib import Path

import pytest

from tests.support.measure import Sheets
from tests.support.projects import command
from tests.support.roads import built, png, road, said

Capture = pytest.CaptureFixture[str]
COLOURS = ("E68422", "22E622", "2284E6", "E622E6")
ART = "  - {image: '${{ card.art }}', box: [-3, -3, 69, 94]}\n"


def bleeding(folder: Path, settings: str, layers: str = ART) -> Path:
    """Four cards, whose pictures of 69 x 94 mm reach 3 mm beyond the trim."""
    cards = "".join(
        f"  - {{id: c{n}, name: Card {n}, art: bleed{n}.png}}\n" for n in (1, 2, 3, 4)
    )
    files = {f"bleed{n}.png": png(COLOURS[n - 1], size=(828, 1128)) for n in (1, 2, 3, 4)}
    return road(folder, cards, settings=settings, layers=layers, files=files)


def measured(sheets: Sheets, start: tuple[float, float], gutter: float, inner: float) -> None:
    """Asserts what is seen round the edges of four cards, 0.4 mm to either side of each."""
    (left, top), near = start, 0.4
    middle_x, middle_y = left + 63 + gutter / 2, top + 88 + gutter / 2
    one, two, three, four = COLOURS
    sheets.shows(
        1,
        {
            (left - 3 + near, top + 40): one,
            (left - 3 - near, top + 40): "FFFFFF",
            (left + 20, top - 3 + near): one,
            (left + 20, top - 3 - near): "FFFFFF",
            (left - 3 + near, top - 3 + near): one,
            (left + 63 - near, top + 40): one,
            (left + 63 + gutter + near, top + 40): two,
            (left + 126 + gutter + 3 - near, top + 40): two,
            (left + 20, top + 88 - near): one,
            (left + 20, top + 88 + gutter + near): three,
            (left + 126 + gutter + 3 - near, top + 176 + gutter + 3 - near): four,
        },
    )
    if inner:
        sheets.shows(
            1,
            {
                (left + 63 + inner - near, top + 40): one,
                (left + 63 + gutter - inner + near, top + 40): two,
                (left + 20, top + 88 + inner - near): one,
                (left + 20, top + 88 + gutter - inner + near): three,
            },
        )
    if gutter > 2 * inner:
        sheets.shows(1, {(middle_x, top + 40): "FFFFFF", (left + 20, middle_y): "FFFFFF"})


def test_butted_cards_share_an_edge(tmp_path: Path, capsys: Capture) -> None:
    """Without a gutter no bleed is between cards, and all of it around them."""
    root = bleeding(tmp_path, "paper: a4, grid: 2x2, bleed: 3")
    sheets = built(capsys, root)
    measured(sheets, (42.0, 60.5), 0, 0)
    sheets.shows(1, {(104.5, 104): "E68422", (105.5, 104): "22E622", (38.0, 104): "FFFFFF"})
    sheets.shows(1, {(40.5, 104): "E68422", (40.5, 59.0): "E68422"})


@pytest.mark.parametrize(
    ("gutter", "start", "inner"),
    [
        ("4", (40.0, 58.5), 2),
        ("6", (39.0, 57.5), 3),
        ("1", (41.5, 60), 0.5),
        ("9", (37.5, 56), 3),
    ],
)
def test_between_cards_each_has_half_of_the_gutter(
    tmp_path: Path, capsys: Capture, gutter: str, start: tuple[float, float], inner: float
) -> None:
    """The pitch is trim and gutter; beyond its 3 mm each way a card leaves white."""
    root = bleeding(tmp_path, f"paper: a4, grid: 2x2, bleed: 3, gutter: {gutter}")
    sheets = built(capsys, root, dpi=300)
    measured(sheets, start, float(gutter), inner)


@pytest.mark.parametrize(("gutter", "kept"), [("0", "0 mm"), ("4", "2 mm")])
def test_cut_bleed_is_told(tmp_path: Path, capsys: Capture, gutter: str, kept: str) -> None:
    """A warning has the bleed that is left, and the gutter that would keep it."""
    root = bleeding(tmp_path, f"paper: a4, grid: 2x2, bleed: 3, gutter: {gutter}")
    ran = command(capsys, "build", "-C", root, "--json")
    (warning,) = [d for d in ran.data["diagnostics"] if d["severity"] == "warning"]
    assert f"cut to {kept}" in warning["message"]
    assert "a gutter of 6 mm would keep it" in warning["message"]
    assert command(capsys, "build", "-C", root, "--strict").code == 1


def test_a_gutter_that_is_wide_enough_is_worth_no_word(tmp_path: Path, capsys: Capture) -> None:
    """Six millimetres hold twice three."""
    root = bleeding(tmp_path, "paper: a4, grid: 2x2, bleed: 3, gutter: 6")
    assert said(command(capsys, "build", "-C", root, "--json")) == []


def test_art_of_the_trim_s_size_is_not_stretched_into_the_bleed(
    tmp_path: Path, capsys: Capture
) -> None:
    """A relative: a picture in the trim stays there, though bleed is printed."""
    layers = "  - {image: '${{ card.art }}', box: trim}\n"
    sheets = built(capsys, bleeding(tmp_path, "paper: a4, grid: 2x2, bleed: 3", layers))
    sheets.shows(1, {(41.5, 104): "FFFFFF", (42.5, 104): "E68422", (104.5, 104): "E68422"})
    sheets.shows(1, {(60, 60.2): "FFFFFF", (60, 60.8): "E68422"})


def test_pictures_keep_their_size_whatever_the_gutter(tmp_path: Path, capsys: Capture) -> None:
    """A relative: art of 69 x 94 mm is 69 x 94 mm, clipped, not scaled."""
    for gutter in ("0", "4", "6"):
        root = bleeding(tmp_path / gutter, f"paper: a4, grid: 2x2, bleed: 3, gutter: {gutter}")
        for box in built(capsys, root).pictures(1):
            assert box.right - box.left == pytest.approx(69, abs=0.02)
            assert box.bottom - box.top == pytest.approx(94, abs=0.02)


def test_backs_bleed_into_the_other_gutter_half(tmp_path: Path, capsys: Capture) -> None:
    """A relative: on the mirrored page, too, each back keeps to its half."""
    cards = "".join(
        f"  - {{id: c{n}, name: Card {n}, art: bleed{n}.png, back: bleed{n}.png}}\n"
        for n in (1, 2)
    )
    files = {f"bleed{n}.png": png(COLOURS[n - 1], size=(828, 1128)) for n in (1, 2)}
    settings = "paper: a4, grid: 2x1, bleed: 3, gutter: 4"
    sheets = built(capsys, road(tmp_path, cards, settings=settings, layers=ART, files=files))
    # cards start at 40.0 and 107.0; on the back the second comes first
    points = {(39.5, 148): COLOURS[1], (104.5, 148): COLOURS[1], (105.5, 148): COLOURS[0]}
    sheets.shows(2, {**points, (106.5, 148): COLOURS[0], (172.5, 148): COLOURS[0]})

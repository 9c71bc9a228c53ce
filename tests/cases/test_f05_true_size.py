"""F05: many narrow columns, without drift, on a page that prints at its true size."""

from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from tests.support.measure import Sheets
from tests.support.projects import command
from tests.support.roads import built, png, road

Capture = pytest.CaptureFixture[str]


def tokens(
    folder: Path, side: str, grid: str, paper: str = "a4", *, marks: str = "none"
) -> Path:
    """Square tokens, red but for the last one, that fill a sheet."""
    columns, rows = (int(n) for n in grid.split("x"))
    cards = (
        f"  - {{id: red, name: Red, art: red.png, copies: {columns * rows - 1}}}\n"
        "  - {id: green, name: Green, art: green.png}\n"
    )
    settings = f"paper: {paper}, grid: {grid}, bleed: 0, marks: {marks}, printer_margin: 0"
    files = {
        "red.png": png("E62222", size=(850, 850)),
        "green.png": png("22E622", size=(850, 850)),
    }
    return road(folder, cards, settings=settings, template=f"size: {side}x{side}", files=files)


def starts(sheets: Sheets, left: float, top: float, step: float, columns: int) -> None:
    """Asserts where each picture starts, to 0.01 mm, from the exact sums."""
    for place, box in enumerate(sheets.pictures(1)):
        row, column = divmod(place, columns)
        assert box.left == pytest.approx(left + step * column, abs=0.01), place
        assert box.top == pytest.approx(top + step * row, abs=0.01), place


def test_eleven_columns_of_tokens_do_not_drift(tmp_path: Path, capsys: Capture) -> None:
    """Column k starts at 9.85 + 17.3 k; the last token at (182.85, 260.95)."""
    sheets = built(capsys, tokens(tmp_path, "17.3mm", "11x15"))
    assert sheets.media == [
        (pytest.approx(595.276, abs=0.02), pytest.approx(841.890, abs=0.02))
    ]
    starts(sheets, 9.85, 18.75, 17.3, 11)
    last = sheets.pictures(1)[-1]
    assert last.left * 72 / 25.4 == pytest.approx(518.315, abs=0.03)
    assert 841.89 - last.bottom * 72 / 25.4 == pytest.approx(53.150, abs=0.03)
    sheets.shows(1, {(183.1, 261.2): "22E622", (182.6, 261.2): "E62222"})


def test_viewers_are_asked_not_to_scale(tmp_path: Path, capsys: Capture) -> None:
    """``/PrintScaling /None``, in each file."""
    sheets = built(capsys, tokens(tmp_path, "17.3mm", "11x15"))
    with pikepdf.open(sheets.path) as pdf:
        assert pdf.Root.ViewerPreferences.PrintScaling == pikepdf.Name("/None")
        assert "/UserUnit" not in pdf.pages[0]
        assert int(pdf.pages[0].get("/Rotate", 0)) == 0


def test_a_sheet_as_a_picture_is_as_exact(tmp_path: Path, capsys: Capture) -> None:
    """At 300 dpi 2480 x 3508 px; the last token starts at column 2160 and row 3082."""
    root = tokens(tmp_path, "17.3mm", "11x15")
    ran = command(capsys, "preview", "*", "-C", root, "--sheets", "--dpi", "300", "--json")
    assert ran.code == 0, ran.err
    (path,) = [Path(name) for name in ran.data["files"]]
    with Image.open(path) as picture:
        assert picture.size == (2480, 3508)
        plain = picture.convert("RGB")
        row = [plain.getpixel((x, 3150)) for x in range(2480)]
        column = [plain.getpixel((2260, y)) for y in range(3508)]
    green = (0x22, 0xE6, 0x22)
    assert row.index(green) == pytest.approx(2160, abs=1)
    assert column.index(green) == pytest.approx(3082, abs=1)


def test_thirds_of_a_millimetre_and_inches_do_not_drift(
    tmp_path: Path, capsys: Capture
) -> None:
    """A relative: 15 columns of 13/24 inch on Letter, which no step in points holds exactly."""
    sheets = built(capsys, tokens(tmp_path, "0.541666in", "15x20", "letter"))
    assert sheets.media == [(612, 792)]
    side = 0.541666 * 25.4
    starts(sheets, (215.9 - 15 * side) / 2, (279.4 - 20 * side) / 2, side, 15)


def test_seventy_millimetres_are_seventy(tmp_path: Path, capsys: Capture) -> None:
    """A relative: the 69.99 mm of the report, measured between marks."""
    sheets = built(capsys, tokens(tmp_path, "70mm", "2x3", marks="corners"))
    upright = sorted({mark.x0 for mark in sheets.strokes(1) if mark.upright})
    assert upright == [35.0, 105.0, 175.0]
    starts(sheets, 35.0, 43.5, 70, 2)


@pytest.mark.parametrize(
    ("paper", "width", "height"),
    [
        ("a4", 595.2756, 841.8898),
        ("8.27inx11.69in", 595.44, 841.68),
        ("320x450mm", 907.087, 1275.591),
    ],
)
def test_papers_have_their_own_size(
    tmp_path: Path, capsys: Capture, paper: str, width: float, height: float
) -> None:
    """A relative: what is typed in inches is that, and is not taken for A4."""
    sheets = built(capsys, tokens(tmp_path, "17.3mm", "2x2", paper))
    assert sheets.media == [(pytest.approx(width, abs=0.02), pytest.approx(height, abs=0.02))]

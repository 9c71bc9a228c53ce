"""F11: fonts with PostScript outlines are set and embedded; so is every other font."""

from pathlib import Path

import pikepdf
import pytest
from pikepdf import Name

from tests.support.measure import Sheets
from tests.support.projects import command
from tests.support.roads import built, checked, road
from tests.support.tinyfonts import collection, tiny_font

Capture = pytest.CaptureFixture[str]
SIGNS = "ODLailmpcrwsd2. "
CARD = "  - {id: o1, name: Oil Lamp, text: Draw 2 cards.}\n"
LAYERS = (
    "  - {text: '${{ card.name }}', box: name}\n  - {text: '${{ card.text }}', box: text}\n"
)


def lamp(folder: Path, font: str, data: bytes) -> Path:
    """One card in one font of the project."""
    template = (
        f"size: 63x88mm\nfonts: {{body: ['{font}']}}\n"
        "boxes: {name: [4, 4, 55, 8], text: [4, 14, 55, 60]}"
    )
    files = {font.partition("#")[0]: data}
    return road(folder, CARD, template=template, layers=LAYERS, files=dict(files))


def embedded(sheets: Sheets) -> dict[str, str]:
    """Each font of a file with the key of its program; empty where it has none."""
    found: dict[str, str] = {}
    with pikepdf.open(sheets.path) as pdf:
        for thing in pdf.objects:
            if not isinstance(thing, pikepdf.Dictionary) or thing.get("/Type") != Name.Font:
                continue
            if thing.get("/Subtype") == Name.Type0:
                continue
            descriptor = thing.get("/FontDescriptor", pikepdf.Dictionary())
            keys = [
                key for key in ("/FontFile", "/FontFile2", "/FontFile3") if key in descriptor
            ]
            found[str(thing.BaseFont)] = keys[0] if keys else ""
    return found


def test_postscript_outlines_are_set_and_embedded(tmp_path: Path, capsys: Capture) -> None:
    """The font is in the file as it is named, the text can be copied, nothing stands in."""
    font = tiny_font(SIGNS.replace(" ", ""), name="PnpTestCFF", cff=True)
    sheets = built(capsys, lamp(tmp_path, "fonts/pnp.otf", font))
    fonts = embedded(sheets)
    (name,) = [each for each in fonts if "PnpTestCFF" in each]
    assert fonts[name] == "/FontFile3"
    assert all(fonts.values())
    assert not any("Helvetica" in each for each in fonts)
    said = "".join(letter.text for letter in sheets.letters(1))
    assert "Oil Lamp" in said
    assert "Draw 2 cards." in said


def test_truetype_and_collections_are_embedded_too(tmp_path: Path, capsys: Capture) -> None:
    """The second font of a collection, by its number."""
    plain, other = (tiny_font(SIGNS.replace(" ", ""), name=name) for name in ("One", "Two"))
    sheets = built(capsys, lamp(tmp_path, "fonts/both.ttc#1", collection(plain, other)))
    fonts = embedded(sheets)
    assert any("Two" in each for each in fonts)
    assert not any("One" in each for each in fonts)
    assert set(fonts.values()) == {"/FontFile2"}


def test_a_font_that_may_not_be_embedded_stops_the_build(
    tmp_path: Path, capsys: Capture
) -> None:
    """The fault names the file and the bit; nothing is written, nothing stands in."""
    font = tiny_font(SIGNS.replace(" ", ""), cff=True, fs_type=2)
    ran = checked(capsys, lamp(tmp_path, "fonts/pnp.otf", font))
    (fault,) = ran.data["diagnostics"]
    assert fault["code"] == "E219"
    assert "fonts/pnp.otf" in fault["message"]
    assert "0x0002" in fault["message"]


def test_a_broken_font_is_told_by_check(tmp_path: Path, capsys: Capture) -> None:
    """Half of a font: its file is named, at the place in the template."""
    font = tiny_font(SIGNS.replace(" ", ""), cff=True)
    root = lamp(tmp_path, "fonts/pnp.otf", font[: len(font) // 2])
    ran = command(capsys, "check", "-C", root, "--json")
    assert ran.code == 1
    (fault,) = [each for each in ran.data["diagnostics"] if each["severity"] == "error"]
    assert fault["code"] == "E220"
    assert fault["file"] == "templates/road/card.yaml"
    assert "fonts/pnp.otf" in fault["message"]

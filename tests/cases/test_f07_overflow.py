"""F07: too much text for a box: it shrinks, breaks or is refused, and is never cut silently."""

import time
from pathlib import Path

import pytest

from tests.support.measure import Box, Sheets, crosses
from tests.support.projects import command
from tests.support.roads import built, checked, road

Capture = pytest.CaptureFixture[str]
SENTENCE = (
    "When the ferry reaches the far bank, every player who holds a lantern may swap it for one "
    "coal, then draws a card for each coal spent this round. "
)
MIDDLE = (SENTENCE * 3).split()[:65]
LONG = (SENTENCE * 14).split()[:348]
STAT = (45, 72, 58, 80)
"""The stat box on its card."""


def texts(
    folder: Path,
    cards: dict[str, str],
    *,
    style: str = "size: 9, min: 6",
    font: str = "Noto Sans",
) -> Path:
    """A box of 53 x 30 mm at (5, 50), with a stat box in its lower right corner."""
    entries = "".join(
        f"  - id: {name}\n    name: {name}\n    text: {text}\n" for name, text in cards.items()
    )
    template = (
        f"size: 63x88mm\nfonts: {{body: [{font}]}}\n"
        "boxes: {text: [5, 50, 53, 30], stat: [45, 72, 13, 8]}\n"
        f"styles: {{text: {{{style}}}}}"
    )
    layers = "  - text: ${{ card.text }}\n    box: text\n    avoid: [stat]\n"
    return road(folder, entries, template=template, layers=layers)


def stays_inside(sheets: Sheets, cards: int = 1) -> None:
    """Asserts that no glyph of any card leaves the box or enters the stat box."""
    for letter in sheets.letters(1):
        if letter.text == " ":
            continue
        homes = [(10.5 + 63 * (n % 3), 16.5 + 88 * (n // 3)) for n in range(cards)]
        inside = [
            (x, y)
            for x, y in homes
            if letter.box.left >= x + 5 - 0.05
            and letter.box.right <= x + 58 + 0.05
            and letter.box.top >= y + 50 - 0.05
            and letter.box.bottom <= y + 80 + 0.05
        ]
        assert inside, letter
        x, y = inside[0]
        stat = (STAT[0] + x, STAT[1] + y, STAT[2] + x, STAT[3] + y)
        assert not crosses(letter.box, stat), letter


def sizes(sheets: Sheets) -> set[float]:
    """The sizes of all text."""
    return {round(letter.size, 2) for letter in sheets.letters(1)}


def words(sheets: Sheets) -> list[str]:
    """The words of the first card."""
    return " ".join(sheets.words(1, Box(10.5, 16.5, 73.5, 104.5))).split()


def test_a_short_text_keeps_its_size(tmp_path: Path, capsys: Capture) -> None:
    """Three words stand at 9 pt."""
    sheets = built(capsys, texts(tmp_path, {"fits": "Draw a card."}))
    assert sizes(sheets) == {9.0}
    assert words(sheets) == ["Draw", "a", "card."]


@pytest.mark.parametrize("font", ["Noto Sans", "Spectral"])
def test_a_middling_text_shrinks_as_little_as_it_must(
    tmp_path: Path, capsys: Capture, font: str
) -> None:
    """All 65 words are there, at the largest size of steps of 0.25 pt that fits."""
    text = " ".join(MIDDLE)
    sheets = built(capsys, texts(tmp_path / "a", {"shrinks": f'"{text}"'}, font=font))
    (size,) = sizes(sheets)
    assert 6 <= size < 9
    assert words(sheets) == MIDDLE
    stays_inside(sheets)
    style = f"size: {size + 0.25}"
    larger = texts(tmp_path / "b", {"shrinks": f'"{text}"'}, style=style, font=font)
    assert [d["code"] for d in checked(capsys, larger).data["diagnostics"]] == ["E213"]


def test_a_long_text_is_refused_with_numbers(tmp_path: Path, capsys: Capture) -> None:
    """The error names card, field, smallest size, and how much is left over."""
    root = texts(tmp_path, {"overflows": f'"{" ".join(LONG)}"', "fits": "Draw a card."})
    (fault,) = checked(capsys, root).data["diagnostics"]
    assert fault["code"] == "E213"
    assert (fault["file"], fault["line"]) == ("cards/road/ONE.yaml", 7)
    assert all(part in fault["message"] for part in ("'overflows'", "'text'", "6 pt", " mm"))


def test_a_word_wider_than_its_box_is_broken_and_told(tmp_path: Path, capsys: Capture) -> None:
    """A note has the word; its letters are all there."""
    word = "Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz"
    root = texts(tmp_path, {"longword": f"{word} and on."})
    ran = command(capsys, "build", "-C", root, "--json")
    (note,) = ran.data["diagnostics"]
    assert (ran.code, note["code"]) == (0, "N215")
    assert word[:30] in note["message"]
    sheets = built(capsys, root)
    stays_inside(sheets)
    assert "".join(words(sheets)).replace("-", "") == f"{word}andon."


def test_a_word_of_ten_thousand_letters_ends_soon(tmp_path: Path, capsys: Capture) -> None:
    """A relative: it cannot fit, is refused in no time, and messages do not hold it all."""
    root = texts(tmp_path, {"endless": "abcdefghij" * 1000})
    ran = checked(capsys, root)
    errors = [d for d in ran.data["diagnostics"] if d["severity"] == "error"]
    assert [d["code"] for d in errors] == ["E213"]
    assert all(len(d["message"]) < 300 for d in ran.data["diagnostics"])


def test_thirty_short_lines_overflow_as_well(tmp_path: Path, capsys: Capture) -> None:
    """A relative: the height counts, not the number of letters."""
    lines = "|\n" + "".join(f"      line {n}\n" for n in range(30))
    (fault,) = checked(capsys, texts(tmp_path, {"lines": lines})).data["diagnostics"]
    assert fault["code"] == "E213"
    assert "'lines'" in fault["message"]


@pytest.mark.parametrize("align", ["left", "center", "right", "justify"])
@pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
def test_nothing_enters_the_stat_box_however_text_is_set(
    tmp_path: Path, capsys: Capture, align: str, valign: str
) -> None:
    """A relative: all ways to align, with bold and italic words among the others."""
    text = " ".join(MIDDLE).replace("lantern", "**lantern**").replace("coal", "*coal*")
    style = f"size: 9, min: 6, align: {align}, valign: {valign}"
    root = texts(tmp_path, {"shrinks": f'"{text}"'}, style=style, font="Spectral")
    sheets = built(capsys, root)
    stays_inside(sheets)
    assert sorted(words(sheets)) == sorted(MIDDLE)


def test_a_line_that_may_not_wrap_shrinks_and_then_is_refused(
    tmp_path: Path, capsys: Capture
) -> None:
    """A relative: names stay on one line; the error says by how much one is too wide."""
    style = "size: 9, min: 6, wrap: none"
    row = "Some letters stand here, all in one single row"
    fits = built(capsys, texts(tmp_path / "a", {"a": row}, style=style))
    (size,) = sizes(fits)
    assert 6 <= size < 9
    assert len({round(letter.box.top, 1) for letter in fits.letters(1)}) == 1
    root = texts(tmp_path / "b", {"b": "x " * 120}, style=style)
    (fault,) = checked(capsys, root).data["diagnostics"]
    assert fault["code"] == "E213"
    assert " mm" in fault["message"]


@pytest.mark.parametrize("overflow", ["clip", "ellipsis"])
def test_what_is_cut_as_asked_is_told(tmp_path: Path, capsys: Capture, overflow: str) -> None:
    """A relative: cutting is a wish of the template, and a warning all the same."""
    style = f"size: 9, min: 6, overflow: {overflow}"
    root = texts(tmp_path, {"cut": f'"{" ".join(LONG)}"'}, style=style)
    ran = command(capsys, "build", "-C", root, "--json")
    assert (ran.code, [d["code"] for d in ran.data["diagnostics"]]) == (0, ["W214"])
    sheets = built(capsys, root)
    if overflow == "clip":
        sheets.shows(1, {(10.5 + x, 16.5 + 80.2): "FFFFFF" for x in range(6, 58)})
    else:
        stays_inside(sheets)
    assert ("…" in sheets.text(1)) == (overflow == "ellipsis")
    assert command(capsys, "build", "-C", root, "--strict").code == 1


@pytest.mark.parametrize(
    "style", ["size: 0", "size: -3", "size: 9, min: 0", "size: 9, min: -1"]
)
def test_a_size_that_nobody_sees_is_refused(
    tmp_path: Path, capsys: Capture, style: str
) -> None:
    """A relative: text cannot shrink to nothing."""
    ran = checked(capsys, texts(tmp_path, {"a": "Draw a card."}, style=style))
    (fault,) = [d for d in ran.data["diagnostics"] if d["severity"] == "error"]
    assert (fault["code"], fault["file"], fault["line"]) == (
        "E109",
        "templates/road/card.yaml",
        5,
    )


def test_a_hundred_thousand_letters_end_soon(tmp_path: Path, capsys: Capture) -> None:
    """A relative: the time grows with the text, not with its square."""
    start = time.monotonic()
    checked(capsys, texts(tmp_path, {"endless": "abcdefghij" * 10_000}))
    assert time.monotonic() - start < 5

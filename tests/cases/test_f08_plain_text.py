"""F08: line breaks, and text that looks like markup, like an expression or like YAML."""

from pathlib import Path

import pytest

from tests.support.measure import Box, Sheets
from tests.support.projects import command
from tests.support.roads import built, road

Capture = pytest.CaptureFixture[str]
LAYERS = (
    "  - {text: '${{ card.name }}', box: name}\n  - {text: '${{ card.text }}', box: text}\n"
)
TEMPLATE = (
    "size: 63x88mm\nfonts: {body: [Noto Sans]}\n"
    "boxes: {name: [4, 4, 55, 8], text: [4, 14, 55, 60]}"
)


def written(folder: Path, cards: str) -> Path:
    """Cards with a name and a text."""
    return road(folder, cards, template=TEMPLATE, layers=LAYERS)


def lines(sheets: Sheets, place: int = 0) -> list[str]:
    """The lines of a card's text."""
    x, y = 10.5 + 63 * (place % 3), 16.5 + 88 * (place // 3)
    return sheets.words(1, Box(x, y + 13, x + 63, y + 88))


def name(sheets: Sheets, place: int = 0) -> str:
    """A card's name."""
    x, y = 10.5 + 63 * (place % 3), 16.5 + 88 * (place // 3)
    return " ".join(sheets.words(1, Box(x, y, x + 63, y + 13)))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ('"First line\\nSecond line"', ["First line", "Second line"]),
        ("|\n      First line\n      Second line", ["First line", "Second line"]),
        ("|-\n      First line\n      Second line", ["First line", "Second line"]),
        ("|\n      First line\n      Second line\n\n\n", ["First line", "Second line"]),
        (
            ">\n      One paragraph\n      on two source lines.",
            ["One paragraph on two source lines."],
        ),
        ("One paragraph\n      on two source lines.", ["One paragraph on two source lines."]),
        ('"Tab\\there"', ["Tab here"]),
    ],
)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_line_breaks_are_as_yaml_says(
    tmp_path: Path, capsys: Capture, text: str, shown: list[str], ends: str
) -> None:
    """Two lines are two, a folded text is one paragraph, no blank line and no CR follow."""
    root = written(tmp_path, f"  - id: n\n    name: N\n    text: {text}\n")
    for path in root.rglob("*.yaml"):
        path.write_bytes(path.read_bytes().replace(b"\n", ends.encode()))
    sheets = built(capsys, root)
    assert lines(sheets) == shown
    assert not set("\r\n\t\0\ufffd") & {letter.text for letter in sheets.letters(1)}


def test_a_raw_backslash_n_is_told(tmp_path: Path, capsys: Capture) -> None:
    """In single quotes it stays what it is; a warning says so."""
    root = written(tmp_path, "  - {id: n4, name: N, text: 'First line\\nSecond line'}\n")
    ran = command(capsys, "build", "-C", root, "--json")
    (warning,) = ran.data["diagnostics"]
    assert (warning["code"], warning["severity"], warning["line"]) == ("W140", "warning", 5)
    assert lines(built(capsys, root)) == [r"First line\nSecond line"]


@pytest.mark.parametrize(
    ("name_said", "text_said"),
    [
        ("Salt & Co", "R&D costs 5"),
        ("Low <High", "Win if 0.1 <A <0.9 & B > C"),
        ("Entities", "Type &lt; exactly as shown"),
        ("Braces", "Pay {{ 7*7 }} coal"),
        ("Dollars", "Pay ${{ 7*7 }} coal, or ${{ card.id }}"),
        ("Blocks {% if x %}", "{% raw %} and {# nothing #}"),
        ("<b>Bold</b>", "a <i>word</i> <br/> &amp; &#65; <para>"),
        ("Odd % of #1", "1. One # two 100% -- '' \" ` ~ ^ _x_ \\\\ @ | >"),
        ("f{name}", "%s %(x)s {0} {x!r} $x ${X} $HOME \\\\"),
        ("Say “hi” – ‘now’…", "«Ça» ¿Qué? Łódź Ærø ¼ × ÷ € №"),
    ],
)
def test_card_data_is_printed_and_nothing_else(
    tmp_path: Path, capsys: Capture, name_said: str, text_said: str
) -> None:
    """Names and texts are neither markup nor templates: what is typed is what is read."""
    said = text_said.replace("\\\\", "\\")
    quoted = "'" + text_said.replace("\\\\", "\\").replace("'", "''") + "'"
    title = "'" + name_said.replace("'", "''") + "'"
    root = written(tmp_path, f"  - id: m\n    name: {title}\n    text: {quoted}\n")
    sheets = built(capsys, root)
    assert name(sheets) == name_said
    assert " ".join(lines(sheets)) == said
    assert "49" not in sheets.text(1)


def test_a_backslash_makes_marks_plain(tmp_path: Path, capsys: Capture) -> None:
    """A relative: stars, braces and brackets can all be had as they are."""
    text = r"'2 \* 3 \{coal} \[[x]] a*b*c 2 * 3'"
    sheets = built(capsys, written(tmp_path, f"  - id: m\n    name: '*N*'\n    text: {text}\n"))
    assert lines(sheets) == ["2 * 3 {coal} [[x]] a*b*c 2 * 3"]
    assert name(sheets) == "*N*"


def test_an_empty_text_and_one_of_spaces_take_no_room(tmp_path: Path, capsys: Capture) -> None:
    """A relative: nothing is nothing, in whichever way it is typed."""
    cards = "".join(
        f"  - {{id: e{n}, name: N, text: {text}}}\n"
        for n, text in enumerate(("''", "~", "null", "'   '", '"\\n\\n"'))
    )
    sheets = built(capsys, written(tmp_path, cards))
    assert [lines(sheets, place) for place in range(5)] == [[]] * 5

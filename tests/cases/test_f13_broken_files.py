"""F13: broken or odd YAML files: each fault with its place and its cure, nothing written."""

from pathlib import Path

import pytest

from tests.support.measure import Sheets
from tests.support.projects import command
from tests.support.roads import built, checked, road, said

Capture = pytest.CaptureFixture[str]
HEAD = "format: 1\ncode: ONE\nname: One\n"
SET = "cards/road/ONE.yaml"
GAME = "fields: {cost: {type: number}}\n"
LAYERS = "  - {text: '${{ card.name }}', box: trim}\n"


def broken(folder: Path, text: str | bytes) -> Path:
    """A project of which the set's file holds just that."""
    return road(folder, "", game=GAME, layers=LAYERS, files={SET: text})


FAULTS = {
    "duplicate key": (
        "cards:\n  - id: k1\n    name: Customs House\n    cost: 2\n    text: x\n    cost: 5\n",
        "E103", 9, 5, ("'cost'", "'k1'", "line 7"),
    ),
    "duplicate id": (
        "cards:\n  - {id: k5, name: A}\n  - {id: k6, name: B}\n  - {id: k5, name: C}\n",
        "E130", 7, 10, ("'k5'", "line 5"),
    ),
    "duplicate key at the top": (
        "cards:\n  - {id: a, name: A}\nname: Two\n", "E103", 6, 1, ("'name'", "line 3"),
    ),
    "duplicate key in flow": (
        "cards:\n  - {id: a, name: A, name: B}\n", "E103", 5, 22, ("'name'", "'a'", "line 5"),
    ),
    "duplicate key deep down": (
        "defaults: {credit: x, credit: y}\ncards:\n  - {id: a, name: A}\n",
        "E103", 4, 23, ("'credit'", "line 4"),
    ),
    "colon": (
        "cards:\n  - id: k2\n    name: Beacon: First Light\n",
        "E112", 6, 17, ("': '", 'name: "Beacon: First Light"'),
    ),
    "colon with quotes": (
        'cards:\n  - id: k2\n    name: The "Old": Light\n',
        "E112", 6, 20, ("name: 'The \"Old\": Light'",),
    ),
    "tab": ("cards:\n  - id: k3\n\tname: Rope Ladder\n", "E104", 6, 1, ("tab", "spaces")),
    "tab behind spaces": (
        "cards:\n  - id: k3\n  \tname: Rope Ladder\n", "E104", 6, 3, ("tab",),
    ),
    "tab at the very first card": ("cards:\n\t- id: k3\n", "E104", 5, 1, ("tab",)),
    "unclosed quotes": (
        'cards:\n  - id: k\n    name: "Half\n    text: x\n', "E112", 6, 11, ("never closed",),
    ),
    "unclosed bracket": (
        "cards:\n  - {id: k, name: Half\n", "E112", 5, 5, ("never closed", "}"),
    ),
    "star": ("cards:\n  - id: k\n    name: *Star* power\n", "E112", 6, 11, ("'*'", "quotes")),
    "percent": ("cards:\n  - id: k\n    name: %5 more\n", "E112", 6, 11, ("'%'", "quotes")),
    "at": ("cards:\n  - id: k\n    name: @home\n", "E112", 6, 11, ("'@'", "quotes")),
    "backtick": ("cards:\n  - id: k\n    name: `x`\n", "E112", 6, 11, ("'`'", "quotes")),
    "no space": ("cards:\n  - id: k\n    name:Glued\n", "E101", 6, 5, ("name: Glued",)),
    "escape": ('cards:\n  - id: k\n    name: "a\\q"\n', "E101", 6, 13, ("'\\q'",)),
    "merge": (
        "cards:\n  - &a {id: a, name: A}\n  - {<<: *a, id: b}\n",
        "E106", 6, 6, ("'<<'", "base:"),
    ),
    "anchor that is not there": (
        "cards:\n  - {id: a, name: *nobody}\n", "E112", 5, 19, ("*nobody",),
    ),
    "documents": ("cards:\n  - {id: a, name: A}\n---\nmore: 1\n", "E106", 6, 1, ("'---'",)),
    "unknown field": (
        "cards:\n  - {id: a, nmae: A}\n", "E102", 5, 13, ("'nmae'", "did you mean 'name'"),
    ),
    "list for a name": ("cards:\n  - {id: a, name: [A]}\n", "E108", 5, 19, ("list",)),
    "mapping for a name": ("cards:\n  - {id: a, name: {x: 1}}\n", "E108", 5, 19, ("mapping",)),
    "card that is a word": ("cards:\n  - Eel\n", "E108", 5, 5, ("'Eel'", "id: Eel")),
    "card without id": ("cards:\n  - {name: A}\n", "E110", 5, 5, ("id",)),
    "cards that are a word": ("cards: none\n", "E108", 4, 8, ("'none'", "list")),
    "entry of a mapping": (
        "cards:\n  k7: {name: Dock}\n  k8: Eel\n", "E108", 6, 7, ("k8", "'Eel'"),
    ),
    "no cards": ("cards: []\n", "E138", 4, 8, ("no cards",)),
    "cards left empty": ("cards:\n", "E138", 4, 7, ("no cards",)),
    "cards forgotten": ("", "E138", 1, 1, ("no cards",)),
    "control character": ("cards:\n  - {id: a, name: A\x07B}\n", "E105", 5, 20, ("U+0007",)),
}  # fmt: skip


@pytest.mark.parametrize("case", FAULTS)
def test_each_fault_has_its_place_and_its_cure(
    tmp_path: Path, capsys: Capture, case: str
) -> None:
    """One fault gives one error, with line and column, and says what to write."""
    text, code, line, column, parts = FAULTS[case]
    ran = checked(capsys, broken(tmp_path, HEAD + text))
    (fault,) = [d for d in ran.data["diagnostics"] if d["code"] != "W141"]
    assert (fault["code"], fault["file"]) == (code, SET)
    assert (fault["line"], fault["column"]) == (line, column)
    told = f"{fault['message']} {fault['hint']}"
    assert not [part for part in parts if part not in told], told


@pytest.mark.parametrize("ends", [b"\r\n", b"\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("case", ["colon", "duplicate key", "tab", "unknown field"])
def test_places_are_right_with_other_line_ends_and_a_mark(
    tmp_path: Path, capsys: Capture, case: str, mark: bytes, ends: bytes
) -> None:
    """Relatives: files from Windows, with and without a byte order mark."""
    text, code, line, column, _ = FAULTS[case]
    data = mark + (HEAD + text).encode().replace(b"\n", ends)
    ran = checked(capsys, broken(tmp_path, data))
    (fault,) = [d for d in ran.data["diagnostics"] if d["severity"] == "error"]
    assert (fault["code"], fault["line"], fault["column"]) == (code, line, column)


@pytest.mark.parametrize(
    "text", ["", "# cards will follow\n", "\n\n", "---\n", "\ufeff", "~\n"]
)
def test_an_empty_file_is_an_error(tmp_path: Path, capsys: Capture, text: str) -> None:
    """There are no cards, and no PDF."""
    ran = checked(capsys, broken(tmp_path, text))
    (fault,) = ran.data["diagnostics"]
    assert (fault["code"], fault["file"]) == ("E113", SET)
    assert "no cards" in fault["message"]


@pytest.mark.parametrize("mark", ["\ufeff", ""])
def test_a_byte_order_mark_is_no_part_of_a_key(
    tmp_path: Path, capsys: Capture, mark: str
) -> None:
    """The first key is read, and the name is as typed."""
    text = (
        f"{mark}format: 1\ncode: ONE\nname: Hafenzoll\ncards:\n  - {{id: k4, name: Türmer}}\n"
    )
    sheets = built(capsys, broken(tmp_path, text))
    assert "Türmer" in sheets.text(1)
    assert "\ufeff" not in sheets.text(1)


def test_ids_may_be_the_keys_of_a_mapping(tmp_path: Path, capsys: Capture) -> None:
    """A relative of ``cards-is-mapping``: without the odd entry it builds."""
    text = f"{HEAD}cards:\n  k7: {{name: Dock}}\n  k8: {{name: Eel}}\n"
    sheets: Sheets = built(capsys, broken(tmp_path, text))
    assert "Dock" in sheets.text(1)
    assert "Eel" in sheets.text(1)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ("name: Fähre\n".encode("latin-1"), (2, 8)),
        ("name: Fähre\n".encode("utf-16"), (None, None)),
        (b"\x00\x01\x02", (1, 1)),
    ],
)
def test_other_encodings_are_refused_with_a_way_out(
    tmp_path: Path, capsys: Capture, data: bytes, place: tuple[int | None, int | None]
) -> None:
    """Relatives: Latin-1 points at its first odd byte, UTF-16 is called by its name."""
    whole = data if data[0] in (0, 0xFF) else b"format: 1\n" + data
    ran = checked(capsys, broken(tmp_path, whole))
    fault = ran.data["diagnostics"][0]
    assert fault["code"] == "E105"
    assert (fault["line"], fault["column"]) == place


def test_ten_faults_of_all_stages_are_told_in_one_run(tmp_path: Path, capsys: Capture) -> None:
    """Reading, resolving, templates, texts, pictures, sheets: each with its place."""
    cards = (
        "  - {id: a, name: A, nmae: B}\n"
        "  - {id: b, name: B, copies: two}\n"
        "  - {id: c, name: C, element: fier}\n"
        "  - {id: d, name: D, art: art/none.png}\n"
        f"  - {{id: e, name: E, text: '{'word ' * 900}'}}\n"
        "  - {id: f, name: F, text: 'Pay {coal}'}\n"
        "  - {id: g, name: G火}\n"
        "  - {id: h, name: H, template: road/crad}\n"
        "  - {id: a, name: Again}\n"
    )
    layers = (
        "  - {text: '${{ card.name }}', box: trim}\n"
        "  - {text: '${{ card.text }}', box: text}\n"
        "  - {image: '${{ card.art }}', box: trim}\n"
        "  - {text: '${{ card.nmae }}', box: trim}\n"
    )
    root = road(
        tmp_path,
        cards,
        settings="paper: a4, grid: 9x9",
        game="elements: {fire: {name: Fire}}\n",
        template="size: 63x88mm\nfonts: {body: [Noto Sans]}\nboxes: {text: [4, 20, 50, 20]}",
        layers=layers,
    )
    ran = checked(capsys, root)
    found = [(d["code"], d["file"], d["line"]) for d in ran.data["diagnostics"]]
    wanted = [
        ("E102", SET, 5), ("E108", SET, 6), ("E132", SET, 7), ("E301", SET, 8),
        ("E213", SET, 9), ("E217", SET, 10), ("E212", SET, 11), ("E201", SET, 12),
        ("E130", SET, 13), ("E204", "templates/road/card.yaml", 9),
        ("E402", "cardpress.yaml", 4),
    ]  # fmt: skip
    assert sorted(found) == sorted(wanted)
    again = command(capsys, "check", "-C", root, "--json")
    assert again.code == 1
    assert {code for code, *_ in said(again)} >= {code for code, *_ in wanted} - {"E402"}


@pytest.mark.parametrize(
    ("typed", "code", "hint"),
    [
        ("name: 'It's'", "E112", '"It\'s"'),
        ("name: ? what", "E112", '"? what"'),
        ("name: {coal} gives 2", "E112", '"{coal} gives 2"'),
        ("name: *bold* word", "E112", '"*bold* word"'),
        ('name: "A" B', "E112", "'\"A\" B'"),
        ("name: | what", "E112", "quotes"),
        ("name：A", "E101", "key: value"),
        ('name: "a\\0b"', "E105", "escape"),
    ],
)
def test_what_people_type_has_its_cure(
    tmp_path: Path, capsys: Capture, typed: str, code: str, hint: str
) -> None:
    """Relatives: signs at the start of a text, and what to write instead."""
    root = broken(tmp_path, f"{HEAD}cards:\n  - id: a\n    {typed}\n")
    fault = checked(capsys, root).data["diagnostics"][0]
    assert (fault["code"], fault["line"]) == (code, 6)
    assert hint in fault["hint"]


@pytest.mark.parametrize("name", ["build", "check", "list", "preview"])
def test_every_command_tells_of_a_broken_file(
    tmp_path: Path, capsys: Capture, name: str
) -> None:
    """Relatives: none of them says that there is nothing without saying why."""
    root = broken(tmp_path, f"{HEAD}cards:\n  - {{id: a, name: A: B}}\n")
    more = {"build": ("road/set:ONE",), "list": ("cards",), "preview": ("a",)}.get(name, ())
    ran = command(capsys, name, *more, "-C", root)
    assert ran.code == 1
    assert f"{SET}:5:20: error[E112]" in ran.err
    assert "E136" not in ran.err


def test_an_id_that_cannot_be_read_is_told_once(tmp_path: Path, capsys: Capture) -> None:
    """Relatives: neither as missing too, nor as a card that a deck names in vain."""
    root = broken(tmp_path, f"{HEAD}cards:\n  - {{id: [a], name: A}}\n  - {{id: b, name: B}}\n")
    deck = root / "cards/road/decks/duel.yaml"
    deck.parent.mkdir()
    deck.write_text("format: 1\ncards: [2 a, b]\n")
    assert [(code, line) for code, _, line, _ in said(checked(capsys, root))] == [("E108", 5)]

"""F15: tables as spreadsheets export them, from the file to the printed sheet."""

import csv
import hashlib
import io
import json
import time
from pathlib import Path

import pytest

from tests.support.measure import Sheets
from tests.support.projects import command
from tests.support.roads import built, checked, road, said
from tests.support.tables import workbook

Capture = pytest.CaptureFixture[str]
TEMPLATE = (
    "size: 63x88mm\nfonts: {body: [Noto Sans]}\n"
    "boxes: {name: [4, 4, 55, 8], text: [4, 20, 55, 20], cost: [4, 60, 55, 8]}"
)
LAYERS = "".join(
    f"  - {{text: '${{{{ card.{name} }}}}', box: {name}}}\n"
    for name in ("name", "text", "cost")
)
GAME = "fields: {cost: {}}\n"


def tabled(folder: Path, table: str | bytes, how: str = "", *, name: str = "cards.csv") -> Path:
    """A game whose cards stand in a table."""
    cards = f"  from: tables/{name}\n{how}"
    return road(
        folder,
        cards,
        game=GAME,
        template=TEMPLATE,
        layers=LAYERS,
        files={f"tables/{name}": table},
    )


def counted(sheets: Sheets) -> list[tuple[str, int]]:
    """Ids and copies, as the manifest has them."""
    manifest = json.loads(sheets.path.with_name(f"{sheets.path.name}.json").read_text())
    return [(card["id"], card["copies"]) for card in manifest["cards"]]


QTY = "  columns: {qty: copies}\n"


def test_a_mark_is_no_part_of_the_first_header(tmp_path: Path, capsys: Capture) -> None:
    """One card, of which the id is read and the accent is kept."""
    root = tabled(tmp_path, b"\xef\xbb\xbf" + "id,name,qty\ne3,Café,1\n".encode(), QTY)
    sheets = built(capsys, root)
    assert counted(sheets) == [("e3", 1)]
    assert "Café" in sheets.text(1)


def test_semicolons_as_excel_writes_them(tmp_path: Path, capsys: Capture) -> None:
    """Two cards, three copies; a semicolon inside of quotes belongs to its text."""
    table = (
        '\ufeffid;name;cost;qty;text\r\ne1;Brücke;2;1;"Zahle 1; ziehe 2"\r\n'
        "e2;Fähre;3;2;Einfach\r\n"
    )
    sheets = built(capsys, tabled(tmp_path, table, QTY))
    assert counted(sheets) == [("e1", 1), ("e2", 2)]
    text = sheets.text(1)
    assert text.count("Brücke") == 1
    assert text.count("Fähre") == 2
    assert "Zahle 1; ziehe 2" in text
    assert "\ufeff" not in text


QUANTITIES = (
    "id,name,qty\nq1,Blank,\nq2,Zero,0\nq3,Minus,-1\nq4,Half,2.5\nq5,Whole float,2.0\n"
    "q6,Padded, 3 \nq7,Word,two\nq8,Sci,1e6\nq9,Huge,99999999999\n"
)


def test_quantities_in_a_table(tmp_path: Path, capsys: Capture) -> None:
    """Those that cannot be read are told with line, card and value, all at once."""
    start = time.monotonic()
    ran = checked(capsys, tabled(tmp_path, QUANTITIES, QTY))
    assert time.monotonic() - start < 2
    found = said(ran)
    assert [(code, file, line) for code, file, line, _ in found] == [
        ("N142", "tables/cards.csv", 3),
        ("E109", "tables/cards.csv", 4),
        ("E108", "tables/cards.csv", 5),
        ("E108", "tables/cards.csv", 8),
        ("E108", "tables/cards.csv", 9),
        ("E109", "tables/cards.csv", 10),
    ]
    wanted = [("q2", "0"), ("q3", "-1"), ("q4", "2.5"), ("q7", "two"), ("q8", "1e6")]
    for (_, _, _, message), (card, value) in zip(found, wanted, strict=False):
        assert f"'{card}'" in message
        assert value in message


def test_quantities_that_can_be_read(tmp_path: Path, capsys: Capture) -> None:
    """Blank is one, none is none, 2.0 is two, blanks do not matter."""
    sound = [
        line for line in QUANTITIES.splitlines() if line[:2] in ("id", "q1", "q2", "q5", "q6")
    ]
    sheets = built(capsys, tabled(tmp_path, "\n".join(sound), QTY))
    assert counted(sheets) == [("q1", 1), ("q5", 2), ("q6", 3)]
    assert sheets.text(1).count("Padded") == 3


def test_all_kinds_of_tables_print_the_same(tmp_path: Path, capsys: Capture) -> None:
    """A relative: the same rows from CSV, TSV, XLSX and YAML give the same page."""
    rows = [["id", "name", "qty", "text"], ["007", "Brücke", 2, "1; 2"], ["b", "No", 1, "1e3"]]
    stream = io.StringIO()
    csv.writer(stream, delimiter="\t").writerows(rows)
    tables = {
        "cards.xlsx": workbook(rows),
        "cards.tsv": stream.getvalue(),
        "cards.csv": stream.getvalue().replace("\t", "|"),
    }
    roots = [tabled(tmp_path / name, table, QTY, name=name) for name, table in tables.items()]
    cards = (
        "  - {id: 007, name: Brücke, copies: 2, text: 1; 2}\n  - {id: b, name: No, text: 1e3}\n"
    )
    roots.append(road(tmp_path / "yaml", cards, game=GAME, template=TEMPLATE, layers=LAYERS))
    for root in roots:
        sheets = built(capsys, root)
        assert counted(sheets) == [("007", 2), ("b", 1)]
        assert sheets.text(1).split("50 mm")[0].split("\n")[:-1] == [
            *("Brücke", "1; 2") * 2,
            *("No", "1e3"),
        ]


def test_a_fault_in_a_workbook_says_its_cell(tmp_path: Path, capsys: Capture) -> None:
    """A relative: people see file, sheet, cell, card, field, value; programs get them apart."""
    rows = [["id", "name", "qty"], ["a", "A", "two"]]
    root = tabled(tmp_path, workbook(rows), QTY, name="cards.xlsx")
    (fault,) = checked(capsys, root).data["diagnostics"]
    assert (fault["file"], fault["sheet"]) == ("tables/cards.xlsx", "Cards")
    assert (fault["line"], fault["column"]) == (2, 3)
    ran = command(capsys, "check", "-C", root)
    assert ran.code == 1
    assert ran.err.startswith(
        "tables/cards.xlsx, Cards!C2: error[E108]: card 'a', copies: 'two'"
    )


def test_a_fault_in_a_table_shows_its_line(tmp_path: Path, capsys: Capture) -> None:
    """A relative: as with YAML, the line and a caret below the cell."""
    ran = command(capsys, "check", "-C", tabled(tmp_path, "id,name,qty\na,A,two\n", QTY))
    assert ran.err.splitlines()[:3] == [
        "tables/cards.csv:2:5: error[E108]: card 'a', copies: 'two' is not a whole number",
        "    a,A,two",
        "        ^",
    ]


def test_text_that_does_not_fit_is_told_at_its_cell(tmp_path: Path, capsys: Capture) -> None:
    """A relative: later stages know the table's places too."""
    table = f'id,name,text\na,A,x\nb,"B\n",{"word " * 900}\n'
    found = said(checked(capsys, tabled(tmp_path, table)))
    assert ("E213", "tables/cards.csv", 4) in [
        (code, file, line) for code, file, line, _ in found
    ]


@pytest.mark.parametrize("path", ["tables/t.csv", "cards/t.csv", "cards/road/t.csv", "t.csv"])
def test_a_table_is_an_input_of_what_was_made(
    tmp_path: Path, capsys: Capture, path: str
) -> None:
    """A relative: the manifest names it with its digest, wherever it lies."""
    table = "id,name\na,A\n"
    cards = f"  from: {path}\n"
    root = road(
        tmp_path, cards, game=GAME, template=TEMPLATE, layers=LAYERS, files={path: table}
    )
    sheets = built(capsys, root)
    manifest = json.loads(sheets.path.with_name(f"{sheets.path.name}.json").read_text())
    assert manifest["inputs"][path] == hashlib.sha256(table.encode()).hexdigest()


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("id;name\na;\xfcber\n".encode("latin-1"), "not UTF-8"),
        (b"", "the table is empty"),
        (b"PK\x03\x04", "packed file"),
        (b'id,name\na,"never closed\n', "never closed"),
        (b"name\nA\n", "no column is the 'id'"),
    ],
)
def test_what_cannot_be_read_is_refused(
    tmp_path: Path, capsys: Capture, table: bytes, message: str
) -> None:
    """Relatives: one fault with its cure, and no file."""
    ran = checked(capsys, tabled(tmp_path, table))
    (fault,) = ran.data["diagnostics"]
    assert message in fault["message"]
    assert fault["hint"]
    assert fault["file"] == "tables/cards.csv"


def test_a_table_out_of_the_project_is_not_opened(tmp_path: Path, capsys: Capture) -> None:
    """Relatives of F14: neither by dots nor by a link."""
    (tmp_path / "outside.csv").write_text("id,name\nz,SECRET\n")
    root = tabled(tmp_path / "inside", "id,name\na,A\n")
    for path in ("../outside.csv", "tables/link.csv"):
        link = root / "tables/link.csv"
        link.unlink(missing_ok=True)
        if path.endswith("link.csv"):
            link.symlink_to(tmp_path / "outside.csv")
        text = f"format: 1\ncode: ONE\nname: One\ncards: {{from: {path}}}\n"
        (root / "cards/road/ONE.yaml").write_text(text)
        ran = command(capsys, "check", "-C", root, "--json")
        assert ran.code == 1
        (fault,) = ran.data["diagnostics"]
        assert (fault["code"], fault["line"], fault["column"]) == ("E150", 4, 15)
        assert "SECRET" not in ran.out + ran.err

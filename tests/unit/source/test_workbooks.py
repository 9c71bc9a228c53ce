"""XLSX: cells as the sheet shows them, which sheet, and files that were made to hurt."""

import datetime
import io
import zipfile
from typing import Any

import pytest

from tests.support.tables import packed, read_cards, said, workbook

HEAD = ["id", "name", "text", "copies", "tags"]


def read(data: bytes, how: str = "") -> tuple[dict[str, Any], list[Any]]:
    return read_cards(data, how, name="cards.xlsx")


def words(found: list[Any]) -> str:
    return " / ".join(f"{each.message} | {each.hint}" for each in found)


def test_cells_are_what_the_sheet_shows() -> None:
    """Texts, numbers in their formats, truth; typed by field like any other table."""

    def change(_book: Any, sheet: Any) -> None:
        sheet["A2"].number_format = "000"
        sheet["B2"].number_format = "0.00"
        sheet["C2"].number_format = "0%"

    cards, found = read(
        workbook(
            [
                HEAD,
                [7, 1.1, 0.5, 2, "x; y"],
                ["b", True, 0.1 + 0.2, 3.0, None],
                ["010", " Türmer ", "One\r\nTwo", "4", "x\ny"],
                ["d", 123456789012, "=x", None, 5],
            ],
            change,
        )
    )
    assert said(found) == ["E154 Cards!C5"]
    assert [(card.id, card.name, card.text, card.copies) for card in cards.values()] == [
        ("007", "1.10", "50%", 2),
        ("b", "TRUE", "0.3", 3),
        ("010", "Türmer", "One\nTwo", 4),
        ("d", "123456789012", "", 1),
    ]
    assert [card.tags for card in cards.values()] == [("x", "y"), (), ("x", "y"), ("5",)]


def test_places_are_cells() -> None:
    """A fault says sheet and cell, also beyond column Z and behind empty rows."""
    header = ["id", "name", *["#" + str(n) for n in range(25)], "copies"]
    row = ["b", "B", *[None] * 25, "two"]
    _, found = read(workbook([header, [], [None], row]))
    assert [str(each.span) for each in found] == ["cards/tax/cards.xlsx, Cards!AB4"]
    assert found[0].message == "card 'b', copies: 'two' is not a whole number"


@pytest.mark.parametrize(
    ("value", "number_format", "message"),
    [
        (datetime.date(2026, 1, 2), None, "a date of what was typed"),
        (datetime.time(12, 30), None, "a date of what was typed"),
        (45992, "d-mmm", "a date of what was typed"),
        (1.5, '0.00 "EUR"', "the format '0.00 \"EUR\"'"),
        (1234, "#,##0", "the format '#,##0'"),
        (1e20, None, "not shown with all its digits"),
        ("=1+1", None, "the formula has no value"),
        ("#REF!", None, "the formula gives #REF!"),
        ("A\x07B".replace("\x07", "_x0007_"), None, "invisible character U+0007"),
    ],
)
def test_cells_without_a_value_to_use(value: Any, number_format: str, message: str) -> None:
    """Told with card, field and cell; a cell that no card reads is not."""

    def change(_book: Any, sheet: Any) -> None:
        if number_format:
            sheet["C2"].number_format = number_format
            sheet["B2"].number_format = number_format

    rows = [["id", "#own", "name"], ["a", value, value]]
    _, found = read(workbook(rows, change))
    assert said(found) == ["E154 Cards!C2"]
    assert found[0].message.startswith("card 'a', name: ")
    assert message in found[0].message
    assert found[0].hint


def test_merged_cells() -> None:
    """Told where a card would read them; a merged note is nobody's business."""

    def change(_book: Any, sheet: Any) -> None:
        sheet.merge_cells("B2:B3")
        sheet.merge_cells("C2:D3")
        sheet.merge_cells("A9:B9")

    rows = [["id", "name", "#own", "#two"], ["a", "A", "x"], ["b"], ["c", "C"]]
    cards, found = read(workbook(rows, change))
    assert said(found) == ["E154 Cards!B2", "W141 Cards!A3"]
    assert "B2:B3" in found[0].message
    assert list(cards) == ["a", "b", "c"]


def test_hidden_rows_and_columns_are_read() -> None:
    """A note says which rows; empty ones do not count."""

    def change(_book: Any, sheet: Any) -> None:
        for row in (3, 4, 9):
            sheet.row_dimensions[row].hidden = True
        sheet.column_dimensions["B"].hidden = True

    cards, found = read(workbook([["id", "name"], *[[n, n] for n in "abc"]], change))
    assert said(found) == ["N156 Cards!3"]
    assert found[0].message == "hidden rows are read like others: 3, 4"
    assert [card.name for card in cards.values()] == ["a", "b", "c"]


def more_sheets(state: str) -> Any:
    def change(book: Any, _sheet: Any) -> None:
        book.create_sheet("Notes").sheet_state = state

    return change


@pytest.mark.parametrize(
    ("state", "how", "wanted", "message"),
    [
        ("hidden", "", [], ""),
        ("veryHidden", "", [], ""),
        ("visible", ", sheet: Cards", [], ""),
        ("visible", "", ["E150 3:15"], "write 'sheet: NAME'; there are: 'Cards'"),
        ("visible", ", sheet: cards", ["E150 3:44"], "no sheet 'cards' | there are: 'Cards"),
        ("hidden", ", sheet: Notes", ["E113 Notes"], "the table is empty"),
    ],
)  # fmt: skip
def test_which_sheet(state: str, how: str, wanted: list[str], message: str) -> None:
    """The only visible one, or the one that was named; never a guess."""
    _, found = read(workbook([["id", "name"], ["a", "A"]], more_sheets(state)), how)
    assert said(found) == wanted
    assert message in words(found)


@pytest.mark.parametrize("key", ["delimiter: tab", "encoding: cp1252"])
def test_what_a_workbook_does_not_have(key: str) -> None:
    """Delimiters and encodings belong to text files."""
    _, found = read(workbook([["id", "name"], ["a", "A"]]), f", {key}")
    assert [each.code for each in found] == ["E109"]
    assert "a workbook has none" in found[0].message


HEADER = (
    '<row r="1"><c r="A1" t="inlineStr"><is><t>id</t></is></c>'
    '<c r="B1" t="inlineStr"><is><t>name</t></is></c></row>'
)


def name_cell(cell: str) -> tuple[str, list[str]]:
    """What a card is called whose cell is this XML, and what there is to say."""
    row = f'<row r="2"><c r="A2" t="str"><v>a</v></c>{cell}</row>'
    texts = (
        '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
        "<si><t>zero</t></si><si><r><t>on</t></r><r><rPr><b/></rPr><t>e &amp; x</t></r>"
        "<rPh><t>aid</t></rPh></si><si/></sst>"
    )
    cards, found = read(packed(HEADER + row, {"xl/texts.xml": texts}))
    return cards["a"].name if "a" in cards else "", [each.code for each in found]


@pytest.mark.parametrize(
    ("cell", "wanted"),
    [
        ('<c r="B2" t="s"><v>1</v></c>', "one & x"),
        ('<c r="B2" t="s"><v>0</v></c>', "zero"),
        ('<c t="s"><v>0</v></c>', "zero"),
        ('<c r="B2" t="inlineStr"><is><r><t>a</t></r><r><t> b</t></r></is></c>', "a b"),
        ('<c r="B2" t="inlineStr"><is><t>a_x000D_\nb_x005F_x</t></is></c>', "a\nb_x"),
        ('<c r="B2" t="str"><f>A2</f><v>a</v></c>', "a"),
        ('<c r="B2"><f>1+1</f><v>2</v></c>', "2"),
        ('<c r="B2" t="b"><v>0</v></c>', "FALSE"),
        ('<c r="B2" s="99"><v>7</v></c>', "7"),
    ],
)  # fmt: skip
def test_kinds_of_cells(cell: str, wanted: str) -> None:
    """All ways in which programs write a value; reading aids and letter forms left out."""
    assert name_cell(cell) == (wanted, [])


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ('<c r="B2" t="s"><v>2</v></c>', "W141"),
        ('<c r="B2" t="str"><f>""</f><v></v></c>', "W141"),
        ('<c r="B2"><v></v></c>', "W141"),
        ('<c r="B2"><f>A1</f></c>', "E154"),
        ('<c r="B2"><f>A1</f><v/></c>', "E154"),
        ('<c r="B2" t="e"><v>#DIV/0!</v></c>', "E154"),
        ('<c r="B2" t="d"><v>2026-01-02</v></c>', "E154"),
        ('<c r="B2" t="s"><v>3</v></c>', "E151"),
        ('<c r="B2" t="s"><v>x</v></c>', "E151"),
        ('<c r="B2"><v>seven</v></c>', "E151"),
        ('<c r="B2">', "E151"),
        ('<c r="ZZZ2"><v>1</v></c>', "E107"),
    ],
)
def test_cells_that_show_nothing(cell: str, code: str) -> None:
    """An empty cell is empty; a formula without a value, an error or nonsense is told."""
    assert name_cell(cell)[1] == [code]


BOMB = (
    '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>'
    '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&b;</t></si></sst>'
)
OUTSIDE = (
    '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&a;</t></si></sst>'
)


@pytest.mark.parametrize("texts", [BOMB, OUTSIDE])
def test_a_document_type_is_refused(texts: str) -> None:
    """No entity is ever unfolded, inside or outside of the file."""
    _, found = read(packed(HEADER, {"xl/texts.xml": texts}))
    assert said(found) == ["E151 Cards"]
    assert "document type" in found[0].message


def test_a_part_that_unpacks_to_too_much_is_refused() -> None:
    """Before it is unpacked where the file is honest, while it is where it is not."""
    data = packed(HEADER, {"xl/texts.xml": b" " * (49 * 1024 * 1024)})
    assert len(data) < 100_000
    _, found = read(data)
    assert said(found) == ["E107 Cards"]
    assert "48 MiB" in found[0].message
    honest = (49 * 1024 * 1024).to_bytes(4, "little")
    _, found = read(data.replace(honest, (1000).to_bytes(4, "little")))
    assert [each.code for each in found] == ["E151"]


def test_a_tower_of_cells_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each row with one cell far to the right would take much more than it weighs."""
    monkeypatch.setattr("cardpress.source.worksheet.MOST_CELLS", 10_000)
    cells = "".join(f'<row r="{n}"><c r="ALL{n}"><v>1</v></c></row>' for n in range(2, 20))
    _, found = read(packed(HEADER + cells))
    assert [each.code for each in found] == ["E107"]


@pytest.mark.parametrize(
    ("rows", "after", "message"),
    [
        ("<row/>" * 10_000, "", "more than 10,000 elements"),
        ('<row><c t="str"><v>' + "x" * 32_768 + "</v></c></row>", "", "32,767 characters"),
        ("", '<mergeCell ref="A1:B2"/>' * 1_001, "more than 1,000 merged cells"),
    ],
)
def test_sheets_that_are_too_much(
    monkeypatch: pytest.MonkeyPatch, rows: str, after: str, message: str
) -> None:
    """Refused with the limit, while they are read; two limits are lowered to save time."""
    monkeypatch.setattr("cardpress.source.workbook._MOST_ELEMENTS", 10_000)
    monkeypatch.setattr("cardpress.source.worksheet._MOST_MERGED", 1_000)
    _, found = read(packed(rows, after=after))
    assert said(found) == ["E107 Cards"]
    assert message in found[0].message
    assert found[0].hint


def test_the_longest_text_that_a_cell_can_hold() -> None:
    """As many characters as Excel takes."""
    name = "x" * 32_767
    cards, found = read(workbook([["id", "name"], ["a", name]]))
    assert found == []
    assert cards["a"].name == name


def locked() -> bytes:
    stream = io.BytesIO(packed(HEADER))
    data = bytearray(stream.getvalue())
    with zipfile.ZipFile(stream) as folder:
        place = folder.getinfo("_rels/.rels").header_offset
    data[place + 6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    return bytes(data)


def begun_too_early() -> bytes:
    """A workbook whose parts are said to lie before its beginning."""
    data = bytearray(packed(HEADER))
    place = data.rindex(b"PK\x05\x06") + 16  # where its list of parts begins
    start = int.from_bytes(data[place : place + 4], "little")
    data[place : place + 4] = (start + 9).to_bytes(4, "little")
    return bytes(data)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no workbook"),
        (begun_too_early(), "damaged"),
        (b"id,name\na,A\n", "no workbook"),
        (b"\xd0\xcf\x11\xe0" + b"\0" * 600, "an old workbook (.xls), or locked"),
        (b"\0" * (16 * 1024 * 1024 + 1), "larger than 16 MiB"),
        (packed(HEADER)[:-30], "no workbook"),
        (locked(), "locked"),
        (packed(HEADER, {"xl/worksheets/s.xml": "<worksheet><row>"}), "damaged"),
        (packed(HEADER, {"xl/workbook.xml": "nothing"}), "damaged"),
        (packed(HEADER, {"_rels/.rels": "<Relationships/>"}), "no workbook"),
    ],
)
def test_files_that_are_no_workbook(data: bytes, message: str) -> None:
    """Told in plain words, with what to do; never with a traceback."""
    _, found = read(data)
    assert [each.code for each in found] in (["E151"], ["E107"])
    assert message in found[0].message
    assert found[0].hint


def test_a_zip_without_a_workbook() -> None:
    """Such as an ODS file that was renamed."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as folder:
        folder.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
    _, found = read(stream.getvalue())
    assert [each.code for each in found] == ["E151"]
    assert "_rels/.rels" in found[0].message

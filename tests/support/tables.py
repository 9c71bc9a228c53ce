"""A set whose cards stand in a table, for tests; and workbooks to order."""

import io
import zipfile
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cardpress.diagnostics import Diagnostic
from cardpress.files import MemoryFiles
from cardpress.model import Card
from cardpress.source import read_project

__all__ = ["packed", "read_cards", "said", "workbook"]

GAME = (
    "title: Tax\ntemplate: tax/face\nelements: {fire: {name: Fire}, water: {name: Water}}\n"
    "fields: {suit: {}, cost: {type: number}, words: {type: list}}\n"
)


def read_cards(
    table: str | bytes,
    how: str = "",
    *,
    name: str = "cards.csv",
    more: str = "",
    game: str = GAME,
) -> tuple[dict[str, Card], list[Diagnostic]]:
    """Reads a set from a table.

    Args:
        table: what its file holds.
        how: what stands behind ``from: …`` inside the braces, such as ``, delimiter: tab``.
        name: of the table's file.
        more: lines of the set's file before ``cards:``.
        game: ``game.yaml``.

    Returns:
        Its sound cards by id, and all that there is to say.
    """
    cards = f"cards: {{from: cards/tax/{name}{how}}}\n"
    files = {
        "cardpress.yaml": b"title: x\n",
        "cards/tax/game.yaml": game.encode(),
        "templates/tax/face.yaml": b"layers: [{text: '${{ card.text }}'}]\n",
        "cards/tax/BAS.yaml": f"code: BAS\nname: Basic\n{more}{cards}".encode(),
        f"cards/tax/{name}": table.encode() if isinstance(table, str) else table,
    }
    outcome = read_project(MemoryFiles(files))
    assert outcome.value is not None
    entries = outcome.value.games["tax"].cards
    return {key: entry.card for key, entry in entries.items()}, list(outcome.diagnostics)


def said(found: Iterable[Diagnostic]) -> list[str]:
    """Each as ``E152 1:3``; of a workbook ``E154 Cards!B2``."""
    told = []
    for each in found:
        assert each.span
        place = str(each.span).removeprefix(each.span.file).lstrip(":, ")
        told.append(f"{each.code} {place}".strip())
    return told


def workbook(
    rows: Iterable[Iterable[Any]], change: Callable[[Any, Any], object] | None = None
) -> bytes:
    """A workbook with one sheet 'Cards', written by a library that is not ours.

    ``change`` gets the workbook and the sheet before they are saved.
    """
    import openpyxl  # noqa: PLC0415 - costs 0.2 s, and few tests need it

    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Cards"
    for row in rows:
        sheet.append(list(row))
    if change:
        change(book, sheet)
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


_MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
_RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
_KINDS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def packed(
    rows: str, parts: Mapping[str, str | bytes] | None = None, *, after: str = ""
) -> bytes:
    """A workbook written by hand: ``rows`` is the XML inside of ``sheetData``.

    Args:
        rows: such as ``<row r="1"><c r="A1"><v>7</v></c></row>``.
        parts: other parts; they win.
        after: XML behind ``sheetData``.
    """
    whole: dict[str, str | bytes] = {
        "_rels/.rels": f'<Relationships {_RELATIONS}><Relationship Id="r" '
        f'Type="{_KINDS}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook {_MAIN} xmlns:r="{_KINDS}"><sheets>'
        '<sheet name="Cards" sheetId="1" r:id="r1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f"<Relationships {_RELATIONS}>"
        f'<Relationship Id="r1" Type="{_KINDS}/worksheet" Target="worksheets/s.xml"/>'
        f'<Relationship Id="r2" Type="{_KINDS}/sharedStrings" Target="/xl/texts.xml"/>'
        f'<Relationship Id="r3" Type="{_KINDS}/styles" Target="styles.xml"/></Relationships>',
        "xl/worksheets/s.xml": f"<worksheet {_MAIN}><sheetData>{rows}</sheetData>{after}"
        "</worksheet>",
        "xl/texts.xml": f"<sst {_MAIN}/>",
        "xl/styles.xml": f'<styleSheet {_MAIN}><cellXfs><xf numFmtId="0"/></cellXfs>'
        "</styleSheet>",
        **(parts or {}),
    }
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, content in whole.items():
            folder.writestr(name, content)
    return stream.getvalue()

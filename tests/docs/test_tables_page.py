"""The page on spreadsheets does what it says."""

import re
from pathlib import Path

import pytest

from cardpress.files import MemoryFiles
from cardpress.source import read_project
from tests.support.tables import read_cards, said

TEXT = (Path(__file__).parents[2] / "docs/tables.md").read_text("utf-8")


def block(kind: str) -> str:
    """The first example of a kind."""
    match = re.search(rf"```{kind}\n(.*?)```", TEXT, re.DOTALL)
    assert match
    return match[1]


def test_the_example_reads() -> None:
    """The set and the table that the page shows give the cards that it promises."""
    game = b"title: Tides\ntemplate: f\nrarities: {common: {name: C}, rare: {name: R}}\n"
    files = {
        "cardpress.yaml": b"title: x\n",
        "cards/tides/game.yaml": game,
        "templates/f.yaml": b"layers: [{text: '${{ card.text }}'}]\n",
        "cards/tides/BAS.yaml": block("yaml").encode(),
        "cards/tides/cards.csv": block("csv").encode(),
    }
    outcome = read_project(MemoryFiles(files))
    assert outcome.diagnostics == ()
    assert outcome.value
    entries = outcome.value.games["tides"].cards.values()
    told = [
        (c.id, c.name, c.copies, c.rarity, c.text, c.tags) for c in (e.card for e in entries)
    ]
    assert told == [
        (
            "moon-tide",
            "Moon Tide",
            2,
            "common",
            "Draw a card, then **wait**.",
            ("sea", "night"),
        ),
        ("low-water", "Low Water", 1, "rare", "Line one\nline two", ("sea",)),
    ]


def texts_that_stay() -> list[str]:
    """The cells of the row that begins with ``No``."""
    (row,) = (line for line in TEXT.splitlines() if line.startswith("| `No`"))
    return re.findall(r"`([^`]+)`", row.split(" | ")[0])


@pytest.mark.parametrize("cell", texts_that_stay())
def test_texts_stay_as_typed(cell: str) -> None:
    """The row of the table that lists them."""
    cards, found = read_cards(f"id,name,suit\na,A,{cell}\n")
    assert found == []
    assert cards["a"].own["suit"] == cell


def test_limits() -> None:
    """The numbers that the page gives are those of the readers."""
    from cardpress.source import cards, encoding, grids, workbook  # noqa: PLC0415 - told here alone

    mib = 1024 * 1024
    packed = workbook._MOST_PACKED // mib
    limits = (
        f"{encoding.LARGEST // mib} MiB of text or {packed} MiB of workbook"
        f" ({workbook._MOST_UNPACKED // mib} MiB a part when unpacked), {grids.MOST_COLUMNS:,}"
        f" columns, a million cells, {cards._MOST_CARDS:,} cards in a game"
    )
    assert limits in TEXT
    assert grids.MOST_CELLS == 1_000_000


def test_the_warnings_that_it_names() -> None:
    """What a spreadsheet makes of long numbers and fractions."""
    _, found = read_cards("id,name\na,1.23E+11\nb,2-Jan\n")
    assert said(found) == ["W155 2:3", "W155 3:3"]

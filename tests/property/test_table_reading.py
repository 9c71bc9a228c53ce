"""Invariants of tables: nothing is lost, whoever wrote them; nonsense never crashes."""

import csv
import io
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cardpress.catalogue import Catalogue
from cardpress.diagnostics import Outcome
from cardpress.files import MemoryFiles
from cardpress.source import read_project
from cardpress.source.encoding import FORBIDDEN
from cardpress.source.grids import suspicion, trouble
from tests.support.tables import GAME, workbook

FIELDS = ("id", "name", "text", "flavour", "suit", "copies", "cost")
NUMBERS = ("copies", "cost")


def readable(text: str) -> bool:
    """Whether a cell holds the text, the whole text, and nothing that is told of."""
    plain = text == text.strip() and not FORBIDDEN.search(text) and "\r" not in text
    return plain and not (trouble(text) or suspicion(text) or text.startswith('="'))


texts = st.text(
    st.one_of(st.sampled_from(",;\t|\"'\n =#~*[]{}:-09aé“"), st.characters(codec="utf-8"))
).filter(readable)
rows = st.lists(
    st.tuples(texts, texts, texts, texts, st.integers(0, 9999), st.integers(-99, 99)),
    min_size=1,
    max_size=5,
).map(lambda drawn: [(f"c{n}", *(str(each) for each in row)) for n, row in enumerate(drawn)])


def project(files: dict[str, bytes]) -> Outcome[Catalogue | None]:
    return read_project(
        MemoryFiles(
            {
                "cardpress.yaml": b"title: x\n",
                "cards/tax/game.yaml": f"{GAME}rich: []\n".encode(),
                "templates/tax/face.yaml": b"layers: [{text: '${{ card.text }}'}]\n",
                **files,
            }
        )
    )


def told(outcome: Outcome[Catalogue | None]) -> tuple[dict[str, Any], set[str]]:
    """Its cards, and the codes of what there is to say."""
    assert outcome.value
    entries = outcome.value.games["tax"].cards
    cards = {key: entry.card.model_dump() for key, entry in entries.items()}
    return cards, {each.code for each in outcome.diagnostics}


def from_yaml(drawn: list[tuple[str, ...]]) -> tuple[dict[str, Any], set[str]]:
    """The same cards from YAML, where every text is in quotes."""

    def quoted(text: str) -> str:
        escaped = (f"\\U{ord(c):08x}" if c in '\\"\n' or ord(c) > 126 else c for c in text)
        return '"' + "".join(escaped).replace("\t", "\\t") + '"'

    cards = "".join(
        "- {"
        + ", ".join(
            f"{field}: {quoted(cell)}" for field, cell in zip(FIELDS, row, strict=True) if cell
        )
        + "}\n"
        for row in drawn
    )
    return told(
        project({"cards/tax/BAS.yaml": f"code: BAS\nname: B\ncards:\n{cards}".encode()})
    )


def from_table(data: bytes, how: str, name: str) -> tuple[dict[str, Any], set[str]]:
    text = f"code: BAS\nname: B\ncards: {{from: cards/tax/{name}{how}}}\n"
    return told(project({"cards/tax/BAS.yaml": text.encode(), f"cards/tax/{name}": data}))


@given(
    rows,
    st.sampled_from([",", ";", "\t", "|"]),
    st.sampled_from([csv.QUOTE_ALL, csv.QUOTE_MINIMAL, csv.QUOTE_NONNUMERIC]),
    st.sampled_from(["\n", "\r\n", "\r"]),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
)
def test_a_table_reads_as_the_same_cards_as_its_yaml(
    drawn: list[tuple[str, ...]], delimiter: str, quoting: Any, ends: str, encoding: str
) -> None:
    """Whatever dialect Python's writer puts it down in, and without being told which."""
    stream = io.StringIO(newline="")
    writer = csv.writer(stream, delimiter=delimiter, quoting=quoting, lineterminator=ends)
    writer.writerow(FIELDS)
    writer.writerows(drawn)
    found = from_table(stream.getvalue().encode(encoding), "", "cards.csv")
    assert found == from_yaml(drawn)


@given(rows)
@settings(max_examples=40)
def test_a_workbook_reads_as_the_same_cards_as_its_yaml(drawn: list[tuple[str, ...]]) -> None:
    """Texts as texts and numbers as numbers, as another library writes them."""
    drawn = [tuple("" if cell.startswith("=") else cell for cell in row) for row in drawn]
    typed = [
        [
            int(cell) if field in NUMBERS else cell
            for field, cell in zip(FIELDS, row, strict=True)
        ]
        for row in drawn
    ]
    data = workbook([FIELDS, *typed])
    assert from_table(data, "", "cards.xlsx") == from_yaml(drawn)


@given(st.text(st.sampled_from('idname,;\t|"\n\r =#x'), max_size=60))
def test_any_text_is_a_table_or_is_told_of(text: str) -> None:
    """Nothing crashes; faults stand within the table, and rows are not lost in silence."""
    data = f"id,name\n{text}".encode()
    set_file = b"code: BAS\nname: B\ncards: {from: cards/tax/c.csv}\n"
    outcome = project({"cards/tax/BAS.yaml": set_file, "cards/tax/c.csv": data})
    lines = data.decode().replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for each in outcome.diagnostics:
        if each.span and each.span.file.endswith(".csv") and each.span.line:
            assert each.span.line <= len(lines)
            assert each.span.column <= len(lines[each.span.line - 1]) + 1
    if not outcome.diagnostics:
        assert outcome.value
        written = {line.split(",")[0].strip(' "') for line in lines[1:]} - {""}
        ids = {key.strip('"') for key in outcome.value.games["tax"].cards}
        assert written <= ids or '"' in text


WHOLE = workbook([["id", "name"], ["a", "A"], ["b", 7]])


@given(st.integers(0, len(WHOLE) - 1), st.binary(max_size=20), st.integers(0, 40))
def test_a_damaged_workbook_is_told_of(place: int, junk: bytes, gone: int) -> None:
    """Bytes changed, added or lost anywhere: a right table or a fault, never a crash."""
    data = WHOLE[:place] + junk + WHOLE[place + gone :]
    text = b"code: BAS\nname: B\ncards: {from: cards/tax/c.xlsx}\n"
    outcome = project({"cards/tax/BAS.yaml": text, "cards/tax/c.xlsx": data})
    assert outcome.value
    cards = outcome.value.games["tax"].cards
    names = {key: entry.card.name for key, entry in cards.items()}
    assert outcome.diagnostics or names == {"a": "A", "b": "7"}

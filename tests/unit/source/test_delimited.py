"""CSV and TSV text to rows of cells: what they hold, where they stand, what is wrong."""

import pytest

from cardpress.source.delimited import read_delimited
from cardpress.source.report import Report


def rows(text: str, *known: str, delimiter: str = "", file: str = "t.csv") -> list[list[str]]:
    """The values of all rows; nothing may be wrong."""
    report = Report()
    grid = read_delimited(text, file, lambda header: header in known, report, delimiter)
    assert report.sorted() == ()
    assert grid
    assert grid.whole
    return [[cell.value for cell in row] for row in grid.rows]


def places(text: str) -> list[list[tuple[int, int]]]:
    """Where the cells of a text with commas start."""
    grid = read_delimited(text, "t.csv", bool, Report(), ",")
    assert grid
    return [[(cell.line, cell.column) for cell in row] for row in grid.rows]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
        ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
        ("a,b\n1,\n,2\n", [["a", "b"], ["1", ""], ["", "2"]]),
        ("a,b\n\n  \n,\n1\n", [["a", "b"], ["1"]]),
        ("a,b\n 1 ,\t2\xa0\n", [["a", "b"], ["1", "2"]]),
        ('a,b\n"1,5","x ""y"" z"\n', [["a", "b"], ["1,5", 'x "y" z']]),
        ('a,b\n"one\ntwo\n\nfour",2\n', [["a", "b"], ["one\ntwo\n\nfour", "2"]]),
        ('a,b\n"","x"\n', [["a", "b"], ["", "x"]]),
        ('a,b\n1, "x, y" \n', [["a", "b"], ["1", "x, y"]]),
        ('a,b\n5" nail,say "hi"\n', [["a", "b"], ['5" nail', 'say "hi"']]),
        ('a,b\n"""quoted""",2\n', [["a", "b"], ['"quoted"', "2"]]),
        ('a,b\n="007",=1+1\n', [["a", "b"], ["007", "=1+1"]]),
        ('a,b\n"=""007""",2\n', [["a", "b"], ["007", "2"]]),
        ("a,b\n~,null\nNo,1e3\n", [["a", "b"], ["~", "null"], ["No", "1e3"]]),
    ],
)
def test_cells(text: str, wanted: list[list[str]]) -> None:
    """Texts as typed without the blanks round them; rows that hold nothing are none."""
    assert rows(text, delimiter=",") == wanted


def test_what_is_empty() -> None:
    """A cell is empty where nothing stands in it, whatever words stand in it."""
    grid = read_delimited('a,"",~,null, \n', "t.csv", bool, Report(), ",")
    assert grid
    assert [cell.empty for cell in grid.rows[0]] == [False, True, False, False, True]


def test_places_count_lines_of_the_file() -> None:
    """Line and column from 1, in characters, quotes counted; lines inside of cells too."""
    text = 'id,name\n\n"a","B\nC",x\nü,"d",e\n'
    assert places(text) == [
        [(1, 1), (1, 4)],
        [(3, 1), (3, 5), (4, 4)],
        [(5, 1), (5, 3), (5, 7)],
    ]


@pytest.mark.parametrize(
    ("text", "known", "wanted"),
    [
        ("id,name\na,b;c\n", ["id", "name"], [["id", "name"], ["a", "b;c"]]),
        ("id;name\na,x;b\n", ["id", "name"], [["id", "name"], ["a,x", "b"]]),
        ("id\tname\na,x\tb\n", ["id", "name"], [["id", "name"], ["a,x", "b"]]),
        ("id|name\na,x|b\n", ["id", "name"], [["id", "name"], ["a,x", "b"]]),
        # more commas than semicolons, but what stands between them is no header
        (
            "id;a,b,c,d;name\n1;2;3\n",
            ["id", "name"],
            [["id", "a,b,c,d", "name"], ["1", "2", "3"]],
        ),
        ('"id";"name"\n1;2\n', ["id", "name"], [["id", "name"], ["1", "2"]]),
        ("Kennung;Titel\n1;2\n", [], [["Kennung", "Titel"], ["1", "2"]]),
        ("\n\nid;name\n1;2\n", ["id", "name"], [["id", "name"], ["1", "2"]]),
        ("id\n1;2\n", ["id"], [["id"], ["1;2"]]),
        ("sep=;\nid;na,me\n", [], [["id", "na,me"]]),
        ('"sep=;"\nid;na,me\n', [], [["id", "na,me"]]),
        ("SEP=|\nid|na,me\n", [], [["id", "na,me"]]),
        ("sep=\t\nid\tna,me\n", [], [["id", "na,me"]]),
        ("sep=,\nid,name\n", ["id"], [["id", "name"]]),
    ],
)
def test_the_delimiter_is_found(text: str, known: list[str], wanted: list[list[str]]) -> None:
    """By the headers that are known under it, or by the line that says so."""
    assert rows(text, *known) == wanted


def test_a_delimiter_that_was_said_is_taken() -> None:
    """Whatever the header looks like."""
    assert rows("id;name,x\n", "id;name", delimiter=",") == [["id;name", "x"]]


def test_a_tsv_is_split_by_tabs() -> None:
    """Its name says so where the headers do not tell."""
    assert rows("a,b\tc\n", file="t.tsv") == [["a,b", "c"]]


@pytest.mark.parametrize(
    ("text", "place", "message", "kept"),
    [
        ('a,b\n1,"x"y,3\n2,z\n', (2, 3), "goes on behind", [["a", "b"], ["2", "z"]]),
        ('a,b\n1,"x\n2,y\n', (2, 3), "never closed", [["a", "b"], ["2", "y"]]),
        ('a,b\n1,"x\n2,"y"\n', (2, 3), "never closed", [["a", "b"], ["2", "y"]]),
        ('a,b\n1,  "x\n', (2, 3), "never closed", [["a", "b"]]),
    ],
)
def test_broken_quotes(
    text: str, place: tuple[int, int], message: str, kept: list[list[str]]
) -> None:
    """Told where the cell starts; its row is left out, the others are read."""
    report = Report()
    grid = read_delimited(text, "t.csv", bool, report, ",")
    (fault,) = report.sorted()
    assert fault.code == "E151"
    assert fault.span
    assert fault.span[1:3] == place
    assert message in fault.message
    assert grid
    assert not grid.whole
    assert [[cell.value for cell in row] for row in grid.rows] == kept


def test_a_text_that_is_no_table_is_told_of_briefly() -> None:
    """Twenty broken cells are enough to see that."""
    report = Report()
    grid = read_delimited('"x"y\n' * 5000, "t.csv", bool, report, ",")
    assert len(report.sorted()) == 20
    assert grid
    assert not grid.whole


def test_many_empty_lines_are_counted_and_cost_nothing() -> None:
    """Four million of them, and the place behind them is right."""
    assert places("id\n" + "\n" * 3_999_998 + "a") == [[(1, 1)], [(4_000_000, 1)]]


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("a" + "," * 5000 + "\n", "1,000 columns"),
        (("a" + "," * 999 + "\n") * 11, "10,000 cells"),
    ],
)
def test_tables_that_are_too_large(
    monkeypatch: pytest.MonkeyPatch, text: str, limit: str
) -> None:
    """Refused with the limit, and with what to do; that of cells is lowered to save time."""
    monkeypatch.setattr("cardpress.source.delimited.MOST_CELLS", 10_000)
    report = Report()
    assert read_delimited(text, "t.csv", bool, report, ",") is None
    (fault,) = report.sorted()
    assert fault.code == "E107"
    assert limit in fault.message
    assert fault.hint

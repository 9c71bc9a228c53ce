"""A table's rows become cards: headers, cells, lists, encodings, and what may be wrong."""

import pytest

from cardpress.files import MemoryFiles
from cardpress.source import read_project
from tests.support.tables import GAME, read_cards, said


def test_cells_are_typed_by_the_fields_that_receive_them() -> None:
    """Texts stay as typed, numbers are read, lists are split, blanks are not written."""
    cards, found = read_cards(
        "id,name,text,element,copies,art,tags,suit,cost,words\n"
        "007,No,12:30,fire,3,a.png,x; y,1.10,010,one\n"
        "010,1e3,1;5,,,,,on,,\n"
    )
    assert said(found) == ["E301 2:21", "W145 2:21"]
    first, second = cards.values()
    assert (first.id, first.name, first.text, first.element) == ("007", "No", "12:30", "fire")
    assert (first.copies, first.tags) == (3, ("x", "y"))
    assert first.art
    assert first.art.file == "a.png"
    assert first.own == {"suit": "1.10", "cost": 10, "words": ("one",)}
    assert (second.id, second.name, second.text, second.copies) == ("010", "1e3", "1;5", 1)
    assert (second.element, second.art, second.tags) == ("", None, ())
    assert second.own == {"suit": "on"}
    assert [card.number for card in cards.values()] == ["001", "002"]


def test_an_empty_cell_says_nothing() -> None:
    """The card's base and the set's defaults fill it in; words for nothing are words."""
    cards, found = read_cards(
        "id,name,element,flavour,base\na,A,water,Wet,\nb,B,,,a\nc,null,,~,\n",
        more="defaults: {element: fire, flavour: Dry}\n",
    )
    assert found == []
    assert [(card.element, card.flavour) for card in cards.values()] == [
        ("water", "Wet"),
        ("water", "Wet"),
        ("fire", "~"),
    ]
    assert cards["c"].name == "null"


@pytest.mark.parametrize(
    ("header", "how"),
    [
        ("id,command_ranking,copies", ""),
        ("ID,Command Ranking,COPIES", ""),
        (" Id , command-ranking ,Copies", ""),
        ('"id","Command\nranking","copies"', ""),
        ("key,Level,Qty", ", columns: {key: id, Level: command_ranking, Qty: copies}"),
        ("KEY,level,q t y", ", columns: {Key: id, LEVEL: command_ranking, qty: copies}"),
        # what is said counts first
        ("id,copies,n", ", columns: {copies: command_ranking, n: copies}"),
    ],
)
def test_headers(header: str, how: str) -> None:
    """Case, blanks and dashes do not matter; ``columns`` translates."""
    cards, found = read_cards(f"{header},name\na,4,2,A\n", how)
    assert said(found) == []
    assert (cards["a"].command_ranking, cards["a"].copies) == (4, 2)


def test_columns_that_are_left_out() -> None:
    """Those that start with #, and those that ``columns`` sends nowhere; whatever they hold."""
    cards, found = read_cards(
        "id,name,#sum,Notes,\na,A,#REF!,2-Jan,\n,,7,a total,\n",
        ", columns: {Notes: ~}",
    )
    assert found == []
    assert list(cards) == ["a"]


@pytest.mark.parametrize(
    ("table", "how", "wanted", "words"),
    [
        ("id,name,flavor\na,A,x\n", "", "E152 1:9", "did you mean 'flavour'?"),
        ("id,name,Elemnt\na,A,x\n", "", "E152 1:9", "did you mean 'element'?"),
        ("id,name,Qty\na,A,2\n", "", "E152 1:9", "columns: {Qty: copies}"),
        ("id,name,Notes\na,A,2\n", "", "E152 1:9", "columns: {Notes: ~}"),
        ('id,name,"a: b"\na,A,2\n', "", "E152 1:9", 'columns: {"a: b": ~}'),
        ("id,name,name\na,A,B\n", "", "E152 1:9", "'name' stands twice"),
        ("id,name,Title\na,A,B\n", ", columns: {Title: name}", "E152 1:9", "'name' is too"),
        ("id,name,Name \na,A,B\n", "", "E152 1:9", "leave one out"),
        ("id,name\na,A\n", ", columns: {nmae: text}", "E152 3:46", "did you mean 'name'?"),
        ("id,name\na,A\n", ", columns: {name: nmae}", "E152 3:52", "did you mean 'name'?"),
        ("id,name,\na,A,7\nb,B,8\n", "", "E152 2:5", "the column of '7' has no header"),
        ("id,name\na,A,7\n", "", "E153 2:5", "the row of 'a' has 3 cells, the header 2: '7'"),
        ("id,name\na,A\nid,name\n", "", "E153 3:1", "the header stands here again"),
        ("id,name\na,A\n,B\n", "", "E110 3:1", "its column 'id'"),
        ("name\nA\n", "", "E110 1:1", "add a column 'id'"),
        ("ID,name\na,A\na,B\n", "", "E130 3:1", "'a' is used twice, first in line 2"),
        ("id,name,number\na,A,7\nb,B,7\n", "", "E131 3:5", "already that of 'a' in line 2"),
        ("id,name,element\na,A,fier\n", "", "E132 2:5", "did you mean 'fire'?"),
        ("id,name,copies\na,A,-1\n", "", "E109 2:5", "card 'a', copies: '-1' is less than 0"),
        ("id,name,cost\na,A,1,5\n", "", "E153 2:7", "put a text"),
        ('id,name,cost\na,A,"1,5"\n', "", "E108 2:5", "write 1.5"),
        ("id,name\na,#REF!\n", "", "E154 2:3", "card 'a', name: the formula gives #REF!"),
        ("id,name\n#N/A,A\n", "", "E154 2:1", "id: the formula gives #N/A"),
        ("id,name\na,T\ufffdrmer\n", "", "E154 2:3", "a letter was lost"),
        ("id,name\na,1.23E+11\n", "", "W155 2:3", "has shortened"),
        ("id,name\na,2-Jan\n", "", "W155 2:3", "a date that the spreadsheet has made"),
        ("id,name,words\na,A,\"Ma\x00in\"\n", "", "E105", "bytes of nothing"),
        ("id,name\na,A\x0bB\n", "", "E105 2:4", "invisible character U+000B"),
        ("id,name\n", "", "E138 3:15", "the table has no cards"),
        ("", "", "E113", "the table is empty"),
        (" \n,,\n", "", "E113", "the table is empty"),
        ("id,name\na,A\n", ", sheet: x", "E109 3:43", "sheet: a text file has none"),
        ("id,name\na,A\n", ", delimiter: ';'", "E109 3:47", "comma, semicolon, tab, pipe"),
        ("id,name\na,A\n", ", delimeter: tab", "E102 3:36", "did you mean 'delimiter'?"),
        ("id,name\na,A\n", ", encoding: cp1522", "E109 3:46", "did you mean 'cp1252'?"),
        ("id,name\na,A\n", ", encoding: rot13", "E109 3:46", "write cp1252, utf-8"),
    ],
)  # fmt: skip
def test_what_is_wrong(table: str, how: str, wanted: str, words: str) -> None:
    """One fault each, at the line and column of the table or of the set, with its cure."""
    _, found = read_cards(table, how)
    assert said(found) == [wanted]
    assert words in f"{found[0].message} | {found[0].hint}"


def test_all_faults_come_in_one_run() -> None:
    """Header, rows, cells: each at its place, and sound cards stay."""
    cards, found = read_cards(
        'id,name,Elemnt,copies\na,A,fire,two\nb,"B"x,fire,1\n,C,fire,1\nd,D,fire,1,9\ne,#N/A,,\n'
    )
    assert said(found) == [
        "E152 1:9",
        "E108 2:10",
        "E151 3:3",
        "E110 4:1",
        "E153 5:12",
        "E154 6:3",
    ]
    assert list(cards) == ["a", "d", "e"]


def test_an_unknown_column_is_no_missing_field() -> None:
    """What it was to hold is not told once more of each card."""
    _, found = read_cards(
        "id,Nmae,Elemnt\na,A,fire\nb,B,fire\n", game=f"{GAME}required: [element]\n"
    )
    assert said(found) == ["E152 1:4", "E152 1:9"]


def test_a_broken_cell_is_no_missing_field() -> None:
    """It is told as what it is, once."""
    _, found = read_cards("id,name\na,#N/A\n", game=f"{GAME}required: [name]\n")
    assert said(found) == ["E154 2:3"]


def test_a_row_that_is_missing_is_no_missing_card() -> None:
    """Who refers to a card that could not be read is not told that it does not exist."""
    _, found = read_cards('id,name,text\na,A,see [[b]]\nb,"B"x,\n')
    assert said(found) == ["E151 3:3"]


@pytest.mark.parametrize(
    ("cell", "wanted"),
    [
        ("x", ("x",)),
        ("x; y ;z", ("x", "y", "z")),
        ('"x, y"', ("x", "y")),
        ('"x, y; z"', ("x, y", "z")),
        ('"x, y;"', ("x, y",)),
        ('"x, y\nz; w"', ("x, y", "z; w")),
        ("; ;", ()),
        ("", ()),
    ],
)
def test_lists_in_cells(cell: str, wanted: tuple[str, ...]) -> None:
    """One entry a line, else between semicolons, else between commas."""
    cards, found = read_cards(f"id,name,tags,words\na,A,{cell},{cell}\n", ", delimiter: comma")
    assert found == []
    assert cards["a"].tags == wanted
    assert cards["a"].own.get("words", ()) == wanted


def test_options_of_a_field_hold_in_cells_too() -> None:
    """Each entry of a list is checked, at its cell."""
    game = GAME.replace("words: {type: list}", "words: {type: list, options: [Red, Blue]}")
    _, found = read_cards("id,name,words\na,A,Red; Blu\n", game=game)
    assert said(found) == ["E109 2:5"]
    assert found[0].hint == "did you mean 'Blue'?"


def test_more_cards_than_a_game_may_have() -> None:
    """Told once, and the first of them stay."""
    cards, found = read_cards("id,name\n" + "".join(f"c{n},C\n" for n in range(20_002)))
    assert [each.code for each in found] == ["E143"]
    assert len(cards) == 20_000


TEXT = "id;name\r\na;Türmer – “x”\r\n"


@pytest.mark.parametrize(
    ("data", "how"),
    [
        (TEXT.encode(), ""),
        (TEXT.encode("utf-8-sig"), ""),
        (TEXT.encode("utf-16"), ""),
        (TEXT.encode("utf-16-le"), ", encoding: utf-16"),
        (b"\xfe\xff" + TEXT.encode("utf-16-be"), ""),
        (TEXT.encode("utf-16"), ", encoding: UTF-16"),
        (TEXT.encode("cp1252"), ", encoding: cp1252"),
        (TEXT.encode("cp1252"), ", encoding: Windows-1252"),
        (TEXT.encode("cp1252"), ", encoding: CP 1252"),
        (TEXT.encode("cp1257"), ", encoding: win1257"),
        (TEXT.encode("gb18030"), ", encoding: gb18030"),
        (TEXT.encode("mac-roman"), ", encoding: mac-roman"),
        (TEXT.encode(), ", encoding: utf8"),
        (TEXT.replace("\r\n", "\r").encode(), ""),
        (TEXT.replace("\r\n", "\n").encode(), ""),
        (TEXT.replace("\r\n", "\r\r\n").encode(), ""),
    ],
)
def test_encodings_and_line_ends(data: bytes, how: str) -> None:
    """UTF-8 and UTF-16 as they say themselves, others as told; any line ends."""
    cards, found = read_cards(data, how)
    assert found == []
    assert cards["a"].name == "Türmer – “x”"


@pytest.mark.parametrize(
    ("data", "how", "wanted", "words"),
    [
        (TEXT.encode("cp1252"), "", "E105 2:4", "byte 0xFC"),
        (TEXT.replace("\r\n", "\r").encode("cp1252"), "", "E105 2:4", "encoding: cp1252"),
        (TEXT.encode(), ", encoding: cp1252", "E105", "the file is UTF-8, not 'cp1252'"),
        (
            TEXT.encode("utf-8-sig"),
            ", encoding: cp1252",
            "E105",
            "says itself that it is UTF-8",
        ),
        (TEXT.encode("utf-16"), ", encoding: utf-8", "E105", "says itself that it is UTF-16"),
        (TEXT.encode("utf-16-le"), "", "E105", "UTF-16 without its mark"),
        (b"id;name\na;\x81\n", ", encoding: cp1252", "E105 2:3", "byte 0x81"),
        (b"id;name\na;\x93x\x94\n", ", encoding: iso-8859-1", "E105 2:3", "U+0093"),
        (TEXT.encode("utf-16")[:-1], "", "E105 3:1", "not UTF-16"),
        (b"PK\x03\x04rest", "", "E151", "a workbook or another packed file"),
        (b"\xd0\xcf\x11\xe0rest", "", "E151", "old workbook"),
        (b"x" * (4 * 1024 * 1024 + 1), "", "E107", "larger than 4 MiB"),
    ],
)
def test_encodings_that_are_wrong(data: bytes, how: str, wanted: str, words: str) -> None:
    """Never a wrong letter: what does not fit is refused with the way out."""
    cards, found = read_cards(data, how)
    assert cards == {}
    assert said(found)[0] == wanted
    assert words in f"{found[0].message} | {found[0].hint}"


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("cards.ods", "E150", "save it as CSV, TSV or XLSX"),
        ("cards.xls", "E150", "save it as CSV, TSV or XLSX"),
        ("sub/cards.csv", "", ""),
        ("CARDS.CSV", "", ""),
        ("cards.txt", "", ""),
    ],
)
def test_kinds_of_files(name: str, code: str, words: str) -> None:
    """The ending says what a file is."""
    _, found = read_cards("id,name\na,A\n", name=name)
    assert [each.code for each in found] == [code] * bool(code)
    assert all(words in str(each.hint) for each in found)


def test_places_of_cells_are_places_of_the_card() -> None:
    """Later stages point into the table: here at a text with an unclosed mark."""
    _, found = read_cards('id,name,text\na,A,"One\nTwo"\nb,B,**bold\n')
    assert said(found) == ["E216 4:5"]


def project(**sets: str) -> list[tuple[str, str]]:
    """Places and hints of a game with these sets and two tables beside them."""
    files = {
        "cardpress.yaml": b"title: x\n",
        "cards/tax/game.yaml": GAME.encode(),
        "templates/tax/face.yaml": b"layers: [{text: '${{ card.text }}'}]\n",
        "cards/tax/one.csv": b"id,name\na,A\n",
        "tables/two.csv": b"id,name\nb,B\n",
        "cards/tax/~$open.xlsx": b"",
    }
    for code, cards in sets.items():
        text = f"code: {code}\nname: {code}\ncards: {cards}\n"
        files[f"cards/tax/{code}.yaml"] = text.encode()
    found = read_project(MemoryFiles(files)).diagnostics
    return [(f"{each.code} {each.span}", each.hint or "") for each in found]


def test_a_table_is_named_from_the_project_root() -> None:
    """Nothing depends on the file that names it; two sets may have a table each."""
    assert project(BAS="{from: cards/tax/one.csv}", ARC="{from: tables/two.csv}") == []
    ((place, hint), *_) = project(BAS="{from: one.csv}")
    assert place == "E150 cards/tax/BAS.yaml:3:15"
    assert hint == "there is no 'one.csv' in the project root"


def test_a_table_that_no_set_names_is_told() -> None:
    """One lies beside the sets and was meant to be read; files that an office keeps are not."""
    found = project(ARC="{from: tables/two.csv}")
    hint = "write 'cards: {from: cards/tax/one.csv}' in a set's file, or move it elsewhere"
    assert found == [("W144 cards/tax/one.csv", hint)]


def test_the_same_card_from_two_tables_is_told() -> None:
    """Its id names both places."""
    (found, _) = project(BAS="{from: cards/tax/one.csv}", ARC="{from: cards/tax/one.csv}")[0]
    assert found == "E130 cards/tax/one.csv:2:1"


@pytest.mark.parametrize(
    ("cards", "place", "words"),
    [
        (
            "cards/tax/one.csv",
            "E108 cards/tax/BAS.yaml:3:8",
            "cards: {from: cards/tax/one.csv}",
        ),
        ("{from: ../x.csv}", "E150 cards/tax/BAS.yaml:3:15", "copy the file into the project"),
        (
            "{from: /etc/x.csv}",
            "E150 cards/tax/BAS.yaml:3:15",
            "copy the file into the project",
        ),
        ("{from: cards/tax/One.csv}", "E150 cards/tax/BAS.yaml:3:15", "did you mean"),
        ("{from: cards/tax}", "E150 cards/tax/BAS.yaml:3:15", ""),
        ("{from: ''}", "E150 cards/tax/BAS.yaml:3:15", ""),
        ("{from: ~}", "E110 cards/tax/BAS.yaml:3:15", "Path of a CSV, TSV or XLSX file"),
    ],
)
def test_tables_that_are_not_there(cards: str, place: str, words: str) -> None:
    """Told where the set names them."""
    found = [each for each in project(BAS=cards) if not each[0].startswith("W144")]
    assert [each[0] for each in found] == [place]
    assert words in found[0][1]


def test_a_card_may_be_called_from() -> None:
    """In a mapping of cards it is one, as it is a mapping itself."""
    found = project(BAS="{from: {name: A}}", ARC="{from: cards/tax/one.csv}")
    assert found == []

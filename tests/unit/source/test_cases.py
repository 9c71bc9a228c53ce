"""The field cases that end at this stage, in our field names: F08, F12, F13, F14, F15."""

import pytest

from cardpress.catalogue import Catalogue
from cardpress.diagnostics import Diagnostic
from cardpress.files import MemoryFiles
from cardpress.source import read_project

HEAD = "code: BAS\nname: Harbour Tax\n"


def read(cards: str | bytes) -> tuple[Catalogue, list[Diagnostic]]:
    data = cards if isinstance(cards, bytes) else cards.encode()
    files = {
        "cardpress.yaml": b"title: x\n",
        "cards/tax/game.yaml": b"title: Tax\nfields: {suit: {}, cost: {type: number}}\n"
        b"template: tax/face\n",
        "templates/tax/face.yaml": b"layers: [{text: '${{ card.text }}'}]\n",
        "cards/tax/BAS.yaml": data,
    }
    outcome = read_project(MemoryFiles(files))
    assert outcome.value is not None
    return outcome.value, list(outcome.diagnostics)


def places(found: list[Diagnostic]) -> list[str]:
    return [f"{each.code} {each.span.line}:{each.span.column}" for each in found if each.span]


def test_f08_lines_and_what_looks_like_markup() -> None:
    """Two lines are two lines however they are written; data is never markup or a template."""
    deck = (
        HEAD
        + r"""cards:
  - {id: n1, name: Literal, text: "First line\nSecond line"}
  - id: n2
    name: Block
    text: |
      First line
      Second line
  - id: n3
    name: Folded
    text: >
      One paragraph
      on two source lines.
  - {id: n4, name: Raw, text: 'First line\nSecond line'}
  - {id: m1, name: Salt & Co, text: "R&D costs 5"}
  - {id: m2, name: Low <High, text: "Win if 0.1 <A <0.9 & B > C"}
  - {id: m3, name: Entities, text: "Type &lt; exactly as shown"}
  - {id: m4, name: Braces, text: "Pay {{ 7*7 }} coal"}
"""
    )
    catalogue, found = read(deck)
    assert places(found) == ["W140 15:31"]
    cards = {key: entry.card for key, entry in catalogue.games["tax"].cards.items()}
    two_lines = "First line\nSecond line"
    assert cards["n1"].text == cards["n2"].text == two_lines
    assert cards["n3"].text == "One paragraph on two source lines."
    assert (cards["m1"].name, cards["m1"].text) == ("Salt & Co", "R&D costs 5")
    assert (cards["m2"].name, cards["m2"].text) == ("Low <High", "Win if 0.1 <A <0.9 & B > C")
    assert cards["m3"].text == "Type &lt; exactly as shown"
    assert cards["m4"].text == "Pay {{ 7*7 }} coal"
    windows, found = read(deck.replace("\n", "\r\n"))
    assert places(found) == ["W140 15:31"]
    assert windows.games["tax"].cards["n2"].card.text == two_lines


def test_f12_names_and_numbers_that_yaml_reinterprets() -> None:
    """Texts keep what was typed; nothing is False, None or octal."""
    catalogue, found = read(
        HEAD + "cards:\n"
        "  - {id: 007, name: No, text: Yes, suit: on}\n"
        "  - {id: 010, name: Off, text: NO, suit: y}\n"
        "  - {id: 08, name: ~, text: null, suit: N}\n"
        "  - {id: a4, name: True, text: 'No', suit: \"on\"}\n"
        "  - {id: a5, name: Toll, copies: 010, cost: 03}\n"
    )
    cards = {key: entry.card for key, entry in catalogue.games["tax"].cards.items()}
    assert list(cards) == ["007", "010", "08", "a4", "a5"]
    assert [card.name for card in cards.values()] == ["No", "Off", "", "True", "Toll"]
    assert [card.text for card in cards.values()] == ["Yes", "NO", "", "No", ""]
    assert [card.own.get("suit") for card in cards.values()] == ["on", "y", "N", "on", None]
    assert (cards["a5"].copies, cards["a5"].own["cost"]) == (10, 3)
    assert places(found) == ["W141 6:20"]


@pytest.mark.parametrize(
    ("text", "wanted", "said"),
    [
        (HEAD + "cards:\n  - id: k1\n    name: Customs House\n    cost: 2\n"
         "    text: Draw two cards.\n    cost: 5\n", "E103 8:5",
         "'cost' of 'k1' is written twice, first in line 6"),
        (HEAD + "cards:\n  - {id: k5, name: Anchor}\n  - {id: k6, name: Buoy}\n"
         "  - {id: k5, name: Capstan}\n", "E130 6:10", "'k5' is used twice, first in line 4"),
        ("game: Harbour Tax\ncards:\n  - id: k2\n    name: Beacon: First Light\n", "E112 4:17",
         "a second ': '"),
        ("game: Harbour Tax\ncards:\n  - id: k3\n\tname: Rope Ladder\n", "E104 4:1", "tab"),
        ("", "E113 0:0", "no cards"),
        ("# cards will follow\n", "E113 0:0", "no cards"),
    ],
)  # fmt: skip
def test_f13_broken_or_odd_files(text: str, wanted: str, said: str) -> None:
    """Each is told with its place."""
    _, found = read(text)
    assert places(found) == [wanted]
    assert said in found[0].message


def test_f13_advice_for_the_second_colon() -> None:
    """The message shows what to write."""
    _, found = read("cards:\n  - id: k2\n    name: Beacon: First Light\n")
    assert found[0].hint == 'write name: "Beacon: First Light"'


def test_f13_byte_order_mark() -> None:
    """A file that an editor marked as UTF-8 reads like any other."""
    catalogue, found = read(
        b"\xef\xbb\xbf" + f"{HEAD}cards: [{{id: k4, name: Türmer}}]\n".encode()
    )
    assert found == []
    assert catalogue.games["tax"].cards["k4"].card.name == "Türmer"


def test_f14_a_tag_does_nothing() -> None:
    """A tag is refused, and the value that it stands before is not a text."""
    text = HEAD + 'cards:\n  - {id: z2, name: !!python/object/apply:os.mkdir ["made"]}\n'
    _, found = read(text)
    assert places(found)[0] == "E106 4:20"


def test_f14_a_few_anchors_are_harmless() -> None:
    """Aliases are read as what they stand for."""
    catalogue, found = read(
        HEAD
        + "cards:\n  - {id: a, name: &n Same, tags: &t [x]}\n  - {id: b, name: *n, tags: *t}\n"
    )
    assert found == []
    b = catalogue.games["tax"].cards["b"].card
    assert (b.name, b.tags) == ("Same", ("x",))


def test_f15_quantities() -> None:
    """Blank is one, 0 is noted, 2.0 and "3" count; the rest is told with card and value."""
    catalogue, found = read(
        HEAD + "cards:\n"
        "  - {id: q1, name: Blank, copies: }\n"
        "  - {id: q2, name: Zero, copies: 0}\n"
        "  - {id: q3, name: Minus, copies: -1}\n"
        "  - {id: q4, name: Half, copies: 2.5}\n"
        "  - {id: q5, name: Whole float, copies: 2.0}\n"
        '  - {id: q6, name: Text, copies: "3"}\n'
        "  - {id: q7, name: Bool, copies: yes}\n"
        "  - {id: q8, name: Sci, copies: 1e6}\n"
        "  - {id: q9, name: Huge, copies: 99999999999}\n"
        "  - {id: q10, name: None, copies: null}\n"
    )
    copies = {key: entry.card.copies for key, entry in catalogue.games["tax"].cards.items()}
    assert [copies[f"q{index}"] for index in (1, 2, 5, 6, 10)] == [1, 0, 2, 3, 1]
    assert places(found) == [
        "N142 5:34", "E109 6:35", "E108 7:34", "E108 10:34", "E108 11:33", "E109 12:34",
    ]  # fmt: skip
    assert [each.message for each in found[1:]] == [
        "card 'q3', copies: '-1' is less than 0",
        "card 'q4', copies: '2.5' is not a whole number",
        "card 'q7', copies: 'yes' is not a whole number",
        "card 'q8', copies: '1e6' is not a whole number",
        "card 'q9', copies: '99999999999' is more than 9999",
    ]

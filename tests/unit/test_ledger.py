"""The ledger as a value: its text, and what differs from it."""

from cardpress.files import MemoryFiles
from cardpress.ledger import (
    LOCK_FILE,
    Change,
    FaceMark,
    Ledger,
    PrintedCard,
    PrintedDeck,
    Why,
    differences,
)
from cardpress.source import read_ledger

FRONT = FaceMark("0123456789abcdef", "fedcba9876543210")
BACK = FaceMark("00000000000000aa")


def deck(**copies: int) -> PrintedDeck:
    """A deck of cards with so many copies, one with a back."""
    cards = {name: PrintedCard(count, FRONT) for name, count in copies.items()}
    return PrintedDeck("low", 'a "b" 1.0', {**cards, "no": PrintedCard(9, BACK, BACK)})


def test_the_text_is_sorted_and_has_a_card_a_line() -> None:
    """Names that YAML could take for something else are quoted."""
    ledger = Ledger().with_deck("last", "g/set:ONE", deck(zebra=2, ant=1))
    assert ledger.with_deck("1.0", "g/d", PrintedDeck("full", "x", {})).text().splitlines()[
        2:
    ] == [
        "format: 1",
        "records:",
        '  "1.0":',
        "    g/d:",
        "      ink: full",
        '      drawn: "x"',
        "      cards: {}",
        "  last:",
        '    "g/set:ONE":',
        "      ink: low",
        '      drawn: "a \\"b\\" 1.0"',
        "      cards:",
        "        ant: {copies: 1, front: 0123456789abcdef-fedcba9876543210}",
        '        "no": {copies: 9, front: 00000000000000aa, back: 00000000000000aa}',
        "        zebra: {copies: 2, front: 0123456789abcdef-fedcba9876543210}",
    ]


def test_what_is_written_reads_back_the_same() -> None:
    """Whatever the ids: words of YAML, numbers, other scripts, quotes."""
    names = ["yes", "1.10", "007", "żółw", 'a"b', "null", "a: b", "#x", "plain-one"]
    cards = {name: PrintedCard(count, FRONT, BACK) for count, name in enumerate(names, 1)}
    ledger = Ledger({"1.0": {"g/d@pt-BR": PrintedDeck("gray", "x, y; z", cards)}, "last": {}})
    read = read_ledger(MemoryFiles({LOCK_FILE: ledger.text().encode()}))
    assert read.diagnostics == ()
    assert read.value == ledger


def test_line_ends_and_marks_of_other_systems_do_not_matter() -> None:
    """Git may turn the file's line ends; editors may add a byte order mark."""
    ledger = Ledger({"last": {"g/d": deck(ant=1)}})
    data = b"\xef\xbb\xbf" + ledger.text().replace("\n", "\r\n").encode()
    assert read_ledger(MemoryFiles({LOCK_FILE: data})).value == ledger


def test_an_empty_ledger_reads_back_and_none_is_one() -> None:
    """A project without a lock file has recorded nothing."""
    empty = MemoryFiles({LOCK_FILE: Ledger().text().encode()})
    assert read_ledger(empty).value == read_ledger(MemoryFiles({})).value == Ledger()


def test_differences_in_the_order_of_the_deck_then_what_is_gone() -> None:
    """All copies of a changed card, the difference of others."""
    printed = {
        name: PrintedCard(count, FRONT)
        for name, count in {"same": 2, "other": 3, "few": 4, "many": 1, "gone": 5}.items()
    }
    wanted = {"new": 2, "many": 3, "few": 1, "other": 1, "same": 2}
    assert differences(printed, wanted, {"other"}) == (
        Change("new", Why.NEW, adds=2),
        Change("many", Why.MORE, adds=2),
        Change("few", Why.FEWER, takes=3),
        Change("other", Why.CHANGED, adds=1, takes=3),
        Change("gone", Why.REMOVED, takes=5),
    )

"""Whatever changes, exchanging what the list says makes the printed deck the present one."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardpress.files import MemoryFiles
from cardpress.ledger import (
    LOCK_FILE,
    FaceMark,
    Ledger,
    PrintedCard,
    PrintedDeck,
    differences,
)
from cardpress.source import read_ledger

CARDS = st.dictionaries(st.sampled_from("abcdefg"), st.integers(1, 9))
MARKS = st.builds(
    FaceMark,
    st.from_regex(r"\A[0-9a-f]{16}\Z"),
    st.one_of(st.just(""), st.from_regex(r"\A[0-9a-f]{16}\Z")),
)
NAMES = st.text(
    st.characters(min_codepoint=33, max_codepoint=0x24F, exclude_categories=("C", "Z")),
    min_size=1,
    max_size=12,
)
DECKS = st.builds(
    PrintedDeck,
    st.sampled_from(["full", "low", "gray"]),
    NAMES,
    st.dictionaries(
        NAMES,
        st.builds(
            PrintedCard, st.integers(1, 9_999), MARKS, st.none() | MARKS, st.just("") | NAMES
        ),
        max_size=4,
    ),
)


@given(printed=CARDS, wanted=CARDS, changed=st.sets(st.sampled_from("abcdefg")))
def test_the_exchange_ends_with_the_present_deck(
    printed: dict[str, int], wanted: dict[str, int], changed: set[str]
) -> None:
    """Old faces never stay, new ones are never printed in vain, no copy is printed twice."""
    mark = FaceMark("0" * 16)
    cards = {card: PrintedCard(copies, mark) for card, copies in printed.items()}
    table = Counter({(card, "old"): copies for card, copies in printed.items()})
    for change in differences(cards, wanted, changed):
        table[change.card, "old"] -= change.takes
        face = "new" if change.card in changed or change.card not in printed else "old"
        table[change.card, face] += change.adds
    face_of = {
        card: "new" if card in changed or card not in printed else "old" for card in wanted
    }
    assert +table == Counter({(card, face_of[card]): n for card, n in wanted.items()})
    assert all(count >= 0 for count in table.values())


@given(
    st.dictionaries(
        st.sampled_from(["last", "1.0", "2026", "no"]),
        st.dictionaries(NAMES, DECKS, max_size=3),
    )
)
def test_every_ledger_reads_back_as_it_was_written(
    records: dict[str, dict[str, PrintedDeck]],
) -> None:
    """Ids may hold whatever a file name holds."""
    ledger = Ledger(records)
    read = read_ledger(MemoryFiles({LOCK_FILE: ledger.text().encode()}))
    assert read.diagnostics == ()
    assert read.value == ledger
    assert Ledger(dict(reversed(records.items()))).text() == ledger.text()

"""Which way characters go, and which script they are of."""

import pytest

from cardpress.fonts import levels_of, runs_leftwards, split_by_script


@pytest.mark.parametrize(
    ("text", "base", "levels"),
    [
        # a Hebrew paragraph: its letters 1, the numbers and Latin words in it 2
        ("אב 12 ab!", 1, (1, 1, 1, 2, 2, 1, 2, 2, 1)),
        # a Latin paragraph: only the Hebrew is turned, the sign behind it is not
        ("ab אב!", 0, (0, 0, 0, 1, 1, 0)),
        # brackets go with what they enclose where it is of the paragraph's direction (N0)
        ("א (b) ג", 1, (1, 1, 1, 2, 1, 1, 1)),
        # a number stays one with its separators
        ("ب 1,5", 1, (1, 1, 2, 2, 2)),
        # isolates (UAX #9, 6.3): what they enclose does not change what is around
        ("a\u2067ב\u2069c", 0, (0, 0, 1, 0, 0)),
    ],
)
def test_levels_are_those_of_the_bidirectional_algorithm(
    text: str, base: int, levels: tuple[int, ...]
) -> None:
    """One level for each character, whatever its length in bytes."""
    assert levels_of(text) == (base, levels)


def test_a_text_that_looks_like_a_report_is_no_report() -> None:
    """The levels are found behind any text."""
    text = "א\n    levels: [\n        Level(\n            9,\n        ),\n    ],\n"
    assert levels_of(text.replace("\n", " ")).characters[0] == 1


@pytest.mark.parametrize("text", ["שלום", "نار", "a\u200fb", "𐤀", "ﬡ"])
def test_leftward_scripts_and_signs_are_noticed(text: str) -> None:
    """Hebrew, Arabic, marks of direction, old scripts and presentation forms."""
    assert runs_leftwards(text)


@pytest.mark.parametrize("text", ["", "Zażółć", "Ελλάδα", "अग्नि", "炎のカード", "🔥", "“x”"])
def test_other_texts_stay_on_the_quick_way(text: str) -> None:
    """Nothing in them runs from right to left."""
    assert not runs_leftwards(text)


def test_words_part_where_their_script_changes() -> None:
    """Digits and signs stay with what stands before them; Latin and Greek need no parting."""
    assert split_by_script("ABनमस्ते") == ["AB", "नमस्ते"]
    assert split_by_script("नम12x") == ["नम12", "x"]
    assert split_by_script("αβAB") == ["αβAB"]
    assert split_by_script("ab") == ["ab"]

"""Lines that hold words from right to left: where each stands on paper."""

import pytest

from cardpress.geometry import Size, in_pt, mm
from cardpress.scene import GlyphRun, Picture
from cardpress.typeset.text import InlineIcon, Run, TextStyle
from cardpress.typeset.text_bidi import visual_order
from tests.support.texts import LETTERS, frame, placed, put, tiny_style
from tests.support.tinyfonts import tiny_font

HEBREW = "אבגדהוזחטיכלמנסעפצקרשת"
WIDE = frame(0, 0, 100, 100)


def style(**values: object) -> TextStyle:
    return tiny_style(tiny_font(LETTERS + HEBREW + "()!"), **values)


def at(done: object) -> dict[str, float]:
    """Where each word starts, in points."""
    return {text.strip(): x for text, x, _ in placed(done.items)}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("levels", "order"),
    [
        ([0, 0, 0], [0, 1, 2]),
        ([1, 1, 1], [2, 1, 0]),
        ([0, 1, 1, 0], [0, 2, 1, 3]),
        # a number in Hebrew: the line turns, the number does not
        ([1, 2, 2, 1], [3, 1, 2, 0]),
        # Hebrew within Latin within Hebrew
        ([1, 2, 3, 3, 2, 1], [5, 1, 3, 2, 4, 0]),
        ([], []),
    ],
)
def test_order_of_seeing(levels: list[int], order: list[int]) -> None:
    """Rule L2: from the highest level down, what is as high or higher is turned."""
    assert visual_order(levels) == order


def test_a_hebrew_paragraph_starts_at_the_right() -> None:
    """Two words of three letters: the first ends at the right edge, the second left of it."""
    assert at(put("אבג דהו", WIDE, style())) == {"אבג": 85, "דהו": 67.5}


def test_an_alignment_that_is_asked_for_is_kept() -> None:
    """``left`` is left in any script; the order of the words stays."""
    assert at(put("אבג דהו", WIDE, style(align="left"))) == {"אבג": 17.5, "דהו": 0}


def test_hebrew_in_a_latin_line_is_turned_where_it_stands() -> None:
    """ab, then the two Hebrew words in reverse, then cd."""
    assert at(put("ab אב גד cd", WIDE, style())) == {"ab": 0, "גד": 12.5, "אב": 25, "cd": 37.5}


def test_numbers_in_hebrew_keep_their_digits_in_order() -> None:
    """Read from the right: word, 12, 34; each number from the left."""
    done = put("אב 12 34", WIDE, style())
    assert at(done) == {"אב": 90, "12": 77.5, "34": 65}
    (number,) = [item for item in done.items if item.words[0].text == "12"]
    assert [glyph.text for glyph in number.words[0].glyphs] == ["1", "2"]


def test_each_line_is_turned_by_itself() -> None:
    """Broken in the order of reading: the first words stand on the first line."""
    done = put("אב גד הו", frame(0, 0, 23, 100), style())
    assert placed(done.items)[0][0] == "אב"
    rows = [(text, x) for text, x, _ in placed(done.items)]
    assert rows == [("אב", 13), ("גד", 0.5), ("הו", 13)]


def test_brackets_are_mirrored() -> None:
    """The glyph of the opening bracket is that which closes from left to right."""
    face = style().main.face
    opening, closing = (face.shape(sign).glyphs[0].id for sign in "()")
    done = put("א (ב) ג", WIDE, style())
    drawn = {
        glyph.text: glyph.id
        for item in done.items
        for word in item.words
        for glyph in word.glyphs
        if glyph.text in "()"
    }
    assert drawn == {"(": closing, ")": opening}


def test_icons_take_part_in_the_order() -> None:
    """An icon between two Hebrew words stands between them."""
    icon = InlineIcon("key", Size(mm(1), mm(1)))
    done = put([Run("אב "), icon, Run(" גד")], WIDE, style())
    (picture,) = [item for item in done.items if isinstance(item, Picture)]
    first, second = [item for item in done.items if isinstance(item, GlyphRun)]
    assert second.origin.x < picture.box.x < first.origin.x
    assert in_pt(first.origin.x) == 90


def test_justified_lines_end_at_both_sides() -> None:
    """The last line of a Hebrew paragraph stands at the right, the others fill the width."""
    done = put("אב גד הו", frame(0, 0, 30, 100), style(align="justify"))
    assert [(text, x) for text, x, _ in placed(done.items)] == [
        ("אב", 20),
        ("גד", 0),
        ("הו", 20),
    ]


def test_a_word_too_long_is_broken_in_reading_order() -> None:
    """Its first letters stand on the first line."""
    done = put("אבגדהו", frame(0, 0, 16, 100), style())
    assert [text for text, _, _ in placed(done.items)] == ["אבג", "דהו"]
    assert [problem.code for problem in done.problems] == ["N215"]

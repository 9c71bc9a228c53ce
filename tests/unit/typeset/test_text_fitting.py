"""Shrinking, and what happens where nothing fits: nothing is ever lost in silence."""

import pytest

from cardpress.geometry import pt
from cardpress.scene import Group
from cardpress.typeset.text import sizes_between
from tests.support.texts import frame, lines, placed, put, tiny_style
from tests.support.tinyfonts import tiny_font


def test_sizes_go_down_by_a_quarter_point_to_the_smallest() -> None:
    """The smallest size is always among them, also where it is off the steps."""
    assert sizes_between(pt(9), pt(8.4)) == (pt(9), pt(8.75), pt(8.5), pt(8.4))
    assert sizes_between(pt(9), pt(9)) == (pt(9),)


@pytest.mark.parametrize(
    ("width", "size"), [(50, 10), (49.9, 9.75), (48.75, 9.75), (45.1, 9), (45, 9), (30, 6)]
)
def test_title_shrinks_to_the_largest_size_that_fits(width: float, size: float) -> None:
    """Ten letters are five ems wide: 50 pt at 10 pt, 48.75 at 9.75."""
    done = put("abcdefghij", frame(0, 0, width, 12), tiny_style(smallest=6))
    assert done.size == pt(size)
    assert done.problems == ()


def test_text_wraps_before_it_shrinks() -> None:
    """At 10 pt three lines need 34 pt: there is room, so it stays at its size."""
    done = put("aaaa bbbb cccc", frame(0, 0, 25, 34), tiny_style(smallest=6))
    assert done.size == pt(10)
    assert done.lines == 3
    shrunk = put("aaaa bbbb cccc", frame(0, 0, 25, 33.9), tiny_style(smallest=6))
    assert shrunk.size == pt(9.75)


def test_overflow_says_how_far_and_at_which_size() -> None:
    """Five lines need 10 + 4 * 12 = 58 pt, the box has 30: 28 pt are 9.88 mm."""
    done = put("aaaa bbbb cccc dddd eeee", frame(0, 0, 21, 30))
    (problem,) = done.problems
    assert problem.code == "E213"
    assert problem.message == "text overflows its box by 9.88 mm at 10 pt"


def test_overflow_to_the_right_is_told_from_overflow_below() -> None:
    """A line that may not wrap is too wide by 42.5 - 30 = 12.5 pt."""
    (problem,) = put("abcd efgh", frame(0, 0, 30, 30), tiny_style(wrap="none")).problems
    assert "by 4.41 mm to the right at 10 pt" in problem.message


def test_long_word_shrinks_first() -> None:
    """Twelve letters fit at 8 pt: no need to break them."""
    done = put("abcdefghijkl", frame(0, 0, 48, 100), tiny_style(smallest=6))
    assert (done.size, done.problems) == (pt(8), ())


def test_long_word_is_broken_at_the_smallest_size_with_a_note() -> None:
    """At 6 pt ten letters fill 30 pt; what follows goes on behind the rest."""
    style = tiny_style(smallest=6)
    done = put("on abcdefghijklmno and", frame(0, 0, 30, 100), style)
    assert done.size == pt(6)
    assert lines(done) == ["on", "abcdefghij", "klmno and"]
    (problem,) = done.problems
    assert problem.code == "N215"
    assert "'abcdefghijklmno'" in problem.message


def test_broken_word_keeps_marks_with_their_letters() -> None:
    """A word is broken between letters, never before an accent."""
    style = tiny_style(tiny_font("abe\u0301"))
    done = put("aae\u0301b", frame(0, 0, 10, 100), style)
    assert lines(done)[0] == "aa"


def test_clip_hides_and_warns() -> None:
    """``clip`` draws the whole text behind the edges of its box."""
    done = put("aaaa bbbb cccc", frame(0, 0, 21, 20), tiny_style(overflow="clip"))
    (group,) = done.items
    assert isinstance(group, Group)
    assert group.clip is not None
    assert [said for said, _, _ in placed(group.items)] == ["aaaa", "bbbb", "cccc"]
    assert [problem.code for problem in done.problems] == ["W214"]


def test_ellipsis_keeps_whole_words_and_warns() -> None:
    """Two lines of 25 pt: the dots take the place of what does not fit."""
    style = tiny_style(overflow="ellipsis")
    done = put("aaaa bbbb cccc", frame(0, 0, 25, 22), style)
    assert lines(done) == ["aaaa", "bbbb…"]
    (problem,) = done.problems
    assert problem.code == "W214"
    assert "'cccc'" in problem.message


def test_ellipsis_of_an_unwrapped_line_cuts_letters() -> None:
    """Seven letters and the dots fill 40 pt."""
    style = tiny_style(overflow="ellipsis", wrap="none")
    assert lines(put("abcdefghijkl", frame(0, 0, 40, 22), style)) == ["abcdefg…"]


def test_single_line_in_the_middle_may_fill_its_box_with_ink() -> None:
    """A numeral of 7 pt ink fits a box of 7 pt; one with a descender of 2 pt does not."""
    style = tiny_style(smallest=5, valign="middle")
    assert put("6", frame(0, 0, 20, 7), style).size == pt(10)
    assert put("g", frame(0, 0, 20, 7), style).size < pt(10)
    assert put("6", frame(0, 0, 20, 7), tiny_style(smallest=5)).size == pt(7)


def test_tracking_widens_and_switches_ligatures_off() -> None:
    """200 thousandths behind each glyph but the last: 5 + 2 + 5 + 2 + 5 = 19 pt."""
    style = tiny_style(tracking=200, smallest=6)
    assert put("abc", frame(0, 0, 19, 12), style).size == pt(10)
    assert put("abc", frame(0, 0, 18.99, 12), style).size == pt(9.75)
    (run,) = put("abc", frame(0, 0, 19, 12), style).items
    assert run.tracking == pt(2)


def test_empty_text_draws_nothing() -> None:
    """Spaces and newlines alone are no text."""
    assert put(" \n ", frame(0, 0, 10, 10)).items == ()

"""Where lines, runs and icons stand, to a hundredth of a millimetre and better."""

import pytest

from cardpress.geometry import Length, Size, in_pt, mm, pt
from cardpress.scene import GlyphRun, Picture
from cardpress.typeset.text import InlineIcon, Run
from tests.support.texts import LETTERS, frame, lines, placed, put, tiny_style
from tests.support.tinyfonts import tiny_font

ICON = InlineIcon("key", Size(mm(10), mm(10)))
BOX = frame(100, 200, 50, 40)


def icons(items: object) -> list[tuple[float, float, float, float]]:
    return [
        tuple(round(in_pt(side), 3) for side in item.box)
        for item in items  # type: ignore[attr-defined]
        if isinstance(item, Picture)
    ]


@pytest.mark.parametrize(
    ("align", "x"), [("left", 100), ("center", 115), ("right", 130), ("justify", 100)]
)
def test_lines_are_aligned_by_what_is_drawn(align: str, x: float) -> None:
    """Four letters are 20 pt wide in a box of 50."""
    assert placed(put("abcd", BOX, tiny_style(align=align)).items) == [("abcd", x, 208)]


@pytest.mark.parametrize(("align", "x"), [("center", 115.5), ("right", 131)])
def test_tracking_behind_the_last_letter_does_not_count(align: str, x: float) -> None:
    """Three letters with 2 pt between them are 19 pt wide."""
    style = tiny_style(align=align, tracking=200)
    assert placed(put("abc", BOX, style).items)[0][1] == x


@pytest.mark.parametrize(
    ("valign", "first"),
    # a line is 8 pt above its baseline and 2 below; two lines are 22 pt high in 40
    [("top", 208), ("middle", 217), ("bottom", 226)],
)
def test_block_stands_at_top_middle_or_bottom(valign: str, first: float) -> None:
    """The first baseline is a line's rise below the top, the last its fall above the bottom."""
    done = put("aaaaaaaa bbbbbbbb", BOX, tiny_style(valign=valign))
    assert [y for _, _, y in placed(done.items)] == [first, first + 12]


def test_capitals_of_a_single_line_are_centred() -> None:
    """7 pt of capitals in 40 pt: 16.5 above, 16.5 below."""
    assert placed(put("Ag", BOX, tiny_style(valign="middle")).items) == [("Ag", 100, 223.5)]


def test_centred_line_stays_inside_a_tight_box() -> None:
    """In a box of 10 pt the line fills it: its descender wins over the centring."""
    done = put("Ag", frame(0, 0, 50, 10), tiny_style(valign="middle"))
    assert placed(done.items) == [("Ag", 0, 8)]


def test_justified_lines_reach_both_edges_but_the_last() -> None:
    """Spare width goes into the spaces, to less than a font unit each."""
    done = put("aa bb cc dd ee", frame(0, 0, 47, 100), tiny_style(align="justify"))
    first, last = done.items
    assert isinstance(first, GlyphRun)
    assert isinstance(last, GlyphRun)
    # aa bb cc are 30 pt and two spaces: (47 - 30) / 2 = 8.5 pt each
    assert first.gap == 850
    assert last.gap == 250


def test_lines_flow_round_a_box_in_the_corner() -> None:
    """Lines beside the obstacle are narrower; a line that ends where it begins is not."""
    box, corner = frame(0, 0, 50, 58), frame(30, 34, 20, 24)
    done = put("aaaa bbbb cccc dddd eeee ffff gggg hhhh", box, avoid=(corner,))
    assert lines(done) == ["aaaa bbbb", "cccc dddd", "eeee ffff", "gggg", "hhhh"]
    assert placed(done.items)[3] == ("gggg", 0, 8 + 36)


def test_line_goes_to_the_wider_part() -> None:
    """Beside a box on the left the text stands on its right; between, in the wider gap."""
    box = frame(0, 0, 50, 30)
    left = put("aaaa", box, avoid=(frame(0, 0, 20, 10),))
    assert placed(left.items) == [("aaaa", 20, 8)]
    middle = put("aa", box, avoid=(frame(12, 0, 10, 30),))
    assert placed(middle.items) == [("aa", 22, 8)]


def test_line_that_fits_nowhere_beside_goes_below() -> None:
    """A word wider than both parts waits until the obstacle ends."""
    done = put("aaaaaaaa", frame(0, 0, 50, 40), avoid=(frame(20, 0, 10, 15),))
    assert placed(done.items) == [("aaaaaaaa", 0, 23)]


def test_obstacle_that_only_touches_is_no_obstacle() -> None:
    """Edges may meet."""
    done = put("aaaaaaaaaa", frame(0, 0, 50, 10), avoid=(frame(0, 10, 50, 10),))
    assert placed(done.items) == [("aaaaaaaaaa", 0, 8)]


def test_text_round_an_obstacle_still_stands_at_the_bottom() -> None:
    """Bottom and middle hold beside obstacles as well."""
    avoid = (frame(0, 0, 20, 12),)
    done = put("aaaa bbbb", frame(0, 0, 50, 60), tiny_style(valign="bottom"), avoid=avoid)
    assert placed(done.items) == [("aaaa bbbb", 0, 58)]


@pytest.mark.parametrize(("align", "x"), [("left", 100), ("center", 120.8), ("right", 141.6)])
def test_icon_alone_is_aligned_like_a_letter(align: str, x: float) -> None:
    """Icons are 1.2 capitals high: 8.4 pt, with their middle at that of capitals, 3.5 pt up."""
    done = put([ICON], BOX, tiny_style(align=align))
    assert icons(done.items) == [(x, 208 - 3.5 - 4.2, 8.4, 8.4)]


def test_icon_keeps_its_proportions() -> None:
    """One twice as wide as high takes twice the width."""
    wide = InlineIcon("key", Size(mm(20), mm(10)))
    assert icons(put([wide], BOX).items) == [(100, 200.3, 16.8, 8.4)]


def test_icons_in_a_row_stick_together_while_a_line_holds_them() -> None:
    """A twelfth of an em lies between two; a row wider than a line is parted."""
    (first, second) = icons(put([ICON, ICON], BOX).items)
    assert second[0] - first[0] == pytest.approx(8.4 + 10 / 12, abs=0.001)
    moved = icons(put([Run("aaaa "), ICON, ICON], frame(0, 0, 35, 40)).items)
    assert [x for x, *_ in moved] == [0, pytest.approx(8.4 + 10 / 12, abs=0.001)]
    parted = put([ICON, ICON, ICON], frame(0, 0, 20, 40))
    assert [x for x, *_ in icons(parted.items)] == [0, moved[1][0], 0]
    assert parted.problems == ()


def test_icon_between_words_takes_its_place() -> None:
    """aa, space, icon, space, bb: 10 + 2.5 + 8.4 + 2.5 + 10 = 33.4 pt."""
    done = put([Run("aa "), ICON, Run(" bb")], BOX, tiny_style(align="right"))
    assert placed(done.items) == [("aa ", 116.6, 208), ("bb", 140, 208)]
    assert icons(done.items)[0][0] == 129.1


def test_punctuation_sticks_to_an_icon() -> None:
    """A full stop follows at once, a letter after a twelfth of an em; neither parts from it."""
    stop = put([ICON, Run(".")], BOX)
    letter = put([ICON, Run("a")], BOX)
    assert placed(stop.items)[0][1] == 108.4
    assert placed(letter.items)[0][1] == pytest.approx(108.4 + 10 / 12, abs=0.001)
    parted = put([Run("aaaaaaaa "), ICON, Run(".")], frame(0, 0, 50, 40))
    assert placed(parted.items)[1][2] == 20


def test_words_of_another_weight_start_where_the_first_end() -> None:
    """Runs follow each other without a gap of their own."""
    style = tiny_style(tiny_font(LETTERS), tiny_font(LETTERS, name="Bold"))
    done = put([Run("aa "), Run("bb", 1), Run(", cc")], BOX, style)
    assert placed(done.items) == [("aa ", 100, 208), ("bb", 112.5, 208), (", cc", 122.5, 208)]


def test_fallback_draws_what_the_first_font_lacks() -> None:
    """Each run of characters is in the first font of the chain that has it."""
    first, second = tiny_font("abc"), tiny_font("xyz", name="Second")
    done = put("axb cy", BOX, tiny_style(first, second))
    assert [(said, x) for said, x, _ in placed(done.items)] == [
        ("a", 100),
        ("x", 105),
        ("b c", 110),
        ("y", 122.5),
    ]
    assert done.problems == ()


def test_marks_stay_with_their_base() -> None:
    """An accent comes from the font that draws its letter."""
    first, second = tiny_font("ab"), tiny_font("b\u0301", name="Second")
    done = put("ab\u0301", BOX, tiny_style(first, second))
    assert [said for said, _, _ in placed(done.items)] == ["a", "b\u0301"]


def test_missing_characters_are_all_named_once() -> None:
    """A character that no font has is an error with its code point and the fonts."""
    done = put("a火b火 ř", BOX, tiny_style(tiny_font("ab")))
    (problem,) = done.problems
    assert problem.code == "E212"
    assert "'火' (U+706B), 'ř' (U+0159)" in problem.message
    assert "looked in 0.ttf" in problem.message


def test_no_item_has_a_fraction() -> None:
    """Scenes are whole numbers."""
    done = put([Run("aa "), ICON, Run("bb")], BOX, tiny_style(align="center"))
    for item in done.items:
        place = item.box if isinstance(item, Picture) else item.origin
        assert all(type(side) is Length for side in place)
    assert pt(1) == 12_700

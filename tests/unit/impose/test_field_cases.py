"""The field cases of sheets, with the numbers that they demand."""

import pytest

from cardpress.geometry import Length, Point, Rect, Size, in_mm, mm
from cardpress.impose import plan_sheets
from tests.support.sheetmap import (
    EURO,
    POKER,
    card_pairs,
    clip_on_page,
    in_mm_box,
    marks_in_mm,
    placed,
    plan_of,
    settings_of,
)

F03 = {"bleed": "0", "mark_offset": "1", "mark_length": "4", "grid": "3x3"}


def said(size=POKER, **options):
    """Code and message of each diagnostic of a plan."""
    return [(d.code, d.message) for d in plan_sheets(settings_of(**options), size).diagnostics]


def test_f01_backs_lie_where_the_case_says():
    """Page 4: b10 is centred at (168.0, 60.5), b11 at (105.0, 60.5), both upright."""
    plan = plan_of(EURO, grid="3x3", bleed="0")
    pairs = list(card_pairs("ABCDEFGHIJK", EURO))
    page = list(plan.pages(pairs, plan.counts(11, backs=True)))[3]
    trims = [placed(use, Rect(Length(0), Length(0), *EURO)) for use in page.items]
    assert [in_mm_box(trim) for trim in trims] == [
        (136.5, 16.5, 199.5, 104.5),
        (73.5, 16.5, 136.5, 104.5),
    ]
    assert {use.transform.rotation for use in page.items} == {0}


def test_f03_exactly_fourteen_marks_for_four_of_nine_cards():
    """Each cut line has a mark at both ends, none starts at the inside corner."""
    below = {(x, 193.5, x, 197.5) for x in (10.5, 73.5)}
    below |= {(x, 105.5, x, 109.5) for x in (136.5, 199.5)}
    above = {(x, 11.5, x, 15.5) for x in (10.5, 73.5, 136.5, 199.5)}
    left = {(5.5, y, 9.5, y) for y in (16.5, 104.5, 192.5)}
    right = {(200.5, y, 204.5, y) for y in (16.5, 104.5)} | {(74.5, 192.5, 78.5, 192.5)}
    assert marks_in_mm(plan_of(EURO, **F03), 4) == above | below | left | right


def test_f03_a_lone_card_has_eight_marks_around_it():
    """A sibling: the last sheet of ten cards."""
    found = marks_in_mm(plan_of(EURO, **F03), 1)
    assert found == {
        (10.5, 11.5, 10.5, 15.5),
        (73.5, 11.5, 73.5, 15.5),
        (10.5, 105.5, 10.5, 109.5),
        (73.5, 105.5, 73.5, 109.5),
        (5.5, 16.5, 9.5, 16.5),
        (5.5, 104.5, 9.5, 104.5),
        (74.5, 16.5, 78.5, 16.5),
        (74.5, 104.5, 78.5, 104.5),
    }


def test_f03_two_full_rows_have_no_marks_between_them():
    """A sibling: six of nine cards, all marks outside of 10.5–199.5 by 16.5–192.5."""
    found = marks_in_mm(plan_of(EURO, **F03), 6)
    assert len(found) == 2 * 4 + 2 * 3
    for left, top, right, bottom in found:
        assert right < 10.5 or left > 199.5 or bottom < 16.5 or top > 192.5


@pytest.mark.parametrize(
    ("gutter", "start", "inner"),
    [("0", (42.0, 60.5), 0), ("4", (40.0, 58.5), 2), ("6", (39.0, 57.5), 3)],
)
def test_f04_bleed_between_cards_is_at_most_half_the_gutter(gutter, start, inner):
    """Outer edges and corners keep 3 mm; the pitch is trim and gutter, never trim and bleed."""
    plan = plan_of(EURO, grid="2x2", bleed="3", gutter=gutter)
    pairs = list(card_pairs("A-B-C-D-", EURO))
    (page,) = plan.pages(pairs, plan.counts(4, backs=False))
    shown = [in_mm_box(clip_on_page(use)) for use in page.items[:4]]
    x, y = start
    gap = float(gutter)
    assert shown[0] == (x - 3, y - 3, x + 63 + inner, y + 88 + inner)
    assert shown[3] == (
        x + 63 + gap - inner,
        y + 88 + gap - inner,
        x + 126 + gap + 3,
        y + 176 + gap + 3,
    )


def test_f04_cut_bleed_is_told_with_the_gutter_that_would_keep_it():
    """Gutters of 0 and 4 mm cut the inner bleed to 0 and 2 mm, 6 mm keep it."""
    options = {"grid": "2x2", "bleed": "3"}
    assert said(EURO, **options) == [
        (
            "W403",
            (
                "on A4, bleed between cards is cut to 0 mm, half of the gutter; "
                "a gutter of 6 mm would keep it"
            ),
        )
    ]
    ((code, message),) = said(EURO, gutter="4", **options)
    assert code == "W403"
    assert "cut to 2 mm" in message
    assert said(EURO, gutter="6", **options) == []


def test_f05_columns_do_not_drift():
    """Column k starts at 9.85 + 17.3 k, row k at 18.75 + 17.3 k, from the exact sums."""
    token = Size(mm(17.3), mm(17.3))
    plan = plan_of(token, grid="11x15", bleed="0")
    assert plan.media == (mm(210), mm(297))
    for index, cell in enumerate(plan.cells):
        row, column = divmod(index, 11)
        exact = Point(mm(9.85 + 17.3 * column), mm(18.75 + 17.3 * row))
        assert (cell.x, cell.y) == exact
    assert in_mm_box(plan.cells[-1])[:2] == (182.85, 260.95)


def test_f06a_three_rows_fit_letter_to_the_last_unit():
    """Margins are 12.7 and 6.35 mm; nothing is lost to floating point."""
    plan = plan_of(paper="Letter", printer_margin="6.35", bleed="0", grid="3x3")
    assert in_mm_box(plan.cells[0]) == (12.7, 6.35, 76.2, 95.25)
    assert in_mm_box(plan.cells[8])[2:] == (203.2, 273.05)


def test_f06a_says_that_marks_have_no_room_above_and_below():
    """The rows reach the edge of the printable area, the columns have room beside them."""
    found = said(paper="Letter", printer_margin="6.35", bleed="0", grid="3x3")
    assert found == [
        (
            "W411",
            (
                "on Letter, crop marks have no room above and below: "
                "0 mm are printable beyond the cards"
            ),
        )
    ]


def test_f06b_rows_that_do_not_fit_are_refused_with_numbers():
    """Three rows need 266.7 mm, 263.4 mm are printable, two rows would fit."""
    settings = settings_of(paper="Letter", printer_margin="8", bleed="0", grid="3x3")
    outcome = plan_sheets(settings, POKER)
    assert outcome.value is None
    (fault,) = outcome.diagnostics
    assert fault.code == "E402"
    assert fault.message == (
        "on Letter, three rows need 266.7 mm, 263.4 mm are printable; two rows would fit"
    )
    assert fault.hint is not None
    assert "grid 3x2" in fault.hint


def test_f06b_without_a_grid_the_page_is_turned():
    """Letter with 8 mm: two rows of three upright, two of four across."""
    plan = plan_of(paper="Letter", printer_margin="8", bleed="0")
    assert (plan.columns, plan.rows) == (4, 2)
    assert plan.media == (mm(279.4), mm(215.9))


def test_f06c_bleed_beyond_the_printer_s_reach_is_told():
    """It reaches to 3.35 mm from the paper's edge, the printer stops at 6.35 mm."""
    options = {"paper": "Letter", "printer_margin": "6.35", "bleed": "3", "grid": "3x3"}
    assert (
        "W406",
        (
            "on Letter, outer bleed above and below reaches to 3.35 mm from the edge of the "
            "paper, the printer stops at 6.35 mm"
        ),
    ) in said(**options)
    plan = plan_of(**options)
    assert in_mm(plan.front.down) == 3.0


def test_f06d_margins_on_a4():
    """9.75 and 15.15 mm."""
    plan = plan_of(paper="A4", printer_margin="6.35", bleed="0", grid="3x3")
    assert in_mm_box(plan.cells[0])[:2] == (9.75, 15.15)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nine_poker_cards_fit_a4_and_letter_by_default(paper):
    """Both at the default printer margin, upright."""
    plan = plan_of(paper=paper)
    assert (plan.columns, plan.rows) == (3, 3)
    assert plan.media.width < plan.media.height

"""How bleed and marks share the waste."""

import pytest

from cardpress.geometry import Size, in_mm, mm
from cardpress.impose import plan_sheets
from tests.support.sheetmap import EURO, POKER, in_mm_box, marks_in_mm, plan_of, settings_of


def said(size=POKER, **options):
    return plan_sheets(settings_of(**options), size).diagnostics


def test_default_bleed_on_a4_is_whole_and_marks_start_where_it_ends():
    """5.75 mm are printable beside the grid, 11.15 above: 2.575 and 5 mm of mark."""
    plan = plan_of()
    assert in_mm(plan.front.across) == in_mm(plan.front.down) == 3.175
    found = marks_in_mm(plan, 9)
    assert (4.0, 15.15, 6.58, 15.15) in found
    assert (9.75, 6.97, 9.75, 11.97) in found
    assert not said()


def test_default_bleed_on_letter_is_cut_above_and_below_so_that_marks_remain():
    """Of 2.35 printable mm, 1.25 go to marks and 1.1 to bleed; a note says so."""
    plan = plan_of(paper="letter")
    assert in_mm(plan.front.down) == pytest.approx(1.1)
    assert in_mm(plan.front.across) == 3.175
    (note,) = said(paper="letter")
    assert note.code == "N404"
    assert "from 3.175 mm to 1.1 mm" in note.message
    top = {mark for mark in marks_in_mm(plan, 9) if mark[1] < 6.35 and mark[0] == mark[2]}
    assert top == {(x, 4.0, x, 5.25) for x in (12.7, 76.2, 139.7, 203.2)}


@pytest.mark.parametrize("asked", [{"bleed": "3.175"}, {"gutter": "0"}])
def test_cut_bleed_is_a_warning_where_it_was_asked_for(asked):
    """The same cut, with the inner one beside it."""
    assert [d.code for d in said(paper="letter", **asked)] == ["W403", "W403"]


def test_backs_need_not_make_room_for_marks():
    """On Letter, their bleed runs on to where the printer stops."""
    plan = plan_of(paper="letter")
    assert in_mm(plan.back.down) == pytest.approx(2.35)
    asked = plan_of(paper="letter", bleed="3.175")
    assert in_mm(asked.back.down) == pytest.approx(2.35)


def test_bleed_that_nobody_asked_for_ends_where_the_printer_stops():
    """With 5.5 mm of margin on Letter, 0.85 mm of bleed remain and no marks are lost."""
    plan = plan_of(paper="letter", printer_margin="5.5", marks="none")
    assert in_mm(plan.front.down) == pytest.approx(0.85)
    assert [d.code for d in said(paper="letter", printer_margin="5.5", marks="none")] == [
        "N404",
        "W405",
    ]


def test_a_side_that_faces_an_empty_place_keeps_its_bleed_where_cards_are_butted():
    """The third of five cards has cards on both sides, and waste below it."""
    edges = plan_of(EURO, bleed="3").front.edges(2, 5)
    assert [in_mm(edge) for edge in edges] == [0, 3, 3, 3]
    last = plan_of(EURO, bleed="3").front.edges(4, 5)
    assert [in_mm(edge) for edge in last] == [0, 0, 3, 3]


def test_with_a_gutter_it_keeps_to_half_of_it():
    """So that the mark of the next cut line, a gutter away, is not inked over."""
    plan = plan_of(EURO, bleed="3", gutter="2", grid="3x3")
    assert [in_mm(edge) for edge in plan.front.edges(4, 5)] == [1, 1, 1, 1]


def test_gutters_give_each_card_its_own_cut_lines():
    """Two columns and rows: four lines each way, a mark at both ends."""
    plan = plan_of(EURO, gutter="4", grid="2x2", bleed="0")
    found = marks_in_mm(plan, 4)
    assert len(found) == 16
    assert {x for x, _, right, _ in found if x == right} == {40.0, 103.0, 107.0, 170.0}


def test_lines_run_to_where_the_printer_stops():
    """From the bleed's end to the printable edge, and through the empty places."""
    plan = plan_of(EURO, marks="lines", bleed="0", grid="3x3")
    found = marks_in_mm(plan, 4)
    assert (10.5, 4.0, 10.5, 15.5) in found
    assert (74.5, 192.5, 206.0, 192.5) in found
    assert (136.5, 105.5, 136.5, 293.0) in found
    assert len(found) == 14


def test_no_marks_where_none_are_wanted():
    """Nor a warning that they have no room."""
    assert plan_of(marks="none").marks(9) == ()
    assert not said(paper="letter", printer_margin="6.35", bleed="0", marks="none")


def test_odd_cards_mirror_to_the_last_unit():
    """Where the page cannot be halved, the back still lies exactly behind its front."""
    odd = Size(mm(63) + mm(0.00003), mm(88) + mm(0.00003))
    plan = plan_of(odd, bleed="0", grid="1x1")
    cell, back = plan.cells[0], plan.back_cell(0)
    assert cell.x + back.right == plan.media.width
    assert back.x - cell.x == 1


def test_larger_bleed_makes_marks_start_further_out():
    """Never before the offset, never in the ink."""
    near = marks_in_mm(plan_of(EURO, bleed="0.5", grid="2x2"), 4)
    far = marks_in_mm(plan_of(EURO, bleed="3", grid="2x2"), 4)
    assert (42.0, 54.5, 42.0, 59.5) in near
    assert (42.0, 52.5, 42.0, 57.5) in far
    assert in_mm_box(plan_of(EURO, grid="2x2").cells[0])[:2] == (42.0, 60.5)

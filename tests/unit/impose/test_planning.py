"""Choosing the page, and saying what does not go."""

import pytest

from cardpress.diagnostics import Span
from cardpress.geometry import Size, mm
from cardpress.impose import common_size, plan_sheets
from cardpress.ticket import PAPERS
from tests.support.sheetmap import POKER, plan_of, settings_of


def only_fault(size=POKER, **options):
    outcome = plan_sheets(settings_of(**options), size)
    (fault,) = outcome.diagnostics
    assert outcome.value is None
    return fault


@pytest.mark.parametrize(
    ("card", "a4", "letter"),
    [
        ((63.5, 88.9), 9, 9),
        ((63, 88), 9, 9),
        ((57.15, 88.9), 9, 9),
        ((69.85, 120.65), 4, 4),
        ((44, 68), 16, 12),
        ((70, 70), 8, 6),
    ],
)
def test_cards_a_sheet(card, a4, letter):
    """The table of research/prepress.md at a margin of 6 mm."""
    size = Size(*(mm(side) for side in card))
    for paper, cards in (("a4", a4), ("letter", letter)):
        plan = plan_of(size, paper=paper, printer_margin="6")
        assert len(plan.cells) == cards


def test_the_page_lies_across_where_that_holds_more():
    """70 x 100 mm: two by two upright, four by two across; 90 x 70 mm the other way round."""
    across = plan_of(Size(mm(70), mm(100)), paper="a4")
    assert (across.columns, across.rows, across.media.width) == (4, 2, mm(297))
    upright = plan_of(Size(mm(90), mm(70)), paper="a4")
    assert (upright.columns, upright.rows, upright.media.width) == (2, 4, mm(210))


def test_upright_where_both_hold_as_many():
    """A square card holds as many both ways."""
    plan = plan_of(Size(mm(70), mm(70)), paper="a4", printer_margin="0")
    assert plan.media == (mm(210), mm(297))


def test_a_given_grid_turns_the_page_if_it_must():
    """Four beside each other fit A4 across only."""
    plan = plan_of(grid="4x2")
    assert plan.media == (mm(297), mm(210))


def test_a_paper_with_a_size_of_its_own_is_never_turned():
    """Its orientation was given."""
    plan = plan_of(paper="300x200mm")
    assert plan.media == (mm(300), mm(200))
    fault = only_fault(paper="300x200mm", grid="3x3")
    assert fault.message == (
        "on 300x200mm, three rows need 266.7 mm, 192 mm are printable; two rows would fit"
    )


def test_rows_and_columns_that_do_not_fit_are_named_together():
    """With what would fit."""
    fault = only_fault(grid="4x4")
    assert fault.message == (
        "on A4, four rows need 355.6 mm, 289 mm are printable; three rows would fit; "
        "four columns need 254 mm, 202 mm are printable; three columns would fit"
    )


def test_a_card_larger_than_the_paper_is_refused():
    """Without words for a grid that cannot be."""
    fault = only_fault(Size(mm(300), mm(400)))
    assert fault.code == "E402"
    assert fault.message == (
        "on A4, no card of 300 mm x 400 mm fits: 202 mm x 289 mm are printable"
    )
    assert "none fits" in only_fault(Size(mm(300), mm(40)), grid="1x1").message


def test_each_paper_has_its_plan():
    """``both`` asks for two."""
    settings = settings_of(paper="both")
    plans = [plan_sheets(settings, POKER, paper=paper).value for paper in settings.papers]
    assert [plan.paper for plan in plans] == [PAPERS["a4"], PAPERS["letter"]]


def test_cards_of_one_size_share_it():
    """The size comes back."""
    assert common_size([("a", POKER), ("b", POKER)]).value == POKER


def test_cards_of_different_sizes_are_refused_naming_two():
    """And the deck's place."""
    other = Size(mm(70), mm(120))
    outcome = common_size(
        [("imp", POKER), ("ogre", POKER), ("tower", other)], Span("d.yaml", 1)
    )
    assert outcome.value is None
    (fault,) = outcome.diagnostics
    assert (fault.code, fault.span) == ("E409", Span("d.yaml", 1))
    assert fault.message == (
        "cards of different sizes cannot share a sheet: 'imp' is 63.5 mm x 88.9 mm, "
        "'tower' is 70 mm x 120 mm"
    )

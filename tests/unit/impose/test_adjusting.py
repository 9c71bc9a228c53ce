"""Pages drawn against a printer's errors."""

import pytest

from cardpress.colour import BLACK
from cardpress.geometry import Point, Size, Transform, in_mm, mm
from cardpress.impose.adjusting import adjusted, undoing
from cardpress.scene import Outline, Page, Part, Shape, Use
from cardpress.ticket.printers import Printer
from tests.support.printers import placed

A4 = Size(mm(210), mm(297))


def _printer(**facts: float) -> Printer:
    return Printer(name="it", paper="A4", flip="long").model_copy(update=facts)


def test_a_perfect_printer_changes_nothing() -> None:
    """Without errors neither side is moved."""
    for back in (False, True):
        assert undoing(_printer(), A4, back=back) == Transform()


def test_backs_move_against_their_shift_as_seen_from_behind() -> None:
    """What lies too far right through the front goes right on its own page, mirrored."""
    moved = undoing(_printer(back_right=1.0, back_down=0.5), A4, back=True)
    assert (in_mm(moved.dx), in_mm(moved.dy)) == (1, -0.5)
    over = _printer(back_right=1.0, back_down=0.5).model_copy(update={"flip": "short"})
    moved = undoing(over, A4, back=True)
    assert (in_mm(moved.dx), in_mm(moved.dy)) == (-1, 0.5)


def test_fronts_keep_their_place_and_get_their_size() -> None:
    """A printer that prints 1 % too wide gets fronts 1 % narrower about the middle."""
    place = undoing(_printer(front_width=1.01, back_right=1.0), A4, back=False)
    assert placed(place, (105, 148.5)) == pytest.approx((105, 148.5))
    assert placed(place, (206, 148.5)) == pytest.approx((205, 148.5), abs=1e-4)
    assert placed(place, (105, 297)) == pytest.approx((105, 297), abs=1e-4)


def test_a_turn_goes_the_other_way_behind() -> None:
    """Backs turned clockwise through the front are drawn clockwise on their page."""
    assert undoing(_printer(back_turn=0.25), A4, back=True).rotation == 250


def test_pages_that_lie_across_stand_upright_for_the_printer() -> None:
    """The upper left corner of a page across comes to the upper right, a quarter clockwise."""
    dot = Shape(Outline.line(Point(mm(10), mm(20)), Point(mm(11), mm(20))), fill=BLACK)
    (page,) = adjusted([Page(A4.turned(), (dot,), "front", back=False)], _printer())
    assert page.media == A4
    assert isinstance(page.items[0], Use)
    inner = page.items[0].part.items[0]
    assert isinstance(inner, Use)
    assert isinstance(inner.part, Part)
    assert placed(inner.transform, (10, 20)) == pytest.approx((190, 10))

"""F03: crop marks of a sheet that is not full: both ends of each cut, and never on a card."""

from pathlib import Path

import pytest

from tests.support.measure import Stroke, crosses
from tests.support.roads import built, road, road_cards

Capture = pytest.CaptureFixture[str]
MARKED = "paper: a4, grid: 3x3, bleed: 0, mark_offset: 1, mark_length: 4"


def test_four_cards_have_exactly_fourteen_marks(tmp_path: Path, capsys: Capture) -> None:
    """In particular none at the inside corner, where it would lie on a card's edge."""
    sheets = built(capsys, road(tmp_path, road_cards(range(1, 5)), settings=MARKED))
    wanted = {Stroke(x, 11.5, x, 15.5) for x in (10.5, 73.5, 136.5, 199.5)}
    wanted |= {Stroke(x, 193.5, x, 197.5) for x in (10.5, 73.5)}
    wanted |= {Stroke(x, 105.5, x, 109.5) for x in (136.5, 199.5)}
    wanted |= {Stroke(5.5, y, 9.5, y) for y in (16.5, 104.5, 192.5)}
    wanted |= {Stroke(200.5, y, 204.5, y) for y in (16.5, 104.5)}
    wanted.add(Stroke(74.5, 192.5, 78.5, 192.5))
    assert sheets.strokes(1) == wanted
    cards = [(10.5 + 63 * (n % 3), 16.5 + 88 * (n // 3)) for n in range(4)]
    boxes = [(x, y, x + 63, y + 88) for x, y in cards]
    assert not [mark for mark in wanted for box in boxes if crosses(mark, box)]


@pytest.mark.parametrize("gutter", ["0", "0.3", "3", "4.5"])
def test_any_number_of_cards_has_marks_at_both_ends_of_each_cut(
    tmp_path: Path, capsys: Capture, gutter: str
) -> None:
    """Relatives: one to nine cards at several gutters."""
    settings = f"{MARKED}, gutter: {gutter}, printer_margin: 0"
    step_x, step_y = 63 + float(gutter), 88 + float(gutter)
    left, top = 105 - 31.5 - step_x, 148.5 - 44 - step_y
    root = road(tmp_path, road_cards(range(1, 10)), settings=settings)
    for count in range(1, 10):
        only = [f"--only=c{number:02}" for number in range(1, count + 1)]
        sheets = built(capsys, root, *only)
        cards = []
        for number in range(count):
            row, column = divmod(number, 3)
            x, y = left + step_x * column, top + step_y * row
            cards.append((x, y, x + 63, y + 88))
        marks = sheets.strokes(1)
        touching = [mark for mark in marks for card in cards if crosses(mark, card)]
        assert not touching, (count, touching)
        assert not _along(marks, cards)
        assert _unmarked(marks, cards) == [], count


def _along(marks: set[Stroke], cards: list[tuple[float, ...]]) -> list[Stroke]:
    """Marks that run along an edge of a card: they touch it as well."""
    found = []
    for x0, y0, x1, y1 in cards:
        for mark in marks:
            beside = mark.upright and any(abs(mark.x0 - x) < 0.02 for x in (x0, x1))
            beyond = not mark.upright and any(abs(mark.y0 - y) < 0.02 for y in (y0, y1))
            if (beside and mark.y0 < y1 - 0.02 and mark.y1 > y0 + 0.02) or (
                beyond and mark.x0 < x1 - 0.02 and mark.x1 > x0 + 0.02
            ):
                found.append(mark)
    return found


def _unmarked(marks: set[Stroke], cards: list[tuple[float, ...]]) -> list[str]:
    """Cut lines of which an end has no mark."""
    missing = []
    for axis, across in ((0, 1), (1, 0)):
        lines = {round(card[end], 2) for card in cards for end in (axis, axis + 2)}
        for line in lines:
            cut = [c for c in cards if min(abs(c[axis] - line), abs(c[axis + 2] - line)) < 0.02]
            first, last = min(c[across] for c in cut), max(c[across + 2] for c in cut)
            on = [
                (mark[across], mark[across + 2])
                for mark in marks
                if mark.upright == (axis == 0) and abs(mark[axis] - line) < 0.05
            ]
            if not any(end <= first for _, end in on):
                missing.append(f"{'xy'[axis]} = {line}, first end")
            if not any(start >= last for start, _ in on):
                missing.append(f"{'xy'[axis]} = {line}, last end")
    return missing


def test_two_full_rows_have_no_marks_between_them(tmp_path: Path, capsys: Capture) -> None:
    """A relative: six of nine cards, all marks outside of the block they make."""
    sheets = built(capsys, road(tmp_path, road_cards(range(1, 7)), settings=MARKED))
    marks = sheets.strokes(1)
    assert len(marks) == 2 * 4 + 2 * 3
    assert not [mark for mark in marks if crosses(mark, (10.5, 16.5, 199.5, 192.5), -0.5)]


def test_no_marks_where_none_are_wanted(tmp_path: Path, capsys: Capture) -> None:
    """A relative: ``marks: none`` leaves the paper clean, the ruler is no mark."""
    root = road(tmp_path, road_cards(range(1, 5)), settings=f"{MARKED}, marks: none")
    sheets = built(capsys, root)
    assert sheets.strokes(1) == set()
    assert "50 mm" in sheets.text(1)

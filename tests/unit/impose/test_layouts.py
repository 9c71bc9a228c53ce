"""Layouts for home printers: backs are laid over fronts by folding, turning and stacking."""

import pytest

from cardpress.geometry import MM, Length, Rect, Size, in_mm, mm
from cardpress.impose import Counts, Cuts, Turnover, plan_sheets, split_sides, turning
from cardpress.scene import Use
from cardpress.ticket import Layout
from tests.support.sheetmap import (
    POKER,
    card_pairs,
    clip_on_page,
    in_mm_box,
    marks_in_mm,
    placed,
    plan_of,
    settings_of,
    sheet_map,
)

TAROT = Size(mm(69.85), mm(120.65))
TOKEN = Size(mm(20), mm(15))
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def made(plan, letters, card=POKER):
    pairs = list(card_pairs(letters, card))
    counts = plan.counts(len(pairs), backs=any(back for _, back in pairs))
    laid = [pairs[place] for place in counts.sequence()]
    return list(plan.pages(laid, counts)), pairs


def trims(plan, page, pairs):
    """Trim box and direction of the head of every face on a page, by name."""
    names = {face.part: face.name for pair in pairs for face in pair if face}
    heads = {0: "up", 90_000: "right", 180_000: "down", 270_000: "left"}
    own = Rect(plan.inset, plan.inset, *plan.card)
    return {
        names[use.part]: (placed(use, own), heads[use.transform.rotation])
        for use in page.items
        if isinstance(use, Use) and use.part in names
    }


def seen_through(plan, box, head, turnover):
    """A place on the back of the sheet, or beyond its fold, as seen from the front."""
    media = plan.media
    if turnover is Turnover.SIDEWAYS:
        heads = {"left": "right", "right": "left"}
        return Rect(media.width - box.right, box.y, *box.size), heads.get(head, head)
    heads = {"up": "down", "down": "up"}
    return Rect(box.x, media.height - box.bottom, *box.size), heads.get(head, head)


def assert_backs_meet(plan, fronts, backs, turnover):
    """Every back lies exactly behind its front, and both heads at the same end of the card."""
    for name, (box, head) in fronts.items():
        found = seen_through(plan, *backs[name.lower()], turnover)
        off = max(abs(found[0].x - box.x), abs(found[0].y - box.y))
        assert off <= 1, name  # one unit where the page cannot be halved
        assert (found[0].size, found[1]) == (box.size, head)


@pytest.mark.parametrize("paper", ["a4", "letter", "legal", "a3", "universal", "300x200mm"])
@pytest.mark.parametrize("fold", ["auto", "long", "short"])
@pytest.mark.parametrize("card", [POKER, TAROT, TOKEN], ids=["poker", "tarot", "token"])
def test_folded_backs_lie_behind_their_fronts(paper, fold, card):
    """On every paper, about either fold, on full sheets and on the last."""
    outcome = plan_sheets(settings_of(layout="gutterfold", paper=paper, fold=fold), card)
    plan = outcome.value
    if plan is None:  # a card that is higher than half a page
        assert [d.code for d in outcome.diagnostics] == ["E402"]
        return
    pages, pairs = made(plan, LETTERS[: len(plan.cells) % 20 + 3], card)
    for page in pages:
        found = trims(plan, page, pairs)
        fronts = {name: at for name, at in found.items() if name.isupper()}
        backs = {name: at for name, at in found.items() if name.islower()}
        assert len(fronts) == len(backs) > 0
        assert_backs_meet(plan, fronts, backs, plan.fold)
        assert all(plan.printable.contains(box) for box, _ in found.values())


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("order", ["deck", "stack"])
@pytest.mark.parametrize("paper", ["a4", "letter", "300x200mm"])
def test_turned_backs_lie_behind_their_fronts(flip, order, paper):
    """For each flip, in either order."""
    plan = plan_of(flip=flip, order=order, paper=paper)
    pages, pairs = made(plan, LETTERS)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        sides = trims(plan, front, pairs), trims(plan, back, pairs)
        assert_backs_meet(plan, *sides, plan.turnover)


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("number", ["5371", "5388", "5389", "3263", "5392"])
def test_backs_on_stiff_sheets_lie_behind_their_fronts(flip, number):
    """Upright cards and those that are turned to fit."""
    for card in (Size(mm(40), mm(80)), Size(mm(80), mm(40))):
        plan = plan_of(card, labels=number, flip=flip)
        pages, pairs = made(plan, "ABCDE", card)
        for front, back in zip(pages[::2], pages[1::2], strict=True):
            sides = trims(plan, front, pairs), trims(plan, back, pairs)
            assert_backs_meet(plan, *sides, plan.turnover)


def test_a_gutterfold_on_a4_holds_four_poker_cards():
    """Across, two by two on the left half: centred in 4 to 148.5 mm, 8.75 mm from the fold."""
    plan = plan_of(layout="gutterfold")
    assert (plan.columns, plan.rows, plan.fold) == (2, 2, Turnover.SIDEWAYS)
    assert in_mm_box(plan.cells[0]) == (12.75, 16.1, 76.25, 105.0)
    assert in_mm_box(plan.back_cell(0)) == (220.75, 16.1, 284.25, 105.0)
    assert in_mm_box(plan.fold_line) == (148.5, 4.0, 148.5, 206.0)


def test_nothing_of_a_front_crosses_the_fold():
    """Neither bleed nor marks, with long marks and lines too."""
    for marks in ("corners", "lines"):
        for fold in ("long", "short"):
            plan = plan_of(layout="gutterfold", fold=fold, marks=marks, mark_length="20")
            (page,), pairs = made(plan, "AB")
            names = {face.part: face.name for pair in pairs for face in pair}
            line = plan.fold_line
            upright = bool(line.height)
            at = line.x if upright else line.y
            ends = [end for mark in plan.marks(2) for end in mark]
            assert ends
            assert max(end.x if upright else end.y for end in ends) <= at
            for use in page.items:
                if use.part in names:
                    box = clip_on_page(use)
                    low, high = (box.x, box.right) if upright else (box.y, box.bottom)
                    assert high <= at if names[use.part].isupper() else low >= at


def test_the_fold_runs_where_it_was_asked_for():
    """``short`` on A4: along the 210 mm, so across the 297 mm; the line is level if upright."""
    for fold, across in (("long", 297), ("short", 210)):
        line = plan_of(layout="gutterfold", fold=fold, printer_margin="0").fold_line
        assert in_mm(max(line.width, line.height)) == across


def test_sleeve_fronts_are_cut_a_millimetre_smaller_and_not_scaled():
    """61.5 x 86.9 mm; the art stands a millimetre further up and left, at its true size."""
    plan = plan_of(layout="sleeve")
    assert (in_mm(plan.card.width), in_mm(plan.card.height)) == (61.5, 86.9)
    (page,), pairs = made(plan, "AB")
    use = page.items[0]
    cell = plan.cells[0]
    assert use.transform[:4] == (cell.x - MM, cell.y - MM, 0, 1_000_000)
    assert trims(plan, page, pairs) == {"A": (cell, "up"), "B": (plan.cells[1], "up")}


def test_single_leaves_backs_out_and_keeps_its_former_name():
    """``fronts_only`` in files of before is ``single``."""
    pages, pairs = made(plan_of(layout="single"), "ABC")
    assert [sheet_map(plan_of(), page, pairs) for page in pages] == ["A B C\n. . .\n. . ."]
    assert settings_of(layout="fronts_only").layout is Layout.SINGLE


def test_split_makes_the_pages_of_duplex_as_two_files():
    """Fronts, and backs in the same order."""
    both, pairs = made(plan_of(), LETTERS)
    plan = plan_of(layout="split")
    maps = [sheet_map(plan, page, pairs) for page in both]
    for part, expected in zip(
        split_sides(plan, backs=True), (maps[::2], maps[1::2]), strict=True
    ):
        pages, own = made(part, LETTERS)
        assert [sheet_map(part, page, own) for page in pages] == expected
    assert len(list(split_sides(plan, backs=False))) == 1


def test_the_note_on_turning_follows_the_flip():
    """Like a book over the long edge of an upright page, like a notepad over the short one."""
    assert "page of a book" in turning(plan_of(layout="split")).message
    assert "notepad" in turning(plan_of(layout="split", flip="short")).message


@pytest.mark.parametrize("cards", [1, 8, 9, 10, 18, 50, 54, 55])
@pytest.mark.parametrize("per_sheet", [1, 4, 9])
def test_cut_piles_laid_on_each_other_are_the_deck(cards, per_sheet):
    """Sheets are cut in a stack; pile after pile, the cards come out from first to last."""
    counts = Counts(cards, backs=True, per_sheet=per_sheet, layout=Layout.DUPLEX, stacked=True)
    stream = iter(counts.sequence())
    piles = [[] for _ in range(per_sheet)]
    for sheet in range(1, counts.sheets + 1):
        for cell in counts.slots(sheet):
            piles[cell].append(next(stream))
    assert next(stream, None) is None
    assert [card for pile in piles for card in pile] == list(range(cards))
    assert counts.sheets == -(-cards // per_sheet)


def test_stacked_sheets_read_down_their_piles():
    """Ten cards on two sheets: five piles of two."""
    plan = plan_of(order="stack")
    pages, pairs = made(plan, "A-B-C-D-E-F-G-H-I-J-")
    assert [sheet_map(plan, page, pairs) for page in pages] == [
        "A C E\nG I .\n. . .",
        "B D F\nH J .\n. . .",
    ]


def test_one_file_for_both_papers_keeps_within_what_they_share():
    """210 x 279.4 mm; cards, bleed and marks stay 4 mm within it, nine to the sheet."""
    plan = plan_of(paper="universal")
    assert (in_mm(plan.media.width), in_mm(plan.media.height)) == (210, 279.4)
    assert len(plan.cells) == 9
    assert in_mm_box(plan.cells[0]) == (9.75, 6.35, 73.25, 95.25)
    for left, top, right, bottom in marks_in_mm(plan, 9):
        assert 4 <= left <= right <= 206
        assert 4 <= top <= bottom <= 275.4


def test_poker_cards_lie_turned_on_l7165():
    """99.1 x 67.7 holds 88.9 x 63.5: 5.1 mm and 2.1 mm are left on each side, bleed is 2.1."""
    plan = plan_of(labels="L7165")
    assert plan.turned
    assert in_mm_box(plan.cells[0]) == (9.73, 15.2, 98.63, 78.7)
    (page,), pairs = made(plan, "A-")
    (use,) = page.items
    assert trims(plan, page, pairs) == {"A": (plan.cells[0], "right")}
    assert in_mm_box(clip_on_page(use)) == (7.63, 13.1, 100.73, 80.8)


def test_used_cells_of_the_first_sheet_stay_empty_and_no_others():
    """Eight labels, 0 and 3 used: six cards, then the next sheet from its first cell."""
    plan = plan_of(labels="L7165", skip="0,3")
    pages, pairs = made(plan, "ABCDEFGH")
    first, second = (trims(plan, page, pairs) for page in pages)
    cells = {name: plan.cells.index(box) for name, (box, _) in first.items()}
    assert cells == {"A": 1, "B": 2, "C": 4, "D": 5, "E": 6, "F": 7}
    assert [plan.cells.index(box) for box, _ in second.values()] == [0, 1]
    assert made(plan, "ABCDEF")[0][1:] == []


def test_labels_stick_on_one_side_and_carry_no_marks():
    """L7165 has no back; 5371 is card and has one."""
    plan = plan_of(labels="L7165")
    assert plan.counts(3, backs=True).sides == ("front",)
    assert (plan.marks(3), plan.cuts(3)) == ((), None)
    assert plan_of(TOKEN, labels="5371").counts(3, backs=True).sides == ("front", "back")


def test_a_card_that_its_label_does_not_hold_is_refused_with_numbers():
    """63.5 x 88.9 on 99.1 x 38.1."""
    outcome = plan_sheets(settings_of(labels="L7163"), POKER)
    (fault,) = outcome.diagnostics
    assert (outcome.value, fault.code) == (None, "E423")
    assert "63.5 mm x 88.9 mm" in fault.message
    assert "99.1 mm x 38.1 mm" in fault.message
    assert fault.hint == (
        "these of A4 hold it: L7165, L7166, L7167, L7168, L7169, 3427, 3478, 3483, 3655"
    )


def test_a_grid_that_half_a_page_does_not_hold_is_refused():
    """Of the ways to fold A4 the message takes the one that holds most: two by two."""
    outcome = plan_sheets(settings_of(layout="gutterfold", grid="3x3", paper="a4"), POKER)
    (fault,) = outcome.diagnostics
    assert fault.code == "E402"
    assert fault.message.startswith("on A4, on one side of the fold, three rows need 266.7 mm")
    assert fault.hint.startswith("ask for grid 2x2 or auto")


def test_labels_beyond_the_printers_reach_are_told_of():
    """3474 begins half a millimetre from the edge: a card as large as its label is cut."""
    outcome = plan_sheets(settings_of(labels="3474"), Size(mm(70), mm(37)))
    assert [d.code for d in outcome.diagnostics] == ["W424"]
    assert not plan_sheets(settings_of(labels="3474"), Size(mm(60), mm(28))).diagnostics


def test_cuts_are_counted_once_where_cards_touch():
    """3 x 3 butted: 4 and 4; four cards of it 3 across; a gutter takes two for one."""
    assert plan_of().cuts(9) == Cuts(4, 4)
    assert plan_of(gutter="2").cuts(4) == Cuts(4, 6)
    assert plan_of(gutter="2", bleed="1", grid="2x2").cuts(4) == Cuts(4, 4)
    assert plan_of().cuts(4) == Cuts(3, 4)
    assert Cuts(1, 2).words == ("1", "cut", "across,", "then", "2", "down")


def test_of_grids_with_as_many_cards_the_one_with_fewer_cuts_is_taken():
    """95 x 45 on A4: 2 x 6 upright, 3 x 4 across; both hold twelve, 10 cuts against 9."""
    plan = plan_of(Size(mm(95), mm(45)))
    assert (plan.columns, plan.rows) == (3, 4)
    assert plan.media.width > plan.media.height


def test_guides_for_round_corners_stay_outside_of_the_finished_card():
    """A radius of 3 mm: every arc keeps half its white edge away from what remains."""
    plan = plan_of(corners="3", marks="none")
    (page,), _ = made(plan, "A-")
    (guide,) = [use for use in page.items if use.clip is None]
    white, black = guide.part.items
    assert white.outline == black.outline
    curves = [segment for segment in black.outline.segments if segment[0] == "C"]
    assert len(curves) == 4
    cell = plan.cells[0]
    ends = {(segment[-2] - cell.x, segment[-1] - cell.y) for segment in curves}
    off = Length(white.stroke.width // 2)
    assert (MM * 3, -off) in ends

"""What holds for every sheet, whatever is asked for."""

from hypothesis import assume, given
from hypothesis import strategies as st

from cardpress.geometry import Length, Rect, Size, mm
from cardpress.impose import Turnover, plan_sheets
from cardpress.impose.strips import clearance
from cardpress.ticket import PAPERS, Flip, Marks, Origin, Paper, PrintSettings, Source
from tests.support.sheetmap import card_pairs, clip_on_page, placed


def upto(most, least=0.0):
    return st.integers(int(mm(least)), int(mm(most))).map(Length)


sizes = st.builds(Size, upto(120, 25), upto(160, 25))
papers = st.sampled_from(sorted(PAPERS.values()))
asked = st.sampled_from([{}, {"bleed": Origin(Source.OPTION, "--bleed")}])
gutters = st.one_of(st.just(Length(0)), upto(12, 0.2))
settings = st.builds(
    PrintSettings,
    gutter=gutters,
    bleed=upto(3.175),
    marks=st.sampled_from(Marks),
    mark_offset=upto(5, 0.2),
    mark_length=upto(10, 1),
    flip=st.sampled_from(Flip),
    printer_margin=upto(12),
    origins=asked,
)


@st.composite
def plans(draw):
    plan = plan_sheets(draw(settings), draw(sizes), paper=draw(papers)).value
    assume(plan is not None)
    filled = draw(st.integers(1, len(plan.cells)))
    return plan, filled


def turned_over(plan, box):
    """Where a box on one side of the paper lies on the other, as the printer turns it."""
    width, height = plan.media
    if plan.turnover is Turnover.SIDEWAYS:
        return Rect(width - box.right, box.y, *box.size)
    return Rect(box.x, height - box.bottom, *box.size)


def pages_of(plan, filled):
    pairs = list(card_pairs("A" * filled, plan.card))
    front, back = plan.pages(pairs, plan.counts(filled, backs=True))
    return pairs, front, back


@given(plans())
def test_cells_lie_inside_the_printable_area_and_keep_their_gutter(drawn):
    """No two cells come nearer to each other than the gutter."""
    plan, _ = drawn
    for index, cell in enumerate(plan.cells):
        assert plan.printable.contains(cell)
        assert cell.size == plan.card
        row, column = divmod(index, plan.columns)
        if column:
            assert cell.x - plan.cells[index - 1].right == plan.settings.gutter
        if row:
            assert cell.y - plan.cells[index - plan.columns].bottom == plan.settings.gutter


@given(plans())
def test_the_grid_is_centred_on_the_page(drawn):
    """Left and right, top and bottom differ by no more than the unit that cannot be halved."""
    plan, _ = drawn
    first, last = plan.cells[0], plan.cells[-1]
    assert 0 <= (plan.media.width - last.right) - first.x <= 1
    assert 0 <= (plan.media.height - last.bottom) - first.y <= 1


@given(plans())
def test_front_and_back_of_every_cell_coincide_after_the_turn(drawn):
    """To the last unit, and the shape of the page with them."""
    plan, filled = drawn
    pairs, front, back = pages_of(plan, filled)
    for index in range(filled):
        here = next(u for u in front.items if u.part is pairs[index][0].part)
        there = next(u for u in back.items if u.part is pairs[index][1].part)
        trim = Rect(Length(0), Length(0), *plan.card)
        assert turned_over(plan, placed(there, trim)) == placed(here, trim)


@given(plans())
def test_bleed_never_enters_a_neighbour_nor_leaves_the_paper(drawn):
    """On both sides of the paper."""
    plan, filled = drawn
    pairs, *pages = pages_of(plan, filled)
    parts = {face.part for pair in pairs for face in pair}
    paper = Rect(Length(0), Length(0), *plan.media)
    for page in pages:
        uses = [use for use in page.items if use.part in parts]
        trims = [placed(use, Rect(Length(0), Length(0), *plan.card)) for use in uses]
        for at, use in enumerate(uses):
            shown = clip_on_page(use)
            assert shown.contains(trims[at])
            assert trims[at].grown(plan.settings.bleed).contains(shown)
            assert paper.grown(Length(1)).contains(shown)
            assert not any(
                shown.overlaps(trim) for other, trim in enumerate(trims) if other != at
            )


@given(plans())
def test_marks_touch_neither_cards_nor_ink_and_can_be_printed(drawn):
    """Not even along a butted edge: a mark's ink stays clear of every trim and bleed."""
    plan, filled = drawn
    cells = plan.cells[:filled]
    inked = [plan.front.edges(index, filled).around(cell) for index, cell in enumerate(cells)]
    for mark in plan.marks(filled):
        assert plan.printable.grown(mm(0.05)).contains(mark.box)
        assert mark.start.x == mark.end.x or mark.start.y == mark.end.y
        for box in (*cells, *inked):
            assert not mark.box.overlaps(box)


@given(plans())
def test_each_cut_line_is_marked_below_and_beside_its_last_card_where_there_is_room(drawn):
    """The mark starts past the offset and the bleed of the cards that end there."""
    plan, filled = drawn
    assume(plan.settings.marks is Marks.CORNERS)
    starts = {mark.start for mark in plan.marks(filled)}
    cells = plan.cells[:filled]
    for x in {edge for cell in cells for edge in (cell.x, cell.right)}:
        touching = [at for at, cell in enumerate(cells) if x in (cell.x, cell.right)]
        end = max(cells[at].bottom for at in touching)
        last = [at for at in touching if cells[at].bottom == end]
        bleed = max(plan.front.edges(at, filled).bottom for at in last)
        y = end + max(plan.settings.mark_offset, bleed)
        assert ((x, y) in starts) == (plan.printable.bottom - y >= mm(0.5))
    for y in {edge for cell in cells for edge in (cell.y, cell.bottom)}:
        touching = [at for at, cell in enumerate(cells) if y in (cell.y, cell.bottom)]
        end = max(cells[at].right for at in touching)
        last = [at for at in touching if cells[at].right == end]
        bleed = max(plan.front.edges(at, filled).right for at in last)
        x = end + max(plan.settings.mark_offset, bleed)
        assert ((x, y) in starts) == (plan.printable.right - x >= mm(0.5))


@given(plans())
def test_ruler_and_slug_keep_clear_of_everything(drawn):
    """On the front of a full sheet, and on its back."""
    plan, _ = drawn
    full = len(plan.cells)
    marks = [clearance(mark.box) for mark in plan.marks(full)]
    strips = [strip.box for strip in plan.strips if strip]
    for box in strips:
        assert plan.printable.contains(box)
        assert not any(box.overlaps(mark) for mark in marks)
        for index, cell in enumerate(plan.cells):
            assert not box.overlaps(plan.front.edges(index, full).around(cell))
            assert not box.overlaps(plan.back.edges(index, full).around(plan.back_cell(index)))
    if len(strips) == 2:
        assert not strips[0].overlaps(strips[1])


@given(settings, sizes, papers, upto(300), upto(300))
def test_a_larger_sheet_never_holds_fewer_cards(asked_for, size, paper, wider, higher):
    """Whichever way it grows."""
    small = plan_sheets(asked_for, size, paper=paper).value
    assume(small is not None)
    larger = Size(paper.size.width + wider, paper.size.height + higher)
    large = plan_sheets(asked_for, size, paper=Paper("larger", larger)).value
    assert large is not None
    assert len(large.cells) >= len(small.cells)


@given(st.integers(1, 200), st.booleans(), sizes)
def test_every_card_is_printed_once(cards, backs, size):
    """In order, on as many pages as were counted, never two faces in one place."""
    plan = plan_sheets(PrintSettings(), size).value
    assume(plan is not None)
    pairs = list(card_pairs("A" * cards if backs else "A-" * cards, size))
    counts = plan.counts(cards, backs=backs)
    pages = list(plan.pages(pairs, counts))
    assert len(pages) == counts.pages
    fronts = pages[:: 2 if backs else 1]
    known = {front.part: at for at, (front, _) in enumerate(pairs)}
    order = [known[use.part] for page in fronts for use in page.items if use.part in known]
    assert order == list(range(cards))

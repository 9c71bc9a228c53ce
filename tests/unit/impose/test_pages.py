"""Pages as they stream out of a plan: what stands on them beside the cards."""

import weakref

import pytest

from cardpress.geometry import Length, Rect, Size, in_mm, mm
from cardpress.impose import PageChoice, Slug, parse_pages
from cardpress.scene import GlyphRun, Role, Shape, Use
from tests.support.sheetmap import (
    POKER,
    FakeLetters,
    card_pairs,
    in_mm_box,
    items_of,
    placed,
    plan_of,
)

SLUG = Slug("Wizard Wars", "4f2a", FakeLetters())


def pages_of(letters, *, slug=SLUG, only=None, plan=None, **options):
    plan = plan or plan_of(**options)
    pairs = list(card_pairs(letters))
    counts = plan.counts(len(pairs), backs=any(back for _, back in pairs))
    return list(plan.pages(pairs, counts, slug=slug, only=only))


def texts(page):
    """The lines of text on a page."""
    runs = [item for item in items_of(page) if isinstance(item, GlyphRun)]
    return [" ".join(word.text for word in run.words) for run in runs]


def shapes(page, role):
    return [item for item in items_of(page) if isinstance(item, Shape) and item.role == role]


def test_ruler_and_slug_stand_on_fronts_and_the_slug_on_backs():
    """Each says which sheet and side it is."""
    front, back = pages_of("AB", paper="legal")
    assert texts(front) == [
        "50 mm – print at 100 %",
        "Wizard Wars · Legal · sheet 1 of 1 · front · 4f2a",
        "2 cuts across, then 3 down",
    ]
    assert texts(back) == ["Wizard Wars · Legal · sheet 1 of 1 · back · 4f2a"]


def test_marks_stand_on_fronts_alone():
    """Cards are cut with the front up; what shows through would mislead."""
    front, back = pages_of("AB")
    assert len(shapes(front, Role.MARK)) == 1
    assert shapes(back, Role.MARK) == []


def test_without_a_slug_there_is_no_text():
    """Cards and marks only."""
    (page,) = pages_of("A-", slug=None)
    assert texts(page) == []
    assert shapes(page, Role.GUIDE) == []


def test_the_ruler_is_fifty_millimetres_long():
    """From the first tick to the last, a tick each millimetre, in one line."""
    (page,) = pages_of("A-")
    (comb,) = shapes(page, Role.GUIDE)
    xs = [segment[1] for segment in comb.outline.segments]
    assert max(xs) - min(xs) == mm(50)
    assert sorted(set(xs)) == [mm(1 + tick) for tick in range(51)]
    assert [segment[0] for segment in comb.outline.segments[:3]] == ["M", "L", "L"]
    assert {segment[0] for segment in comb.outline.segments[1:]} == {"L"}


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_ruler_and_slug_stay_in_their_strips_on_the_page(paper):
    """Placed, their bounds are the strips that the plan found free."""
    plan = plan_of(paper=paper)
    (page,) = pages_of("A-", plan=plan)
    uses = [item for item in page.items if isinstance(item, Use) and item.clip is None]
    boxes = [placed(use, use.part.bounds) for use in uses]
    assert boxes[1:] == [plan.strips.ruler.box, plan.strips.slug.box]


def test_on_letter_they_stand_turned_at_the_left():
    """Above and below the grid there are but 2.35 mm."""
    plan = plan_of(paper="letter")
    assert in_mm_box(plan.strips.ruler.box)[0] == 4.0
    assert plan.strips.ruler.rotation == plan.strips.slug.rotation == 270_000


def test_a_long_title_is_cut_at_a_word_and_says_so():
    """What tells sheets apart is never cut."""
    title = "The Long and Winding Road to the Wizard of Wisteria, told in Forty-Eight Cards"
    (page,) = pages_of("A-", slug=Slug(title, "4f2a", FakeLetters()))
    line = texts(page)[1]
    assert line.startswith("The Long")
    assert line.endswith("… · A4 · sheet 1 of 1 · front · 4f2a")
    runs = [item for item in items_of(page) if isinstance(item, GlyphRun)]
    (run,) = (run for run in runs if "sheet" in [word.text for word in run.words])
    width = sum(w.advance for w in run.words) + 250 * (len(run.words) - 1)
    assert in_mm(Length(width * run.size // 1000)) <= in_mm(plan_of().strips.slug.length) - 2


def test_words_that_the_face_cannot_letter_are_left_out():
    """Rather than print boxes."""
    (page,) = pages_of("A-", slug=Slug("幽霊 Ghosts", "", FakeLetters()))
    assert texts(page)[1] == "Ghosts · A4 · sheet 1 of 1 · front"


def test_sheets_filled_alike_share_their_marks():
    """One part for the full sheets, one for the last."""
    pages = pages_of("ABCDEFGHI" * 2 + "J", layout="fronts_only")
    parts = [page.items[-3].part for page in pages]
    assert parts[0] is parts[1]
    assert parts[0] is not parts[2]


def test_pages_are_labelled():
    """For people who look at pages one by one."""
    labels = [page.label for page in pages_of("ABCDEFGHIJ")]
    assert labels == [
        "front of sheet 1",
        "back of sheet 1",
        "front of sheet 2",
        "back of sheet 2",
    ]


def test_only_chosen_pages_are_made():
    """Pages 3 and 4 are the second sheet, and know that they are."""
    pages = pages_of("ABCDEFGHIJ", only=parse_pages("3-4"))
    assert [page.label for page in pages] == ["front of sheet 2", "back of sheet 2"]
    assert pages_of("ABCDEFGHIJ", only=PageChoice(((2, 2),)))[0].label == "back of sheet 1"


def test_never_more_than_a_sheet_of_faces_is_alive():
    """When the first card of a sheet is asked for, the faces of the one before are gone."""
    alive = weakref.WeakSet()
    most = []

    def cards():
        for _ in range(27):
            most.append(len(alive))
            (pair,) = card_pairs("A-")
            alive.add(pair[0].part)
            yield pair
            del pair

    plan = plan_of()
    for page in plan.pages(cards(), plan.counts(27, backs=False)):
        assert page.items
        del page
    assert max(most) <= 9


def test_fewer_cards_than_counted_is_a_fault_of_ours():
    """Never a short file in silence."""
    plan = plan_of()
    with pytest.raises(ValueError, match="fewer cards than the 10"):
        list(plan.pages(card_pairs("A-" * 9), plan.counts(10, backs=False)))


def test_backs_are_turned_for_the_short_edge():
    """Their part is placed by its opposite corner."""
    plan = plan_of(flip="short")
    _, back = pages_of("A", plan=plan)
    use = back.items[0]
    assert use.transform.rotation == 180_000
    assert placed(use, Rect(Length(0), Length(0), *POKER)) == plan.back_cell(0)


def test_counts_are_known_before_any_card():
    """48 cards on sheets of nine."""
    plan = plan_of()
    both = plan.counts(48, backs=True)
    assert (both.sheets, both.pages, both.per_sheet) == (6, 12, 9)
    assert plan.counts(48, backs=False).pages == 6
    assert [both.filled(sheet) for sheet in (1, 6)] == [9, 3]


def test_no_room_for_strips_among_close_marks():
    """Tokens of 17.3 mm on A4 leave no 50 mm between marks; W405 is said elsewhere."""
    plan = plan_of(Size(mm(17.3), mm(17.3)), bleed="0")
    assert plan.strips.ruler is None

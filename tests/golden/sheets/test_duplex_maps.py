"""Fronts and backs as they come out of the printer; each map reads like the paper."""

import pytest

from cardpress.impose import Turnover
from tests.support.sheetmap import EURO, card_pairs, plan_of, sheet_map


def _maps(letters, size=EURO, **options):
    plan = plan_of(size, **options)
    pairs = list(card_pairs(letters, size))
    backs = any(back for _, back in pairs)
    counts = plan.counts(len(pairs), backs=backs)
    pages = list(plan.pages(pairs, counts))
    assert len(pages) == counts.pages
    return [sheet_map(plan, page, pairs) for page in pages]


def test_a_full_sheet_is_turned_like_a_page_of_a_book():
    """Nine cards on A4: the back of the first column lies in the last one, upright."""
    assert _maps("ABCDEFGHI") == [
        "A B C\nD E F\nG H I",
        "c b a\nf e d\ni h g",
    ]


def test_f01_backs_of_a_part_filled_sheet_mirror_the_whole_grid():
    """F01 deck-a: the tenth back lies at the right, the place on its left stays white."""
    assert _maps("ABCDEFGHIJK") == [
        "A B C\nD E F\nG H I",
        "c b a\nf e d\ni h g",
        "J K .\n. . .\n. . .",
        ". k j\n. . .\n. . .",
    ]


def test_f01_page_2k_is_the_back_of_page_2k_minus_1_even_without_backs():
    """F01 deck-b: nine cards without a back keep their blank page."""
    assert _maps("A-B-C-D-E-F-G-H-I-JK") == [
        "A B C\nD E F\nG H I",
        ". . .\n. . .\n. . .",
        "J K .\n. . .\n. . .",
        ". k j\n. . .\n. . .",
    ]


def test_no_pages_for_backs_if_no_card_has_one():
    """Fronts alone follow each other."""
    assert _maps("A-B-C-D-E-F-G-H-I-J-") == [
        "A B C\nD E F\nG H I",
        "J . .\n. . .\n. . .",
    ]


def test_over_the_short_edge_rows_change_places_and_backs_lie_head_down():
    """Upright page, short edge: like a notepad."""
    assert _maps("ABCDEFGHIJ", flip="short") == [
        "A B C\nD E F\nG H I",
        "g' h' i'\nd' e' f'\na' b' c'",
        "J . .\n. . .\n. . .",
        ". . .\n. . .\nj' . .",
    ]


@pytest.mark.parametrize(
    ("flip", "back"),
    [("long", "e' f' g' h'\na' b' c' d'"), ("short", "d c b a\nh g f e")],
)
def test_on_a_page_across_the_edges_change_their_meaning(flip, back):
    """A page that lies across: its long edge is the upper one."""
    assert _maps("ABCDEFGH", paper="297x210mm", grid="4x2", flip=flip) == [
        "A B C D\nE F G H",
        back,
    ]


def test_fronts_only_and_backs_only():
    """The two files of a printer that is fed by hand hold the same pages as the one."""
    both = _maps("ABCDEFGHIJ")
    assert _maps("ABCDEFGHIJ", layout="fronts_only") == both[0::2]
    assert _maps("ABCDEFGHIJ", layout="backs-only") == both[1::2]
    assert _maps("A-B-", layout="backs_only") == []


@pytest.mark.parametrize(
    ("paper", "flip", "turnover"),
    [
        ("210x297mm", "long", Turnover.SIDEWAYS),
        ("210x297mm", "short", Turnover.OVERHEAD),
        ("297x210mm", "long", Turnover.OVERHEAD),
        ("297x210mm", "short", Turnover.SIDEWAYS),
        ("250x250mm", "long", Turnover.SIDEWAYS),
    ],
)
def test_how_the_paper_is_turned(paper, flip, turnover):
    """The long edge stands upright on an upright page only."""
    assert plan_of(paper=paper, flip=flip).turnover is turnover


@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (9, 1), (10, 2), (18, 2), (19, 3)])
def test_f02_a_sheet_that_is_exactly_full(cards, pages):
    """No sheet is lost when the last one is full, none is added."""
    plan = plan_of(EURO)
    assert plan.counts(cards, backs=False).pages == pages


def test_f02_nine_copies_each_fill_a_sheet_each():
    """deck-18: page 1 is nine times the first card, page 2 nine times the second."""
    plan = plan_of(EURO)
    (first, second) = card_pairs("A-B-", EURO)
    pairs = [first] * 9 + [second] * 9
    pages = list(plan.pages(pairs, plan.counts(18, backs=False)))
    assert [sheet_map(plan, page, pairs) for page in pages] == [
        "A A A\nA A A\nA A A",
        "B B B\nB B B\nB B B",
    ]

"""How pictures lie in boxes."""

import pytest

from cardpress.geometry import Length, Rect, Size, mm
from cardpress.typeset.images import place_back, place_picture, true_bleed
from tests.support.decks import box

POKER_EU = Size(mm(63), mm(88))
BLEED = mm(3.175)


def size(width: float, height: float) -> Size:
    return Size(mm(width), mm(height))


def test_cover_fills_the_box_and_crops_around_the_focus() -> None:
    """A square over 20 x 10 mm is 20 mm; half, none or all of the spare is above."""
    target = box(5, 5, 20, 10)
    assert place_picture(size(1, 1), target, "cover") == (box(5, 0, 20, 20), target)
    assert place_picture(size(1, 1), target, "cover", (50, 0)).box == box(5, 5, 20, 20)
    assert place_picture(size(1, 1), target, "cover", (0, 100)).box == box(5, -5, 20, 20)


def test_contain_shows_all_in_the_middle() -> None:
    """A square in 20 x 10 mm is 10 mm, without a clip."""
    assert place_picture(size(3, 3), box(5, 5, 20, 10), "contain") == (box(10, 5, 10, 10), None)


def test_stretch_takes_the_box() -> None:
    """Whatever the proportions."""
    assert place_picture(size(1, 9), box(1, 2, 3, 4), "stretch") == (box(1, 2, 3, 4), None)


def test_equal_proportions_need_no_clip() -> None:
    """A picture that fits exactly is not clipped."""
    assert place_picture(size(40, 20), box(0, 0, 20, 10), "cover").clip is None


@pytest.mark.parametrize(
    ("natural", "over"),
    [((69, 94), 3), ((63, 88), 0), ((69.35, 94.35), 3.175), ((75, 100), 6)],
)
def test_art_of_the_cards_size_brings_its_bleed(
    natural: tuple[float, float], over: float
) -> None:
    """The same on all sides, up to 6 mm."""
    assert true_bleed(size(*natural), POKER_EU) == mm(over)


@pytest.mark.parametrize("natural", [(69, 95), (80, 105), (62, 87), (690, 940)])
def test_other_art_brings_none(natural: tuple[float, float]) -> None:
    """Uneven, too large, too small."""
    assert true_bleed(size(*natural), POKER_EU) is None


def test_back_with_bleed_keeps_its_size() -> None:
    """69 x 94 mm on 63 x 88 lies 3 mm outside of the trim; it is never scaled by a hair."""
    assert place_back(size(69, 94), POKER_EU, BLEED) == (box(-3, -3, 69, 94), None)


def test_back_with_more_bleed_is_cut_to_ours() -> None:
    """5 mm of bleed keep their size, seen as far as 3.175 mm."""
    trim = Rect(Length(0), Length(0), *POKER_EU)
    assert place_back(size(73, 98), POKER_EU, BLEED) == (box(-5, -5, 73, 98), trim.grown(BLEED))


def test_back_with_the_cards_proportions_lies_on_the_trim() -> None:
    """Twice the card, without bleed: on the trim exactly."""
    assert place_back(size(126, 176), POKER_EU, BLEED) == (box(0, 0, 63, 88), None)


def test_any_other_back_covers_the_bleed() -> None:
    """A square is cropped left and right."""
    placed = place_back(size(500, 500), POKER_EU, BLEED)
    assert placed.box.height == mm(94.35)
    assert placed.clip == Rect(-BLEED, -BLEED, mm(69.35), mm(94.35))

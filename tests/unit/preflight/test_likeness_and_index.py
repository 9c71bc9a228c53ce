"""No two cards look alike, and what the rules compare is read in a fan."""

import pytest

from cardpress.colour import BLACK, WHITE, Rgb
from cardpress.geometry import MM, Size
from cardpress.preflight.alike import look_alikes, thumbnail
from cardpress.preflight.index import index_word, mistaken, peak, underlined
from tests.support.rasters import painted, pixels, word_at

CARD = Size(pixels(400), pixels(400))


@pytest.mark.parametrize(("value", "alike"), [(103, True), (104, False)])
def test_pictures_are_alike_up_to_a_mean_of_three(value: int, *, alike: bool) -> None:
    """All cells differ by 3, or by 4."""
    found = list(look_alikes({"one": bytes([100]) * 30, "two": bytes([value]) * 30}))
    assert found == ([("one", "two")] if alike else [])


def test_pictures_of_equal_lightness_are_told_apart_by_what_they_show() -> None:
    """The same cells in another place."""
    assert list(look_alikes({"one": b"\x00\xff" * 30, "two": b"\xff\x00" * 30})) == []


def test_each_card_is_named_once() -> None:
    """Three alike are one group; the fourth is another matter."""
    cells = {"a": bytes([10]) * 9, "d": bytes([90]) * 9, "b": bytes([11]) * 9}
    assert list(look_alikes({**cells, "c": bytes([12]) * 9})) == [("a", "b", "c")]


def test_a_thumbnail_has_cells_of_two_and_a_half_millimetres_and_no_bleed() -> None:
    """A face of 5 by 5 mm, white above and black below, in a red bleed of 1 mm."""
    inside = range(10, 60)
    face = painted(
        70,
        70,
        lambda x, y: (
            (WHITE if y < 35 else BLACK) if x in inside and y in inside else Rgb(9, 0, 0)
        ),
    )
    assert thumbnail(face, MM) == bytes([255] * 6 + [0] * 6)


def test_the_index_is_the_upright_figure_in_the_upper_left_corner() -> None:
    """Neither another number, nor one that stands elsewhere or upside down."""
    corner = word_at(10, 10, text="4")
    others = [
        word_at(10, 10, text="14"),
        word_at(200, 10, text="4"),
        word_at(10, 200, text="4"),
        word_at(20, 10, text="4", size=30)._replace(upright=False),
    ]
    assert index_word([*others, corner], 4, CARD) is corner
    assert index_word(others, 4, CARD) is None


def test_the_index_of_a_token_may_stand_anywhere() -> None:
    """A card of 40 mm is held in a fan, a token of 39 mm is not."""
    below = word_at(200, 200, text="4")
    assert index_word([below], 4, CARD) is None
    assert index_word([below], 4, Size(pixels(390), pixels(400))) is below


@pytest.mark.parametrize(("gray", "ratio"), [(148, 3.03), (150, 2.96)])
def test_a_figure_reaches_the_contrast_of_its_ink(gray: int, ratio: float) -> None:
    """#949494 on white is 3.03 to 1, #969696 2.96."""
    mask = painted(80, 80, lambda _x, _y: BLACK)
    word = word_at(20, 10, colour=Rgb(gray, gray, gray))
    assert round(peak(mask, word, WHITE), 2) == ratio


def test_thin_figures_fade_when_small() -> None:
    """Ink that covers a pixel by half, or less than a tenth of the box, is no black."""
    half = painted(80, 80, lambda _x, _y: Rgb(128, 128, 128))
    assert round(peak(half, word_at(20, 10), WHITE), 1) == 3.9
    few = painted(80, 80, lambda x, _y: BLACK if 20 <= x < 23 else WHITE)
    assert peak(few, word_at(20, 10), WHITE) == 1.0


@pytest.mark.parametrize(
    ("values", "pairs"),
    [(range(1, 7), ()), ((6, 9), ((6, 9),)), ((6, 8), ()), ((68, 89, 5), ((68, 89),))],
)
def test_values_that_turn_into_each_other(
    values: range, pairs: tuple[tuple[int, int], ...]
) -> None:
    """6 and 9; 68 and 89; no other of the figures 1 to 6."""
    assert mistaken(values) == pairs


def test_a_stop_or_a_line_beneath_says_which_way_up() -> None:
    """A bar of a pixel's breadth two pixels below."""
    plain = painted(90, 110, lambda _x, _y: WHITE)
    barred = painted(90, 110, lambda _x, y: BLACK if y == 73 else WHITE)
    word = word_at(20, 10)
    assert not underlined(plain, word)
    assert underlined(barred, word)
    assert underlined(plain, word._replace(text="6."))

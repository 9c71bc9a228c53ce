"""Numbers, pens and documents: every text here was worked out by hand."""

import re

import pytest

from cardpress.illustrate.svg import (
    Artwork,
    Pen,
    Stroke,
    document,
    number,
    numbers,
    rotation,
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (3.0, "3"),
        (12.34, "12.3"),
        (0.5, ".5"),
        (-0.5, "-.5"),
        (-0.04, "0"),
        (10, "10"),
    ],
)
def test_a_number_is_as_short_as_it_can_be(value, text):
    assert number(value) == text


def test_numbers_are_parted_by_what_is_needed_and_no_more():
    assert numbers([1, -2, 3]) == "1-2 3"
    assert numbers([1, 0.5]) == "1 .5"
    assert numbers([1.5, 0.5, 0.2]) == "1.5.5.2"


def test_a_polygon_goes_from_point_to_point_and_closes():
    assert str(Pen().polygon([(1, 2), (4, 6), (3, 6)])) == "M1 2l3 4-1 0z"


def test_a_repeated_command_leaves_its_letter_out_but_not_after_a_move():
    pen = Pen().move((0, 0)).quadratic((1, 1), (2, 0)).quadratic((3, -1), (4, 0))
    pen.move((9, 9)).quadratic((10, 10), (11, 9))
    assert str(pen) == "M0 0q1 1 2 0 1-1 2 0M9 9q1 1 2 0"


def test_rounding_errors_never_add_up():
    points = [(0.04 * step, 0.0) for step in range(101)]
    steps = re.findall(
        r"-?[\d.]+", str(Pen().polyline(points)).split("l")[1].replace(".", " .")
    )
    assert sum(float(step) for step in steps) == pytest.approx(4.0)


def test_a_spline_through_a_straight_line_is_straight_and_mirrors_its_control_points():
    assert str(Pen().spline([(0, 0), (6, 0), (12, 0)])) == "M0 0c1 0 4 0 6 0s5 0 6 0"


def test_a_loop_comes_back_smoothly_to_where_it_began():
    square = [(0, 0), (6, 0), (6, 6), (0, 6)]
    assert str(Pen().loop(square)) == "M0 0c1-1 5-1 6 0s1 5 0 6-5 1-6 0-1-5 0-6z"


def test_a_circle_is_two_arcs_round_its_centre():
    assert str(Pen().circle((5, 5), 2)) == "M3 5a2 2 0 0 1 4 0 2 2 0 0 1-4 0z"


def test_an_arc_may_turn_against_the_clock():
    assert str(Pen().move((0, 0)).arc(3, (3, 3), clockwise=False)) == "M0 0a3 3 0 0 0 3 3"


def test_equal_gradients_are_written_once():
    art = Artwork()
    first = art.linear((0, 0), (0, 9), (0, "#111111"), (1, "#222222", 0.5))
    assert art.linear((0, 0), (0, 9), (0, "#111111"), (1, "#222222", 0.5)) == first
    assert art.linear((0, 0), (0, 8), (0, "#111111"), (1, "#222222", 0.5)) != first
    assert str(art).count("<linearGradient") == 2


def test_a_gradient_says_its_line_and_its_stops():
    art = Artwork("x")
    assert art.linear((0, 1), (0, 9), (0, "#111111"), (1, "#222222", 0.5)) == "url(#x1)"
    assert str(art) == (
        '<defs><linearGradient id="x1" gradientUnits="userSpaceOnUse" y1="1" x2="0" y2="9">'
        '<stop offset="0" stop-color="#111111"/>'
        '<stop offset="1" stop-color="#222222" stop-opacity=".5"/></linearGradient></defs>'
    )


def test_what_is_kept_is_drawn_only_where_it_is_used():
    art = Artwork()
    with art.kept() as name:
        art.bare("M0 0")
    art.twice(name, (5, 7))
    assert str(art) == (
        '<defs><g id="a1"><path d="M0 0"/></g></defs>'
        '<use href="#a1"/><use href="#a1" transform="rotate(180 5 7)"/>'
    )


def test_a_stroke_says_only_what_it_has():
    art = Artwork()
    art.path("M0 0", stroke=Stroke("#000000", 1.5))
    art.path("M0 0", stroke=Stroke("#000000", 1, "2 3", round=True), opacity=0.5)
    assert str(art) == (
        '<path fill="none" stroke="#000000" stroke-width="1.5" d="M0 0"/>'
        '<path fill="none" stroke="#000000" stroke-width="1" stroke-dasharray="2 3"'
        ' stroke-linecap="round" stroke-linejoin="round" opacity=".5" d="M0 0"/>'
    )


def _turns(text: str, content: str, turn: float = 0) -> list[float]:
    """Gives the angle of every place in which a drawing shows a path."""
    angles = [turn] * content.count("<path")
    for name, angle in re.findall(
        r'<use href="#(\w+)"(?: transform="rotate\(([\d.]+)\)")?/>', content
    ):
        kept = re.search(rf'<g id="{name}">(.*?)</g>', text)
        assert kept
        angles += _turns(text, kept[1], turn + float(angle or 0))
    return angles


@pytest.mark.parametrize(
    ("count", "uses"), [(4, 4), (7, 7), (10, 2 + 5), (12, 3 + 4), (48, 6 + 8)]
)
def test_a_wheel_has_all_its_places_and_is_written_in_few_uses(count, uses):
    art = Artwork()
    with art.kept() as name:
        art.bare("M0 0")
    art.wheel(name, count, 0.5)
    text = str(art)
    angles = _turns(text, text.split("</defs>")[1])
    assert sorted(angles) == pytest.approx(
        [360 * (k + 0.5) / count for k in range(count)], abs=0.02
    )
    assert text.count("<use") == uses


def test_no_turn_needs_no_transform():
    assert rotation(0) == ""
    assert rotation(22.5) == "rotate(22.5)"


def test_a_document_has_its_size_in_millimetres():
    art = Artwork()
    art.circle((0, 3), 2, "#ffffff")
    assert document((-5, 0, 551, 472.5), art) == (
        '<svg xmlns="http://www.w3.org/2000/svg" width="55.1mm" height="47.25mm"'
        ' viewBox="-5 0 551 472.5"><circle cy="3" r="2" fill="#ffffff"/></svg>\n'
    )

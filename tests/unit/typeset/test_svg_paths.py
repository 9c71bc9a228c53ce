"""SVG path data as outlines."""

import pytest

from cardpress.geometry import MM, Length, Point, in_mm
from cardpress.typeset.svg_path import parse_path

Plain = list[tuple[object, ...]]


def plain(data: str) -> Plain:
    outline = parse_path(data, Point(MM * 10, MM * 20), MM)
    return [
        (segment[0], *(round(in_mm(Length(number)), 3) for number in segment[1:]))
        for segment in outline.segments
    ]


def test_lines_absolute_and_relative() -> None:
    """All kinds of lines, from the corner at (10, 20)."""
    assert plain("M1 2 L3,4 h5 V0 l-1-1 H.5 v1z") == [
        ("M", 11, 22),
        ("L", 13, 24),
        ("L", 18, 24),
        ("L", 18, 20),
        ("L", 17, 19),
        ("L", 10.5, 19),
        ("L", 10.5, 20),
        ("Z",),
    ]


def test_numbers_may_stick_together() -> None:
    """Signs, second points and commands part numbers; a moveto goes on as lines."""
    assert plain("m1-2.5.5 1e1") == [("M", 11, 17.5), ("L", 11.5, 27.5)]


def test_smooth_curves_mirror_the_last_control_point() -> None:
    """S behind C mirrors; behind anything else its first control point is the current one."""
    assert plain("M0 0 C0 1 1 2 2 2 S4 3 4 4")[2] == ("C", 13, 22, 14, 23, 14, 24)
    assert plain("M0 0 L2 2 S4 3 4 4")[2] == ("C", 12, 22, 14, 23, 14, 24)


def test_quadratic_curves_become_cubic() -> None:
    """Control points lie two thirds of the way; T mirrors."""
    assert plain("M0 0 Q3 3 6 0")[1] == ("C", 12, 22, 14, 22, 16, 20)
    assert plain("M0 0 Q3 3 6 0 T12 0")[2] == ("C", 18, 18, 20, 18, 22, 20)


def test_quarter_arc_is_one_curve() -> None:
    """Its control points lie 0.5523 of the radius away."""
    (_, curve) = plain("M0 0 A10 10 0 0 1 10 10")
    assert curve == ("C", 15.523, 20, 20, 24.477, 20, 30)


@pytest.mark.parametrize(
    ("flags", "middle"),
    [("0 1", (15, 15)), ("0 0", (15, 25)), ("1 1", (15, 15)), ("1 0", (15, 25))],
)
def test_half_arcs_turn_the_way_they_are_told(flags: str, middle: tuple[float, float]) -> None:
    """From (0, 0) to (10, 0) with radius 5: above for sweep 1, below for 0."""
    curves = plain(f"M0 0 A5 5 0 {flags} 10 0")[1:]
    assert len(curves) == 2
    assert curves[0][-2:] == middle
    assert curves[1][-2:] == (20, 20)


def test_large_arc_goes_the_long_way() -> None:
    """Three quarters are three curves, one quarter is one."""
    assert len(plain("M0 0 A10 10 0 1 1 10 10")) == 4
    assert len(plain("M0 0 A10 10 0 0 1 10 10")) == 2


def test_arc_too_small_for_its_ends_is_enlarged() -> None:
    """Radius 1 between ends 10 apart becomes 5; flags may stick together."""
    assert plain("M0 0 A1 1 0 0110 0")[1][-2:] == (15, 15)


def test_arc_without_radius_is_a_line() -> None:
    """As SVG 2 says."""
    assert plain("M0 0 A0 5 0 0 1 10 0")[1] == ("L", 20, 20)


def test_path_goes_on_behind_a_close() -> None:
    """A new part begins where the closed one began."""
    assert plain("M1 1 h2 z l1 0") == [
        ("M", 11, 21),
        ("L", 13, 21),
        ("Z",),
        ("M", 11, 21),
        ("L", 12, 21),
    ]


@pytest.mark.parametrize(
    "data", ["", "L1 2", "M1", "M1 2 X", "M1 2 C1 2 3", "M0 0 A1 1 0 2 1 3 3"]
)
def test_what_is_no_path_is_refused(data: str) -> None:
    """Data that SVG does not know raise; they are never half drawn."""
    with pytest.raises(ValueError, match=r"."):
        plain(data)

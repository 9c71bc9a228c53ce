"""What heraldic pictures are made of: outlines, the painter, the stock of charges."""

import pytest

from cardpress.illustrate.heraldic.charges import CHARGES, SPARES
from cardpress.illustrate.heraldic.elements import element, linear_gradient, path
from cardpress.illustrate.heraldic.fields import DIVISIONS, division, low_hatching
from cardpress.illustrate.heraldic.inks import full_ink, low_ink
from cardpress.illustrate.heraldic.outlines import (
    circle,
    ellipse,
    number,
    pivot,
    polar,
    smooth,
    star,
    sunburst,
)
from cardpress.illustrate.heraldic.painter import Eye, Painter


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (3.0, "3"), (0.5, ".5"), (-0.25, "-.25"), (-0.001, "0"), (12.346, "12.35")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    """Two decimals at most, nothing that SVG can do without."""
    assert number(value) == text


def test_round_outlines() -> None:
    """Two half arcs each."""
    assert circle(5, 4, radius=3) == "M2,4a3,3 0 1 1 6,0a3,3 0 1 1 -6,0Z"
    assert ellipse(0, 0, across=2, down=0.5) == "M-2,0a2,.5 0 1 1 4,0a2,.5 0 1 1 -4,0Z"


def test_a_star_stands_on_two_points() -> None:
    """The first point is at the top, the waist between the points."""
    assert star(0, 0, radius=2, waist=1, points=4) == (
        "M0,-2L.71,-.71L2,0L.71,.71L0,2L-.71,.71L-2,0L-.71,-.71Z"
    )
    assert star(0, 0, radius=10).startswith("M0,-10L2.65,-3.64L9.51,-3.09L")


def test_polar_turns_clockwise_on_paper() -> None:
    """0 is right, 90 is down."""
    assert polar(1, 2, radius=3, degrees=0) == pytest.approx((4, 2))
    assert polar(1, 2, radius=3, degrees=90) == pytest.approx((1, 5))


def test_a_sunburst_is_half_rays() -> None:
    """Two rays are two quarters, centred on right and left."""
    assert sunburst(0, 0, radius=10, rays=2) == (
        "M0,0L7.07,-7.07L7.07,7.07ZM0,0L-7.07,7.07L-7.07,-7.07Z"
    )


def test_a_pivot_turns_then_moves() -> None:
    """A quarter turn takes right to down."""
    at = pivot(10, 20, degrees=90)
    assert at(1, 0) == "10,21"
    assert at(0, 3) == "7,20"


def test_a_smooth_line_through_points_on_a_line_is_that_line() -> None:
    """Control points of Catmull-Rom stand at a sixth of the neighbours' distance."""
    assert smooth([(0, 0), (6, 0), (12, 0)]) == "M0,0C1,0 4,0 6,0C8,0 11,0 12,0"


def test_elements_leave_empty_attributes_out() -> None:
    """Names get hyphens, numbers two decimals."""
    assert path("M0,0H1", stroke_width=0.333, fill="none", transform="") == (
        '<path d="M0,0H1" stroke-width=".33" fill="none"/>'
    )
    assert element("g", "<a/>", "<b/>") == "<g><a/><b/></g>"


def test_gradients_are_in_user_space() -> None:
    """svg2pdf and the gate of pictures need no bounding box for them."""
    stops = ((0, "#fff"), (0.5, "#000", 0.25))
    assert linear_gradient("sky", *stops, start=(0, 5), end=(0, 50)) == (
        '<linearGradient id="sky" x1="0" y1="5" x2="0" y2="50" '
        'gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/>'
        '<stop offset=".5" stop-color="#000" stop-opacity=".25"/></linearGradient>'
    )


def test_a_body_counts_for_the_silhouette_and_a_feature_does_not() -> None:
    """The thick outline runs round bodies only."""
    painter = Painter()
    painter.body("M0,0H9V9Z", fill="#aaa")
    painter.feature("M1,1H3V3Z", fill="#bbb")
    silhouette = painter.svg().partition('<g id="sil"')[2].partition("</g>")[0]
    assert '<use href="#p1"/>' in silhouette
    assert "#p2" not in silhouette


def test_light_falls_from_the_upper_left() -> None:
    """The outline moves up and left for shadow, down and right for light."""
    painter = Painter()
    painter.body("M0,0H9V9Z", fill="#aaa", shadow=5, light=2)
    drawn = painter.svg()
    assert 'transform="translate(-5 -5)" role="crescent" fill="#2a1838" opacity=".2"' in drawn
    assert 'transform="translate(2 2)" role="shade" fill="#fff" opacity=".38"' in drawn


def test_a_flat_body_has_no_crescents() -> None:
    """Only fill and ink."""
    painter = Painter()
    painter.flat_body("M0,0H9V9Z", fill="#aaa")
    assert "clip-path" not in painter.svg()


def test_turned_parts_turn_in_the_silhouette_too() -> None:
    """The outline follows the parts; without a transform there is no group."""
    painter = Painter()
    with painter.turned("rotate(9)"):
        painter.flat_body("M0,0H9V9Z", fill="#aaa")
    with painter.turned(""):
        painter.flat_body("M0,0H8V8Z", fill="#aaa")
    drawn = painter.svg()
    assert drawn.count('<g transform="rotate(9)">') == 2
    assert '<g transform="rotate(9)"><use href="#p1"/></g><use href="#p2"/>' in drawn


def test_a_half_closed_eye_has_its_lid_at_the_middle() -> None:
    """A lid of one half ends on the diameter."""
    painter = Painter()
    painter.eye(Eye(x=10, y=20, radius=4, lid=0.5, skin="#abc"))
    assert 'd="M6,20A4,4 0 0 1 14,20Z" fill="#abc"' in painter.svg()


def test_the_stock_has_four_charges_for_each_strength_and_spares() -> None:
    """Their names are what a card's motif says; spares come last."""
    assert tuple(CHARGES) == (
        *("snail", "teapot", "boot", "turnip"),
        *("goose", "mushroom", "lantern", "frog"),
        *("owl", "key", "goat", "lute"),
        *("helm", "mimic", "fox", "cauldron"),
        *("ghost", "scone", "bear", "unicorn"),
        *("dragon", "wizard", "cat", "crown"),
        *("umbrella", "broom", "sock", "chicken", "anvil"),
        *("hedgehog", "potion", "drum", "bat", "candle", "cheese", "scroll"),
    )
    assert tuple(CHARGES)[24:] == tuple(SPARES)


@pytest.mark.parametrize("name", CHARGES)
def test_charges_fill_their_box(name: str) -> None:
    """A box of 100 units is 22 to 32 mm high and its field has two tones."""
    charge = CHARGES[name]
    assert 0.225 <= charge.scale <= 0.32
    assert charge.field[0] != charge.field[1]


def test_divisions_grow_busier() -> None:
    """Every division that a strength may draw has a course; none is the same as another."""
    names = {name for options in DIVISIONS.values() for name in options}
    courses = {division(name) for name in names}
    assert len(names) == len(courses) == 11
    assert "gyronny" not in DIVISIONS[1]
    assert DIVISIONS[6] == ("gyronny", "lozengy")


@pytest.mark.parametrize(
    ("mark", "low"),
    [
        ('<path d="M0,0Z" fill="#f4b831"/>', '<path d="M0,0Z" fill="#fff"/>'),
        ('<path d="M0,0Z" fill="#3a2350"/>', '<path d="M0,0Z" fill="#2a1838"/>'),
        ('<path d="M0,0Z" fill="none"/>', '<path d="M0,0Z" fill="none"/>'),
        ('<path role="flood" fill="#3a2350"/>', '<path fill="#fff"/>'),
        ('<path role="shade" fill="#3a2350"/>', ""),
        (
            '<path stroke="#c77f22" stroke-width="2"/>',
            '<path stroke="#2a1838" stroke-width="1.2"/>',
        ),
        (
            '<path stroke="#c77f22" stroke-width=".4"/>',
            '<path stroke="#2a1838" stroke-width=".4"/>',
        ),
        (
            '<path stroke="#2a1838" stroke-width="4"/>',
            '<path stroke="#2a1838" stroke-width="4"/>',
        ),
        (
            '<path role="core" stroke="#c77f22" stroke-width="2"/>',
            '<path stroke="#fff" stroke-width="2"/>',
        ),
        ('<g fill="url(#rim)"><a/></g>', '<g fill="#fff"><a/></g>'),
        ('<linearGradient id="a"><stop offset="0"/></linearGradient><defs>', "<defs>"),
    ],
)
def test_low_ink_thins_marks(mark: str, low: str) -> None:
    """Surfaces white, lines of ink, dark details solid, shades gone, roles forgotten."""
    assert low_ink(mark) == low


def test_full_ink_forgets_roles_alone() -> None:
    """What is printed in full ink is what was painted."""
    assert full_ink('<path role="mass" fill="#c77f22"/>') == '<path fill="#c77f22"/>'


@pytest.mark.parametrize(
    ("depth", "width"), [("scenery", ".2"), ("arms", ".42"), ("charge", "1"), ("other", "1")]
)
def test_low_ink_has_three_weights_of_line(depth: str, width: str) -> None:
    """The innermost group with a depth caps a line: scenery is thin, a charge keeps its own."""
    line = '<path stroke="#2a1838" stroke-width="1"/>'
    drawing = f'<g role="{depth}"><g id="a">{line}</g></g>{line}'
    thin = line.replace('"1"', f'"{width}"')
    assert low_ink(drawing) == f'<g><g id="a">{thin}</g></g>{line}'


def test_no_depth_thins_a_band() -> None:
    """The ink on either side of a vine's core becomes less, the core keeps its width."""
    assert (
        low_ink('<g role="scenery"><a role="casing" stroke="#2a1838" stroke-width="2"/></g>')
        == '<g><a stroke="#2a1838" stroke-width="1.76"/></g>'
    )
    core = '<g role="scenery"><a role="core" stroke="#c77f22" stroke-width="1"/></g>'
    assert low_ink(core) == '<g><a stroke="#fff" stroke-width="1"/></g>'


def test_a_tint_is_for_low_ink_alone() -> None:
    """Full ink has a field's colour instead of its hatching."""
    tint = '<path d="M0,0h9" stroke="#2a1838" role="tint"/>'
    assert full_ink(tint) == ""
    assert low_ink(tint) == '<path d="M0,0h9" stroke="#b7b0c4" stroke-width=".3"/>'


def test_six_strengths_have_six_hatchings() -> None:
    """Where ink is low, the field tells the strength as well."""
    assert len({low_hatching(strength) for strength in range(1, 7)}) == 6
    assert low_hatching(3).startswith("M-20,-4.5h40")

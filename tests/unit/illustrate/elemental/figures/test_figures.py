"""The silhouettes of the creatures: in their box, on their feet, small, each of its own."""

import re
from typing import get_args

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path

from cardpress.illustrate.elemental.figures import MOTIFS, Figure, Role, Stance, figure
from cardpress.illustrate.elemental.figures.figure import BASE, BOX
from cardpress.illustrate.elemental.livery import ELEMENTS

ALL = [motif for motifs in MOTIFS.values() for motif in motifs]
ROUNDING = 0.3
SIZE_LIMIT = 3_200


def bounds(*paths: str) -> tuple[float, float, float, float]:
    """Gives left, top, right and bottom of what the paths cover."""
    pen = BoundsPen(None)
    for data in paths:
        parse_path(data, pen)
    assert pen.bounds is not None
    left, top, right, bottom = pen.bounds
    return left, top, right, bottom


def everything(drawn: Figure) -> tuple[str, ...]:
    """Gives the path data of the body and of all accents."""
    return (drawn.body, *(data for _, data in drawn.details))


def test_every_element_is_listed_in_order() -> None:
    """Motifs are given for each element in its usual order, sorted within."""
    assert tuple(MOTIFS) == ELEMENTS
    for motifs in MOTIFS.values():
        assert list(motifs) == sorted(motifs)


@pytest.mark.parametrize("element", ELEMENTS)
def test_three_sets_have_a_creature_for_each_card(element: str) -> None:
    """Six base cards, six of the expansion, three rare or unique: fifteen creatures."""
    assert len(MOTIFS[element]) == 15


def test_no_motif_belongs_to_two_elements() -> None:
    """A card names its motif without its element, so a name means one figure."""
    assert len(set(ALL)) == len(ALL)


def test_no_two_creatures_share_a_body() -> None:
    """Each motif is a drawing of its own."""
    assert len({figure(motif).body for motif in ALL}) == len(ALL)


def test_unknown_motif_is_told_by_name() -> None:
    """Nothing stands in for a figure that nobody drew."""
    with pytest.raises(KeyError, match="unicorn"):
        figure("unicorn")


@pytest.mark.parametrize("motif", ALL)
def test_figure_stays_in_its_box(motif: str) -> None:
    """No part of a figure, nor of what shines on it, leaves the box of 100 by 100."""
    left, top, right, bottom = bounds(*everything(figure(motif)))
    assert min(left, top) >= -ROUNDING
    assert max(right, bottom) <= BOX + ROUNDING


@pytest.mark.parametrize("motif", ALL)
def test_figure_fills_its_box(motif: str) -> None:
    """The body takes three fifths of the box one way: figures are scaled by their box."""
    left, top, right, bottom = bounds(figure(motif).body)
    assert max(right - left, bottom - top) >= 0.6 * BOX
    assert left < BASE[0] < right


@pytest.mark.parametrize("motif", [m for m in ALL if figure(m).stance == "ground"])
def test_ground_figure_touches_the_ground(motif: str) -> None:
    """What walks on the ground reaches down to the base line, with feet or with lightning."""
    assert bounds(*everything(figure(motif)))[3] == pytest.approx(BASE[1], abs=0.5)


@pytest.mark.parametrize("motif", ALL)
def test_path_data_is_closed_and_short(motif: str) -> None:
    """Every part of a path is closed, in the few commands the converters share, and small."""
    drawn = figure(motif)
    for data in everything(drawn):
        assert re.fullmatch(r"[MLHVCSQTAZmlhvcsqtaz0-9 ,.\-\n]+", data)
        assert data.upper().count("M") == data.upper().count("Z")
    assert sum(map(len, everything(drawn))) <= SIZE_LIMIT


@pytest.mark.parametrize("motif", ALL)
def test_stance_and_roles_are_known(motif: str) -> None:
    """Whoever places figures knows every stance and every kind of accent."""
    drawn = figure(motif)
    assert drawn.stance in get_args(Stance)
    assert {role for role, _ in drawn.details} <= set(get_args(Role))

"""What makes a picture one of its kind: composition, creature, landmark, emblem, petals."""

import math

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path

from cardpress.chance import Chance
from cardpress.illustrate.elemental import MOTIFS, draw, draw_low_ink
from cardpress.illustrate.elemental.canvas import Canvas
from cardpress.illustrate.elemental.composition import compose
from cardpress.illustrate.elemental.creature import _CORNERS, _room
from cardpress.illustrate.elemental.figures import MOTIFS as BY_ELEMENT
from cardpress.illustrate.elemental.figures import figure
from cardpress.illustrate.elemental.landmarks import LANDMARKS
from cardpress.illustrate.elemental.livery import ELEMENTS
from cardpress.illustrate.elemental.petal_families import FAMILIES, PETAL_PAINTERS
from cardpress.illustrate.elemental.petals import Petal
from cardpress.illustrate.elemental.scene import set_scene
from cardpress.illustrate.subject import Subject
from cardpress.illustrate.svg import Artwork

RAIL_TOP = 552 - 112
"""Here the rail of the pips begins, from the window's top: 55.2 - 11.2 mm."""


def about(card="new", level=4, **fields):
    values = {"element": "earth", "rarity": "common", "motif": None, "set_code": ""}
    return Subject(game="wizard-wars", card=card, level=level, **(values | fields))


def test_the_light_leans_away_from_the_creature_and_less_with_rank():
    """The mightiest stands nearly in the middle: at most 6 % of the width aside."""
    for level, most in ((1, 0.14), (6, 0.06)):
        for seed in range(40):
            plan = compose(Chance("test", str(seed)), level, full=False)
            assert 0 < -plan.side * (plan.light[0] - 0.5) <= most
            assert 0.3 <= plan.light[1] <= 0.55


def test_creatures_stand_on_both_sides():
    sides = {compose(Chance("test", str(seed)), 3, full=False).side for seed in range(20)}
    assert sides == {-1, 1}


@pytest.mark.parametrize("rarity", ["common", "unique"])
@pytest.mark.parametrize("level", [1, 3, 6])
def test_no_creature_covers_the_eye_or_leaves_the_picture(level, rarity):
    """Its core ends before the rim; the mighty overlap it, but stay off the eye."""
    for element in ELEMENTS:
        for number, motif in enumerate(BY_ELEMENT[element]):
            drawn = about(f"c{number}", level, element=element, rarity=rarity, motif=motif)
            scene = set_scene(drawn, element, low_ink=False)
            size, (x, y) = _room(scene, figure(motif))
            half = size * (0.5 - _CORNERS[level - 1])
            near = (
                min(max(scene.centre[0], x - half), x + half),
                min(max(scene.centre[1], y - half), y + half),
            )
            kept = {1: 1.0, 3: 0.9, 6: 0.5}[level]
            assert math.dist(near, scene.centre) >= scene.radius * kept
            assert size >= 96
            assert x - size / 2 >= 0
            assert x + size / 2 <= scene.width
            assert y + size / 2 < scene.height


def test_nobody_stands_behind_the_pips():
    """In the window feet stand above the rail."""
    for motif in MOTIFS:
        scene = set_scene(about(motif=motif), "earth", low_ink=False)
        size, (_, y) = _room(scene, figure(motif))
        assert y + size / 2 <= RAIL_TOP


def test_a_card_without_a_motif_gets_one_that_never_changes():
    """It is the same picture as with that motif named."""
    plain = draw(about())
    assert plain == draw(about())
    named = [draw(about(motif=motif)) for motif in BY_ELEMENT["earth"]]
    assert named.count(plain) == 1
    assert len(set(named)) == len(named)


def test_a_motif_that_there_is_not_is_refused_by_name():
    with pytest.raises(ValueError, match='motif "gryphon" of card "new" has no figure'):
        draw(about(motif="gryphon"))


@pytest.mark.parametrize("element", ELEMENTS)
def test_only_the_sets_with_an_emblem_of_their_own_change_the_picture(element):
    """Stormgate has its gate, Arcana its stars; a set of one's own has neither."""
    pictures = {
        code: draw(about(element=element, set_code=code)) for code in ("", "STG", "ARC")
    }
    assert len(set(pictures.values())) == 3
    assert draw(about(element=element, set_code="MINE")) == pictures[""]


def test_the_emblem_moves_nothing_else():
    """Its chance is its own: every line of a base card is in the Arcana card as well."""
    base = draw_low_ink(about(set_code=""))
    more = draw_low_ink(about(set_code="ARC"))
    assert len(more) > len(base)
    assert [path for path in base.split("<path") if path not in more] == []


@pytest.mark.parametrize("element", ELEMENTS)
def test_landmarks_keep_to_their_box(element):
    """They may run out at the picture's side and into the ground, not above or inwards."""
    assert len(LANDMARKS[element]) >= 4
    assert list(LANDMARKS[element]) == sorted(LANDMARKS[element])
    for landmark in LANDMARKS[element].values():
        for data in filter(None, (landmark.body, landmark.shade, landmark.lines)):
            pen = BoundsPen(None)
            parse_path(data, pen)
            left, top, right, bottom = pen.bounds
            assert -20 <= left < right <= 112
            assert -10 <= top < bottom <= 130


def test_every_family_of_petals_is_a_drawing_of_its_own():
    shapes = set()
    for element in ELEMENTS:
        assert len(PETAL_PAINTERS[element]) == FAMILIES
        for painter in PETAL_PAINTERS[element]:
            art = Artwork()
            painter(
                Canvas(art), Petal(20, 80, 12, ("#ffffff", "#888888", "#222222"), "#000000")
            )
            shapes.add(str(art).split("<path", 1)[1])
    assert len(shapes) == 4 * FAMILIES

"""The pictures of Wizard Wars: seeded, small, made of what every converter knows."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from cardpress.illustrate.elemental import MOTIFS, draw, draw_low_ink
from cardpress.illustrate.elemental.livery import ELEMENTS, LIVERIES
from cardpress.illustrate.elemental.scene import sigil_points
from cardpress.illustrate.subject import Subject

ART = Path(__file__).parents[3] / "art" / "wizard-wars"
SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {
    "svg", "defs", "g", "use", "path", "circle", "rect", "clipPath", "stop",
    "linearGradient", "radialGradient",
}  # fmt: skip
SIZE_LIMIT = 60_000
SETS = ART.parents[1] / "cards" / "wizard-wars"
CARDS = {
    card["id"]: (code, card)
    for code in ("BAS", "STG", "ARC")
    for card in yaml.safe_load((SETS / f"{code}.yaml").read_text(encoding="utf-8"))["cards"]
}


def subject(element="earth", level=5, rarity="common", card="made-up"):
    return Subject("wizard-wars", card, level, element, rarity)


def placed(text: str) -> int:
    """Counts how often kept figures stand in a picture, through uses of uses."""

    def count(content: str) -> int:
        total = 0
        for name in re.findall(r'<use href="#(\w+)"', content):
            inner = re.search(rf'<g id="{name}">(.*?)</g>', text)
            assert inner
            total += count(inner[1]) if "<use" in inner[1] else 1
        return total

    return count(text.split("</defs>", 1)[1])


def test_the_same_subject_has_the_same_picture():
    assert draw(subject()) == draw(subject())


def test_another_card_another_game_and_another_rank_have_other_pictures():
    pictures = {
        draw(subject()),
        draw(subject(card="made-up-2")),
        draw(Subject("my-wars", "made-up", 5, "earth", "common")),
        draw(subject(level=4)),
    }
    assert len(pictures) == 4


def test_common_and_uncommon_cards_are_drawn_alike():
    assert draw(subject(rarity="uncommon")) == draw(subject()) == draw(subject(rarity=None))


@pytest.mark.parametrize("rarity", ["common", "rare", "unique"])
@pytest.mark.parametrize("element", ELEMENTS)
def test_every_picture_is_small_and_plain(element, rarity):
    for level in range(1, 7):
        text = draw(subject(element, level, rarity))
        assert len(text.encode()) < SIZE_LIMIT
        root = ElementTree.fromstring(text)  # noqa: S314 - our own text
        assert {node.tag.removeprefix(SVG) for node in root.iter()} <= ALLOWED
        names = {node.get("id") for node in root.iter()} - {None}
        assert set(re.findall(r'(?:url\(|href=")#(\w+)', text)) <= names


def test_a_picture_fills_the_window_and_a_unique_one_the_whole_face_with_its_bleed():
    assert 'width="55.1mm" height="47.2mm" viewBox="0 0 551 472"' in draw(subject())
    whole = 'width="69.85mm" height="95.25mm" viewBox="0 0 698.5 952.5"'
    assert whole in draw(subject(rarity="unique"))


def test_the_sigil_grows_in_points():
    assert [sigil_points(level, "common") for level in range(1, 7)] == [4, 5, 6, 7, 8, 10]
    assert [sigil_points(level, "rare") for level in (4, 5)] == [9, 11]
    assert sigil_points(6, "unique") == 12


@pytest.mark.parametrize(
    ("level", "figures"),
    [
        (1, 3 * 4),  # spikes, beads, petals
        (2, 3 * 5),  # hidden petals, beads, petals
        (3, 4 * 6),  # filigree as well
        (4, (4 + 4) * 7),  # four rays to a point as well
        (5, (4 + 4 + 2 + 2 + 1) * 8),  # long rays, double filigree, crown
        (6, (4 + 4 + 2 + 2 + 1 + 1) * 10),  # orbs
    ],
)
def test_every_point_of_the_sigil_is_drawn(level, figures):
    """The creature stands there twice: once for its rim of light."""
    assert placed(draw(subject("earth", level))) == figures + 2


def committed(card: str, ending: str = "") -> str:
    return (ART / "cards" / f"{card}{ending}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("card", CARDS)
def test_the_committed_pictures_are_what_is_drawn(card):
    code, fields = CARDS[card]
    about = Subject(
        game="wizard-wars",
        card=card,
        level=fields["command_ranking"],
        element=fields["element"],
        rarity=fields["rarity"],
        motif=fields["motif"],
        set_code=code,
    )
    assert committed(card) == draw(about)
    assert committed(card, "-low") == draw_low_ink(about)
    assert max(len(committed(card)), len(committed(card, "-low"))) < SIZE_LIMIT


def test_every_committed_picture_is_of_a_card_and_no_two_are_alike():
    names = [card + ending for card in CARDS for ending in ("", "-low")]
    assert sorted(path.stem for path in (ART / "cards").iterdir()) == sorted(names)
    assert len({committed(name) for name in names}) == 2 * (24 + 24 + 12)


def test_every_card_shows_a_creature_of_its_own_element():
    shown = [(fields["element"], fields["motif"]) for _, fields in CARDS.values()]
    assert all(MOTIFS[motif] == element for element, motif in shown)
    assert len(set(shown)) == len(shown)


def test_low_ink_is_lines_of_one_ink_on_white():
    text = draw_low_ink(subject("water", 6, "unique"))
    body = text.split("</defs>", 1)[1] + "".join(re.findall(r'<g id="\w+">.*?</g>', text))
    ink = LIVERIES["water"].low
    assert set(re.findall(r' fill="([^"]+)"', body)) == {"#ffffff", "none", ink}
    # White is the edge that parts the creature from the lines behind it.
    assert set(re.findall(r' stroke="([^"]+)"', body)) == {"#ffffff", ink}
    assert 'viewBox="0 0 698.5 952.5"' in text


def test_an_element_that_nobody_can_draw_is_refused_by_name():
    with pytest.raises(ValueError, match='element "shadow" of card "made-up" is none of earth'):
        draw(subject("shadow"))
    with pytest.raises(ValueError, match='element "None"'):
        draw(subject(None))


@pytest.mark.parametrize("level", [0, 7])
def test_a_level_out_of_range_is_refused(level):
    with pytest.raises(ValueError, match=f'level {level} of card "made-up" is not from 1 to 6'):
        draw(subject(level=level))

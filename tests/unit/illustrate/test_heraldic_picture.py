"""Pictures of Side Quest: stable, small, whole, and grander with every strength."""

import io
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image, ImageStat

from cardpress.illustrate.heraldic import CHARGES, draw, draw_low_ink
from cardpress.illustrate.heraldic.boards import BOARDS
from cardpress.illustrate.heraldic.card import document
from cardpress.illustrate.heraldic.charges import SPARES
from cardpress.illustrate.heraldic.crests import OWN_CRESTS
from cardpress.illustrate.heraldic.hours import HOURS
from cardpress.illustrate.heraldic.inks import full_ink
from cardpress.illustrate.heraldic.landmarks import LANDMARKS
from cardpress.illustrate.heraldic.props import PROPS
from cardpress.illustrate.heraldic.window import frame, hatching
from cardpress.illustrate.subject import Subject

ART = Path(__file__).parents[3] / "art" / "side-quest" / "cards"
SHIPPED = {
    "sir-slowly": (1, "snail"),
    "lukewarm-teapot": (1, "teapot"),
    "left-boot": (1, "boot"),
    "turnip-of-destiny": (1, "turnip"),
    "toll-goose": (2, "goose"),
    "helpful-mushroom": (2, "mushroom"),
    "smug-lantern": (2, "lantern"),
    "frog-formerly": (2, "frog"),
    "night-shift-owl": (3, "owl"),
    "key-to-something": (3, "key"),
    "scapegoat": (3, "goat"),
    "unpaid-lute": (3, "lute"),
    "empty-knight": (4, "helm"),
    "polite-mimic": (4, "mimic"),
    "fox-with-a-map": (4, "fox"),
    "thursday-cauldron": (4, "cauldron"),
    "ghost-of-a-chance": (5, "ghost"),
    "sword-in-the-scone": (5, "scone"),
    "bear-at-breakfast": (5, "bear"),
    "retired-unicorn": (5, "unicorn"),
    "dragon-on-a-diet": (6, "dragon"),
    "wizard-of-wisteria": (6, "wizard"),
    "royal-cat": (6, "cat"),
    "crown-itself": (6, "crown"),
}
TAGS = {
    "svg",
    "defs",
    "g",
    "use",
    "path",
    "rect",
    "circle",
    "ellipse",
    "clipPath",
    "linearGradient",
    "radialGradient",
    "stop",
}


def subject(card: str, *, level: int = 1, motif: str | None = "snail") -> Subject:
    return Subject(game="side-quest", card=card, level=level, motif=motif)


def alpha(svg: str, *, dpi: int = 100) -> Image.Image:
    """What is drawn at all; at 100 dpi the bleed box is 275 x 375 pixels exactly."""
    png = resvg_py.svg_to_bytes(svg_string=svg, dpi=96, zoom=dpi / 96)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA").getchannel("A")


def coverage(svg: str) -> float:
    """The mean of cyan, magenta and yellow over the page, from 0 to 1."""
    png = resvg_py.svg_to_bytes(svg_string=svg, dpi=96)
    mean = ImageStat.Stat(Image.open(io.BytesIO(bytes(png))).convert("RGB")).mean
    return 1 - sum(mean) / 3 / 255


def test_equal_subjects_have_equal_bytes() -> None:
    """A picture never changes by itself."""
    assert draw(subject("gate")) == draw(subject("gate"))


@pytest.mark.parametrize("other", [subject("door"), Subject("quest", "gate", 1, motif="snail")])
def test_game_and_card_are_the_seed(other: Subject) -> None:
    """Another card, or the same card of another game, has another picture."""
    assert draw(other) != draw(subject("gate"))


@pytest.mark.parametrize("card", SHIPPED)
def test_the_committed_pictures_are_what_the_style_draws(card: str) -> None:
    """Code and committed art are in step, so that new cards match the shipped ones."""
    level, motif = SHIPPED[card]
    of_card = subject(card, level=level, motif=motif)
    assert (ART / f"{card}.svg").read_text(encoding="utf-8") == draw(of_card)
    assert (ART / f"{card}-low.svg").read_text(encoding="utf-8") == draw_low_ink(of_card)


def test_no_picture_is_committed_that_no_card_has() -> None:
    """The folder holds the 24 characters, in full and in low ink, and nothing else."""
    names = [f"{card}{ink}.svg" for card in SHIPPED for ink in ("", "-low")]
    assert sorted(file.name for file in ART.iterdir()) == sorted(names)


@pytest.mark.parametrize("level", range(1, 7))
def test_every_charge_fits_every_strength(level: int) -> None:
    """No picture is empty or passes 60 kB, whichever character a user puts on which shield."""
    sizes = [len(draw(subject("new", level=level, motif=motif)).encode()) for motif in CHARGES]
    assert len(sizes) == 36
    assert min(sizes) > 20_000
    assert max(sizes) < 60_000


@pytest.mark.parametrize("card", SHIPPED)
def test_only_plain_svg_is_written(card: str) -> None:
    """Tags that every converter knows, gradients in user space, references that resolve."""
    text = (ART / f"{card}.svg").read_text(encoding="utf-8")
    elements = list(ElementTree.fromstring(text).iter())  # noqa: S314 - our own file
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in elements}
    assert tags <= TAGS
    assert {"path", "use", "clipPath", "linearGradient"} <= tags
    names = [element.get("id", "") for element in elements if element.get("id")]
    assert len(names) == len(set(names))
    references = set(re.findall(r'(?:href="|url\()#(\w+)', text))
    assert references <= set(names)
    assert text.count("href=") == text.count('href="#')
    assert text.count("Gradient id=") == text.count('gradientUnits="userSpaceOnUse"')


def test_a_picture_is_the_poker_card_with_an_eighth_of_an_inch() -> None:
    """The box is 63.5 x 88.9 mm and 3.175 mm on each side, at true size."""
    start = draw(subject("gate")).partition(">")[0]
    assert start == (
        '<svg xmlns="http://www.w3.org/2000/svg" width="69.85mm" height="95.25mm" '
        'viewBox="-3.175 -3.175 69.85 95.25"'
    )


@pytest.mark.parametrize(("level", "racemes"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_wisteria_grows_with_strength(level: int, racemes: int) -> None:
    """One more raceme for each strength, from two to seven."""
    text = draw(subject("gate", level=level))
    assert len(re.findall(r'<use href="#r[bms]"', text)) == racemes


def _rim(level: int) -> Sequence[float]:
    """Linear light of the bleed and the outer 3 mm of a picture, with hatching and leaves."""
    of_card = next(card for card, (strength, _) in SHIPPED.items() if strength == level)
    svg = draw(subject(of_card, level=level, motif=SHIPPED[of_card][1]))
    png = resvg_py.svg_to_bytes(svg_string=svg, dpi=96, zoom=300 / 96)
    image = Image.open(io.BytesIO(bytes(png))).convert("RGB")
    inside = Image.new("L", image.size, 255)
    ring = round(6.1 * 300 / 25.4)
    inside.paste(0, (ring, ring, image.width - ring, image.height - ring))
    levels = image.histogram(inside)
    linear = [
        value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4
        for value in range(256)
    ]
    bands = (levels[:256], levels[256:512], levels[512:])
    return [
        sum(n * light for n, light in zip(band, linear, strict=True)) / sum(band)
        for band in bands
    ]


_SEEN_BY = {
    "trichromat": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanope": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranope": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanope": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Matrices for linear sRGB: Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, severity 1."""


def test_walls_tell_the_strengths_apart_without_colour() -> None:
    """L* of the rims as seen falls by 8 at least from strength to strength, for every eye."""
    rims = [_rim(level) for level in range(1, 7)]
    for matrix in _SEEN_BY.values():
        seen = []
        for rim in rims:
            light = [sum(w * c for w, c in zip(row, rim, strict=True)) for row in matrix]
            luminance = sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), light, strict=True))
            seen.append(116 * luminance ** (1 / 3) - 16)
        assert min(above - below for above, below in pairwise(seen)) >= 8


@pytest.mark.parametrize("level", range(1, 7))
def test_the_cards_of_a_strength_look_out_on_different_country(level: int) -> None:
    """Sky, ridge and shield of the four shipped cards all differ."""
    texts = [
        (ART / f"{card}.svg").read_text(encoding="utf-8")
        for card, (strength, _) in SHIPPED.items()
        if strength == level
    ]
    skies = {re.findall(r'<linearGradient id="sky".*?</linearGradient>', t)[0] for t in texts}
    assert len(skies) == 4


def test_the_boards_of_dawn_differ() -> None:
    """Split, patched, bitten and planked: each shipped card of strength 1 has its own board."""
    stories = {name: full_ink(board.history) for name, board in BOARDS.items()}
    histories = set()
    for card, (strength, _) in SHIPPED.items():
        text = (ART / f"{card}.svg").read_text(encoding="utf-8")
        if strength == 1:
            histories |= {name for name, told in stories.items() if told in text}
    assert histories >= {"split", "patched", "bitten", "planked"}


@pytest.mark.parametrize("card", SHIPPED)
def test_nothing_shows_below_the_ribbon(card: str) -> None:
    """The ribbon covers the shield's point: from 65.2 mm down, the parchment is clean."""
    png = resvg_py.svg_to_bytes(svg_string=(ART / f"{card}.svg").read_text("utf-8"), dpi=96)
    image = Image.open(io.BytesIO(bytes(png))).convert("L")
    left, top, right, bottom = (round((mm + 3.175) * 96 / 25.4) for mm in (9, 65.2, 54, 80))
    assert sum(image.crop((left, top, right, bottom)).histogram()[:200]) == 0


def test_glory_is_the_wizard_s_alone() -> None:
    """Rays of gold stand round one shield of the game."""
    assert [name for name, charge in CHARGES.items() if charge.glorious] == ["wizard"]


def test_no_crest_repeats_its_charge() -> None:
    """Hat and crown are crests themselves; the cat, who wears one, is watched by a mouse."""
    own = {name: charge.crest for name, charge in CHARGES.items() if charge.crest}
    assert own == {"wizard": "bare", "cat": "mouse", "crown": "bare"}
    assert OWN_CRESTS["bare"]("#123456", "#654321") == ""
    assert OWN_CRESTS["mouse"]("#123456", "#654321").count("#123456") == 3


def test_props_tell_the_rest_of_the_joke() -> None:
    """Each prop that a charge names is drawn, and no card gets one by chance."""
    named = {charge.prop for charge in CHARGES.values() if charge.prop}
    assert named == {"barrier", "right boot", "chairs", "milestone"}
    assert named < set(PROPS)
    assert not set(PROPS) & set(LANDMARKS)


@pytest.mark.parametrize(("level", "pennant"), [(1, False), (2, False), (3, True), (4, True)])
def test_the_tower_comes_into_sight_at_noon(level: int, *, pennant: bool) -> None:
    """To arrive is the reward: the weak see no tower, strength 3 a speck of it."""
    assert ("M.6,-27.2V-30.2" in draw(subject("gate", level=level))) == pennant


@pytest.mark.parametrize("level", range(1, 7))
def test_the_wall_runs_through_the_bleed(level: int) -> None:
    """No pixel of the bleed box is left white, and hatching reaches all four edges."""
    assert alpha(draw(subject("gate", level=level))).getextrema() == (255, 255)
    lines = alpha(document(hatching(HOURS[level]), ink=full_ink))
    widest = 13  # pixels: the lattice's pitch of 3.2 mm
    for x in range(0, 275, widest):
        assert lines.crop((x, 0, x + widest, widest)).getbbox()
        assert lines.crop((x, 375 - widest, x + widest, 375)).getbbox()
    for y in range(0, 375 - widest, widest):
        assert lines.crop((0, y, widest, y + widest)).getbbox()
        assert lines.crop((275 - widest, y, 275, y + widest)).getbbox()


@pytest.mark.parametrize("level", range(1, 7))
def test_no_frame_comes_near_the_cut(level: int) -> None:
    """A cut that wanders must not show: the frame keeps 3 mm from the trim."""
    box = alpha(document(frame(HOURS[level]), ink=full_ink), dpi=400).getbbox()
    assert box is not None
    left, top, right, bottom = (edge / 400 * 25.4 - 3.175 for edge in box)
    assert 3 < left < 4
    assert 3 < top < 4
    assert 3 < 63.5 - right < 4
    assert 3 < 88.9 - bottom < 4


@pytest.mark.parametrize("level", [0, 7, -1])
def test_a_level_without_an_hour_is_refused(level: int) -> None:
    """Never guess: there are six hours."""
    with pytest.raises(ValueError, match=f"from 1 to 6, not {level}"):
        draw(subject("gate", level=level))


def test_an_unknown_motif_is_refused_with_the_stock() -> None:
    """Never guess: the message says what there is."""
    with pytest.raises(ValueError, match=r"no charge is called 'gryphon'; .*snail, teapot"):
        draw(subject("gate", motif="gryphon"))


def test_a_card_without_a_motif_gets_a_spare_charge() -> None:
    """The picture is the one that naming this charge would have drawn, and no shipped one."""
    chosen = draw(subject("new-hero", level=4, motif=None))
    drawn = [draw(subject("new-hero", level=4, motif=motif)) for motif in SPARES]
    assert drawn.count(chosen) == 1
    assert not set(SPARES) & {motif for _, motif in SHIPPED.values()}


def test_cards_without_motifs_get_different_charges() -> None:
    """A small deck of new cards does not show one character over and over."""
    shown = set()
    for number in range(20):
        text = draw(subject(f"new-{number}", motif=None))
        shown |= set(re.findall(r'height="50" fill="(#\w{6})"', text))
    assert len(shown) >= 8


@pytest.mark.parametrize("card", SHIPPED)
def test_low_ink_has_one_ink(card: str) -> None:
    """Ink, white, a tint for hatching and one for wisteria: nothing else is printed."""
    level, motif = SHIPPED[card]
    text = draw_low_ink(subject(card, level=level, motif=motif))
    colours = set(re.findall(r'(?:fill|stroke)="(#\w+)"', text))
    assert colours == {"#2a1838", "#fff", "#b7b0c4", "#cdbfe6"}
    assert "Gradient" not in text
    assert "role=" not in text


@pytest.mark.parametrize("level", range(1, 7))
def test_low_ink_uses_under_half_of_the_ink(level: int) -> None:
    """The darkness of the page, added up, against that of the full picture."""
    full = coverage(draw(subject("gate", level=level)))
    low = coverage(draw_low_ink(subject("gate", level=level)))
    assert 0.02 < low < 0.5 * full

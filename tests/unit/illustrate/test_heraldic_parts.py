"""Static parts of Side Quest: overlays, back, icons."""

import io
import math
import re
from itertools import pairwise
from pathlib import Path

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

from cardpress.illustrate.heraldic import parts
from cardpress.illustrate.heraldic.hours import HOURS

ART = Path(__file__).parents[3] / "art" / "side-quest"
LEVELS = range(1, 7)
DPI = 200
PIXELS_TO_THE_MM = DPI / 25.4
BLEED = 3.175


def picture(svg: str) -> Image.Image:
    """The SVG at 200 dpi: the bleed box is 550 x 750 pixels exactly."""
    png = resvg_py.svg_to_bytes(svg_string=svg, dpi=96, zoom=DPI / 96)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def pixel(image: Image.Image, x: float, y: float) -> tuple[int, ...]:
    """The colour at a place in mm from the trimmed corner."""
    place = (round((x + BLEED) * PIXELS_TO_THE_MM), round((y + BLEED) * PIXELS_TO_THE_MM))
    found = image.getpixel(place)
    assert isinstance(found, tuple)
    return found


def overlay(level: int) -> str:
    return parts()[f"overlays/strength-{level}.svg"]


def test_parts_are_these_files() -> None:
    """Templates name them: back, icons, an overlay for each strength; in low ink too."""
    assert list(parts()) == [
        "back-low.svg",
        "back.svg",
        "icons/shield.svg",
        "icons/star.svg",
        "icons/wisteria.svg",
        "overlays/strength-1-low.svg",
        "overlays/strength-1.svg",
        "overlays/strength-2-low.svg",
        "overlays/strength-2.svg",
        "overlays/strength-3-low.svg",
        "overlays/strength-3.svg",
        "overlays/strength-4-low.svg",
        "overlays/strength-4.svg",
        "overlays/strength-5-low.svg",
        "overlays/strength-5.svg",
        "overlays/strength-6-low.svg",
        "overlays/strength-6.svg",
    ]


@pytest.mark.parametrize("name", parts())
def test_the_committed_parts_are_what_the_style_draws(name: str) -> None:
    """Code and committed art are in step."""
    assert (ART / name).read_text(encoding="utf-8") == parts()[name]


@pytest.mark.parametrize("name", parts())
def test_parts_are_small_and_wordless(name: str) -> None:
    """Words are the template's; what is not in the file cannot be a filter or an image."""
    tags = set(re.findall(r"<(\w+)", parts()[name]))
    assert tags <= {
        *("svg", "defs", "g", "use", "path", "rect", "circle"),
        *("linearGradient", "radialGradient", "stop", "clipPath"),
    }
    assert len(parts()[name].encode()) < 40_000


@pytest.mark.parametrize("name", ["back.svg", "back-low.svg"])
def test_the_back_is_the_same_after_half_a_turn(name: str) -> None:
    """Nobody can tell which way up a card lies: only antialiasing may differ."""
    upright = picture(parts()[name]).convert("L")
    assert upright.size == (550, 750)
    histogram = ImageChops.difference(upright, upright.rotate(180)).histogram()
    assert sum(histogram[64:]) == 0
    assert sum(histogram[16:]) < 0.004 * 550 * 750
    flipped = ImageChops.difference(upright, upright.transpose(Image.Transpose.FLIP_TOP_BOTTOM))
    assert sum(flipped.histogram()[64:]) > 0.005 * 550 * 750  # the arms point one way each


def test_the_back_shows_the_day_twice() -> None:
    """Six hours above the post and six below, each in the colour of its wall."""
    for hour in HOURS.values():
        assert parts()["back.svg"].count(f'r="2.1" fill="{hour.wall[0]}"') == 2


@pytest.mark.parametrize("level", LEVELS)
def test_the_overlay_keeps_clear_of_the_cut(level: int) -> None:
    """Ribbon and badges stay 3 mm inside the trim and reach within 4 mm of it."""
    box = picture(overlay(level)).getchannel("A").getbbox()
    assert box is not None
    left, top, right, bottom = (edge / PIXELS_TO_THE_MM - BLEED for edge in box)
    assert 3 < left < 4
    assert 3 < top < 4
    assert 3 < 63.5 - right < 4
    assert 3 < 88.9 - bottom < 4


@pytest.mark.parametrize(
    ("level", "fill"),
    [(level, "#ffcf4a") for level in range(1, 6)] + [(6, "#1d1450")],
)
def test_both_badges_count_the_strength_in_stars(level: int, fill: str) -> None:
    """As many stars as strength, twice."""
    stars = re.findall(rf'<path d="M[^"Z]*Z" fill="{fill}"', overlay(level))
    assert len(stars) == 2 * level


@pytest.mark.parametrize(
    ("level", "bar"), [(level, (255, 207, 74)) for level in range(1, 6)] + [(6, (29, 20, 80))]
)
def test_a_bar_stands_under_every_numeral(level: int, bar: tuple[int, ...]) -> None:
    """A turned 6 is not a 9, and a 1 has a foot: the bar is in both badges."""
    image = picture(overlay(level)).convert("RGB")
    assert pixel(image, 10.3, 14.6) == bar
    assert pixel(image, 63.5 - 10.3, 88.9 - 14.6) == bar


@pytest.mark.parametrize("level", LEVELS)
def test_stars_do_not_touch(level: int) -> None:
    """Two stars in a row keep a gap, their edges included: they can be counted at a glance."""
    fill, edge = r'fill="#(?:ffcf4a|1d1450)"', r'stroke="#\w+" stroke-width="([\d.]+)"'
    pattern = rf'<path d="M([\d.]+),[^"]*" {fill} {edge}'
    found = re.findall(pattern, overlay(level))[:level]
    tips = sorted({float(x) for x, _ in found})
    reach = 2 * 1.5 * math.cos(math.radians(18)) + float(found[0][1])
    assert all(after - before > reach + 0.1 for before, after in pairwise(tips[::2]))
    assert len(found) == level


@pytest.mark.parametrize("level", LEVELS)
def test_badges_are_each_other_turned(level: int) -> None:
    """Both badges cover the same places, seen from either end of the card."""
    image = picture(overlay(level)).getchannel("A")
    corner = (0, 0, 150, 184)
    difference = ImageChops.difference(image.crop(corner), image.rotate(180).crop(corner))
    assert ImageStat.Stat(difference).mean[0] < 1
    assert ImageStat.Stat(image.crop(corner)).mean[0] > 80


@pytest.mark.parametrize("name", ["shield", "star", "wisteria"])
def test_icons_are_one_black_even_odd_path(name: str) -> None:
    """The engine tints an icon by replacing its fill: there must be one, and no stroke."""
    text = parts()[f"icons/{name}.svg"]
    assert re.findall(r"<(\w+)", text) == ["svg", "path"]
    assert text.count('fill="#000" fill-rule="evenodd"') == 1
    assert "stroke" not in text
    ink = picture(text).getchannel("A")
    box = ink.getbbox()
    assert box is not None
    assert box[2] - box[0] > 8 * PIXELS_TO_THE_MM
    assert box[3] - box[1] > 8.5 * PIXELS_TO_THE_MM
    assert 'width="10mm" height="10mm" viewBox="0 0 10 10"' in text


@pytest.mark.parametrize("name", [name for name in parts() if name.endswith("-low.svg")])
def test_low_ink_parts_are_white_with_one_ink(name: str) -> None:
    """One ink, white, and two pale tints; no gradient is left."""
    text = parts()[name]
    colours = set(re.findall(r'(?:fill|stroke)="(#\w+)"', text))
    assert {"#2a1838", "#fff"} <= colours <= {"#2a1838", "#fff", "#b7b0c4", "#cdbfe6"}
    assert "Gradient" not in text


@pytest.mark.parametrize("name", parts())
def test_no_role_is_printed(name: str) -> None:
    """Roles are for the inks; SVG viewers would take them for accessibility roles."""
    assert "role=" not in parts()[name]


@pytest.mark.parametrize("level", LEVELS)
def test_the_badge_of_six_is_of_ink(level: int) -> None:
    """In low ink the strongest index is the loudest: white on ink at 6, ink on white below."""
    image = picture(parts()[f"overlays/strength-{level}-low.svg"]).convert("RGB")
    ink, white = (42, 24, 56), (255, 255, 255)
    assert pixel(image, 5.6, 8) == (ink if level == 6 else white)
    assert pixel(image, 10.3, 14.6) == (white if level == 6 else ink)


def test_one_star_alone_is_nearly_twice_as_large() -> None:
    """The star of strength 1 fills its badge; those of 6 are 15 % smaller than those of 5."""
    heights = {}
    for level in (1, 5, 6):
        outline = re.findall(r'<path d="M([^"Z]*)Z" fill="(?:#ffcf4a|#1d1450)"', overlay(level))
        downs = [float(point.split(",")[1]) for point in outline[0].split("L")]
        heights[level] = max(downs) - min(downs)
    assert heights[1] == pytest.approx(1.9 * heights[5], abs=0.03)
    assert heights[6] == pytest.approx(0.85 * heights[5], abs=0.03)

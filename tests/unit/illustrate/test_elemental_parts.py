"""Frames, grounds, back and icons of Wizard Wars: what a cutter and a reader rely on."""

import io
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

from cardpress.colour import SIGHTS
from cardpress.illustrate.elemental import parts
from cardpress.illustrate.elemental.frame import RARITIES
from cardpress.illustrate.elemental.livery import BLEED_BOX, ELEMENTS, LIVERIES
from cardpress.illustrate.elemental.tint import mix

ART = Path(__file__).parents[3] / "art" / "wizard-wars"
PIXELS_PER_MM = 550 / 69.85
SAFE_MM = 3
BLEED_MM = 3.175
ANTIALIASING = 120
"""Of 255: how much a pixel on an edge may differ from its counterpart."""


@pytest.fixture(scope="module")
def drawn():
    return parts()


def raster(text: str) -> Image.Image:
    """Draws a part with 550 x 750 pixels (the bleed box is 11 : 15), an icon with 80 x 80."""
    text = text.replace('width="69.85mm" height="95.25mm"', 'width="550" height="750"')
    text = text.replace('width="10.4mm" height="10.4mm"', 'width="80" height="80"')
    png = resvg_py.svg_to_bytes(svg_string=text)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


Light = tuple[float, float, float]


def linear(pixel: tuple[int, ...]) -> Light:
    """Undoes the transfer curve of sRGB (IEC 61966-2-1)."""
    red, green, blue = (
        c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in pixel[:3]
    )
    return (red, green, blue)


def mean_light(pixels: Iterator[tuple[int, ...]]) -> Light:
    lights = [linear(pixel) for pixel in pixels]
    red, green, blue = (sum(part) / len(lights) for part in zip(*lights, strict=True))
    return (red, green, blue)


def lightness_seen(light: Light, sight: str) -> float:
    """CIE L* of linear light, as an eye with that sight sees it."""
    seen = [sum(a * b for a, b in zip(row, light, strict=True)) for row in SIGHTS[sight]]
    red, green, blue = (min(1.0, max(0.0, part)) for part in seen)
    return 116 * (0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 3) - 16


def rim_light(text: str) -> Light:
    """Mean light of the bleed and the 3 mm inside the trim."""
    picture = raster(text).convert("RGB").resize((110, 150), Image.Resampling.BOX)
    edge = round((BLEED_MM + SAFE_MM) * PIXELS_PER_MM / 5)
    across, down = range(edge, 110 - edge), range(edge, 150 - edge)
    places = itertools.product(range(110), range(150))
    rim = (place for place in places if place[0] not in across or place[1] not in down)
    return mean_light(picture.getpixel(place) for place in rim)


def pennant_light(element: str) -> Light:
    """Mean light of the gradient of an index."""
    high, low = LIVERIES[element].index
    ends = [[int(color[at : at + 2], 16) for at in (1, 3, 5)] for color in (high, low)]
    return mean_light(
        tuple(round(a + (b - a) * step / 10) for a, b in zip(*ends, strict=True))
        for step in range(11)
    )


def closest(lights: dict[str, Light], sight: str) -> float:
    """The smallest difference in lightness between two elements."""
    levels = sorted(lightness_seen(light, sight) for light in lights.values())
    return min(b - a for a, b in itertools.pairwise(levels))


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("kind", ["common", "rare"])
def test_grounds_of_the_elements_differ_in_lightness_in_every_sight(drawn, kind, sight):
    """By at least 8 in L*, so that nobody needs their hue."""
    rims = {name: rim_light(drawn[f"grounds/{name}-{kind}.svg"]) for name in ELEMENTS}
    assert closest(rims, sight) >= 8


@pytest.mark.parametrize("sight", SIGHTS)
def test_pennants_of_the_elements_differ_in_lightness_in_every_sight(sight):
    """By at least 8 in L*."""
    assert closest({name: pennant_light(name) for name in ELEMENTS}, sight) >= 8


def test_elements_run_from_light_to_dark_as_air_earth_fire_water(drawn):
    rims = [rim_light(drawn[f"grounds/{name}-common.svg"]) for name in ELEMENTS]
    levels = dict(zip(ELEMENTS, (lightness_seen(rim, "normal") for rim in rims), strict=True))
    assert levels["air"] > levels["earth"] > levels["fire"] > levels["water"]


def test_there_is_a_ground_and_a_frame_for_every_face(drawn):
    names = {"back.svg", "back-low.svg"}
    names |= {"icons/set-bas.svg", "icons/set-arc.svg", "icons/set-stg.svg"}
    for element in ELEMENTS:
        names |= {f"grounds/{element}-{kind}.svg" for kind in ("common", "rare", "low")}
        for rarity in ("common", "uncommon", "rare", "unique"):
            names |= {f"frames/{element}-{rarity}.svg", f"frames/{element}-{rarity}-low.svg"}
        names |= {f"icons/element-{element}.svg", f"icons/pip-{element}.svg"}
    assert set(drawn) == names
    assert list(drawn) == sorted(drawn)


def test_the_committed_parts_are_what_is_drawn(drawn):
    committed = {
        path.relative_to(ART).as_posix(): path.read_text(encoding="utf-8")
        for path in ART.rglob("*.svg")
        if path.parent.name != "cards"
    }
    assert committed == drawn


def test_frames_grounds_and_back_cover_the_same_bleed_box(drawn):
    assert BLEED_BOX[2:] == (635 + 2 * 31.75, 889 + 2 * 31.75)
    head = 'width="69.85mm" height="95.25mm" viewBox="-31.75 -31.75 698.5 952.5"'
    for name, text in drawn.items():
        assert (head in text) != name.startswith("icons/"), name


@pytest.mark.parametrize(
    "name", ["back.svg", "grounds/air-common.svg", "grounds/fire-rare.svg"]
)
def test_the_bleed_is_inked_to_its_last_corner(drawn, name):
    alpha = raster(drawn[name]).getchannel("A")
    assert alpha.getextrema() == (255, 255)


@pytest.mark.parametrize("element", ELEMENTS)
def test_patterns_run_out_at_all_four_sides(drawn, element):
    with_pattern = raster(drawn[f"grounds/{element}-common.svg"]).convert("RGB")
    plain = re.sub(r"<use [^>]+/>", "", drawn[f"grounds/{element}-common.svg"])
    difference = ImageChops.difference(with_pattern, raster(plain).convert("RGB"))
    width, height = difference.size
    strip = round(BLEED_MM * PIXELS_PER_MM)
    for box in (
        (0, 0, strip, height),
        (width - strip, 0, width, height),
        (0, 0, width, strip),
        (0, height - strip, width, height),
    ):
        assert ImageStat.Stat(difference.crop(box).convert("L")).mean[0] > 1


def half_turn_difference(text: str) -> Image.Image:
    picture = raster(text).convert("RGB")
    return ImageChops.difference(picture, picture.rotate(180)).convert("L")


@pytest.mark.parametrize("name", ["back.svg", "back-low.svg"])
def test_the_back_is_the_same_either_way_up(drawn, name):
    difference = half_turn_difference(drawn[name])
    assert ImageStat.Stat(difference).mean[0] < 0.5
    assert difference.getextrema()[1] < ANTIALIASING


def test_a_back_with_a_single_speck_out_of_place_would_be_found(drawn):
    speck = '<circle cx="100" cy="300" r="3" fill="#d9b564"/></svg>'
    difference = half_turn_difference(drawn["back.svg"].replace("</svg>", speck))
    assert difference.getextrema()[1] > ANTIALIASING


@pytest.mark.parametrize(
    "rarity", ["common", "uncommon", "rare", "common-low", "uncommon-low", "rare-low"]
)
@pytest.mark.parametrize("element", ELEMENTS)
def test_no_line_of_a_frame_comes_nearer_than_the_safe_area(drawn, element, rarity):
    alpha = raster(drawn[f"frames/{element}-{rarity}.svg"]).getchannel("A")
    inside = round((BLEED_MM + SAFE_MM) * PIXELS_PER_MM)
    alpha.paste(0, (inside, inside, alpha.width - inside, alpha.height - inside))
    # Shadows may reach out, but four veils of 16 % are never more than half a line.
    assert alpha.getextrema()[1] <= 0.5 * 255


def test_both_indices_and_the_mark_under_the_numeral_are_one_figure_turned(drawn):
    for element in ELEMENTS:
        text = drawn[f"frames/{element}-common.svg"]
        assert (
            len(re.findall(r'<use href="#\w+" transform="rotate\(180 317.5 444.5\)"/>', text))
            == 1
        )


@pytest.mark.parametrize("element", ELEMENTS)
def test_what_must_be_read_stands_out(element):
    livery = LIVERIES[element]
    for ground in livery.index:
        assert contrast(livery.index_ink, ground) >= 4.5
    for plate in livery.plate:
        assert contrast("#fdf6e3", plate) >= 4.5
    for paper in livery.paper:
        assert contrast(livery.ink, paper) >= 7


def test_a_back_in_low_ink_is_lines_on_white(drawn):
    """One ink, and the elements' own for their icons; at most a quarter of it is covered."""
    text = drawn["back-low.svg"]
    inks = {livery.low for livery in LIVERIES.values()}
    colours = set(re.findall(r'(?:fill|stroke)="(#\w+)"', text))
    assert colours == inks | {"#ffffff", "#3a2a63"}
    assert "Gradient" not in text
    assert ImageStat.Stat(raster(text).convert("L")).mean[0] > 0.75 * 255


def test_icons_are_one_black_shape_that_can_be_tinted(drawn):
    icons = {name: text for name, text in drawn.items() if name.startswith("icons/")}
    for text in icons.values():
        root = ElementTree.fromstring(text)  # noqa: S314 - our own text
        shapes = [node for node in root.iter() if node.tag.endswith("path")]
        assert len(shapes) == 1
        assert shapes[0].get("fill") == "#000000"
        assert shapes[0].get("fill-rule") == "evenodd"


def test_no_icon_touches_the_edge_of_its_box(drawn):
    for name, text in drawn.items():
        if name.startswith("icons/"):
            alpha = raster(text).getchannel("A")
            box = alpha.getbbox()
            assert box
            assert min(box[0], box[1]) >= 1, name
            assert max(box[2] - alpha.width, box[3] - alpha.height) <= -1, name


@pytest.mark.parametrize("element", ELEMENTS)
def test_low_ink_takes_one_colour_of_lines_on_white(drawn, element):
    """Frames and grounds: no gradient, no shadow, no second hue."""
    names = [name for name in drawn if element in name and name.endswith("-low.svg")]
    assert len(names) == 5
    for name in names:
        colours = set(re.findall(r'(?:fill|stroke)="(#\w+)"', drawn[name]))
        assert colours <= {"#ffffff", LIVERIES[element].low}, name
        assert "Gradient" not in drawn[name]


@pytest.mark.parametrize("element", ELEMENTS)
def test_low_ink_tells_every_rarity_by_its_lines(drawn, element):
    lows = {drawn[f"frames/{element}-{rarity}-low.svg"] for rarity in RARITIES}
    assert len(lows) == 4


def test_mixing_keeps_the_ends_and_passes_through_a_clean_middle():
    assert mix("#123456", "#abcdef", 0) == "#123456"
    assert mix("#123456", "#abcdef", 1) == "#abcdef"
    # OKLab's middle grey between black and white: lightness 0.5 is linear 0.125
    assert mix("#000000", "#ffffff", 0.5) == "#636363"

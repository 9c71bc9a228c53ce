"""Pictures handed out in gray: pixels and drawings."""

import base64
import io
import zlib

import pikepdf
import pytest
from PIL import Image, ImageCms

from cardpress.colour import Rgb, lightness
from cardpress.files import MemoryFiles
from cardpress.pictures import PictureLibrary, Raster
from cardpress.scene import Picture
from tests.support.grays import colours_in
from tests.support.papers import Workshop, halves, jpeg, mm_box, plain_png

RED, OLIVE = (255, 0, 0), (128, 128, 0)
RED_GRAY, OLIVE_GRAY = 127, 123
"""0.2126 and 0.2002 of white's light, as sRGB writes them."""


def gray(data: bytes, name: str) -> Raster:
    pictures = PictureLibrary(MemoryFiles({name: data}), gray=True)
    content = pictures.load(pictures.asset(name).key)
    assert isinstance(content, Raster)
    return content


def saved(image: Image.Image, kind: str, **more: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **more)
    return buffer.getvalue()


def png(width: int, height: int, kind: bytes, rows: bytes) -> bytes:
    """A PNG file; ``kind`` is its depth and colour type, ``rows`` are deflated."""
    file = b"\x89PNG\r\n\x1a\n"
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + kind + b"\0\0\0"
    for name, data in ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b"")):
        check = zlib.crc32(name + data).to_bytes(4, "big")
        file += len(data).to_bytes(4, "big") + name + data + check
    return file


def pixels(raster: Raster) -> Image.Image:
    """Rows with PNG's predictors as pixels."""
    file = png(raster.width, raster.height, b"\x08\0", raster.data)
    return Image.open(io.BytesIO(file))


def test_every_pixel_is_as_light_as_it_was() -> None:
    """Each value of each channel, alone and together."""
    image = Image.new("RGB", (256, 4))
    for x in range(256):
        for y, colour in enumerate(((x, 0, 0), (0, x, 0), (0, 0, x), (x, x, x))):
            image.putpixel((x, y), colour)
    raster = gray(plain_png(image), "a.png")
    assert (raster.channels, raster.is_jpeg) == ("gray", False)
    found = pixels(raster)
    for x in range(256):
        assert found.getpixel((x, 3)) == x
        for y in range(3):
            level, colour = found.getpixel((x, y)), Rgb(*image.getpixel((x, y)))
            off = abs(lightness(Rgb(level, level, level)) - lightness(colour))
            assert off < 0.4, colour


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.png", plain_png(halves(RED, OLIVE))),
        ("a.png", plain_png(halves(RED, OLIVE).quantize(8))),
        ("a.jpg", jpeg(halves(RED, OLIVE))),
        ("a.jpg", jpeg(halves((0, 255, 255, 0), (0, 0, 255, 127), "CMYK"))),
        ("a.webp", saved(halves(RED, OLIVE), "WEBP", lossless=True)),
    ],
)
def test_all_formats_come_in_gray(name: str, data: bytes) -> None:
    """Red and olive, which differ in hue, are two grays that hardly do."""
    found = pixels(gray(data, name))
    assert found.mode == "L"
    assert found.getpixel((10, 40)) == pytest.approx(RED_GRAY, abs=2)
    assert found.getpixel((50, 40)) == pytest.approx(OLIVE_GRAY, abs=2)


@pytest.mark.parametrize("name", ["a.png", "a.jpg"])
def test_what_is_gray_stays_as_it_is(name: str) -> None:
    """Its data are not touched."""
    image = halves(40, 200, "L")
    data = plain_png(image) if name == "a.png" else jpeg(image)
    raster = gray(data, name)
    assert raster.channels == "gray"
    assert raster.data in data


def test_alpha_stays() -> None:
    """What is half seen in colour is half seen in gray."""
    raster = gray(plain_png(Image.new("RGBA", (4, 4), (*RED, 100))), "a.png")
    assert raster.alpha is not None
    assert pixels(raster).getpixel((0, 0)) == RED_GRAY
    assert pixels(raster.alpha).getpixel((0, 0)) == 100


def test_a_turned_jpeg_is_upright() -> None:
    """Its size as seen is that in colour, and so is what stands on its left."""
    exif = Image.Exif()
    exif[274] = 6
    data = jpeg(halves(RED, (255, 255, 255)), exif=exif.tobytes())
    raster = gray(data, "a.jpg")
    assert (raster.width, raster.height, raster.orientation) == (80, 60, 1)
    assert pixels(raster).getpixel((40, 5)) == pytest.approx(RED_GRAY, abs=2)
    assert pixels(raster).getpixel((40, 55)) == 255


def test_a_profile_counts() -> None:
    """The same numbers in a profile whose red and green are swapped are another gray."""
    profile = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    at = [profile.index(tag, 128) for tag in (b"rXYZ", b"gXYZ")]
    profile[at[0] : at[0] + 4], profile[at[1] : at[1] + 4] = b"gXYZ", b"rXYZ"
    profile = bytearray(
        bytes(profile)
        .replace("sRGB".encode("utf-16-be"), "swap".encode("utf-16-be"))
        .replace(b"sRGB", b"swap")
    )
    image = Image.new("RGB", (4, 4), RED)
    plain = pixels(gray(plain_png(image), "a.png")).getpixel((0, 0))
    swapped = pixels(gray(plain_png(image, icc_profile=bytes(profile)), "a.png")).getpixel(
        (0, 0)
    )
    assert plain == RED_GRAY
    assert swapped == pytest.approx(220, abs=2)  # that of green


def test_keys_tell_gray_from_colour() -> None:
    """Neither scenes nor what is kept on disk can mix them up."""
    files = MemoryFiles({"a.jpg": jpeg(halves(RED, OLIVE)), "b.svg": svg("")})
    colour, grays = PictureLibrary(files), PictureLibrary(files, gray=True)
    for name in ("a.jpg", "b.svg"):
        assert colour.asset(name).key != grays.asset(name).key
    assert colour.digests == grays.digests
    tint = Rgb(9, 9, 9)
    assert grays.asset("b.svg", tint=tint).key != grays.asset("b.svg").key


def test_emoji_are_gray_too() -> None:
    """So is every picture that a font gives rather than a file."""
    pictures = PictureLibrary(MemoryFiles({}), gray=True)
    asset = pictures.given("a heart", plain_png(Image.new("RGB", (4, 4), RED)))
    content = pictures.load(asset.key)
    assert isinstance(content, Raster)
    assert pixels(content).getpixel((0, 0)) == RED_GRAY


NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def svg(inside: str) -> bytes:
    return f'<svg {NS} viewBox="0 0 100 100">{inside}</svg>'.encode()


def seen(inside: str, x: int, y: int, *, gray: bool = True) -> tuple[int, ...]:
    """The colour at a point of a drawing of 100 by 100 units, printed."""
    workshop = Workshop({"a.svg": svg(inside)}, gray=gray)
    image = workshop.seen(workshop.picture("a.svg", 0, 0, 100, 100), dpi=127)
    return image.getpixel((x * 5, y * 5))


def data_uri(kind: str, data: bytes) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


RED_PNG = data_uri("png", plain_png(Image.new("RGB", (8, 8), RED)))
DEEP_PNG = data_uri(
    "png", png(8, 8, b"\x10\x02", zlib.compress((b"\0" + b"\xff\xff\0\0\0\0" * 8) * 8))
)
RED_JPEG = data_uri("jpeg", jpeg(Image.new("RGB", (8, 8), RED)))
EVERYTHING = f"""
<defs>
 <linearGradient id="g"><stop offset="0" stop-color="red" stop-opacity=".5"/>
  <stop offset=".5" stop-color="lime"/><stop offset="1" stop-color="blue"/></linearGradient>
 <radialGradient id="r" r=".3"><stop offset="0" stop-color="#fff"/>
  <stop offset="1" stop-color="#0f8"/></radialGradient>
 <mask id="m"><rect width="50" height="100" fill="#fc8"/></mask>
 <pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse">
  <circle cx="5" cy="5" r="3" fill="orange"/></pattern>
</defs>
<rect width="100" height="50" fill="url(#g)"/>
<rect y="50" width="100" height="50" fill="url(#r)" stroke="url(#g)"/>
<g mask="url(#m)"><circle r="30" cx="50" cy="50" fill="purple"/></g>
<rect width="30" height="30" fill="url(#p)"/>
<g style="mix-blend-mode:multiply" opacity=".5"><path d="M0 0h20" stroke="#f00"/></g>
<image width="20" height="20" xlink:href="{RED_PNG}"/>
<image y="30" width="20" height="20" xlink:href="{RED_JPEG}"/>
"""


def test_no_colour_is_left_in_a_drawing() -> None:
    """Of whatever SVG has: areas, lines, gradients, patterns, masks, blends, pixels."""
    found = []
    for workshop in (Workshop({"a.svg": svg(EVERYTHING)}, gray=gray) for gray in (True, False)):
        pdf = workshop.pdf(workshop.picture("a.svg", 0, 0, 100, 100))
        with pikepdf.open(io.BytesIO(pdf)) as document:
            found.append(colours_in(document))
    assert found == [set(), COLOURS]


COLOURS = {
    "/DeviceRGB",
    "operator scn",
    "operator SCN",
    "a function of 3 values",
    "a picture in /DeviceRGB",
    "a JPEG picture of 3 channels",
}


@pytest.mark.parametrize(
    ("inside", "level"),
    [
        ('<rect width="100" height="100" fill="red"/>', RED_GRAY),
        ('<path d="M0 50h100" stroke="red" stroke-width="60"/>', RED_GRAY),
        (f'<image width="100" height="100" href="{RED_PNG}"/>', RED_GRAY),
        (f'<image width="100" height="100" href="{RED_JPEG}"/>', RED_GRAY),
        (f'<image width="100" height="100" href="{DEEP_PNG}"/>', RED_GRAY),
    ],
)
def test_drawings_keep_their_lightness(inside: str, level: int) -> None:
    """Areas, lines and pixels."""
    red, green, blue = seen(inside, 50, 50)
    assert red == green == blue == pytest.approx(level, abs=1)


def test_a_turned_jpeg_within_a_drawing_is_drawn_as_in_colour() -> None:
    """Drawings do not heed EXIF, in neither ink."""
    exif = Image.Exif()
    exif[274] = 6
    uri = data_uri("jpeg", jpeg(halves(RED, (255, 255, 255)), exif=exif.tobytes()))
    inside = f'<image width="100" height="100" preserveAspectRatio="none" href="{uri}"/>'
    for x, y in ((20, 20), (80, 20), (20, 80), (80, 80)):
        red, green, _ = seen(inside, x, y, gray=False)
        assert seen(inside, x, y)[0] == pytest.approx(255 if green > 128 else RED_GRAY, abs=2)
        assert red > 250


def test_gradients_keep_their_lightness_between_their_stops() -> None:
    """Halfway from red to green lies olive, which is darker than either."""
    inside = (
        '<defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" '
        'stop-color="#0f0"/></linearGradient></defs><rect width="100" height="100" '
        'fill="url(#g)"/>'
    )
    assert seen(inside, 50, 50, gray=False)[:2] == pytest.approx((128, 128), abs=2)
    assert seen(inside, 50, 50)[0] == pytest.approx(OLIVE_GRAY, abs=2)
    assert seen(inside, 1, 50)[0] == pytest.approx(RED_GRAY, abs=4)


def test_masks_let_through_what_they_did() -> None:
    """How much of black is seen through a red mask does not depend on the ink."""
    inside = (
        '<defs><mask id="m"><rect width="100" height="100" fill="red"/></mask></defs>'
        '<rect width="100" height="100" mask="url(#m)"/>'
    )
    colour, without = seen(inside, 50, 50, gray=False), seen(inside, 50, 50)
    assert 150 < colour[0] < 220
    assert without == pytest.approx(colour, abs=1)


def test_icons_are_gray_in_their_tint() -> None:
    """The tint is what becomes gray."""
    workshop = Workshop({"a.svg": svg('<rect width="100" height="100"/>')}, gray=True)
    key = workshop.pictures.asset("a.svg", tint=Rgb(*RED)).key
    picture = Picture(key, mm_box(0, 0, 100, 100))
    assert workshop.seen(picture).getpixel((500, 500)) == (RED_GRAY,) * 3


def test_gray_drawings_are_kept_and_found_again(tmp_path) -> None:
    """On disk beside those in colour; bytes are the same from memory and from there."""
    files = MemoryFiles({"a.svg": svg(EVERYTHING)})
    contents = []
    for _ in range(2):
        for gray in (False, True):
            pictures = PictureLibrary(files, tmp_path, gray=gray)
            contents.append(pictures.load(pictures.asset("a.svg").key))
    assert contents[0] == contents[2] != contents[1] == contents[3]
    assert len(list(tmp_path.iterdir())) == 2

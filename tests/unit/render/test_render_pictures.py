import base64
import gc
import io
import os
import struct
import tracemalloc
import zlib

import pikepdf
import pytest
from PIL import Image, ImageChops, ImageCms

from cardpress.colour import Rgb
from cardpress.diagnostics import ProjectError
from cardpress.fonts import FontLibrary
from cardpress.geometry import Size, Transform, mm
from cardpress.pictures import PictureLibrary
from cardpress.render import render_pdf
from cardpress.scene import OPAQUE, Page, Part, Picture, Use
from tests.support.papers import (
    A4,
    BLUE,
    GREEN,
    INFO,
    RED,
    Workshop,
    halves,
    images,
    jpeg,
    mm_box,
    near,
    plain_png,
    rectangle,
)

MEDIA = Size(mm(70), mm(90))
YELLOW = Rgb(240, 220, 40)


def seen(data: bytes, name: str = "a.png") -> Image.Image:
    """A picture of 60 x 80 mm on yellow paper, as pixels: ten to the millimetre."""
    shop = Workshop({name: data})
    paper = rectangle(0, 0, 70, 90, YELLOW)
    return shop.seen(paper, shop.picture(name, 5, 5, 60, 80), media=MEDIA)


def without_adobe(data: bytes) -> bytes:
    """A JPEG file without Adobe's marker."""
    at, kept = 2, data[:2]
    while data[at + 1] != 0xDA:
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        if data[at + 1] != 0xEE:
            kept += data[at : at + 2 + length]
        at += 2 + length
    return kept + data[at:]


def turned(orientation: int) -> bytes:
    """A photo that is red above and blue below once it is turned as EXIF asks."""
    upright = Image.new("RGB", (60, 80), tuple(RED))
    upright.paste(tuple(BLUE), (0, 40, 60, 80))
    upright.paste(tuple(GREEN), (0, 0, 20, 20))  # the upper left corner
    undo = {
        1: None,
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }[orientation]
    stored = upright if undo is None else upright.transpose(undo)
    exif = Image.Exif()
    exif[274] = orientation
    return jpeg(stored, exif=exif)


@pytest.mark.parametrize("orientation", range(1, 9))
def test_photos_stand_upright(orientation: int) -> None:
    """F16: every orientation of EXIF, and the file's bytes are untouched all the same."""
    data = turned(orientation)
    photo = seen(data, "a.jpg")
    assert near(photo.getpixel((100, 100)), GREEN, 12)
    assert near(photo.getpixel((600, 100)), RED, 12)
    assert near(photo.getpixel((100, 800)), BLUE, 12)
    shop = Workshop({"a.jpg": data})
    assert shop.pictures.asset("a.jpg").pixels == (60, 80)
    (image,) = images(shop.pdf(shop.picture("a.jpg", 0, 0, 60, 80)))
    assert image.raw == data


@pytest.mark.parametrize(
    ("mode", "space"), [("L", "/DeviceGray"), ("RGB", "/DeviceRGB"), ("CMYK", "/DeviceCMYK")]
)
@pytest.mark.parametrize("progressive", [False, True])
def test_jpeg_bytes_are_untouched(mode: str, space: str, *, progressive: bool) -> None:
    """Gray, RGB and CMYK, baseline and progressive."""
    data = jpeg(Image.new(mode, (40, 30)), progressive=progressive)
    shop = Workshop({"a.jpg": data})
    (image,) = images(shop.pdf(shop.picture("a.jpg", 5, 5, 40, 30)))
    assert image.raw == data
    assert (image.space, image.size) == (space, (40, 30))


@pytest.mark.parametrize("marked", [True, False])
def test_inks_are_not_inverted(*, marked: bool) -> None:
    """F16: red left and cyan right, with Adobe's marker (inverted values) and without."""
    inks = halves((0, 255, 255, 0), (255, 0, 0, 0), "CMYK")
    data = jpeg(inks) if marked else without_adobe(jpeg(ImageChops.invert(inks)))
    photo = seen(data, "a.jpg")
    left, right = photo.getpixel((200, 450)), photo.getpixel((500, 450))
    assert left[0] > 180
    assert max(left[1:]) < 90
    assert right[0] < 120
    assert right[2] > 150


@pytest.mark.parametrize("mode", ["L", "RGB"])
def test_plain_png_rows_are_untouched(mode: str) -> None:
    """Eight bits, gray or RGB: the file's deflated rows stand in the PDF as they are."""
    picture = Image.effect_noise((64, 48), 90).convert(mode)
    data = plain_png(picture)
    shop = Workshop({"a.png": data})
    assert shop.pictures.asset("a.png").kind == "png"
    (image,) = images(shop.pdf(shop.picture("a.png", 5, 5, 64, 48)))
    assert image.raw in data
    assert image.rows == picture.tobytes()


def interlaced() -> bytes:
    """A PNG in Adam7's order, which Pillow cannot write: one pixel, so that one pass is all."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        body = kind + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 1)
    rows = zlib.compress(b"\0" + bytes(BLUE))
    parts = [(b"IHDR", head), (b"IDAT", rows), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def test_interlaced_rows_are_decoded() -> None:
    """Their order is not the one that a PDF wants."""
    picture = seen(interlaced())
    assert near(picture.getpixel((300, 300)), BLUE)


def palette() -> bytes:
    image = Image.new("P", (60, 80), 0)
    image.putpalette([*RED, *BLUE, 1, 2, 3])
    image.paste(2, (30, 0, 60, 80))
    return plain_png(image, transparency=2)


def keyed() -> bytes:
    return plain_png(halves(tuple(RED), (1, 2, 3)), transparency=(1, 2, 3))


def gray_alpha() -> bytes:
    return plain_png(halves((90, 255), (200, 0), "LA"))


SEE_THROUGH = {
    "RGBA": (plain_png(halves((*RED, 255), (0, 0, 0, 0), "RGBA")), RED),
    "palette": (palette(), RED),
    "keyed RGB": (keyed(), RED),
    "gray and alpha": (gray_alpha(), (90, 90, 90)),
}


@pytest.mark.parametrize("kind", SEE_THROUGH)
def test_what_is_see_through_shows_the_paper(kind: str) -> None:
    """F16: alpha, transparent palette entries and transparent colours; never black."""
    data, left = SEE_THROUGH[kind]
    picture = seen(data)
    assert near(picture.getpixel((200, 450)), left)
    assert near(picture.getpixel((500, 450)), YELLOW)


def test_half_alpha_mixes() -> None:
    """An alpha of 128 shows half of the paper."""
    picture = seen(plain_png(Image.new("RGBA", (8, 8), (0, 0, 0, 128))))
    assert near(picture.getpixel((300, 300)), (120, 110, 20), 3)


def test_opaque_alpha_is_left_out() -> None:
    """An alpha channel that hides nothing makes no soft mask."""
    shop = Workshop({"a.png": plain_png(Image.new("RGBA", (8, 8), (*RED, 255)))})
    (image,) = images(shop.pdf(shop.picture("a.png", 5, 5, 20, 20)))
    assert "/SMask" not in image.keys


def test_sixteen_bits_are_scaled() -> None:
    """A deep gray is not clipped to white."""
    wide = Image.frombytes("I;16", (2, 1), (0x4000).to_bytes(2, "little") * 2)
    assert near(seen(plain_png(wide)).getpixel((300, 300)), (64, 64, 64), 2)


def test_one_bit_pictures() -> None:
    """Black and white stay black and white."""
    picture = seen(plain_png(halves(0, 1, "1")))
    assert picture.getpixel((200, 450)) == (0, 0, 0)
    assert picture.getpixel((500, 450)) == (255, 255, 255)


def odd_profile() -> bytes:
    """A profile in which red and blue have changed places, so that one can see it at work."""
    profile = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    red, blue = profile.index(b"rXYZ"), profile.index(b"bXYZ")
    profile[red : red + 4], profile[blue : blue + 4] = b"bXYZ", b"rXYZ"
    text = bytes(profile).replace("sRGB".encode("utf-16-be"), "oRGB".encode("utf-16-be"))
    return text.replace(b"sRGB", b"oRGB")


@pytest.mark.parametrize("kind", ["jpg", "png", "rgba.png"])
def test_profiles_are_kept(kind: str) -> None:
    """Colours that are not sRGB are shown by their profile; the data are untouched."""
    image = Image.new("RGBA" if kind == "rgba.png" else "RGB", (8, 8), (250, 0, 0))
    make = jpeg if kind == "jpg" else plain_png
    page = seen(make(image, icc_profile=odd_profile()), f"a.{kind}")
    assert page.getpixel((300, 300))[2] > 200
    assert page.getpixel((300, 300))[0] < 60


def test_srgb_needs_no_profile() -> None:
    """Pictures that say they are sRGB, and broken or foreign profiles, are device RGB."""
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for profile in (srgb, odd_profile()[:-1], odd_profile().replace(b"RGB ", b"CMYK", 1)):
        shop = Workshop({"a.jpg": jpeg(Image.new("RGB", (8, 8)), icc_profile=profile)})
        (image,) = images(shop.pdf(shop.picture("a.jpg", 5, 5, 20, 20)))
        assert image.space == "/DeviceRGB"


def test_equal_profiles_are_written_once() -> None:
    """A deck from one camera holds its profile once."""
    files = {
        f"{n}.jpg": jpeg(Image.new("RGB", (8, 8), (n, 0, 0)), icc_profile=odd_profile())
        for n in (1, 2)
    }
    shop = Workshop(files)
    pdf = shop.pdf(shop.picture("1.jpg", 5, 5, 9, 9), shop.picture("2.jpg", 20, 5, 9, 9))
    assert pdf.count(b"/Alternate") == 1


def test_pictures_may_be_translucent() -> None:
    """A picture's own opacity mixes it with what lies below, and ends with it."""
    shop = Workshop({"a.png": plain_png(Image.new("RGB", (4, 4), (0, 0, 0)))})
    one, two = shop.picture("a.png", 5, 5, 20, 20), shop.picture("a.png", 40, 5, 20, 20)
    page = shop.seen(one._replace(opacity=OPAQUE // 2), two, media=MEDIA)
    assert near(page.getpixel((150, 150)), (127, 127, 127), 2)
    assert page.getpixel((500, 150)) == (0, 0, 0)


def test_one_object_for_one_picture() -> None:
    """F18 g: 500 copies on 56 pages hold the picture once; the file stays under 300 kB."""
    shop = Workshop({"a.jpg": jpeg(halves(tuple(RED), tuple(BLUE), size=(600, 800)))})
    face = Part((shop.picture("a.jpg", 0, 0, 63, 84),), mm_box(0, 0, 63, 84))
    places = [Transform(mm(10 + 63 * (n % 3)), mm(20 + 84 * (n // 3))) for n in range(9)]
    pages = [Page(A4, tuple(Use(face, place) for place in places)) for _ in range(56)]
    pdf, summary = shop.print(pages)
    assert len(images(pdf)) == 1
    assert summary.pictures == 1
    assert len(pdf) < 300_000


def test_equal_files_are_one_picture() -> None:
    """Two names of the same bytes are embedded once."""
    data = plain_png(Image.new("RGB", (4, 4)))
    shop = Workshop({"a.png": data, "b/c.png": data})
    pdf = shop.pdf(shop.picture("a.png", 1, 1, 9, 9), shop.picture("b/c.png", 20, 1, 9, 9))
    assert len(images(pdf)) == 1


def test_a_picture_that_changes_meanwhile_is_a_fault() -> None:
    """What was checked is what is printed."""
    shop = Workshop({"a.png": plain_png(Image.new("RGB", (4, 4)))})
    picture = shop.picture("a.png", 1, 1, 9, 9)
    shop.project._files["a.png"] = plain_png(Image.new("RGB", (4, 4), (9, 9, 9)))
    with pytest.raises(ProjectError, match="changed") as raised:
        shop.pdf(picture)
    assert raised.value.diagnostics[0].code == "E303"


class CountingFiles:
    """A project of endless pictures, made when they are asked for."""

    def read(self, path: str) -> bytes:
        number = int(path.removesuffix(".png"))
        noise = (number * 2654435761 % 2**32).to_bytes(4, "big") * 16_384 * 3
        return plain_png(Image.frombytes("RGB", (256, 256), noise), compress_level=0)

    def entries(self, _folder: str) -> tuple[str, ...]:
        return tuple(f"{number}.png" for number in range(200))

    def outside(self, _path: str) -> bool:
        return False


def test_memory_does_not_grow_with_pictures() -> None:
    """A picture of 200 kB more costs less than a tenth of that at the peak."""

    def peak(count: int) -> int:
        files = CountingFiles()
        pictures, fonts = PictureLibrary(files), FontLibrary(files)

        def placed(number: int) -> Picture:
            return Picture(pictures.asset(f"{number}.png").key, mm_box(0, 0, 50, 50))

        pages = (Page(MEDIA, (placed(number),)) for number in range(count))
        gc.collect()
        tracemalloc.start()
        with io.FileIO(os.devnull, "w") as nothing:
            render_pdf(pages, nothing, fonts=fonts, pictures=pictures, info=INFO)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    peak(40)  # what is loaded once is no growth
    assert (peak(140) - peak(40)) / 100 < 20_000


SVG = """<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="-50 -50 100 100">
<rect x="-50" y="-50" width="50" height="50" fill="#dc1414"/>
<rect width="50" height="50" fill="#1414dc" clip-path="url(#later)"/>
<defs><clipPath id="later"><circle cx="25" cy="25" r="15"/></clipPath></defs></svg>"""


def test_vectors_stay_vectors() -> None:
    """F17: the viewBox is honoured, clips that come later count, nothing becomes pixels."""
    data = SVG.format(size='width="20mm" height="20mm"').encode()
    drawing = seen(data, "a.svg")
    assert near(drawing.getpixel((200, 250)), RED)
    assert near(drawing.getpixel((500, 650)), BLUE)
    assert near(drawing.getpixel((370, 470)), YELLOW)
    assert near(drawing.getpixel((500, 250)), YELLOW)
    shop = Workshop({"a.svg": data})
    pdf = shop.pdf(shop.picture("a.svg", 5, 5, 60, 80))
    assert images(pdf) == []
    assert b"ICCBased" not in pdf
    assert pikepdf.open(io.BytesIO(pdf)).check_pdf_syntax() == []


def test_vectors_keep_to_their_box() -> None:
    """What reaches beyond the viewBox is not drawn."""
    data = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle r="30"/></svg>'
    shop = Workshop({"a.svg": data})
    page = shop.seen(shop.picture("a.svg", 20, 20, 30, 30), media=MEDIA)
    assert page.getpixel((210, 210)) == (0, 0, 0)
    assert page.getpixel((190, 300)) == (255, 255, 255)
    assert page.getpixel((510, 300)) == (255, 255, 255)


def test_translucent_vectors_are_groups() -> None:
    """Opacity within a drawing mixes with what lies below it."""
    data = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
    <g opacity=".5"><rect width="6" height="6"/><rect x="3" width="6" height="6"/></g></svg>"""
    drawing = seen(data, "a.svg")
    for x in (150, 250, 400):
        assert near(drawing.getpixel((x, 200)), (120, 110, 20), 3)


def test_equal_streams_of_drawings_are_written_once() -> None:
    """Two drawings that hold the same picture share it."""
    inner = base64.b64encode(
        plain_png(Image.effect_noise((64, 64), 90).convert("RGB"))
    ).decode()
    files = {
        f"{name}.svg": f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><image'
        f' width="10" height="10" href="data:image/png;base64,{inner}"/><rect width="{name}"'
        f' height="1"/></svg>'.encode()
        for name in (1, 2)
    }
    shop = Workshop(files)
    pdf = shop.pdf(shop.picture("1.svg", 1, 1, 9, 9), shop.picture("2.svg", 20, 1, 9, 9))
    assert len(images(pdf)) == 1

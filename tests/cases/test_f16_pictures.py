"""F16: art files as they come: inks, turned photos, holes, palettes, names that are wrong."""

import io
import struct
import unicodedata
import zlib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageCms

from tests.support.measure import Sheets
from tests.support.projects import command
from tests.support.roads import ART, built, checked, road, said

Capture = pytest.CaptureFixture[str]
SIZE = (756, 1008)
"""Pixels for 63 x 84 mm at 305 dpi."""
TEMPLATE = "size: 63x84mm"


def halves(mode: str, left: Any, right: Any, size: tuple[int, int] = SIZE) -> Image.Image:
    """A picture of two colours side by side."""
    picture = Image.new(mode, size, left)
    picture.paste(right, (size[0] // 2, 0, *size))
    return picture


def saved(picture: Image.Image, kind: str, **options: Any) -> bytes:
    """A picture as a file."""
    stream = io.BytesIO()
    picture.save(stream, kind, **options)
    return stream.getvalue()


def gallery(
    folder: Path, files: dict[str, bytes], *, layers: str = ART, names: list[str] | None = None
) -> Path:
    """A card of 63 x 84 mm for each picture, which fills it."""
    cards = "".join(
        f'  - {{id: p{n}, name: P, art: "{name}"}}\n'
        for n, name in enumerate(names or files, 1)
    )
    return road(folder, cards, template=TEMPLATE, layers=layers, files=files)


def seen(sheets: Sheets, across: float, down: float, place: int = 0) -> tuple[int, int, int]:
    """The colour at a share of a card's width and height."""
    x = 10.5 + 63 * (place % 3) + 63 * across
    return sheets.channels(1, x, 22.5 + 84 * (place // 3) + 84 * down)


def is_near(found: tuple[int, int, int], colour: str, slack: int = 8) -> bool:
    """Whether a colour is nearly another."""
    return all(abs(a - b) <= slack for a, b in zip(found, bytes.fromhex(colour), strict=True))


@pytest.mark.parametrize("name", ["plain", "adobe"])
def test_a_picture_in_four_inks(tmp_path: Path, capsys: Capture, name: str) -> None:
    """Red stays red, cyan is not black, whichever way round the file counts its ink."""
    picture = halves("CMYK", (0, 255, 255, 0), (255, 0, 0, 0))
    data = saved(picture, "JPEG", quality=95)
    if name == "plain":  # without Adobe's mark, ink is not inverted
        start = data.index(b"\xff\xee")
        length = struct.unpack(">H", data[start + 2 : start + 4])[0]
        data = data[:start] + data[start + 2 + length :]
        inverted = Image.eval(picture, lambda ink: 255 - ink)
        data = saved(inverted, "JPEG", quality=95)
        start = data.index(b"\xff\xee")
        data = data[:start] + data[start + 2 + length :]
    sheets = built(capsys, gallery(tmp_path, {"cmyk.jpg": data}))
    red, cyan = seen(sheets, 0.25, 0.5), seen(sheets, 0.75, 0.5)
    assert red[0] > 180
    assert max(red[1:]) < 90
    assert cyan[0] < 120
    assert cyan[2] > 150


TURNS = {
    1: (), 2: (Image.Transpose.FLIP_LEFT_RIGHT,), 3: (Image.Transpose.ROTATE_180,),
    4: (Image.Transpose.FLIP_TOP_BOTTOM,), 5: (Image.Transpose.TRANSPOSE,),
    6: (Image.Transpose.ROTATE_90,), 7: (Image.Transpose.TRANSVERSE,),
    8: (Image.Transpose.ROTATE_270,),
}  # fmt: skip
"""How to store a picture so that its orientation puts it right again."""


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_photos_stand_upright_whichever_way_they_are_stored(
    tmp_path: Path, capsys: Capture, kind: str
) -> None:
    """All eight orientations show red above blue, with green in the upper left corner."""
    upright = Image.new("RGB", SIZE, "#E01010")
    upright.paste("#1010E0", (0, SIZE[1] // 2, *SIZE))
    upright.paste("#10C010", (0, 0, SIZE[0] // 3, SIZE[1] // 4))
    files = {}
    for number, turns in TURNS.items():
        stored = upright
        for turn in turns:
            stored = stored.transpose(turn)
        exif = Image.Exif()
        exif[0x0112] = number
        options = {"lossless": True} if kind == "WEBP" else {}
        files[f"photo{number}.{kind.lower()}"] = saved(stored, kind, exif=exif, **options)
    sheets = built(capsys, gallery(tmp_path, files))
    for place in range(8):
        assert is_near(seen(sheets, 0.75, 0.25, place), "E01010", 16), place + 1
        assert is_near(seen(sheets, 0.25, 0.75, place), "1010E0", 16), place + 1
        assert is_near(seen(sheets, 0.1, 0.1, place), "10C010", 16), place + 1


def bare_png(kind: int, depth: int, row: bytes, *chunks: tuple[bytes, bytes]) -> bytes:
    """A PNG of rows that are all the same, with more chunks before the pixels."""

    def chunk(name: bytes, data: bytes) -> bytes:
        crc = struct.pack(">I", zlib.crc32(name + data))
        return struct.pack(">I", len(data)) + name + data + crc

    head = struct.pack(">IIBBBBB", *SIZE, depth, kind, 0, 0, 0)
    pixels = zlib.compress((b"\0" + row) * SIZE[1])
    parts = [chunk(b"IHDR", head), *(chunk(*each) for each in chunks)]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        [*parts, chunk(b"IDAT", pixels), chunk(b"IEND", b"")]
    )


def holed() -> dict[str, bytes]:
    """Pictures that are red on the left and see-through on the right, of every kind."""
    half = SIZE[0] // 2
    palette = halves("P", 1, 0)
    palette.putpalette([0, 0, 0, 224, 16, 16])
    rgba = halves("RGBA", (224, 16, 16, 255), (0, 0, 0, 0))
    return {
        "palette.png": saved(palette, "PNG", transparency=0),
        "rgba.png": saved(rgba, "PNG"),
        "rgba.webp": saved(rgba, "WEBP", lossless=True),
        "palette.gif": saved(palette, "GIF", transparency=0),
        "key.png": bare_png(
            2, 8, b"\xe0\x10\x10" * half + b"\x00\xff\x00" * half,
            (b"tRNS", struct.pack(">HHH", 0, 255, 0)),
        ),
        "deep.png": bare_png(
            6, 16, b"\xe0\xe0\x10\x10\x10\x10\xff\xff" * half + b"\0" * 8 * half
        ),
    }  # fmt: skip


def test_holes_show_the_card_behind_them(tmp_path: Path, capsys: Capture) -> None:
    """Never black: the paper where the card has no ground, else the ground."""
    files = holed()
    bare = built(capsys, gallery(tmp_path / "bare", files))
    layers = "  - {shape: rect, box: trim, fill: '#148cf0'}\n" + ART
    grounded = built(capsys, gallery(tmp_path / "ground", files, layers=layers))
    for place, name in enumerate(files):
        assert is_near(seen(bare, 0.25, 0.5, place), "E01010"), name
        assert is_near(seen(bare, 0.75, 0.5, place), "FFFFFF"), name
        assert is_near(seen(grounded, 0.25, 0.5, place), "E01010"), name
        assert is_near(seen(grounded, 0.75, 0.5, place), "148CF0"), name


def test_half_seen_pixels_are_half_seen(tmp_path: Path, capsys: Capture) -> None:
    """A relative: black at half strength over white is a middle gray."""
    files = {
        "rgba.png": saved(halves("RGBA", (0, 0, 0, 128), (0, 0, 0, 255)), "PNG"),
        "la.png": saved(halves("LA", (0, 128), (0, 255)), "PNG"),
    }
    sheets = built(capsys, gallery(tmp_path, files))
    for place in range(2):
        assert is_near(seen(sheets, 0.25, 0.5, place), "7F7F7F")
        assert is_near(seen(sheets, 0.75, 0.5, place), "000000")


def test_grays_bits_and_depths(tmp_path: Path, capsys: Capture) -> None:
    """A relative: modes that people have without knowing."""
    half = SIZE[0] // 2
    files = {
        "gray.png": saved(halves("L", 64, 192), "PNG"),
        "gray.jpg": saved(halves("L", 64, 192), "JPEG", quality=95),
        "bits.png": saved(halves("1", 0, 1), "PNG"),
        "gray16.png": bare_png(0, 16, b"\x40\x40" * half + b"\xc0\xc0" * half),
        "gray4.png": bare_png(0, 4, b"\x44" * (half // 2) + b"\xcc" * (half // 2)),
        "progressive.jpg": saved(
            halves("RGB", "#404040", "#C0C0C0"), "JPEG", quality=95, progressive=True
        ),
    }
    sheets = built(capsys, gallery(tmp_path, files))
    wanted = ["404040 C0C0C0"] * 2 + ["000000 FFFFFF"] + ["404040 C0C0C0"] * 3
    wanted[4] = "444444 CCCCCC"
    for place, (name, pair) in enumerate(zip(files, wanted, strict=True)):
        dark, light = pair.split()
        assert is_near(seen(sheets, 0.25, 0.5, place), dark), name
        assert is_near(seen(sheets, 0.75, 0.5, place), light), name


def test_names_with_spaces_and_accents(tmp_path: Path, capsys: Capture) -> None:
    """A path is a path, whatever letters it has; composed and decomposed ones are the same."""
    data = saved(Image.new("RGB", SIZE, "#148CF0"), "PNG")
    typed = [
        "my art/Über Fuß (final).png", "art/100% #1 & co.png", "日本/猫.png", "a'b.png",
        "art/cafe\u0301.png", ".hidden/x.png",
    ]  # fmt: skip
    files = dict.fromkeys(typed, data)
    files["art/" + unicodedata.normalize("NFD", "Ärger.png")] = data
    names = [*typed, "./art/100% #1 & co.png", "art/Ärger.png"]
    sheets = built(capsys, gallery(tmp_path, files, names=names))
    for place in range(8):
        assert is_near(seen(sheets, 0.5, 0.5, place), "148CF0"), names[place]
    assert sheets.image_objects == 1


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("art/sunrise.png", "did you mean 'Art/Sunrise.PNG'?"),
        ("Art/sunrise.png", "did you mean 'Art/Sunrise.PNG'?"),
        ("Art/Sunrise.png", "did you mean 'Art/Sunrise.PNG'?"),
        ("Art/Sunrse.PNG", "did you mean 'Art/Sunrise.PNG'?"),
        ("nowhere.png", "there is no 'nowhere.png' in the project root"),
        ("Art", None),
    ],
)
def test_a_picture_that_is_not_there_is_an_error(
    tmp_path: Path, capsys: Capture, typed: str, hint: str | None
) -> None:
    """On every system, with the path as written, and what was meant."""
    data = saved(Image.new("RGB", SIZE, "#148CF0"), "PNG")
    root = gallery(tmp_path, {"Art/Sunrise.PNG": data}, names=["Art/Sunrise.PNG", typed])
    (fault,) = checked(capsys, root).data["diagnostics"]
    assert (fault["code"], fault["line"]) == ("E301", 6)
    assert f"'{typed}'" in fault["message"]
    assert "'p2'" in fault["message"]
    assert hint is None or fault["hint"] == hint


def test_all_missing_pictures_are_told_in_one_run(tmp_path: Path, capsys: Capture) -> None:
    """No blank card is printed for them."""
    data = saved(Image.new("RGB", SIZE, "#148CF0"), "PNG")
    names = ["Art/Sunrise.PNG", "art/sunrise.png", "nowhere.png"]
    root = gallery(tmp_path, {"Art/Sunrise.PNG": data}, names=names)
    assert [(code, line) for code, _, line, _ in said(checked(capsys, root))] == [
        ("E301", 6),
        ("E301", 7),
    ]


def test_broken_files_are_refused(tmp_path: Path, capsys: Capture) -> None:
    """A relative: what is cut off, empty, or something else altogether has an error each."""
    whole = saved(halves("RGB", "#E01010", "#1010E0"), "PNG")
    photo = saved(halves("RGB", "#E01010", "#1010E0"), "JPEG")
    flipped = bytearray(whole)
    flipped[len(whole) // 2] ^= 0xFF
    files = {
        "cut.png": whole[: len(whole) // 2], "cut.jpg": photo[:200], "empty.png": b"",
        "text.png": b"this is no picture", "page.jpg": b"<html></html>",
        "huge.png": whole[:16] + struct.pack(">II", 60_000, 60_000) + whole[24:],
        "damaged.png": bytes(flipped), "drawing.svg": b"<svg", "print.pdf": b"%PDF-1.7",
    }  # fmt: skip
    ran = checked(capsys, gallery(tmp_path, files))
    errors = {d["line"]: d for d in ran.data["diagnostics"] if d["severity"] == "error"}
    assert set(errors) == set(range(5, 14))
    for line, name in zip(range(5, 14), files, strict=True):
        assert errors[line]["code"] in ("E303", "E304", "E307", "E310"), name
        assert name in errors[line]["message"]


def test_an_ending_that_lies_is_told(tmp_path: Path, capsys: Capture) -> None:
    """A relative: a JPEG called .png is printed as what it is."""
    data = saved(Image.new("RGB", SIZE, "#148CF0"), "JPEG", quality=95)
    root = gallery(tmp_path, {"photo.png": data})
    ran = command(capsys, "build", "-C", root, "--json")
    assert (ran.code, [d["code"] for d in ran.data["diagnostics"]]) == (0, ["W309"])
    assert is_near(seen(built(capsys, root), 0.5, 0.5), "148CF0")


def test_a_screen_profile_does_not_stop_a_build(tmp_path: Path, capsys: Capture) -> None:
    """A relative: sRGB, as most programs embed it."""
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    picture = Image.new("RGB", SIZE, "#148CF0")
    files = {
        "a.png": saved(picture, "PNG", icc_profile=profile),
        "b.jpg": saved(picture, "JPEG", icc_profile=profile, quality=95),
    }
    sheets = built(capsys, gallery(tmp_path, files))
    assert is_near(seen(sheets, 0.5, 0.5), "148CF0")
    assert is_near(seen(sheets, 0.5, 0.5, 1), "148CF0")


@pytest.mark.parametrize(
    ("pixels", "code"),
    [((246, 328), "E305"), ((300, 400), "W306"), ((740, 987), "W306"), ((745, 993), None)],
)
def test_too_few_pixels_are_told(
    tmp_path: Path, capsys: Capture, pixels: tuple[int, int], code: str | None
) -> None:
    """A relative: 63 mm take 248 pixels at 100 dpi (below: error), 744 at 300 (warning)."""
    data = saved(Image.new("RGB", pixels, "#148CF0"), "PNG")
    ran = command(capsys, "build", "-C", gallery(tmp_path, {"small.png": data}), "--json")
    assert [d["code"] for d in ran.data["diagnostics"]] == ([code] if code else [])
    assert ran.code == (code == "E305")

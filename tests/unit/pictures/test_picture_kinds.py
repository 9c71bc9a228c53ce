"""Pixels of every kind that people have, each looked at on a green ground after printing."""

import io
import struct
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image

from cardpress.colour import Rgb
from cardpress.diagnostics import Diagnostic, ProjectError
from cardpress.pictures.profile import SRGB_PRIMARIES, Primaries, foreign_profile, made_profile
from tests.support.papers import Workshop, halves, jpeg, near, plain_png, rectangle

SIZE = (60, 80)
GREEN = (0, 200, 0)
P3 = Primaries((0.3127, 0.329), (0.68, 0.32), (0.265, 0.69), (0.15, 0.06))


def saved(image: Image.Image, kind: str, **more: Any) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **more)
    return buffer.getvalue()


def chunk(kind: bytes, data: bytes) -> bytes:
    crc = struct.pack(">I", zlib.crc32(kind + data))
    return struct.pack(">I", len(data)) + kind + data + crc


def raw_png(
    kind: int, depth: int, row: bytes, *chunks: tuple[bytes, bytes], rows: bytes | None = None
) -> bytes:
    """A PNG of rows that are all the same, or of given ones that are interlaced."""
    head = struct.pack(">IIBBBBB", *SIZE, depth, kind, 0, 0, rows is not None)
    packed = zlib.compress((b"\0" + row) * SIZE[1] if rows is None else rows)
    parts = [(b"IHDR", head), *chunks, (b"IDAT", packed), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def pair(data: bytes, *, gray: bool = False) -> tuple[Any, Any]:
    """What is seen of the left and of the right half of a picture on green."""
    shop = Workshop({"a": data}, gray=gray)
    ground = rectangle(0, 0, 6, 8, Rgb(*GREEN))
    seen = shop.seen(ground, shop.picture("a", 0, 0, 6, 8))
    return seen.getpixel((15, 40)), seen.getpixel((45, 40))


def shows(data: bytes, left: tuple[int, ...], right: tuple[int, ...], slack: int = 4) -> None:
    found = pair(data)
    assert near(found[0], left, slack), (found[0], left)
    assert near(found[1], right, slack), (found[1], right)


def fault(data: bytes) -> Diagnostic:
    with pytest.raises(ProjectError) as raised:
        Workshop({"a": data}).pictures.asset("a")
    (found,) = raised.value.diagnostics
    return found


def noted(data: bytes) -> list[str]:
    return [note.code for note in Workshop({"a": data}).pictures.asset("a").notes[1:]]


INKS = halves((0, 255, 255, 0), (255, 0, 0, 0), "CMYK")


def without_marker(data: bytes) -> bytes:
    start = data.index(b"\xff\xee")
    (length,) = struct.unpack(">H", data[start + 2 : start + 4])
    return data[:start] + data[start + 2 + length :]


def four_inks(way: str) -> bytes:
    """Red and cyan, in the ways that programs write four inks."""
    plain = jpeg(INKS)
    match way:
        case "no marker":
            return without_marker(jpeg(Image.eval(INKS, lambda ink: 255 - ink)))
        case "progressive":
            return jpeg(INKS, progressive=True)
        case "transform 2":
            cyan, magenta, yellow, black = INKS.split()
            seen = Image.merge("RGB", (cyan, magenta, yellow)).convert("YCbCr")
            planes = (*(Image.eval(band, lambda v: 255 - v) for band in seen.split()), black)
            data = bytearray(jpeg(Image.merge("CMYK", planes)))
            data[data.index(b"\xff\xee") + 15] = 2
            return bytes(data)
        case _:
            assert plain[plain.index(b"\xff\xee") + 15] == 0
            return plain


@pytest.mark.parametrize("way", ["transform 0", "transform 2", "progressive", "no marker"])
def test_four_inks_however_they_are_written(way: str) -> None:
    """Left is red, right is cyan; in gray the same reds and cyans, not black."""
    left, right = pair(four_inks(way))
    assert left[0] > 180
    assert max(left[1:]) < 90
    assert right[0] < 90
    assert min(right[1:]) > 150
    light = pair(four_inks(way), gray=True)
    assert 80 < light[0][0] < light[1][0] < 240


def ink_profile() -> bytes:
    """A profile of four inks: black takes all light, the others none (ICC.1:2010, 10.9)."""
    table = bytes(part for corner in range(16) for part in (255 * (not corner & 1), 128, 128))
    ramp = bytes(range(256))
    identity = b"".join(struct.pack(">i", 65536 * (place % 4 == 0)) for place in range(9))
    lut = b"mft1\0\0\0\0" + bytes((4, 3, 2, 0)) + identity + ramp * 4 + table + ramp * 3
    base = bytearray(made_profile("gray", SRGB_PRIMARIES, 1.0)[:128])
    base[12:24] = b"prtrCMYKLab "
    base[8:10] = b"\2\x20"
    start = 128 + 4 + 12
    base[:4] = struct.pack(">I", start + len(lut))
    return (
        bytes(base) + struct.pack(">I", 1) + b"A2B0" + struct.pack(">II", start, len(lut)) + lut
    )


def test_inks_are_seen_as_their_profile_says() -> None:
    """With a profile whose coloured inks are invisible, red is white; black stays black."""
    picture = halves((0, 255, 255, 0), (0, 0, 0, 255), "CMYK")
    data = jpeg(picture, icc_profile=ink_profile())
    shows(data, (255, 255, 255), (0, 0, 0), 6)
    assert pair(data, gray=True) == ((255, 255, 255), (0, 0, 0))


@pytest.mark.parametrize(
    ("kind", "depth", "row", "gone", "left"),
    [
        (0, 1, b"\0\0\0\x03\xff\xff\xff\xf0", b"\0\1", (0, 0, 0)),
        (0, 2, b"\x55" * 7 + b"\x5f" + b"\xff" * 7, b"\0\3", (85, 85, 85)),
        (0, 4, b"\x44" * 15 + b"\xcc" * 15, b"\0\x0c", (68, 68, 68)),
        (0, 8, b"\x44" * 30 + b"\xcc" * 30, b"\0\xcc", (68, 68, 68)),
        (0, 16, b"\x44\x44" * 30 + b"\xcc\xcd" * 30, b"\xcc\xcd", (68, 68, 68)),
        (2, 8, b"\xe0\x10\x10" * 30 + b"\x10\x10\xe0" * 30,
         b"\0\x10\0\x10\0\xe0", (224, 16, 16)),
        (2, 16, b"\xe0\0\x10\0\x10\0" * 30 + b"\x10\0\x10\0\xe0\1" * 30,
         b"\x10\0\x10\0\xe0\1", (224, 16, 16)),
    ],
)  # fmt: skip
def test_a_transparent_value_of_any_depth(
    kind: int, depth: int, row: bytes, gone: bytes, left: tuple[int, ...]
) -> None:
    """What tRNS names is not there; the rest is as gray or red as it says."""
    shows(raw_png(kind, depth, row, (b"tRNS", gone)), left, GREEN)


def test_values_beside_the_transparent_one_are_opaque() -> None:
    """Of 16 bits all 16 count."""
    row = b"\x44\x44" * 30 + b"\xcc\xcc" * 30
    shows(raw_png(0, 16, row, (b"tRNS", b"\xcc\xcd")), (68, 68, 68), (204, 204, 204))


def test_interlaced_rows() -> None:
    """Adam's seven passes come out as one picture, a phone's turn included."""
    rows = b""
    for left, top, across, down in (
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
    ):  # fmt: skip
        row = b"".join(
            b"\xe0\x10\x10" if x < 30 else b"\x10\x10\xe0" for x in range(left, 60, across)
        )
        rows += (b"\0" + row) * len(range(top, 80, down))
    shows(raw_png(2, 8, b"", rows=rows), (224, 16, 16), (16, 16, 224))
    exif = b"II*\0\x08\0\0\0\1\0\x12\1\3\0\1\0\0\0\2\0\0\0\0\0\0\0"
    turned = raw_png(2, 8, b"", (b"eXIf", exif), rows=rows)
    shows(turned, (16, 16, 224), (224, 16, 16))


GAMMA_1 = (b"gAMA", struct.pack(">I", 100_000))
CHROMA_P3 = (b"cHRM", struct.pack(">8I", 31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000))


@pytest.mark.parametrize(
    ("kind", "row", "chunks", "left", "right"),
    [
        (2, b"\x80" * 90 + b"\x40" * 90, (GAMMA_1,), (188,) * 3, (137,) * 3),
        (0, b"\x80" * 30 + b"\x40" * 30, (GAMMA_1,), (188,) * 3, (137,) * 3),
        (4, b"\x80\xff" * 30 + b"\x40\xff" * 30, (GAMMA_1,), (188,) * 3, (137,) * 3),
        (2, b"\x80" * 90 + b"\x40" * 90, (GAMMA_1, (b"sRGB", b"\0")), (128,) * 3, (64,) * 3),
        (2, b"\x80" * 90 + b"\x40" * 90, ((b"gAMA", b"\0\0\xb1\x8f"),), (128,) * 3, (64,) * 3),
        (2, b"\x80" * 90 + b"\x40" * 90, ((b"gAMA", b"\0\0\0\0"),), (128,) * 3, (64,) * 3),
        (2, b"\x80" * 90 + b"\x40" * 90, ((b"cHRM", bytes(32)),), (128,) * 3, (64,) * 3),
        (2, b"\xc8\x64\x32" * 30 + b"\x40" * 90, (CHROMA_P3,), (215, 93, 31), (64,) * 3),
        (2, b"\xc8\x64\x32" * 60, ((b"cICP", bytes((12, 13, 0, 1))),), (215, 93, 31),
         (215, 93, 31)),
        (2, b"\xc8\x64\x32" * 60, (CHROMA_P3, (b"cICP", bytes((1, 13, 0, 1)))),
         (200, 100, 50), (200, 100, 50)),
    ],
    ids=["linear rgb", "linear gray", "linear with alpha", "sRGB wins", "common gamma",
         "no gamma", "no chroma", "chroma", "code", "code wins"],
)  # fmt: skip
def test_what_png_says_of_its_colours(
    kind: int,
    row: bytes,
    chunks: tuple[tuple[bytes, bytes], ...],
    left: tuple[int, ...],
    right: tuple[int, ...],
) -> None:
    """Half the light is 188 in sRGB, a quarter 137; of its chunks the newest kind counts."""
    shows(raw_png(kind, 8, row, *chunks), left, right)


def test_colours_brighter_than_paper_are_refused() -> None:
    """Perceptual quantisers (ITU-T H.273, curve 16) have no meaning in print."""
    found = fault(raw_png(2, 8, b"\xff" * 180, (b"cICP", bytes((9, 16, 0, 1)))))
    assert (found.code, found.hint) == ("E310", "save it in sRGB")


P3_PROFILE = made_profile("rgb", P3, None)
LINEAR_GRAY = made_profile("gray", SRGB_PRIMARIES, 1.0)
FLESH = Image.new("RGB", SIZE, (200, 100, 50))


@pytest.mark.parametrize(
    "data",
    [
        jpeg(FLESH, icc_profile=P3_PROFILE),
        plain_png(FLESH, icc_profile=P3_PROFILE),
        plain_png(FLESH.convert("RGBA"), icc_profile=P3_PROFILE),
        plain_png(FLESH.quantize(), icc_profile=P3_PROFILE),
        saved(FLESH, "WEBP", lossless=True, icc_profile=P3_PROFILE),
    ],
    ids=["jpeg", "png", "alpha", "palette", "webp"],
)
def test_a_wide_profile_is_heeded(data: bytes) -> None:
    """(200, 100, 50) of Display P3 is (215, 93, 31) of sRGB."""
    shows(data, (215, 93, 31), (215, 93, 31))


@pytest.mark.parametrize(
    "data",
    [
        jpeg(Image.new("L", SIZE, 128), icc_profile=LINEAR_GRAY),
        plain_png(Image.new("L", SIZE, 128), icc_profile=LINEAR_GRAY),
        plain_png(Image.new("LA", SIZE, (128, 255)), icc_profile=LINEAR_GRAY),
    ],
    ids=["jpeg", "png", "alpha"],
)
def test_a_gray_profile_is_heeded(data: bytes) -> None:
    """Half the light is 188, in colour and in gray."""
    shows(data, (188,) * 3, (188,) * 3)
    assert near(pair(data, gray=True)[0], (188,) * 3, 2)


def test_profiles_that_change_nothing_are_left_out() -> None:
    """sRGB by any name, other channels than the picture's, and nonsense."""
    assert foreign_profile(made_profile("rgb", SRGB_PRIMARIES, None)) == b""
    assert foreign_profile(P3_PROFILE) == P3_PROFILE
    assert foreign_profile(P3_PROFILE, "gray") == b""
    assert foreign_profile(P3_PROFILE[:128] + b"\xff" * (len(P3_PROFILE) - 128)) == b""
    with pytest.raises(ValueError, match="no colours"):
        made_profile("rgb", Primaries((0.3, 0.0), (0.6, 0.3), (0.3, 0.6), (0.1, 0.1)), None)


def frames(first: Image.Image, **more: Any) -> dict[str, Any]:
    return {"save_all": True, "append_images": [Image.new("RGB", first.size, "lime")], **more}


RED_BLUE = halves((224, 16, 16), (16, 16, 224))


@pytest.mark.parametrize(
    "data",
    [
        saved(RED_BLUE, "PNG", **frames(RED_BLUE)),
        saved(RED_BLUE, "WEBP", **frames(RED_BLUE, lossless=True)),
        saved(RED_BLUE, "GIF", **frames(RED_BLUE)),
    ],
    ids=["apng", "webp", "gif"],
)
def test_moving_pictures_show_their_first_frame_with_a_note(data: bytes) -> None:
    """Red and blue, not the lime that follows."""
    shows(data, (224, 16, 16), (16, 16, 224))
    assert noted(data) == ["N311"]


def gif_in_a_corner(left: int, transparent: int | None) -> bytes:
    """A first frame of 30 x 80 red pixels (index 0) on a screen of 60 x 80."""
    palette = b"\xe0\x10\x10" + b"\x00\x00\xff" * 3
    head = b"GIF89a" + struct.pack("<HHBBB", 60, 80, 0x91, 1, 0) + palette
    if transparent is not None:
        head += b"\x21\xf9\x04" + bytes((1, 0, 0, transparent, 0))
    # each pixel behind a clear code, so that all codes have three bits: 4 is clear, 5 the end
    codes = [code for _ in range(30 * 80) for code in (4, 0)] + [5]
    bits = sum(code << 3 * place for place, code in enumerate(codes))
    packed = bits.to_bytes(-(-3 * len(codes) // 8), "little")
    blocks = b"".join(
        bytes((len(packed[at : at + 255]),)) + packed[at : at + 255]
        for at in range(0, len(packed), 255)
    )
    frame = b"\x2c" + struct.pack("<HHHHB", left, 0, 30, 80, 0)
    return head + frame + b"\2" + blocks + b"\0;"


@pytest.mark.parametrize("transparent", [None, 2])
def test_nothing_is_where_the_first_frame_is_not(transparent: int | None) -> None:
    """Neither the palette's background nor black stands beside an offset frame."""
    shows(gif_in_a_corner(30, transparent), GREEN, (224, 16, 16))
    shows(gif_in_a_corner(0, transparent), (224, 16, 16), GREEN)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda: raw_png(2, 8, b""), "rows are missing"),
        (lambda: raw_png(0, 8, b""), "rows are missing"),
        (lambda: raw_png(2, 8, b"\x80" * 179), "rows cannot be read"),
        (lambda: raw_png(2, 8, b"\x80" * 180).replace(b"x\x9c", b"x\x9d"), "checksum"),
    ],
)
def test_rows_that_are_not_whole_are_told(spoil: Callable[[], bytes], words: str) -> None:
    """Sound checksums over too few rows would print as a torn picture."""
    found = fault(spoil())
    assert found.code == "E303"
    assert words in found.message


def packed_png(rows: bytes, *, head: bytes = b"\x08\x02\0\0\0") -> bytes:
    parts = ((b"IHDR", struct.pack(">II", *SIZE) + head), (b"IDAT", rows), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (packed_png(b"nonsense"), "pixels cannot be read"),
        (packed_png(zlib.compress((b"\5" + bytes(180)) * 80)), "rows cannot be read"),
        (packed_png(zlib.compress(bytes(181 * 80))[:-12]), "rows"),
        (packed_png(zlib.compress(bytes(181 * 80)), head=b"\x08\x05\0\0\0"), "header"),
        (packed_png(zlib.compress(bytes(181 * 80)), head=b"\x04\x02\0\0\0"), "header"),
        (packed_png(zlib.compress(bytes(181 * 80)), head=b"\x08\x02\1\0\0"), "header"),
        (packed_png(zlib.compress(bytes(181 * 80)), head=b"\x08\x02\0\0\2"), "header"),
    ],
)
def test_nonsense_under_right_checksums(data: bytes, words: str) -> None:
    """What no reader could draw is broken, though its pixels are embedded as they are."""
    found = fault(data)
    assert found.code == "E303"
    assert words in found.message


@pytest.mark.parametrize(
    ("start", "name"),
    [
        (b"II*\0", "a TIFF picture"),
        (b"MM\0+", "a TIFF picture"),
        (b"BM", "a BMP picture"),
        (b"8BPS", "a Photoshop file"),
        (b"%PDF-1.7", "a PDF"),
        (b"%!PS-Adobe-3.0 EPSF", "a PostScript file"),
        (b"\xc5\xd0\xd3\xc6", "a PostScript file"),
        (b"\0\0\0\x1cftypheic", "a HEIC picture"),
        (b"\0\0\0\x1cftyphevc", "a HEIC picture"),
        (b"\0\0\0\x1cftypmif1", "a HEIC picture"),
        (b"\0\0\0\x1cftypavif", "an AVIF picture"),
        (b"\xff\x0a", "a JPEG XL picture"),
        (b"\0\0\0\x0cjP  ", "a JPEG 2000 picture"),
        (b"\n<HTML><head>", "a web page"),
        (b"<!doctype html>", "a web page"),
    ],
)
def test_other_kinds_are_refused_by_name(start: bytes, name: str) -> None:
    """Each with the way out."""
    found = fault(start + b" " * 40)
    assert (found.code, found.message) == ("E310", f"'a' is {name}")
    assert found.hint == "save it as SVG, PNG or JPEG"


def test_what_follows_a_picture_does_no_harm() -> None:
    """A second picture of a stereo camera, and bytes that editors append."""
    second = [halves((0, 255, 0), (0, 255, 0))]
    shows(saved(RED_BLUE, "MPO", quality=95, save_all=True, append_images=second),
          (224, 16, 16), (16, 16, 224), 10)  # fmt: skip
    shows(jpeg(RED_BLUE) + b"\xff\xd8\xff" * 99, (224, 16, 16), (16, 16, 224), 10)
    shows(plain_png(RED_BLUE) + b"more", (224, 16, 16), (16, 16, 224))


def test_frames_that_end_too_soon_are_told() -> None:
    """A second frame of which only the start is there."""
    whole = gif_in_a_corner(0, None)
    found = fault(whole[:-1] + b"\x2c" + struct.pack("<HHHHB", 0, 0, 9, 9, 0))
    assert (found.code, found.message) == ("E303", "'a' is broken: its frames cannot be read")


def test_odd_exif_data_are_passed_over_in_silence() -> None:
    """A tag that points behind the data's end; warnings are errors in tests."""
    exif = b"Exif\0\0II*\0\x08\0\0\0\1\0\x12\1\3\0\x99\0\0\0\x99\0\0\0\0\0\0\0"
    data = jpeg(RED_BLUE)
    data = data[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + data[20:]
    assert pair(data, gray=True)[0][0] < 130

"""ICC profiles that matter: those of pictures whose colours are not what they seem.

All else in a file is taken for sRGB, so its own profile is none. What a PNG says of its
primaries and gamma without a profile becomes one (ICC.1:2010, 8.3).
"""

import io
import struct
import zlib
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from cardpress.pictures.values import Channels

if TYPE_CHECKING:
    from PIL import Image

__all__ = [
    "SRGB_PRIMARIES",
    "Primaries",
    "foreign_profile",
    "in_srgb",
    "inflated",
    "made_profile",
]

_LARGEST = 4 << 20
_SPACES: dict[Channels, bytes] = {"gray": b"GRAY", "rgb": b"RGB ", "cmyk": b"CMYK"}
_MODES: dict[Channels, str] = {"gray": "L", "rgb": "RGB", "cmyk": "CMYK"}
_UNSEEN = 3
"""Of 255: what nobody sees of two profiles' difference."""


class Primaries(NamedTuple):
    """Chromaticities of white, red, green and blue (CIE 1931), as x and y in turn."""

    white: tuple[float, float]
    red: tuple[float, float]
    green: tuple[float, float]
    blue: tuple[float, float]


SRGB_PRIMARIES = Primaries((0.3127, 0.329), (0.64, 0.33), (0.3, 0.6), (0.15, 0.06))


def foreign_profile(data: bytes, channels: Channels = "rgb") -> bytes:
    """Gives a profile back if it is sound, of those channels, and another than sRGB."""
    sound = (
        128 < len(data) <= _LARGEST
        and int.from_bytes(data[:4], "big") == len(data)
        and data[16:20] == _SPACES[channels]
        and data[36:40] == b"acsp"
    )
    return data if sound and _matters(data, channels) else b""


@lru_cache(16)
def _matters(data: bytes, channels: Channels) -> bool:
    """Whether a profile can be used, and changes anything."""
    from PIL import Image, ImageChops  # noqa: PLC0415 - few pictures have a profile

    steps = bytes(range(0, 256, 51))
    count = {"gray": 1, "rgb": 3, "cmyk": 4}[channels]
    pixels = bytes(
        steps[place // 6**band % 6] for place in range(6**count) for band in range(count)
    )
    plain = Image.frombytes(_MODES[channels], (6**count, 1), pixels)
    seen = in_srgb(plain, data)
    if seen is plain:
        return False
    if channels == "cmyk":
        return True
    apart = ImageChops.difference(seen.convert("RGB"), plain.convert("RGB"))
    return any(high > _UNSEEN for _, high in apart.getextrema())  # type: ignore[misc]


def in_srgb(image: "Image.Image", profile: bytes) -> "Image.Image":
    """Gives pixels of L or RGB in sRGB, of CMYK as RGB; the same where a profile is no use."""
    if not profile:
        return image
    from PIL import ImageCms  # noqa: PLC0415 - few pictures have a profile that matters

    mode = "RGB" if image.mode == "CMYK" else image.mode
    try:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        target = ImageCms.createProfile("sRGB")
        converted = ImageCms.profileToProfile(image, source, target, outputMode="RGB")
    except (ImageCms.PyCMSError, OSError):  # a profile that cannot be used is none
        return image
    if converted is None:
        return image
    return converted.getchannel(1) if mode == "L" else converted


def inflated(packed: bytes) -> bytes:
    """A profile as PNG packs it; nothing where it is broken or too large."""
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(packed, _LARGEST)
    except zlib.error:
        return b""
    return data if unpacker.eof else b""


_D50 = (0.9642, 1.0, 0.8249)
_BRADFORD = ((0.8951, 0.2664, -0.1614), (-0.7502, 1.7135, 0.0367), (0.0389, -0.0685, 1.0296))
_Vector = tuple[float, ...]
_Matrix = tuple[_Vector, ...]


def made_profile(channels: Channels, primaries: Primaries, exponent: float | None) -> bytes:
    """Makes a profile of a display.

    Args:
        channels: gray or rgb.
        primaries: what the channels at full strength look like.
        exponent: of the curve from values to light; sRGB's own without it.

    Raises:
        ValueError: no colours are like that.
    """
    curve = _curve(exponent)
    tags = {b"desc": _described(b"PNG"), b"cprt": b"text\0\0\0\0none\0", b"wtpt": _xyz(_D50)}
    if channels == "gray":
        tags[b"kTRC"] = curve
    else:
        columns = _columns(primaries)
        for name, column in zip(b"rgb", columns, strict=True):
            tags[bytes((name,)) + b"XYZ"] = _xyz(column)
            tags[bytes((name,)) + b"TRC"] = curve
    return _assembled(channels, tags)


def _columns(primaries: Primaries) -> _Matrix:
    """The XYZ of each primary, under D50 by Bradford's adaptation (ICC.1:2010, annex E)."""
    try:
        white, *colours = ((x / y, 1.0, (1 - x - y) / y) for x, y in primaries)
        shares = _product(_inverse(_turned(tuple(colours))), white)
        cones = zip(_product(_BRADFORD, _D50), _product(_BRADFORD, white), strict=True)
        scale = tuple(d50 / own for d50, own in cones)
        back = _inverse(_BRADFORD)
    except ZeroDivisionError as cause:
        message = "no colours have these chromaticities"
        raise ValueError(message) from cause

    def adapted(colour: _Vector, share: float) -> _Vector:
        seen = _product(_BRADFORD, tuple(part * share for part in colour))
        return _product(back, tuple(a * b for a, b in zip(seen, scale, strict=True)))

    columns = tuple(map(adapted, colours, shares))
    if any(abs(part) > 2 for column in columns for part in column):
        message = "no colours have these chromaticities"
        raise ValueError(message)
    return columns


def _product(matrix: _Matrix, vector: _Vector) -> _Vector:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def _turned(matrix: _Matrix) -> _Matrix:
    return tuple(zip(*matrix, strict=True))


def _inverse(matrix: _Matrix) -> _Matrix:
    """By Cramer's rule."""
    one, two, three = _turned(matrix)
    rows = (_cross(two, three), _cross(three, one), _cross(one, two))
    size = sum(a * b for a, b in zip(one, rows[0], strict=True))
    return tuple(tuple(part / size for part in row) for row in rows)


def _cross(a: _Vector, b: _Vector) -> _Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def _fixed(number: float) -> bytes:
    return struct.pack(">i", round(number * 65_536))


def _xyz(parts: _Vector) -> bytes:
    return b"XYZ \0\0\0\0" + b"".join(map(_fixed, parts))


def _curve(exponent: float | None) -> bytes:
    """A power, or sRGB's curve (IEC 61966-2-1), as parametric ones."""
    if exponent is not None:
        return b"para\0\0\0\0\0\0\0\0" + _fixed(exponent)
    parts = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
    return b"para\0\0\0\0\0\3\0\0" + b"".join(map(_fixed, parts))


def _described(name: bytes) -> bytes:
    text = name.decode().encode("utf-16-be")
    return (
        b"mluc\0\0\0\0"
        + struct.pack(">II", 1, 12)
        + b"enUS"
        + struct.pack(">II", len(text), 28)
        + text
    )


def _assembled(channels: Channels, tags: dict[bytes, bytes]) -> bytes:
    table, data = b"", b""
    start = 128 + 4 + 12 * len(tags)
    for name, tag in tags.items():
        table += name + struct.pack(">II", start + len(data), len(tag))
        data += tag + b"\0" * (-len(tag) % 4)
    head = bytearray(128)
    struct.pack_into(">I", head, 0, start + len(data))
    head[8:12] = b"\4\x20\0\0"
    head[12:24] = b"mntr" + _SPACES[channels] + b"XYZ "
    struct.pack_into(">6H", head, 24, 2000, 1, 1, 0, 0, 0)
    head[36:40] = b"acsp"
    head[68:80] = b"".join(map(_fixed, _D50))
    return bytes(head) + struct.pack(">I", len(tags)) + table + data

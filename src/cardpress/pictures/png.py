"""PNG files by their chunks (ISO/IEC 15948): what they are, and whether they are whole."""

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from cardpress.pictures.faults import broken, fault
from cardpress.pictures.jpeg import orientation_of
from cardpress.pictures.profile import (
    SRGB_PRIMARIES,
    Primaries,
    foreign_profile,
    inflated,
    made_profile,
)
from cardpress.pictures.values import Channels

__all__ = ["PngHeader", "check_rows", "png_profile", "png_rows", "read_png"]

_GRAY, _RGB, _GRAY_ALPHA = 0, 2, 4
_SIGNATURE = 8
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
"""Bits to a channel, by colour type (11.2.2)."""
_PIECE = 1 << 20


@dataclass(slots=True)
class PngHeader:
    """What a PNG file says about its pixels."""

    width: int
    height: int
    depth: int
    colour: int
    """The colour type: 0 gray, 2 RGB, 3 palette, 4 and 6 the first two with alpha."""
    interlaced: bool
    transparent: bool = False
    """Whether a chunk names transparent colours."""
    profile: bytes = b""
    """The ICC profile, deflated."""
    orientation: int = 1
    """How its rows are stored, as in JPEG's EXIF data."""
    said: dict[bytes, bytes] = field(default_factory=dict)
    """Its chunks that tell what its colours are."""
    frames: int = 1
    """How many pictures it holds, one after the other."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height as seen."""
        sides = self.width, self.height
        return sides if self.orientation < 5 else sides[::-1]

    @property
    def channels(self) -> Channels:
        """What its channels are, but for alpha."""
        return "gray" if self.colour in (_GRAY, _GRAY_ALPHA) else "rgb"

    @property
    def plain(self) -> bool:
        """Whether its deflated rows can stand in a PDF as they are."""
        simple = self.depth == 8 and self.colour in (_GRAY, _RGB)
        stored = not self.interlaced and self.orientation == 1
        return simple and stored and not self.transparent


def read_png(path: str, data: bytes) -> PngHeader:
    """Walks through a file's chunks and their checksums to its end.

    Raises:
        ProjectError: E303.
    """
    header, ended = None, False
    for kind, start, end in _chunks(path, data):
        if header is None:
            header = _header(path, data[start:end] if kind == b"IHDR" else b"")
        elif kind == b"IEND":
            ended = True
            break
        else:
            _chunk(header, kind, data[start:end] if kind != b"IDAT" else b"")
    if header is None or not ended:
        raise broken(path, "it is cut short")
    return header


def _chunk(header: PngHeader, kind: bytes, chunk: bytes) -> None:
    match kind:
        case b"tRNS":
            header.transparent = True
        case b"iCCP":
            header.profile = chunk.partition(b"\0")[2][1:]
        case b"eXIf":
            header.orientation = orientation_of(chunk)
        case b"acTL" if len(chunk) == 8:
            header.frames = int.from_bytes(chunk[:4], "big")
        case b"gAMA" | b"cHRM" | b"sRGB" | b"cICP":
            header.said.setdefault(kind, chunk)
        case _:
            pass


def check_rows(path: str, data: bytes) -> None:
    """Makes sure that a plain file's rows are whole, as nobody decodes them.

    Raises:
        ProjectError: E303.
    """
    _, start, end = next(_chunks(path, data))
    header = _header(path, data[start:end])
    row = 1 + header.width * (1 if header.channels == "gray" else 3)
    left, unpacker, packed = row * header.height, zlib.decompressobj(), png_rows(data)
    at = 0
    try:
        while left > 0:
            piece = unpacker.decompress(packed, min(left, _PIECE))
            packed = unpacker.unconsumed_tail
            if not piece:
                raise broken(path, "rows are missing")
            if max(piece[-at % row :: row], default=0) > _MOST_FILTER:
                raise broken(path, "its rows cannot be read")
            at += len(piece)
            left -= len(piece)
    except zlib.error as cause:
        raise broken(path, "its pixels cannot be read") from cause


_MOST_FILTER = 4
"""What a row may start with (9.2)."""
_COMMON = 1 / 2.2
_WIDE = {
    1: SRGB_PRIMARIES,
    9: Primaries((0.3127, 0.329), (0.708, 0.292), (0.17, 0.797), (0.131, 0.046)),
    12: Primaries((0.3127, 0.329), (0.68, 0.32), (0.265, 0.69), (0.15, 0.06)),
}
"""Primaries by their numbers (ITU-T H.273, table 2): BT.709, BT.2020, Display P3."""
_LIKE_SRGB = (1, 6, 13, 14, 15)
"""Curves by their numbers (ITU-T H.273, table 3) that are sRGB's or nearly so."""
_LINEAR = 8


def png_profile(path: str, header: PngHeader) -> bytes:
    """Gives the ICC profile of what a file says of its colours, unless they are sRGB.

    The chunks count in the order of ISO/IEC 15948, 4.3: cICP, iCCP, sRGB, then gAMA and cHRM.

    Raises:
        ProjectError: E310.
    """
    said, profile = header.said, b""
    if len(said.get(b"cICP", b"")) == 4:
        profile = _coded(path, header, said[b"cICP"])
    elif header.profile:
        profile = inflated(header.profile)
    elif b"sRGB" not in said and said:
        profile = _measured(header)
    return foreign_profile(profile, header.channels)


def _coded(path: str, header: PngHeader, code: bytes) -> bytes:
    primaries, curve = _WIDE.get(code[0]), code[1]
    if primaries is None or curve not in (*_LIKE_SRGB, _LINEAR) or code[2]:
        hint = "save it in sRGB"
        raise fault("E310", f"'{path}' is in colors that no printer has (cICP)", hint)
    return made_profile(header.channels, primaries, 1.0 if curve == _LINEAR else None)


def _measured(header: PngHeader) -> bytes:
    """By gamma and chromaticities; values that make no sense are as good as none."""
    gamma, primaries = 0.0, SRGB_PRIMARIES
    if len(header.said.get(b"gAMA", b"")) == 4:
        gamma = int.from_bytes(header.said[b"gAMA"], "big") / 100_000
    if len(header.said.get(b"cHRM", b"")) == 32:
        numbers = [number / 100_000 for number in struct.unpack(">8I", header.said[b"cHRM"])]
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        primaries = Primaries(*pairs)
    common = not 0.05 < gamma < 5 or abs(gamma / _COMMON - 1) < 0.05
    try:
        return made_profile(header.channels, primaries, None if common else 1 / gamma)
    except ValueError:
        return b""


def png_rows(data: bytes) -> bytes:
    """Joins the deflated rows of a file that ``read_png`` found whole."""
    found = _chunks("", data)
    return b"".join(data[start:end] for kind, start, end in found if kind == b"IDAT")


def _chunks(path: str, data: bytes) -> Iterator[tuple[bytes, int, int]]:
    """Kind, start and end of each chunk's data."""
    at, view = _SIGNATURE, memoryview(data)
    while at + 12 <= len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        start, end = at + 8, at + 8 + length
        if end + 4 > len(data):
            break
        if zlib.crc32(view[at + 4 : end]) != int.from_bytes(data[end : end + 4], "big"):
            raise broken(path, "a checksum is wrong")
        yield data[at + 4 : start], start, end
        at = end + 4


def _header(path: str, chunk: bytes) -> PngHeader:
    if len(chunk) != 13:
        raise broken(path, "its header is missing")
    width, height = int.from_bytes(chunk[:4], "big"), int.from_bytes(chunk[4:8], "big")
    if not width or not height:
        raise broken(path, "it has no pixels")
    if chunk[8] not in _DEPTHS.get(chunk[9], ()) or any(chunk[10:12]) or chunk[12] > 1:
        raise broken(path, "its header makes no sense")
    return PngHeader(width, height, chunk[8], chunk[9], interlaced=bool(chunk[12]))

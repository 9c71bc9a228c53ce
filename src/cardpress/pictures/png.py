"""PNG files by their chunks (ISO/IEC 15948): what they are, and whether they are whole."""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from cardpress.pictures.faults import broken
from cardpress.pictures.jpeg import orientation_of
from cardpress.pictures.values import Channels

__all__ = ["PngHeader", "png_rows", "read_png"]

_GRAY, _RGB = 0, 2
_SIGNATURE = 8


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

    @property
    def size(self) -> tuple[int, int]:
        """Width and height as seen."""
        sides = self.width, self.height
        return sides if self.orientation < 5 else sides[::-1]

    @property
    def channels(self) -> Channels:
        """What a plain file's channels are."""
        return "gray" if self.colour == _GRAY else "rgb"

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
        elif kind == b"tRNS":
            header.transparent = True
        elif kind == b"iCCP":
            _, _, packed = data[start:end].partition(b"\0")
            header.profile = packed[1:]
        elif kind == b"eXIf":
            header.orientation = orientation_of(data[start:end])
        elif kind == b"IEND":
            ended = True
            break
    if header is None or not ended:
        raise broken(path, "it is cut short")
    return header


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
    return PngHeader(width, height, chunk[8], chunk[9], interlaced=bool(chunk[12]))

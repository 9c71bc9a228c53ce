"""JPEG files by their markers (ITU T.81, annex B): what they are, and whether they are whole.

No pixel is decoded. A decoder would find no more: libjpeg fills what is missing with gray and
goes on.
"""

from dataclasses import dataclass, field

from cardpress.diagnostics import ProjectError
from cardpress.pictures.faults import broken, fault
from cardpress.pictures.values import Channels

__all__ = ["JpegHeader", "orientation_of", "read_jpeg"]

_FRAMES = {0xC0, 0xC1, 0xC2}
"""Baseline, extended and progressive, all with Huffman's codes: what a PDF may hold."""
_OTHER_FRAMES = {0xC3, *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0)}
_CHANNELS: dict[int, Channels] = {1: "gray", 3: "rgb", 4: "cmyk"}
_SCAN, _END = 0xDA, 0xD9


@dataclass(slots=True)
class JpegHeader:
    """What a JPEG file says about its pixels."""

    width: int = 0
    height: int = 0
    components: int = 0
    ids: bytes = b""
    """The components' identifiers."""
    adobe: int | None = None
    """The transform of Adobe's marker (0 none, 1 YCbCr, 2 YCCK); nothing without the marker."""
    jfif: bool = False
    orientation: int = 1
    """EXIF's, from 1 to 8."""
    profile: dict[int, bytes] = field(default_factory=dict)
    """The pieces of the ICC profile by their numbers (ICC.1:2010, B.4)."""

    @property
    def channels(self) -> Channels:
        """What the components are."""
        return _CHANNELS[self.components]

    @property
    def odd(self) -> bool:
        """Whether readers disagree on its colours: RGB told by names of components alone."""
        return self.ids == b"RGB" and self.adobe is None and not self.jfif


def read_jpeg(path: str, data: bytes) -> JpegHeader:
    """Walks through a file's markers to its end.

    Raises:
        ProjectError: E303, E310.
    """
    header = JpegHeader()
    marker, at = 0, 2
    while marker not in (_SCAN, _END):
        marker, at = _marker(path, data, at)
        if marker != _END:
            segment = _following(path, data, at)
            at += 2 + len(segment)
            _segment(path, header, marker, segment)
    if marker == _END or not header.components:
        raise broken(path, "it holds no picture")
    # scans write 00 behind each FF of theirs, so that the end cannot be anything else
    if data.rfind(b"\xff\xd9", at) < 0:
        raise broken(path, "it is cut short")
    return header


def _following(path: str, data: bytes, at: int) -> bytes:
    """The segment of a marker, without its length."""
    length = int.from_bytes(data[at : at + 2], "big")
    if length < 2 or at + length > len(data):
        raise broken(path, "it is cut short")
    return data[at + 2 : at + length]


def _marker(path: str, data: bytes, at: int) -> tuple[int, int]:
    """The marker at a place, and where what follows it starts."""
    if data[at : at + 1] != b"\xff":
        why = "it is cut short" if at >= len(data) else "a marker is missing"
        raise broken(path, why)
    while data[at : at + 1] == b"\xff":
        at += 1
    if at >= len(data):
        raise broken(path, "it is cut short")
    return data[at], at + 1


def _segment(path: str, header: JpegHeader, marker: int, segment: bytes) -> None:
    if marker in _FRAMES:
        _frame(path, header, segment)
    elif marker in _OTHER_FRAMES:
        raise _unsupported(path, "it is coded in a way that PDF cannot hold")
    elif marker == 0xE0 and segment.startswith(b"JFIF\0"):
        header.jfif = True
    elif marker == 0xEE and segment.startswith(b"Adobe") and len(segment) >= 12:
        header.adobe = segment[11]
    elif marker == 0xE1 and segment.startswith(b"Exif\0\0"):
        header.orientation = orientation_of(segment[6:])
    elif marker == 0xE2 and segment[:12] == b"ICC_PROFILE\0" and segment[12:]:
        header.profile[segment[12]] = segment[14:]


def _frame(path: str, header: JpegHeader, segment: bytes) -> None:
    if len(segment) < 6 or len(segment) < 6 + 3 * segment[5]:
        raise broken(path, "its frame header is cut short")
    if segment[0] != 8:
        raise _unsupported(path, f"it has {segment[0]} bits to a channel")
    header.height = int.from_bytes(segment[1:3], "big")
    header.width = int.from_bytes(segment[3:5], "big")
    header.components = segment[5]
    header.ids = segment[6 : 6 + 3 * segment[5] : 3]
    if not header.width or not header.height:
        raise broken(path, "it has no pixels")
    if header.components not in (1, 3, 4):
        raise _unsupported(path, f"it has {header.components} channels")


def _unsupported(path: str, why: str) -> ProjectError:
    return fault("E310", f"'{path}' cannot be used: {why}", "save it as a plain JPEG or PNG")


def orientation_of(tiff: bytes) -> int:
    """How EXIF data says that a picture is stored; 1 where it says nothing, or nonsense.

    It is tag 274 of the first directory (TIFF 6.0, section 2).
    """
    if tiff[:2] not in (b"II", b"MM"):
        return 1

    def number(at: int, size: int) -> int:
        part = tiff[at : at + size]
        return int.from_bytes(part, "little" if tiff[:2] == b"II" else "big")

    directory = number(4, 4)
    for entry in range(min(number(directory, 2), 1000)):
        at = directory + 2 + 12 * entry
        if number(at, 2) == 274:
            value = number(at + 8, 2)
            return value if 1 <= value <= 8 else 1
    return 1

"""What a file is by its first bytes; its name is not asked."""

import re
from typing import Literal

from cardpress.diagnostics import Diagnostic

__all__ = ["Format", "foreign", "lie", "sniff"]

Format = Literal["JPEG", "PNG", "GIF", "WEBP", "SVG"]
"""The kinds that are read, by Pillow's names."""

_ENDINGS: dict[Format, tuple[str, ...]] = {
    "JPEG": (".jpg", ".jpeg", ".jpe", ".jfif"),
    "PNG": (".png",),
    "GIF": (".gif",),
    "WEBP": (".webp",),
    "SVG": (".svg",),
}

_FOREIGN = {
    b"\x1f\x8b": "a compressed file (.svgz?)",
    b"BM": "a BMP picture",
    b"II*\0": "a TIFF picture",
    b"MM\0*": "a TIFF picture",
    b"%PDF": "a PDF",
    b"8BPS": "a Photoshop file",
    b"PK": "a zip archive or office document",
    b"\0\0\1\0": "an icon file",
    b"\0\0\0\x0cjP": "a JPEG 2000 picture",
    b"%!PS": "a PostScript file",
    b"\xc5\xd0\xd3\xc6": "a PostScript file",
    b"II+\0": "a TIFF picture",
    b"MM\0+": "a TIFF picture",
    b"\xff\x0a": "a JPEG XL picture",
    b"\0\0\0\x0cJXL ": "a JPEG XL picture",
    b"\xff\x4f\xff\x51": "a JPEG 2000 picture",
    b"gimp xcf": "a GIMP file",
    b"<html": "a web page",
    b"<!doctype html": "a web page",
    b"version https://git-lfs": "a pointer of Git LFS, not the picture itself",
}

_XML = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*<(?!(?i:!doctype html))(?:[?!]|svg|[A-Za-z_][\w.-]*:svg)"
)
_UTF_16 = (b"\xff\xfe<\0", b"\xfe\xff\0<")


def sniff(data: bytes) -> Format | None:
    """Gives the kind of picture, or nothing where it is none that is read."""
    if data.startswith(b"\xff\xd8\xff"):
        return "JPEG"
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "PNG"
    if data.startswith((b"GIF87a", b"GIF89a")):
        return "GIF"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "WEBP"
    if _XML.match(data) or data.startswith(_UTF_16):
        return "SVG"
    return None


def foreign(data: bytes) -> str:
    """What a file is that is not read, for people."""
    if data[4:12] in (b"ftypavif", b"ftypavis"):
        return "an AVIF picture"
    if data[4:10] in (b"ftyphe", b"ftypmi", b"ftypms"):
        return "a HEIC picture"
    start = data[:16].lstrip().lower()
    for magic, name in _FOREIGN.items():
        if data.startswith(magic) or start.startswith(magic):
            return name
    return "no kind of picture that cardpress reads"


def lie(path: str, kind: Format) -> Diagnostic | None:
    """W309 where the name ends as another kind does."""
    _, dot, ending = path.rpartition(".")
    ending = dot + ending.casefold()
    if ending in _ENDINGS[kind]:
        return None
    right = _ENDINGS[kind][0]
    message = f"'{path}' is {'an' if kind == 'SVG' else 'a'} {kind} picture"
    return Diagnostic("W309", message, hint=f"let its name end in '{right}'")

"""Looks for colour in a PDF: in every resource, and in every operator of every stream."""

import re
from collections.abc import Iterator
from typing import Any

import pikepdf

__all__ = ["colours_in"]

_SPACES = {
    "/DeviceRGB",
    "/DeviceCMYK",
    "/CalRGB",
    "/Lab",
    "/ICCBased",
    "/Separation",
    "/DeviceN",
    "/Indexed",
}
_COLOURING = re.compile(rb"(?<=\s)(rg|RG|k|K)(?=\s)|(?<=\d\s)[\d.]+\s+(scn|SCN|sc|SC)(?=\s)")
"""Operators that take three or four numbers, and such as take more than one."""


def colours_in(pdf: pikepdf.Pdf) -> set[str]:
    """All that could be anything but gray, in words; empty for a gray file."""
    found: set[str] = set()
    for thing in pdf.objects:
        found.update(_spaces(thing))
        found.update(_function(thing))
        if isinstance(thing, pikepdf.Stream):
            found.update(_image(thing) if "/Width" in thing else _operators(thing))
    return found


def _spaces(thing: Any) -> Iterator[str]:
    """Names of colour spaces anywhere in an object, indirect ones apart."""
    if isinstance(thing, pikepdf.Name):
        if str(thing) in _SPACES:
            yield str(thing)
    elif isinstance(thing, pikepdf.Array):
        for part in thing:
            yield from () if _apart(part) else _spaces(part)
    elif isinstance(thing, pikepdf.Dictionary | pikepdf.Stream):
        for part in thing.values():
            yield from () if _apart(part) else _spaces(part)


def _apart(thing: Any) -> bool:
    return isinstance(thing, pikepdf.Object) and thing.is_indirect


def _function(thing: Any) -> Iterator[str]:
    """A function that gives more than one number, such as three channels."""
    if isinstance(thing, pikepdf.Dictionary) and "/C0" in thing and len(thing.C0) != 1:
        yield f"a function of {len(thing.C0)} values"


def _image(stream: pikepdf.Stream) -> Iterator[str]:
    if stream.get("/ColorSpace") != "/DeviceGray":
        yield f"a picture in {stream.get('/ColorSpace')}"
    if stream.get("/Filter") == "/DCTDecode":
        data = stream.read_raw_bytes()
        frame = max(data.find(b"\xff" + bytes([kind])) for kind in (0xC0, 0xC1, 0xC2))
        if data[frame + 9] != 1:
            yield f"a JPEG picture of {data[frame + 9]} channels"


def _operators(stream: pikepdf.Object) -> Iterator[str]:
    kind = stream.get("/Type"), stream.get("/Subtype")
    if "/Length1" in stream or kind[1] in ("/CIDFontType0C", "/OpenType"):
        return  # a font
    text = stream.read_bytes()
    if not text.startswith(b"/CIDInit"):  # else letters of a font
        for match in _COLOURING.finditer(text):
            yield f"operator {(match[1] or match[2]).decode()}"

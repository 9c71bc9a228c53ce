"""Drawings without their colours: each gray is as light as the colour that it stands for.

Works on the objects that ``vector`` makes, in the one spelling that svg2pdf and QPDF give them.
Masks keep what they let through.
"""

import re
import zlib
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from cardpress.colour import Rgb, as_gray, gray_ramp
from cardpress.pictures.decode import stored_pixels
from cardpress.pictures.gray import gray_pixels
from cardpress.pictures.values import Vector, VectorObject

__all__ = ["gray_drawing"]


def gray_drawing(path: str, drawing: Vector) -> Vector:
    """Gives a drawing in gray: areas, lines, gradients, and the pixels within it.

    Raises:
        ProjectError: E303, pixels within it that cannot be decoded.
    """
    seen = _seen(drawing.objects)
    objects = (
        _grayed(path, drawn, _lightness if index in seen else _cover)
        for index, drawn in enumerate(drawing.objects)
    )
    return replace(drawing, objects=tuple(objects))


_MASK = b"/SMask << /G "


def _seen(objects: tuple[VectorObject, ...]) -> set[int]:
    """Indices of the objects that are painted; others say how much of those is seen."""
    found: set[int] = set()
    left = [len(objects) - 1]
    while left:
        index = left.pop()
        if index in found:
            continue
        found.add(index)
        left += (
            part
            for before, part in pairwise((b"", *objects[index].body))
            if isinstance(part, int)
            and not (isinstance(before, bytes) and before.endswith(_MASK))
        )
    return found


_Ramp = Callable[[Rgb, Rgb], tuple[float, ...]]
"""The grays between two colours at equal steps, from 0 to 1, both ends included."""


@lru_cache(4_096)
def _lightness(one: Rgb, other: Rgb) -> tuple[float, ...]:
    if one == other:
        return (as_gray(one).value / 1000,) * 2
    return tuple(gray.value / 1000 for gray in gray_ramp(one, other))


def _cover(one: Rgb, other: Rgb) -> tuple[float, ...]:
    """What masks of these colours let through (ISO 32000-1, 11.5.3 and 10.3.2)."""
    return tuple(
        round((0.3 * red + 0.59 * green + 0.11 * blue) / 255, 4)
        for red, green, blue in (one, other)
    )


_NUMBERS = rb"([\d.]+) ([\d.]+) ([\d.]+)"
_PAINT = re.compile(rb"\b%b (scn|SCN)\b" % _NUMBERS)
_BLEND = re.compile(
    rb"/C0 \[ %b \] /C1 \[ %b \] /Domain \[ 0 1 \] /FunctionType 2 /N 1 " % (_NUMBERS, _NUMBERS)
)
_RANGE = b"/Range [ 0 1 0 1 0 1 ]"
_SIDES = re.compile(rb"/(Height|Width) (\d+)")


def _grayed(path: str, drawn: VectorObject, ramp: _Ramp) -> VectorObject:
    """An object in gray; its text is as ``vector`` leaves it, in QPDF's spelling."""
    text = b"".join(part for part in drawn.body if isinstance(part, bytes))
    if drawn.data is not None and b"/Subtype /Image" in text:
        return _picture(path, drawn, text) if b"/DeviceRGB" in text else drawn
    body = tuple(
        _described(part, ramp) if isinstance(part, bytes) else part for part in drawn.body
    )
    if drawn.data is None:
        return VectorObject(body)

    def paint(match: re.Match[bytes]) -> bytes:
        colour = _colour(match.groups()[:3])
        return b"%.9g %b" % (ramp(colour, colour)[0], match[4])

    return VectorObject(body, _packed(_PAINT.sub(paint, zlib.decompress(drawn.data))))


def _colour(channels: Iterable[bytes]) -> Rgb:
    return Rgb(*(min(255, round(255 * float(channel))) for channel in channels))


def _described(text: bytes, ramp: _Ramp) -> bytes:
    """Colour spaces and functions of an object's text."""

    def blend(match: re.Match[bytes]) -> bytes:
        numbers = match.groups()
        return _function(ramp(_colour(numbers[:3]), _colour(numbers[3:])))

    text = text.replace(b"/DeviceRGB", b"/DeviceGray").replace(_RANGE, b"/Range [ 0 1 ]")
    return _BLEND.sub(blend, text)


def _function(grays: tuple[float, ...]) -> bytes:
    """The entries of a function through some grays (ISO 32000-1, 7.10.3 and 7.10.4)."""
    straight = [
        b"/C0 [ %.9g ] /C1 [ %.9g ] /Domain [ 0 1 ] /FunctionType 2 /N 1 " % ends
        for ends in pairwise(grays)
    ]
    if len(straight) == 1:
        return straight[0]
    count = len(straight)
    bounds = b" ".join(b"%.9g" % (step / count) for step in range(1, count))
    pieces = b" ".join(b"<< %b>>" % piece for piece in straight)
    encode = b" ".join([b"0 1"] * count)
    spread = b"/Bounds [ %b ] /Domain [ 0 1 ] /Encode [ %b ] " % (bounds, encode)
    return spread + b"/FunctionType 3 /Functions [ %b ] " % pieces


def _picture(path: str, drawn: VectorObject, text: bytes) -> VectorObject:
    """Pixels within a drawing: a JPEG file, or rows of 8 or 16 bits without predictors."""
    assert drawn.data is not None  # noqa: S101 - it is a stream
    if b"/DCTDecode" in text:
        image = stored_pixels(path, drawn.data, "JPEG")
    else:
        from PIL import Image  # noqa: PLC0415 - few drawings hold pixels

        sides = {name: int(number) for name, number in _SIDES.findall(text)}
        rows = zlib.decompress(drawn.data)[:: 2 if b"/BitsPerComponent 16" in text else 1]
        image = Image.frombytes("RGB", (sides[b"Width"], sides[b"Height"]), rows)
    body = tuple(
        part.replace(b"/DeviceRGB", b"/DeviceGray")
        .replace(b"/DCTDecode", b"/FlateDecode")
        .replace(b"/BitsPerComponent 16", b"/BitsPerComponent 8")
        if isinstance(part, bytes)
        else part
        for part in drawn.body
    )
    return VectorObject(body, _packed(gray_pixels(image).tobytes()))


def _packed(data: bytes) -> bytes:
    return zlib.compress(data, 6)

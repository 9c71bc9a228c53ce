"""SVG as PDF objects, through svg2pdf; or as pixels where that library has no build.

The one page that svg2pdf makes is taken apart into neutral values: keys sorted, since its
dictionaries come in random order, and its ICC-based colours made device colours, which is what
all else in the file is.
"""

import hashlib
import io
import zlib
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

from cardpress.diagnostics import Diagnostic
from cardpress.geometry import Size
from cardpress.pictures.decode import decode
from cardpress.pictures.faults import MOST_PIXELS, fault
from cardpress.pictures.values import Raster, Vector, VectorObject

if TYPE_CHECKING:
    import pikepdf

__all__ = ["as_pixels", "as_vector", "drawn_as_pixels", "pixel_size", "vector_maker"]

_DPI = 600
_AT_LEAST = 1_200
"""Pixels along the longer side: a natural size of 24 px says nothing of the printed one."""
_INCH = 914_400


def vector_maker() -> str | None:
    """The library that makes vectors, with its version; nothing where there is none."""
    try:
        return f"svg2pdf-{version('svg2pdf-py')}"
    except PackageNotFoundError:
        return None


def as_vector(path: str, svg: str) -> Vector:
    """Converts text that passed the gate.

    Raises:
        ProjectError: E307.
    """
    import pikepdf  # noqa: PLC0415 - only what is not cached needs it
    import svg2pdf_py  # noqa: PLC0415 - as above

    options = svg2pdf_py.ConversionOptions(compress=False)
    try:
        pdf = bytes(svg2pdf_py.svg_to_pdf(svg, svg2pdf_py.FontDatabase(), options))
    except (ValueError, RuntimeError) as cause:
        raise _refused(path, cause) from cause
    with pikepdf.open(io.BytesIO(pdf)) as document:
        return _Copy().page(document.pages[0].obj)


def pixel_size(size: Size) -> tuple[int, int]:
    """How many pixels stand for a drawing of a natural size."""
    width, height = (side * _DPI / _INCH for side in size)
    factor = max(1.0, _AT_LEAST / max(width, height))
    factor = min(factor, (MOST_PIXELS / (width * height)) ** 0.5)
    return max(1, int(width * factor)), max(1, int(height * factor))


def as_pixels(path: str, svg: str, pixels: tuple[int, int]) -> Raster:
    """Draws text that passed the gate.

    Raises:
        ProjectError: E307.
    """
    import resvg_py  # noqa: PLC0415 - only machines without svg2pdf need it

    width, height = pixels
    try:
        png = resvg_py.svg_to_bytes(
            svg_string=svg, width=width, height=height, dpi=96, skip_system_fonts=True
        )
    except ValueError as cause:
        raise _refused(path, cause) from cause
    return decode(path, bytes(png), "PNG")


def drawn_as_pixels(path: str) -> Diagnostic:
    """N308."""
    message = f"'{path}' is drawn as pixels: this system has no svg2pdf"
    return Diagnostic("N308", message, hint="vectors need a system with a build of svg2pdf-py")


def _refused(path: str, cause: Exception) -> Exception:
    return fault("E307", f"'{path}' cannot be drawn: {cause}", "save it as plain SVG")


_Parts = list[bytes | int]


class _Copy:
    """Copies one page's graph of objects, each stream once."""

    def __init__(self) -> None:
        self._objects: list[VectorObject] = []
        self._known: dict[bytes, int] = {}
        self._copied: dict[tuple[int, int], int] = {}
        self._blends = False

    def page(self, page: "pikepdf.Object") -> Vector:
        resources = self._dictionary(page.Resources)
        width, height = (float(side) for side in list(page.MediaBox)[2:])
        code = page.Contents.read_bytes()
        head = b"/BBox[0 0 %b %b]/Filter/FlateDecode" % (_number(width), _number(height))
        # the group is isolated on svg2pdf's page; it matters only where something blends
        if self._blends:
            head += b"/Group<</I true/S/Transparency/Type/Group>>"
        head += b"/Matrix[%.10g 0 0 %.10g 0 0]" % (1 / width, 1 / height)
        parts = [head + b"/Resources", *resources, b"/Subtype/Form/Type/XObject"]
        self._objects.append(VectorObject(_joined(parts), zlib.compress(code, 9)))
        return Vector(tuple(self._objects))

    def _value(self, value: Any) -> _Parts:
        import pikepdf  # noqa: PLC0415 - loaded by now

        match value:
            case pikepdf.Stream():
                return [self._stream(value)]
            case pikepdf.Array():
                return self._array(value)
            case pikepdf.Dictionary():
                return self._dictionary(value)
            case bool():
                return [b"true" if value else b"false"]
            case None:
                return [b"null"]
            case _:
                return [
                    value.unparse() if isinstance(value, pikepdf.Object) else _number(value)
                ]

    def _array(self, array: Any) -> _Parts:
        items = list(array)
        if len(items) == 2 and str(items[0]) == "/ICCBased":
            return [_DEVICES[int(items[1].N)]]
        parts: _Parts = [b"["]
        for item in items:
            parts += [*self._value(item), b" "]
        return [*parts, b"]"]

    def _dictionary(self, dictionary: Any) -> _Parts:
        parts: _Parts = [b"<<"]
        for key in sorted(dictionary.keys()):
            parts += self._entry(key, dictionary[key])
        return [*parts, b">>"]

    def _entry(self, key: str, value: Any) -> _Parts:
        if key in ("/Length", "/ProcSet"):  # the first is written anew, the second is obsolete
            return []
        if key in ("/ExtGState", "/SMask"):
            self._blends = True
        return [key.encode() + b" ", *self._value(value)]

    def _stream(self, stream: Any) -> int:
        known = self._copied.get(stream.objgen)
        if known is None:
            known = self._copied[stream.objgen] = self._new_stream(stream)
        return known

    def _new_stream(self, stream: Any) -> int:
        parts: _Parts = []
        for key in sorted(stream.keys()):
            parts += self._entry(key, stream[key])
        data = stream.read_raw_bytes()
        if "/Filter" not in stream:
            parts.append(b"/Filter/FlateDecode")
            data = zlib.compress(data, 9)
        body = _joined(parts)
        digest = hashlib.sha256(repr(body).encode() + data).digest()
        if digest not in self._known:
            self._objects.append(VectorObject(body, data))
            self._known[digest] = len(self._objects) - 1
        return self._known[digest]


_DEVICES = {1: b"/DeviceGray", 3: b"/DeviceRGB", 4: b"/DeviceCMYK"}


def _number(value: Any) -> bytes:
    if isinstance(value, int):
        return b"%d" % value
    return f"{value:.9f}".rstrip("0").rstrip(".").encode()


def _joined(parts: _Parts) -> tuple[bytes | int, ...]:
    """Neighbouring texts as one."""
    joined: _Parts = []
    for part in parts:
        if isinstance(part, bytes) and joined and isinstance(joined[-1], bytes):
            joined[-1] += part
        else:
            joined.append(part)
    return tuple(joined)

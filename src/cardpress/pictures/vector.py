"""SVG as PDF objects, through svg2pdf; or as pixels where that library has no build.

The one page that svg2pdf makes is taken apart into neutral values: keys sorted, since its
dictionaries come in random order, and its ICC-based colours made device colours, which is what
all else in the file is.
"""

import hashlib
import io
import re
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
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
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - slow

    try:
        return f"svg2pdf-{version('svg2pdf-py')}"
    except PackageNotFoundError:
        return None


def as_vector(path: str, svg: str, size: Size, fonts: Sequence[bytes] = ()) -> Vector:
    """Converts text that passed the gate; its letters become paths.

    Args:
        path: for faults.
        svg: the text.
        size: its natural size.
        fonts: font files for its letters.

    Raises:
        ProjectError: E307.
    """
    import pikepdf  # noqa: PLC0415 - only what is not cached needs it
    import svg2pdf_py  # noqa: PLC0415 - as above

    options = svg2pdf_py.ConversionOptions(compress=False, embed_text=False)
    known = svg2pdf_py.FontDatabase()
    try:
        with _as_files(fonts) as paths:
            for font in paths:
                known.load_font_file(font)
            pdf = bytes(svg2pdf_py.svg_to_pdf(svg, known, options))
    except (ValueError, RuntimeError) as cause:
        raise _refused(path, cause) from cause
    with pikepdf.open(io.BytesIO(pdf)) as document:
        return _Copy(document).page(size)


def pixel_size(size: Size) -> tuple[int, int]:
    """How many pixels stand for a drawing of a natural size."""
    width, height = (side * _DPI / _INCH for side in size)
    factor = max(1.0, _AT_LEAST / max(width, height))
    factor = min(factor, (MOST_PIXELS / (width * height)) ** 0.5)
    return max(1, int(width * factor)), max(1, int(height * factor))


@contextmanager
def _as_files(fonts: Sequence[bytes]) -> Iterator[list[str]]:
    """Font files for libraries that read nothing else."""
    if not fonts:
        yield []
        return
    with TemporaryDirectory(prefix="cardpress-") as room:
        paths = [Path(room) / f"{number:03}.ttf" for number in range(len(fonts))]
        for font, data in zip(paths, fonts, strict=True):
            font.write_bytes(data)
        yield list(map(str, paths))


def as_pixels(
    path: str,
    svg: str,
    pixels: tuple[int, int],
    *,
    fonts: Sequence[bytes] = (),
    gray: bool = False,
) -> Raster:
    """Draws text that passed the gate, in colour or in gray.

    Args:
        path: for faults.
        svg: the text.
        pixels: width and height.
        fonts: font files for its letters.
        gray: whether in gray.

    Raises:
        ProjectError: E307.
    """
    import resvg_py  # noqa: PLC0415 - only machines without svg2pdf need it

    width, height = pixels
    try:
        with _as_files(fonts) as paths:
            png = resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                height=height,
                dpi=96,
                skip_system_fonts=True,
                font_files=paths or None,
            )
    except ValueError as cause:
        raise _refused(path, cause) from cause
    return decode(path, bytes(png), "PNG", gray=gray)


def drawn_as_pixels(path: str) -> Diagnostic:
    """N308."""
    message = f"'{path}' is drawn as pixels: this system has no svg2pdf"
    return Diagnostic("N308", message, hint="vectors need a system with a build of svg2pdf-py")


def _refused(path: str, cause: Exception) -> Exception:
    return fault("E307", f"'{path}' cannot be drawn: {cause}", "save it as plain SVG")


class _Copy:
    """Copies one page's graph of objects, equal ones once.

    QPDF writes dictionaries with their keys in order, so its text of an object is canonical
    once the numbers of other objects are taken out. No string in it could look like
    such a number, as no text passes the gate.
    """

    def __init__(self, document: "pikepdf.Pdf") -> None:
        self._document = document
        self._objects: list[VectorObject] = []
        self._equal: dict[bytes, int] = {}
        self._copied: dict[int, tuple[bytes | int, ...]] = {}
        self._devices: dict[bytes, bytes] = {}
        self._blends = False

    def page(self, size: Size) -> Vector:
        """Makes the first page a form that fills the unit square."""
        page = self._document.pages[0].obj
        resources = self._body(page.Resources.unparse(resolved=True))
        width, height = (float(side) for side in list(page.MediaBox)[2:])
        head = b"/BBox[0 0 %.9g %.9g]/Filter/FlateDecode" % (width, height)
        # the group is isolated on svg2pdf's page; it matters only where something blends
        if self._blends:
            head += b"/Group<</I true/S/Transparency/Type/Group>>"
        head += b"/Matrix[%.9f 0 0 %.9f 0 0]/Resources" % (1 / width, 1 / height)
        body = (head, *resources, b"/Subtype/Form/Type/XObject")
        self._objects.append(VectorObject(body, _packed(page.Contents.read_bytes())))
        return Vector(tuple(self._objects), size)

    def _body(self, text: bytes) -> tuple[bytes | int, ...]:
        """An object's text with device colours, and indices for references."""
        text = _OBSOLETE.sub(b"", _PROFILE.sub(self._device, text))
        self._blends = self._blends or b"/ExtGState" in text
        pieces = _REFERENCE.split(text)
        parts: list[bytes | int] = [pieces[0]]
        for number, after in zip(pieces[1::2], pieces[2::2], strict=True):
            parts += (*self._referred(int(number)), after)
        return _joined(parts)

    def _device(self, match: re.Match[bytes]) -> bytes:
        number = match[1]
        device = self._devices.get(number)
        if device is None:
            channels = int(self._document.get_object(int(number), 0).N)
            device = self._devices[number] = _DEVICES[channels]
        return device

    def _referred(self, number: int) -> tuple[bytes | int, ...]:
        """What stands for a reference: a stream's index, or a small object itself."""
        parts = self._copied.get(number)
        if parts is None:
            parts = self._copied[number] = self._new(self._document.get_object(number, 0))
        return parts

    def _new(self, found: Any) -> tuple[bytes | int, ...]:
        import pikepdf  # noqa: PLC0415 - loaded by now

        if not isinstance(found, pikepdf.Stream):
            body = self._body(found.unparse(resolved=True))
            small = sum(len(part) for part in body if isinstance(part, bytes)) < _SMALL
            return body if small else (self._kept(body, None),)
        text = found.stream_dict.unparse(resolved=True)
        data = found.read_raw_bytes()
        if b"/Filter" not in text:
            data = _packed(data)
            text = text.replace(b"<<", b"<< /Filter /FlateDecode", 1)
        # a stream's dictionary goes on with its length
        return (self._kept(self._body(text.removeprefix(b"<<").removesuffix(b">>")), data),)

    def _kept(self, body: tuple[bytes | int, ...], data: bytes | None) -> int:
        digest = hashlib.sha256(repr(body).encode() + (data or b"")).digest()
        if digest not in self._equal:
            self._objects.append(VectorObject(body, data))
            self._equal[digest] = len(self._objects) - 1
        return self._equal[digest]


_SMALL = 100
"""Bytes of an object that is written where it is used: a number of its own would take forty."""
_DEVICES = {1: b"/DeviceGray", 3: b"/DeviceRGB", 4: b"/DeviceCMYK"}
_PROFILE = re.compile(rb"\[ /ICCBased (\d+) 0 R \]")
_REFERENCE = re.compile(rb"(?<![\d.])(\d+) 0 R\b")
_OBSOLETE = re.compile(rb"/Length \d+ |/ProcSet \[[^\]]*\] ")
"""The length is written anew; procedure sets are obsolete (ISO 32000-1, 14.2)."""


def _joined(parts: list[bytes | int]) -> tuple[bytes | int, ...]:
    """Neighbouring texts as one."""
    joined: list[bytes | int] = []
    for part in parts:
        if isinstance(part, bytes) and joined and isinstance(joined[-1], bytes):
            joined[-1] += part
        else:
            joined.append(part)
    return tuple(joined)


def _packed(data: bytes) -> bytes:
    return zlib.compress(data, 6)

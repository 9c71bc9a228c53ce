"""The gate that every SVG passes before a library sees it.

A picture from a stranger must neither reach out of itself, nor run anything, nor take the
machine down. What is left is normalised text with one root size in pixels.
"""

import base64
import binascii
import re
from collections.abc import Iterator
from itertools import islice
from math import isfinite
from typing import NamedTuple

from cardpress.diagnostics import Diagnostic, ProjectError
from cardpress.geometry import Length, Size
from cardpress.pictures.decode import plain_png
from cardpress.pictures.faults import MOST_PIXELS, fault, too_large
from cardpress.pictures.jpeg import read_jpeg
from cardpress.pictures.png import png_profile, read_png
from cardpress.pictures.sniff import sniff
from cardpress.pictures.svgcolour import unreadable_colours
from cardpress.pictures.svgspread import unroll_gradients
from cardpress.pictures.svgtext import GivenFonts, settle_text
from cardpress.pictures.svgtree import TEXT_RUN, Element, parse_svg
from cardpress.pictures.svgweight import check_weight

__all__ = ["Drawn", "admit"]

_DRAWN = frozenset(
    (
        *("a", "circle", "clipPath", "defs", "ellipse", "g", "image", "line"),
        *("linearGradient", "marker", "mask", "path", "pattern", "polygon", "polyline"),
        *("radialGradient", "rect", "stop", "style", "svg", "switch", "symbol", "use"),
    )
)
_SET = frozenset(("text", "tspan", "textPath", TEXT_RUN))
_TEXT = frozenset(("tref", "altGlyph", "flowRoot", "font", "font-face"))

_PIXEL = 9_525
"""A CSS pixel."""
_LONGEST = 10_000 * 36_000
"""Ten metres, in each direction."""
_UNITS = {"": 1.0, "px": 1.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0, "pt": 96 / 72}
_UNITS |= {"pc": 16.0, "q": 96 / 101.6, "em": 16.0, "rem": 16.0, "ex": 8.0}
_NUMBER = re.compile(r"\s*\+?((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,2})?)\s*([a-zA-Z]*)\s*")

_ESCAPE = re.compile(r"\\(?:([0-9a-fA-F]{1,6})\s?|(.))", re.DOTALL)
_COMMENT = re.compile(r"/\*.*?(?:\*/|$)", re.DOTALL)
_URL = re.compile(r"url\(\s*['\"]?\s*([^)'\"]*)", re.IGNORECASE)
_IMPORT = re.compile(r"@import\s*([^;]*)", re.IGNORECASE)
_FILTER = re.compile(r"(?:^|[;{\s])filter\s*:\s*(?!none)", re.IGNORECASE)
_HUGE_NUMBER = r"(?:\d{9,}|(?:\d+\.?\d*|\.\d+)[eE]\+?0*(?:[1-9]\d|[7-9]))"
_HUGE = re.compile(rf"(?<![\w#.]){_HUGE_NUMBER}")
_HUGE_IN_PATHS = re.compile(rf"(?<![\d.]){_HUGE_NUMBER}")
_DATA = re.compile(r"data:image/(?:png|jpe?g);base64,(.*)", re.IGNORECASE | re.DOTALL)


_AS_PNG = "data:image/png;base64,"


class Drawn(NamedTuple):
    """A picture that passed."""

    root: Element
    """Its attributes ``width``, ``height`` and ``viewBox`` are plain numbers."""
    size: Size
    families: tuple[str, ...] = ()
    """Those of its text, sorted."""


def admit(path: str, data: bytes, fonts: GivenFonts | None = None) -> Drawn:
    """Lets a picture in, or says why not.

    Args:
        path: for faults.
        data: the file.
        fonts: in which it may hold text.

    Raises:
        ProjectError: E303, E304, E307, E310.
    """
    root = parse_svg(path, data)
    found = _Findings(path)
    for element in root.walk():
        if element.name != TEXT_RUN:
            found.look_at(element)
    found.raise_any()
    families = settle_text(path, root, fonts)
    check_weight(path, root)
    size = _sized(path, root)
    unroll_gradients(path, root)
    return Drawn(root, size, families)


class _Findings:
    """What is wrong with a picture, all of it."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._outside: dict[str, None] = {}
        self._names: dict[str, set[str]] = {}
        self._pixels = 0

    def look_at(self, element: Element) -> None:
        """Notes what is wrong with one element."""
        if element.name not in _DRAWN and element.name not in _SET:
            self._name(element)
        elif element.text and element.name != "style":
            element.text = ""
        for name, value in element.attributes.items():
            if name.casefold().startswith("on"):
                self._note("scripts", name)
            elif name == "href":
                self._reference(element, value.strip())
            elif name == "filter" and value.strip() not in ("", "none"):
                self._note("filters", "filter")
            else:
                self._styles(value)
                self._numbers(name, value)
        self._colours(element)
        if element.name == "style":
            self._styles(element.text)
            self._numbers("style", element.text)

    def raise_any(self) -> None:
        """Raises what was found, one diagnostic for each kind."""
        said = [
            Diagnostic("E307", f"'{self._path}' {_WHAT[kind]}: {_listed(names)}", hint=hint)
            for kind, hint in _HINTS.items()
            if (names := sorted(self._names.get(kind, ())))
        ]
        if self._outside:
            message = (
                f"'{self._path}' refers to what is outside of it: {_listed(self._outside)}"
            )
            hint = "embed pictures as PNG or JPEG data, or place them as pictures of their own"
            said.insert(0, Diagnostic("E307", message, hint=hint))
        if said:
            raise ProjectError(*said)

    def _name(self, element: Element) -> None:
        name = element.name
        if name in _TEXT:
            self._note("text", name)
        elif name.casefold() in ("script", "handler", "listener"):
            self._note("scripts", name)
        elif name == "filter" or name.startswith("fe"):
            self._note("filters", name)
        else:
            self._note("elements", name)

    def _note(self, kind: str, name: str) -> None:
        self._names.setdefault(kind, set()).add(name)

    def _reference(self, element: Element, target: str) -> None:
        if target.startswith("#"):
            return
        data = _DATA.fullmatch(target)
        if data and element.name == "image":
            self._picture(element, data[1])
        else:
            self._outside[target] = None

    def _colours(self, element: Element) -> None:
        for colour in unreadable_colours(element):
            self._note("colors", colour)

    def _styles(self, value: str) -> None:
        """CSS of attributes and style sheets, also where it is spelt to be overlooked."""
        if "(" not in value and "@" not in value and ":" not in value:
            return
        plain = _COMMENT.sub("", _ESCAPE.sub(_unescaped, value))
        for text in {value, plain}:
            for target in _URL.findall(text):
                if not target.startswith("#"):
                    self._outside[target.strip()] = None
            for target in _IMPORT.findall(text):
                self._outside[target.strip() or "@import"] = None
            if _FILTER.search(text):
                self._note("filters", "filter")

    def _numbers(self, name: str, value: str) -> None:
        """Curves are divided by their size: a radius of 1e38 takes minutes and gigabytes."""
        pattern = _HUGE_IN_PATHS if name in ("d", "points") else _HUGE
        if len(value) > 2 and name not in ("id", "class") and pattern.search(value):
            self._note("numbers", name)

    def _picture(self, element: Element, encoded: str) -> None:
        """Pixels within the drawing are held to the same rules as those beside it."""
        path = f"{self._path}: embedded picture"
        try:
            data = base64.b64decode("".join(encoded.split()), validate=True)
        except (binascii.Error, ValueError) as cause:
            raise fault("E303", f"'{path}' is broken: its data are not base64") from cause
        width, height, usable = _usable(path, data)
        self._pixels += width * height
        if self._pixels > MOST_PIXELS:
            raise too_large(path, width, height)
        if usable is not data:
            element.attributes["href"] = _AS_PNG + base64.b64encode(usable).decode("ascii")


def _usable(path: str, data: bytes) -> tuple[int, int, bytes]:
    """Width and height of an embedded picture, and a plain one in its place if it is odd.

    The drawing library takes inks for light, knows no profiles and no turns, and leaves out
    what it cannot decode.
    """
    form = sniff(data)
    if form == "PNG":
        rows = read_png(path, data)
        odd = rows.depth > 8 or rows.orientation > 1 or rows.transparent
        odd = odd or bool(png_profile(path, rows))
        width, height = rows.width, rows.height
    elif form == "JPEG":
        header = read_jpeg(path, data)
        odd = header.odd or header.orientation > 1 or header.channels == "cmyk"
        odd = odd or bool(header.profile)
        width, height = header.width, header.height
    else:
        raise fault("E310", f"'{path}' is neither PNG nor JPEG", "embed it as PNG or JPEG")
    if width * height > MOST_PIXELS:
        raise too_large(path, width, height)
    plain = plain_png(path, data, form)
    return width, height, plain if odd else data


_WHAT = {
    "scripts": "holds scripts",
    "text": "holds live text",
    "filters": "uses filter effects",
    "colors": "has colors that cannot be read",
    "numbers": "holds numbers far beyond any paper",
    "elements": "holds elements that no printer draws",
}
_HINTS = {
    "scripts": "save it as plain SVG without scripts",
    "text": "convert text to paths, so that it looks the same everywhere",
    "filters": "turn blur and shadows into pixels, or leave them out",
    "colors": "write them as #rrggbb, with opacity apart, or by a name of CSS",
    "numbers": "save it anew, in units that suit its size",
    "elements": "save it as plain SVG 1.1",
}


_QUOTED = 300
"""Characters that are quoted of a reference."""


def _listed(names: "dict[str, None] | list[str]") -> str:
    cut = (name if len(name) <= _QUOTED else name[:_QUOTED] + "…" for name in names)
    shown = [f"'{name}'" for name in islice(cut, 5)]
    more = len(names) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")


def _unescaped(match: re.Match[str]) -> str:
    if match[1]:
        code = int(match[1], 16)
        return chr(code) if 0 < code < 0x110000 else ""
    return match[2]


def _sized(path: str, root: Element) -> Size:
    """Settles the natural size; a viewBox counts in pixels where nothing else does."""
    box = list(_numbers(root.attributes.get("viewBox", "")))
    whole = len(box) == 4 and all(map(isfinite, box[:2])) and box[2] > 0 and box[3] > 0
    seen = (box[2], box[3]) if whole else None
    width = _pixels(root.attributes.get("width", ""))
    height = _pixels(root.attributes.get("height", ""))
    if seen and (width is None or height is None):
        width, height = _completed(width, height, seen)
    if width is None or height is None:
        raise fault(
            "E307",
            f"'{path}' says neither its size nor its viewBox",
            "add a viewBox to its root",
        )
    if not all(1 <= side * _PIXEL <= _LONGEST for side in (width, height)):
        raise fault("E304", f"'{path}' is {width:g} x {height:g} px", "give it a sensible size")
    size = Size(Length(round(width * _PIXEL)), Length(round(height * _PIXEL)))
    # the drawing library's own is 12, that of CSS is 16
    root.attributes.setdefault("font-size", "16")
    root.attributes["width"], root.attributes["height"] = f"{width:.9g}", f"{height:.9g}"
    view = box if seen else (0, 0, width, height)
    root.attributes["viewBox"] = " ".join(f"{number:.9g}" for number in view)
    return size


def _completed(
    width: float | None, height: float | None, seen: tuple[float, float]
) -> tuple[float, float]:
    """A size of which a side is missing, by the proportions of the viewBox."""
    if width is not None:
        return width, width * seen[1] / seen[0]
    if height is not None:
        return height * seen[0] / seen[1], height
    return seen


def _numbers(text: str) -> Iterator[float]:
    for part in text.replace(",", " ").split():
        try:
            yield float(part)
        except ValueError:
            return


def _pixels(text: str) -> float | None:
    """A length in pixels; nothing for percentages and what depends on a font."""
    match = _NUMBER.fullmatch(text)
    if not match or match[2].casefold() not in _UNITS:
        return None
    return float(match[1]) * _UNITS[match[2].casefold()] or None

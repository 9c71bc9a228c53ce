"""One colour for all that a drawing paints, as icons need it; or for what asks for it."""

import re
from collections.abc import Iterator

from cardpress.colour import Colour, as_rgb
from cardpress.pictures.svgtree import Element

__all__ = ["has_one_colour", "set_in_text", "tinted"]

_PAINTS = ("fill", "stroke", "stop-color", "color")
_KEPT = re.compile(r"\s*(none|transparent|inherit|context-fill|context-stroke|url\()", re.I)
_DECLARED = re.compile(
    r"(?P<before>(?:^|[;{\s])(?:fill|stroke|stop-color|color)\s*:\s*)(?P<value>[^;}!]*[^;}!\s])",
    re.IGNORECASE,
)


_SHAPES = frozenset(
    ("circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "text")
)


def has_one_colour(root: Element) -> bool:
    """Whether a drawing is painted in a single colour, whatever its shades of opacity."""
    found: set[object] = set()
    pending = [(root, False)]
    while pending:
        element, painted = pending.pop()
        if element.name == "image":
            return False
        if element.name == "mask":
            continue
        found.update(map(_meant, _colours(element)))
        painted = painted or _says_fill(element)
        if element.name in _SHAPES and not painted:
            found.add(_BLACK)
        pending += ((child, painted) for child in element.children)
    return len(found - {None}) <= 1


def set_in_text(root: Element, colour: Colour) -> None:
    """Gives a drawing the colour of the text around it.

    All of it where it has but one; else what asks for it by ``currentColor``, so that a picture
    in several colours stays one.
    """
    if has_one_colour(root):
        tinted(root, colour)
    else:
        root.attributes["color"] = _hex(colour)


_BLACK = (0, 0, 0)


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*as_rgb(colour))


def _colours(element: Element) -> Iterator[str]:
    for name in _PAINTS:
        if name in element.attributes:
            yield element.attributes[name]
    css = element.text if element.name == "style" else element.attributes.get("style", "")
    for match in _DECLARED.finditer(css):
        yield match["value"]
    told = "stop-color" in css or {"stop-color", "class", "id"} & element.attributes.keys()
    if element.name == "stop" and not told:
        yield "black"


def _says_fill(element: Element) -> bool:
    """Whether an element's fill, or that of what is within, is no longer black by default."""
    attributes = element.attributes
    return bool({"fill", "class", "id"} & attributes.keys()) or "fill" in attributes.get(
        "style", ""
    )


def _meant(value: str) -> object:
    """A colour however it is written; nothing where it paints nothing of its own."""
    value = value.strip().casefold()
    if _KEPT.match(value):
        return None
    if value == "currentcolor":
        return value
    from PIL import ImageColor  # noqa: PLC0415 - only icons in texts need it

    try:
        return ImageColor.getrgb(value)[:3]
    except ValueError:
        return value


def tinted(root: Element, colour: Colour) -> None:
    """Replaces every colour of fills, lines and gradients; what is not painted stays so.

    Masks keep their colours, as those say how much is seen.
    """
    text = _hex(colour)
    masked = {
        id(inner) for outer in root.walk() if outer.name == "mask" for inner in outer.walk()
    }
    _set_default(root, "fill", text)
    for element in root.walk():
        if element.name == "style":
            element.text = _declared(element.text, text)
        elif id(element) in masked:
            if element.name == "mask":
                _set_default(element, "fill", "#000000")
        else:
            _paint(element, text)


def _paint(element: Element, text: str) -> None:
    for name in _PAINTS:
        value = element.attributes.get(name)
        if value is not None and not _KEPT.match(value):
            element.attributes[name] = text
    if "style" in element.attributes:
        element.attributes["style"] = _declared(element.attributes["style"], text)
    if element.name == "stop":
        _set_default(element, "stop-color", text)


def _set_default(element: Element, name: str, text: str) -> None:
    style = element.attributes.get("style", "")
    if name not in element.attributes and not re.search(rf"(?:^|[;\s]){name}\s*:", style):
        element.attributes[name] = text


def _declared(css: str, text: str) -> str:
    def replaced(match: re.Match[str]) -> str:
        return match[0] if _KEPT.match(match["value"]) else match["before"] + text

    return _DECLARED.sub(replaced, css)

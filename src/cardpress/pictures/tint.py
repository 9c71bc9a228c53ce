"""One colour for all that a drawing paints, as icons need it."""

import re

from cardpress.colour import Colour, as_rgb
from cardpress.pictures.svgtree import Element

__all__ = ["tinted"]

_PAINTS = ("fill", "stroke", "stop-color", "color")
_KEPT = re.compile(r"\s*(none|transparent|inherit|context-fill|context-stroke|url\()", re.I)
_DECLARED = re.compile(
    r"(?P<before>(?:^|[;{\s])(?:fill|stroke|stop-color|color)\s*:\s*)(?P<value>[^;}!]*[^;}!\s])",
    re.IGNORECASE,
)


def tinted(root: Element, colour: Colour) -> None:
    """Replaces every colour of fills, lines and gradients; what is not painted stays so.

    Masks keep their colours, as those say how much is seen.
    """
    text = "#{:02x}{:02x}{:02x}".format(*as_rgb(colour))
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

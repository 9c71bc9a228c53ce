"""SVG as a small tree, parsed without entities and within limits.

Only what SVG 1.1 draws is kept: descriptions, editors' data and animations fall away, links to
what lies behind them lose their target. What the gate has to judge stays.
"""

import xml.parsers.expat
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NoReturn

from cardpress.diagnostics import ProjectError
from cardpress.pictures.faults import broken, fault

__all__ = ["MOST_BYTES", "TEXT_RUN", "Element", "parse_svg", "written"]

TEXT_RUN = "#text"
"""Name of what stands for characters between the elements of a text."""

MOST_BYTES = 16 << 20
_MOST_ELEMENTS = 100_000
_DEEPEST = 100
_MOST_ATTRIBUTES = 250
"""To one element; the drawing library compares each with each."""

_SVG = "http://www.w3.org/2000/svg"
_XLINK_HREF = "http://www.w3.org/1999/xlink href"
_XML = "http://www.w3.org/XML/1998/namespace "

_SILENT = frozenset(
    (
        *("animate", "animateColor", "animateMotion", "animateTransform", "cursor", "desc"),
        *("metadata", "mpath", "set", "title", "view"),
    )
)
"""Elements that draw nothing on paper."""

_TEXTUAL = frozenset({"style"})
"""Elements whose characters count as a whole."""
_LETTERED = frozenset({"text", "tspan", "textPath", "a"})
"""Elements whose characters stand between their children."""


@dataclass(slots=True)
class Element:
    """An element of SVG's namespace, or of none where the root has none."""

    name: str
    attributes: dict[str, str]
    children: "list[Element]" = field(default_factory=list)
    text: str = ""

    def walk(self) -> "Iterator[Element]":
        """Itself and all within it, in the order of the file."""
        pending = [self]
        while pending:
            element = pending.pop()
            yield element
            pending.extend(reversed(element.children))


def parse_svg(path: str, data: bytes) -> Element:
    """Reads a file to a tree.

    Raises:
        ProjectError: E303, E304, E307.
    """
    if len(data) > MOST_BYTES:
        size = f"{len(data) >> 20} MiB"
        raise fault("E304", f"'{path}' has {size}", f"{MOST_BYTES >> 20} MiB is the most")
    return _Reader(path).read(data)


def written(root: Element) -> str:
    """The normalised text that libraries see."""
    parts = [f'<svg xmlns="{_SVG}"']
    _write(root, parts)
    return "".join(parts)


def _write(element: Element, parts: list[str]) -> None:
    """Writes what follows an element's name; as deep as the parser lets it be."""
    parts.extend(f' {name}="{_escaped(value)}"' for name, value in element.attributes.items())
    if not element.children and not element.text:
        parts.append("/>")
        return
    parts.append(">")
    if element.text:
        parts.append(_escaped(element.text))
    for child in element.children:
        if child.name == TEXT_RUN:
            parts.append(_escaped(child.text))
            continue
        parts.append(f"<{child.name}")
        _write(child, parts)
    parts.append(f"</{element.name}>")


def _escaped(text: str) -> str:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    text = text.replace('"', "&quot;")
    return text.replace("\n", "&#10;").replace("\t", "&#9;").replace("\r", "&#13;")


class _Reader:
    """Builds the tree while expat reads."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._root: Element | None = None
        self._open: list[Element | None] = []
        self._count = 0
        self._namespace = _SVG

    def read(self, data: bytes) -> Element:
        parser = xml.parsers.expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.EntityDeclHandler = self._entity
        parser.SkippedEntityHandler = self._entity
        parser.ProcessingInstructionHandler = self._instruction
        try:
            parser.Parse(data, True)  # noqa: FBT003 - expat's signature
        except xml.parsers.expat.ExpatError as cause:
            why = f"{xml.parsers.expat.ErrorString(cause.code)} (line {cause.lineno})"
            raise broken(self._path, why) from cause
        except (ValueError, LookupError) as cause:
            raise broken(self._path, "its encoding is unknown") from cause
        if self._root is None:
            raise broken(self._path, "it holds no picture")
        return self._root

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if len(self._open) >= _DEEPEST:
            raise fault(
                "E307",
                f"'{self._path}' has elements nested more than {_DEEPEST} deep",
                _SIMPLER,
            )
        if len(attributes) > _MOST_ATTRIBUTES:
            raise fault(
                "E307",
                f"'{self._path}' has an element with more than {_MOST_ATTRIBUTES} attributes",
                _SIMPLER,
            )
        self._count += 1
        if self._count > _MOST_ELEMENTS:
            raise fault(
                "E304", f"'{self._path}' has more than {_MOST_ELEMENTS} elements", _SIMPLER
            )
        element = self._element(name, attributes)
        parent = self._open[-1] if self._open else None
        if element is not None and parent is not None:
            parent.children.append(element)
        self._open.append(element)

    def _element(self, name: str, attributes: dict[str, str]) -> Element | None:
        namespace, _, local = name.rpartition(" ")
        if not self._open:
            if local != "svg" or namespace not in ("", _SVG):
                raise fault(
                    "E310", f"'{self._path}' is XML, but no SVG picture", "save it as SVG"
                )
            self._namespace = namespace
            self._root = Element(local, self._kept(local, attributes))
            return self._root
        if self._open[-1] is None or namespace != self._namespace or local in _SILENT:
            return None
        return Element(local, self._kept(local, attributes))

    def _kept(self, element: str, attributes: dict[str, str]) -> dict[str, str]:
        kept: dict[str, str] = {}
        for name, value in attributes.items():
            plain = "href" if name == _XLINK_HREF else name
            if plain.startswith(_XML + "base"):
                raise self._unsafe("it moves its references elsewhere (xml:base)")
            if plain == _XML + "space":
                plain = "xml:space"
            if " " in plain or (element == "a" and plain == "href"):
                continue
            kept.setdefault(plain, value)
        return kept

    def _end(self, _name: str) -> None:
        self._open.pop()

    def _characters(self, text: str) -> None:
        element = self._open[-1] if self._open else None
        if element is not None and element.name in _LETTERED:
            self._letters(element, text)
        elif element is not None and (element.name in _TEXTUAL or not text.isspace()):
            element.text += text

    def _letters(self, element: Element, text: str) -> None:
        last = element.children[-1] if element.children else None
        if last is None or last.name != TEXT_RUN:
            last = Element(TEXT_RUN, {})
            element.children.append(last)
        last.text += text

    def _entity(self, *_declared: object) -> NoReturn:
        raise self._unsafe("it declares or uses entities")

    def _instruction(self, target: str, _text: str) -> None:
        if target == "xml-stylesheet":
            raise self._unsafe("it takes its styles from elsewhere")

    def _unsafe(self, why: str) -> ProjectError:
        return fault("E307", f"'{self._path}' cannot be used: {why}", _PLAIN)


_PLAIN = "save it as plain SVG"
_SIMPLER = "simplify it, or save it as PNG"

"""How much a drawing grows when its references are followed.

Ten groups that each use the next one ten times are a few hundred bytes and ten thousand million
shapes. The weight is counted with each referenced element once, so counting is quick.
"""

import re
from collections.abc import Iterator

from cardpress.pictures.faults import fault
from cardpress.pictures.svgtree import Element

__all__ = ["check_weight"]

_HEAVIEST = 500_000
"""Elements drawn when all references are followed."""
_DEEPEST = 200
_MOST_TRIES = 20_000_000
"""How often selectors are held to elements: half a second's work."""

_URL = re.compile(r"url\(\s*['\"]?\s*#([^)'\"]*)", re.IGNORECASE)
_LAST = re.compile(r"[.#]?[\w-]+(?=\s*$)")
"""The end of a selector decides; one that ends otherwise is taken to meet everything."""
_PER_POINT = ("marker", "marker-mid")


def check_weight(path: str, root: Element) -> None:
    """Refuses what refers to itself or grows beyond all bounds.

    Raises:
        ProjectError: E307.
    """
    _check_styles(path, root)
    scale = _Scale(path, root)
    if scale.weight(root) > _HEAVIEST:
        raise fault(
            "E307",
            f"'{path}' draws more than {_HEAVIEST} elements once its references are followed",
            "simplify it, or save it as PNG",
        )


def _rules(css: str) -> Iterator[tuple[str, str]]:
    """Selectors and declarations of each rule, also of those within others."""
    for piece in css.split("}"):
        before, brace, declarations = piece.rpartition("{")
        if brace:
            yield before.rpartition("{")[2], declarations


def _check_styles(path: str, root: Element) -> None:
    """Refuses style sheets that take long to match: each selector is held to each element.

    One of several steps is tried with all that an element lies in, step for step.
    """
    elements, deepest, sheets = 0, 1, []
    pending = [(root, 1)]
    while pending:
        element, depth = pending.pop()
        elements, deepest = elements + 1, max(deepest, depth)
        if element.name == "style":
            sheets.append(element.text)
        pending += ((child, depth + 1) for child in element.children)
    tries = sum(
        deepest ** min(len(selector.split()) - 1, 20)
        for css in sheets
        for selectors, _ in _rules(css)
        for selector in selectors.split(",")
        if selector.strip()
    )
    if tries * elements > _MOST_TRIES:
        raise fault("E307", f"'{path}' has styles that take too long", "save it as plain SVG")


class _Scale:
    """Weighs elements, each once."""

    def __init__(self, path: str, root: Element) -> None:
        self._path = path
        self._named: dict[str, Element] = {}
        self._weights: dict[int, int] = {}
        self._open: set[int] = set()
        self._ruled: dict[str, list[tuple[str, int]]] = {}
        self._points = sum(map(_points, root.walk()))
        for element in root.walk():
            self._named.setdefault(element.attributes.get("id", ""), element)
            if element.name == "style":
                self._read_rules(element.text)

    def _read_rules(self, css: str) -> None:
        """Notes which selectors bring references along."""
        for selectors, declarations in _rules(css):
            times = 1 + (self._points if "marker" in declarations else 0)
            targets = [(target.strip(), times) for target in _URL.findall(declarations)]
            for selector in selectors.split(",") if targets else ():
                last = _LAST.search(selector)
                self._ruled.setdefault(last[0] if last else "*", []).extend(targets)

    def weight(self, element: Element, depth: int = 0) -> int:
        """One for itself, and all that it contains and refers to."""
        known = self._weights.get(id(element))
        if known is not None:
            return known
        if id(element) in self._open or depth > _DEEPEST:
            why = "refers to itself" if depth <= _DEEPEST else "is nested too deep"
            raise fault("E307", f"'{self._path}' {why}", "save it as plain SVG")
        self._open.add(id(element))
        # gradients are shared by all that they paint
        total = 0 if element.name.endswith("Gradient") else 1
        total += sum(self.weight(child, depth + 1) for child in element.children)
        for name, times in self._references(element):
            target = self._named.get(name)
            if target is not None:
                total += times * self.weight(target, depth + 1)
        self._open.discard(id(element))
        # nobody needs to know by how much it is too heavy
        self._weights[id(element)] = total = min(total, _HEAVIEST * 2)
        return total

    def _references(self, element: Element) -> Iterator[tuple[str, int]]:
        for name, value in element.attributes.items():
            if name == "href":
                yield value.strip().removeprefix("#"), 1
            elif "url" in value.casefold():
                times = 1
                if name in _PER_POINT or (name == "style" and "marker" in value):
                    # what is set on a group is inherited by all within
                    times += _points(element) or self._points
                for target in _URL.findall(value):
                    yield target.strip(), times
        if self._ruled and element.name in _SHAPES:
            classes = (f".{name}" for name in element.attributes.get("class", "").split())
            for selector in (*classes, f"#{element.attributes.get('id')}", element.name, "*"):
                yield from self._ruled.get(selector, ())


def _points(element: Element) -> int:
    """About how many points an element's outline has, and rather more than that."""
    outline = element.attributes.get("d", "") + element.attributes.get("points", "")
    return len(outline) // 4


_SHAPES = frozenset(
    ("circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "use")
)

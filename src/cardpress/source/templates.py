"""Resolves templates: what they extend merged in, their boxes and styles known to exist."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from cardpress.catalogue import TemplateEntry
from cardpress.diagnostics import did_you_mean
from cardpress.geometry import Size, in_mm, parse_length
from cardpress.source.decode import decode
from cardpress.source.nodes import Mapping, Node, Scalar, Sequence
from cardpress.source.scalars import shown
from cardpress.source.shelf import Page, Shelf
from cardpress.template import BUILT_IN_BOXES, CARD_SIZES, Layer, Style, Template

__all__ = ["TemplateShelf"]

_FOLDER = "templates"
_LEAST_MM, _MOST_MM = 10, 600
"""Sides of a card that anybody can cut, and that any sheet can hold."""


class _Raw(NamedTuple):
    """A template as its own file says."""

    name: str
    template: Template
    page: Page


class TemplateShelf:
    """The project's templates: each is read and merged once, when somebody asks for it."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._report = shelf.report
        self.names = frozenset(_walk(shelf, _FOLDER))
        """Paths below ``templates/`` without ending, of all that there are."""
        self._raw: dict[str, _Raw | None] = {}
        self._merged: dict[str, TemplateEntry | None] = {}
        self.extended: set[str] = set()
        """Names that some template which was read builds on."""

    def get(self, name: str) -> TemplateEntry | None:
        """Gives a template that exists; nothing where the report says what is wrong with it."""
        if name not in self._merged:
            chain = self._chain(name)
            self._merged[name] = self._merge(name, chain) if chain else None
        return self._merged[name]

    def hint(self, name: str) -> str | None:
        """What to write instead of a name that is no template."""
        near = did_you_mean(name, self.names)
        if near:
            return near
        return f"there are: {', '.join(sorted(self.names))}" if self.names else None

    def peek(self, name: str) -> None:
        """Reads a file, so that its own faults and what it extends are known."""
        self._read(name)

    def _read(self, name: str) -> _Raw | None:
        if name not in self._raw:
            page = self._shelf.page(f"{_FOLDER}/{name}.yaml", wanted="it draws nothing")
            template = decode(Template, page.node, page.reader) if page else None
            self._raw[name] = _Raw(name, template, page) if page and template else None
            if template and template.extends:
                self.extended.add(template.extends)
        return self._raw[name]

    def _chain(self, name: str) -> list[_Raw] | None:
        """The template and what it builds on, nearest first."""
        chain: list[_Raw] = []
        while True:
            raw = self._read(name)
            if raw is None:
                return None
            chain.append(raw)
            name = raw.template.extends
            if not name:
                return chain
            place = raw.page.node.entries["extends"]
            if name not in self.names:
                message = f"there is no template {shown(name)} to extend"
                raw.page.reader.add("E201", message, place, self.hint(name))
                return None
            if any(name == each.name for each in chain):
                ring = " → ".join([*(each.name for each in chain), name])
                message = f"templates extend each other in a ring: {ring}"
                raw.page.reader.add("E209", message, place, "let one of them stand alone")
                return None

    def _merge(self, name: str, chain: list[_Raw]) -> TemplateEntry | None:
        merged = chain[-1].template
        _stacked(chain[-1], ())
        for raw in reversed(chain[:-1]):
            merged = _merged(merged, raw)
        for raw in chain:
            _check_references(raw, merged)
        page = chain[0].page
        size = _size(merged.size, chain)
        if size is None:
            return None
        return TemplateEntry(name, merged, size, page.reader.places(page.node))


def _walk(shelf: Shelf, folder: str) -> Iterator[str]:
    prefix = folder.removeprefix(_FOLDER).lstrip("/")
    for name in shelf.yaml_names(folder):
        yield f"{prefix}/{name}".lstrip("/")
    for entry in shelf.files.entries(folder):
        if entry.endswith("/") and not shelf.files.outside(f"{folder}/{entry[:-1]}"):
            yield from _walk(shelf, f"{folder}/{entry[:-1]}")


def _size(text: str, chain: list[_Raw]) -> Size | None:
    """A card size by name or as ``WxH``; reports what cannot be printed (E222)."""
    if text in CARD_SIZES:
        return CARD_SIZES[text]
    raw = next(each for each in chain if "size" in each.template.model_fields_set)
    place = raw.page.node.entries["size"]
    try:
        size = _measured(text)
    except ValueError as error:
        hint = (
            did_you_mean(text, CARD_SIZES) or f"there are: {', '.join(CARD_SIZES)}; or 63x88mm"
        )
        raw.page.reader.add("E222", str(error), place, hint)
        return None
    if not all(_LEAST_MM <= in_mm(side) <= _MOST_MM for side in size):
        message = f"{shown(text)} cannot be printed and cut as a card"
        hint = f"its sides must be from {_LEAST_MM} to {_MOST_MM} mm"
        raw.page.reader.add("E222", message, place, hint)
        return None
    return size


def _measured(text: str) -> Size:
    sides = re.split(r"\s*[x×]\s*", text)
    if len(sides) != 2:
        raise ValueError(f"{shown(text)} is no card size")
    unit = re.sub(r"[^a-z]", "", sides[1]) or "mm"
    width, height = (parse_length(side, unit) for side in sides)
    return Size(width, height)


def _merged(parent: Template, raw: _Raw) -> Template:
    """Merges a template into what it extends: by name, styles field by field."""
    child = raw.template
    written = child.model_fields_set
    styles = dict(parent.styles)
    for name, style in child.styles.items():
        styles[name] = _restyled(styles.get(name), style)
    return parent.model_copy(
        update={
            "extends": child.extends,
            "size": child.size if "size" in written else parent.size,
            "back": child.back if "back" in written else parent.back,
            "fonts": {**parent.fonts, **child.fonts},
            "boxes": {**parent.boxes, **child.boxes},
            "styles": styles,
            "layers": _stacked(raw, parent.layers),
        }
    )


def _restyled(parent: Style | None, child: Style) -> Style:
    if parent is None:
        return child
    written = {name: getattr(child, name) for name in child.model_fields_set}
    return parent.model_copy(update=written)


def _name(layer: Layer) -> str:
    return layer.name or (layer.box if isinstance(layer.box, str) else "")


def _stacked(raw: _Raw, below: tuple[Layer, ...]) -> tuple[Layer, ...]:
    """Puts a template's layers into those it builds on: on top, or where they ask to be."""
    placed = list(below)
    for layer in raw.template.layers:
        anchor = layer.before or layer.after
        places = [place for place, other in enumerate(placed) if _name(other) == anchor]
        if anchor and places:
            placed.insert(places[0] if layer.before else places[-1] + 1, layer)
            continue
        placed.append(layer)
        if anchor:
            _report_anchor(raw, anchor, [_name(other) for other in placed[:-1]])
    return tuple(placed)


def _report_anchor(raw: _Raw, anchor: str, names: list[str]) -> None:
    named = [name for name in dict.fromkeys(names) if name]
    hint = did_you_mean(anchor, named)
    if not hint:
        hint = f"there are: {', '.join(named)}" if named else "it extends no template"
    for layer in _layers(raw.page.node, "layers"):
        for key in ("before", "after"):
            node = layer.entries.get(key)
            if isinstance(node, Scalar) and node.value == anchor:
                message = f"there is no layer {shown(anchor)} to go by"
                raw.page.reader.add("E208", message, node, hint)


def _items(node: Node, key: str) -> list[Node]:
    inside = node.entries.get(key) if isinstance(node, Mapping) else None
    return inside.items if isinstance(inside, Sequence) else []


def _check_references(raw: _Raw, merged: Template) -> None:
    """Boxes and styles that the layers of one file name exist in the merged template."""
    boxes = (*BUILT_IN_BOXES, *merged.boxes, *_keys(raw.page.node, "boxes"))
    styles = (*merged.styles, *_keys(raw.page.node, "styles"))
    reader = raw.page.reader
    for layer in _layers(raw.page.node, "layers"):
        for node in (layer.entries.get("box"), *_items(layer, "avoid")):
            if isinstance(node, Scalar) and not node.empty and node.value not in boxes:
                hint = did_you_mean(node.value, boxes) or f"there are: {', '.join(boxes)}"
                reader.add("E206", f"there is no box {shown(node.value)}", node, hint)
        style = layer.entries.get("style")
        if isinstance(style, Scalar) and not style.empty and style.value not in styles:
            hint = (
                did_you_mean(style.value, styles) or f"there are: {', '.join(styles) or 'none'}"
            )
            reader.add("E207", f"there is no style {shown(style.value)}", style, hint)


def _keys(node: Mapping, key: str) -> tuple[str, ...]:
    inside = node.entries.get(key)
    return tuple(inside.entries) if isinstance(inside, Mapping) else ()


def _layers(node: Mapping, key: str) -> Iterator[Mapping]:
    """Walks the layers of a file, also those in groups."""
    for item in _items(node, key):
        if isinstance(item, Mapping):
            yield item
            yield from _layers(item, "group")
            clip = item.entries.get("clip")
            if isinstance(clip, Mapping):
                yield clip

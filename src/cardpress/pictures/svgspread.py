"""Gradients that go on beyond their ends, unrolled.

The drawing library knows no more than the last colour there.

A gradient that is repeated or reflected (SVG 1.1, 13.2) becomes one of many periods, with the
attributes and stops that it takes from others written out.
"""

import math
import re
from collections.abc import Mapping

from cardpress.pictures.faults import fault
from cardpress.pictures.svgtransform import read_transform
from cardpress.pictures.svgtree import Element

__all__ = ["unroll_gradients"]

_Corners = tuple[tuple[float, float], ...]
_UNIT: _Corners = ((0, 0), (1, 0), (0, 1), (1, 1))
_MOST_PERIODS = 64
"""More of them in one area are a texture, not a gradient; viewers take 256 steps for all."""
_MOST_STOPS = 50_000
_DEFAULTS = {
    "linearGradient": {"x1": "0%", "y1": "0%", "x2": "100%", "y2": "0%"},
    "radialGradient": {"cx": "50%", "cy": "50%", "r": "50%"},
}
_TAKEN = frozenset(
    (*("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"),
     *("gradientUnits", "gradientTransform", "spreadMethod"))
)  # fmt: skip
_LENGTH = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,2})?)(%|px)?\s*")


def unroll_gradients(path: str, root: Element) -> None:
    """Writes out every gradient of a drawing, if any goes on beyond its ends.

    Args:
        path: for the message.
        root: whose ``viewBox`` is four numbers.

    Raises:
        ProjectError: E307; one whose ends depend on what is not known here.
    """
    gradients = [element for element in root.walk() if element.name in _DEFAULTS]
    if not any(_goes_on(element.attributes) for element in gradients):
        return
    named: dict[str, Element] = {}
    for element in gradients:
        named.setdefault(element.attributes.get("id", ""), element)
    whole = [_written_out(element, named) for element in gradients]
    x, y, width, height = map(float, root.attributes["viewBox"].replace(",", " ").split())
    seen = ((x, y), (x + width, y), (x, y + height), (x + width, y + height))
    stops = 0
    for element, (attributes, children) in zip(gradients, whole, strict=True):
        element.attributes, element.children = attributes, children
        if _goes_on(attributes) and children:
            _unroll(path, element, seen)
            stops += len(element.children)
            if stops > _MOST_STOPS:
                raise _refused(path)


def _goes_on(attributes: Mapping[str, str]) -> bool:
    return attributes.get("spreadMethod", "").strip() in ("reflect", "repeat")


def _written_out(
    element: Element, named: dict[str, Element]
) -> tuple[dict[str, str], list[Element]]:
    """What a gradient has of its own and from those that it refers to."""
    attributes, children, seen = dict(element.attributes), element.children, {id(element)}
    other: Element | None = element
    while other is not None:
        other = named.get(other.attributes.get("href", "").strip().removeprefix("#"))
        if other is None or id(other) in seen:
            break
        seen.add(id(other))
        for name in sorted(_TAKEN & other.attributes.keys()):
            attributes.setdefault(name, other.attributes[name])
        children = children or other.children
    attributes.pop("href", None)
    return attributes, children


def _refused(path: str) -> Exception:
    return fault(
        "E307",
        f"'{path}' has a repeated or reflected gradient that cannot be unrolled",
        "give its ends as plain numbers, or write its stops out",
    )


def _unroll(path: str, element: Element, seen: _Corners) -> None:
    """Lengthens a gradient to as many periods as it takes to cover what is seen."""
    attributes = {**_DEFAULTS[element.name], **element.attributes}
    reflected = attributes.pop("spreadMethod").strip() == "reflect"
    in_user_space = attributes.get("gradientUnits", "").strip() == "userSpaceOnUse"
    if attributes.get("fr", "0").strip(" 0.%px"):
        raise _refused(path)

    def length(name: str) -> float:
        match = _LENGTH.fullmatch(attributes[name])
        if match is None or (match[2] == "%" and in_user_space and float(match[1])):
            raise _refused(path)
        return float(match[1]) / (100 if match[2] == "%" else 1)

    try:
        corners = _inwards(
            attributes.get("gradientTransform", ""), seen if in_user_space else _UNIT
        )
        stretch = _stretch_line if element.name == "linearGradient" else _stretch_circle
        names = [*_DEFAULTS[element.name], *({"fx", "fy"} & attributes.keys())]
        changed, periods = stretch({name: length(name) for name in names}, corners)
    except (ZeroDivisionError, ValueError, OverflowError) as cause:
        raise _refused(path) from cause
    if len(periods) > _MOST_PERIODS:
        raise _refused(path)
    element.attributes = {**attributes, **{name: f"{it:.9g}" for name, it in changed.items()}}
    element.children = _periods(element.children, periods, reflected=reflected)


def _inwards(transform: str, corners: _Corners) -> _Corners:
    """Corners as the gradient's own coordinates see them."""
    a, b, c, d, e, f = read_transform(transform)
    size = a * d - b * c
    return tuple(
        ((d * (x - e) - c * (y - f)) / size, (a * (y - f) - b * (x - e)) / size)
        for x, y in corners
    )


_Stretched = tuple[dict[str, float], range]


def _stretch_line(ends: dict[str, float], corners: _Corners) -> _Stretched:
    x, y = ends["x1"], ends["y1"]
    across, down = ends["x2"] - x, ends["y2"] - y
    square = across * across + down * down
    places = [((px - x) * across + (py - y) * down) / square for px, py in corners]
    first, last = math.floor(min(0.0, *places)), math.ceil(max(1.0, *places))
    changed = {
        "x1": x + first * across,
        "y1": y + first * down,
        "x2": x + last * across,
        "y2": y + last * down,
    }
    return changed, range(first, last)


def _stretch_circle(ends: dict[str, float], corners: _Corners) -> _Stretched:
    fx, fy = ends.get("fx", ends["cx"]), ends.get("fy", ends["cy"])
    across, down = ends["cx"] - fx, ends["cy"] - fy
    least = ends["r"] - math.hypot(across, down)
    if least <= 0:
        raise ValueError
    farthest = max(math.hypot(x - fx, y - fy) for x, y in corners)
    count = max(1, math.ceil(farthest / least))
    changed = {"fx": fx, "fy": fy, "r": ends["r"] * count}
    return {**changed, "cx": fx + count * across, "cy": fy + count * down}, range(count)


def _periods(stops: list[Element], periods: range, *, reflected: bool) -> list[Element]:
    """The stops of all periods one after the other; every other one backwards if reflected."""
    offsets: list[float] = []
    for stop in stops:
        match = _LENGTH.fullmatch(stop.attributes.get("offset", "0"))
        offset = float(match[1]) / (100 if match[2] == "%" else 1) if match else 0.0
        offsets.append(max([min(max(offset, 0.0), 1.0), *offsets[-1:]]))
    # each period starts and ends in full colour
    ahead = [(0.0, stops[0]), *zip(offsets, stops, strict=True), (1.0, stops[-1])]
    back = [(1 - offset, stop) for offset, stop in reversed(ahead)]
    count = len(periods)
    return [
        Element(
            stop.name,
            {**stop.attributes, "offset": f"{(number + offset) / count:.9g}"},
            text=stop.text,
        )
        for number, period in enumerate(periods)
        for offset, stop in (back if reflected and period % 2 else ahead)
    ]

"""Writes SVG: gradients, shapes, groups, the document around them; paths come from ``pen``.

It belongs to ``illustrate`` and knows no game, no card and no file. A coordinate is a plain
number in the unit of the document's view box; both games use tenths of a millimetre, so that
one decimal is finer than any printer. What is written is the part of SVG that survives every
converter: no filter, no mask, no pattern, no text.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from cardpress.illustrate.pen import Pen, Point, number, numbers

__all__ = [
    "UNITS_PER_MM",
    "Artwork",
    "Box",
    "Pen",
    "Point",
    "Stop",
    "Stroke",
    "document",
    "number",
    "numbers",
    "rotation",
    "translation",
]

Box = tuple[float, float, float, float]
"""Left, top, width and height, in units of the view box."""

Stop = tuple[float, str] | tuple[float, str, float]
"""One stop of a gradient: offset from 0 to 1, colour, and opacity if it is not 1."""

UNITS_PER_MM = 10
"""Units of the view box in a millimetre."""

_LARGE_WHEEL = 8
"""The number of places from which on a wheel is written in two steps."""


def rotation(degrees: float) -> str:
    """Gives a turn about the origin, clockwise, as a transform; none at all for 0."""
    return f"rotate({number(degrees, 2)})" if degrees else ""


def translation(x: float, y: float) -> str:
    """Gives a shift as a transform."""
    return f"translate({number(x, 2)} {number(y, 2)})"


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a line is drawn."""

    paint: str
    """A colour, or a gradient's ``url(#…)``."""
    width: float
    """In units of the view box."""
    dash: str = ""
    """Lengths of dashes and gaps, in turn; empty is a whole line."""
    round: bool = False
    """Whether the ends and corners are round."""


class Artwork:
    """SVG under construction: definitions, each written once, and the body that uses them."""

    def __init__(self, prefix: str = "a") -> None:
        self._prefix = prefix
        self._count = 0
        self._definitions: list[str] = []
        self._gradients: dict[tuple[str, str, tuple[Stop, ...]], str] = {}
        self._body: list[str] = []

    def __str__(self) -> str:
        definitions = "".join(self._definitions)
        return (f"<defs>{definitions}</defs>" if definitions else "") + "".join(self._body)

    def _name(self) -> str:
        self._count += 1
        return f"{self._prefix}{self._count}"

    # Paints and shapes to refer to

    def linear(self, start: Point, end: Point, *stops: Stop) -> str:
        """Defines a gradient along a line, unless an equal one is there; gives its paint."""
        (x1, y1), (x2, y2) = start, end
        # Only x2 has a default other than 0 (SVG 2, 14.2.2).
        ends = (("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2))
        texts = [(key, number(value)) for key, value in ends]
        place = " ".join(f'{key}="{text}"' for key, text in texts if text != "0" or key == "x2")
        return self._gradient("linear", place, stops)

    def radial(self, centre: Point, radius: float, *stops: Stop) -> str:
        """Defines a gradient round a point, unless an equal one is there; gives its paint."""
        place = f'cx="{number(centre[0])}" cy="{number(centre[1])}" r="{number(radius)}"'
        return self._gradient("radial", place, stops)

    def _gradient(self, kind: str, place: str, stops: tuple[Stop, ...]) -> str:
        key = (kind, place, stops)
        if key not in self._gradients:
            name = self._name()
            self._gradients[key] = f"url(#{name})"
            content = "".join(_stop(stop) for stop in stops)
            self._definitions.append(
                f'<{kind}Gradient id="{name}" gradientUnits="userSpaceOnUse" {place}>'
                f"{content}</{kind}Gradient>"
            )
        return self._gradients[key]

    def clip(self, data: str) -> str:
        """Defines a clipping path and gives its name, for :meth:`group`."""
        name = self._name()
        self._definitions.append(f'<clipPath id="{name}"><path d="{data}"/></clipPath>')
        return name

    @contextmanager
    def kept(self) -> Iterator[str]:
        """Turns what is drawn in the block into a definition, to be placed by :meth:`use`."""
        name = self._name()
        start = len(self._body)
        yield name
        content = "".join(self._body[start:])
        del self._body[start:]
        self._definitions.append(f'<g id="{name}">{content}</g>')

    # The body

    @contextmanager
    def group(
        self, *, transform: str = "", clip: str = "", opacity: float = 1
    ) -> Iterator[None]:
        """Groups what is drawn in the block: moved, clipped, made translucent as one."""
        clipping = f' clip-path="url(#{clip})"' if clip else ""
        shift = f' transform="{transform}"' if transform else ""
        veil = "" if opacity == 1 else f' opacity="{number(opacity, 2)}"'
        self._body.append(f"<g{clipping}{shift}{veil}>")
        yield
        self._body.append("</g>")

    @contextmanager
    def inheriting(self, fill: str = "none", stroke: Stroke | None = None) -> Iterator[None]:
        """Groups bare shapes and uses that take their fill and stroke from the group."""
        self._body.append(f"<g{_fill(fill)}{_stroke(stroke)}>")
        yield
        self._body.append("</g>")

    def path(
        self,
        data: object,
        fill: str = "none",
        stroke: Stroke | None = None,
        *,
        opacity: float | None = None,
    ) -> None:
        """Draws path data (a string or a :class:`Pen`)."""
        veil = "" if opacity is None else f' opacity="{number(opacity, 2)}"'
        self._body.append(f'<path{_fill(fill)}{_stroke(stroke)}{veil} d="{data}"/>')

    def holed(self, data: object, fill: str) -> None:
        """Draws path data whose inner parts are holes (even-odd)."""
        self._body.append(f'<path{_fill(fill)} fill-rule="evenodd" d="{data}"/>')

    def bare(self, data: object, *, holed: bool = False) -> None:
        """Draws path data without a style: it inherits that of its group or use."""
        rule = ' fill-rule="evenodd"' if holed else ""
        self._body.append(f'<path{rule} d="{data}"/>')

    def circle(
        self,
        centre: Point,
        radius: float,
        fill: str = "none",
        stroke: Stroke | None = None,
        *,
        opacity: float | None = None,
    ) -> None:
        """Draws a circle."""
        veil = "" if opacity is None else f' opacity="{number(opacity, 2)}"'
        place = "".join(
            f' {key}="{number(value)}"'
            for key, value in zip(("cx", "cy"), centre, strict=True)
            if value
        )
        self._body.append(
            f'<circle{place} r="{number(radius)}"{_fill(fill)}{_stroke(stroke)}{veil}/>'
        )

    def use(self, name: str, *, transform: str = "") -> None:
        """Places a kept definition."""
        shift = f' transform="{transform}"' if transform else ""
        self._body.append(f'<use href="#{name}"{shift}/>')

    def use_at(self, name: str, by: Point) -> None:
        """Places a kept definition, shifted."""
        shift = "".join(
            f' {key}="{number(value)}"'
            for key, value in zip(("x", "y"), by, strict=True)
            if value
        )
        self._body.append(f'<use href="#{name}"{shift}/>')

    def wheel(self, name: str, count: int, shift: float = 0.0) -> None:
        """Places a kept definition ``count`` times round the origin, ``shift`` steps on.

        Neighbours are kept together and placed as one where that takes fewer elements.
        """
        together = _neighbours(count)
        if together > 1:
            with self.kept() as several:
                for index in range(together):
                    self.use(name, transform=rotation(360 * index / count))
            name = several
        for index in range(0, count, together):
            self.use(name, transform=rotation(360 * (index + shift) / count))

    def twice(self, name: str, centre: Point) -> None:
        """Places a kept definition upright, and turned by 180 degrees about ``centre``."""
        self.use(name)
        self.use(name, transform=f"rotate(180 {number(centre[0], 2)} {number(centre[1], 2)})")


def document(box: Box, artwork: Artwork) -> str:
    """Gives the whole SVG file: size in millimetres, view box in tenths of them, one line."""
    width, height = (f"{number(side / UNITS_PER_MM, 3)}mm" for side in box[2:])
    view = " ".join(number(side, 2) for side in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="{view}">{artwork}</svg>\n'
    )


def _neighbours(count: int) -> int:
    """Gives how many neighbours of a wheel to place as one: the factor nearest to its root."""
    if count < _LARGE_WHEEL:
        return 1
    return max(part for part in range(1, math.isqrt(count) + 1) if count % part == 0)


def _stop(stop: Stop) -> str:
    veil = f' stop-opacity="{number(stop[2], 2)}"' if len(stop) == 3 else ""
    return f'<stop offset="{number(stop[0], 2)}" stop-color="{stop[1]}"{veil}/>'


def _fill(paint: str) -> str:
    return f' fill="{paint}"'


def _stroke(stroke: Stroke | None) -> str:
    if stroke is None:
        return ""
    dash = f' stroke-dasharray="{stroke.dash}"' if stroke.dash else ""
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if stroke.round else ""
    return f' stroke="{stroke.paint}" stroke-width="{number(stroke.width, 2)}"{dash}{ends}'

"""Faces taken apart: what is text, where each word lies, and what lies behind."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from math import cos, radians, sin
from typing import NamedTuple

from cardpress.diagnostics import Span
from cardpress.fonts import FontLibrary
from cardpress.geometry import Length, Rect, Transform
from cardpress.scene import (
    OPAQUE,
    Face,
    GlyphRun,
    Group,
    Item,
    Part,
    Picture,
    Role,
    Use,
)

__all__ = [
    "Filter",
    "PlacedIcon",
    "PlacedWord",
    "Subject",
    "placed_icons",
    "placed_words",
    "whole",
    "without_text",
]


class Subject(NamedTuple):
    """A face, and what it is the face of."""

    face: Face
    card: str
    """The card's id; the back's name for a back."""
    span: Span | None = None
    """Where the card stands."""
    template: str = ""
    """Of the face; the path of a back that is a picture."""
    home: Span | None = None
    """Where the template stands."""
    element: str = ""
    value: int | None = None
    """What the rules compare: command ranking or strength."""
    pictured: bool = False
    """Whether the card has a picture of its own."""
    front: bool = True


class PlacedWord(NamedTuple):
    """A word where it comes to lie on the face."""

    text: str
    run: GlyphRun
    box: Rect
    """What its ink keeps within."""
    size: Length
    """The em, as large as it is printed."""
    cap: Length
    """How high its ink is, as large as it is printed."""
    opacity: int
    """In thousandths, of groups too."""
    upright: bool
    """Whether it is read from left to right, from below."""


class PlacedIcon(NamedTuple):
    """An icon where it comes to lie on the face."""

    box: Rect
    opacity: int
    """In thousandths, of groups too."""


class Filter:
    """Changes the items of scenes; parts that are shared before are shared after."""

    def __init__(
        self, change: Callable[[Item], Item | None], *, opaque_groups: bool = False
    ) -> None:
        """Makes a filter.

        Args:
            change: gives what stands for an item that is neither group nor part; or nothing.
            opaque_groups: whether groups lose their translucency.
        """
        self._change = change
        self._opaque = opaque_groups
        self._parts: dict[Part, Part] = {}

    def __call__(self, items: Iterable[Item]) -> tuple[Item, ...]:
        """Gives what is left of the items; groups and parts that hold nothing go too."""
        return tuple(self._changed(items))

    def _changed(self, items: Iterable[Item]) -> Iterator[Item]:
        for item in items:
            match item:
                case Group():
                    if inside := self(item.items):
                        opacity = OPAQUE if self._opaque else item.opacity
                        yield replace(item, items=inside, opacity=opacity)
                case Use():
                    part = self._part(item.part)
                    if part.items:
                        yield replace(item, part=part)
                case _:
                    if (changed := self._change(item)) is not None:
                        yield changed

    def _part(self, part: Part) -> Part:
        done = self._parts.get(part)
        if done is None:
            done = self._parts[part] = Part(self(part.items), part.bounds, part.shared)
        return done


def without_text(item: Item) -> Item | None:
    """Leaves lines of text out; their shadows, which are shapes, stay."""
    return None if isinstance(item, GlyphRun) else item


def whole(face: Face) -> Rect:
    """The face with its bleed."""
    return Rect(Length(0), Length(0), *face.size).grown(face.bleed)


class _Place(NamedTuple):
    """A similarity: turned and scaled by ``a`` and ``b``, then moved."""

    x: float = 0.0
    y: float = 0.0
    a: float = 1.0
    b: float = 0.0

    def then(self, inner: Transform) -> "_Place":
        angle, scale = radians(inner.rotation / 1000), inner.scale / 1_000_000
        a, b = scale * cos(angle), scale * sin(angle)
        return _Place(
            *self.at(inner.dx, inner.dy), self.a * a - self.b * b, self.a * b + self.b * a
        )

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + self.a * x - self.b * y, self.y + self.b * x + self.a * y

    @property
    def scale(self) -> float:
        return float((self.a**2 + self.b**2) ** 0.5)


def placed_words(items: Iterable[Item], fonts: FontLibrary) -> Iterator[PlacedWord]:
    """All words of a scene, in order."""
    for item, place, opacity in _leaves(items, _Place(), OPAQUE):
        if isinstance(item, GlyphRun):
            yield from _words(item, fonts, place, opacity * item.opacity // OPAQUE)


def placed_icons(items: Iterable[Item]) -> Iterator[PlacedIcon]:
    """All icons of a scene, in order, in texts and on their own."""
    for item, place, opacity in _leaves(items, _Place(), OPAQUE):
        if isinstance(item, Picture) and item.role == Role.ICON:
            box = item.clip or item.box
            corners = [place.at(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
            yield PlacedIcon(_around(corners), opacity * item.opacity // OPAQUE)


def _leaves(
    items: Iterable[Item], place: _Place, opacity: int
) -> Iterator[tuple[Item, _Place, int]]:
    """What is neither group nor part, where it lies, and how opaque its groups are."""
    for item in items:
        match item:
            case Group():
                inside = opacity * item.opacity // OPAQUE
                yield from _leaves(item.items, place.then(item.transform), inside)
            case Use():
                yield from _leaves(item.part.items, place.then(item.transform), opacity)
            case _:
                yield item, place, opacity


def _words(
    run: GlyphRun, fonts: FontLibrary, place: _Place, opacity: int
) -> Iterator[PlacedWord]:
    face = fonts.by_key(run.font)
    em = int(run.size) / face.upem
    tracking = int(run.tracking)
    pen = float(run.origin.x)
    scale = place.scale
    for word in run.words:
        wide = word.advance * em + tracking * len(word.glyphs)
        above, below = (part * em for part in face.ink(word))
        corners = [
            place.at(x, y)
            for x in (pen, pen + wide)
            for y in (run.origin.y - above, run.origin.y + below)
        ]
        if above + below > 0:
            yield PlacedWord(
                word.text,
                run,
                _around(corners),
                Length(round(int(run.size) * scale)),
                Length(round((above + below) * scale)),
                opacity,
                place.a > abs(place.b),
            )
        pen += wide + run.gap * em + tracking


def _around(corners: list[tuple[float, float]]) -> Rect:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    left, top = round(min(xs)), round(min(ys))
    return Rect(
        Length(left), Length(top), Length(round(max(xs)) - left), Length(round(max(ys)) - top)
    )

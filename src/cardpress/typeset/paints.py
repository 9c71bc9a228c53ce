"""Fills and strokes of a template as paints of a scene."""

import math
import re

from cardpress.colour import Colour
from cardpress.geometry import Length, Point, Rect
from cardpress.scene import LinearGradient, Paint, RadialGradient, Stroke
from cardpress.template import Fill, Gradient, Leaf, StrokeSpec
from cardpress.typeset.desk import Desk, Job, Subject

__all__ = ["paint_of", "stroke_of"]

_STOP = re.compile(r"(.*?)\s+(\d+(?:\.\d+)?)%")


def paint_of(fill: Fill, box: Rect, desk: Desk, job: Job, subject: Subject) -> Paint | None:
    """Gives a fill's paint within a box; nothing for an empty colour or ``none``."""
    if isinstance(fill, Leaf):
        place = Subject(label=subject.label, span=fill.span or subject.span)
        return desk.colour(job.text(fill, place), job, place)
    stops = _stops(fill, desk, job, subject)
    if len(stops) < 2:
        return None
    if fill.radial is not None:
        x, y, radius = fill.radial
        return RadialGradient(Point(box.x + x, box.y + y), radius, stops)
    return _linear(fill.linear if fill.linear is not None else 180.0, box, stops)


def stroke_of(
    spec: StrokeSpec, box: Rect, desk: Desk, job: Job, subject: Subject
) -> Stroke | None:
    """Gives a stroke; nothing where it has no colour."""
    paint = paint_of(spec.color, box, desk, job, subject)
    if paint is None:
        return None
    return Stroke(paint, spec.width, spec.dash, spec.round)


def _linear(degrees: float, box: Rect, stops: tuple[tuple[int, Colour], ...]) -> LinearGradient:
    """The gradient line of CSS Images 3, 3.1: as long as brings the corners to its ends."""
    angle = math.radians(degrees)
    right, down = math.sin(angle), -math.cos(angle)
    half = (abs(int(box.width) * right) + abs(int(box.height) * down)) / 2
    x, y = int(box.x) + int(box.width) / 2, int(box.y) + int(box.height) / 2
    dx, dy = half * right, half * down
    start = Point(Length(round(x - dx)), Length(round(y - dy)))
    return LinearGradient(start, Point(Length(round(x + dx)), Length(round(y + dy))), stops)


def _stops(
    fill: Gradient, desk: Desk, job: Job, subject: Subject
) -> tuple[tuple[int, Colour], ...]:
    """Colours with their places; those without one are spread between their neighbours."""
    places: list[int | None] = []
    colours: list[Colour] = []
    for leaf in fill.stops:
        place = Subject(label=subject.label, span=leaf.span or subject.span)
        text = job.text(leaf, place).strip()
        match = _STOP.fullmatch(text)
        colour = desk.colour(match[1] if match else text, job, place)
        if colour is not None:
            colours.append(colour)
            places.append(round(float(match[2]) * 10) if match else None)
    return tuple(zip(_spread(places), colours, strict=True))


def _spread(places: list[int | None]) -> list[int]:
    if not places:
        return []
    given = [0 if places[0] is None else places[0], *places[1:]]
    if len(given) > 1 and given[-1] is None:
        given[-1] = 1000
    spread = [place or 0 for place in given[:1]]
    for index, place in enumerate(given[1:], 1):
        if place is None:
            after = next(i for i in range(index, len(given)) if given[i] is not None)
            end = max(given[after] or 0, spread[-1])
            place = spread[-1] + (end - spread[-1]) // (after - index + 1)  # noqa: PLW2901 - filled in
        spread.append(max(place, spread[-1]))
    return spread

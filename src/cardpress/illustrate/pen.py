"""Writes SVG path data: short decimals, lines, curves, splines.

It belongs to ``illustrate`` and knows no game. Points are absolute, in units of the view box.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Self

__all__ = ["Pen", "Point", "number", "numbers"]

Point = tuple[float, float]
"""x to the right and y downwards, in units of the view box."""

_CATMULL_ROM = 1 / 6
"""The part of a neighbour's distance at which a spline's control point stands."""


def number(value: float, places: int = 1) -> str:
    """Gives the shortest decimal of ``value``, rounded: no zero before the point."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in {"-0", ""}:
        return "0"
    if text.startswith("0."):
        return text[1:]
    return "-" + text[2:] if text.startswith("-0.") else text


def numbers(values: Sequence[float], places: int = 1) -> str:
    """Joins decimals for path data, with a space only where it is needed (SVG 2, 9.3.9)."""
    texts = [number(value, places) for value in values]
    return "".join(_joint(before, text) + text for before, text in pairwise(["", *texts]))


def _joint(before: str, text: str) -> str:
    """Says what parts two numbers: a minus does, and so does a second decimal point."""
    parted = text[0] == "-" or (text[0] == "." and "." in before)
    return "" if parted or not before else " "


class Pen:
    """Collects path data from absolute points, written as short relative commands.

    Each point is rounded before the difference is taken, so that errors never add up. A command
    that repeats the one before leaves its letter out.
    """

    __slots__ = ("_commands", "_here", "_last", "_places", "_start")

    def __init__(self, places: int = 1) -> None:
        self._commands: list[str] = []
        self._here: Point = (0.0, 0.0)
        self._start: Point = (0.0, 0.0)
        self._places = places
        self._last = ""

    def __str__(self) -> str:
        return "".join(self._commands)

    def _write(self, letter: str, values: str) -> None:
        """Adds a command; in place of a repeated letter, no more than a space is needed."""
        lead = letter if letter != self._last else "" if values[0] == "-" else " "
        self._commands.append(lead + values)
        self._last = letter

    def _steps(self, points: Sequence[Point], *, chained: bool) -> str:
        """Gives ``points`` relative to the pen, or each to the one before if ``chained``."""
        steps: list[float] = []
        x, y = self._here
        for point in points:
            to = (round(point[0], self._places), round(point[1], self._places))
            steps += (to[0] - x, to[1] - y)
            self._here = to
            if chained:
                x, y = to
        return numbers(steps, self._places)

    def move(self, to: Point) -> Self:
        """Starts a new part of the path."""
        self._here = (round(to[0], self._places), round(to[1], self._places))
        self._start = self._here
        self._write("M", numbers(self._here, self._places))
        self._last = ""
        return self

    def line(self, *points: Point) -> Self:
        """Draws straight lines from point to point."""
        self._write("l", self._steps(points, chained=True))
        return self

    def cubic(self, first: Point, second: Point, to: Point) -> Self:
        """Draws a Bézier curve with two control points."""
        self._write("c", self._steps((first, second, to), chained=False))
        return self

    def quadratic(self, control: Point, to: Point) -> Self:
        """Draws a Bézier curve with one control point."""
        self._write("q", self._steps((control, to), chained=False))
        return self

    def arc(self, radius: float, to: Point, *, clockwise: bool = True) -> Self:
        """Draws the shorter arc to a point; a radius too small is enlarged (SVG F.6.6)."""
        size = number(radius, self._places)
        steps = self._steps((to,), chained=True)
        gap = "" if steps[0] == "-" else " "
        self._write("a", f"{size} {size} 0 0 {int(clockwise)}{gap}{steps}")
        return self

    def close(self) -> Self:
        """Closes the part of the path."""
        self._commands.append("z")
        self._last = ""
        self._here = self._start
        return self

    def polygon(self, points: Sequence[Point]) -> Self:
        """Draws straight lines through the points and back to the first."""
        return self.polyline(points).close()

    def polyline(self, points: Sequence[Point]) -> Self:
        """Draws straight lines through the points."""
        return self.move(points[0]).line(*points[1:])

    def spline(self, points: Sequence[Point]) -> Self:
        """Draws a smooth open curve through the points (Catmull and Rom)."""
        return self.move(points[0]).through(points)

    def loop(self, points: Sequence[Point]) -> Self:
        """Draws a smooth closed curve through the points."""
        count = len(points)
        around = [points[index % count] for index in range(-1, count + 2)]
        self.move(points[0])
        return self._spans(around).close()

    def through(self, points: Sequence[Point]) -> Self:
        """Goes on from the first point, where the pen is, smoothly through the others."""
        return self._spans([points[0], *points, points[-1]])

    def _spans(self, points: Sequence[Point]) -> Self:
        """Draws a spline from the second of the points to the last but one (Catmull and Rom).

        The first control point of each span but the first mirrors the one before, so it goes
        without saying.
        """
        for index in range(1, len(points) - 2):
            before, start, end, after = points[index - 1 : index + 3]
            second = _beside(end, after, start)
            if index == 1:
                self.cubic(_beside(start, before, end), second, end)
            else:
                self._write("s", self._steps((second, end), chained=False))
        return self

    def circle(self, centre: Point, radius: float) -> Self:
        """Draws a whole circle as two arcs."""
        x, y = centre
        self.move((x - radius, y)).arc(radius, (x + radius, y)).arc(radius, (x - radius, y))
        return self.close()


def _beside(point: Point, away: Point, towards: Point) -> Point:
    """Gives the control point of a spline beside one of its points."""
    return (
        point[0] + (towards[0] - away[0]) * _CATMULL_ROM,
        point[1] + (towards[1] - away[1]) * _CATMULL_ROM,
    )

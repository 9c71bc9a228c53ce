"""SVG path data (SVG 2, 9.3) as outlines: all commands, arcs turned into cubic curves."""

import math
import re
from collections.abc import Callable, Iterator

from cardpress.geometry import Length, Point
from cardpress.scene import Outline

__all__ = ["parse_path"]

_TOKEN = re.compile(
    r"[\s,]*(?:([MmLlHhVvCcSsQqTtAaZz])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))"
)
_FLAG = re.compile(r"[\s,]*([01])")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_MOST = 20_000
"""Segments in one path."""

_Pair = tuple[float, float]


def parse_path(data: str, corner: Point, unit: Length) -> Outline:
    """Reads path data.

    Args:
        data: as in the ``d`` attribute.
        corner: where its origin lies.
        unit: how long its unit is.

    Raises:
        ValueError: it is not path data.
    """
    pen = _Pen(corner, int(unit))
    for command, numbers in _commands(data):
        pen.draw(command, numbers)
        if len(pen.segments) > _MOST:
            raise ValueError(f"a path may have {_MOST} segments at most")
    if not pen.segments:
        raise ValueError("the path is empty")
    return Outline(tuple(pen.segments))


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Splits data into commands with their numbers; repeated numbers repeat the command."""
    place, command = 0, ""
    data = data.rstrip(" \t\r\n,")
    while place < len(data):
        match = _TOKEN.match(data, place)
        if match is None:
            raise ValueError(f"'{data[place : place + 12]}' is not path data")
        if match[1]:
            command, place = match[1], match.end()
            if command in "Zz":
                yield command, []
                continue
        elif command in ("", "Z", "z"):
            raise ValueError(f"'{match[2]}' stands where a command should")
        numbers, place = _numbers(data, place, command.upper())
        yield command, numbers
        command = {"M": "L", "m": "l"}.get(command, command)


def _numbers(data: str, place: int, kind: str) -> tuple[list[float], int]:
    numbers: list[float] = []
    for index in range(_COUNTS[kind]):
        is_flag = kind == "A" and index in (3, 4)
        match = (_FLAG if is_flag else _TOKEN).match(data, place)
        if match is None or not (is_flag or match[2]):
            raise ValueError(f"'{kind}' needs {_COUNTS[kind]} numbers")
        numbers.append(float(match[1] if is_flag else match[2]))
        place = match.end()
    return numbers, place


class _Pen:
    """Follows commands; keeps what smooth curves and closed paths need to know."""

    def __init__(self, corner: Point, unit: int) -> None:
        self.segments: list = []  # type: ignore[type-arg]
        self._corner = corner
        self._unit = unit
        self._at: _Pair = (0.0, 0.0)
        self._start: _Pair = (0.0, 0.0)
        self._control: _Pair | None = None
        """The control point that a smooth curve mirrors."""
        self._last = ""

    def draw(self, command: str, numbers: list[float]) -> None:
        kind = command.upper()
        if not self.segments and kind != "M":
            raise ValueError("a path starts with M")
        if self.segments and self.segments[-1][0] == "Z" and kind not in "MZ":
            self._emit("M", self._at)
        if command.islower():
            numbers = self._absolute(kind, numbers)
        _DRAWS[kind](self, numbers)
        if kind not in "CSQT":
            self._control = None
        self._last = kind

    def _absolute(self, kind: str, numbers: list[float]) -> list[float]:
        x, y = self._at
        if kind == "H":
            return [numbers[0] + x]
        if kind == "V":
            return [numbers[0] + y]
        if kind == "A":
            return [*numbers[:5], numbers[5] + x, numbers[6] + y]
        return [number + (y if index % 2 else x) for index, number in enumerate(numbers)]

    def _emit(self, letter: str, *points: _Pair) -> None:
        flat: list[Length] = []
        for x, y in points:
            flat += (
                self._corner.x + Length(round(x * self._unit)),
                self._corner.y + Length(round(y * self._unit)),
            )
        self.segments.append((letter, *flat))
        if points:
            self._at = points[-1]

    def move(self, numbers: list[float]) -> None:
        self._start = (numbers[0], numbers[1])
        self._emit("M", self._start)

    def line(self, numbers: list[float]) -> None:
        self._emit("L", (numbers[0], numbers[1]))

    def across(self, numbers: list[float]) -> None:
        self._emit("L", (numbers[0], self._at[1]))

    def down(self, numbers: list[float]) -> None:
        self._emit("L", (self._at[0], numbers[0]))

    def cubic(self, numbers: list[float]) -> None:
        one, two, end = _pairs(numbers)
        self._emit("C", one, two, end)
        self._control = two

    def smooth(self, numbers: list[float]) -> None:
        two, end = _pairs(numbers)
        self._emit("C", self._mirrored("CS"), two, end)
        self._control = two

    def quadratic(self, numbers: list[float]) -> None:
        control, end = _pairs(numbers)
        self._raised(control, end)

    def smooth_quadratic(self, numbers: list[float]) -> None:
        self._raised(self._mirrored("QT"), (numbers[0], numbers[1]))

    def _mirrored(self, after: str) -> _Pair:
        if self._control is None or self._last not in after:
            return self._at
        return 2 * self._at[0] - self._control[0], 2 * self._at[1] - self._control[1]

    def _raised(self, control: _Pair, end: _Pair) -> None:
        """A quadratic curve as a cubic one: each control point lies two thirds of the way."""
        one = _between(self._at, control, 2 / 3)
        self._emit("C", one, _between(end, control, 2 / 3), end)
        self._control = control

    def arc(self, numbers: list[float]) -> None:
        end = (numbers[5], numbers[6])
        if end == self._at:
            return
        if not numbers[0] or not numbers[1]:
            self._emit("L", end)
            return
        for one, two, stop in _arc_curves(self._at, numbers, end):
            self._emit("C", one, two, stop)

    def close(self, _: list[float]) -> None:
        self._emit("Z")
        self._at = self._start


_DRAWS: dict[str, Callable[[_Pen, list[float]], None]] = {
    "M": _Pen.move,
    "L": _Pen.line,
    "H": _Pen.across,
    "V": _Pen.down,
    "C": _Pen.cubic,
    "S": _Pen.smooth,
    "Q": _Pen.quadratic,
    "T": _Pen.smooth_quadratic,
    "A": _Pen.arc,
    "Z": _Pen.close,
}


def _pairs(numbers: list[float]) -> list[_Pair]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _between(start: _Pair, end: _Pair, share: float) -> _Pair:
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def _arc_curves(
    start: _Pair, numbers: list[float], end: _Pair
) -> Iterator[tuple[_Pair, _Pair, _Pair]]:
    """An elliptical arc as cubic curves, a quarter at most each (SVG 2, appendix B.2.4)."""
    rx, ry, turn, large, sweep = abs(numbers[0]), abs(numbers[1]), *numbers[2:5]
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    under = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    factor = math.sqrt(max(0.0, under) / ((rx * py) ** 2 + (ry * px) ** 2))
    factor = -factor if large == sweep else factor
    cx, cy = factor * rx * py / ry, -factor * ry * px / rx
    first = math.atan2((py - cy) / ry, (px - cx) / rx)
    span = math.atan2((-py - cy) / ry, (-px - cx) / rx) - first
    if sweep and span < 0:
        span += 2 * math.pi
    elif not sweep and span > 0:
        span -= 2 * math.pi
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)

    def place(x: float, y: float) -> _Pair:
        x, y = cx + rx * x, cy + ry * y
        return cos * x - sin * y + middle[0], sin * x + cos * y + middle[1]

    count = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
    step = span / count
    reach = 4 / 3 * math.tan(step / 4)
    for index in range(count):
        a, b = first + index * step, first + (index + 1) * step
        one = place(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a))
        two = place(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b))
        yield one, two, end if index == count - 1 else place(math.cos(b), math.sin(b))

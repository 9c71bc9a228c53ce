"""The eight scales of a calibration page, and what their readings tell of the printer.

Each scale is a staircase of bars on the front and one straight line on the back. Bar n stands
(n - 13) quarters of a millimetre aside; the bar in the middle of the line tells how far the
back lies from the front there. There is one line to a scale, and one bar to a step, so that no
reading can be taken for another, as the marks of a common vernier can.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import degrees
from typing import NamedTuple

from cardpress.geometry import Size, in_mm
from cardpress.ticket.printers import Printer

__all__ = ["BARS", "LETTERS", "MIDDLE", "PITCH", "STEP", "Drift", "Scale", "drift_of", "scales"]

BARS = 25
"""How many bars a scale has, numbered from 1."""
MIDDLE = 13
"""The bar that stands where it should."""
STEP = 0.25
"""How far a bar stands aside of the one before, in mm."""
PITCH = 2.2
"""From bar to bar along the scale, in mm."""
LETTERS = "ABCDEFGH"

_SPAN_END = 40.0
"""From an edge of the paper to the middle of a scale that runs away from it, in mm."""
_UPRIGHT_IN = 14.0
_LEVEL_IN = 16.0
_LEVEL_MIDDLE = 54.0
_TOLERANCE = 0.3
"""How far a reading may lie from what the others say, in mm: two half steps and some fuzz."""


class Scale(NamedTuple):
    """A scale on a page."""

    letter: str
    upright: bool
    """Whether it runs down the page, and so tells shifts to the left and right."""
    x: float
    """Of its middle, in mm from the upper left corner."""
    y: float

    def along(self, bar: float) -> tuple[float, float]:
        """Where a bar crosses the line, were it in the middle, in mm."""
        way = (bar - MIDDLE) * PITCH
        return (self.x, self.y + way) if self.upright else (self.x + way, self.y)


def scales(media: Size) -> tuple[Scale, ...]:
    """The scales of an upright page, A to D upright, E to H level, each row by row."""
    width, height = in_mm(media.width), in_mm(media.height)
    upright = [
        (x, y)
        for y in (_SPAN_END, height - _SPAN_END)
        for x in (_UPRIGHT_IN, width - _UPRIGHT_IN)
    ]
    level = [
        (x, y)
        for y in (_LEVEL_IN, height - _LEVEL_IN)
        for x in (_LEVEL_MIDDLE, width - _LEVEL_MIDDLE)
    ]
    return tuple(
        Scale(letter, at < len(upright), *place)
        for at, (letter, place) in enumerate(zip(LETTERS, [*upright, *level], strict=True))
    )


@dataclass(frozen=True, slots=True)
class Drift:
    """How backs lie to their fronts, seen from the front, about the middle of the sheet."""

    right: float
    """In mm."""
    down: float
    turn: float
    """In degrees, clockwise."""
    wider: float
    """How much of its width a back is wider than the front: 0.001 is a per mille."""
    higher: float
    doubts: tuple[tuple[str, float], ...] = ()
    """Where the readings contradict each other: each that may be the wrong one, the likeliest
    first, with the bar that would go with the others."""

    def added_to(self, printer: Printer | None, told: Printer) -> Printer:
        """The profile that follows.

        Args:
            printer: the profile under which the page was printed.
            told: name, paper, flip, margin and front sizes, as they were read off that page.
        """
        before = printer or told.model_copy(update={"front_width": 1.0, "front_height": 1.0})
        width, height = told.front_width, told.front_height
        return told.model_copy(
            update={
                "front_width": round(before.front_width * width, 6),
                "front_height": round(before.front_height * height, 6),
                "back_right": round(before.back_right + self.right, 4),
                "back_down": round(before.back_down + self.down, 4),
                "back_turn": round(before.back_turn + self.turn, 5),
                "back_width": round(before.back_width * (width + self.wider), 6),
                "back_height": round(before.back_height * (height + self.higher), 6),
            }
        )


class _Equation(NamedTuple):
    """A reading: factors of right, down, turn, wider and higher, and the shift they make."""

    letter: str
    factors: tuple[float, float, float, float, float]
    shift: float


def drift_of(readings: Mapping[str, float], media: Size) -> Drift:
    """The drift that fits the readings of all eight scales best (least squares).

    A place x, y from the middle is shifted by right + wider x - turn y and by
    down + turn x + higher y.
    """
    equations = [_equation(scale, readings[scale.letter], media) for scale in scales(media)]
    found = _fitted(equations)
    right, down, turn, wider, higher = found
    return Drift(right, down, degrees(turn), wider, higher, _doubts(equations, found, readings))


def _equation(scale: Scale, bar: float, media: Size) -> _Equation:
    x, y = scale.along(bar)
    x, y = x - in_mm(media.width) / 2, y - in_mm(media.height) / 2
    factors = (1.0, 0.0, -y, x, 0.0) if scale.upright else (0.0, 1.0, x, 0.0, y)
    return _Equation(scale.letter, factors, (bar - MIDDLE) * STEP)


def _doubts(
    equations: Sequence[_Equation], found: Sequence[float], readings: Mapping[str, float]
) -> tuple[tuple[str, float], ...]:
    """Each reading without which all others go together; all of them where none is such.

    The likeliest is the one without which the printer turns and scales the least.
    """
    if _worst(equations, found) <= _TOLERANCE:
        return ()
    named: list[tuple[float, str, float]] = []
    for each in equations:
        others = [other for other in equations if other is not each]
        fit = _fitted(others)
        if _worst(others, fit) <= _TOLERANCE:
            wanted = readings[each.letter] - _rest(each, fit) / STEP
            named.append((sum(map(abs, fit[2:])), each.letter, round(wanted * 2) / 2))
    return tuple((letter, bar) for _, letter, bar in sorted(named)) or tuple(readings.items())


def _worst(equations: Iterable[_Equation], found: Sequence[float]) -> float:
    return max(abs(_rest(each, found)) for each in equations)


def _rest(equation: _Equation, found: Sequence[float]) -> float:
    """How much of a shift a solution does not account for, in mm."""
    told = sum(factor * value for factor, value in zip(equation.factors, found, strict=True))
    return equation.shift - told


def _fitted(equations: Sequence[_Equation]) -> list[float]:
    """The least squares solution, by its normal equations."""
    size = range(5)
    rows = [
        [
            *(sum(each.factors[i] * each.factors[j] for each in equations) for j in size),
            sum(each.factors[i] * each.shift for each in equations),
        ]
        for i in size
    ]
    for at in size:  # positive definite, so that no pivot is needed
        for below in range(at + 1, 5):
            ratio = rows[below][at] / rows[at][at]
            rows[below] = [b - ratio * a for a, b in zip(rows[at], rows[below], strict=True)]
    found = [0.0] * 5
    for at in reversed(size):
        known = sum(rows[at][j] * found[j] for j in range(at + 1, 5))
        found[at] = (rows[at][5] - known) / rows[at][at]
    return found

"""Transforms of SVG as matrices (SVG 1.1, 7.6)."""

import math
import re

__all__ = ["Matrix", "read_transform"]

Matrix = tuple[float, float, float, float, float, float]
"""a, b, c, d, e and f: x becomes a x + c y + e, and y becomes b x + d y + f."""

_STEP = re.compile(r"\s*,?\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)\s*")


def read_transform(text: str) -> Matrix:
    """Reads a list of transforms as one matrix.

    Raises:
        ValueError: it is none.
    """
    whole: Matrix = (1, 0, 0, 1, 0, 0)
    at = 0
    text = text.strip()
    while at < len(text):
        step = _STEP.match(text, at)
        if step is None:
            raise ValueError(text)
        numbers = [float(number) for number in step[2].replace(",", " ").split()]
        whole = _after(whole, _matrix(step[1], numbers))
        at = step.end()
    return whole


def _matrix(name: str, numbers: list[float]) -> Matrix:
    match name, numbers:
        case "matrix", [a, b, c, d, e, f]:
            return a, b, c, d, e, f
        case "translate", [x, *rest] if len(rest) < 2:
            return 1, 0, 0, 1, x, rest[0] if rest else 0
        case "scale", [x, *rest] if len(rest) < 2:
            return x, 0, 0, rest[0] if rest else x, 0, 0
        case "rotate", [angle, *centre] if len(centre) in (0, 2):
            x, y = centre or (0, 0)
            turn = math.radians(angle)
            cos, sin = math.cos(turn), math.sin(turn)
            return cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y
        case "skewX", [angle]:
            return 1, 0, math.tan(math.radians(angle)), 1, 0, 0
        case "skewY", [angle]:
            return 1, math.tan(math.radians(angle)), 0, 1, 0, 0
        case _:
            raise ValueError(name)


def _after(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (
        *(a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j),
        *(a * k + c * m + e, b * k + d * m + f),
    )

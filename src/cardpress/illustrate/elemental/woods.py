"""Pines: a tree in three tiers, alone on a ledge or in a row across a valley."""

from collections.abc import Callable

from cardpress.illustrate.elemental.outlines import between
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.svg import Pen, Point

__all__ = ["draw_pine", "paint_pines"]

_TIERS = ((0.0, 1.0), (0.45, 0.62), (0.2, 0.62), (0.75, 0.3), (0.35, 0.3), (1.0, 0.0))
"""The right side of a pine: half widths at heights, both as parts of the whole."""
_PINE_SIZE = 30
"""Height of a common pine of the valley."""


def draw_pine(pen: Pen, foot: Point, height: float, half_width: float) -> None:
    """Draws one pine."""
    x, y = foot
    right = [(x + half_width * out, y - height * up) for out, up in _TIERS]
    left = [(x - half_width * out, y - height * up) for out, up in _TIERS[:0:-1]]
    pen.polygon([*right, *left])


def paint_pines(scene: Scene, floor: Callable[[float], float], count: int, fill: str) -> None:
    """Paints pines of different sizes along a floor, from edge to edge."""
    chance = scene.chance
    pen = Pen()
    for index in range(count):
        x = between(-10, scene.width + 10, (index + chance.ratio()) / count)
        y = floor(x) + _PINE_SIZE * 0.25
        height = _PINE_SIZE * chance.uniform(0.6, 1.25)
        draw_pine(pen, (x, y), height, height * 0.3)
    scene.canvas.hollow(pen, fill, low=0.8)

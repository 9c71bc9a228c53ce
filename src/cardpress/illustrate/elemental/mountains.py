"""Mountain ranges: receding ridges with a shaded side, a lit side and hatched slopes."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from cardpress.illustrate.elemental.outlines import between
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["RangeTones", "paint_range"]

_MARGIN = 20
"""How far a range goes on beyond the picture."""
_SPAN = 16
"""Length of one span of a jagged slope."""


@dataclass(frozen=True, slots=True)
class RangeTones:
    """The colours of one range."""

    top: str
    bottom: str
    shade: str
    shade_opacity: float
    rim: float
    """Opacity of the ridge that the light touches."""


@dataclass(frozen=True, slots=True)
class _Mountain:
    """One summit with its slopes, each from left to right without its ends."""

    left_valley: Point
    left_slope: list[Point]
    summit: Point
    right_slope: list[Point]
    right_valley: Point


def paint_range(
    scene: Scene, base: float, peaks: Sequence[Point], tones: RangeTones, *, jag: float
) -> None:
    """Paints a range with the given summits.

    Args:
        scene: what it is painted into.
        base: the height of the range's foot.
        peaks: the summits.
        tones: its colours.
        jag: how far a slope strays from the straight line.
    """
    art, canvas = scene.art, scene.canvas
    mountains = _mountains(scene, base, sorted(peaks), jag)
    ridge = [mountains[0].left_valley]
    for mountain in mountains:
        ridge += [*mountain.left_slope, mountain.summit]
        ridge += [*mountain.right_slope, mountain.right_valley]
    low = scene.height + 10
    body = str(Pen().polygon([*ridge, (scene.width + _MARGIN, low), (-_MARGIN, low)]))
    top = min(y for _, y in peaks)
    canvas.mass(body, art.linear((0, top), (0, base), (0, tones.top), (1, tones.bottom)))
    shaded, lit, hatching = Pen(), Pen(), Pen(0)
    for mountain in mountains:
        _slopes(scene, mountain, base, shaded=shaded, lit=lit)
        _hatch(scene, mountain, base, hatching)
    shade = ((0, tones.shade), (0.75, tones.shade, 0.35), (1, tones.shade, 0))
    with art.group(clip=art.clip(body)):
        canvas.tone(
            shaded, art.linear((0, top), (0, base), *shade), opacity=tones.shade_opacity
        )
        canvas.tone(lit, scene.rim(opacity=0.55), opacity=tones.rim * 0.8)
        canvas.line(hatching, Stroke(tones.shade, 0.7, "9 3 16 4"), opacity=0.4, low=0.6)
    canvas.line(Pen().polyline(ridge), Stroke(scene.rim(), 1.3), opacity=tones.rim, low=0.1)


def _mountains(
    scene: Scene, base: float, peaks: Sequence[Point], jag: float
) -> list[_Mountain]:
    """Finds the valleys between the summits, and jagged slopes down to them."""
    chance = scene.chance
    valleys: list[Point] = [(-_MARGIN, base - 10)]
    for (x1, y1), (x2, y2) in pairwise(peaks):
        part = 0.5 + chance.uniform(-0.12, 0.12)
        deep = chance.uniform(0.45, 0.7)
        valleys.append((between(x1, x2, part), between(max(y1, y2), base, deep)))
    valleys.append((scene.width + _MARGIN, base - 10))
    mountains = []
    for left, summit, right in zip(valleys, peaks, valleys[1:], strict=False):
        down_left = _slope(scene, left, summit, jag)
        down_right = _slope(scene, summit, right, jag)
        mountains.append(_Mountain(left, down_left, summit, down_right, right))
    return mountains


def _slope(scene: Scene, start: Point, end: Point, jag: float) -> list[Point]:
    count = max(3, int(abs(end[0] - start[0]) / _SPAN))
    points = []
    for index in range(1, count):
        part = index / count
        x = between(start[0], end[0], part) + scene.chance.uniform(-1, 1) * jag * 0.7
        stray = jag * (1 - abs(2 * part - 1) * 0.3)
        y = between(start[1], end[1], part) + scene.chance.uniform(-1, 1) * stray
        points.append((x, y))
    return points


def _lit_sense(scene: Scene, mountain: _Mountain) -> int:
    """Says which slope the light touches: -1 the right one, as the summit is left of it."""
    return -1 if mountain.summit[0] < scene.centre[0] - 5 else 1


def _slopes(scene: Scene, mountain: _Mountain, base: float, *, shaded: Pen, lit: Pen) -> None:
    """Draws the shaded face down a zigzag ridge, and a buttress and a gleam on the lit side."""
    sense = _lit_sense(scene, mountain)
    x, y = mountain.summit
    if sense < 0:
        dark, valley, bright = (
            mountain.left_slope[::-1],
            mountain.left_valley,
            mountain.right_slope,
        )
    else:
        dark, valley, bright = (
            mountain.right_slope,
            mountain.right_valley,
            mountain.left_slope[::-1],
        )
    tall = base - y + 20
    count = max(4, int(tall / 26))
    zigzag = []
    for index in range(1, count + 1):
        part = index / count
        swing = scene.chance.uniform(0.02, 0.1) * tall * (1 if index % 2 else -1)
        zigzag.append((x + sense * (swing - tall * 0.10 * part), y + tall * part))
    shaded.polygon([mountain.summit, *dark, valley, (valley[0], base + 40), *zigzag[::-1]])
    if len(bright) > 3:
        _buttress(shaded, bright[len(bright) // 3], base, sense)
        gleam = [(x - sense * tall * a, y + tall * b) for a, b in _GLEAM]
        lit.polygon([mountain.summit, *gleam, *bright[: max(1, len(bright) // 3)][::-1]])


_GLEAM = ((0.05, 0.24), (0.13, 0.16), (0.16, 0.34))
"""The lower edge of the light on a summit, as parts of the mountain's height."""
_BUTTRESS = ((0.34, 0.75), (0.10, 0.55), (-0.06, 0.95), (-0.1, 0.4))
"""A buttress on the lit side, as parts of its own height."""


def _buttress(shaded: Pen, top: Point, base: float, sense: int) -> None:
    x, y = top
    tall = (base - y) * 0.55
    shaded.polygon([top, *((x + sense * tall * a, y + tall * b) for a, b in _BUTTRESS)])


def _hatch(scene: Scene, mountain: _Mountain, base: float, hatching: Pen) -> None:
    """Draws an engraver's strokes down the shaded side."""
    sense = _lit_sense(scene, mountain)
    x, y = mountain.summit
    tall = base - y + 20
    count = int(tall / 12)
    for index in range(1, count):
        part = index / count
        x0, y0 = x + sense * tall * 0.03 * part, y + tall * part * 0.8
        hatching.move((x0, y0)).line(
            (x0 + sense * tall * (0.10 + 0.3 * part), y0 + tall * 0.06)
        )

"""The families of petals: three constructions for each element, of equal grandeur.

Earth has shards, steles and oak leaves; air blades, quills and clouds; fire tongues, spears and
forks; water lotus petals, drops and shells. A petal points upwards from the sigil's middle.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from cardpress.illustrate.elemental.canvas import Canvas
from cardpress.illustrate.elemental.petals import (
    LOW_OUTLINE,
    OUTLINE,
    WHITE,
    Petal,
    paint_blade,
    paint_lotus,
    paint_shard,
    paint_tongue,
)
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["FAMILIES", "PETAL_PAINTERS"]

FAMILIES = 3
"""How many constructions each element has."""

_OAK = (
    (0.16, 0.0), (0.5, 0.1), (0.78, 0.24), (0.5, 0.34), (0.98, 0.5), (0.92, 0.58), (0.5, 0.63),
    (0.78, 0.8), (0.62, 0.86), (0.28, 0.86), (0.0, 1.0),
)  # fmt: skip
"""The right edge of an oak leaf, across and up."""


def _stele(canvas: Canvas, petal: Petal) -> None:
    """Paints a carved slab that widens outwards, with chevrons."""
    high, middle, low = petal.tones
    right = [(0.34, 0.0), (0.86, 0.76), (0.5, 0.9), (0.0, 1.0)]
    outline = [petal.at(*point) for point in [*right, *_other_side(right)]]
    body = petal.along(canvas, (0, mix(middle, high, 0.25)), (0.6, middle), (1, low))
    canvas.mass(Pen().polygon(outline), body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    lit = [(0.0, 0.0), (-0.34, 0.0), (-0.86, 0.76), (-0.5, 0.9), (0.0, 0.78)]
    light = petal.along(canvas, (0, mix(high, WHITE, 0.35)), (0.6, high), (1, middle))
    canvas.tone(Pen().polygon([petal.at(*point) for point in lit]), light, opacity=0.85)
    cap = [(0.0, 1.0), (0.5, 0.9), (0.0, 0.78), (-0.5, 0.9)]
    canvas.tone(Pen().polygon([petal.at(*point) for point in cap]), mix(high, WHITE, 0.5))
    lines = Pen()
    for up in (0.3, 0.46, 0.62):
        wide = (0.34 + 0.52 * up / 0.76) * 0.82
        lines.polyline(
            [petal.at(*p) for p in ((-wide, up + 0.05), (0, up - 0.04), (wide, up + 0.05))]
        )
    lines.polyline([petal.at(0, 0.78), petal.at(0, 0)])
    canvas.line(lines, Stroke(mix(petal.key, low, 0.35), 0.8), opacity=0.85, low=0.7)


def _oak(canvas: Canvas, petal: Petal) -> None:
    """Paints a lobed leaf with its veins."""
    high, middle, low = petal.tones
    edge = [petal.at(*point) for point in _OAK]
    other = [petal.at(*point) for point in _other_side(_OAK)]
    pen = Pen().spline(edge).through([edge[-1], *other, edge[0]]).close()
    body = petal.along(canvas, (0, mix(high, middle, 0.35)), (0.5, middle), (1, low))
    canvas.mass(pen, body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    half = Pen().spline([edge[-1], *other]).line(petal.at(0, 0)).close()
    light = petal.along(canvas, (0, mix(high, WHITE, 0.4)), (0.55, high), (1, middle))
    canvas.tone(half, light, opacity=0.8)
    veins = Pen().polyline([petal.at(0, 0), petal.at(0, 0.94)])
    for up, out, rise in ((0.1, 0.58, 0.14), (0.34, 0.74, 0.18), (0.6, 0.52, 0.2)):
        veins.polyline([petal.at(-out, up + rise), petal.at(0, up), petal.at(out, up + rise)])
    canvas.line(veins, Stroke(mix(petal.key, low, 0.4), 0.8), opacity=0.85, low=0.6)


def _quill(canvas: Canvas, petal: Petal) -> None:
    """Paints a straight feather with a notch in each vane."""
    high, middle, low = petal.tones
    pen = (
        Pen()
        .move(petal.at(-0.16, 0))
        .cubic(petal.at(-0.4, 0.14), petal.at(-1.0, 0.3), petal.at(-0.9, 0.62))
    )
    pen.line(petal.at(-0.5, 0.6), petal.at(-0.82, 0.72))
    pen.cubic(petal.at(-0.66, 0.9), petal.at(-0.2, 0.96), petal.at(0, 1))
    pen.cubic(petal.at(0.2, 0.96), petal.at(0.74, 0.86), petal.at(0.88, 0.5))
    pen.line(petal.at(0.46, 0.5), petal.at(0.84, 0.38))
    pen.cubic(petal.at(0.7, 0.2), petal.at(0.4, 0.12), petal.at(0.16, 0)).close()
    body = petal.along(canvas, (0, high), (0.55, mix(high, middle, 0.6)), (1, low))
    canvas.mass(pen, body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    barbs = Pen().move(petal.at(0, 0)).line(petal.at(0, 0.95))
    for up in (0.16, 0.3, 0.44, 0.58, 0.72):
        out = 0.62 if up < 0.7 else 0.36
        for sense in (-1, 1):
            barbs.move(petal.at(0, up)).quadratic(
                petal.at(sense * out * 0.7, up + 0.04), petal.at(sense * out, up + 0.13)
            )
    canvas.line(barbs, Stroke(mix(low, petal.key, 0.2), 0.9), opacity=0.75, low=0.6)


def _cloud(canvas: Canvas, petal: Petal) -> None:
    """Paints a plume that ends in three billows."""
    high, middle, low = petal.tones
    radius = petal.half * 0.46
    pen = (
        Pen()
        .move(petal.at(-0.26, 0))
        .cubic(petal.at(-0.3, 0.2), petal.at(-0.5, 0.35), petal.at(-0.72, 0.52))
    )
    for to in ((-0.7, 0.8), (0.0, 0.97), (0.7, 0.8), (0.72, 0.52)):
        pen.arc(radius * 1.02, petal.at(*to))
    pen.cubic(petal.at(0.5, 0.35), petal.at(0.3, 0.2), petal.at(0.26, 0)).close()
    body = petal.along(canvas, (0, high), (0.45, mix(high, middle, 0.6)), (1, low))
    canvas.mass(pen, body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    lines = Pen()
    for across, up in ((-0.46, 0.66), (0.0, 0.78), (0.46, 0.66)):
        lines.move(petal.at(across - 0.24, up)).arc(
            radius * 0.6, petal.at(across + 0.22, up + 0.02)
        )
    for place in (-0.14, 0.14):
        lines.move(petal.at(place * 0.6, 0.04)).quadratic(
            petal.at(place, 0.3), petal.at(place * 2.4, 0.5)
        )
    stroke = Stroke(mix(low, petal.key, 0.2), 1, round=True)
    canvas.line(lines, stroke, opacity=0.75, low=0.6)


_SPEAR = (
    ((-1.35, 0.22), (-1.0, 0.5), (-0.46, 0.66)),
    ((-0.24, 0.74), (-0.1, 0.86), (0.0, 1.0)),
    ((0.1, 0.86), (0.24, 0.74), (0.46, 0.66)),
    ((1.0, 0.5), (1.35, 0.22), (0.4, 0.0)),
)
_FORK = (
    ((-1.5, 0.3), (-1.15, 0.62), (-0.86, 0.9)),
    ((-0.66, 0.74), (-0.34, 0.66), (-0.12, 0.56)),
    ((0.02, 0.76), (0.5, 0.84), (0.42, 1.0)),
    ((1.3, 0.78), (1.5, 0.34), (0.4, 0.0)),
)
"""Curves from the left foot round the tip to the right foot: two controls and an end each."""


def _flame(canvas: Canvas, petal: Petal, shape: Sequence[tuple[Point, Point, Point]]) -> None:
    """Paints a flame of any shape in three nested tones."""
    high, middle, low = petal.tones

    def outline(width: float, reach: float) -> Pen:
        pen = Pen().move(petal.at(-0.4 * width, 0))
        for curve in shape:
            first, second, to = (petal.at(x * width, y * reach) for x, y in curve)
            pen.cubic(first, second, to)
        return pen.close()

    body = petal.along(canvas, (0, low), (0.5, mix(low, middle, 0.5)), (1, middle))
    canvas.mass(outline(1, 1), body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    heart = petal.along(canvas, (0, middle), (1, high), start=0.8)
    canvas.hollow(outline(0.64, 0.76), heart, low=0.8)
    canvas.tone(outline(0.32, 0.5), mix(high, WHITE, 0.45), opacity=0.95)


def _spear(canvas: Canvas, petal: Petal) -> None:
    """Paints an even flame that is drawn out to a point."""
    _flame(canvas, petal, _SPEAR)


def _fork(canvas: Canvas, petal: Petal) -> None:
    """Paints a flame with two tongues."""
    _flame(canvas, petal, _FORK)


def _drop(canvas: Canvas, petal: Petal) -> None:
    """Paints a drop whose round end looks outwards, with ripples and a reflection."""
    high, middle, low = petal.tones

    def outline(scale: float) -> Pen:
        wide = 0.94 * scale
        foot, crown = 0.62 * (1 - scale), 0.62 + 0.38 * scale

        def up(part: float) -> float:
            return foot + (crown - foot) * part

        pen = Pen().move(petal.at(0, up(0)))
        pen.cubic(
            petal.at(-0.2 * scale, up(0.3)), petal.at(-wide, up(0.45)), petal.at(-wide, up(0.7))
        )
        pen.cubic(petal.at(-wide, up(0.89)), petal.at(-wide * 0.55, up(1)), petal.at(0, up(1)))
        pen.cubic(
            petal.at(wide * 0.55, up(1)), petal.at(wide, up(0.89)), petal.at(wide, up(0.7))
        )
        pen.cubic(petal.at(wide, up(0.45)), petal.at(0.2 * scale, up(0.3)), petal.at(0, up(0)))
        return pen.close()

    body = petal.along(
        canvas, (0, high), (0.3, middle), (0.8, low), (1, mix(low, petal.key, 0.4))
    )
    canvas.mass(outline(1), body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    ripple = Stroke(mix(high, WHITE, 0.5), 0.9)
    fill = petal.along(canvas, (0, low, 0.75), (0.6, middle, 0.35), (1, high, 0))
    canvas.line(outline(0.72), ripple, fill=fill, opacity=0.9, low=0.7)
    canvas.line(outline(0.42), ripple, opacity=0.8, low=0.5)
    gleam = (
        Pen().move(petal.at(-0.66, 0.66)).quadratic(petal.at(-0.66, 0.84), petal.at(-0.3, 0.92))
    )
    canvas.sheen(gleam, Stroke(WHITE, 1.6, round=True), opacity=0.85)


def _shell(canvas: Canvas, petal: Petal) -> None:
    """Paints a scallop: five ribs that fan out from a narrow hinge."""
    high, middle, low = petal.tones
    rim = [(-0.98, 0.68), (-0.7, 0.88), (-0.26, 0.99), (0.26, 0.99), (0.7, 0.88), (0.98, 0.68)]
    pen = (
        Pen()
        .move(petal.at(-0.14, 0))
        .cubic(petal.at(-0.3, 0.12), petal.at(-0.9, 0.4), petal.at(*rim[0]))
    )
    for to in rim[1:]:
        pen.arc(petal.half * 0.3, petal.at(*to))
    pen.cubic(petal.at(0.9, 0.4), petal.at(0.3, 0.12), petal.at(0.14, 0)).close()
    body = petal.along(
        canvas, (0, high), (0.35, middle), (0.8, low), (1, mix(low, petal.key, 0.4))
    )
    canvas.mass(pen, body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    ribs = Pen()
    for across, up in rim[1:-1]:
        ribs.move(petal.at(across * 0.12, 0.08))
        ribs.quadratic(petal.at(across * 0.8, 0.5), petal.at(across, up - 0.01))
    canvas.line(ribs, Stroke(mix(low, petal.key, 0.3), 1), opacity=0.75, low=0.6)
    growth = Pen()
    for part in (0.5, 0.74):
        growth.move(petal.at(-0.86 * part, 0.72 * part))
        growth.quadratic(petal.at(0, 1.22 * part), petal.at(0.86 * part, 0.72 * part))
    canvas.line(growth, Stroke(mix(high, WHITE, 0.5), 0.9), opacity=0.85, low=0.5)


def _other_side(points: Sequence[Point]) -> list[Point]:
    """Gives the left edge for a right one that ends in the tip: from there down to the foot."""
    return [(-x, y) for x, y in points[-2::-1]]


PETAL_PAINTERS: Mapping[str, tuple[Callable[[Canvas, Petal], None], ...]] = MappingProxyType(
    {
        "earth": (paint_shard, _stele, _oak),
        "air": (paint_blade, _quill, _cloud),
        "fire": (paint_tongue, _spear, _fork),
        "water": (paint_lotus, _drop, _shell),
    }
)
"""What paints a petal of each element, by family."""

"""The petals of a sigil: the first family of each, a shard, blade, tongue or lotus petal.

A petal points upwards from the sigil's middle, which is the origin.
"""

from dataclasses import dataclass

from cardpress.illustrate.elemental.canvas import Canvas
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stop, Stroke

__all__ = [
    "LOW_OUTLINE",
    "OUTLINE",
    "WHITE",
    "Petal",
    "paint_blade",
    "paint_lotus",
    "paint_shard",
    "paint_tongue",
]

OUTLINE = 1.6
LOW_OUTLINE = 1.3
WHITE = "#ffffff"


@dataclass(frozen=True, slots=True)
class Petal:
    """Size and colours of a petal."""

    foot: float
    """Distance of its foot from the middle."""
    tip: float
    """Distance of its tip."""
    half: float
    """Half its width."""
    tones: tuple[str, str, str]
    """Light, middle, deep."""
    key: str
    """Colour of the outline."""

    @property
    def length(self) -> float:
        """From foot to tip."""
        return self.tip - self.foot

    def at(self, across: float, up: float) -> Point:
        """Gives a point of its own box: across from -1 to 1, up from 0 at its foot to 1."""
        return (across * self.half, -(self.foot + up * self.length))

    def along(self, canvas: Canvas, *stops: Stop, start: float = 1) -> str:
        """Gives a gradient from the tip (or a part of its distance) down to the foot."""
        return canvas.art.linear((0, -self.tip * start), (0, -self.foot), *stops)


def paint_shard(canvas: Canvas, petal: Petal) -> None:
    """Paints a cut crystal of four facets."""
    high, middle, low = petal.tones
    half, tip, foot, length = petal.half, -petal.tip, -petal.foot, petal.length
    waist, ridge = foot - 0.6 * length, foot - 0.5 * length
    outline = Pen().polygon(
        [(0, tip), (half, waist), (half * 0.42, foot), (-half * 0.42, foot), (-half, waist)]
    )
    body = petal.along(canvas, (0, middle), (0.6, mix(middle, low, 0.5)), (1, low))
    canvas.mass(outline, body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    flank = [(0, tip), (-half, waist), (-half * 0.42, foot), (0, ridge + 0.2 * length)]
    lit = petal.along(canvas, (0, high), (0.55, mix(high, middle, 0.6)), (1, middle))
    canvas.tone(Pen().polygon(flank), lit)
    shade = mix(middle, low, 0.25)
    canvas.tone(Pen().polygon([(0, tip), (half, waist), (0, ridge)]), shade, opacity=0.9)
    gleam = mix(high, WHITE, 0.45)
    canvas.tone(Pen().polygon([(0, tip), (-half, waist), (0, ridge)]), gleam, opacity=0.9)
    edges = Pen().polyline([(-half, waist), (0, ridge), (half, waist)])
    edges.polyline([(0, tip), (0, foot)])
    canvas.line(edges, Stroke(mix(petal.key, low, 0.4), 0.7), opacity=0.8, low=0.7)


def paint_blade(canvas: Canvas, petal: Petal) -> None:
    """Paints a feather that sweeps to the right and rolls in at its tip."""
    high, middle, low = petal.tones
    half, length = petal.half, petal.length

    def at(across: float, up: float) -> tuple[float, float]:
        return (across * half, -(petal.foot + up * length))

    pen = Pen().move(at(-0.42, 0)).cubic(at(-1.5, 0.34), at(-1.25, 0.95), at(0.55, 1))
    pen.cubic(at(1.0, 0.99), at(1.25, 0.84), at(0.86, 0.83))
    pen.cubic(at(0.5, 0.82), at(0.62, 0.91), at(0.66, 0.90))
    pen.cubic(at(0.1, 0.84), at(0.1, 0.42), at(0.46, 0)).close()
    outline = str(pen)
    stops = ((0, high), (0.5, mix(high, middle, 0.55)), (1, low))
    body = canvas.art.linear((-half, -petal.tip), (half * 0.4, -petal.foot), *stops)
    canvas.mass(outline, body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    barbs = Pen()
    for place in (-0.62, -0.28, 0.06):
        barbs.move(at(place * 0.55, 0))
        barbs.cubic(
            at(place - 0.55, 0.32), at(place * 0.9 - 0.30, 0.78), at(0.72 + place * 0.18, 0.965)
        )
    with canvas.art.group(clip=canvas.art.clip(outline)):
        canvas.line(barbs, Stroke(mix(low, petal.key, 0.2), 1), opacity=0.7, low=0.6)


def paint_tongue(canvas: Canvas, petal: Petal) -> None:
    """Paints a flame in three nested tones."""
    high, middle, low = petal.tones

    def outline(width: float, reach: float) -> Pen:
        half = petal.half * width
        foot = -petal.foot - (1 - width) * 0.05 * petal.length
        tip = -(petal.foot + petal.length * reach)

        def at(across: float, up: float) -> tuple[float, float]:
            return (half * across, foot - up * (foot - tip))

        pen = Pen().move(at(-0.55, 0)).cubic(at(-1.5, 0.3), at(-0.75, 0.55), at(-0.62, 0.74))
        pen.cubic(at(-0.5, 0.6), at(-0.3, 0.54), at(-0.12, 0.5))
        pen.cubic(at(-0.1, 0.7), at(0.35, 0.8), at(0.15, 1))
        return pen.cubic(at(1.1, 0.78), at(1.65, 0.34), at(0.55, 0)).close()

    body = petal.along(canvas, (0, low), (0.5, mix(low, middle, 0.5)), (1, middle))
    canvas.mass(outline(1, 1), body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    heart = petal.along(canvas, (0, middle), (1, high), start=0.8)
    canvas.hollow(outline(0.66, 0.76), heart, low=0.8)
    canvas.tone(outline(0.34, 0.52), mix(high, WHITE, 0.45), opacity=0.95)


def paint_lotus(canvas: Canvas, petal: Petal) -> None:
    """Paints a petal of water with two ripples inside."""
    high, middle, low = petal.tones

    def outline(scale: float) -> Pen:
        foot = petal.foot + (1 - scale) * 0.12 * petal.length
        tip = petal.foot + petal.length * (1 - (1 - scale) * 0.72)
        tall, half = tip - foot, petal.half * scale

        def at(across: float, up: float) -> tuple[float, float]:
            return (half * across, -(foot + up * tall))

        pen = Pen().move(at(0, 1)).cubic(at(0.2, 0.84), at(1.15, 0.62), at(1, 0.36))
        pen.cubic(at(0.9, 0.12), at(0.4, 0), at(0, 0))
        pen.cubic(at(-0.4, 0), at(-0.9, 0.12), at(-1, 0.36))
        return pen.cubic(at(-1.15, 0.62), at(-0.2, 0.84), at(0, 1)).close()

    ripple = mix(high, WHITE, 0.5)
    body = petal.along(
        canvas, (0, high), (0.3, middle), (0.75, low), (1, mix(low, petal.key, 0.4))
    )
    canvas.mass(outline(1), body, Stroke(petal.key, OUTLINE), low=LOW_OUTLINE)
    fill = petal.along(canvas, (0.2, high, 0.8), (0.5, middle, 0.4), (1, low, 0))
    canvas.line(outline(0.74), Stroke(ripple, 0.9), fill=fill, opacity=0.9, low=0.8)
    fill = petal.along(canvas, (0, WHITE, 0.7), (1, middle, 0.1), start=0.9)
    canvas.line(outline(0.48), Stroke(ripple, 0.8), fill=fill, opacity=0.9, low=0.6)

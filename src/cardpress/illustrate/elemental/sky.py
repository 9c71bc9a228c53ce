"""Sky and light: what every landscape begins with."""

import math

from cardpress.illustrate.elemental.outlines import rectangle
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Stroke

__all__ = ["paint_disc", "paint_engraving", "paint_rays", "paint_sky"]

_DISC_PARTS = (0.8, 0.78, 0.76, 0.74, 0.72, 0.72)
"""Radius of the light's disc by rank, as a part of the sigil's."""
_ENGRAVER_DASHES = ("26 9 60 7 14 12 90 8", "50 11 22 6 8 9 70 13")


def paint_sky(scene: Scene) -> None:
    """Paints the sky from zenith to horizon, and the glow round the light."""
    art, colours = scene.art, scene.colours
    zenith, high, low, horizon = colours.sky
    whole = rectangle((0, 0, scene.width, scene.height))
    stops = ((0, zenith), (0.45, high), (0.8, low), (1, horizon))
    scene.canvas.tone(whole, art.linear((0, 0), (0, scene.horizon), *stops))
    reach = max(scene.width, scene.height) * 0.62
    glow = ((0, colours.light, 0.95), (0.16, horizon, 0.8), (0.45, low, 0.42), (1, low, 0))
    scene.canvas.tone(whole, art.radial(scene.centre, reach, *glow))


def paint_engraving(scene: Scene, opacity: float) -> None:
    """Draws fine dashed circles round the light, like an engraver's tone."""
    pens = (Pen(0), Pen(0))
    radius, index = scene.radius * 1.05, 0
    while radius < scene.width * 0.75:
        pens[index % 2].circle(scene.centre, radius)
        radius += 7 + index * 0.55
        index += 1
    colour = "#ffffff" if scene.element == "air" else scene.colours.light
    paint = scene.art.radial(
        scene.centre, scene.width * 0.75, (0, colour, 0.9), (1, colour, 0.05)
    )
    shown = pens if scene.canvas.ink is None else pens[:1]
    for pen, dash in zip(shown, _ENGRAVER_DASHES, strict=False):
        stroke = Stroke(paint, 0.7, dash)
        scene.canvas.engraving(pen, stroke, opacity=opacity, low=0.6)


def paint_rays(scene: Scene, count: int, spread: float, *, opacity: float) -> None:
    """Paints uneven rays from the light; ``spread`` is half the angle of one, in radians."""
    chance, light = scene.chance, scene.colours.light
    reach = max(scene.width, scene.height) * 0.8
    start = chance.ratio() * math.tau
    x, y = scene.centre
    pen = Pen(0)
    for index in range(count):
        angle = start + math.tau * index / count
        angle += chance.uniform(-0.25, 0.25) * math.tau / count
        half = spread * chance.uniform(0.4, 1.3)
        ends = [
            (x + reach * math.cos(edge), y + reach * math.sin(edge))
            for edge in (angle - half, angle + half)
        ]
        pen.polygon([scene.centre, *ends])
    paint = scene.art.radial(
        scene.centre, reach, (0, light, 0.75), (0.35, light, 0.35), (0.8, light, 0)
    )
    scene.canvas.tone(pen, paint, opacity=opacity)


def paint_disc(scene: Scene, size: float) -> None:
    """Paints the disc of the light with its halo, behind the sigil."""
    art, light, horizon = scene.art, scene.colours.light, scene.colours.sky[3]
    radius = scene.radius * size * _DISC_PARTS[scene.level - 1]
    halo = ((0, light, 0.9), (0.5, light, 0.5), (0.75, horizon, 0.2), (1, horizon, 0))
    scene.canvas.tone(
        Pen().circle(scene.centre, radius * 1.9), art.radial(scene.centre, radius * 1.9, *halo)
    )
    face = ((0, light), (0.7, mix(light, horizon, 0.35)), (1, mix(light, horizon, 0.8)))
    scene.canvas.hollow(
        Pen().circle(scene.centre, radius), art.radial(scene.centre, radius, *face), low=1
    )

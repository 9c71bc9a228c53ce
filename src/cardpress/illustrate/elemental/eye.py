"""The eye of a sigil: a dark plate in a bezel, an iris, one of three pupils, reflections."""

import math

from cardpress.illustrate.elemental.outlines import polar
from cardpress.illustrate.elemental.rings import Figure
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Stroke, number

__all__ = ["paint_eye"]

_TOP = -math.pi / 2
_IRIS_PART = 0.66
"""Radius of the iris, as a part of the plate's."""


def paint_eye(figure: Figure, *, size: float, pupil: int) -> None:
    """Paints the eye over the feet of the petals; ``size`` scales it, ``pupil`` is 0 to 2."""
    radius = figure.radius * (0.36 if figure.level < 3 else 0.32) * size
    _plate(figure, radius)
    iris = radius * _IRIS_PART
    _iris(figure, iris)
    _PUPILS[pupil](figure, iris)
    canvas, shine = figure.canvas, figure.colours.core[1]
    canvas.tone(Pen().circle((0, 0), iris * 0.1), shine)
    glint = Pen().circle((-iris * 0.34, -iris * 0.42), iris * 0.17)
    canvas.tone(glint, "#ffffff", opacity=0.85)
    gleam = Pen().move((-iris * 0.8, iris * 0.2))
    gleam.arc(iris * 0.82, (iris * 0.2, iris * 0.8), clockwise=False)
    canvas.sheen(gleam, Stroke("#ffffff", iris * 0.07, round=True), opacity=0.35)


def _ticks(radius: float, count: int, part: float) -> str:
    """Gives a dash pattern of ``count`` ticks round a circle, each ``part`` of its period."""
    period = math.tau * radius / count
    return f"{number(period * part, 2)} {number(period * (1 - part), 2)}"


def _plate(figure: Figure, radius: float) -> None:
    canvas, key, core = figure.canvas, figure.key, figure.colours.core[0]
    stops = ((0, mix(core, key, 0.3)), (0.7, mix(core, key, 0.72)), (1, key))
    fill = canvas.art.radial((0, 0), radius, *stops)
    canvas.mass(Pen().circle((0, 0), radius), fill, Stroke(key, 2), low=1.4)
    bezel = Stroke(figure.gold, 1.3 + figure.radius * 0.007)
    canvas.line(Pen().circle((0, 0), radius * 0.93), bezel, low=1)
    dash = _ticks(radius * 0.8, figure.points * 8, 0.3)
    ticks = Stroke(figure.metal, radius * 0.10, dash)
    canvas.line(Pen().circle((0, 0), radius * 0.80), ticks, opacity=0.85, low=radius * 0.1)


def _iris(figure: Figure, radius: float) -> None:
    canvas, key, (core, shine) = figure.canvas, figure.key, figure.colours.core
    stops = (
        (0, shine),
        (0.35, mix(shine, core, 0.35)),
        (0.8, core),
        (1, mix(core, key, 0.6)),
    )
    fill = canvas.art.radial((0, -radius * 0.15), radius * 1.1, *stops)
    canvas.hollow(Pen().circle((0, 0), radius), fill, Stroke(key, 1), low=1.1)
    dash = _ticks(radius * 0.68, figure.points * 6, 0.22)
    fibres = Stroke(shine, radius * 0.5, dash)
    canvas.line(Pen().circle((0, 0), radius * 0.68), fibres, opacity=0.5, low=radius * 0.5)


def _star_pupil(figure: Figure, radius: float) -> None:
    count = figure.points * 2
    corners = [
        polar(radius * (0.26 if index % 2 else 0.62), math.tau * index / count + _TOP)
        for index in range(count)
    ]
    figure.canvas.mark(Pen().polygon(corners), figure.key)


def _round_pupil(figure: Figure, radius: float) -> None:
    figure.canvas.mark(Pen().circle((0, 0), radius * 0.30), figure.key)
    dash = _ticks(radius * 0.46, figure.points, 0.55)
    stroke = Stroke(figure.key, radius * 0.12, dash)
    figure.canvas.line(Pen().circle((0, 0), radius * 0.46), stroke, low=radius * 0.1)


def _rose_pupil(figure: Figure, radius: float) -> None:
    count = figure.points * 2
    petals = [
        polar(radius * (0.23 if index % 2 else 0.57), math.tau * index / count + _TOP)
        for index in range(count)
    ]
    figure.canvas.mark(Pen().loop(petals), figure.key)


_PUPILS = (_star_pupil, _round_pupil, _rose_pupil)

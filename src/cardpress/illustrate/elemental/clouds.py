"""Clouds: scalloped banks below the light, and billows of smoke hung from above."""

import math
from dataclasses import dataclass

from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["Bank", "Smoke", "paint_bank", "paint_smoke"]

_MARGIN = 40
"""How far clouds go on beyond the picture."""


@dataclass(frozen=True, slots=True)
class Bank:
    """A bank of cloud across the picture."""

    level: float
    """Its height above which it towers, from the top of the picture."""
    height: float
    """How far it towers."""
    top: str
    bottom: str
    shade: str
    """Colour of the contours within."""
    dip: float
    """How much it sinks below the light, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Smoke:
    """Billows lit from below."""

    level: float
    height: float
    top: str
    bottom: str
    rim: str
    glow: float
    """Opacity of the light on the billows."""


def _aside(scene: Scene, x: float, power: float) -> float:
    """Says how far ``x`` is from the light: 0 there, 1 from the picture's sides on."""
    return math.pow(min(1, abs(x - scene.centre[0]) / (scene.width * 0.5)), power)


def paint_bank(scene: Scene, bank: Bank) -> None:
    """Paints a bank of scallops with contours inside."""
    chance, height = scene.chance, bank.height

    def crest(x: float) -> float:
        sunk = height * bank.dip * _aside(scene, x, 1.3)
        return bank.level - height * (1 - bank.dip) - sunk

    end = scene.width + _MARGIN
    here: Point = (-_MARGIN, crest(-_MARGIN) + 30)
    outline, contours = Pen().move(here), Pen()
    tops = []
    while here[0] < end:
        step = chance.uniform(16, 52) * (0.6 + height / 170)
        x = here[0] + step
        there = (x, crest(x) + chance.uniform(-0.18, 0.22) * height)
        radius = math.hypot(step, there[1] - here[1]) * chance.uniform(0.52, 0.62)
        outline.arc(radius, there)
        middle = ((here[0] + x) / 2, (here[1] + there[1]) / 2)
        tops.append(middle[1] - radius * 0.5)
        for part in (0.72, 0.46):
            if chance.ratio() < 0.8:
                centre = (middle[0] + step * 0.06, middle[1] + radius * (1 - part) * 0.8)
                _contour(contours, centre, radius * part)
        here = there
    low = scene.height + 20
    outline.line((end + 20, low), (-_MARGIN - 20, low)).close()
    stops = ((0, bank.top), (0.3, mix(bank.top, bank.bottom, 0.4)), (1, bank.bottom))
    fill = scene.art.linear((0, min(tops) - 6), (0, bank.level + 70), *stops)
    scene.canvas.mass(outline, fill, Stroke(scene.rim(reach=0.8), 1.6))
    lines = Stroke(bank.shade, 1.1, round=True)
    scene.canvas.line(contours, lines, opacity=0.55, low=0.7)


def _contour(pen: Pen, centre: Point, radius: float) -> None:
    x, y = centre
    pen.move((x - radius * 0.92, y + radius * 0.15))
    pen.arc(radius, (x + radius * 0.55, y - radius * 0.7))


def paint_smoke(scene: Scene, smoke: Smoke) -> None:
    """Paints billows that hang from the top and leave room for the light."""
    chance, height = scene.chance, smoke.height

    def hem(x: float) -> float:
        return smoke.level + height * (0.25 + 0.75 * _aside(scene, x, 1.2))

    end = scene.width + _MARGIN
    here: Point = (-_MARGIN, hem(-_MARGIN))
    outline, contours = Pen().move((-_MARGIN - 20, -20)).line(here), Pen()
    while here[0] < end:
        step = chance.uniform(22, 60)
        x = here[0] + step
        there = (x, hem(x) + chance.uniform(-0.2, 0.2) * height)
        radius = math.hypot(step, there[1] - here[1]) * chance.uniform(0.52, 0.62)
        outline.arc(radius, there, clockwise=False)
        middle = ((here[0] + x) / 2, (here[1] + there[1]) / 2)
        for part in (0.74, 0.5):
            inner, y = radius * part, middle[1] - radius * (1 - part)
            contours.move((middle[0] - inner * 0.8, y + inner * 0.3))
            to = (middle[0] + inner * 0.75, y + inner * 0.35)
            contours.arc(inner, to, clockwise=False)
        here = there
    outline.line((end + 20, -20)).close()
    stops = ((0, smoke.top), (1, smoke.bottom))
    fill = scene.art.linear((0, -10), (0, smoke.level + height), *stops)
    scene.canvas.mass(outline, fill, Stroke(scene.rim(smoke.rim, reach=0.8), 1.5))
    glow = Stroke(scene.rim(smoke.rim), 0.9, round=True)
    scene.canvas.line(contours, glow, opacity=smoke.glow, low=0.6)

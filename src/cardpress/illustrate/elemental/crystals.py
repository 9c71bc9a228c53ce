"""Crystals: prisms that fan out from a foot, with a lit flank and a bright tip."""

import math
from dataclasses import dataclass

from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["Cluster", "paint_crystals"]

_ROOT = -4
"""How deep a prism stands in the ground."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """Where a group of crystals grows, and how."""

    foot: Point
    count: int
    size: float
    """Length of the middle crystal, about."""
    fan: float = 1.1
    """How far the outer ones lean, in radians."""
    tilt: float = 0.0
    """How far the whole group leans to the right, in radians."""


@dataclass(frozen=True, slots=True)
class _Facets:
    """The pens that draw all crystals of a cluster, facet by facet."""

    body: Pen
    flank: Pen
    tip: Pen
    back: Pen


def paint_crystals(scene: Scene, cluster: Cluster) -> None:
    """Paints a cluster, the outer crystals behind the inner ones."""
    art, canvas, colours = scene.art, scene.canvas, scene.colours
    high, middle, low = colours.accent
    facets = _Facets(Pen(), Pen(), Pen(), Pen())
    places = [(index + 0.5) / cluster.count * 2 - 1 for index in range(cluster.count)]
    for place in sorted(places, key=lambda place: (abs(place), place), reverse=True):
        _prism(scene, cluster, place, facets)
    top, base = cluster.foot[1] - cluster.size, cluster.foot[1] + 4
    deep = mix(low, colours.near, 0.75)
    stops = ((0, middle), (0.55, mix(middle, low, 0.55)), (1, deep))
    body = art.linear((0, top), (0, base), *stops)
    canvas.mass(facets.body, body, Stroke(mix(low, colours.near, 0.7), 0.9), low=1.1)
    lit = ((0, high, 0.9), (0.6, middle, 0.6), (1, low, 0))
    canvas.tone(facets.flank, art.linear((0, top), (0, base), *lit))
    canvas.tone(facets.tip, mix(high, "#ffffff", 0.4), opacity=0.95)
    canvas.tone(facets.back, mix(middle, low, 0.45), opacity=0.9)


def _prism(scene: Scene, cluster: Cluster, place: float, facets: _Facets) -> None:
    """Draws one crystal; ``place`` runs from -1 at the left of the cluster to 1."""
    chance, size = scene.chance, cluster.size
    angle = cluster.tilt + place * cluster.fan * 0.62 + chance.uniform(-0.06, 0.06)
    length = size * (1.1 - 0.55 * abs(place)) * chance.uniform(0.8, 1.15)
    half = size * chance.uniform(0.095, 0.15)
    x, y = cluster.foot[0] + place * size * 0.42, cluster.foot[1]
    along, across = (math.sin(angle), -math.cos(angle)), (math.cos(angle), math.sin(angle))

    def at(up: float, out: float) -> Point:
        return (
            x + along[0] * up + across[0] * out * half,
            y + along[1] * up + across[1] * out * half,
        )

    shoulder, lit = length * 0.78, -1 if x > scene.centre[0] else 1
    tip, ridge = at(length, 0.1), at(shoulder * 0.93, lit * 0.15)
    facets.body.polygon(
        [at(_ROOT, -1), at(shoulder, -1), tip, at(shoulder * 1.02, 1), at(_ROOT, 1)]
    )
    facets.flank.polygon([at(_ROOT, lit), at(shoulder, lit), ridge, at(_ROOT, lit * 0.15)])
    facets.tip.polygon([at(shoulder, lit), tip, ridge])
    facets.back.polygon([tip, at(shoulder * 1.01, -lit), ridge])

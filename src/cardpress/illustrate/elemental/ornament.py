"""Ornaments in the scoops of the better frames: a lozenge, and a sprig for the gilded ones."""

import math

from cardpress.illustrate.elemental.outlines import curl, lozenge, mirrored, ribbon
from cardpress.illustrate.svg import Artwork, Pen, Stroke

__all__ = ["corner_ornament"]

_PLAIN_SIZE, _GILDED_SIZE = 6, 7
"""Half the height of the lozenge, in tenths of a millimetre."""


def corner_ornament(art: Artwork, fill: str, edge: str, *, gilded: bool) -> None:
    """Draws an ornament at the origin, growing upwards; the caller turns it into its corner."""
    size = _GILDED_SIZE if gilded else _PLAIN_SIZE
    if gilded:
        _sprig(art, size, fill, edge)
    art.path(lozenge((0, 0), size * 0.62, size), fill, Stroke(edge, 1))


def _sprig(art: Artwork, size: float, fill: str, edge: str) -> None:
    """Draws two curls and the bud between them."""
    pen = Pen()
    for sense in (-1, 1):
        stem = [(0.0, 0.0), (size * 0.9, -size * 0.4), (size * 2.0, -size * 0.5)]
        roll = curl((size * 2.3, -size * 1.25), size * 0.75, 0.85, steps=7, end=0.35)
        ribbon(pen, mirrored([*stem, *roll], sense), _swelling)
    art.path(pen, fill, Stroke(edge, 0.6))
    tip = -size * 2.4
    bud = Pen().move((0, tip))
    bud.cubic((size, -size * 1.5), (size * 0.8, -size * 0.6), (0, 0))
    bud.cubic((-size * 0.8, -size * 0.6), (-size, -size * 1.5), (0, tip)).close()
    art.path(bud, fill, Stroke(edge, 1))


def _swelling(part: float) -> float:
    """Gives the half width of a curl: thickest before its middle."""
    return 0.6 + 1.5 * math.sin(math.pi * min(1, part * 1.1))

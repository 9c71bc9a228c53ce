"""Lines along the trim, and backs that show which way up they lie.

Cutters miss by a millimetre: a line that runs beside the trim shows every miss. What counts is
a step of lightness that goes the same way along more than half of a side, as a frame does;
textures and pictures step up as often as down.
"""

from collections.abc import Iterator, Sequence
from operator import sub
from typing import NamedTuple

from cardpress.geometry import MM, Length
from cardpress.preflight.raster import Box, Raster, lightness_of

__all__ = ["SAFE", "Line", "lines_near", "turned_share"]

SAFE = MM * 3
"""Nearer than this to the trim nothing may run beside it."""
_STEP = 10.0
"""In L*, across two pixels: what is plainly seen as an edge."""
_MOST = 0.5
"""The share of a side."""
_SEEN = 40
"""Of 255, in any channel: more than the antialiasing of equal halves makes in many places."""

_MOST_PIXELS = 20_000
"""Pixels looked at closely; of backs that differ in more, evenly spread ones stand for all."""


class Line(NamedTuple):
    """An edge beside the trim."""

    side: str
    inside: float
    """Millimetres from the trim, negative in the bleed."""
    share: float
    """Of the side's length."""


def lines_near(face: Raster, bleed: Length) -> Iterator[Line]:
    """Gives, of each side, the clearest line that lies too near.

    The outermost pixels are left out: pictures end there, and so pale.

    Args:
        face: the face with its bleed.
        bleed: how far it reaches beyond the trim.
    """
    deep = face.count(bleed + SAFE)
    for side, rows in _sides(face, deep):
        best = max(
            (
                (_share(one, other), -at)
                for at, (one, other) in enumerate(_pairs(rows[1:]), start=2)
            ),
            default=(0.0, 0),
        )
        if best[0] > _MOST:
            inside = face.in_mm(0.5 - best[1]) - int(bleed) / int(MM)
            yield Line(side, inside, best[0])


def _pairs(rows: Sequence[list[float]]) -> Iterator[tuple[list[float], list[float]]]:
    return zip(rows, rows[2:], strict=False)


def _share(one: list[float], other: list[float]) -> float:
    steps = list(map(sub, other, one))
    up = len(list(filter(_STEP.__le__, steps)))
    down = len(list(filter((-_STEP).__ge__, steps)))
    return max(up, down) / (len(one) or 1)


def _sides(face: Raster, deep: int) -> Iterator[tuple[str, list[list[float]]]]:
    """The lightness along each side, from the edge of the bleed inwards, without corners."""
    wide, high = face.width, face.height
    above = [lightness_of(row) for row in face.rows(Box(deep, 0, wide - deep, deep))]
    below = [lightness_of(row) for row in face.rows(Box(deep, high - deep, wide - deep, high))]
    left = [lightness_of(row) for row in face.rows(Box(0, deep, deep, high - deep))]
    right = [lightness_of(row) for row in face.rows(Box(wide - deep, deep, wide, high - deep))]
    yield "upper", above
    yield "lower", below[::-1]
    yield "left", [list(column) for column in zip(*left, strict=True)]
    yield "right", [list(column) for column in zip(*right, strict=True)][::-1]


def turned_share(back: Raster) -> float:
    """The share of a back that looks otherwise once it is turned by half a circle.

    Pixels on the edge of a shape may differ: a pixel counts where those around it, turned, all
    differ from it.
    """
    channels = [back.pixels[at::3] for at in range(3)]
    turned = [channel[::-1] for channel in channels]
    odd = {
        at
        for one, other in zip(channels, turned, strict=True)
        for at, step in enumerate(map(sub, one, other))
        if step > _SEEN or step < -_SEEN
    }
    looked_at = sorted(odd)[:: len(odd) // _MOST_PIXELS + 1]
    lost = sum(_is_lost(at, channels, turned, back.width) for at in looked_at)
    return lost * (len(odd) / (len(looked_at) or 1)) / (back.width * back.height)


def _is_lost(at: int, channels: Sequence[bytes], turned: Sequence[bytes], width: int) -> bool:
    """Whether no pixel round the place has the same look."""
    near = (at + down * width + across for down in (-1, 0, 1) for across in (-1, 0, 1))
    return not any(
        all(
            abs(one[at] - other[place]) <= _SEEN
            for one, other in zip(channels, turned, strict=True)
        )
        for place in near
        if 0 <= place < len(channels[0])
    )

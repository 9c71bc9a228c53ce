"""Whether what is told apart by hue can be told apart by lightness too.

What is seen of a card in a hand or a fan is its rim. Where the rims of two elements (or, in a
game without, of two strengths) differ in colour, their lightness must differ by 8 in L*, in
normal sight and as protan, deutan and tritan eyes have it (``colour.SIGHTS``).
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from cardpress.colour import SIGHTS, Rgb, as_seen, lightness
from cardpress.preflight.raster import Box, Raster, mean

__all__ = ["LEAST", "Near", "near_hues", "rim"]

LEAST = 8.0
"""In L*."""
_SAME = 16
"""Of 255, in any channel: colours that differ by no more do not part anything."""
_CLEAR = 2
"""Kinds are parted by what they differ by as means if cards of a kind differ by half of it."""


class Near(NamedTuple):
    """Two kinds of card whose rims are as light as each other to some eyes."""

    one: str
    other: str
    sight: str
    """Where they are nearest."""
    apart: float
    """In L*."""


def rim(face: Raster, deep: int) -> Rgb:
    """The colour of the outermost pixels, ``deep`` of them, as seen from afar."""
    wide, high = face.width, face.height
    boxes = (
        Box(0, 0, wide, deep),
        Box(0, high - deep, wide, high),
        Box(0, deep, deep, high - deep),
        Box(wide - deep, deep, wide, high - deep),
    )
    return mean(b"".join(face.crop(box) for box in boxes))


def near_hues(kinds: Mapping[str, list[Rgb]]) -> Iterator[Near]:
    """Gives the pairs of kinds that only hue parts.

    Args:
        kinds: the rims of all cards of each kind.
    """
    means = {kind: mean(b"".join(bytes(each) for each in rims)) for kind, rims in kinds.items()}
    for one, other in combinations(means, 2):
        step = _apart(means[one], means[other])
        scatter = max(_scatter(kinds[kind], means[kind]) for kind in (one, other))
        if step <= max(_SAME, scatter * _CLEAR):
            continue
        apart, sight = min(
            (abs(_light(means[one], sight) - _light(means[other], sight)), sight)
            for sight in SIGHTS
        )
        if apart < LEAST:
            yield Near(one, other, sight, apart)


def _apart(one: Rgb, other: Rgb) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def _scatter(rims: list[Rgb], middle: Rgb) -> int:
    """How far a card of a kind is from its mean, as a median: pictures may fill some rims."""
    return sorted(_apart(each, middle) for each in rims)[len(rims) // 2]


def _light(colour: Rgb, sight: str) -> float:
    return lightness(as_seen(colour, sight))

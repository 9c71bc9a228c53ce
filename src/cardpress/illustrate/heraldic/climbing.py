"""What climbs a window: the vine, its leaves, and racemes that hang from it, by strength.

In mm of the card. The racemes and the leaf themselves are the picture's definitions.
"""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.heraldic.elements import use
from cardpress.illustrate.heraldic.outlines import number
from cardpress.illustrate.heraldic.wisteria import (
    BIG_RACEME,
    MIDDLE_RACEME,
    SMALL_RACEME,
    leaf,
    vine,
)
from cardpress.illustrate.svg import Point

__all__ = ["climbing"]

_HANGS: Mapping[int, tuple[tuple[float, float, float], ...]] = MappingProxyType(
    {
        1: ((53.6, 7.2, 8.5), (21.6, 6.6, 5)),
        2: ((54, 9.4, 10), (48.6, 7, 6.4), (21.4, 6.8, 5.6)),
        3: ((54.4, 14.6, 11), (49.2, 9.6, 8), (20.4, 8.6, 6), (8.6, 26, 7)),
        4: ((54.2, 12, 12.5), (48.6, 7.6, 9), (43.8, 6.6, 5.6), (20.8, 7, 6.6), (8.4, 27, 9)),
        5: (
            (55.6, 18.6, 11),
            (52.8, 14.2, 7.4),
            (24.4, 7.4, 5),
            (18.6, 12.2, 6.6),
            (7.6, 26.6, 11),
            (11, 25.6, 6.6),
        ),
        6: (
            (56.2, 21, 13),
            (53, 15.8, 8.6),
            (48.4, 14.2, 5.4),
            (18.6, 14, 5.6),
            (7.2, 28, 12),
            (10.4, 27, 7.4),
            (57, 37, 8),
        ),
    }
)
"""The racemes by strength: where each hangs and how long it is, in mm; one more each time."""

_GUIDES: Mapping[int, tuple[Point, ...]] = MappingProxyType(
    {
        1: ((17.5, 5.4), (26, 4.6), (36, 5.4), (46, 4.6), (55, 5.2), (58.8, 9), (58.2, 17)),
        2: (
            (17.5, 5.2),
            (27, 4.8),
            (38, 5.4),
            (48, 4.6),
            (54.4, 5.8),
            (58.2, 10),
            (59, 18),
            (58.4, 25),
        ),
        3: (
            (16, 9.2),
            (23, 6),
            (32, 4.8),
            (41, 5.6),
            (50, 8.4),
            (56.4, 13.4),
            (58.8, 20),
            (58.2, 29),
        ),
        4: (
            (16.4, 5.2),
            (26, 4.7),
            (36, 5.4),
            (46, 4.6),
            (52, 6.6),
            (54.6, 10.6),
            (58.6, 13),
            (58.2, 22),
            (58.9, 33),
        ),
        5: (
            (14.8, 12.8),
            (18.4, 11),
            (21.6, 6.8),
            (31.7, 4.6),
            (42, 6.6),
            (46.4, 12.6),
            (53.4, 13.2),
            (58.2, 19),
            (58.9, 28),
            (58.2, 38),
        ),
        6: (
            (41, 11.6),
            (46, 12.9),
            (52, 13.6),
            (57.4, 18.6),
            (59, 28),
            (58.2, 38),
            (58.9, 47),
        ),
    }
)
"""The vine by strength, along the top of the frame and down its right-hand side, in mm."""

_RACEMES = (("rb", BIG_RACEME), ("rm", MIDDLE_RACEME), ("rs", SMALL_RACEME))
"""The racemes that a card draws, with their lengths in mm."""
_LONG = 6
"""Racemes longer than this hang from three leaves, others from two."""
_ABOVE = ((165, 30), (-170, 140, 25))
"""How the leaves of a short and of a long raceme lean, in degrees."""
_CORNER = 50
"""Where a level top ends, in mm."""
_ALONG_THE_TOP = 9
"""Above this the vine runs along the top of the frame, in mm."""


def climbing(strength: int, chance: Chance) -> tuple[str, str]:
    """Vine and leaves, which lie behind a shield, and racemes, which hang before it."""
    guide = [
        (x + chance.uniform(-0.25, 0.25), y + chance.uniform(-0.25, 0.25))
        for x, y in _GUIDES[strength]
    ]
    leaves, racemes = [], []
    for place, y, length in _HANGS[strength]:
        x = place + chance.uniform(-1, 1) * _roaming(place, y)
        leaves.append(_sprays(x, y, leaning=_ABOVE[length > _LONG], chance=chance))
        racemes.append(_hung(x, y, length=length, chance=chance))
    leaves += [_spray(x, y, chance=chance) for x, y in guide[1::2]]
    return vine(guide, width=0.8 + 0.07 * strength) + "".join(leaves), "".join(racemes)


def _roaming(x: float, y: float) -> float:
    """How far a raceme may hang from its place, in mm: along a level top further than aside."""
    if y > _ALONG_THE_TOP:
        return 0.5
    return 2.6 if x < _CORNER else 1.2


def _sprays(x: float, y: float, *, leaning: tuple[int, ...], chance: Chance) -> str:
    """The leaves from which a raceme hangs, each leaning about so many degrees."""
    return "".join(
        leaf(
            x + chance.uniform(-0.6, 0.6),
            y - 0.6,
            degrees=degrees + chance.uniform(-14, 14),
            size=chance.uniform(0.72, 0.95),
        )
        for degrees in leaning
    )


def _spray(x: float, y: float, *, chance: Chance) -> str:
    """A leaf on the vine itself; along the top of the frame it leans downwards."""
    degrees = chance.choice((-60, 70, 110, -120)) + chance.uniform(-20, 20)
    downwards = abs(degrees) if y < _ALONG_THE_TOP else degrees
    return leaf(x, y, degrees=downwards, size=chance.uniform(0.6, 0.8))


def _hung(x: float, y: float, *, length: float, chance: Chance) -> str:
    """A raceme of about ``length`` mm: the nearest of those that are drawn, scaled."""
    name, drawn = min(_RACEMES, key=lambda one: abs(one[1] - length))
    size = length / drawn * chance.uniform(0.86, 1.12)
    place = f"translate({number(x + chance.uniform(-0.5, 0.5))} {number(y)})"
    turn = f"rotate({round(chance.uniform(-7, 7))})"
    mirror = chance.choice((-1, 1))
    return use(name, transform=f"{place}{turn}scale({number(mirror * size)} {number(size)})")

"""A card's picture: all of a face but plate, index badges and words.

Layers: wall, hatching, scene, parchment, frame, vine, leaves, achievement, racemes. All chance
comes from the card's game and id, in forks, so that a change of one layer leaves the others.
"""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.heraldic.card import BLEED_BOX, document
from cardpress.illustrate.heraldic.charges import CHARGES, Charge
from cardpress.illustrate.heraldic.elements import (
    clip_path,
    definitions,
    element,
    group,
    linear_gradient,
    radial_gradient,
    use,
)
from cardpress.illustrate.heraldic.hours import Hour, hour_of
from cardpress.illustrate.heraldic.inks import Ink, full_ink, low_ink
from cardpress.illustrate.heraldic.outlines import number
from cardpress.illustrate.heraldic.scene import GLOW_CENTRE, GLOW_RADIUS, view
from cardpress.illustrate.heraldic.shields import achievement
from cardpress.illustrate.heraldic.window import WINDOWS, frame, hatching
from cardpress.illustrate.heraldic.wisteria import (
    BIG_RACEME,
    SMALL_RACEME,
    leaf,
    vine,
    wisteria,
)
from cardpress.illustrate.subject import Subject
from cardpress.illustrate.svg import Point

__all__ = ["draw", "draw_low_ink"]

_PARCHMENT_TOP = 61.0
"""Where the view ends and the parchment begins, in mm."""

_HANGS: Mapping[int, tuple[tuple[float, float, float], ...]] = MappingProxyType(
    {
        1: ((53.6, 7.2, 8.5), (21.6, 6.6, 5)),
        2: ((54, 9.4, 10), (48.6, 7, 6.4), (21.4, 6.8, 5.6)),
        3: ((54.4, 14.6, 11), (49.2, 9.6, 8), (20.4, 8.6, 6), (8.6, 26, 7)),
        4: ((54.2, 12, 12.5), (48.6, 7.6, 9), (43.8, 6.6, 5.6), (20.8, 7, 6.6), (8.4, 27, 9)),
        5: (
            (54.6, 17, 14),
            (50, 13, 11),
            (45.4, 11.4, 6.4),
            (18.2, 12.4, 7),
            (8, 26.4, 11),
            (11.6, 25.4, 7),
        ),
        6: (
            (55, 20, 16),
            (51.2, 15.2, 13),
            (46.8, 13.6, 8.6),
            (17.4, 13.8, 8),
            (7.8, 27.4, 14),
            (11.8, 26, 9.4),
            (56.2, 40, 8),
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

_BIG = 8
"""Racemes longer than this are copies of the big one, in mm."""
_LONG = 6
"""Racemes longer than this hang from three leaves, others from two."""
_ABOVE = ((165, 30), (-170, 140, 25))
"""How the leaves of a short and of a long raceme lean, in degrees."""
_ALONG_THE_TOP = 9
"""Above this the vine runs along the top of the frame, in mm."""


def draw(subject: Subject) -> str:
    """Draws the picture of a card over its whole bleed box, as an SVG file.

    The same subject always gives the same bytes. A card without a motif gets a charge of the
    stock by chance.

    Raises:
        ValueError: the level is not from 1 to 6, or the motif is no charge of the stock.
    """
    return _drawn(subject, full_ink)


def draw_low_ink(subject: Subject) -> str:
    """Draws the same picture as lines of one ink on white.

    Raises:
        ValueError: as for :func:`draw`.
    """
    return _drawn(subject, low_ink)


def _drawn(subject: Subject, ink: Ink) -> str:
    hour = hour_of(subject.level)
    chance = Chance("illustrate", subject.game, subject.card)
    charge = _charge(subject.motif, chance.fork("charge"))
    racemes = wisteria(chance.fork("wisteria"))
    return document(
        definitions(_gradients(hour), clip_path("win", WINDOWS[hour.strength]), racemes),
        element("rect", **BLEED_BOX, fill="url(#wall)"),
        hatching(hour),
        group(view(hour, chance.fork("scene")), _parchment(), clip_path="url(#win)"),
        frame(hour),
        *_climbing(hour.strength, charge, chance),
        ink=ink,
    )


def _charge(motif: str | None, chance: Chance) -> Charge:
    if motif is None:
        return chance.choice(list(CHARGES.values()))
    if motif not in CHARGES:
        raise ValueError(f"no charge is called {motif!r}; there are {', '.join(CHARGES)}")
    return CHARGES[motif]


def _gradients(hour: Hour) -> str:
    sun, (light, dark) = hour.sun, hour.metal
    return "".join(
        (
            linear_gradient(
                "sky",
                (0, hour.sky[0]),
                (0.55, hour.sky[1]),
                (1, hour.sky[2]),
                start=(0, 5),
                end=(0, 50),
            ),
            radial_gradient(
                "glow",
                (0, sun, 0.85),
                (0.55, sun, 0.4),
                (1, sun, 0),
                centre=GLOW_CENTRE,
                radius=GLOW_RADIUS,
            ),
            radial_gradient(
                "fieldglow", (0, "#fff", 0.34), (1, "#fff", 0), centre=(0, 0), radius=1
            ),
            linear_gradient(
                "wall", (0, hour.wall[0]), (1, hour.wall[1]), start=(0, 0), end=(0, 89)
            ),
            linear_gradient(
                "rim",
                (0, light),
                (0.5, dark),
                (0.75, light),
                (1, dark),
                start=(-16, -2),
                end=(16, 38),
            ),
            linear_gradient(
                "band",
                (0, light),
                (0.35, dark),
                (0.6, light),
                (1, dark),
                start=(4, 4),
                end=(59, 85),
            ),
            linear_gradient("gold", (0, "#ffe691"), (1, "#e39a26"), start=(0, -10), end=(0, 0)),
            linear_gradient(
                "paper",
                (0, "#f3dfb2"),
                (0.3, "#fdf1d3"),
                (1, "#f7e5bd"),
                start=(0, 60),
                end=(0, 85),
            ),
        )
    )


def _parchment() -> str:
    return element("rect", x=3, y=_PARCHMENT_TOP, width=58, height=25, fill="url(#paper)")


def _climbing(strength: int, charge: Charge, chance: Chance) -> tuple[str, ...]:
    """Vine and leaves behind the achievement, racemes in front of it."""
    growth = chance.fork("vine")
    guide = [
        (x + growth.uniform(-0.25, 0.25), y + growth.uniform(-0.25, 0.25))
        for x, y in _GUIDES[strength]
    ]
    leaves, racemes = [], []
    for x, y, length in _HANGS[strength]:
        leaves.append(_sprays(x, y, leaning=_ABOVE[length > _LONG], chance=growth))
        racemes.append(_hung(x, y, length=length, chance=growth))
    leaves += [_spray(x, y, chance=growth) for x, y in guide[1::2]]
    return (
        vine(guide, width=0.8 + 0.07 * strength),
        *leaves,
        achievement(charge, strength=strength, chance=chance.fork("field")),
        *racemes,
    )


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
    """A raceme of about ``length`` mm: the nearer of the two that are drawn, scaled."""
    name, drawn = ("rb", BIG_RACEME) if length > _BIG else ("rs", SMALL_RACEME)
    size = length / drawn * chance.uniform(0.95, 1.06)
    place = f"translate({number(x + chance.uniform(-0.5, 0.5))} {number(y)})"
    turn = f"rotate({round(chance.uniform(-5, 5))})"
    mirror = chance.choice((-1, 1))
    return use(name, transform=f"{place}{turn}scale({number(mirror * size)} {number(size)})")

"""A card's picture: all of a face but plate, index badges and words.

Layers: wall, hatching, scene, parchment, frame, vine, leaves, achievement, racemes. All chance
comes from the card's game and id, in forks, so that a change of one layer leaves the others.
"""

from cardpress.chance import Chance
from cardpress.illustrate.heraldic.card import BLEED_BOX, document
from cardpress.illustrate.heraldic.charges import CHARGES, SPARES, Charge
from cardpress.illustrate.heraldic.climbing import climbing
from cardpress.illustrate.heraldic.elements import (
    clip_path,
    definitions,
    element,
    group,
    linear_gradient,
    radial_gradient,
)
from cardpress.illustrate.heraldic.hours import Hour, Sky, hour_of
from cardpress.illustrate.heraldic.inks import Ink, full_ink, low_ink
from cardpress.illustrate.heraldic.scene import view
from cardpress.illustrate.heraldic.shields import achievement
from cardpress.illustrate.heraldic.sky import GLOW_CENTRE, GLOW_RADIUS, palette
from cardpress.illustrate.heraldic.window import WINDOWS, frame, hatching
from cardpress.illustrate.heraldic.wisteria import BLOOM, MOONLIT_BLOOM, Bloom, wisteria
from cardpress.illustrate.subject import Subject

__all__ = ["draw", "draw_low_ink"]

_PARCHMENT_TOP = 61.0
"""Where the view ends and the parchment begins, in mm."""


def draw(subject: Subject) -> str:
    """Draws the picture of a card over its whole bleed box, as an SVG file.

    The same subject always gives the same bytes. A card without a motif gets one of the spare
    charges by chance.

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
    growth, racemes = climbing(hour.strength, chance.fork("vine"))
    outlook = chance.fork("outlook", hour.lot)
    return document(
        definitions(
            _gradients(hour, palette(hour, outlook)),
            clip_path("win", WINDOWS[hour.strength]),
            group(wisteria(chance.fork("wisteria"), _bloom(hour)), role="scenery"),
        ),
        element("rect", **BLEED_BOX, fill="url(#wall)"),
        hatching(hour),
        group(
            view(hour, outlook, prop=charge.prop),
            _parchment(),
            clip_path="url(#win)",
            role="scenery",
        ),
        frame(hour),
        group(growth, role="scenery"),
        achievement(charge, hour.strength, chance.fork("field", hour.lot)),
        group(racemes, role="scenery"),
        ink=ink,
    )


def _bloom(hour: Hour) -> Bloom:
    return MOONLIT_BLOOM if hour.night else BLOOM


def _charge(motif: str | None, chance: Chance) -> Charge:
    if motif is None:
        return chance.choice(tuple(SPARES.values()))
    if motif not in CHARGES:
        raise ValueError(f"no charge is called {motif!r}; there are {', '.join(CHARGES)}")
    return CHARGES[motif]


def _gradients(hour: Hour, sky: Sky) -> str:
    sun, (light, dark) = hour.sun, hour.metal
    return "".join(
        (
            linear_gradient(
                "sky",
                (0, sky[0]),
                (0.55, sky[1]),
                (1, sky[2]),
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

"""A hedgehog that offers hugs."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    DARK_BROWN,
    INK,
    IVORY,
    PINK,
    RED,
    SKIN,
    TAN,
)

__all__ = ["HEDGEHOG"]

_SPINES = (
    "M50,-6L56,5L66,-4L69,8L81,3L81,15L93,14L90,26L102,29L95,39L107,46L97,53L105,64L94,67"
    "L98,79L87,79L87,90L50,94L13,90L13,79L2,79L6,67L-5,64L3,53L-7,46L5,39L-2,29L10,26L7,14"
    "L19,15L19,3L31,8L34,-4L44,5Z"
)


def _draw(painter: Painter) -> None:
    painter.body(_SPINES, fill=BROWN, shadow=5, light=2.4)
    painter.stroke(
        "M50,6V13M37,9L40,15M63,9L60,15M25,18L30,22M75,18L70,22M16,31L22,33M84,31L78,33"
        "M11,46L17,46M89,46L83,46M12,61L18,59M88,61L82,59",
        width=2,
        colour=DARK_BROWN,
    )
    for x in (34, 66):
        painter.body(ellipse(x, 97, across=10, down=6), fill=TAN, shadow=1.6)
    # face and belly
    painter.feature(
        "M50,20C57,15 72,18 77,30C80,38 78,44 80,52C86,68 80,92 50,92C20,92 14,68 20,52"
        "C22,44 20,38 23,30C28,18 43,15 50,20Z",
        fill=SKIN,
        shadow=4,
    )
    for x in (24, 76):
        painter.feature(circle(x, 27, radius=6), fill=TAN, shadow=1.4, line=1.8)
    painter.eye(Eye(x=38, y=38, radius=7.2, gaze=(0.6, 1), lid=0.16, skin=TAN, pupil=0.6))
    painter.eye(Eye(x=62, y=38, radius=7.2, gaze=(-0.6, 1), lid=0.16, skin=TAN, pupil=0.6))
    painter.stroke("M30,28.4C34,25 39,25.4 42,29M58,29C61,25.4 66,25 70,28.4", width=2.2)
    painter.patch(ellipse(50, 47, across=5, down=3.8), fill=INK)
    painter.patch(ellipse(48.4, 45.8, across=1.5, down=1), fill=IVORY)
    painter.stroke("M41,53C45,57.6 49,57 50,53.6C51,57 55,57.6 59,53", width=2)
    painter.patch(ellipse(29, 48, across=4, down=2.8), fill=PINK, opacity=0.95)
    painter.patch(ellipse(71, 48, across=4, down=2.8), fill=PINK, opacity=0.95)
    # the offer
    painter.feature("M29,62H71V86H29Z", fill=IVORY, shadow=2, light=0)
    painter.patch(
        "M50,82C42,76 39,72.6 39,69.4C39,65.2 46,64 50,69C54,64 61,65.2 61,69.4"
        "C61,72.6 58,76 50,82Z",
        fill=RED,
        line=1.5,
    )
    for x in (28, 72):
        painter.feature(ellipse(x, 73, across=5.4, down=4.6), fill=TAN, shadow=1.2, line=1.8)


HEDGEHOG = Charge(
    name="hedgehog",
    draw=_draw,
    scale=0.25,
    shift=(0, 0.6),
    field=("#6fae6c", "#4f8f55"),
    mantling="#b5572f",
)

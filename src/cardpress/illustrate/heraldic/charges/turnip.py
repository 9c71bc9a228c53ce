"""A turnip with a halo, slightly off."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    CREAM,
    DARK_GREEN,
    GOLD,
    GREEN,
    PALE_GOLD,
    PALE_GREEN,
    PINK,
    TAN,
    VIOLET,
)

__all__ = ["TURNIP"]


def _draw(painter: Painter) -> None:
    for d in (
        "M50,30C44,20 40,4 26,-6C20,4 24,20 46,32Z",
        "M50,30C56,20 60,4 74,-6C80,4 76,20 54,32Z",
    ):
        painter.body(d, fill=GREEN, shadow=2.6)
    painter.body("M50,32C42,20 40,0 50,-14C60,0 58,20 50,32Z", fill=PALE_GREEN, shadow=2.6)
    painter.stroke(
        "M50,28V-4M46,26C38,18 32,8 29,0M54,26C62,18 68,8 71,0", width=1.4, colour=DARK_GREEN
    )
    painter.body(
        "M50,28C78,22 97,38 93,58C90,76 70,82 60,92C56,97 54,104 50,112"
        "C46,104 44,97 40,92C30,82 10,76 7,58C3,38 22,22 50,28Z",
        fill=VIOLET,
        shadow=6,
        light=3.2,
    )
    painter.patch(
        "M8.4,62C18,56 26,64 36,60C46,57 54,63 64,60C74,56 84,63 91.6,61"
        "C86,77 69,82.6 60,92C56,97 54,104 50,112C46,104 44,97 40,92C30,82 12,77 8.4,62"
        "Z",
        fill=CREAM,
    )
    painter.patch(
        "M90,63C84,77 69,82.6 60,92C56,97 54,104 50,112L47,105C54,92 72,80 80,63Z",
        fill=TAN,
        opacity=0.45,
    )
    painter.stroke("M8.4,62C18,56 26,64 36,60C46,57 54,63 64,60C74,56 84,63 91.6,61", width=1.5)
    painter.stroke(
        "M46,100L54,99M44,94C48,96 51,96 54,94.6M22,74L31,75M69,77L76,75",
        width=1.4,
        colour=BROWN,
    )
    painter.eye(Eye(x=36, y=52, radius=8, gaze=(1, -0.6), line=1.7))
    painter.eye(Eye(x=64, y=52, radius=8, gaze=(1, -0.6), line=1.7))
    painter.stroke(
        "M25,42.6C29,38.6 36,38.6 41,43.6M59,43.6C64,38.6 71,38.6 75,42.6", width=2.6
    )
    painter.stroke("M40,70C46,74 56,73 61,68", width=2.2)
    painter.patch(ellipse(24, 61, across=4, down=2.8), fill=PINK, opacity=0.9)
    painter.patch(ellipse(76, 61, across=4, down=2.8), fill=PINK, opacity=0.9)
    # destiny: a halo, slightly off
    with painter.turned("rotate(-9 50 -10)"):
        painter.limb(ellipse(50, -12, across=26, down=7), width=3.4, fill=GOLD, casing=1.6)
        painter.stroke("M30,-16C38,-19 52,-19.6 60,-18.6", width=1.1, colour=PALE_GOLD)


TURNIP = Charge(
    name="turnip",
    draw=_draw,
    scale=0.24,
    shift=(-0.25, -0.25),
    field=("#e06a4c", "#c4503f"),
    mantling="#7b4a9c",
)

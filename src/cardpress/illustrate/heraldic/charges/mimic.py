"""A chest that raises its hat."""

import math

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse, number
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    DARK_BROWN,
    DARK_GOLD,
    DARK_GREEN,
    DARK_RED,
    DARK_VIOLET,
    GOLD,
    IVORY,
    NIGHT,
    RED,
    VIOLET,
)

__all__ = ["MIMIC"]


def _draw(painter: Painter) -> None:
    painter.body(
        "M6,56L94,56L91,90C91,94 88,96 84,96L16,96C12,96 9,94 9,90Z", fill=BROWN, shadow=4
    )
    for y in (70.0, 83.0):
        painter.stroke(f"M8.6,{y:g}L91.4,{y:g}", width=1.4, colour=DARK_BROWN)
    # darkness and good manners
    painter.flat_body("M9,38L91,38L95,58C70,64 30,64 5,58Z", fill=NIGHT)
    painter.eye(Eye(x=35, y=46, radius=7, gaze=(1.2, 1.2), lid=0.2, skin=DARK_GREEN, line=1.5))
    painter.eye(Eye(x=65, y=46, radius=7, gaze=(-1.2, 1.2), lid=0.2, skin=DARK_GREEN, line=1.5))
    # lid
    painter.body(
        "M5,38C2,16 18,3 50,3C82,3 98,16 95,38C94,41 91,42 88,41C66,35 34,35 12,41"
        "C9,42 6,41 5,38Z",
        fill=BROWN,
        shadow=5,
        light=3,
    )
    painter.stroke(
        "M8,26C30,19 70,19 92,26M16,14C32,8 68,8 84,14", width=1.4, colour=DARK_BROWN
    )
    for x0, x1, x2, x3 in ((17, 25, 13.5, 22.5), (83, 75, 86.5, 77.5)):
        lean = 1 if x0 < 50 else -1
        painter.patch(
            f"M{x0:g},13C{x0 - lean:g},20 {x2:g},30 {x2 + 0.5:g},40L{x3:g},38.4"
            f"C{x3:g},28 {x1:g},18 {x1 + lean:g},8Z",
            fill=GOLD,
            line=1.7,
        )
    # teeth
    for i in range(9):
        x = 15 + i * 8.75
        y = 39.5 - 4.2 * math.sin(math.pi * (i + 0.5) / 9)
        painter.flat_feature(
            f"M{number(x - 3.4)},{number(y - 0.4)}L{number(x + 3.4)},{number(y - 0.4)}"
            f"L{number(x)},{number(y + 7.5)}Z",
            fill=IVORY,
            line=1.5,
        )
    # the tongue: a red carpet
    painter.body(
        "M33,59C38,54 62,54 67,59L70,84C71,95 61,100 50,100C39,100 29,95 30,84Z",
        fill=RED,
        shadow=4,
        light=2,
    )
    painter.stroke("M50,60C50,70 51,78 50,86", width=1.7, colour=DARK_RED)
    for i in (0, 1, 2, 6, 7, 8):
        x = 12 + i * 9.5
        y = 59.5 + 2.6 * math.sin(math.pi * (i + 0.5) / 9)
        painter.flat_feature(
            f"M{number(x - 3.5)},{number(y + 0.5)}L{number(x + 3.5)},{number(y + 0.5)}"
            f"L{number(x)},{number(y - 7.5)}Z",
            fill=IVORY,
            line=1.5,
        )
    for x in (13.0, 79.0):
        painter.patch(
            f"M{x:g},61.5L{x + 9:g},62.5L{x + 8.6:g},96L{x + 0.6:g},96Z", fill=GOLD, line=1.7
        )
        for y in (66.0, 79.0, 91.0):
            painter.patch(circle(x + 4.6, y, radius=1.3), fill=DARK_GOLD, line=0.9)
    # a hat, raised
    with painter.turned("rotate(13 66 -4)"):
        painter.body(
            "M54,-2L53,-21C58,-24 76,-24 81,-21L80,-2Z", fill=DARK_VIOLET, shadow=3, light=2
        )
        painter.patch("M54,-9L80,-9L80,-3L54,-3Z", fill=GOLD, line=1.5)
        painter.body(
            "M44,-2C52,-5.5 82,-5.5 90,-2C92,0 91,3 88,3C76,5.4 58,5.4 46,3C43,3 42,0 44,-2Z",
            fill=DARK_VIOLET,
            shadow=1.6,
            light=1,
        )
    # bow tie
    painter.feature(
        "M50,66C45,62 38,60 35,62C34,67 34,71 35,75C39,76 46,73 50,70C54,73 61,76 65,75"
        "C66,71 66,67 65,62C62,60 55,62 50,66Z",
        fill=DARK_VIOLET,
        shadow=1.8,
        line=1.8,
    )
    painter.feature(ellipse(50, 68, across=3.2, down=3.6), fill=VIOLET, shadow=1, line=1.6)


MIMIC = Charge(
    name="mimic",
    draw=_draw,
    scale=0.26,
    shift=(0.25, 2.45),
    field=("#9ad6c6", "#5fb0a6"),
    mantling="#27807a",
)

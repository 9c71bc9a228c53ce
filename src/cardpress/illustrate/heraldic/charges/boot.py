"""A boot with a daisy and a loose sole."""

import math

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BLUE,
    BROWN,
    CREAM,
    DARK_BROWN,
    GOLD,
    GREEN,
    IVORY,
    NIGHT,
    ORANGE,
    TAN,
)

__all__ = ["BOOT"]


def _draw(painter: Painter) -> None:
    # a daisy has moved in
    painter.limb("M46,12C45,2 47,-6 50,-12", width=3, fill=GREEN)
    painter.body("M47,0C40,-4 34,-3 31,1C36,5 43,5 47,1Z", fill=GREEN, shadow=1.2)
    for i in range(8):
        a = math.radians(i * 45 + 10)
        x, y = (51 + 8.6 * math.cos(a), -17 + 8.6 * math.sin(a))
        painter.body(circle(x, y, radius=4.6), fill=IVORY, shadow=1, light=0, line=1.6)
    painter.feature(circle(51, -17, radius=5.4), fill=GOLD, shadow=1.6)
    painter.body(
        "M24,12C36,7 54,7 66,12C65,26 64,36 66,46C74,53 91,56 98,67C101,73 100,79 97,81"
        "L28,81C23,81 21,79 21,75C23,52 27,32 24,12Z",
        fill=BROWN,
        shadow=5,
        light=2.6,
    )
    painter.patch(
        "M66,46C74,53 91,56 98,67C101,73 100,79 97,81L72,81C74,70 72,60 60,54Z",
        fill=TAN,
        line=1.8,
    )
    painter.body(
        "M20,79L72,79L101,74C104,78 103,86 100,88L62,92L59,87L48,87L46,94"
        "L22,94C18,91 18,83 20,79Z",
        fill=DARK_BROWN,
        shadow=2,
    )
    # the sole has come loose: a mouth
    painter.patch(
        "M70,79.5C80,74 92,72 100,74.6L101,79C92,83 80,84 70,82Z", fill=NIGHT, line=1.8
    )
    for x, y in ((79, 76.6), (87, 75), (94, 74.4)):
        painter.patch(f"M{x - 2.2:g},{y - 0.6:g}h4.4l-2.2,4.6Z", fill=IVORY, line=1.1)
    painter.eye(Eye(x=78, y=62, radius=6.6, gaze=(-0.6, -2), lid=0.28, skin=TAN, line=1.7))
    painter.eye(
        Eye(x=91.5, y=65.4, radius=5.8, gaze=(-0.8, -1.8), lid=0.28, skin=TAN, line=1.7)
    )
    painter.stroke("M71,53.6C75,51.6 79,52 82,54M88,57.6C91,56.8 95,58 97,60", width=1.9)
    # cuff, laces, patch
    painter.body(
        "M21,9C34,2.6 56,2.6 69,9L67.6,20C54,14.6 36,14.6 22.4,20Z", fill=ORANGE, shadow=2
    )
    for y in (28, 36, 44):
        painter.stroke(
            f"M54,{y:g}L67,{y + 3:g}M54,{y + 4:g}L66,{y - 2:g}", width=2, colour=CREAM
        )
    painter.feature("M28,54L43,52L45,68L30,70Z", fill=BLUE, shadow=1.6)
    painter.stroke(
        "M31,51.6V56M37,51V55.4M41,50.6V55M46,57H41M46.6,63H42M43,70.6"
        "V66M37,71.4V67M31,72V68M26,66H31M25.6,60H30",
        width=1.3,
        colour=CREAM,
    )


BOOT = Charge(
    name="boot",
    draw=_draw,
    scale=0.24,
    shift=(-0.3, 2.3),
    field=("#5f9fca", "#4585b4"),
    prop="right boot",
    mantling="#4585b4",
)

"""A snail in a helmet, for Sir Slowly."""

import math

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse, number
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_RED,
    GOLD,
    INK,
    ORANGE,
    PALE_GOLD,
    PINK,
    RED,
    STEEL,
    TAN,
)

__all__ = ["SNAIL"]


def _draw(painter: Painter) -> None:
    painter.body(
        "M3,86C10,79 20,78 30,78L60,80C66,72 65,60 67,50C69,41 77,37 85,39"
        "C93,42 95,50 93,58C90,70 89,82 79,88C74,91 66,91 60,91L12,91C5,91 1,89 3,86Z",
        fill=TAN,
        shadow=3.5,
    )
    painter.stroke("M14,91C20,86 26,92 32,87C38,92 45,86 51,91", width=1.4, opacity=0.55)
    shell = "M41,27C59,26 71,40 71,56C71,73 58,84 41,84C24,84 11,73 11,56C11,40 23,28 41,27Z"
    painter.body(shell, fill=ORANGE, shadow=5, light=2.5)
    painter.stroke(
        "M70,62C65,75 52,81 40,79C26,77 18,67 19,55C20,43 30,35 42,36C54,37 61,46 60,56"
        "C59,65 51,71 42,70C33,69 28,63 29,55C30,48 36,44 43,45C49,46 52,51 51,55.5"
        "C50,60 45,62 41.5,60.5C38.5,59 38,55.5 40.5,54",
        width=3,
        colour=DARK_RED,
    )
    for angle in (160, 185, 210, 235, 260, 285, 310, 340):
        x = math.cos(math.radians(angle))
        y = math.sin(math.radians(angle))
        painter.stroke(
            f"M{number(41 + 29 * x)},{number(56 + 28 * y)}"
            f"L{number(41 + 25 * x)},{number(56 + 24 * y)}",
            width=1.5,
            colour=PALE_GOLD,
            opacity=0.9,
        )
    # stalks and eyes rise through the helmet
    painter.limb("M76,32C74,24 72,18 71,12", width=3.4, fill=TAN)
    painter.limb("M88,32C89,24 91,19 93,14", width=3.4, fill=TAN)
    # plume
    painter.body(
        "M68,36C56,36 50,28 38,31C42,23 52,22 57,24C54,19 47,17 43,18C51,10 64,14 70,26Z",
        fill=RED,
        shadow=2.4,
    )
    painter.stroke("M66,32C60,28 55,26 50,27", width=1.2, opacity=0.6)
    # helmet
    painter.body(
        "M65,50C63,33 71,24 82,24C93,24 99,34 97,49C87,53 75,53 65,50Z",
        fill=STEEL,
        shadow=4,
        light=2.4,
    )
    painter.body(
        "M62.5,49C74,54 88,53 99.5,48L99.5,53C88,58.5 74,59 62.5,54Z", fill=GOLD, shadow=1
    )
    painter.stroke("M81,25C82,33 82,42 81,50", width=1.6)
    for x, y in ((70, 43), (75.5, 45), (87, 45), (92.5, 43)):
        painter.patch(circle(x, y, radius=1.1), fill=INK)
    painter.raised_eye(Eye(x=71, y=11, radius=6.6, gaze=(1.4, 1.2), lid=0.48, skin=TAN))
    painter.raised_eye(Eye(x=93, y=13, radius=6.6, gaze=(1.4, 1.2), lid=0.48, skin=TAN))
    painter.stroke("M79,67C82,70 87,70 91,66", width=2)
    painter.patch(ellipse(77, 64, across=3, down=2.2), fill=PINK, opacity=0.8)


SNAIL = Charge(
    name="snail",
    draw=_draw,
    scale=0.28,
    shift=(-0.25, 0.95),
    field=("#3f9398", "#2c747d"),
    prop="milestone",
    mantling="#27807a",
)

"""A unicorn with monocle and scarf."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_GOLD,
    DARK_VIOLET,
    INK,
    IVORY,
    LILAC,
    PALE_GOLD,
    PALE_LILAC,
    PINK,
    TEAL,
    WHITE,
)

__all__ = ["UNICORN"]


def _draw(painter: Painter) -> None:
    # neck, mane behind
    painter.body("M52,92L44,128H104L94,90Z", fill=IVORY, shadow=4, light=0)
    painter.body(
        "M44,22C64,4 92,14 96,44C100,70 94,88 98,101L86,103C72,92 70,70 62,58Z",
        fill=LILAC,
        shadow=4,
    )
    painter.stroke(
        "M70,20C86,26 88,50 86,72M80,18C94,30 95,56 92,84M64,26C78,36 78,60 82,90",
        width=1.6,
        colour=DARK_VIOLET,
    )
    painter.body("M41,19L35,-15L54,15Z", fill=PALE_GOLD, shadow=3)
    painter.stroke(
        "M39,7C42,6 46,6.4 49.6,8.6M37.6,-1C40,-2 43,-1 45,1M36,-8.4C38,-9 39.6,-8 41,-6.6",
        width=1.5,
        colour=DARK_GOLD,
    )
    painter.body("M58,16C60,4 66,-4 74,-8C77,2 75,14 69,24Z", fill=IVORY, shadow=2, light=0)
    painter.patch("M63,14C64,8 68,2 71,0C72,7 70,13 67,18Z", fill=PINK)
    painter.pale_body(
        "M34,24C44,14 62,14 72,28C82,42 84,72 87,98L48,98C50,90 50,82 46,72"
        "C40,76 34,80 28,84C18,88 6,84 3,74C1,66 8,60 14,54C22,46 26,34 34,24Z",
        fill=IVORY,
        shadow=6,
    )
    painter.patch(
        "M3,74C1,66 8,60 14,54C20,58 24,66 23,76C22,82 20,85 17,85.6C10,85 5,81 3,74Z",
        fill=PINK,
        opacity=0.75,
    )
    painter.patch(ellipse(10.6, 67, across=1.8, down=2.6), fill=INK)
    painter.stroke("M9,79C14,80 19,79 23,76", width=2)
    # forelock
    painter.body(
        "M46,14C40,20 42,30 34,38C46,38 54,30 56,20C58,28 54,36 50,42C62,38 68,26 64,16"
        "C58,10 50,10 46,14Z",
        fill=LILAC,
        shadow=2,
    )
    painter.eye(Eye(x=39, y=47, radius=7, gaze=(-1.6, 1), lid=0.52, skin=PALE_LILAC, line=1.7))
    painter.patch(circle(39, 48, radius=10.4), fill=WHITE, opacity=0.2)
    painter.stroke(circle(39, 48, radius=10.4), width=2.1, colour=DARK_GOLD)
    painter.stroke("M49.4,47L66,42M28.6,48L25,50", width=2.1, colour=DARK_GOLD)
    painter.stroke("M44,72C54,68 60,60 62,52", width=1.5, opacity=0.6)
    painter.stroke("M31,34C35,31 39,31 43,33", width=1.9)
    # scarf
    painter.body(
        "M44,84C56,90 76,88 90,80C94,86 95,92 94,97C80,106 60,108 46,102C42,98 41,90 44,84Z",
        fill=TEAL,
        shadow=3,
    )
    painter.stroke(
        "M52,88L51,103M62,89.6L62,105M72,88L74,104M82,85L86,100", width=2, colour=PALE_GOLD
    )


UNICORN = Charge(
    name="unicorn",
    draw=_draw,
    scale=0.24,
    shift=(-0.65, 2.1),
    field=("#3d6fb0", "#2c5690"),
    mantling="#3a5fa8",
)

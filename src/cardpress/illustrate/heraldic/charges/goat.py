"""A goat that eats the evidence."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle
from cardpress.illustrate.heraldic.painter import BOTH_SIDES, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    CREAM,
    INK,
    PALE_GOLD,
    PALE_STEEL,
    PARCHMENT,
    PINK,
    RED,
    STEEL,
    TAN,
    WHITE,
)

__all__ = ["GOAT"]


def _draw(painter: Painter) -> None:
    painter.body("M30,66C30,92 22,112 10,134H90C78,112 70,92 70,66Z", fill=STEEL, shadow=5)
    painter.stroke("M26,110L31,116M24,120L30,125M74,112L69,118M77,122L71,126", width=1.6)
    for side in BOTH_SIDES:
        with painter.turned(side):
            painter.body(
                "M58,28C58,10 66,-6 84,-12C96,-14 102,-4 98,6C95,-2 88,-2 84,4"
                "C78,12 76,22 72,34Z",
                fill=TAN,
                shadow=3,
            )
            painter.stroke("M63,15L72,20M69,2L78,10M79,-7L84,1", width=1.6, colour=BROWN)
            painter.body(
                "M70,38C82,32 96,34 104,44C98,54 84,56 72,50Z", fill=PALE_STEEL, shadow=2.4
            )
            painter.patch("M77,43C84,40 92,41 97,45C91,49 84,50 77,47Z", fill=PINK)
    painter.body(
        "M40,84C42,96 44,104 50,112C56,104 58,96 60,84Z", fill=STEEL, shadow=2, light=0
    )
    painter.stroke("M47,92L49,104M53,92L51.6,102", width=1.3)
    painter.body(
        "M50,18C66,16 76,26 77,40C78,56 72,62 70,74C68,86 60,92 50,92C40,92 32,86 30,74"
        "C28,62 22,56 23,40C24,26 34,16 50,18Z",
        fill=PALE_STEEL,
        shadow=5,
        light=2,
    )
    painter.feature(
        "M50,66C62,66 69,72 68,79C66,88 59,92 50,92C41,92 34,88 32,79C31,72 38,66 50,66Z",
        fill=CREAM,
        shadow=2.4,
        light=0,
        line=1.7,
    )
    for x in (36.5, 63.5):
        painter.patch(circle(x, 45, radius=8.6), fill=PALE_GOLD, line=1.8)
        painter.patch(f"M{x - 5:g},43.2h10c1.6,0 1.6,4 0,4h-10c-1.6,0 -1.6,-4 0,-4Z", fill=INK)
        painter.patch(circle(x - 2.4, 42.4, radius=1.3), fill=WHITE)
    painter.stroke("M27,35.6C31,32 37,31 42,33.6M73,35.6C69,32 63,31 58,33.6", width=2.4)
    painter.stroke("M44,74L47,77M56,74L53,77M50,80V84", width=2)
    painter.body(
        "M42,14C40,22 44,28 46,34C48,30 49,28 50,26C52,30 54,31 56,34C57,26 60,22 56,13"
        "C52,8 46,8 42,14Z",
        fill=CREAM,
        shadow=1.6,
        light=0,
    )
    # evidence
    with painter.turned("translate(54 87)scale(1.42)rotate(9)translate(-60 -84)"):
        painter.body(
            "M44,84L80,84L82,108L78,106L75,109L71,106L67,109L63,106L59,109"
            "L55,106L51,108L45,106Z",
            fill=PARCHMENT,
            shadow=2,
            light=0,
        )
        painter.stroke("M52,94H74M52,99H70", width=1.7, colour=BROWN)
        painter.patch("M49,86.6H76V90.4H49Z", fill=RED)
    painter.stroke("M34,84C40,89 46,87 50,85C54,87 60,89 66,84", width=2.2)


GOAT = Charge(
    name="goat",
    draw=_draw,
    scale=0.23,
    shift=(-0.1, -0.3),
    field=("#2f8f86", "#1f7470"),
    mantling="#27807a",
)

"""A goose in a toll-keeper's cap."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BLUE,
    BROWN,
    DARK_GOLD,
    DARK_RED,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    ORANGE,
    PALE_STEEL,
    RED,
)

__all__ = ["GOOSE"]


def _draw(painter: Painter) -> None:
    for x in (38, 54):
        painter.limb(f"M{x:g},80L{x:g},91", width=3.6, fill=ORANGE)
        painter.body(
            f"M{x - 1},89c7,1 12,4 14,8c-7,1 -17,1 -22,0c2,-4 4,-7 8,-8Z",
            fill=ORANGE,
            shadow=1.5,
        )
    painter.pale_body(
        "M57,48C63,44 61,33 59,25C57,12 65,4 75,5C85,6 90,14 88,23C85,33 80,39 81,52"
        "C82,72 69,86 49,86C31,86 18,79 12,67C8,62 4,61 0,58C4,56 7,53 5,48"
        "C12,49 19,52 24,56C33,48 45,46 57,48Z",
        fill=IVORY,
        shadow=5,
    )
    # wing
    painter.feature(
        "M27,59C37,52 53,54 62,64C60,70 56,75 51,78C48,78 47,76 47,75C45,79 41,80 38,80"
        "C36,79 36,77 36.5,75.5C33,77 28,77 25,75C24,73 25,71 27,70C23,69 20,67 18,64"
        "C20,61 24,60 27,59Z",
        fill=PALE_STEEL,
        shadow=3,
    )
    painter.stroke("M34,66C40,64 46,65 51,69M36,71C41,70 45,71 48,73", width=1.4)
    # beak, wide open
    painter.flat_body("M86,27C92,27 97,30 98,34C93,36 87,35 83,31Z", fill=DARK_GOLD)
    painter.body(
        "M86,13C94,12 101,16 103,21C98,24 91,26 84,26C83,22 84,17 86,13Z", fill=ORANGE, shadow=2
    )
    painter.stroke("M88,30C91,31 93,31.5 95,33", width=1.6, colour=RED)
    painter.patch(ellipse(91, 17.6, across=1, down=0.8), fill=INK)
    # temper
    painter.eye(Eye(x=76, y=18, radius=4.8, gaze=(1.2, 0.6), pupil=0.55, line=1.6))
    painter.patch("M69,11.5L82.5,16.5L81.5,18.5L69,14.8Z", fill=INK)
    painter.stroke("M64,34C68,37 73,38 78,36M63,39C67,42 73,43 78,41", width=1.2, opacity=0.35)
    # the toll-keeper's cap
    painter.body(
        "M61,9C58,-3 70,-9 80,-6C88,-4 91,2 89,8C80,6 70,6 61,9Z", fill=BLUE, shadow=2.6
    )
    painter.flat_body("M59,10C70,5 82,5 94,10L93,13C82,9 70,9 60,13Z", fill=NIGHT)
    painter.feature(circle(79, 0, radius=3.6), fill=GOLD, shadow=1.2, line=1.4)
    # purse
    painter.stroke("M58,51C64,57 72,58 80,54", width=2.4, colour=DARK_RED)
    painter.feature(
        "M67,57C63,62 61,69 66,73C70,76 76,74 77,69C78,64 75,60 72,57.5Z",
        fill=BROWN,
        shadow=2.2,
    )
    painter.stroke("M66,58.5L73,59", width=2, colour=GOLD)
    painter.patch(circle(69.5, 67, radius=2.6), fill=GOLD, line=1.1)


GOOSE = Charge(
    name="goose",
    draw=_draw,
    scale=0.28,
    shift=(0.25, 2.7),
    field=("#d8583f", "#b63c3e"),
    prop="barrier",
    mantling="#c9413f",
)

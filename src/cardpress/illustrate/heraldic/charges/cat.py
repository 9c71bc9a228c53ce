"""A cat on a cushion, crowned."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle
from cardpress.illustrate.heraldic.painter import BOTH_SIDES, Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_RED,
    DARK_STEEL,
    GOLD,
    IVORY,
    NIGHT,
    PALE_GOLD,
    PINK,
    RED,
    SKY,
    STEEL,
)

__all__ = ["CAT"]


def _draw(painter: Painter) -> None:
    # cushion
    painter.body(
        "M-2,88C-6,82 0,78 6,80C34,74 66,74 94,80C100,78 106,82 102,88"
        "C106,98 104,106 98,104C68,110 32,110 2,104C-4,106 -6,98 -2,88Z",
        fill=RED,
        shadow=4,
        light=2.4,
    )
    painter.stroke("M2,92C34,86 66,86 98,92", width=1.8, colour=PALE_GOLD)
    for x in (-3, 103):
        painter.body(circle(x, 96, radius=4.6), fill=GOLD, shadow=1.2)
    painter.body(
        "M84,84C100,82 108,66 98,58C94,54 88,58 91,63C95,69 88,74 78,76Z",
        fill=DARK_STEEL,
        shadow=2,
    )
    painter.body(
        "M50,40C78,40 94,58 94,74C94,86 84,92 50,92C16,92 6,86 6,74C6,58 22,40 50,40Z",
        fill=DARK_STEEL,
        shadow=6,
        light=2.4,
    )
    painter.stroke("M84,62C88,66 90,70 90,75M78,56C83,60 86,65 86.6,70", width=1.8)
    for x in (34, 62):
        painter.feature(
            f"M{x - 9},90c-1,-8 22,-8 21,0c-2,5 -19,5 -21,0Z",
            fill=IVORY,
            shadow=1.4,
            light=0,
            line=1.7,
        )
        painter.stroke(f"M{x - 2:g},93V89.6M{x + 4:g},93V89.6", width=1.4)
    for side in BOTH_SIDES:
        with painter.turned(side):
            painter.body("M60,24C66,12 74,4 82,2C85,14 84,28 80,40Z", fill=DARK_STEEL, shadow=2)
            painter.patch("M68,24C71,17 76,11 79,9.6C80,18 79,26 77,32Z", fill=PINK)
    painter.body(
        "M50,20C72,20 86,34 86,50C86,68 70,77 50,77C30,77 14,68 14,50C14,34 28,20 50,20Z",
        fill=DARK_STEEL,
        shadow=5,
        light=2.6,
    )
    painter.patch(
        "M50,54C58,48 72,52 74,60C72,70 62,75.6 50,75.6C38,75.6 28,70 26,60C28,52 42,48 50,54Z",
        fill=IVORY,
        line=1.4,
    )
    painter.eye(
        Eye(x=32, y=46, radius=8.6, gaze=(0, 1.2), lid=0.56, skin=STEEL, pupil=0.5, line=1.8)
    )
    painter.eye(
        Eye(x=68, y=46, radius=8.6, gaze=(0, 1.2), lid=0.56, skin=STEEL, pupil=0.5, line=1.8)
    )
    painter.patch(
        "M45.6,55.6C48,54 52,54 54.4,55.6C53.6,58.6 51.6,60 50,60.4C48.4,60 46.4,58.6 45.6,55.6"
        "Z",
        fill=PINK,
        line=1.5,
    )
    painter.stroke("M50,60.6V63.6C47,67.6 42,67 40,64M50,63.6C53,67.6 58,67 60,64", width=1.9)
    painter.stroke("M24,60L6,56M24,64L6,66M76,60L94,56M76,64L94,66", width=1.3)
    painter.stroke("M44,24V31M50,23V32M56,24V31", width=2, colour=NIGHT)
    with painter.turned("translate(16.4 6.4)scale(.68)rotate(9 54 14)"):
        painter.body(
            "M36,19L31,-9L43,3L52,-14L61,3L73,-9L68,19C58,22.6 46,22.6 36,19Z",
            fill=GOLD,
            shadow=3,
        )
        painter.patch(
            "M35.6,13.6C46,17 58,17 68.4,13.6L68,19C58,22.6 46,22.6 36,19Z",
            fill=DARK_RED,
            line=1.6,
        )
        for x, y in ((31, -10.6), (52, -15.6), (73, -10.6)):
            painter.body(circle(x, y, radius=3.6), fill=SKY, shadow=1, line=1.6)
    painter.feature(circle(50, 79, radius=4.4), fill=GOLD, shadow=1.4, line=1.6)
    painter.stroke("M48,81.4H52", width=1.2)


CAT = Charge(
    name="cat",
    draw=_draw,
    scale=0.26,
    shift=(-0.1, 1.6),
    crest="mouse",
    field=("#e0b24c", "#c99330"),
    mantling="#7a2f8c",
)

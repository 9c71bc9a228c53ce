"""A great helm with a mouse at home."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_STEEL,
    GOLD,
    GREY,
    INK,
    IVORY,
    NIGHT,
    PINK,
    RED,
    STEEL,
)

__all__ = ["HELM"]


def _draw(painter: Painter) -> None:
    # plume
    painter.body(
        "M52,10C48,-4 30,-10 14,-2C20,0 22,2 23,5C12,3 2,9 -2,20C4,18 9,18 12,20"
        "C4,25 0,35 3,46C7,39 12,36 16,35C14,42 16,50 21,54C23,40 36,18 56,16Z",
        fill=RED,
        shadow=3.4,
        light=2,
    )
    painter.stroke(
        "M46,10C30,8 16,20 11,34M36,6C30,4 26,4 23,5M24,16C19,16 15,17 12,20"
        "M18,28C17,31 16,33 16,35",
        width=1.4,
        opacity=0.65,
    )
    # neck plate
    painter.body(
        "M22,80C14,84 10,90 9,97C34,104 66,104 91,97C90,90 86,84 78,80Z",
        fill=DARK_STEEL,
        shadow=3,
    )
    painter.stroke("M14,92C36,98 64,98 86,92", width=1.4)
    painter.body(
        "M50,6C74,6 86,22 86,44L83,76C76,86 63,91 50,93C37,91 24,86 17,76"
        "L14,44C14,22 26,6 50,6Z",
        fill=STEEL,
        shadow=6,
        light=3.4,
    )
    # opening
    opening = "M21,42C30,37 70,37 79,42C81,52 79,58 76,62C60,67 40,67 24,62C21,58 19,52 21,42Z"
    painter.patch(opening, fill=NIGHT, line=2.2)
    # the mouse at home
    with painter.clipped("M0,-20H100V60.5C64,66 40,66 0,60.5Z"):
        painter.feature(circle(38, 47, radius=7), fill=GREY, shadow=1.6, line=1.7)
        painter.patch(circle(38.4, 47.4, radius=3.9), fill=PINK)
        painter.feature(circle(62, 47, radius=7), fill=GREY, shadow=1.6, line=1.7)
        painter.patch(circle(61.6, 47.4, radius=3.9), fill=PINK)
        painter.feature(
            "M50,44C59,44 64,52 62,59C60,66 55,69 50,70C45,69 40,66 38,59C36,52 41,44 50,44Z",
            fill=GREY,
            shadow=2,
            line=1.7,
        )
        painter.patch(circle(45.2, 53.5, radius=2.5), fill=INK)
        painter.patch(circle(54.8, 53.5, radius=2.5), fill=INK)
        painter.patch(circle(44.5, 52.6, radius=0.9), fill=IVORY)
        painter.patch(circle(54.1, 52.6, radius=0.9), fill=IVORY)
        painter.patch(ellipse(50, 60, across=2.2, down=1.7), fill=PINK, line=1.1)
        painter.stroke("M44,59.5L34,58M44,61.5L35,63M56,59.5L66,58M56,61.5L65,63", width=0.9)
    for x in (32, 68):
        painter.flat_feature(
            f"M{x - 3.4:g},60.4C{x - 3.4:g},57.4 {x + 3.4:g},57.4 {x + 3.4:g},60.4"
            f"L{x + 3:g},65C{x + 1:g},67 {x - 1:g},67 {x - 3:g},65Z",
            fill=GREY,
            line=1.3,
        )
    # brow, lower rim, crest ridge and breaths
    painter.feature(
        "M15,40C32,32 68,32 85,40L86,45.5C66,38.5 34,38.5 14,45.5Z",
        fill=GOLD,
        shadow=1.6,
        line=1.8,
    )
    painter.feature("M46.6,6.4L53.4,6.4L53,35L47,35Z", fill=GOLD, shadow=1.4, line=1.8)
    painter.feature("M46.8,66L53.2,66L52.4,92L50,93L47.6,92Z", fill=GOLD, shadow=1.4, line=1.8)
    for x, y in (
        (60, 72),
        (67, 70.5),
        (74, 68.5),
        (61, 78.5),
        (68, 76.5),
        (40, 72),
        (33, 70.5),
        (26, 68.5),
        (39, 78.5),
        (32, 76.5),
    ):
        painter.patch(ellipse(x, y, across=1.5, down=2.1), fill=INK)
    painter.stroke("M26,24C29,18 34,14 39,13", width=2.2, colour=IVORY, opacity=0.8)


HELM = Charge(
    name="helm",
    draw=_draw,
    scale=0.26,
    shift=(0.9, 0.5),
    field=("#2c7398", "#1b506f"),
    mantling="#27698c",
)

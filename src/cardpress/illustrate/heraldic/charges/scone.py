"""A sword in a worried scone."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_BROWN,
    DARK_VIOLET,
    GOLD,
    IVORY,
    PALE_GOLD,
    PALE_STEEL,
    PINK,
    RED,
    STEEL,
    TAN,
)

__all__ = ["SCONE"]


def _draw(painter: Painter) -> None:
    # blade
    painter.flat_body("M44,16L56,16L56,62L44,62Z", fill=PALE_STEEL)
    painter.patch("M50,16L56,16L56,62L50,62Z", fill=STEEL)
    painter.stroke("M50,18L50,60", width=1.3)
    painter.stroke("M47,20L47,46", width=1.6, colour=IVORY)
    # the scone
    painter.body(
        "M9,84C3,72 9,62 20,60C24,51 38,48 47,52C57,46 73,50 78,59C91,60 97,72 91,84"
        "C88,96 70,99 50,99C30,99 12,96 9,84Z",
        fill=TAN,
        shadow=7,
        light=3,
    )
    painter.patch(
        "M9,76C20,70 30,75 38,71C46,67 55,74 64,71C74,68 84,74 92,76C93,79 92,82 91,84"
        "C80,80 72,84 64,81C55,78 46,84 38,80C28,77 18,82 9,84C8,81 8,78 9,76Z",
        fill=RED,
        line=1.9,
    )
    painter.patch(
        "M22,82C21,88 24,92 27,91C30,90 29,84 28,80ZM70,82C70,90 72,95 75.6,94"
        "C79,93 78,86 77,82Z",
        fill=RED,
        line=1.7,
    )
    painter.patch(
        "M22.6,80.6L29,78.6L28,82L22.6,83ZM70.4,80.6L77,80.6L76.6,83L70.6,83Z", fill=RED
    )
    painter.stroke(
        "M15,77C20,75 24,75.4 27,76M58,74.6C62,75.6 66,74.4 70,73.8", width=1.6, colour=PINK
    )
    painter.patch(
        "M38,60C42,56 45,58 50,57C55,58 58,55 63,60C59,65 55,62 50,63.5C45,62 41,65 38,60Z",
        fill=DARK_BROWN,
        line=1.6,
    )
    for x, y in ((19, 68), (27, 58), (76, 64), (85, 69), (66, 56), (33, 66)):
        painter.patch(ellipse(x, y, across=2.2, down=1.8), fill=DARK_BROWN)
    # blade again in front of the crack
    painter.patch("M44.9,50L55.1,50L55.1,60L52,62L49,60L47,62L44.9,60Z", fill=PALE_STEEL)
    painter.patch("M50,50L55.1,50L55.1,60L52,62L50,60.6Z", fill=STEEL)
    painter.stroke("M50,48L50,60", width=1.3)
    painter.stroke("M44,50L44,60L47,62L49,60L52,62L56,60L56,50", width=1.9)
    # worried face
    painter.eye(Eye(x=35, y=88, radius=5.2, gaze=(1, -2), pupil=0.5, line=1.5))
    painter.eye(Eye(x=62, y=88, radius=5.2, gaze=(-1, -2), pupil=0.5, line=1.5))
    painter.stroke("M46,93.6C47.5,91.6 50.5,91.6 52,93.6", width=1.9)
    # hilt
    painter.body("M45,-10L55,-10L55,9L45,9Z", fill=DARK_VIOLET, shadow=2)
    painter.stroke("M45,-5L55,-7.4M45,0L55,-2.4M45,5L55,2.6", width=1.3, colour=PALE_GOLD)
    painter.body(
        "M20,8C18,5 20,1 24,2C32,6 42,7 50,7C58,7 68,6 76,2C80,1 82,5 80,8"
        "C82,13 79,17 75,16C66,12 58,15 50,17C42,15 34,12 25,16C21,17 18,13 20,8Z",
        fill=GOLD,
        shadow=2.8,
        light=1.8,
    )
    painter.body(circle(50, -14.5, radius=7), fill=GOLD, shadow=2.2)
    painter.feature(circle(50, -14.5, radius=3.4), fill=RED, shadow=1, line=1.3)
    painter.feature("M50,7.5L54,12L50,16.5L46,12Z", fill=RED, shadow=1, line=1.3)


SCONE = Charge(
    name="scone",
    draw=_draw,
    scale=0.27,
    shift=(0, 1.8),
    field=("#2f9691", "#1f7073"),
    mantling="#2a8a86",
)

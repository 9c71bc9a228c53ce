"""A rubber chicken, which squeaks at the worst moments."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_GOLD,
    DARK_RED,
    GOLD,
    ORANGE,
    PALE_GOLD,
    PINK,
    RED,
    STEEL,
)

__all__ = ["CHICKEN"]


def _draw(painter: Painter) -> None:
    # legs that hang
    for x, toe in ((38, -7), (60, 7)):
        painter.limb(
            f"M{x},84C{x},94 {x + toe / 2:g},98 {x + toe / 2:g},104",
            width=5,
            fill=ORANGE,
            casing=1.6,
        )
        painter.body(
            f"M{x + toe / 2 - 3:g},102L{x + toe - 9:g},114L{x + toe / 2 - 1:g},111"
            f"L{x + toe / 2 + 1:g},117L{x + toe / 2 + 3:g},111L{x + toe + 8:g},113"
            f"L{x + toe / 2 + 4:g},102Z",
            fill=ORANGE,
            shadow=1.2,
            line=1.7,
        )
    # comb
    painter.body(
        "M36,-4C32,-14 38,-20 43,-15C43,-24 53,-26 55,-17C60,-22 68,-17 64,-8L60,2H40Z",
        fill=RED,
        shadow=2,
    )
    # head, neck and body in one mould
    painter.body(
        "M50,-8C64,-8 72,2 70,16C69,26 63,30 63,38C64,48 80,54 80,72C80,86 66,92 49,92"
        "C32,92 19,86 19,72C19,54 36,48 37,38C37,30 31,26 30,16C28,2 36,-8 50,-8Z",
        fill=PALE_GOLD,
        shadow=6,
        light=3,
    )
    # wings pressed to the sides
    painter.body("M25,58C14,62 9,74 13,84C20,84 27,78 30,68Z", fill=GOLD, shadow=2)
    painter.body("M74,58C85,62 90,74 86,84C79,84 72,78 69,68Z", fill=GOLD, shadow=2)
    painter.stroke(
        "M38,60l2,1.4M47,56l2,1.4M57,61l2,1.4M42,70l2,1.4M53,71l2,1.4M62,73l2,1.4M36,78l2,1.4",
        width=1.7,
        colour=DARK_GOLD,
    )
    # the look of one who has been squeezed
    painter.eye(Eye(x=39, y=9, radius=9.4, gaze=(-1.4, 0), pupil=0.34))
    painter.eye(Eye(x=61, y=9, radius=9.4, gaze=(1.4, 0), pupil=0.34))
    painter.body(
        "M40,20C44,15 56,15 60,20C66,22 70,25 74,25C70,32 60,34 50,34C40,34 30,32 26,25"
        "C30,25 34,22 40,20Z",
        fill=ORANGE,
        shadow=1.8,
        line=1.8,
    )
    painter.patch(
        "M33,26.6C44,23 56,23 67,26.6C62,31.6 38,31.6 33,26.6Z", fill=DARK_RED, line=1.4
    )
    painter.patch("M43,29.6C47,27.4 53,27.4 57,29.6C53,31.4 47,31.4 43,29.6Z", fill=PINK)
    painter.body("M45,34C43,42 46,47 50,47C54,47 57,42 55,34Z", fill=RED, shadow=1.6, line=1.8)
    # the squeaker
    painter.flat_feature(ellipse(50, 85, across=6, down=4), fill=STEEL, line=1.6)
    painter.patch(ellipse(50, 85, across=2.2, down=1.5), fill=DARK_RED)


CHICKEN = Charge(
    name="chicken",
    draw=_draw,
    scale=0.225,
    shift=(0, 1.2),
    field=("#4a8fb8", "#33739b"),
    mantling="#d5403f",
)

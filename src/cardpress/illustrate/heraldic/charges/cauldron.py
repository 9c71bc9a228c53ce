"""A cauldron with something in the soup."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    DARK_RED,
    DARK_STEEL,
    GOLD,
    NIGHT,
    PALE_GREEN,
    PINK,
    STEEL,
)

__all__ = ["CAULDRON"]


def _draw(painter: Painter) -> None:
    for x, splay in ((24, -4.8), (76, 4.8)):
        painter.body(
            f"M{x - 6:g},84L{x + 6:g},84L{x + splay + 3:g},99L{x + splay - 3:g},99Z",
            fill=NIGHT,
            shadow=1,
        )
    # ladle, steam, broth
    painter.limb("M70,28C76,10 82,-4 90,-16", width=4, fill=BROWN)
    painter.body(
        "M14,30C12,18 24,14 30,18C34,8 48,8 51,17C58,10 70,12 71,21C80,18 88,22 86,30Z",
        fill=PALE_GREEN,
        shadow=2.4,
    )
    for x, y, radius in ((30, 9, 4.6), (50, 3, 6.0), (41, -7, 3.4), (62, 8, 3.2)):
        painter.body(
            circle(x, y, radius=radius), fill=PALE_GREEN, shadow=1.4, light=1.4, line=1.7
        )
    painter.body(
        "M14,34L86,34C98,46 98,72 84,84C74,93 62,95 50,95C38,95 26,93 16,84C2,72 2,46 14,34Z",
        fill=DARK_STEEL,
        shadow=7,
        light=3.4,
    )
    painter.body(
        "M9,26C34,34 66,34 91,26C95,27 95,37 91,39C66,46 34,46 9,39C5,37 5,27 9,26Z",
        fill=STEEL,
        shadow=2.4,
    )
    for x in (5, 95):
        painter.limb(ellipse(x, 54, across=6, down=8), width=2.2, fill=GOLD, casing=1.4)
    painter.patch(
        "M22,38C24,44 22,50 25,54C28,56 30,52 29,47C32,46 33,50 33,54C33,60 38,60 38,54L38,42Z",
        fill=PALE_GREEN,
        line=1.7,
    )
    # a calm face, and Thursday
    painter.eye(Eye(x=40, y=64, radius=7.4, gaze=(0.8, -1), line=1.7))
    painter.eye(Eye(x=64, y=64, radius=7.4, gaze=(-0.8, -1), line=1.7))
    painter.stroke("M33,53.6C36,51 41,50.6 45,52.6M59,52.6C63,50.6 68,51 71,53.6", width=2.2)
    painter.patch("M44,78C49,81 55,81 60,78C59,86 45,86 44,78Z", fill=DARK_RED, line=1.7)
    painter.patch(ellipse(29, 73, across=4, down=2.8), fill=PINK, opacity=0.8)
    painter.patch(ellipse(75, 73, across=4, down=2.8), fill=PINK, opacity=0.8)
    # eyes in the soup
    for x in (58, 68):
        painter.eye(Eye(x=x, y=21, radius=3.6, gaze=(0.4, -0.6), line=1.4))


CAULDRON = Charge(
    name="cauldron",
    draw=_draw,
    scale=0.25,
    shift=(-0.4, 1.8),
    field=("#f4cf7c", "#e3ac4c"),
    mantling="#7b4a9c",
)

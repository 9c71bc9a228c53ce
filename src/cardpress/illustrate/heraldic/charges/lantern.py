"""A lantern with a flame that knows better."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    DARK_STEEL,
    GLOW,
    GOLD,
    IVORY,
    ORANGE,
    PALE_GOLD,
    STEEL,
)

__all__ = ["LANTERN"]


def _draw(painter: Painter) -> None:
    painter.limb("M32,6C32,-16 68,-16 68,6", width=3.4, fill=DARK_STEEL)
    painter.body("M44,-15C44,-19 56,-19 56,-15C56,-11 44,-11 44,-15Z", fill=BROWN, shadow=1)
    painter.body("M26,6L74,6L86,24L14,24Z", fill=DARK_STEEL, shadow=3)
    painter.body("M40,-1L60,-1L64,8L36,8Z", fill=DARK_STEEL, shadow=2)
    painter.flat_body("M19,24L81,24L76,86L24,86Z", fill=PALE_GOLD)
    painter.patch(circle(50, 58, radius=28), fill=GLOW, opacity=0.8)
    painter.feature(
        "M53,24C55,36 76,42 76,62C76,77 65,85 50,85C35,85 24,77 24,62C24,51 32,47 35,37"
        "C39,41 41,44 42,48C49,42 53,34 53,24Z",
        fill=ORANGE,
        shadow=4,
        light=2,
    )
    painter.patch(
        "M52,44C55,51 69,54 69,67C69,76.6 60,81.4 50,81.4C40,81.4 31,76.6 31,67"
        "C31,60 36,57 38,52C41,54.6 43,57 44,59C48,55 51,51 52,44Z",
        fill=GOLD,
    )
    painter.eye(Eye(x=40, y=62, radius=9, gaze=(2.2, 0.8), lid=0.5, skin=ORANGE, line=1.8))
    painter.eye(Eye(x=60, y=62, radius=9, gaze=(2.2, 0.8), lid=0.38, skin=ORANGE, line=1.8))
    painter.stroke("M40,75.4C47,80 57,79 63,72.4C64.4,71.6 65.4,71.8 66,73", width=2.4)
    painter.stroke("M30,50L45,53M53,50.6C56,46 63,44.6 68,47.4", width=2.6)
    painter.stroke("M24.6,31L26,50", width=2.4, colour=IVORY, opacity=0.9)
    painter.body("M18,86L82,86L86,97L14,97Z", fill=DARK_STEEL, shadow=2)
    for x in (26, 50, 74):
        painter.patch(circle(x, 91.6, radius=1.8), fill=PALE_GOLD, line=1)
    painter.body(
        "M12,22L88,22C90,22 90,27.4 88,27.4L12,27.4C10,27.4 10,22 12,22Z", fill=STEEL, shadow=1
    )


LANTERN = Charge(
    name="lantern",
    draw=_draw,
    scale=0.24,
    shift=(-0.25, 2.7),
    field=("#4a4392", "#37307c"),
    mantling="#7b55b4",
)

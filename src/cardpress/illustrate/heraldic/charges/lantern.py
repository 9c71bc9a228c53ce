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
    painter.patch(
        "M50,30C58,30 74,40 74,56C74,72 66,82 50,82C34,82 26,72 26,56C26,40 42,30 50,30Z",
        fill=GLOW,
        opacity=0.8,
    )
    painter.feature(
        "M52,28C54,38 68,44 68,60C68,73 60,80 50,80C40,80 32,73 32,61C32,52 38,49 40,42"
        "C43,45 44,47 44.6,50C50,45 52,38 52,28Z",
        fill=ORANGE,
        shadow=4,
        light=2,
    )
    painter.patch(
        "M51,48C53,54 61,57 61,66C61,73.6 56,77.4 50,77.4C44,77.4 39.4,73.6 39.4,67"
        "C39.4,62 42,60 43.6,57C46,59 47,60.6 47.4,62C49.6,58 51,54 51,48Z",
        fill=GOLD,
    )
    painter.eye(Eye(x=43.4, y=62, radius=5.2, gaze=(1.2, 0.4), lid=0.5, skin=ORANGE, line=1.5))
    painter.eye(Eye(x=57, y=62, radius=5.2, gaze=(1.2, 0.4), lid=0.38, skin=ORANGE, line=1.5))
    painter.stroke("M44,71.6C48,74.4 54,74 58,70", width=2)
    painter.stroke("M36.6,54.6L46,56.6M53,55.6C55,52.6 59,51.8 62,53", width=2)
    painter.stroke("M36,24L38,86M64,24L62,86", width=2.4, colour=DARK_STEEL)
    painter.stroke("M22.4,55L30,55M70,55L77.6,55", width=2.4, colour=DARK_STEEL)
    painter.stroke("M27,31L30,72", width=2.4, colour=IVORY, opacity=0.9)
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
    shift=(-0.25, 1.55),
    field=("#4a4392", "#37307c"),
    mantling="#7b55b4",
)

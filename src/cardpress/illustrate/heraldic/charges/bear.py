"""A bear before the first cup."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse, star
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    CREAM,
    DARK_BROWN,
    GOLD,
    IVORY,
    NIGHT,
    RED,
    TAN,
)

__all__ = ["BEAR"]


def _draw(painter: Painter) -> None:
    painter.body("M6,124C2,104 14,84 50,84C86,84 98,104 94,124Z", fill=BROWN, shadow=4, light=2)
    for x in (18, 82):
        painter.body(circle(x, 20, radius=14), fill=BROWN, shadow=3)
        painter.patch(circle(x, 21.6, radius=8), fill=TAN, line=1.5)
    painter.body(
        "M50,8C78,8 94,28 94,50C94,74 76,90 50,90C24,90 6,74 6,50C6,28 22,8 50,8Z",
        fill=BROWN,
        shadow=6,
        light=3,
    )
    # slept-on hair
    painter.body(
        "M34,14C30,6 32,-2 26,-8C36,-8 42,-2 45,5C45,-3 49,-10 56,-14C55,-6 57,-1 56,5"
        "C61,-1 68,-3 74,-1C67,4 68,10 64,16C54,22 42,22 34,14Z",
        fill=DARK_BROWN,
        shadow=2,
    )
    painter.feature(
        "M50,50C68,50 76,60 75,70C73,83 62,88 50,88C38,88 27,83 25,70C24,60 32,50 50,50Z",
        fill=TAN,
        shadow=3,
        light=0,
    )
    painter.eye(
        Eye(x=31, y=42, radius=8.4, gaze=(1.4, 2.4), lid=0.52, skin=DARK_BROWN, line=1.8)
    )
    painter.eye(
        Eye(x=69, y=42, radius=8.4, gaze=(-1.4, 2.4), lid=0.52, skin=DARK_BROWN, line=1.8)
    )
    painter.stroke(
        "M23,53C27,56 33,56.4 38,54.4M62,54.4C67,56.4 73,56 77,53", width=1.6, opacity=0.7
    )
    painter.stroke("M19,30L41,35M81,30L59,35", width=3.4)
    painter.feature(
        "M50,53C58,53 62,56 61,60C59,65 54,67 50,67C46,67 41,65 39,60C38,56 42,53 50,53Z",
        fill=NIGHT,
        shadow=0,
        light=1.8,
        line=1.5,
    )
    painter.stroke("M50,67V72M38,80C42,73.6 58,73.6 62,80", width=2.4)
    # the mug that must not be mentioned
    with painter.turned("translate(15 2)"):
        painter.limb(ellipse(92, 88, across=9, down=10), width=3, fill=CREAM, casing=1.8)
        painter.body(
            "M60,72H92V102C92,106 89,108 86,108H66C63,108 60,106 60,102Z",
            fill=CREAM,
            shadow=4,
            light=0,
        )
        painter.patch("M60,80H92V84H60ZM60,96H92V100H60Z", fill=RED)
        painter.stroke("M60,72H92V102C92,106 89,108 86,108H66C63,108 60,106 60,102Z", width=2)
        painter.patch(star(76, 90, radius=4.4), fill=GOLD, line=1.2)
    painter.body(
        "M12,122C14,104 30,94 48,92C58,90 64,88 72,86C82,84 88,89 87,96C86,103 80,106 74,105"
        "C62,106 54,112 50,122Z",
        fill=BROWN,
        shadow=4,
        light=2,
    )
    painter.stroke("M76,91L85,90M77,97L86,97M75,102.4L83,102.6", width=1.6)
    painter.limb("M101,66C97,62 106,58 102,52", width=2, fill=IVORY)
    painter.limb("M111,66C107,62 116,58 112,52", width=2, fill=IVORY)


BEAR = Charge(
    name="bear",
    draw=_draw,
    scale=0.25,
    shift=(-1, -0.6),
    field=("#4fa3b8", "#33819a"),
    prop="chairs",
    mantling="#2a7088",
)

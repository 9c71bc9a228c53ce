"""A lute with a broken string and a tear."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    CREAM,
    DARK_BROWN,
    GOLD,
    NIGHT,
    ORANGE,
    PALE_GOLD,
    SKY,
)

__all__ = ["LUTE"]


def _draw(painter: Painter) -> None:
    with painter.turned("rotate(24 50 50)"):
        painter.body("M45,-14L55,-14L55,34L45,34Z", fill=DARK_BROWN, shadow=2)
        painter.body("M43,-14L57,-14L61,-30L39,-30Z", fill=BROWN, shadow=2)
        for y in (-26, -19):
            for x in (36, 64):
                painter.body(
                    ellipse(x, y, across=3.4, down=2.8),
                    fill=GOLD,
                    shadow=0.8,
                    light=0,
                    line=1.6,
                )
        painter.body(
            "M50,24C62,26 84,44 84,68C84,88 68,98 50,98C32,98 16,88 16,68C16,44 38,26 50,24Z",
            fill=ORANGE,
            shadow=6,
            light=3,
        )
        painter.stroke(
            "M50,30C60,32 78,48 78,68C78,84 66,92.4 50,92.4C34,92.4 22,84 22,68"
            "C22,48 40,32 50,30Z",
            width=1.3,
            colour=BROWN,
        )
        for y in (-6, 2, 10, 18):
            painter.stroke(f"M45.6,{y:g}H54.4", width=1.2, colour=PALE_GOLD)
        painter.flat_feature(circle(50, 50, radius=9.4), fill=NIGHT, line=1.6)
        painter.stroke(circle(50, 50, radius=12), width=1.2, colour=BROWN)
        for x in (47, 50):
            painter.stroke(f"M{x:g},-13L{x:g},89", width=0.9, colour=CREAM)
        painter.stroke("M53,89C53,78 56,68 70,58C76,54 75,47 70,49", width=0.9, colour=CREAM)
        painter.stroke("M53,-13V18C54,24 60,20 62,14", width=0.9, colour=CREAM)
        painter.feature("M37,88.6H63V93.4H37Z", fill=DARK_BROWN, shadow=1, line=1.6)
        painter.eye(Eye(x=33, y=69, radius=9, gaze=(2, 2), lid=0.34, skin=ORANGE, line=1.8))
        painter.eye(Eye(x=67, y=69, radius=9, gaze=(-1, 2), lid=0.34, skin=ORANGE, line=1.8))
        painter.stroke("M23,59C28,57 33,54 37,55.4M63,55.4C67,54 72,57 77,59", width=2.4)
        painter.stroke("M42,82.4C45,77 55,77 58,82.4", width=2.6)
        painter.patch("M75,79C79,83 79.6,88 76,90C73,90 71,86 75,79Z", fill=SKY, line=1.3)


LUTE = Charge(
    name="lute",
    draw=_draw,
    scale=0.27,
    shift=(-1.6, 1.6),
    field=("#4a4c9c", "#363884"),
    mantling="#4a4c9c",
)

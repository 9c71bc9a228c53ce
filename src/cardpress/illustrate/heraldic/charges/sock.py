"""A sock, one of a pair, out on the line too long."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    CREAM,
    DARK_BROWN,
    PINK,
    SKIN,
    TAN,
    TEAL,
)

__all__ = ["SOCK"]

_FOOT = (
    "M27,2H66C67,22 66,36 68,46C80,54 96,62 97,78C97,92 84,98 68,97C50,96 30,88 26,68"
    "C23,50 27,24 27,2Z"
)


def _draw(painter: Painter) -> None:
    painter.limb("M-8,-6C20,2 74,2 108,-8", width=2.6, fill=CREAM, casing=1.4)
    painter.body(_FOOT, fill=CREAM, shadow=6, light=3)
    with painter.clipped(_FOOT):
        painter.patch("M20,18H74V28H20ZM20,38H74V48H20Z", fill=TEAL)
        painter.patch("M18,66C26,62 38,64 42,74C44,84 40,92 34,98L14,90Z", fill=TEAL)
        painter.patch("M82,54C76,62 74,76 78,100H104V54Z", fill=TEAL)
        painter.stroke(
            "M20,18H74M20,28H74M20,38H74M20,48H74M18,66C26,62 38,64 42,74C44,84 40,92 34,98"
            "M82,54C76,62 74,76 78,100",
            width=1.5,
        )
    painter.stroke(_FOOT, width=2)
    painter.body("M23,-3H70V11H23Z", fill=TEAL, shadow=2.4)
    painter.stroke("M31,-1V9M39,-1V9M47,-1V9M55,-1V9M63,-1V9", width=1.3, opacity=0.7)
    # the hole, and what is in it
    painter.patch(ellipse(90, 83, across=7.6, down=8.4), fill=DARK_BROWN, line=1.8)
    painter.patch(
        "M84,88C83,80 86,76.4 91,77C96,77.6 98,82 97,88C93,92.6 87,92 84,88Z",
        fill=SKIN,
        line=1.5,
    )
    painter.stroke("M88.4,79.6C90,78.6 93,79 94.4,80.8", width=1.2)
    # a face that has seen it go
    painter.eye(Eye(x=50, y=62, radius=7.6, gaze=(-2, -2.6), lid=0.4, skin=TAN))
    painter.eye(Eye(x=67, y=66, radius=7, gaze=(-2, -2.6), lid=0.4, skin=TAN))
    painter.stroke("M42,53.6C46,51.6 51,52 55,55M64,56.6C68,55.6 73,57.6 75,61", width=2.3)
    painter.stroke("M50,80C54,76.4 60,77 63,81.6", width=2.3)
    painter.patch(ellipse(44, 73, across=3.6, down=2.5), fill=PINK, opacity=0.9)
    # pegs
    for x, lean in ((33, -7), (60, 6)):
        with painter.turned(f"rotate({lean} {x} 0)"):
            painter.body(
                f"M{x - 4},-16H{x + 4}L{x + 5},10H{x + 1}V-2H{x - 1}V10H{x - 5}Z",
                fill=BROWN,
                shadow=1.6,
                light=1.2,
                line=1.7,
            )
            painter.patch(circle(x, -7, radius=1.6), fill=CREAM, line=1)


SOCK = Charge(
    name="sock",
    draw=_draw,
    scale=0.25,
    shift=(-0.4, 0.6),
    field=("#e2685a", "#c44f49"),
    mantling="#2f9a94",
)

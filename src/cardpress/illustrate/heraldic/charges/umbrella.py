"""An umbrella under which alone it rains."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    PALE_GOLD,
    PINK,
    RED,
)

__all__ = ["UMBRELLA"]

_CANOPY = (
    "M50,8C78,8 98,28 99,54C94,48 84,48 80,55C75,48 64,48 60,55C56,49 44,49 40,55"
    "C36,48 25,48 20,55C16,48 6,48 1,54C2,28 22,8 50,8Z"
)


def _draw(painter: Painter) -> None:
    painter.limb("M50,50V92C50,104 68,104 68,93", width=5, fill=BROWN, casing=1.7)
    painter.body("M45,9C46,4 48,0 50,-5C52,0 54,4 55,9Z", fill=GOLD, shadow=1)
    painter.body(_CANOPY, fill=RED, shadow=5, light=3)
    with painter.clipped(_CANOPY):
        painter.patch(
            "M50,7C36,18 22,34 20,55C26,48 35,48 40,55C40,36 44,20 50,7Z"
            "M50,7C56,20 60,36 60,55C65,48 75,48 80,55C78,34 64,18 50,7Z",
            fill=CREAM,
        )
        painter.stroke(
            "M50,8C36,18 22,34 20,56M50,8C44,20 40,36 40,56M50,8C56,20 60,36 60,56"
            "M50,8C64,18 78,34 80,56",
            width=1.5,
        )
    painter.stroke(_CANOPY, width=2)
    # a face that says nothing of the kind is happening
    painter.eye(Eye(x=36, y=36, radius=7.4, gaze=(1.6, -2), lid=0.42, skin=PALE_GOLD))
    painter.eye(Eye(x=64, y=36, radius=7.4, gaze=(1.6, -2), lid=0.42, skin=PALE_GOLD))
    painter.stroke("M28,26C32,22.6 38,22.4 43,25M57,23C62,19.6 68,20.6 72,24.6", width=2.4)
    painter.stroke("M44,46C48,43.6 53,43.6 57,46", width=2.2)
    painter.patch(ellipse(25, 44, across=4, down=2.6), fill=PINK, opacity=0.9)
    painter.patch(ellipse(75, 44, across=4, down=2.6), fill=PINK, opacity=0.9)
    # its own weather
    for x, y in ((14, 66), (31, 72), (84, 68), (24, 88), (80, 90)):
        painter.body(
            f"M{x},{y}C{x + 5},{y + 7} {x + 5.4:g},{y + 13} {x},{y + 13}"
            f"C{x - 5.4:g},{y + 13} {x - 5},{y + 7} {x},{y}Z",
            fill=BLUE,
            shadow=1.4,
            light=1.2,
            line=1.6,
        )


UMBRELLA = Charge(
    name="umbrella",
    draw=_draw,
    scale=0.25,
    shift=(0, 0.2),
    field=("#bfe3ea", "#8cc4d3"),
    mantling="#c9413f",
)

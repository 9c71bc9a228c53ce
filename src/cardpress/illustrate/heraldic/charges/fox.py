"""A fox behind a map."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import ellipse
from cardpress.illustrate.heraldic.painter import BOTH_SIDES, Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BLUE,
    CREAM,
    DARK_GREEN,
    DARK_RED,
    NIGHT,
    ORANGE,
    PARCHMENT,
    RED,
    TAN,
)

__all__ = ["FOX"]


def _draw(painter: Painter) -> None:
    for side in BOTH_SIDES:
        with painter.turned(side):
            painter.body("M58,24C64,8 74,-6 86,-12C92,2 92,20 86,36Z", fill=ORANGE, shadow=3)
            painter.patch("M68,20C72,10 78,2 83,-2C85.6,8 85,18 81,27Z", fill=NIGHT)
    painter.body(
        "M50,14C72,12 88,28 94,44C98,52 104,56 108,58C96,66 82,66 74,70"
        "C66,78 58,84 50,86C42,84 34,78 26,70C18,66 4,66 -8,58C-4,56 2,52 6,44"
        "C12,28 28,12 50,14Z",
        fill=ORANGE,
        shadow=6,
        light=3,
    )
    painter.patch(
        "M50,52C58,46 74,48 86,60C80,64 76,66 73,69C66,77 58,82.6 50,84.6"
        "C42,82.6 34,77 27,69C24,66 20,64 14,60C26,48 42,46 50,52Z",
        fill=CREAM,
        line=1.5,
    )
    painter.eye(Eye(x=31, y=44, radius=7.6, gaze=(2.6, 0.8), lid=0.44, skin=ORANGE, line=1.8))
    painter.eye(Eye(x=69, y=44, radius=7.6, gaze=(2.6, 0.8), lid=0.3, skin=ORANGE, line=1.8))
    painter.stroke("M21,35L37,37.6M62,33.6C67,29.6 74,30.6 78,34", width=2.4)
    painter.feature(
        "M50,62C56,62 59,65 58,68C56,72 53,74 50,74C47,74 44,72 42,68C41,65 44,62 50,62Z",
        fill=NIGHT,
        shadow=0,
        light=1,
        line=1.4,
    )
    painter.stroke("M50,74V77.4C54,80 60,79 64,74", width=2)
    # the map
    painter.body(
        "M2,78L28,72L52,79L76,72L98,78L95,112L74,106L50,112L28,106L6,112Z",
        fill=PARCHMENT,
        shadow=3,
        light=0,
    )
    painter.patch("M28,72L52,79L50,112L28,106Z", fill=TAN, opacity=0.4)
    painter.patch("M76,72L98,78L95,112L74,106Z", fill=TAN, opacity=0.4)
    painter.stroke("M28,72V106M52,79L50,112M76,72L74,106", width=1.4)
    painter.stroke(
        "M12,100C20,86 30,96 38,90C46,84 52,102 62,96C70,92 66,84 76,86",
        width=2.4,
        colour=DARK_RED,
        dashes="3.6 4.6",
    )
    painter.stroke("M82,83L90,91M90,83L82,91", width=3, colour=RED)
    painter.patch("M33,82L38,76L43,83Z", fill=DARK_GREEN)
    painter.patch(ellipse(62, 84, across=3.4, down=2.2), fill=BLUE)
    for x in (8, 90):
        painter.body(
            f"M{x - 8:g},74C{x - 9:g},68 {x + 9:g},68 {x + 8:g},74L{x + 7:g},82"
            f"C{x + 4:g},85 {x - 4:g},85 {x - 7:g},82Z",
            fill=NIGHT,
            shadow=0,
            light=1.6,
            line=1.6,
        )


FOX = Charge(
    name="fox",
    draw=_draw,
    scale=0.25,
    shift=(0, 0.4),
    field=("#2f7f72", "#216459"),
    mantling="#27705f",
)

"""A potion, unlabelled, with a cocktail's umbrella."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    DARK_GOLD,
    GOLD,
    IVORY,
    PALE_LILAC,
    PALE_STEEL,
    PINK,
    RED,
    SKY,
    TAN,
    VIOLET,
    WHITE,
)

__all__ = ["POTION"]

_FLASK = (
    "M39,16H61V36C78,42 90,56 90,72C90,92 72,103 50,103C28,103 10,92 10,72C10,56 22,42 39,36Z"
)


def _draw(painter: Painter) -> None:
    # what no potion needs
    painter.limb("M56,24L74,-14", width=2, fill=BROWN, casing=1.1)
    painter.body(
        "M72,-30C86,-30 98,-20 102,-6C96,-9 92,-9 88,-6C84,-11 78,-13 73,-11"
        "C68,-15 62,-15 58,-12C54,-15 50,-14 46,-11C48,-22 58,-30 72,-30Z",
        fill=RED,
        shadow=2.4,
    )
    painter.stroke(
        "M72,-29C70,-22 71,-16 73,-11M72,-29C80,-22 86,-14 88,-6M72,-29C64,-24 60,-18 58,-12",
        width=1.3,
    )
    painter.body(_FLASK, fill=PALE_STEEL, shadow=4, light=0)
    with painter.clipped(_FLASK):
        painter.patch(
            "M4,58C14,53 24,62 36,58C48,54 58,62 70,58C80,55 88,58 96,56V110H4Z", fill=VIOLET
        )
        painter.patch(
            "M4,58C14,53 24,62 36,58C48,54 58,62 70,58C80,55 88,58 96,56V62C88,64 80,61 70,64"
            "C58,68 48,60 36,64C24,68 14,59 4,64Z",
            fill=PALE_LILAC,
            opacity=0.9,
        )
        painter.patch("M62,108C80,102 90,88 90,68L100,66V112Z", fill=GOLD, opacity=0.18)
        for x, y, radius in (
            (24, 74, 3),
            (78, 76, 3.6),
            (70, 94, 2.6),
            (30, 92, 2.4),
            (50, 50, 2.6),
        ):
            painter.patch(circle(x, y, radius=radius), fill=PALE_LILAC, line=1)
        painter.stroke("M4,58C14,53 24,62 36,58C48,54 58,62 70,58C80,55 88,58 96,56", width=1.6)
    painter.patch("M19,60C21,52 27,46 34,43C29,49 26,55 25,63Z", fill=WHITE, opacity=0.85)
    painter.stroke(_FLASK, width=2)
    painter.body("M34,12C40,9 60,9 66,12V20C60,23 40,23 34,20Z", fill=SKY, shadow=2)
    # it knows what it does; it is not saying
    painter.eye(Eye(x=38, y=75, radius=8, gaze=(2.4, -0.6), lid=0.44, skin=PALE_LILAC))
    painter.eye(Eye(x=62, y=75, radius=8, gaze=(2.4, -0.6), lid=0.3, skin=PALE_LILAC))
    painter.stroke("M29,66.6C33,64 39,64.2 43,66.6M56,62.4C61,59.4 67,60.6 70,65", width=2.4)
    painter.stroke("M43,91C48,93.4 55,92.6 59,88.6", width=2.4)
    painter.patch(ellipse(27, 85, across=4, down=2.6), fill=PINK, opacity=0.75)
    painter.patch(ellipse(73, 85, across=4, down=2.6), fill=PINK, opacity=0.75)
    # a label with nothing to say
    with painter.turned("rotate(-12 26 34)"):
        painter.limb("M37,24C31,25 28,27 25,29", width=1.2, fill=TAN, casing=0.9)
        painter.flat_body("M10,26L24,26L29,33L24,40H10Z", fill=IVORY, line=1.7)
        painter.patch(circle(24, 33, radius=1.4), fill=DARK_GOLD, line=0.9)
        painter.stroke("M13,31H19M13,35H17", width=1.3, opacity=0.6)


POTION = Charge(
    name="potion",
    draw=_draw,
    scale=0.245,
    shift=(0, 1.6),
    field=("#f2a56a", "#d9823f"),
    mantling="#6f4ba8",
)

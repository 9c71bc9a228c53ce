"""A list of things to do, of which one is done."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse, star
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    DARK_GOLD,
    DARK_GREEN,
    DARK_RED,
    IVORY,
    PARCHMENT,
    PINK,
    RED,
    TAN,
)

__all__ = ["SCROLL"]


def _draw(painter: Painter) -> None:
    # the seal hangs out behind
    painter.body("M70,92L66,118L75,112L82,119L84,92Z", fill=RED, shadow=2)
    painter.body(
        "M18,8H82C80,26 85,44 82,60C80,74 84,82 82,96H18C20,82 16,74 18,60C21,44 16,26 18,8Z",
        fill=PARCHMENT,
        shadow=5,
        light=0,
    )
    for y, lean in ((-2, 0), (88, 1)):
        painter.body(
            f"M8,{y}H92C101,{y} 101,{y + 17} 92,{y + 17}H8C-1,{y + 17} -1,{y} 8,{y}Z",
            fill=PARCHMENT,
            shadow=4,
        )
        for x in (5, 95):
            painter.patch(ellipse(x, y + 8.5, across=4.4, down=7), fill=TAN, line=1.6)
            painter.patch(ellipse(x, y + 8.5, across=1.7, down=3), fill=BROWN, line=0.8)
        painter.stroke(f"M20,{y + 12}H{60 + 10 * lean}", width=1.2, opacity=0.45)
    # a face that has read it to the end
    painter.eye(Eye(x=38, y=34, radius=8, gaze=(-0.6, 2), lid=0.46, skin=TAN))
    painter.eye(Eye(x=62, y=34, radius=8, gaze=(-0.6, 2), lid=0.34, skin=TAN))
    painter.stroke("M29,24.6C33,22 39,22.4 43,25M57,22C62,19.6 68,20.8 71,24.6", width=2.4)
    painter.stroke("M42,49C46,46.4 54,46.4 58,50", width=2.3)
    painter.patch(ellipse(27, 44, across=3.8, down=2.6), fill=PINK, opacity=0.95)
    painter.patch(ellipse(73, 44, across=3.8, down=2.6), fill=PINK, opacity=0.95)
    # the list
    for y, end in ((59, 70), (69, 62), (79, 73)):
        painter.patch(f"M26,{y - 3.4}h6.8v6.8h-6.8Z", fill=IVORY, line=1.4)
        painter.stroke(f"M38,{y}H{end}", width=2.1, colour=BROWN)
    painter.stroke("M26.6,58.6L29.6,62.6L36.4,53", width=2.6, colour=DARK_GREEN)
    painter.stroke("M36,60.4L72,57.6", width=1.4, colour=DARK_RED)
    painter.body(circle(76, 97, radius=10), fill=RED, shadow=2.6)
    painter.patch(star(76, 97.4, radius=5.4, waist=2.3), fill=DARK_RED)
    painter.stroke("M68,0C72,-1 80,-1 86,0", width=1.2, colour=DARK_GOLD, opacity=0.7)


SCROLL = Charge(
    name="scroll",
    draw=_draw,
    scale=0.245,
    shift=(0, -0.2),
    field=("#4a9a86", "#327868"),
    mantling="#8c3f6a",
)

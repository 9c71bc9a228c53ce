"""An owl in a night-cap."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse, star
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BLUE,
    BROWN,
    CREAM,
    DARK_BROWN,
    LILAC,
    ORANGE,
    PALE_GOLD,
    PARCHMENT,
    TAN,
)

__all__ = ["OWL"]


def _draw(painter: Painter) -> None:
    painter.limb("M6,90C30,95 70,95 96,88", width=5.5, fill=BROWN)
    painter.body("M18,40C14,30 14,22 17,14C26,17 34,22 38,28Z", fill=BROWN, shadow=2)
    painter.body("M82,40C86,30 86,22 83,14C74,17 66,22 62,28Z", fill=BROWN, shadow=2)
    painter.body(
        "M50,22C74,20 87,36 87,58C87,78 71,91 50,91C29,91 13,78 13,58C13,36 26,20 50,22Z",
        fill=BROWN,
        shadow=5,
        light=2,
    )
    painter.flat_feature(
        "M50,52C64,52 71,62 71,72C71,84 61,90 50,90C39,90 29,84 29,72C29,62 36,52 50,52Z",
        fill=TAN,
        line=1.6,
    )
    for y, xs in ((67, (40, 50, 60)), (74.5, (36, 45, 55, 64)), (82, (41, 50, 59))):
        for x in xs:
            painter.stroke(
                f"M{x - 3.4:g},{y - 1.5:g}c1,4.1 5.8,4.1 6.8,0",
                width=1.5,
                colour=DARK_BROWN,
            )
    painter.body("M14,54C8,64 9,78 22,87C29,80 31,66 27,55Z", fill=DARK_BROWN, shadow=2)
    painter.body("M86,54C92,64 91,78 78,87C71,80 69,66 73,55Z", fill=DARK_BROWN, shadow=2)
    painter.stroke(
        "M14,68C18,72 24,70 27,66M15,76C19,79 24,77 27,73M86,68C82,72 76,70 73,66"
        "M85,76C81,79 76,77 73,73",
        width=1.3,
        colour=TAN,
        opacity=0.75,
    )
    # face discs
    painter.patch(
        "M50,33C43,24 22,24 17,38C13,52 24,63 36,61C44,60 49,54 50,48C51,54 56,60 64,61"
        "C76,63 87,52 83,38C78,24 57,24 50,33Z",
        fill=PARCHMENT,
        line=1.8,
    )
    painter.eye(Eye(x=34.5, y=44, radius=12.4, gaze=(0, 4.4), lid=0.58, skin=LILAC, pupil=0.46))
    painter.eye(Eye(x=65.5, y=44, radius=12.4, gaze=(0, 4.4), lid=0.5, skin=LILAC, pupil=0.46))
    painter.stroke(
        "M25,57.5C30,60.5 38,60.5 43,57.5M57,57.5C62,60.5 70,60.5 75,57.5",
        width=1.5,
        opacity=0.65,
    )
    painter.feature(
        "M50,48C54,49 56,53 54.5,57C53,61 51.5,63 50,64C48.5,63 47,61 45.5,57"
        "C44,53 46,49 50,48Z",
        fill=ORANGE,
        shadow=1.6,
        line=1.6,
    )
    # night-cap
    painter.body(
        "M24,29C26,8 48,-6 70,2C85,8 94,22 93,38C89,40 86,39 85,36C82,27 77,22 74,23"
        "C76,26 77,28 77,30C60,20 40,21 24,29Z",
        fill=BLUE,
        shadow=3.4,
        light=2.2,
    )
    for x, y in ((40, 13), (56, 6), (58, 15), (72, 13), (83, 25), (33, 20)):
        painter.patch(star(x, y, radius=3, waist=1.3), fill=PALE_GOLD)
    painter.body(
        "M21,31C38,19 62,19 79,31C81,33 80,37 77,37C60,27 40,27 23,37C20,37 19,33 21,31Z",
        fill=CREAM,
        shadow=1.6,
        line=1.8,
    )
    painter.body(circle(90, 42, radius=6.4), fill=CREAM, shadow=2)
    for x in (40, 60):
        for dx in (-4, 0, 4):
            painter.flat_body(ellipse(x + dx, 91, across=2.3, down=3.2), fill=ORANGE, line=1.4)


OWL = Charge(
    name="owl",
    draw=_draw,
    scale=0.28,
    shift=(0.25, 0.75),
    field=("#ffe3a0", "#f2bb52"),
    mantling="#c9413f",
)

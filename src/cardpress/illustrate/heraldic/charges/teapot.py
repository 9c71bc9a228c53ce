"""A teapot, half asleep, with a spider that has moved in."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BLUE,
    CREAM,
    DARK_BLUE,
    GOLD,
    IVORY,
    NIGHT,
    PINK,
    SKY,
    VIOLET,
)

__all__ = ["TEAPOT"]


def _draw(painter: Painter) -> None:
    painter.body(
        "M24,44C6,34 -4,48 2,64C6,74 16,80 27,78L27,70C20,71 13,67 10,60C7,51 14,45 25,54Z",
        fill=BLUE,
        shadow=2,
    )
    painter.body(
        "M72,68C86,66 82,46 93,35C96,34 100,37 100,41C95,50 97,62 89,74C84,81 78,84 70,84Z",
        fill=BLUE,
        shadow=3,
    )
    painter.body("M34,84L66,84L71,93L29,93Z", fill=DARK_BLUE, shadow=2)
    painter.body(
        "M50,33C73,32 84,47 84,62C84,79 69,88 50,88C31,88 16,79 16,62C16,47 27,32 50,33Z",
        fill=BLUE,
        shadow=6,
        light=3,
    )
    # a band of blossom round the belly
    painter.patch(
        "M17.5,68C28,77 72,77 82.5,68C81.5,72 80,75 78,77.5C66,84 34,84 22,77.5"
        "C20,75 18.5,72 17.5,68Z",
        fill=CREAM,
    )
    for x, y in ((27, 75.3), (38.5, 78.4), (50, 79.2), (61.5, 78.4), (73, 75.3)):
        painter.patch(circle(x, y, radius=2.1), fill=VIOLET)
        painter.patch(circle(x, y, radius=0.8), fill=GOLD)
    painter.stroke("M17.5,68C28,77 72,77 82.5,68", width=1.2)
    painter.stroke("M22,77.5C34,84 66,84 78,77.5", width=1.2)
    painter.body(
        "M28,37C30,26 40,23 50,23C60,23 70,26 72,37C60,42 40,42 28,37Z", fill=SKY, shadow=2.6
    )
    painter.body(circle(50, 17.5, radius=6.2), fill=GOLD, shadow=2)
    # the sleepy face
    painter.eye(Eye(x=37.5, y=54, radius=8, gaze=(0.6, 2), lid=0.54, skin=SKY))
    painter.eye(Eye(x=62.5, y=54, radius=8, gaze=(-0.6, 2), lid=0.54, skin=SKY))
    painter.stroke("M44,66.5C47,68.5 53,68.5 56,66", width=2.1)
    painter.patch(ellipse(27.5, 63, across=3.8, down=2.6), fill=PINK, opacity=0.9)
    painter.patch(ellipse(72.5, 63, across=3.8, down=2.6), fill=PINK, opacity=0.9)
    # one limp wisp of steam, and a spider who has moved in
    painter.limb("M98,27C90,22 105,15 98,7C94,2 86,3 87,9", width=2.4, fill=IVORY)
    painter.stroke("M5,71L5,86", width=1.1, colour=CREAM)
    painter.body(ellipse(5, 89, across=4.2, down=3.8), fill=NIGHT, shadow=0, light=1, line=0)
    painter.stroke(
        "M2,87L-3,84M1.5,89.5L-4,90M2,92L-2,96M8,87L13,84M8.5,89.5L14,90M8,92L12,96", width=1.3
    )
    painter.patch(circle(3.6, 88.4, radius=1.1), fill=IVORY)
    painter.patch(circle(6.6, 88.4, radius=1.1), fill=IVORY)


TEAPOT = Charge(
    name="teapot",
    draw=_draw,
    scale=0.27,
    shift=(0, 0.4),
    field=("#a8344a", "#86263d"),
    mantling="#3a5fa8",
)

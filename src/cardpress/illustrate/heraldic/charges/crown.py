"""A crown that has had enough."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    CREAM,
    DARK_RED,
    GOLD,
    IVORY,
    PALE_GOLD,
    PINK,
    RED,
    SKY,
    VIOLET,
)

__all__ = ["CROWN"]


def _draw(painter: Painter) -> None:
    # cushion
    painter.body(
        "M0,84C-5,77 2,72 10,75C36,69 64,69 90,75C98,72 105,77 100,84C105,98 104,107 96,104"
        "C66,111 34,111 4,104C-4,107 -5,98 0,84Z",
        fill=VIOLET,
        shadow=4,
        light=2.4,
    )
    painter.stroke("M3,90C34,83 66,83 97,90", width=1.8, colour=PALE_GOLD)
    for x in (-1, 101):
        painter.body(circle(x, 100, radius=4.4), fill=GOLD, shadow=1.2)
        painter.stroke(
            f"M{x - 1.6:g},104L{x - 3:g},112M{x:g},104.6V113M{x + 1.6:g},104L{x + 3:g},112",
            width=1.8,
            colour=PALE_GOLD,
        )
    painter.body("M14,34C16,12 34,2 50,2C66,2 84,12 86,34Z", fill=DARK_RED, shadow=3)
    painter.limb("M50,2C46,10 44,20 44,32", width=3.4, fill=GOLD)
    painter.limb("M50,2C30,2 16,12 13,30", width=3.4, fill=GOLD)
    painter.limb("M50,2C70,2 84,12 87,30", width=3.4, fill=GOLD)
    for x, y in ((19, 15), (31, 5.6), (69, 5.6), (81, 15)):
        painter.body(circle(x, y, radius=3), fill=IVORY, shadow=0.8, light=0, line=1.4)
    painter.limb("M50,0V-16M44,-9H56", width=3, fill=GOLD)
    painter.body(circle(50, 1, radius=5), fill=GOLD, shadow=1.4)
    painter.body(
        "M12,80L3,32L21,44L31,22L42,42L50,18L58,42L69,22L79,44L97,32L88,80C66,87 34,87 12,80Z",
        fill=GOLD,
        shadow=6,
        light=3,
    )
    for x, y in ((3, 29), (31, 18.6), (50, 14.6), (69, 18.6), (97, 29)):
        painter.body(
            circle(x, y, radius=4.4), fill=SKY if x in (31, 69) else RED, shadow=1.2, line=1.7
        )
    painter.eye(Eye(x=35, y=56, radius=8.4, gaze=(1, 2.2), lid=0.54, skin=PALE_GOLD, line=1.8))
    painter.eye(Eye(x=65, y=56, radius=8.4, gaze=(1, 2.2), lid=0.54, skin=PALE_GOLD, line=1.8))
    painter.stroke("M26,45C31,42.6 37,43 42,45.6M58,45.6C63,43 69,42.6 74,45", width=2.2)
    painter.stroke("M43,68.6C47,66.6 53,66.6 57,69.6", width=2.2)
    painter.patch(ellipse(25, 65.6, across=4, down=2.6), fill=PINK, opacity=0.9)
    painter.patch(ellipse(75, 65.6, across=4, down=2.6), fill=PINK, opacity=0.9)
    painter.patch("M10.4,72C34,79 66,79 89.6,72L88,80C66,87 34,87 12,80Z", fill=CREAM, line=1.8)
    for x, y in (
        (18, 77),
        (28, 79.4),
        (39, 80.8),
        (50, 81.2),
        (61, 80.8),
        (72, 79.4),
        (82, 77),
    ):
        painter.stroke(f"M{x:g},{y - 1.6:g}V{y + 1.4:g}", width=2.4)


CROWN = Charge(
    name="crown",
    draw=_draw,
    scale=0.27,
    shift=(0, -1.6),
    crest="bare",
    field=("#3a86bf", "#2766a0"),
    mantling="#3573b4",
)

"""A wedge of cheese with a tenant."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    DARK_GOLD,
    GOLD,
    IVORY,
    NIGHT,
    ORANGE,
    PALE_GOLD,
    PINK,
    RED,
)

__all__ = ["CHEESE"]


def _draw(painter: Painter) -> None:
    # the tenant's flag
    painter.limb("M66,30V-24", width=2.4, fill=BROWN, casing=1.3)
    painter.body(
        "M67,-24C76,-30 84,-18 96,-23V-2C84,3 76,-9 67,-3Z", fill=IVORY, shadow=2, light=0
    )
    painter.patch("M74,-7V-17L78,-12.6L81.5,-19L85,-12.6L89,-17V-7Z", fill=RED, line=1)
    # the wedge
    painter.body("M-2,50C4,40 40,18 70,14C86,14 100,30 102,48Z", fill=PALE_GOLD, shadow=3)
    painter.body(
        "M-2,48H102V90C102,94 100,96 96,96H4C0,96 -2,94 -2,90Z", fill=GOLD, shadow=6, light=3
    )
    for x, y, across in ((30, 39, 5), (56, 28, 6), (82, 36, 6)):
        painter.patch(
            ellipse(x, y, across=across, down=across * 0.55), fill=DARK_GOLD, line=1.5
        )
    for x, y, radius in ((8, 60, 4.2), (92, 57, 3.6), (14, 87, 5), (50, 90, 3.4)):
        painter.patch(circle(x, y, radius=radius), fill=DARK_GOLD, line=1.5)
    # a landlord's face
    painter.eye(Eye(x=32, y=64, radius=8, gaze=(3, 1.4), lid=0.36, skin=ORANGE))
    painter.eye(Eye(x=56, y=64, radius=8, gaze=(3, 1.4), lid=0.36, skin=ORANGE))
    painter.stroke("M23,54C27,51 33,51.4 37,54.6M50,53C55,49.4 61,50.4 64,54", width=2.4)
    painter.stroke("M36,81C41,77.4 47,77.6 51,80", width=2.3)
    painter.patch(ellipse(22, 74, across=4, down=2.6), fill=PINK, opacity=0.9)
    painter.patch(ellipse(62, 75, across=3.6, down=2.4), fill=PINK, opacity=0.9)
    # the tenant, who is in
    painter.patch("M70,96V80C70,70 94,70 94,80V96Z", fill=NIGHT, line=2)
    for x in (78, 87):
        painter.eye(Eye(x=x, y=84, radius=3.6, gaze=(-0.8, -0.4), line=1.2))


CHEESE = Charge(
    name="cheese",
    draw=_draw,
    scale=0.245,
    shift=(0, 1.6),
    field=("#4f4a9e", "#383377"),
    mantling="#d5403f",
)

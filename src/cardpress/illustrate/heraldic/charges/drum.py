"""A drum that has been played by an enthusiast."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    CREAM,
    DARK_BLUE,
    GOLD,
    PALE_GOLD,
    PINK,
    RED,
    SKIN,
    TAN,
)

__all__ = ["DRUM"]


def _draw(painter: Painter) -> None:
    # sticks: one through the skin, one on its way
    painter.limb("M60,26L86,-16", width=4.4, fill=BROWN, casing=1.6)
    painter.body(ellipse(88, -19, across=5.4, down=6), fill=CREAM, shadow=1.6)
    painter.body(
        "M6,30V80C6,94 26,102 50,102C74,102 94,94 94,80V30Z", fill=RED, shadow=6, light=3
    )
    painter.stroke(
        "M10,44L26,92L40,48L50,100L60,48L74,92L90,44", width=1.7, colour=PALE_GOLD, opacity=0.95
    )
    painter.body(
        "M4,72C14,86 34,90 50,90C66,90 86,86 96,72V82C92,98 70,106 50,106C30,106 8,98 4,82Z",
        fill=GOLD,
        shadow=2.4,
    )
    painter.body(
        "M3,28C8,44 30,50 50,50C70,50 92,44 97,28V38C92,54 70,60 50,60C30,60 8,54 3,38Z",
        fill=GOLD,
        shadow=2.4,
    )
    painter.body(ellipse(50, 28, across=47, down=20), fill=CREAM, shadow=3.4)
    painter.stroke(ellipse(50, 28, across=40, down=15.4), width=1, opacity=0.4)
    painter.limb("M26,24L-2,-6", width=4.4, fill=BROWN, casing=1.6)
    painter.body(ellipse(-4, -8, across=5.4, down=6), fill=CREAM, shadow=1.6)
    painter.patch(
        "M18,24L23,20L27,23L33,21L31,26L36,30L29,30L27,35L23,30L16,30Z",
        fill=DARK_BLUE,
        line=1.4,
    )
    painter.stroke("M29,26L25.6,22.6", width=5, colour=BROWN)
    # a plaster, crosswise
    with painter.turned("rotate(-24 68 30)"):
        painter.flat_feature(
            "M56,26.4H80C82.4,26.4 82.4,33.6 80,33.6H56C53.6,33.6 53.6,26.4 56,26.4Z",
            fill=SKIN,
            line=1.5,
        )
        painter.stroke("M64,26.6V33.4M72,26.6V33.4", width=1)
    # it counts to ten, in four-four
    painter.eye(Eye(x=38, y=70, radius=7.6, gaze=(0, 0.4), lid=0.46, skin=TAN))
    painter.eye(Eye(x=62, y=70, radius=7.6, gaze=(0, 0.4), lid=0.46, skin=TAN))
    painter.stroke("M29,59L44,63.6M71,59L56,63.6", width=2.8)
    painter.stroke("M42,84C46,81 54,81 58,84", width=2.4)
    painter.patch(ellipse(27, 79, across=4, down=2.6), fill=PINK, opacity=0.9)
    painter.patch(ellipse(73, 79, across=4, down=2.6), fill=PINK, opacity=0.9)


DRUM = Charge(
    name="drum",
    draw=_draw,
    scale=0.25,
    shift=(0.3, 1.4),
    field=("#3f9a8c", "#2b7a72"),
    mantling="#c9413f",
)

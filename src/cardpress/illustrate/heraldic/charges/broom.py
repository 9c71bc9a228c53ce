"""A broom with a learner's plate."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    DARK_GOLD,
    GOLD,
    IVORY,
    PALE_GOLD,
    PINK,
    RED,
    TAN,
    VIOLET,
)

__all__ = ["BROOM"]


def _draw(painter: Painter) -> None:
    painter.limb("M50,44L50,-20", width=6.4, fill=BROWN, casing=1.8)
    painter.stroke("M48.6,-14V-2M51.4,4V18", width=1.2, opacity=0.6)
    # bristles, each with an idea of its own
    painter.body(
        "M34,42C26,56 14,72 6,96L15,93L18,103L27,96L33,106L41,98L50,108L58,98L66,106L73,96"
        "L82,103L85,93L94,96C86,72 74,56 66,42Z",
        fill=GOLD,
        shadow=6,
        light=3,
    )
    painter.stroke(
        "M24,84C25,88 23,92 21,95M34,92L33,99M66,92L67,99M76,84C75,88 77,92 79,95M50,94V100"
        "M17,78L14,86M83,78L86,86",
        width=1.6,
        colour=DARK_GOLD,
    )
    painter.body(
        "M33,34C38,31 62,31 67,34C70,38 70,42 68,46C58,50 42,50 32,46C30,42 30,38 33,34Z",
        fill=VIOLET,
        shadow=2.4,
    )
    painter.stroke("M33,40C42,43 58,43 67,40", width=1.5)
    painter.eye(Eye(x=38, y=66, radius=8.4, gaze=(2, -2.4), lid=0.2, skin=TAN))
    painter.eye(Eye(x=62, y=66, radius=8.4, gaze=(2, -2.4), lid=0.2, skin=TAN))
    painter.stroke("M28,54C32,51 38,51.6 42,55M58,55C62,51.6 68,51 72,54", width=2.6)
    painter.patch(
        "M41,80C46,77.4 54,77.4 59,80C58,85 54,87.4 50,87.4C46,87.4 42,85 41,80Z",
        fill=IVORY,
        line=1.8,
    )
    painter.stroke("M41.4,82C47,83.6 53,83.6 58.6,82M50,78.4V87", width=1.2)
    painter.patch(ellipse(26, 77, across=4, down=2.6), fill=PINK, opacity=0.9)
    painter.patch(ellipse(74, 77, across=4, down=2.6), fill=PINK, opacity=0.9)
    # the plate
    with painter.turned("rotate(9 62 8)"):
        painter.flat_body("M50,-6H78V24H50Z", fill=IVORY)
        painter.patch("M58,-1H64.4V13H73V19H58Z", fill=RED, line=1.3)
        painter.patch(circle(53.6, -2.4, radius=1.5), fill=PALE_GOLD, line=1)
        painter.patch(circle(74.4, -2.4, radius=1.5), fill=PALE_GOLD, line=1)


BROOM = Charge(
    name="broom",
    draw=_draw,
    scale=0.24,
    shift=(0, 0.6),
    field=("#4f86c0", "#39699f"),
    mantling="#6f4ba8",
)

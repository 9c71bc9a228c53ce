"""A candle that burns at both ends."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_GOLD,
    GOLD,
    INK,
    IVORY,
    LILAC,
    ORANGE,
    PALE_GOLD,
    PALE_LILAC,
    PINK,
)

__all__ = ["CANDLE"]


def _flame(painter: Painter, x: float, y: float) -> None:
    """A flame with its foot at (x, y)."""
    painter.body(
        f"M{x:g},{y:g}C{x - 10:g},{y - 3:g} {x - 10:g},{y - 14:g} {x - 4:g},{y - 20:g}"
        f"C{x - 3:g},{y - 26:g} {x:g},{y - 30:g} {x + 3:g},{y - 34:g}"
        f"C{x + 3:g},{y - 27:g} {x + 10:g},{y - 20:g} {x + 10:g},{y - 11:g}"
        f"C{x + 10:g},{y - 4:g} {x + 5:g},{y:g} {x:g},{y:g}Z",
        fill=ORANGE,
        shadow=2.4,
    )
    painter.patch(
        f"M{x:g},{y - 2:g}C{x - 6:g},{y - 4:g} {x - 5:g},{y - 11:g} {x:g},{y - 18:g}"
        f"C{x + 5:g},{y - 12:g} {x + 7:g},{y - 5:g} {x:g},{y - 2:g}Z",
        fill=PALE_GOLD,
    )


def _draw(painter: Painter) -> None:
    # the stick: a dish with a ring, beneath the bend
    painter.limb(ellipse(50, 99, across=11, down=8), width=3, fill=GOLD, casing=1.6)
    painter.body(
        "M14,86C26,92 74,92 86,86C88,96 72,103 50,103C28,103 12,96 14,86Z",
        fill=GOLD,
        shadow=2.6,
    )
    painter.body("M38,78H62L65,92C56,95 44,95 35,92Z", fill=DARK_GOLD, shadow=2)
    _flame(painter, 10, 4)
    _flame(painter, 90, 4)
    painter.stroke("M10,12V2M90,12V2", width=2.6)
    # the candle, bent like a horseshoe
    painter.body(
        "M-2,12C6,8 16,8 22,12C22,34 30,48 50,48C70,48 78,34 78,12C84,8 94,8 102,12"
        "C104,56 82,84 50,84C18,84 -4,56 -2,12Z",
        fill=IVORY,
        shadow=6,
        light=0,
    )
    for drip in (
        (
            "M-2,11C6,7 16,7 22,11C23,17 22,20 20,20C17,20 18,16 15,16C12,16 13,26 9.6,26"
            "C6,26 7,17 4,17C1.6,17 2,22 0,22C-3,22 -3,15 -2,11Z"
        ),
        (
            "M78,11C84,7 94,7 102,11C103,16 102,24 99.6,24C97,24 98,16 95,16C92,16 93,22 90,22"
            "C87,22 88,16 85,16C82,16 83,19 80,19C77,19 77,15 78,11Z"
        ),
    ):
        painter.feature(drip, fill=PALE_LILAC, shadow=1.4, line=1.7)
    # it has a deadline
    painter.eye(Eye(x=37, y=62, radius=8, gaze=(0, -0.6), lid=0.5, skin=LILAC))
    painter.eye(Eye(x=63, y=62, radius=8, gaze=(0, -0.6), lid=0.4, skin=LILAC))
    painter.stroke(
        "M30,72.4C34,74.4 40,74.4 44,72.4M56,72.4C60,74.4 66,74.4 70,72.4",
        width=1.4,
        opacity=0.7,
    )
    painter.stroke("M28,53.6C32,50.8 38,51 42,53.4M58,51.6C62,49.4 68,50.2 72,53.4", width=2.3)
    painter.stroke("M44,77.6C47,75.6 53,75.6 56,77.6", width=2.2, colour=INK)
    painter.patch(ellipse(25, 68, across=3.8, down=2.6), fill=PINK, opacity=0.9)
    painter.patch(ellipse(75, 68, across=3.8, down=2.6), fill=PINK, opacity=0.9)


CANDLE = Charge(
    name="candle",
    draw=_draw,
    scale=0.25,
    shift=(0, 0.6),
    field=("#7a4a9e", "#5d3482"),
    mantling="#e08a2a",
)

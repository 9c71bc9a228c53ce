"""A ghost with a four-leaved clover."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse, pivot
from cardpress.illustrate.heraldic.painter import Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_GREEN,
    DARK_RED,
    GREEN,
    INK,
    IVORY,
    PALE_GOLD,
    PINK,
)

__all__ = ["GHOST"]


def _draw(painter: Painter) -> None:
    painter.pale_body(
        "M47,2C68,1 80,18 80,38C88,34 94,26 98,28C103,31 99,44 84,52C84,62 88,72 96,78"
        "C90,82 84,82 80,80C80,87 76,93 70,96C67,90 63,88 58,88C54,96 46,100 37,98"
        "C39,92 37,88 32,86C26,90 18,90 12,85C18,78 19,66 18,54C10,52 3,45 3,37"
        "C3,32 9,31 12,34C14,37 16,38 17,37C16,16 27,3 47,2Z",
        fill=IVORY,
        shadow=7,
    )
    painter.stroke(
        "M30,70C29,77 30,82 32,86M57,72C60,78 59,84 58,88M78,66C78,72 79,77 80,80",
        width=1.6,
        opacity=0.5,
    )
    painter.patch(
        "M36.5,28C41,27 44,32 43.5,38C43,44 40,47 37,46.5C33,46 31,42 31.5,36.5"
        "C32,31.5 34,28.4 36.5,28Z",
        fill=INK,
    )
    painter.patch(ellipse(35.6, 33.6, across=2.1, down=2.8), fill=IVORY)
    painter.patch(circle(39.4, 42, radius=1.1), fill=IVORY)
    painter.patch(
        "M60.5,28C65,27 68,32 67.5,38C67,44 64,47 61,46.5C57,46 55,42 55.5,36.5"
        "C56,31.5 58,28.4 60.5,28Z",
        fill=INK,
    )
    painter.patch(ellipse(59.6, 33.6, across=2.1, down=2.8), fill=IVORY)
    painter.patch(circle(63.4, 42, radius=1.1), fill=IVORY)
    painter.stroke("M31,22C33,19.6 37,18.6 40,19.4M57,18.4C60,16.4 64,16.8 67,19", width=2)
    painter.patch(
        "M41,52C46,55 53,55 58,51C58,60 53,64 49.5,64C45.5,64 41.5,60 41,52Z",
        fill=DARK_RED,
        line=1.8,
    )
    painter.patch("M45,61C47,58.4 52,58.4 54.4,60.6C51,64.6 48,64.6 45,61Z", fill=PINK)
    painter.patch(ellipse(28, 51, across=4.4, down=2.9), fill=PINK, opacity=0.75)
    painter.patch(ellipse(70, 50.5, across=4.4, down=2.9), fill=PINK, opacity=0.75)
    # the four-leaved clover, held up
    painter.stroke("M95,36C94,30 93,24 92,18", width=2.6, colour=DARK_GREEN)
    for angle in (20, 110, 200, 290):
        at = pivot(91, 9, degrees=angle)
        painter.body(
            f"M{at(0, 0)}C{at(2, -5)} {at(6, -9)} {at(10, -7)}"
            f"C{at(13, -5)} {at(12.5, -2)} {at(10.5, 0)}C{at(12.5, 2)} {at(13, 5)} {at(10, 7)}"
            f"C{at(6, 9)} {at(2, 5)} {at(0, 0)}Z",
            fill=GREEN,
            shadow=1.6,
            light=1.2,
            line=1.7,
        )
    painter.patch(circle(91, 9, radius=1.6), fill=PALE_GOLD)


GHOST = Charge(
    name="ghost",
    draw=_draw,
    scale=0.27,
    shift=(-0.1, -0.1),
    field=("#46409a", "#2f2a73"),
    mantling="#3f3a8c",
)

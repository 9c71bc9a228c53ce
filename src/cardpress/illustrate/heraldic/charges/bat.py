"""A bat that has seen an optician."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_VIOLET,
    GOLD,
    GREY,
    INK,
    IVORY,
    LILAC,
    PINK,
    TAN,
    VIOLET,
    WHITE,
)

__all__ = ["BAT"]


def _draw(painter: Painter) -> None:
    for side in (-1, 1):

        def at(x: float, y: float, side: int = side) -> str:
            return f"{50 + side * x:g},{y:g}"

        painter.body(
            f"M{at(20, 46)}C{at(28, 30)} {at(40, 20)} {at(52, 10)}C{at(64, 24)} {at(68, 44)} "
            f"{at(66, 70)}C{at(60, 62)} {at(52, 61)} {at(47, 70)}C{at(41, 63)} {at(33, 65)} "
            f"{at(29, 76)}C{at(26, 72)} {at(22, 70)} {at(18, 72)}Z",
            fill=DARK_VIOLET,
            shadow=4,
        )
        painter.stroke(
            f"M{at(24, 46)}C{at(36, 36)} {at(46, 24)} {at(52, 11)}"
            f"M{at(34, 38)}C{at(42, 46)} {at(46, 58)} {at(47, 69)}"
            f"M{at(26, 48)}C{at(29, 56)} {at(30, 66)} {at(29, 75)}",
            width=1.8,
        )
        painter.body(
            f"M{at(8, 22)}C{at(10, 8)} {at(16, -4)} {at(25, -10)}C{at(31, 4)} {at(30, 22)} "
            f"{at(24, 34)}Z",
            fill=VIOLET,
            shadow=2,
        )
        painter.patch(
            f"M{at(13, 22)}C{at(14, 12)} {at(18, 3)} {at(23, -2)}C{at(26, 8)} {at(25, 18)} "
            f"{at(22, 27)}Z",
            fill=PINK,
            line=1.3,
        )
        painter.flat_body(ellipse(50 + side * 9, 97, across=5, down=4), fill=GREY, line=1.6)
    # a patch on the right-hand wing
    painter.patch("M92,40L102,36L106,46L96,50Z", fill=TAN, line=1.4)
    painter.stroke("M93,43l-3,1M96,48l-1.6,2.6M104,38l2.6,-1.8M100,37l-.6,-3", width=1.2)
    painter.body(
        "M50,12C70,12 80,26 79,46C82,74 72,96 50,96C28,96 18,74 21,46C20,26 30,12 50,12Z",
        fill=VIOLET,
        shadow=6,
        light=3,
    )
    painter.patch(
        "M50,66C60,66 67,74 65,82C63,90 57,93 50,93C43,93 37,90 35,82C33,74 40,66 50,66Z",
        fill=LILAC,
    )
    painter.stroke("M44,74l2,3 2,-3M52,74l2,3 2,-3M48,82l2,3 2,-3", width=1.4)
    # the spectacles, and an eye for detail
    for x in (36.5, 63.5):
        painter.eye(Eye(x=x, y=39, radius=11.4, gaze=(0, 1), pupil=0.6, line=1.2))
        painter.stroke(circle(x, 39, radius=13), width=6)
        painter.stroke(circle(x, 39, radius=13), width=3, colour=GOLD)
        painter.patch(
            f"M{x - 8},{34}C{x - 6},{30} {x - 3},{29} {x - 1},{29}L{x - 6},{38}Z",
            fill=WHITE,
            opacity=0.55,
        )
    painter.stroke("M47.6,37.6C49,36.4 51,36.4 52.4,37.6", width=2.6)
    painter.stroke("M28,21.4C32,18.4 37,18.6 41,21.4M59,20C63,16.6 69,17 72,20.6", width=2.6)
    painter.patch(ellipse(50, 51.4, across=3.4, down=2.4), fill=INK)
    painter.patch(
        "M41,57C46,61 54,61 59,57C58,63 54,65.6 50,65.6C46,65.6 42,63 41,57Z",
        fill=DARK_VIOLET,
        line=1.6,
    )
    painter.patch(
        "M44,58.6L46.6,63L48.4,59.6ZM51.6,59.6L53.4,63L56,58.6Z", fill=IVORY, line=0.8
    )


BAT = Charge(
    name="bat",
    draw=_draw,
    scale=0.24,
    shift=(0, 0.8),
    field=("#f6d27c", "#e4b04c"),
    mantling="#4c2f86",
)

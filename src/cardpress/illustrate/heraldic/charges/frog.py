"""A frog, crowned."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse
from cardpress.illustrate.heraldic.painter import BOTH_SIDES, Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_GOLD,
    DARK_GREEN,
    GOLD,
    GREEN,
    INK,
    PALE_GOLD,
    PALE_GREEN,
    PINK,
    RED,
)

__all__ = ["FROG"]


def _draw(painter: Painter) -> None:
    for side in BOTH_SIDES:
        with painter.turned(side):
            painter.body(
                "M72,60C92,56 104,72 96,88C92,95 82,96 74,93C68,86 66,70 72,60Z",
                fill=GREEN,
                shadow=4,
            )
            painter.body(
                "M70,92C80,88 94,89 103,93C105,97 102,99 99,98C96,101 92,101 89,99"
                "C85,102 80,101 78,99C73,100 68,98 70,92Z",
                fill=PALE_GREEN,
                shadow=1.6,
            )
    painter.body(
        "M50,42C74,42 82,60 80,76C78,90 66,96 50,96C34,96 22,90 20,76C18,60 26,42 50,42Z",
        fill=GREEN,
        shadow=5,
    )
    painter.patch(
        "M50,58C66,58 72,68 71,78C69,89 62,93.6 50,93.6C38,93.6 31,89 29,78C28,68 34,58 50,58Z",
        fill=PALE_GOLD,
        line=1.6,
    )
    for foot in (38, 62):
        painter.feature(
            f"M{foot - 5},72c-1,8 0,16 -2,21c-1,5 15,5 14,0c-2,-5 -1,-13 -2,-21Z",
            fill=GREEN,
            shadow=2,
        )
        painter.stroke(f"M{foot - 2.6:g},96V92.6M{foot + 2.6:g},96V92.6", width=1.4)
    painter.body(
        "M50,22C58,22 62,24 64,20C70,8 88,12 88,26C88,31 86,34 90,40C96,50 90,66 72,69"
        "C62,71 38,71 28,69C10,66 4,50 10,40C14,34 12,31 12,26C12,12 30,8 36,20"
        "C38,24 42,22 50,22Z",
        fill=GREEN,
        shadow=5,
        light=3,
    )
    painter.eye(
        Eye(
            x=24.5,
            y=25,
            radius=9.4,
            gaze=(1.6, 0.8),
            lid=0.3,
            skin=PALE_GREEN,
            pupil=0.5,
            line=1.8,
        )
    )
    painter.eye(
        Eye(
            x=75.5,
            y=25,
            radius=9.4,
            gaze=(-1.6, 0.8),
            lid=0.3,
            skin=PALE_GREEN,
            pupil=0.5,
            line=1.8,
        )
    )
    painter.stroke("M17,50C28,60 42,58 50,56C58,58 72,60 83,50", width=2.4)
    painter.stroke("M14.6,47.6C16,49 17,50.6 17,52M85.4,47.6C84,49 83,50.6 83,52", width=1.8)
    painter.patch(ellipse(46, 45, across=1.4, down=1), fill=INK)
    painter.patch(ellipse(54, 45, across=1.4, down=1), fill=INK)
    painter.patch(ellipse(24, 56.6, across=4.4, down=2.8), fill=PINK, opacity=0.8)
    painter.patch(ellipse(76, 56.6, across=4.4, down=2.8), fill=PINK, opacity=0.8)
    for x, y, radius in (
        (40.0, 31.0, 2.0),
        (58.0, 30.0, 2.6),
        (50.0, 36.0, 1.6),
        (64.0, 36.0, 1.4),
    ):
        painter.patch(
            ellipse(x, y, across=radius, down=radius * 0.8), fill=DARK_GREEN, opacity=0.8
        )
    # crown at an angle
    with painter.turned("rotate(-12 50 14)"):
        painter.body(
            "M34,20L30,-4L41,6L50,-9L59,6L70,-4L66,20C56,23 44,23 34,20Z", fill=GOLD, shadow=3
        )
        painter.patch(
            "M33.6,15C44,18 56,18 66.4,15L66,20C56,23 44,23 34,20Z", fill=DARK_GOLD, line=1.6
        )
        for x, y in ((30.0, -5.6), (50.0, -10.6), (70.0, -5.6)):
            painter.body(circle(x, y, radius=3.4), fill=RED, shadow=1, line=1.6)


FROG = Charge(
    name="frog",
    draw=_draw,
    scale=0.26,
    shift=(0.1, 2.8),
    field=("#c8506a", "#a93a58"),
    mantling="#1f8f8a",
)

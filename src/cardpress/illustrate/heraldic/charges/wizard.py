"""A wizard with wisteria in his hat."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse, star
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    DARK_GOLD,
    DARK_STEEL,
    DARK_VIOLET,
    GOLD,
    GREEN,
    IVORY,
    LILAC,
    PALE_GOLD,
    PALE_LILAC,
    PINK,
    SKIN,
    VIOLET,
    WHITE,
)

__all__ = ["WIZARD"]

_BLOSSOM = (PALE_LILAC, LILAC, VIOLET)
"""The florets of the sprig, from the top down."""


def _draw(painter: Painter) -> None:
    # beard
    painter.pale_body(
        "M20,52C10,66 14,80 24,84C20,90 24,96 31,95C33,102 42,106 50,113"
        "C58,106 67,102 69,95C76,96 80,90 76,84C86,80 90,66 80,52Z",
        fill=IVORY,
        shadow=6,
    )
    painter.stroke(
        "M30,72C29,80 34,88 40,92M70,72C71,80 66,88 60,92M44,80C44,90 47,98 50,104"
        "M57,82C57,90 55,95 53,98M24,64C23,70 24,74 26,77M76,64C77,70 76,74 74,77",
        width=1.5,
        colour=DARK_STEEL,
    )
    # face
    painter.flat_body("M26,40C23,58 33,70 50,70C67,70 77,58 74,40Z", fill=SKIN, line=1.6)
    painter.patch(ellipse(31.5, 63.5, across=4, down=2.8), fill=PINK, opacity=0.9)
    painter.patch(ellipse(68.5, 63.5, across=4, down=2.8), fill=PINK, opacity=0.9)
    # eyes, spectacles, brows, nose, moustache
    painter.eye(Eye(x=38.5, y=54.5, radius=5.2, gaze=(1.2, 0.4), lid=0.34, skin=SKIN, line=1.3))
    painter.eye(
        Eye(x=61.5, y=54.5, radius=5.2, gaze=(-1.2, 0.4), lid=0.34, skin=SKIN, line=1.3)
    )
    for x in (38.5, 61.5):
        painter.patch(circle(x, 55, radius=8), fill=WHITE, opacity=0.18)
        painter.stroke(circle(x, 55, radius=8), width=1.9, colour=DARK_GOLD)
    painter.stroke("M46.6,53.6C49,52.2 51,52.2 53.4,53.6", width=1.8, colour=DARK_GOLD)
    painter.patch(
        "M50,72C44,66 33,66 27,70C23,73 18,72 16,69C16,78 26,82 34,80C41,79 47,77 50,74.6"
        "C53,77 59,79 66,80C74,82 84,78 84,69C82,72 77,73 73,70C67,66 56,66 50,72Z",
        fill=IVORY,
        line=1.9,
    )
    painter.feature(
        "M50,57C55,59 58,63 56.6,67.4C55.6,71.4 44.4,71.4 43.4,67.4C42,63 45,59 50,57Z",
        fill=PINK,
        shadow=1.8,
        line=1.7,
    )
    # hat
    with painter.turned("translate(0 -9)"):
        painter.body(
            "M22,44C28,24 34,6 46,-6C54,-14 70,-20 84,-12C92,-7 95,2 91,9C88,14 82,13 81,8"
            "C80,3 75,2 72,5C70,10 74,26 79,44C60,50 40,50 22,44Z",
            fill=VIOLET,
            shadow=6,
            light=3,
        )
        painter.stroke("M71,4C66,2 61,3 58,6M73,14C68,13 65,14 62,17", width=1.5, opacity=0.6)
        for x, y, radius in (
            (47, 8, 4.2),
            (62, 22, 3.4),
            (38, 24, 3),
            (57, -5, 3),
            (76, -7, 2.6),
        ):
            painter.patch(
                star(x, y, radius=radius, waist=radius * 0.42), fill=PALE_GOLD, line=1
            )
        painter.body(
            "M-4,46C6,38 20,42 30,40C42,38 58,38 70,40C80,42 94,38 104,46C106,49 104,52 100,52"
            "C80,58 66,54 50,54C34,54 20,58 0,52C-4,52 -6,49 -4,46Z",
            fill=DARK_VIOLET,
            shadow=2.6,
            light=2,
        )
        painter.feature(
            "M24.6,36C40,42 60,42 76.6,36L78.6,43C60,49 40,49 22.4,43Z",
            fill=GOLD,
            shadow=2,
            line=1.7,
        )
        # wisteria sprig in the band
        for i, (x, y) in enumerate(
            (
                (80, 31),
                (85, 33),
                (89.5, 37),
                (82, 37),
                (87, 42),
                (92, 43),
                (90, 48),
                (94.4, 49),
                (94, 54),
                (96.6, 58),
            )
        ):
            painter.flat_body(
                circle(x, y, radius=3.6 - i * 0.16),
                fill=_BLOSSOM[min(2, i // 4 + i % 2)],
                line=1.2,
            )
        painter.body(
            "M78,34C70,28 66,26 62,27C65,33 71,36 78,36Z", fill=GREEN, shadow=1.2, line=1.4
        )


WIZARD = Charge(
    name="wizard",
    draw=_draw,
    scale=0.26,
    shift=(-0.1, 0.3),
    field=("#33a394", "#1f7a78"),
    mantling="#2d9a8c",
    crest="bare",
    glorious=True,
)

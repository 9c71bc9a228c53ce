"""A toadstool that points both ways."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import BROWN, CREAM, DARK_RED, PINK, RED, TAN

__all__ = ["MUSHROOM"]


def _draw(painter: Painter) -> None:
    # arms that point both ways
    painter.limb("M34,70C24,69 18,64 9,66", width=5, fill=CREAM)
    painter.limb("M66,70C76,70 81,62 90,60", width=5, fill=CREAM)
    for d in (
        (
            "M11,62C6,61 2,62 -3,64C-5,66 -3,68 0,67.6L4,67.5C3,70 6,73 10,71.5"
            "C14,70 14,64 11,62Z"
        ),
        (
            "M89,56C94,55 98,55 103,56C105,58 104,60 101,60.2L97,60.6C98,63 96,66 92,65.5"
            "C87,65 86,58 89,56Z"
        ),
    ):
        painter.body(d, fill=CREAM, shadow=1.2)
    painter.pale_body(
        "M35,48C38,60 29,74 28,84C28,92 38,96 50,96C62,96 72,92 72,84C71,74 62,60 65,48Z",
        fill=CREAM,
        shadow=5,
    )
    painter.flat_body("M16,53C32,45 68,45 84,53C76,61 63,63 50,63C37,63 24,61 16,53Z", fill=TAN)
    for i in range(-5, 6):
        painter.stroke(
            f"M{50 + i * 3.6:g},49L{50 + i * 6:g},{62 - abs(i) * 1.15:g}",
            width=1.1,
            colour=BROWN,
            opacity=0.8,
        )
    painter.body(
        "M50,4C79,4 100,28 98,48C97,56 88,57 79,54C70,51 60,50 50,50C40,50 30,51 21,54"
        "C12,57 3,56 2,48C0,28 21,4 50,4Z",
        fill=RED,
        shadow=6,
        light=3.2,
    )
    for x, y, across, down in (
        (48, 18, 9.5, 7.5),
        (24, 29, 7.5, 6.5),
        (74, 31, 8.5, 7),
        (50, 39, 6.2, 5),
        (13, 45, 4.6, 4),
        (88, 46, 4.2, 3.4),
        (33, 44, 3, 2.4),
        (65, 14.5, 3.6, 2.8),
        (68, 45.5, 2.4, 1.8),
    ):
        painter.patch(ellipse(x, y, across=across, down=down), fill=CREAM, line=1.5)
    painter.eye(Eye(x=41.5, y=73, radius=6.4, gaze=(1.4, -0.2), line=1.6))
    painter.eye(Eye(x=58.5, y=73, radius=6.4, gaze=(1.4, -0.2), line=1.6))
    painter.stroke("M36,64.5C38,62.5 42,62.5 44.5,64.5M56,64C58,62 62,62 64,64.5", width=1.8)
    painter.patch("M43,82C47,84 53,84 57,82C56,89 44,89 43,82Z", fill=DARK_RED, line=1.7)
    painter.patch(ellipse(34, 81, across=3, down=2.2), fill=PINK, opacity=0.85)
    painter.patch(ellipse(66, 81, across=3, down=2.2), fill=PINK, opacity=0.85)


MUSHROOM = Charge(
    name="mushroom",
    draw=_draw,
    scale=0.27,
    shift=(0, 0.4),
    field=("#4383b4", "#2c618e"),
    mantling="#2f6c9c",
)

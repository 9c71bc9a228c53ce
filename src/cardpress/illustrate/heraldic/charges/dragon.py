"""A dragon with napkin and lettuce."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle, ellipse, pivot
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    CREAM,
    DARK_GOLD,
    DARK_GREEN,
    DARK_RED,
    GREEN,
    INK,
    IVORY,
    NIGHT,
    ORANGE,
    PALE_GOLD,
    PALE_GREEN,
    RED,
)

__all__ = ["DRAGON"]


def _draw(painter: Painter) -> None:
    # neck spines, frill, horn
    for x, y, angle in (
        (84.0, 34.0, -30),
        (92.0, 50.0, -10),
        (96.0, 67.0, 10),
        (96.0, 84.0, 28),
    ):
        at = pivot(x, y, degrees=angle)
        painter.body(f"M{at(-8, -6)}L{at(10, 0)}L{at(-8, 7)}Z", fill=ORANGE, shadow=2, line=1.8)
    painter.body("M58,22C64,8 78,-4 96,-10C92,2 86,16 74,30Z", fill=CREAM, shadow=3, light=0)
    painter.stroke(
        "M70,9C74,11 77,14 78,17M79,0.6C82,2 84,5 85,8M64,16C68,18 71,22 72,25",
        width=1.3,
        colour=DARK_GOLD,
    )
    painter.body("M40,20C42,6 52,-6 66,-12C65,0 62,12 54,24Z", fill=CREAM, shadow=2.4, light=0)
    painter.stroke("M49,6C52,8 55,9 57,12M56,-3.4C58,-2 60,0 61,2", width=1.3, colour=DARK_GOLD)
    # neck and head
    painter.body(
        "M2,44C0,34 8,28 18,30C24,31 28,30 32,25C38,16 52,14 63,20C80,26 92,44 96,66"
        "C98,78 98,90 98,102L46,102C50,92 50,82 46,74C38,74 20,74 12,70"
        "C7,67 8,62 12,61L30,57C20,57 12,57 7,55C3,53 2,48 2,44Z",
        fill=GREEN,
        shadow=6,
        light=3.2,
    )
    # belly plates
    painter.flat_feature(
        "M46,74C56,71 62,64 64,58C72,70 74,86 72,102L46,102C50,92 50,82 46,74Z",
        fill=PALE_GOLD,
        line=1.7,
    )
    painter.stroke(
        "M55,70C61,71 66,71 69.6,69.6M50.6,80C58,81.6 66,81 72.6,78.6M50.4,89"
        "C58,91 66,90.6 73,88",
        width=1.5,
        colour=DARK_GOLD,
    )
    # mouth, teeth, lettuce
    painter.patch(
        "M9,56C20,58.6 32,58 45,54C50,52.4 54,50 56,47C57,55 52,60 44,62"
        "C34,64.6 22,63 11.6,62C8,61 7,58 9,56Z",
        fill=NIGHT,
        line=1.8,
    )
    for x, y in ((12, 57), (18, 58), (26, 58), (34, 57.4), (42, 55.6)):
        painter.patch(
            f"M{x - 2.4:g},{y - 0.6:g}L{x + 2.4:g},{y - 0.6:g}L{x:g},{y + 5.6:g}Z",
            fill=IVORY,
            line=1.3,
        )
    painter.body(
        "M-8,64C-10,58 -2,56 2,58C6,54 12,56 13,59C18,58 22,62 20,65C24,68 22,73 17,72"
        "C16,77 9,78 6,75C2,79 -5,77 -5,73C-10,73 -12,67 -8,64Z",
        fill=PALE_GREEN,
        shadow=2.4,
        light=1.4,
    )
    painter.stroke(
        "M18,66C10,66 4,67 -4,69M10,66C7,63 4,62 1,62.6M8,67C5,70 3,72 0,73",
        width=1.3,
        colour=DARK_GREEN,
    )
    # nostril and smoke, sad eye, brow, ear frill
    painter.patch(ellipse(10, 39.5, across=3, down=2.2), fill=INK)
    painter.stroke("M14,34C18,33 22,34 24,36", width=1.6)
    painter.eye(
        Eye(x=43, y=35, radius=9, gaze=(-2.4, 2.2), lid=0.34, skin=DARK_GREEN, pupil=0.5)
    )
    painter.patch(
        "M30,31C36,22 48,20 57,27C54,29 50,27.6 46,27C40,26.6 35,28 31,33Z",
        fill=DARK_GREEN,
        line=1.7,
    )
    painter.stroke("M35,46C40,48 46,48 50,45", width=1.4, opacity=0.7)
    painter.body(
        "M66,36C76,30 88,30 96,36C91,39 89,42 90,46C85,46 82,49 82,54C78,52 73,54 71,58"
        "C66,52 63,44 66,36Z",
        fill=ORANGE,
        shadow=2.6,
    )
    painter.stroke(
        "M69,41C76,37 84,36 90,37.6M69.6,45.6C75,43 80,43 85,45.4M70.6,50"
        "C73,48.6 76,49 79,51.6",
        width=1.4,
        colour=DARK_RED,
    )
    for x, y in (
        (74, 66),
        (80, 72),
        (86, 66),
        (80, 84),
        (87, 79),
        (86, 92),
        (80, 61),
        (56, 33),
        (60, 40),
        (55, 42),
    ):
        painter.stroke(
            f"M{x - 2.6:g},{y:g}C{x - 1.6:g},{y + 3:g} {x + 1.6:g},{y + 3:g} {x + 2.6:g},{y:g}",
            width=1.4,
            colour=DARK_GREEN,
        )
    # napkin
    painter.body(
        "M41,88C54,94 80,94 99,84C102,88 102,92 100,95C88,102 74,104 66,104"
        "C64,109 60,114 54,116C50,110 46,104 44,100C40,98 38,92 41,88Z",
        fill=IVORY,
        shadow=3,
        light=0,
    )
    for x, y in ((50, 98), (58, 104), (62, 97), (74, 98), (85, 95), (95, 90), (53, 108)):
        painter.patch(circle(x, y, radius=2), fill=RED)


DRAGON = Charge(
    name="dragon",
    draw=_draw,
    scale=0.27,
    shift=(1.4, 0),
    field=("#bb3049", "#8f1f3f"),
    mantling="#b32b45",
)

"""A dragon with napkin and lettuce."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import ellipse, pivot
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
    PALE_STEEL,
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
    painter.body("M58,23C66,12 80,8 99,9C95,18 87,26 74,31Z", fill=CREAM, shadow=3, light=0)
    painter.stroke(
        "M70,13C73,16 75,19 75,22M80,9.6C82,12 83.6,15 83.6,18M89,8.6C90,10 91,12 91,14",
        width=1.3,
        colour=DARK_GOLD,
    )
    painter.body("M40,21C44,11 55,4 73,2C71,11 65,18 54,25Z", fill=CREAM, shadow=2.4, light=0)
    painter.stroke(
        "M50,10C53,12 55,14 56,17M60,5.4C62,7 63.6,9 64,12", width=1.3, colour=DARK_GOLD
    )
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
    # mouth, teeth
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
    # a napkin, tied at the nape
    painter.body("M92,84C102,74 112,76 114,82C108,86 100,88 94,89Z", fill=IVORY, shadow=2)
    painter.body("M93,87C104,86 112,92 112,99C104,100 97,95 92,91Z", fill=IVORY, shadow=2)
    painter.body(
        "M47,76C57,87 80,90 97,83C99,86 99,90 97,93C86,98 78,98 73,97.4"
        "C72,106 67,114 60,119C48,117 37,109 34,100C38,94 44,86 47,76Z",
        fill=IVORY,
        shadow=3,
        light=0,
    )
    painter.stroke("M49,83C59,92 80,96 96,89", width=2.6, colour=RED)
    painter.stroke("M41,99C48,106 56,110 64,110", width=2.6, colour=RED)
    painter.stroke(
        "M53,92C50,98 49,104 50,108M62,95C60,100 59,106 60,110", width=1.3, colour=RED
    )
    # the claw, the fork, the leaf: what remains of supper
    painter.limb("M14,102L3,70", width=2.6, fill=PALE_STEEL)
    painter.limb("M-6,58C-7,66 -4,70 3,70C9,69 11,64 8,54", width=2.2, fill=PALE_STEEL)
    painter.body(
        "M-9,62C-16,56 -13,47 -6,46C-7,38 2,34 7,39C13,36 19,42 16,48C22,51 21,60 14,61"
        "C13,66 6,68 2,64C-1,68 -8,67 -9,62Z",
        fill=PALE_GREEN,
        shadow=2.4,
        light=1.4,
    )
    painter.stroke(
        "M3,65C3,57 4,50 6,43M3.4,57C0,54 -4,53 -7,54M4.6,51C8,49 11,49 14,50",
        width=1.4,
        colour=DARK_GREEN,
    )
    painter.body(
        "M42,96C36,88 24,84 15,88C8,86 5,91 9,94C5,96 6,101 11,101C10,105 14,108 18,106"
        "C24,108 30,112 36,118L44,112Z",
        fill=GREEN,
        shadow=3,
    )
    painter.stroke("M9,94L16,95M11,101L17,100", width=1.5)


DRAGON = Charge(
    name="dragon",
    draw=_draw,
    scale=0.25,
    shift=(0.2, 0.6),
    field=("#bb3049", "#8f1f3f"),
    mantling="#b32b45",
)

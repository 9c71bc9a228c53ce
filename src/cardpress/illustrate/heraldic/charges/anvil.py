"""An anvil that a balloon has promised to carry."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import ellipse
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import (
    BROWN,
    CREAM,
    DARK_STEEL,
    PINK,
    RED,
    STEEL,
    TAN,
    WHITE,
)

__all__ = ["ANVIL"]


def _draw(painter: Painter) -> None:
    # the balloon, at full stretch
    painter.limb("M70,36C72,28 66,22 70,12", width=1.6, fill=CREAM, casing=1)
    painter.body(
        "M71,-26C84,-26 91,-16 90,-6C89,4 80,11 71,12C62,11 53,4 52,-6C51,-16 58,-26 71,-26Z",
        fill=RED,
        shadow=5,
        light=2.6,
    )
    painter.body("M71,11L75,17H67Z", fill=RED, shadow=1, line=1.6)
    painter.patch(
        "M59,-14C60,-19 64,-22 67,-22C64,-19 62,-15 61.6,-11Z", fill=WHITE, opacity=0.8
    )
    # the block
    painter.body("M18,104L23,86H77L82,104Z", fill=BROWN, shadow=3)
    painter.stroke("M30,90L28,101M42,89V102M58,89V102M70,90L72,101", width=1.4, opacity=0.7)
    # the anvil
    painter.body(
        "M30,66C33,74 30,80 22,82V90H78V82C70,80 67,74 70,66Z",
        fill=DARK_STEEL,
        shadow=4,
        light=2,
    )
    painter.body(
        "M-6,38C8,34 20,36 26,34H100V48C88,50 82,56 80,66C78,72 70,74 50,74C34,74 26,70 22,62"
        "C16,56 2,52 -6,38Z",
        fill=STEEL,
        shadow=6,
        light=3,
    )
    painter.stroke("M27,36C28,40 28,44 27,47M90,36V46", width=1.6, opacity=0.7)
    # it does not wish to be unkind
    painter.eye(Eye(x=42, y=53, radius=7.6, gaze=(2.6, -3), lid=0.34, skin=TAN))
    painter.eye(Eye(x=64, y=53, radius=7.6, gaze=(2.6, -3), lid=0.34, skin=TAN))
    painter.stroke("M34,44C38,41.4 43,41.6 47,44M58,42C63,38.6 68,39.6 72,43", width=2.4)
    painter.stroke("M46,66C50,68.6 57,68 60,64.6", width=2.2)
    painter.patch(ellipse(32, 61, across=4, down=2.6), fill=PINK, opacity=0.8)
    painter.patch(ellipse(74, 61, across=4, down=2.6), fill=PINK, opacity=0.8)
    painter.limb("M67,36C69,32.6 72,32.6 74,36", width=1.8, fill=CREAM, casing=1)


ANVIL = Charge(
    name="anvil",
    draw=_draw,
    scale=0.24,
    shift=(-0.2, 1.8),
    field=("#f3c86a", "#dca344"),
    mantling="#4a5f8c",
)

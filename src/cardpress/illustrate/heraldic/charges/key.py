"""A key with monocle and moustache."""

from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.outlines import circle
from cardpress.illustrate.heraldic.painter import Eye, Painter
from cardpress.illustrate.heraldic.tones import DARK_GOLD, GOLD, NIGHT, PALE_GOLD

__all__ = ["KEY"]


def _draw(painter: Painter) -> None:
    # shaft, collars and bit
    painter.body("M44.5,48L55.5,48L55.5,92C55.5,98 44.5,98 44.5,92Z", fill=GOLD, shadow=2.4)
    painter.body(
        "M54,66L62,66L62,69L69,69L69,63L80,63L80,72L75,72L75,76L80,76L80,92"
        "L70,92L70,85L62,85L62,89L54,89Z",
        fill=GOLD,
        shadow=2.6,
    )
    painter.body(
        "M41,51L59,51C61,51 61,57 59,57L41,57C39,57 39,51 41,51Z", fill=DARK_GOLD, shadow=1.5
    )
    painter.body(
        "M42.5,60L57.5,60C59,60 59,64 57.5,64L42.5,64C41,64 41,60 42.5,60Z",
        fill=DARK_GOLD,
        shadow=1.2,
    )
    # bow: a trefoil with a face
    painter.body(
        "M50,-4C59,-4 65,2 65,9C72,5 82,8 85,16C89,25 84,36 75,38C72,47 60,53 50,53"
        "C40,53 28,47 25,38C16,36 11,25 15,16C18,8 28,5 35,9C35,2 41,-4 50,-4Z",
        fill=GOLD,
        shadow=5,
        light=3,
    )
    painter.stroke(
        "M50,1.5C55,1.5 59.5,5 59.5,10C59.5,12 59,13 58.4,14.4C64,11 77,10.5 79.5,19"
        "C82,27 78,33 70.5,33.5C69,42 59,47.5 50,47.5C41,47.5 31,42 29.5,33.5"
        "C22,33 18,27 20.5,19C23,10.5 36,11 41.6,14.4C41,13 40.5,12 40.5,10"
        "C40.5,5 45,1.5 50,1.5Z",
        width=1.3,
        colour=DARK_GOLD,
    )
    painter.eye(
        Eye(x=40.5, y=24, radius=6.6, gaze=(1.6, 0.4), lid=0.36, skin=PALE_GOLD, line=1.7)
    )
    painter.eye(
        Eye(x=59.5, y=24, radius=6.6, gaze=(1.6, 0.4), lid=0.36, skin=PALE_GOLD, line=1.7)
    )
    painter.stroke(circle(59.5, 24, radius=8.6), width=1.5)
    painter.stroke("M68,26C71,32 71,38 68,42", width=1.3)
    painter.stroke("M33,13.5C37,11 42,12 45,14.5M55,12.5C58,9 63,8.6 67,11", width=2.2)
    # the moustache of an important key
    painter.patch(
        "M50,35.5C46,31.5 40,32.5 36,36C33,38.5 30,38 28.6,36.2C29,42 36,44.5 41,43"
        "C45,42 48,40 50,38.4C52,40 55,42 59,43C64,44.5 71,42 71.4,36.2"
        "C70,38 67,38.5 64,36C60,32.5 54,31.5 50,35.5Z",
        fill=NIGHT,
    )
    painter.flat_feature(
        "M50,27C52.5,29 53,32 51.8,34.2L48.2,34.2C47,32 47.5,29 50,27Z",
        fill=DARK_GOLD,
        line=1.3,
    )


KEY = Charge(
    name="key",
    draw=_draw,
    scale=0.32,
    shift=(0.25, 0.85),
    field=("#bb3d50", "#932c46"),
    mantling="#b23a4c",
)

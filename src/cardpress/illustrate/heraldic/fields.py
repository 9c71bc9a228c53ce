"""Divisions of the field: where its second tone lies, by the trade's names.

Each is path data in mm from the middle of the shield's top, y down, larger than any shield.
"""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.heraldic.outlines import number, polar

__all__ = ["DIVISIONS", "division", "low_hatching"]

DIVISIONS: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {
        1: ("pale", "fess", "bend"),
        2: ("pale", "bend", "chevron", "fess"),
        3: ("quarterly", "chevron", "bend", "barry"),
        4: ("quarterly", "paly", "bendy", "saltire"),
        5: ("bendy", "paly", "gyronny", "lozengy"),
        6: ("gyronny", "lozengy"),
    }
)
"""The divisions from which a shield of each strength draws: the stronger, the busier."""


def division(name: str) -> str:
    """The part of the field that the second tone covers."""
    return _COURSES[name]


def low_hatching(strength: int) -> str:
    """The lines that tint a field of a strength where ink is low: all over, 0.9 mm apart.

    Dots, slants, level lines, steps, upright lines and crossed ones, as on the walls.
    """
    level = "".join(f"M-20,{number(y * _PITCH)}h40" for y in range(-5, 48))
    upright = "".join(f"M{number(x * _PITCH)},-5V42" for x in range(-22, 23))
    slants = "".join(f"M{number(-66 + x * 1.27)},-5l47,47" for x in range(68))
    steps = "".join(f"M-20,{number(y * 1.1)}" + "l2,-1.2l2,1.2" * 10 for y in range(-4, 40))
    dots = "".join(
        f"M{number(x * 1.2 + y % 2 * 0.6)},{number(y * _PITCH)}h.35"
        for y in range(-5, 46)
        for x in range(-15, 16)
    )
    crossed = "".join(f"M{number(-66 + x * 2)},-5l47,47m-16,0l47,-47" for x in range(44))
    return (dots, slants, level, steps, upright, crossed)[strength - 1]


_PITCH = 0.9


def _paly() -> str:
    return "".join(f"M{x}-5h5.4v50h-5.4Z" for x in ("-16.2", "-5.4", "5.4"))


def _barry() -> str:
    return "".join(f"M-22,{y}h44v5.6h-44Z" for y in ("5.2", "16.4", "27.6"))


def _bendy() -> str:
    return "".join(f"M{x}-6h6.4l-40,52h-6.4Z" for x in (-8, 5, 18, 31, 44, 57))


def _gyronny() -> str:
    """Six rays of 30 degrees from the shield's heart, 18 mm below its top."""
    rays = []
    for start in range(15, 375, 60):
        (x, y), (next_x, next_y) = (
            polar(0, 18, radius=50, degrees=degrees) for degrees in (start, start + 30)
        )
        rays.append(f"M0,18L{number(x)},{number(y)}L{number(next_x)},{number(next_y)}Z")
    return "".join(rays)


def _lozengy() -> str:
    return "".join(
        f"M{number(column * 8.4 + row % 2 * 4.2)},{row * 6 - 6}l4.2,6l-4.2,6l-4.2,-6Z"
        for row in range(-1, 8)
        for column in range(-3, 4)
    )


_COURSES: Mapping[str, str] = MappingProxyType(
    {
        "pale": "M0-5H22V44H0Z",
        "bend": "M-22-5H22L22,8L-22,-5ZM-22-6L24,34V-6Z",
        "fess": "M-22,18H22V44H-22Z",
        "chevron": "M-22,34L0,14L22,34V44H-22Z",
        "quarterly": "M0-5H22V17H0ZM-22,17H0V44H-22Z",
        "paly": _paly(),
        "barry": _barry(),
        "bendy": _bendy(),
        "gyronny": _gyronny(),
        "lozengy": _lozengy(),
        "saltire": ("M-24-8L-16-10L0,12L16-10L24-8L5,18L24,44L16,46L0,24L-16,46L-24,44L-5,18Z"),
    }
)

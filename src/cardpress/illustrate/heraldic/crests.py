"""Crests: what sits on top of the shield, from a cord on a nail to a crown with an orb.

Each is drawn from the middle of the shield's top, in mm, y down. The colours are those of the
mantling: cloth and lining. The gradient ``gold`` is the picture's.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardpress.illustrate.heraldic.elements import dot, group, path
from cardpress.illustrate.heraldic.outlines import number, star
from cardpress.illustrate.heraldic.tones import (
    DARK_GOLD,
    GOLD,
    GREEN,
    INK,
    IVORY,
    PALE_GOLD,
    WHITE,
)

__all__ = ["CRESTS", "OWN_CRESTS"]

_JEWEL_BLUE, _JEWEL_RED = "#7fd6e8", "#e2507a"
_VELVET = "#a52b4f"
_FUR, _ROSY = "#b9b4c4", "#f2a3b0"


def _cord(_cloth: str, _lining: str) -> str:
    """The cord and the nail from which a painted board hangs."""
    course = "M-9,1L0,-8.6L9,1"
    line = {"fill": "none", "stroke_linejoin": "round"}
    return (
        path(course, stroke=INK, stroke_width=1.5, **line)
        + path(course, stroke="#e6c58c", stroke_width=0.7, role="core", **line)
        + dot(0, -8.6, r=1.5, fill="#9aa3b0", stroke=INK, stroke_width=0.6)
        + dot(-0.4, -9, r=0.4, fill=WHITE)
    )


def _bow(cloth: str, lining: str) -> str:
    """A ribbon tied in a bow."""
    bow = (
        "M0,-3.4C-3,-8 -9,-9 -11,-6.4C-11.6,-3.4 -8,0 -3,-.6L-5.6,2.9L-3,2.4L-2,4L0,.6"
        "L2,4L3,2.4L5.6,2.9L3,-.6C8,0 11.6,-3.4 11,-6.4C9,-9 3,-8 0,-3.4Z"
    )
    folds = "M-1,-2.4C-4,-3.4 -7,-4.4 -9,-5.6M1,-2.4C4,-3.4 7,-4.4 9,-5.6"
    line = {"fill": "none", "stroke_linecap": "round"}
    return (
        path(bow, fill=cloth, stroke=INK, stroke_width=0.75, stroke_linejoin="round")
        + path(folds, stroke=INK, stroke_width=0.35, **line)
        + path(
            "M-9.6,-6.6C-7,-7.4 -4,-6 -2,-4",
            stroke=WHITE,
            stroke_width=0.5,
            opacity=0.6,
            role="shade",
            **line,
        )
        + dot(0, -2.2, r=2.1, fill=lining, stroke=INK, stroke_width=0.7)
    )


def _feathers(cloth: str, lining: str) -> str:
    """Three feathers in a torse."""
    vane = (
        "M-.8,0C-3.4,-4 -3.6,-9 -1.4,-11.2C.4,-13 3.8,-12.4 3.9,-9.9C4,-8.4 2.2,-7.8 1.4,-8.8"
        "C2.6,-5.6 1.8,-2.6 .8,0Z"
    )
    barbs = "M0,-.6C-1,-4 -1,-7 0,-9.6M-.6,-3.4L-2.2,-4.6M-.8,-5.6L-2.4,-7M-.7,-7.8L-1.8,-9.4"
    drawn = "".join(
        group(
            path(vane, fill=colour, stroke=INK, stroke_width=0.72, stroke_linejoin="round"),
            path(
                barbs,
                fill="none",
                stroke=INK,
                stroke_width=0.28,
                stroke_linecap="round",
                opacity=0.7,
            ),
            transform=transform,
        )
        for transform, colour in (
            ("translate(-1.4 -2)rotate(-34)scale(-.9 .9)", lining),
            ("translate(1.4 -2)rotate(34)scale(.9)", lining),
            ("translate(0 -2)", IVORY),
        )
    )
    return drawn + _torse(-2.2, width=17, colours=(cloth, lining))


def _laurel(cloth: str, lining: str) -> str:
    """A star between laurel leaves, in a torse."""
    outer, inner = star(0, -7.6, radius=5.4, waist=2.4), star(0, -7.6, radius=3, waist=1.35)
    drawn = path(outer, fill=GOLD, stroke=INK, stroke_width=0.75, stroke_linejoin="round")
    drawn += path(inner, fill=PALE_GOLD)
    for side in (-1, 1):
        for turn, length in ((-50, 8.0), (-28, 7.4)):
            blade = f"M0,0C2,-2 6,-1.8 {number(length)},0C6,1.8 2,2 0,0Z"
            drawn += group(
                path(blade, fill=GREEN, stroke=INK, stroke_width=0.6),
                path(f"M.4,0H{number(length - 1.4)}", stroke=INK, stroke_width=0.25),
                transform=f"scale({side} 1) translate(2 -2.6) rotate({turn})",
            )
    return drawn + _torse(-1.8, width=19, colours=(cloth, lining))


def _torse(y: float, *, width: float, colours: tuple[str, str]) -> str:
    """A wreath of two cloths twisted together, in six turns, sinking a little at its ends."""
    turn = width / 6
    drawn = ""
    for index in range(6):
        x = -width / 2 + (index + 0.5) * turn
        middle = y + 0.02 * abs(x) ** 1.3
        at = [number(x + turn * share) for share in (-0.62, -0.9, -0.1, 0.5, 0.9, 0.1)]
        down = [number(middle + drop) for drop in (1.5, -0.4, -1.9, -1.5, 0.4, 1.9)]
        drawn += path(
            f"M{at[0]},{down[0]}C{at[1]},{down[1]} {at[2]},{down[2]} {at[3]},{down[3]}"
            f"C{at[4]},{down[4]} {at[5]},{down[5]} {at[0]},{down[0]}Z",
            fill=colours[index % 2],
            stroke=INK,
            stroke_width=0.6,
            stroke_linejoin="round",
        )
    return drawn


def _mouse(cloth: str, lining: str) -> str:
    """A mouse with a crumb of cheese, who has looked up just in time."""
    line: Mapping[str, str | float] = {
        "stroke": INK,
        "stroke_width": 0.72,
        "stroke_linejoin": "round",
    }
    drawn = ""
    for side in (-1, 1):
        drawn += dot(side * 4.5, -11.2, r=3.3, fill=_FUR, **line)
        drawn += dot(side * 4.5, -11, r=1.9, fill=_ROSY, stroke=INK, stroke_width=0.35)
    drawn += path(
        "M0,-12.4C4.4,-12.4 6,-9 6,-5.6C6,-2.4 5,0 3.6,1H-3.6C-5,0 -6,-2.4 -6,-5.6"
        "C-6,-9 -4.4,-12.4 0,-12.4Z",
        fill=_FUR,
        **line,
    )
    for side in (-1, 1):
        drawn += dot(side * 2.3, -8, r=1.75, fill=WHITE, stroke=INK, stroke_width=0.4)
        drawn += dot(side * 2.3, -7.3, r=0.85, fill=INK)
    whiskers = "M2.4,-4.6L8.4,-6M2.4,-4L8.4,-3.4M-2.4,-4.6L-8.4,-6M-2.4,-4L-8.4,-3.4"
    drawn += path(whiskers, fill="none", stroke=INK, stroke_width=0.3, stroke_linecap="round")
    drawn += dot(0, -5.2, r=1.1, fill=_ROSY, stroke=INK, stroke_width=0.4)
    return group(
        drawn, _torse(-0.4, width=17, colours=(cloth, lining)), transform="translate(0 -1.6)"
    )


def _bare(_cloth: str, _lining: str) -> str:
    """No crest: the charge is one itself."""
    return ""


def _coronet(_cloth: str, _lining: str) -> str:
    """An open coronet with pearls."""
    return _circlet(width=10, top=-8, pearls=(IVORY,))


def _crown(_cloth: str, _lining: str) -> str:
    """A crown with cap, arches, orb and cross."""
    cap = "M-12,-4C-14,-10 -8,-13.4 0,-13.4C8,-13.4 14,-10 12,-4Z"
    seams = "M-5,-4.4C-7,-9 -5,-12.6 -1.6,-13.2M5,-4.4C7,-9 5,-12.6 1.6,-13.2"
    arches = "M-12.4,-4.6C-14.6,-10.4 -8,-14 0,-14C8,-14 14.6,-10.4 12.4,-4.6"
    cross = "M0,-19.2V-15M-2,-17.4H2"
    pearls = "".join(
        dot(x, y, r=0.95, fill=IVORY, stroke=INK, stroke_width=0.4)
        for x, y in ((-11.6, -9.6), (-7, -12.9), (7, -12.9), (11.6, -9.6))
    )
    return (
        path(cap, fill=_VELVET, role="flood", stroke=INK, stroke_width=0.7)
        + path(seams, stroke=INK, stroke_width=0.35, fill="none", opacity=0.7)
        + path(arches, fill="none", stroke=INK, stroke_width=2.2)
        + path(arches, fill="none", stroke=GOLD, stroke_width=1.1, role="core")
        + pearls
        + path(cross, stroke=INK, stroke_width=2, stroke_linecap="round")
        + path(cross, stroke=GOLD, stroke_width=1, stroke_linecap="round", role="core")
        + dot(0, -14.4, r=1.7, fill=GOLD, stroke=INK, stroke_width=0.55)
        + _circlet(width=12.6, top=-10.6, pearls=(_JEWEL_RED, IVORY))
    )


_BASE = -1
"""Lower edge of a circlet at its ends, in mm."""


def _circlet(*, width: float, top: float, pearls: tuple[str, ...]) -> str:
    """A circlet with five points, each with a pearl, the middle one higher, and jewels."""
    spread = width + 1.6
    tips = [(-spread + spread * tip / 2, top + (1.0 if tip == 2 else 2.4)) for tip in range(5)]
    teeth = "".join(
        f"L{number(x - spread / 4)},-4.6L{number(x)},{number(y)}" for x, y in tips[1:]
    )
    left, right = number(-width), number(width)
    hem = (
        f"C{number(width / 2)},{number(_BASE + 1.6)} "
        f"{number(-width / 2)},{number(_BASE + 1.6)} {left},{_BASE}Z"
    )
    body = (
        f"M{left},{_BASE}L{number(tips[0][0])},{number(tips[0][1])}{teeth}L{right},{_BASE}{hem}"
    )
    band = (
        f"M{number(-width - 0.3)},-3.4C{number(-width / 2)},-1.8 {number(width / 2)},-1.8 "
        f"{number(width + 0.3)},-3.4L{right},{_BASE}{hem}"
    )
    drawn = path(
        body, fill="url(#gold)", stroke=INK, stroke_width=0.75, stroke_linejoin="round"
    )
    for tip, (x, y) in enumerate(tips):
        pearl = pearls[tip % len(pearls)]
        drawn += dot(x, y - 0.5, r=1.25, fill=pearl, stroke=INK, stroke_width=0.55)
    drawn += path(band, fill=DARK_GOLD, stroke=INK, stroke_width=0.55)
    for index, share in enumerate((-0.72, -0.36, 0, 0.36, 0.72)):
        drawn += path(
            f"M{number(share * width)},{number(-2 - 0.9 * abs(share))}l1.1,1l-1.1,1l-1.1,-1Z",
            fill=(_JEWEL_BLUE, _JEWEL_RED)[index % 2],
            stroke=INK,
            stroke_width=0.32,
        )
    return drawn


CRESTS: Mapping[int, Callable[[str, str], str]] = MappingProxyType(
    {1: _cord, 2: _bow, 3: _feathers, 4: _laurel, 5: _coronet, 6: _crown}
)
"""What draws the crest of a strength, from the colours of cloth and lining."""

OWN_CRESTS: Mapping[str, Callable[[str, str], str]] = MappingProxyType(
    {"mouse": _mouse, "bare": _bare}
)
"""What draws the crest that a charge brings along, by name."""

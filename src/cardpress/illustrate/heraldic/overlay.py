"""The static part of a face: a ribbon for the name, two index badges with stars.

In mm of the card. The second badge is the first one turned by 180 degrees about the card's
centre. A bar under each numeral's place tells which way up it stands: no 6 is read as a 9, and
a 1 gets the foot that its letter lacks.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cardpress.illustrate.heraldic.card import HEIGHT, WIDTH, document
from cardpress.illustrate.heraldic.elements import (
    definitions,
    group,
    linear_gradient,
    path,
)
from cardpress.illustrate.heraldic.hours import Hour
from cardpress.illustrate.heraldic.inks import Ink, full_ink
from cardpress.illustrate.heraldic.outlines import number, star
from cardpress.illustrate.heraldic.tones import INK

__all__ = ["BADGES", "STARS", "overlay"]

BADGES: Mapping[int, str] = MappingProxyType(
    {
        1: "M.6,0H12C12.4,0 12.6,.2 12.6,.6V18.4H0V.6C0,.2 .2,0 .6,0Z",
        2: "M2,0H10.6L12.6,2V14.6L10.6,16.6H2L0,14.6V2Z",
        3: "M0,0H12.6V12C12.6,16 10,18.4 6.3,18.4C2.6,18.4 0,16 0,12Z",
        4: "M0,0H12.6V16.6C10.6,16.6 9.8,17.8 9.8,19.6H2.8C2.8,17.8 2,16.6 0,16.6Z",
        5: (
            "M0,0H12.6V15.4C12.6,18 10.4,18.8 8.8,18.4C8.6,20.4 4,20.4 3.8,18.4"
            "C2.2,18.8 0,18 0,15.4Z"
        ),
        6: "M0,0H12.6V15.2C12.6,17.5 9,17.9 6.3,20.2C3.6,17.9 0,17.5 0,15.2Z",
    }
)
"""Outline of the badge by strength, from its upper left corner; 12.6 mm wide."""

STARS: Mapping[int, tuple[int, ...]] = MappingProxyType(
    {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
)
"""Stars in each row of a badge, by strength."""

_FIRST_ROW = 12.85
"""Centre of the first row of stars, from the badge's top, in mm."""
_ACROSS, _DOWN = 3.4, 2.9
"""Pitch of the stars, in mm."""
_STAR, _WAIST = 1.5, 0.47
"""Radius of a star to its points, in mm (they never touch), and the share of it to a notch."""
_STAR_SIZES: Mapping[int, float] = MappingProxyType({1: 1.9, 6: 0.85})
"""How much larger the stars of a strength are: one alone may fill its badge."""
_AXIS = 6.3
"""Middle of a badge, from its left edge, in mm."""
_CORNER = 4.0
"""A badge's distance from the left and the upper trim, in mm."""
_TURNED = f"translate({number(WIDTH - _CORNER)} {number(HEIGHT - _CORNER)}) rotate(180)"
_ALONE = 1
"""The strength whose one star stands lower, clear of the bar."""
_GILDED = 6
"""The strength whose badge and ribbon are of gold."""
_BAR = "M4,10.6H8.6"

_TAIL = "M8.6,58.4H3.5L5.7,62.6L3.5,66.8H11.6V58.4Z"
_TAIL_HEMS = "M3.9,59.3H8.2M3.9,65.9H9.6"
_FOLD = "M8.2,65L11.6,66.8V64.6Z"
_RIBBON = "M8.2,56.2C18,55.2 45.5,55.2 55.3,56.2V65C45.5,64 18,64 8.2,65Z"
_HEMS = "M8.9,57.1C18.4,56.1 45.1,56.1 54.6,57.1M8.9,64C18.4,63.1 45.1,63.1 54.6,64"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Livery:
    """How the ribbon and the badges of an hour are painted."""

    badge: str
    inset: str
    """A darker field inside the badge; empty for none."""
    trim: str
    """The fine lines along the edges."""
    ribbon: str
    tail: str
    star: str
    star_edge: str
    star_edge_width: float
    paints: str = ""
    """Definitions of gradients."""
    is_inverse: bool = False
    """Whether in low ink the badge is of ink and its signs are white."""


def overlay(hour: Hour, ink: Ink = full_ink) -> str:
    """Ribbon and badges over the whole bleed box, as an SVG file."""
    livery = _gilt(hour) if hour.strength == _GILDED else _plain(hour)
    badge = _badge(hour.strength, livery)
    return document(
        livery.paints,
        _plate(livery),
        group(badge, transform=f"translate({number(_CORNER)} {number(_CORNER)})"),
        group(badge, transform=_TURNED),
        ink=ink,
    )


def _plain(hour: Hour) -> _Livery:
    return _Livery(
        badge=hour.deep,
        inset=hour.darker,
        trim="#f4c65a",
        ribbon=hour.deep,
        tail=hour.darker,
        star="#ffcf4a",
        star_edge=INK,
        star_edge_width=0.3,
    )


def _gilt(hour: Hour) -> _Livery:
    """Gold for the night, with stars and figures in its deep colour."""
    badge = linear_gradient(
        "gilt",
        (0, "#ffeaa0"),
        (0.45, "#f2b93c"),
        (0.7, "#ffdf85"),
        (1, "#d68f22"),
        start=(0, 0),
        end=(12.6, 20),
    )
    ribbon = linear_gradient(
        "gilth",
        (0, "#e9a62e"),
        (0.3, "#ffe592"),
        (0.6, "#f5c04a"),
        (0.82, "#ffe28a"),
        (1, "#d9922a"),
        start=(8, 56.2),
        end=(55, 64.2),
    )
    return _Livery(
        badge="url(#gilt)",
        inset="",
        trim="#7d4a12",
        ribbon="url(#gilth)",
        tail="#c07a1c",
        star=hour.deep,
        star_edge=hour.deep,
        star_edge_width=0.2,
        paints=definitions(badge, ribbon),
        is_inverse=True,
    )


def _badge(strength: int, livery: _Livery) -> str:
    outline = BADGES[strength]
    drawn = path(outline, transform="translate(.5 .8)", fill=INK, opacity=0.35, role="shade")
    drawn += path(
        outline,
        fill=livery.badge,
        role="ebony" if livery.is_inverse else "flood",
        stroke=INK,
        stroke_width=1.3,
        stroke_linejoin="round",
    )
    if livery.inset:
        smaller = "translate(6.3 9) scale(.9 .92) translate(-6.3 -9)"
        drawn += path(outline, fill=livery.inset, transform=smaller, opacity=0.55, role="shade")
    drawn += path(
        outline,
        fill="none",
        stroke=livery.trim,
        stroke_width=0.42,
        stroke_linejoin="round",
        transform="translate(6.3 9.4) scale(.955 .965) translate(-6.3 -9.4)",
        role="shade",
    )
    drawn += path(
        _BAR,
        stroke=livery.star,
        stroke_width=0.7,
        stroke_linecap="round",
        role="core" if livery.is_inverse else "",
    )
    return drawn + _stars(strength, livery)


def _stars(strength: int, livery: _Livery) -> str:
    drawn = []
    radius = _STAR * _STAR_SIZES.get(strength, 1)
    first = _FIRST_ROW + (radius - _STAR if strength == _ALONE else 0)
    for row, count in enumerate(STARS[strength]):
        y = first + row * _DOWN
        for place in range(count):
            x = _AXIS + (place - (count - 1) / 2) * _ACROSS
            drawn.append(
                path(
                    star(x, y, radius=radius, waist=radius * _WAIST),
                    fill=livery.star,
                    role="spark" if livery.is_inverse else "mass",
                    stroke=livery.star_edge,
                    stroke_width=livery.star_edge_width,
                    stroke_linejoin="round",
                )
            )
    return "".join(drawn)


def _plate(livery: _Livery) -> str:
    """A ribbon with bowed edges and two swallow tails."""
    ink = {"stroke": INK, "stroke_linejoin": "round"}
    tail = (
        path(_TAIL, fill=livery.tail, role="flood", stroke_width=0.75, **ink)
        + path(_TAIL_HEMS, stroke=livery.trim, stroke_width=0.3, opacity=0.8, role="shade")
        + path(_FOLD, fill=INK, stroke_width=0.75, **ink)
    )
    return (
        group(tail)
        + group(tail, transform=f"translate({number(WIDTH)} 0) scale(-1 1)")
        + path(_RIBBON, transform="translate(.4 .9)", fill=INK, opacity=0.3, role="shade")
        + path(_RIBBON, fill=livery.ribbon, role="flood", stroke_width=0.95, **ink)
        + path(_HEMS, fill="none", stroke=livery.trim, stroke_width=0.34, role="shade")
    )

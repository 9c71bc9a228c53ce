"""The boards that serve for shields at dawn: whole, split, patched, bitten, or of planks.

Drawn from the middle of the board's top, in mm, y down. What is told of a board lies on its
field, beneath the charge.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cardpress.illustrate.heraldic.elements import dot, group, path
from cardpress.illustrate.heraldic.outlines import number
from cardpress.illustrate.heraldic.tones import DARK_BROWN, DARK_STEEL, INK, PALE_STEEL, WHITE
from cardpress.illustrate.svg import Point

__all__ = ["BOARDS", "Board"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """One board, with its history."""

    outline: str
    """Path data of its edge."""
    studs: tuple[Point, ...]
    """Where its nails are."""
    history: str = ""
    """What has happened to it, as SVG."""


_FOOT = "C14.8,24.6 7.6,30.6 0,34.6C-7.6,30.6 -14.8,24.6 -14.8,13.6"
_NAILS: tuple[Point, ...] = (
    (-15.6, 2),
    (15.6, 2),
    (-15.5, 14),
    (15.5, 14),
    (-11.4, 27.8),
    (11.4, 27.8),
)


def _staple(x: float, y: float, *, degrees: float) -> str:
    """An iron clamp across a crack."""
    return group(
        path(
            "M-2.2,-.8H2.2V.8H-2.2Z",
            fill=PALE_STEEL,
            stroke=INK,
            stroke_width=0.45,
            stroke_linejoin="round",
        ),
        dot(-1.4, 0, r=0.36, fill=DARK_STEEL),
        dot(1.4, 0, r=0.36, fill=DARK_STEEL),
        transform=f"translate({number(x)} {number(y)})rotate({number(degrees)})",
    )


def _split() -> str:
    """A crack down from the top, clamped."""
    crack = "M-9,0L-8.2,5L-9.8,9.4L-8.4,14L-9.6,18.6L-8.2,21.4"
    return (
        path(
            crack,
            fill="none",
            stroke=WHITE,
            stroke_width=0.5,
            opacity=0.45,
            transform="translate(.5 .2)",
            role="shade",
        )
        + path(crack, fill="none", stroke=INK, stroke_width=0.7, stroke_linejoin="round")
        + _staple(-8.8, 6.6, degrees=8)
        + _staple(-9, 16, degrees=-9)
    )


def _patch() -> str:
    """A slat nailed across the corner, for want of a joiner."""
    slat = path(
        "M-7,-1.9L6.8,-2.1L7.2,1.8L-6.8,2.1Z",
        fill="#d9a566",
        stroke=INK,
        stroke_width=0.6,
        stroke_linejoin="round",
    )
    grain = path(
        "M-5,-.6C-2,-1 1,-.2 5,-.7M-4,.9C-1,.5 2,1 5.6,.6",
        fill="none",
        stroke=INK,
        stroke_width=0.2,
        opacity=0.6,
    )
    nails = "".join(dot(x, y, r=0.5, fill=DARK_BROWN) for x, y in ((-5.6, 0), (5.6, 0.2)))
    return group(slat, grain, nails, transform="translate(10.6 24)rotate(-52)") + group(
        slat, grain, nails, transform="translate(-11.6 3.4)rotate(-41)scale(.8)"
    )


def _seams() -> str:
    """Four planks that have met only lately."""
    seams = "M-7.6,-2V40M0,-2V40M7.6,-2V40"
    return path(
        seams,
        fill="none",
        stroke=WHITE,
        stroke_width=0.4,
        opacity=0.4,
        transform="translate(.45 0)",
        role="shade",
    ) + path(seams, fill="none", stroke=INK, stroke_width=0.45, opacity=0.75)


def _crumbs() -> str:
    """Marks of teeth along the bite."""
    return path(
        "M9.6,3.4C10.2,4 11,4.4 11.6,4.2M11.8,6.4C12.4,6.8 13,6.8 13.4,6.4",
        fill="none",
        stroke=INK,
        stroke_width=0.3,
        opacity=0.7,
    )


_WHOLE = f"M0,0L14.8,0L14.8,13.6{_FOOT}L-14.8,0Z"

BOARDS: Mapping[str, Board] = MappingProxyType(
    {
        "whole": Board(outline=_WHOLE, studs=(*_NAILS, (0, 0), (0, 37.2))),
        "split": Board(outline=_WHOLE, studs=_NAILS, history=_split()),
        "patched": Board(outline=_WHOLE, studs=_NAILS[1:4], history=_patch()),
        "planked": Board(
            outline=(
                "M0,0L0,-.9L7.4,-.7L7.6,.5L14.8,.2L14.8,13.6"
                f"{_FOOT}L-14.8,-.4L-7.7,-.1L-7.5,.8L0,.6Z"
            ),
            studs=(
                (-11.2, 0.4),
                (-3.8, 1.2),
                (3.8, -0.2),
                (11.2, 0.9),
                (-15.5, 14),
                (15.5, 14),
            ),
            history=_seams(),
        ),
        "bitten": Board(
            outline=(
                "M0,0L9.6,0C9.4,1.5 10.3,2.3 11.5,2C11.5,3.5 12.5,4.2 13.6,3.8"
                f"C13.5,4.9 14,5.5 14.8,5.6L14.8,13.6{_FOOT}L-14.8,0Z"
            ),
            studs=((-15.6, 2), *_NAILS[2:], (0, 0)),
            history=_crumbs(),
        ),
    }
)
"""The boards by what they are."""

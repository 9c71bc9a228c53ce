"""Props: what stands in the country for one charge's sake, the second half of its joke.

Drawn like landmarks, in mm about the foot, in the stone of the hour; none is drawn by chance.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardpress.illustrate.heraldic.elements import dot, group, path
from cardpress.illustrate.heraldic.outlines import number
from cardpress.illustrate.heraldic.tones import IVORY, RED
from cardpress.illustrate.heraldic.tower import Stone

__all__ = ["PROPS"]

_PINE, _WOOD, _DARK_WOOD = "#d9a566", "#a5713f", "#6b4429"


def _village(stone: Stone, _leaves: str) -> str:
    """Three roofs and a steeple."""
    drawn = path("M-.9,0V-6H1.1V0Z", fill=stone.wall)
    drawn += path("M-1.3,-5.9L.1,-10.6L1.5,-5.9Z", fill=stone.roof)
    for x, size in ((-3.4, 1.0), (3.2, 1.15), (5.6, 0.8)):
        drawn += group(
            path("M-1.5,0V-2.2H1.5V0Z", fill=stone.wall),
            path("M-2,-2.1L0,-4.4L2,-2.1Z", fill=RED),
            path("M-.4,0V-1.3H.4V0Z", fill=stone.window, stroke="none"),
            transform=f"translate({number(x)} 0)scale({number(size)})",
        )
    return drawn


def _barrier(stone: Stone, _leaves: str) -> str:
    """A toll bar, and a hut in which nobody but a goose would sit."""
    stripes = "".join(f"M{number(x)},-4l1.1,-.25v-.95l-1.1,.25Z" for x in (-3.2, -1, 1.2))
    return (
        path("M2.4,0V-6H5.2V0Z", fill=stone.wall)
        + path("M1.9,-5.8L3.8,-8.2L5.7,-5.8Z", fill=stone.roof)
        + path("M3.1,-2.4V-4.4H4.5V-2.4Z", fill=stone.window)
        + path("M-5.2,-3.5L2.6,-5.3V-4.2L-5.2,-2.5Z", fill=IVORY)
        + path(stripes, fill=RED, stroke="none", transform="translate(0 .7)")
        + path("M-4.8,0V-3H-4.1V0ZM1.6,0V-4.6H2.4V0Z", fill=_DARK_WOOD)
    )


def _right_boot(_stone: Stone, _leaves: str) -> str:
    """The partner, off to a better quest with a bundle on a stick."""
    return (
        path("M.6,-6.2L-4.2,-8.8", fill="none", stroke=_DARK_WOOD, stroke_width=0.6)
        + dot(-4.4, -8, r=1.5, fill=RED)
        + path(
            "M-1.6,-6.6H1.6L1.4,-3C2.6,-2.4 3.8,-2.2 4.1,-.6H-1.9C-2,-2.6 -1.4,-4.4 -1.6,-6.6Z",
            fill=_WOOD,
        )
        + path("M-2,-7.3H2V-6.2H-2Z", fill="#e8893a")
        + path("M-2.1,-.8H4.3V0H.4V-.3H-.4V0H-2.1Z", fill=_DARK_WOOD)
        + path("M-5.4,-.6H-3.4M-5.8,-2H-4", fill="none", stroke_linecap="round")
    )


def _chairs(_stone: Stone, _leaves: str) -> str:
    """Three chairs: too large, too small, and broken."""
    chair = "M-1.3,0V-6H-.7V-3H1.3V0H.7V-2.2H-.7V0Z"
    return "".join(
        path(
            chair, fill=_PINE, transform=f"translate({number(x)} 0)rotate({turn})scale({size})"
        )
        for x, turn, size in ((-3, 0, 1.5), (0.7, 0, 1.0), (3.2, 24, 0.72))
    )


def _milestone(stone: Stone, _leaves: str) -> str:
    """A milestone that has been in sight since spring, and a trail to it."""
    return (
        path("M-1.9,0V-4.2C-1.9,-6.8 1.9,-6.8 1.9,-4.2V0Z", fill=stone.wall)
        + path("M.7,0V-6C1.6,-5.6 1.9,-5 1.9,-4.2V0Z", fill=stone.shade, stroke="none")
        + path("M-.5,-4.4L0,-4.9V-2.2M-.7,-2.2H.7", fill="none", stroke_width=0.45)
        + path(
            "M-5.6,1C-4.4,.2 -3.6,1.6 -2.4,.8C-1,0 .2,1.6 1.4,.9C2.6,.3 3.6,1.4 5,.8",
            fill="none",
            stroke=IVORY,
            stroke_width=0.6,
            stroke_linecap="round",
        )
    )


PROPS: Mapping[str, Callable[[Stone, str], str]] = MappingProxyType(
    {
        "village": _village,
        "barrier": _barrier,
        "right boot": _right_boot,
        "chairs": _chairs,
        "milestone": _milestone,
    }
)
"""What draws each prop, by name, from the stone of the hour and the colour of leaves."""

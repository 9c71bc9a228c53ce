"""What stands in the country between the cottage and the tower: one landmark for each card.

Each is drawn in mm about its foot, some 9 mm wide at most, in the stone of the hour.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardpress.illustrate.heraldic.elements import dot, group, path
from cardpress.illustrate.heraldic.outlines import number
from cardpress.illustrate.heraldic.props import PROPS
from cardpress.illustrate.heraldic.tones import INK, RED
from cardpress.illustrate.heraldic.tower import Stone

__all__ = ["LANDMARKS", "landmark"]

_WOOD, _DARK_WOOD = "#a5713f", "#6b4429"


def landmark(name: str, x: float, y: float, *, stone: Stone, leaves: str) -> str:
    """Draws a landmark with its foot at (x, y); ``leaves`` is the colour of all that grows."""
    return group(
        (LANDMARKS.get(name) or PROPS[name])(stone, leaves),
        transform=f"translate({number(x)} {number(y)})",
        stroke=INK,
        stroke_width=0.34,
        stroke_linejoin="round",
    )


def _cottage(stone: Stone, _leaves: str) -> str:
    return (
        path("M1.6,-5.4V-8.2H2.9V-4.4Z", fill=stone.shade)
        + path("M-3.2,0V-3.6H3.2V0Z", fill=stone.wall)
        + path("M-4.2,-3.4L-2.6,-7H2.6L4.2,-3.4Z", fill=stone.roof)
        + path("M-2.2,0V-2.2H-.8V0ZM.7,-1.1V-2.5H2.1V-1.1Z", fill=stone.window)
        + path(
            "M2.3,-8.8C1.2,-10 3.6,-10.6 2.6,-12C2,-13 3,-13.6 3.6,-14",
            fill="none",
            stroke=stone.wall,
            stroke_width=0.55,
            stroke_linecap="round",
        )
    )


def _windmill(stone: Stone, _leaves: str) -> str:
    sail = "M-.2,-.4L-.5,-5.6H1.3L.3,-.4Z"
    sails = "".join(
        path(sail, fill="#fff3d6", transform=f"rotate({turn})") for turn in (22, 112, 202, 292)
    )
    return (
        path("M-2.6,0L-1.7,-7.4H1.7L2.6,0Z", fill=stone.wall)
        + path("M.6,0L.5,-7.4H1.7L2.6,0Z", fill=stone.shade, stroke="none")
        + path("M-2.1,-7.2C-1.8,-10 1.8,-10 2.1,-7.2Z", fill=stone.roof)
        + path("M-.8,0V-2.2C-.8,-3 .6,-3 .6,-2.2V0Z", fill=stone.window)
        + group(sails, transform="translate(0 -7.7)")
        + dot(0, -7.7, r=0.55, fill=_DARK_WOOD)
    )


def _stones(stone: Stone, _leaves: str) -> str:
    """A ring of standing stones; one has sat down."""
    return (
        path("M-4.4,0L-4.2,-5.2L-3.2,-5.6L-2.4,-5L-2.2,0Z", fill=stone.shade)
        + path("M1.4,0L1.7,-5L2.8,-5.4L3.8,-4.8L3.9,0Z", fill=stone.shade)
        + path("M-4.9,-5.2L-4.7,-6.7L4.2,-6.5L4.5,-5Z", fill=stone.wall)
        + path("M-1.4,0L-1.2,-2.6L-.2,-3L.7,-2.4L.8,0Z", fill=stone.wall)
    )


def _ruin(stone: Stone, leaves: str) -> str:
    """An arch with nothing behind it."""
    return (
        path(
            "M-4,0V-7.6L-3,-8.6L-2,-8V-9.4L-.6,-9L.8,-9.6L1.6,-8.2L3,-8.6L3.4,-6.6L4,-6V0H2"
            "V-3.6C2,-6.4 -2,-6.4 -2,-3.6V0Z",
            fill=stone.wall,
        )
        + path("M2,0V-3.6C2,-4.8 1.2,-5.6 .3,-5.7H4V0Z", fill=stone.shade, stroke="none")
        + path("M-4,-3H-2M2,-2H4M-3,-5.6H-2M2.6,-5H4", fill="none", stroke_width=0.24)
        + path(
            "M-4.4,-7C-3,-7 -3.2,-5.6 -3,-4.4C-4,-4.6 -4.6,-5.6 -4.4,-7Z",
            fill=leaves,
            stroke_width=0.24,
        )
    )


def _signpost(_stone: Stone, _leaves: str) -> str:
    """Three ways, none of them this one."""
    return (
        path("M-.5,0V-9.6H.5V0Z", fill=_DARK_WOOD)
        + path("M-.3,-9.2H3.6L4.6,-8.3L3.6,-7.4H-.3Z", fill=_WOOD)
        + path("M.3,-7H-3.4L-4.4,-6.1L-3.4,-5.2H.3Z", fill=_WOOD)
        + path("M-.3,-4.8H2.9L3.9,-3.9L2.9,-3H-.3Z", fill=_WOOD)
    )


def _haystacks(_stone: Stone, _leaves: str) -> str:
    stack = "M-2.2,0C-2.6,-2.6 -1.4,-4.6 0,-5.2C1.4,-4.6 2.6,-2.6 2.2,0Z"
    straw = "M-1.2,-.4C-1.2,-2 -.8,-3.4 -.1,-4.4M.9,-.4C1,-1.8 .8,-3 .3,-4"
    one = path(stack, fill="#e3b24f") + path(straw, fill="none", stroke_width=0.22)
    return (
        group(one, transform="translate(2.6 -.5)scale(.8)")
        + group(one, transform="translate(-1.4 0)")
        + path("M.4,.2L2,-4.8M1.4,-5L2.2,-4.6L3,-5.4", fill="none", stroke=_DARK_WOOD)
    )


def _tent(stone: Stone, _leaves: str) -> str:
    """A pavilion, and its owner is out."""
    return (
        path("M-3.6,0L-2.9,-4.6H2.9L3.6,0Z", fill="#fff3d6")
        + path("M-1.7,0L-1.2,-4.6H.1L-.2,0ZM1.5,0L1.3,-4.6H2.9L3.6,0Z", fill=stone.roof)
        + path("M-3.7,-4.4C-2,-5.4 -.5,-7.6 0,-9C.5,-7.6 2,-5.4 3.7,-4.4Z", fill=stone.roof)
        + path("M0,-8.8V-11.2", fill="none")
        + path("M0,-11.2L2.6,-10.4L0,-9.6Z", fill=RED)
    )


def _poplars(_stone: Stone, leaves: str) -> str:
    """Four poplars in a row, one of them short of breath."""
    drawn = ""
    for x, tall in ((-3.8, 9.4), (-1.2, 10.6), (1.3, 6.2), (3.8, 9.8)):
        drawn += path(
            f"M{number(x)},0C{number(x - 1.7)},-1.6 {number(x - 1.2)},{number(-tall * 0.7)} "
            f"{number(x)},{number(-tall)}C{number(x + 1.2)},{number(-tall * 0.7)} "
            f"{number(x + 1.7)},-1.6 {number(x)},0Z",
            fill=leaves,
            role="flood",
        ) + path(f"M{number(x)},.9V-2", fill="none", stroke_width=0.5)
    return drawn


def _bare_tree(_stone: Stone, _leaves: str) -> str:
    """A tree whose crow has an eye on you."""
    return path(
        "M-.9,0C-.4,-2.4 -.8,-3.6 -2.2,-5.4L-4.2,-6.4L-2.4,-6.3L-2.8,-8.6L-1.5,-6.4"
        "L-.4,-5L-.2,-9.4L.6,-5.2L2.2,-6.4L2.6,-8.6L3,-6.6L4.6,-6.8L3,-5.6L1,-3.6"
        "C.7,-2.4 .8,-1.2 1.3,0Z",
        fill=_DARK_WOOD,
    ) + path(
        "M-4.8,-6.6C-5.2,-7.8 -4.2,-8.6 -3.5,-8.2L-2.9,-8L-3.4,-7.6C-3.5,-7 -3.8,-6.6 "
        "-4.2,-6.5L-5.6,-5.6Z",
        fill=INK,
    )


def _bridge(stone: Stone, _leaves: str) -> str:
    """A bridge, of course with a toll."""
    return (
        path("M-4.4,.9C-2,.2 2,.2 4.4,.9L4.4,1.9H-4.4Z", fill="#8fc7e0")
        + path(
            "M-5,.8V-1.6C-3,-3.4 3,-3.4 5,-1.6V.8H3.2C2.8,-1.4 -2.8,-1.4 -3.2,.8Z",
            fill=stone.wall,
        )
        + path("M-5,-1.6C-3,-3.4 3,-3.4 5,-1.6V-2.8C3,-4.6 -3,-4.6 -5,-2.8Z", fill=stone.shade)
        + path("M3.6,-3.4V-7M3.6,-6.4H0", fill="none", stroke=RED, stroke_width=0.6)
    )


LANDMARKS: Mapping[str, Callable[[Stone, str], str]] = MappingProxyType(
    {
        "cottage": _cottage,
        "windmill": _windmill,
        "stones": _stones,
        "ruin": _ruin,
        "signpost": _signpost,
        "haystacks": _haystacks,
        "tent": _tent,
        "poplars": _poplars,
        "bare tree": _bare_tree,
        "bridge": _bridge,
    }
)
"""What draws each landmark, by name, from the stone of the hour and the colour of leaves."""

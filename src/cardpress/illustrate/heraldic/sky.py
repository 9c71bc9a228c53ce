"""The sky of an hour: its colours, sun or moon, clouds or stars, and whatever flies.

In mm of the card. The gradients ``sky`` and ``glow`` are the picture's. One of several palettes
and one of several weathers are drawn for each card, so that no two windows look alike.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.heraldic.card import CENTRE
from cardpress.illustrate.heraldic.elements import dot, element, group, path
from cardpress.illustrate.heraldic.hours import Hour
from cardpress.illustrate.heraldic.outlines import circle, number, star, sunburst
from cardpress.illustrate.heraldic.tones import INK, WHITE
from cardpress.illustrate.svg import Point

__all__ = ["GLOW_CENTRE", "GLOW_RADIUS", "firmament", "palette"]

GLOW_CENTRE: Point = (CENTRE[0], 33.0)
"""The glow behind the shield, in mm."""
GLOW_RADIUS = 27.0

_SUN: Point = (CENTRE[0], 36.0)
_RAYS = 22
_CLOUD = (
    "M-7,2C-9,2 -9,-1 -6.6,-1.2C-6.6,-4 -3,-4.6 -2,-2.8C-1,-5.6 4,-5.4 4.4,-2C7,-2.8 8.6,0 7,2Z"
)
_BANK = (
    "M0,9C-1,4 4,1 7,3.4C8,-2 15,-3 17,1.6C20,-.6 24,1.4 23.4,5C27,4.6 28.6,8.4 26,11"
    "H-4C-5.4,11 -3,9 0,9Z"
)
_STREAK = "M-9,0C-6,-1.1 -2,-.5 1,-.9C5,-1.3 8,-.4 10,0C6,.5 3,.3 0,.7C-3,1 -7,.5 -9,0Z"
_BIRD = "M-1.7,-.7C-.9,-1.2 -.2,-.6 0,0C.2,-.6 .9,-1.2 1.7,-.7"
_STARS = 24
_STARLIGHT = "#fff4cf"
_MOONLIGHT = "#fff0b8"


def palette(hour: Hour, chance: Chance) -> tuple[str, str, str]:
    """The colours of a card's sky: top, middle, and above the horizon."""
    return chance.choice(hour.skies)


def firmament(hour: Hour, chance: Chance) -> str:
    """Everything above the hills."""
    weathers = _BY_NIGHT if hour.night else _BY_DAY
    rays = sunburst(*_SUN, radius=60, rays=_RAYS)
    return (
        element("rect", x=3, y=3, width=57.5, height=60, fill="url(#sky)", role="flood")
        + path(rays, fill=hour.sun, opacity=hour.rays, role="shade")
        + dot(*GLOW_CENTRE, r=GLOW_RADIUS, fill="url(#glow)", role="shade")
        + _WEATHERS[chance.choice(weathers)](hour, chance)
    )


def _fair(hour: Hour, chance: Chance) -> str:
    """Fair-weather clouds on both sides, and birds."""
    drawn = []
    for place in range(5):
        near = chance.uniform(19, 27) if place % 2 else chance.uniform(44, 57)
        x = chance.uniform(6, 17) if place == 3 else near
        y = chance.uniform(27, 39) if x < 18 or place > 2 else chance.uniform(9, 24)
        drawn.append(_cloud(_CLOUD, x, y, size=chance.uniform(0.6, 0.95), hour=hour))
    return "".join(drawn) + _birds(46, 26, chance=chance)


def _banked(hour: Hour, chance: Chance) -> str:
    """A bank of tall clouds that comes up on both sides, larger on one."""
    left, right = chance.choice(((0.62, 1.0), (0.9, 0.74)))
    return (
        _cloud(_BANK, 7 - 6 * left, 33, size=left, hour=hour)
        + _cloud(_BANK, 42, 34 - 11 * right, size=right, hour=hour)
        + _cloud(_CLOUD, chance.uniform(22, 28), chance.uniform(12, 16), size=0.7, hour=hour)
    )


def _streaked(hour: Hour, chance: Chance) -> str:
    """Long thin clouds, and a low sun or a late moon half sunk among them."""
    x = chance.choice((10.6, 52.4))
    disc = _disc(x, 33.4 if x < CENTRE[0] else 27.5, radius=4.4, hour=hour)
    streaks = []
    for y in (10.5, 14.5, 19, 26.5, 30.5, 35, 38.6):
        across = chance.uniform(48, 55) if y < 26 else chance.choice((11.0, 52.0))
        size = chance.uniform(0.75, 1.15)
        streaks.append(_cloud(_STREAK, across, y, size=size, hour=hour))
    return disc + "".join(streaks) + _birds(24, 13, chance=chance)


def _bow(hour: Hour, chance: Chance) -> str:
    """A rainbow after the rain."""
    bands = "".join(
        path(
            f"M{number(CENTRE[0] - radius)},50A{number(radius)},{number(radius)} 0 0 1 "
            f"{number(CENTRE[0] + radius)},50",
            fill="none",
            stroke=colour,
            stroke_width=1.25,
            opacity=0.75,
            role="thread",
        )
        for radius, colour in (
            (26.2, "#e4574f"),
            (25.0, "#f5a13f"),
            (23.8, "#f7da5e"),
            (22.6, "#6fbf6a"),
            (21.4, "#5a8fd6"),
            (20.2, "#8f63c4"),
        )
    )
    sizes = chance.uniform(0.7, 0.95), chance.uniform(0.7, 0.95)
    return (
        bands
        + _cloud(_CLOUD, 8.6, 41, size=sizes[0], hour=hour)
        + _cloud(_CLOUD, 54.6, 41.5, size=sizes[1], hour=hour)
        + _cloud(_CLOUD, chance.uniform(46, 50), 15, size=0.62, hour=hour)
    )


def _balloon(hour: Hour, chance: Chance) -> str:
    """Somebody travels in comfort."""
    colour = chance.choice(("#d5403f", "#7b55b4", "#2f9a94", "#f4b831"))
    bag = (
        "M0,-4.6C3.4,-4.6 4.6,-2.2 4.2,.2C3.9,2 2,3.4 1.1,5H-1.1C-2,3.4 -3.9,2 -4.2,.2"
        "C-4.6,-2.2 -3.4,-4.6 0,-4.6Z"
    )
    gores = (
        "M-1.5,-4.3C-2.6,-2 -2.2,2.4 -.5,5H.5C2.2,2.4 2.6,-2 1.5,-4.3"
        "C.8,-4.7 -.8,-4.7 -1.5,-4.3Z"
    )
    x, y = chance.uniform(50.6, 52.4), chance.uniform(26, 29)
    return (
        _cloud(_CLOUD, chance.uniform(7, 11), chance.uniform(31, 36), size=0.8, hour=hour)
        + _cloud(_CLOUD, chance.uniform(46, 56), 36.5, size=0.75, hour=hour)
        + _cloud(_STREAK, chance.uniform(23, 27), 13, size=0.8, hour=hour)
        + group(
            path("M-1,5L-.7,7M1,5L.7,7", fill="none", stroke_width=0.25),
            path("M-1,7H1L.8,8.6H-.8Z", fill="#b58450"),
            path(bag, fill=colour),
            path(gores, fill="#fff3d6"),
            transform=f"translate({number(x)} {number(y)})",
            stroke=INK,
            stroke_width=0.4,
            stroke_linejoin="round",
        )
    )


def _starry(_hour: Hour, chance: Chance) -> str:
    """A waxing moon among many stars."""
    moon = "M0,-5.6a5.6,5.6 0 1 0 5.6,7.2a4.6,4.6 0 0 1 -5.6,-7.2Z"
    return _stars(chance, count=_STARS) + path(
        moon,
        transform=f"translate({number(chance.uniform(40, 41))} 15.4)scale(.5)",
        fill=_MOONLIGHT,
        role="sketch",
    )


def _full(_hour: Hour, chance: Chance) -> str:
    """A full moon with its seas, behind the tower's roof."""
    x, y = CENTRE[0] + chance.choice((-2.6, 2.6)), 15.2
    seas = (
        circle(x - 5, y - 2.4, radius=1.6)
        + circle(x + 5.4, y - 0.4, radius=1.3)
        + circle(x - 3.6, y + 2.6, radius=0.9)
        + circle(x + 3.8, y - 4.4, radius=1)
    )
    return (
        _stars(chance, count=_STARS // 2)
        + dot(x, y, r=12.4, fill=_MOONLIGHT, opacity=0.16, role="shade")
        + dot(x, y, r=9, fill=_MOONLIGHT, role="sketch")
        + path(seas, fill="#e9cf8a", opacity=0.7, role="thread")
    )


def _comet(_hour: Hour, chance: Chance) -> str:
    """A comet, seen by nobody but the cat."""
    tail = "M0,0C-3,-3.4 -8,-7 -13,-8.4C-8.6,-5.6 -5,-2.6 -2.4,.8Z"
    inner = "M0,0C-2.6,-2.8 -5,-4.4 -8.4,-5.8C-5.6,-3.8 -3.6,-2 -1.8,.4Z"
    x, y = chance.uniform(41, 42), chance.uniform(17, 18)
    return _stars(chance, count=_STARS) + group(
        path(tail, fill="#ffe9a8", opacity=0.45, role="sketch"),
        path(inner, fill="#fff6d8", opacity=0.8, role="shade"),
        path(star(0, 0, radius=2.5, waist=1), fill="#fff6d8", role="sketch"),
        transform=f"translate({number(x)} {number(y)})scale(.8)",
    )


def _aurora(_hour: Hour, chance: Chance) -> str:
    """Curtains of northern lights."""
    lean = chance.uniform(-1.5, 1.5)
    curtains = "".join(
        path(
            f"M{number(x)},{number(foot)}C{number(x + 2)},{number(foot - 7)} "
            f"{number(x - 2 + lean)},{number(foot - 12)} "
            f"{number(x + 1 + lean)},{number(top)}h{number(width)}"
            f"C{number(x + width - 1)},{number(foot - 11)} {number(x + width + 3)},"
            f"{number(foot - 6)} {number(x + width)},{number(foot - 1.5)}Z",
            fill=colour,
            opacity=opacity,
            role="shade",
        )
        for x, width, foot, top, colour, opacity in (
            (6, 4, 42, 18, "#7ce8c0", 0.3),
            (11, 3, 44, 16, "#b8a0f0", 0.32),
            (19, 4.4, 28, 6, "#7ce8c0", 0.3),
            (40, 4, 26, 6, "#b8a0f0", 0.34),
            (45, 4.4, 38, 10, "#7ce8c0", 0.36),
            (52, 3.6, 42, 14, "#8fd8f0", 0.34),
        )
    )
    return curtains + _stars(chance, count=_STARS // 2)


_Weather = Callable[[Hour, Chance], str]

_WEATHERS: Mapping[str, _Weather] = MappingProxyType(
    {
        "fair": _fair,
        "banked": _banked,
        "streaked": _streaked,
        "bow": _bow,
        "balloon": _balloon,
        "starry": _starry,
        "full moon": _full,
        "comet": _comet,
        "aurora": _aurora,
    }
)
_BY_DAY = ("fair", "banked", "streaked", "bow", "balloon")
_BY_NIGHT = ("starry", "full moon", "comet", "aurora")


def _cloud(outline: str, x: float, y: float, *, size: float, hour: Hour) -> str:
    return path(
        outline,
        transform=f"translate({number(x)} {number(y)})scale({number(size)})",
        fill=WHITE,
        opacity=hour.clouds,
        role="sketch",
    )


def _disc(x: float, y: float, *, radius: float, hour: Hour) -> str:
    """The sun in its halo."""
    return dot(x, y, r=radius * 1.5, fill=hour.sun, opacity=0.35, role="shade") + dot(
        x, y, r=radius, fill=hour.sun, opacity=0.95, role="sketch"
    )


def _birds(x: float, y: float, *, chance: Chance) -> str:
    drawn = []
    for index in range(3):
        right, down = chance.uniform(-1, 1) + 3.1 * index, chance.uniform(-2, 2)
        size = chance.uniform(0.6, 0.95)
        drawn.append(
            path(
                _BIRD,
                transform=f"translate({number(x + right)} {number(y + down)})"
                f"scale({number(size)})",
            )
        )
    return group(
        *drawn, fill="none", stroke=INK, stroke_width=0.5, stroke_linecap="round", opacity=0.75
    )


def _stars(chance: Chance, *, count: int) -> str:
    """Stars, every second one fainter."""
    faint: list[str] = []
    bright: list[str] = []
    for index in range(count):
        x, y = chance.uniform(7, 57), chance.uniform(8, 42)
        radius = chance.choice((0.45, 0.6, 0.8, 1.2))
        twinkle = star(x, y, radius=radius, waist=radius * 0.33, points=4)
        (bright if index % 2 else faint).append(twinkle)
    return path("".join(bright), fill=_STARLIGHT, role="sketch") + path(
        "".join(faint), fill=_STARLIGHT, opacity=0.6, role="shade"
    )

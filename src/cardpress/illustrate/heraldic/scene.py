"""The view through the window: sky of the hour, country, the tower of Wisteria, a mound.

In mm of the card. The gradients ``sky`` and ``glow`` are the picture's; whoever places the
scene clips it to the window. The tower comes nearer with every strength, until it fills it.
"""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.heraldic.card import CENTRE
from cardpress.illustrate.heraldic.elements import group, path
from cardpress.illustrate.heraldic.hours import Hour
from cardpress.illustrate.heraldic.land import (
    RIDGES,
    beside,
    fields,
    flowers,
    hill,
    mound,
    ridge,
    tree,
    tufts,
)
from cardpress.illustrate.heraldic.landmarks import LANDMARKS, landmark
from cardpress.illustrate.heraldic.outlines import number
from cardpress.illustrate.heraldic.sky import firmament
from cardpress.illustrate.heraldic.tower import Stone, castle, palace, tower

__all__ = ["view"]

_TOWERS: Mapping[int, tuple[float, float]] = MappingProxyType({3: (0.2, 44.4), 4: (0.76, 48.6)})
"""The tower from afar, by strength: millimetres to its unit, and the height of its foot in mm.

At 1 and 2 it is beyond the horizon, and the road leads on: to arrive is the reward.
"""
_WAYSIDE = ("cottage", "windmill", "haystacks", "poplars", "village")
"""What may stand far off on the road of the weak."""
_NEAR = 5
"""The strength whose tower stands in front of the hills, on the right."""
_AT_THE_GATE = 6
"""The strength whose window the tower fills."""
_LEFT, _RIGHT = 10.8, 52.6
"""The middles of what is seen beside the shield, in mm."""
_TOWERING = 43.2
"""Where the near tower stands: half behind the shield, its roof above it."""
_TREES = 4
_ROAD = (
    "M40,64C46,58 36,54 44,51C49,49 50,47.6 51,46.6L52,46.8"
    "C52,49 50,51 48,52.6C45,55 55,58 53,64Z"
)
_MIRRORED = f"translate({CENTRE[0] * 2:g} 0)scale(-1 1)"


def view(hour: Hour, chance: Chance, *, prop: str = "") -> str:
    """Everything inside the window but shield and parchment.

    ``prop`` names what stands in the country instead of a landmark by chance.
    """
    return (
        firmament(hour, chance.fork("weather"))
        + _land(hour, chance.fork("country"), prop=prop)
        + mound(hour.hills[3])
        + tufts(chance.fork("tufts"))
        + flowers(chance.fork("flowers"))
    )


def _land(hour: Hour, chance: Chance, *, prop: str) -> str:
    if hour.strength == _AT_THE_GATE:
        return _gate(hour, chance)
    return _country(hour, chance, prop=prop)


def _country(hour: Hour, chance: Chance, *, prop: str) -> str:
    far, middle, near, growth = hour.hills
    stone = Stone(*hour.stone)
    is_near = hour.strength == _NEAR
    on_the_right = is_near or chance.ratio() < 0.5
    tower_x, mark_x = (_RIGHT, _LEFT) if on_the_right else (_LEFT, _RIGHT)
    tower_x += chance.uniform(-0.5, 0.5)
    drawn = [
        ridge(chance.choice(tuple(RIDGES)), 44.5, colour=far, chance=chance),
        _distant(hour.strength, tower_x, stone=stone),
        hill(46.5 + chance.uniform(-0.6, 0.6), colour=middle, height=1.2, chance=chance),
    ]
    for _ in range(_TREES):
        x = beside(chance, (6.5, 15), (48, 57))
        drawn.append(tree(x, 48.4 + chance.uniform(-0.6, 0.8), colour=growth, chance=chance))
    mark = chance.fork("mark").choice(tuple(LANDMARKS))
    drawn += [
        _far_mark(hour, tower_x, stone=stone, chance=chance.fork("far")),
        castle(_TOWERING, stone=stone) if is_near else "",
        hill(50 + chance.uniform(-0.4, 0.4), colour=near, height=0.7, chance=chance),
        fields(50, light=middle, chance=chance),
        _road(hour, mirrored=not on_the_right),
        landmark(prop or mark, mark_x, 51.6, stone=stone, leaves=growth),
    ]
    return "".join(drawn)


def _distant(strength: int, x: float, *, stone: Stone) -> str:
    if strength not in _TOWERS:
        return ""
    size, foot = _TOWERS[strength]
    return tower(x, foot, size=size, stone=stone)


def _far_mark(hour: Hour, x: float, *, stone: Stone, chance: Chance) -> str:
    """Where there is no tower to see: another place on the way, smaller, on the far hill."""
    if hour.strength in _TOWERS or hour.strength == _NEAR:
        return ""
    name = chance.choice(_WAYSIDE)
    drawn = landmark(name, 0, 0, stone=stone, leaves=hour.hills[3])
    return group(drawn, transform=f"translate({number(x)} 47.4)scale(.62)")


def _gate(hour: Hour, chance: Chance) -> str:
    """The road's end: the tower from its own garden."""
    far, middle, near, growth = hour.hills
    drawn = [
        ridge(chance.choice(tuple(RIDGES)), 44.5, colour=far, chance=chance),
        hill(47, colour=middle, height=1.2, chance=chance),
        palace(CENTRE[0], stone=Stone(*hour.stone)),
        hill(52, colour=near, height=0.7, chance=chance),
    ]
    drawn += [tree(x, 53.4, colour=growth, chance=chance) for x in (7.6, 15, 47.6, 57)]
    return "".join(drawn)


def _road(hour: Hour, *, mirrored: bool) -> str:
    road = path(_ROAD, fill=hour.road, opacity=0.85, role="mass")
    return group(road, transform=_MIRRORED) if mirrored else road

"""The view through the window: sky of the hour, country, the tower of Wisteria, a mound.

In mm of the card. The gradients ``sky`` and ``glow`` are the picture's; whoever places the
scene clips it to the window. The tower comes nearer with every strength, until it fills it.
"""

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
from cardpress.illustrate.heraldic.sky import firmament
from cardpress.illustrate.heraldic.tower import Stone, castle, palace, tower

__all__ = ["view"]

_TOWER_SIZES = (0.34, 0.44, 0.56, 0.76)
"""Millimetres to the unit of the tower, by strength: it comes nearer."""
_TOWER_FEET = (46.6, 46.8, 47.2, 48.6)
"""Height of its foot, by strength, in mm."""
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


def view(hour: Hour, chance: Chance) -> str:
    """Everything inside the window but shield and parchment."""
    country = _gate if hour.strength == _AT_THE_GATE else _country
    return (
        firmament(hour, chance.fork("weather"))
        + country(hour, chance.fork("country"))
        + mound(hour.hills[3])
        + tufts(chance.fork("tufts"))
        + flowers(chance.fork("flowers"))
    )


def _country(hour: Hour, chance: Chance) -> str:
    far, middle, near, growth = hour.hills
    stone = Stone(*hour.stone)
    is_near = hour.strength == _NEAR
    on_the_right = is_near or chance.ratio() < 0.5
    tower_x, mark_x = (_RIGHT, _LEFT) if on_the_right else (_LEFT, _RIGHT)
    tower_x += chance.uniform(-0.5, 0.5)
    drawn = [
        ridge(chance.choice(tuple(RIDGES)), 44.5, colour=far, chance=chance),
        "" if is_near else _distant(hour.strength, tower_x, stone=stone),
        hill(46.5 + chance.uniform(-0.6, 0.6), colour=middle, height=1.2, chance=chance),
    ]
    for _ in range(_TREES):
        x = beside(chance, (6.5, 15), (48, 57))
        drawn.append(tree(x, 48.4 + chance.uniform(-0.6, 0.8), colour=growth, chance=chance))
    mark = chance.fork("mark").choice(tuple(LANDMARKS))
    drawn += [
        castle(_TOWERING, stone=stone) if is_near else "",
        hill(50 + chance.uniform(-0.4, 0.4), colour=near, height=0.7, chance=chance),
        fields(50, light=middle, chance=chance),
        _road(hour, mirrored=not on_the_right),
        landmark(mark, mark_x, 51.6, stone=stone, leaves=growth),
    ]
    return "".join(drawn)


def _distant(strength: int, x: float, *, stone: Stone) -> str:
    return tower(x, _TOWER_FEET[strength - 1], size=_TOWER_SIZES[strength - 1], stone=stone)


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

"""What is done to the items that a layer drew: its role, its opacity, its turn."""

import math
from collections.abc import Sequence
from dataclasses import replace

from cardpress.geometry import Length, Rect, Transform
from cardpress.scene import OPAQUE, GlyphRun, Group, Item, Picture, Shape, Use

__all__ = ["faded", "turned", "with_role"]


def with_role(item: Item, role: str) -> Item:
    """The same in another role."""
    match item:
        case Shape():
            return replace(item, role=role)
        case Picture():
            return item._replace(role=role)
        case GlyphRun():
            return item._replace(role=role)
        case Group():
            return replace(item, items=tuple(with_role(each, role) for each in item.items))
        case Use():
            return item


def faded(items: Sequence[Item], share: int) -> Sequence[Item]:
    """Makes items translucent: one by itself, several as one."""
    if len(items) != 1:
        return [Group(tuple(items), opacity=share)] if items else []
    match items[0]:
        case Shape() as shape if shape.fill is None or shape.stroke is None:
            return [replace(shape, opacity=shape.opacity * share // OPAQUE)]
        case Picture() as picture:
            return [picture._replace(opacity=picture.opacity * share // OPAQUE)]
        case Group() as group:
            return [replace(group, opacity=group.opacity * share // OPAQUE)]
        case other:
            return [Group((other,), opacity=share)]


def turned(box: Rect, thousandths: int) -> Transform:
    """Turns about the middle of a box, by thousandths of a degree clockwise."""
    x, y = int(box.x) + int(box.width) / 2, int(box.y) + int(box.height) / 2
    quarter = {0: (1, 0), 90_000: (0, 1), 180_000: (-1, 0), 270_000: (0, -1)}
    angle = thousandths % 360_000
    if angle in quarter:
        cos, sin = map(float, quarter[angle])
    else:
        radians = math.radians(angle / 1000)
        cos, sin = math.cos(radians), math.sin(radians)
    dx, dy = x - (cos * x - sin * y), y - (sin * x + cos * y)
    return Transform(Length(round(dx)), Length(round(dy)), angle)

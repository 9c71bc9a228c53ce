"""Cliffs: a sedimentary wall at one side, with ledges, tinted beds, joints, moss and pines."""

from dataclasses import dataclass, field
from functools import partial

from cardpress.illustrate.elemental.outlines import between, rectangle
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.elemental.woods import draw_pine
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["paint_cliff"]

_OUTSIDE = -12
"""A depth that lies safely beyond the picture's edge."""
_THICKNESSES = (6, 9, 13, 22, 34)
_LEDGES = (-3, 2, 6, 13)
_JOINT_SPACING = 28
"""Between the joints of a thick bed, about."""
_OCHRE = "#a8823f"


@dataclass(frozen=True, slots=True)
class _Bed:
    """One bed of rock, by its face: depths are measured inwards from the picture's edge."""

    top: float
    thickness: float
    upper: float
    """Depth of the face at the top."""
    lower: float
    """Depth of the face at the bottom."""


@dataclass(frozen=True, slots=True)
class _Wall:
    """One cliff under construction."""

    scene: Scene
    side: int
    top: float
    reach: float
    beds: list[_Bed]
    dip: float
    """How much the beds fall inwards."""
    texture: Pen = field(default_factory=partial(Pen, 0))
    joints: Pen = field(default_factory=partial(Pen, 0))
    edges: Pen = field(default_factory=Pen)

    def at(self, depth: float, y: float) -> Point:
        """Gives the point at a depth from the wall's side."""
        return (self.scene.from_side(self.side, depth), y)

    def inwards(
        self, reach: float, *stops: tuple[float, str] | tuple[float, str, float]
    ) -> str:
        """Gives a gradient from the picture's edge inwards."""
        start, end = self.at(-10, 0), self.at(self.reach * reach, 0)
        return self.scene.art.linear(start, end, *stops)


def paint_cliff(scene: Scene, side: int, top: float, reach: float) -> None:
    """Paints a wall at the left (-1) or right (1), from ``top`` down, about ``reach`` deep."""
    art, canvas, near = scene.art, scene.canvas, scene.colours.near
    beds, face = _bedding(scene, top, reach)
    _pines(scene, side, top, reach)
    wall = _Wall(scene, side, top, reach, beds, dip=scene.chance.uniform(-0.10, 0.16))
    low = scene.height + 6
    corners = [*face, (face[-1][0], low), (_OUTSIDE, low)]
    body = str(Pen().polygon([wall.at(*corner) for corner in corners]))
    stops = ((0, near), (0.55, mix(near, "#5b5a34", 0.75)), (1, "#8d8650"))
    canvas.mass(body, wall.inwards(1.5, *stops))
    with art.group(clip=art.clip(body)):
        _beds(wall)
    canvas.line(wall.edges, Stroke(scene.rim(reach=0.9), 1.3), opacity=0.95, low=0.1)
    _moss(wall)


def _bedding(scene: Scene, top: float, reach: float) -> tuple[list[_Bed], list[Point]]:
    """Piles beds down to the picture's foot; gives them and the outline of their faces."""
    chance = scene.chance
    y, depth = top, reach * 0.5
    beds: list[_Bed] = []
    face: list[Point] = [(_OUTSIDE, top - 2)]
    while y < scene.height:
        thick = chance.choice(_THICKNESSES) * chance.uniform(0.8, 1.2)
        lower = depth + chance.uniform(-6, 3)
        face.append((depth, y + chance.uniform(-1, 1.5)))
        face.append((between(depth, lower, 0.5) + chance.uniform(-3, 2), y + thick * 0.5))
        face.append((lower, y + thick))
        beds.append(_Bed(y, thick, depth, lower))
        y += thick
        step = chance.choice(_LEDGES) * reach / 70 if thick > 8 else chance.uniform(1, 4)
        depth = lower + step
    face.append((depth, y))
    return beds, face


def _pines(scene: Scene, side: int, top: float, reach: float) -> None:
    """Sets three pines onto the cliff, painted before the wall so that it hides their feet."""
    pen = Pen()
    for index in range(3):
        height = scene.chance.uniform(24, 44)
        x = scene.from_side(side, reach * 0.5 * (index + 0.4) / 3.2)
        draw_pine(pen, (x, top + 2), height, height * 0.27)
    near = scene.colours.near
    scene.canvas.hollow(pen, mix(near, scene.colours.middle, 0.25), low=0.8)


def _beds(wall: _Wall) -> None:
    """Tints two beds of three, draws grain and joints, and lets the foot sink into the dark."""
    scene, near = wall.scene, wall.scene.colours.near
    tints = (Pen(), Pen())
    for index, bed in enumerate(wall.beds):
        kind = index % 3 if bed.thickness < 20 else 2
        if kind < 2:
            tints[kind].polygon(_band(wall, bed))
        _marks(wall, bed)
    canvas = scene.canvas
    canvas.tone(tints[0], wall.inwards(1.5, (0, near, 0.8), (1, "#2e3520", 0.55)))
    canvas.tone(tints[1], wall.inwards(1.5, (0, _OCHRE, 0.12), (1, "#dcbb6a", 0.75)))
    canvas.sheen(wall.texture, Stroke(near, 0.8, "13 3 30 4 6 5"), opacity=0.5)
    canvas.line(wall.joints, Stroke(near, 1), opacity=0.6, low=0.6)
    start, middle = wall.at(_OUTSIDE, 0)[0], scene.height * 0.55
    box = (start, middle, wall.at(wall.reach * 2, 0)[0] - start, scene.height - middle)
    dusk = scene.art.linear((0, middle), (0, scene.height), (0, near, 0), (1, near, 0.8))
    canvas.tone(rectangle(box), dusk)


def _band(wall: _Wall, bed: _Bed) -> list[Point]:
    bottom, fall = bed.top + bed.thickness, wall.dip * bed.upper
    return [
        wall.at(_OUTSIDE, bed.top - fall),
        wall.at(bed.upper, bed.top),
        wall.at(bed.lower, bottom),
        wall.at(_OUTSIDE, bottom - fall),
    ]


def _marks(wall: _Wall, bed: _Bed) -> None:
    """Draws a bed's grain, its joints if it is thick, and the edge that the light touches."""
    chance, dip, upper, top, thick = (
        wall.scene.chance,
        wall.dip,
        bed.upper,
        bed.top,
        bed.thickness,
    )
    rows = int(thick / 9)
    for row in range(1, 1 + rows):
        part = row / (1 + rows)
        y = top + thick * part
        bend = (upper * 0.5, y - dip * upper * 0.4 + chance.uniform(-2, 2))
        wall.texture.move(wall.at(-8, y - dip * upper))
        wall.texture.quadratic(wall.at(*bend), wall.at(between(upper, bed.lower, part) - 1, y))
    if thick > 12:
        for _ in range(int(upper / _JOINT_SPACING)):
            depth = upper * chance.uniform(0.1, 0.95)
            wall.joints.move(wall.at(depth, top + 1 - dip * (upper - depth)))
            half = (depth + chance.uniform(-2, 2), top + thick * 0.5)
            end = (depth + chance.uniform(-2, 2), top + thick * chance.uniform(0.7, 1))
            wall.joints.line(wall.at(*half), wall.at(*end))
    wall.edges.move(wall.at(upper - chance.uniform(6, 26), top + 0.4))
    middle = (between(upper, bed.lower, 0.5), top + thick * 0.5)
    wall.edges.line(wall.at(upper, top), wall.at(*middle), wall.at(bed.lower, top + thick))


def _moss(wall: _Wall) -> None:
    """Hangs moss from the first thick ledges and from the top."""
    near = wall.scene.colours.near
    ledges = [bed for bed in wall.beds if bed.thickness > 12][:4]
    pen = Pen()
    for bed in [*ledges, wall.beds[0]]:
        _fringe(wall, bed, pen)
    stops = ((0, mix(near, "#3f5a22", 0.6)), (1, "#a9bb50"))
    wall.scene.canvas.hollow(pen, wall.inwards(1.4, *stops), low=0.8)


def _fringe(wall: _Wall, bed: _Bed, pen: Pen) -> None:
    chance, dip, edge, y = wall.scene.chance, wall.dip, bed.upper, bed.top
    partial = y > wall.top + 3
    hang = 0.6 if partial else 1
    pen.move(wall.at(_OUTSIDE, y - 2.5 - dip * edge))
    pen.line(wall.at(edge - 1, y - 2.2), wall.at(edge + 2, y + 2))
    depth = edge + 2
    while depth > (edge * chance.uniform(0.3, 0.6) if partial else -10):
        step = chance.uniform(4, 9)
        drop = y + chance.uniform(5, 14) * hang - dip * (edge - depth)
        end = y + 1.2 - dip * (edge - depth)
        pen.quadratic(wall.at(depth - step / 2, drop), wall.at(depth - step, end))
        depth -= step
    pen.close()

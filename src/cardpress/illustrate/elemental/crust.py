"""The ground of the fire pictures: a black crust with glowing cracks, and basalt columns."""

import math

from cardpress.illustrate.elemental.outlines import taper
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.svg import Pen, Point, Stroke

__all__ = ["paint_columns", "paint_crust"]


def paint_crust(scene: Scene, top: float) -> None:
    """Paints the crust along the picture's foot."""
    art, canvas, chance = scene.art, scene.canvas, scene.chance
    edge = _edge(scene, top)
    low = scene.height + 10
    stops = ((0, "#2a0a0d"), (0.4, "#150609"), (1, "#080305"))
    body = Pen().polygon([*edge, (scene.width + 20, low), (-20, low)])
    canvas.mass(body, art.linear((0, top - 10), (0, scene.height), *stops))
    rim = Stroke(scene.rim("#ffb347", reach=0.8), 1.6)
    canvas.line(Pen().polyline(edge), rim, opacity=0.95, low=0.1)
    cracks = Pen()
    count = 7 + scene.level
    for index in range(count):
        x = scene.width * (index + chance.uniform(0.2, 0.8)) / count
        _crack(scene, (x, top + 14 + chance.uniform(-4, 4)), cracks)
    canvas.hollow(cracks, "#ffd878", Stroke("#e8441a", 1.8), low=0.6)


def _edge(scene: Scene, top: float) -> list[Point]:
    """Gives the upper edge of the crust, with a step here and there."""
    chance, width = scene.chance, scene.width
    points: list[Point] = [(-20, top - 26)]
    x = -20.0
    while x < width + 20:
        x += chance.uniform(14, 34)
        rise = 16 * math.sin(math.pi * x / width) - 22 * abs(x / width - 0.5)
        y = top + rise + chance.uniform(-5, 5)
        points.append((x, y))
        if chance.ratio() < 0.4:
            points.append((x + chance.uniform(0, 5), y + chance.uniform(4, 9)))
    return points


def _crack(scene: Scene, start: Point, pen: Pen) -> None:
    """Draws a crack that wanders down and branches."""
    chance = scene.chance
    line, (x, y) = [start], start
    sense = chance.choice((-1, 1))
    for _ in range(5):
        x += sense * chance.uniform(2, 14)
        y += chance.uniform(4, 11)
        line.append((x, y))
        if chance.ratio() < 0.5:
            end = (x - sense * chance.uniform(10, 24), y + chance.uniform(3, 9))
            branch = [(x, y), ((x + end[0]) / 2, (y + end[1]) / 2 + 2), end]
            _split(pen, branch, 0.8, fades=True)
        if chance.ratio() < 0.3:
            sense = -sense
    _split(pen, line, 1.5, fades=False)


def _split(pen: Pen, line: list[Point], half: float, *, fades: bool) -> None:
    """Draws a jagged split: thickest where it starts if it fades, else in its middle."""

    def width(part: float) -> float:
        swell = 1 - part if fades else math.sin(math.pi * (0.15 + 0.8 * part))
        return half * swell + 0.15

    left, right = taper(line, width)
    pen.polygon(left + right[::-1])


def paint_columns(scene: Scene, side: int, top: float, reach: float) -> None:
    """Paints basalt columns at the left (-1) or right (1) side, stepped, with dark seams."""
    chance, art, canvas, low = scene.chance, scene.art, scene.canvas, scene.height
    bodies, faces, edges, seams = Pen(), Pen(), Pen(), Pen()

    def at(depth: float, y: float) -> Point:
        return (scene.from_side(side, depth), y)

    depth = -8.0
    while depth < reach:
        wide = chance.uniform(9, 16)
        sunk = math.pow(max(depth, 0) / reach, 1.4) * (low - top) * 0.82
        y = top + sunk + chance.uniform(-20, 20)
        face, far = depth + wide * 0.62, depth + wide
        head = [at(depth, y), at(depth + wide * 0.35, y - 4), at(far, y - 1.5)]
        bodies.polygon([at(depth, low), *head, at(far, low)])
        faces.polygon([at(face, low), at(face, y + 1.5), at(far, y - 1.5), at(far, low)])
        edges.polyline([*head, at(far, y + 60)])
        seams.polyline([at(depth, y + 14), at(depth, low)])
        for _ in range(3):
            joint = y + chance.uniform(20, 150)
            seams.polyline([at(depth, joint), at(face, joint + 2), at(far, joint - 1)])
        depth += wide
    dark = ((0, "#3a1114"), (1, "#0d0508"))
    canvas.mass(bodies, art.linear((0, top), (0, low), *dark), low=1)
    lit = ((0, "#a33a18"), (0.6, "#4a1410"), (1, "#12060a"))
    canvas.tone(faces, art.linear((0, top), (0, low), *lit), opacity=0.8)
    canvas.line(seams, Stroke("#070305", 1.1), opacity=0.8, low=0.6)
    glow = Stroke(scene.rim("#ffb65a", reach=0.9), 1.4)
    canvas.line(edges, glow, opacity=0.95, low=0.1)

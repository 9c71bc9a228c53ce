"""Sets a landmark into a landscape: faded by the distance, lit from the light's side."""

from cardpress.illustrate.elemental.emblems import GATED
from cardpress.illustrate.elemental.landmarks import LANDMARKS, Landmark
from cardpress.illustrate.elemental.scene import Scene
from cardpress.illustrate.elemental.tint import mix
from cardpress.illustrate.svg import Stroke, number, translation

__all__ = ["paint_landmark", "walled"]

_WALLED = 0.25
"""How often a wall of rock takes the place of a landmark."""

_GROWTH = (0.86, 0.92, 1.0, 1.04, 1.08, 1.12)
"""Size by rank."""
_DEPTHS = (92, 88, 84, 74, 66, 60)
"""How far inwards a landmark stands by rank: the greater the sigil, the less."""
_FULL_ART = 1.25
_GATED_RANKS = 3
"""Up to this rank a landmark has room beside the gate of a Stormgate card."""
_SKY_DEPTH, _SKY_HEIGHT = 100, 0.24
"""Where the middle of a landmark hangs that floats: clear of the index in the corner."""
_HAZE = {"earth": 0.5, "air": 0.52, "fire": 0.78, "water": 0.6}
"""How near the landmark is by element: 1 would be as dark as the foreground."""


def walled(scene: Scene) -> bool:
    """Whether cliffs, columns or stacks close the far side in place of a landmark."""
    return scene.seed.fork("frame").ratio() < _WALLED


def paint_landmark(scene: Scene, base: float) -> None:
    """Paints the scene's landmark; ``base`` is the height where its foot stands."""
    chance = scene.seed.fork("landmark")
    if scene.set_code in GATED and scene.level > _GATED_RANKS:
        return
    known = {
        name: landmark
        for name, landmark in LANDMARKS[scene.element].items()
        if landmark.place == "ground" or scene.set_code not in GATED
    }
    landmark = known[chance.choice(tuple(known))]
    growth = _GROWTH[scene.level - 1] * (_FULL_ART if scene.full else 1)
    size = landmark.height * growth * chance.uniform(0.92, 1.08) / 100
    if landmark.place == "sky":
        depth = _SKY_DEPTH - 4.0 * scene.level
        top = scene.height * _SKY_HEIGHT + chance.uniform(-10, 30) - 50 * size
    else:
        depth = _DEPTHS[scene.level - 1] + chance.uniform(-8, 8)
        top = base - 100 * size
    x, sense = scene.from_side(-scene.side, depth), scene.side
    place = f"{translation(x - 50 * size * sense, top)} scale({number(size * sense, 3)} "
    with scene.art.group(transform=f"{place}{number(size, 3)})"):
        _paint(scene, landmark, size)


def _paint(scene: Scene, landmark: Landmark, size: float) -> None:
    art, canvas, colours = scene.art, scene.canvas, scene.colours
    body, dark = _tones(scene, landmark)
    with art.group(transform=translation(1.8 / size, -0.8 / size)):
        canvas.tone_holed(landmark.body, colours.rim)
    fill = art.linear(
        (0, 0), (0, 118), (0, body), (0.55, mix(body, colours.haze, 0.3)), (1, dark)
    )
    canvas.mass_holed(landmark.body, fill, low=1.2 / size)
    if landmark.shade:
        canvas.tone(landmark.shade, dark, opacity=0.8)
    if landmark.lines:
        stroke = Stroke(dark, 0.8 / size, _dash(size))
        canvas.line(landmark.lines, stroke, opacity=0.75, low=0.6 / size)
    if landmark.glow:
        _glow(scene, landmark.glow, size)


def _tones(scene: Scene, landmark: Landmark) -> tuple[str, str]:
    colours, near = scene.colours, _HAZE[scene.element]
    dark = mix(colours.haze, colours.near, near + 0.24)
    if landmark.pale:
        return mix(colours.haze, colours.light, 0.55), mix(colours.haze, colours.near, 0.4)
    return mix(mix(colours.haze, colours.middle, 0.35), colours.near, near * 0.62), dark


def _dash(size: float) -> str:
    return " ".join(number(part / size) for part in (14, 3, 30, 4, 8, 5))


def _glow(scene: Scene, data: str, size: float) -> None:
    """Paints what shines, brightest at its top."""
    light, warm = scene.colours.light, scene.colours.sky[3]
    stops = ((0, light, 0.95), (0.45, mix(light, warm, 0.5), 0.8), (1, warm, 0.35))
    fill = scene.art.linear((0, 0), (0, 120), *stops)
    edge = Stroke(mix(warm, scene.colours.haze, 0.4), 0.5 / size)
    scene.canvas.line(data, edge, fill=fill, low=0.5 / size)

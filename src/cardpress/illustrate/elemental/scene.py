"""The scene of a picture: where light, horizon and spirit are, and what it is painted with.

Tenths of a millimetre from the picture's top left corner. The light always stands behind the
spirit, so that every rim and every gradient points to it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.elemental.canvas import Canvas
from cardpress.illustrate.elemental.composition import compose
from cardpress.illustrate.elemental.ground import WINDOW_BOX
from cardpress.illustrate.elemental.livery import BLEED_BOX, LIVERIES
from cardpress.illustrate.elemental.palette import Palette, palette
from cardpress.illustrate.subject import Subject
from cardpress.illustrate.svg import Artwork, Point

__all__ = ["Scene", "set_scene", "sigil_points"]

_RADII = (72, 86, 101, 116, 128, 139)
"""Radius of the spirit by rank."""
_FULL_ART_GROWTH = 1.12
_FULL_ART_SCENE = 0.70
"""The part of a full picture that the scene takes: text covers the rest."""

_POINTS = (4, 5, 6, 7, 8, 10)
_RICH_POINTS: Mapping[str | None, tuple[int, ...]] = MappingProxyType(
    {"rare": (5, 6, 7, 9, 11, 13), "unique": (12, 12, 12, 12, 12, 12)}
)
"""Points of the sigil by rank, where the rarity has numbers of its own."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture under construction, with all that its painters ask for."""

    canvas: Canvas
    chance: Chance
    """The stream that the landscape draws from, in the order of painting."""
    seed: Chance
    """The card's own, for forks: what they draw moves nothing else."""
    element: str
    rarity: str | None
    level: int
    motif: str | None
    """The creature, if the card names one."""
    set_code: str
    colours: Palette
    width: float
    height: float
    """Of the scene."""
    bottom: float
    """Of the picture: a full one goes on below its scene."""
    centre: Point
    """Where light and spirit stand."""
    radius: float
    """Of the spirit's sigil."""
    horizon: float
    """Its height, from the top."""
    side: int
    """Where the creature stands: -1 is the left, 1 the right; a landmark has the other side."""

    @property
    def full(self) -> bool:
        """Whether the picture fills a whole face, with plates over its lower part."""
        return self.bottom > self.height

    @property
    def art(self) -> Artwork:
        """Where gradients, clips and groups are made."""
        return self.canvas.art

    def from_side(self, side: int, depth: float) -> float:
        """Gives the x that lies ``depth`` inwards from the left (-1) or right (1) edge."""
        return depth if side < 0 else self.width - depth

    def rim(self, colour: str = "", *, reach: float = 0.75, opacity: float = 1) -> str:
        """Gives a paint for edges that glows towards the light and dies away from it."""
        colour = colour or self.colours.rim
        stops = ((0, colour, opacity), (0.5, colour, opacity * 0.75), (1, colour, 0))
        return self.art.radial(self.centre, self.width * reach, *stops)


def sigil_points(level: int, rarity: str | None) -> int:
    """Gives how many points the sigil of a card has."""
    return _RICH_POINTS.get(rarity, _POINTS)[level - 1]


def set_scene(subject: Subject, element: str, *, low_ink: bool) -> Scene:
    """Gives an empty scene for a subject, with the streams of chance that belong to its id."""
    full = subject.rarity == "unique"
    _, _, width, whole = BLEED_BOX if full else WINDOW_BOX
    height = whole * _FULL_ART_SCENE if full else whole
    chance = Chance("illustrate", subject.game, subject.card)
    plan = compose(chance.fork("composition"), subject.level, full=full)
    return Scene(
        canvas=Canvas(Artwork("a"), LIVERIES[element].low if low_ink else None),
        chance=chance.fork("scene"),
        seed=chance,
        element=element,
        rarity=subject.rarity,
        level=subject.level,
        motif=subject.motif,
        set_code=subject.set_code,
        colours=palette(element, subject.level, chance.fork("weather")),
        width=width,
        height=height,
        bottom=whole,
        centre=(width * plan.light[0], height * plan.light[1]),
        radius=_RADII[subject.level - 1] * (_FULL_ART_GROWTH if full else 1),
        horizon=height * plan.horizon,
        side=plan.side,
    )

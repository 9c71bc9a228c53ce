"""The items that a scene is made of."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from cardpress.colour import Colour
from cardpress.geometry import AS_IS, ZERO, Length, Point, Rect, Transform
from cardpress.scene.outline import Outline

__all__ = [
    "OPAQUE",
    "Glyph",
    "GlyphRun",
    "Group",
    "Item",
    "LinearGradient",
    "Paint",
    "Part",
    "Picture",
    "RadialGradient",
    "Role",
    "Shape",
    "Stroke",
    "Use",
    "Word",
]

OPAQUE = 1000
"""Full opacity, in thousandths."""


class Role(StrEnum):
    """What an item is there for; press work treats a cut line and a text differently."""

    BACKGROUND = "background"
    ART = "art"
    FRAME = "frame"
    TEXT = "text"
    ICON = "icon"
    MARK = "mark"
    RULE = "rule"
    GUIDE = "guide"
    CUT = "cut"
    CREASE = "crease"
    REGISTRATION = "registration"


@dataclass(frozen=True, slots=True)
class LinearGradient:
    """Colours along a line; beyond its ends the end colours go on."""

    start: Point
    end: Point
    stops: tuple[tuple[int, Colour], ...]
    """Place in thousandths of the way, ascending, and colour."""


@dataclass(frozen=True, slots=True)
class RadialGradient:
    """Colours outwards from a centre; beyond the radius the last colour goes on."""

    centre: Point
    radius: Length
    stops: tuple[tuple[int, Colour], ...]
    """Place in thousandths of the radius, ascending, and colour."""


Paint: TypeAlias = Colour | LinearGradient | RadialGradient


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a line is drawn, centred on its outline."""

    paint: Paint
    width: Length
    dash: tuple[Length, ...] = ()
    """Lengths of dash and gap in turn; empty for a continuous line."""
    round: bool = False
    """Whether ends and joins are round, rather than butt and mitred."""


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline, filled, stroked or both (the fill first)."""

    outline: Outline
    fill: Paint | None = None
    stroke: Stroke | None = None
    opacity: int = OPAQUE
    role: str = Role.FRAME


class Picture(NamedTuple):
    """A picture from a file, stretched over a box; its maker saw to the proportions."""

    asset: str
    """The key under which ``pictures`` has it: a digest of the bytes and how they are taken."""
    box: Rect
    """Where the whole picture lies; may reach beyond ``clip``."""
    clip: Rect | None = None
    """What is seen of it; all where there is none."""
    opacity: int = OPAQUE
    role: str = Role.ART


class Glyph(NamedTuple):
    """One glyph of a shaped word, in font units."""

    id: int
    """Index in the font; unsubset."""
    advance: int
    """How far the pen moves on, kerning included."""
    dx: int
    """How far the glyph is shifted to the right of the pen."""
    dy: int
    """How far it is raised above the baseline."""
    text: str
    """The characters that it stands for; empty for the later glyphs of a cluster."""


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """A shaped word without spaces: shaped once, used on every line that holds it.

    Words are compared by identity: the shaper hands out one object for one text and font.
    """

    text: str
    """As typed, in logical order."""
    glyphs: tuple[Glyph, ...]
    """In visual order, from left to right."""
    advance: int
    """Sum of the advances."""


class GlyphRun(NamedTuple):
    """A line of text, or the part of it in one font, size and colour.

    A tuple, as a deck holds a hundred thousand of them and a frozen class takes seven times as
    long to make.
    """

    font: str
    """The key under which ``fonts`` has the face: a digest of its bytes and pinned axes."""
    size: Length
    """The em."""
    origin: Point
    """Where the baseline starts."""
    words: tuple[Word, ...]
    """From left to right; between two of them stands a space."""
    gap: int
    """Width of a space in font units, tracking aside, stretched where the line is justified."""
    colour: Colour
    tracking: Length = ZERO
    """Added after each glyph, spaces included."""
    space_after: bool = False
    """Whether a space follows the last word, so that copied text keeps it."""
    stroke: Stroke | None = None
    """Drawn round each glyph as well as filling it."""
    opacity: int = OPAQUE
    role: str = Role.TEXT


@dataclass(frozen=True, slots=True)
class Group:
    """Items that are turned, clipped or made translucent as one."""

    items: "tuple[Item, ...]"
    transform: Transform = AS_IS
    clip: Outline | None = None
    """In the coordinates of the items, before the transform."""
    opacity: int = OPAQUE


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Part:
    """Items that may be drawn in many places: a face, a static part of faces, a mark.

    Parts are compared by identity; ``digest`` tells whether two draw the same.
    """

    items: "tuple[Item, ...]"
    bounds: Rect
    """Nothing is drawn outside of it."""
    shared: bool = True
    """Whether it is placed more than once, so that exporters keep it as a form."""


@dataclass(frozen=True, slots=True)
class Use:
    """A part, put in place."""

    part: Part
    transform: Transform = AS_IS
    clip: Rect | None = None
    """What is seen of it, in the part's own coordinates; all where there is none."""


Item: TypeAlias = Shape | Picture | GlyphRun | Group | Use

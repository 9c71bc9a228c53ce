"""A template: size, boxes, fonts, styles and layers of a face."""

from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import Field

from cardpress.geometry import Rect, Size, parse_length
from cardpress.template.base import Frozen
from cardpress.template.layers import Layer, Mm, Pt
from cardpress.template.leaf import Leaf

__all__ = ["BUILT_IN_BOXES", "CARD_SIZES", "ShadowSpec", "Style", "Template"]

CARD_SIZES = MappingProxyType(
    {
        name: Size(parse_length(width), parse_length(height))
        for name, (width, height) in {
            "poker": ("63.5", "88.9"),
            "poker-eu": ("63", "88"),
            "bridge": ("57.15", "88.9"),
            "tarot": ("69.85", "120.65"),
            "mini": ("44.45", "63.5"),
            "mini-eu": ("44", "68"),
            "square": ("69.85", "69.85"),
            "jumbo": ("88.9", "139.7"),
        }.items()
    }
)
"""Trimmed sizes by name."""

BUILT_IN_BOXES = ("bleed", "trim", "safe")
"""Boxes that every template has: the trim, and what lies 3.175 mm outside and 3 mm inside."""


class ShadowSpec(Frozen):
    """A shadow of letters: drawn as shapes, so that copied text holds it once."""

    color: Leaf
    """Its color."""
    offset: tuple[Mm, Mm]
    """To the right and down."""
    opacity: Annotated[float, Field(ge=0, le=1)] = 1
    """From 0 to 1."""


class Style(Frozen):
    """How a text is set. What a style leaves out comes from the template it extends, then from
    the defaults given here.
    """  # noqa: D205 - one sentence would not say it

    font: Leaf | None = None
    """Name of a chain in ``fonts``, or of a family; by default the chain ``body``."""
    weight: Annotated[int | None, Field(ge=1, le=1000)] = None
    """100 to 900; 400 by default, 700 where ``bold``."""
    bold: bool | None = None
    """Whether it is set bold."""
    italic: bool | None = None
    """Whether it is set italic."""
    size: Annotated[Pt | None, Field(gt=0)] = None
    """The em; 9 pt by default. A bare number is in points."""
    min: Annotated[Pt | None, Field(gt=0)] = None
    """The smallest size that the text may shrink to; by default it does not shrink."""
    leading: Annotated[float | None, Field(gt=0, le=5)] = None
    """From baseline to baseline, as a multiple of the size; 1.2 by default."""
    tracking: Annotated[int | None, Field(ge=-500, le=2000)] = None
    """Added between glyphs, in thousandths of the em."""
    color: Leaf | None = None
    """Black by default."""
    align: Literal["left", "center", "right", "justify"] | None = None
    """Where lines of its script begin by default: left, or right for Hebrew and Arabic."""
    valign: Literal["top", "middle", "bottom"] | None = None
    """Top by default; ``middle`` centres capitals of a single line, else the block."""
    wrap: Literal["normal", "balance", "none"] | None = None
    """``balance``: the narrowest measure with the fewest lines; ``none`` keeps one line."""
    overflow: Literal["error", "clip", "ellipsis"] | None = None
    """What happens to a text that does not fit at its smallest size; an error by default."""
    axes: dict[str, float] | None = None
    """Where a variable font stands on its axes, by tag: ``{wdth: 80, opsz: 12}``."""
    small_caps: bool | None = None
    """Whether small letters are set as small capitals, where the font has them."""
    features: tuple[Annotated[str, Field(pattern=r"^-?[0-9A-Za-z]{4}$")], ...] | None = None
    """OpenType features to switch on (``lnum``) or off (``-liga``)."""
    stroke: Leaf | None = None
    """Color of a line round each glyph."""
    stroke_width: Annotated[Mm | None, Field(ge=0)] = None
    """Width of that line."""
    shadow: ShadowSpec | None = None
    """A shadow beneath the letters."""
    opacity: Annotated[float | None, Field(ge=0, le=1)] = None
    """1 by default."""


class Template(Frozen):
    """A template as its file says; ``source`` merges in what it extends.

    Boxes are rectangles from the trimmed corner. All leaves are compiled, their names checked.
    """

    format: Literal[1] = 1
    """Version of the file format."""
    extends: str = ""
    """Path of the template that it builds on, below ``templates/``, without ending."""
    size: str = "poker"
    """A card size's name, or ``WxH`` with units."""
    back: str = ""
    """The back of its cards: a template, a picture or ``none``."""
    fonts: dict[str, tuple[str, ...]] = {}
    """Chains of fonts by name: families, or paths below the project root; fallbacks follow."""
    boxes: dict[str, Rect] = {}
    """``[x, y, width, height]`` in millimetres by name."""
    styles: dict[str, Style] = {}
    """Styles by name."""
    layers: tuple[Layer, ...] = ()
    """Painted in this order."""

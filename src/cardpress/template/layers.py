"""Layers: what a template paints, in order."""

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from cardpress.geometry import ZERO, Length
from cardpress.template.base import Frozen
from cardpress.template.expression import Expression
from cardpress.template.leaf import Leaf

__all__ = [
    "Fill",
    "Gradient",
    "GroupLayer",
    "IconLayer",
    "ImageLayer",
    "Layer",
    "Mm",
    "Pt",
    "ShapeLayer",
    "StrokeSpec",
    "TextLayer",
]

Mm = Annotated[Length, "mm"]
"""A length of which a bare number is in millimetres."""

Pt = Annotated[Length, "pt"]
"""A length of which a bare number is in points."""

BoxRef: TypeAlias = str | tuple[Mm, Mm, Mm, Mm]
"""Name of a box, or ``[x, y, width, height]``."""


class Gradient(Frozen):
    """A fill that changes: exactly one of ``linear`` and ``radial`` is given."""

    linear: float | None = None
    """Direction in degrees as in CSS: 180 runs from top to bottom, 90 from left to right."""
    radial: tuple[Mm, Mm, Mm] | None = None
    """Centre (x and y from the box's corner) and radius."""
    stops: Annotated[tuple[Leaf, ...], Field(min_length=2)]
    """Colors in order, evenly spread, or ``COLOR PERCENT%`` each."""

    @model_validator(mode="after")
    def _either(self) -> Self:
        if (self.linear is None) == (self.radial is None):
            raise ValueError("a gradient is either linear or radial")
        return self


Fill: TypeAlias = Leaf | Gradient


class StrokeSpec(Frozen):
    """A line along an outline, centred on it."""

    color: Fill
    """Its color."""
    width: Annotated[Mm, Field(ge=0)] = Length(9_000)
    """0.25 mm by default."""
    dash: tuple[Annotated[Mm, Field(ge=0)], ...] = ()
    """Dash and gap in turn."""
    round: bool = False
    """Round ends and joins."""


_ROLE = (
    "^(background|art|frame|text|icon|mark|rule|guide|cut|crease|registration"
    "|ink:[A-Za-z0-9_-]+)?$"
)


class _LayerBase(Frozen):
    name: str = ""
    """For ``before`` and ``after``; by default the layer's box."""
    before: str = ""
    """In a template that extends another: the layer in front of which it is painted."""
    after: str = ""
    """In a template that extends another: the layer after which it is painted."""
    box: BoxRef = "trim"
    """Where it goes."""
    offset: tuple[Mm, Mm] = (ZERO, ZERO)
    """Shifts it to the right and down."""
    when: Expression | None = None
    """Painted only where this is true."""
    repeat: Expression | None = None
    """How often it is painted, or a list; ``item`` and ``index`` (from 0) are known inside."""
    along: Literal["right", "down", "left", "up"] = "right"
    """Where the next repetition goes."""
    pitch: Mm | None = None
    """How far on it goes; by default the box's width or height."""
    rotate: Leaf | None = None
    """Degrees clockwise about the middle of its box."""
    opacity: Leaf | None = None
    """From 0 to 1."""
    role: Annotated[str, Field(pattern=_ROLE)] = ""
    """What it is there for in print; by default by its kind. One of ``background``, ``art``,
    ``frame``, ``text``, ``icon``, ``mark``, ``rule``, ``guide``, ``cut``, ``crease``,
    ``registration``, ``ink:NAME``."""


class ShapeLayer(_LayerBase):
    """A drawn shape."""

    shape: Literal["rect", "rounded", "line", "ellipse", "circle", "polygon", "path"]
    """What is drawn; it fills its box."""
    fill: Fill | None = None
    """What it is filled with."""
    stroke: StrokeSpec | None = None
    """The line round it."""
    radius: Annotated[Mm, Field(ge=0)] = Length(108_000)
    """Of the corners of ``rounded``; 3 mm by default."""
    points: tuple[tuple[Mm, Mm], ...] = ()
    """Corners of ``polygon``, or ends of ``line``, from the box's corner."""
    d: str = ""
    """Of ``path``: SVG path data in millimetres from the box's corner."""

    @model_validator(mode="after")
    def _complete(self) -> Self:
        if self.shape == "polygon" and len(self.points) < 3:
            raise ValueError("a polygon needs 'points', three or more")
        if self.shape == "line" and len(self.points) == 1:
            raise ValueError("a line needs two 'points' or none")
        if self.shape == "path" and not self.d:
            raise ValueError("a path needs 'd', its path data")
        return self


class ImageLayer(_LayerBase):
    """A picture."""

    image: Leaf
    """Path below the project root; nothing is painted where it is empty."""
    fit: Literal["cover", "contain", "stretch"] = "cover"
    """``cover`` fills the box and crops, ``contain`` shows all, ``stretch`` distorts."""
    focus: tuple[float, float] | None = None
    """What stays in view, in percent; by default the art's own focus, else the middle."""


class IconLayer(_LayerBase):
    """A one-coloured drawing, tinted."""

    icon: Leaf
    """Name in the game's ``icons``, or a path; nothing is painted where it is empty."""
    color: Leaf | None = None
    """Its tint; by default it is drawn as it is."""
    fit: Literal["contain", "stretch"] = "contain"
    """``contain`` keeps its shape, centred."""


class TextLayer(_LayerBase):
    """A text."""

    text: Leaf
    """What it says."""
    style: str = ""
    """Name of its style; by default the one named like its box, else the defaults."""
    avoid: tuple[str, ...] = ()
    """Boxes that the text flows round."""
    rich: bool | None = None
    """Whether marks and icons count; by default where the text is nothing but a rich field."""


class GroupLayer(_LayerBase):
    """Layers painted as one; their boxes are those of the template."""

    group: "tuple[Layer, ...]"
    """Its layers in order."""
    clip: "ShapeLayer | None" = None
    """A shape beyond which nothing is seen; it stands in its own `box`."""


Layer: TypeAlias = ShapeLayer | ImageLayer | IconLayer | TextLayer | GroupLayer
GroupLayer.model_rebuild()

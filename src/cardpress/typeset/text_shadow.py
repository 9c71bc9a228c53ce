"""The shadow of a text: letters as paths, so that searching and copying find the text once."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from cardpress.colour import Colour
from cardpress.fonts import FontFace, FontLibrary
from cardpress.geometry import Length, Point
from cardpress.scene import GlyphRun, Item, Outline, Role, Shape

__all__ = ["Shadow", "shadow_of"]


class Shadow(NamedTuple):
    """How a text's shadow looks."""

    colour: Colour
    shift: Point
    """To the right and down."""
    opacity: int
    """In thousandths."""


def shadow_of(items: Iterable[Item], shadow: Shadow, fonts: FontLibrary) -> tuple[Item, ...]:
    """Gives the shapes that lie beneath the glyph runs of a text; icons cast none."""
    colour, shift, opacity = shadow
    return tuple(
        Shape(
            Outline(tuple(_segments(run, fonts.by_key(run.font), shift))),
            fill=colour,
            opacity=opacity,
            role=Role.FRAME,
        )
        for run in items
        if isinstance(run, GlyphRun)
    )


def _segments(run: GlyphRun, face: FontFace, shift: Point) -> Iterator[Any]:
    """All glyphs of a run as one path, placed as the run places them."""
    size, upem = int(run.size), face.upem
    top = run.origin.y + shift.y
    tracking = int(run.tracking) * upem // size
    pen = 0
    for number, word in enumerate(run.words):
        pen += (run.gap + tracking) if number else 0
        for glyph in word.glyphs:
            left = run.origin.x + shift.x
            for kind, *numbers in face.path(glyph.id):
                placed = (
                    top - Length((value + glyph.dy) * size // upem)
                    if odd % 2
                    else left + Length((pen + glyph.dx + value) * size // upem)
                    for odd, value in enumerate(map(int, numbers))
                )
                yield (kind, *placed)
            pen += glyph.advance + tracking

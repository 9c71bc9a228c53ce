"""Finished drawings without a backend: what typesetting ends in and what exporters draw.

All numbers are integers: lengths in units of 1/914400 inch, font units, thousandths for angles,
opacity and tints. Origin top left, y down; ``render`` flips it once. An exporter makes no
decisions; whoever makes a scene has made them all.
"""

from cardpress.scene.dump import digest, dump
from cardpress.scene.items import (
    OPAQUE,
    Glyph,
    GlyphRun,
    Group,
    Item,
    LinearGradient,
    Paint,
    Part,
    Picture,
    RadialGradient,
    Role,
    Shape,
    Stroke,
    Use,
    Word,
)
from cardpress.scene.outline import Outline
from cardpress.scene.pages import Face, Page

__all__ = [
    "OPAQUE",
    "Face",
    "Glyph",
    "GlyphRun",
    "Group",
    "Item",
    "LinearGradient",
    "Outline",
    "Page",
    "Paint",
    "Part",
    "Picture",
    "RadialGradient",
    "Role",
    "Shape",
    "Stroke",
    "Use",
    "Word",
    "digest",
    "dump",
]

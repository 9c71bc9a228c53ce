"""Fonts: finding, shaping, metrics, coverage, embedding rights, subsets.

Knows font files and texts, nothing of cards, templates or pages. HarfBuzz does the shaping and
the subsetting; it is loaded when the first face is.
"""

from cardpress.fonts.bidi import Levels, levels_of, runs_leftwards
from cardpress.fonts.face import Descriptor, FontFace
from cardpress.fonts.library import FontLibrary
from cardpress.fonts.scripts import split_by_script

__all__ = [
    "Descriptor",
    "FontFace",
    "FontLibrary",
    "Levels",
    "levels_of",
    "runs_leftwards",
    "split_by_script",
]

"""Measures finished faces the way an eye would: contrast, sizes, lines, hues, likeness.

Knows scenes and fonts; knows nothing of templates, decks or files. What needs pixels it takes
from a function that ``jobs`` hands in, so that nothing here draws.
"""

from cardpress.preflight.judge import Preflight
from cardpress.preflight.measured import Measured, packed, unpacked
from cardpress.preflight.raster import Draw, Raster
from cardpress.preflight.scenes import Subject

__all__ = [
    "Draw",
    "Measured",
    "Preflight",
    "Raster",
    "Subject",
    "packed",
    "unpacked",
]

"""Heraldic art: a character on a shield, in a window on one hour of the quest's day.

Draws the pictures of Side Quest, the static parts of its faces, its back and its icons, as SVG.
It knows neither models nor templates: a subject goes in, text comes out.
"""

from cardpress.illustrate.heraldic.charges import CHARGES
from cardpress.illustrate.heraldic.parts import parts
from cardpress.illustrate.heraldic.picture import draw, draw_low_ink

__all__ = ["CHARGES", "draw", "draw_low_ink", "parts"]

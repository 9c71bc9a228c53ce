"""The artwork of Wizard Wars: elementals before a light, in carved frames.

A seeded picture for every card (``draw``) and the static parts of the faces (``parts``). It
knows a :class:`~cardpress.illustrate.subject.Subject`, and no model, template or file.
"""

from cardpress.illustrate.elemental.creature import MOTIFS
from cardpress.illustrate.elemental.livery import ELEMENTS
from cardpress.illustrate.elemental.parts import parts
from cardpress.illustrate.elemental.picture import draw, draw_low_ink

__all__ = ["ELEMENTS", "MOTIFS", "draw", "draw_low_ink", "parts"]

"""The artwork of Wizard Wars: elementals before a light, in carved frames.

A seeded picture for every card (``draw``) and the static parts of the faces (``parts``). It
knows a :class:`~cardpress.illustrate.subject.Subject`, and no model, template or file.
"""

from cardpress.illustrate.elemental.parts import parts

__all__ = ["parts"]

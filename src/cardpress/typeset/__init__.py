"""Cards become faces: leaves are filled in, texts broken and fitted, pictures placed.

Stage 3. Knows cards, templates, fonts and pictures; knows nothing of paper, decks or files that
are written.
"""

from cardpress.typeset.desk import BLEED
from cardpress.typeset.fits import TextFit
from cardpress.typeset.typesetter import Printing, Typesetter

__all__ = ["BLEED", "Printing", "TextFit", "Typesetter"]

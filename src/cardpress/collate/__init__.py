"""Settles which cards a print has, how many of each, and in which order.

Takes a game from the catalogue; knows no paper and draws nothing.
"""

from cardpress.collate.decks import SET_PREFIX, collate
from cardpress.collate.run import PrintRun

__all__ = ["SET_PREFIX", "PrintRun", "collate"]

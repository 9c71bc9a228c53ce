"""Puts cards on sheets: grids, bleed, crop marks, duplex, ruler and slug, in whole numbers.

Pure geometry: everything about a sheet is known before any face exists; faces only pass
through. Knows neither games nor files.
"""

from cardpress.impose.bleed import Edges
from cardpress.impose.counts import Counts, Side
from cardpress.impose.guides import Cuts
from cardpress.impose.marks import Mark
from cardpress.impose.plan import Place, SheetPlan
from cardpress.impose.planning import plan_sheets
from cardpress.impose.selection import PageChoice, parse_pages
from cardpress.impose.sizes import common_size
from cardpress.impose.split import split_sides, turning
from cardpress.impose.strips import Letters, Slug, Strip
from cardpress.impose.turnover import Turnover

__all__ = [
    "Counts",
    "Cuts",
    "Edges",
    "Letters",
    "Mark",
    "PageChoice",
    "Place",
    "SheetPlan",
    "Side",
    "Slug",
    "Strip",
    "Turnover",
    "common_size",
    "parse_pages",
    "plan_sheets",
    "split_sides",
    "turning",
]

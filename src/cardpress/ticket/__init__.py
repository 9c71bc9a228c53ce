"""The job ticket: on which paper and how the cards are to be printed, and who said so.

Knows no card and no file; raw texts come in as layers, a ``PrintSettings`` comes out.
"""

from cardpress.ticket.labels import LabelSheet, label_sheets
from cardpress.ticket.layers import Layer, from_environment, from_file, from_options
from cardpress.ticket.papers import PAPERS, Paper, parse_papers
from cardpress.ticket.resolve import resolve
from cardpress.ticket.settings import (
    KEYS,
    LARGEST_BLEED,
    Fill,
    Filling,
    Flip,
    Fold,
    Grid,
    Ink,
    Layout,
    Marks,
    Origin,
    PrintSettings,
    SettingLine,
    Source,
)

__all__ = [
    "KEYS",
    "LARGEST_BLEED",
    "PAPERS",
    "Fill",
    "Filling",
    "Flip",
    "Fold",
    "Grid",
    "Ink",
    "LabelSheet",
    "Layer",
    "Layout",
    "Marks",
    "Origin",
    "Paper",
    "PrintSettings",
    "SettingLine",
    "Source",
    "from_environment",
    "from_file",
    "from_options",
    "label_sheets",
    "parse_papers",
    "resolve",
]

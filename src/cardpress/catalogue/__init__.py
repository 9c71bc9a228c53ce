"""Everything of a project, resolved, as one value: what stages after reading work on."""

from cardpress.catalogue.values import (
    CardEntry,
    Catalogue,
    DeckEntry,
    GameEntry,
    ProjectFile,
    SetEntry,
    TemplateEntry,
)

__all__ = [
    "CardEntry",
    "Catalogue",
    "DeckEntry",
    "GameEntry",
    "ProjectFile",
    "SetEntry",
    "TemplateEntry",
]

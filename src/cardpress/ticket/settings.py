"""Print settings as one frozen value, each with its origin."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from cardpress.diagnostics import Span
from cardpress.geometry import MM, ZERO, Length, in_mm, mm
from cardpress.ticket.labels import LabelSheet
from cardpress.ticket.papers import PAPERS, Paper

__all__ = [
    "KEYS",
    "LARGEST_BLEED",
    "Fill",
    "Filling",
    "Flip",
    "Fold",
    "Grid",
    "Ink",
    "Layout",
    "Marks",
    "Origin",
    "PrintSettings",
    "SettingLine",
    "Source",
    "exact_mm",
]

LARGEST_BLEED = mm(3.175)
"""An eighth of an inch: what every face has drawn around its trim."""

KEYS = (
    "paper",
    "grid",
    "gutter",
    "bleed",
    "marks",
    "mark_offset",
    "mark_length",
    "flip",
    "printer_margin",
    "layout",
    "fold",
    "labels",
    "skip",
    "order",
    "fill",
    "corners",
    "ink",
)
"""The keys of ``print:``, in the order in which settings are shown."""


def exact_mm(length: Length) -> str:
    """A length in millimetres with up to three decimals: what was typed, as it was typed."""
    return f"{in_mm(length):.3f}".rstrip("0").rstrip(".") + " mm"


class Marks(StrEnum):
    """What tells where to cut."""

    CORNERS = "corners"
    """Short lines at the ends of each cut."""
    LINES = "lines"
    """Lines from the cards to the edge of the printable area."""
    NONE = "none"


class Flip(StrEnum):
    """Over which edge of the page the printer turns the paper."""

    LONG = "long"
    SHORT = "short"


class Layout(StrEnum):
    """How fronts and backs come onto pages."""

    DUPLEX = "duplex"
    """Fronts and backs in turn."""
    GUTTERFOLD = "gutterfold"
    """Both on one side of the paper, which is folded between them and glued."""
    SINGLE = "single"
    """Fronts alone."""
    FRONTS_ONLY = "single"
    BACKS_ONLY = "backs_only"
    SPLIT = "split"
    """Fronts and backs as two files, for printers that take the stack a second time."""
    SLEEVE = "sleeve"
    """Fronts alone, a millimetre smaller all round, to lie in sleeves before other cards."""
    LABELS = "labels"
    """On sheets that come cut."""


class Fold(StrEnum):
    """Along which side of the page the fold of a gutterfold runs."""

    AUTO = "auto"
    """The one that takes fewer sheets."""
    LONG = "long"
    SHORT = "short"


class Fill(StrEnum):
    """What comes onto the rest of a deck's last sheet."""

    BLANK = "blank"
    """Nothing."""
    NEXT = "next"
    """The next deck of the call, if it is printed alike."""


class Filling(StrEnum):
    """In which order cards fill the sheets."""

    DECK = "deck"
    """Row by row, sheet by sheet."""
    STACK = "stack"
    """So that the piles of cut sheets, laid on each other in turn, are the deck in order."""


class Ink(StrEnum):
    """How much ink a print may use."""

    FULL = "full"
    LOW = "low"
    """Templates leave floods out and take pictures drawn in lines."""
    GRAY = "gray"
    """Every colour becomes the gray of the same lightness."""


class Grid(NamedTuple):
    """How many cards lie beside and below each other."""

    columns: int
    rows: int


class Source(StrEnum):
    """Who may say how to print, from the strongest to the weakest."""

    OPTION = "option"
    ENVIRONMENT = "environment"
    DECK = "deck"
    GAME = "game"
    PROJECT = "project"
    USER = "user settings"
    DEFAULT = "default"


class Origin(NamedTuple):
    """Where a value comes from."""

    source: Source
    name: str = ""
    """The option (``--paper``) or the environment variable; else empty."""
    span: Span | None = None
    """The place, where it comes from a file."""

    def __str__(self) -> str:
        """As people read it: ``option --paper``, ``deck (decks/core.yaml:4:10)``."""
        if self.span:
            return f"{self.source} ({self.span})"
        return f"{self.source} {self.name}".rstrip()


class SettingLine(NamedTuple):
    """A setting as ``build --show-settings`` lists it."""

    key: str
    value: str
    origin: Origin


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """How a deck is printed; what nobody asked for stands at its default."""

    papers: tuple[Paper, ...] = (PAPERS["a4"], PAPERS["letter"])
    """One file is made for each; by default people on both sides of the sea can print."""
    grid: Grid | None = None
    """Columns and rows; as many as fit where there is none."""
    gutter: Length = ZERO
    """Space between cards, the same across and down."""
    bleed: Length = LARGEST_BLEED
    """How much of the drawn bleed is to be printed, where there is room."""
    marks: Marks = Marks.CORNERS
    mark_offset: Length = MM
    """How far from the trim marks start, at least."""
    mark_length: Length = MM * 5
    """How long marks are, at most."""
    flip: Flip = Flip.LONG
    printer_margin: Length = MM * 4
    """Along each edge of the paper, where the printer leaves no ink."""
    layout: Layout = Layout.DUPLEX
    fold: Fold = Fold.AUTO
    labels: LabelSheet | None = None
    skip: tuple[int, ...] = ()
    """Cells of the first label sheet that are used up, counted from 0 row by row."""
    order: Filling = Filling.DECK
    fill: Fill = Fill.BLANK
    corners: Length = ZERO
    """Radius of the guides for a corner punch; none where it is 0."""
    ink: Ink = Ink.FULL
    origins: Mapping[str, Origin] = field(default_factory=dict)
    """Origins by key; what is missing is a default."""

    def origin(self, key: str) -> Origin:
        """Where the value of a key comes from."""
        return self.origins.get(key, Origin(Source.DEFAULT))

    def asked(self, key: str) -> bool:
        """Whether somebody asked for the value, be it the default's or not."""
        return self.origin(key).source is not Source.DEFAULT

    def listed(self) -> tuple[SettingLine, ...]:
        """Every setting with its value and origin, for ``build --show-settings``."""
        values = {
            "paper": ", ".join(paper.name for paper in self.papers),
            "grid": f"{self.grid.columns}x{self.grid.rows}" if self.grid else "auto",
            "gutter": exact_mm(self.gutter),
            "bleed": exact_mm(self.bleed),
            "marks": str(self.marks),
            "mark_offset": exact_mm(self.mark_offset),
            "mark_length": exact_mm(self.mark_length),
            "flip": str(self.flip),
            "printer_margin": exact_mm(self.printer_margin),
            "layout": str(self.layout),
            "fold": str(self.fold),
            "labels": str(self.labels) if self.labels else "none",
            "skip": ",".join(map(str, self.skip)) or "none",
            "order": str(self.order),
            "fill": str(self.fill),
            "corners": exact_mm(self.corners),
            "ink": str(self.ink),
        }
        return tuple(SettingLine(key, values[key], self.origin(key)) for key in KEYS)

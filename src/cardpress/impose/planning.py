"""From print settings and a card's size to the plan of its sheets, with all that is to say."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from cardpress.diagnostics import Diagnostic, Outcome, Span
from cardpress.geometry import MM, ZERO, Length, Rect, Size, format_mm
from cardpress.impose.bleed import (
    LEAST_MARK,
    SHORTEST_MARK,
    Axis,
    BleedRule,
    Edges,
    Waste,
    outer_bleed,
)
from cardpress.impose.grid import lay_grid
from cardpress.impose.labels import plan_labels
from cardpress.impose.plan import SheetPlan
from cardpress.impose.strips import DEPTH, Strips, clearance, find_strips
from cardpress.ticket import Layout, Marks, Paper, PrintSettings

__all__ = ["SLEEVE_INSET", "plan_sheets"]

SLEEVE_INSET = MM
"""So much narrower on each side are fronts that lie in a sleeve before another card."""


def plan_sheets(
    settings: PrintSettings, card: Size, *, paper: Paper | None = None
) -> Outcome[SheetPlan | None]:
    """Plans the sheets of cards of one size.

    Args:
        settings: of the print.
        card: the trimmed size.
        paper: one of ``settings.papers``; the first where not given.

    Returns:
        The plan; nothing where the grid does not fit (E402), or a label is too small (E423).
        Beside it W403 or N404 where bleed
        is cut, W405 where ruler or slug have no room, W406 where bleed runs on beyond what the
        printer reaches, W411 where marks have no room.
    """
    paper = paper or settings.papers[0]
    if settings.layout is Layout.LABELS and settings.labels:
        return plan_labels(settings, card, settings.labels)
    inset = SLEEVE_INSET if settings.layout is Layout.SLEEVE else ZERO
    card = Size(card.width - inset * 2, card.height - inset * 2)
    laid = lay_grid(settings, card, paper)
    if isinstance(laid, Diagnostic):
        return Outcome(None, (laid,))
    cells = laid.cells(card, settings.gutter)
    wastes = _wastes(settings, cells[0], laid.region)
    marked = settings.marks is not Marks.NONE
    across, down = (outer_bleed(settings, waste, marks=marked) for waste in wastes)
    back_ends = Size(*map(partial(_behind, settings), (across, down), wastes))
    bare = SheetPlan(
        settings=settings,
        paper=paper,
        media=laid.media,
        card=card,
        cells=cells,
        front=BleedRule.of(settings, card, laid.grid, Size(across.bleed, down.bleed)),
        back=BleedRule.of(settings, card, laid.grid, back_ends),
        fold=laid.fold,
        inset=inset,
    )
    plan = replace(bare, strips=_strips(bare))
    said = (*_inner(plan), *_outer(plan, (across, down), wastes), *_without(plan))
    return Outcome(plan, said)


def _behind(settings: PrintSettings, front: Axis, waste: Waste) -> Length:
    """The outer bleed of backs: up to the printer's reach, as they make no room for marks."""
    return min(settings.bleed, waste.printable) if front.mark else front.bleed


def _wastes(settings: PrintSettings, first: Rect, region: Rect) -> tuple[Waste, Waste]:
    """What lies outside the grid at its left end and at its top, the same as at the others."""
    margin = settings.printer_margin
    left, top = first.x - max(margin, region.x), first.y - max(margin, region.y)
    return Waste(left, first.x), Waste(top, first.y)


def _strips(plan: SheetPlan) -> Strips:
    """Room for ruler and slug on both sides of a full sheet, and so of every other.

    One unit more is kept, by which backs lie further where the page cannot be halved.
    """
    first, last = plan.cells[0], plan.cells[-1]
    across = max(plan.front.across, plan.back.across)
    down = max(plan.front.down, plan.back.down)
    cards = Edges(across, down, across, down).around(
        Rect(first.x, first.y, last.right - first.x, last.bottom - first.y)
    )
    cards = cards.grown(Length(1))
    marks = (clearance(mark.box) for mark in plan.marks(len(plan.cells)))
    return find_strips(plan.printable, (cards, *marks, *_beyond_fold(plan, cards)))


def _beyond_fold(plan: SheetPlan, cards: Rect) -> Iterator[Rect]:
    """The fold, and the backs on its other side."""
    line = plan.fold_line
    if line and line.height:
        yield clearance(line)
        yield Rect(plan.media.width - cards.right, cards.y, *cards.size)
    elif line:
        yield clearance(line)
        yield Rect(cards.x, plan.media.height - cards.bottom, *cards.size)


def _inner(plan: SheetPlan) -> Iterator[Diagnostic]:
    """W403 where cards lie too close for the bleed between them, if it was asked for."""
    settings, inner = plan.settings, plan.front.inner
    if inner >= settings.bleed or len(plan.cells) == 1 or not _asked(settings):
        return
    message = (
        f"on {plan.paper.name}, bleed between cards is cut to {format_mm(inner)}, half of the "
        f"gutter; a gutter of {format_mm(settings.bleed * 2)} would keep it"
    )
    yield Diagnostic("W403", message, _span(settings), "or ask for bleed: 0")


def _outer(
    plan: SheetPlan, ends: tuple[Axis, Axis], wastes: tuple[Waste, Waste]
) -> Iterator[Diagnostic]:
    for where, axis, waste in zip(_WHERE, ends, wastes, strict=True):
        yield from _cut(plan, where, axis)
        yield from _unreached(plan, where, axis, waste)
        yield from _unmarked(plan, where, axis, waste)


_WHERE = ("left and right", "above and below")


def _cut(plan: SheetPlan, where: str, axis: Axis) -> Iterator[Diagnostic]:
    """W403 or N404 where the outer bleed is narrower than wanted."""
    settings = plan.settings
    if axis.bleed >= settings.bleed:
        return
    why = "to where the printer stops"
    if axis.mark:
        why = f"so that {format_mm(LEAST_MARK)} of crop mark can be printed"
    elif settings.asked("bleed"):
        why = "to the edge of the paper"
    message = (
        f"on {plan.paper.name}, bleed {where} of the cards is cut from "
        f"{format_mm(settings.bleed, digits=3)} to {format_mm(axis.bleed)}, {why}"
    )
    yield Diagnostic("W403" if _asked(settings) else "N404", message, _span(settings))


def _unreached(plan: SheetPlan, where: str, axis: Axis, waste: Waste) -> Iterator[Diagnostic]:
    """W406 where bleed that was asked for runs on beyond the printable area."""
    if axis.bleed <= waste.printable:
        return
    message = (
        f"on {plan.paper.name}, outer bleed {where} reaches to "
        f"{format_mm(waste.paper - axis.bleed)} from the edge of the paper, the printer stops "
        f"at {format_mm(plan.settings.printer_margin)}"
    )
    hint = "what lies beyond stays white; cut with care, or take a larger paper"
    yield Diagnostic("W406", message, _span(plan.settings), hint)


def _unmarked(plan: SheetPlan, where: str, axis: Axis, waste: Waste) -> Iterator[Diagnostic]:
    """W411 where marks are wanted and have no room."""
    settings = plan.settings
    if axis.mark or settings.marks is Marks.NONE:
        return
    message = (
        f"on {plan.paper.name}, crop marks have no room {where}: "
        f"{format_mm(waste.printable)} are printable beyond the cards"
    )
    margin = waste.paper - settings.mark_offset - SHORTEST_MARK
    hint = "take a larger paper, or marks: none"
    if margin >= ZERO:
        hint = f"a printer_margin of {format_mm(margin)} leaves room; or {hint}"
    yield Diagnostic("W411", message, settings.origin("marks").span, hint)


def _without(plan: SheetPlan) -> Iterator[Diagnostic]:
    """W405 where ruler or slug have no room."""
    named = zip(("ruler", "slug"), plan.strips, strict=True)
    missing = [name for name, strip in named if strip is None]
    if missing:
        message = (
            f"on {plan.paper.name}, there is no room for the {' and the '.join(missing)}: no "
            f"edge has {format_mm(DEPTH)} free beside cards, bleed and marks"
        )
        width, height = (format_mm(length) for length in plan.card)
        hint = f"measure a card instead: printed at 100 % it is {width} x {height}"
        yield Diagnostic("W405", message, None, hint)


def _asked(settings: PrintSettings) -> bool:
    return settings.asked("bleed") or settings.asked("gutter")


def _span(settings: PrintSettings) -> Span | None:
    """Where the bleed was asked for, else the gutter."""
    return settings.origin("bleed").span or settings.origin("gutter").span

"""Cards on sheets that come cut: each in the middle of its label, turned where it must be."""

from collections.abc import Iterator
from dataclasses import replace

from cardpress.diagnostics import Diagnostic, Outcome
from cardpress.geometry import Length, Rect, Size, format_mm
from cardpress.impose.bleed import BleedRule
from cardpress.impose.plan import SheetPlan
from cardpress.impose.strips import find_strips
from cardpress.ticket import LabelSheet, PrintSettings, label_sheets

__all__ = ["plan_labels"]


def plan_labels(
    settings: PrintSettings, card: Size, sheet: LabelSheet
) -> Outcome[SheetPlan | None]:
    """Plans a sheet of labels for cards of one size.

    The page stays upright, as the labels are counted. The bleed runs on to half of the way to
    the next label at most.

    Returns:
        The plan; nothing where the card is larger than a label (E423). Beside it W424 where
        the printer does not reach all of the cards.
    """
    turned = not _fits(card, sheet.size)
    lying = card.turned() if turned else card
    if not _fits(lying, sheet.size):
        return Outcome(None, (_too_large(settings, card, sheet),))
    spare = [
        Length((label - length) // 2) for label, length in zip(sheet.size, lying, strict=True)
    ]
    cells = tuple(
        Rect(label.x + spare[0], label.y + spare[1], *lying) for label in sheet.cells()
    )
    room = [free + Length(gap // 2) for free, gap in zip(spare, sheet.gaps(), strict=True)]
    bleed = min(settings.bleed, *room)
    rule = BleedRule(sheet.columns, sheet.rows, bleed, bleed, bleed, bleed, bleed)
    plan = SheetPlan(
        settings=settings,
        paper=sheet.paper,
        media=sheet.paper.size,
        card=card,
        cells=cells,
        front=rule,
        back=rule,
        turned=turned,
    )
    strips = find_strips(plan.printable, sheet.cells())
    return Outcome(replace(plan, strips=strips), tuple(_unreached(plan, sheet)))


def _fits(card: Size, label: Size) -> bool:
    return card.width <= label.width and card.height <= label.height


def _too_large(settings: PrintSettings, card: Size, sheet: LabelSheet) -> Diagnostic:
    message = (
        f"a card of {_text(card)} does not fit label sheet {sheet}, whose labels are "
        f"{_text(sheet.size)}, however it is turned"
    )
    sheets = dict.fromkeys(label_sheets().values())
    holding = [
        str(other)
        for other in sheets
        if other.paper == sheet.paper
        and (_fits(card, other.size) or _fits(card.turned(), other.size))
    ]
    hint = f"no {sheet.paper.name} sheet that is known holds it"
    if holding:
        hint = f"these of {sheet.paper.name} hold it: {', '.join(holding)}"
    return Diagnostic("E423", message, settings.origin("labels").span, hint)


def _text(size: Size) -> str:
    return f"{format_mm(size.width)} x {format_mm(size.height)}"


def _unreached(plan: SheetPlan, sheet: LabelSheet) -> Iterator[Diagnostic]:
    """W424 where cards lie beyond the printable area."""
    if all(plan.printable.contains(cell) for cell in plan.cells):
        return
    nearest = min(
        min(cell.x, cell.y, plan.media.width - cell.right, plan.media.height - cell.bottom)
        for cell in plan.cells
    )
    message = (
        f"on label sheet {sheet}, cards reach to {format_mm(nearest)} from the edge of the "
        f"paper, the printer stops at {format_mm(plan.settings.printer_margin)}"
    )
    hint = "what lies beyond stays white, unless your printer prints without a border"
    yield Diagnostic("W424", message, plan.settings.origin("printer_margin").span, hint)

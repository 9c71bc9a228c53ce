"""Fronts and backs apart, for printers that take the stack a second time."""

from collections.abc import Iterator
from dataclasses import replace

from cardpress.diagnostics import Diagnostic
from cardpress.impose.plan import SheetPlan
from cardpress.impose.turnover import Turnover
from cardpress.ticket import Layout

__all__ = ["split_sides", "turning"]


def split_sides(plan: SheetPlan, *, backs: bool) -> Iterator[SheetPlan]:
    """The plans of the two files.

    Args:
        plan: of both sides.
        backs: whether there is anything on the second one.
    """
    for layout in (Layout.SINGLE, Layout.BACKS_ONLY)[: 1 + backs]:
        yield replace(plan, settings=replace(plan.settings, layout=layout))


def turning(plan: SheetPlan) -> Diagnostic:
    """N425: which way to turn the printed stack before the backs are printed."""
    ways = {
        Turnover.SIDEWAYS: (
            "like the page of a book: the left edge comes to the right, the upper edge stays"
        ),
        Turnover.OVERHEAD: (
            "like the sheet of a notepad: the upper edge comes down, the left edge stays"
        ),
    }
    lies = "upright" if plan.media.width <= plan.media.height else "lying across"
    message = (
        f"on {plan.paper.name}, print the fronts, turn the stack (seen {lies}) "
        f"{ways[plan.turnover]}; then print the backs"
    )
    hint = "the first sheet goes in first again; try it with two sheets and compare the slugs"
    return Diagnostic("N425", message, plan.settings.origin("layout").span, hint)

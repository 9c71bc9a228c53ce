"""Leaves out of what a run has to say what it has said already."""

from collections.abc import Iterable

from cardpress.diagnostics import Diagnostic

__all__ = ["without_echoes"]


def without_echoes(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Gives each diagnostic once, in order.

    An expression with an unknown name (E204) is also bound to fail for every card (E205); once
    is enough.
    """
    once = dict.fromkeys(found)
    unknown = {diagnostic.span for diagnostic in once if diagnostic.code == "E204"}
    return tuple(each for each in once if each.code != "E205" or each.span not in unknown)

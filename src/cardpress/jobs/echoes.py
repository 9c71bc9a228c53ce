"""Leaves out of what a run has to say what it has said already."""

from collections.abc import Iterable

from cardpress.diagnostics import Diagnostic

__all__ = ["without_echoes"]

_REFERENCES = ("E206", "E207")


def without_echoes(
    read: Iterable[Diagnostic], later: Iterable[Diagnostic]
) -> tuple[Diagnostic, ...]:
    """Gives each diagnostic once, in order.

    What the reader says of an unknown name in an expression (E204), or of a box or style that a
    template does not have, typesetting finds again for every card.

    Args:
        read: what was said when the project was read.
        later: what was said after that; may hold the same once more.
    """
    once = dict.fromkeys(read)
    unknown = {each.span for each in once if each.code == "E204"}
    missing = {(e.code, e.span.file) for e in once if e.span and e.code in _REFERENCES}
    for each in later:
        again = each.code == "E205" and each.span in unknown
        if not again and (each.code, each.span.file if each.span else "") not in missing:
            once[each] = None
    return tuple(once)

"""Leaves out of what a run has to say what it has said already."""

import re
from collections.abc import Iterable
from dataclasses import replace

from cardpress.diagnostics import Diagnostic, Severity, Span

__all__ = ["without_echoes"]

_REFERENCES = ("E206", "E207")

_CARD = re.compile(r"card '[^']*'(?:, layer '[^']*')?")
"""How a diagnostic begins that tells of a single card, or of a layer of its face."""


def without_echoes(
    read: Iterable[Diagnostic], later: Iterable[Diagnostic]
) -> tuple[Diagnostic, ...]:
    """Gives each diagnostic once, in order.

    What the reader says of an unknown name in an expression (E204), or of faulty boxes and
    styles, typesetting finds again for every card. What is at fault in one place for several
    cards is said of the first, with the number of the others.

    Args:
        read: what was said when the project was read.
        later: what was said after that; may hold the same once more.
    """
    once = dict.fromkeys(read)
    unknown = {each.span for each in once if each.code == "E204"}
    faulty = {e.span.file for e in once if e.span and e.severity is Severity.ERROR}
    for each in later:
        again = each.code == "E205" and each.span in unknown
        echo = each.code in _REFERENCES and each.span is not None and each.span.file in faulty
        if not again and not echo:
            once[each] = None
    return _counted(once)


def _counted(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    groups: dict[tuple[str, str, Span | None, str | None], list[Diagnostic]] = {}
    for each in found:
        key = (each.code, _CARD.sub("", each.message, count=1), each.span, each.hint)
        groups.setdefault(key, []).append(each)
    return tuple(
        replace(first, message=_with_more(first.message, len(others))) if others else first
        for first, *others in groups.values()
    )


def _with_more(message: str, more: int) -> str:
    return _CARD.sub(lambda card: f"{card[0]} and {more} more", message, count=1)

"""Many things of one kind in one file, said in one line."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cardpress.diagnostics import Diagnostic

__all__ = ["summed_up"]

_SUMMED = frozenset(("W163",))
"""Codes of which a file may have one for every card."""
_MOST = 3
"""So many are still shown one by one."""


def summed_up(found: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Lets the first of many diagnostics of one kind and file stand for all of them."""
    groups: dict[object, list[Diagnostic]] = {}
    for each in found:
        file = each.span.file if each.span and each.code in _SUMMED else ""
        key = (each.code, file) if file else each
        groups.setdefault(key, []).append(each)
    for group in groups.values():
        if len(group) <= _MOST:
            yield from group
            continue
        first = group[0]
        more = f"{first.message}, nor are {len(group) - 1} others (--json lists them)"
        yield replace(first, message=more)

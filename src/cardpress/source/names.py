"""Checks that expressions of a template write names which there are."""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from cardpress.diagnostics import did_you_mean
from cardpress.source.report import Report
from cardpress.source.scalars import shown
from cardpress.template import Expression, Leaf, Names, Template

__all__ = ["check_names", "shows"]


def check_names(template: Template, names: Names, repeated: Names, report: Report) -> None:
    """Reports names that a game does not have (E204), at the leaf in which they stand.

    Args:
        template: with what it extends merged in.
        names: what may be written.
        repeated: what may be written inside ``repeat``.
        report: whom to tell.
    """
    for expression, known in _walk(template, names, repeated):
        for chain in expression.chains:
            fault = _fault(chain, known)
            if fault:
                message, hint = fault
                report.add("E204", message, expression.span, hint)


def shows(template: Template, chain: tuple[str, ...]) -> bool:
    """Whether an expression of the template reads a value, such as ``("card", "art")``."""
    return any(chain in expression.chains for expression, _ in _walk(template, {}, {}))


def _walk(value: Any, known: Names, repeated: Names) -> Iterator[tuple[Expression, Names]]:
    """Walks all expressions, each with what may be written in it."""
    if isinstance(value, Expression):
        yield value, known
    elif isinstance(value, Leaf):
        for expression in value.expressions:
            yield expression, known
    elif isinstance(value, BaseModel):
        yield from _of_model(value, known, repeated)
    elif isinstance(value, tuple | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _walk(part, known, repeated)


def _of_model(
    model: BaseModel, known: Names, repeated: Names
) -> Iterator[tuple[Expression, Names]]:
    """Of a layer, ``when`` and ``repeat`` themselves are not repeated, all else in it is."""
    repeat: Expression | None = getattr(model, "repeat", None)
    inside = known if repeat is None else {**repeated, "item": _item(repeat, known)}
    for name, part in model.__dict__.items():
        yield from _walk(part, known if name in ("when", "repeat") else inside, repeated)


def _item(repeat: Expression, known: Names) -> Names | None:
    """What may follow ``item``: an element's parts in ``[element, element.beats]``."""
    kinds = [_behind(chain, known) for chain in repeat.chains]
    views = [kind for kind in kinds if kind is not None and "[]" not in kind]
    return views[0] if views and all(view is views[0] for view in views) else None


def _behind(chain: tuple[str, ...], known: Names) -> Names | None:
    """What may follow a chain of names; nothing where it is a plain value, or unknown."""
    behind: Names | None = known
    for part in chain:
        behind = behind.get(part) if behind else None
    return behind


def _fault(chain: tuple[str, ...], names: Names) -> tuple[str, str | None] | None:
    """What is wrong with a chain of names, and what to do about it."""
    known: Names | None = names
    for place, part in enumerate(chain):
        so_far = ".".join(chain[:place])
        if part == "*" and not (known and ("*" in known or "[]" in known)):
            return f"{shown(so_far)} cannot be looked up in with [ ]", None
        if known is None:
            message = f"{shown(so_far)} is a plain value and has no {shown(part)}"
            return message, f"write {so_far}"
        if part != "*" and part not in known and "*" not in known:
            return _unknown(part, so_far, known)
        known = known[part] if part in known else known.get("*", known.get("[]"))
    return None


def _unknown(part: str, so_far: str, known: Names) -> tuple[str, str | None]:
    near = did_you_mean(part, known)
    if so_far:
        return f"{shown(so_far)} has no {shown(part)}", near
    if part in ("item", "index"):
        near = "it is known inside 'repeat' alone"
    message = f"unknown name {shown(part)} in an expression"
    return message, near or f"there are: {', '.join(known)}"

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
    for expression, inside in _expressions(template, inside=False):
        known = repeated if inside else names
        for chain in expression.chains:
            fault = _fault(chain, known)
            if fault:
                message, hint = fault
                report.add("E204", message, expression.span, hint)


def shows(template: Template, chain: tuple[str, ...]) -> bool:
    """Whether an expression of the template reads a value, such as ``("card", "art")``."""
    return any(chain in expression.chains for expression, _ in _expressions(template))


def _expressions(value: Any, *, inside: bool = False) -> Iterator[tuple[Expression, bool]]:
    """Walks all expressions; the flag says whether one is repeated."""
    if isinstance(value, Expression):
        yield value, inside
    elif isinstance(value, Leaf):
        for expression in value.expressions:
            yield expression, inside
    elif isinstance(value, BaseModel):
        yield from _of_model(value, inside=inside)
    elif isinstance(value, tuple | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _expressions(part, inside=inside)


def _of_model(model: BaseModel, *, inside: bool) -> Iterator[tuple[Expression, bool]]:
    """Of a layer, ``when`` and ``repeat`` themselves are not repeated, all else in it is."""
    repeated = inside or getattr(model, "repeat", None) is not None
    for name, part in model.__dict__.items():
        yield from _expressions(part, inside=inside if name in ("when", "repeat") else repeated)


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

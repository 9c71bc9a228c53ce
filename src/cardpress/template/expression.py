"""Expressions of templates: what stands between ``${{`` and ``}}``, compiled once.

A deck from a stranger must not hurt: only names, attributes, look-ups, comparisons, and/or/not,
if-else, ``~``, arithmetic on numbers and our own filters are let through, so that nothing can
run long or reach Python. Card data is never compiled.
"""

import re
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from cardpress.diagnostics import Span
from cardpress.template.errors import ExpressionError, reason, shortened

__all__ = ["Context", "Expression", "Names"]

Context: TypeAlias = Mapping[str, Any]
"""What the names of an expression stand for."""

Names: TypeAlias = Mapping[str, Any]
"""What may be written: a name's attributes as a mapping of the same kind, None where none.

The key ``*`` lets any attribute or look-up pass, ``[]`` a look-up alone; its value says what
comes behind it.
"""

_CHAIN = re.compile(r"[A-Za-z]\w{0,50}(?:\.[A-Za-z]\w{0,50})*", re.ASCII)
"""A name with what stands behind it: most expressions are no more, and need no grammar."""

_MOST_PARTS = 10
_COUNT = re.compile(r"[0-9]{1,6}")

_KEYWORDS = frozenset(
    (
        "and",
        "else",
        "false",
        "False",
        "if",
        "in",
        "is",
        "none",
        "None",
        "not",
        "or",
        "true",
        "True",
    )
)
"""Words that mean something else to the grammar."""


class Expression:
    """One compiled expression."""

    __slots__ = ("_call", "chains", "source", "span")

    def __init__(self, source: str, span: Span | None = None) -> None:
        """Compiles ``source``, the text between ``${{`` and ``}}``.

        Raises:
            ExpressionError: E202 or E203.
        """
        self.source = source.strip()
        self.span = span
        self.chains: tuple[tuple[str, ...], ...]
        """Names with the attributes behind them: ``("card", "name")``; ``*`` is a look-up."""
        parts = self.source.split(".")
        if _COUNT.fullmatch(self.source):
            self.chains, self._call = (), _counter(int(self.source))
        elif _is_chain(self.source, parts):
            self.chains = (tuple(parts),)
            self._call = _reader(*parts)
        else:
            from cardpress.template.grammar import compiled  # noqa: PLC0415 - loads Jinja

            self.chains, self._call = compiled(self.source)

    def __repr__(self) -> str:
        return f"Expression({self.source!r})"

    def evaluate(self, context: Context) -> Any:
        """Gives the value for one card.

        Raises:
            ExpressionError: E205, such as a missing value or a division by zero.
        """
        try:
            value = self._call(context)
        except (LookupError, AttributeError, TypeError, ArithmeticError, ValueError) as cause:
            hint = getattr(cause, "hint", None)
            message = f"{shortened(self.source)} fails: {reason(cause)}"
            raise ExpressionError("E205", message, hint) from cause
        if callable(value):
            raise ExpressionError("E205", f"{shortened(self.source)} has no value")
        return value


def _is_chain(source: str, parts: list[str]) -> bool:
    return (
        len(parts) <= _MOST_PARTS
        and _CHAIN.fullmatch(source) is not None
        and _KEYWORDS.isdisjoint(parts)
    )


def _counter(count: int) -> Callable[[Context], Any]:
    return lambda _context: count


def _reader(name: str, *parts: str) -> Callable[[Context], Any]:
    """Reads a chain of parts in one go."""
    if not parts:
        return lambda context: context[name]
    get = attrgetter(".".join(parts))
    return lambda context: get(context[name])

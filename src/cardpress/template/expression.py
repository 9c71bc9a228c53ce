"""Expressions of templates: read with Jinja's grammar, checked against a list, compiled once.

A deck from a stranger must not hurt: only names, attributes, look-ups, comparisons, and/or/not,
if-else, ``~``, arithmetic on numbers and our own filters are let through, so that nothing can
run long or reach Python. Card data is never compiled.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from jinja2 import Environment, TemplateError, nodes
from jinja2.parser import Parser

from cardpress.diagnostics import Span
from cardpress.template.evaluate import ALLOWED, evaluator
from cardpress.template.filters import FILTERS

__all__ = ["Context", "Expression", "ExpressionError", "Names", "shortened"]

Context: TypeAlias = Mapping[str, Any]
"""What the names of an expression stand for."""

Names: TypeAlias = Mapping[str, Any]
"""What may be written: a name's attributes as a mapping of the same kind, None where none.

The key ``*`` lets any attribute or look-up pass, ``[]`` a look-up alone; its value says what
comes behind it.
"""

_LONGEST = 1_000
"""Characters in one expression: enough for any design, too few to hurt."""
_LONGEST_SHOWN = 60
_DEEPEST = 100
"""Parts of an expression inside each other."""

_DENIED_NAMES: dict[type[nodes.Node], str] = {
    nodes.Call: "a call",
    nodes.Pow: "'**'",
    nodes.Test: "'is'",
    nodes.Slice: "a slice",
    nodes.Dict: "a dictionary",
}


class ExpressionError(ValueError):
    """An expression that cannot be read, is not allowed, or fails for a card."""

    def __init__(self, code: str, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        """The diagnostic's code: E202, E203, E204, E205 or E218."""
        self.hint = hint


_GRAMMAR = Environment(autoescape=False)  # noqa: S701 - it parses alone, it never renders


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
        tree = _parse(self.source)
        self.chains: tuple[tuple[str, ...], ...] = tuple(_chains(tree))
        """Names with the attributes behind them: ``("card", "name")``; ``*`` is a look-up."""
        self._call = evaluator(tree)

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
            message = f"{shortened(self.source)} fails: {_reason(cause)}"
            raise ExpressionError("E205", message, hint) from cause
        if callable(value):
            raise ExpressionError("E205", f"{shortened(self.source)} has no value")
        return value


def shortened(source: str) -> str:
    """An expression as messages quote it: on one line, never long."""
    line = " ".join(source.split())
    return f"'{line if len(line) <= _LONGEST_SHOWN else line[: _LONGEST_SHOWN - 1] + '…'}'"


def _reason(cause: Exception) -> str:
    """What Jinja or Python says, on one line."""
    words = str(getattr(cause, "message", None) or cause) or type(cause).__name__
    return words.splitlines()[0]


def _parse(source: str) -> nodes.Expr:
    if not source:
        raise ExpressionError("E202", "the expression is empty")
    if len(source) > _LONGEST:
        raise ExpressionError("E203", f"the expression is longer than {_LONGEST} characters")
    try:
        parser = Parser(_GRAMMAR, source, state="variable")
        tree = parser.parse_expression()
        if not parser.stream.eos:
            raise ExpressionError(
                "E202", f"{shortened(source)}: '{parser.stream.current.value}' is too much"
            )
        _check_allowed(tree, source)
    except RecursionError as cause:
        raise ExpressionError("E203", f"{shortened(source)} is nested too deeply") from cause
    except TemplateError as cause:
        raise ExpressionError(
            "E202", f"{shortened(source)} cannot be read: {_reason(cause)}"
        ) from cause
    return tree


def _check_allowed(tree: nodes.Expr, source: str) -> None:
    waiting: list[tuple[nodes.Node, int]] = [(tree, 1)]
    while waiting:
        node, depth = waiting.pop()
        fault = _fault(node) if depth <= _DEEPEST else ("it is nested too deeply", None)
        if fault:
            raise ExpressionError("E203", f"{shortened(source)}: {fault[0]}", fault[1])
        waiting.extend((child, depth + 1) for child in node.iter_child_nodes())


def _fault(node: nodes.Node) -> tuple[str, str | None] | None:
    """What is not allowed about a node, and what to write instead."""
    match node:
        case _ if type(node) not in ALLOWED:
            what = _DENIED_NAMES.get(type(node), f"'{type(node).__name__.lower()}'")
            return f"{what} is not allowed in an expression", None
        case nodes.Getattr():
            return _part_fault(node)
        case nodes.Filter(name=name) if name not in FILTERS:
            return f"unknown filter '{name}'", f"there are: {', '.join(sorted(FILTERS))}"
        case nodes.Filter(dyn_args=some, dyn_kwargs=more) if some or more:
            return "'*' is not allowed in a filter", None
        case nodes.CondExpr(expr2=None):
            return "an 'if' without 'else' has no value", "add else ''"
        case _:
            return None


def _part_fault(node: nodes.Getattr) -> tuple[str, str | None] | None:
    if node.attr.startswith("_"):
        return f"'{node.attr}' is private", None
    if not _is_named(node.node):
        return f"'.{node.attr}' stands behind something that has no fields", None
    return None


def _is_named(node: nodes.Node) -> bool:
    """Whether a node reads a name, or what a name holds: the check of names covers those."""
    while isinstance(node, nodes.Getattr | nodes.Getitem):
        node = node.node
    return isinstance(node, nodes.Name)


def _chains(tree: nodes.Node) -> Iterator[tuple[str, ...]]:
    """Walks the outermost attribute chains, and what stands inside look-ups."""
    chain: list[str] = []
    node = tree
    while isinstance(node, nodes.Getattr | nodes.Getitem):
        if isinstance(node, nodes.Getattr):
            chain.insert(0, node.attr)
        elif isinstance(node.arg, nodes.Const) and isinstance(node.arg.value, str):
            chain.insert(0, node.arg.value)
        else:
            chain.insert(0, "*")
            yield from _chains(node.arg)
        node = node.node
    if isinstance(node, nodes.Name):
        yield (node.name, *chain)
        return
    for child in node.iter_child_nodes():
        yield from _chains(child)

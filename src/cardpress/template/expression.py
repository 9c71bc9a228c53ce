"""Expressions of templates: read with Jinja's grammar, checked against a list, compiled once.

A deck from a stranger must not hurt: only names, attributes, look-ups, comparisons, and/or/not,
if-else, ``~``, arithmetic on numbers and our own filters are let through, so that nothing can
run long or reach Python. Card data is never compiled.
"""

from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from jinja2 import StrictUndefined, TemplateError, nodes
from jinja2.parser import Parser
from jinja2.sandbox import ImmutableSandboxedEnvironment

from cardpress.diagnostics import Span
from cardpress.template.filters import FILTERS, as_text

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

_ALLOWED: tuple[type[nodes.Node], ...] = (
    nodes.Name,
    nodes.Const,
    nodes.Getattr,
    nodes.Getitem,
    nodes.Compare,
    nodes.Operand,
    nodes.And,
    nodes.Or,
    nodes.Not,
    nodes.CondExpr,
    nodes.Concat,
    nodes.Add,
    nodes.Sub,
    nodes.Mul,
    nodes.Div,
    nodes.FloorDiv,
    nodes.Mod,
    nodes.Neg,
    nodes.Pos,
    nodes.Filter,
    nodes.List,
    nodes.Tuple,
)

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


class _Environment(ImmutableSandboxedEnvironment):
    """Arithmetic on numbers alone: no repeated strings, no formats of a million digits."""

    intercepted_binops = frozenset(("+", "-", "*", "/", "//", "%"))

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:  # noqa: ARG002 - the sandbox's signature
        for operand in (left, right):
            if not isinstance(operand, int | float):
                raise ExpressionError(
                    "E205",
                    f"'{operator}' needs numbers, not '{as_text(operand)}'",
                    "join texts with ~" if operator == "+" else None,
                )
        return self.binop_table[operator](left, right)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """Looks up; only views may be asked for a part by name, never a text or a list."""
        try:
            return obj[argument]
        except (LookupError, TypeError, AttributeError):
            if isinstance(argument, str) and not isinstance(obj, str | tuple | list):
                return self.getattr(obj, argument)
        return self.undefined(obj=obj, name=argument)


_ENVIRONMENT = _Environment(undefined=StrictUndefined, autoescape=False)
_ENVIRONMENT.filters = dict(FILTERS)


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
        self._call = _fast(tree) or _compile(self.source)

    def __repr__(self) -> str:
        return f"Expression({self.source!r})"

    def evaluate(self, context: Context) -> Any:
        """Gives the value for one card.

        Raises:
            ExpressionError: E205, such as a missing value or a division by zero.
        """
        try:
            return self._call(context)
        except ExpressionError:
            raise
        except (
            TemplateError,
            LookupError,
            AttributeError,
            TypeError,
            ArithmeticError,
            ValueError,
        ) as cause:
            message = f"{shortened(self.source)} fails: {_reason(cause)}"
            raise ExpressionError("E205", message) from cause


def shortened(source: str) -> str:
    """An expression as messages quote it: on one line, never long."""
    line = " ".join(source.split())
    return f"'{line if len(line) <= _LONGEST_SHOWN else line[: _LONGEST_SHOWN - 1] + '…'}'"


def _reason(cause: Exception) -> str:
    """What Jinja or Python says, on one line."""
    return str(getattr(cause, "message", None) or cause).splitlines()[0]


def _parse(source: str) -> nodes.Expr:
    if not source:
        raise ExpressionError("E202", "the expression is empty")
    if len(source) > _LONGEST:
        raise ExpressionError("E203", f"the expression is longer than {_LONGEST} characters")
    try:
        parser = Parser(_ENVIRONMENT, source, state="variable")
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
    for node in (tree, *tree.find_all(nodes.Node)):
        if not isinstance(node, _ALLOWED):
            what = _DENIED_NAMES.get(type(node), f"'{type(node).__name__.lower()}'")
            raise ExpressionError(
                "E203", f"{shortened(source)}: {what} is not allowed in an expression"
            )
        fault = _fault(node)
        if fault:
            raise ExpressionError("E203", f"{shortened(source)}: {fault[0]}", fault[1])


def _fault(node: nodes.Node) -> tuple[str, str | None] | None:
    """What an allowed kind of node does that is not allowed, and what to write instead."""
    match node:
        case nodes.Getattr(attr=attr) if attr.startswith("_"):
            return f"'{attr}' is private", None
        case nodes.Getattr(attr=attr) if not _is_named(node.node):
            return f"'.{attr}' stands behind something that has no fields", None
        case nodes.Filter(name=name) if name not in FILTERS:
            return f"unknown filter '{name}'", f"there are: {', '.join(sorted(FILTERS))}"
        case nodes.CondExpr(expr2=None):
            return "an 'if' without 'else' has no value", "add else ''"
        case _:
            return None


def _is_named(node: nodes.Node) -> bool:
    """Whether a node reads a name, or what a name holds: the check of names covers those."""
    while isinstance(node, nodes.Getattr | nodes.Getitem):
        node = node.node
    return isinstance(node, nodes.Name)


def _compile(source: str) -> Callable[[Context], Any]:
    try:
        compiled = _ENVIRONMENT.compile_expression(source, undefined_to_none=False)
    except (TemplateError, RecursionError, SyntaxError) as cause:
        raise ExpressionError(
            "E202", f"{shortened(source)} cannot be read: {_reason(cause)}"
        ) from cause

    def call(context: Context) -> Any:
        value = compiled(context)
        if isinstance(value, StrictUndefined):
            raise ExpressionError("E205", f"{shortened(source)} has no value")
        return value

    return call


def _fast(tree: nodes.Expr) -> Callable[[Context], Any] | None:
    """A plain ``card.name`` needs no Jinja: about thirty times faster."""
    chain: list[str] = []
    node = tree
    while isinstance(node, nodes.Getattr):
        chain.insert(0, node.attr)
        node = node.node
    if not isinstance(node, nodes.Name):
        return None
    name = node.name
    if not chain:
        return lambda context: context[name]
    get = attrgetter(".".join(chain))
    return lambda context: get(context[name])


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

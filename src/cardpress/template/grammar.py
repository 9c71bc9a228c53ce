"""Expressions that are more than a chain of names: parsed by Jinja, checked against a list.

Loaded when the first such expression comes up: Jinja costs a good part of a small build.
"""

from collections.abc import Iterator

from jinja2 import Environment, TemplateError, nodes
from jinja2.parser import Parser

from cardpress.template.errors import ExpressionError, reason, shortened
from cardpress.template.evaluate import ALLOWED, Evaluator, evaluator
from cardpress.template.filters import FILTERS

__all__ = ["compiled"]

_LONGEST = 1_000
"""Characters in one expression: enough for any design, too few to hurt."""
_DEEPEST = 100
"""Parts of an expression inside each other."""

_DENIED_NAMES: dict[type[nodes.Node], str] = {
    nodes.Call: "a call",
    nodes.Pow: "'**'",
    nodes.Test: "'is'",
    nodes.Slice: "a slice",
    nodes.Dict: "a dictionary",
}

_GRAMMAR = Environment(autoescape=False)  # noqa: S701 - it parses alone, it never renders


def compiled(source: str) -> tuple[tuple[tuple[str, ...], ...], Evaluator]:
    """Gives the chains of names in an expression, and the function that evaluates it.

    Raises:
        ExpressionError: E202 or E203.
    """
    tree = _parse(source)
    return tuple(_chains(tree)), evaluator(tree)


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
            "E202", f"{shortened(source)} cannot be read: {reason(cause)}"
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

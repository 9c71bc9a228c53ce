"""Turns the syntax tree of an expression into functions that evaluate it.

Each allowed kind of node has its own small function, so that nothing else can happen: there is
no generated code, no call but those of our filters, and nothing that can run long. It is also
ten times faster than Jinja's templates, which matters for thousands of cards.
"""

import operator
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from jinja2 import nodes

from cardpress.template.filters import FILTERS, as_text

__all__ = ["ALLOWED", "Evaluator", "NoValueError", "evaluator"]

Evaluator: TypeAlias = Callable[[Mapping[str, Any]], Any]
"""Gives the value of an expression for what its names stand for."""


class NoValueError(ValueError):
    """Something that the expression reads is not there, or is of the wrong kind."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.hint = hint


def evaluator(tree: nodes.Node) -> Evaluator:
    """Compiles a tree in which only allowed kinds of nodes stand.

    Raises:
        KeyError: another kind of node stands in it.
    """
    return _KINDS[type(tree)](tree)


def _name(node: nodes.Name) -> Evaluator:
    name = node.name
    return lambda context: context[name]


def _const(node: nodes.Const) -> Evaluator:
    value = node.value
    return lambda _context: value


def _getattr(node: nodes.Getattr) -> Evaluator:
    """Reads a chain of parts in one go."""
    chain: list[str] = []
    inner: nodes.Node = node
    while isinstance(inner, nodes.Getattr):
        chain.insert(0, inner.attr)
        inner = inner.node
    get = attrgetter(".".join(chain))
    if isinstance(inner, nodes.Name):
        name = inner.name
        return lambda context: get(context[name])
    base = evaluator(inner)
    return lambda context: get(base(context))


def _getitem(node: nodes.Getitem) -> Evaluator:
    base, argument = evaluator(node.node), evaluator(node.arg)
    return lambda context: _look_up(base(context), argument(context))


def _look_up(value: Any, key: Any) -> Any:
    """Looks up; only views may be asked for a part by name, never a text or a list."""
    if isinstance(value, str | tuple | list) and not isinstance(key, int):
        raise NoValueError(f"'{as_text(key)}' is no place in a list")
    if hasattr(value, "__getitem__"):
        try:
            return value[key]
        except LookupError:
            raise NoValueError(f"there is no '{as_text(key)}' in it") from None
    if isinstance(key, str) and not key.startswith("_"):
        return getattr(value, key)
    raise NoValueError(f"there is nothing under '{as_text(key)}'")


_COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "lteq": operator.le,
    "gt": operator.gt,
    "gteq": operator.ge,
    "in": lambda left, right: left in right,
    "notin": lambda left, right: left not in right,
}


def _compare(node: nodes.Compare) -> Evaluator:
    first = evaluator(node.expr)
    rest = [(_COMPARISONS[operand.op], evaluator(operand.expr)) for operand in node.ops]

    def compare(context: Mapping[str, Any]) -> Any:
        left: Any = first(context)
        for holds, follow in rest:
            right = follow(context)
            if not _holds(holds, left, right):
                return False
            left = right
        return True

    return compare


def _holds(holds: Callable[[Any, Any], Any], left: Any, right: Any) -> bool:
    try:
        return bool(holds(left, right))
    except TypeError:
        message = f"{_shown(left)} and {_shown(right)} cannot be compared"
        raise NoValueError(message) from None


def _shown(value: Any) -> str:
    return "nothing" if value in (None, "", ()) else f"'{as_text(value)}'"


def _and(node: nodes.And) -> Evaluator:
    left, right = evaluator(node.left), evaluator(node.right)
    return lambda context: left(context) and right(context)


def _or(node: nodes.Or) -> Evaluator:
    left, right = evaluator(node.left), evaluator(node.right)
    return lambda context: left(context) or right(context)


def _not(node: nodes.Not) -> Evaluator:
    inner = evaluator(node.node)
    return lambda context: not inner(context)


def _choice(node: nodes.CondExpr) -> Evaluator:
    assert node.expr2 is not None  # noqa: S101 - the check refuses an if without else
    test, first, second = map(evaluator, (node.test, node.expr1, node.expr2))
    return lambda context: first(context) if test(context) else second(context)


def _concat(node: nodes.Concat) -> Evaluator:
    parts = [evaluator(part) for part in node.nodes]
    return lambda context: "".join([as_text(part(context)) for part in parts])


def _arithmetic(sign: str, calculate: Callable[[Any, Any], Any]) -> Callable[[Any], Evaluator]:
    """Numbers alone: no repeated texts, no formats of a million digits."""

    def compile_(node: nodes.BinExpr) -> Evaluator:
        left, right = evaluator(node.left), evaluator(node.right)

        def compute(context: Mapping[str, Any]) -> Any:
            one, other = left(context), right(context)
            if isinstance(one, int | float) and isinstance(other, int | float):
                return calculate(one, other)
            wrong = other if isinstance(one, int | float) else one
            hint = "join texts with ~" if sign == "+" else None
            raise NoValueError(f"'{sign}' needs numbers, not {_shown(wrong)}", hint)

        return compute

    return compile_


def _signed(calculate: Callable[[Any], Any]) -> Callable[[Any], Evaluator]:
    def compile_(node: nodes.UnaryExpr) -> Evaluator:
        inner = evaluator(node.node)
        return lambda context: calculate(inner(context))

    return compile_


def _filter(node: nodes.Filter) -> Evaluator:
    assert node.node is not None  # noqa: S101 - only the filter block of templates has none
    change, value = FILTERS[node.name], evaluator(node.node)
    arguments = [evaluator(argument) for argument in node.args]
    return lambda context: change(value(context), *[each(context) for each in arguments])


def _list(node: nodes.List | nodes.Tuple) -> Evaluator:
    items = [evaluator(item) for item in node.items]
    return lambda context: tuple([item(context) for item in items])


_KINDS: dict[type[nodes.Node], Callable[[Any], Evaluator]] = {
    nodes.Name: _name,
    nodes.Const: _const,
    nodes.Getattr: _getattr,
    nodes.Getitem: _getitem,
    nodes.Compare: _compare,
    nodes.And: _and,
    nodes.Or: _or,
    nodes.Not: _not,
    nodes.CondExpr: _choice,
    nodes.Concat: _concat,
    nodes.Add: _arithmetic("+", operator.add),
    nodes.Sub: _arithmetic("-", operator.sub),
    nodes.Mul: _arithmetic("*", operator.mul),
    nodes.Div: _arithmetic("/", operator.truediv),
    nodes.FloorDiv: _arithmetic("//", operator.floordiv),
    nodes.Mod: _arithmetic("%", operator.mod),
    nodes.Neg: _signed(operator.neg),
    nodes.Pos: _signed(operator.pos),
    nodes.Filter: _filter,
    nodes.List: _list,
    nodes.Tuple: _list,
}

ALLOWED: tuple[type[nodes.Node], ...] = (*_KINDS, nodes.Operand)
"""Kinds of nodes that may stand in an expression; an operand is a part of a comparison."""

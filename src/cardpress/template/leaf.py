"""Leaves of templates: constants, and texts with expressions in them."""

from collections.abc import Iterator
from typing import Any

from cardpress.diagnostics import Span
from cardpress.template.errors import ExpressionError, shortened
from cardpress.template.expression import Context, Expression
from cardpress.template.filters import as_text

__all__ = ["Leaf"]


class Leaf:
    """A scalar of a template: a constant, an expression, or a text with expressions in it."""

    __slots__ = ("constant", "pieces", "span")

    def __init__(self, source: str, span: Span | None = None) -> None:
        """Reads a scalar as written.

        Raises:
            ExpressionError: E202, E203 or E218.
        """
        self.span = span
        """Where the scalar stands."""
        self.pieces: tuple[str | Expression, ...] = tuple(_pieces(source, span))
        self.constant: str | None = None
        """The text, where there is no expression in it."""
        if not any(isinstance(piece, Expression) for piece in self.pieces):
            self.constant = "".join(map(str, self.pieces))

    def __repr__(self) -> str:
        return f"Leaf({''.join(_written(piece) for piece in self.pieces)!r})"

    @property
    def expressions(self) -> tuple[Expression, ...]:
        """Its expressions, in order."""
        return tuple(piece for piece in self.pieces if isinstance(piece, Expression))

    def evaluate(self, context: Context) -> Any:
        """Gives the value: of any kind for a bare expression, else a text.

        Raises:
            ExpressionError: E205.
        """
        if self.constant is not None:
            return self.constant
        if len(self.pieces) == 1:
            only = self.pieces[0]
            return only.evaluate(context) if isinstance(only, Expression) else only
        return "".join(
            as_text(piece.evaluate(context)) if isinstance(piece, Expression) else piece
            for piece in self.pieces
        )

    def text(self, context: Context) -> str:
        """Gives the value as a text; nothing is an empty text.

        Raises:
            ExpressionError: E205.
        """
        if self.constant is not None:
            return self.constant
        return as_text(self.evaluate(context))


def _written(piece: str | Expression) -> str:
    return piece if isinstance(piece, str) else "${{ " + piece.source + " }}"


def _pieces(source: str, span: Span | None) -> Iterator[str | Expression]:
    place = 0
    while (start := source.find("${{", place)) >= 0:
        if start > place:
            yield source[place:start]
        end = _end(source, start + 3)
        yield Expression(source[start + 3 : end], span)
        place = end + 2
    if place < len(source):
        yield source[place:]


def _end(source: str, start: int) -> int:
    """Finds the ``}}`` that closes, passing over quoted texts."""
    quote = ""
    for index in range(start, len(source)):
        character = source[index]
        if quote:
            quote = "" if character == quote else quote
        elif character in "'\"":
            quote = character
        elif source.startswith("}}", index):
            return index
    raise ExpressionError(
        "E218",
        f"{shortened(source[start - 3 :])} opens an expression that is not closed",
        "close it with }}, and quote the whole value if it holds ': ' or ' #'",
    )

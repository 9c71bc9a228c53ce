"""Whether the cards of a deck are of one size, as a sheet needs them to be."""

from collections.abc import Iterable

from cardpress.diagnostics import Diagnostic, Outcome, Span
from cardpress.geometry import Size, format_mm

__all__ = ["common_size"]


def common_size(
    cards: Iterable[tuple[str, Size]], span: Span | None = None
) -> Outcome[Size | None]:
    """The size that all cards share.

    Args:
        cards: ids and trimmed sizes, at least one.
        span: where the deck stands.

    Returns:
        The size; or E409, which names two cards, one of each size.
    """
    pairs = iter(cards)
    first_id, first = next(pairs)
    for card_id, size in pairs:
        if size != first:
            message = (
                f"cards of different sizes cannot share a sheet: '{first_id}' is "
                f"{_text(first)}, '{card_id}' is {_text(size)}"
            )
            hint = "make a deck for each size, or choose cards with --only"
            return Outcome(None, (Diagnostic("E409", message, span, hint),))
    return Outcome(first)


def _text(size: Size) -> str:
    return f"{format_mm(size.width)} x {format_mm(size.height)}"

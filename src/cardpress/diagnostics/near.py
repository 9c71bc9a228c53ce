"""Hints for near misses in spelling."""

from collections.abc import Iterable

__all__ = ["did_you_mean"]


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """Gives "did you mean 'element'?" for ``elemnt``, or nothing where no known word is near.

    A word that differs in upper and lower case alone always counts as near.
    """
    from difflib import get_close_matches  # noqa: PLC0415 - only faults pay for it

    words = sorted(set(known))
    folded = [candidate for candidate in words if candidate.casefold() == word.casefold()]
    close = folded or get_close_matches(word, words, n=1, cutoff=0.6)
    return f"did you mean '{close[0]}'?" if close else None

"""Text that runs from right to left: which way each character goes (UAX #9)."""

import re
from typing import NamedTuple

__all__ = ["Levels", "levels_of", "runs_leftwards"]

runs_leftwards = re.compile(
    "[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefe"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
).search
"""Finds a character that makes a paragraph need more than the order of reading: the blocks that
Unicode keeps for scripts written from right to left, and the signs that turn the direction."""

_LEVELS = re.compile(r"\n    levels: \[\n(.*?)\n    \],\n    paragraphs: \[\n", re.DOTALL)
_LEVEL = re.compile(r"Level\(\s+(\d+),")
_PARAGRAPH = re.compile(r"range: 0\.\.\d+,\s+level: Level\(\s+(\d+),")


class Levels(NamedTuple):
    """Embedding levels of a paragraph: odd ones run from right to left."""

    base: int
    """Of the paragraph: 1 where its first letter is of a script written from right to left."""
    characters: tuple[int, ...]
    """One for each character."""


def levels_of(paragraph: str) -> Levels:
    """Resolves the levels of a paragraph by the Unicode bidirectional algorithm.

    The direction of the paragraph is that of its first strong character (UAX #9, P2 and P3).
    ``bidi.get_display`` tells levels in its report, one for each byte of UTF-8.

    Args:
        paragraph: a text without line breaks, in logical order.
    """
    from bidi import get_display  # noqa: PLC0415 - few decks need it

    report = str(get_display(paragraph, debug=True))
    found, base = _LEVELS.search(report), _PARAGRAPH.search(report)
    if found is None or base is None:
        raise RuntimeError(
            "python-bidi's report has another form than that of its pinned release"
        )
    by_byte = [int(level) for level in _LEVEL.findall(found.group(1))]
    levels, place = [], 0
    for character in paragraph:
        levels.append(by_byte[place])
        place += len(character.encode())
    return Levels(int(base.group(1)), tuple(levels))

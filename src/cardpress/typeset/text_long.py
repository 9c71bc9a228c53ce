"""Text engine: words that are too long for a line, broken between letters."""

from collections.abc import Callable, Iterator

from cardpress.typeset.text_flow import Box, Flow, Mark, boxed_flow
from cardpress.typeset.text_words import Atom, Setter, clusters

__all__ = ["broken_up"]


def broken_up(flow: Flow, widest: int) -> tuple[Flow, tuple[str, ...]]:
    """Breaks words that are wider than a line between letters, and rows of icons between them.

    Args:
        flow: the text.
        widest: how wide a line may be, in ``EM`` units.

    Returns:
        The new flow, and the words that were broken (empty for a row of icons).
    """
    boxes: list[Box] = []
    paragraphs, words = [], []
    whole = flow.boxed()
    for first, last in flow.paragraphs:
        start = len(boxes)
        for box in whole[first:last]:
            if box.advance - flow.setter.tracking <= widest:
                boxes.append(box)
                continue
            words.append(box.text)
            boxes += _fragments(box, flow.setter, widest)
        paragraphs.append((start, len(boxes)))
    return boxed_flow(flow, boxes, paragraphs), tuple(words)


def _fragments(box: Box, setter: Setter, widest: int) -> Iterator[Box]:
    gap, spaced, end = box.gap, box.spaced, 0
    levels = box.levels or [0] * len(box.parts)
    for (place, part), level in zip(box.parts, levels, strict=True):
        gap = place - end if place else gap
        own = setter.mirrored if level % 2 else setter
        for fragment in _pieces_of(part, own, widest):
            made = Box(fragment, gap=gap, spaced=spaced)
            made.levels, made.gap_level = [level], box.gap_level if spaced else level
            yield made
            gap, spaced = 0, False
        end = place + part.advance


_GOOD_ENDS = frozenset("/-._\\@&=?:;,|~\u2010\u2013\u2014")
"""Behind these a word that must be broken somewhere is broken best."""


def _pieces_of(part: Atom | Mark, setter: Setter, widest: int) -> Iterator[Atom | Mark]:
    if isinstance(part, Mark) or part.advance - setter.tracking <= widest:
        yield part
        return
    own = setter if part.pieces[0].face is setter.face else _like(setter, part)
    letters, spare = clusters(part.text), setter.tracking + widest
    start, count = 0, 1
    while start < len(letters):
        count = _most(letters, start, count, lambda text: own.atom(text).advance - spare)
        after = _good_end(letters, start, start + count)
        yield own.atom("".join(letters[start:after]))
        start = after


def _good_end(letters: list[str], start: int, after: int) -> int:
    """Where to break rather than at the last place that fits: behind a sign, not too early."""
    if after < len(letters):
        for place in range(after, start + (after - start) // 3, -1):
            if letters[place - 1] in _GOOD_ENDS:
                return place
    return after


def _most(letters: list[str], start: int, guess: int, over: Callable[[str], int]) -> int:
    """How many letters fit from a place on, at least one; looks no further than it must."""

    def fits(count: int) -> bool:
        return over("".join(letters[start : start + count])) <= 0

    left = len(letters) - start
    low, high = 1, min(guess, left)
    while high < left and fits(high):
        low, high = high, min(high * 2, left)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle) else (low, middle - 1)
    return low


def _like(setter: Setter, atom: Atom) -> Setter:
    """A setter for the fonts of a word that is not in the regular weight."""
    faces = tuple(dict.fromkeys(piece.face for piece in atom.pieces))
    chain = (*faces, *setter.faces)
    made = Setter(chain, features=setter.features, leftwards=setter.leftwards)
    made.tracking, made.space = setter.tracking, setter.space
    return made

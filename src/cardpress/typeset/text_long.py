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
    return boxed_flow(flow.setter, boxes, paragraphs), tuple(words)


def _fragments(box: Box, setter: Setter, widest: int) -> Iterator[Box]:
    gap, spaced, end = box.gap, box.spaced, 0
    for place, part in box.parts:
        gap = place - end if place else gap
        for fragment in _pieces_of(part, setter, widest):
            yield Box(fragment, gap=gap, spaced=spaced)
            gap, spaced = 0, False
        end = place + part.advance


def _pieces_of(part: Atom | Mark, setter: Setter, widest: int) -> Iterator[Atom | Mark]:
    if isinstance(part, Mark) or part.advance - setter.tracking <= widest:
        yield part
        return
    own = setter if part.pieces[0].face is setter.face else _like(setter, part)
    letters, spare = clusters(part.text), setter.tracking + widest
    start, count = 0, 1
    while start < len(letters):
        count = _most(letters, start, count, lambda text: own.atom(text).advance - spare)
        yield own.atom("".join(letters[start : start + count]))
        start += count


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
    made = Setter((*faces, *setter.faces), features=setter.features)
    made.tracking, made.space = setter.tracking, setter.space
    return made

"""Text engine: paragraphs that hold text from right to left.

Lines are broken in the order of reading; what stands in a line is then put in the order of
seeing. For that each part of a line has an embedding level, odd where it runs leftwards.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, groupby
from typing import NamedTuple

from cardpress.fonts import levels_of, runs_leftwards
from cardpress.typeset.text_flow import Box, Break, Flow, InlineIcon, Mark, Run, Token
from cardpress.typeset.text_words import Atom, Piece

__all__ = ["directed", "seen_line", "visual_order"]

_OBJECT = "\ufffc"
"""What stands for an icon in a paragraph (UAX #9: neutral)."""


def directed(tokens: Iterable[Token], bases: list[int]) -> Iterator[tuple[Token, int]]:
    """Gives tokens with their embedding levels; runs are split where the level changes.

    Args:
        tokens: a text.
        bases: takes the levels of the paragraphs, if anything runs from right to left.
    """
    tokens = list(tokens)
    if not any(isinstance(token, Run) and runs_leftwards(token.text) for token in tokens):
        for token in tokens:
            yield token, 0
        return
    paragraphs: list[list[Run | InlineIcon]] = [[]]
    for token in tokens:
        if isinstance(token, Break):
            paragraphs.append([])
        else:
            paragraphs[-1].append(token)
    resolved = [levels_of("".join(map(_text, paragraph))) for paragraph in paragraphs]
    bases += (levels.base for levels in resolved)
    for number, (paragraph, levels) in enumerate(zip(paragraphs, resolved, strict=True)):
        if number:
            yield Break(), 0
        yield from _levelled(paragraph, levels.characters)


def _text(token: Run | InlineIcon) -> str:
    return token.text if isinstance(token, Run) else _OBJECT


def _levelled(
    paragraph: Iterable[Run | InlineIcon], levels: Sequence[int]
) -> Iterator[tuple[Token, int]]:
    place = 0
    for token in paragraph:
        if isinstance(token, InlineIcon):
            yield token, levels[place]
            place += 1
            continue
        own = levels[place : place + len(token.text)]
        start = 0
        for level, same in groupby(own):
            end = start + sum(1 for _ in same)
            yield token._replace(text=token.text[start:end]), level
            start = end
        place += len(token.text)


def visual_order(levels: Sequence[int]) -> list[int]:
    """Puts the parts of a line in the order in which they are seen (UAX #9, L2).

    Args:
        levels: the embedding levels of the parts, in the order of reading.

    Returns:
        The numbers of the parts, from left to right.
    """
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    return order


class _Unit(NamedTuple):
    """A piece of a line that is moved as one."""

    level: int
    width: int
    """In ``EM`` units."""
    part: Piece | Mark | None
    """Nothing for what stands between others."""


def seen_line(
    flow: Flow, first: int, last: int, spread: int
) -> Iterator[tuple[int, Piece | Mark]]:
    """Gives the pieces of a line in the order of reading, each with its place on paper.

    Args:
        flow: a text with directions.
        first: the line's first box.
        last: its last box, exclusive.
        spread: what is added to each space, in ``EM`` units.
    """
    units = _joined(flow, list(_units(flow, first, last, spread)))
    order = visual_order([unit.level for unit in units])
    places = accumulate((units[number].width for number in order), initial=0)
    place_of = dict(zip(order, places, strict=False))
    for number, unit in enumerate(units):
        if unit.part is not None:
            yield place_of[number], unit.part


def _units(flow: Flow, first: int, last: int, spread: int) -> Iterator[_Unit]:
    box: Box | None = None
    for index, box in enumerate(flow.boxed()[first:last]):
        if index and (width := box.gap + (spread if box.spaced else 0)):
            yield _Unit(box.gap_level, width, None)
        end = 0
        for (place, part), level in zip(box.parts, box.levels, strict=True):
            if place != end:
                yield _Unit(level, place - end, None)
            yield from _parts(flow, part, level)
            end = place + part.advance
    if box is not None and box.hyphen:
        yield from _parts(flow, flow.setter["-"], box.levels[-1])


def _parts(flow: Flow, part: Atom | Mark, level: int) -> Iterator[_Unit]:
    if isinstance(part, Mark):
        yield _Unit(level, part.advance, part)
        return
    for piece in part.pieces:
        yield _Unit(level, _width(flow, piece), piece)


def _width(flow: Flow, piece: Piece) -> int:
    setter = flow.setter
    return setter.measure(piece.face, piece.word.advance) + setter.tracking * len(
        piece.word.glyphs
    )


def _joined(flow: Flow, units: list[_Unit]) -> list[_Unit]:
    """Shapes as one word what stuck together and was parted only where a line might break."""
    joined: list[_Unit] = []
    for unit in units:
        last = joined[-1] if joined else None
        if (
            last is not None
            and isinstance(last.part, Piece)
            and isinstance(unit.part, Piece)
            and last.part.face is unit.part.face
            and last.level == unit.level
        ):
            setter = flow.setter.mirrored if unit.level % 2 else flow.setter
            text = last.part.word.text + unit.part.word.text
            piece = Piece(unit.part.face, setter.shaped(unit.part.face, text))
            joined[-1] = _Unit(unit.level, _width(flow, piece), piece)
        else:
            joined.append(unit)
    return joined

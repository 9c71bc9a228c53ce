"""Cards that look the same, or the same but for what is written on them.

Faces are compared as thumbnails without text, cells of 2.5 mm: as large as what is told apart
across a table. Only cards with a picture of their own are judged so; a deck of words alone is
told apart by words.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from cardpress.geometry import MM, Length
from cardpress.preflight.raster import Raster

__all__ = ["ALIKE", "look_alikes", "thumbnail"]

ALIKE = 3.0
"""Of 255, as a mean over cells and channels: little more than one step of L*.

Measured on pictures of one scene, of the same few parts: pairs that an eye takes for each
other are 2.1 to 2.9 apart, pairs that it tells apart at once 3.6 and more.
"""
_CELL = MM * 5 // 2
_EVERY = 3
"""One row in so many is looked at."""


def thumbnail(face: Raster, bleed: Length) -> bytes:
    """The trimmed face in cells of 2.5 mm, three bytes each.

    Args:
        face: with its bleed.
        bleed: how far that reaches.
    """
    edge, cell = face.count(bleed), max(_EVERY, face.count(Length(_CELL)))
    xs = list(pairwise(range(edge, face.width - edge + 1, cell)))
    cells = bytearray()
    for top in range(edge, face.height - edge - cell + 1, cell):
        starts = [y * face.width for y in range(top, top + cell, _EVERY)]
        for left, right in xs:
            run = b"".join(
                face.pixels[(start + left) * 3 : (start + right) * 3] for start in starts
            )
            count = len(run) // 3
            cells += bytes(sum(run[at::3]) // count for at in range(3))
    return bytes(cells)


def look_alikes(thumbnails: Mapping[str, bytes]) -> Iterator[tuple[str, ...]]:
    """Gives the cards that look like each other, each with those that look like it.

    Args:
        thumbnails: by card.
    """
    by_light = sorted(thumbnails, key=lambda card: (sum(thumbnails[card]), card))
    taken: set[str] = set()
    for at, card in enumerate(by_light):
        if card in taken:
            continue
        like = [card]
        for other in by_light[at + 1 :]:
            if _mean_apart(thumbnails[card], thumbnails[other]) > ALIKE:
                break  # and so are all that follow, as they are lighter still
            if other not in taken and _apart(thumbnails[card], thumbnails[other]) <= ALIKE:
                like.append(other)
        taken.update(like)
        if len(like) > 1:
            yield tuple(like)


def _mean_apart(one: bytes, other: bytes) -> float:
    """What the means differ by, which is never more than the mean of what differs."""
    return (sum(other) - sum(one)) / (len(one) or 1) if len(one) == len(other) else 0.0


def _apart(one: bytes, other: bytes) -> float:
    if len(one) != len(other):
        return 255.0
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / (len(one) or 1)

"""Whether what the rules compare can be read in a fan, and from across the table.

A card at 40 % of its size, at 150 dpi, stands for a card seen from two and a half times as far
as it is held. There a figure must be 1 mm high (at 40 cm that is 8.6 minutes of arc, almost
twice the 5 that a normal eye needs) and reach 3 to 1 in a tenth of its box at least, which is
less than the ink of the thinnest figure.
"""

from collections.abc import Iterable

from cardpress.colour import Rgb, as_rgb, contrast
from cardpress.geometry import MM, Length, Rect, Size
from cardpress.preflight.raster import Raster
from cardpress.preflight.scenes import PlacedWord
from cardpress.scene import OPAQUE

__all__ = [
    "DPI",
    "LEAST_CONTRAST",
    "LEAST_HEIGHT",
    "index_word",
    "mistaken",
    "peak",
    "underlined",
]

DPI = 60
"""40 % of 150."""
LEAST_CONTRAST = 3.0
LEAST_HEIGHT = Length(MM * 5 // 2)
"""On the card; 1 mm at 40 %."""
_CORNER = 3
"""The index lies in the first third of width and height."""
_FANNED = MM * 40
"""What is narrower, a token, is not held in a fan: its index may lie anywhere."""
_TENTH = 0.1
_MARKS = "._"
_TURNED = str.maketrans("0689", "0986")


def index_word(words: Iterable[PlacedWord], value: int, size: Size) -> PlacedWord | None:
    """The figure in the upper left corner; the largest, where it stands there twice.

    On tokens, the largest of all.
    """
    found = [
        word
        for word in words
        if word.upright and word.text.strip(_MARKS) == str(value) and _in_corner(word.box, size)
    ]
    return max(found, key=lambda word: word.cap, default=None)


def _in_corner(box: Rect, size: Size) -> bool:
    return min(size) < _FANNED or (
        int(box.x + box.right) * _CORNER <= int(size.width) * 2
        and int(box.y + box.bottom) * _CORNER <= int(size.height) * 2
    )


def peak(mask: Raster, word: PlacedWord, behind: Rgb) -> float:
    """The contrast that a tenth of a figure's box reaches.

    Args:
        mask: the letters of the face, black on white, as small as they are looked at.
        word: the figure.
        behind: what lies behind it, as seen from afar.
    """
    inked = sorted(255 - red for red in mask.crop(mask.box(word.box))[::3])
    if not inked:
        return 1.0
    cover = inked[-1 - int(len(inked) * _TENTH)] * word.opacity // OPAQUE
    letter = as_rgb(word.run.colour)
    seen = ((a * cover + b * (255 - cover)) // 255 for a, b in zip(letter, behind, strict=True))
    return contrast(Rgb(*seen), behind)


def mistaken(values: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Pairs of values of which one, turned by half a circle, reads like the other."""
    texts = {str(value) for value in values}
    pairs = []
    for text in sorted(texts):
        turned = text.translate(_TURNED)[::-1]
        if set(text) <= set("0689") and turned in texts and text < turned:
            pairs.append((int(text), int(turned)))
    return tuple(pairs)


def underlined(ground: Raster, word: PlacedWord) -> bool:
    """Whether something says which way up a figure is: a stop, or a line beneath it."""
    if word.text.strip(_MARKS) != word.text:
        return True
    box = word.box
    below = ground.crop(ground.box(Rect(box.x, box.bottom, box.width, LEAST_HEIGHT)))
    return below != below[:3] * (len(below) // 3)

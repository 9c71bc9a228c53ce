"""Whether text stands out against what lies behind it.

The measure is the contrast ratio of WCAG 2.2 (1.4.3): 4.5 to 1 for text. A word is judged by
the fifth of its pixels where it stands out least, so that a dark speck behind one stem is no
fault and a bad third of a word is.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from cardpress.colour import BLACK, Colour, Rgb, as_rgb, contrast
from cardpress.geometry import MM, Length
from cardpress.preflight.raster import Box, Draw, Raster, mean
from cardpress.preflight.scenes import Filter, PlacedWord, whole
from cardpress.scene import (
    OPAQUE,
    Face,
    GlyphRun,
    Item,
    LinearGradient,
    RadialGradient,
    Stroke,
)

__all__ = [
    "LEAST",
    "Faint",
    "contrast_of",
    "faint_words",
    "judged",
    "letters",
    "over",
    "uniform",
]

LEAST = 4.5
_WORST = 0.2
"""The share of a word's pixels that is left to be judged by."""
_DARK = 140
"""Pixels of the mask below this are of the glyph by about half."""
_BROAD = Length(MM // 8)
"""A stroke from this width on, in another colour than the letter, is its surroundings."""
_NEAR = Length(MM // 7)
"""How far from the ink what lies behind still matters: 0.14 mm, not a pixel at 120 dpi."""


class Faint(NamedTuple):
    """A word that does not stand out."""

    word: PlacedWord
    ratio: float
    behind: Rgb
    """The ground, as seen from afar."""


def faint_words(
    face: Face, words: list[PlacedWord], ground: Raster, draw: Draw
) -> Iterator[Faint]:
    """Gives the words that stand out too little.

    Args:
        face: whose words they are.
        words: all of them.
        ground: the face without them.
        draw: for the shapes of the letters, which are drawn where the ground is not plain.
    """
    mask: Raster | None = None
    for word in words:
        box = ground.box(word.box.grown(_NEAR))
        pixels = ground.crop(box)
        if not pixels or _plainly_fine(word, pixels):
            continue
        if not uniform(pixels):
            mask = mask or letters(face, draw, ground.dpi)
            pixels = _under(mask, ground, box)
        if not pixels:
            continue
        ratio = judged(pixels, partial(_ratio, word))
        if ratio < LEAST:
            yield Faint(word, ratio, mean(pixels))


def uniform(pixels: bytes) -> bool:
    """Whether all pixels are alike."""
    return pixels == pixels[:3] * (len(pixels) // 3)


def _plainly_fine(word: PlacedWord, pixels: bytes) -> bool:
    """Whether the word stands out everywhere in its box, so that no letter need be drawn."""
    return all(_ratio(word, Rgb(*colour)) >= LEAST for colour in _colours(pixels))


def judged(pixels: bytes, ratio_to: Callable[[Rgb], float]) -> float:
    """The contrast that all but the worst fifth of the pixels reach."""
    counts = _colours(pixels)
    left = sum(counts.values()) * _WORST
    ratios = sorted((ratio_to(Rgb(*colour)), count) for colour, count in counts.items())
    for ratio, count in ratios:
        left -= count
        if left < 0:
            return ratio
    return ratios[-1][0]


def _colours(pixels: bytes) -> Counter[tuple[int, ...]]:
    return Counter(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))


def _ratio(word: PlacedWord, ground: Rgb) -> float:
    run = word.run
    letter = over(run.colour, ground, word.opacity)
    stroke = run.stroke
    if stroke is None or stroke.width < _BROAD:
        return contrast_of(letter, ground)
    edge = over(_solid(stroke, ground), ground, word.opacity)
    return max(contrast_of(letter, edge), contrast_of(letter, ground))


def over(colour: Colour, ground: Rgb, opacity: int) -> Rgb:
    """A colour of so many thousandths of opacity, laid over a ground."""
    parts = zip(as_rgb(colour), ground, strict=True)
    return Rgb(*((a * opacity + b * (OPAQUE - opacity)) // OPAQUE for a, b in parts))


def _solid(stroke: Stroke, ground: Rgb) -> Colour:
    paint = stroke.paint
    return ground if isinstance(paint, LinearGradient | RadialGradient) else paint


@lru_cache(65_536)
def contrast_of(one: Rgb, other: Rgb) -> float:
    """The contrast ratio of WCAG 2.2."""
    return contrast(one, other)


def letters(face: Face, draw: Draw, dpi: int) -> Raster:
    """All letters of a face, black on white."""
    items = Filter(_black, opaque_groups=True)(face.part.items)
    return draw(items, whole(face), dpi)


def _black(item: Item) -> Item | None:
    if not isinstance(item, GlyphRun):
        return None
    return item._replace(colour=BLACK, opacity=OPAQUE, stroke=None)


def _under(mask: Raster, ground: Raster, box: Box) -> bytes:
    """The pixels of the ground under the letters in a box, and next to them."""
    wide = box.right - box.left
    inked = [[red < _DARK for red in row[::3]] for row in mask.rows(box)]
    spread = [[any(row[max(0, x - 1) : x + 2]) for x in range(wide)] for row in inked]
    under = [
        [any(column) for column in zip(*spread[max(0, y - 1) : y + 2], strict=True)]
        for y in range(len(spread))
    ]
    return b"".join(
        row[x * 3 : x * 3 + 3]
        for row, near in zip(ground.rows(box), under, strict=True)
        for x in range(wide)
        if near[x]
    )

"""Whether icons stand out against what lies behind them.

The measure is that of WCAG 2.1 (1.4.11) for what is no text: 3 to 1, along the outline. Icons
of several colours are left out, as their outline may be any of these; so are those that are
faint or large on purpose, as watermarks are.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cardpress.colour import BLACK, Rgb
from cardpress.geometry import MM, Length, Rect
from cardpress.preflight.contrast import contrast_of, judged, over
from cardpress.preflight.raster import Raster, mean
from cardpress.preflight.scenes import PlacedIcon
from cardpress.scene import OPAQUE, Item, Outline, Picture, Role, Shape

__all__ = ["LEAST", "FaintIcon", "Masks", "faint_icons", "on_black", "only_icons"]

LEAST = 3.0
_WATERMARK = OPAQUE * 2 // 5
"""What is fainter is meant to be."""
_LARGE = MM * 20
"""What is wider or higher is a picture."""
_CORE = 230
"""Of 255: as much of a pixel the icon covers within."""
_EDGE = 128
_BESIDE = 8
"""Where it covers no more, a pixel is of what lies behind."""
_ONE_COLOUR = 48
"""Of 255, in any channel: what the pixels of an icon in one colour differ by at most."""
_REACH = 1
"""How many pixels from its outline what lies behind an icon matters: discs end near it."""


class FaintIcon(NamedTuple):
    """An icon that does not stand out."""

    box: Rect
    colour: Rgb
    ratio: float
    behind: Rgb
    """The ground along its outline, as seen from afar."""


class Masks(NamedTuple):
    """The icons of a face alone; what differs shows how much of each pixel they cover."""

    on_white: Raster
    on_black: Raster


def only_icons(item: Item) -> Item | None:
    """Leaves all but icons out, which become opaque."""
    if isinstance(item, Picture) and item.role == Role.ICON:
        return item._replace(opacity=OPAQUE)
    return None


def on_black(items: tuple[Item, ...], area: Rect) -> tuple[Item, ...]:
    """The items on a black ground."""
    return (Shape(Outline.rectangle(area), fill=BLACK), *items)


def faint_icons(icons: list[PlacedIcon], ground: Raster, masks: Masks) -> Iterator[FaintIcon]:
    """Gives the icons that stand out too little.

    Args:
        icons: those of a face.
        ground: the face without its text.
        masks: its icons alone.
    """
    for icon in icons:
        box = icon.box
        if icon.opacity < _WATERMARK or max(box.width, box.height) > _LARGE:
            continue
        colour, behind = _seen(icon, ground, masks)
        if colour is None or not behind:
            continue
        ratio = judged(behind, _ratio_to(colour, icon.opacity))
        if ratio < LEAST:
            yield FaintIcon(box, colour, ratio, mean(behind))


def _ratio_to(colour: Rgb, opacity: int) -> Callable[[Rgb], float]:
    return lambda ground: contrast_of(over(colour, ground, opacity), ground)


def _seen(icon: PlacedIcon, ground: Raster, masks: Masks) -> tuple[Rgb | None, bytes]:
    """The colour of an icon, if it has but one, and the pixels along its outline."""
    pixel = Length(914_400 // ground.dpi)
    box = ground.box(icon.box.grown(Length(pixel * _REACH)))
    wide = box.right - box.left
    white, black = masks.on_white.crop(box), masks.on_black.crop(box)
    cover = [255 - (a - b) for a, b in zip(white[1::3], black[1::3], strict=True)]
    inside = [at for at, part in enumerate(cover) if part >= _CORE]
    colours = [black[at * 3 : at * 3 + 3] for at in inside]
    if not colours or any(
        max(colour[part] for colour in colours) - min(colour[part] for colour in colours)
        > _ONE_COLOUR
        for part in range(3)
    ):
        return None, b""
    near = _near(cover, wide)
    pixels = ground.crop(box)
    behind = b"".join(
        pixels[at * 3 : at * 3 + 3] for at in sorted(near) if cover[at] <= _BESIDE
    )
    return mean(b"".join(colours)), behind


def _near(cover: list[int], wide: int) -> set[int]:
    """The places within reach of what an icon covers."""
    high = len(cover) // (wide or 1)
    return {
        y * wide + x
        for at, part in enumerate(cover)
        if part >= _EDGE
        for y in range(max(0, at // wide - _REACH), min(high, at // wide + _REACH + 1))
        for x in range(max(0, at % wide - _REACH), min(wide, at % wide + _REACH + 1))
    }

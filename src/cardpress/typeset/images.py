"""Pictures in boxes: how they fit, what is seen of them, whether their pixels are enough."""

from typing import NamedTuple

from cardpress.geometry import INCH, MM, ZERO, Length, Rect, Size
from cardpress.pictures import Asset
from cardpress.scene import Picture, Role
from cardpress.typeset.desk import Desk, Job, Subject

__all__ = ["Placing", "check_resolution", "place_back", "place_picture", "true_bleed"]

_GOOD, _LEAST = 300, 100
"""Pixels to the inch: below the first a warning, below the second an error.

A prototype with small pictures can still be printed; what falls below the second was hardly
meant for its box (docs/decisions/2026-11-30-resolution.md).
"""

_PIXEL = Length(3_048)


class Placing(NamedTuple):
    """Where a picture lies, and what is seen of it."""

    box: Rect
    clip: Rect | None = None

    def picture(self, asset: Asset, role: str = Role.ART) -> Picture:
        """The picture as an item."""
        return Picture(asset.key, self.box, self.clip, role=role)


def place_picture(
    size: Size, box: Rect, fit: str, focus: tuple[float, float] = (50, 50)
) -> Placing:
    """Fits a picture into a box.

    Args:
        size: the picture's proportions.
        box: where it goes.
        fit: ``cover`` fills the box and crops, ``contain`` shows all, ``stretch`` distorts.
        focus: what of a cropped picture stays in view, in percent from the left and the top.
    """
    if fit == "stretch":
        return Placing(box)
    across = int(box.width) * int(size.height)
    down = int(box.height) * int(size.width)
    by_width = across >= down if fit == "cover" else across <= down
    if by_width:
        width = box.width
        height = Length(_divided(int(box.width) * int(size.height), int(size.width)))
    else:
        height = box.height
        width = Length(_divided(int(box.height) * int(size.width), int(size.height)))
    if fit == "contain":
        focus = (50, 50)
    x = box.x + _shift(box.width - width, focus[0])
    y = box.y + _shift(box.height - height, focus[1])
    placed = Rect(x, y, width, height)
    return Placing(placed, None if box.contains(placed) else box)


def _divided(dividend: int, divisor: int) -> int:
    return (2 * dividend + divisor) // (2 * divisor)


def _shift(spare: Length, percent: float) -> Length:
    share = round(min(max(percent, 0.0), 100.0) * 1000)
    return Length(int(spare) * share // 100_000)


def true_bleed(natural: Size, trim: Size) -> Length | None:
    """How much bleed a picture of its own size brings round a card; nothing if it is no such.

    It counts where the same is over on all sides, up to 6 mm, to a pixel at 300 dpi.
    """
    across = Length(int(natural.width - trim.width) // 2)
    down = Length(int(natural.height - trim.height) // 2)
    if abs(across - down) > _PIXEL or not -_PIXEL < min(across, down) <= MM * 6:
        return None
    return max(Length(int(across + down) // 2), ZERO)


def place_back(natural: Size, trim: Size, bleed: Length) -> Placing:
    """Puts a picture on a whole face.

    One that is as large as the card and some bleed keeps its size. One with the proportions of
    the trimmed card, to a hundredth, lies on the trim. Any other covers the bleed.
    """
    whole = Rect(ZERO, ZERO, trim.width, trim.height)
    over = true_bleed(natural, trim)
    if over is not None:
        box = Rect(
            -Length(int(natural.width - trim.width) // 2),
            -Length(int(natural.height - trim.height) // 2),
            natural.width,
            natural.height,
        )
        return Placing(box, whole.grown(bleed) if over > bleed else None)
    ratio = int(natural.width) * int(trim.height)
    wanted = int(natural.height) * int(trim.width)
    if abs(ratio - wanted) * 100 <= wanted:
        return Placing(whole)
    return place_picture(natural, whole.grown(bleed), "cover")


def check_resolution(
    asset: Asset, placed: Rect, desk: Desk, job: Job, subject: Subject
) -> None:
    """Says where a picture has too few pixels for its printed size, once for each size."""
    if asset.pixels is None or not placed.width or not placed.height:
        return
    across = round(asset.pixels[0] * int(INCH) / int(placed.width))
    down = round(asset.pixels[1] * int(INCH) / int(placed.height))
    found = min(across, down)
    if found >= _GOOD or not desk.once((asset.key, placed.size)):
        return
    width, height = (-(-int(side) * _GOOD // int(INCH)) for side in placed.size)
    code, limit = ("E305", _LEAST) if found < _LEAST else ("W306", _GOOD)
    job.say(
        subject,
        code,
        f"'{asset.path}' has {found} dpi at its printed size, less than {limit}",
        f"use a picture of at least {width} x {height} pixels",
    )

"""Undoes what a printer does to pages, so that backs come to lie behind their fronts.

The printer maps a page to the paper by a shift, a turn and two scales about the middle of the
sheet; pages are drawn through the inverse. A turn and different scales do not commute, which
is left aside: at half a degree and half a per cent it is less than 0.01 mm on A4.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import cos, radians, sin
from typing import NamedTuple

from cardpress.geometry import ZERO, Rect, Size, Transform, in_mm, mm
from cardpress.scene import Item, Page, Part, Use
from cardpress.ticket.printers import Printer

__all__ = ["adjusted", "undoing"]


class _Error(NamedTuple):
    """What a printer does to one side, as seen on that side."""

    right: float
    down: float
    turn: float
    """In degrees, clockwise."""
    width: float
    height: float


def adjusted(pages: Iterable[Page], printer: Printer) -> Iterator[Page]:
    """Pages for a printer: upright, as it takes the paper, and drawn against its errors.

    Pages that lie across are turned by a quarter, so that no driver has to choose which way.
    """
    for page in pages:
        upright = _upright(page)
        place = undoing(printer, upright.media, back=page.back)
        yield replace(upright, items=(_placed(upright.items, upright.media, place),))


def _upright(page: Page) -> Page:
    if page.media.width <= page.media.height:
        return page
    media = page.media.turned()
    turned = _placed(page.items, page.media, Transform(media.width, ZERO, 90_000))
    return replace(page, media=media, items=(turned,))


def _placed(items: tuple[Item, ...], media: Size, place: Transform) -> Use:
    return Use(Part(items, Rect(ZERO, ZERO, *media)), place)


def undoing(printer: Printer, media: Size, *, back: bool) -> Transform:
    """How a side of an upright page is drawn, so that it comes out where it should."""
    error = _seen_behind(printer) if back else _in_front(printer)
    x, y = in_mm(media.width) / 2, in_mm(media.height) / 2
    from_x, from_y = (x + error.right) / error.width, (y + error.down) / error.height
    angle = radians(-error.turn)
    return Transform(
        dx=mm(x - cos(angle) * from_x + sin(angle) * from_y),
        dy=mm(y - sin(angle) * from_x - cos(angle) * from_y),
        rotation=round(-error.turn * 1000),
        scale=round(1_000_000 / error.width),
        stretch=round(1_000_000 * error.width / error.height),
    )


def _in_front(printer: Printer) -> _Error:
    return _Error(0, 0, 0, printer.front_width, printer.front_height)


def _seen_behind(printer: Printer) -> _Error:
    """The errors of backs, which are told as seen through the front: seen from their own side.

    Turned like the page of a book, left and right change places, else top and bottom; what
    turned clockwise turns the other way.
    """
    sideways = printer.flip == "long"
    return _Error(
        right=-printer.back_right if sideways else printer.back_right,
        down=printer.back_down if sideways else -printer.back_down,
        turn=-printer.back_turn,
        width=printer.back_width,
        height=printer.back_height,
    )

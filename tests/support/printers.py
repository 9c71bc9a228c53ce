"""Printers that err in known ways, and a person who reads their calibration pages."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import cos, hypot, radians, sin

from cardpress.files import MemoryFiles
from cardpress.fonts import FontLibrary
from cardpress.geometry import AS_IS, Size, Transform, in_mm
from cardpress.impose.adjusting import adjusted
from cardpress.impose.calibration import CalibrationPage
from cardpress.scene import Item, Page, Shape, Use
from cardpress.ticket.printers import Printer

__all__ = ["FaultyPrinter", "Side", "placed", "read_off"]

Place = tuple[float, float]
_FONTS = FontLibrary(MemoryFiles({}))


@dataclass(frozen=True)
class Side:
    """What a printer does to one side, as seen on that side, about the middle; mm, degrees."""

    right: float = 0
    down: float = 0
    turn: float = 0
    width: float = 1
    height: float = 1

    def at(self, place: Place, media: Place) -> Place:
        """Where a place of the page comes out: scaled, turned clockwise, shifted."""
        x = (place[0] - media[0] / 2) * self.width
        y = (place[1] - media[1] / 2) * self.height
        across, down = cos(radians(self.turn)), sin(radians(self.turn))
        return (
            media[0] / 2 + self.right + x * across - y * down,
            media[1] / 2 + self.down + x * down + y * across,
        )


@dataclass(frozen=True)
class FaultyPrinter:
    """Both sides of a printer, and how it turns the paper."""

    front: Side
    back: Side
    flip: str
    size: Size

    @property
    def media(self) -> Place:
        return in_mm(self.size.width), in_mm(self.size.height)

    def through(self, place: Place) -> Place:
        """Where a place on the back lies for one who looks at the front, and the reverse."""
        x, y = place
        return (self.media[0] - x, y) if self.flip == "long" else (x, self.media[1] - y)

    def on_front(self, place: Place) -> Place:
        return self.front.at(place, self.media)

    def on_back(self, place: Place) -> Place:
        """Where a place of the back page comes out, as seen through the front."""
        return self.through(self.back.at(place, self.media))

    def apart(self, profile: Printer, place: Place) -> Place:
        """How far a corner of a card's back lies from that of its front, right and down."""
        from cardpress.impose.adjusting import undoing  # noqa: PLC0415 - what is tried here

        front = placed(undoing(profile, self.size, back=False), place)
        back = placed(undoing(profile, self.size, back=True), self.through(place))
        (x1, y1), (x2, y2) = self.on_front(front), self.on_back(back)
        return x2 - x1, y2 - y1


def placed(transform: Transform, place: Place) -> Place:
    """A place after a transform: scaled, turned clockwise, moved."""
    x = place[0] * transform.scale / 1e6
    y = place[1] * transform.scale / 1e6 * transform.stretch / 1e6
    across, down = (
        cos(radians(transform.rotation / 1e3)),
        sin(radians(transform.rotation / 1e3)),
    )
    return (
        in_mm(transform.dx) + x * across - y * down,
        in_mm(transform.dy) + x * down + y * across,
    )


def read_off(
    printer: FaultyPrinter, profile: Printer | None = None, *, parts: int = 2
) -> list[str]:
    """What a person reads off the calibration page that the printer prints.

    The page is taken as it is drawn: eight rows of 25 thin bars, eight broad lines, two
    rulers. Bars are read to the nearest half (``parts`` to a step), rulers to the nearest
    half millimetre.
    """
    pages: Iterable[Page] = _pages(printer.size, printer.flip)
    front, back = adjusted(pages, profile) if profile else pages
    bars = [line for line in _lines(front.items) if line.width == 7_200]
    broad = [line for line in _lines(back.items) if line.width == 21_600]
    seen = [tuple(map(printer.on_back, line.ends)) for line in broad]
    readings = []
    for at, letter in enumerate("ABCDEFGH"):
        row = [
            _middle(*map(printer.on_front, bar.ends)) for bar in bars[at * 25 : at * 25 + 25]
        ]
        line = min(seen, key=lambda ends: hypot(*_minus(_middle(*ends), row[12])))
        first, last = _beside(row[0], line), _beside(row[24], line)
        bar = 1 + 24 * first / (first - last)
        readings.append(f"{letter}={round(bar * parts) / parts:g}")
    rulers = [line for line in _lines(front.items) if line.width == 9_000]
    lengths = sorted(hypot(*_minus(*map(printer.on_front, ruler.ends))) for ruler in rulers)
    return [*readings, f"J={round(lengths[-2] * 2) / 2:g}", f"K={round(lengths[-1] * 2) / 2:g}"]


@cache
def _pages(size: Size, flip: str) -> tuple[Page, Page]:
    letters = _FONTS.face("Barlow Condensed")
    return CalibrationPage(size, "A4", flip, "", "", letters, letters).pages()


@dataclass(frozen=True)
class _Line:
    ends: tuple[Place, Place]
    width: int


def _lines(items: Iterable[Item], outer: tuple[Transform, ...] = (AS_IS,)) -> Iterator[_Line]:
    for item in items:
        if isinstance(item, Use):
            yield from _lines(item.part.items, (item.transform, *outer))
        elif isinstance(item, Shape) and item.stroke and len(item.outline.segments) == 2:
            (_, x1, y1), (_, x2, y2) = item.outline.segments  # type: ignore[misc]
            start, end = (in_mm(x1), in_mm(y1)), (in_mm(x2), in_mm(y2))
            for transform in outer:
                start, end = placed(transform, start), placed(transform, end)
            yield _Line((start, end), int(item.stroke.width))


def _minus(one: Place, other: Place) -> Place:
    return one[0] - other[0], one[1] - other[1]


def _middle(one: Place, other: Place) -> Place:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _beside(place: Place, line: tuple[Place, ...]) -> float:
    """How far a place lies beside a line, with its sign."""
    (x1, y1), (x2, y2) = line[0], line[-1]
    long = hypot(x2 - x1, y2 - y1)
    return ((x2 - x1) * (place[1] - y1) - (y2 - y1) * (place[0] - x1)) / long

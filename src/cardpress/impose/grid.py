"""How many cards fit a page, and where they lie."""

from collections.abc import Iterator
from typing import NamedTuple

from cardpress.diagnostics import Diagnostic
from cardpress.geometry import ZERO, Length, Rect, Size, format_mm
from cardpress.ticket import Grid, Paper, PrintSettings

__all__ = ["Laid", "lay_grid"]


class Laid(NamedTuple):
    """A page in its orientation, and the grid on it."""

    media: Size
    grid: Grid

    def cells(self, card: Size, gutter: Length) -> tuple[Rect, ...]:
        """The trims, row by row from the top left; the grid is centred on the page.

        Each place is computed from the exact sum, never by adding up rounded steps.
        """
        columns, rows = self.grid
        left = _centred(self.media.width, _span(card.width, gutter, columns))
        top = _centred(self.media.height, _span(card.height, gutter, rows))
        across, down = card.width + gutter, card.height + gutter
        return tuple(
            Rect(left + across * column, top + down * row, *card)
            for row in range(rows)
            for column in range(columns)
        )


def _span(size: Length, gutter: Length, count: int) -> Length:
    return size * count + gutter * (count - 1)


def _centred(room: Length, needed: Length) -> Length:
    return Length((room - needed) // 2)


def lay_grid(settings: PrintSettings, card: Size, paper: Paper) -> Laid | Diagnostic:
    """Chooses the orientation that holds more cards, upright where both hold as many.

    Cards stay upright on the page. A given grid lies upright where it fits so, else across.

    Returns:
        The grid on its page, or E402 with the numbers.
    """
    pages = [paper.size] if paper.as_given else [paper.size, paper.size.turned()]
    most = [_most(settings, card, page) for page in pages]
    wanted = settings.grid
    if wanted is None:
        best = max(range(len(pages)), key=lambda at: most[at].columns * most[at].rows)
        if most[best].columns * most[best].rows:
            return Laid(pages[best], most[best])
        return _too_large(settings, card, paper)
    for page, held in zip(pages, most, strict=True):
        if wanted.columns <= held.columns and wanted.rows <= held.rows:
            return Laid(page, wanted)
    return _too_many(settings, card, paper, most[0])


def _most(settings: PrintSettings, card: Size, page: Size) -> Grid:
    room, gutter = _room(settings, page), settings.gutter
    return Grid(
        max(0, (room.width + gutter) // (card.width + gutter)),
        max(0, (room.height + gutter) // (card.height + gutter)),
    )


def _room(settings: PrintSettings, page: Size) -> Size:
    margins = settings.printer_margin * 2
    return Size(page.width - margins, page.height - margins)


def _too_large(settings: PrintSettings, card: Size, paper: Paper) -> Diagnostic:
    room = _room(settings, paper.size)
    width, height = (format_mm(max(ZERO, length)) for length in room)
    message = (
        f"on {paper.name}, no card of {format_mm(card.width)} x {format_mm(card.height)} fits: "
        f"{width} x {height} are printable"
    )
    span = settings.origin("printer_margin").span or settings.origin("paper").span
    return Diagnostic("E402", message, span, "take a larger paper, or a smaller printer_margin")


def _too_many(settings: PrintSettings, card: Size, paper: Paper, held: Grid) -> Diagnostic:
    """Names what does not fit on the upright page, the numbers, and what would fit."""
    wanted, room = settings.grid, _room(settings, paper.size)
    assert wanted is not None  # noqa: S101 - only called where a grid was given
    across = _Direction("column", wanted.columns, held.columns, card.width, room.width)
    down = _Direction("row", wanted.rows, held.rows, card.height, room.height)
    faults = [text for way in (down, across) for text in way.fault(settings.gutter)]
    fitting = Grid(min(wanted.columns, held.columns), min(wanted.rows, held.rows))
    hint = "take a larger paper, or a smaller printer_margin"
    if all(fitting):
        hint = f"ask for grid {fitting.columns}x{fitting.rows} or auto, or {hint}"
    span = settings.origin("grid").span
    return Diagnostic("E402", f"on {paper.name}, {'; '.join(faults)}", span, hint)


class _Direction(NamedTuple):
    noun: str
    wanted: int
    held: int
    size: Length
    room: Length

    def fault(self, gutter: Length) -> Iterator[str]:
        if self.wanted > self.held:
            needed, room = _told_apart(
                _span(self.size, gutter, self.wanted), max(ZERO, self.room)
            )
            yield (
                f"{_counted(self.wanted, self.noun, ('needs', 'need'))} {needed}, "
                f"{room} are printable; "
                + (f"{_counted(self.held, self.noun)} would fit" if self.held else "none fits")
            )


def _told_apart(one: Length, other: Length) -> tuple[str, str]:
    """Two lengths with as many decimals as it takes to see that they differ."""
    texts = [
        (format_mm(one, digits=digits), format_mm(other, digits=digits))
        for digits in range(2, 6)
    ]
    return next((pair for pair in texts if pair[0] != pair[1]), texts[0])


_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _counted(count: int, noun: str, verbs: tuple[str, str] = ("", "")) -> str:
    word = _WORDS[count] if count < len(_WORDS) else str(count)
    return f"{word} {noun}{'' if count == 1 else 's'} {verbs[count != 1]}".rstrip()

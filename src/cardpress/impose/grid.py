"""How many cards fit a page, and where they lie."""

from collections.abc import Iterator
from typing import NamedTuple

from cardpress.diagnostics import Diagnostic
from cardpress.geometry import ZERO, Length, Rect, Size, format_mm, mm
from cardpress.impose.turnover import Turnover
from cardpress.ticket import Fold, Grid, Layout, Paper, PrintSettings

__all__ = ["FOLD_GAP", "Laid", "lay_grid"]


FOLD_GAP = mm(3.5)
"""From the cards to the fold, at least: room for the largest bleed."""


class Laid(NamedTuple):
    """A page in its orientation, and the grid on it."""

    media: Size
    grid: Grid
    region: Rect
    """The part of the page in whose middle the grid lies."""
    fold: Turnover | None = None
    """About which axis the page is folded, if it is."""

    def cells(self, card: Size, gutter: Length) -> tuple[Rect, ...]:
        """The trims, row by row from the top left; the grid is centred on its region.

        Each place is computed from the exact sum, never by adding up rounded steps.
        """
        columns, rows = self.grid
        left = self.region.x + _centred(self.region.width, _span(card.width, gutter, columns))
        top = self.region.y + _centred(self.region.height, _span(card.height, gutter, rows))
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


class _Ground(NamedTuple):
    """One way in which a grid may lie: a page, the region for cards, and the room in it."""

    media: Size
    region: Rect
    room: Size
    fold: Turnover | None = None

    def most(self, settings: PrintSettings, card: Size) -> Grid:
        """As many columns and rows as there is room for."""
        gutter = settings.gutter
        return Grid(
            max(0, (self.room.width + gutter) // (card.width + gutter)),
            max(0, (self.room.height + gutter) // (card.height + gutter)),
        )


def _grounds(settings: PrintSettings, paper: Paper) -> Iterator[_Ground]:
    """Every way of laying a grid on a paper, the upright page first."""
    pages = [paper.size] if paper.as_given else [paper.size, paper.size.turned()]
    for media in dict.fromkeys(pages):
        if settings.layout is not Layout.GUTTERFOLD:
            region = Rect(ZERO, ZERO, *media)
            yield _Ground(media, region, _room(settings, media))
            continue
        for fold in Turnover:
            if settings.fold in (Fold.AUTO, _side(media, fold)):
                yield _half(settings, media, fold)


def _side(media: Size, fold: Turnover) -> Fold:
    """Along which side of the page a fold runs."""
    upright = media.width <= media.height
    return Fold.LONG if upright is (fold is Turnover.SIDEWAYS) else Fold.SHORT


def _half(settings: PrintSettings, media: Size, fold: Turnover) -> _Ground:
    """The left or upper half of a page that is folded in the middle."""
    margin, room = settings.printer_margin, _room(settings, media)
    if fold is Turnover.SIDEWAYS:
        half = Length(media.width // 2) - margin
        region = Rect(margin, ZERO, half, media.height)
        return _Ground(media, region, Size(half - FOLD_GAP * 2, room.height), fold)
    half = Length(media.height // 2) - margin
    region = Rect(ZERO, margin, media.width, half)
    return _Ground(media, region, Size(room.width, half - FOLD_GAP * 2), fold)


def lay_grid(settings: PrintSettings, card: Size, paper: Paper) -> Laid | Diagnostic:
    """Chooses orientation and fold: most cards to the sheet, then fewest cuts, then upright.

    Cards stay upright on the page. A given grid lies upright where it fits so, else across.

    Returns:
        The grid on its page, or E402 with the numbers.
    """
    grounds = tuple(_grounds(settings, paper))
    most = [ground.most(settings, card) for ground in grounds]
    wanted = settings.grid
    best = min(range(len(grounds)), key=lambda at: _rank(most[at], settings.gutter))
    if wanted is None:
        if most[best].columns * most[best].rows:
            return _laid(grounds[best], most[best])
        return _too_large(card, paper, grounds[best], settings)
    for ground, held in zip(grounds, most, strict=True):
        if wanted.columns <= held.columns and wanted.rows <= held.rows:
            return _laid(ground, wanted)
    told = best if grounds[best].fold else 0
    return _too_many(settings, card, paper, (grounds[told], most[told]))


def _laid(ground: _Ground, grid: Grid) -> Laid:
    return Laid(ground.media, grid, ground.region, ground.fold)


def _rank(grid: Grid, gutter: Length) -> tuple[int, int]:
    """Less is better: cards to the sheet, then cuts that a full sheet takes."""
    columns, rows = grid
    cuts = 2 * (columns + rows) if gutter else columns + rows + 2
    return -columns * rows, cuts


def _room(settings: PrintSettings, page: Size) -> Size:
    margins = settings.printer_margin * 2
    return Size(page.width - margins, page.height - margins)


def _too_large(
    card: Size, paper: Paper, ground: _Ground, settings: PrintSettings
) -> Diagnostic:
    width, height = (format_mm(max(ZERO, length)) for length in ground.room)
    message = (
        f"on {paper.name}, no card of {format_mm(card.width)} x {format_mm(card.height)} fits: "
        f"{width} x {height} are printable"
        + (" on one side of the fold" if ground.fold else "")
    )
    span = settings.origin("printer_margin").span or settings.origin("paper").span
    return Diagnostic("E402", message, span, "take a larger paper, or a smaller printer_margin")


def _too_many(
    settings: PrintSettings, card: Size, paper: Paper, held_in: tuple[_Ground, Grid]
) -> Diagnostic:
    """Names what does not fit on the upright page, the numbers, and what would fit."""
    wanted, (ground, held) = settings.grid, held_in
    room = ground.room
    assert wanted is not None  # noqa: S101 - only called where a grid was given
    across = _Direction("column", wanted.columns, held.columns, card.width, room.width)
    down = _Direction("row", wanted.rows, held.rows, card.height, room.height)
    faults = [text for way in (down, across) for text in way.fault(settings.gutter)]
    fitting = Grid(min(wanted.columns, held.columns), min(wanted.rows, held.rows))
    hint = "take a larger paper, or a smaller printer_margin"
    if all(fitting):
        hint = f"ask for grid {fitting.columns}x{fitting.rows} or auto, or {hint}"
    span = settings.origin("grid").span
    where = "on one side of the fold, " if ground.fold else ""
    return Diagnostic("E402", f"on {paper.name}, {where}{'; '.join(faults)}", span, hint)


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

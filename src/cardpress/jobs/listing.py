"""What there is: games, sets, decks, cards, templates, fonts, papers, sizes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import MappingProxyType

from cardpress.catalogue import Catalogue
from cardpress.collate import collate
from cardpress.diagnostics import Diagnostic, Severity
from cardpress.files import Folder, MemoryFiles
from cardpress.fonts import FontLibrary
from cardpress.geometry import format_mm
from cardpress.source import read_project
from cardpress.template import CARD_SIZES
from cardpress.ticket import PAPERS

__all__ = ["KINDS", "PROJECT_KINDS", "Table", "listing"]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of texts under headings."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    errors: tuple[Diagnostic, ...] = ()
    """Why rows may be missing."""

    def records(self) -> list[dict[str, str]]:
        """The rows as mappings, for JSON."""
        return [dict(zip(self.headings, row, strict=True)) for row in self.rows]


def listing(kind: str, folder: Folder | None) -> Table:
    """Lists what there is of a kind.

    Args:
        kind: one of ``KINDS``.
        folder: the project; needed for ``PROJECT_KINDS`` only.
    """
    if kind in _FIXED:
        return _FIXED[kind]()
    headings, rows = _PROJECT[kind]
    read = read_project(folder or MemoryFiles({}))
    errors = tuple(each for each in read.diagnostics if each.severity is Severity.ERROR)
    return Table(headings, tuple(rows(read.value)) if read.value else (), errors)


Rows = Callable[[Catalogue], Iterator[tuple[str, ...]]]


def _games(catalogue: Catalogue) -> Iterator[tuple[str, ...]]:
    for game in catalogue.games.values():
        counts = (len(game.cards), len(game.sets), len(game.decks))
        yield (game.id, game.game.title, *map(str, counts))


def _sets(catalogue: Catalogue) -> Iterator[tuple[str, ...]]:
    for game in catalogue.games.values():
        for code, entry in game.sets.items():
            yield game.id, code, entry.set.name, str(len(entry.card_ids))


def _decks(catalogue: Catalogue) -> Iterator[tuple[str, ...]]:
    for game in catalogue.games.values():
        for name in (*game.decks, *(f"set:{code}" for code in game.sets)):
            run = collate(game, name).value
            if run is not None:
                yield f"{game.id}/{name}", run.title, str(run.total), str(len(run.cards))


def _cards(catalogue: Catalogue) -> Iterator[tuple[str, ...]]:
    for game in catalogue.games.values():
        for entry in game.cards.values():
            card = entry.card
            level = card.command_ranking if card.strength is None else card.strength
            yield (
                game.id,
                f"{entry.set_code} {card.number}",
                card.id,
                card.name,
                card.element,
                "" if level is None else str(level),
                card.rarity,
            )


def _templates(catalogue: Catalogue) -> Iterator[tuple[str, ...]]:
    for name, entry in catalogue.templates.items():
        size = f"{format_mm(entry.size.width)} × {format_mm(entry.size.height)}"
        yield name, size, str(len(entry.template.layers))


_PROJECT: MappingProxyType[str, tuple[tuple[str, ...], Rows]] = MappingProxyType(
    {
        "games": (("game", "title", "cards", "sets", "decks"), _games),
        "sets": (("game", "code", "name", "cards"), _sets),
        "decks": (("deck", "title", "cards", "different"), _decks),
        "cards": (("game", "number", "id", "name", "element", "level", "rarity"), _cards),
        "templates": (("template", "size", "layers"), _templates),
    }
)


def _fonts() -> Table:
    families = FontLibrary(MemoryFiles({})).families()
    return Table(("family",), tuple((family,) for family in families))


def _papers() -> Table:
    rows = (
        (paper.name, format_mm(paper.size.width), format_mm(paper.size.height))
        for paper in PAPERS.values()
    )
    return Table(("paper", "width", "height"), tuple(rows))


def _sizes() -> Table:
    rows = (
        (name, format_mm(size.width), format_mm(size.height))
        for name, size in CARD_SIZES.items()
    )
    return Table(("size", "width", "height"), tuple(rows))


_FIXED: MappingProxyType[str, Callable[[], Table]] = MappingProxyType(
    {"fonts": _fonts, "papers": _papers, "sizes": _sizes}
)

PROJECT_KINDS = tuple(_PROJECT)
"""Kinds that need a project."""

KINDS = (*_PROJECT, *_FIXED)
"""All kinds, in the order of the help."""

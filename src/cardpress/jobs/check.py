"""Finding all faults of a project in one run, without writing anything."""

from dataclasses import dataclass

from cardpress.catalogue import Catalogue, GameEntry
from cardpress.diagnostics import Diagnostic
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.jobs.build import cache_folder
from cardpress.jobs.choose import choose_games, default_decks
from cardpress.jobs.echoes import without_echoes
from cardpress.jobs.orders import Wishes, place_orders
from cardpress.pictures import PictureLibrary
from cardpress.source import read_project
from cardpress.typeset import TextFit, Typesetter
from cardpress.world import World

__all__ = ["CheckResult", "check"]


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What was found."""

    games: int
    cards: int
    diagnostics: tuple[Diagnostic, ...]
    texts: tuple[TextFit, ...]
    """How each text was set, in the order of games, cards and layers."""


def check(folder: Folder, games: tuple[str, ...], *, world: World) -> CheckResult:
    """Reads, resolves, plans and typesets all of these games; all games where none is named.

    Raises:
        UsageError: E121, a name is no game's.
    """
    read = read_project(folder)
    if read.value is None:
        return CheckResult(0, 0, read.diagnostics, ())
    chosen = choose_games(read.value, games)
    found = list(read.diagnostics)
    for game in chosen:
        found.extend(_planned(read.value, game, world))
    fonts = FontLibrary(folder, language=read.value.project.language)
    pictures = PictureLibrary(folder, cache_folder(folder))
    texts: list[TextFit] = []
    for game in chosen:
        typesetter = Typesetter(read.value, game.id, fonts, pictures)
        typesetter.record_fits(texts)
        for card_id in game.cards:
            for outcome in (typesetter.front(card_id), typesetter.back(card_id)):
                found.extend(outcome.diagnostics)
    cards = sum(len(game.cards) for game in chosen)
    return CheckResult(
        len(chosen), cards, without_echoes(read.diagnostics, found), tuple(texts)
    )


def _planned(catalogue: Catalogue, game: GameEntry, world: World) -> tuple[Diagnostic, ...]:
    """What there is to say about the sheets of every deck, and of what a bare build makes."""
    names = dict.fromkeys((*game.decks, *default_decks(game)))
    wishes = Wishes(tuple(f"{game.id}/{name}" for name in names))
    return place_orders(catalogue, wishes, world).diagnostics

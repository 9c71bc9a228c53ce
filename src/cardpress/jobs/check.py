"""Finding all faults of a project in one run, without writing anything."""

from dataclasses import dataclass, replace

from cardpress.catalogue import Catalogue, GameEntry
from cardpress.diagnostics import Diagnostic, Outcome
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.jobs.choose import choose_games, default_decks
from cardpress.jobs.echoes import without_echoes
from cardpress.jobs.inputs import picture_libraries
from cardpress.jobs.orders import Wishes, place_orders
from cardpress.source import read_project
from cardpress.ticket import Ink
from cardpress.typeset import Printing, TextFit, Typesetter
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


def check(
    folder: Folder, games: tuple[str, ...], *, world: World, ink: str | None = None
) -> CheckResult:
    """Reads, resolves, plans and typesets all of these games; all games where none is named.

    Args:
        folder: the project.
        games: ids.
        world: the machine.
        ink: in what ink; that in which each game's decks are to be printed where none is named.

    Raises:
        UsageError: E121, a name is no game's.
    """
    read = read_project(folder)
    if read.value is None:
        return CheckResult(0, 0, read.diagnostics, ())
    chosen = choose_games(read.value, games)
    found = list(read.diagnostics)
    wishes = Wishes(settings={"ink": ink})
    inks = {}
    for game in chosen:
        planned = _planned(read.value, game, wishes, world)
        found.extend(planned.diagnostics)
        inks[game.id] = planned.value
    fonts = FontLibrary(folder, language=read.value.project.language)
    pictures = picture_libraries(folder)
    texts: list[TextFit] = []
    for game, each in ((one, each) for one in chosen for each in inks[one.id]):
        printing = Printing(ink=each)
        typesetter = Typesetter(read.value, game.id, fonts, pictures[each], printing=printing)
        if each == inks[game.id][0]:
            typesetter.record_fits(texts)
        for card_id in game.cards:
            for outcome in (typesetter.front(card_id), typesetter.back(card_id)):
                found.extend(outcome.diagnostics)
    cards = sum(len(game.cards) for game in chosen)
    return CheckResult(
        len(chosen), cards, without_echoes(read.diagnostics, found), tuple(texts)
    )


def _planned(
    catalogue: Catalogue, game: GameEntry, wishes: Wishes, world: World
) -> Outcome[tuple[Ink, ...]]:
    """The inks of every deck, and of what a bare build makes; what there is to say of them."""
    names = dict.fromkeys((*game.decks, *default_decks(game)))
    named = replace(wishes, names=tuple(f"{game.id}/{name}" for name in names))
    placed = place_orders(catalogue, named, world)
    asked = {order.settings.ink for order in placed.value}
    return Outcome(tuple(ink for ink in Ink if ink in asked) or (Ink.FULL,), placed.diagnostics)

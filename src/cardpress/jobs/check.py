"""Finding all faults of a project in one run, without writing anything."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from cardpress.catalogue import Catalogue, GameEntry
from cardpress.diagnostics import Diagnostic, Outcome
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.jobs.allowed import without_allowed
from cardpress.jobs.choose import choose_games, default_decks
from cardpress.jobs.echoes import without_echoes
from cardpress.jobs.illustrate import undrawable
from cardpress.jobs.inputs import cache_folder, picture_libraries
from cardpress.jobs.languages import all_languages, read_in, turned_into
from cardpress.jobs.measure import Measuring
from cardpress.jobs.orders import Wishes, place_orders
from cardpress.source import language_file, read_ledger
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
    folder: Folder,
    games: tuple[str, ...],
    *,
    world: World,
    ink: str | None = None,
    lang: str = "",
) -> CheckResult:
    """Reads, resolves, plans, typesets and measures these games; all where none is named.

    Args:
        folder: the project.
        games: ids.
        world: the machine.
        ink: in what ink; that in which each game's decks are to be printed where none is named.
        lang: in what language; where none is named, in its own, and every text of every
            translation is set as well.

    Raises:
        UsageError: E121, a name is no game's; E160, it is not translated.
    """
    read = read_in(folder, lang, games)
    if read.value is None:
        return CheckResult(0, 0, read.diagnostics, ())
    chosen = choose_games(read.value, games)
    found = [*read.diagnostics, *read_ledger(folder).diagnostics]
    wishes = Wishes(settings={"ink": ink})
    inks = {}
    for game in chosen:
        planned = _planned(read.value, game, wishes, world)
        found.extend((*planned.diagnostics, *undrawable(folder, game)))
        inks[game.id] = planned.value
    texts: list[TextFit] = []
    found.extend(_faces(folder, read.value, inks, texts))
    for tag in () if lang else all_languages(folder, inks):
        known = frozenset(found)
        told = _translation(folder, read, inks, tag)
        found.extend(_in(tag, said, game) for game, said in told if said not in known)
    cards = sum(len(game.cards) for game in chosen)
    left = without_allowed(read.value, without_echoes(read.diagnostics, found))
    return CheckResult(len(chosen), cards, left, tuple(texts))


_Inks = Mapping[str, tuple[Ink, ...]]
"""In what inks each game is to be printed, by its id."""


def _faces(
    folder: Folder, catalogue: Catalogue, inks: _Inks, texts: list[TextFit]
) -> Iterator[Diagnostic]:
    """Typesets and measures all faces, and records how the texts of each were set."""
    fonts = FontLibrary(folder, language=catalogue.project.language)
    pictures = picture_libraries(folder)
    cache = cache_folder(folder)
    for game_id, each in ((game, ink) for game, some in inks.items() for ink in some):
        printing = Printing(ink=each)
        typesetter = Typesetter(catalogue, game_id, fonts, pictures[each], printing=printing)
        if each == inks[game_id][0]:
            typesetter.record_fits(texts)
        kept = cache and cache / f"measured-{game_id}-{each}"
        measuring = Measuring(catalogue, fonts, pictures[each], ink=each, kept=kept)
        for entry in catalogue.games[game_id].cards.values():
            front, back = typesetter.front(entry.card.id), typesetter.back(entry.card.id)
            yield from (*front.diagnostics, *back.diagnostics)
            if not front.failed and not back.failed:
                measuring.measure(entry, front.value, back.value)
        yield from measuring.finish()


def _translation(
    folder: Folder, read: Outcome[Catalogue | None], inks: _Inks, tag: str
) -> Iterator[tuple[str, Diagnostic]]:
    """What there is to say of a translation and of which game: its words, how they fit."""
    turned = turned_into(folder, read, tag)
    if turned is None:
        return
    yield from (("", said) for said in turned.diagnostics)
    fonts, pictures = FontLibrary(folder, language=tag), picture_libraries(folder)
    for game_id in turned.value.games:
        for ink in inks.get(game_id, ()):
            printing = Printing(ink=ink)
            typesetter = Typesetter(
                turned.value, game_id, fonts, pictures[ink], printing=printing
            )
            for card_id in turned.value.games[game_id].cards:
                front, back = typesetter.front(card_id), typesetter.back(card_id)
                for said in (*front.diagnostics, *back.diagnostics):
                    yield game_id, said


def _in(tag: str, said: Diagnostic, game_id: str) -> Diagnostic:
    """Says of which language something is true of a face, unless its place does."""
    file = said.span.file if said.span else ""
    if not game_id or file == language_file(game_id, tag):
        return said
    return replace(said, message=f"in '{tag}', {said.message}")


def _planned(
    catalogue: Catalogue, game: GameEntry, wishes: Wishes, world: World
) -> Outcome[tuple[Ink, ...]]:
    """The inks of every deck, and of what a bare build makes; what there is to say of them."""
    names = dict.fromkeys((*game.decks, *default_decks(game)))
    named = replace(wishes, names=tuple(f"{game.id}/{name}" for name in names))
    placed = place_orders(catalogue, named, world)
    asked = {order.settings.ink for order in placed.value}
    return Outcome(tuple(ink for ink in Ink if ink in asked) or (Ink.FULL,), placed.diagnostics)

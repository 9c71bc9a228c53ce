"""Reads and resolves a whole project: files in, catalogue out, all faults in one run."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from cardpress.catalogue import (
    Catalogue,
    GameEntry,
    ProjectFile,
    SetEntry,
    TemplateEntry,
)
from cardpress.catalogue.views import names_for
from cardpress.diagnostics import Outcome, Places, Span, did_you_mean
from cardpress.files import PROJECT_FILE, ProjectFiles
from cardpress.source.cards import SetDraft, read_sets
from cardpress.source.decks import read_decks
from cardpress.source.decode import decode
from cardpress.source.faces import Faces
from cardpress.source.games import GameDraft, read_game
from cardpress.source.names import check_names
from cardpress.source.nodes import Sequence
from cardpress.source.report import Report
from cardpress.source.scalars import shown
from cardpress.source.settle import Settled, settle_cards
from cardpress.source.shelf import Page, Shelf
from cardpress.source.templates import TemplateShelf

__all__ = ["read_project"]


def read_project(files: ProjectFiles) -> Outcome[Catalogue | None]:
    """Reads a project.

    Returns:
        The sound part of it, and all that there is to say, by file, line and column. There is
        no catalogue where there is no readable ``cardpress.yaml``.
    """
    report = Report()
    with _no_collection():
        catalogue = _read(Shelf(files, report))
    return Outcome(catalogue, report.sorted())


@contextmanager
def _no_collection() -> Iterator[None]:
    """Pauses the garbage collector: nodes make no rings, and looking for them costs half."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _read(shelf: Shelf) -> Catalogue | None:
    if PROJECT_FILE not in shelf.files.entries(""):
        hint = "run 'cardpress new', or go to the folder of a project"
        shelf.report.add("E120", f"there is no {PROJECT_FILE} here", None, hint)
        return None
    page = shelf.page(PROJECT_FILE)
    project = decode(ProjectFile, page.node, page.reader) if page else None
    places = page.reader.places(page.node) if page else Places(Span(PROJECT_FILE))
    templates = TemplateShelf(shelf)
    games = {}
    for game_id in _game_ids(shelf, project or ProjectFile(), page):
        games[game_id] = _read_game(shelf, templates, game_id)
    found = {name: templates.get(name) for name in _wanted(templates, games)}
    if project is None:
        return None
    entries = {name: entry for name, entry in found.items() if entry}
    return Catalogue(project, places, {k: game for k, (game, _) in games.items()}, entries)


def _game_ids(shelf: Shelf, project: ProjectFile, page: Page | None) -> list[str]:
    """The games that the project names and that there are; all of them where it names none."""
    there = [
        entry[:-1]
        for entry in shelf.files.entries("cards")
        if entry.endswith("/") and "game.yaml" in shelf.files.entries(f"cards/{entry[:-1]}")
    ]
    if not there:
        span = Span(PROJECT_FILE)
        hint = "make a folder below 'cards/' with a game.yaml in it"
        shelf.report.add("E121", "the project has no games", span, hint)
        return []
    if not project.games or page is None:
        return there
    node = page.node.entries["games"]
    for index, game_id in enumerate(project.games):
        if game_id not in there:
            place = node.items[index] if isinstance(node, Sequence) else node
            hint = did_you_mean(game_id, there) or f"there are: {', '.join(there)}"
            page.reader.add("E121", f"there is no game {shown(game_id)}", place, hint)
    return [game_id for game_id in dict.fromkeys(project.games) if game_id in there]


def _read_game(shelf: Shelf, templates: TemplateShelf, game_id: str) -> tuple[GameEntry, Faces]:
    draft = read_game(shelf, game_id)
    sets = read_sets(shelf, draft)
    faces = Faces(shelf, templates, draft)
    settled = settle_cards(shelf, draft, sets, faces)
    decks = read_decks(shelf, draft, settled.known, settled.cards)
    _check_builds_on(sets, draft)
    _check_build(draft, [each.set.code for each in sets], list(decks))
    _check_templates(templates, draft, faces, shelf.report)
    entries = {each.set.code: _set_entry(each, settled) for each in sets}
    game = GameEntry(game_id, draft.game, draft.places, entries, settled.cards, decks)
    return game, faces


def _set_entry(each: SetDraft, settled: Settled) -> SetEntry:
    ids = dict.fromkeys(card.id for card in each.cards if card.id in settled.cards)
    here = [settled.cards[card_id] for card_id in ids]
    entries = [entry for entry in here if entry.set_code == each.set.code]
    cards = tuple(entry.card for entry in entries)
    whole = each.set.model_copy(update={"cards": cards})
    return SetEntry(whole, each.places, tuple(card.id for card in cards))


def _check_builds_on(sets: list[SetDraft], draft: GameDraft) -> None:
    codes = [each.set.code for each in sets]
    for each in sets:
        for code in each.set.builds_on:
            if code not in codes and draft.whole:
                message = f"builds_on: there is no set {shown(code)}"
                place = each.places.of("builds_on")
                each.reader.report.add("E136", message, place, did_you_mean(code, codes))


def _check_build(draft: GameDraft, codes: list[str], decks: list[str]) -> None:
    """What a bare build makes exists."""
    page = draft.page
    if page is None or not draft.whole:
        return
    node = page.node.entries.get("build")
    known = [*decks, *(f"set:{code}" for code in codes)]
    for index, name in enumerate(draft.game.build):
        if name in known:
            continue
        place = node.items[index] if isinstance(node, Sequence) else (node or page.node)
        hint = did_you_mean(name, known) or f"there are: {', '.join(known)}"
        if name.startswith("set:"):
            page.reader.add("E136", f"build: there is no set {shown(name[4:])}", place, hint)
        else:
            page.reader.add("E601", f"build: there is no deck {shown(name)}", place, hint)


def _standing(templates: TemplateShelf, game_id: str) -> list[str]:
    return sorted(name for name in templates.names if name.startswith(f"{game_id}/"))


def _check_templates(
    templates: TemplateShelf, draft: GameDraft, faces: Faces, report: Report
) -> None:
    """Checks the expressions of all templates that a game uses or that stand in its folder.

    One that only others build on is checked as part of them: it may leave boxes to them.
    """
    for name in _standing(templates, draft.id):
        templates.peek(name)
    names = names_for(draft.game)
    repeated = names_for(draft.game, repeated=True)
    for name in _checked_names(templates, draft.id, faces):
        entry: TemplateEntry | None = templates.get(name)
        if entry and draft.page:
            check_names(entry.template, names, repeated, report)


def _checked_names(templates: TemplateShelf, game_id: str, faces: Faces) -> list[str]:
    alone = [name for name in _standing(templates, game_id) if name not in templates.extended]
    return list(dict.fromkeys([*faces.used, *alone]))


def _wanted(templates: TemplateShelf, games: dict[str, tuple[GameEntry, Faces]]) -> list[str]:
    return list(
        dict.fromkeys(
            name
            for game_id, (_, faces) in games.items()
            for name in _checked_names(templates, game_id, faces)
        )
    )

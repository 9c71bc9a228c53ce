"""Recording a printing: which cards of which decks now lie on somebody's table."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cardpress.catalogue import GameEntry
from cardpress.collate import SET_PREFIX
from cardpress.diagnostics import Diagnostic, Outcome, ProjectError, Severity, UsageError
from cardpress.files import Folder
from cardpress.jobs.built import Output
from cardpress.jobs.changed import deck_key
from cardpress.jobs.languages import read_in
from cardpress.jobs.orders import Order, Wishes, place_orders
from cardpress.jobs.recording import Desk, Marking, RecordOptions
from cardpress.ledger import LAST, LOCK_FILE, Ledger, PrintedDeck
from cardpress.source import read_ledger
from cardpress.store import Staging, editing
from cardpress.world import World

__all__ = ["PrintedResult", "RecordOptions", "Recorded", "printed", "records"]

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,39}")
_LOCK = ".cardpress/lock"
_LARGEST = 4 << 20
"""Bytes: what ``source`` reads of a file."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A deck in a record."""

    record: str
    deck: str
    """``GAME/DECK``, of a translation ``GAME/DECK@LANG``."""
    ink: str
    cards: int
    """Each copy counted."""
    file: str = ""
    """The file that it was built as; empty where the project as it is was recorded."""


@dataclass(frozen=True, slots=True)
class PrintedResult:
    """What was recorded; nothing where there are errors."""

    decks: tuple[Recorded, ...]
    diagnostics: tuple[Diagnostic, ...]


def records(folder: Folder) -> PrintedResult:
    """Tells what was recorded so far."""
    read = read_ledger(folder)
    ledger = read.value or Ledger()
    decks = [
        _recorded(record, name, deck)
        for record, some in ledger.records.items()
        for name, deck in some.items()
    ]
    return PrintedResult(tuple(decks), read.diagnostics)


def printed(
    folder: Folder,
    output: Path,
    wishes: Wishes,
    *,
    world: World,
    options: RecordOptions | None = None,
) -> PrintedResult:
    """Records decks as printed: as the output folder has them, else as the project is now.

    Args:
        folder: the project; its lock file is written, or stays as it is.
        output: where the files are that were printed.
        wishes: the decks, and the ink and language in which they were printed.
        world: the machine.
        options: how it is recorded.

    Raises:
        UsageError: E121, no such game; E160, it is not translated; E613, not a name.
        ProjectError: E903, a link leads out of the project.
        MachineError: E902, the lock file cannot be written; E909, another command edits.
    """
    options = options or RecordOptions()
    _check_name(options.name)
    if folder.outside(_LOCK) or folder.outside(LOCK_FILE):
        message = f"'{LOCK_FILE}' or '.cardpress' is a link that leads out of the project"
        hint = "put a file or a folder in its place; nothing was written"
        raise ProjectError(Diagnostic("E903", message, hint=hint))
    with editing(folder.root / _LOCK):
        before = read_ledger(folder)
        read = read_in(folder, wishes.lang, wishes.names)
        found = [*before.diagnostics, *read.diagnostics]
        if before.value is None or read.value is None:
            return PrintedResult((), tuple(found))
        desk = Desk(folder, Output(output), read.value, wishes, options)
        placed = _placed(desk, world)
        found.extend(placed.diagnostics)
        made = _recording(desk, before.value, placed.value)
        found = list(dict.fromkeys((*found, *made.diagnostics)))
        if any(diagnostic.code[0] == "E" for diagnostic in found):
            return PrintedResult((), tuple(found))
        ledger, decks = made.value
        data = ledger.text().encode()
        if len(data) > _LARGEST:
            return PrintedResult((), (*found, _too_large(len(data))))
        with Staging(folder.root) as staging:
            staging.stage(LOCK_FILE).write_bytes(data)
            staging.commit()
    return PrintedResult(decks, tuple(found))


def _check_name(name: str) -> None:
    if name and not _NAME.fullmatch(name):
        message = f"'{name}' is not the name of a record"
        hint = "write letters, digits, dots and dashes, such as 1.0"
        raise UsageError(Diagnostic("E613", message, hint=hint))


def _too_large(size: int) -> Diagnostic:
    message = f"'{LOCK_FILE}' would be larger than 4 MiB ({size / (1 << 20):.1f} MiB)"
    hint = "delete records from it that nobody compares with any more"
    return Diagnostic("E107", message, hint=hint)


def _placed(desk: Desk, world: World) -> Outcome[tuple[Order, ...]]:
    """The decks to record: those that are named, else all that the output folder holds."""
    if desk.wishes.names:
        return _without_talk(place_orders(desk.catalogue, desk.wishes, world))
    games = desk.catalogue.games
    names = [
        f"{game}/{deck}"
        for game, deck in desk.output.decks()
        if game in games and _has(games[game], deck)
    ]
    nothing: Outcome[tuple[Order, ...]] = Outcome(())
    wishes = replace(desk.wishes, names=tuple(names))
    placed = _without_talk(place_orders(desk.catalogue, wishes, world)) if names else nothing
    there = tuple(order for order in placed.value if desk.output.inks(order, desk.lang))
    if there or placed.failed:
        return Outcome(there, placed.diagnostics)
    hint = "build and print first; or name the deck, and --lang if it is a translation"
    message = "the output folder holds no deck that could have been printed"
    return Outcome((), (*placed.diagnostics, Diagnostic("E614", message, hint=hint)))


def _without_talk(placed: Outcome[tuple[Order, ...]]) -> Outcome[tuple[Order, ...]]:
    """Leaves out what concerns sheets that are not made here."""
    errors = (each for each in placed.diagnostics if each.severity is Severity.ERROR)
    return Outcome(placed.value, tuple(errors))


def _recording(
    desk: Desk, before: Ledger, orders: Sequence[Order]
) -> Outcome[tuple[Ledger, tuple[Recorded, ...]]]:
    """Adds every deck to a ledger."""
    ledger, found, decks = before, list[Diagnostic](), list[Recorded]()
    for order in orders:
        key = deck_key(desk.catalogue, order)
        marked = Marking(desk, order, before.deck(LAST, key)).deck()
        found.extend(marked.diagnostics)
        if marked.value is None:
            continue
        file, deck = marked.value
        if desk.options.name and before.deck(desk.options.name, key) not in (None, deck):
            found.append(_there_already(desk.options.name, key))
        for record in dict.fromkeys((LAST, desk.options.name or LAST)):
            ledger = ledger.with_deck(record, key, deck)
        decks.append(_recorded(desk.options.name or LAST, key, deck, file))
    return Outcome((ledger, tuple(decks)), tuple(found))


def _recorded(record: str, key: str, deck: PrintedDeck, file: str = "") -> Recorded:
    cards = sum(card.copies for card in deck.cards.values())
    return Recorded(record, key, deck.ink, cards, file)


def _there_already(record: str, key: str) -> Diagnostic:
    message = f"record '{record}' has another '{key}' already"
    hint = f"take another name; or delete '{key}' below '{record}' in {LOCK_FILE}"
    return Diagnostic("E608", message, hint=hint)


def _has(game: GameEntry, deck: str) -> bool:
    """Whether a game still has a deck or set of the output folder."""
    return deck in game.decks or (
        deck.startswith(SET_PREFIX) and deck.removeprefix(SET_PREFIX) in game.sets
    )

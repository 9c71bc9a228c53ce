"""Recording a printing: which cards of which decks now lie on somebody's table."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from cardpress.catalogue import Catalogue
from cardpress.diagnostics import Diagnostic, Outcome, ProjectError, UsageError
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.jobs.built import Built, BuiltCard, built_decks
from cardpress.jobs.changed import deck_key
from cardpress.jobs.faces import Faces
from cardpress.jobs.inputs import picture_libraries
from cardpress.jobs.languages import read_in
from cardpress.jobs.marks import Marker, drawn_by
from cardpress.jobs.orders import Order, Wishes, place_orders
from cardpress.ledger import LAST, LOCK_FILE, FaceMark, Ledger, PrintedCard, PrintedDeck
from cardpress.source import read_ledger
from cardpress.store import Staging, editing
from cardpress.world import World

__all__ = ["PrintedResult", "RecordOptions", "Recorded", "printed", "records"]

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,39}")
_LOCK = ".cardpress/lock"

Progress = Callable[[str, int, int], None]
"""Told what is being marked, how many cards are done, and how many there are."""


def _silent(_what: str, _done: int, _total: int) -> None:
    """Tells nobody."""


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


@dataclass(frozen=True, slots=True)
class RecordOptions:
    """How a printing is recorded."""

    name: str = ""
    """Of a record to be kept beside that of the last printing."""
    progress: Progress = _silent


@dataclass(frozen=True, slots=True)
class _Desk:
    """What recording needs."""

    folder: Folder
    output: Path
    catalogue: Catalogue
    options: RecordOptions


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
        desk = _Desk(folder, output, read.value, options)
        placed = place_orders(read.value, wishes, world)
        found.extend(placed.diagnostics)
        made = _recording(desk, before.value, placed.value)
        found = list(dict.fromkeys((*found, *made.diagnostics)))
        if any(diagnostic.code[0] == "E" for diagnostic in found):
            return PrintedResult((), tuple(found))
        ledger, decks = made.value
        with Staging(folder.root) as staging:
            text = ledger.text()
            staging.stage(LOCK_FILE).write_text(text, encoding="utf-8", newline="\n")
            staging.commit()
    return PrintedResult(decks, tuple(found))


def _check_name(name: str) -> None:
    if name and not _NAME.fullmatch(name):
        message = f"'{name}' is not the name of a record"
        hint = "write letters, digits, dots and dashes, such as 1.0"
        raise UsageError(Diagnostic("E613", message, hint=hint))


def _recording(
    desk: _Desk, before: Ledger, orders: Sequence[Order]
) -> Outcome[tuple[Ledger, tuple[Recorded, ...]]]:
    """Adds every deck to a ledger."""
    ledger, found, decks = before, list[Diagnostic](), list[Recorded]()
    for order in orders:
        key = deck_key(desk.catalogue, order)
        marked = _Marking(desk, order, before.deck(LAST, key)).deck()
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


class _Marking:
    """One deck: what was printed of it, with the marks of its faces."""

    def __init__(self, desk: _Desk, order: Order, before: PrintedDeck | None) -> None:
        self._desk = desk
        self._order = order
        self._before = before
        fonts = FontLibrary(desk.folder, language=desk.catalogue.project.language)
        pictures = picture_libraries(desk.folder)[order.settings.ink]
        self._faces = Faces(desk.catalogue, order, fonts, pictures)
        self._marker = Marker(fonts, pictures)

    def deck(self) -> Outcome[tuple[str, PrintedDeck] | None]:
        """The file that was printed, if there is one, and the deck."""
        now = {
            card_id: BuiltCard(
                copies,
                self._marker.scene(front),
                self._marker.scene(back) if back else "",
            )
            for (card_id, front, back), (_, copies) in zip(
                self._faces.each(), self._order.run.cards, strict=True
            )
        }
        built = self._chosen(now)
        if self._faces.failed or built.value is None:
            return Outcome(None, (*self._faces.diagnostics, *built.diagnostics))
        marked = self._marked(built.value.cards)
        cards = {
            card_id: marked.get(card_id) or _unseen(card)
            for card_id, card in built.value.cards.items()
        }
        deck = PrintedDeck(str(self._order.settings.ink), drawn_by(), cards)
        return Outcome((built.value.file, deck), built.diagnostics)

    def _chosen(self, now: Mapping[str, BuiltCard]) -> Outcome[Built | None]:
        """Which file was printed: that of the project as it is, else the only new one."""
        present = Built("", now)
        lang = self._desk.catalogue.project.language
        there = built_decks(self._desk.output, self._order, lang)
        same = next((built for built in there if built.cards == now), None)
        if same is not None:
            return Outcome(same)
        recorded = self._recorded()
        fresh = [built for built in there if built.cards != recorded]
        if not fresh:
            return Outcome(present)
        name = f"{self._order.game.id}/{self._order.run.name}"
        if any(built.cards != fresh[0].cards for built in fresh):
            return Outcome(None, (_builds_differ(name, fresh),))
        return Outcome(fresh[0], (_built_before(name, fresh[0], now),))

    def _recorded(self) -> dict[str, BuiltCard] | None:
        """The deck as it was recorded before, if it was in this ink."""
        before = self._before
        if before is None or before.ink != str(self._order.settings.ink):
            return None
        return {
            card_id: BuiltCard(
                card.copies, card.front.scene, card.back.scene if card.back else ""
            )
            for card_id, card in before.cards.items()
        }

    def _marked(self, cards: Mapping[str, BuiltCard]) -> dict[str, PrintedCard]:
        """The cards that look as they were built, with the marks of their pixels."""
        marked = {}
        before = self._before
        drawn = before.drawn if before else ""
        progress, total = self._desk.options.progress, len(self._order.run.cards)
        for done, (card_id, front, back) in enumerate(self._faces.each()):
            progress(self._order.run.title, done, total)
            old = before.cards.get(card_id) if before else None
            built = cards.get(card_id)
            back_scene = self._marker.scene(back) if back else ""
            if built is None or built[1:] != (self._marker.scene(front), back_scene):
                continue
            front_mark = self._marker.mark(front, old and old.front, drawn)
            back_mark = self._marker.mark(back, old and old.back, drawn)
            if front_mark is not None:
                marked[card_id] = PrintedCard(built.copies, front_mark, back_mark)
        progress(self._order.run.title, total, total)
        return marked


def _unseen(card: BuiltCard) -> PrintedCard:
    """A card that looks otherwise by now, so that its pixels cannot be marked any more."""
    return PrintedCard(
        card.copies, FaceMark(card.front), FaceMark(card.back) if card.back else None
    )


def _builds_differ(name: str, fresh: Iterable[Built]) -> Diagnostic:
    files = _quoted(built.file for built in fresh)
    message = f"'{name}' has changed since it was built, and its files differ: {files}"
    hint = "delete those that were not printed, or build and print it as it is now"
    return Diagnostic("E607", message, hint=hint)


def _built_before(name: str, built: Built, now: Mapping[str, BuiltCard]) -> Diagnostic:
    differ = sum(
        built.cards.get(card_id) != now.get(card_id) for card_id in {*built.cards, *now}
    )
    cards = "one card" if differ == 1 else f"{differ} cards"
    message = (
        f"{cards} of '{name}' changed since '{built.file}' was built: as built is recorded"
    )
    return Diagnostic(
        "N610", message, hint="'cardpress build --changed' makes what changed since"
    )


def _quoted(names: Iterator[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)

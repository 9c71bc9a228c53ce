"""Reads ``cards.lock``: what was printed, as ``cardpress printed`` wrote it down."""

import re
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from cardpress.diagnostics import Diagnostic, Outcome, Span
from cardpress.files import ProjectFiles
from cardpress.ledger import LOCK_FILE, FaceMark, Ledger, PrintedCard, PrintedDeck
from cardpress.model import Frozen
from cardpress.source.decode import decode
from cardpress.source.report import Report
from cardpress.source.shelf import Shelf

__all__ = ["LockFile", "read_ledger"]

_WRITTEN = "'cardpress printed' writes this file: restore it from Git rather than mend it"
_MARK = r"^[0-9a-f]{16}(-[0-9a-f]{16})?$"
_CONFLICT = re.compile(rb"^(?:<<<<<<< |>>>>>>> |=======\r?$)", re.MULTILINE)
"""What Git leaves where two people changed the same lines."""


class CardRecord(Frozen):
    """A card as it was printed."""

    copies: Annotated[int, Field(ge=1)]
    """How many were printed."""
    front: Annotated[str, Field(pattern=_MARK)]
    """What its front looked like: digests of scene and drawing."""
    back: Annotated[str, Field(pattern=_MARK)] | None = None
    """The same of its back, if it had one."""
    name: str = ""
    """What stood on it, for the list of cards to take out."""


class DeckRecord(Frozen):
    """A deck as it was printed."""

    ink: Literal["full", "low", "gray"]
    """In which ink."""
    drawn: str
    """The libraries that drew it."""
    cards: dict[str, CardRecord]
    """Cards by id."""


class LockFile(Frozen):
    """The lock file."""

    format: Literal[1]
    """Version of the file format."""
    records: dict[str, dict[str, DeckRecord]] = {}  # noqa: RUF012 - pydantic copies mutable defaults
    """Decks by game and name, by the name of the record."""


def read_ledger(files: ProjectFiles) -> Outcome[Ledger | None]:
    """Reads what was printed: an empty ledger where there is no lock file.

    Returns:
        Nothing where the file has faults, so that nobody writes over what it holds.
    """
    if LOCK_FILE not in files.entries(""):
        return Outcome(Ledger())
    report = Report()
    shelf = Shelf(files, report)
    data = shelf.data(LOCK_FILE)
    conflict = _CONFLICT.search(data) if data else None
    if data and conflict:
        line = data.count(b"\n", 0, conflict.start()) + 1
        message = "a merge left both sides here"
        hint = "keep the lines of one side; where cards differ, those that were printed later"
        report.add("E101", message, Span(LOCK_FILE, line, 1), hint)
        return Outcome(None, report.sorted())
    page = shelf.page(LOCK_FILE) if data is not None else None
    read = decode(LockFile, page.node, page.reader) if page else None
    found = tuple(map(_restorable, report.sorted()))
    return Outcome(None if read is None or report.errors else _ledger(read), found)


def _restorable(found: Diagnostic) -> Diagnostic:
    """A fault of the file with the cure for files that nobody types."""
    better = found.code == "E111" or (found.hint or "").startswith("did you mean")
    return found if better else replace(found, hint=_WRITTEN)


def _ledger(file: LockFile) -> Ledger:
    return Ledger(
        {
            record: {name: _deck(deck) for name, deck in decks.items()}
            for record, decks in file.records.items()
        }
    )


def _deck(deck: DeckRecord) -> PrintedDeck:
    cards = {
        card_id: PrintedCard(
            card.copies,
            FaceMark.of(card.front),
            FaceMark.of(card.back) if card.back else None,
            card.name,
        )
        for card_id, card in deck.cards.items()
    }
    return PrintedDeck(deck.ink, deck.drawn, cards)

"""What has changed since a printing: the orders of a build, narrowed to what they lack."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cardpress.catalogue import Catalogue
from cardpress.diagnostics import Diagnostic, Outcome, UsageError, did_you_mean
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.jobs.faces import Faces
from cardpress.jobs.inputs import picture_libraries
from cardpress.jobs.manifest import card_facts
from cardpress.jobs.marks import Marker
from cardpress.jobs.orders import Order
from cardpress.ledger import (
    LAST,
    LOCK_FILE,
    Change,
    Ledger,
    PrintedDeck,
    Why,
    differences,
)
from cardpress.source import read_ledger
from cardpress.store import Staging, distinct_names
from cardpress.ticket import Ink, Layout

__all__ = ["DeckChanges", "changes_of", "deck_key", "take_out_list", "write_lists"]

_WITHOUT_BACKS = frozenset((Layout.SINGLE, Layout.SLEEVE))
_WITHOUT_FRONTS = frozenset((Layout.BACKS_ONLY,))


@dataclass(frozen=True, slots=True)
class DeckChanges:
    """How a deck differs from what was printed of it."""

    order: Order
    """What there is to print; its run is empty where that is nothing."""
    since: str
    """The record that it is compared with."""
    changes: tuple[Change, ...]
    names: Mapping[str, str]
    """Of the cards that there still are, by id."""
    printed_names: Mapping[str, str]
    """Of the cards as they were printed, by id."""
    kept: tuple[dict[str, object], ...]
    """Cards that stay in the deck, as manifests name them."""

    @property
    def game(self) -> str:
        """The game's id."""
        return self.order.game.id

    @property
    def deck(self) -> str:
        """The deck's name."""
        return self.order.whole.name

    def facts(self) -> dict[str, object]:
        """What a manifest says of it: since when, what to take out, and what stays."""
        takes = (change for change in self.changes if change.takes)
        return {
            "since": self.since,
            "take_out": [
                {"id": take.card, "copies": take.takes, "why": str(take.why)} for take in takes
            ],
            "kept": list(self.kept),
        }


def deck_key(catalogue: Catalogue, order: Order) -> str:
    """What the ledger calls a deck: ``GAME/DECK``, of a translation ``GAME/DECK@LANG``."""
    lang = f"@{catalogue.translation}" if catalogue.translation else ""
    return f"{order.game.id}/{order.whole.name}{lang}"


def changes_of(
    folder: Folder, catalogue: Catalogue, orders: Sequence[Order], since: str
) -> Outcome[tuple[DeckChanges, ...]]:
    """Compares decks with what a record has of them.

    Args:
        folder: the project.
        catalogue: the same, read.
        orders: the decks.
        since: the record's name.

    Returns:
        The decks that the record knows. Of others N609 tells, of backs that differ W611, of
        another ink N612; faults of the lock file come without decks.

    Raises:
        UsageError: E606, there is no such record, or it has none of the decks.
    """
    read = read_ledger(folder)
    if read.value is None:
        return Outcome((), read.diagnostics)
    known = _known(read.value, catalogue, orders, since)
    found: list[Diagnostic] = []
    made = []
    for order in orders:
        printed = known.get(deck_key(catalogue, order))
        if printed is None:
            found.append(_left_out(catalogue, order, since))
            continue
        comparison = _Comparison(folder, catalogue, order, printed)
        changes = comparison.changes(since)
        made.append(changes)
        found.extend(comparison.diagnostics(changes))
    return Outcome(tuple(made), tuple(found))


def write_lists(
    changes: Sequence[DeckChanges], staging: Staging, lang: str
) -> tuple[Path, ...]:
    """Stages a text for each deck that says what to take out and put in."""
    stems = (f"{each.game}_{each.deck.replace(':', '-')}{lang}_changed" for each in changes)
    names = [f"{name}.txt" for name in distinct_names(stems)]
    for name, each in zip(names, changes, strict=True):
        text = take_out_list(each)
        staging.stage(name).write_text(text, encoding="utf-8", newline="\n")
    return tuple(staging.folder / name for name in names)


def take_out_list(changes: DeckChanges) -> str:
    """What is to be done with the printed deck, for people to hold beside it."""
    adds = [(change.adds, change) for change in changes.changes if change.adds]
    takes = [(change.takes, change) for change in changes.changes if change.takes]
    title = changes.order.whole.title
    lines = [f"{changes.order.game.game.title}, {title}: since '{changes.since}'", ""]
    old = {**changes.names, **changes.printed_names}
    for heading, some, names in (("Take out", takes, old), ("Put in", adds, changes.names)):
        total = sum(count for count, _ in some)
        lines.append(f"{heading}: {total}" if total else f"{heading}: nothing")
        for count, change in some:
            name = names.get(change.card, "")
            shown = f"{name} ({change.card})" if name else change.card
            lines.append(f"  {count} x {shown}, {_REASONS[change.why]}")
    return "\n".join(lines) + "\n"


_REASONS = {
    Why.NEW: "new",
    Why.CHANGED: "changed",
    Why.MORE: "more copies",
    Why.FEWER: "fewer copies",
    Why.REMOVED: "no longer in the deck",
}


def _known(
    ledger: Ledger, catalogue: Catalogue, orders: Sequence[Order], since: str
) -> Mapping[str, PrintedDeck]:
    decks = ledger.records.get(since)
    if decks is None:
        names = list(ledger.records)
        there = f"there are: {', '.join(names)}" if names else None
        first = "print, then run 'cardpress printed'"
        message = (
            f"there is no record '{since}' in {LOCK_FILE}"
            if names or since != LAST
            else "nothing was recorded as printed yet"
        )
        raise UsageError(
            Diagnostic("E606", message, hint=did_you_mean(since, names) or there or first)
        )
    if orders and not any(deck_key(catalogue, order) in decks for order in orders):
        key = deck_key(catalogue, orders[0])
        hint = f"record '{since}' has: {', '.join(decks)}"
        message = f"'{key}' was not recorded as printed"
        raise UsageError(Diagnostic("E606", message, hint=hint))
    return decks


def _left_out(catalogue: Catalogue, order: Order, since: str) -> Diagnostic:
    key = deck_key(catalogue, order)
    message = f"'{key}' is left out: record '{since}' does not have it"
    return Diagnostic("N609", message, hint=f"'cardpress build {key}' makes all of it")


def _narrowed(order: Order, adds: Mapping[str, int]) -> Order:
    """The order for some cards alone; files that none of them comes into are not made."""
    backs = any(order.game.cards[card_id].back for card_id in adds)
    total = sum(adds.values())
    return replace(
        order,
        run=replace(order.run, cards=tuple(adds.items())),
        has_backs=backs,
        plans=tuple(plan for plan in order.plans if plan.counts(total, backs=backs).pages),
        of=order.run,
    )


class _Comparison:
    """One deck, set again in the ink in which it was printed, and held beside its record."""

    def __init__(
        self, folder: Folder, catalogue: Catalogue, order: Order, printed: PrintedDeck
    ) -> None:
        self._order = order
        self._printed = printed
        ink = Ink(printed.ink)
        fonts = FontLibrary(folder, language=catalogue.project.language)
        pictures = picture_libraries(folder)[ink]
        self._faces = Faces(
            catalogue,
            replace(order, settings=replace(order.settings, ink=ink)),
            fonts,
            pictures,
        )
        self._marker = Marker(fonts, pictures)
        self._backs: dict[str, int] = {}
        self._scenes: dict[str, tuple[str, str]] = {}

    def changes(self, since: str) -> DeckChanges:
        """What there is to print, and to take out."""
        order, wanted = self._order, dict(self._order.run.cards)
        changed = set(self._changed())
        changes = differences(self._printed.cards, wanted, changed)
        adds = {change.card: change.adds for change in changes if change.adds}
        rest = {card: copies - adds.get(card, 0) for card, copies in wanted.items()}
        kept = (
            card_facts(card, rest[card], *self._scenes[card]) for card in rest if rest[card]
        )
        cards = order.game.cards
        return DeckChanges(
            order=_narrowed(order, adds),
            since=since,
            changes=changes,
            names={
                card.card: cards[card.card].card.name for card in changes if card.card in cards
            },
            printed_names={
                card_id: card.name for card_id, card in self._printed.cards.items() if card.name
            },
            kept=tuple(kept),
        )

    def diagnostics(self, changes: DeckChanges) -> Iterator[Diagnostic]:
        """What there is to say of the changes."""
        yield from self._faces.diagnostics
        for back, count in self._backs.items():
            yield _other_back(self._order, back, count)
        asked, had = str(self._order.settings.ink), self._printed.ink
        if asked != had and changes.order.run.cards:
            name = f"{self._order.game.id}/{self._order.whole.name}"
            message = f"'{name}' was printed in {had} ink, and these sheets are in {asked} ink"
            yield Diagnostic(
                "N612", message, hint=f"add --ink {had} to get cards like the others"
            )

    def _changed(self) -> Iterator[str]:
        layout = self._order.settings.layout
        for card_id, front, back in self._faces.each():
            before = self._printed.cards.get(card_id)
            self._scenes[card_id] = (
                self._marker.scene(front),
                self._marker.scene(back) if back else "",
            )
            if before is None:
                continue
            drawn = self._printed.drawn
            other = layout not in _WITHOUT_FRONTS and not self._marker.same(
                front, before.front, drawn
            )
            if layout not in _WITHOUT_BACKS and not self._marker.same(back, before.back, drawn):
                other = True
                name = back.name if back else "none"
                self._backs[name] = self._backs.get(name, 0) + 1
            if other:
                yield card_id


def _other_back(order: Order, back: str, count: int) -> Diagnostic:
    name = f"{order.game.id}/{order.whole.name}"
    which = "one card" if count == 1 else f"{count} cards"
    message = f"the back of {which} of '{name}' is another one now ('{back}')"
    hint = (
        "cards with old and new backs can be told apart, so all of them are printed anew; "
        "with sleeves that hide the backs, use --fronts-only"
    )
    return Diagnostic("W611", message, hint=hint)

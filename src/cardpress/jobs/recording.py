"""One deck of a printing: which file was printed, and what its faces look like."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cardpress.catalogue import Catalogue
from cardpress.diagnostics import Diagnostic, Outcome
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.jobs.built import Built, BuiltCard, Output
from cardpress.jobs.faces import Faces
from cardpress.jobs.inputs import picture_libraries
from cardpress.jobs.marks import Marker, drawn_by
from cardpress.jobs.orders import Order, Wishes
from cardpress.ledger import FaceMark, PrintedCard, PrintedDeck

__all__ = ["Desk", "Marking", "RecordOptions"]

Progress = Callable[[str, int, int], None]
"""Told what is being marked, how many cards are done, and how many there are."""


def _silent(_what: str, _done: int, _total: int) -> None:
    """Tells nobody."""


@dataclass(frozen=True, slots=True)
class RecordOptions:
    """How a printing is recorded."""

    name: str = ""
    """Of a record to be kept beside that of the last printing."""
    progress: Progress = _silent


@dataclass(frozen=True, slots=True)
class Desk:
    """What recording needs."""

    folder: Folder
    output: Output
    catalogue: Catalogue
    wishes: Wishes
    options: RecordOptions

    @property
    def lang(self) -> str:
        """Of the words, as a BCP 47 tag."""
        return self.catalogue.project.language


class Marking:
    """One deck: what was printed of it, with the marks of its faces."""

    def __init__(self, desk: Desk, order: Order, before: PrintedDeck | None) -> None:
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
        there = self._desk.output.built(self._order, self._desk.lang)
        inks = self._desk.output.inks(self._order, self._desk.lang)
        if inks and not there and not self._desk.wishes.settings.get("ink"):
            return Outcome(None, (self._other_ink(inks),))
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
        return Outcome(fresh[0], tuple(_built_before(name, fresh[0], now)))

    def _other_ink(self, inks: Sequence[str]) -> Diagnostic:
        name, ink = f"{self._order.game.id}/{self._order.run.name}", self._order.settings.ink
        message = f"'{name}' was built in {' and '.join(inks)} ink, and not in {ink} ink"
        return Diagnostic("E614", message, hint=f"add --ink {inks[0]}, as it was printed")

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
                name = self._order.game.cards[card_id].card.name
                marked[card_id] = PrintedCard(built.copies, front_mark, back_mark, name)
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


def _built_before(
    name: str, built: Built, now: Mapping[str, BuiltCard]
) -> Iterator[Diagnostic]:
    """What there is to say of cards that differ; nothing of a deck that was printed twice."""
    times = max(next(iter(built.cards.values())).copies // next(iter(now.values())).copies, 1)
    many = {key: card._replace(copies=card.copies * times) for key, card in now.items()}
    differ = sum(built.cards.get(key) != many.get(key) for key in {*built.cards, *many})
    if differ:
        cards = "one card" if differ == 1 else f"{differ} cards"
        message = (
            f"{cards} of '{name}' changed since '{built.file}' was built: as built is recorded"
        )
        hint = "'cardpress build --changed' makes what changed since"
        yield Diagnostic("N610", message, hint=hint)


def _quoted(names: Iterator[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)

"""Settles the cards of a game: inheritance, references, ranges, pictures, templates."""

from pathlib import PurePosixPath
from typing import Any, NamedTuple

from cardpress.catalogue import CardEntry
from cardpress.diagnostics import Span, did_you_mean
from cardpress.files import PathProblem, find
from cardpress.model import Art, Card
from cardpress.source.cards import CardDraft, SetDraft
from cardpress.source.decode import Decoded, build
from cardpress.source.faces import Faces
from cardpress.source.games import GameDraft
from cardpress.source.identity import check_numbers, distinct_cards, numbered
from cardpress.source.scalars import shown
from cardpress.source.shelf import Shelf
from cardpress.source.texts import TextCheck

__all__ = ["Settled", "settle_cards"]

_NOT_INHERITED = ("id", "number", "base")


def _at_fault(name: str, draft: CardDraft) -> bool:
    """Whether a field is written and could not be read, which the report has told."""
    said = draft.said
    return name in draft.node.entries and name not in said.values and name not in said.own


class Settled(NamedTuple):
    """The cards of a game."""

    cards: dict[str, CardEntry]
    """The sound ones by id, set by set in order."""
    known: frozenset[str]
    """Ids of all cards that stand in files, also of those with faults."""


def settle_cards(shelf: Shelf, draft: GameDraft, sets: list[SetDraft], faces: Faces) -> Settled:
    """Turns drafts into cards, and tells of everything that is wrong with them."""
    for each in sets:
        check_numbers(each, shelf.report)
    settler = _Settler(shelf, draft, sets, faces)
    cards = {}
    for card_id in settler.drafts:
        entry = settler.entry(card_id)
        if entry:
            cards[card_id] = entry
    settler.check_texts()
    return Settled(cards, frozenset(card.id for each in sets for card in each.cards))


class _Settler:
    """Settles the cards of one game."""

    def __init__(
        self, shelf: Shelf, draft: GameDraft, sets: list[SetDraft], faces: Faces
    ) -> None:
        self._report = shelf.report
        self._files = shelf.files
        self._draft = draft
        self._sets = sets
        self._faces = faces
        self.drafts = {
            card.id: (each, card) for each, card in distinct_cards(sets, shelf.report)
        }
        """Cards by id, with their sets."""
        self._said: dict[str, Decoded | None] = {}
        self._art_folder = f"art/{draft.id}/cards"
        self._drawn = frozenset(shelf.files.entries(self._art_folder))
        self._folders = {self._art_folder: self._drawn}
        for each in sets:
            self._check_said(each.defaults, each)

    def entry(self, card_id: str) -> CardEntry | None:
        """Gives a card, settled; nothing where the report says what is wrong with it."""
        each, draft = self.drafts[card_id]
        said = self._inherit(each, draft, ())
        values = said.values
        if not values.get("number"):
            values = {**values, "number": numbered(draft)}
        if values.get("art") is None and f"{card_id}.svg" in self._drawn:
            values = {**values, "art": Art(file=f"{self._art_folder}/{card_id}.svg")}
        if said.own:
            written = {name: each for name, each in said.own.items() if each is not None}
            values = {**values, "own": written}
        draft.reader.about = draft.label
        card = build(Card, values, draft.node, draft.reader)
        draft.reader.about = ""
        if card is None:
            return None
        self._check_said(draft.said, draft)
        self._check_whole(card, draft)
        return self._dressed(card, each, draft)

    def _dressed(self, card: Card, each: SetDraft, draft: CardDraft) -> CardEntry | None:
        places = draft.places
        span = places.of("template")
        if "template" not in places.keys:
            span = each.defaults_places.of("template")
            span = span if "template" in each.defaults_places.keys else places.span
        template = self._faces.front(card, span)
        if template is None:
            return None
        span = places.of("back")
        if "back" not in places.keys and "back" in each.defaults_places.keys:
            span = each.defaults_places.of("back")
        back = self._faces.back(card, template, span)
        if card.art is None and self._draft.game.illustrate and self._faces.shows_art(template):
            path = f"{self._art_folder}/{card.id}.svg"
            message = f"card '{card.id}' has no picture: '{path}' not found"
            self._report.add("E301", message, places.of("art"), _DRAW)
        shown_art = self._faces.shows_art(template) or self._faces.shows_art(back)
        if "art" in places.keys and card.art is not None and not shown_art:
            self._unshown(card.id, card.art.file, template, places.of("art"))
        low = self._low_ink(card.art.file) if card.art is not None else ""
        return CardEntry(card, each.set.code, places, template, back, low)

    def _low_ink(self, art: str) -> str:
        """The picture for low ink beside a picture, ``STEM-low.EXT``; empty without one."""
        path = PurePosixPath(art)
        if path.is_absolute() or ".." in path.parts or not path.name:
            return ""  # what is wrong is told where the picture is opened
        folder = "/".join(path.parts[:-1])
        names = self._folders.get(folder)
        if names is None:
            names = self._folders[folder] = frozenset(self._files.entries(folder))
        low = path.with_stem(f"{path.stem}-low")
        # what was drawn for a card called so is that card's own
        taken = folder == self._art_folder and low.stem in self.drafts
        return str(low) if low.name in names and not taken else ""

    def _unshown(self, card_id: str, file: str, template: str, place: Span) -> None:
        """Art that no layer shows is a slip; whether the file is there is told all the same."""
        found = find(self._files, file)
        if isinstance(found, PathProblem):
            code = "E302" if found.outside else "E301"
            message = f"card '{card_id}', field 'art': {found.message}"
            self._report.add(code, message, place, found.hint)
        message = f"card '{card_id}' has art that its template '{template}' does not show"
        hint = "add a layer: image: ${{ card.art }}"
        self._report.add("W145", message, place, hint)

    def _inherit(self, each: SetDraft, draft: CardDraft, heirs: tuple[str, ...]) -> Decoded:
        """What a card says, with what its base and its set's defaults leave to it."""
        known = self._said.get(draft.id)
        if known:
            return known
        said, defaults = draft.said, each.defaults
        base = said.values.get("base")
        below = self._base(base, draft, (*heirs, draft.id)) if base else None
        if below or defaults.values or defaults.own:
            values, own = dict(defaults.values), dict(defaults.own)
            if below:
                values.update(below.values)
                own.update(below.own)
                for name in _NOT_INHERITED:
                    values.pop(name, None)
            said = Decoded({**values, **said.values}, {**own, **said.own})
        self._said[draft.id] = said
        return said

    def _base(self, base: str, draft: CardDraft, heirs: tuple[str, ...]) -> Decoded | None:
        span = draft.places.of("base")
        if base in heirs:
            ring = " → ".join((*heirs[heirs.index(base) :], base))
            message = f"cards inherit from each other in a ring: {ring}"
            self._report.add("E135", message, span, "let one of them stand alone")
            return None
        if base in self.drafts:
            return self._inherit(*self.drafts[base], heirs)
        if self._draft.whole:
            message = f"{draft.label}base: there is no card {shown(base)} to inherit from"
            self._report.add("E134", message, span, did_you_mean(base, self.drafts))
        return None

    def _check_said(self, said: Decoded, place: CardDraft | SetDraft) -> None:
        """Checks values where they are written, so that heirs do not repeat the fault."""
        places = place.places if isinstance(place, CardDraft) else place.defaults_places
        values, draft = said.values, self._draft
        if draft.page is None:
            return
        element, rarity = values.get("element"), values.get("rarity")
        if element and element not in draft.elements and draft.lists("elements"):
            message = f"{place.label}element: the game has no {shown(element)}"
            hint = _near_or_all(element, draft.elements)
            self._report.add("E132", message, places.of("element"), hint)
        if rarity and rarity not in draft.rarities and draft.lists("rarities"):
            message = f"{place.label}rarity: the game has no {shown(rarity)}"
            hint = _near_or_all(rarity, draft.rarities)
            self._report.add("E133", message, places.of("rarity"), hint)
        for name, (low, high) in draft.game.ranges.items():
            value: Any = values.get(name, said.own.get(name))
            if value.__class__ is int and not low <= value <= high:
                message = f"{place.label}{name}: {value} is not from {low} to {high}"
                self._report.add("E109", message, places.of(name))

    def _check_whole(self, card: Card, draft: CardDraft) -> None:
        """Checks what can only be said of a card with all that it inherits."""
        places = draft.places
        for name in self._draft.game.required:
            value = (
                card.own.get(name)
                if name in self._draft.game.fields
                else getattr(card, name, 0)
            )
            if value in ("", None, ()) and not _at_fault(name, draft):
                message = f"card '{card.id}' has no '{name}', which this game requires"
                self._report.add("E137", message, places.of(name))
        named = card.name or "name" in self._draft.game.required
        if not named and not _at_fault("name", draft):
            message = f"card '{card.id}' has an empty name"
            hint = "write one, or quote it if it is a word such as null or ~"
            self._report.add("W141", message, places.of("name"), hint)
        if not card.copies:
            message = f"card '{card.id}' has 0 copies: no deck gets it unless it says how many"
            self._report.add("N142", message, places.of("copies"))

    def check_texts(self) -> None:
        """Checks texts where they are written, once all cards are known."""
        names = (said.values.get("name", "") for said in self._said.values() if said)
        check = TextCheck(
            self._draft.rich,
            {*self.drafts, *names},
            self._report,
            whole=self._draft.whole,
        )
        for each in self._sets:
            for values in each.defaults:
                check.check(values, each.defaults_places, each.label)
        for _, card in self.drafts.values():
            check.check(card.said.values, card.places, card.label)
            if card.said.own:
                check.check(card.said.own, card.places, card.label)


_DRAW = "run 'cardpress illustrate' to have it drawn, or write 'art: PATH'"


def _near_or_all(word: str, known: frozenset[str]) -> str | None:
    if not known:
        return "add it to game.yaml"
    return did_you_mean(word, known) or f"there are: {', '.join(sorted(known))}"

"""A project in another language: what its files say laid over the originals, and compared.

A text that is not translated stays as it is. What was translated is known by a digest of the
original (``of:``), so that a translation whose original has changed since is told of.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cached_property

from cardpress.catalogue import Catalogue, GameEntry
from cardpress.catalogue.words import Key, digest_of, own_words, reworded, sources_of, words_of
from cardpress.diagnostics import Outcome, Span
from cardpress.files import ProjectFiles
from cardpress.source.languages import (
    Wording,
    language_file,
    languages_of,
    near_or_all,
    read_words,
    wrong_tag,
)
from cardpress.source.nodes import Mapping
from cardpress.source.report import Report
from cardpress.source.scalars import shown
from cardpress.source.shelf import Shelf
from cardpress.source.texts import TextCheck

__all__ = ["Comparison", "translated"]

_TERM = re.compile(r"\[\[\s*term:\s*([^\[\]\n]*?)\s*\]\]")


def translated(
    files: ProjectFiles, catalogue: Catalogue, tag: str, *, whole: bool = True
) -> Outcome[Catalogue]:
    """Puts a project into another language.

    Args:
        files: the project.
        catalogue: in its own language.
        tag: of the language: the name of its files.
        whole: whether the project was read without errors, so that nothing is missing in it.

    Returns:
        The games that have a file for the language, in its words; and what there is to say.
    """
    report = Report()
    shelf = Shelf(files, report)
    games = {}
    for game_id, game in catalogue.games.items():
        if tag not in languages_of(files, game_id):
            continue
        span = Span(language_file(game_id, tag))
        wrong = wrong_tag(tag, catalogue.project.language, span)
        if wrong:
            report.take(wrong)
        said = read_words(shelf, game, tag)
        if said is None:
            continue
        comparison = Comparison(game, said)
        _Telling(comparison, tag, report, whole=whole).tell()
        games[game_id] = reworded(game, comparison.words, comparison.places)
    project = catalogue.project.model_copy(update={"language": tag})
    turned = replace(catalogue, project=project, games=games, translation=tag)
    return Outcome(turned, report.sorted())


class Comparison:
    """The words of a game and those of one language, text by text."""

    def __init__(self, game: GameEntry, said: Wording) -> None:
        self.game = game
        self.said = said
        self.originals = words_of(game)
        known = {key: text for key, text in said.words.items() if self.owned(key)}
        self.words: dict[Key, str] = dict(known)
        """The words to print: those written, and those that a card takes over from its base."""
        self.places: dict[Key, Span] = {key: said.places[key] for key in known}
        self.inherited = sources_of(game)
        """Texts that are those of other cards, whose translation they take over."""
        for key, source in self.inherited.items():
            if key not in known and source in known:
                self.words[key] = known[source]
                self.places[key] = said.places[source]

    def owned(self, key: Key) -> bool:
        """Whether there is what a text belongs to; a language may have terms of its own."""
        return key[0] == "terms" or len(key) == 1 or key[1] in self.owners(key[0])

    def owners(self, part: str) -> Collection[str]:
        """The ids of what a part of the file can tell of."""
        game = self.game.game
        parts: dict[str, Collection[str]] = {
            "terms": game.terms,
            "elements": game.elements,
            "rarities": game.rarities,
            "sets": self.game.sets,
            "decks": self.game.decks,
            "cards": self.game.cards,
        }
        return parts[part]

    def missing(self) -> Iterator[Key]:
        """The originals that have no words yet."""
        for key in self.originals:
            if key not in self.words and key not in self.inherited:
                yield key

    def needless(self) -> Iterator[Key]:
        """Texts of which there is no original, and terms of its own that it does not use."""
        for key in self.said.words:
            if key in self.originals or not self.owned(key):
                continue
            if key[0] != "terms" or key[1] not in self._used_terms:
                yield key

    @cached_property
    def _used_terms(self) -> frozenset[str]:
        texts = (text for key, text in self.said.words.items() if key[0] == "cards")
        return frozenset(name for text in texts for name in _TERM.findall(text))

    def recorded(self, key: Key) -> bool | None:
        """Whether the original is still what was translated; nothing where nobody knows."""
        digest = self.said.digests.get(".".join(key))
        return digest == digest_of(self.originals[key]) if digest else None

    def compared(self) -> Iterator[tuple[Key, bool | None]]:
        """All translated originals, and whether each is still what was translated."""
        for key in self.originals:
            if key in self.said.words:
                yield key, self.recorded(key)


_UNKNOWN = {
    "cards": ("E134", "card"),
    "elements": ("E132", "element"),
    "rarities": ("E133", "rarity"),
    "sets": ("E136", "set"),
    "decks": ("E601", "deck"),
}


class _Telling:
    """Tells what there is to say of one language of a game."""

    def __init__(
        self, comparison: Comparison, tag: str, report: Report, *, whole: bool
    ) -> None:
        self._comparison = comparison
        self._said = comparison.said
        self._tag = tag
        self._report = report
        self._whole = whole

    def tell(self) -> None:
        """Tells of unknown, needless, missing and outdated words, and checks the texts."""
        if self._whole:
            self._tell_unknown()
        self._tell_needless()
        self._tell_missing()
        self._tell_outdated()
        self._check_texts()

    def _tell_unknown(self) -> None:
        for part, (code, what) in _UNKNOWN.items():
            node = self._said.node.entries.get(part)
            known = self._comparison.owners(part)
            for name, key in node.keys.items() if isinstance(node, Mapping) else ():
                if name not in known:
                    span = Span(self._said.file, key.line, key.column)
                    message = f"there is no {what} {shown(name)} to translate"
                    self._report.add(code, message, span, near_or_all(name, known))

    def _tell_needless(self) -> None:
        for key in self._comparison.needless():
            if key[0] == "terms":
                message = f"{_named(key)}: neither the game nor a text has this term"
                hint = near_or_all(key[1], self._comparison.owners("terms"))
            else:
                message = f"{_named(key)}: the original has no such text"
                hint = "take it out, or write it in the original"
            self._report.add("W162", message, self._said.places[key], hint)

    def _tell_missing(self) -> None:
        cards: dict[str, list[str]] = {}
        whole = Span(self._said.file)
        for key in self._comparison.missing():
            if key[0] == "cards":
                cards.setdefault(key[1], []).append(key[2])
                continue
            message = f"{_named(key)}: not translated into '{self._tag}'"
            place = self._said.places.get(key, whole)
            self._report.add("W163", message, place, self._place_hint(key))
        for card_id, fields in cards.items():
            message = (
                f"card '{card_id}', {', '.join(fields)}: not translated into '{self._tag}'"
            )
            written = self._said.cards.get(card_id)
            place = written.places.of(fields[0]) if written else whole
            hint = self._place_hint(("cards", card_id, fields[0]))
            self._report.add("W163", message, place, hint)

    def _place_hint(self, key: Key) -> str:
        if key in self._said.written:
            return "write it behind its key; until then the original is printed"
        return f"run 'cardpress translate {self._tag}' to have its place made"

    def _tell_outdated(self) -> None:
        unknown = []
        for key, current in self._comparison.compared():
            if current is None:
                unknown.append(key)
            elif not current:
                now = shown(self._comparison.originals[key])
                message = f"{_named(key)}: the original has changed since it was translated"
                hint = f"it says now {now}; then run 'cardpress translate {self._tag} --accept'"
                self._report.add("W164", message, self._said.places[key], hint)
        if unknown:
            count = f"{len(unknown)} translation{'s' * (len(unknown) != 1)}"
            message = f"{count} with no record of the original, such as {_named(unknown[0])}"
            hint = f"run 'cardpress translate {self._tag}' to have it recorded"
            self._report.add("N165", message, self._said.places[unknown[0]], hint)

    def _check_texts(self) -> None:
        game = self._comparison.game
        rich = dict.fromkeys(game.game.rich, False)
        rich.update(
            (name, True) for name in own_words(game.game) if game.game.fields[name].rich
        )
        names = {
            name for entry in game.cards.values() for name in (entry.card.id, entry.card.name)
        }
        names.update(text for key, text in self._said.words.items() if key[-1] == "name")
        check = TextCheck(rich, names, self._report, whole=self._whole)
        for card_id, card in self._said.cards.items():
            check.check(card.words, card.places, f"card '{card_id}', ")


def _named(key: Key) -> str:
    """A text as messages call it."""
    return f"card '{key[1]}', {key[2]}" if key[0] == "cards" else f"'{'.'.join(key)}'"

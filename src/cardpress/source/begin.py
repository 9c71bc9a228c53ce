"""Makes places for the words of a language in its file, and records what was translated."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardpress.catalogue import GameEntry
from cardpress.catalogue.words import Key, digest_of
from cardpress.diagnostics import Diagnostic, Outcome, Span
from cardpress.files import ProjectFiles
from cardpress.source.growth import Digest, GrowthError, Original, Tree, grown
from cardpress.source.kinds import Reader
from cardpress.source.languages import (
    Wording,
    language_file,
    languages_of,
    read_words,
    wording_of,
)
from cardpress.source.nodes import Mapping as MappingNode
from cardpress.source.report import Report
from cardpress.source.shelf import Page, Shelf
from cardpress.source.translations import Comparison
from cardpress.source.tree import parse_yaml

__all__ = ["Begun", "begun"]

_RECORD = "of"
"""The key of the digests of a card, or of all that is no card's."""

_HEAD = """\
# {title}: the words of its cards in the language '{tag}'.
# Each original stands above its key: write the translation behind the key, or below it. What
# is left empty is printed as in the original. 'of' records which originals were translated, and
# is written by 'cardpress translate {tag}'.
format: 1
"""


class Begun(NamedTuple):
    """A language's file with room for every text."""

    path: str
    data: bytes
    added: int
    """Texts for which places were made."""
    recorded: int
    """Translations of which the original was not known before."""
    accepted: int
    """Translations of originals that had changed."""

    @property
    def changed(self) -> bool:
        """Whether the file has to be written."""
        return bool(self.added or self.recorded or self.accepted)


def begun(
    files: ProjectFiles, game: GameEntry, tag: str, *, accept: bool = False
) -> Outcome[Begun | None]:
    """Makes room in a language's file for all texts of a game, and records originals.

    Args:
        files: the project.
        game: in its own words.
        tag: the language.
        accept: whether translations of originals that have changed are good as they are.

    Returns:
        What the file becomes: every line that is there stays as it is, but for digests under
        ``of``. Nothing where it cannot be read or added to (E166).
    """
    report = Report()
    path = language_file(game.id, tag)
    if tag in languages_of(files, game.id):
        shelf = Shelf(files, report)
        said, data = read_words(shelf, game, tag), shelf.data(path)
    else:
        title = " ".join(game.game.title.split())
        data = _HEAD.format(title=title, tag=tag).encode()
        said = _parsed(data, path, game, report)
    if said is None or data is None or report.errors:
        return Outcome(None, report.sorted())
    plan = _Plan(Comparison(game, said), accept=accept)
    try:
        grown_data = _grown(data, said, plan)
    except GrowthError as error:
        return Outcome(None, (_cannot(path, error.node.line, error.node.column),))
    if not plan.fulfilled(_parsed(grown_data, path, game, Report())):
        return Outcome(None, (_cannot(path),))
    whole = Begun(path, grown_data, len(plan.new), len(plan.unknown), len(plan.outdated))
    return Outcome(whole, report.sorted())


def _cannot(path: str, line: int = 0, column: int = 0) -> Diagnostic:
    message = "lines cannot be added here"
    hint = "write each key on a line of its own, without braces or aliases"
    return Diagnostic("E166", message, Span(path, line, column), hint)


def _parsed(data: bytes, path: str, game: GameEntry, report: Report) -> Wording | None:
    node = parse_yaml(data, path, report)
    if not isinstance(node, MappingNode):
        return None
    said = wording_of(Page(node, Reader(path, report)), game)
    return None if report.errors else said


def _grown(data: bytes, said: Wording, plan: "_Plan") -> bytes:
    text = data.decode("utf-8")
    mark = text[: text.startswith("\ufeff")]
    whole = grown(text.removeprefix(mark), said.node, plan.tree(), plan.order())
    return f"{mark}{whole}".encode()


class _Plan:
    """What becomes of a file."""

    def __init__(self, comparison: Comparison, *, accept: bool) -> None:
        self._said = comparison.said
        self._originals = comparison.originals
        self.new = [
            key
            for key in comparison.originals
            if key not in self._said.written and key not in comparison.inherited
        ]
        """Texts that have no place yet."""
        self.unknown: list[Key] = []
        """Translations of which the original is not recorded."""
        self.outdated: list[Key] = []
        """Those of which another original is recorded, if they are to be accepted."""
        for key in comparison.originals:
            current = comparison.recorded(key)
            if key not in self._said.written:
                continue
            if current is None and key in self._said.words:
                self.unknown.append(key)
            elif current is False and accept:
                self.outdated.append(key)

    def tree(self) -> Tree:
        """What is to be added and replaced."""
        tree: Tree = {}
        for key in self.new:
            _branch(tree, key[:-1])[key[-1]] = Original(self._originals[key])
        changed = {*self.new, *self.unknown, *self.outdated}
        for key in self._originals:
            if key in changed:
                way, name = _record(key)
                _branch(tree, way)[name] = Digest(digest_of(self._originals[key]))
        cards = tree.pop("cards", {})
        return {**tree, "cards": cards} if cards else tree

    def order(self) -> Mapping[Key, Sequence[str]]:
        """The order of keys in each mapping: that of the originals."""
        order: dict[Key, dict[str, None]] = {(): {"format": None}}
        cards: dict[Key, None] = {}
        for key in self._originals:
            if key[0] == "cards":
                order[()].setdefault(_RECORD)
                cards[key[:2]] = None
            for depth in range(len(key)):
                order.setdefault(key[:depth], {}).setdefault(key[depth])
        for card in cards:
            order[card].setdefault(_RECORD)
        return {way: tuple(keys) for way, keys in order.items()}

    def fulfilled(self, result: Wording | None) -> bool:
        """Whether a file says what it did, and has room and digests as planned."""
        if result is None or result.words != self._said.words:
            return False
        digests = dict(self._said.digests)
        for key in (*self.new, *self.unknown, *self.outdated):
            digests[".".join(key)] = digest_of(self._originals[key])
        return result.digests == digests and result.written == self._said.written.union(
            self.new
        )


def _record(key: Key) -> tuple[Key, str]:
    """Where the digest of an original stands: the way to its mapping, and its key there."""
    if key[0] == "cards":
        return (*key[:2], _RECORD), key[2]
    return (_RECORD,), ".".join(key)


def _branch(tree: Tree, way: Key) -> Tree:
    """The part of a tree at the end of a way, made where it is not there."""
    for part in way:
        inner = tree.setdefault(part, {})
        assert isinstance(inner, dict)  # noqa: S101 - keys end in words, and never go on there
        tree = inner
    return tree

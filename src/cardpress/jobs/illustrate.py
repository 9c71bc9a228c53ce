"""Drawing the pictures that cards lack: read, draw, write; nothing is ever overwritten."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cardpress.catalogue import CardEntry, GameEntry
from cardpress.diagnostics import Diagnostic, ProjectError, did_you_mean
from cardpress.files import Folder
from cardpress.illustrate import STYLES, Subject, draw, elements, motifs, parts
from cardpress.jobs.choose import choose_games
from cardpress.source import read_project
from cardpress.store import Staging

__all__ = ["Illustrated", "illustrate", "undrawable"]

_GRANDEST = 6
"""The highest level that a picture can show; higher rankings look the same."""


@dataclass(frozen=True, slots=True)
class Illustrated:
    """What was drawn."""

    files: tuple[str, ...]
    """Paths below the project root, in order."""
    diagnostics: tuple[Diagnostic, ...]


def illustrate(files: Folder, games: Sequence[str] = ()) -> Illustrated:
    """Writes the art that cards and templates of these games lack; of all, where none is named.

    Raises:
        UsageError: E121, no such game.
        ProjectError: E907 and E908, a style or subject that there is not.
    """
    read = read_project(files)
    if read.value is None:
        raise ProjectError(*read.diagnostics)
    drawn: dict[str, str] = {}
    for game in choose_games(read.value, games):
        if game.game.illustrate:
            if wrong := undrawable(files, game):
                raise ProjectError(*wrong)
            drawn.update(_missing(files, game))
    with Staging(files.root) as staging:
        for path, text in drawn.items():
            _write(staging.stage(path), text)
        staging.commit()
    cured = {f"'{path}'" for path in drawn}
    left = tuple(
        diagnostic
        for diagnostic in read.diagnostics
        if not any(path in diagnostic.message for path in cured)
    )
    return Illustrated(tuple(drawn), left)


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def undrawable(files: Folder, game: GameEntry) -> tuple[Diagnostic, ...]:
    """What keeps the pictures that a game lacks from being drawn.

    Args:
        files: the project.
        game: says by ``illustrate`` that they are to be drawn; nothing is at fault without it.
    """
    style = game.game.illustrate
    if not style:
        return ()
    if style not in STYLES:
        message = f"there is no illustration style '{style}'"
        hint = did_you_mean(style, STYLES) or f"there are: {', '.join(STYLES)}"
        return (Diagnostic("E907", message, game.places.of("illustrate"), hint),)
    known = {"element": elements(style), "motif": motifs(style)}
    return tuple(
        Diagnostic(
            "E908",
            f"card '{entry.card.id}': the style '{style}' cannot draw the {field} '{value}'",
            entry.places.of(field),
            did_you_mean(value, known[field]) or f"it can draw: {', '.join(known[field])}",
        )
        for entry in _unpictured(files, game)
        for field, value in (("element", entry.card.element), ("motif", entry.card.motif))
        if known[field] and value not in known[field] and (value or field == "element")
    )


def _unpictured(files: Folder, game: GameEntry) -> Iterator[CardEntry]:
    """The cards that have no picture of their own and none that was drawn."""
    for entry in game.cards.values():
        path = _picture_of(game, entry)
        own = entry.card.art is not None and entry.card.art.file != path
        if not own and not (files.root / path).exists():
            yield entry


def _picture_of(game: GameEntry, entry: CardEntry, ending: str = "") -> str:
    return f"art/{game.id}/cards/{entry.card.id}{ending}.svg"


def _is_drawn(files: Folder, game: GameEntry, entry: CardEntry) -> bool:
    """Whether a card's picture is what would be drawn: no designer's, and none that was edited.

    Only then does a picture for low ink show the same.
    """
    path = _picture_of(game, entry)
    if entry.card.art is not None and entry.card.art.file != path:
        return False
    if not (files.root / path).exists():
        return True
    style, card = game.game.illustrate, entry.card
    if card.element not in (elements(style) or (card.element,)):
        return False
    if card.motif and card.motif not in (motifs(style) or (card.motif,)):
        return False
    drawn = draw(style, _subject(game.id, entry))
    return (files.root / path).read_bytes() == drawn.encode()


def _missing(files: Folder, game: GameEntry) -> Iterator[tuple[str, str]]:
    style = game.game.illustrate
    folder = f"art/{game.id}"
    for name, text in parts(style).items():
        path = f"{folder}/{name}"
        if not (files.root / path).exists():
            yield path, text
    for entry in _unpictured(files, game):
        yield _picture_of(game, entry), draw(style, _subject(game.id, entry))
    for entry in game.cards.values():
        path = _picture_of(game, entry, "-low")
        if not (files.root / path).exists() and _is_drawn(files, game, entry):
            yield path, draw(style, _subject(game.id, entry), "low")


def _subject(game: str, entry: CardEntry) -> Subject:
    card = entry.card
    level = card.command_ranking or card.strength or 1
    return Subject(
        game=game,
        card=card.id,
        level=max(1, min(level, _GRANDEST)),
        element=card.element or None,
        rarity=card.rarity or None,
        motif=card.motif or None,
        set_code=entry.set_code,
    )

"""Reading a project in the language that a call asks for."""

from collections.abc import Iterable, Iterator, Sequence

from cardpress.catalogue import Catalogue
from cardpress.diagnostics import Diagnostic, Outcome, UsageError, did_you_mean
from cardpress.files import ProjectFiles
from cardpress.source import languages_of, read_project, translated

__all__ = ["all_languages", "read_in", "turned_into"]


def read_in(
    files: ProjectFiles, lang: str, names: Sequence[str] = ()
) -> Outcome[Catalogue | None]:
    """Reads a project in a language; in its own where none is asked for.

    Args:
        files: the project.
        lang: a BCP 47 tag, the name of the language's files; or nothing.
        names: what the call is about: ``GAME`` or ``GAME/…``; without names all games that are
            translated.

    Raises:
        UsageError: E160, nothing is translated into the language, or not what the call names.
    """
    read = read_project(files)
    if read.value is None or lang in ("", read.value.project.language):
        return read
    turned = turned_into(files, read, lang)
    if turned is None:
        return read
    _check_names(files, read.value, lang, names)
    return Outcome(turned.value, (*read.diagnostics, *turned.diagnostics))


def turned_into(
    files: ProjectFiles, read: Outcome[Catalogue | None], lang: str
) -> Outcome[Catalogue] | None:
    """Puts a project that was read into a language; nothing where it could not be read."""
    if read.value is None:
        return None
    return translated(files, read.value, lang, whole=not read.failed)


def all_languages(files: ProjectFiles, games: Iterable[str]) -> list[str]:
    """All languages that any of some games has a file for, sorted."""
    return sorted({tag for game in games for tag in languages_of(files, game)})


def _check_names(
    files: ProjectFiles, catalogue: Catalogue, lang: str, names: Sequence[str]
) -> None:
    named = dict.fromkeys(name.partition("/")[0] for name in names)
    games = [game for game in named if game in catalogue.games]
    wrong = [game for game in games if lang not in languages_of(files, game)]
    there = all_languages(files, catalogue.games)
    if wrong:
        raise UsageError(*_untranslated(files, wrong, lang))
    if lang not in there:
        known = f"there are: {', '.join(there)}" if there else ""
        start = f"run 'cardpress translate {lang}' to begin"
        hint = did_you_mean(lang, there) or "; or ".join(filter(None, (known, start)))
        message = f"no game is translated into '{lang}'"
        raise UsageError(Diagnostic("E160", message, hint=hint))


def _untranslated(files: ProjectFiles, games: list[str], lang: str) -> Iterator[Diagnostic]:
    for game in games:
        near = did_you_mean(lang, languages_of(files, game))
        hint = near or f"run 'cardpress translate {lang} {game}' to begin"
        yield Diagnostic("E160", f"'{game}' is not translated into '{lang}'", hint=hint)

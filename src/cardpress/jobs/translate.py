"""Beginning a translation, and keeping it up with its originals: all files or none."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardpress.diagnostics import Diagnostic, ProjectError, UsageError
from cardpress.files import Folder
from cardpress.jobs.choose import choose_games
from cardpress.jobs.languages import turned_into
from cardpress.source import Begun, begun, language_file, read_project, wrong_tag
from cardpress.store import Staging

__all__ = ["Translated", "translate"]


@dataclass(frozen=True, slots=True)
class Translated:
    """What was written."""

    files: tuple[Begun, ...]
    """Only those that changed; none where there are errors."""
    diagnostics: tuple[Diagnostic, ...]
    """What there is to say of the language as it is now."""


def translate(
    folder: Folder, tag: str, games: Sequence[str] = (), *, accept: bool = False
) -> Translated:
    """Makes places for the words of a language in the files of games; of all without names.

    Args:
        folder: the project.
        tag: the language, as a BCP 47 tag.
        games: ids.
        accept: whether translations of originals that have changed are good as they are.

    Raises:
        UsageError: E121, no such game; E161, the tag is no language's.
        ProjectError: the project cannot be read.
        MachineError: E902, a file cannot be written; nothing was.
    """
    read = read_project(folder)
    if read.value is None:
        raise ProjectError(*read.diagnostics)
    wrong = wrong_tag(tag, read.value.project.language)
    if wrong:
        raise UsageError(wrong)
    chosen = choose_games(read.value, games)
    before = turned_into(folder, read, tag)
    outcomes = [begun(folder, game, tag, accept=accept) for game in chosen]
    found = [*read.diagnostics, *(before.diagnostics if before else ())]
    found.extend(each for outcome in outcomes for each in outcome.diagnostics)
    failed = read.failed or (before and before.failed)
    if failed or any(outcome.value is None for outcome in outcomes):
        return Translated((), tuple(dict.fromkeys(found)))
    files = [outcome.value for outcome in outcomes if outcome.value and outcome.value.changed]
    with Staging(folder.root) as staging:
        for file in files:
            staging.stage(file.path).write_bytes(file.data)
        staging.commit()
    after = turned_into(Folder(folder.root), read, tag)
    of_these = {language_file(game.id, tag) for game in chosen}
    told = after.diagnostics if after else ()
    now = (each for each in told if each.span and each.span.file in of_these)
    return Translated(tuple(files), tuple(now))

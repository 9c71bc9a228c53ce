"""What every command shares: where the project is, how to talk, and how to end."""

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from cardpress.diagnostics import (
    CardpressError,
    Diagnostic,
    MachineError,
    ProjectError,
    Severity,
    UsageError,
)

if TYPE_CHECKING:
    from cardpress.files import Folder

__all__ = ["Session", "common_options"]

F = TypeVar("F", bound=Callable[..., Any])


class Session:
    """One run of one command."""

    def __init__(self, *, folder: Path | None, as_json: bool) -> None:
        self.start = folder or Path.cwd()
        """Where the search for the project begins."""
        self.as_json = as_json
        """Whether data goes to stdout as JSON."""

    def root(self) -> Path:
        """The project's root.

        Raises:
            UsageError: E120, there is no project here.
        """
        from cardpress.files import find_root  # noqa: PLC0415 - not for --help

        if not self.start.is_dir():
            raise UsageError(
                Diagnostic(
                    "E120", f"there is no folder '{self.start}'", hint="name one with -C"
                )
            )
        root = find_root(self.start)
        if root is None:
            raise UsageError(
                Diagnostic(
                    "E120",
                    f"no cardpress.yaml in '{self.start}' or above it",
                    hint="start a project with 'cardpress new NAME', or name one with -C DIR",
                )
            )
        return root

    def files(self) -> "Folder":
        """The project's files.

        Raises:
            UsageError: E120, there is no project here.
        """
        from cardpress.files import Folder  # noqa: PLC0415 - not for --help

        return Folder(self.root())

    def output(self, files: "Folder", chosen: Path | None, usual: str) -> Path:
        """Where to write: the folder that was chosen, or the usual one of the project.

        Raises:
            ProjectError: E903, the usual one is a link that leads out of the project.
        """
        if chosen is None and files.outside(usual):
            raise ProjectError(
                Diagnostic(
                    "E903",
                    f"'{usual}' is a link that leads out of the project",
                    hint="put a folder in its place, or name where it leads with -o",
                )
            )
        return chosen or files.root / usual

    def say(self, text: str) -> None:
        """Talks to the person: to stdout, or to stderr where stdout carries JSON."""
        from cardpress.cli.terminal import tell, visible  # noqa: PLC0415 - not for --help

        tell("\n".join(map(visible, text.split("\n"))), err=self.as_json)

    def finish(
        self,
        data: Mapping[str, Any],
        diagnostics: Iterable[Diagnostic] = (),
        *,
        strict: bool = False,
    ) -> int:
        """Shows diagnostics and, where asked for, the data as JSON; gives the exit code."""
        from cardpress.cli.pinpoint import pinpointed  # noqa: PLC0415 - not for --help
        from cardpress.cli.report import as_data, show_diagnostics  # noqa: PLC0415 - not for --help
        from cardpress.cli.summary import summed_up  # noqa: PLC0415 - not for --help
        from cardpress.cli.terminal import as_json, tell  # noqa: PLC0415 - as above

        found = tuple(pinpointed(diagnostic, self._line) for diagnostic in diagnostics)
        if self.as_json:
            whole = {**data, "diagnostics": [as_data(diagnostic) for diagnostic in found]}
            tell(as_json(whole))
        else:
            sys.stdout.flush()
            show_diagnostics(summed_up(found), self._line)
        bad = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
        wrong = [diagnostic for diagnostic in found if diagnostic.severity in bad]
        if wrong and all(_of_the_call(diagnostic) for diagnostic in wrong):
            return UsageError.exit_code
        return int(bool(wrong))

    def _line(self, file: str, line: int) -> str | None:
        """One line of a file of the project, to show what a diagnostic points at."""
        try:
            text = self.files().read(file).decode("utf-8-sig")
        except (OSError, UnicodeDecodeError, UsageError):
            return None
        lines = text.split("\n")
        return lines[line - 1].rstrip("\r") if 0 < line <= len(lines) else None


_CALL_CODES = frozenset(
    (
        "E121",
        "E136",
        "E160",
        "E401",
        "E408",
        "E410",
        "E412",
        "E413",
        "E436",
        "E421",
        "E422",
        "E423",
        "E601",
        "E606",
        "E608",
        "E613",
        "E614",
    )
)
"""What is a fault of the command line, unless it stands in a file."""


_NO_MEMORY = Diagnostic(
    "E904",
    "the machine has no memory left for this",
    hint="end other programs, print fewer decks at a time, or shrink the largest pictures",
)


def _of_the_call(diagnostic: Diagnostic) -> bool:
    return diagnostic.code in _CALL_CODES and diagnostic.span is None


def common_options(command: F) -> F:
    """Adds ``-C DIR`` and ``--json``, and hands the command a ``Session`` first."""
    from functools import wraps  # noqa: PLC0415 - not for --help

    @click.option(
        "-C",
        "folder",
        metavar="DIR",
        type=click.Path(path_type=Path),
        help="Look for the project in DIR rather than here.",
    )
    @click.option("--json", "as_json", is_flag=True, help="Print data as JSON to stdout.")
    @wraps(command)
    def wrapped(*, folder: Path | None, as_json: bool, **options: object) -> object:
        session = Session(folder=folder, as_json=as_json)
        try:
            return command(session, **options)
        except CardpressError as fault:
            return session.finish({}, fault.diagnostics) and fault.exit_code
        except MemoryError:
            return session.finish({}, (_NO_MEMORY,)) and MachineError.exit_code

    return wrapped  # type: ignore[return-value]

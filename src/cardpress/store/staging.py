"""The two phases: a staging folder, and the commit of everything in it."""

import os
import shutil
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

from cardpress.diagnostics import Diagnostic, MachineError, ProjectError

__all__ = ["Staging"]

_PREFIX = ".cardpress-staging-"


class Staging:
    """A context in which files are staged below a folder; leaving it uncommitted discards them.

    Raises:
        MachineError: E902, the folder cannot be made or written to.
        ProjectError: E903, a file is where the folder should be.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made: list[Path] = []
        self._staged: dict[Path, Path] = {}
        self._room: Path | None = None
        self._kept = 0

    def __enter__(self) -> Self:
        try:
            self._make_folder(self.folder)
            self._room = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=self.folder))
        except (FileExistsError, NotADirectoryError) as cause:
            raise ProjectError(
                Diagnostic(
                    "E903",
                    f"'{self.folder}' cannot be a folder: a file is in the way",
                    hint="move that file, or name another folder with -o",
                )
            ) from cause
        except OSError as cause:
            raise _unwritable(self.folder, cause) from cause
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._room is not None:
            shutil.rmtree(self._room, ignore_errors=True)
        for folder in reversed(self._made):
            try:
                folder.rmdir()
            except OSError:
                break  # committed files are in it
        if isinstance(error, OSError):
            raise _unwritable(self.folder, error) from error

    def _make_folder(self, folder: Path) -> None:
        missing = [folder]
        while not missing[-1].parent.exists() and missing[-1].parent != missing[-1]:
            missing.append(missing[-1].parent)
        for path in reversed(missing):
            if not path.is_dir():
                path.mkdir()
                self._made.append(path)

    def stage(self, name: str) -> Path:
        """Gives the path at which to write what will become ``folder / name``."""
        if self._room is None:
            raise RuntimeError("a staging must be entered before it is used")
        staged = self._room / str(len(self._staged))
        self._staged[self.folder / name] = staged
        return staged

    def commit(self) -> tuple[Path, ...]:
        """Moves all staged files to their final names, or none; gives those names in order.

        Raises:
            MachineError: E902, a file could not be replaced (open elsewhere, no right); what
                had been replaced already is back as it was.
        """
        done: list[tuple[Path, Path | None]] = []
        try:
            for final, staged in self._staged.items():
                self._make_folder(final.parent)
                kept = self._keep(final)
                done.append((final, kept))
                staged.replace(final)
        except OSError as cause:
            for final, kept in reversed(done):
                if kept is not None:
                    kept.replace(final)
                else:
                    final.unlink(missing_ok=True)
            raise _unwritable(final, cause) from cause
        finals = tuple(self._staged)
        self._staged.clear()
        return finals

    def _keep(self, final: Path) -> Path | None:
        """Keeps the earlier file, under a second name, until all are replaced."""
        if not final.exists() or self._room is None:
            return None
        kept = self._room / f"kept-{self._kept}"
        self._kept += 1
        try:
            os.link(final, kept)
        except OSError:  # a file system without hard links
            shutil.copy2(final, kept)
        return kept


def _unwritable(path: Path, cause: OSError) -> MachineError:
    reason = cause.strerror or str(cause)
    return MachineError(
        Diagnostic(
            "E902",
            f"'{path}' cannot be written: {reason}",
            hint="close it elsewhere, free some space, or name another folder with -o",
        )
    )

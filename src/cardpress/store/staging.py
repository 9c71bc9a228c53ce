"""The two phases: a staging folder, and the commit of everything in it."""

import errno
import os
import shutil
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Self

from cardpress.diagnostics import Diagnostic, MachineError, ProjectError
from cardpress.store.room import Room, move_in

__all__ = ["Staging"]

_CURES = MappingProxyType(
    {
        errno.ENOSPC: "free some space, or name a folder on another disk with -o",
        errno.EDQUOT: "free some of your share, or name a folder on another disk with -o",
        errno.EROFS: "the disk can only be read: name a folder on another one with -o",
        errno.EFBIG: "the disk takes no file so large: name a folder on another one with -o",
        errno.ENAMETOOLONG: "shorten the name of the deck or of the folder",
        errno.EISDIR: "a folder stands there: move it, or name another folder with -o",
    }
)
"""What helps against what the system says."""
_CURE = "close it where it is open, or name a folder that you may write to with -o"


class Staging:
    """A context in which files are staged below a folder; leaving it uncommitted discards them.

    Whatever ends the program, the folder goes with it; only a program that is killed by force
    leaves it, and the next staging in the same place clears it.

    Raises:
        MachineError: E902, the folder cannot be made or written to.
        ProjectError: E903, a file is where the folder should be.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._staged: dict[Path, Path] = {}
        self._room: Room | None = None

    def __enter__(self) -> Self:
        try:
            self._room = move_in(self.folder)
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
        self._entered.leave()
        if isinstance(error, OSError):
            raise _unwritable(self.folder, error) from error

    @property
    def _entered(self) -> Room:
        if self._room is None:
            raise RuntimeError("a staging must be entered before it is used")
        return self._room

    def stage(self, name: str) -> Path:
        """Gives the path at which to write what will become ``folder / name``."""
        staged = self._entered.path / str(len(self._staged))
        self._staged[self.folder / name] = staged
        return staged

    def commit(self) -> tuple[Path, ...]:
        """Moves all staged files to their final names, or none; gives those names in order.

        Raises:
            MachineError: E902, a file could not be replaced (open elsewhere, no right); what
                had been replaced already is back as it was.
            ProjectError: E903, a link leads a file out of the folder.
        """
        begun: list[Path] = []
        final = self.folder
        try:
            for final, staged in self._staged.items():
                self._entered.make(final.parent)
                self._check_inside(final)
                _keep(final, _kept(staged))
                begun.append(final)
                staged.replace(final)
        except BaseException as cause:
            for each in reversed(begun):
                _put_back(each, self._staged[each])
            if isinstance(cause, OSError):
                raise _unwritable(final, cause) from cause
            raise
        finals = tuple(self._staged)
        self._staged.clear()
        return finals

    def _check_inside(self, final: Path) -> None:
        if not final.parent.resolve().is_relative_to(self.folder.resolve()):
            raise ProjectError(
                Diagnostic(
                    "E903",
                    f"'{final.parent}' is a link that leads out of '{self.folder}'",
                    hint="put a folder in its place; nothing was written",
                )
            )


def _kept(staged: Path) -> Path:
    return staged.with_name(f"kept-{staged.name}")


def _keep(final: Path, kept: Path) -> None:
    """Keeps the earlier file, if there is one, under a second name until all are replaced."""
    if not os.path.lexists(final):
        return
    try:
        os.link(final, kept, follow_symlinks=False)
    except (OSError, NotImplementedError):  # a file system without hard links
        shutil.copy2(final, kept, follow_symlinks=False)


def _put_back(final: Path, staged: Path) -> None:
    """Undoes one replacement; one that did not happen needs nothing."""
    kept = _kept(staged)
    if staged.exists():
        return
    if os.path.lexists(kept):
        kept.replace(final)
    else:
        final.unlink(missing_ok=True)


def _unwritable(path: Path, cause: OSError) -> MachineError:
    reason = cause.strerror or str(cause)
    hint = _CURES.get(cause.errno or 0, _CURE)
    return MachineError(Diagnostic("E902", f"'{path}' cannot be written: {reason}", hint=hint))

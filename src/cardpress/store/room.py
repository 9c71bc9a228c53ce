"""A hidden folder for staged files, which no end of its process leaves behind for long.

Its owner holds a lock on a file within. However the owner ends, the system lets go of the lock;
so whoever can take it may clear the folder, and nobody clears the folder of a build that goes
on (``docs/decisions/2026-12-01-ends.md``).
"""

import errno
import os
import secrets
import shutil
import weakref
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from cardpress.store.locks import taken

__all__ = ["Room", "move_in"]

_PREFIX = ".cardpress-staging-"
_LOCK = "lock"
_PASSING = frozenset((errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.ENOENT))
"""What systems say of a lock that somebody else holds, and of a folder that just went."""
_TRIES = 9


class Room:
    """A folder of one's own below ``folder``, gone at the latest when the program ends.

    Raises:
        OSError: it cannot be made.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / f"{_PREFIX}{secrets.token_hex(6)}"
        self._made: list[Path] = []
        self._locks: list[int] = []
        # Known before anything is there: a signal may come between any two steps.
        self.leave = weakref.finalize(self, _leave, self.path, self._locks, self._made)
        """Removes the folder, and those that were made and are empty; once, whoever calls."""
        self.make(folder)
        self.path.mkdir()
        try:
            self._locks.append(taken(self.path / _LOCK))
        except OSError as cause:
            if cause.errno in _PASSING:
                raise
            # A file system without locks: there nobody else can take it either.

    def make(self, folder: Path) -> None:
        """Makes a folder and those above it; what was made in vain goes with the room."""
        missing = [folder]
        while not missing[-1].parent.exists() and missing[-1].parent != missing[-1]:
            missing.append(missing[-1].parent)
        for path in reversed(missing):
            if path.is_dir():
                continue
            self._made.append(path)
            try:
                path.mkdir()
            except OSError:
                self._made.remove(path)
                raise


def move_in(folder: Path) -> Room:
    """Makes a room, and clears those of builds that were killed.

    Raises:
        OSError: there can be none.
    """
    for _ in range(_TRIES):
        try:
            room = Room(folder)
        except OSError as cause:  # another build cleared up here, between two steps of ours
            if cause.errno not in _PASSING or isinstance(cause, PermissionError):
                raise
        else:
            _clear(folder)
            return room
    raise OSError(errno.EAGAIN, "other builds clear up here", str(folder))


def _leave(path: Path, locks: Sequence[int], made: Sequence[Path]) -> None:
    try:
        _remove(path, locks)
    finally:  # also where a signal came while the folder was half removed
        shutil.rmtree(path, ignore_errors=True)
        for folder in reversed(made):
            with suppress(OSError):  # there are files in it
                folder.rmdir()


def _remove(path: Path, locks: Sequence[int]) -> None:
    """Removes a folder while its lock is held, so that nobody takes it meanwhile."""
    shutil.rmtree(path, ignore_errors=True)
    for lock in locks:
        os.close(lock)
    shutil.rmtree(path, ignore_errors=True)  # Windows keeps a file that is open


def _clear(folder: Path) -> None:
    with os.scandir(folder) as entries:
        rooms = [
            Path(entry.path)
            for entry in entries
            if entry.name.startswith(_PREFIX) and entry.is_dir(follow_symlinks=False)
        ]
    for room in rooms:
        with suppress(OSError):  # it belongs to a build that goes on, or to somebody else
            _remove(room, (taken(room / _LOCK),))

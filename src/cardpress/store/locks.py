"""Locks of the operating system: they end with the process that holds them, however it ends."""

import os
import sys
from pathlib import Path

__all__ = ["taken"]

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def taken(path: Path) -> int:
    """Makes a file, takes its lock without waiting, and gives the descriptor that holds it.

    Raises:
        OSError: somebody else holds it, its folder is gone, or the file system knows no locks.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    try:
        _lock(handle)
        os.stat(path)  # noqa: PTH116 - a file that is gone is nobody's
    except OSError:
        os.close(handle)
        raise
    return handle

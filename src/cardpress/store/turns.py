"""One command at a time edits a project: the others wait, and then give up with a fault."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardpress.diagnostics import Diagnostic, MachineError
from cardpress.store.locks import taken

__all__ = ["editing"]

_PAUSE = 0.1
"""Seconds between two tries."""
_PATIENCE = 10.0
"""Seconds after which the other one is not waited for any more."""


@contextmanager
def editing(lock: Path) -> Iterator[None]:
    """Holds a project's lock while its files are edited; it ends with its process.

    Args:
        lock: the file that is locked; it is made, and stays.

    Raises:
        MachineError: E909, another command holds it still; E902, the file cannot be made.
    """
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        handle = _taken(lock, round(_PATIENCE / _PAUSE))
    except (PermissionError, BlockingIOError) as cause:
        if isinstance(cause, PermissionError) and not lock.exists():
            raise _unwritable(lock, cause) from cause
        message = "another command is editing this project"
        hint = "wait until it has ended; nothing was written"
        raise MachineError(Diagnostic("E909", message, hint=hint)) from cause
    except OSError as cause:
        raise _unwritable(lock, cause) from cause
    try:
        yield
    finally:
        os.close(handle)


def _taken(lock: Path, tries: int) -> int:
    for _ in range(tries):
        try:
            return taken(lock)
        except (PermissionError, BlockingIOError):  # Windows says the former of a taken lock
            if not lock.exists():
                raise
        time.sleep(_PAUSE)
    return taken(lock)


def _unwritable(lock: Path, cause: OSError) -> MachineError:
    reason = cause.strerror or str(cause)
    hint = "make the project's folder one that you may write to"
    return MachineError(Diagnostic("E902", f"'{lock}' cannot be written: {reason}", hint=hint))

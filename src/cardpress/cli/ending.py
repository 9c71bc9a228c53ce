"""Being told to stop: Ctrl-C, a closed terminal, a machine that shuts down.

Each becomes an exception, so that whoever works can put away what is half done.
"""

import signal
import sys
from types import FrameType

__all__ = ["Stopped", "exit_code", "heed_signals"]

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Those that ask; not every system has all."""
_SIGNAL_BASE = 128
"""A shell's exit code for a program that a signal ended is this and the signal's number."""


class Stopped(KeyboardInterrupt):
    """Somebody wants the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def heed_signals() -> None:
    """Lets every signal that asks for an end raise ``Stopped``; for a whole program only."""
    for name in _SIGNALS:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _stop)


def exit_code(cause: BaseException | None) -> int:
    """The exit code that tells a shell which signal it was."""
    return _SIGNAL_BASE + (cause.number if isinstance(cause, Stopped) else signal.SIGINT)


def _stop(number: int, _frame: FrameType | None) -> None:
    if not _stopping(sys.exc_info()[1]):
        raise Stopped(number)


def _stopping(error: BaseException | None) -> bool:
    """Whether this is the clearing up after an earlier signal, which none may interrupt."""
    while error is not None:
        if isinstance(error, Stopped):
            return True
        error = error.__context__
    return False

"""A progress bar for long work, on a terminal only."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from cardpress.jobs.build import Progress

__all__ = ["progress_bar"]

_PATIENCE = 1.0
"""Seconds after which people like to see that something happens."""


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """Gives what a job reports to; nothing is shown before a second has passed."""
    if not sys.stderr.isatty():
        yield lambda _what, _done, _total: None
        return
    bar = _Bar()
    try:
        yield bar.report
    finally:
        bar.stop()


class _Bar:
    def __init__(self) -> None:
        self._began = time.monotonic()
        self._progress: object | None = None
        self._task: object | None = None
        self._what = ""

    def report(self, what: str, done: int, total: int) -> None:
        """Shows how far the work is."""
        if self._progress is None and time.monotonic() - self._began < _PATIENCE:
            return
        from rich.console import Console  # noqa: PLC0415 - only long work needs it
        from rich.markup import escape  # noqa: PLC0415 - as above
        from rich.progress import Progress as RichProgress  # noqa: PLC0415 - as above

        from cardpress.cli.terminal import visible  # noqa: PLC0415 - as above

        if not isinstance(self._progress, RichProgress):
            self._progress = RichProgress(console=Console(stderr=True), transient=True)
            self._progress.start()
        if self._what != what:
            self._what = what
            self._task = self._progress.add_task(escape(visible(what)), total=total)
        self._progress.update(self._task, completed=done)  # type: ignore[arg-type]

    def stop(self) -> None:
        """Takes the bar away."""
        if self._progress is not None:
            self._progress.stop()  # type: ignore[attr-defined]

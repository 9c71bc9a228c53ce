"""The one family of exceptions that people may see; everything else is a bug and stays bare."""

from cardpress.diagnostics.values import Diagnostic

__all__ = ["CardpressError", "MachineError", "ProjectError", "UsageError"]


class CardpressError(Exception):
    """A fault that the command line reports without a traceback.

    It is raised where going on makes no sense; what can be collected is a diagnostic instead.
    """

    exit_code = 3

    def __init__(self, *diagnostics: Diagnostic) -> None:
        super().__init__("; ".join(diagnostic.message for diagnostic in diagnostics))
        self.diagnostics = diagnostics


class ProjectError(CardpressError):
    """The project has faults."""

    exit_code = 1


class UsageError(CardpressError):
    """The command was called with something that it cannot do."""

    exit_code = 2


class MachineError(CardpressError):
    """The machine is in the way: a full disk, a missing right, a library that fails."""

    exit_code = 3

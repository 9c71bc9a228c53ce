"""What cardpress has to say about a project: stable codes, places, messages and cures.

The lowest layer: everything may speak through it, it knows nobody. Nothing here prints; only
the command line does. The letter of a code is its severity, its number says where to read on
(``docs/codes.md``).
"""

from cardpress.diagnostics.codes import CODES
from cardpress.diagnostics.faults import (
    CardpressError,
    MachineError,
    ProjectError,
    UsageError,
)
from cardpress.diagnostics.near import did_you_mean
from cardpress.diagnostics.values import Diagnostic, Outcome, Places, Severity, Span

__all__ = [
    "CODES",
    "CardpressError",
    "Diagnostic",
    "MachineError",
    "Outcome",
    "Places",
    "ProjectError",
    "Severity",
    "Span",
    "UsageError",
    "did_you_mean",
]

"""Diagnostics on a terminal and as data."""

import os
import re
import sys
from collections.abc import Callable, Iterable
from typing import Any

import click

from cardpress.cli.terminal import tell, visible
from cardpress.diagnostics import Diagnostic, Severity

__all__ = ["as_data", "show_diagnostics"]

_COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}
_LONGEST_LINE = 200
"""Characters shown of a source line; more does not help anybody."""

LineReader = Callable[[str, int], str | None]


def as_data(diagnostic: Diagnostic) -> dict[str, Any]:
    """A diagnostic for JSON: code, severity, file, line, column, sheet, message and hint."""
    span = diagnostic.span
    return {
        "code": diagnostic.code,
        "severity": str(diagnostic.severity),
        "file": span.file if span else None,
        "line": (span.line or None) if span else None,
        "column": (span.column or None) if span else None,
        "sheet": (span.sheet or None) if span else None,
        "message": diagnostic.message,
        "hint": diagnostic.hint,
    }


def show_diagnostics(
    diagnostics: Iterable[Diagnostic], line_of: LineReader = lambda _file, _line: None
) -> None:
    """Prints diagnostics like a compiler: place, code, message, the source line and a caret."""
    found = list(diagnostics)
    colour = sys.stderr.isatty() and "NO_COLOR" not in os.environ
    for diagnostic in found:
        tell("\n".join(_lines(diagnostic, line_of)), err=True, color=colour)
    summary = _summary(found)
    if summary:
        tell(summary, err=True)


def _lines(diagnostic: Diagnostic, line_of: LineReader) -> list[str]:
    span, hint = diagnostic.span, diagnostic.hint
    near = hint if hint and hint.startswith("did you mean") else None
    kind = click.style(
        f"{diagnostic.severity}[{diagnostic.code}]:",
        fg=_COLOURS[diagnostic.severity],
        bold=True,
    )
    message = f"{diagnostic.message}, {near}" if near else diagnostic.message
    place = f"{span}: " if span else ""
    lines = [f"{visible(place)}{kind} {visible(message)}"]
    source = line_of(span.file, span.line) if span and span.line else None
    if source is not None and span is not None:
        shown = source[:_LONGEST_LINE]
        lines.append(f"    {_printed(shown)}")
        if 0 < span.column <= len(shown) + 1:
            lead = re.sub(r"[^\t]", " ", _printed(shown[: span.column - 1]))
            lines.append(f"    {lead}^")
    if hint and not near:
        lines.append(f"    hint: {visible(hint)}")
    return lines


def _printed(source: str) -> str:
    """A line of a file; tabs stay, so that a caret below stands where it should."""
    return "\t".join(visible(part) for part in source.split("\t"))


def _summary(found: list[Diagnostic]) -> str:
    counts = [
        (sum(1 for diagnostic in found if diagnostic.severity is severity), severity)
        for severity in Severity
    ]
    return ", ".join(
        f"{count} {severity}{'s' if count > 1 else ''}"
        for count, severity in counts
        if count and severity is not Severity.NOTE
    )

"""The line of a long text that a diagnostic is about, rather than the place where it begins."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from cardpress.diagnostics import Diagnostic, Span

__all__ = ["pinpointed"]

_MOST_LINES = 400
_LineReader = Callable[[str, int], str | None]


def pinpointed(diagnostic: Diagnostic, line_of: _LineReader) -> Diagnostic:
    """Moves a diagnostic to what it is ``near``, where that stands in the text that it names.

    Args:
        diagnostic: points at a value in a YAML file.
        line_of: gives a line of a file, without its end; nothing beyond the last.
    """
    span, near = diagnostic.span, diagnostic.near.partition("\n")[0]
    if not near or span is None or span.sheet or not span.file.endswith((".yaml", ".yml")):
        return diagnostic
    for number, start, line in _text_lines(span, line_of):
        place = line.find(near, start)
        if place >= 0:
            return replace(diagnostic, span=span._replace(line=number, column=place + 1))
    return diagnostic


def _text_lines(span: Span, line_of: _LineReader) -> Iterator[tuple[int, int, str]]:
    """The lines of a text: number, where in the line it begins, and the line.

    A block (``|`` or ``>``) goes on as long as lines are indented like its first; any other
    text as long as they are indented deeper than the line in which it begins.
    """
    first = line_of(span.file, span.line)
    if first is None:
        return
    start = max(span.column - 1, 0)
    block = first[start : start + 1] in ("|", ">")
    if not block:
        yield span.line, start, first
    least = 0 if block else _indent(first) + 1
    for number in range(span.line + 1, span.line + _MOST_LINES):
        line = line_of(span.file, number)
        if line is None:
            return
        if not line.strip():
            continue
        least = least or _indent(line)
        if _indent(line) < least:
            return
        yield number, 0, line


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))

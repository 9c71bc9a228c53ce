"""Collecting what there is to say while a project is read."""

from cardpress.diagnostics import Diagnostic, Span

__all__ = ["Report"]


class Report:
    """All diagnostics of one run, each once."""

    def __init__(self) -> None:
        self._found: dict[Diagnostic, None] = {}
        self._errors = 0

    def add(
        self,
        code: str,
        message: str,
        span: Span | None,
        hint: str | None = None,
        *,
        near: str = "",
    ) -> None:
        """Takes in one thing to say; ``near`` is the piece at fault in a text."""
        self.take(Diagnostic(code, message, span, hint, near))

    def take(self, diagnostic: Diagnostic) -> None:
        """Takes in a diagnostic that was made elsewhere."""
        self._found[diagnostic] = None
        self._errors += diagnostic.code[0] == "E"

    @property
    def errors(self) -> int:
        """How many errors were added so far: tells whether a step went well."""
        return self._errors

    def sorted(self) -> tuple[Diagnostic, ...]:
        """Everything by file, line and column; what has no place comes first."""
        return tuple(sorted(self._found, key=_key))


def _key(diagnostic: Diagnostic) -> tuple[Span, str, str]:
    return diagnostic.span or Span(""), diagnostic.code, diagnostic.message

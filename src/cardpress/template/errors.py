"""What is wrong with an expression."""

__all__ = ["ExpressionError", "reason", "shortened"]

_LONGEST_SHOWN = 60


class ExpressionError(ValueError):
    """An expression that cannot be read, is not allowed, or fails for a card."""

    def __init__(self, code: str, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        """The diagnostic's code: E202, E203, E204, E205 or E218."""
        self.hint = hint


def shortened(source: str) -> str:
    """An expression as messages quote it: on one line, never long."""
    line = " ".join(source.split())
    return f"'{line if len(line) <= _LONGEST_SHOWN else line[: _LONGEST_SHOWN - 1] + '…'}'"


def reason(cause: Exception) -> str:
    """What Jinja or Python says, on one line."""
    words = str(getattr(cause, "message", None) or cause) or type(cause).__name__
    return words.splitlines()[0]

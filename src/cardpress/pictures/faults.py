"""What is wrong with pictures, as diagnostics without a place."""

from cardpress.diagnostics import Diagnostic, ProjectError

__all__ = ["MOST_PIXELS", "broken", "fault", "too_large"]

MOST_PIXELS = 40_000_000
"""More than a full page at 600 dpi; checked before anything is decoded."""


def fault(code: str, message: str, hint: str | None = None) -> ProjectError:
    """An error to raise; the caller of ``asset`` knows the place."""
    return ProjectError(Diagnostic(code, message, hint=hint))


def broken(path: str, why: str) -> ProjectError:
    """E303."""
    hint = "open it in a picture program and save it again, or get the file anew"
    return fault("E303", f"'{path}' is broken: {why}", hint)


def too_large(path: str, width: int, height: int) -> ProjectError:
    """E304."""
    return fault(
        "E304",
        f"'{path}' has {width} x {height} pixels",
        f"make it smaller: pictures may have {MOST_PIXELS // 1_000_000} megapixels at most",
    )

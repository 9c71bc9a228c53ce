"""From a file's bytes to its text: UTF-8, not too large, all of it printable."""

import re

from cardpress.diagnostics import Span
from cardpress.source.report import Report

__all__ = ["FORBIDDEN", "LARGEST", "decoded", "printable", "span_at"]

LARGEST = 4 * 1024 * 1024
"""Bytes of a file: more than ten thousand cards."""

FORBIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]"
)
"""What YAML 1.2 (5.1) does not print, a byte order mark inside a text, and line breaks that
libyaml counts and editors do not."""


def decoded(data: bytes, file: str, report: Report) -> str | None:
    """Gives the text without a byte order mark; nothing where the report says why."""
    if len(data) > LARGEST:
        size = f"{len(data) / 1024 / 1024:.1f} MiB"
        report.add(
            "E107",
            f"the file is larger than 4 MiB ({size})",
            Span(file),
            "split the set into several files",
        )
        return None
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        report.add("E105", "the file is UTF-16, not UTF-8", Span(file), _SAVE_AS_UTF8)
        return None
    try:
        text = data.decode().removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(errors="replace")
        bad = data[error.start]
        report.add(
            "E105",
            f"the file is not UTF-8: byte 0x{bad:02X} stands where no character can",
            span_at(before, len(before), file),
            _SAVE_AS_UTF8,
        )
        return None
    return text if printable(text, file, report) else None


_SAVE_AS_UTF8 = "save it as UTF-8 in your editor"
_MOST_CONTROLS = 20
"""Faults of this kind that one file reports; a binary file would have thousands."""


def printable(text: str, file: str, report: Report) -> bool:
    """Whether all of a text can be printed; the report says what cannot."""
    if not FORBIDDEN.search(text):
        return True
    for count, match in enumerate(FORBIDDEN.finditer(text)):
        if count == _MOST_CONTROLS:
            break
        report.add(
            "E105",
            f"invisible character U+{ord(match[0]):04X}",
            span_at(text, match.start(), file),
            "delete it; such characters come along when a text is pasted",
        )
    return False


def span_at(text: str, index: int, file: str) -> Span:
    """The place of a character of a text."""
    start = text.rfind("\n", 0, index) + 1
    return Span(file, text.count("\n", 0, index) + 1, index - start + 1)

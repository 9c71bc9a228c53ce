"""Diagnostics, the places they point at, and the outcome of a stage."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from cardpress.diagnostics.codes import CODES

__all__ = ["Diagnostic", "Outcome", "Places", "Severity", "Span"]

T = TypeVar("T")


class Severity(StrEnum):
    """How bad it is: errors stop a build, warnings do under ``--strict``, notes never do."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Span(NamedTuple):
    """A place in a file of the project."""

    file: str
    """Path below the project root, with forward slashes."""
    line: int = 0
    """Counted from 1; 0 where the whole file is meant."""
    column: int = 0
    """Counted in characters from 1; 0 where the whole line is meant."""
    sheet: str = ""
    """Of a workbook: the sheet, whose rows and columns ``line`` and ``column`` then are."""

    def __str__(self) -> str:
        """As people read it: ``cards/BAS.yaml:4:10``; ``cards/all.xlsx, Cards!B4``."""
        if not self.sheet:
            return ":".join(str(part) for part in self[:3] if part)
        cell = f"!{_letters(self.column)}{self.line}" if self.line else ""
        return f"{self.file}, {self.sheet}{cell}"


def _letters(column: int) -> str:
    """What spreadsheets call a column: 1 is A, 27 is AA."""
    letters = ""
    while column > 0:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return letters


@dataclass(frozen=True, slots=True)
class Places:
    """Where a mapping and the values of its keys stand, so that later stages can point."""

    span: Span
    """Where the mapping itself starts."""
    keys: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Line and column of the value of each key."""
    elsewhere: Mapping[str, Span] = field(default_factory=dict)
    """Values that stand in another file, such as translated texts."""

    def of(self, key: str) -> Span:
        """The place of a key's value; of the mapping where the key was not written."""
        if key in self.elsewhere:
            return self.elsewhere[key]
        place = self.keys.get(key)
        return self.span._replace(line=place[0], column=place[1]) if place else self.span


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One thing to say about the project.

    Raises:
        KeyError: the code is not in the register.
    """

    code: str
    """Such as ``E102``; registered in ``diagnostics.codes``."""
    message: str
    """What is wrong, with the offending value in quotes; one line, no full stop."""
    span: Span | None = None
    """Where, if there is a place."""
    hint: str | None = None
    """What to do about it; one line."""
    near: str = ""
    """The piece at fault as typed, where ``span`` is that of a whole text."""

    def __post_init__(self) -> None:
        CODES[self.code]
        object.__setattr__(self, "message", _one_line(self.message))
        if self.hint is not None:
            object.__setattr__(self, "hint", _one_line(self.hint))

    @property
    def severity(self) -> Severity:
        """The severity that the code's letter stands for."""
        return _SEVERITIES[self.code[0]]


_LONGEST = 900
"""Characters of a message: what is longer quotes a text that nobody wants to read here."""
_END = 200
"""Of these, how many are from the end of what is longer."""


def _one_line(text: str) -> str:
    """A text with its line breaks spelt out, and without the middle of a very long one."""
    text = text.replace("\r", "\\r").replace("\n", "\\n")
    if len(text) <= _LONGEST:
        return text
    return f"{text[: _LONGEST - _END]} … {text[-_END:]}"


_SEVERITIES = {"E": Severity.ERROR, "W": Severity.WARNING, "N": Severity.NOTE}


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T]):
    """What a stage returns: the sound part of its work, and what it has to say."""

    value: T
    """The sound part."""
    diagnostics: tuple[Diagnostic, ...] = ()
    """In the order found."""

    @property
    def failed(self) -> bool:
        """Whether there is an error among the diagnostics."""
        return any(diagnostic.severity is Severity.ERROR for diagnostic in self.diagnostics)

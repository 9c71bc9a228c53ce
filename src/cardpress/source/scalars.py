"""Typing scalars by the field that receives them, after the core schema of YAML 1.2 (10.3.2).

A text field never comes here: it keeps ``No``, ``007`` and ``1e3`` as typed. Each function
gives the value, or raises ``ScalarError`` with what is wrong and what to write.
"""

import re
from math import isfinite

from cardpress.source.nodes import Scalar

__all__ = ["ScalarError", "boolean", "number", "shown", "whole_number"]

_WHOLE = re.compile(r"([-+]?\d+)(?:\.0*)?")
_BASED = re.compile(r"0o[0-7]+|0x[0-9a-fA-F]+")
_NUMBER = re.compile(r"[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?")
_MOST_DIGITS = 15
"""More digits than any field can mean, few enough to read in no time."""
_LONGEST_SHOWN = 60

_TRUE = frozenset(("true", "True", "TRUE"))
_FALSE = frozenset(("false", "False", "FALSE"))


class ScalarError(ValueError):
    """A scalar that its field cannot take."""

    def __init__(self, code: str, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        """E108 or E109."""
        self.message = message
        self.hint = hint


def shown(text: str) -> str:
    """A value as messages quote it: on one line, never long."""
    line = text.replace("\n", "⏎")
    return f"'{line if len(line) <= _LONGEST_SHOWN else line[: _LONGEST_SHOWN - 1] + '…'}'"


def whole_number(scalar: Scalar) -> int:
    """``3``, ``010`` (ten), ``2.0``, ``"3"``, ``0x1F``, ``0o17``.

    Raises:
        ScalarError: E108 or E109.
    """
    text = scalar.value.strip()
    if match := _WHOLE.fullmatch(text):
        digits = match[1]
        if len(digits) > _MOST_DIGITS:
            raise ScalarError("E109", f"{shown(text)} is too large a number")
        return int(digits)
    if _BASED.fullmatch(text) and len(text) <= _MOST_DIGITS:
        return int(text, 0)
    if _NUMBER.fullmatch(text):
        if "e" in text.lower():
            raise ScalarError(
                "E108", f"{shown(text)} is not a whole number", "write all digits"
            )
        raise ScalarError("E108", f"{shown(text)} is not a whole number")
    raise ScalarError(
        "E108", f"{shown(scalar.value)} is not a whole number", _number_hint(text)
    )


def number(scalar: Scalar) -> float:
    """``1.5``, ``2``, ``1e-3``, ``"0.5"``.

    Raises:
        ScalarError: E108 or E109.
    """
    text = scalar.value.strip()
    if not _NUMBER.fullmatch(text):
        raise ScalarError("E108", f"{shown(scalar.value)} is not a number", _number_hint(text))
    value = float(text)
    if not isfinite(value):
        raise ScalarError("E109", f"{shown(text)} is too large a number")
    return value


def _number_hint(text: str) -> str | None:
    if text in _TRUE | _FALSE or text.lower() in ("yes", "no", "on", "off"):
        return "write a number"
    if re.fullmatch(r"[-+]?\d+,\d{1,2}", text):
        return f"write {text.replace(',', '.')}"
    plain = text.replace(",", "").replace("_", "").replace(" ", "")
    if plain != text and _WHOLE.fullmatch(plain):
        return f"write {plain}"
    return None


def boolean(scalar: Scalar) -> bool:
    """``true`` or ``false``.

    Raises:
        ScalarError: E108.
    """
    if scalar.plain and scalar.value in _TRUE | _FALSE:
        return scalar.value in _TRUE
    meant = {"yes": "true", "on": "true", "no": "false", "off": "false"}
    plain = scalar.value.strip().lower()
    hint = f"write {meant.get(plain, plain)}" if plain in {*meant, "true", "false"} else None
    raise ScalarError("E108", f"{shown(scalar.value)} is neither true nor false", hint)

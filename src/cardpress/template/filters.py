"""The filters of expressions, and how values become text."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

__all__ = ["FILTERS", "as_text"]

_WIDEST = 40
"""Digits or characters that ``pad`` fills up to, at most."""


def as_text(value: object) -> str:
    """A value as it is printed: nothing for None, ``1`` for 1.0, lists with commas."""
    match value:
        case str():
            return value
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case float():
            return str(int(value)) if value.is_integer() else repr(value)
        case tuple() | list():
            return ", ".join(as_text(part) for part in value)
        case _:
            return str(value)


def _upper(value: object) -> str:
    return as_text(value).upper()


def _lower(value: object) -> str:
    return as_text(value).lower()


def _capitalize(value: object) -> str:
    text = as_text(value)
    return text[:1].upper() + text[1:]


def _default(value: object, other: object = "") -> object:
    return value if value not in (None, "", ()) else other


def _pad(value: object, width: int, fill: str = "0") -> str:
    return as_text(value).rjust(min(width, _WIDEST), fill[:1] or " ")


def _length(value: object) -> int:
    return len(value) if isinstance(value, tuple | list | str | Mapping) else 0


def _join(value: object, separator: str = ", ") -> str:
    parts = value if isinstance(value, tuple | list) else (value,)
    return separator.join(as_text(part) for part in parts)


def _round(value: float) -> int:
    return round(value)


FILTERS: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {
        "capitalize": _capitalize,
        "default": _default,
        "join": _join,
        "length": _length,
        "lower": _lower,
        "pad": _pad,
        "round": _round,
        "upper": _upper,
    }
)
"""By name: ``${{ card.name | upper }}``."""

"""File names that every system takes and tells apart."""

import re
import unicodedata
from collections.abc import Iterable

__all__ = ["distinct_names", "portable_name"]

_RESERVED = frozenset(
    [
        "con",
        "prn",
        "aux",
        "nul",
        *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)),
    ]
)
"""Names that Windows keeps for devices, whatever ending follows."""

_LETTERS = str.maketrans(
    {"ß": "ss", "æ": "ae", "Æ": "AE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L"}
)
_LONGEST = 80


def portable_name(text: str) -> str:
    """Turns any text into ASCII letters, digits, dots, dashes and underscores.

    Accents are dropped, everything else becomes a dash; an empty result is ``x``.
    """
    plain = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    ascii_only = plain.encode("ascii", "ignore").decode()
    name = re.sub(r"[^A-Za-z0-9._-]+", "-", ascii_only).strip("-.")[:_LONGEST].rstrip("-.")
    if name.partition(".")[0].casefold() in _RESERVED:
        name += "-"
    return name or "x"


def distinct_names(texts: Iterable[str]) -> list[str]:
    """Portable names, distinct when case is ignored: the second ``Łódź`` becomes ``Lodz-2``."""
    taken: set[str] = set()
    names = []
    for text in texts:
        name = base = portable_name(text)
        count = 1
        while name.casefold() in taken:
            count += 1
            name = f"{base}-{count}"
        taken.add(name.casefold())
        names.append(name)
    return names

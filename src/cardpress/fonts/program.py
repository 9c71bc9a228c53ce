"""Opening a font file: is it whole, does it have outlines, may it be embedded?"""

import hashlib
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardpress.diagnostics import Diagnostic, ProjectError

__all__ = ["Program", "open_program"]

_SFNT = (b"\0\1\0\0", b"OTTO", b"true")
_NEEDED = ("head", "hhea", "hmtx", "maxp", "cmap")
_OUTLINES = ("glyf", "CFF ", "CFF2")

_RESTRICTED = 0x0002
_USABLE = 0x000C
"""Preview-and-print and editable embedding: where bits clash the least restrictive counts."""
_NO_SUBSET = 0x0100
_BITMAP_ONLY = 0x0200


@dataclass(frozen=True, slots=True)
class Program:
    """A font program as its file has it, with its axes settled."""

    face: Any
    """HarfBuzz's face."""
    axes: Mapping[str, float]
    """Where the axes of a variable font stand; empty for others."""
    key: str
    """Digest of the bytes, the index and the axes."""
    is_cff: bool
    """Whether its outlines are cubic (CFF, CFF2)."""
    whole: bool
    """Whether its licence bits forbid subsets."""


def open_program(name: str, data: bytes, *, index: int = 0, weight: int = 400) -> Program:
    """Opens a font's bytes; a variable font is pinned to ``weight``, its other axes to default.

    Raises:
        ProjectError: E219, E220.
    """
    import uharfbuzz as hb  # noqa: PLC0415 - loaded with the first face

    _check_whole(name, data, index)
    face = hb.Face(hb.Blob(data), index)
    tags = frozenset(face.table_tags)
    _check_tables(name, tags)
    rights = _rights(face, tags)
    _check_rights(name, rights)
    axes = {}
    if "fvar" in tags:
        for axis in face.axis_infos:
            wanted = weight if axis.tag == "wght" else axis.default_value
            axes[axis.tag] = float(min(max(wanted, axis.min_value), axis.max_value))
    pinned = ",".join(f"{tag}={place:g}" for tag, place in sorted(axes.items()))
    digest = hashlib.sha256(data)
    digest.update(f"#{index};{pinned}".encode())
    is_cff = "glyf" not in tags
    return Program(face, axes, digest.hexdigest()[:32], is_cff, bool(rights & _NO_SUBSET))


def _broken(name: str, why: str) -> ProjectError:
    return ProjectError(
        Diagnostic("E220", f"'{name}' is not a usable font: {why}", hint="get the file anew")
    )


def _check_whole(name: str, data: bytes, index: int) -> None:
    """Looks through the table directory, as HarfBuzz passes over what lies beyond the end."""
    start = 0
    if data[:4] == b"ttcf":
        count = int.from_bytes(data[8:12], "big")
        if index >= count:
            raise _broken(name, f"the collection has {count} fonts, there is no #{index}")
        start = int.from_bytes(data[12 + 4 * index : 16 + 4 * index], "big")
    elif index:
        raise _broken(name, f"it is no collection, there is no #{index}")
    if data[start : start + 4] not in _SFNT:
        raise _broken(name, "it does not start like a TrueType or OpenType font")
    count = int.from_bytes(data[start + 4 : start + 6], "big")
    directory = data[start + 12 : start + 12 + 16 * count]
    if len(directory) < 16 * count or not count:
        raise _broken(name, "it is cut short")
    for tag, _, offset, length in struct.iter_unpack(">4sLLL", directory):
        if offset + length > len(data):
            raise _broken(name, f"it is cut short in table '{tag.decode('latin-1').strip()}'")


def _check_tables(name: str, tags: frozenset[str]) -> None:
    missing = [tag for tag in _NEEDED if tag not in tags]
    if missing:
        raise _broken(name, f"table '{missing[0]}' is missing")
    if not any(tag in tags for tag in _OUTLINES):
        raise _broken(name, "it has no outlines, only pictures of glyphs")


def _rights(face: Any, tags: frozenset[str]) -> int:
    """The ``fsType`` of OpenType's OS/2 table; a font without it forbids nothing."""
    table = face.reference_table("OS/2").data if "OS/2" in tags else b""
    return int.from_bytes(table[8:10], "big")


def _check_rights(name: str, rights: int) -> None:
    why = ""
    if rights & _RESTRICTED and not rights & _USABLE:
        why = "its licence bits forbid embedding (fsType 0x0002)"
    elif rights & _BITMAP_ONLY:
        why = "its licence bits allow bitmaps only (fsType 0x0200)"
    if why:
        raise ProjectError(
            Diagnostic(
                "E219",
                f"'{name}' may not be embedded: {why}",
                hint="ask its maker for a licence to embed it, or use another font",
            )
        )

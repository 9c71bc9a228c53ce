"""Opening a font file: is it whole, does it have outlines, may it be embedded?"""

import hashlib
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from cardpress.diagnostics import Diagnostic, ProjectError, did_you_mean
from cardpress.fonts.coloured import COLOUR_TABLES

__all__ = ["Axes", "Program", "open_program"]

Axes: TypeAlias = tuple[tuple[str, float], ...]
"""Places on the axes of a variable font, by tag."""

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
    outlined: bool = True
    """Whether it has outlines; a font without them only gives pictures."""

    coloured: bool = False
    """Whether it has glyphs in colours, such as emoji."""

    @property
    def family(self) -> str:
        """The family that its file names."""
        import uharfbuzz as hb  # noqa: PLC0415 - loaded with the first face

        return self.face.get_name(hb.OTNameIdPredefined.FONT_FAMILY) or ""


def open_program(
    name: str, data: bytes, *, index: int = 0, weight: int = 400, axes: Axes = ()
) -> Program:
    """Opens a font's bytes; a variable font is pinned to ``weight``, its other axes to default.

    Args:
        name: for faults.
        data: the file.
        index: which font of a collection.
        weight: of a variable font.
        axes: where it stands on other axes, and on that of weight if it is among them.

    Raises:
        ProjectError: E219, E220, E225.
    """
    import uharfbuzz as hb  # noqa: PLC0415 - loaded with the first face

    _check_whole(name, data, index)
    face = hb.Face(hb.Blob(data), index)
    tags = frozenset(face.table_tags)
    _check_tables(name, tags)
    rights = _rights(face, tags)
    _check_rights(name, rights)
    try:
        known = {axis.tag: axis for axis in face.axis_infos} if "fvar" in tags else {}
    except UnicodeDecodeError as cause:
        raise _broken(name, "the names of its axes are spoilt") from cause
    _check_axes(name, axes, known)
    places = {}
    for tag, axis in known.items():
        wanted = weight if tag == "wght" else axis.default_value
        wanted = dict(axes).get(tag, wanted)
        places[tag] = float(min(max(wanted, axis.min_value), axis.max_value))
    pinned = ",".join(f"{tag}={place:g}" for tag, place in sorted(places.items()))
    digest = hashlib.sha256(data)
    digest.update(f"#{index};{pinned}".encode())
    is_cff = "glyf" not in tags
    return Program(
        face,
        places,
        digest.hexdigest()[:32],
        is_cff=is_cff,
        whole=bool(rights & _NO_SUBSET),
        outlined=any(tag in tags for tag in _OUTLINES),
        coloured=any(tag in tags for tag in COLOUR_TABLES),
    )


def _check_axes(name: str, axes: Axes, known: Mapping[str, Any]) -> None:
    faults = []
    for tag, place in axes:
        axis = known.get(tag)
        if axis is None:
            has = ", ".join(f"{tag} {_span(axis)}" for tag, axis in sorted(known.items()))
            hint = did_you_mean(tag, known) or (
                f"it has {has}" if has else "it is not variable"
            )
            faults.append(Diagnostic("E225", f"font '{name}' has no axis '{tag}'", hint=hint))
        elif not axis.min_value <= place <= axis.max_value:
            message = f"axis '{tag}' of font '{name}' has no place {place:g}"
            faults.append(Diagnostic("E225", message, hint=f"it goes {_span(axis)}"))
    if faults:
        raise ProjectError(*faults)


def _span(axis: Any) -> str:
    return f"from {axis.min_value:g} to {axis.max_value:g}"


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
        _check_entry(name, tag, missing=offset + length > len(data))


def _check_entry(name: str, tag: bytes, *, missing: bool) -> None:
    if not tag.isascii():
        raise _broken(name, "its table of contents is spoilt")
    if missing:
        raise _broken(name, f"it is cut short in table '{tag.decode().strip()}'")


def _check_tables(name: str, tags: frozenset[str]) -> None:
    missing = [tag for tag in _NEEDED if tag not in tags]
    if missing:
        raise _broken(name, f"table '{missing[0]}' is missing")
    if not any(tag in tags for tag in (*_OUTLINES, *COLOUR_TABLES)):
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

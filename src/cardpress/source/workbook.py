"""XLSX: a workbook's sheets, texts and formats; after ECMA-376 (Office Open XML), 1 and 2.

The file is a stranger's: it is a packed folder of XML, so sizes are checked before anything is
unpacked, and no document type is read, with which entities would come.
"""

import posixpath
import re
import zlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cardpress.source.number_formats import BUILT_IN

__all__ = ["Sheet", "Workbook", "WorkbookError", "parse_part"]

_MOST_PACKED = 16 * 1024 * 1024
_MOST_PARTS = 10_000
_MOST_UNPACKED = 48 * 1024 * 1024
"""Bytes of one part: ten times what the sheet of a game with 20,000 cards takes."""
_MOST_ELEMENTS = 1_500_000
"""Elements of one part: those of 20,000 cards in thirty columns."""
_SMALLER = "delete the empty rows and columns around the table, or save it as CSV"
_GENERAL = "General"
_ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")
"""A character as texts of a workbook escape it (part 1, 22.9.2.19)."""

Start = Callable[[str, Mapping[str, str]], None]
End = Callable[[str], None]


class WorkbookError(Exception):
    """A workbook that cannot be read: what is wrong, and what to do."""

    def __init__(self, message: str, hint: str, code: str = "E151") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.code = code


class Sheet(NamedTuple):
    """A sheet of a workbook."""

    name: str
    part: str
    """Path of its part."""
    visible: bool


class Workbook:
    """The parts of a workbook that a table needs; each is unpacked when it is asked for."""

    def __init__(self, data: bytes) -> None:
        """Opens a workbook.

        Raises:
            WorkbookError: it is none, or too large.
        """
        self._parts = _Parts(data)
        root = self._parts.targets("", ("officeDocument",))
        if len(root) != 1:
            raise WorkbookError("the file is no workbook", "save it as .xlsx")
        (self._path,) = root.values()

    def sheets(self) -> list[Sheet]:
        """Its sheets with cells, in order."""
        parts = self._parts.targets(self._path, ("worksheet",))
        found: list[Sheet] = []

        def start(name: str, said: Mapping[str, str]) -> None:
            part = parts.get(_relation(said))
            if name == "sheet" and part:
                state = said.get("state", "visible")
                found.append(Sheet(said.get("name", ""), part, state == "visible"))

        parse_part(self._parts.read(self._path), start)
        return found

    def part(self, sheet: Sheet) -> bytes:
        """The XML of a sheet."""
        return self._parts.read(sheet.part)

    def texts(self) -> list[str]:
        """The texts that cells share."""
        found: list[str] = []
        run = TextRun()

        def start(name: str, _said: Mapping[str, str]) -> None:
            if name == "si":
                run.clear()
            run.start(name)

        def end(name: str) -> None:
            run.end(name)
            if name == "si":
                found.append(run.text)

        for part in self._parts.targets(self._path, ("sharedStrings",)).values():
            parse_part(self._parts.read(part), start, end, run.take)
        return found

    def formats(self) -> list[str]:
        """Format codes by the number that cells give as their style."""
        codes = dict(BUILT_IN)
        found: list[str] = []
        inside = False

        def start(name: str, said: Mapping[str, str]) -> None:
            nonlocal inside
            inside = inside or name == "cellXfs"
            if name == "numFmt":
                codes[_whole(said.get("numFmtId"))] = said.get("formatCode", _GENERAL)
            elif name == "xf" and inside:
                found.append(codes.get(_whole(said.get("numFmtId")), "?"))

        def end(name: str) -> None:
            nonlocal inside
            inside = inside and name != "cellXfs"

        for part in self._parts.targets(self._path, ("styles",)).values():
            parse_part(self._parts.read(part), start, end)
        return found


class TextRun:
    """Collects a text that is cut into runs; what is only a reading aid is left out."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._open = False
        self._aid = False

    def clear(self) -> None:
        """Starts anew."""
        self._pieces.clear()

    def start(self, name: str) -> None:
        """Sees an element open."""
        self._open = name == "t"
        self._aid = self._aid or name == "rPh"

    def end(self, name: str) -> None:
        """Sees an element close."""
        self._open = False
        self._aid = self._aid and name != "rPh"

    def take(self, text: str) -> None:
        """Sees a text."""
        if self._open and not self._aid:
            self._pieces.append(text)

    @property
    def text(self) -> str:
        """What was collected."""
        whole = "".join(self._pieces)
        if "_x" in whole:
            whole = _ESCAPED.sub(lambda match: chr(int(match[1], 16)), whole)
        return whole.replace("\r\n", "\n").replace("\r", "\n")


class _Parts:
    """A packed folder."""

    def __init__(self, data: bytes) -> None:
        import io  # noqa: PLC0415 - only workbooks need it
        import zipfile  # noqa: PLC0415 - 10 ms that only workbooks need

        if data.startswith(b"\xd0\xcf\x11\xe0"):
            message = "the file is an old workbook (.xls), or locked by a password"
            raise WorkbookError(message, "save it as .xlsx, without a password")
        if len(data) > _MOST_PACKED:
            size = f"{len(data) / 1024 / 1024:.1f} MiB"
            message = f"the workbook is larger than 16 MiB ({size})"
            raise WorkbookError(message, "take pictures out of it, or save it as CSV", "E107")
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(data))
        except (zipfile.BadZipFile, ValueError, OverflowError, NotImplementedError) as cause:
            raise WorkbookError(_NO_WORKBOOK, "save it as .xlsx again") from cause
        # A part said to begin before the file does is a ValueError, with no name of its own.
        self._broken = (
            *(zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError),
            *(ValueError, OverflowError),
        )
        if len(self._zip.filelist) > _MOST_PARTS:
            raise WorkbookError("the file has more than 10,000 parts", "save it as CSV", "E107")

    def read(self, path: str) -> bytes:
        """Unpacks a part, of which no more comes than may be."""
        try:
            info = self._zip.getinfo(path)
            if info.flag_bits & 1:
                raise WorkbookError("the workbook is locked", "save it without a password")
            if info.file_size > _MOST_UNPACKED:
                raise _too_large(path)
            with self._zip.open(info) as stream:
                data = stream.read(_MOST_UNPACKED + 1)
        except KeyError as cause:
            message = f"the workbook lacks its part '{path}'"
            raise WorkbookError(message, "save it as .xlsx again") from cause
        except (*self._broken, OSError, RuntimeError) as cause:
            message = f"the workbook is damaged in '{path}'"
            raise WorkbookError(message, "save it as .xlsx again") from cause
        if len(data) > _MOST_UNPACKED:
            raise _too_large(path)
        return data

    def targets(self, path: str, kinds: tuple[str, ...]) -> dict[str, str]:
        """The parts to which a part refers, by its names for them (part 2, 9.3)."""
        folder, name = posixpath.split(path)
        found: dict[str, str] = {}

        def start(element: str, said: Mapping[str, str]) -> None:
            kind = said.get("Type", "").rpartition("/")[2]
            if element == "Relationship" and kind in kinds and "TargetMode" not in said:
                target = posixpath.join("/", folder, said.get("Target", ""))
                found[said.get("Id", "")] = posixpath.normpath(target).lstrip("/")

        parse_part(self.read(posixpath.join(folder, "_rels", f"{name}.rels")), start)
        return found


_NO_WORKBOOK = "the file is no workbook, or only a part of one"


def _too_large(path: str) -> WorkbookError:
    message = f"the workbook is too large: '{path}' unpacks to more than 48 MiB"
    return WorkbookError(message, _SMALLER, "E107")


def _relation(said: Mapping[str, str]) -> str:
    """The attribute ``r:id``, whichever edition of the standard its namespace is of."""
    return next((value for name, value in said.items() if name.endswith(" id")), "")


def _whole(text: str | None) -> int:
    return int(text) if text and text.isdecimal() and len(text) < 10 else 0


def _nothing(*_: Any) -> None:
    """Ignores what a part says."""


def parse_part(
    data: bytes, start: Start, end: End = _nothing, text: Callable[[str], None] = _nothing
) -> None:
    """Reads XML: names of elements come without their namespaces.

    Raises:
        WorkbookError: it is none, or has a document type.
    """
    from xml.parsers import expat  # noqa: PLC0415 - only workbooks need it

    def doctype(*_: Any) -> None:
        message = "the workbook holds a document type, which no spreadsheet writes"
        raise WorkbookError(message, "take it from somebody you trust, or save it anew")

    left = _MOST_ELEMENTS

    def opened(name: str, said: Mapping[str, str]) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            message = f"the workbook has a part with more than {_MOST_ELEMENTS:,} elements"
            raise WorkbookError(message, _SMALLER, "E107")
        start(name[name.rfind(" ") + 1 :], said)

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = doctype
    parser.StartElementHandler = opened
    if end is not _nothing:
        parser.EndElementHandler = lambda name: end(name[name.rfind(" ") + 1 :])
    if text is not _nothing:
        parser.CharacterDataHandler = text
    try:
        parser.Parse(data, True)  # noqa: FBT003 - takes no keywords: this is all of it
    except expat.ExpatError as cause:
        message = f"the workbook is damaged ({expat.ErrorString(cause.code)})"
        raise WorkbookError(message, "save it as .xlsx again") from cause

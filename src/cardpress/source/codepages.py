"""From a table's bytes to its text: UTF-8 or UTF-16 as they say themselves, others as told."""

import re

from cardpress.diagnostics import Span, did_you_mean
from cardpress.source.encoding import LARGEST, printable, span_at
from cardpress.source.report import Report
from cardpress.source.scalars import shown

__all__ = ["encoding_named", "table_text"]

_UTF_8, _UTF_16 = "utf-8", "utf-16"
_CODECS = {
    re.sub(r"\W", "", name): name
    for name in (
        f"{_UTF_8} {_UTF_16} cp437 cp850 cp852 cp866 cp874 cp932 cp936 cp949 cp950 cp1250"
        " cp1251 cp1252 cp1253 cp1254 cp1255 cp1256 cp1257 cp1258 gb18030 shift-jis euc-jp"
        " euc-kr big5 koi8-r koi8-u mac-roman iso-8859-1 iso-8859-2 iso-8859-5 iso-8859-7"
        " iso-8859-9 iso-8859-15"
    ).split()
}
"""The encodings that spreadsheets write, by their names without dashes."""
_MARKS = ((b"\xef\xbb\xbf", _UTF_8), (b"\xff\xfe", _UTF_16), (b"\xfe\xff", _UTF_16))
_SAVE = "save it as 'CSV UTF-8', or say what it is: 'encoding: cp1252'"


def encoding_named(name: str) -> tuple[str, str | None]:
    """The encoding of that name, empty where there is none; then also what to do."""
    key = re.sub(r"[\W_]", "", name.lower())
    key = re.sub(r"^(?:windows|win)(?=\d)", "cp", key)
    key = {"latin1": "iso88591", "ansi": "", "macintosh": "macroman"}.get(key, key)
    if key in _CODECS:
        return _CODECS[key], None
    return "", did_you_mean(name.lower(), _CODECS.values()) or "write cp1252, utf-8 or the like"


def table_text(data: bytes, file: str, encoding: str, report: Report) -> str | None:
    """Gives a table's text with bare line feeds; nothing where the report says why.

    Args:
        data: what the file holds.
        file: its path.
        encoding: as ``encoding_named`` gives it; empty where nobody said.
        report: whom to tell.
    """
    fault = _size_fault(data) or _mark_fault(data, encoding)
    if fault:
        report.add(fault[0], fault[1], Span(file), fault[2])
        return None
    marked = next((name for mark, name in _MARKS if data.startswith(mark)), "")
    codec = encoding or marked or _UTF_8
    if codec == _UTF_16 and not marked:
        codec = "utf-16-le"  # as Windows writes it; else it would be the machine's own order
    try:
        text = data.decode(codec)
    except UnicodeDecodeError as error:
        before = _lines(data[: error.start].decode(codec, errors="replace"))
        called = codec.upper().replace("CP", "cp")
        message = f"the file is not {called}: byte 0x{data[error.start]:02X} stands where no"
        message += " character can"
        hint = _SAVE if codec == _UTF_8 else "save it as 'CSV UTF-8', and leave 'encoding:' out"
        report.add("E105", message, span_at(before, len(before), file), hint)
        return None
    text = _lines(text.removeprefix("\ufeff"))
    return text if printable(text, file, report) else None


def _lines(text: str) -> str:
    """Ends of lines as one sign, whether they came from Windows, from an old Mac or others."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


_Fault = tuple[str, str, str]


def _size_fault(data: bytes) -> _Fault | None:
    if len(data) <= LARGEST:
        return None
    size = f"{len(data) / 1024 / 1024:.1f} MiB"
    return "E107", f"the table is larger than 4 MiB ({size})", "split it into several sets"


def _mark_fault(data: bytes, encoding: str) -> _Fault | None:
    """What the file's first bytes say against what was said of it, or against reading it."""
    for start, kind in _OTHER_KINDS:
        if data.startswith(start):
            return "E151", f"the file is {kind}, not a text", "save it as CSV"
    marked = next((name for mark, name in _MARKS if data.startswith(mark)), "")
    if marked and encoding and marked != encoding:
        message = f"the file says itself that it is {marked.upper()}, not {shown(encoding)}"
        return "E105", message, "leave 'encoding:' out"
    if b"\0" in data[:4096] and not marked and encoding != _UTF_16:
        message = "the file holds bytes of nothing: it may be UTF-16 without its mark"
        return "E105", message, "save it as 'CSV UTF-8', or say 'encoding: utf-16'"
    if encoding and not marked and _is_utf_8(data) and encoding not in (_UTF_8, _UTF_16):
        message = f"the file is UTF-8, not {shown(encoding)}: its letters would come out wrong"
        return "E105", message, "leave 'encoding:' out"
    return None


_OTHER_KINDS = (
    (b"PK\x03\x04", "a workbook or another packed file"),
    (b"\xd0\xcf\x11\xe0", "an old workbook (.xls)"),
    (b"%PDF", "a PDF"),
)


def _is_utf_8(data: bytes) -> bool:
    """Whether bytes beyond ASCII follow the pattern that other encodings hit by no chance."""
    try:
        return not data.isascii() and bool(data.decode())
    except UnicodeDecodeError:
        return False

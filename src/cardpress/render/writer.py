"""Writes a PDF object by object, so that nothing is held once it is said.

ReportLab's ``pdfdoc`` gives the objects and their syntax; its own document keeps every page and
picture till the end, so this writer stands in its place. Knows bytes and numbers of objects,
nothing of pages.
"""

import hashlib
import zlib
from collections import deque
from typing import TYPE_CHECKING, BinaryIO

from reportlab.pdfbase.pdfdoc import NoEncryption, PDFDictionary, PDFObject
from reportlab.pdfbase.pdfdoc import format as _format

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

__all__ = ["Indirect", "Writer"]

_HEAD = b"%PDF-1.6\n%\xe2\xe3\xcf\xd3\n"
"""Version, and four bytes above 127 that mark the file as binary (ISO 32000-1, 7.5.2)."""


_LEVEL = 6
"""zlib's level for operators: higher ones cost twice the time for less than one per cent."""
_ALONE = 24
"""Streams that are deflated on the spot: a thread takes ten milliseconds to get going."""
_AHEAD = 4
"""Streams that may wait for the thread."""


def _pool() -> "Executor":
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - only long files need it

    return ThreadPoolExecutor(max_workers=1)


class Indirect(PDFObject):  # type: ignore[misc] # ReportLab has no types
    """An object elsewhere in the file, by its number."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.text = b"%d 0 R" % number

    def format(self, _document: object) -> bytes:
        """As it stands in other objects."""
        return self.text


class Writer:
    """A PDF file on its way out.

    It looks to ReportLab's objects like the document that they ask to be formatted by.
    """

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._offsets = [0]
        self._state = hashlib.sha256()
        self.encrypt = NoEncryption()  # ReportLab's strings look for it
        self.size = 0
        self._count = 0
        self._pool: Executor | None = None
        self._waiting: deque[tuple[bytes, Future[bytes], Indirect]] = deque()
        self._write(_HEAD)

    def reserve(self) -> Indirect:
        """A number for an object that is written later."""
        self._offsets.append(0)
        return Indirect(len(self._offsets) - 1)

    def add(self, value: object, at: Indirect | None = None) -> Indirect:
        """Writes an object of ReportLab's, or one already in PDF syntax."""
        at = at or self.reserve()
        body = value if isinstance(value, bytes) else _format(value, self, toplevel=1)
        self._state.update(body)
        self._offsets[at.number] = self.size
        self._write(b"%d 0 obj\n%b\nendobj\n" % (at.number, body))
        return at

    def stream(
        self, entries: bytes, data: bytes, at: Indirect | None = None, *, digest: str = ""
    ) -> Indirect:
        """Writes a stream whose data have the filters that ``entries`` name.

        Args:
            entries: what stands in its dictionary besides the length.
            data: the bytes.
            at: its number, where one was reserved.
            digest: what the file's identity takes for the bytes, where they were digested.
        """
        at = at or self.reserve()
        head = b"<<%b/Length %d>>" % (entries, len(data))
        self._state.update(head)
        self._state.update(digest.encode() or data)
        self._offsets[at.number] = self.size
        self._write(b"%d 0 obj\n%b\nstream\n" % (at.number, head))
        self._write(data)
        self._write(b"\nendstream\nendobj\n")
        return at

    def packed(self, entries: bytes, data: bytes, at: Indirect | None = None) -> Indirect:
        """Deflates data and writes them as a stream, not necessarily at once.

        In longer files a thread deflates while the next page is drawn.
        """
        at = at or self.reserve()
        entries += b"/Filter/FlateDecode"
        self._count += 1
        if self._count <= _ALONE:
            return self.stream(entries, zlib.compress(data, _LEVEL), at)
        if self._pool is None:
            self._pool = _pool()
        self._waiting.append((entries, self._pool.submit(zlib.compress, data, _LEVEL), at))
        if len(self._waiting) > _AHEAD:
            self._settle(_AHEAD)
        return at

    def _settle(self, left: int) -> None:
        """Writes the streams that have waited longest; the order depends on no clock."""
        while len(self._waiting) > left:
            entries, data, at = self._waiting.popleft()
            self.stream(entries, data.result(), at)

    def stop(self) -> None:
        """Ends the thread, whether or not the file was finished."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def Reference(self, value: object) -> Indirect:  # noqa: N802 - ReportLab's name for it
        """What ReportLab's objects call for their parts: writes the part."""
        return self.add(value)

    def close(self, root: Indirect, info: Indirect) -> None:
        """Writes the table of offsets and the trailer (ISO 32000-1, 7.5.4 and 7.5.5).

        The file's identity comes from its content, not from a clock (14.4 leaves that open).
        """
        self._settle(0)
        start, count = self.size, len(self._offsets)
        rows = b"".join(b"%010d 00000 n \n" % offset for offset in self._offsets[1:])
        self._write(b"xref\n0 %d\n0000000000 65535 f \n%b" % (count, rows))
        identity = b"<%b>" % self._state.hexdigest()[:32].encode()
        trailer = PDFDictionary(
            {"Size": count, "Root": root, "Info": info, "ID": b"[%b%b]" % (identity, identity)}
        )
        body = _format(trailer, self)
        self._write(b"trailer\n%b\nstartxref\n%d\n%%%%EOF\n" % (body, start))

    def _write(self, data: bytes) -> None:
        self._out.write(data)
        self.size += len(data)

"""Entries of the cache: bytes by path that are whole, or are not there.

An entry is checked by a digest and written under another name first, so that neither a full
disk nor two runs at a time can leave half an entry that would be believed.
"""

import contextlib
import hashlib
import os
from pathlib import Path

__all__ = ["keep", "kept"]

_DIGEST = 32
_MOST = 256 << 20
"""Bytes; what is larger is none of ours."""


def kept(path: Path, form: bytes) -> bytes | None:
    """Gives an entry; nothing where there is none that is whole and of this form.

    Args:
        path: where it lies.
        form: how it is packed; what begins otherwise is not believed.
    """
    try:
        if not path.is_file() or path.stat().st_size > _MOST:
            return None
        whole = path.read_bytes()
    except OSError:
        return None
    length = len(form) + _DIGEST
    packed = whole[length:]
    return packed if whole[:length] == _head(packed, form) else None


def keep(path: Path, form: bytes, packed: bytes) -> None:
    """Writes an entry; where it cannot be written, nothing is lost but time."""
    with contextlib.suppress(OSError):
        _write(path, _head(packed, form), packed)


def _head(packed: bytes, form: bytes) -> bytes:
    return form + hashlib.sha256(packed).digest()


def _write(path: Path, head: bytes, packed: bytes) -> None:
    import tempfile  # noqa: PLC0415 - only what is new is written

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new-")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(head)
            out.write(packed)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise

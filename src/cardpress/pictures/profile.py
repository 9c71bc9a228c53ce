"""ICC profiles that matter: those of RGB pictures that are not in sRGB (ICC.1:2010, 7.2)."""

import zlib

__all__ = ["foreign_profile", "inflated"]

_LARGEST = 4 << 20
_SRGB = (b"sRGB", "sRGB".encode("utf-16-be"))


def foreign_profile(data: bytes) -> bytes:
    """Gives a sound RGB profile back, unless it is one of sRGB as all else in a file is."""
    sound = (
        128 < len(data) <= _LARGEST
        and int.from_bytes(data[:4], "big") == len(data)
        and data[16:20] == b"RGB "
        and data[36:40] == b"acsp"
    )
    return data if sound and not any(name in data for name in _SRGB) else b""


def inflated(packed: bytes) -> bytes:
    """A profile as PNG packs it; nothing where it is broken or too large."""
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(packed, _LARGEST)
    except zlib.error:
        return b""
    return data if unpacker.eof else b""

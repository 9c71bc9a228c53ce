"""Glyphs in colours, such as emoji, as pictures: bitmaps of the font, or its layers painted."""

import struct
import zlib
from typing import Any

__all__ = ["COLOUR_TABLES", "glyph_picture"]

COLOUR_TABLES = ("CBDT", "sbix", "COLR")
"""Tables of an OpenType font that hold glyphs in colours which HarfBuzz can draw."""

_PIXELS = 320
"""To the em, for painted layers: more than 600 to the inch up to a size of 38 pt."""


def glyph_picture(font: Any, glyph: int) -> bytes | None:
    """Gives a glyph in its colours as a PNG; nothing where the font has none for it.

    Args:
        font: HarfBuzz's font.
        glyph: its id.
    """
    bitmap = font.get_glyph_color_png(glyph)
    if bitmap is not None and bytes(bitmap.data[:4]) == b"\x89PNG":
        return bytes(bitmap.data)
    return _painted(font, glyph)


def _painted(font: Any, glyph: int) -> bytes | None:
    import uharfbuzz as hb  # noqa: PLC0415 - loaded with the first face

    extents = font.get_glyph_extents(glyph)
    paint = hb.RasterPaint()
    paint.scale_factor = (font.face.upem / _PIXELS, font.face.upem / _PIXELS)
    if extents is None or not paint.set_glyph_extents(extents):
        return None
    if not paint.paint_glyph_or_fail(font, glyph):
        return None
    image = paint.render()
    size = image.extents
    data = bytes(image.buffer)
    rows = [data[y * size.stride :][: size.width * 4] for y in range(size.height)]
    return _png(size.width, [_straight(row) for row in reversed(rows)])


def _straight(row: bytes) -> bytes:
    """Turns premultiplied blue, green, red, alpha into red, green, blue, alpha."""
    pixels = bytearray()
    for blue, green, red, alpha in struct.iter_unpack("4B", row):
        if alpha:
            half = alpha // 2
            colours = ((each * 255 + half) // alpha for each in (red, green, blue))
            pixels += bytes((*(min(each, 255) for each in colours), alpha))
        else:
            pixels += b"\0\0\0\0"
    return bytes(pixels)


def _png(width: int, rows: list[bytes]) -> bytes:
    """A PNG of 8-bit RGBA (ISO/IEC 15948), rows from the top."""
    header = struct.pack(">2L5B", width, len(rows), 8, 6, 0, 0, 0)
    packed = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    parts = ((b"IHDR", header), (b"IDAT", packed), (b"IEND", b""))
    chunks = b"".join(
        struct.pack(">L", len(data)) + kind + data + struct.pack(">L", zlib.crc32(kind + data))
        for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + chunks

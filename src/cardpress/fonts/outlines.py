"""Glyphs as paths, for what is drawn in the shape of letters without being text."""

from typing import Any, TypeAlias

__all__ = ["GlyphPath", "glyph_path"]

GlyphPath: TypeAlias = tuple[tuple[Any, ...], ...]
"""Segments of ``scene.Outline`` with numbers in font units, y upwards."""


def glyph_path(font: Any, glyph: int) -> GlyphPath:
    """Draws a glyph of a HarfBuzz font; curves of second degree become cubic on the way."""
    import uharfbuzz as hb  # noqa: PLC0415 - loaded with the first face

    segments: list[tuple[Any, ...]] = []
    pen = hb.DrawFuncs()
    pen.set_move_to_func(lambda x, y, into: into.append(("M", x, y)))
    pen.set_line_to_func(lambda x, y, into: into.append(("L", x, y)))
    pen.set_cubic_to_func(lambda *curve: curve[-1].append(("C", *curve[:-1])))
    pen.set_close_path_func(lambda into: into.append(("Z",)))
    font.draw_glyph(glyph, pen, segments)
    return tuple(segments)

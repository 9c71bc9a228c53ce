"""Fonts of rectangles, made on the spot, whose every measure a person can work out."""

import io
from collections.abc import Mapping

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation

__all__ = ["collection", "coloured_font", "tiny_font", "variable_font"]

_CAPITAL, _SMALL, _DEEP = 700, 500, 200


def _name(character: str) -> str:
    return f"u{ord(character):04X}"


def _box(pen: object, bottom: int, top: int, right: int) -> None:
    pen.moveTo((0, bottom))  # type: ignore[attr-defined]
    for point in ((0, top), (right, top), (right, bottom)):
        pen.lineTo(point)  # type: ignore[attr-defined]
    pen.closePath()  # type: ignore[attr-defined]


def _extent(character: str) -> tuple[int, int]:
    """Bottom and top: capitals and digits 700, small letters 500, deep ones down to -200."""
    if character in "gjpqy,;|":
        return -_DEEP, _SMALL
    return 0, _CAPITAL if character.isupper() or character.isdigit() else _SMALL


def _builder(*, is_ttf: bool) -> FontBuilder:
    """A builder whose fonts have no date, so that they are the same every day."""
    builder = FontBuilder(1000, isTTF=is_ttf)
    builder.updateHead(created=0, modified=0)
    builder.font.recalcTimestamp = False
    return builder


def tiny_font(
    characters: str,
    *,
    name: str = "Tiny",
    fs_type: int = 0,
    cff: bool = False,
    features: str = "",
    advances: Mapping[str, int] | None = None,
) -> bytes:
    """A font of 1000 units to the em in which each glyph is a box, half an em wide.

    The space is 250 wide. ``features`` is a feature file in which glyphs are named ``u0041``;
    a glyph ``f_i``, 600 wide, is always there.
    """
    names = {character: _name(character) for character in dict.fromkeys(" " + characters)}
    order = [".notdef", *names.values(), "f_i"]
    builder = _builder(is_ttf=not cff)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({ord(character): glyph for character, glyph in names.items()})
    widths = dict.fromkeys(order, 500) | {_name(" "): 250, "f_i": 600}
    widths |= {_name(character): width for character, width in (advances or {}).items()}
    shapes = {_name(c): _extent(c) for c in characters if c != " "} | {"f_i": (0, _CAPITAL)}
    shapes[".notdef"] = (0, _CAPITAL)
    _draw(builder, order, shapes, widths, cff=cff, name=name)
    metrics = {glyph: (width, 0) for glyph, width in widths.items()}
    builder.setupHorizontalMetrics(metrics)
    builder.setupHorizontalHeader(ascent=900, descent=-250)
    builder.setupNameTable({"familyName": name, "styleName": "Regular", "psName": name})
    builder.setupOS2(fsType=fs_type, usWeightClass=400)
    builder.setupPost()
    if features:
        builder.addOpenTypeFeatures(features)
    out = io.BytesIO()
    builder.save(out)
    return out.getvalue()


def _draw(  # the builder's needs
    builder: FontBuilder,
    order: list[str],
    shapes: Mapping[str, tuple[int, int]],
    widths: Mapping[str, int],
    *,
    cff: bool,
    name: str,
) -> None:
    glyphs = {}
    for glyph in order:
        pen = T2CharStringPen(widths[glyph], None) if cff else TTGlyphPen(None)
        if glyph in shapes:
            _box(pen, *shapes[glyph], widths[glyph])
        glyphs[glyph] = pen.getCharString() if cff else pen.glyph()
    if cff:
        builder.setupCFF(name, {"FullName": name}, glyphs, {})
    else:
        builder.setupGlyf(glyphs)


def collection(*fonts: bytes) -> bytes:
    """A TrueType collection."""
    made = TTCollection()
    made.fonts = [TTFont(io.BytesIO(data)) for data in fonts]
    out = io.BytesIO()
    made.save(out)
    return out.getvalue()


def variable_font(characters: str) -> bytes:
    """A font with a weight axis: glyphs are 500 wide at 400 and 700 wide at 900."""
    builder = _builder(is_ttf=True)
    names = {character: _name(character) for character in " " + characters}
    order = [".notdef", *names.values()]
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({ord(character): glyph for character, glyph in names.items()})
    glyphs = {}
    for glyph in order:
        pen = TTGlyphPen(None)
        if glyph != _name(" "):
            _box(pen, 0, _CAPITAL, 500)
        glyphs[glyph] = pen.glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(dict.fromkeys(order, (500, 0)))
    builder.setupHorizontalHeader(ascent=900, descent=-250)
    builder.setupNameTable({"familyName": "Vary", "styleName": "Regular", "psName": "Vary"})
    builder.setupOS2(usWeightClass=400)
    builder.setupPost()
    builder.setupFvar([("wght", 400, 400, 900, "Weight")], [])
    wider = [(0, 0), (0, 0), (200, 0), (200, 0), (0, 0), (200, 0), (0, 0), (0, 0)]
    variations = {
        glyph: [TupleVariation({"wght": (0.0, 1.0, 1.0)}, wider)]
        for glyph in order
        if glyph != _name(" ")
    }
    builder.setupGvar(variations)
    out = io.BytesIO()
    builder.save(out)
    return out.getvalue()


def coloured_font(character: str, *, also: str = "") -> bytes:
    """A font of which one letter is red, in a layer of COLR; ``also`` has outlines alone."""
    font = TTFont(io.BytesIO(tiny_font(character + also, name="Coloured")))
    font.recalcTimestamp = False
    glyph = _name(character)
    font["COLR"] = buildCOLR({glyph: [(glyph, 0)]}, version=0)
    font["CPAL"] = buildCPAL([[(1, 0, 0, 1)]])
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()

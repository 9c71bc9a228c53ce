"""Fonts as objects of a PDF: composite fonts whose codes are glyph ids (ISO 32000-1, 9.7)."""

import hashlib
import zlib
from collections.abc import Mapping

from reportlab.pdfbase.pdfdoc import PDFArrayCompact, PDFDictionary, PDFName, PDFString

from cardpress.fonts import FontFace
from cardpress.render.numbers import decimal
from cardpress.render.writer import Indirect, Writer

__all__ = ["write_font"]

_CMAP_HEAD = """\
/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
"""
_CMAP_TAIL = """\
endcmap
CMapName currentdict /CMap defineresource pop
end
end
"""
_MOST_LINES = 100
"""Entries to a block of a CMap, as Adobe's CMap specification has it."""


def write_font(writer: Writer, at: Indirect, face: FontFace, used: Mapping[int, str]) -> None:
    """Writes a face with the glyphs that were used.

    Args:
        writer: where to.
        at: the number that pages know it by.
        face: the face.
        used: glyph ids and what they stand for; nothing for those that only spans explain.
    """
    program = face.embed(used)
    name = PDFName(f"{_tag(face, used)}+{face.postscript_name}")
    kind = "CIDFontType0" if face.is_cff else "CIDFontType2"
    system = PDFDictionary(
        {"Registry": PDFString("Adobe"), "Ordering": PDFString("Identity"), "Supplement": 0}
    )
    descendant = {
        "Type": PDFName("Font"),
        "Subtype": PDFName(kind),
        "BaseFont": name,
        "CIDSystemInfo": system,
        "FontDescriptor": _descriptor(writer, face, name, program),
        "DW": 1000,
        "W": _widths(face, used),
    }
    if not face.is_cff:
        descendant["CIDToGIDMap"] = PDFName("Identity")
    font = {
        "Type": PDFName("Font"),
        "Subtype": PDFName("Type0"),
        "BaseFont": name,
        "Encoding": PDFName("Identity-H"),
        "DescendantFonts": PDFArrayCompact([writer.add(PDFDictionary(descendant))]),
        "ToUnicode": _packed(writer, b"", _to_unicode(used)),
    }
    writer.add(PDFDictionary(font), at)


def _tag(face: FontFace, used: Mapping[int, str]) -> str:
    """Six letters that tell subsets of one font apart (ISO 32000-1, 9.6.4)."""
    digest = hashlib.sha256(f"{face.key} {sorted(used)}".encode()).digest()
    return "".join(chr(65 + byte % 26) for byte in digest[:6])


def _descriptor(writer: Writer, face: FontFace, name: str, program: bytes) -> Indirect:
    said = face.descriptor
    if face.is_cff:
        key, entries = "FontFile3", b"/Subtype/CIDFontType0C"
    else:
        key, entries = "FontFile2", b"/Length1 %d" % len(program)
    return writer.add(
        PDFDictionary(
            {
                "Type": PDFName("FontDescriptor"),
                "FontName": name,
                "Flags": said.flags,
                "FontBBox": PDFArrayCompact(said.bbox),
                "ItalicAngle": said.italic_angle,
                "Ascent": said.ascent,
                "Descent": said.descent,
                "CapHeight": said.cap_height,
                "StemV": said.stem_v,
                key: _packed(writer, entries, program),
            }
        )
    )


def _packed(writer: Writer, entries: bytes, data: bytes) -> Indirect:
    return writer.stream(b"/Filter/FlateDecode" + entries, zlib.compress(data, 9))


def _widths(face: FontFace, used: Mapping[int, str]) -> bytes:
    """Widths in thousandths of the em, one array for glyphs that follow each other."""
    parts, before = [], -2
    for glyph in sorted(used):
        width = decimal(round(face.advance(glyph) * 1_000_000 / face.upem), 3)
        parts.append(f" {width}" if glyph == before + 1 else f"]{glyph}[{width}")
        before = glyph
    return f"[{''.join(parts).removeprefix(']')}]]".encode()


def _to_unicode(used: Mapping[int, str]) -> bytes:
    lines = [
        f"<{glyph:04X}> <{text.encode('utf-16-be').hex().upper()}>"
        for glyph, text in sorted(used.items())
        if text
    ]
    blocks = [lines[at : at + _MOST_LINES] for at in range(0, len(lines), _MOST_LINES)]
    for block in blocks:
        block[0] = f"{len(block)} beginbfchar\n{block[0]}"
        block[-1] += "\nendbfchar\n"
    body = "".join("\n".join(block) for block in blocks)
    return (_CMAP_HEAD + body + _CMAP_TAIL).encode()

"""The floor: the reference deck as hand-written PDF objects, streamed to disk.

    python benchmarks/floor.py FOLDER OUT.pdf

No library for documents, no checks, no messages, no kerning: what is left is what the machine cannot do
without. JPEG data passes through byte for byte, static parts are forms, words are measured once.
"""

import argparse
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

MM = 72 / 25.4
PAGE = (210 * MM, 297 * MM)
CELL = (66.5 * MM, 91.9 * MM)
CORNER = (5.25 * MM, 10.65 * MM)
BODY_WIDTH, BODY_HEIGHT, LEADING = 54.5 * MM, 20.5 * MM, 1.2
SIZES = [9 - 0.25 * step for step in range(21)]


class Font:
    """Widths and glyphs by word, each looked up once."""

    def __init__(self, path: Path) -> None:
        from fontTools.ttLib import TTFont

        self.path = path
        opened = TTFont(path, lazy=True)
        upem = opened["head"].unitsPerEm
        order = {name: index for index, name in enumerate(opened.getGlyphOrder())}
        cmap, metrics = opened.getBestCmap(), opened["hmtx"].metrics
        self.glyph = {code: order[name] for code, name in cmap.items()}
        self.width = {code: metrics[name][0] * 1000 / upem for code, name in cmap.items()}
        head, hhea = opened["head"], opened["hhea"]
        self.bbox = [v * 1000 / upem for v in (head.xMin, head.yMin, head.xMax, head.yMax)]
        self.extent = (hhea.ascent * 1000 / upem, hhea.descent * 1000 / upem)
        self.space = self.width[32]
        self.words: dict[str, tuple[float, str]] = {}
        self.used = {32}

    def word(self, text: str) -> tuple[float, str]:
        """Advance in thousandths of the em, and the operand."""
        known = self.words.get(text)
        if known is None:
            codes = [ord(character) for character in text]
            self.used.update(codes)
            width = sum(self.width.get(code, 600) for code in codes)
            known = self.words[text] = (
                width,
                "".join("%04X" % self.glyph.get(code, 0) for code in codes),
            )
        return known


class Writer:
    """Objects, written as they come."""

    def __init__(self, path: Path) -> None:
        self.file: BinaryIO = path.open("wb", buffering=1 << 20)
        self.position = 0
        self.offsets = [0]
        self.write(b"%PDF-1.6\n%\xe2\xe3\xcf\xd3\n")

    def write(self, data: bytes) -> None:
        self.file.write(data)
        self.position += len(data)

    def reserve(self) -> int:
        self.offsets.append(0)
        return len(self.offsets) - 1

    def object(self, body: bytes, number: int = 0) -> int:
        number = number or self.reserve()
        self.offsets[number] = self.position
        self.write(b"%d 0 obj\n%s\nendobj\n" % (number, body))
        return number

    def stream(self, entries: bytes, data: bytes, *, packed: bool = False) -> int:
        if not packed:
            data, entries = zlib.compress(data, 1), entries + b"/Filter/FlateDecode"
        return self.object(
            b"<<%s/Length %d>>stream\n%s\nendstream" % (entries, len(data), data)
        )

    def jpeg(self, path: Path) -> int:
        data = path.read_bytes()
        place = 2
        while not (
            0xC0 <= data[place + 1] <= 0xCF and data[place + 1] not in (0xC4, 0xC8, 0xCC)
        ):
            place += 2 + int.from_bytes(data[place + 2 : place + 4], "big")
        height, width = (int.from_bytes(data[place + i : place + i + 2], "big") for i in (5, 7))
        entries = b"/Type/XObject/Subtype/Image/Width %d/Height %d/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode"
        return self.stream(entries % (width, height), data, packed=True)

    def close(self, root: int) -> None:
        start, count = self.position, len(self.offsets)
        self.write(b"xref\n0 %d\n0000000000 65535 f \n" % count)
        self.write(b"".join(b"%010d 00000 n \n" % offset for offset in self.offsets[1:]))
        self.write(
            b"trailer\n<</Size %d/Root %d 0 R>>\nstartxref\n%d\n%%%%EOF\n"
            % (count, root, start)
        )
        self.file.close()


def _subset(font: Font) -> bytes:
    import uharfbuzz as hb

    wanted = hb.SubsetInput()
    wanted.sets(hb.SubsetInputSets.UNICODE).update(font.used)
    dropped = (b"GSUB", b"GPOS", b"GDEF", b"kern", b"name", b"post")
    wanted.sets(hb.SubsetInputSets.DROP_TABLE_TAG).update(
        int.from_bytes(tag, "big") for tag in dropped
    )
    wanted.flags = hb.SubsetFlags.RETAIN_GIDS | hb.SubsetFlags.NOTDEF_OUTLINE
    return bytes(hb.subset(hb.Face(font.path.read_bytes()), wanted).blob.data)


def _embed(pdf: Writer, font: Font, number: int) -> None:
    data = _subset(font)
    file = pdf.stream(b"/Length1 %d" % len(data), data)
    name = b"AAAAAA+" + font.path.stem.encode()
    descriptor = pdf.object(
        b"<</Type/FontDescriptor/FontName/%s/Flags 4/FontBBox[%s]/ItalicAngle 0/Ascent %d/Descent %d/CapHeight %d/StemV 80/FontFile2 %d 0 R>>"
        % (
            name,
            " ".join("%d" % v for v in font.bbox).encode(),
            *font.extent,
            font.extent[0],
            file,
        )
    )
    used = sorted((font.glyph[code], code) for code in font.used if code in font.glyph)
    widths = " ".join(
        "%d[%d]" % (glyph, round(font.width[code])) for glyph, code in used
    ).encode()
    descendant = pdf.object(
        b"<</Type/Font/Subtype/CIDFontType2/BaseFont/%s/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
        b"/FontDescriptor %d 0 R/W[%s]/CIDToGIDMap/Identity>>" % (name, descriptor, widths)
    )
    pairs = "".join("<%04X><%04X>\n" % pair for pair in used)
    cmap = (
        "/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CMapName/X def/CMapType 2 def\n"
        f"1 begincodespacerange<0000><FFFF>endcodespacerange\n{len(used)} beginbfchar\n{pairs}endbfchar\n"
        "endcmap end end"
    )
    unicode = pdf.stream(b"", cmap.encode())
    pdf.object(
        b"<</Type/Font/Subtype/Type0/BaseFont/%s/Encoding/Identity-H/DescendantFonts[%d 0 R]/ToUnicode %d 0 R>>"
        % (name, descendant, unicode),
        number,
    )


def _wrap(widths: Sequence[float], space: float, limit: float) -> list[tuple[int, int]]:
    lines, start, filled = [], 0, -space
    for index, width in enumerate(widths):
        filled += space + width
        if filled > limit and index > start:
            lines.append((start, index))
            start, filled = index, width
    lines.append((start, len(widths)))
    return lines


def _fit(widths: Sequence[float], space: float) -> tuple[float, list[tuple[int, int]]]:
    low, high = 0, len(SIZES) - 1
    while low < high:
        middle = (low + high) // 2
        size = SIZES[middle]
        if len(_wrap(widths, space, BODY_WIDTH * 1000 / size)) * LEADING * size <= BODY_HEIGHT:
            high = middle
        else:
            low = middle + 1
    return SIZES[low], _wrap(widths, space, BODY_WIDTH * 1000 / SIZES[low])


def _up(top_mm: float) -> float:
    return CELL[1] - top_mm * MM


def _cells(*, back: bool = False) -> list[tuple[float, float]]:
    return [
        (
            CORNER[0] + CELL[0] * (2 - i % 3 if back else i % 3),
            PAGE[1] - CORNER[1] - CELL[1] * (i // 3 + 1),
        )
        for i in range(9)
    ]


def _crops() -> str:
    out = []
    for i in range(3):
        for edge in (0, 63.5):
            x = (6.75 + 66.5 * i + edge) * MM
            out += [(x, 0, x, 9 * MM), (x, PAGE[1] - 9 * MM, x, PAGE[1])]
        for edge in (0, 88.9):
            y = PAGE[1] - (12.15 + 91.9 * i + edge) * MM
            out += [(0, y, 4 * MM, y), (PAGE[0] - 4 * MM, y, PAGE[0], y)]
    return "0.28 w " + "".join("%.2f %.2f m %.2f %.2f l " % line for line in out) + "S"


def _circle(x: float, y: float, r: float) -> str:
    k = 0.5523 * r
    quarters = (
        (x + r, y + k, x + k, y + r, x, y + r),
        (x - k, y + r, x - r, y + k, x - r, y),
        (x - r, y - k, x - k, y - r, x, y - r),
        (x + k, y - r, x + r, y - k, x + r, y),
    )
    curves = "".join("%.2f %.2f %.2f %.2f %.2f %.2f c " % quarter for quarter in quarters)
    return f"{x + r:.2f} {y:.2f} m {curves}h "


def _sheet(cards: Sequence[Mapping[str, Any]], bold: Font, body: Font) -> bytes:
    out = ["/Cr Do\n"]
    add = out.append
    ground = "%.2f 0 0 %.2f %.2f %.2f cm" % (69.5 * MM, 94.9 * MM, -1.5 * MM, -1.5 * MM)
    art = "%.2f 0 0 %.2f %.2f %.2f cm" % (57.5 * MM, 42.9 * MM, 4.5 * MM, _up(14 + 42.9))
    clip = "0 0 %.2f %.2f re W n" % CELL
    space, bold_space = "%04X" % body.glyph[32], "%04X" % bold.glyph[32]
    for card, (x, y) in zip(cards, _cells(), strict=False):
        title = [bold.word(word) for word in card["name"].split()]
        width = sum(w for w, _ in title) + bold.space * (len(title) - 1)
        title_size = min(11, int(46 * MM * 1000 / width * 4) / 4)
        words = [body.word(word) for word in card["text"].split()]
        size, lines = _fit([w for w, _ in words], body.space)
        number_width, number = bold.word(str(card["number"]))
        number_size = min(14, 8.5 * MM * 1000 / number_width)
        add(
            f"q 1 0 0 1 {x:.2f} {y:.2f} cm {clip} q {ground} /{_name(card['background'])} Do Q q {art} /{_name(card['art'])} Do Q /Fr Do\n"
        )
        add(
            "BT /B %.2f Tf %.2f %.2f Td <%s> Tj ET\n"
            % (title_size, 6 * MM, _up(9.8), bold_space.join(h for _, h in title))
        )
        add(
            "BT /B %.2f Tf %.2f %.2f Td <%s> Tj ET\n"
            % (number_size, 60.5 * MM - number_width * number_size / 1000, _up(10.2), number)
        )
        add(
            "BT /R %.2f Tf %.2f TL %.2f %.2f Td\n"
            % (size, size * LEADING, 6 * MM, _up(59) - size * 0.95 + size * LEADING)
        )
        for start, end in lines:
            add("T* <%s> Tj\n" % space.join(h for _, h in words[start:end]))
        add("ET /P%d Do Q\n" % card["command_ranking"])
    return "".join(out).encode("ascii")


def _name(path: str) -> str:
    return path[4:-4]


def _statics(pdf: Writer) -> bytes:
    form = b"/Type/XObject/Subtype/Form/BBox[0 0 %.2f %.2f]" % PAGE
    crops = pdf.stream(form, _crops().encode())
    frame = "1 g 0 G .85 w "
    for top, height in ((4, 9), (58, 22.5)):
        frame += "%.2f %.2f %.2f %.2f re B " % (
            4.5 * MM,
            _up(top + height),
            57.5 * MM,
            height * MM,
        )
    names = [b"/Cr %d 0 R" % crops, b"/Fr %d 0 R" % pdf.stream(form, frame.encode())]
    for rank in range(1, 7):
        drawn = "0 G .85 w "
        for pip in range(6):
            drawn += (
                (".87 .13 .13 rg " if pip < rank else "1 g ")
                + _circle((15.7 + 8 * pip) * MM, _up(85), 2 * MM)
                + "B "
            )
        names.append(b"/P%d %d 0 R" % (rank, pdf.stream(form, drawn.encode())))
    return b"".join(names)


def _back(pdf: Writer, folder: Path) -> tuple[bytes, int]:
    picture = pdf.jpeg(folder / "art/back.jpg")
    drawn = "".join(
        "q 1 0 0 1 %.2f %.2f cm 0 0 %.2f %.2f re W n %.2f 0 0 %.2f %.2f %.2f cm /back Do Q\n"
        % (x, y, *CELL, 69.5 * MM, 94.9 * MM, -1.5 * MM, -1.5 * MM)
        for x, y in _cells(back=True)
    )
    return b"<</XObject<</back %d 0 R>>>>" % picture, pdf.stream(b"", drawn.encode())


def _sheets(cards: Sequence[Mapping[str, Any]]) -> Iterator[Sequence[Mapping[str, Any]]]:
    for start in range(0, len(cards), 9):
        yield cards[start : start + 9]


def main() -> None:
    """Reads the command line and writes the sheets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    asked = parser.parse_args()
    import yaml

    with (asked.folder / "cards/bench/BEN.yaml").open(encoding="utf-8") as file:
        cards = yaml.load(file, Loader=yaml.CSafeLoader)["cards"]
    bold, body = (
        Font(asked.folder / "art/fonts" / name) for name in ("VeraBd.ttf", "Vera.ttf")
    )
    pdf = Writer(asked.out)
    catalog, pages, bold_number, body_number = (pdf.reserve() for _ in range(4))
    statics = _statics(pdf)
    back_resources, back = _back(pdf, asked.folder)
    pictures: dict[str, int] = {}
    kids: list[int] = []
    box = b"0 0 %.3f %.3f" % PAGE
    page = b"<</Type/Page/Parent %d 0 R/MediaBox[%s]/Resources%s/Contents %d 0 R>>"
    for sheet in _sheets(cards):
        content = pdf.stream(b"", _sheet(sheet, bold, body))
        placed = {}
        for path in (card[key] for card in sheet for key in ("background", "art")):
            if path not in pictures:
                pictures[path] = pdf.jpeg(asked.folder / path)
            placed[_name(path)] = pictures[path]
        objects = statics + b"".join(
            b"/%s %d 0 R" % (name.encode(), number) for name, number in placed.items()
        )
        resources = b"<</Font<</B %d 0 R/R %d 0 R>>/XObject<<%s>>>>" % (
            bold_number,
            body_number,
            objects,
        )
        kids.append(pdf.object(page % (pages, box, resources, content)))
        kids.append(pdf.object(page % (pages, box, back_resources, back)))
    _embed(pdf, bold, bold_number)
    _embed(pdf, body, body_number)
    pdf.object(
        b"<</Type/Pages/Count %d/Kids[%s]>>"
        % (len(kids), b" ".join(b"%d 0 R" % kid for kid in kids)),
        pages,
    )
    pdf.object(b"<</Type/Catalog/Pages %d 0 R>>" % pages, catalog)
    pdf.close(catalog)


if __name__ == "__main__":
    main()

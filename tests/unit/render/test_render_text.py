import io

import pdfplumber
import pikepdf
import pypdfium2
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen

from cardpress.colour import Rgb
from cardpress.geometry import Size, mm, pt
from cardpress.scene import Glyph, GlyphRun, Page, Part, Stroke, Use, Word
from tests.support.papers import A4, Workshop, mm_box


def read(pdf: bytes) -> str:
    """What pdfplumber copies out of the first page."""
    return pdfplumber.open(io.BytesIO(pdf)).pages[0].extract_text()


def copied(pdf: bytes) -> str:
    """What PDFium copies out of it; it knows spans with an actual text."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return document[0].get_textpage().get_text_range().replace("\r\n", "\n")
    finally:
        document.close()


def operators(pdf: bytes) -> list[tuple[list[object], str]]:
    """The operators of the first page."""
    document = pikepdf.open(io.BytesIO(pdf))
    return [
        (list(operands), str(operator))
        for operands, operator in pikepdf.parse_content_stream(document.pages[0])
    ]


def fonts(pdf: bytes) -> list[tuple[str, bool]]:
    """Names of the fonts, and whether each is embedded."""
    document = pikepdf.open(io.BytesIO(pdf))
    found = []
    for thing in document.objects:
        if isinstance(thing, pikepdf.Dictionary) and "/FontDescriptor" in thing:
            descriptor = thing.FontDescriptor
            embedded = any(key in descriptor for key in ("/FontFile2", "/FontFile3"))
            found.append((str(thing.BaseFont)[1:], embedded))
    return found


def cff_font() -> bytes:
    """An OpenType font with PostScript outlines: A and B are boxes of different widths."""
    builder = FontBuilder(1000, isTTF=False)
    names = [".notdef", "space", "A", "B"]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({32: "space", 65: "A", 66: "B"})
    widths = {".notdef": 500, "space": 300, "A": 600, "B": 900}
    strings = {}
    for name in names:
        pen = T2CharStringPen(widths[name], None)
        if name in "AB":
            pen.moveTo((50, 0))
            pen.lineTo((50, 700))
            pen.lineTo((widths[name] - 50, 700))
            pen.lineTo((widths[name] - 50, 0))
            pen.closePath()
        strings[name] = pen.getCharString()
    builder.setupCFF("TestCFF-Regular", {}, strings, {})
    builder.setupHorizontalMetrics({name: (width, 0) for name, width in widths.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable(
        {"familyName": "TestCFF", "styleName": "Regular", "psName": "TestCFF-Regular"}
    )
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, fsType=0)
    builder.setupPost()
    buffer = io.BytesIO()
    builder.save(buffer)
    return buffer.getvalue()


TYPED = "Ťažký oheň (fire) \\ “quoted” – office affluent Ærø Ω"


def test_copied_text_is_what_was_typed() -> None:
    """Accents, brackets, backslashes, ligatures and spaces survive (F10)."""
    shop = Workshop()
    pdf = shop.pdf(shop.line(TYPED, 20, 20, font="Noto Sans"))
    assert read(pdf) == TYPED
    assert copied(pdf) == TYPED


def test_ligatures_say_their_letters() -> None:
    """One glyph for several letters is copied as those letters."""
    shop = Workshop()
    run = shop.line("office", 20, 20)
    assert any(len(glyph.text) > 1 for glyph in run.words[0].glyphs)
    assert read(shop.pdf(run)) == "office"


def test_every_font_is_embedded_as_a_subset() -> None:
    """F11: two faces, both there and tagged, no other font in the file."""
    shop = Workshop()
    lines = (shop.line("Hello", 20, 20), shop.line("Hello", 20, 30, font="Marcellus"))
    pdf, summary = shop.print([Page(A4, lines)])
    found = fonts(pdf)
    assert sorted(name[7:] for name, _ in found) == sorted(summary.fonts)
    assert len(found) == 2
    assert all(name[6] == "+" and name[:6].isupper() for name, _ in found)
    assert all(embedded for _, embedded in found)
    assert len(pdf) < 12_000


def test_postscript_outlines_are_embedded() -> None:
    """F11: an .otf is embedded as it is, in its own name, and drawn."""
    shop = Workshop({"fonts/t.otf": cff_font()})
    line = shop.line("AB BA", 10, 20, font="fonts/t.otf", size=40)
    pdf = shop.pdf(line)
    ((name, embedded),) = fonts(pdf)
    assert name.endswith("+TestCFF-Regular")
    assert embedded
    assert copied(pdf) == "AB BA"
    seen = shop.seen(line)
    # 40 pt are 14.11 mm: the A's ink reaches from 0.7 to 7.8 mm
    assert seen.getpixel((100 + 40, 150)) == (0, 0, 0)
    assert seen.getpixel((100 + 82, 150)) == (255, 255, 255)


def test_glyphs_stand_where_the_shaper_put_them() -> None:
    """Kerning and stretched spaces move glyphs as far as the scene says."""
    shop = Workshop()
    run = shop.line("AVATAR Tot", 20, 30, size=20, gap=900)
    face = shop.fonts.by_key(run.font)
    chars = [
        char
        for char in pdfplumber.open(io.BytesIO(shop.pdf(run))).pages[0].chars
        if char["text"] != " "
    ]
    pen, wanted = 0, []
    for word in run.words:
        for glyph in word.glyphs:
            wanted.append(20 + pen * 20 / face.upem * 25.4 / 72)
            pen += glyph.advance
        pen += 900
    found = [char["matrix"][4] * 25.4 / 72 for char in chars]
    assert found == pytest.approx(wanted, abs=0.002)


def test_tracking_counts_after_every_glyph() -> None:
    """Two points more between any two, and none left for the next line."""
    shop = Workshop()
    plain = shop.line("nn n", 20, 20)
    tracked = plain._replace(tracking=pt(2))
    page = pdfplumber.open(io.BytesIO(shop.pdf(tracked, plain))).pages[0]
    places = [char["matrix"][4] for char in page.chars]
    wide, narrow = places[:4], places[4:]
    moved = [float(a - b) for a, b in zip(wide, narrow, strict=True)]
    assert moved == pytest.approx([0, 2, 4, 6], abs=0.001)


def test_stroked_text_is_filled_and_outlined() -> None:
    """The line is drawn in its colour round the glyph, and ends with the run."""
    shop = Workshop({"fonts/t.otf": cff_font()})
    line = shop.line("A", 20, 40, font="fonts/t.otf", size=60)
    stroked = line._replace(stroke=Stroke(Rgb(255, 0, 0), mm(1)))
    seen = shop.seen(stroked, line._replace(origin=stroked.origin._replace(x=mm(60))))
    # the left edge of the A is at 0.05 em = 1.06 mm
    assert seen.getpixel((200 + 8, 350)) == (255, 0, 0)
    assert seen.getpixel((200 + 60, 350)) == (0, 0, 0)
    assert seen.getpixel((600 + 8, 350)) == (255, 255, 255)


def test_lines_keep_the_space_that_follows() -> None:
    """A broken line ends in a real space where its maker says so."""
    shop = Workshop()
    run = shop.line("one two", 20, 20)
    assert copied(shop.pdf(run._replace(space_after=True))).endswith("two ")
    assert copied(shop.pdf(run)).endswith("two")


def made(shop: Workshop, word: Word) -> GlyphRun:
    """A line of one word that no shaper made."""
    return shop.line("x", 20, 20)._replace(words=(word,))


def ids(shop: Workshop, text: str) -> list[int]:
    face = shop.fonts.face("Spectral")
    return [glyph.id for glyph in face.shape(text).glyphs]


def test_a_glyph_that_stands_for_two_things_says_both() -> None:
    """The second use carries its text in a span, the first is untouched."""
    shop = Workshop()
    glyph = shop.fonts.face("Spectral").shape("H").glyphs[0]
    other = Word("Η", (glyph._replace(text="Η"),), glyph.advance)  # Greek capital eta
    pdf = shop.pdf(shop.line("H", 20, 10), made(shop, other))
    assert copied(pdf).replace("\n", "") == "HΗ"
    assert sum(operator == "BDC" for _, operator in operators(pdf)) == 1


def test_clusters_of_several_glyphs_say_themselves_whole() -> None:
    """A letter with a mark of its own is copied as typed, and the bare letter stays itself."""
    shop = Workshop()
    base, mark = shop.fonts.face("Spectral").shape("e.").glyphs
    cluster = Word("ë", (base._replace(text="ë"), mark._replace(text="", dy=300)), base.advance)
    pdf = shop.pdf(made(shop, cluster), shop.line("e", 20, 40))
    assert copied(pdf).replace("\n", "") == "ëe"


def test_raised_glyphs_are_raised() -> None:
    """A glyph's dy lifts it by so many font units, and only it."""
    shop = Workshop()
    face = shop.fonts.face("Spectral")
    one, two, three = face.shape("HHH").glyphs
    word = Word("HHH", (one, two._replace(dy=face.upem // 2, dx=100), three), 3 * one.advance)
    chars = pdfplumber.open(io.BytesIO(shop.pdf(made(shop, word)))).pages[0].chars
    heights = [float(char["bottom"]) for char in chars]
    assert heights[0] - heights[1] == pytest.approx(6, abs=0.01)
    assert heights[2] == pytest.approx(heights[0], abs=0.001)
    places = [char["matrix"][4] for char in chars]
    step = one.advance * 12 / face.upem
    shift = 100 * 12 / face.upem
    wanted = [places[0], places[0] + step + shift, places[0] + 2 * step]
    assert places == pytest.approx(wanted, abs=0.002)


def test_words_from_right_to_left_are_copied_in_their_order() -> None:
    """Glyphs stand in visual order; readers turn them round, so they need no span."""
    shop = Workshop()
    first, second = shop.fonts.face("Spectral").shape("ab").glyphs
    backwards = Word("ab", (second, first), first.advance + second.advance)
    pdf = shop.pdf(made(shop, backwards))
    assert all(operator != "BDC" for _, operator in operators(pdf))
    assert copied(pdf) == "ba"


def test_clusters_from_right_to_left_say_themselves() -> None:
    """A letter of two glyphs has a span of its own; its neighbour needs none."""
    shop = Workshop()
    first, second = shop.fonts.face("Spectral").shape("ab").glyphs
    dot = second._replace(text="")
    word = Word("ab", (second, dot, first), first.advance + 2 * second.advance)
    spans = [
        str(operands[1]["/ActualText"])
        for operands, operator in operators(shop.pdf(made(shop, word)))
        if operator == "BDC"
    ]
    assert spans == ["b"]


def test_no_array_holds_an_empty_string() -> None:
    """PDFium forgets a shift behind the last glyph of an array that holds one."""
    shop = Workshop()
    one, two = shop.fonts.face("Spectral").shape("ab").glyphs
    shifted = Word("ab", (one._replace(dx=50), two._replace(advance=two.advance - 30)), 0)
    arrays = [
        list(operands[0])
        for operands, operator in operators(shop.pdf(made(shop, shifted)))
        if operator == "TJ"
    ]
    assert arrays
    strings = [each for array in arrays for each in array if isinstance(each, pikepdf.String)]
    assert strings
    assert all(bytes(each) for each in strings)


def test_a_font_without_a_space_leaves_a_gap() -> None:
    """No box for a missing glyph is drawn between words."""
    shop = Workshop()
    run = shop.line("a b", 20, 20)
    assert (32, " ") not in [(glyph.id, glyph.text) for glyph in run.words[0].glyphs]
    assert copied(shop.pdf(run)) == "a b"


def test_glyph_ids_that_need_escapes() -> None:
    """Ids whose bytes are brackets, backslashes or line ends are read back as they are."""
    shop = Workshop()
    codes = [0x28, 0x29, 0x5C, 0x0D, 0x0A, 0x010D, 0x0128, 0x0229]
    glyphs = tuple(Glyph(code, 700, 0, 0, chr(0x4E00 + code)) for code in codes)
    word = Word("".join(glyph.text for glyph in glyphs), glyphs, 700 * len(codes))
    pdf = shop.pdf(made(shop, word))
    (shown,) = [operands[0] for operands, operator in operators(pdf) if operator == "TJ"]
    raw = b"".join(bytes(part) for part in shown if isinstance(part, pikepdf.String))
    assert raw == b"".join(code.to_bytes(2, "big") for code in codes)
    assert read(pdf) == word.text


def test_shared_parts_hold_text_with_their_own_fonts() -> None:
    """A form names the fonts it uses, also where the page uses none."""
    shop = Workshop()
    part = Part((shop.line("in a form", 5, 10),), mm_box(0, 0, 60, 20))
    pdf = shop.pdf(Use(part), media=Size(mm(80), mm(40)))
    assert copied(pdf) == "in a form"
    document = pikepdf.open(io.BytesIO(pdf))
    assert "/Font" not in document.pages[0].Resources

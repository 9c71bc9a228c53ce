"""A face at work: shaping, clusters, coverage, metrics, subsets."""

import io

import pytest
from fontTools.cffLib import CFFFontSet
from fontTools.ttLib import TTFont

from cardpress.diagnostics import ProjectError
from cardpress.files import MemoryFiles
from cardpress.fonts import FontFace, FontLibrary
from tests.support.tinyfonts import tiny_font

KERN = "feature kern { pos u0041 u0056 -80; } kern;"
LIGATURES = """
feature liga { sub u0066 u0069 by f_i; } liga;
feature dlig { sub u0063 u0074 by f_i; } dlig;
"""


def face(data: bytes) -> FontFace:
    return FontLibrary(MemoryFiles({"t.ttf": data})).face("t.ttf")


def test_word_is_one_object() -> None:
    """The same text gives the same word, whose advance is the sum of its glyphs'."""
    tiny = face(tiny_font("abc"))
    word = tiny.shape("abc")
    assert tiny.shape("abc") is word
    assert word.advance == 1500
    assert [glyph.text for glyph in word.glyphs] == ["a", "b", "c"]


def test_kerning_is_on() -> None:
    """A pair is drawn together by what the font says; ``-kern`` switches it off."""
    tiny = face(tiny_font("AV", features=KERN))
    assert tiny.shape("AV").advance == 1000 - 80
    assert tiny.shape("AV", ("-kern",)).advance == 1000


def test_standard_ligatures_are_on_and_say_all_their_letters() -> None:
    """``fi`` becomes one glyph that stands for both letters; discretionary ``ct`` stays two."""
    tiny = face(tiny_font("fict", features=LIGATURES))
    word = tiny.shape("fict")
    assert [glyph.text for glyph in word.glyphs] == ["fi", "c", "t"]
    assert [glyph.text for glyph in tiny.shape("fi", ("-liga",)).glyphs] == ["f", "i"]
    assert [glyph.text for glyph in tiny.shape("ct", ("dlig",)).glyphs] == ["ct"]


def test_copied_text_is_what_was_typed() -> None:
    """The glyphs' texts add up to the word, composed or not."""
    spectral = FontLibrary(MemoryFiles({})).face("Spectral")
    for text in ("office", "naïve", "nai\u0308ve", "Fjord", "10\u00a0km"):
        assert "".join(glyph.text for glyph in spectral.shape(text).glyphs) == text


def test_composed_and_decomposed_spellings_look_equal() -> None:
    """é typed as one character or as two has the same glyphs."""
    spectral = FontLibrary(MemoryFiles({})).face("Spectral")
    one, two = spectral.shape("caf\u00e9"), spectral.shape("cafe\u0301")
    assert [glyph.id for glyph in one.glyphs] == [glyph.id for glyph in two.glyphs]
    assert one.advance == two.advance
    assert spectral.covers("e\u0301") == spectral.covers("\u00e9") == ""


def test_covers_names_each_missing_character_once() -> None:
    """Missing characters come in order, each once; spaces and joiners are never missing."""
    tiny = face(tiny_font("abc"))
    assert tiny.covers("a b\u00a0c\u200b") == ""
    assert tiny.covers("xaxby") == "xy"
    assert tiny.covers("e\u0301") == "\u00e9"


def test_heights_come_from_ink() -> None:
    """Capitals 700, small letters 500, deepest ink 200; a line is an em high at least."""
    tiny = face(tiny_font("AHIxgpqy"))
    assert (tiny.cap_height, tiny.x_height) == (700, 500)
    assert (tiny.fall, tiny.rise) == (200, 800)
    assert (tiny.ascender, tiny.descender, tiny.space, tiny.upem) == (900, -250, 250, 1000)
    assert tiny.ink(tiny.shape("xg")) == (500, 200)
    assert tiny.ink(tiny.shape("A")) == (700, 0)


def test_descriptor_is_in_thousandths() -> None:
    """The descent of the descriptor is that of the lines, so that no reader sees more."""
    found = face(tiny_font("Hgx", name="T y!")).descriptor
    assert (found.cap_height, found.descent, found.ascent) == (700, -200, 800)
    assert found.italic_angle == 0
    assert found.flags & 4


def test_name_for_pdf_is_plain_ascii() -> None:
    """Names hold letters, digits, hyphens and dots only."""
    assert face(tiny_font("a", name="Tiny Sans (ü)")).postscript_name == "TinySans"


def test_truetype_subset_keeps_ids_and_drops_tables() -> None:
    """Glyphs that are used keep their ids and outlines; the others are empty."""
    tiny = face(tiny_font("abc", features=KERN.replace("u0041 u0056", "u0061 u0062")))
    glyph = tiny.shape("b").glyphs[0].id
    data = tiny.embed({glyph: "b"})
    font = TTFont(io.BytesIO(data))
    assert "GPOS" not in font
    assert "name" not in font
    glyphs = font["glyf"]
    order = font.getGlyphOrder()
    assert glyphs[order[glyph]].numberOfContours == 1
    assert glyphs[order[tiny.shape("a").glyphs[0].id]].numberOfContours == 0
    assert tiny.embed({glyph: "b"}) == data


def test_cff_subset_is_a_bare_program() -> None:
    """PostScript outlines come without a wrapper, under the ids that shaping gave."""
    tiny = face(tiny_font("abc", cff=True))
    assert tiny.is_cff
    glyph = tiny.shape("b").glyphs[0].id
    fonts = CFFFontSet()
    fonts.decompile(io.BytesIO(tiny.embed({glyph: "b"})), None)
    assert len(fonts[0].CharStrings) >= glyph + 1


def test_font_that_forbids_subsets_is_kept_whole() -> None:
    """With bit 8 of fsType all glyphs stay."""
    whole, part = tiny_font("abc", fs_type=0x0100), tiny_font("abc")
    assert len(face(whole).embed({1: " "})) > len(face(part).embed({1: " "}))


@pytest.mark.parametrize("count", [50_001])
def test_word_cache_is_bounded(count: int) -> None:
    """A deck of absurdly many words does not fill the memory."""
    tiny = face(tiny_font("0123456789"))
    words = tiny.words()
    for number in range(count):
        words[str(number)]
    assert len(words) <= 50_000


def test_glyphs_that_cannot_be_taken_out_are_a_fault_of_the_font() -> None:
    """Found by fuzzing: a font that opens, but whose count of glyphs is cut off."""
    data = bytearray(tiny_font("Hamburg"))
    entry = data.index(b"maxp", 12)
    data[entry + 12 : entry + 16] = (2).to_bytes(4, "big")
    broken = FontLibrary(MemoryFiles({"broken.ttf": bytes(data)})).face("broken.ttf")
    with pytest.raises(ProjectError) as raised:
        broken.embed({3: "m"})
    assert raised.value.diagnostics[0].code == "E220"
    assert "'broken.ttf' is not a usable font" in raised.value.diagnostics[0].message


def test_a_font_whose_table_of_contents_is_spoilt_is_refused() -> None:
    """Names of tables that are no ASCII are nobody's names."""
    data = bytearray(tiny_font("Hamburg"))
    data[12] = 0x88
    with pytest.raises(ProjectError) as raised:
        face(bytes(data))
    assert raised.value.diagnostics[0].code == "E220"

"""F10: letters that the font does not have: told one by one, or drawn from a fallback."""

import io
from functools import cache
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from tests.support.projects import command
from tests.support.roads import built, checked, road

Capture = pytest.CaptureFixture[str]
CARDS = (
    '  - {id: g1, name: "Ferryman", text: "Pay one coal."}\n'
    '  - {id: g2, name: "Příboj", text: "Zaplať žeton, vezmi člun."}\n'
    '  - {id: g3, name: "Łódź", text: "Weź żeton “szybko” – i płyń…"}\n'
    '  - {id: g4, name: "Volcano", text: "The sign reads 火."}\n'
)


@cache
def block_font(family: str, characters: str) -> bytes:
    """A font that draws each of some characters as a block, and all else not at all."""
    pen = TTGlyphPen(None)
    for corner in ((50, 0), (50, 700), (450, 700), (450, 0)):
        (pen.lineTo if corner[1] or corner[0] > 50 else pen.moveTo)(corner)
    pen.closePath()
    block = pen.glyph()
    names = {ord(c): f"u{ord(c):04X}" for c in characters}
    order = [".notdef", *names.values()]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(names)
    builder.setupGlyf(dict.fromkeys(order, block))
    builder.setupHorizontalMetrics(dict.fromkeys(order, (500, 50)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable(
        {"familyName": family, "styleName": "Regular", "psName": f"{family}-Regular"}
    )
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, fsType=0)
    builder.setupPost()
    stream = io.BytesIO()
    builder.save(stream)
    return stream.getvalue()


def ascii_font() -> bytes:
    """Plain ASCII only."""
    return block_font("PnpTestAscii", "".join(map(chr, range(32, 127))))


def typed(folder: Path, chain: str, cards: str = CARDS) -> Path:
    """Name and text set in a chain of fonts."""
    template = (
        f"size: 63x88mm\nfonts: {{body: {chain}}}\n"
        "boxes: {name: [4, 4, 55, 8], text: [4, 14, 55, 60]}"
    )
    layers = (
        "  - {text: '${{ card.name }}', box: name}\n  - {text: '${{ card.text }}', box: text}\n"
    )
    return road(
        folder, cards, template=template, layers=layers, files={"fonts/ascii.ttf": ascii_font()}
    )


def test_missing_letters_are_told_with_card_and_field(tmp_path: Path, capsys: Capture) -> None:
    """Each character with its code point and the font; the sound card is not named."""
    root = typed(tmp_path, "fonts/ascii.ttf")
    ran = checked(capsys, root)
    faults = ran.data["diagnostics"]
    assert {d["code"] for d in faults} == {"E212"}
    told = {d["line"]: d["message"] for d in faults}
    assert set(told) == {6, 7, 8}
    whole = " ".join(d["message"] for d in faults)
    for character in "řÍť žčŁóďźż“”–ń…火".replace(" ", "").replace("Í", "í").replace("ď", "ź"):
        assert f"U+{ord(character):04X}" in whole, character
    for card, field in (("g2", "name"), ("g2", "text"), ("g3", "name"), ("g4", "text")):
        assert any(f"'{card}'" in d["message"] and f"'{field}'" in d["message"] for d in faults)
    assert "ascii" in whole.lower()
    assert "g1" not in whole


def test_a_fallback_draws_what_the_first_font_lacks(tmp_path: Path, capsys: Capture) -> None:
    """Only what neither has is told; the text reads as typed; both fonts are embedded."""
    root = typed(tmp_path / "all", "[fonts/ascii.ttf, Noto Sans]")
    (fault,) = checked(capsys, root).data["diagnostics"]
    assert fault["code"] == "E212"
    assert "U+706B" in fault["message"]
    assert "'g4'" in fault["message"]
    cards = CARDS.replace(" 火", " fire")
    sheets = built(capsys, typed(tmp_path / "sound", "[fonts/ascii.ttf, Noto Sans]", cards))
    text = " ".join(sheets.text(1).split())
    for said in ("Příboj", "Zaplať žeton, vezmi člun.", "Łódź", "Weź żeton “szybko” – i płyń…"):
        assert said in text
    assert not set("\0\ufffd\u25a0") & set(text)
    assert all(embedded for _, embedded in sheets.fonts)
    names = " ".join(name for name, _ in sheets.fonts)
    assert "PnpTestAscii" in names
    assert "NotoSans" in names


def test_a_sound_card_stays_in_the_first_font(tmp_path: Path, capsys: Capture) -> None:
    """A fallback is not even embedded where nothing needs it."""
    cards = CARDS.splitlines(keepends=True)[0]
    sheets = built(capsys, typed(tmp_path, "[fonts/ascii.ttf, Noto Sans]", cards))
    names = " ".join(name for name, _ in sheets.fonts)
    assert "PnpTestAscii" in names
    assert "NotoSans" not in names


@pytest.mark.parametrize(
    ("said", "missing"),
    [("naïve", "U+00EF"), ("nai\u0308ve", ""), ("\u2011x", ""), ("🜂", "U+1F702")],
)
def test_letters_in_other_shapes(
    tmp_path: Path, capsys: Capture, said: str, missing: str
) -> None:
    """Relatives: composed and decomposed accents, spaces, hyphens, beyond the first plane."""
    root = typed(tmp_path, "fonts/ascii.ttf", f'  - {{id: g, name: N, text: "{said}"}}\n')
    ran = checked(capsys, root)
    (fault,) = ran.data["diagnostics"]
    assert fault["code"] == "E212"
    assert (fault["line"], missing in fault["message"]) == (5, True)
    assert "U+" in fault["message"]


def test_a_decomposed_name_reads_as_the_composed_one(tmp_path: Path, capsys: Capture) -> None:
    """A relative: NFD text, as files from a Mac have it, is drawn with the same glyphs."""
    cards = '  - {id: a, name: "Zaplat\u030c r\u030c", text: "Zaplať ř"}\n'
    sheets = built(capsys, typed(tmp_path, "Noto Sans", cards))
    letters = [letter for letter in sheets.letters(1) if letter.text.strip()]
    half = len(letters) // 2
    assert [letter.text for letter in letters[:half]] == [
        letter.text for letter in letters[half:]
    ]


def test_a_missing_letter_of_the_template_itself(tmp_path: Path, capsys: Capture) -> None:
    """A relative: what no card says, but the template, is told as well."""
    root = typed(tmp_path, "fonts/ascii.ttf", CARDS.splitlines(keepends=True)[0])
    template = root / "templates/road/card.yaml"
    template.write_text(template.read_text() + "  - {text: '№ 7', box: name}\n")
    (fault,) = checked(capsys, root).data["diagnostics"]
    assert fault["code"] == "E212"
    assert "U+2116" in fault["message"]


def test_the_same_letter_on_many_cards_is_told_for_each(
    tmp_path: Path, capsys: Capture
) -> None:
    """A relative: nobody has to build five times to find five cards."""
    cards = "".join(f'  - {{id: g{n}, name: "Ř", text: ř}}\n' for n in range(5))
    ran = checked(capsys, typed(tmp_path, "fonts/ascii.ttf", cards))
    assert {(d["line"]) for d in ran.data["diagnostics"]} == {5, 6, 7, 8, 9}


def test_check_says_the_same(tmp_path: Path, capsys: Capture) -> None:
    """A relative: nobody has to build to know."""
    root = typed(tmp_path, "fonts/ascii.ttf")
    ran = command(capsys, "check", "-C", root, "--json")
    assert ran.code == 1
    assert ran.data["diagnostics"] == checked(capsys, root).data["diagnostics"]

"""Finding faces: by family, by path, with weights and slopes, and saying why not."""

import io
from pathlib import Path

import pytest
from PIL import Image

from cardpress.diagnostics import ProjectError
from cardpress.files import MemoryFiles
from cardpress.fonts import FontLibrary
from cardpress.fonts.families import Family, FamilyFile, choose
from tests.support.tinyfonts import collection, coloured_font, tiny_font, variable_font


def library(**files: bytes) -> FontLibrary:
    return FontLibrary(
        MemoryFiles({name.replace("_", "."): data for name, data in files.items()})
    )


def fault(fonts: FontLibrary, name: str) -> tuple[str, str, str]:
    with pytest.raises(ProjectError) as caught:
        fonts.face(name)
    (found,) = caught.value.diagnostics
    assert found.span is None
    return found.code, found.message, found.hint or ""


def test_family_is_found_whatever_its_case_and_spaces() -> None:
    """Case, hyphens and spaces in a family's name do not matter."""
    fonts = library()
    face = fonts.face("Barlow Condensed")
    assert fonts.face("barlow-condensed") is face
    assert fonts.face("BARLOW_CONDENSED") is face
    assert face.postscript_name == "BarlowCondensed-Regular"
    assert fonts.by_key(face.key) is face


def test_weight_and_slope_choose_the_file() -> None:
    """An exact weight and slope are taken as they are."""
    fonts = library()
    face = fonts.face("Barlow Condensed", weight=600, italic=True)
    assert face.postscript_name == "BarlowCondensed-SemiBoldItalic"


def test_family_without_italics_stays_upright() -> None:
    """Marcellus has one file, which stands for all weights and slopes."""
    fonts = library()
    assert fonts.face("Marcellus", weight=700, italic=True) is fonts.face("Marcellus")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (300, 300),
        (450, 500),  # between 400 and 500 first upwards to 500
        (350, 300),  # light ones go lighter first
        (250, 300),  # nothing lighter is there
        (600, 800),  # heavy ones go heavier first
        (900, 800),
    ],
)
def test_nearest_weight_follows_css(wanted: int, found: int) -> None:
    """Missing weights are replaced by the rule of CSS Fonts 4, 5.2."""
    files = tuple(
        FamilyFile(Path(str(weight)), italic=False, weights=(weight, weight))
        for weight in (300, 400, 500, 800)
    )
    assert choose(Family("F", files), weight=wanted, italic=False).weights == (found, found)


def test_variable_family_is_pinned_to_the_weight() -> None:
    """A variable font stands at the weight that was asked for, its other axes at default."""
    fonts = library()
    light, bold = fonts.face("Noto Sans"), fonts.face("Noto Sans", weight=700)
    assert light.key != bold.key
    assert light.shape("m").advance < bold.shape("m").advance
    assert bold.postscript_name == "NotoSans-Regular-wdth100-wght700"


def test_variable_file_changes_its_widths_with_the_weight() -> None:
    """Widths and subsets are those of the pinned weight: 500 at 400, 600 at 650, 700 at 900."""
    fonts = library(v_ttf=variable_font("ab"))
    assert [fonts.face("v.ttf", weight=w).shape("ab").advance for w in (400, 650, 900)] == [
        1000,
        1200,
        1400,
    ]
    bold = fonts.face("v.ttf", weight=900)
    assert bold.embed({1: "a"}) != fonts.face("v.ttf").embed({1: "a"})
    assert fonts.face("v.ttf", weight=990) is bold


def test_unknown_family_lists_what_is_installed() -> None:
    """The fault names near misses, all that there is, and the other way."""
    code, message, hint = fault(library(), "Marcelus")
    assert (code, message) == ("E211", "no font family 'Marcelus' is installed")
    assert "did you mean 'Marcellus'?" in hint
    listed = hint.partition("installed: ")[2].partition(";")[0].split(", ")
    assert {"Barlow Condensed", "Lilita One", "Marcellus", "Spectral"} <= set(listed)
    assert listed == sorted(listed)
    assert "name a font file" in hint


def test_missing_file_is_named_with_a_hint() -> None:
    """A wrong case is a fault on every system."""
    code, message, hint = fault(library(Serif_ttf=tiny_font("a")), "serif.ttf")
    assert code == "E211"
    assert message == "font 'serif.ttf' not found"
    assert hint == "did you mean 'Serif.ttf'?"


def test_restricted_font_is_refused() -> None:
    """Bit 1 of fsType by itself forbids embedding; with a freer bit it does not."""
    fonts = library(
        no_ttf=tiny_font("a", fs_type=0x0002), yes_ttf=tiny_font("a", fs_type=0x000A)
    )
    code, message, _ = fault(fonts, "no.ttf")
    assert code == "E219"
    assert "'no.ttf' may not be embedded" in message
    assert fonts.face("yes.ttf").covers("a") == ""


def test_bitmap_only_font_is_refused() -> None:
    """Bit 9 of fsType allows bitmaps only."""
    assert fault(library(b_ttf=tiny_font("a", fs_type=0x0208)), "b.ttf")[0] == "E219"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "does not start"),
        (b"<html>not found</html>", "does not start"),
        (b"wOF2" + bytes(40), "does not start"),
        (tiny_font("abc")[:700], "cut short"),
        (tiny_font("abc")[:30], "cut short"),
    ],
)
def test_broken_file_is_refused(data: bytes, why: str) -> None:
    """What is no font, or half of one, is a fault that says why."""
    code, message, _ = fault(library(x_ttf=data), "x.ttf")
    assert code == "E220"
    assert why in message


def test_collection_is_counted_from_zero() -> None:
    """``#1`` is the second face of a collection; there must be one."""
    data = collection(tiny_font("a", name="One"), tiny_font("b", name="Two"))
    fonts = library(c_ttc=data)
    assert fonts.face("c.ttc").postscript_name == "One"
    assert fonts.face("c.ttc#1").postscript_name == "Two"
    assert fonts.face("c.ttc").key != fonts.face("c.ttc#1").key
    assert "no #2" in fault(fonts, "c.ttc#2")[1]


def test_key_is_of_the_bytes_not_of_the_path() -> None:
    """The same bytes under two names are one face."""
    data = tiny_font("a")
    fonts = library(a_ttf=data, b_ttf=data)
    assert fonts.face("a.ttf") is fonts.face("b.ttf")


def test_families_are_sorted() -> None:
    """All installed families are listed by name."""
    names = library().families()
    assert {"Barlow Condensed", "Lilita One", "Marcellus", "Spectral"} <= set(names)
    assert list(names) == sorted(names)


def test_axes_pin_a_variable_font() -> None:
    """An axis wins over the weight; the place is part of the key, so faces stay apart."""
    fonts = library(v_ttf=variable_font("a"))
    pinned = fonts.face("v.ttf", axes=(("wght", 900),))
    assert pinned.shape("a").advance == 700
    assert pinned.key != fonts.face("v.ttf").key


def test_axes_that_a_font_lacks_are_faults() -> None:
    """The fault names the axis, the hint what there is; places beyond the ends too."""
    fonts = library(v_ttf=variable_font("a"), s_ttf=tiny_font("a"))
    with pytest.raises(ProjectError) as raised:
        fonts.face("v.ttf", axes=(("wdth", 80), ("wght", 950)))
    first, second = raised.value.diagnostics
    assert first.message == "font 'v.ttf' has no axis 'wdth'"
    assert first.hint == "it has wght from 400 to 900"
    assert second.message == "axis 'wght' of font 'v.ttf' has no place 950"
    assert second.hint == "it goes from 400 to 900"
    with pytest.raises(ProjectError) as raised:
        fonts.face("s.ttf", axes=(("wght", 500),))
    assert raised.value.diagnostics[0].hint == "it is not variable"


def test_letters_in_colours_are_pictures() -> None:
    """A red letter of 500 by 500 units is 160 pixels square at 320 to the em, all red."""
    face = library(c_ttf=coloured_font("a", also="b")).face("c.ttf")
    assert face.is_coloured
    assert face.is_outlined
    (data,) = face.pictures("a")
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.size == (160, 160)
        assert picture.getcolors() == [(160 * 160, (255, 0, 0, 255))]
    assert face.pictures("b") == ()
    assert face.pictures("x") == ()

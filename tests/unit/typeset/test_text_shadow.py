"""Shadows of texts are shapes beneath the letters."""

from pathlib import Path

import fontpkg_marcellus
import pytest
from fontTools.ttLib import TTFont

from cardpress.colour import Rgb
from cardpress.geometry import Length, in_mm, mm, pt
from cardpress.scene import GlyphRun, Item, Shape
from cardpress.template import Leaf, ShadowSpec
from cardpress.typeset import TextFit
from tests.support.decks import box, card, style, template, typesetter


def items_with(offset: tuple[Length, Length], text: str = "Lo") -> list[Item]:
    """The items of a face that says ``text`` at 10 pt with a red shadow of half opacity."""
    shadow = ShadowSpec(color=Leaf("red"), offset=offset, opacity=0.5)
    made = template(
        [{"text": text, "box": "b"}],
        boxes={"b": box(10, 20, 30, 10)},
        styles={"b": style(font="Marcellus", size="10pt", shadow=shadow)},
    )
    face = typesetter(made, [card("c1")]).front("c1").value
    assert face is not None
    (use,) = face.part.items
    return list(use.part.items)  # type: ignore[union-attr]


def xs_and_ys(shape: Shape) -> tuple[list[int], list[int]]:
    """All coordinates of a shape's path."""
    numbers = [int(n) for segment in shape.outline.segments for n in segment[1:]]  # type: ignore[arg-type]
    return numbers[::2], numbers[1::2]


def test_a_shadow_lies_beneath_and_is_no_text() -> None:
    """The shape comes first, in its colour and opacity; the text is there once."""
    shape, run = items_with((mm(0.5), mm(1)))
    assert isinstance(shape, Shape)
    assert isinstance(run, GlyphRun)
    assert (shape.fill, shape.opacity) == (Rgb(255, 0, 0), 500)


def test_its_letters_stand_where_the_text_is_but_shifted() -> None:
    """L begins at its left side bearing, o ends at its right one, at the text's baseline."""
    shape, run = items_with((mm(0.5), mm(1)))
    assert isinstance(shape, Shape)
    assert isinstance(run, GlyphRun)
    (path,) = (Path(fontpkg_marcellus.__file__).parent / "files").glob("*.ttf")
    font = TTFont(path)
    capital = font["glyf"]["L"]
    xs, ys = xs_and_ys(shape)
    em = in_mm(pt(10)) / font["head"].unitsPerEm
    left = 10 + 0.5 + capital.xMin * em
    top = in_mm(run.origin.y) + 1 - capital.yMax * em
    small = font["glyf"]["o"]
    kerned = run.words[0].glyphs[0].advance
    right = 10 + 0.5 + (kerned + small.xMax) * em
    assert min(xs) / 36_000 == pytest.approx(left, abs=0.002)
    assert max(xs) / 36_000 == pytest.approx(right, abs=0.002)
    assert min(ys) / 36_000 == pytest.approx(top, abs=0.002)


def test_the_offset_moves_all_of_it() -> None:
    """Two offsets that differ by 2 and -3 mm give paths that differ by just that."""
    one, _ = items_with((mm(0), mm(3)))
    other, _ = items_with((mm(2), mm(0)))
    assert isinstance(one, Shape)
    assert isinstance(other, Shape)
    (xs, ys), (moved_xs, moved_ys) = xs_and_ys(one), xs_and_ys(other)
    assert {b - a for a, b in zip(xs, moved_xs, strict=True)} == {int(mm(2))}
    assert {b - a for a, b in zip(ys, moved_ys, strict=True)} == {int(mm(-3))}


def test_fits_tell_size_and_lines() -> None:
    """A name too long for 20 pt is told with the size that it came out at."""
    made = template(
        [{"text": "${{ card.name }}", "box": "b"}],
        boxes={"b": box(10, 20, 20, 12)},
        styles={"b": style(size="20pt", min="6pt", wrap="none")},
    )
    setter = typesetter(made, [card("c1", name="Orrubel, Root of Hills")])
    fits: list[TextFit] = []
    setter.record_fits(fits)
    setter.front("c1")
    (fit,) = fits
    assert (fit.card, fit.text, fit.asked, fit.lines) == ("c1", "name", pt(20), 1)
    assert pt(6) <= fit.size < pt(20)
    assert fit.row()[3] == "20"

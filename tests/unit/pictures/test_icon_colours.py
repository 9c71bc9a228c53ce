"""Which icons take the colour of the text around them."""

import pytest

from cardpress.colour import Rgb
from cardpress.files import MemoryFiles
from cardpress.pictures import PictureLibrary
from cardpress.pictures.gate import admit
from cardpress.pictures.svgtree import Element, written
from cardpress.pictures.tint import has_one_colour, set_in_text

GREEN = Rgb(0, 128, 0)


def drawing(inside: str) -> Element:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inside}</svg>'
    return admit("a.svg", text.encode()).root


@pytest.mark.parametrize(
    "inside",
    [
        '<path d="M0 0h9"/>',
        '<path d="M0 0h9" fill="black"/><path d="M0 0v9" fill="#000"/><path d="M0 9h9"/>',
        '<g fill="#f00"><path d="M0 0h9"/><path d="M0 0v9" stroke="red" opacity=".5"/></g>',
        '<path d="M0 0h9" fill="currentColor"/><path fill="none" stroke="currentColor"/>',
        '<path d="M0 0h9" style="fill: rgb(255, 0, 0); stroke: none"/>',
        '<style>.a { fill: red } .b { stroke: #F00; fill: none }</style><path class="a"/>',
        '<mask id="m"><path d="M0 0" fill="white"/></mask><path mask="url(#m)" d="M0 0h9"/>',
        ('<linearGradient id="g"><stop/><stop stop-color="black" stop-opacity="0"/>'
        "</linearGradient>"),
    ],
)  # fmt: skip
def test_drawings_of_one_colour(inside: str) -> None:
    """However it is written, whatever its opacity; masks do not count."""
    assert has_one_colour(drawing(inside))


@pytest.mark.parametrize(
    "inside",
    [
        '<path d="M0 0h9"/><path d="M0 0v9" fill="white"/>',
        '<path d="M0 0h9" fill="red" stroke="blue"/>',
        '<path d="M0 0h9" fill="red"/><path d="M0 0h9" fill="currentColor"/>',
        '<path d="M0 0h9" style="fill: red; stroke: #00f"/>',
        "<style>.a { fill: red } .b { fill: blue }</style>",
        (
            '<linearGradient id="g"><stop stop-color="red"/><stop stop-color="blue"/>'
            "</linearGradient>"
        ),
        '<linearGradient id="g"><stop/><stop stop-color="blue"/></linearGradient>',
    ],
)
def test_drawings_of_several_colours(inside: str) -> None:
    """Black that nobody wrote counts as well."""
    assert not has_one_colour(drawing(inside))


def test_pictures_in_several_colours_keep_them_in_texts() -> None:
    """Only what asks for the text's colour gets it."""
    root = drawing('<path d="M0 0h9" fill="red"/><path d="M0 0v9" fill="currentColor"/>')
    set_in_text(root, GREEN)
    assert root.attributes["color"] == "#008000"
    assert 'fill="red"' in written(root)
    root = drawing('<path d="M0 0h9" fill="red"/>')
    set_in_text(root, GREEN)
    assert '<path d="M0 0h9" fill="#008000"/>' in written(root)


def test_layers_tint_all_and_texts_do_not() -> None:
    """One file, three pictures: as it is, tinted, and in a text."""
    text = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="red" stroke="blue"/></svg>'
    pictures = PictureLibrary(MemoryFiles({"a.svg": text.encode()}))
    plain = pictures.asset("a.svg")
    tinted = pictures.asset("a.svg", tint=GREEN)
    set_ = pictures.asset("a.svg", tint=GREEN, in_text=True)
    assert len({plain.key, tinted.key, set_.key}) == 3
    assert pictures.load(set_.key) == pictures.load(plain.key)
    assert pictures.load(tinted.key) != pictures.load(plain.key)

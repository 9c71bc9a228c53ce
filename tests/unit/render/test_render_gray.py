"""Pages in gray: colours, gradients and inks of scenes."""

import io

import pikepdf
import pytest

from cardpress.colour import Cmyk, Colour, Gray, Rgb, Spot
from cardpress.geometry import Point, mm
from cardpress.scene import LinearGradient, Outline, RadialGradient, Shape, Stroke
from tests.support.grays import colours_in
from tests.support.papers import Workshop, mm_box, rectangle

RED, GREEN = Rgb(255, 0, 0), Rgb(0, 255, 0)
ACROSS = LinearGradient(Point(mm(0), mm(0)), Point(mm(100), mm(0)), ((0, RED), (1000, GREEN)))
PALE, CYAN = Cmyk(100, 0, 0, 0), Cmyk(1000, 0, 0, 0)
ROUND = RadialGradient(Point(mm(50), mm(50)), mm(40), ((0, PALE), (900, CYAN)))
BOX = Outline.rectangle(mm_box(0, 0, 100, 100))


def operators(pdf: bytes) -> list[str]:
    with pikepdf.open(io.BytesIO(pdf)) as document:
        return document.pages[0].Contents.read_bytes().decode("latin-1").splitlines()


@pytest.mark.parametrize(
    ("colour", "operator"),
    [
        (Rgb(255, 0, 51), "0.501 g"),  # light 0.2126 + 0.0722 * 0.0331 = 0.215
        (Gray(500), "0.5 g"),
        (Cmyk(0, 1000, 1000, 0), "0.498 g"),
        (Spot("Red", Cmyk(0, 1000, 1000, 0), 1000), "0.498 g"),
    ],
)
def test_every_colour_becomes_its_gray(colour: Colour, operator: str) -> None:
    """Inks and spots too: one operator is left."""
    assert operator in operators(Workshop(gray=True).pdf(rectangle(1, 1, 5, 5, colour)))


def printed(*, gray: bool) -> set[str]:
    """What is found of areas, lines, gradients of either, and letters with outlines."""
    workshop = Workshop(gray=gray)
    pdf = workshop.pdf(
        rectangle(0, 0, 50, 50, RED),
        rectangle(0, 0, 50, 50, Spot("Gold", Cmyk(200, 300, 700, 150))),
        Shape(BOX, fill=ACROSS, stroke=Stroke(ROUND, mm(3))),
        Shape(BOX, fill=ROUND, stroke=Stroke(Cmyk(1000, 0, 0, 0), mm(3))),
        workshop.line("Words", 5, 5, colour=GREEN, stroke=Stroke(RED, mm(1))),
    )
    with pikepdf.open(io.BytesIO(pdf)) as document:
        return colours_in(document)


def test_no_colour_is_left_on_a_page() -> None:
    """In gray nothing is found of all that is found in colour."""
    assert printed(gray=True) == set()
    assert printed(gray=False) == {
        *("operator rg", "operator RG", "operator K"),
        *("/DeviceRGB", "/DeviceCMYK", "/Separation"),
        *("a function of 3 values", "a function of 4 values"),
    }


def test_a_gradient_is_as_light_as_in_colour_all_the_way() -> None:
    """Halfway from red to green is olive: 128, 128, 0, of light 0.2."""
    image = Workshop(gray=True).seen(Shape(BOX, fill=ACROSS), dpi=127)
    for x, level in ((2, 126), (250, 123), (498, 219)):
        red, green, blue = image.getpixel((x, 250))
        assert red == green == blue == pytest.approx(level, abs=3)

"""Live text in drawings: set in given fonts alone, drawn as paths, refused in all others."""

import io
import re

import pikepdf
import pytest

from cardpress.diagnostics import Diagnostic, ProjectError
from cardpress.pictures.values import Vector
from tests.support.papers import Workshop
from tests.support.tinyfonts import tiny_font

FONTS = {
    "art/fonts/boxes.ttf": tiny_font("abA", name="Boxes"),
    "art/fonts/broken.ttf": b"no font",
    "art/fonts/readme.txt": b"not a font either",
}


def drawing(inside: str) -> bytes:
    """A drawing of 100 by 100 px, printed at 10 by 10 mm: ten pixels to the millimetre."""
    root = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">'
    return f"{root}{inside}</svg>".encode()


def shop(inside: str) -> Workshop:
    return Workshop({**FONTS, "a.svg": drawing(inside)})


def inked(inside: str, colour: tuple[int, int, int] = (0, 0, 0)) -> tuple[int, ...] | None:
    """Left, top, right and bottom of what is drawn in a colour, in px."""
    made = shop(inside)
    seen = made.seen(made.picture("a.svg", 0, 0, 10, 10)).crop((0, 0, 100, 100))
    mask = seen.point(lambda value: value).convert("RGB")
    spots = [
        (number % 100, number // 100)
        for number in range(100 * 100)
        if mask.getpixel((number % 100, number // 100)) == colour
    ]
    if not spots:
        return None
    columns, rows = zip(*spots, strict=True)
    return min(columns), min(rows), max(columns) + 1, max(rows) + 1


def about(found: tuple[int, ...] | None, wanted: tuple[int, ...]) -> bool:
    """Whether edges are where they belong; one that lies on the grid may take a pixel more."""
    return found is not None and all(
        0 <= abs(one - other) <= 1 for one, other in zip(found, wanted, strict=True)
    )


def faults(inside: str) -> tuple[Diagnostic, ...]:
    with pytest.raises(ProjectError) as raised:
        shop(inside).pictures.asset("a.svg")
    return raised.value.diagnostics


@pytest.mark.parametrize(
    "inside",
    [
        '<text x="10" y="50" font-family="Boxes" font-size="20">A</text>',
        '<text x="10" y="50" font-family="Nowhere, \'Boxes\', serif" font-size="20">A</text>',
        '<text x="10" y="50" style="font-family: Boxes; font-size: 20px">A</text>',
        '<text x="10" y="50" style="font: 20px/1.2 Boxes">A</text>',
        (
            "<style>.t{font-family:Boxes;font-size:20px}</style>"
            '<text class="t" x="10" y="50">A</text>'
        ),
        '<style>text{font-family:"Boxes"}</style><text x="10" y="50" font-size="20">A</text>',
        '<g font-family="boxes"><text x="10" y="50" font-size="20"><tspan>A</tspan></text></g>',
        '<text x="20" y="50" font-family="Boxes" font-size="20" text-anchor="end">A</text>',
    ],
)
def test_letters_stand_where_the_font_puts_them(inside: str) -> None:
    """A box of 500 by 700 units at 20 px: 10 wide, 14 high, on the base line at y 50."""
    assert about(inked(inside), (10, 36, 20, 50))


def test_runs_between_elements_keep_their_order_and_spaces() -> None:
    """b (10 px), a space (5 px), a red A (10 px) and another b."""
    inside = (
        '<text x="0" y="50" font-family="Boxes" font-size="20">b '
        '<tspan fill="#f00">A</tspan>b</text>'
    )
    assert about(inked(inside, (255, 0, 0)), (15, 36, 25, 50))
    assert about(inked(inside), (0, 40, 35, 50))


def test_letters_are_paths_in_the_file() -> None:
    """No font comes with the drawing: whoever opens the file needs none."""
    made = shop('<text x="10" y="50" font-family="Spectral" font-size="20">Ab</text>')
    content = made.pictures.load(made.pictures.asset("a.svg").key)
    assert isinstance(content, Vector)
    pdf = made.pdf(made.picture("a.svg", 0, 0, 10, 10))
    with pikepdf.open(io.BytesIO(pdf)) as document:
        kinds = [
            thing.get("/Type")
            for thing in document.objects
            if isinstance(thing, pikepdf.Dictionary)
        ]
    assert "/Font" not in map(str, kinds)


def test_bold_and_italic_are_those_of_the_family() -> None:
    """Spectral has a bold face: its letters are wider than the regular ones."""
    widths = []
    for weight in ("400", "800"):
        style = f'font-family="Spectral" font-size="60" font-weight="{weight}"'
        box = inked(f'<text y="60" {style}>m</text>')
        assert box is not None
        widths.append(box[2] - box[0])
    assert widths[1] > widths[0]


def test_other_fonts_are_refused_with_what_there_is() -> None:
    """No font of the machine steps in."""
    (found,) = faults('<text x="0" y="9" font-family="DejaVu Sans, sans-serif">x</text>')
    assert found.code == "E307"
    wanted = "'a.svg' holds text in 'DejaVu Sans', 'sans-serif', which is not given"
    assert found.message == wanted
    assert found.hint
    assert "Spectral" in found.hint
    assert "art/fonts" in found.hint


@pytest.mark.parametrize(
    "inside",
    [
        "<text>a</text>",
        '<text x="0" y="9"><tspan font-family="Boxes">a</tspan>b</text>',
        "<style>.t{font-family:Boxes}</style><text>a</text>",
    ],
)
def test_text_without_a_family_is_refused(inside: str) -> None:
    """Which font it has would be up to the machine."""
    (found,) = faults(inside)
    assert found.message == "'a.svg' holds text that names no font family"


def test_letters_that_the_font_lacks_are_refused() -> None:
    """Nothing is left out in silence; spaces and line ends are no letters."""
    (found,) = faults('<text font-family="Boxes">a\n ż b</text>')
    assert found.message == "'a.svg' holds letters that Boxes has not: 'ż' (U+017C)"


def test_all_faults_of_a_text_are_told_at_once() -> None:
    """An odd family and a missing letter."""
    inside = '<text font-family="Odd">a</text><text font-family="Boxes">z</text>'
    assert len(faults(inside)) == 2


def test_a_book_is_no_picture() -> None:
    """Each letter becomes a path."""
    (found,) = faults(f'<text font-family="Boxes">{"a" * 20_001}</text>')
    assert "20,000 letters" in found.message


def test_another_font_of_the_same_name_is_another_picture() -> None:
    """The key under which a drawing is kept holds the bytes of its fonts."""
    keys = set()
    for letters in ("abA", "abAc"):
        data = drawing('<text font-family="Boxes">a</text>')
        made = Workshop({"art/fonts/b.ttf": tiny_font(letters, name="Boxes"), "a.svg": data})
        keys.add(made.pictures.asset("a.svg").key)
    assert len(keys) == 2


def test_drawings_without_text_need_no_fonts() -> None:
    """Their key is that of their bytes alone."""
    made = shop('<path d="M0 0h50v50z"/>')
    assert re.fullmatch("[0-9a-f]{64}", made.pictures.asset("a.svg").key)

"""Typesetting in low ink: what templates see, and what is said of those that do not look."""

import io
from pathlib import Path

import pytest
from PIL import Image

from cardpress.catalogue import Catalogue
from cardpress.diagnostics import Diagnostic
from cardpress.files import MemoryFiles
from cardpress.fonts import FontLibrary
from cardpress.geometry import in_mm
from cardpress.pictures import PictureLibrary
from cardpress.scene import Face, Group, Picture, Shape
from cardpress.source import read_project
from cardpress.typeset import Printing, Typesetter

BUFFER = io.BytesIO()
Image.new("RGB", (500, 250), "red").save(BUFFER, "PNG")
PICTURE = BUFFER.getvalue()

FACE = "format: 1\nboxes: {art: [10, 10, 20, 20]}\nlayers:\n"
FLOOD = "  - shape: rect\n    box: bleed\n    fill: teal\n"
PLAIN = FACE + FLOOD
GAME = (
    "format: 1\ntitle: G\ntemplate: g/face\nback: BACK\n"
    "elements: {sea: {name: Sea, palette: {ground: teal, ink: navy}}}\n"
)
CARDS = (
    "format: 1\ncode: ONE\nname: One\ndefaults: {element: sea}\ncards:\n"
    "  - {id: a, name: A, art: {file: a.png, focus: [0, 50]}}\n  - {id: b, name: B}\n"
    "  - {id: c, name: C, art: c.png}\n"
)
GROUP = (
    "  - group:\n      - shape: rect\n        box: art\n"
    "        fill: \"${{ 'white' if ink == 'low' else 'red' }}\"\n"
)
SAVING = PLAIN + "    when: ink != 'low'\n"
ART = FACE + "  - image: ${{ card.art_low if ink == 'low' else card.art }}\n    box: art\n"


def setter(face: str, ink: str, *, back: str = "none") -> Typesetter:
    """For three cards: with pictures in both inks, with none, and with one in full."""
    files = MemoryFiles(
        {
            "cardpress.yaml": b"format: 1\n",
            "cards/g/game.yaml": GAME.replace("BACK", back).encode(),
            "cards/g/ONE.yaml": CARDS.encode(),
            "templates/g/face.yaml": face.encode(),
            "templates/g/back.yaml": PLAIN.encode(),
            "a.png": PICTURE,
            "a-low.png": PICTURE + b"\0",
            "c.png": PICTURE,
        }
    )
    catalogue = read_project(files).value
    assert isinstance(catalogue, Catalogue)
    libraries = FontLibrary(files), PictureLibrary(files)
    return Typesetter(catalogue, "g", *libraries, printing=Printing(ink=ink))


def found(typesetter: Typesetter) -> list[Diagnostic]:
    """What is said of all cards, fronts and backs."""
    outcomes = [side(card) for card in "abc" for side in (typesetter.front, typesetter.back)]
    return [diagnostic for outcome in outcomes for diagnostic in outcome.diagnostics]


@pytest.mark.parametrize(("ink", "floods"), [("full", 1), ("low", 0), ("gray", 1)])
def test_templates_leave_floods_out_by_ink(ink: str, floods: int) -> None:
    """``when`` sees the ink of the print."""
    face = setter(SAVING, ink).front("a").value
    assert isinstance(face, Face)
    assert sum(isinstance(item, Shape) for item in face.part.items) == floods


@pytest.mark.parametrize(("ink", "name"), [("full", "a.png"), ("low", "a-low.png")])
def test_the_picture_for_low_ink_keeps_the_focus(ink: str, name: str) -> None:
    """It shows what the picture shows: 40 mm wide, its left edge on the box's."""
    typesetter = setter(ART, ink)
    face = typesetter.front("a").value
    assert isinstance(face, Face)
    (item,) = face.part.items
    picture = item.items[0] if isinstance(item, Group) else item
    assert isinstance(picture, Picture)
    assert (in_mm(picture.box.x), in_mm(picture.box.width)) == (10, 40)
    assert picture.asset == typesetter._desk.pictures.asset(name).key


def test_a_template_that_saves_no_ink_is_told_of_once() -> None:
    """N414 at the template, whatever the number of cards; its back has a say of its own."""
    said = found(setter(PLAIN, "low", back="g/back"))
    assert [(each.code, each.span and each.span.file) for each in said] == [
        ("N414", "templates/g/face.yaml"),
        ("N414", "templates/g/back.yaml"),
    ]
    assert "template 'g/face' never asks for 'ink'" in said[0].message


def test_a_back_that_is_a_picture_is_told_of_too() -> None:
    """No template could leave it out."""
    said = found(setter(SAVING, "low", back="a.png"))
    assert [each.message for each in said if each.code == "N414"] == [
        "the back 'a.png' is a picture, which is printed in full in low ink too"
    ]


@pytest.mark.parametrize(
    ("face", "ink"),
    [
        (PLAIN, "full"),
        (PLAIN, "gray"),
        (SAVING, "low"),
        (ART, "low"),
        (FACE + "  - image: ${{ card.art_low }}\n    box: art\n", "low"),
        (FACE + GROUP, "low"),
    ],
)
def test_nothing_is_said_where_ink_is_saved_or_need_not_be(face: str, ink: str) -> None:
    """In other inks nothing is asked of a template; one question in any layer is enough."""
    assert [each for each in found(setter(face, ink)) if each.code == "N414"] == []


def test_the_example_of_the_documents_is_right() -> None:
    """In low ink no flood, and the picture for it; the pale one where there is no other."""
    text = (Path(__file__).parents[3] / "docs/files.md").read_text("utf-8")
    example = text.partition("## Less ink")[2].partition("```yaml\n")[2].partition("```")[0]
    boxes = "boxes: {art: [10, 10, 20, 20], title: [10, 40, 40, 9]}\n"
    seen = {}
    for ink, card in (("full", "a"), ("low", "a"), ("low", "b"), ("low", "c")):
        typesetter = setter(f"format: 1\n{boxes}{example}", ink)
        assert found(typesetter) == []
        face = typesetter.front(card).value
        assert isinstance(face, Face)
        seen[ink, card] = [
            f"picture {item.opacity}" if isinstance(item, Picture) else type(item).__name__
            for item in face.part.items
        ]
    assert seen == {
        ("full", "a"): ["Shape", "picture 1000", "GlyphRun"],
        ("low", "a"): ["picture 1000", "GlyphRun"],
        ("low", "b"): ["GlyphRun"],
        ("low", "c"): ["picture 300", "GlyphRun"],
    }

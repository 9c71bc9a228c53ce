"""Faces of cards: every kind of layer, what is shared, and what is said about faults."""

import struct
import zlib

import pytest

from cardpress.colour import Rgb
from cardpress.geometry import AS_IS, Length, Point, Rect, Transform, mm
from cardpress.model import Art, Element, FieldSpec, Game
from cardpress.scene import (
    GlyphRun,
    Group,
    Item,
    LinearGradient,
    Outline,
    Picture,
    RadialGradient,
    Role,
    Shape,
    Stroke,
    Use,
)
from cardpress.typeset import Typesetter
from tests.support.decks import box, card, place_of, style, template, typesetter

RED, BLUE = Rgb(255, 0, 0), Rgb(0, 0, 255)
GAME = Game(
    title="Test",
    elements={
        "fire": Element(name="Fire", palette={"ink": "red"}),
        "water": Element(name="Water", palette={"ink": "blue"}),
    },
    icons={"coal": "coal.png", "drop": "drop.svg"},
    fields={"motto": FieldSpec(rich=True)},
)
SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">'
    b'<path d="M0 0h20v10z"/></svg>'
)


def png(width: int, height: int) -> bytes:
    """A white picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    rows = zlib.compress(b"".join(b"\0" + b"\xff" * 3 * width for _ in range(height)))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


FILES = {"coal.png": png(120, 120), "drop.svg": SVG, "art/big.png": png(800, 400)}


def one(layers: list[dict[str, object]], **values: object) -> tuple[list[Item], list[str]]:
    """The items of a card's face, and its diagnostics as texts."""
    made = template(layers, size="poker-eu", boxes={"b": box(10, 20, 30, 40)})
    setter = typesetter(made, [card("c1", **values)], game=GAME, files=FILES)
    return items_of(setter, "c1")


def items_of(setter: Typesetter, card_id: str) -> tuple[list[Item], list[str]]:
    outcome = setter.front(card_id)
    assert outcome.value is not None
    items: list[Item] = []
    for item in outcome.value.part.items:
        items += item.part.items if isinstance(item, Use) else (item,)
    return items, [f"{each.code} {each.message}" for each in outcome.diagnostics]


def said_in(items: list[Item]) -> list[str]:
    """What the glyph runs say."""
    runs = [item for item in items if isinstance(item, GlyphRun)]
    return [" ".join(word.text for word in run.words) for run in runs]


def test_face_has_bleed_and_the_cards_name() -> None:
    """The drawing starts at the trimmed corner and reaches 3.175 mm beyond."""
    setter = typesetter(
        template([{"shape": "rect", "box": "bleed", "fill": "red"}]), [card("x")]
    )
    face = setter.front("x").value
    assert face is not None
    assert (face.name, face.bleed, face.size) == ("x", mm(3.175), (mm(63.5), mm(88.9)))
    assert face.part.bounds == box(-3.175, -3.175, 69.85, 95.25)
    (shape,) = face.part.items
    assert shape == Shape(Outline.rectangle(face.part.bounds), RED, role=Role.BACKGROUND)


def test_built_in_boxes() -> None:
    """``safe`` lies 3 mm inside of the trim."""
    items, _ = one([{"shape": "rect", "box": "safe", "fill": "red"}])
    assert items == [Shape(Outline.rectangle(box(3, 3, 57, 82)), RED)]


@pytest.mark.parametrize(
    ("keys", "outline"),
    [
        ({"shape": "rect"}, Outline.rectangle(box(10, 20, 30, 40))),
        ({"shape": "rounded", "radius": mm(2)}, Outline.rounded(box(10, 20, 30, 40), mm(2))),
        ({"shape": "ellipse"}, Outline.ellipse(box(10, 20, 30, 40))),
        ({"shape": "circle"}, Outline.ellipse(box(10, 25, 30, 30))),
        (
            {"shape": "line", "points": ((mm(0), mm(1)), (mm(2), mm(3)))},
            Outline.line(Point(mm(10), mm(21)), Point(mm(12), mm(23))),
        ),
        ({"shape": "line"}, Outline.line(Point(mm(25), mm(20)), Point(mm(25), mm(60)))),
        (
            {"shape": "polygon", "points": ((mm(0), mm(0)), (mm(2), mm(0)), (mm(0), mm(2)))},
            Outline.polygon(
                [Point(mm(10), mm(20)), Point(mm(12), mm(20)), Point(mm(10), mm(22))]
            ),
        ),
        (
            {"shape": "path", "d": "M0 0H3"},
            Outline.line(Point(mm(10), mm(20)), Point(mm(13), mm(20))),
        ),
    ],
)
def test_shapes_fill_their_boxes(keys: dict[str, object], outline: Outline) -> None:
    """Each shape in a box of 30 x 40 mm at (10, 20)."""
    items, said = one([{**keys, "box": "b", "fill": "red"}])
    assert said == []
    (shape,) = items
    assert isinstance(shape, Shape)
    assert shape.outline == outline


def test_stroke_and_gradients() -> None:
    """A gradient at 90 degrees runs from left to right; a radial one from its centre."""
    stops = ["red", "blue 75%", "red"]
    items, said = one(
        [
            {"shape": "rect", "box": "b", "fill": {"linear": 90.0, "stops": list(stops)}},
            {
                "shape": "rect",
                "box": "b",
                "fill": {"radial": (mm(5), mm(6), mm(7)), "stops": ["red", "blue"]},
                "stroke": {"color": "blue", "width": mm(0.5), "dash": (mm(1), mm(2))},
            },
        ]
    )
    assert said == []
    first, second = items
    assert isinstance(first, Shape)
    assert isinstance(second, Shape)
    assert first.fill == LinearGradient(
        Point(mm(10), mm(40)), Point(mm(40), mm(40)), ((0, RED), (750, BLUE), (1000, RED))
    )
    assert second.fill == RadialGradient(Point(mm(15), mm(26)), mm(7), ((0, RED), (1000, BLUE)))
    assert second.stroke == Stroke(BLUE, mm(0.5), (mm(1), mm(2)))


def test_gradient_stops_without_places_are_spread() -> None:
    """Between 0 and 60 % the one in the middle stands at 30 %."""
    fill = {"linear": 180.0, "stops": ["red", "blue", "red 60%", "blue"]}
    (shape,), _ = one([{"shape": "rect", "box": "b", "fill": fill}])
    assert isinstance(shape, Shape)
    assert isinstance(shape.fill, LinearGradient)
    assert [at for at, _ in shape.fill.stops] == [0, 300, 600, 1000]


def test_when_repeat_along_and_pitch() -> None:
    """Three pips upwards; none where the condition is false."""
    pip = {"shape": "rect", "box": "b", "fill": "red", "along": "up", "pitch": mm(5)}
    items, _ = one([{**pip, "repeat": "card.command_ranking"}], command_ranking=3)
    assert [item.outline for item in items if isinstance(item, Shape)] == [
        Outline.rectangle(box(10, y, 30, 40)) for y in (20, 15, 10)
    ]
    assert one([{**pip, "when": "card.flavour"}])[0] == []
    assert len(one([{**pip, "when": "card.flavour"}], flavour="yes")[0]) == 1


def test_repeat_over_a_list_knows_item_and_index() -> None:
    """Each tag on its own line, 40 mm apart as high as the box is."""
    layer = {
        "text": "${{ index }}${{ item }}",
        "box": "b",
        "repeat": "card.tags",
        "along": "down",
    }
    items, _ = one([layer], tags=("a", "b"))
    assert said_in(items) == ["0a", "1b"]
    first, second = (item.origin.y for item in items if isinstance(item, GlyphRun))
    assert second - first == mm(40)


def test_offset_rotation_opacity_and_role() -> None:
    """A quarter turn about the middle of the shifted box, half translucent, as a cut line."""
    layer = {"shape": "rect", "box": "b", "fill": "red", "offset": (mm(5), mm(-5))}
    (group,), _ = one([{**layer, "rotate": "90", "opacity": "0.5", "role": "cut"}])
    shape = Shape(Outline.rectangle(box(15, 15, 30, 40)), RED, opacity=500, role=Role.CUT)
    # the middle (30, 35) stays where it is: (x, y) goes to (-y + 65, x + 5)
    assert group == Group((shape,), Transform(mm(65), mm(5), 90_000))


def test_group_clips_and_fades_as_one() -> None:
    """Layers of a group stand in the template's boxes."""
    inner = [
        {"shape": "rect", "box": "b", "fill": "red"},
        {"shape": "rect", "box": "trim", "fill": "blue"},
    ]
    clip = {"shape": "rect", "box": (mm(0), mm(0), mm(5), mm(5))}
    (group,), _ = one([{"group": inner, "opacity": "0.25", "clip": clip}])
    assert isinstance(group, Group)
    assert group.opacity == 250
    assert group.clip == Outline.rectangle(box(0, 0, 5, 5))
    assert group.transform == AS_IS
    assert len(group.items) == 2


def test_image_covers_its_box_with_the_arts_focus() -> None:
    """800 x 400 pixels in 30 x 40 mm: 80 mm wide, the left edge in view."""
    art = Art(file="art/big.png", focus=(0, 50))
    items, said = one([{"image": "${{ card.art }}", "box": "b"}], art=art)
    (picture,) = items
    assert isinstance(picture, Picture)
    assert (picture.box, picture.clip) == (box(10, 20, 80, 40), box(10, 20, 30, 40))
    assert picture.role == Role.ART
    # 800 pixels over 80 mm are 254 to the inch
    (line,) = said
    assert line.startswith("W306 card 'c1', field 'art': 'art/big.png' has 254 dpi at its")


def test_too_few_pixels_are_an_error() -> None:
    """120 pixels over 40 mm are 76 to the inch; 473 would do."""
    made = template([{"image": "${{ card.art }}", "box": box(0, 0, 40, 40)}])
    setter = typesetter(made, [card("c1", art="coal.png")], files=FILES)
    (found,) = setter.front("c1").diagnostics
    assert found.code == "E305"
    assert found.hint == "use a picture of at least 473 x 473 pixels"


def test_missing_art_points_at_the_cards_field() -> None:
    """The fault of the picture library gets the place of ``art``."""
    made = template([{"image": "${{ card.art }}", "box": "trim"}])
    setter = typesetter(made, [card("c1", art="art/Big.png")], files=FILES)
    (found,) = setter.front("c1").diagnostics
    assert (found.code, found.span) == ("E301", place_of(0, "art"))
    assert found.message == "card 'c1', field 'art': 'art/Big.png' not found"
    assert found.hint == "did you mean 'art/big.png'?"


def test_no_art_paints_nothing() -> None:
    """An empty path is no fault."""
    assert one([{"image": "${{ card.art }}", "box": "b"}]) == ([], [])


def test_icons_are_contained_and_tinted() -> None:
    """A vector icon of 2 : 1 is 30 x 15 mm in the middle; its tint makes another asset."""
    items, said = one(
        [
            {"icon": "drop", "box": "b"},
            {"icon": "drop", "box": "b", "color": "${{ element.ink }}"},
        ],
        element="fire",
    )
    assert said == []
    plain, tinted = items
    assert isinstance(plain, Picture)
    assert isinstance(tinted, Picture)
    assert plain.box == tinted.box == box(10, 32.5, 30, 15)
    assert plain.role == Role.ICON
    assert plain.asset != tinted.asset


def test_unknown_icon_has_a_hint() -> None:
    """A near miss is named."""
    made = template([{"icon": "dropp", "box": "trim"}])
    (found,) = typesetter(made, [card("c1")], game=GAME, files=FILES).front("c1").diagnostics
    assert (found.code, found.hint) == ("E217", "did you mean 'drop'?")


def test_rich_fields_have_marks_icons_and_names() -> None:
    """Stars, icons and card names count in ``text``; in ``name`` they are plain."""
    made = template(
        [
            {"text": "${{ card.name }}", "box": "trim"},
            {"text": "${{ card.text }}", "box": "trim"},
        ]
    )
    cards = [card("c1", name="*A* {coal}", text="*A* {coal} [[c2]]."), card("c2", name="Bee")]
    items, said = items_of(typesetter(made, cards, game=GAME, files=FILES), "c1")
    assert said == []
    texts = [
        " ".join(w.text for w in item.words) for item in items if isinstance(item, GlyphRun)
    ]
    assert texts == ["*A* {coal}", "A", "Bee."]
    assert sum(isinstance(item, Picture) for item in items) == 1


def test_own_rich_fields_and_the_layers_word() -> None:
    """A game's own field may be rich; ``rich: false`` switches marks off."""
    layers = [
        {"text": "${{ card.motto }}", "box": "b"},
        {"text": "${{ card.text }}", "box": "b", "rich": False},
        {"text": "No ${{ card.text }}", "box": "b"},
    ]
    items, _ = one(layers, text="*a*", own={"motto": "*m*"})
    texts = [
        " ".join(w.text for w in item.words) for item in items if isinstance(item, GlyphRun)
    ]
    assert texts == ["m", "*a*", "No *a*"]


def test_text_takes_the_style_named_like_its_box() -> None:
    """Size, colour and alignment come from the style."""
    made = template(
        [{"text": "A", "box": "b"}],
        boxes={"b": box(10, 20, 30, 40)},
        styles={"b": style(size="20pt", color="${{ element.ink }}", font="Marcellus")},
    )
    (run,), _ = items_of(typesetter(made, [card("c1", element="water")], game=GAME), "c1")
    assert isinstance(run, GlyphRun)
    assert (run.size, run.colour) == (Length(254_000), BLUE)


def test_overflow_names_card_field_and_place() -> None:
    """The diagnostic points at the field of the card."""
    made = template([{"text": "${{ card.flavour }}", "box": box(0, 0, 20, 4)}])
    setter = typesetter(made, [card("x"), card("c2", flavour="words " * 20)])
    (found,) = setter.front("c2").diagnostics
    assert found.code == "E213"
    assert found.message.startswith("card 'c2', field 'flavour': text overflows its box by ")
    assert found.message.endswith(" at 9 pt")
    assert found.span == place_of(1, "flavour")


def test_every_card_is_told_of_its_overflow() -> None:
    """Equal texts on two cards are two faults, though the text is set once."""
    made = template([{"text": "${{ card.flavour }}", "box": box(0, 0, 20, 4)}])
    setter = typesetter(made, [card(name, flavour="words " * 20) for name in ("a", "b")])
    assert [len(setter.front(name).diagnostics) for name in ("a", "b")] == [1, 1]


def test_faults_of_the_template_are_said_and_the_rest_is_drawn() -> None:
    """Unknown boxes, styles, fonts and colours do not hide each other."""
    made = template(
        [
            {"shape": "rect", "box": "nowhere", "fill": "red"},
            {"shape": "rect", "box": "b", "fill": "rde"},
            {"text": "A", "box": "b", "style": "titel"},
            {"text": "B", "box": "c"},
            {"shape": "path", "box": "b", "d": "nonsense", "fill": "red"},
            {"shape": "rect", "box": "c", "fill": "blue"},
        ],
        boxes={"b": box(1, 1, 9, 9), "c": box(1, 1, 9, 9)},
        styles={"c": style(font="Marcelus")},
    )
    items, said = items_of(typesetter(made, [card("c1")]), "c1")
    assert [line.split()[0] for line in said] == ["E206", "E210", "E207", "E211", "E223"]
    assert Shape(Outline.rectangle(box(1, 1, 9, 9)), BLUE) in items


def test_static_layers_are_one_part_for_all_cards_alike() -> None:
    """Neighbouring layers that depend on the element alone are drawn once for each element."""
    frame = [
        {"shape": "rounded", "box": "trim", "fill": "${{ element.ink }}"},
        {"shape": "rounded", "box": "safe", "fill": "white"},
    ]
    made = template([*frame, {"text": "${{ card.name }}", "box": "trim"}])
    names = {"a": "fire", "b": "water", "c": "fire"}
    cards = [card(name, name=name, element=element) for name, element in names.items()]
    setter = typesetter(made, cards, game=GAME)
    parts = []
    for name in names:
        face = setter.front(name).value
        assert face is not None
        use, run = face.part.items
        assert isinstance(use, Use)
        assert isinstance(run, GlyphRun)
        parts.append(use.part)
    assert parts[0] is parts[2]
    assert parts[0] is not parts[1]
    assert Rect(*parts[0].bounds).contains(box(0, 0, 63.5, 88.9))


def test_backs_alike_are_one_face() -> None:
    """A back without fields of cards is typeset once; one with the element once for each."""
    plain = template([{"shape": "rect", "box": "bleed", "fill": "red"}])
    inked = template([{"shape": "rect", "box": "bleed", "fill": "${{ element.ink }}"}])
    front = template([])
    cards = [card(name, element=element) for name, element in (("a", "fire"), ("b", "water"))]
    same = typesetter({"front": front, "plain": plain}, cards, game=GAME, back="plain")
    one_back, other = same.back("a").value, same.back("b").value
    assert one_back is other
    assert one_back is not None
    assert one_back.name == "plain"
    differing = typesetter({"front": front, "inked": inked}, cards, game=GAME, back="inked")
    assert differing.back("a").value is not differing.back("b").value


def test_no_back_is_nothing() -> None:
    """A card without a back leaves its place white."""
    assert typesetter(template([]), [card("a")]).back("a").value is None


def test_picture_as_back() -> None:
    """A picture covers the bleed; all cards share the face."""
    cards = [card("a"), card("b")]
    setter = typesetter(
        template([]), cards, files={"back.png": png(1600, 1600)}, back="back.png"
    )
    face = setter.back("a").value
    assert face is not None
    (picture,) = face.part.items
    assert isinstance(picture, Picture)
    assert picture.clip == box(-3.175, -3.175, 69.85, 95.25)
    assert setter.back("b").value is face


def test_missing_back_is_a_fault_of_its_card() -> None:
    """It points at ``back``."""
    outcome = typesetter(template([]), [card("a")], back="back.png").back("a")
    assert outcome.value is None
    assert [each.code for each in outcome.diagnostics] == ["E301"]


def test_missing_template_is_a_fault() -> None:
    """A card whose template does not exist has no face."""
    outcome = typesetter(template([]), [card("a", template="fronnt")]).front("a")
    assert outcome.value is None
    assert [each.code for each in outcome.diagnostics] == ["E201"]


def test_back_of_another_size_is_a_fault() -> None:
    """Front and back must be cut together."""
    templates = {"front": template([]), "back": template([], size="tarot")}
    outcome = typesetter(templates, [card("a")], back="back").back("a")
    assert [each.code for each in outcome.diagnostics] == ["E222"]


def test_failing_expression_points_at_the_template() -> None:
    """A division by zero is a fault of one layer on one card."""
    items, said = one(
        [
            {"text": "${{ 1 / card.copies }}", "box": "b"},
            {"shape": "rect", "box": "b", "fill": "red"},
        ],
        copies=0,
    )
    assert len(items) == 1
    assert [line.split()[0] for line in said] == ["E205"]


def test_digest_tells_faces_apart() -> None:
    """Equal cards have equal digests in different runs; another name has another."""
    made = template([{"text": "${{ card.name }}", "box": "trim"}])

    def digest(name: str) -> str:
        face = typesetter(made, [card("a", name=name)]).front("a").value
        assert face is not None
        return face.digest

    assert digest("One") == digest("One")
    assert digest("One") != digest("Two")


def test_bold_that_the_font_lacks_is_noted_once() -> None:
    """Marcellus has one face: marked words are set in it, and a note says so."""
    made = template(
        [{"text": "${{ card.text }}", "box": "trim"}], fonts={"body": ("Marcellus",)}
    )
    cards = [card("a", text="**A** b **c**"), card("b", text="**d**")]
    setter = typesetter(made, cards, game=GAME)
    items, said = items_of(setter, "a")
    assert said_in(items) == ["A b c"]
    assert [line.split()[0] for line in said] == ["N224"]
    assert "font 'Marcellus' has no bold" in said[0]
    assert items_of(setter, "b")[1] == []


def test_fixed_spaces_are_never_missing() -> None:
    """An em space and a binding hyphen are drawn by any font with a space and a hyphen."""
    items, said = one([{"text": "a\u2003b\u2011c\u202fd", "box": "b"}])
    assert said == []
    assert said_in(items) == ["a\u2003b\u2011c\u202fd"]

"""Templates: what they extend, what they name, and which names their expressions may write."""

import pytest

from cardpress.catalogue import Catalogue, TemplateEntry
from cardpress.diagnostics import Diagnostic
from cardpress.files import MemoryFiles
from cardpress.geometry import Rect, mm, pt
from cardpress.source import read_project
from cardpress.template import ShapeLayer, TextLayer

GAME = """
title: Tides
elements:
  fire: {name: Fire, palette: {ink: "#c31"}}
rarities: {rare: {name: Rare, palette: {foil: gold}}}
tables: {moods: {1: {word: calm}, 2: {word: wild, deed: storms}}}
fields: {cost: {type: number}, kin: {type: list}}
template: tides/face
"""


def files(game: str = GAME, **templates: str) -> MemoryFiles:
    texts = {
        "cardpress.yaml": "title: x\n",
        "cards/tides/game.yaml": game.replace("gold", "'#fd0'"),
        "cards/tides/BAS.yaml": "code: BAS\nname: B\ncards: [{id: a, name: A}]\n",
    }
    for name, text in templates.items():
        texts[f"templates/{name.replace('__', '/')}.yaml"] = text
    return MemoryFiles({path: text.encode() for path, text in texts.items()})


def found(**templates: str) -> list[Diagnostic]:
    return list(read_project(files(**templates)).diagnostics)


def brief(**templates: str) -> list[str]:
    spans = [(each.code, each.span) for each in found(**templates) if each.span]
    return [
        f"{code} {span.file.removeprefix('templates/')}:{span.line}:{span.column}"
        for code, span in spans
    ]


def catalogue(**templates: str) -> Catalogue:
    outcome = read_project(files(**templates))
    assert outcome.diagnostics == ()
    assert outcome.value is not None
    return outcome.value


def face(**templates: str) -> TemplateEntry:
    return catalogue(**templates).templates["tides/face"]


BASE = """
size: tarot
back: none
fonts: {body: Spectral}
boxes: {title: [1, 2, 30, 4], art: [3, 4, 5, 6]}
styles:
  title: {size: 12, bold: true, color: red}
layers:
  - {shape: rect, box: bleed}
  - {text: one, box: title}
  - {text: two, box: title}
"""
CHILD = """
extends: tides/base
boxes: {title: [9, 9, 9, 9]}
styles:
  title: {size: 9}
  small: {size: 6}
layers:
  - {text: top}
  - {text: first, before: title, name: mine}
  - {text: last, after: title}
  - {text: under, before: mine}
"""


def test_what_extends_what() -> None:
    """Boxes and styles merge by name, styles field by field, layers go where they ask to be."""
    template = face(tides__face=CHILD, tides__base=BASE).template
    assert (template.size, template.back) == ("tarot", "none")
    assert template.fonts == {"body": ("Spectral",)}
    assert template.boxes["title"] == Rect(mm(9), mm(9), mm(9), mm(9))
    assert template.boxes["art"].x == mm(3)
    title = template.styles["title"]
    assert title.color is not None
    assert (title.size, title.bold, title.color.constant) == (pt(9), True, "red")
    assert list(template.styles) == ["title", "small"]
    assert isinstance(template.layers[0], ShapeLayer)
    texts = [layer.text.constant for layer in template.layers if isinstance(layer, TextLayer)]
    assert texts == ["under", "first", "one", "two", "last", "top"]


def test_three_generations() -> None:
    """A template may extend one that extends another; the nearest wins."""
    middle = "extends: tides/base\nsize: mini\nstyles: {title: {bold: false}}\n"
    template = face(
        tides__face="extends: tides/middle\n", tides__middle=middle, tides__base=BASE
    ).template
    assert (template.size, template.styles["title"].bold) == ("mini", False)
    assert template.styles["title"].size == pt(12)


def test_a_base_may_leave_boxes_to_those_that_extend_it() -> None:
    """A template that others build on is checked as part of them."""
    base = "layers: [{text: a, box: title, style: title}]\n"
    child = "extends: tides/base\nboxes: {title: [1, 2, 3, 4]}\nstyles: {title: {size: 9}}\n"
    assert brief(tides__face=child, tides__base=base) == []
    assert brief(tides__face=base) == ["E206 tides/face.yaml:1:25", "E207 tides/face.yaml:1:39"]


def test_every_template_in_a_games_folder_is_checked() -> None:
    """One that no card uses is checked too; one elsewhere only where a card uses it."""
    wrong = "layers: [{text: a, box: b}]\n"
    assert brief(tides__face="{}\n", tides__other=wrong, shared__x=wrong) == [
        "E206 tides/other.yaml:1:25"
    ]
    names = catalogue(tides__face="{}\n", tides__other="{}\n", shared__x="{}\n").templates
    assert sorted(names) == ["tides/face", "tides/other"]


@pytest.mark.parametrize(
    ("text", "wanted", "hint"),
    [
        ("extends: tides/bse\n", "E201 tides/face.yaml:1:10", "did you mean 'tides/base'?"),
        ("extends: tides/face\n", "E209 tides/face.yaml:1:10", None),
        ("size: pokr\n", "E222 tides/face.yaml:1:7", "did you mean 'poker'?"),
        ("size: 3x4\n", "E222 tides/face.yaml:1:7", None),
        ("size: 63 by 88\n", "E222 tides/face.yaml:1:7", None),
        ("layers: [{text: a, box: trm}]\n", "E206 tides/face.yaml:1:25", None),
        ("layers: [{text: a, avoid: [x]}]\n", "E206 tides/face.yaml:1:28", None),
        ("layers: [{group: [{text: a, box: x}]}]\n", "E206 tides/face.yaml:1:34", None),
        ("layers: [{text: a, style: x}]\n", "E207 tides/face.yaml:1:27", None),
        ("layers: [{text: a, before: x}]\n", "E208 tides/face.yaml:1:28", None),
        ("layers: [{text: a}, {text: b, after: trm}]\n", "E208 tides/face.yaml:1:38",
         "did you mean 'trim'?"),
        ("", "E113 tides/face.yaml:0:0", None),
        ("layers: [{text: ${{ card.name }}}]\n", "E112 tides/face.yaml:1:17", None),
    ],
)  # fmt: skip
def test_faults_of_templates(text: str, wanted: str, hint: str | None) -> None:
    """Each points at what is wrong in the template's own file."""
    templates = {"tides__face": text, "tides__base": "{}\n"}
    assert brief(**templates) == [wanted]
    if hint:
        assert found(**templates)[0].hint == hint


def test_rings() -> None:
    """Templates that extend each other are told of, with the ring."""
    rings = found(tides__face="extends: tides/b\n", tides__b="extends: tides/face\n")
    assert {each.code for each in rings} == {"E209"}
    assert rings[0].message.endswith("tides/face → tides/b → tides/face")


@pytest.mark.parametrize(("size", "width", "height"), [
    ("poker-eu", 63, 88), ("63x88mm", 63, 88), ("2.5x3.5in", 63.5, 88.9), ("7 × 12cm", 70, 120),
    ("70mmx4in", 70, 101.6), ("50x60", 50, 60),
])  # fmt: skip
def test_sizes(size: str, width: float, height: float) -> None:
    """By name, or two lengths; a unit at the end counts for both."""
    assert face(tides__face=f"size: {size}\n").size == (mm(width), mm(height))


def expression(source: str, extra: str = "") -> list[Diagnostic]:
    return found(tides__face=f"layers:\n  - text: '${{{{ {source} }}}}'\n{extra}")


@pytest.mark.parametrize(
    "source",
    [
        "card.name", "card.command_ranking", "card.cost", "card.kin[0]", "card.art",
        "card.tags", "card.art_credit", "card.art_low", "element.ink",
        "element.beats.beaten_by.ink", "rarity.foil", "set.code", "set.size", "game.title",
        "deck.title", "face.side",
        "game.moods[card.strength].word", 'game.moods["2"].deed', "face.width / 2", "ink",
        "card.name | upper", '"x" if card.cost > 3 else ""', "element",
    ],
)  # fmt: skip
def test_names_that_there_are(source: str) -> None:
    """All parts of cards, elements, rarities, sets, games, decks and faces may be written."""
    assert expression(source) == []


@pytest.mark.parametrize(
    ("source", "said", "hint"),
    [
        ("crd.name", "unknown name 'crd'", "did you mean 'card'?"),
        ("card.nmae", "'card' has no 'nmae'", "did you mean 'name'?"),
        ("card.own", "'card' has no 'own'", None),
        ("element.inc", "'element' has no 'inc'", "did you mean 'ink'?"),
        ("element.beats.inc", "'element.beats' has no 'inc'", "did you mean 'ink'?"),
        ("card.name.upper", "'card.name' is a plain value", "write card.name"),
        ("card.name[0]", "'card.name' cannot be looked up in with [ ]", None),
        ("card.kin.count", "'card.kin' has no 'count'", None),
        ("card[card.name]", "'card' cannot be looked up in", None),
        ("game.mods[1].word", "'game' has no 'mods'", "did you mean 'moods'?"),
        ("game.moods[1].wrd", "has no 'wrd'", "did you mean 'word'?"),
        (
            "game.moods[card.strngth].word",
            "'card' has no 'strngth'",
            "did you mean 'strength'?",
        ),
        ("item", "unknown name 'item'", "it is known inside 'repeat' alone"),
        ('card.name ~ card["nmae"]', "'card' has no 'nmae'", "did you mean 'name'?"),
        ("1 if card.nmae else 2", "'card' has no 'nmae'", "did you mean 'name'?"),
        ("card.name | default(card.nmae)", "'card' has no 'nmae'", "did you mean 'name'?"),
    ],
)
def test_names_that_there_are_not(source: str, said: str, hint: str | None) -> None:
    """An unknown name is told at its leaf, wherever in the expression it stands."""
    (fault,) = expression(source)
    assert fault.code == "E204"
    assert said in fault.message
    assert fault.hint == hint or hint is None
    assert fault.span
    assert fault.span[1:3] == (2, 11)


def test_all_leaves_are_checked() -> None:
    """Styles, fills, gradients, strokes, groups, when and repeat are looked at too."""
    text = """
styles: {a: {color: "${{ card.a }}"}}
layers:
  - shape: rect
    fill: {linear: 0, stops: [red, "${{ card.b }}"]}
    stroke: {color: "${{ card.c }}"}
    when: card.d
    rotate: ${{ card.e }}
  - group: [{icon: "${{ card.f }}"}]
    repeat: card.g
"""
    lines = [each.span.line for each in found(tides__face=text) if each.span]
    assert lines == [2, 5, 6, 7, 8, 9, 10]


def test_item_and_index_inside_repeat() -> None:
    """They are known to what is repeated, groups included, not to when and repeat."""
    text = """
layers:
  - {text: "${{ item }} ${{ index }}", repeat: card.kin}
  - {group: [{text: "${{ item }}"}], repeat: card.cost}
  - {text: a, when: item, repeat: index}
"""
    faults = found(tides__face=text)
    assert [each.span and each.span[1:3] for each in faults] == [(5, 21), (5, 35)]


def test_an_item_that_is_an_element_has_its_parts() -> None:
    """Also in a repeat within a repeat; an item of anything else is a plain value."""
    text = """
layers:
  - text: ${{ item.verb }}
    repeat: "[element, element.beaten_by]"
  - group: [{text: "${{ item.name }}", repeat: "[item, item.beats]"}]
    repeat: "[element]"
  - text: ${{ item.vreb }}
    repeat: "[element]"
  - text: ${{ item.verb }}
    repeat: card.kin
"""
    faults = found(tides__face=text)
    assert [(each.span and each.span.line, each.message) for each in faults] == [
        (7, "'item' has no 'vreb'"),
        (9, "'item' is a plain value and has no 'verb'"),
    ]


def test_each_game_has_its_own_names() -> None:
    """A template that two games use is checked against both, and a fault is told once."""
    texts = {
        "cards/other/game.yaml": "title: Other\ntemplate: shared/face\n",
        "cards/other/BAS.yaml": "code: BAS\nname: B\ncards: [{id: a, name: A}]\n",
        "templates/shared/face.yaml": (
            "layers: [{text: '${{ card.cost }}'}, {text: '${{ card.x }}'}]\n"
        ),
    }
    project = files(game=GAME.replace("tides/face", "shared/face"))
    everything = {path: project.read(path) for path in (
        "cardpress.yaml", "cards/tides/game.yaml", "cards/tides/BAS.yaml")}  # fmt: skip
    everything.update({path: text.encode() for path, text in texts.items()})
    faults = read_project(MemoryFiles(everything)).diagnostics
    assert [(each.code, each.message) for each in faults] == [
        ("E204", "'card' has no 'cost'"),
        ("E204", "'card' has no 'x'"),
    ]

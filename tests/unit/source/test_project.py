"""A whole project to a catalogue: what is settled, and what is found on the way."""

import gc

import pytest

from cardpress.catalogue import CardEntry, Catalogue
from cardpress.diagnostics import Diagnostic, Outcome
from cardpress.files import MemoryFiles
from cardpress.geometry import Size, mm
from cardpress.model import Art, DeckLine
from cardpress.source import read_project

GAME = """
format: 1
title: Tides
elements:
  fire: {name: Fire, beats: air, palette: {ink: "#c31"}}
  air: {name: Air, beats: fire}
rarities: {common: {name: Common, letter: C}}
ranges: {strength: [1, 6], cost: [0, 9]}
fields:
  cost: {type: number}
  kin: {type: list}
  mood: {options: [calm, wild]}
  verse: {rich: true}
template: tides/face
"""
FACE = "format: 1\nlayers:\n  - text: ${{ card.name }}\n"
BASE: dict[str, str | bytes | None] = {
    "cardpress.yaml": "format: 1\ntitle: Shelf\n",
    "cards/tides/game.yaml": GAME,
    "templates/tides/face.yaml": FACE,
}


def project(**changes: str | bytes | None) -> MemoryFiles:
    """A sound project of two cards, with files replaced; keys are names without folders."""
    files = {
        **BASE,
        "cards/tides/BAS.yaml": cards("{id: drake, name: Drake}", "{id: moth, name: Moth}"),
    }
    for name, content in changes.items():
        path = PATHS.get(name, name)
        files[path] = content
    return MemoryFiles(
        {
            path: content.encode() if isinstance(content, str) else content
            for path, content in files.items()
            if content is not None
        }
    )


PATHS = {
    "game": "cards/tides/game.yaml",
    "bas": "cards/tides/BAS.yaml",
    "new": "cards/tides/NEW.yaml",
    "face": "templates/tides/face.yaml",
    "root": "cardpress.yaml",
    "deck": "cards/tides/decks/core.yaml",
    "lines": "cards/tides/decks/plain.txt",
}


def cards(*entries: str, head: str = "", code: str = "BAS") -> str:
    return f"format: 1\ncode: {code}\nname: Base\n{head}cards:\n" + "".join(
        f"  - {entry}\n" for entry in entries
    )


def read(**changes: str | bytes | None) -> Outcome[Catalogue | None]:
    return read_project(project(**changes))


def sound(**changes: str | bytes | None) -> Catalogue:
    outcome = read(**changes)
    assert outcome.diagnostics == ()
    assert outcome.value is not None
    return outcome.value


def one(**changes: str | bytes | None) -> Diagnostic:
    found = read(**changes).diagnostics
    assert len(found) == 1, found
    return found[0]


def codes(**changes: str | bytes | None) -> list[str]:
    return [found.code for found in read(**changes).diagnostics]


def place(found: Diagnostic) -> str:
    assert found.span
    return f"{found.span.file}:{found.span.line}:{found.span.column}"


def card(catalogue: Catalogue, card_id: str) -> CardEntry:
    return catalogue.games["tides"].cards[card_id]


def test_a_small_project() -> None:
    """Games, sets, cards, decks and templates are settled, with places."""
    catalogue = sound(deck="cards: [2 moth, drake]\n")
    game = catalogue.games["tides"]
    assert (catalogue.project.title, game.game.title) == ("Shelf", "Tides")
    assert list(game.cards) == ["drake", "moth"]
    assert game.sets["BAS"].card_ids == ("drake", "moth")
    assert [each.id for each in game.sets["BAS"].set.cards] == ["drake", "moth"]
    assert game.decks["core"].deck.cards == (
        DeckLine(card="moth", copies=2),
        DeckLine(card="drake"),
    )
    moth = game.cards["moth"]
    assert (moth.card.number, moth.card.copies, moth.set_code) == ("002", 1, "BAS")
    assert (moth.template, moth.back) == ("tides/face", "")
    assert moth.places.span[1:3] == (6, 5)
    assert moth.places.of("name")[1:3] == (6, 22)
    assert catalogue.templates["tides/face"].size == Size(mm(63.5), mm(88.9))


def test_diagnostics_come_in_order() -> None:
    """By file, then line, then column, whatever found them."""
    found = read(
        bas=cards("{id: a, elemnt: x, name: A}", "{id: b, copies: -1, name: ~}"),
        game=GAME + "required: [nme]\n",
        face=FACE + "  - text: ${{ card.nme }}\n",
    ).diagnostics
    spans = [each.span for each in found if each.span]
    assert len(spans) == len(found) == 5
    assert spans == sorted(spans)


def test_the_collector_is_left_as_it_was() -> None:
    """Reading pauses the garbage collector and no more."""
    assert gc.isenabled()
    read()
    assert gc.isenabled()
    gc.disable()
    try:
        read()
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_no_project() -> None:
    """Without cardpress.yaml there is nothing to read."""
    outcome = read(root=None)
    assert outcome.value is None
    assert [(each.code, each.span) for each in outcome.diagnostics] == [("E120", None)]


def test_broken_project_file_hides_nothing() -> None:
    """Faults of games are found though cardpress.yaml cannot be read."""
    outcome = read(root="title: a: b\n", bas=cards("{id: a, name: A, elemnt: x}"))
    assert outcome.value is None
    assert [each.code for each in outcome.diagnostics] == ["E112", "E102"]


def test_newer_format() -> None:
    """A file of a newer cardpress says so."""
    assert (one(root="format: 2\n").code, place(one(root="format: 2\n"))) == (
        "E111",
        "cardpress.yaml:1:9",
    )


@pytest.mark.parametrize(
    ("root", "code", "hint"),
    [
        ("games: [tide]\n", "E121", "did you mean 'tides'?"),
        ("games: [x]\n", "E121", "there are: tides"),
    ],
)
def test_games_that_there_are_not(root: str, code: str, hint: str) -> None:
    """A game that the project names must have a folder."""
    found = one(root=root)
    assert (found.code, found.hint, place(found)) == (code, hint, "cardpress.yaml:1:9")


def test_no_games() -> None:
    """A project without games says where to put one."""
    outcome = read_project(MemoryFiles({"cardpress.yaml": b"title: x\n"}))
    assert [each.code for each in outcome.diagnostics] == ["E121"]


def test_a_broken_game_hides_no_fault_that_is_certain() -> None:
    """Of the cards of an unreadable game only what does not depend on it is told."""
    found = read(
        game="title: a: b\n",
        bas=cards("{id: a, name: A, cost: 3, element: x, copies: -1}", "{id: a, name: B}"),
        new="code: NEW\nname: x: y\n",
        deck="cards: [a, nobody]\n",
    ).diagnostics
    assert [each.code for each in found] == ["E109", "E130", "E112", "E112"]


def test_a_broken_set_hides_which_cards_there_are() -> None:
    """No card is called missing while a set cannot be read."""
    bas = cards("{id: a, name: A, text: 'see [[nobody]]'}", "{id: b, base: nobody, name: B}")
    broken = "code: NEW\nname: x: y\n"
    assert codes(bas=bas, new=broken, deck="cards: [nobody]\n") == ["E112"]
    assert codes(bas=bas, deck="cards: [nobody]\n") == ["E134", "E134", "E134"]


def test_ids_stand_once() -> None:
    """An id used twice is told with the place of the first; the first one stays."""
    outcome = read(bas=cards("{id: k5, name: A}", "{id: k6, name: B}", "{id: k5, name: C}"))
    (found,) = outcome.diagnostics
    assert (found.code, place(found)) == ("E130", "cards/tides/BAS.yaml:7:10")
    assert found.message == "the id 'k5' is used twice, first in line 5"
    assert outcome.value
    assert card(outcome.value, "k5").card.name == "A"


def test_ids_stand_once_in_a_game() -> None:
    """The message names the other file where the first one stands there."""
    found = one(new=cards("{id: moth, name: A}", code="NEW"))
    assert found.message == "the id 'moth' is used twice, first in cards/tides/BAS.yaml, line 6"


@pytest.mark.parametrize(
    "card_id", ["CON", "nul.x", "a b", "a/b", "..", "a.", 'a"b', "a:b", "a?", "x" * 101]
)
def test_ids_that_cannot_be_file_names(card_id: str) -> None:
    """An id that some system refuses as a file name is refused here."""
    quoted = card_id.replace("'", "''")
    outcome = read(bas=cards(f"{{id: '{quoted}', name: A}}", "{id: b, name: B}"))
    assert [each.code for each in outcome.diagnostics] == ["E139"]
    assert outcome.value
    assert list(outcome.value.games["tides"].cards) == ["b"]


def test_ids_that_differ_in_case_alone() -> None:
    """They would overwrite each other on some systems."""
    assert one(bas=cards("{id: Moth, name: A}", "{id: moth, name: B}")).code == "E139"


def test_numbers() -> None:
    """A card without a number gets its place in the set; a number stands once in a set."""
    catalogue = sound(
        bas=cards("{id: a, name: A}", "{id: b, name: B, number: P7}", "{id: c, name: C}")
    )
    assert [card(catalogue, each).card.number for each in "abc"] == ["001", "P7", "003"]
    found = one(bas=cards("{id: a, name: A}", "{id: b, name: B, number: '001'}"))
    assert (found.code, place(found)) == ("E131", "cards/tides/BAS.yaml:6:30")
    assert codes(new=cards("{id: n, name: N}", code="NEW")) == []


def test_defaults_and_base() -> None:
    """A card's own fields win, then its base's, then its set's defaults."""
    catalogue = sound(
        bas=cards(
            "{id: a, name: A, strength: 3, cost: 1, text: hot}",
            "{id: b, base: a, name: B, cost: 2}",
            "{id: c, base: b, text: ~}",
            head="defaults: {element: fire, copies: 2, rarity: common, kin: [x]}\n",
        ),
        new=cards(
            "{id: d, base: c, number: '9'}",
            head="defaults: {element: air, credit: me}\n",
            code="NEW",
        ),
    )
    a, b, c, d = (card(catalogue, each).card for each in "abcd")
    assert (a.element, a.copies, a.own) == ("fire", 2, {"kin": ("x",), "cost": 1})
    assert (b.name, b.strength, b.text, b.own["cost"], b.number) == ("B", 3, "hot", 2, "002")
    assert (c.name, c.text, c.own["cost"]) == ("B", "", 2)
    assert (d.element, d.copies, d.credit, d.number, d.id) == ("fire", 2, "me", "9", "d")
    assert catalogue.games["tides"].sets["NEW"].set.defaults == {
        "element": "air",
        "credit": "me",
    }


def test_blank_copies_are_one() -> None:
    """An empty field is as if the set had no default for it."""
    catalogue = sound(bas=cards("{id: a, name: A, copies: }", head="defaults: {copies: 3}\n"))
    assert card(catalogue, "a").card.copies == 1


def test_rings_of_bases() -> None:
    """Cards that inherit from each other are told once, with the ring."""
    found = read(
        bas=cards("{id: a, base: b, name: A}", "{id: b, base: a, name: B}")
    ).diagnostics
    assert [each.code for each in found] == ["E135"]
    assert found[0].message.endswith("a → b → a")
    assert codes(bas=cards("{id: a, base: a, name: A}")) == ["E135"]


def test_faults_are_not_inherited() -> None:
    """A value out of range in a base or in defaults is told once, where it stands."""
    outcome = read(
        bas=cards(
            "{id: a, name: A, copies: 12000, element: x, strength: 9, text: '*a'}",
            "{id: b, base: a, name: B}",
            head="defaults: {rarity: x}\n",
        )
    )
    found = [(each.code, each.span and each.span.line) for each in outcome.diagnostics]
    assert found == [("E133", 4), ("E109", 6), ("E132", 6), ("E109", 6), ("E216", 6)]


@pytest.mark.parametrize(
    ("entry", "code", "column", "hint"),
    [
        ("{id: a, name: A, element: fyre}", "E132", 31, "did you mean 'fire'?"),
        ("{id: a, name: A, element: on}", "E132", 31, "there are: air, fire"),
        ("{id: a, name: A, rarity: comon}", "E133", 30, "did you mean 'common'?"),
        ("{id: a, name: A, strength: 7}", "E109", 32, None),
        ("{id: a, name: A, cost: 10}", "E109", 28, None),
        ("{id: a, name: A, cost: x}", "E108", 28, None),
        ("{id: a, name: A, mood: clam}", "E109", 28, "did you mean 'calm'?"),
        ("{id: a, name: A, base: b}", "E134", 28, None),
        ("{id: a, name: A, text: 'see [[aa]]'}", "E134", 28, "did you mean 'a'?"),
        ("{id: a, name: A, verse: 'x *y'}", "E216", 29, None),
        ("{id: a, name: A, text: 'x [[a'}", "E216", 28, None),
        ("{id: a, name: A, text: 'x\\ny'}", "W140", 28, None),
        ("{id: a, name: ~}", "W141", 19, None),
        ("{id: a}", "W141", 5, None),
        ("{id: a, name: A, copies: 0}", "N142", 30, None),
        ("{name: A}", "E110", 5, None),
        ("{id: ~, name: A}", "E110", 10, None),
        ("a", "E108", 5, "write '- id: a'"),
        ("{id: a, name: A, own: {x: 1}}", "E102", 22, None),
        ("{id: a, name: A, elemnt: fire}", "E102", 22, "did you mean 'element'?"),
        ("{id: a, name: A, template: tides/fce}", "E201", 32, "did you mean 'tides/face'?"),
        ("{id: a, name: A, back: tides/bck}", "E201", 28, None),
        ("{id: a, name: A, back: art/x.png}", "E301", 28, None),
        ("{id: a, name: A, back: ../x.png}", "E302", 28, None),
    ],
)  # fmt: skip
def test_faults_of_cards(entry: str, code: str, column: int, hint: str | None) -> None:
    """Each points at the field and says what to do."""
    found = one(bas=cards(entry))
    assert (found.code, place(found)) == (code, f"cards/tides/BAS.yaml:5:{column}")
    if hint:
        assert found.hint == hint


def test_references_by_id_and_name_are_fine() -> None:
    """A rich text names a card by id or by name; plain fields are not rich."""
    assert codes(bas=cards(
        "{id: a, name: Salt & Co, text: 'see [[a]], [[Salt & Co]], \\[[x'}",
        "{id: b, name: '*x [[y', credit: '[[', text: 'C:\\\\new'}",
    )) == []  # fmt: skip


def test_cards_as_a_mapping() -> None:
    """Ids can be keys; an entry that is no card is told by its key and line."""
    text = (
        "code: BAS\nname: B\ncards:\n  k7: {name: Dock}\n  k8: Eel\n  k9: {id: k1, name: X}\n"
    )
    outcome = read(bas=text)
    assert [(each.code, place(each)) for each in outcome.diagnostics] == [
        ("E108", "cards/tides/BAS.yaml:5:7"),
        ("E108", "cards/tides/BAS.yaml:6:12"),
    ]
    assert "'k8'" in outcome.diagnostics[0].message
    assert outcome.value
    assert card(outcome.value, "k7").card.name == "Dock"


@pytest.mark.parametrize(
    ("bas", "wanted"),
    [
        ("", ["E113"]),
        ("# cards will follow\n", ["E113"]),
        ("code: BAS\nname: B\n", ["E138"]),
        ("code: BAS\nname: B\ncards: []\n", ["E138"]),
        ("code: BAS\nname: B\ncards:\n", ["E138"]),
        ("code: BAS\nname: B\ncards: x\n", ["E108"]),
        ("- a\n", ["E108"]),
        ("name: B\ncards: [{id: a, name: A}]\n", ["E110"]),
        ("code: bas\nname: B\ncards: [{id: a, name: A}]\n", ["E109"]),
        ("code: XYZ\nname: B\ncards: [{id: a, name: A}]\n", ["E109"]),
        ("code: BAS\nname: B\nbuilds_on: [ARX]\ncards: [{id: a, name: A}]\n", ["E136"]),
        ("code: BAS\nname: B\ndefaults: {id: x}\ncards: [{id: a, name: A}]\n", ["E102"]),
        (None, ["E138"]),
    ],
)
def test_faults_of_sets(bas: str | None, wanted: list[str]) -> None:
    """A set needs its code, which is the file's name, and cards."""
    assert codes(bas=bas) == wanted


def test_too_many_cards() -> None:
    """At most 20,000 cards a game; the huge file is refused in no time."""
    many = [f"{{id: c{index}, name: A}}" for index in range(20_001)]
    assert codes(bas=cards(*many)) == ["E143"]


def test_required_fields() -> None:
    """A required field is missing where it is empty, and not where it is at fault."""
    game = GAME + "required: [name, strength, cost]\n"
    assert codes(game=game, bas=cards("{id: a, name: ~, strength: x, cost: y}")) == [
        "E137",
        "E108",
        "E108",
    ]
    found = read(game=game, bas=cards("{id: a, name: A, strength: 1}")).diagnostics
    assert [(each.code, each.message) for each in found] == [
        ("E137", "card 'a' has no 'cost', which this game requires")
    ]


@pytest.mark.parametrize(
    ("line", "code", "hint"),
    [
        ("required: [nme]", "E102", "did you mean 'name'?"),
        ("rich: [txt]", "E102", "did you mean 'text'?"),
        ("build: [cor]", "E601", None),
        ("build: ['set:ZZZ']", "E136", None),
        ("icons: {x: art/x.svg}", "E301", None),
        ("icons: {x: ../x.svg}", "E302", None),
        ("back: tides/fac", "E201", "did you mean 'tides/face'?"),
        ("titel: x", "E102", "did you mean 'title'?"),
    ],
)  # fmt: skip
def test_faults_of_games(line: str, code: str, hint: str | None) -> None:
    """What a game says is checked against what there is, at its place."""
    found = one(game=GAME + line + "\n")
    assert found.code == code
    assert found.span
    assert found.span.line == GAME.count("\n") + 1
    if hint:
        assert found.hint == hint


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("beats: fire}", "beats: fyre}", "E132"),
        ("{name: Air,", "{name: Air, icon: x,", "E217"),
        ('ink: "#c31"', "ink: redd", "E210"),
        ('ink: "#c31"', "ink: ", "E210"),
        ('ink: "#c31"', 'name: "#c31"', "E109"),
        ("cost: {type: number}", "cost: {type: numbr}", "E109"),
        ("cost: {type: number}", "cost: {type: number, rich: true}", "E109"),
        ("kin: {type: list}", "name: {type: list}", "E109"),
        ("kin: {type: list}", "my-kin: {type: list}", "E109"),
        ("[1, 6]", "[6, 1]", "E109"),
        ("[1, 6]", "[1]", "E108"),
        ("strength: [1", "strenght: [1", "E102"),
        ("title: Tides", "title: ~", "E110"),
    ],
)
def test_faults_inside_games(old: str, new: str, code: str) -> None:
    """Elements, palettes, own fields and ranges are checked, and nothing follows from them."""
    assert old in GAME
    outcome = read(
        game=GAME.replace(old, new), bas=cards("{id: a, name: A, cost: 3, element: fire}")
    )
    assert code in {each.code for each in outcome.diagnostics}
    assert {each.span.file for each in outcome.diagnostics if each.span} == {
        "cards/tides/game.yaml"
    }
    assert outcome.value
    assert list(outcome.value.games["tides"].cards) == ["a"]


ILLUSTRATED = GAME + "illustrate: elemental\n"
SHOWS_ART = "layers:\n  - image: ${{ card.art }}\n"


def test_art() -> None:
    """Without a picture of its own a card has the one that illustrate drew, if it did."""
    drawn = {"art/tides/cards/moth.svg": b"<svg/>"}
    catalogue = sound(
        **drawn,
        bas=cards("{id: drake, name: D, art: a.png}", "{id: moth, name: M}"),
        face=SHOWS_ART,
    )
    assert card(catalogue, "drake").card.art == Art(file="a.png")
    assert card(catalogue, "moth").card.art == Art(file="art/tides/cards/moth.svg")


def test_pictures_for_low_ink() -> None:
    """They lie beside the picture, with its ending, drawn or given; else there is none."""
    files = {
        "art/tides/cards/moth.svg": b"<svg/>",
        "art/tides/cards/moth-low.svg": b"<svg/>",
        "a-low.png": b"",
        "b.png": b"",
        "b-low.svg": b"<svg/>",
        "art/deep/c.v2-low.jpg": b"",
    }
    entries = (
        "{id: moth, name: M}",
        "{id: a, name: A, art: a.png}",
        "{id: b, name: B, art: b.png}",
        "{id: c, name: C, art: art/deep/c.v2.jpg}",
        "{id: d, name: D, art: ../outside/a.png}",
        "{id: e, name: E, art: ''}",
        "{id: f, name: F}",
    )
    catalogue = read(**files, bas=cards(*entries), face=SHOWS_ART).value
    assert catalogue is not None
    assert [card(catalogue, each).art_low for each in ("moth", *"abcdf")] == [
        "art/tides/cards/moth-low.svg",
        "a-low.png",
        "",
        "art/deep/c.v2-low.jpg",
        "",
        "",
    ]


def test_a_card_called_low_keeps_its_picture() -> None:
    """What was drawn for the card 'tide-low' is no other ink of the card 'tide'."""
    drawn = {f"art/tides/cards/{each}.svg": b"<svg/>" for each in ("tide", "tide-low")}
    bas = cards("{id: tide, name: T}", "{id: tide-low, name: L}")
    catalogue = sound(**drawn, bas=bas, face=SHOWS_ART)
    assert card(catalogue, "tide").art_low == ""
    assert card(catalogue, "tide-low").card.art == Art(file="art/tides/cards/tide-low.svg")


def test_missing_art() -> None:
    """It is a fault where the game wants drawn pictures and the template shows them."""
    assert codes(game=ILLUSTRATED) == []
    assert codes(face=SHOWS_ART) == []
    found = read(game=ILLUSTRATED, face=SHOWS_ART).diagnostics
    assert [each.code for each in found] == ["E301", "E301"]
    assert "'art/tides/cards/drake.svg'" in found[0].message
    assert found[0].hint
    assert found[0].hint.startswith("run 'cardpress illustrate'")


def test_art_that_no_template_shows() -> None:
    """It is told as a slip; a picture that is not there is a fault all the same."""
    found = one_card("{id: a, name: A, art: a.png}", **{"a.png": "x"})
    assert found == [("W145", 27)]
    found = one_card("{id: a, name: A, art: b.png}")
    assert found == [("E301", 27), ("W145", 27)]


def one_card(entry: str, **files: str) -> list[tuple[str, int]]:
    """Codes and columns of what a card that shows no art brings."""
    made = read(bas=cards(entry), **files).diagnostics
    return [(each.code, each.span.column) for each in made if each.span]


def test_backs_nearest_wins() -> None:
    """Card, set defaults, template, game, in this order; none leaves the place white."""
    pictures = {f"{name}.png": b"" for name in ("game", "template", "default", "card")}
    game = {"game": GAME + "back: game.png\n"}
    assert card(sound(**pictures, **game), "moth").back == "game.png"
    face = {"face": FACE + "back: template.png\n"}
    by_template = sound(**pictures, **game, **face)
    assert card(by_template, "moth").back == "template.png"
    bas = cards(
        "{id: moth, name: M}",
        "{id: b, name: B, back: card.png}",
        "{id: c, name: C, back: none}",
        "{id: d, name: D, back: tides/face}",
        head="defaults: {back: default.png}\n",
    )
    catalogue = sound(**pictures, **game, **face, bas=bas)
    backs = [card(catalogue, each).back for each in ("moth", "b", "c", "d")]
    assert backs == ["default.png", "card.png", "", "tides/face"]


def test_no_template() -> None:
    """A card without a template is told of once for its game, and left out."""
    outcome = read(game=GAME.replace("template: tides/face", ""))
    assert [each.code for each in outcome.diagnostics] == ["E221"]
    assert outcome.value
    assert outcome.value.games["tides"].cards == {}


def test_decks() -> None:
    """Lines and YAML mean the same; what cannot be read or found is told with its line."""
    text = "# the core\n3 drake\n2x moth  # two\n\nmoth\n"
    catalogue = sound_but_notes(lines=text)
    assert catalogue.games["tides"].decks["plain"].deck.cards == (
        DeckLine(card="drake", copies=3),
        DeckLine(card="moth", copies=2),
        DeckLine(card="moth"),
    )
    deck = "title: Core\ncards:\n  - 3 drake\n  - {card: moth, copies: 2}\n"
    entry = sound(deck=deck).games["tides"].decks["core"]
    assert entry.deck.title == "Core"
    assert entry.deck.cards == (
        DeckLine(card="drake", copies=3),
        DeckLine(card="moth", copies=2),
    )


def sound_but_notes(**changes: str | bytes | None) -> Catalogue:
    outcome = read(**changes)
    assert {each.code[0] for each in outcome.diagnostics} <= {"N"}
    assert outcome.value is not None
    return outcome.value


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("lines", "3 moht\n", "E134 1:1"),
        ("lines", "  1 2 3\n", "E602 1:3"),
        ("lines", "99999 moth\n", "E109 1:1"),
        ("lines", "# nothing\n", "E604 0:0"),
        ("lines", "moth\nmoth\n", "N605 2:1"),
        ("lines", b"\xff", "E105 1:1"),
        ("deck", "cards: [3 moht]\n", "E134 1:9"),
        ("deck", "cards: []\n", "E604 1:8"),
        ("deck", "title: x\n", "E110 1:1"),
        ("deck", "", "E113 0:0"),
        ("deck", "cards: 3 moth\n", "E108 1:8"),
        ("deck", "cards: [{card: moth, copies: -1}]\n", "E109 1:30"),
        ("deck", "cards: [{moth: 3}]\n", "E110 1:9"),
        ("deck", "cards: [moth]\nprnt: {}\n", "E102 2:1"),
    ],
)
def test_faults_of_decks(name: str, text: str | bytes, wanted: str) -> None:
    """A deck names cards of its game, and how many."""
    found = read(**{name: text}).diagnostics[0]
    assert found.span
    assert f"{found.code} {found.span.line}:{found.span.column}" == wanted


def test_a_deck_in_two_files() -> None:
    """One name is one deck."""
    assert codes(deck="cards: [moth]\n", **{"cards/tides/decks/core.txt": "moth\n"}) == ["E130"]


def test_decks_leave_out_cards_with_faults() -> None:
    """A line with a card that has faults of its own is dropped without a second fault."""
    outcome = read(
        bas=cards("{id: a, name: A, template: x}", "{id: b, name: B}"), deck="cards: [a, b]\n"
    )
    assert [each.code for each in outcome.diagnostics] == ["E201"]
    assert outcome.value
    assert outcome.value.games["tides"].decks["core"].deck.cards == (DeckLine(card="b"),)


def test_files_that_are_not_read() -> None:
    """A file that only looks like a set is pointed out."""
    found = one(**{"cards/tides/PRO.yml": "x"})
    assert (found.code, found.hint) == ("W144", "rename it to PRO.yaml")


def test_two_games_have_their_own_cards() -> None:
    """Ids are unique in a game, not in the project; games come in the project's order."""
    catalogue = sound(
        root="games: [other, tides]\n",
        **{
            "cards/other/game.yaml": "title: Other\ntemplate: tides/face\n",
            "cards/other/BAS.yaml": cards("{id: moth, name: Other Moth}"),
        },
    )
    assert list(catalogue.games) == ["other", "tides"]
    assert catalogue.games["other"].cards["moth"].card.name == "Other Moth"

"""A game in another language: whose words are printed, and what is told of them."""

import pytest

from cardpress.catalogue import Catalogue
from cardpress.catalogue.words import digest_of
from cardpress.diagnostics import Diagnostic
from cardpress.files import MemoryFiles
from cardpress.source import read_project, translated

GAME = """\
title: Tides
subtitle: A game
template: f
elements: {sea: {name: Sea, verb: floods}}
rarities: {common: {name: Common, letter: C}}
terms: {draw: Draw}
fields:
  motto: {type: text}
  kind: {type: text, options: [Hero, Event]}
  note: {type: text, rich: true}
"""
BAS = """\
code: BAS
name: Base
cards:
  - {id: moon, name: Moon Tide, text: "[[term:draw]] a card.", motto: Up, kind: Hero}
  - {id: low, base: moon, name: Low Water}
"""
WHOLE = """\
title: Gezeiten
subtitle: Ein Spiel
terms: {draw: Zieh}
elements: {sea: {name: Meer, verb: flutet}}
rarities: {common: {name: Häufig, letter: H}}
sets: {BAS: Grundset}
decks: {duel: Zweikampf}
cards:
  moon: {name: Springflut, text: "[[term:draw]] eine Karte.", motto: Auf}
  low: {name: Ebbe}
"""


def said(
    german: str, *, tag: str = "de", bas: str = BAS, whole: bool = True
) -> tuple[Catalogue, tuple[Diagnostic, ...]]:
    """The project in German, and what there is to say."""
    files = MemoryFiles(
        {
            "cardpress.yaml": b"title: x\n",
            "cards/tides/game.yaml": GAME.encode(),
            "cards/tides/BAS.yaml": bas.encode(),
            "cards/tides/decks/duel.yaml": b"title: Duel\ncards: [moon]\n",
            "templates/f.yaml": b"layers: [{text: '${{ term.draw }} ${{ card.text }}'}]\n",
            f"cards/tides/lang/{tag}.yaml": german.encode(),
        }
    )
    read = read_project(files)
    assert read.value
    if whole:
        assert read.diagnostics == ()
    outcome = translated(files, read.value, tag, whole=whole)
    return outcome.value, outcome.diagnostics


def told(german: str, **how: str) -> list[tuple[str, str]]:
    """Codes and messages, without the note on records."""
    found = said(german, **how)[1]  # type: ignore[arg-type]
    return [(each.code, each.message) for each in found if each.code != "N165"]


def test_all_words_are_replaced_and_nothing_else() -> None:
    """Game, terms, elements, rarities, sets, decks and cards speak German; ids stay."""
    catalogue, found = said(WHOLE)
    game = catalogue.games["tides"]
    assert [each.code for each in found] == ["N165"]
    assert (catalogue.translation, catalogue.project.language) == ("de", "de")
    assert (game.game.title, game.game.subtitle) == ("Gezeiten", "Ein Spiel")
    assert game.game.terms == {"draw": "Zieh"}
    sea, common = game.game.elements["sea"], game.game.rarities["common"]
    assert (sea.name, sea.verb, common.name, common.letter) == ("Meer", "flutet", "Häufig", "H")
    assert game.sets["BAS"].set.name == "Grundset"
    assert game.decks["duel"].deck.title == "Zweikampf"
    moon = game.cards["moon"].card
    assert (moon.id, moon.name, moon.text) == (
        "moon",
        "Springflut",
        "[[term:draw]] eine Karte.",
    )
    assert moon.own == {"motto": "Auf", "kind": "Hero"}


def test_places_are_those_of_the_translation() -> None:
    """What is at fault in a translated text is shown where the translator wrote it."""
    entry = said(WHOLE)[0].games["tides"].cards["moon"]
    name, number = entry.places.of("name"), entry.places.of("number")
    assert str(name) == "cards/tides/lang/de.yaml:9:16"
    assert number.file == "cards/tides/BAS.yaml"


def test_a_text_from_the_base_is_translated_once() -> None:
    """What a card takes over from its base word for word, it takes over in translation."""
    catalogue, _ = said(WHOLE)
    low = catalogue.games["tides"].cards["low"]
    assert (low.card.text, low.card.own["motto"]) == ("[[term:draw]] eine Karte.", "Auf")
    assert str(low.places.of("text")) == "cards/tides/lang/de.yaml:9:34"


def test_a_text_of_its_own_is_not_that_of_the_base() -> None:
    """Where the original differs from its base, the translation of the base says nothing."""
    bas = BAS.replace("Low Water}", "Low Water, text: Wait.}")
    catalogue, found = said(WHOLE, bas=bas)
    assert catalogue.games["tides"].cards["low"].card.text == "Wait."
    assert "card 'low', text: not translated into 'de'" in [each.message for each in found]


def test_cards_are_found_by_their_original_names_too() -> None:
    """``[[Moon Tide]]`` in a text that nobody translated prints the card's German name."""
    called = said(WHOLE)[0].games["tides"].called
    assert (called["Moon Tide"], called["Springflut"], called["Ebbe"]) == (
        "moon",
        "moon",
        "low",
    )


def test_what_is_missing_is_told_once_a_card() -> None:
    """Each card is named once with its fields; a text from its base is not asked for."""
    rest = WHOLE.partition("cards:")[0]
    assert told(rest + "cards: {low: {name: Ebbe}}") == [
        ("W163", "card 'moon', name, text, motto: not translated into 'de'")
    ]
    assert told(WHOLE.replace("Grundset", "~")) == [
        ("W163", "'sets.BAS': not translated into 'de'")
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "message", "hint"),
    [
        ("  moon:", "  mooon:", "E134", "there is no card 'mooon' to translate", "moon"),
        ("sea:", "see:", "E132", "there is no element 'see' to translate", "sea"),
        ("common:", "comon:", "E133", "there is no rarity 'comon' to translate", "common"),
        ("BAS:", "BAZ:", "E136", "there is no set 'BAZ' to translate", "BAS"),
        ("duel:", "dual:", "E601", "there is no deck 'dual' to translate", "duel"),
        ("motto:", "moto:", "E102", "unknown field 'moto'", "motto"),
        ("motto: Auf", "kind: Held", "E102", "unknown field 'kind'", ""),
        (
            "draw: Zieh",
            "drow: Zieh",
            "W162",
            "'terms.drow': neither the game nor a text",
            "draw",
        ),
        ("{name: Ebbe", "{flavour: Ah", "W162", "card 'low', flavour: the original has no", ""),
        ("eine Karte", "[[Mond]]", "E134", "card 'moon', text: there is no card 'Mond'", ""),
        ("eine Karte", "*eine", "E216", "card 'moon', text: '*' opens italic", ""),
        ("Springflut", '"[[term:draw]]"', "W241", "card 'moon', name: the card shows", ""),
    ],
)
def test_faults_with_their_cure(old: str, new: str, code: str, message: str, hint: str) -> None:
    """Each slip is told of with its code, and with the near miss where there is one."""
    found = [each for each in said(WHOLE.replace(old, new, 1))[1] if each.code == code]
    assert [each.message.startswith(message) for each in found] == [True]
    assert found[0].span
    assert found[0].span.line
    assert hint in (found[0].hint or "")


def test_nothing_is_called_unknown_where_the_originals_have_faults() -> None:
    """A card that could not be read may be the one that is translated."""
    bas = BAS.replace("id: low,", "id: low, copies: many,")
    _, found = said(WHOLE.replace("low: {", "lost: {"), bas=bas, whole=False)
    assert "E134" not in [each.code for each in found]


def test_a_language_may_have_terms_of_its_own() -> None:
    """A form that only this language needs is known in its texts, and no fault."""
    german = WHOLE.replace("{draw: Zieh}", "{draw: Zieh, drawn: gezogen}")
    german = german.replace("eine Karte", "was [[term:drawn]] ist")
    assert told(german) == []
    assert said(german)[0].games["tides"].game.terms == {"draw": "Zieh", "drawn": "gezogen"}


def test_an_original_that_changed_is_told_of_where_its_translation_stands() -> None:
    """The digest of what was translated differs from that of the original as it is now."""
    records = f"of: {{name: {digest_of('Moon Tide')}, text: {digest_of('Draw 2 cards.')}}}"
    german = WHOLE.replace("motto: Auf", f"motto: Auf, {records}")
    (stale,) = (each for each in said(german)[1] if each.code == "W164")
    assert (
        stale.message == "card 'moon', text: the original has changed since it was translated"
    )
    assert str(stale.span) == "cards/tides/lang/de.yaml:9:34"
    assert stale.hint
    assert "'[[term:draw]] a card.'" in stale.hint


def test_digests_do_not_see_how_accents_are_composed() -> None:
    """Composed or not, with any line end, a text is the same; a changed letter is not."""
    assert digest_of("é\nx") == digest_of("e\u0301\r\nx")
    assert digest_of("Ember") != digest_of("Embers")
    assert digest_of("Ember") == "cb1655"


@pytest.mark.parametrize("tag", ["en", "german", "DE", "de_DE", "de-at", "d", "x-klingon"])
def test_names_that_are_no_languages(tag: str) -> None:
    """A file is called like a language in its usual case, and not like the originals' own."""
    assert "E161" in [each.code for each in said(WHOLE, tag=tag)[1]]


@pytest.mark.parametrize("tag", ["de", "pt-BR", "zh-Hant", "sr-Latn-RS", "es-419", "de-1996"])
def test_names_of_languages(tag: str) -> None:
    """Language, script, region and variant."""
    assert told(WHOLE, tag=tag) == []


def test_a_line_of_bases_is_translated_at_its_first_card() -> None:
    """Each card takes over from the first that says the same; one that differs begins anew."""
    bas = """\
code: BAS
name: Base
cards:
  - {id: d, base: c, name: D}
  - {id: c, base: b, name: C, text: Wait.}
  - {id: b, base: moon, name: B}
  - {id: moon, name: Moon Tide, text: Go.}
"""
    german = "cards: {moon: {text: Geh.}, c: {text: Warte.}}\n"
    cards = said(german, bas=bas)[0].games["tides"].cards
    assert [cards[each].card.text for each in "bcd"] == ["Geh.", "Warte.", "Warte."]


def test_bases_in_a_ring_end() -> None:
    """A fault of the originals, told of there, makes nobody wait here."""
    bas = BAS.replace("{id: moon,", "{id: moon, base: low,")
    catalogue, _ = said(WHOLE, bas=bas, whole=False)
    assert catalogue.games["tides"].cards["moon"].card.name == "Springflut"

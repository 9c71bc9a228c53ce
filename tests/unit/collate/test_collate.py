"""From decks and sets to print runs."""

import pytest

from cardpress.catalogue import CardEntry, DeckEntry, GameEntry, SetEntry
from cardpress.collate import PrintRun, collate
from cardpress.diagnostics import Places, Span
from cardpress.model import Card, CardSet, Deck, DeckLine, Game


def line(text):
    """A line as people write it: ``3 imp`` or ``imp``."""
    copies, _, card_id = text.rpartition(" ")
    return DeckLine(card=card_id, copies=int(copies) if copies else None)


def game(**decks):
    """Five cards in two sets, and decks by name."""
    cards = (
        Card(id="imp", number="001", copies=2),
        Card(id="ember-drake", number="002"),
        Card(id="ember-fox", number="003", copies=0),
        Card(id="tide", number="7a"),
    )
    late = (Card(id="Storm", number="001", copies=4),)
    sets = {
        "BAS": CardSet(code="BAS", name="Base", cards=cards),
        "STG": CardSet(code="STG", name="Stormgate", cards=late),
        "NIL": CardSet(code="NIL", name="Nothing", cards=()),
    }
    return GameEntry(
        id="ww",
        game=Game(title="Wizard Wars"),
        places=Places(Span("cards/ww/game.yaml", 1, 1)),
        sets={
            code: SetEntry(
                card_set, Places(Span(f"{code}.yaml")), tuple(c.id for c in card_set.cards)
            )
            for code, card_set in sets.items()
        },
        cards={
            card.id: CardEntry(card, code, Places(Span(f"{code}.yaml")), "t", "")
            for code, card_set in sets.items()
            for card in card_set.cards
        },
        decks={
            name: DeckEntry(
                name,
                Deck(title=name.title(), cards=tuple(map(line, lines))),
                Places(Span(f"{name}.yaml", 1, 1)),
            )
            for name, lines in decks.items()
        },
    )


def cards(name, *, entry=None, **options):
    outcome = collate(entry or game(), name, **options)
    assert not outcome.diagnostics
    return outcome.value.cards


def fault(entry, name, **options):
    outcome = collate(entry, name, **options)
    assert outcome.value is None
    (diagnostic,) = outcome.diagnostics
    return diagnostic


def test_a_count_in_the_deck_overrides_the_card_s_copies():
    """Without one, the card says how many."""
    entry = game(core=["3 imp", "ember-drake", "Storm"])
    run = collate(entry, "core").value
    assert run == PrintRun("ww", "core", "Core", (("imp", 3), ("ember-drake", 1), ("Storm", 4)))
    assert run.total == 8


def test_repeated_lines_add_up_where_the_card_stood_first():
    """Three and the card's own two."""
    entry = game(core=["3 imp", "tide", "imp"])
    assert cards("core", entry=entry) == (("imp", 5), ("tide", 1))


def test_a_set_is_a_deck_of_its_copies():
    """Cards with no copies are left out."""
    run = collate(game(), "set:BAS").value
    assert run.cards == (("imp", 2), ("ember-drake", 1), ("tide", 1))
    assert (run.name, run.title) == ("set:BAS", "Base")


def test_copies_multiply():
    """The whole deck twice; copies of a card stand together."""
    entry = game(core=["imp", "1 tide"])
    run = collate(entry, "core", copies=2).value
    assert run.cards == (("imp", 4), ("tide", 2))
    assert list(run.each()) == ["imp"] * 4 + ["tide"] * 2


def test_less_than_one_copy_is_our_fault():
    """The command line lets no such number pass."""
    with pytest.raises(ValueError, match="0 copies"):
        collate(game(), "set:BAS", copies=0)


@pytest.mark.parametrize(
    ("patterns", "found"),
    [
        (["imp"], ["imp"]),
        (["ember-*"], ["ember-drake"]),
        (["tide", "imp"], ["imp", "tide"]),
        (["IMP"], ["imp"]),
        (["002"], ["ember-drake"]),
        (["2"], ["ember-drake"]),
        (["7A"], ["tide"]),
        (["00?"], ["imp", "ember-drake"]),
        (["*"], ["imp", "ember-drake", "tide"]),
    ],
)
def test_only_finds_ids_then_numbers(patterns, found):
    """With globs, in the set's order, in either case, without leading zeros."""
    assert [card_id for card_id, _ in cards("set:BAS", only=patterns)] == found


def test_an_id_that_looks_like_a_number_goes_first():
    """Numbers are looked at only where no id is found."""
    entry = game()
    odd = Card(id="002", number="9")
    entry.cards["002"] = CardEntry(odd, "BAS", Places(Span("BAS.yaml")), "t", "")
    base = entry.sets["BAS"]
    entry.sets["BAS"] = SetEntry(base.set, base.places, (*base.card_ids, "002"))
    assert [card_id for card_id, _ in cards("set:BAS", entry=entry, only=["002"])] == ["002"]


def test_only_without_a_find_is_a_fault_with_a_near_miss():
    """E408 for each pattern that finds nothing."""
    diagnostic = fault(game(), "set:BAS", only=["imp", "ember-drak"])
    assert diagnostic.code == "E408"
    assert diagnostic.message == "nothing to print: no card of 'set:BAS' matches 'ember-drak'"
    assert diagnostic.hint == "did you mean 'ember-drake'?"


def test_only_says_where_a_card_is_that_this_deck_lacks():
    """Decks and sets that hold it."""
    entry = game(core=["imp"], water=["tide"])
    assert fault(entry, "core", only=["tide"]).hint == "'tide' is in water, set:BAS"


def test_only_without_a_find_and_anything_near_says_what_it_takes():
    """Ids, numbers or globs."""
    assert "globs" in fault(game(), "set:BAS", only=["zzz"]).hint


def test_only_with_a_piece_of_an_id_is_told_the_glob():
    """``drak`` is too far from ``ember-drake`` to be a slip of the finger."""
    assert fault(game(), "set:BAS", only=["drak"]).hint == "'*drak*' finds 'ember-drake'"


def test_only_a_card_without_copies_is_nothing_to_print():
    """E408 with the deck's place."""
    diagnostic = fault(game(), "set:BAS", only=["ember-fox"])
    assert (diagnostic.code, diagnostic.span) == ("E408", Span("BAS.yaml"))
    assert "0 copies" in diagnostic.message


def test_a_deck_without_cards_is_a_fault():
    """E604 for decks and sets."""
    diagnostic = fault(game(core=[]), "core")
    assert (diagnostic.code, diagnostic.span) == ("E604", Span("core.yaml", 1, 1))
    assert diagnostic.message == "deck 'core' has no cards"
    assert fault(game(), "set:NIL").message == "set 'NIL' has no cards"


def test_unknown_decks_are_faults_with_a_near_miss():
    """E601; sets count among what there is."""
    diagnostic = fault(game(core48=["imp"]), "core84")
    assert diagnostic.code == "E601"
    assert diagnostic.message == "game 'ww' has no deck 'core84'"
    assert diagnostic.hint == "did you mean 'core48'?"
    assert fault(game(core=["imp"]), "zzz").hint == "there are core, set:BAS, set:STG, set:NIL"


def test_unknown_sets_are_faults_with_a_near_miss():
    """E136; case matters, and the hint knows."""
    diagnostic = fault(game(), "set:bas")
    assert (diagnostic.code, diagnostic.hint) == ("E136", "did you mean 'BAS'?")
    assert fault(game(), "set:QQQ").hint == "there are BAS, STG, NIL"

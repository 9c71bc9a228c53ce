"""Print settings from layers."""

import pytest

from cardpress.diagnostics import Places, Span
from cardpress.geometry import MM, mm
from cardpress.ticket import (
    KEYS,
    PAPERS,
    Fill,
    Filling,
    Flip,
    Fold,
    Grid,
    Ink,
    Layout,
    Marks,
    Origin,
    PrintSettings,
    Source,
    from_environment,
    from_file,
    from_options,
    resolve,
)


def places(file, **keys):
    return Places(Span(file, 1, 1), {f"print.{key}": at for key, at in keys.items()})


def faults(*layers):
    return [(d.code, d.message, d.span, d.hint) for d in resolve(layers).diagnostics]


def test_nothing_asked_is_the_default_of_the_format():
    """format.md: gutter 0, printer margin 4 mm, corners 1 mm off and up to 5 mm long."""
    settings = resolve([]).value
    assert settings == PrintSettings()
    assert settings.papers == (PAPERS["a4"], PAPERS["letter"])
    assert settings.grid is None
    assert (settings.gutter, settings.bleed) == (0, mm(3.175))
    assert (settings.marks, settings.mark_offset, settings.mark_length) == (
        Marks.CORNERS,
        MM,
        MM * 5,
    )
    assert (settings.flip, settings.printer_margin) == (Flip.LONG, MM * 4)
    assert settings.layout is Layout.DUPLEX
    assert settings.ink is Ink.FULL
    assert not any(settings.asked(key) for key in KEYS)


def test_every_key_can_be_read():
    """One of each kind of value."""
    texts = {
        "paper": "legal",
        "grid": "2 X 3",
        "gutter": "2",
        "bleed": "0.125in",
        "marks": "Lines",
        "mark_offset": "3",
        "mark_length": "9pt",
        "flip": "short",
        "printer_margin": "6.35 mm",
        "layout": "Gutterfold",
        "fold": "Long",
        "labels": "none",
        "skip": "none",
        "order": "stack",
        "fill": "next",
        "corners": "3",
        "ink": "Low",
    }
    settings = resolve([from_options(texts)]).value
    assert settings.papers == (PAPERS["legal"],)
    assert settings.grid == Grid(2, 3)
    assert (settings.gutter, settings.bleed) == (mm(2), mm(3.175))
    assert (settings.marks, settings.mark_offset) == (Marks.LINES, mm(3))
    assert (settings.mark_length, settings.printer_margin) == (mm(3.175), mm(6.35))
    assert (settings.flip, settings.layout) == (Flip.SHORT, Layout.GUTTERFOLD)
    assert (settings.fold, settings.order) == (Fold.LONG, Filling.STACK)
    assert settings.fill is Fill.NEXT
    assert (settings.labels, settings.skip, settings.corners) == (None, (), mm(3))
    assert settings.ink is Ink.LOW
    assert all(settings.asked(key) for key in KEYS)


def test_the_strongest_layer_that_says_something_wins():
    """Option, environment, deck, game, project, user settings, default."""
    layers = [
        from_options({"gutter": "1", "paper": None}),
        from_environment({"CARDPRESS_GUTTER": "2", "CARDPRESS_MARKS": "none"}),
        from_file(Source.DECK, {"marks": "lines", "flip": "short"}, places("d.yaml")),
        from_file(Source.GAME, {"flip": "long", "bleed": "1"}, places("g.yaml")),
        from_file(Source.PROJECT, {"bleed": "2", "grid": "2x2"}, places("cardpress.yaml")),
        from_file(Source.USER, {"grid": "3x3", "printer_margin": "5"}, places("s.yaml")),
    ]
    settings = resolve(layers).value
    found = {
        line.key: (line.value, line.origin.source)
        for line in settings.listed()
        if settings.asked(line.key)
    }
    assert found == {
        "gutter": ("1 mm", Source.OPTION),
        "marks": ("none", Source.ENVIRONMENT),
        "flip": ("short", Source.DECK),
        "bleed": ("1 mm", Source.GAME),
        "grid": ("2x2", Source.PROJECT),
        "printer_margin": ("5 mm", Source.USER),
    }


def test_settings_are_listed_with_their_origins():
    """In the order of the keys, every one."""
    layers = [
        from_options({"printer_margin": "5", "layout": "backs_only"}),
        from_environment({"CARDPRESS_FLIP": "short"}),
        from_file(Source.DECK, {"gutter": "2"}, places("decks/core.yaml", gutter=(4, 11))),
    ]
    listed = resolve(layers).value.listed()
    assert tuple(line.key for line in listed) == KEYS
    lines = {line.key: f"{line.value} from {line.origin}" for line in listed}
    assert lines["printer_margin"] == "5 mm from option --margin"
    assert lines["layout"] == "backs_only from option --backs-only"
    assert lines["flip"] == "short from environment CARDPRESS_FLIP"
    assert lines["gutter"] == "2 mm from deck (decks/core.yaml:4:11)"
    assert lines["paper"] == "A4, Letter from default"
    assert lines["grid"] == "auto from default"
    assert lines["bleed"] == "3.175 mm from default"


def test_a_default_that_was_asked_for_counts_as_asked():
    """``gutter: 0`` says that somebody wants no gutter."""
    assert resolve([from_options({"gutter": "0"})]).value.asked("gutter")


def test_unknown_keys_are_faults_with_their_place_and_a_near_miss():
    """E410 in a file."""
    ((code, message, span, hint),) = faults(
        from_file(Source.PROJECT, {"guter": "2"}, places("cardpress.yaml", guter=(9, 3)))
    )
    assert (code, span) == ("E410", Span("cardpress.yaml", 9, 3))
    assert message == "unknown print setting 'guter', did you mean 'gutter'?"
    assert "printer_margin" in hint


def test_variables_that_nearly_name_a_setting_are_faults():
    """Others that start alike are none of ours."""
    found = faults(
        from_environment(
            {
                "CARDPRESS_GUTER": "2",
                "CARDPRESS_CACHE": "x",
                "PAPER": "a5",
                "CARDPRESS_GRID": "",
            }
        )
    )
    assert [(code, message) for code, message, *_ in found] == [
        (
            "E410",
            "unknown print setting 'CARDPRESS_GUTER', did you mean 'CARDPRESS_GUTTER'?",
        )
    ]


@pytest.mark.parametrize(
    ("key", "text", "says", "hint"),
    [
        ("grid", "3", "'3' is not a grid", "3x3"),
        ("grid", "0x3", "'0x3' is not a grid", "3x3"),
        ("gutter", "wide", "'wide' is not a length", "50 mm"),
        ("gutter", "-1", "'-1' is out of range", "0 mm to 50 mm"),
        ("gutter", "0.1", "too narrow to cut", "give 0, or"),
        ("bleed", "4", "'4' is out of range", "give 0 mm to 3.175 mm: no more is drawn"),
        ("marks", "corner", "unknown value 'corner', did you mean 'corners'?", "lines, none"),
        ("mark_offset", "0", "'0' is out of range", "0.2 mm to 20 mm"),
        ("mark_length", "0", "'0' is out of range", "1 mm to 50 mm"),
        ("flip", "sideways", "unknown value 'sideways'", "long, short"),
        ("printer_margin", "90", "'90' is out of range", "0 mm to 50 mm"),
        ("layout", "duplexx", "did you mean 'duplex'?", "gutterfold, single"),
        ("ink", "grey", "unknown value 'grey', did you mean 'gray'?", "full, low, gray"),
    ],
)
def test_bad_values_are_faults_that_say_what_would_be_right(key, text, says, hint):
    """E412 with the place, or with the option's name."""
    ((code, message, span, cure),) = faults(
        from_file(Source.GAME, {key: text}, places("game.yaml", **{key: (7, 9)}))
    )
    assert (code, span) == ("E412", Span("game.yaml", 7, 9))
    assert message.startswith(f"print setting '{key}': ")
    assert says in message
    assert hint in cure
    ((_, message, span, _),) = faults(from_environment({f"CARDPRESS_{key.upper()}": text}))
    assert span is None
    assert message.startswith(f"environment CARDPRESS_{key.upper()}: ")


def test_f06f_unknown_paper_lists_those_that_are_known():
    """F06 f: a4 and LETTER work, A44 is an error."""
    assert not faults(from_options({"paper": "a4"}))
    assert not faults(from_options({"paper": "LETTER"}))
    ((code, message, _, hint),) = faults(from_options({"paper": "A44"}))
    assert code == "E401"
    assert message == "option --paper: unknown paper 'A44'"
    assert hint.startswith("did you mean 'A4'? known are A4, Letter, Legal, A3, Tabloid")


def test_faults_of_all_layers_are_told_in_one_run():
    """Those of values that are overruled too."""
    found = faults(
        from_options({"paper": "a4", "flip": "up"}),
        from_file(Source.PROJECT, {"paper": "a5", "gutter": "x"}, places("cardpress.yaml")),
    )
    assert [code for code, *_ in found] == ["E412", "E401", "E412"]


def test_the_sound_part_of_faulty_settings_comes_back():
    """What cannot be read leaves the next layer's value."""
    layers = [
        from_options({"gutter": "x", "flip": "short"}),
        from_file(Source.DECK, {"gutter": "2"}, places("d.yaml")),
    ]
    settings = resolve(layers).value
    assert (settings.gutter, settings.flip) == (mm(2), Flip.SHORT)


def deck(paper):
    return from_file(Source.DECK, {"paper": paper}, places("d.yaml", paper=(5, 10)))


def test_f06e_an_option_that_overrules_the_deck_s_paper_is_noted():
    """F06 e: the deck says Letter, the option A4; A4 wins, and a note says so."""
    outcome = resolve([from_options({"paper": "A4"}), deck("Letter")])
    assert outcome.value.papers == (PAPERS["a4"],)
    (note,) = outcome.diagnostics
    assert (note.code, note.span) == ("N407", Span("d.yaml", 5, 10))
    assert note.message == "the deck asks for Letter, the option --paper for A4: A4 wins"


@pytest.mark.parametrize("asked", ["letter", "both"])
def test_no_note_where_the_deck_agrees_or_leaves_the_choice(asked):
    """A deck for both papers is content with one of them."""
    assert not faults(from_options({"paper": "letter"}), deck(asked))


def test_no_note_for_what_the_project_or_the_user_prefers():
    """Options are there to overrule those."""
    project = from_file(Source.PROJECT, {"paper": "letter"}, places("cardpress.yaml"))
    assert not faults(from_options({"paper": "a4"}), project)
    assert not faults(deck("a4"), project)


def test_origins_without_a_kept_place_point_at_the_mapping():
    """The reader may know no more than where ``print`` stands."""
    known = Places(Span("d.yaml", 1, 1), {"print": (3, 5)})
    settings = resolve([from_file(Source.DECK, {"gutter": "2"}, known)]).value
    assert settings.origin("gutter") == Origin(Source.DECK, "", Span("d.yaml", 3, 5))

"""One fault is told once, however many cards show it."""

from cardpress.diagnostics import Diagnostic, Span
from cardpress.jobs.echoes import without_echoes

FACE = Span("templates/tides/face.yaml", 9, 11)


def test_a_fault_of_a_template_is_said_once_with_the_number_of_the_others() -> None:
    """Same place, same fault: the first card and layer stand for all."""
    found = [
        Diagnostic("E217", f"card '{card}', layer '{layer}': no icon 'sta' in this game", FACE)
        for card in ("wand", "fizz")
        for layer in ("first", "second")
    ]
    assert [each.message for each in without_echoes((), found)] == [
        "card 'wand', layer 'first' and 3 more: no icon 'sta' in this game"
    ]


def test_faults_of_cards_stay_apart() -> None:
    """Another place or another reason is another thing to mend."""
    found = [
        Diagnostic("E213", f"card '{card}', field 'text': too long", Span("ONE.yaml", line, 11))
        for line, card in enumerate(("wand", "fizz"), start=3)
    ]
    found += [
        Diagnostic("E205", f"card 'wand', layer 'pips': {why}", FACE) for why in ("one", "two")
    ]
    assert without_echoes((), found) == tuple(found)


def test_what_the_reader_said_of_boxes_is_not_missed_by_each_card() -> None:
    """A box that is wrongly written is no box; typesetting need not say so."""
    read = (Diagnostic("E108", "boxes: a list of 3", Span(FACE.file, 12, 15)),)
    echo = Diagnostic("E206", "card 'wand', layer 'a': no box 'a'", Span(FACE.file, 1, 1))
    other = Diagnostic("E206", "card 'wand', layer 'a': no box 'a'", Span("other.yaml", 1, 1))
    assert without_echoes(read, (echo, other)) == (*read, other)

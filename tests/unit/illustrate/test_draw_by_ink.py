"""Which style and which ink draws a card's picture."""

import pytest

from cardpress.illustrate import Subject, draw, elemental, heraldic

TIDE = Subject(game="g", card="tide", level=2, element="water")
GOOSE = Subject(game="g", card="goose", level=2, motif="goose")


def test_every_style_draws_in_both_inks() -> None:
    """The default is full ink; low ink is another picture of the same subject."""
    assert draw("elemental", TIDE) == elemental.draw(TIDE)
    assert draw("elemental", TIDE, "low") == elemental.draw_low_ink(TIDE)
    assert draw("heraldic", GOOSE) == heraldic.draw(GOOSE)
    assert draw("heraldic", GOOSE, ink="low") == heraldic.draw_low_ink(GOOSE)
    assert draw("elemental", TIDE) != draw("elemental", TIDE, "low")
    assert draw("heraldic", GOOSE) != draw("heraldic", GOOSE, "low")


def test_a_style_or_ink_that_there_is_not() -> None:
    """Its name is the error."""
    with pytest.raises(KeyError, match="cubist"):
        draw("cubist", TIDE)
    with pytest.raises(KeyError, match="gray"):
        draw("elemental", TIDE, "gray")

"""Places in files and in sheets of workbooks, as people read them."""

import pytest

from cardpress.diagnostics import Places, Span


@pytest.mark.parametrize(
    ("span", "wanted"),
    [
        (Span("a.yaml"), "a.yaml"),
        (Span("a.yaml", 3), "a.yaml:3"),
        (Span("a.yaml", 3, 7), "a.yaml:3:7"),
        (Span("a.xlsx", sheet="Cards"), "a.xlsx, Cards"),
        (Span("a.xlsx", 3, 0, "Cards"), "a.xlsx, Cards!3"),
        (Span("a.xlsx", 3, 2, "Cards"), "a.xlsx, Cards!B3"),
        (Span("a.xlsx", 1, 26, "My cards"), "a.xlsx, My cards!Z1"),
        (Span("a.xlsx", 1, 27, "C"), "a.xlsx, C!AA1"),
        (Span("a.xlsx", 1, 702, "C"), "a.xlsx, C!ZZ1"),
        (Span("a.xlsx", 1, 703, "C"), "a.xlsx, C!AAA1"),
    ],
)
def test_a_place_as_people_read_it(span: Span, wanted: str) -> None:
    """Line and column of a text file; sheet and cell of a workbook."""
    assert str(span) == wanted


def test_places_of_values_stay_in_the_sheet() -> None:
    """The value of a key has the file and the sheet of its mapping, and a place of its own."""
    places = Places(Span("a.xlsx", 3, 1, "Cards"), {"name": (3, 2)})
    assert places.of("name") == Span("a.xlsx", 3, 2, "Cards")
    assert places.of("text") == Span("a.xlsx", 3, 1, "Cards")

"""File names that every system takes and tells apart."""

import pytest

from cardpress.store import distinct_names, portable_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("ember-drake", "ember-drake"),
        ("Łódź", "Lodz"),
        ("Straße 7", "Strasse-7"),
        ("a/b\\c:d", "a-b-c-d"),
        ("con", "con-"),
        ("NUL.txt", "NUL.txt-"),
        ("火", "x"),
        ("..", "x"),
        ("trailing. ", "trailing"),
    ],
)
def test_portable(text: str, name: str) -> None:
    """Anything becomes letters, digits, dots, dashes and underscores."""
    assert portable_name(text) == name


def test_distinct_when_case_is_ignored() -> None:
    """Names that a case-blind file system would mix up are numbered."""
    assert distinct_names(["Fox", "fox", "FOX"]) == ["Fox", "fox-2", "FOX-3"]

"""Ranges of pages."""

import pytest

from cardpress.diagnostics import UsageError
from cardpress.impose import parse_pages


@pytest.mark.parametrize(
    ("text", "pages"),
    [
        ("3", [3]),
        ("3-4", [3, 4]),
        ("7-", [7, 8]),
        ("-2", [1, 2]),
        ("1, 5 - 6", [1, 5, 6]),
    ],
)
def test_ranges_hold_their_pages(text, pages):
    """Of eight pages."""
    choice = parse_pages(text)
    assert [page for page in range(1, 9) if choice.holds(page)] == pages


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "does not name pages"),
        ("-", "does not name pages"),
        ("1,,2", "does not name pages"),
        ("a-b", "does not name pages"),
        ("3--4", "does not name pages"),
        ("0", "names page 0"),
        ("0-3", "names page 0"),
        ("-0", "names page 0"),
        ("4-3", "runs backwards"),
    ],
)
def test_other_texts_are_usage_faults(text, says):
    """They say what is wrong."""
    with pytest.raises(UsageError, match=says):
        parse_pages(text)


def test_pages_beyond_the_last_are_told():
    """With how many there are."""
    fault = parse_pages("2,11-12").beyond(10)
    assert (fault.code, fault.message) == ("E413", "there is no page 12")
    assert fault.hint == "there are 10 pages"
    assert parse_pages("3-").beyond(2).message == "there is no page 3"
    assert parse_pages("2-").beyond(2) is None

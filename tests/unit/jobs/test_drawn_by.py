"""What draws, by name and version."""

import re

from cardpress.jobs.marks import drawn_by
from cardpress.jobs.measure import versioned


def test_a_library_that_a_platform_lacks_is_said_to_be_missing() -> None:
    """There is no svg2pdf-py for some; nothing fails for that."""
    assert versioned("there-is-no-such-library") == "no there-is-no-such-library"
    assert re.fullmatch(r"click \d[\d.]*", versioned("click"))


def test_the_viewer_stands_before_all_that_draws() -> None:
    """Pixels by two versions of it cannot be compared, whatever else is the same."""
    eye, hands = drawn_by().split("; ")
    assert re.fullmatch(r"pypdfium2 \d[\d.]* at 100 dpi", eye)
    assert [each.split()[0] for each in hands.split(", ")][:3] == [
        "cardpress",
        "pillow",
        "reportlab",
    ]

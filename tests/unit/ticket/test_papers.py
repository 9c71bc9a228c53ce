"""Papers by name and by size."""

import pytest

from cardpress.geometry import Size, mm
from cardpress.ticket import PAPERS, parse_papers
from cardpress.ticket.papers import UnknownPaperError


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [
        ("a4", 210, 297),
        ("letter", 215.9, 279.4),
        ("legal", 215.9, 355.6),
        ("a3", 297, 420),
        ("tabloid", 279.4, 431.8),
    ],
)
def test_named_papers_stand_upright(name, width, height):
    """ISO 216 and ANSI sizes in millimetres, to the unit."""
    assert PAPERS[name].size == (mm(width), mm(height))


@pytest.mark.parametrize("text", ["a4", "A4", " a4 "])
def test_names_count_in_either_case(text):
    """As people type them."""
    assert parse_papers(text) == (PAPERS["a4"],)


def test_both_is_a4_and_letter():
    """One file for each; repeated papers count once."""
    assert parse_papers("both") == (PAPERS["a4"], PAPERS["letter"])
    assert parse_papers("Letter, both") == (PAPERS["letter"], PAPERS["a4"])


@pytest.mark.parametrize(
    ("text", "size", "name"),
    [
        ("300x200mm", (300, 200), "300x200mm"),
        ("200mm x 300mm", (200, 300), "200x300mm"),
        ("20cm × 300mm", (200, 300), "20cmx300mm"),
        ("8.5x11in", (215.9, 279.4), "8.5x11in"),
    ],
)
def test_sizes_are_taken_as_given(text, size, name):
    """Width first; the last unit counts for both where the first has none."""
    (paper,) = parse_papers(text)
    assert paper.size == Size(*(mm(side) for side in size))
    assert paper.name == name
    assert paper.as_given


@pytest.mark.parametrize(
    ("text", "says", "hint"),
    [
        ("A44", "unknown paper 'A44'", "did you mean 'A4'?"),
        ("leter", "unknown paper 'leter'", "did you mean 'Letter'?"),
        ("", "unknown paper ''", "A4, Letter, Legal, A3, Tabloid"),
        ("a4,", "unknown paper ''", "A4, Letter, Legal, A3, Tabloid"),
        ("300x200", "has no unit", "300x200mm"),
        ("300x200qq", "not a length", "200x300mm"),
        ("1x1mm", "is 1 mm by 1 mm", "50 mm to 2 m"),
        ("9000x9000mm", "is 9000 mm by 9000 mm", "50 mm to 2 m"),
        ("1.2.3x4mm", "not a length", "200x300mm"),
    ],
)
def test_other_papers_are_faults_that_list_what_there_is(text, says, hint):
    """Never a silent A4."""
    with pytest.raises(UnknownPaperError) as fault:
        parse_papers(text)
    assert says in str(fault.value)
    assert hint in fault.value.hint

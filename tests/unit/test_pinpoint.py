"""Diagnostics of long texts point at the piece at fault."""

import pytest

from cardpress.cli.pinpoint import pinpointed
from cardpress.diagnostics import Diagnostic, Span

FILE = [
    "cards:",
    "  - id: a",
    "    text: |",
    "      One line.",
    "",
    "      Two {odd} icons.",
    "    flavour: {odd} behind the block",
    "  - id: b",
    '    text: "plain',
    '      and {odd}"',
    "  - id: c",
    "    text: nothing here",
    "    name: {odd}",
    "",
]


def line_of(file: str, line: int) -> str | None:
    """A line of the one file that there is."""
    assert file == "cards/g/ONE.yaml"
    return FILE[line - 1] if line <= len(FILE) else None


def pointed(line: int, column: int, near: str) -> tuple[int, int]:
    """Where a diagnostic points in the end."""
    span = Span("cards/g/ONE.yaml", line, column)
    moved = pinpointed(Diagnostic("E217", "x", span, None, near), line_of).span
    assert moved is not None
    return moved.line, moved.column


@pytest.mark.parametrize(
    ("place", "near", "wanted"),
    [
        ((3, 11), "{odd}", (6, 11)),  # in a block, past an empty line
        ((3, 11), "behind", (3, 11)),  # the next key is no part of the block
        ((7, 14), "{odd}", (7, 14)),  # on the line itself
        ((9, 11), "{odd}", (10, 11)),  # a quoted text that goes on
        ((12, 11), "{odd}", (12, 11)),  # the key below is not meant
        ((6, 1), "{odd} icons.\nand more", (6, 11)),  # its first line counts
    ],
)
def test_place_is_that_of_the_piece(
    place: tuple[int, int], near: str, wanted: tuple[int, int]
) -> None:
    """Found within the text that the place begins, else the place stays."""
    assert pointed(*place, near) == wanted


def test_other_diagnostics_stay() -> None:
    """Nothing near, no place, or a cell of a table: as it was."""
    span = Span("cards/g/ONE.yaml", 3, 11)
    for diagnostic in (
        Diagnostic("E217", "x", span),
        Diagnostic("E217", "x", None, None, "{odd}"),
        Diagnostic("E217", "x", Span("cards.csv", 3, 11), None, "{odd}"),
    ):
        assert pinpointed(diagnostic, line_of) is diagnostic

"""Pre-cut sheets of cards and labels, by product number."""

import tomllib
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple

from cardpress.diagnostics import did_you_mean
from cardpress.geometry import Length, Point, Rect, Size, parse_length
from cardpress.ticket.papers import PAPERS, Paper

__all__ = ["LabelSheet", "UnknownLabelsError", "label_sheets", "parse_labels"]


class LabelSheet(NamedTuple):
    """A sheet that comes cut."""

    numbers: tuple[str, ...]
    """Product numbers; the first names the sheet."""
    name: str
    """What it is sold as."""
    stiff: bool
    """Whether it is card that is printed on both sides, rather than labels."""
    paper: Paper
    columns: int
    rows: int
    size: Size
    """Of one label, on the upright sheet."""
    first: Point
    """The upper left corner of the first one."""
    step: Size
    """From one to the next, across and down."""
    source: str
    """Where the measures come from: ``arithmetic`` or ``template``, see labels.toml."""

    def cells(self) -> tuple[Rect, ...]:
        """The labels row by row from the top left, each from the exact product."""
        return tuple(
            Rect(
                self.first.x + self.step.width * column,
                self.first.y + self.step.height * row,
                *self.size,
            )
            for row in range(self.rows)
            for column in range(self.columns)
        )

    def gaps(self) -> Size:
        """What lies between two labels, across and down."""
        return Size(self.step.width - self.size.width, self.step.height - self.size.height)

    def __str__(self) -> str:
        """The product number that names it."""
        return self.numbers[0]


class UnknownLabelsError(ValueError):
    """A product number that nobody knows; carries a hint."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.hint = hint


@cache
def label_sheets() -> MappingProxyType[str, LabelSheet]:
    """All sheets by folded product number."""
    text = files("cardpress.ticket").joinpath("labels.toml").read_text("utf-8")
    sheets: dict[str, LabelSheet] = {}
    for entry in tomllib.loads(text)["sheets"]:
        sheet = _sheet(entry)
        for number in sheet.numbers:
            if sheets.setdefault(number.casefold(), sheet) is not sheet:
                raise AssertionError(f"{number} is there twice")
    return MappingProxyType(sheets)


def _sheet(entry: dict[str, Any]) -> LabelSheet:
    return LabelSheet(
        numbers=tuple(entry["numbers"]),
        name=entry["name"],
        stiff=entry["kind"] == "card",
        paper=PAPERS[entry["paper"]],
        columns=entry["grid"][0],
        rows=entry["grid"][1],
        size=Size(*_lengths(entry["size"])),
        first=Point(*_lengths(entry["first"])),
        step=Size(*_lengths(entry["step"])),
        source=entry["source"],
    )


def _lengths(texts: list[str]) -> tuple[Length, Length]:
    across, down = map(parse_length, texts)
    return across, down


def parse_labels(text: str) -> LabelSheet:
    """Reads a product number, with or without the maker's name: ``L7165``, ``avery 5371``.

    Raises:
        UnknownLabelsError: nobody knows it.
    """
    known = label_sheets()
    words = text.casefold().replace("zweckform", "").replace("avery", "").split()
    sheet = known.get("".join(words))
    if sheet is None:
        numbers = [
            number for sheet in dict.fromkeys(known.values()) for number in sheet.numbers
        ]
        near = did_you_mean(text, numbers)
        choice = f"known are {', '.join(str(sheet) for sheet in dict.fromkeys(known.values()))}"
        raise UnknownLabelsError(
            f"unknown label sheet '{text}'", f"{near} {choice}" if near else choice
        )
    return sheet

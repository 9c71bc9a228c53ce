"""A table that stands in for a set's list of cards."""

from typing import Annotated, Literal

from pydantic import Field

from cardpress.model.base import Frozen

__all__ = ["CardTable"]


class CardTable(Frozen):
    """A spreadsheet's file with a card in each row; what ``cards:`` says instead of a list."""

    from_: Annotated[str, Field(alias="from")]
    """Path of a CSV, TSV or XLSX file below the project root."""
    columns: dict[str, str] = {}
    """Fields by the headers of their columns, where these differ; ``~`` leaves a column out."""
    delimiter: Literal["comma", "semicolon", "tab", "pipe"] | None = None
    """What separates the cells of a CSV file; by default found from its header."""
    encoding: str = ""
    """Of a CSV file: ``cp1252`` and the like; by default UTF-8, or UTF-16 with a mark."""
    sheet: str = ""
    """Of a workbook: the sheet's name; may be left out where only one is visible."""

"""The user's own settings file: print settings that hold for every project."""

from typing import Literal

from cardpress.diagnostics import Outcome, Places, Span
from cardpress.files import ProjectFiles
from cardpress.model import Frozen
from cardpress.source.decode import decode
from cardpress.source.report import Report
from cardpress.source.shelf import Shelf

__all__ = ["UserSettings", "read_user_settings"]


class UserSettings(Frozen):
    """The settings file."""

    format: Literal[1] = 1
    """Version of the file format."""
    print: dict[str, str] = {}  # noqa: RUF012 - pydantic copies mutable defaults
    """Print settings."""


def read_user_settings(
    files: ProjectFiles, name: str
) -> Outcome[tuple[dict[str, str], Places]]:
    """Reads print settings, with their places, from the file ``name`` of a folder."""
    report = Report()
    page = Shelf(files, report).page(name)
    settings = decode(UserSettings, page.node, page.reader) if page else None
    places = page.reader.places(page.node) if page else Places(Span(name))
    return Outcome((settings.print if settings else {}, places), report.sorted())

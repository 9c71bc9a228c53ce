"""The profiles of a user's printers: one file each in a folder beside the user's settings."""

from types import MappingProxyType

from cardpress.diagnostics import Outcome
from cardpress.files import ProjectFiles
from cardpress.source.decode import decode
from cardpress.source.report import Report
from cardpress.source.shelf import Page, Shelf
from cardpress.ticket.printers import Printer

__all__ = ["read_printer"]

_SIZE = (0.9, 1.1)
_RANGES = MappingProxyType(
    {
        "margin": (0, 50),
        "front_width": _SIZE,
        "front_height": _SIZE,
        "back_right": (-20, 20),
        "back_down": (-20, 20),
        "back_turn": (-5, 5),
        "back_width": _SIZE,
        "back_height": _SIZE,
    }
)
"""What no printer exceeds: beyond it the file was spoilt by hand."""


def read_printer(files: ProjectFiles, name: str) -> Outcome[Printer | None]:
    """Reads the profile in the file ``name``; nothing where there are faults."""
    report = Report()
    page = Shelf(files, report).page(name)
    printer = decode(Printer, page.node, page.reader) if page else None
    if page and printer:
        _check_ranges(page, printer)
    return Outcome(None if report.errors else printer, report.sorted())


def _check_ranges(page: Page, printer: Printer) -> None:
    for key, (least, most) in _RANGES.items():
        value = getattr(printer, key)
        if value is not None and not least <= value <= most:
            page.reader.add(
                "E109",
                f"{key}: {value:g} is out of range: {least:g} to {most:g}",
                page.node.entries[key],
                "calibrate the printer again, with 'cardpress calibrate print'",
            )

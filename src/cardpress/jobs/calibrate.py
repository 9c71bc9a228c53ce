"""Calibration: the page that is printed, and the profile that its readings make."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from cardpress.diagnostics import Diagnostic, UsageError
from cardpress.files import MemoryFiles
from cardpress.fonts import FontLibrary
from cardpress.impose.adjusting import adjusted
from cardpress.impose.calibration import ACROSS, DOWN, LARGEST_MARGIN, CalibrationPage
from cardpress.impose.vernier import BARS, LETTERS, drift_of
from cardpress.jobs.printers import Printers, state_of
from cardpress.pictures import PictureLibrary
from cardpress.render import DocumentInfo, render_pdf
from cardpress.store import Staging
from cardpress.ticket import PAPERS, Paper
from cardpress.ticket.printers import Printer

__all__ = ["Calibration", "calibrate", "print_page"]

_PAPERS = ("a4", "letter")
_PAGE = re.compile(r"(?P<paper>[a-z0-9]+)-(?P<flip>long|short)(?:-(?P<state>[0-9a-f]{4}))?")
_READING = re.compile(r"([A-Za-z]+)\s*=\s*([0-9]{1,3}(?:[.,][0-9]{1,3})?)")
_MEASURES = {"J": (ACROSS, "150 mm"), "K": (DOWN, "200 mm")}
_SLACK = 0.02
"""How much larger or smaller than drawn a page may come out; more is no printer's fault."""


def print_page(folder: Path, *, paper: str, flip: str, printer: Printer | None = None) -> Path:
    """Makes the calibration page; with a profile, drawn through it, to see what is left.

    Args:
        folder: where to.
        paper: ``a4`` or ``letter``.
        flip: ``long`` or ``short``; that of the profile where there is one.
        printer: the profile.

    Raises:
        MachineError: E902, the page cannot be written.
    """
    fonts = FontLibrary(MemoryFiles({}))
    stock = PAPERS[paper]
    flip = printer.flip if printer else flip
    state = f"-{state_of(printer)}" if printer else ""
    page = CalibrationPage(
        media=stock.size,
        paper=stock.name,
        flip=flip,
        code=f"{stock.name}-{flip}{state}",
        name=printer.name if printer else "",
        letters=fonts.face("Barlow Condensed", weight=500),
        bold=fonts.face("Barlow Condensed", weight=700),
    )
    pages = page.pages()
    with Staging(folder) as staging:
        render_pdf(
            adjusted(pages, printer) if printer else pages,
            staging.stage(f"calibration_{page.code}.pdf"),
            fonts=fonts,
            pictures=PictureLibrary(MemoryFiles({}), fonts=fonts),
            info=DocumentInfo("Make backs line up", subject=f"calibration page, {stock.name}"),
        )
        (path,) = staging.commit()
    return path


class Calibration(NamedTuple):
    """A profile that was kept."""

    printer: Printer
    path: Path
    refined: bool
    """Whether an earlier profile was corrected, rather than a new one begun."""
    replaced: bool
    """Whether a new one was begun in the place of an earlier one."""


def calibrate(
    printers: Printers, name: str, *, page: str, readings: Sequence[str]
) -> Calibration:
    """Keeps the profile that the readings of a page make.

    Args:
        printers: where profiles lie.
        name: of the printer.
        page: the code that is printed on the page.
        readings: ``A=13`` and so on, as typed.

    Raises:
        UsageError: E432 to E435, E437; nothing is changed then.
        ProjectError: the profile that there is cannot be read.
    """
    paper, flip, state = _page(page)
    before = printers.find(name) if state else None
    if state and state != state_of(before):
        message = f"page {page} was printed with another profile than '{name}' has now"
        hint = f"print it again with 'cardpress calibrate print --printer \"{name}\"'"
        raise UsageError(Diagnostic("E435", message, hint=hint))
    numbers = _numbers(readings)
    drift = drift_of({letter: numbers[letter] for letter in LETTERS}, paper.size)
    if drift.doubts:
        raise UsageError(_contradiction(drift.doubts, numbers))
    told = Printer(
        name=name,
        paper=paper.name,
        flip="long" if flip == "long" else "short",
        margin=numbers.get("L", before.margin if before else None),
        front_width=numbers.get("J", ACROSS) / ACROSS,
        front_height=numbers.get("K", DOWN) / DOWN,
    )
    printer = drift.added_to(before, told)
    replaced = not state and printers.holds(name)
    path = printers.keep(printer)
    return Calibration(printer, path, refined=bool(state), replaced=replaced)


def _page(code: str) -> tuple[Paper, str, str]:
    """Paper, flip and state of a page.

    Raises:
        UsageError: E435, there is no such page.
    """
    match = _PAGE.fullmatch(code.casefold())
    if not match or match["paper"] not in _PAPERS:
        hint = "it is printed on the page, such as A4-long or Letter-short"
        raise UsageError(
            Diagnostic("E435", f"there is no calibration page '{code}'", hint=hint)
        )
    return PAPERS[match["paper"]], match["flip"], match["state"] or ""


def _numbers(readings: Sequence[str]) -> Mapping[str, float]:
    """All readings as numbers.

    Raises:
        UsageError: E432, E433; all faults in one go.
    """
    numbers: dict[str, float] = {}
    faults: list[Diagnostic] = []
    for text in readings:
        match = _READING.fullmatch(text.strip())
        letter = match[1].upper() if match else ""
        if not match or letter not in (*LETTERS, *_MEASURES, "L"):
            faults.append(_unreadable(text))
        elif letter in numbers:
            faults.append(Diagnostic("E432", f"{letter} is given twice", hint="give it once"))
        else:
            numbers[letter] = float(match[2].replace(",", "."))
            faults.extend(_off_scale(letter, match[2], numbers[letter]))
    named = {text.strip()[:1].upper() for text in readings}
    missing = [letter for letter in LETTERS if letter not in numbers and letter not in named]
    if missing:
        blanks = " ".join(f"{letter}=…" for letter in missing)
        message = f"readings are missing: {', '.join(missing)}"
        hint = f"add {blanks}, each the number of the bar in the middle of the blue line"
        faults.append(Diagnostic("E433", message, hint=hint))
    if faults:
        raise UsageError(*faults)
    return numbers


def _unreadable(text: str) -> Diagnostic:
    known = (*LETTERS, *_MEASURES, "L")
    letter = text.strip()[:1].upper()
    if letter in _MEASURES:
        hint = f"measure line {letter} in mm: it was drawn {_MEASURES[letter][1]} long"
    else:
        hint = f"write A=13 or A=13.5, for each of {', '.join(known)}"
    return Diagnostic("E432", f"'{text}' is not a reading", hint=hint)


def _off_scale(letter: str, text: str, number: float) -> Iterator[Diagnostic]:
    """E432 where a number cannot have been read off the page."""
    message = f"{letter}={text} is not on the page"
    if letter in LETTERS:
        if not 1 <= number <= BARS or number * 2 % 1:
            hint = f"its bars are 1 to {BARS}, and halves between two, such as 14.5"
            if not 1 <= number <= BARS:
                hint += "; if the line lies beyond the bars, see to it that the paper is guided"
            yield Diagnostic("E432", message, hint=hint)
    elif letter == "L":
        if number > LARGEST_MARGIN:
            hint = f"its bars are 1 to {LARGEST_MARGIN}; 0 where every bar is whole"
            yield Diagnostic("E432", message, hint=hint)
    else:
        length, words = _MEASURES[letter]
        if abs(number / length - 1) > _SLACK:
            yield Diagnostic(
                "E432",
                f"{letter}={text}: the line was drawn {words} long, no printer is so far off",
                hint="print at actual size (100 %), not fitted to the page; measure in mm",
            )


def _contradiction(
    doubts: Sequence[tuple[str, float]], numbers: Mapping[str, float]
) -> Diagnostic:
    if len(doubts) == len(LETTERS) and all(numbers[at] == bar for at, bar in doubts):
        return Diagnostic(
            "E434",
            "the readings contradict each other: more than one of them must be wrong",
            hint="read A to H again, with this side of the sheet towards you",
        )
    letter, bar = doubts[0]
    others = [other for other, _ in doubts[1:3]]
    message = (
        f"the readings contradict each other: {letter}={numbers[letter]:g} does not go with "
        f"the rest, {bar:g} would"
    )
    also = f", then {' and '.join(others)}" if others else ""
    return Diagnostic("E434", message, hint=f"read {letter} again{also}; nothing was changed")

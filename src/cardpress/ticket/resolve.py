"""Print settings from layers: the strongest that says something wins, faults count in all."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import partial
from types import MappingProxyType
from typing import Any

from cardpress.diagnostics import Diagnostic, Outcome, did_you_mean
from cardpress.geometry import MM, ZERO, Length, mm, parse_length
from cardpress.ticket.labels import LabelSheet, UnknownLabelsError, parse_labels
from cardpress.ticket.layers import VARIABLE, Layer
from cardpress.ticket.papers import Paper, UnknownPaperError, parse_papers
from cardpress.ticket.settings import (
    KEYS,
    LARGEST_BLEED,
    Fill,
    Filling,
    Flip,
    Fold,
    Grid,
    Ink,
    Layout,
    Marks,
    Origin,
    PrintSettings,
    Source,
    exact_mm,
)

__all__ = ["resolve"]


def resolve(layers: Sequence[Layer]) -> Outcome[PrintSettings]:
    """Settles every print setting.

    Args:
        layers: from the strongest to the weakest: options, environment, deck, game, project,
            user settings.

    Returns:
        The settings, and all faults of all layers: E401, E410, E412, E421; also N407 where an
        option or variable overrules the paper that a deck or game names. Where there are
        faults, the settings hold what is sound. A label sheet that is named lays out labels,
        unless another layout is asked for as strongly, and brings its own paper.
    """
    found: list[Diagnostic] = []
    values: dict[str, Any] = {}
    origins: dict[str, Origin] = {}
    papers: list[tuple[Origin, tuple[Paper, ...]]] = []
    for layer in layers:
        for key, value in _read(layer, found):
            if key == "paper":
                papers.append((layer.origins[key], value))
            if key not in values:
                values[key] = value
                origins[key] = layer.origins[key]
    found.extend(_overruled(papers))
    named = {_FIELDS.get(key, key): value for key, value in values.items()}
    settings = replace(PrintSettings(), **named, origins=MappingProxyType(origins))
    return Outcome(_labelled(settings, found), tuple(found))


_STRENGTH = {source: rank for rank, source in enumerate(Source)}


def _labelled(settings: PrintSettings, found: list[Diagnostic]) -> PrintSettings:
    """The settings with the paper of their label sheet; E421 and E422 where it does not do."""
    asked = {key: _STRENGTH[settings.origin(key).source] for key in ("labels", "layout")}
    if settings.labels and asked["labels"] < asked["layout"]:
        settings = _said_by_labels(settings, "layout", layout=Layout.LABELS)
    if settings.layout is Layout.LABELS:
        if settings.labels is None:
            span = settings.origin("layout").span
            hint = "name the product number, as in --labels L7165"
            if not any(fault.code == "E421" for fault in found):
                found.append(
                    Diagnostic("E421", "layout labels needs a label sheet", span, hint)
                )
            return settings
        settings = _said_by_labels(settings, "paper", papers=(settings.labels.paper,))
    elif settings.labels and asked["labels"] == asked["layout"]:
        message = f"layout {settings.layout} does not lie on label sheet {settings.labels}"
        span = settings.origin("labels").span
        found.append(Diagnostic("E421", message, span, "leave one of the two out"))
    found.extend(_no_such_cell(settings))
    return settings


def _said_by_labels(settings: PrintSettings, key: str, **value: Any) -> PrintSettings:
    """The settings with a value that follows from their label sheet, and so has its origin."""
    origins = {**settings.origins, key: settings.origin("labels")}
    return replace(settings, **value, origins=MappingProxyType(origins))


def _no_such_cell(settings: PrintSettings) -> Iterable[Diagnostic]:
    """E422 where cells are to be skipped that are not there."""
    if not settings.skip:
        return
    span = settings.origin("skip").span
    sheet = settings.labels
    if settings.layout is not Layout.LABELS or sheet is None:
        message = "skip leaves out used cells of a label sheet, and none is named"
        yield Diagnostic("E422", message, span, "add --labels, or leave skip out")
        return
    held = sheet.columns * sheet.rows
    wrong = [cell for cell in settings.skip if cell >= held]
    if wrong:
        message = f"label sheet {sheet} has no cell {wrong[0]}"
        hint = f"its {held} cells are counted row by row, from 0 to {held - 1}"
        yield Diagnostic("E422", message, span, hint)
    elif len(settings.skip) == held:
        message = f"all {held} cells of label sheet {sheet} are skipped"
        yield Diagnostic("E422", message, span, "take a new sheet, and leave skip out")


_FIELDS = {"paper": "papers"}
"""Fields that are not called like their key."""


def _read(layer: Layer, found: list[Diagnostic]) -> Iterable[tuple[str, Any]]:
    """The values of a layer that can be read; faults go to ``found``."""
    for key, text in layer.values.items():
        origin = layer.origins[key]
        if key not in _READERS:
            found.append(_unknown(key, origin))
            continue
        try:
            yield key, _READERS[key](text.strip())
        except UnknownPaperError as fault:
            message = f"{_said(key, origin)}: {fault}"
            found.append(Diagnostic("E401", message, origin.span, fault.hint))
        except UnknownLabelsError as fault:
            message = f"{_said(key, origin)}: {fault}"
            found.append(Diagnostic("E421", message, origin.span, fault.hint))
        except _UnreadableError as fault:
            message = f"{_said(key, origin)}: {fault}"
            found.append(Diagnostic("E412", message, origin.span, fault.hint))


def _said(key: str, origin: Origin) -> str:
    """The start of a message: the key, and where it comes from if there is no place."""
    if origin.span:
        return f"print setting '{key}'"
    return f"{origin}"


def _unknown(key: str, origin: Origin) -> Diagnostic:
    near, name = did_you_mean(key, KEYS), key
    if origin.source is Source.ENVIRONMENT:
        near, name = (
            did_you_mean(origin.name, [VARIABLE + key.upper() for key in KEYS]),
            origin.name,
        )
    message = f"unknown print setting '{name}'" + (f", {near}" if near else "")
    return Diagnostic("E410", message, origin.span, f"known are {', '.join(KEYS)}")


def _overruled(papers: list[tuple[Origin, tuple[Paper, ...]]]) -> Iterable[Diagnostic]:
    """Says so where the command line overrules the paper that a deck or game was made for."""
    if not papers or papers[0][0].source not in (Source.OPTION, Source.ENVIRONMENT):
        return
    winner, chosen = papers[0]
    for origin, asked in papers[1:]:
        if origin.source in (Source.DECK, Source.GAME) and not set(chosen) <= set(asked):
            message = (
                f"the {origin.source} asks for {_names(asked)}, the {winner.source} "
                f"{winner.name} for {_names(chosen)}: {_names(chosen)} wins"
            )
            yield Diagnostic("N407", message, origin.span)
            return


def _names(papers: Iterable[Paper]) -> str:
    return " and ".join(paper.name for paper in papers)


class _UnreadableError(ValueError):
    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.hint = hint


_GRID = re.compile(r"(\d{1,2})\s*[x×]\s*(\d{1,2})", re.IGNORECASE)


def _grid(text: str) -> Grid | None:
    if text.casefold() == "auto":
        return None
    match = _GRID.fullmatch(text)
    if not match or not (int(match[1]) and int(match[2])):
        raise _UnreadableError(
            f"'{text}' is not a grid", "write columns x rows, such as 3x3, or auto"
        )
    return Grid(int(match[1]), int(match[2]))


def _length(text: str, *, least: Length = ZERO, most: Length, why: str = "") -> Length:
    try:
        length = parse_length(text)
    except ValueError as cause:
        raise _UnreadableError(str(cause), f"it goes up to {exact_mm(most)}") from cause
    if not least <= length <= most:
        hint = f"give {exact_mm(least)} to {exact_mm(most)}" + (f": {why}" if why else "")
        raise _UnreadableError(f"'{text}' is out of range", hint)
    return length


_NARROWEST = mm(0.2)


def _gutter(text: str) -> Length:
    gutter = _length(text, most=MM * 50)
    if ZERO < gutter < _NARROWEST:
        raise _UnreadableError(
            f"'{text}' is too narrow to cut", f"give 0, or {exact_mm(_NARROWEST)} to 50 mm"
        )
    return gutter


def _choice(text: str, kinds: type[StrEnum]) -> StrEnum:
    word = text.casefold().replace("-", "_")
    known = [str(kind) for kind in kinds]
    if word not in known:
        near = did_you_mean(word, known)
        hint = f"known are {', '.join(known)}"
        raise _UnreadableError(f"unknown value '{text}'" + (f", {near}" if near else ""), hint)
    return kinds(word)


_FORMER = {"fronts_only": "single"}
"""Former names of layouts."""


def _layout(text: str) -> StrEnum:
    word = text.casefold().replace("-", "_")
    return _choice(_FORMER.get(word, text), Layout)


def _labels(text: str) -> LabelSheet | None:
    return None if text.casefold() == "none" else parse_labels(text)


def _skip(text: str) -> tuple[int, ...]:
    if text.casefold() in ("", "none"):
        return ()
    parts = [part.strip() for part in text.split(",")]
    if not all(_CELL.fullmatch(part) for part in parts):
        raise _UnreadableError(
            f"'{text}' does not name cells", "write 0,8: numbers from 0, row by row"
        )
    return tuple(sorted({int(part) for part in parts}))


_CELL = re.compile(r"[0-9]{1,3}")

_READERS: MappingProxyType[str, Callable[[str], Any]] = MappingProxyType(
    {
        "paper": parse_papers,
        "grid": _grid,
        "gutter": _gutter,
        "bleed": partial(
            _length,
            most=LARGEST_BLEED,
            why="no more is drawn",
        ),
        "marks": partial(_choice, kinds=Marks),
        "mark_offset": partial(_length, least=mm(0.2), most=MM * 20),
        "mark_length": partial(_length, least=MM, most=MM * 50),
        "flip": partial(_choice, kinds=Flip),
        "printer_margin": partial(_length, most=MM * 50),
        "layout": _layout,
        "fold": partial(_choice, kinds=Fold),
        "labels": _labels,
        "skip": _skip,
        "order": partial(_choice, kinds=Filling),
        "fill": partial(_choice, kinds=Fill),
        "corners": partial(_length, most=MM * 12),
        "ink": partial(_choice, kinds=Ink),
    }
)
"""How the text of each key is read."""

if set(_READERS) != set(KEYS):  # pragma: no cover - a new key must be in both tables
    raise AssertionError(set(_READERS) ^ set(KEYS))

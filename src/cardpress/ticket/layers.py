"""Layers of raw settings, each from one source."""

from collections.abc import Mapping
from dataclasses import dataclass

from cardpress.diagnostics import Places, did_you_mean
from cardpress.ticket.settings import KEYS, Origin, Source

__all__ = ["VARIABLE", "Layer", "from_environment", "from_file", "from_options"]

VARIABLE = "CARDPRESS_"
"""What the environment variables of settings start with."""


@dataclass(frozen=True, slots=True)
class Layer:
    """What one source says, as texts, with the origin of each."""

    values: Mapping[str, str]
    """Texts by key, as typed; keys may be unknown."""
    origins: Mapping[str, Origin]
    """By the same keys."""


def from_options(values: Mapping[str, str | None]) -> Layer:
    """The layer of command line options by key; those that were not given are None."""
    given = {key: text for key, text in values.items() if text is not None}
    origins = {key: Origin(Source.OPTION, _option(key, given[key])) for key in sorted(given)}
    return Layer(given, origins)


def _option(key: str, text: str) -> str:
    """The option behind a key: ``--margin``, ``--fronts-only``, else named like the key."""
    short = text if text.endswith("_only") else key
    name = {"printer_margin": "margin", "layout": short}.get(key, key)
    return "--" + name.replace("_", "-")


def from_environment(environment: Mapping[str, str]) -> Layer:
    """The layer of the variables ``CARDPRESS_*`` that name a setting, or nearly do.

    Others are none of ours to judge; a near miss is kept, so that it becomes a fault.
    """
    values: dict[str, str] = {}
    origins: dict[str, Origin] = {}
    for variable in sorted(environment):
        key = variable.removeprefix(VARIABLE).lower()
        if not variable.startswith(VARIABLE) or not environment[variable].strip():
            continue
        if key in KEYS or did_you_mean(key, KEYS):
            values[key] = environment[variable]
            origins[key] = Origin(Source.ENVIRONMENT, variable)
    return Layer(values, origins)


def from_file(source: Source, values: Mapping[str, str], places: Places) -> Layer:
    """The layer of a ``print:`` mapping.

    Args:
        source: DECK, GAME, PROJECT or USER.
        values: the mapping.
        places: of the file's own mapping; the place of a key is that of ``print.KEY``, or of
            ``print`` where the reader did not keep it.
    """
    origins = {}
    for key in values:
        path = f"print.{key}"
        span = places.of(path if path in places.keys else "print")
        origins[key] = Origin(source, "", span)
    return Layer(values, origins)

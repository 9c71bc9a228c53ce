"""Font families that are installed as packages (entry-point group ``fontpkg.family``).

A package is a folder with ``metadata.json`` and font files. It is found without being imported,
and only the families that a project names are looked into.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

__all__ = ["Family", "FamilyFile", "choose", "folded", "installed_packages", "read_family"]

_GROUP = "fontpkg.family"


@dataclass(frozen=True, slots=True)
class FamilyFile:
    """One font file of a family."""

    path: Path
    italic: bool
    weights: tuple[int, int]
    """The lightest and the heaviest weight that it has; the same where it has but one."""


@dataclass(frozen=True, slots=True)
class Family:
    """An installed family."""

    name: str
    """As its makers write it."""
    files: tuple[FamilyFile, ...]
    """In the order of its package."""


def folded(name: str) -> str:
    """A family's name without case, spaces, hyphens and underscores, for comparing."""
    return "".join(name.casefold().replace("-", " ").replace("_", " ").split())


def installed_packages() -> Mapping[str, Path]:
    """Gives the folders of all installed families by folded name, sorted."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and only families need it
    from importlib.util import find_spec  # noqa: PLC0415 - as above

    folders = {}
    for entry in sorted(
        entry_points(group=_GROUP), key=lambda entry: (entry.name, entry.value)
    ):
        spec = find_spec(entry.module)
        if spec is not None and spec.origin is not None:
            folders[folded(entry.name)] = Path(spec.origin).parent
    return folders


def read_family(folder: Path) -> Family:
    """Reads a family's ``metadata.json``."""
    facts = json.loads((folder / "metadata.json").read_text(encoding="utf-8"))
    axes = {axis["tag"]: axis for axis in facts.get("axes", ())}
    files = tuple(_file(folder, fact, axes) for fact in facts["files"])
    return Family(facts["family"], files)


def _file(folder: Path, fact: Mapping[str, Any], axes: Mapping[str, Any]) -> FamilyFile:
    weight = fact.get("weight") or 400
    span = (weight, weight)
    if fact.get("variable") and "wght" in axes:
        span = (round(axes["wght"]["min"]), round(axes["wght"]["max"]))
    return FamilyFile(folder / fact["path"], fact.get("style") == "italic", span)


def choose(family: Family, *, weight: int, italic: bool) -> FamilyFile:
    """Gives the file for a weight and slope, or the nearest.

    The slope comes first: a family without italics is set upright. Weights follow CSS Fonts 4,
    5.2: the same weight; else from 400 to 500 the heavier up to 500, then the lighter, then the
    heavier; below 400 the lighter before the heavier; above 500 the other way round.
    """
    files = [file for file in family.files if file.italic is italic] or list(family.files)
    return min(files, key=lambda file: _distance(file.weights, weight))


def _distance(span: tuple[int, int], wanted: int) -> tuple[int, int]:
    lightest, heaviest = span
    if lightest <= wanted <= heaviest:
        return (0, 0)
    heavier = lightest > wanted
    distance = lightest - wanted if heavier else wanted - heaviest
    if 400 <= wanted <= 500:
        if heavier and lightest <= 500:
            return (1, distance)
        return (3 if heavier else 2, distance)
    preferred = heavier if wanted > 500 else not heavier
    return (1 if preferred else 2, distance)

"""Finding a file that a designer named, or saying why it is not there."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath

from cardpress.diagnostics import did_you_mean
from cardpress.files.folder import ProjectFiles

__all__ = ["PathProblem", "find"]


@dataclass(frozen=True, slots=True)
class PathProblem:
    """Why a path names no file of the project."""

    message: str
    """With the path as written, in quotes."""
    hint: str | None = None
    outside: bool = False
    """Whether it leads out of the project, rather than nowhere."""


def find(files: ProjectFiles, path: str) -> str | PathProblem:
    """Gives the path in its plain form if it names a file of the project.

    The case of letters must be right on every system, and no link may lead out of the project.
    An accent may be part of its letter or stand behind it: nobody sees which it is.
    """
    if _leaves(path):
        return PathProblem(
            f"'{path}' is outside the project",
            "copy the file into the project and name it from the project root",
            outside=True,
        )
    parts = PurePosixPath(path).parts
    folder, name = "", ""
    for depth, part in enumerate(parts):
        folder = f"{folder}/{name}".strip("/")
        found = _spelt(part, files.entries(folder))
        if found is None:
            return PathProblem(f"'{path}' not found", _hint(files, folder, parts[depth:]))
        name = found
    whole = f"{folder}/{name}".strip("/")
    if name not in files.entries(folder):
        return PathProblem(f"'{path}' is a folder, not a file")
    if files.outside(whole):
        return PathProblem(
            f"'{path}' is a link that leads out of the project",
            "copy the file itself into the project",
            outside=True,
        )
    return whole


def _leaves(path: str) -> bool:
    pure = PurePosixPath(path)
    return (
        pure.is_absolute()
        or ".." in pure.parts
        or "\\" in path
        or "\0" in path
        or ":" in pure.parts[0]
        if pure.parts
        else False
    )


def _spelt(part: str, names: Sequence[str]) -> str | None:
    """The name in a folder that is meant, without the slash of a folder."""
    if part in names or part + "/" in names:
        return part
    if part.isascii():
        return None
    composed = unicodedata.normalize("NFC", part)
    plain = (name.rstrip("/") for name in names)
    return next(
        (name for name in plain if unicodedata.normalize("NFC", name) == composed), None
    )


def _hint(files: ProjectFiles, folder: str, parts: Sequence[str]) -> str:
    """The near miss of a whole path, else the first part of it that is not there."""
    place = folder
    for part in parts:
        names = [name.rstrip("/") for name in files.entries(place)]
        near = part if part in names else _near(part, names)
        if near is None:
            where = f"'{folder}/'" if folder else "the project root"
            return f"there is no '{parts[0]}' in {where}"
        place = f"{place}/{near}".strip("/")
    return f"did you mean '{place}'?"


def _near(part: str, names: Sequence[str]) -> str | None:
    hint = did_you_mean(part, names)
    return hint and hint.removeprefix("did you mean '").removesuffix("'?")

"""Finding a file that a designer named, or saying why it is not there."""

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
    """
    if _leaves(path):
        return PathProblem(
            f"'{path}' is outside the project",
            "copy the file into the project and name it from the project root",
            outside=True,
        )
    plain = str(PurePosixPath(path))
    folder, name = "", ""
    for part in PurePosixPath(plain).parts:
        folder = f"{folder}/{name}".strip("/")
        name = part
        names = files.entries(folder)
        if part not in names and part + "/" not in names:
            return _missing(path, folder, part, names, plain)
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


def _missing(
    path: str, folder: str, part: str, names: tuple[str, ...], plain: str
) -> PathProblem:
    near = did_you_mean(part, [name.rstrip("/") for name in names])
    if near is None:
        where = f"'{folder}/'" if folder else "the project root"
        return PathProblem(f"'{path}' not found", f"there is no '{part}' in {where}")
    found = near.split("'")[1]
    done = f"{folder}/{found}".strip("/")
    rest = plain.removeprefix(f"{folder}/{part}".strip("/"))
    return PathProblem(f"'{path}' not found", f"did you mean '{done}{rest}'?")

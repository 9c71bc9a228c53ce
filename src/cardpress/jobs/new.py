"""A new project that builds at once: the shipped games are its stock."""

from collections.abc import Iterator
from pathlib import Path

from cardpress.diagnostics import Diagnostic, MachineError, ProjectError
from cardpress.files import shipped_root
from cardpress.jobs.blank import BLANK_FILES
from cardpress.store import Staging, portable_name

__all__ = ["STOCK", "new_project"]

STOCK = ("blank", "wizard-wars", "side-quest")
"""What a project can start from."""

_IGNORED = "output/\n.cardpress/\n"


def new_project(folder: Path, stock: str) -> tuple[str, ...]:
    """Makes the folder with a whole project in it; gives the files' paths in it, in order.

    Raises:
        ProjectError: E903, the folder holds something already; E905, its name has no letters.
        MachineError: E902, it cannot be written; E901, the shipped games cannot be read.
    """
    if not any(c.isalnum() for c in folder.name) or portable_name(folder.name).endswith("-"):
        raise ProjectError(
            Diagnostic(
                "E905",
                f"'{folder.name}' is no name for a project on every system",
                hint="use letters and digits, and no name that Windows keeps for devices",
            )
        )
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ProjectError(
            Diagnostic(
                "E903",
                f"'{folder}' exists already and is not empty",
                hint="choose another name; nothing was written",
            )
        )
    stocked = dict(_blank(folder.name) if stock == "blank" else _shipped(stock, folder.name))
    with Staging(folder) as staging:
        for path, data in stocked.items():
            staging.stage(path).write_bytes(data)
        staging.commit()
    return tuple(stocked)


def _blank(name: str) -> Iterator[tuple[str, bytes]]:
    game = portable_name(name).casefold()
    for path, text in BLANK_FILES.items():
        filled = text.replace("GAME", game).replace("TITLE", _title(name))
        yield path.replace("GAME", game), filled.encode()
    yield ".gitignore", _IGNORED.encode()


def _shipped(game: str, name: str) -> Iterator[tuple[str, bytes]]:
    root = shipped_root()
    project = f"format: 1\ntitle: {_title(name)}\ngames: [{game}]\n"
    yield "cardpress.yaml", project.encode()
    yield ".gitignore", _IGNORED.encode()
    for top in ("cards", "templates", "art"):
        for path in sorted((root / top / game).rglob("*")):
            if path.is_file():
                try:
                    yield path.relative_to(root).as_posix(), path.read_bytes()
                except OSError as cause:
                    raise MachineError(
                        Diagnostic("E901", f"'{path}' cannot be read: {cause.strerror}")
                    ) from cause


def _title(name: str) -> str:
    """A title for YAML: the folder's name, quoted so that any character is safe."""
    words = name.replace("-", " ").replace("_", " ").strip()
    title = words[:1].upper() + words[1:]
    return '"' + title.replace("\\", "\\\\").replace('"', '\\"') + '"'

"""Where projects start, and where the shipped games lie."""

from pathlib import Path

__all__ = ["PROJECT_FILE", "find_root", "shipped_root"]

PROJECT_FILE = "cardpress.yaml"
"""The file that marks a project root."""


def find_root(start: Path) -> Path | None:
    """Gives the nearest folder, from ``start`` upwards, that holds ``cardpress.yaml``."""
    start = start.resolve()
    for folder in (start, *start.parents):
        if (folder / PROJECT_FILE).is_file():
            return folder
    return None


def shipped_root() -> Path:
    """The project with the two games that comes with cardpress.

    In an installed wheel it is package data; in a clone it is the clone itself.
    """
    package = Path(__file__).parents[1]
    shipped = package / "shipped"
    return shipped if shipped.is_dir() else package.parents[1]

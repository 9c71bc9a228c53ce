"""Where a project's bytes come from."""

import errno
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from cardpress.diagnostics import Diagnostic, MachineError

__all__ = ["Folder", "MemoryFiles", "ProjectFiles"]


_LARGEST = 512 << 20
"""Bytes of one file; the parts that read them have closer limits."""


class ProjectFiles(Protocol):
    """A project that can be read."""

    def read(self, path: str) -> bytes:
        """Gives a file's bytes.

        Raises:
            OSError: it cannot be read.
        """
        ...

    def entries(self, folder: str) -> tuple[str, ...]:
        """Gives the names in a folder, sorted; those of folders end in a slash.

        An empty tuple where there is no such folder. ``""`` is the project root.
        """
        ...

    def outside(self, path: str) -> bool:
        """Whether a path leads out of the project by a link."""
        ...


class Folder:
    """A project in a folder of the file system."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self._entries: dict[str, tuple[str, ...]] = {}
        self._inside: dict[str, bool] = {}

    def read(self, path: str) -> bytes:
        """Gives a file's bytes.

        Raises:
            OSError: it cannot be read, is no plain file (a pipe waits), or is too large.
        """
        file = self.root / path
        facts = file.stat()
        if not stat.S_ISREG(facts.st_mode):
            raise OSError(errno.EINVAL, "it is not a plain file", str(file))
        if facts.st_size > _LARGEST:
            raise OSError(errno.EFBIG, f"it is larger than {_LARGEST >> 20} MB", str(file))
        return file.read_bytes()

    def entries(self, folder: str) -> tuple[str, ...]:
        """Gives the sorted names in a folder; each folder is listed once in a run.

        Raises:
            MachineError: E901, the system refuses to show the folder.
        """
        names = self._entries.get(folder)
        if names is None:
            names = self._entries[folder] = tuple(sorted(self._list(folder)))
        return names

    def _list(self, folder: str) -> list[str]:
        try:
            with os.scandir(self.root / folder) as children:
                return [child.name + ("/" if _is_folder(child) else "") for child in children]
        except (FileNotFoundError, NotADirectoryError):
            return []
        except OSError as cause:
            message = f"the folder '{folder or '.'}' cannot be read: {cause.strerror}"
            raise MachineError(Diagnostic("E901", message)) from cause

    def outside(self, path: str) -> bool:
        """Whether a path leads out of the project by a link; folders are followed once."""
        folder, _, name = path.rpartition("/")
        inside = self._inside.get(folder)
        if inside is None:
            inside = self._inside[folder] = self._within(folder)
        if inside and not os.path.islink(os.path.join(self.root, folder, name)):  # noqa: PTH114, PTH118 - a hundred times a second
            return False
        return not self._within(path)

    def _within(self, path: str) -> bool:
        # Path.resolve raises where links lead in a ring; such a file is then not found.
        return Path(os.path.realpath(self.root / path)).is_relative_to(self.root)


def _is_folder(child: "os.DirEntry[str]") -> bool:
    try:
        return child.is_dir()
    except OSError:  # links in a ring
        return False


class MemoryFiles:
    """A project that exists in memory alone: what a Git revision holds, or what a test says."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._files = dict(files)

    def read(self, path: str) -> bytes:
        """Gives a file's bytes."""
        try:
            return self._files[path]
        except KeyError:
            raise FileNotFoundError(path) from None

    def entries(self, folder: str) -> tuple[str, ...]:
        """Gives the sorted names in a folder."""
        prefix = folder + "/" if folder else ""
        names = set()
        for path in self._files:
            if path.startswith(prefix):
                name, slash, _ = path.removeprefix(prefix).partition("/")
                names.add(name + slash)
        return tuple(sorted(names))

    def outside(self, path: str) -> bool:  # noqa: ARG002 - the protocol's signature
        """Whether a path leads out of the project: never, as there are no links."""
        return False

"""What a job reads: pictures in its ink, and the inputs of the manifests."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from cardpress.files import Folder, ProjectFiles
from cardpress.fonts import FontLibrary
from cardpress.pictures import PictureLibrary
from cardpress.ticket import Ink

__all__ = ["RecordedFiles", "cache_folder", "picture_libraries"]


def cache_folder(folder: Folder) -> Path | None:
    """Where work that need not be done twice is kept; it may be deleted at any time."""
    kept = ".cardpress/cache"
    # A stranger's project may have a link there; nothing is written through it.
    return None if folder.outside(kept) else folder.root / kept


def picture_libraries(folder: Folder) -> dict[Ink, PictureLibrary]:
    """The pictures of a project as each ink takes them; what was converted is kept."""
    cache = cache_folder(folder)
    fonts = FontLibrary(folder)
    colour = PictureLibrary(folder, cache, fonts=fonts)
    gray = PictureLibrary(folder, cache, gray=True, fonts=fonts)
    return {Ink.FULL: colour, Ink.LOW: colour, Ink.GRAY: gray}


class RecordedFiles:
    """A project that remembers the digest of every file that was read from it."""

    def __init__(self, files: ProjectFiles, known: Mapping[str, str] | None = None) -> None:
        """Records what is read of ``files`` from now on, beside what is ``known`` already."""
        self._files = files
        self._digests: dict[str, str] = dict(known or {})

    @property
    def digests(self) -> Mapping[str, str]:
        """SHA-256 by path, sorted by path."""
        return dict(sorted(self._digests.items()))

    def read(self, path: str) -> bytes:
        """Gives a file's bytes."""
        data = self._files.read(path)
        if path not in self._digests:
            self._digests[path] = hashlib.sha256(data).hexdigest()
        return data

    def entries(self, folder: str) -> tuple[str, ...]:
        """Gives the sorted names in a folder."""
        return self._files.entries(folder)

    def outside(self, path: str) -> bool:
        """Whether a path leads out of the project by a link."""
        return self._files.outside(path)

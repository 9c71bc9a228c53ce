"""The pictures that a project may name: found, checked once, and handed out by key."""

import hashlib
from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from cardpress import __version__
from cardpress.colour import Colour, as_rgb
from cardpress.diagnostics import Diagnostic, ProjectError
from cardpress.files import PathProblem, ProjectFiles, find
from cardpress.geometry import Length, Size
from cardpress.pictures.cache import Cache
from cardpress.pictures.decode import decode, decoder, measure
from cardpress.pictures.faults import MOST_PIXELS, broken, fault, too_large
from cardpress.pictures.gate import admit
from cardpress.pictures.jpeg import read_jpeg
from cardpress.pictures.png import check_rows, png_profile, png_rows, read_png
from cardpress.pictures.profile import foreign_profile
from cardpress.pictures.sniff import Format, foreign, lie, sniff
from cardpress.pictures.svggray import gray_drawing
from cardpress.pictures.svgtext import GivenFonts
from cardpress.pictures.svgtree import written
from cardpress.pictures.tint import set_in_text, tinted
from cardpress.pictures.values import Asset, Channels, Kind, Raster, Vector
from cardpress.pictures.vector import (
    as_pixels,
    as_vector,
    drawn_as_pixels,
    pixel_size,
    vector_maker,
)

__all__ = ["PictureLibrary"]

_DECODED = (".png", ".gif", ".webp")
"""Endings of pictures that may have to be decoded, which threads do at the same time."""
_DECODED_TO_GRAY = (".jpg", ".jpeg")
_PIXEL = 3_048
"""A pixel at 300 to the inch."""


class _Dye(NamedTuple):
    colour: Colour
    in_text: bool
    """Whether it is for what has no colours of its own."""


class _Entry(NamedTuple):
    asset: Asset
    format: Format
    digest: str
    """Of the file's bytes."""
    dye: _Dye | None


class PictureLibrary:
    """Pictures by path, each read and checked once; their bytes are not held."""

    def __init__(
        self,
        files: ProjectFiles,
        cache: Path | None = None,
        *,
        gray: bool = False,
        fonts: GivenFonts | None = None,
    ) -> None:
        """Opens a project's pictures.

        Args:
            files: the project.
            cache: where work that need not be done twice is kept; in memory without it.
            gray: whether every picture is handed out in gray.
            fonts: in which drawings may hold text; without, they may not hold any.
        """
        self._fonts = fonts
        self.gray = gray
        """Whether every picture is handed out in gray."""
        self._files = files
        self._cache = Cache(cache)
        self._assets: dict[tuple[str, _Dye | None], Asset] = {}
        self._entries: dict[str, _Entry] = {}
        self._given: dict[str, bytes] = {}
        """Pictures without a file, by name."""

    def asset(self, path: str, *, tint: Colour | None = None, in_text: bool = False) -> Asset:
        """Gives the picture at a path below the project root.

        Args:
            path: as a designer wrote it.
            tint: what all colours of a vector picture become, for icons.
            in_text: whether a picture in several colours keeps them, but for ``currentColor``.

        Raises:
            ProjectError: E301 to E304, E307, E310; without a place.
        """
        dye = None if tint is None else _Dye(tint, in_text)
        asset = self._assets.get((path, dye))
        if asset is None:
            asset = self._assets[path, dye] = self._open(path, dye)
        return asset

    def given(self, name: str, data: bytes) -> Asset:
        """Takes a picture that has no file of its own, such as an emoji of a font.

        Args:
            name: tells it from others, and stands in faults.
            data: as a file would hold it.

        Raises:
            ProjectError: as for ``asset``.
        """
        asset = self._assets.get((name, None))
        if asset is None:
            self._given[name] = data
            asset = self._assets[name, None] = self._taken(name, data, None)
        return asset

    @cached_property
    def _vectors(self) -> str | None:
        return vector_maker()

    def prepare(self, paths: Iterable[str]) -> None:
        """Looks at many pictures before they are asked for, several at a time.

        It pays where pictures have to be decoded and the results are kept on disk. Faults are
        left for ``asset`` to find again.
        """
        if not self._cache.on_disk:
            return
        from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - not always needed

        endings = (*_DECODED, *_DECODED_TO_GRAY) if self.gray else _DECODED
        slow = [path for path in paths if path.casefold().endswith(endings)]
        with ThreadPoolExecutor() as pool:
            for _ in pool.map(self._look, slow):
                pass

    def _look(self, path: str) -> None:
        with suppress(ProjectError):
            self.asset(path)

    @property
    def digests(self) -> dict[str, str]:
        """SHA-256 of every file that was handed out, by path, sorted."""
        taken = ((a.path, self._entries[a.key].digest) for a in self._assets.values())
        return dict(sorted(each for each in taken if each[0] not in self._given))

    def by_key(self, key: str) -> Asset:
        """Gives a picture that was handed out before by the key that stands in scenes.

        Raises:
            KeyError: it was not handed out by this library.
        """
        return self._entries[key].asset

    def load(self, key: str) -> Raster | Vector:
        """Gives the content of a picture that was handed out before, for a file.

        Raises:
            KeyError: it was not handed out by this library.
            ProjectError: E303; the file has changed since.
        """
        entry = self._entries[key]
        path = entry.asset.path
        data = self._bytes(path)
        if hashlib.sha256(data).hexdigest() != entry.digest:
            raise broken(path, "it was changed while it was being used")
        match entry.asset.kind:
            case "jpeg":
                return _jpeg_content(path, data)
            case "png":
                return _png_content(path, data)
            case _ if entry.format == "SVG":
                return self._drawn(path, data, key, entry.dye)[0]
            case _:
                return self._decoded(path, data, entry.format, key)

    def _open(self, path: str, dye: _Dye | None) -> Asset:
        found = find(self._files, path)
        if isinstance(found, PathProblem):
            raise fault("E302" if found.outside else "E301", found.message, found.hint)
        return self._taken(found, self._bytes(found), dye)

    def _taken(self, found: str, data: bytes, dye: _Dye | None) -> Asset:
        if not data:
            raise broken(found, "it is empty")
        form = sniff(data)
        if form is None:
            raise fault("E310", f"'{found}' is {foreign(data)}", "save it as SVG, PNG or JPEG")
        digest = hashlib.sha256(data).hexdigest()
        key = self._key(digest, dye, self._sources(found, data) if form == "SVG" else ())
        if form == "SVG":
            asset = self._drawing(found, data, key, dye)
        else:
            asset = self._described(found, data, form, key)
        self._entries.setdefault(asset.key, _Entry(asset, form, digest, dye))
        return asset

    def _sources(self, path: str, data: bytes) -> tuple[bytes, ...]:
        """The fonts of a drawing's text."""
        if self._fonts is None or b"text" not in data:
            return ()
        return self._files_of(admit(path, data, self._fonts).families)

    def _files_of(self, families: Iterable[str]) -> tuple[bytes, ...]:
        given = self._fonts
        if given is None:
            return ()
        return tuple(each for family in families for each in given.sources(family))

    def _key(self, digest: str, dye: _Dye | None, fonts: Iterable[bytes]) -> str:
        """Of the file's bytes and how they are taken."""
        said = [digest, *(hashlib.sha256(font).hexdigest() for font in fonts)]
        if dye is not None:
            said += ("text" if dye.in_text else "tint", *map(str, as_rgb(dye.colour)))
        if self.gray:
            said.append("gray")
        return hashlib.sha256(" ".join(said).encode()).hexdigest() if said[1:] else digest

    def _described(self, path: str, data: bytes, form: Format, key: str) -> Asset:
        kind, pixels, notes = self._looked_at(path, data, form, key)
        lying = lie(path, form)
        if lying is not None:
            notes = (lying, *notes)
        size = Size(Length(pixels[0] * _PIXEL), Length(pixels[1] * _PIXEL))
        return Asset(key, path, kind, pixels, size, notes)

    def _looked_at(
        self, path: str, data: bytes, form: Format, key: str
    ) -> tuple[Kind, tuple[int, int], tuple[Diagnostic, ...]]:
        """How a picture is taken, its size as seen, and what is odd about it."""
        kind: Kind = "pixels"
        turned, frames = False, 1
        if form == "JPEG":
            header = read_jpeg(path, data)
            width, height, turned = header.width, header.height, header.orientation >= 5
            kind = "pixels" if header.odd or self._changes(header.channels) else "jpeg"
        elif form == "PNG":
            rows = read_png(path, data)
            (width, height), frames = rows.size, rows.frames
            png_profile(path, rows)  # is one that can be printed
            if rows.plain and not self._changes(rows.channels):
                kind = "png"
        else:
            width, height, frames = measure(path, data, form)
        notes = (_first_of(path, frames),) if frames > 1 else ()
        if width * height > MOST_PIXELS:
            raise too_large(path, width, height)
        if kind == "pixels":
            self._decoded(path, data, form, key)
        elif kind == "png":
            check_rows(path, data)
        return kind, (height, width) if turned else (width, height), notes

    def _changes(self, channels: Channels) -> bool:
        """Whether pixels cannot be handed out as they are, as they have colours."""
        return self.gray and channels != "gray"

    def _drawing(self, path: str, data: bytes, key: str, dye: _Dye | None) -> Asset:
        """A drawing is converted at once, so that its faults are found where it is named."""
        lying = lie(path, "SVG")
        notes = () if lying is None else (lying,)
        size = self._cache.size(self._name(key))
        if size is not None:
            return Asset(key, path, "svg", None, size, notes)
        content, size = self._drawn(path, data, key, dye)
        if isinstance(content, Vector):
            return Asset(key, path, "svg", None, size, notes)
        notes = (*notes, drawn_as_pixels(path))
        return Asset(key, path, "pixels", (content.width, content.height), size, notes)

    def _name(self, key: str) -> str:
        """A cache entry depends on the bytes, on this program and on the library it uses."""
        return f"{key}-{__version__}-{self._vectors or decoder()}"

    def _drawn(
        self, path: str, data: bytes, key: str, dye: _Dye | None
    ) -> tuple[Raster | Vector, Size]:
        name = self._name(key)
        content = self._cache.get(name)
        if isinstance(content, Vector):
            return content, content.size
        root, size, families = admit(path, data, self._fonts)
        if content is not None:
            return content, size
        fonts = self._files_of(families)
        if dye is not None:
            (set_in_text if dye.in_text else tinted)(root, dye.colour)
        if self._vectors is None:
            pixels = pixel_size(size)
            content = as_pixels(path, written(root), pixels, fonts=fonts, gray=self.gray)
        else:
            content = as_vector(path, written(root), size, fonts)
            content = gray_drawing(path, content) if self.gray else content
        self._cache.put(name, content)
        return content, size

    def _decoded(self, path: str, data: bytes, form: Format, key: str) -> Raster | Vector:
        name = f"{key}-{__version__}-{decoder()}"
        content = self._cache.get(name)
        if content is None:
            content = decode(path, data, form, gray=self.gray)
            self._cache.put(name, content)
        return content

    def _bytes(self, path: str) -> bytes:
        if path in self._given:
            return self._given[path]
        try:
            return self._files.read(path)
        except OSError as cause:
            why = cause.strerror or "the file cannot be read"
            raise fault("E303", f"'{path}' cannot be read: {why}") from cause


def _jpeg_content(path: str, data: bytes) -> Raster:
    header = read_jpeg(path, data)
    profile = b"".join(piece for _, piece in sorted(header.profile.items()))
    return Raster(
        header.width,
        header.height,
        header.channels,
        data,
        is_jpeg=True,
        inverted=header.components == 4 and header.adobe is not None,
        orientation=header.orientation,
        profile=foreign_profile(profile, header.channels),
    )


def _png_content(path: str, data: bytes) -> Raster:
    header = read_png(path, data)
    profile, rows = png_profile(path, header), png_rows(data)
    return Raster(header.width, header.height, header.channels, rows, profile=profile)


def _first_of(path: str, frames: int) -> Diagnostic:
    return Diagnostic("N311", f"'{path}' has {frames} frames, only the first is used")

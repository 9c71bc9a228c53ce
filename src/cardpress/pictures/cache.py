"""Work that need not be done twice: kept on disk, or for a while in memory.

An entry is a pure function of its name, and whole or not there; the folder is safe to delete.
"""

import json
from collections import OrderedDict
from dataclasses import replace
from pathlib import Path

from cardpress.geometry import Length, Size
from cardpress.pictures.values import Raster, Vector, VectorObject
from cardpress.store import keep, kept

__all__ = ["Cache"]

_IN_MEMORY = 64 << 20
"""Bytes that are held where there is no folder."""

_FORM = b"cardpress-picture-3\n"
"""How entries are packed; those of another form are not believed."""

Content = Raster | Vector


class Cache:
    """Decoded and converted pictures by name."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._held: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0

    @property
    def on_disk(self) -> bool:
        """Whether entries outlast the run."""
        return self._folder is not None

    def get(self, name: str) -> Content | None:
        """Gives an entry; nothing where there is none that is whole."""
        packed = self._packed(name)
        return None if packed is None else _unpacked(packed)

    def size(self, name: str) -> Size | None:
        """Gives the natural size of a vector alone, which takes less time."""
        packed = self._packed(name)
        if packed is None:
            return None
        size = json.loads(packed.partition(b"\n")[0]).get("size")
        return Size(Length(size[0]), Length(size[1])) if size else None

    def _packed(self, name: str) -> bytes | None:
        if self._folder is None:
            return self._held.get(name)
        return kept(self._folder / name, _FORM)

    def put(self, name: str, content: Content) -> None:
        """Keeps an entry; where it cannot be written, nothing is lost but time."""
        packed = _packed(content)
        if self._folder is not None:
            keep(self._folder / name, _FORM, packed)
            return
        if name in self._held:
            return
        self._held[name] = packed
        self._size += len(packed)
        while self._size > _IN_MEMORY:
            _, dropped = self._held.popitem(last=False)
            self._size -= len(dropped)


def _packed(content: Content) -> bytes:
    """A line of JSON, then the bytes it counts."""
    if isinstance(content, Raster):
        rasters = [content] if content.alpha is None else [content, content.alpha]
        head = [
            [one.width, one.height, one.channels, len(one.data), len(one.profile)]
            for one in rasters
        ]
        blobs = [part for one in rasters for part in (one.data, one.profile)]
        return json.dumps({"raster": head}).encode() + b"\n" + b"".join(blobs)
    bodies = [
        [part.decode("latin-1") if isinstance(part, bytes) else part for part in one.body]
        for one in content.objects
    ]
    sizes = [None if one.data is None else len(one.data) for one in content.objects]
    blobs = [one.data or b"" for one in content.objects]
    size = json.dumps({"size": content.size}).encode()
    whole = json.dumps({"vector": bodies, "sizes": sizes}).encode()
    return b"\n".join([size, whole, b"".join(blobs)])


def _unpacked(packed: bytes) -> Content:
    line, _, blobs = packed.partition(b"\n")
    head = json.loads(line)
    if "raster" in head:
        rasters = []
        for width, height, channels, size, more in head["raster"]:
            data, profile = blobs[:size], blobs[size : size + more]
            rasters.append(Raster(width, height, channels, data, profile=profile))
            blobs = blobs[size + more :]
        return rasters[0] if len(rasters) == 1 else replace(rasters[0], alpha=rasters[1])
    line, _, blobs = blobs.partition(b"\n")
    width, height = head["size"]
    head = json.loads(line)
    objects = []
    for body, size in zip(head["vector"], head["sizes"], strict=True):
        parts = tuple(
            part.encode("latin-1") if isinstance(part, str) else part for part in body
        )
        objects.append(VectorObject(parts, None if size is None else blobs[:size]))
        blobs = blobs[size or 0 :]
    return Vector(tuple(objects), Size(Length(width), Length(height)))

"""Pictures as values: what a caller sees, and what goes into a file."""

from dataclasses import dataclass
from typing import Literal

from cardpress.diagnostics import Diagnostic
from cardpress.geometry import Size

__all__ = ["Asset", "Channels", "Kind", "Raster", "Vector", "VectorObject"]

Kind = Literal["jpeg", "png", "pixels", "svg"]
"""How a picture is taken: its own compressed data, decoded pixels, or vectors."""

Channels = Literal["gray", "rgb", "cmyk"]


@dataclass(frozen=True, slots=True)
class Asset:
    """A picture that a project may place."""

    key: str
    """Stands in scenes: a digest of the bytes and of how they are taken."""
    path: str
    """Below the project root, in its plain form."""
    kind: Kind
    pixels: tuple[int, int] | None
    """Width and height as seen (turned as EXIF asks); nothing for vectors."""
    size: Size
    """The natural size: a vector's own, or that of pixels at 300 to the inch."""
    notes: tuple[Diagnostic, ...] = ()
    """What is odd about it, without a place."""


@dataclass(frozen=True, slots=True)
class Raster:
    """Pixels as the inside of a PDF stream: a whole JPEG file, or a PNG's deflated rows."""

    width: int
    height: int
    channels: Channels
    data: bytes
    is_jpeg: bool = False
    """Whether the data are a JPEG file, rather than rows with PNG's predictors."""
    inverted: bool = False
    """Whether inks are written as what is left of the paper, as Adobe's programs do."""
    orientation: int = 1
    """EXIF's number of how the pixels are turned, from 1 (upright) to 8."""
    alpha: "Raster | None" = None
    profile: bytes = b""
    """The ICC profile, where the colours are not sRGB nor plain inks."""


@dataclass(frozen=True, slots=True)
class VectorObject:
    """An object in PDF syntax that may refer to earlier ones of its picture."""

    body: tuple[bytes | int, ...]
    """Text, and between it the indices of other objects; for a stream what stands in its
    dictionary besides the length."""
    data: bytes | None = None
    """A stream's bytes, filtered as its dictionary says."""


@dataclass(frozen=True, slots=True)
class Vector:
    """A drawing as PDF objects; the last is a form that fills the unit square."""

    objects: tuple[VectorObject, ...]
    size: Size
    """Its natural size."""

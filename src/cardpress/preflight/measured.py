"""What was measured of one face, as numbers, so that it can be kept for the next run."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from cardpress.colour import Rgb
from cardpress.geometry import Length, Rect
from cardpress.preflight.edges import Line
from cardpress.preflight.icons import FaintIcon

__all__ = ["FaintWord", "Measured", "packed", "unpacked"]

_MOST_CONTRAST = 21.0
_LARGE = 1e6
"""No ratio, share or millimetre on a face is as large, nor is what is no number."""


class FaintWord(NamedTuple):
    """A word that does not stand out."""

    place: int
    """Its number among the words of the face, from 0."""
    ratio: float
    behind: Rgb


class Measured(NamedTuple):
    """What pixels tell of a face."""

    rim: Rgb
    lines: tuple[Line, ...]
    thumbnail: bytes
    words: tuple[FaintWord, ...] = ()
    icons: tuple[FaintIcon, ...] = ()
    peak: float = _MOST_CONTRAST
    """The contrast that the index reaches when small."""
    marked: bool = False
    """Whether something says which way up the index is."""
    turned: float = 0.0
    """The share that looks otherwise once the face, a back, is turned."""


def packed(faces: Mapping[str, Measured]) -> bytes:
    """All faces of a game as JSON, by what they are known by."""
    texts = {
        name: one._replace(thumbnail=one.thumbnail.hex())  # type: ignore[arg-type] # in JSON
        for name, one in faces.items()
    }
    return json.dumps(texts, separators=(",", ":")).encode()


def unpacked(data: bytes) -> dict[str, Measured]:
    """The same back; nothing at all where anything is not as ``packed`` makes it."""
    try:
        return {name: _measured(*one) for name, one in json.loads(data).items()}
    except (ValueError, TypeError, AttributeError, RecursionError):
        return {}


def _measured(*parts: Any) -> Measured:
    rim, lines, thumbnail, words, icons, peak, marked, turned = parts
    return Measured(
        _rgb(rim),
        tuple(Line(_text(side), _real(at), _real(share)) for side, at, share in lines),
        bytes.fromhex(_text(thumbnail)),
        tuple(FaintWord(_whole(at), _real(ratio), _rgb(by)) for at, ratio, by in words),
        tuple(
            FaintIcon(_rect(box), _rgb(own), _real(ratio), _rgb(by))
            for box, own, ratio, by in icons
        ),
        _real(peak),
        marked is True,
        _real(turned),
    )


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _real(value: Any) -> float:
    if not isinstance(value, float | int) or not abs(value) < _LARGE:
        raise ValueError
    return value


def _whole(value: Any) -> int:
    if not isinstance(value, int) or value < 0:
        raise ValueError
    return value


def _rgb(value: Any) -> Rgb:
    red, green, blue = bytes(value)
    return Rgb(red, green, blue)


def _rect(value: Any) -> Rect:
    x, y, width, height = (
        Length(_whole(abs(part)) * (1 if part >= 0 else -1)) for part in value
    )
    return Rect(x, y, width, height)

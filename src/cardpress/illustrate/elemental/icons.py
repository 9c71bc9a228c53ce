"""The icons of Wizard Wars: elements, pips of the command ranking, symbols of the sets.

Each is one even-odd path in a box from -50 to 50, filled with a single black that the engine
replaces by the tint it wants.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from cardpress.illustrate.elemental.outlines import between, curl, flipped, ribbon
from cardpress.illustrate.svg import Artwork, Box, Pen, Point, document, number, translation

__all__ = ["ELEMENT_ICONS", "PIP_ICONS", "SET_SYMBOLS", "icon_files", "place_icon"]

ICON_SIDE = 100
"""The box that every icon is drawn in, in units of its path."""

_FILE_BOX: Box = (-52, -52, 104, 104)
_FILE_FILL = "#000000"


def _gust(reach: float) -> Callable[[float], float]:
    """Gives the half width of a line of wind: thin at the start, blunt at the end."""

    def width(part: float) -> float:
        blunt = 1 if part < 0.9 else 1 - 4.5 * (part - 0.9)
        return reach * (0.30 + 0.70 * min(1, part * 2.2)) * blunt

    return width


def _wind() -> str:
    """Draws three lines of wind that end in curls."""
    upper = curl((0, -28.5), 12.5, 0.84, end=0.46)
    middle = curl((32, -8), 12, 0.84, end=0.46)
    lower = flipped(curl((10, 33.5), 11.5, 0.82, end=0.46), 33.5)
    lines: list[list[Point]] = [
        [(-48, -16), (-34, -16), (-22, -16), (-10, -16), *upper],
        [(-38, 4), (-16, 4), (6, 4), (21, 4), *middle],
        [(-48, 22), (-28, 22), (-12, 22), (0, 22), *lower],
    ]
    pen = Pen()
    for line in lines:
        ribbon(pen, line, _gust(5))
    return str(pen)


def _slit(y: float, ends: tuple[float, float]) -> str:
    """Draws a wavy slit, as between two beds of rock."""
    top = [(between(*ends, step / 6), y + 2.2 * math.sin(step * 1.6)) for step in range(7)]
    bottom = [(x, level + 5) for x, level in reversed(top)]
    return str(Pen().spline(top).line(bottom[0]).through(bottom).close())


def _whorl() -> str:
    """Draws a curl of wind: a round head and a tail that sweeps round it."""

    def width(part: float) -> float:
        blunt = 1 if part < 0.92 else 1 - 4.5 * (part - 0.92)
        return (2 + 11.5 * math.pow(min(1, part * 1.5), 0.8)) * blunt

    line: Sequence[Point] = [(-46, 30), (-34, 37), (-16, 41.5)]
    pen = Pen()
    ribbon(pen, [*line, *curl((4, 6), 36, 0.84, steps=12, end=0.42)], width)
    return str(pen)


ELEMENT_ICONS: Mapping[str, str] = MappingProxyType(
    {
        # a mountain with a snow line, and a seam in its foot
        "earth": "M-49 36L-15-40L4-8L17-26L49 36Z"
        "M-30.5 4L-21-5L-14 3L-7-6L2 4L9-3L14 4L20-4L30 8L33 14L22 5L15 13L9 6L2 13L-7 4L-14 12"
        "L-21 5L-34 12Z" + _slit(22, (-37, 37)),
        "air": _wind(),
        # a flame with a flame of paper in it
        "fire": "M5-50C9-27 39-13 38 16C37 36 20 49 0 49C-21 49-38 35-38 13C-38-3-29-13-23-25"
        "C-20-13-15-9-9-9C-14-26-8-41 5-50ZM1 41C13 41 20 33 20 24C20 12 9 6 5-8C-2 4-7 6-9 14"
        "C-12 12-14 9-14 5C-19 11-21 17-20 24C-19 34-10 41 1 41Z",
        # a drop, crossed by two waves
        "water": "M0-50C10-29 36-9 36 14C36 35 19 49 0 49C-19 49-36 35-36 14C-36-9-10-29 0-50Z"
        "M-35 9C-24-1-13-1-5 6C3 13 12 16 23 9C28 6 31 2 33-1L35 7C32 11 29 14 25 16"
        "C13 23 1 20-8 12C-16 6-24 7-35 17ZM-30 30C-22 21-13 20-5 26C4 33 14 35 27 27L22 35"
        "C12 40 1 39-8 33C-14 29-19 29-25 37Z",
    }
)
"""Path data of each element's icon."""

PIP_ICONS: Mapping[str, str] = MappingProxyType(
    {
        "earth": "M2-50L29-14L15 50H-13L-29-12ZM5-31L17-13L5-8ZM5 1L17-6L9 41H5Z",
        "air": _whorl(),
        "fire": "M8-50C6-30 34-18 32 14C31 36 16 49-2 49C-21 49-34 36-33 16C-32 2-24-8-20-20"
        "C-16-12-13-10-8-10C-12-26-4-40 8-50Z",
        "water": "M0-50C8-28 33-8 33 16C33 36 18 49 0 49C-18 49-33 36-33 16C-33-8-8-28 0-50Z"
        "M-20 18C-18 32-8 38 2 38C-8 34-13 28-12 16Z",
    }
)
"""Path data of the pip that counts an element's command ranking: crystal, curl, flame, drop."""

SET_SYMBOLS: Mapping[str, str] = MappingProxyType(
    {
        # a wizard's hat with a star
        "bas": "M-48 30C-36 21-28 20-21 19L-4-30C0-43 14-50 27-41C33-37 35-30 33-25"
        "C28-32 20-32 16-24L23 19C30 20 37 22 48 30C34 43 18 47 0 47C-18 47-34 43-48 30Z"
        "M2-14L5.5-4.5L15-1L5.5 2.5L2 12L-1.5 2.5L-11-1L-1.5-4.5Z"
        "M-22 25C-8 33 10 33 25 25L25.5 29C10 38-9 38-23.5 29Z",
        # a crown of three crystals
        "arc": "M-13 24L-16-19L0-50L16-19L13 24C5 26-5 26-13 24ZM0-33L7-17L5 10L0 14Z"
        "M-38 17L-50-14L-43-38L-24-16L-19 23C-26 22-33 20-38 17ZM-42-26L-34-14L-31 8L-34 9Z"
        "M38 17L50-14L43-38L24-16L19 23C26 22 33 20 38 17ZM40-26L43-14L33 8L30 9Z"
        "M-38 24C-18 33 18 33 38 24L34 43C16 50-16 50-34 43ZM0 31L7 38L0 45L-7 38Z",
        # a gate with a star standing in it
        "stg": "M-44 48V-4A44 44 0 0 1 44-4V48H25V-4A25 25 0 0 0-25-4V48Z"
        "M0-22L5-2L19 8L5 16L0 48L-5 16L-19 8L-5-2Z",
    }
)
"""Path data of the symbol of each set, by the set's code in lower case."""


def place_icon(art: Artwork, data: str, fill: str, *, centre: Point, side: float) -> None:
    """Draws an icon with its box scaled to ``side`` about ``centre``."""
    scale = f"{translation(*centre)} scale({number(side / ICON_SIDE, 4)})"
    with art.group(transform=scale):
        art.holed(data, fill)


def icon_files() -> dict[str, str]:
    """Gives every icon as a file: name -> SVG text."""
    named = {f"element-{element}": data for element, data in ELEMENT_ICONS.items()}
    named |= {f"pip-{element}": data for element, data in PIP_ICONS.items()}
    named |= {f"set-{code}": data for code, data in SET_SYMBOLS.items()}
    files = {}
    for name, data in named.items():
        art = Artwork()
        art.holed(data, _FILE_FILL)
        files[f"{name}.svg"] = document(_FILE_BOX, art)
    return files

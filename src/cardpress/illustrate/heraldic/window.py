"""The wall and its window: six hatched walls, six shapes of frame, one for each strength.

The frame's centre line stands 4.9 mm inside the trim, so that its ink keeps 3.65 mm from it;
hatching alone runs through the bleed.
"""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.heraldic.card import CENTRE
from cardpress.illustrate.heraldic.elements import definitions, group, path, use
from cardpress.illustrate.heraldic.hours import Hour
from cardpress.illustrate.heraldic.outlines import number
from cardpress.illustrate.heraldic.tones import INK

__all__ = ["WINDOWS", "frame", "hatching"]

_LEFT, _TOP, _RIGHT, _BOTTOM = 4.9, 4.9, 58.6, 84.0
"""Centre line of the frame, in mm."""
_AXIS = CENTRE[0]
_BAND = 1.5
_INKED_BAND = 2.5
"""Widths of the frame's band and of the ink under it, in mm."""
_RICH = 5
"""From this strength on, a fine line runs along the band."""


def _square() -> str:
    """Dawn: a plain cottage window."""
    return (
        "M6.1,4.9H57.4a1.2,1.2 0 0 1 1.2,1.2V82.8a1.2,1.2 0 0 1 -1.2,1.2"
        "H6.1a1.2,1.2 0 0 1 -1.2,-1.2V6.1a1.2,1.2 0 0 1 1.2,-1.2Z"
    )


def _cut_corners() -> str:
    """Morning: corners cut straight, less at the foot."""
    return "M10.1,4.9H53.4L58.6,10.1V80.6L55.2,84H8.3L4.9,80.6V10.1Z"


def _round_arch() -> str:
    """Noon: a round arch."""
    return (
        f"M4.9,19.9C4.9,9.9 15.9,4.9 {_AXIS},4.9S58.6,9.9 58.6,19.9"
        "V80.4a3.6,3.6 0 0 1 -3.6,3.6H8.5a3.6,3.6 0 0 1 -3.6,-3.6Z"
    )


def _scooped_corners() -> str:
    """Afternoon: corners scooped out."""
    return (
        "M10.9,4.9H52.6a6,6 0 0 0 6,6V80.6a3.4,3.4 0 0 0 -3.4,3.4"
        "H8.3a3.4,3.4 0 0 0 -3.4,-3.4V10.9a6,6 0 0 0 6,-6Z"
    )


def _trefoil() -> str:
    """Dusk: a trefoil arch on stepped feet."""
    x = number
    return (
        f"M4.9,21.9C4.9,14.9 9.9,12.4 {x(_AXIS - 14.5)},13.5"
        f"C{x(_AXIS - 13.5)},7.5 {x(_AXIS - 7)},4.9 {x(_AXIS)},4.9"
        f"S{x(_AXIS + 13.5)},7.5 {x(_AXIS + 14.5)},13.5C53.6,12.4 58.6,14.9 58.6,21.9"
        "V81.2H55.8V84H7.7V81.2H4.9Z"
    )


def _ogee() -> str:
    """Night: an ogee arch on hollow feet."""
    x = number
    return (
        f"M4.9,25.9C4.9,16.9 8.9,13.9 {x(_AXIS - 15)},12.9"
        f"C{x(_AXIS - 7)},11.9 {x(_AXIS - 3)},8.9 {x(_AXIS)},4.3"
        f"C{x(_AXIS + 3)},8.9 {x(_AXIS + 7)},11.9 {x(_AXIS + 15)},12.9"
        "C54.6,13.9 58.6,16.9 58.6,25.9V80.4C56.7,80.4 55,82.1 55,84"
        "H8.5C8.5,82.1 6.8,80.4 4.9,80.4Z"
    )


WINDOWS: Mapping[int, str] = MappingProxyType(
    {
        1: _square(),
        2: _cut_corners(),
        3: _round_arch(),
        4: _scooped_corners(),
        5: _trefoil(),
        6: _ogee(),
    }
)
"""Outline of the frame's centre line, by strength."""


def frame(hour: Hour) -> str:
    """The frame round picture and parchment; its band takes the gradient ``band``."""
    outline = WINDOWS[hour.strength]
    line: Mapping[str, str] = {"fill": "none", "stroke_linejoin": "round"}
    drawn = path(outline, stroke=INK, stroke_width=_INKED_BAND, **line)
    drawn += path(outline, stroke="url(#band)", stroke_width=_BAND, **line)
    if hour.strength >= _RICH:
        drawn += path(outline, stroke=hour.deep, stroke_width=0.3, role="shade", **line)
    return drawn


def hatching(hour: Hour) -> str:
    """The lines on the wall, after Petra Sancta's hatchings where the wall has a tincture."""
    return _HATCHINGS[hour.strength](hour.hatching)


_FINE = 0.32
"""Width of a hatching line, in mm."""
_DOTTED: dict[str, str | float] = {
    "fill": "none",
    "stroke_width": 0.62,
    "stroke_linecap": "round",
}
"""Dots are dashes of no length with round ends."""


def _lines(courses: str, *, colour: str, dashes: str = "") -> str:
    return path(
        courses,
        fill="none",
        stroke=colour,
        stroke_width=_FINE,
        stroke_dasharray=dashes,
        role="hatching",
    )


def _dots(colour: str) -> str:
    """Or, the gold of dawn."""
    rows = "".join(
        f"M{number(-4.8 + row % 2 * 0.9)},{number(-2.4 + row * 1.6)}H68"
        for row in range(-1, 60)
    )
    return path(rows, stroke=colour, stroke_dasharray=".01 1.8", role="dots", **_DOTTED)


def _slants(colour: str) -> str:
    """Vert: lines down from the upper left."""
    courses = "".join(f"M{number(-100 + line * 1.7)},-4l97,97" for line in range(100))
    return _lines(courses, colour=colour)


def _repeated(*rows: str, across: float = 0, down: float = 0, count: int) -> str:
    """Draws a few rows again and again, ``count`` times, each so far on; in small files.

    Straight lines along the trim would betray every cut that is not quite true: the rows of
    these walls all bend.
    """
    several = 8
    far = {"x": across * several, "y": down * several}
    near = group(
        *(use("row", x=across * step or "", y=down * step or "") for step in range(several)),
        id="rows",
    )
    return definitions(group(*rows, id="row"), near) + "".join(
        use("rows", x=far["x"] * step or "", y=far["y"] * step or "")
        for step in range(-(-count // several))
    )


def _waves(colour: str) -> str:
    """Azure: level lines, as waves."""
    row = "M-4.8,-3q.95,-1.1 1.9,0" + "t1.9,0" * 38
    return _repeated(_lines(row, colour=colour), down=1.35, count=72)


def _shingles(colour: str) -> str:
    """A tower's roof in the sun: there is no hatching for orange."""
    tile = ".3,1.3 .9,2 1.5,2.1 .6,-.1 1.2,-.8 1.5,-2.1"
    course = " ".join([tile] * 25)
    rows = (f"M{number(x)},{number(y)}c{course}" for x, y in ((-5, -3.8), (-3.5, -2.3)))
    return _repeated(_lines("".join(rows), colour=colour), down=3, count=33)


def _zigzags(colour: str) -> str:
    """Gules: upright lines, dancing."""
    column = "M-4.4,-4l" + ".8,1.2-.8,1.2 " * 42
    return _repeated(_lines(column.strip(), colour=colour), across=1.45, count=51)


def _lattice(colour: str) -> str:
    """Sable's crossed lines, turned to a trellis with studs of gold."""
    courses = "".join(
        f"M{number(-100 + line * 3.2)},-4l97,97M{number(-4 + line * 3.2)},-4l-97,97"
        for line in range(54)
    )
    studs = "".join(
        f"M{number(-5.6 + row % 2 * 1.6)},{number(0.8 + row * 1.6)}H68" for row in range(-3, 58)
    )
    return _lines(courses, colour=colour) + path(
        studs,
        stroke="#a98240",
        stroke_dasharray=".01 3.19",
        role="shade",
        **_DOTTED | {"stroke_width": 0.44},
    )


_HATCHINGS = MappingProxyType(
    {1: _dots, 2: _slants, 3: _waves, 4: _shingles, 5: _zigzags, 6: _lattice}
)

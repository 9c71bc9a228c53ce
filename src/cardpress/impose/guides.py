"""What helps to finish cards beside crop marks: the fold, round corners, the number of cuts."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardpress.colour import BLACK, WHITE
from cardpress.geometry import ZERO, Length, Rect, Size, mm, pt
from cardpress.scene import Outline, Part, Role, Shape, Stroke
from cardpress.scene.outline import Segment

__all__ = ["Cuts", "corners_part", "count_cuts", "fold_part"]

_DASH, _PAUSE = mm(3), mm(2)
_FINE, _HALO = pt(0.25), pt(0.75)


class Cuts(NamedTuple):
    """The straight cuts of a sheet: first those across, then those down its strips."""

    across: int
    down: int

    @property
    def words(self) -> tuple[str, ...]:
        """As the slug says it."""
        verb = "cut" if self.across == 1 else "cuts"
        return str(self.across), verb, "across,", "then", str(self.down), "down"


def count_cuts(cells: Sequence[Rect]) -> Cuts:
    """The cuts that set cards free; neighbours that touch share one."""
    across = {y for cell in cells for y in (cell.y, cell.bottom)}
    down = {x for cell in cells for x in (cell.x, cell.right)}
    return Cuts(len(across), len(down))


def fold_part(line: Rect, media: Size) -> Part:
    """The fold, in dashes.

    Args:
        line: of no width or no height.
        media: the page.
    """
    length = line.width or line.height
    segments: list[Segment] = []
    for start in range(0, int(length), int(_DASH + _PAUSE)):
        begin, end = Length(start), min(Length(start) + _DASH, length)
        ends = [
            (line.x + at, line.y) if line.width else (line.x, line.y + at)
            for at in (begin, end)
        ]
        segments += [("M", *ends[0]), ("L", *ends[1])]
    shape = Shape(Outline(tuple(segments)), stroke=Stroke(BLACK, _FINE), role=Role.GUIDE)
    return Part((shape,), Rect(ZERO, ZERO, *media))


def corners_part(cells: Sequence[Rect], radius: Length, media: Size) -> Part:
    """Quarter circles at the corners of cards, for scissors and punches.

    They lie just outside of the finished corner, black with a white edge, so that they show
    on any ground and fall off with the waste.
    """
    off = Length(_HALO // 2)
    arcs = tuple(
        segment
        for cell in cells
        for segment in _arcs(Outline.rounded(cell.grown(off), radius + off))
    )
    shapes = tuple(
        Shape(Outline(arcs), stroke=Stroke(colour, width), role=Role.GUIDE)
        for colour, width in ((WHITE, _HALO), (BLACK, _FINE))
    )
    return Part(shapes, Rect(ZERO, ZERO, *media))


def _arcs(outline: Outline) -> Iterator[Segment]:
    """The curves of an outline alone, each with a move to where it starts."""
    for before, here in zip(outline.segments, outline.segments[1:], strict=False):
        if here[0] == "C" and before[0] != "Z":
            yield "M", before[-2], before[-1]
            yield here

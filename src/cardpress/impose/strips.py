"""Ruler and slug: narrow strips in the waste along an edge of the page."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from cardpress.colour import BLACK
from cardpress.geometry import MM, ZERO, Length, Point, Rect, Transform, mm, pt
from cardpress.impose.guides import Cuts
from cardpress.scene import GlyphRun, Outline, Part, Role, Shape, Stroke, Use, Word

__all__ = [
    "DEPTH",
    "Letters",
    "Slug",
    "SlugLine",
    "Strip",
    "Strips",
    "clearance",
    "find_strips",
    "ruler_part",
]

DEPTH = MM * 5
"""How deep a strip is."""

_RULER = MM * 50
_RULER_ROOM = MM * 52
_SLUG_ROOM = MM * 60
"""Enough for nearly every title."""
_SLUG_LEAST = MM * 34
"""Enough for paper, sheet and side."""
_CLEAR = mm(0.5)
"""Kept between strips and marks."""
_TEXT = pt(6)
_UPPER, _MIDDLE, _LOWER = mm(2.15), mm(3.3), mm(4.45)
"""Base lines in a strip: of two lines, of a single one between them."""
_LABEL = ("50", "mm", "–", "print", "at", "100", "%")


class Letters(Protocol):
    """The font face that strips are lettered in: what of ``fonts.FontFace`` they need."""

    @property
    def key(self) -> str:
        """The key of the face in scenes."""
        ...

    @property
    def upem(self) -> int:
        """Font units to the em."""
        ...

    @property
    def space(self) -> int:
        """Advance of the space in font units."""
        ...

    def covers(self, text: str) -> str:
        """The characters of a text that the face lacks."""
        ...

    def shape(self, text: str) -> Word:
        """A word, shaped."""
        ...


@dataclass(frozen=True, slots=True)
class Slug:
    """What all slugs of a file say, and the face of their letters."""

    title: str
    """What is printed: the game's and the deck's name."""
    key: str
    """Tells versions apart: some letters of a digest of the content."""
    letters: Letters


class Strip(NamedTuple):
    """A place for ruler or slug."""

    box: Rect
    """On the page."""
    rotation: int = 0
    """Thousandths of a degree: 0 level, 270 000 reading upwards, 90 000 downwards."""

    @property
    def length(self) -> Length:
        """How long it is, along its own text."""
        return self.box.height if self.rotation else self.box.width

    @property
    def start(self) -> Length:
        """Where it begins on its edge, from the left or from the top."""
        return self.box.y if self.rotation else self.box.x

    @property
    def transform(self) -> Transform:
        """From its own coordinates, in which it lies level at the origin, to the page."""
        match self.rotation:
            case 90_000:
                return Transform(self.box.right, self.box.y, self.rotation)
            case 270_000:
                return Transform(self.box.x, self.box.bottom, self.rotation)
            case _:
                return Transform(self.box.x, self.box.y)


class Strips(NamedTuple):
    """Where ruler and slug stand; nothing where there is no room."""

    ruler: Strip | None
    slug: Strip | None


def find_strips(printable: Rect, obstacles: Sequence[Rect]) -> Strips:
    """Finds room for ruler and slug along the edges of the printable area.

    The lower edge comes first, then the upper, the left and the right one. The slug takes the
    next room that is long enough for nearly every title, else the longest that there is.

    Args:
        printable: where the printer leaves ink.
        obstacles: cards with their bleed, and marks.
    """
    first = next((r for r in _free(printable, obstacles) if r.length >= _RULER_ROOM), None)
    ruler = first and _part(first, first.start, _RULER_ROOM)
    free = _free(printable, [*obstacles, ruler.box] if ruler else obstacles)
    ample = [room for room in free if room.length >= _SLUG_ROOM]
    longest = ample[0] if ample else max(free, key=lambda room: room.length, default=None)
    return Strips(ruler, longest if longest and longest.length >= _SLUG_LEAST else None)


def _free(printable: Rect, obstacles: Sequence[Rect]) -> list[Strip]:
    return [room for edge in _edges(printable) for room in _rooms(edge, obstacles)]


def _edges(printable: Rect) -> tuple[Strip, ...]:
    x, y, width, height = printable
    return (
        Strip(Rect(x, printable.bottom - DEPTH, width, DEPTH)),
        Strip(Rect(x, y, width, DEPTH)),
        Strip(Rect(x, y, DEPTH, height), 270_000),
        Strip(Rect(printable.right - DEPTH, y, DEPTH, height), 90_000),
    )


def _rooms(edge: Strip, obstacles: Iterable[Rect]) -> Iterator[Strip]:
    """The parts of an edge that no obstacle takes, from left to right or from the top down."""
    start, stop = edge.start, edge.start + edge.length
    taken = sorted(
        (box.y, box.bottom) if edge.rotation else (box.x, box.right)
        for box in obstacles
        if box.overlaps(edge.box)
    )
    for begin, end in (*taken, (stop, stop)):
        if begin > start:
            yield _part(edge, start, begin - start)
        start = max(start, end)


def _part(strip: Strip, start: Length, length: Length) -> Strip:
    box = strip.box
    if strip.rotation:
        return Strip(Rect(box.x, start, box.width, length), strip.rotation)
    return Strip(Rect(start, box.y, length, box.height), strip.rotation)


def clearance(mark: Rect) -> Rect:
    """What strips keep clear of around a mark."""
    return mark.grown(_CLEAR)


def ruler_part(letters: Letters) -> Part:
    """Fifty millimetres with a tick each, and what they are good for.

    The comb is one line without lifting the pen, so that no tick is taken for a crop mark.
    """
    left, top = MM, mm(0.3)
    points = []
    for tick in range(51):
        x = left + MM * tick
        foot = top + (mm(2.3) if tick % 10 == 0 else mm(1.7) if tick % 5 == 0 else mm(1.1))
        points += [Point(x, top), Point(x, foot), Point(x, top)]
    first, *others = points[1:-1]
    comb = Outline((("M", *first), *(("L", x, y) for x, y in others)))
    stroke = Stroke(BLACK, pt(0.25))
    label = _line(letters, _LABEL, Point(left, _LOWER))
    items = (Shape(comb, stroke=stroke, role=Role.GUIDE), label)
    return Part(items, Rect(ZERO, ZERO, _RULER_ROOM, DEPTH))


class SlugLine:
    """The slugs of one file: what they share is shaped and fitted once.

    Args:
        strip: where they stand.
        slug: what they say.
        paper: the name of the paper.
        sheets: how many sheets there are.
    """

    def __init__(self, strip: Strip, slug: Slug, paper: str, sheets: int) -> None:
        self._strip, self._letters, self._sheets = strip, slug.letters, sheets
        self._head = ["·", paper, "·", "sheet"]
        self._tail = ["·", slug.key] if slug.key else []
        title = [word for word in slug.title.split() if not slug.letters.covers(word)]
        self._title = self._fitted(title)

    def _fitted(self, title: list[str]) -> list[str]:
        """As much of the title as leaves room for all else, with dots if words are left out."""
        room, shown = self._strip.length - MM * 2, list(title)
        while title and _width(self._letters, self._words(shown, self._sheets, "front")) > room:
            title = title[:-1]
            shown = [*title, "…"] if title else []
        return shown

    def _words(self, title: list[str], sheet: int, side: str) -> list[str]:
        head = [*title, *self._head] if title else self._head[1:]
        return [*head, str(sheet), "of", str(self._sheets), "·", *side.split(), *self._tail]

    def use(self, sheet: int, side: str, cuts: Cuts | None = None) -> Use:
        """The slug of one page; where there are cuts to tell, they stand on a second line."""
        words = self._words(self._title, sheet, side)
        lines = [(words, _MIDDLE)]
        if cuts:
            lines = [(words, _UPPER), (list(cuts.words), _LOWER)]
        runs = tuple(_line(self._letters, line, Point(MM, base)) for line, base in lines)
        bounds = Rect(ZERO, ZERO, self._strip.length, DEPTH)
        return Use(Part(runs, bounds, shared=False), self._strip.transform)


def _line(letters: Letters, words: Sequence[str], origin: Point) -> GlyphRun:
    shaped = tuple(letters.shape(word) for word in words)
    return GlyphRun(letters.key, _TEXT, origin, shaped, letters.space, BLACK, role=Role.GUIDE)


def _width(letters: Letters, words: Sequence[str]) -> Length:
    units = sum(letters.shape(word).advance for word in words)
    units += letters.space * (len(words) - 1)
    return Length(-(-int(_TEXT) * units // letters.upem))

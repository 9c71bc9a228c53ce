"""Text engine, part 2: a text as a row of boxes, measured for breaking."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from cardpress.fonts import FontFace
from cardpress.geometry import Size
from cardpress.typeset.text_words import Atom, Setter

__all__ = [
    "Box",
    "Break",
    "Flow",
    "InlineIcon",
    "Mark",
    "Run",
    "Stretch",
    "Token",
    "boxed_flow",
]


class InlineIcon(NamedTuple):
    """A picture that stands in a line like a letter."""

    asset: str
    """Its key."""
    proportions: Size


class Run(NamedTuple):
    """Characters in one weight and slope, without line breaks."""

    text: str
    role: int = 0
    """Bit 0 for bold, bit 1 for italic."""


class Break(NamedTuple):
    """The end of a line."""


Token: TypeAlias = Run | InlineIcon | Break


class Mark(NamedTuple):
    """An inline icon with its width in ``EM`` units."""

    icon: InlineIcon
    advance: int


class Box:
    """Atoms and icons that stick together: a line is broken in front of a box only."""

    __slots__ = ("advance", "gap", "gap_level", "hyphen", "levels", "parts", "spaced")

    def __init__(self, first: Atom | Mark, *, gap: int, spaced: bool) -> None:
        self.gap = gap
        """What stands between it and the box before, if they share a line."""
        self.spaced = spaced
        """Whether that is a space."""
        self.parts: list[tuple[int, Atom | Mark]] = [(0, first)]
        """Its atoms and icons with their places."""
        self.advance = first.advance
        self.hyphen = 0
        """Width of the hyphen that is drawn where a line is broken behind it."""
        self.levels: list[int] = []
        """The embedding level of each part, in a flow with directions."""
        self.gap_level = 0
        """That of the gap."""

    def add(self, part: Atom | Mark, gap: int) -> None:
        """Puts one more behind the others."""
        self.parts.append((self.advance + gap, part))
        self.advance += gap + part.advance

    @property
    def text(self) -> str:
        """What it says."""
        return "".join(part.text for _, part in self.parts if isinstance(part, Atom))


class Stretch(NamedTuple):
    """Neighbouring boxes that are plain words of one font, with spaces between them."""

    first: int
    last: int
    """Exclusive."""
    setter: Setter


class Flow:
    """A text ready for breaking: boxes in a row, and where each starts and ends.

    ``starts`` and ``ends`` are in ``EM`` units along one endless line: a line that holds the
    boxes from ``i`` to ``j`` (exclusive) is ``ends[j] - slack - starts[i]`` wide.
    """

    __slots__ = (
        "bases",
        "boxes",
        "ends",
        "odd",
        "paragraphs",
        "setter",
        "slack",
        "starts",
        "stretches",
    )

    def __init__(self, setter: Setter, boxes: Sequence[Box | Atom]) -> None:
        """Makes a flow without measures; see ``plain_flow`` and ``flow_of``."""
        self.setter = setter
        """Of the regular weight, which gives heights and spaces."""
        self.boxes = boxes
        """What may be put on a line of its own; an atom is a plain word behind a space."""
        self.paragraphs: list[tuple[int, int]] = []
        """First and last (exclusive) box of what stands between two line breaks."""
        self.stretches: list[Stretch] | None = None
        """All plain words, where there is something else as well."""
        self.odd: Sequence[Box] = ()
        """Those boxes that are no plain words."""
        self.slack = setter.tracking
        """What stands behind the last glyph of a line in the measures, but not on paper."""
        self.starts: list[int] = []
        self.ends: list[int] = [0]
        self.bases: list[int] = []
        """The embedding level of each paragraph, where some of it runs from right to left."""

    @property
    def directed(self) -> bool:
        """Whether some of it runs from right to left."""
        return bool(self.bases)

    @property
    def plain(self) -> bool:
        """Whether all is plain words of one font."""
        return self.stretches is None

    def __len__(self) -> int:
        return len(self.boxes)

    def width(self, first: int, last: int) -> int:
        """Width of a line in ``EM`` units."""
        return self.ends[last] - self.slack - self.starts[first]

    def faces(self) -> tuple[FontFace, ...]:
        """Fonts that it uses beside the first one of the regular weight."""
        if self.stretches is None:
            return ()
        faces = dict.fromkeys(stretch.setter.face for stretch in self.stretches)
        for atom in self._odd_atoms():
            faces.update(dict.fromkeys(piece.face for piece in atom.pieces))
        faces.pop(self.setter.face, None)
        return tuple(faces)

    def _odd_atoms(self) -> Iterator[Atom]:
        for box in self.odd:
            for _, part in box.parts:
                if isinstance(part, Atom):
                    yield part

    def all_atoms(self) -> Iterator[Atom]:
        """Gives all its atoms, in any order."""
        yield from (box for box in self.boxes if isinstance(box, Atom))
        yield from self._odd_atoms()

    @property
    def missing(self) -> str:
        """Characters that no font has, each once, in order."""
        if self.stretches is None:
            return ""
        return "".join(dict.fromkeys("".join(atom.missing for atom in self._odd_atoms())))

    def boxed(self) -> list[Box]:
        """Gives its boxes, plain words as well."""
        firsts = {first for first, _ in self.paragraphs}
        boxes = []
        for index, box in enumerate(self.boxes):
            if isinstance(box, Atom):
                alone = index in firsts
                boxes.append(Box(box, gap=0 if alone else self.gap(index), spaced=not alone))
            else:
                boxes.append(box)
        return boxes

    def gap(self, index: int) -> int:
        """What stands in front of a plain word that does not begin a paragraph."""
        if self.starts is self.ends:
            return self.setter.space
        before = self.boxes[index - 1]
        hyphen = before.hyphen if isinstance(before, Box) else 0
        return self.starts[index] - self.ends[index] + hyphen


def boxed_flow(flow: Flow, boxes: Sequence[Box], paragraphs: list[tuple[int, int]]) -> Flow:
    """Makes a flow in place of another, of boxes that say what stands between them."""
    made = Flow(flow.setter, boxes)
    made.paragraphs, made.bases = paragraphs, flow.bases
    made.stretches, made.odd = [], boxes
    place = 0
    for box in boxes:
        start = place + box.gap
        place = start + box.advance
        made.starts.append(start)
        made.ends.append(place + box.hyphen)
    return made

"""Text engine, part 2: a text as a row of boxes, measured for breaking."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from cardpress.geometry import Size
from cardpress.typeset.text_words import EM, Atom, Setter, clusters

__all__ = [
    "Box",
    "Break",
    "Flow",
    "InlineIcon",
    "Mark",
    "Run",
    "Token",
    "broken_up",
    "flow_of",
    "plain_flow",
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

    __slots__ = ("advance", "gap", "hyphen", "parts", "spaced")

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

    def add(self, part: Atom | Mark, gap: int) -> None:
        """Puts one more behind the others."""
        self.parts.append((self.advance + gap, part))
        self.advance += gap + part.advance

    @property
    def text(self) -> str:
        """What it says."""
        return "".join(part.text for _, part in self.parts if isinstance(part, Atom))


class Flow:
    """A text ready for breaking: boxes in a row, and where each starts and ends.

    ``starts`` and ``ends`` are in ``EM`` units along one endless line: a line that holds the
    boxes from ``i`` to ``j`` (exclusive) is ``ends[j] - slack - starts[i]`` wide.
    """

    __slots__ = ("atoms", "boxes", "ends", "paragraphs", "setter", "slack", "starts")

    def __init__(
        self,
        setter: Setter,
        paragraphs: list[tuple[int, int]],
        *,
        atoms: list[Atom] | None = None,
        boxes: Sequence[Box] = (),
    ) -> None:
        self.setter = setter
        """Of the regular weight, which gives heights and spaces."""
        self.paragraphs = paragraphs
        """First and last (exclusive) box of what stands between two line breaks."""
        self.atoms = atoms
        """Where all is plain words of one font: one in each box."""
        self.boxes = boxes
        """Where it is not."""
        if atoms is not None:
            self.starts = self.ends = list(accumulate(map(_STEP, atoms), initial=0))
            self.slack = setter.space + setter.tracking
            """The last word of a line needs no space behind it, its last glyph no tracking."""
            return
        self.starts, self.ends = [], [0]
        self.slack = setter.tracking
        place = 0
        for box in boxes:
            start = place + box.gap
            place = start + box.advance
            self.starts.append(start)
            self.ends.append(place + box.hyphen)

    def __len__(self) -> int:
        return len(self.ends) - 1

    def width(self, first: int, last: int) -> int:
        """Width of a line in ``EM`` units."""
        width: int = self.ends[last] - self.slack - self.starts[first]
        return width

    def all_atoms(self) -> Iterator[Atom]:
        """Gives all its atoms."""
        if self.atoms is not None:
            yield from self.atoms
        for box in self.boxes:
            for _, part in box.parts:
                if isinstance(part, Atom):
                    yield part

    @property
    def missing(self) -> str:
        """Characters that no font has, each once, in order."""
        if self.atoms is not None:
            return ""
        return "".join(dict.fromkeys("".join(atom.missing for atom in self.all_atoms())))

    def boxed(self) -> Sequence[Box]:
        """Gives its boxes, also where it is plain."""
        if self.atoms is None:
            return self.boxes
        firsts = {first for first, _ in self.paragraphs}
        return [
            Box(atom, gap=0 if k in firsts else self.setter.space, spaced=k not in firsts)
            for k, atom in enumerate(self.atoms)
        ]


_STEP = attrgetter("step")


def plain_flow(text: str, setter: Setter) -> Flow | None:
    """The quick way for a text in one font; nothing where a word needs more care."""
    words: list[str] = []
    paragraphs = []
    plain = text.isascii()
    for line in text.split("\n") if "\n" in text else (text,):
        first = len(words)
        words += line.split() if plain else _SPACES(line)
        paragraphs.append((first, len(words)))
    atoms = list(map(setter.__getitem__, words))
    if setter.odd and not setter.odd.isdisjoint(words):
        return None
    return Flow(setter, paragraphs, atoms=atoms)


_SPACES = re.compile(r"[^ \t]+").findall
"""Words are parted by plain spaces alone: others have a width of their own, or bind."""


def flow_of(tokens: Iterable[Token], setter: Callable[[int], Setter], icon_height: int) -> Flow:
    """Makes a flow of tokens.

    Args:
        tokens: the text; spaces at the ends of lines count not, several count as one.
        setter: gives the setter of a role.
        icon_height: in ``EM`` units.
    """
    builder = _Builder(setter, icon_height)
    for token in tokens:
        match token:
            case Run(text, role):
                builder.say(text, setter(role))
            case InlineIcon():
                builder.show(token)
            case Break():
                builder.end_line()
    builder.end_line()
    return Flow(builder.main, builder.paragraphs, boxes=builder.boxes)


_ICON_GAP = EM // 12
"""Between an icon and what is glued to it."""


class _Builder:
    """Puts boxes in a row, with a gap in front of each."""

    def __init__(self, setter: Callable[[int], Setter], icon_height: int) -> None:
        self.main = setter(0)
        self.boxes: list[Box] = []
        self.paragraphs: list[tuple[int, int]] = []
        self._icon_height = icon_height
        self._first = 0
        self._space = False
        self._last: Atom | Mark | None = None

    def say(self, text: str, setter: Setter) -> None:
        for index, word in enumerate(text.replace("\t", " ").split(" ")):
            self._space = self._space or index > 0
            if word:
                self._say_word(setter[word], setter)

    def _say_word(self, atom: Atom, setter: Setter) -> None:
        if not atom.parts:
            self._put(atom, self._gap(setter))
            return
        before: Atom | None = None
        for part in atom.parts:
            if before is None:
                self._put(part, self._gap(setter))
            else:
                pair = setter.atom(before.text + part.text)
                kern = pair.advance - before.advance - part.advance
                self._put(part, kern, breakable=True)
            if part.soft:
                self.boxes[-1].hyphen = setter["-"].advance
            before = part

    def show(self, icon: InlineIcon) -> None:
        width, height = icon.proportions
        advance = self._icon_height * int(width) // max(int(height), 1)
        gap = self.main.space if self._space else _ICON_GAP
        self._put(Mark(icon, advance), gap, breakable=isinstance(self._last, Mark))

    def _gap(self, setter: Setter) -> int:
        last = self._last
        if not self._space:
            return _ICON_GAP if isinstance(last, Mark) else 0
        same = isinstance(last, Atom) and last.pieces[-1].face is setter.face
        return setter.space if same else self.main.space

    def _put(self, part: Atom | Mark, gap: int, *, breakable: bool = False) -> None:
        if self._last is None:
            self.boxes.append(Box(part, gap=0, spaced=False))
        elif self._space or breakable:
            self.boxes.append(Box(part, gap=gap, spaced=self._space))
        else:
            self.boxes[-1].add(part, gap)
        self._space = False
        self._last = part

    def end_line(self) -> None:
        self.paragraphs.append((self._first, len(self.boxes)))
        self._first = len(self.boxes)
        self._space = False
        self._last = None


def broken_up(flow: Flow, widest: int) -> tuple[Flow, tuple[str, ...]]:
    """Breaks words that are wider than a line between letters, without hyphens.

    Args:
        flow: the text.
        widest: how wide a line may be, in ``EM`` units.

    Returns:
        The new flow, and the words that were broken. An icon wider than a line stays whole.
    """
    boxes: list[Box] = []
    paragraphs, words = [], []
    for first, last in flow.paragraphs:
        start = len(boxes)
        for box in flow.boxed()[first:last]:
            if box.advance - flow.setter.tracking <= widest:
                boxes.append(box)
                continue
            words.append(box.text)
            boxes += _fragments(box, flow.setter, widest)
        paragraphs.append((start, len(boxes)))
    return Flow(flow.setter, paragraphs, boxes=boxes), tuple(words)


def _fragments(box: Box, setter: Setter, widest: int) -> Iterator[Box]:
    gap, spaced = box.gap, box.spaced
    for _, part in box.parts:
        for fragment in _pieces_of(part, setter, widest):
            yield Box(fragment, gap=gap, spaced=spaced)
            gap, spaced = 0, False


def _pieces_of(part: Atom | Mark, setter: Setter, widest: int) -> Iterator[Atom | Mark]:
    if isinstance(part, Mark) or part.advance - setter.tracking <= widest:
        yield part
        return
    own = setter if part.pieces[0].face is setter.face else _like(setter, part)
    letters = clusters(part.text)
    while letters:
        low, high = 1, len(letters)
        while low < high:
            middle = (low + high + 1) // 2
            atom = own.atom("".join(letters[:middle]))
            if atom.advance - setter.tracking <= widest:
                low = middle
            else:
                high = middle - 1
        yield own.atom("".join(letters[:low]))
        letters = letters[low:]


def _like(setter: Setter, atom: Atom) -> Setter:
    """A setter for the fonts of a word that is not in the regular weight."""
    faces = tuple(dict.fromkeys(piece.face for piece in atom.pieces))
    made = Setter((*faces, *setter.faces), features=setter.features)
    made.tracking, made.space = setter.tracking, setter.space
    return made

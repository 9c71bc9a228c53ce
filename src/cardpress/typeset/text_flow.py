"""Text engine, part 2: a text as a row of boxes, measured for breaking."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from cardpress.fonts import FontFace
from cardpress.geometry import Size
from cardpress.typeset.text_words import EM, Atom, Setter, clusters

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


def boxed_flow(setter: Setter, boxes: Sequence[Box], paragraphs: list[tuple[int, int]]) -> Flow:
    """Makes a flow of boxes that say themselves what stands between them."""
    flow = Flow(setter, boxes)
    flow.paragraphs = paragraphs
    flow.stretches, flow.odd = [], boxes
    place = 0
    for box in boxes:
        start = place + box.gap
        place = start + box.advance
        flow.starts.append(start)
        flow.ends.append(place + box.hyphen)
    return flow


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
    flow = Flow(setter, atoms)
    flow.paragraphs = paragraphs
    flow.starts = flow.ends = list(accumulate(map(_STEP, atoms), initial=0))
    flow.slack += setter.space
    return flow


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
    return builder.flow()


_ICON_GAP = EM // 12
"""Between an icon and what is glued to it."""


class _Builder:
    """Puts boxes in a row, with a gap in front of each."""

    def __init__(self, setter: Callable[[int], Setter], icon_height: int) -> None:
        self._main = setter(0)
        self._icon_height = icon_height
        self._boxes: list[Box | Atom] = []
        self._flow = Flow(self._main, self._boxes)
        self._stretches: list[Stretch] = []
        self._odd: list[Box] = []
        self._first = 0
        """The first box of the paragraph."""
        self._space = False
        """Whether a space was read that is not yet there."""
        self._last: Atom | Mark | None = None
        """What was put last in this paragraph."""
        self._place = 0
        """The end of the last box, without its hyphen."""

    def flow(self) -> Flow:
        self.end_line()
        self._flow.stretches, self._flow.odd = self._stretches, self._odd
        return self._flow

    def end_line(self) -> None:
        self._flow.paragraphs.append((self._first, len(self._boxes)))
        self._first = len(self._boxes)
        self._space = False
        self._last = None

    def say(self, text: str, setter: Setter) -> None:
        words = _SPACES(text)
        if not words:
            self._space = self._space or text != ""
            return
        self._space = self._space or text[0] in " \t"
        if self._last is not None and not self._space:
            self._say_word(setter[words[0]], setter)
            del words[0]
            self._space = True
        atoms = list(map(setter.__getitem__, words))
        if setter.odd and not setter.odd.isdisjoint(words):
            for atom in atoms:
                self._say_word(atom, setter)
                self._space = True
        elif atoms:
            self._say_plainly(atoms, setter)
        self._space = text[-1] in " \t"

    def _say_plainly(self, atoms: list[Atom], setter: Setter) -> None:
        """Puts plain words in a row, many at once."""
        flow, first = self._flow, len(self._boxes)
        gap = 0 if self._last is None else self._gap(setter)
        steps = list(accumulate(map(_STEP, atoms), initial=self._place + gap))
        space = setter.space
        flow.ends += [step - space for step in steps[1:]]
        self._place = steps.pop() - space
        flow.starts += steps
        self._boxes += atoms
        self._stretches.append(Stretch(first, len(self._boxes), setter))
        self._last = atoms[-1]

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
                self._flow.ends[-1] += setter["-"].advance
                self._last_box().hyphen = setter["-"].advance
            before = part

    def show(self, icon: InlineIcon) -> None:
        width, height = icon.proportions
        advance = self._icon_height * int(width) // max(int(height), 1)
        gap = self._main.space if self._space else _ICON_GAP
        self._put(Mark(icon, advance), gap, breakable=isinstance(self._last, Mark))

    def _gap(self, setter: Setter) -> int:
        last = self._last
        if not self._space:
            return _ICON_GAP if isinstance(last, Mark) else 0
        same = isinstance(last, Atom) and last.pieces[-1].face is setter.face
        return setter.space if same else self._main.space

    def _put(self, part: Atom | Mark, gap: int, *, breakable: bool = False) -> None:
        if self._last is None:
            self._begin(Box(part, gap=0, spaced=False))
        elif self._space or breakable:
            self._begin(Box(part, gap=gap, spaced=self._space))
        else:
            box = self._last_box()
            box.add(part, gap)
            self._place += gap + part.advance
            self._flow.ends[-1] = self._place
        self._space = False
        self._last = part

    def _begin(self, box: Box) -> None:
        self._boxes.append(box)
        self._odd.append(box)
        self._flow.starts.append(self._place + box.gap)
        self._place += box.gap + box.advance
        self._flow.ends.append(self._place)

    def _last_box(self) -> Box:
        """The last box, which may have been a plain word so far."""
        box = self._boxes[-1]
        if isinstance(box, Box):
            return box
        index = len(self._boxes) - 1
        alone = index == self._first
        gap = 0 if alone else self._flow.gap(index)
        made = self._boxes[index] = Box(box, gap=gap, spaced=not alone)
        self._odd.append(made)
        first, last, setter = self._stretches.pop()
        if first < last - 1:
            self._stretches.append(Stretch(first, last - 1, setter))
        return made


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
    whole = flow.boxed()
    for first, last in flow.paragraphs:
        start = len(boxes)
        for box in whole[first:last]:
            if box.advance - flow.setter.tracking <= widest:
                boxes.append(box)
                continue
            words.append(box.text)
            boxes += _fragments(box, flow.setter, widest)
        paragraphs.append((start, len(boxes)))
    return boxed_flow(flow.setter, boxes, paragraphs), tuple(words)


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

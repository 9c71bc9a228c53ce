"""Text engine: texts and tokens into flows."""

import re
from collections.abc import Callable, Iterable
from itertools import accumulate
from operator import attrgetter

from cardpress.typeset.text_bidi import directed
from cardpress.typeset.text_flow import Box, Break, Flow, InlineIcon, Mark, Run, Stretch, Token
from cardpress.typeset.text_words import EM, Atom, Setter

__all__ = ["flow_of", "plain_flow"]

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
    for token, level in directed(tokens, builder.bases):
        builder.level = level
        match token:
            case Run(text, role):
                own = setter(role)
                builder.say(text, own.mirrored if level % 2 else own)
            case InlineIcon():
                builder.show(token)
            case Break():
                builder.end_line()
    return builder.flow()


_ICON_GAP = EM // 12
"""Between an icon and what is glued to it."""

_STICKY = frozenset(".,:;!?)]}»”’…")


class _Builder:
    """Puts boxes in a row, with a gap in front of each."""

    def __init__(self, setter: Callable[[int], Setter], icon_height: int) -> None:
        self._main = setter(0)
        self.bases: list[int] = []
        """The embedding level of each paragraph; empty where all runs from left to right."""
        self.level = 0
        """That of what is put next."""
        self._space_level = 0
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
        self._flow.bases = self.bases
        return self._flow

    def end_line(self) -> None:
        self._flow.paragraphs.append((self._first, len(self._boxes)))
        self._first = len(self._boxes)
        self._space = False
        self._last = None

    def say(self, text: str, setter: Setter) -> None:
        words = _SPACES(text)
        if not words or text[0] in " \t":
            self._space = self._space or text != ""
            self._space_level = self.level
        if not words:
            return
        if self._last is not None and not self._space:
            self._say_word(setter[words[0]], setter)
            del words[0]
            self._space = True
            self._space_level = self.level
        atoms = list(map(setter.__getitem__, words))
        if self.bases or (setter.odd and not setter.odd.isdisjoint(words)):
            for atom in atoms:
                self._say_word(atom, setter)
                self._space = True
                self._space_level = self.level
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
            self._put(atom, self._gap(setter, atom.text))
            return
        before: Atom | None = None
        for part in atom.parts:
            if before is None:
                self._put(part, self._gap(setter))
            else:
                pair = setter.atom(before.text + part.text)
                kern = pair.advance - before.advance - part.advance
                self._put(part, kern, breakable=True)
            if part.soft and part is not atom.parts[-1]:
                self._flow.ends[-1] += setter["-"].advance
                self._last_box().hyphen = setter["-"].advance
            before = part

    def show(self, icon: InlineIcon) -> None:
        width, height = icon.proportions
        advance = self._icon_height * int(width) // max(int(height), 1)
        gap = self._main.space if self._space else _ICON_GAP
        self._put(Mark(icon, advance), gap)

    def _gap(self, setter: Setter, text: str = "") -> int:
        """What stands in front of a word; punctuation sticks to an icon before it."""
        last = self._last
        if not self._space:
            return _ICON_GAP if isinstance(last, Mark) and text[:1] not in _STICKY else 0
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
            box.levels.append(self.level)
            self._place += gap + part.advance
            self._flow.ends[-1] = self._place
        self._space = False
        self._last = part

    def _begin(self, box: Box) -> None:
        box.levels.append(self.level)
        box.gap_level = self._space_level if box.spaced else self.level
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
        made.levels.append(0)
        self._odd.append(made)
        first, last, setter = self._stretches.pop()
        if first < last - 1:
            self._stretches.append(Stretch(first, last - 1, setter))
        return made

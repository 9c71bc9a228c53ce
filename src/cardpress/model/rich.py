r"""Rich text: reads the few marks that card texts may hold. Pure, knows no fonts and no cards.

``**bold**``, ``*italic*``, ``{icon}``, ``[[card]]``, ``[[term:name]]``, one line break for
each newline; a backslash makes ``* { [ \`` plain. Nothing else is markup (docs/files.md,
"Rich text").
"""

import re
import unicodedata
from typing import NamedTuple, TypeAlias

__all__ = [
    "CardReference",
    "Icon",
    "LineBreak",
    "RichFault",
    "RichText",
    "RichToken",
    "TermReference",
    "Words",
    "parse_rich",
]


class Words(NamedTuple):
    """A run of plain characters in one face; holds no newline and is never empty."""

    text: str
    """As printed: marks and backslashes of escapes are gone."""
    bold: bool
    italic: bool
    offset: int
    """Where it starts in the source, in characters from 0."""


class Icon(NamedTuple):
    """An icon by its name in the game's ``icons``."""

    name: str
    bold: bool
    italic: bool
    offset: int


class CardReference(NamedTuple):
    """A card by id or name; its name is printed."""

    target: str
    """What stands between the brackets, without spaces at the ends."""
    bold: bool
    italic: bool
    offset: int


class TermReference(NamedTuple):
    """One of the game's terms by its name; its words are printed."""

    name: str
    """What stands behind ``term:``."""
    bold: bool
    italic: bool
    offset: int


class LineBreak(NamedTuple):
    """The end of a line."""

    offset: int


RichToken: TypeAlias = Words | Icon | CardReference | TermReference | LineBreak


class RichFault(NamedTuple):
    """What is wrong with a text (E216)."""

    message: str
    hint: str
    offset: int


class RichText(NamedTuple):
    """A text that has been read; marks with faults stand in it as plain characters."""

    tokens: tuple[RichToken, ...]
    faults: tuple[RichFault, ...]


_MARKED = re.compile(r"[*{\[\\\n]")
"""A text without any of these is one run of words."""

_TERM = "term:"
"""What a reference to a term starts with."""

_PIECE = re.compile(
    r"\\(?P<escaped>[*{\[\\])"
    r"|(?P<brace>\{\{+)"
    r"|\{(?P<icon>[a-z][a-z0-9-]*)\}"
    r"|\[\[(?P<card>[^\[\]\n]*)\]\]"
    r"|(?P<open>\[\[)"
    r"|(?P<stars>\*+)"
    r"|(?P<newline>\n)"
)

_MARK_NAMES = {"*": "italic", "**": "bold"}


class _Stars(NamedTuple):
    """A run of one to three stars, with what it may do where it stands."""

    text: str
    offset: int
    opens: bool
    closes: bool


_Raw: TypeAlias = tuple[str, str, int]
"""A piece's kind, text and offset; kinds are those of ``_PIECE`` and ``words``."""


def parse_rich(text: str) -> RichText:
    """Reads a rich text.

    Faults are unclosed marks and empty references; they never raise, so that the rest of the
    text can still be checked.
    """
    if not _MARKED.search(text):
        return RichText((Words(text, bold=False, italic=False, offset=0),) if text else (), ())
    pieces = _split(text)
    marks, unclosed = _pair(text, pieces)
    faults = [
        RichFault(
            f"'{mark}' opens {_MARK_NAMES[mark]} text that is not closed",
            f"close it with {mark}, or write \\* for a plain star",
            offset,
        )
        for mark, offset in unclosed
    ]
    faults.extend(
        RichFault(
            "'[[' opens a card's name that is not closed on its line",
            "close it with ]], or write \\[[ for plain brackets",
            offset,
        )
        for kind, _, offset in pieces
        if kind == "open"
    )
    faults.extend(
        _names_nothing(target, offset)
        for kind, target, offset in pieces
        if kind == "card" and target.strip() in ("", _TERM)
    )
    faults.sort(key=lambda fault: fault.offset)
    return RichText(tuple(_tokens(pieces, marks)), tuple(faults))


def _names_nothing(target: str, offset: int) -> RichFault:
    if target.strip():
        return RichFault(f"'[[{target}]]' names no term", "write a term's name in it", offset)
    return RichFault(f"'[[{target}]]' names no card", "write a card's id or name in it", offset)


def _split(text: str) -> list[_Raw]:
    pieces: list[_Raw] = []
    place = 0
    for match in _PIECE.finditer(text):
        if match.start() > place:
            pieces.append(("words", text[place : match.start()], place))
        kind = match.lastgroup or ""
        pieces.append((kind, match[kind], match.start()))
        place = match.end()
    if place < len(text):
        pieces.append(("words", text[place:], place))
    return pieces


def _is_word(character: str) -> bool:
    """Whether it is a letter, a number, or a mark that belongs to one."""
    return unicodedata.category(character)[0] in "LMN"


def _look(text: str, stars: str, offset: int) -> _Stars:
    before = text[offset - 1] if offset else " "
    end = offset + len(stars)
    behind = text[end] if end < len(text) else " "
    return _Stars(
        stars,
        offset,
        opens=not _is_word(before) and not behind.isspace(),
        closes=not before.isspace() and not _is_word(behind),
    )


def _pair(text: str, pieces: list[_Raw]) -> tuple[dict[int, str], list[tuple[str, int]]]:
    """Finds which stars are marks.

    Returns:
        The text of the mark for each offset at which one stands, and the marks left open with
        their offsets. A run of three stars holds two marks.
    """
    marks: dict[int, str] = {}
    open_at: dict[str, int] = {}
    for kind, stars, offset in pieces:
        if kind == "stars" and len(stars) <= 3:
            _settle(_look(text, stars, offset), open_at, marks)
    unclosed = sorted(((mark, offset) for mark, offset in open_at.items()), key=lambda x: x[1])
    for _, offset in unclosed:
        del marks[offset]
    return marks, unclosed


def _settle(stars: _Stars, open_at: dict[str, int], marks: dict[int, str]) -> None:
    """Lets a run of stars close what is open, else open what it can."""
    offset, left = stars.offset, len(stars.text)
    if stars.closes:
        for mark in sorted(open_at, key=lambda mark: -open_at[mark]):
            if len(mark) == left or left == 3:
                del open_at[mark]
                marks[offset] = mark
                offset, left = offset + len(mark), left - len(mark)
    if stars.opens:
        for mark in ("**", "*"):
            if len(mark) <= left and left != 4 and mark not in open_at:
                open_at[mark] = offset
                marks[offset] = mark
                offset, left = offset + len(mark), left - len(mark)


def _tokens(pieces: list[_Raw], marks: dict[int, str]) -> list[RichToken]:
    writer = _Writer()
    for kind, text, offset in pieces:
        if kind == "stars":
            writer.stars(text, offset, marks)
        elif kind == "icon":
            writer.put(Icon(text, writer.bold, writer.italic, offset))
        elif kind == "card" and text.strip():
            writer.refer(text.strip(), offset)
        elif kind == "newline":
            writer.put(LineBreak(offset))
        else:
            writer.say(f"[[{text}]]" if kind == "card" else text, offset)
    writer.flush()
    return writer.tokens


class _Writer:
    """Collects tokens; neighbouring characters of one face become one run of words."""

    def __init__(self) -> None:
        self.tokens: list[RichToken] = []
        self.bold = False
        self.italic = False
        self._text = ""
        self._offset = 0

    def say(self, text: str, offset: int) -> None:
        if not self._text:
            self._offset = offset
        self._text += text

    def flush(self) -> None:
        if self._text:
            self.tokens.append(Words(self._text, self.bold, self.italic, self._offset))
            self._text = ""

    def put(self, token: RichToken) -> None:
        self.flush()
        self.tokens.append(token)

    def refer(self, target: str, offset: int) -> None:
        if target.startswith(_TERM):
            name = target.removeprefix(_TERM).strip()
            self.put(TermReference(name, self.bold, self.italic, offset))
        else:
            self.put(CardReference(target, self.bold, self.italic, offset))

    def stars(self, text: str, offset: int, marks: dict[int, str]) -> None:
        end = offset + len(text)
        while offset < end:
            mark = marks.get(offset)
            if mark is None:
                self.say("*", offset)
                offset += 1
                continue
            self.flush()
            if mark == "**":
                self.bold = not self.bold
            else:
                self.italic = not self.italic
            offset += len(mark)

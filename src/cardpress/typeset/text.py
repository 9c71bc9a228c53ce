"""The text engine: words into a box at the largest size that fits; nothing is lost in silence.

``set_text`` is the way in. Knows fonts and boxes, nothing of cards or templates.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cardpress.geometry import Length, Rect
from cardpress.scene import Item
from cardpress.typeset.text_build import flow_of, plain_flow
from cardpress.typeset.text_draw import draw
from cardpress.typeset.text_fit import Fitted, Problem
from cardpress.typeset.text_flow import Break, Flow, InlineIcon, Run, Token
from cardpress.typeset.text_overflow import fit
from cardpress.typeset.text_style import Look, TextStyle, sizes_between
from cardpress.typeset.text_words import Setter

__all__ = [
    "Break",
    "InlineIcon",
    "Look",
    "Problem",
    "Run",
    "SetText",
    "Setter",
    "TextStyle",
    "Token",
    "plain_tokens",
    "set_text",
    "sizes_between",
]


class SetText(NamedTuple):
    """A text that was set."""

    items: tuple[Item, ...]
    size: Length
    """The size that it came out at."""
    lines: int
    problems: tuple[Problem, ...]


def set_text(
    content: str | Sequence[Token],
    style: TextStyle,
    *,
    box: Rect,
    look: Look,
    obstacles: tuple[Rect, ...] = (),
) -> SetText:
    """Sets a text.

    Args:
        content: plain text with line breaks, or tokens; spaces and breaks at its ends do not
            count.
        style: how it is set.
        look: in which colour.
        box: where it goes.
        obstacles: what it flows round; those beside the box do not count.
    """
    flow = _flow(content, style)
    if not len(flow):
        return SetText((), style.sizes[0], 0, ())
    if obstacles:
        obstacles = tuple(sorted(each for each in obstacles if each.overlaps(box)))
    fitted = _at_once(flow, style, box) if not obstacles else None
    if fitted is None:
        fitted = fit(flow, style, box, obstacles)
    problems = fitted.problems
    if missing := flow.missing:
        problems = (_missing(missing, style), *problems)
    items = draw(fitted, style, look, box)
    return SetText(tuple(items), fitted.rung.size, len(fitted.spans), problems)


def _at_once(flow: Flow, style: TextStyle, box: Rect) -> Fitted | None:
    """Sets a plain text that goes on one line at its largest size: most titles and numbers."""
    if not flow.plain or len(flow.paragraphs) > 1:
        return None
    rung = style.ladder(box)[0]
    if not rung.most or flow.width(0, len(flow)) > rung.measure:
        return None
    return Fitted(flow, rung, flow.paragraphs)


def _flow(content: str | Sequence[Token], style: TextStyle) -> Flow:
    if not isinstance(content, str):
        return flow_of(_trimmed(content), style.setter, style.icon_height)
    text = content.strip("\n\r\t ")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    flow = plain_flow(text, style.main)
    if flow is not None:
        return flow
    return flow_of(plain_tokens(text), style.setter, style.icon_height)


def plain_tokens(text: str) -> list[Token]:
    """A text without marks as tokens."""
    tokens: list[Token] = []
    for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        tokens += (Run(line), Break())
    return tokens[:-1]


def _trimmed(tokens: Sequence[Token]) -> Sequence[Token]:
    """Leaves out line breaks, and runs of nothing but spaces, at both ends."""
    first, last = 0, len(tokens)
    while first < last and _blank(tokens[first]):
        first += 1
    while first < last and _blank(tokens[last - 1]):
        last -= 1
    return tokens[first:last]


def _blank(token: Token) -> bool:
    return isinstance(token, Break) or (isinstance(token, Run) and not token.text.strip(" \t"))


def _missing(characters: str, style: TextStyle) -> Problem:
    listed = ", ".join(f"'{each}' (U+{ord(each):04X})" for each in characters)
    fonts = ", ".join(dict.fromkeys(face.name for face in style.main.faces))
    return Problem(
        "E212",
        f"no font has {listed}; looked in {fonts}",
        "add a font that has them to the chain in the template's 'fonts'",
        near=characters[0],
    )

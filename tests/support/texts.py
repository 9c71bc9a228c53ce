"""Texts set in fonts of boxes: at 10 pt a letter is 5 pt wide, a space 2.5, a line 10 high."""

from collections.abc import Sequence
from typing import Any

from cardpress.files import MemoryFiles
from cardpress.fonts import FontLibrary
from cardpress.geometry import Rect, in_pt, pt
from cardpress.scene import GlyphRun, Item
from cardpress.typeset.text import (
    Look,
    Setter,
    SetText,
    TextStyle,
    Token,
    set_text,
    sizes_between,
)
from tests.support.tinyfonts import tiny_font

__all__ = ["LETTERS", "frame", "lines", "placed", "put", "tiny_style"]

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-–…"
"""What the plain font of boxes has."""


def tiny_style(
    *fonts: bytes, size: float = 10, smallest: float | None = None, **values: Any
) -> TextStyle:
    """A style in fonts of boxes; by default in one that has plain letters."""
    data = fonts or (tiny_font(LETTERS),)
    library = FontLibrary(MemoryFiles({f"{i}.ttf": each for i, each in enumerate(data)}))
    names = [f"{i}.ttf" for i in range(len(data))]
    setters: dict[int, Setter] = {}
    features = values.pop("features", ())
    tracking = values.pop("tracking", 0)

    def setter(role: int) -> Setter:
        if role not in setters:
            order = names if role == 0 else [*names[role:], *names[:role]]
            faces = tuple(library.face(name) for name in order)
            setters[role] = Setter(faces, features=features, tracking=tracking)
        return setters[role]

    return TextStyle(setter, sizes_between(pt(size), pt(smallest or size)), **values)


def frame(x: float, y: float, width: float, height: float) -> Rect:
    """A box in points."""
    return Rect(pt(x), pt(y), pt(width), pt(height))


def put(
    content: str | Sequence[Token],
    box: Rect,
    style: TextStyle | None = None,
    *,
    avoid: tuple[Rect, ...] = (),
) -> SetText:
    """Sets a text."""
    return set_text(content, style or tiny_style(), box=box, look=Look(), obstacles=avoid)


def _said(run: GlyphRun) -> str:
    return " ".join(word.text for word in run.words) + (" " if run.space_after else "")


def lines(done: SetText) -> list[str]:
    """What stands on each line, from top to bottom."""
    rows: dict[int, str] = {}
    for item in done.items:
        if isinstance(item, GlyphRun):
            rows[item.origin.y] = rows.get(item.origin.y, "") + _said(item)
    return [rows[y] for y in sorted(rows)]


def placed(items: Sequence[Item]) -> list[tuple[str, float, float]]:
    """Texts with the places of their baselines' starts, in points."""
    return [
        (_said(item), round(in_pt(item.origin.x), 3), round(in_pt(item.origin.y), 3))
        for item in items
        if isinstance(item, GlyphRun)
    ]

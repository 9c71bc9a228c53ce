"""How much ink a drawing gets: all of it, or as little as a home printer and a child may wish.

A drawing is written once, and some of its marks say in an attribute ``role`` what they are
there for. Full ink forgets the roles. Low ink is a filter over the finished text: white ground,
one ink for every line, only the darkest details solid. A shade is a single mark, never a group.
Groups say how far away they are: low ink has three weights of line, about 0.6 mm for a charge,
0.4 mm for its shield and 0.2 mm for the scenery.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from cardpress.illustrate.heraldic.outlines import number
from cardpress.illustrate.heraldic.tones import INK, WHITE

__all__ = ["Ink", "full_ink", "low_ink"]

Ink = Callable[[str], str]
"""What turns a finished drawing with roles into the SVG text that is printed."""

_SHADE = "shade"
"""The role of light, shadow, sky and glitter, which low ink leaves out."""
_TINT = "tint"
"""The role of what low ink alone shows."""
_DEPTHS: Mapping[str, float] = MappingProxyType({"scenery": 0.2, "arms": 0.42, "charge": 9})
"""The widest line in a group of this role, in its units; a charge keeps its lines."""
_CORE = "core"
"""The role of a stroke within a wider one of ink, which keeps its width."""
_CASING = "casing"
"""The role of a stroke of ink about a narrower one, or about a floret."""
_KEPT = (_CORE, _CASING, "far", "rim")
"""The roles of strokes that no depth thins."""

_CHANGES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "flood": {"fill": WHITE},
        "mass": {
            "fill": WHITE,
            "stroke": INK,
            "stroke-width": ".3",
            "stroke-linejoin": "round",
        },
        "sketch": {
            "fill": WHITE,
            "stroke": INK,
            "stroke-width": ".25",
            "stroke-linejoin": "round",
            "opacity": "1",
        },
        "division": {"fill": WHITE, "stroke": "#b7b0c4", "stroke-width": ".35"},
        "thread": {"fill": "none", "stroke": INK, "stroke-width": ".2", "opacity": "1"},
        _CORE: {"stroke": WHITE},
        "crescent": {"opacity": ".12"},
        "outline": {"stroke-width": "3.6"},
        "rim": {"stroke-width": "3.2"},
        _TINT: {"stroke": "#b7b0c4", "stroke-width": ".3"},
        "ebony": {"fill": INK},
        "spark": {"fill": WHITE, "stroke": WHITE},
        "hatching": {"stroke": "#b7b0c4", "stroke-width": ".18", "opacity": "1"},
        "dots": {"stroke": "#b7b0c4", "stroke-width": ".4"},
        "keel": {"fill": "#cdbfe6"},
    }
)
"""What low ink makes of the other roles, after the rules for all marks.

A flood is a large surface, white however dark; a mass shows by its colour alone and needs a
line; a sketch and a thread are far away and need a thin one; the division of a field must not
rival the charge on it.
"""

_SOLID = 70
"""Luma (0 to 255) below which a detail stays solid in low ink."""
_LUMA = (0.3, 0.59, 0.11)
"""The share of red, green and blue in luma."""
_WIDEST = 1.2
"""The widest that a coloured line becomes when it is drawn in ink, in units of the drawing."""

_CASED = 0.88
"""How much of a casing's width is left: the ink round a vine or a floret."""

_PIECE = re.compile(r"<[^>]*>|[^<]+")
_TINTED = re.compile(rf'<[^>]* role="{_TINT}"[^>]*/>')
_ATTRIBUTE = re.compile(r' ([\w-]+)="([^"]*)"')
_ROLE = re.compile(r' role="(\w+)"')
_GRADIENT = re.compile(r"<(linear|radial)Gradient .*?</\1Gradient>")
_COLOUR = re.compile(r"#(?:[0-9a-f]{3}|[0-9a-f]{6})")


def full_ink(drawing: str) -> str:
    """The drawing as it was painted."""
    return _ROLE.sub("", _TINTED.sub("", drawing))


def low_ink(drawing: str) -> str:
    """The drawing as lines on white, with about a third of the ink."""
    return "".join(_thinned(_GRADIENT.sub("", drawing)))


def _thinned(drawing: str) -> Iterator[str]:
    """The drawing piece by piece, each tag as the innermost group with a depth asks."""
    depths = [_DEPTHS["charge"]]
    for piece in _PIECE.findall(drawing):
        if piece == "</g>":
            depths.pop()
        elif re.match("<g[ >]", piece):
            role = _ROLE.search(piece)
            depths.append(_DEPTHS.get(role[1] if role else "", depths[-1]))
        is_mark = re.match("<[A-Za-z]", piece)
        yield _thinned_mark(piece, widest=depths[-1]) if is_mark else piece


def _thinned_mark(tag: str, *, widest: float) -> str:
    attributes = dict(_ATTRIBUTE.findall(tag))
    role = attributes.pop("role", "")
    if role == _SHADE:
        return ""
    if "fill" in attributes:
        attributes["fill"] = _fill(attributes["fill"])
    if "stroke" in attributes and role != _CORE:
        attributes |= _line(attributes["stroke"], attributes.get("stroke-width", ""))
    if "stroke-width" in attributes and role not in _KEPT:
        attributes["stroke-width"] = _capped(attributes["stroke-width"], widest)
    attributes |= _CHANGES.get(role, {})
    if role == _CASING:
        attributes["stroke-width"] = number(float(attributes["stroke-width"]) * _CASED)
    name = re.split(r"[ />]", tag[1:], maxsplit=1)[0]
    written = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{name}{written}{'/>' if tag.endswith('/>') else '>'}"


def _fill(paint: str) -> str:
    """White, or the ink where the colour is nearly black."""
    if paint == "none":
        return paint
    dark = _COLOUR.fullmatch(paint) is not None and _luma(paint) < _SOLID
    return INK if dark else WHITE


def _line(paint: str, width: str) -> dict[str, str]:
    """Metal bands become white, coloured lines thin lines of ink."""
    if paint in ("none", INK):
        return {}
    if paint.startswith("url("):
        return {"stroke": WHITE}
    thinned = {"stroke-width": number(min(float(width), _WIDEST))} if width else {}
    return {"stroke": INK} | thinned


def _capped(width: str, widest: float) -> str:
    """No wider than lines at this depth are; what is wider than a line is none, but a band."""
    return width if float(width) > _WIDEST else number(min(float(width), widest))


def _luma(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = (int(digits[start : start + 2], 16) for start in (0, 2, 4))
    return sum(weight * part for weight, part in zip(_LUMA, parts, strict=True))

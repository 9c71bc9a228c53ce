"""Scenes as text: canonical for digests, readable for tests.

The canonical dump has one item a line and whole numbers only. Fonts and pictures stand in it
by the digests of their bytes, never by path or version, so that it changes when, and only when,
what is drawn changes.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator

from cardpress.colour import Cmyk, Colour, Gray, Rgb, Spot
from cardpress.geometry import Length, Transform, in_mm
from cardpress.scene.items import (
    OPAQUE,
    GlyphRun,
    Group,
    Item,
    LinearGradient,
    Paint,
    Picture,
    RadialGradient,
    Shape,
    Stroke,
    Use,
)
from cardpress.scene.outline import Outline

__all__ = ["digest", "dump"]


def digest(items: Iterable[Item]) -> str:
    """SHA-256 of the canonical dump, in hexadecimal."""
    state = hashlib.sha256()
    for line in _lines(items, str, 0):
        state.update(line.encode())
        state.update(b"\n")
    return state.hexdigest()


def dump(items: Iterable[Item]) -> str:
    """The same for people and tests: millimetres with two decimals, indented by nesting."""
    return "\n".join(_lines(items, lambda length: f"{in_mm(length):.2f}", 0)) + "\n"


_Format = Callable[[Length], str]


def _lines(items: Iterable[Item], fmt: _Format, depth: int) -> Iterator[str]:
    pad = "  " * depth
    for item in items:
        match item:
            case Shape():
                yield pad + _shape(item, fmt)
            case Picture():
                yield pad + _picture(item, fmt)
            case GlyphRun():
                yield pad + _run(item, fmt)
            case Group():
                yield pad + _join("group", _transform(item.transform, fmt), _tail(item, fmt))
                yield from _lines(item.items, fmt, depth + 1)
            case Use():
                clip = _box(item.clip, fmt) if item.clip else ""
                yield pad + _join(
                    "use", _transform(item.transform, fmt), clip and f"clip={clip}"
                )
                yield from _lines(item.part.items, fmt, depth + 1)


def _join(*words: str) -> str:
    return " ".join(word for word in words if word)


def _box(box: Iterable[Length], fmt: _Format) -> str:
    return ",".join(map(fmt, box))


def _colour(colour: Colour) -> str:
    match colour:
        case Rgb(red, green, blue):
            return f"#{red:02x}{green:02x}{blue:02x}"
        case Gray(value):
            return f"gray({value})"
        case Cmyk():
            return f"cmyk({','.join(map(str, colour))})"
        case Spot(name, alternate, tint):
            return f"spot({name},{_colour(alternate)},{tint})"


def _paint(paint: Paint, fmt: _Format) -> str:
    match paint:
        case LinearGradient(start, end, stops):
            where = f"linear({_box(start, fmt)};{_box(end, fmt)}"
        case RadialGradient(centre, radius, stops):
            where = f"radial({_box(centre, fmt)};{fmt(radius)}"
        case _:
            return _colour(paint)
    return f"{where};{' '.join(f'{at}:{_colour(colour)}' for at, colour in stops)})"


def _stroke(stroke: Stroke | None, fmt: _Format) -> str:
    if stroke is None:
        return ""
    dash = f" dash={_box(stroke.dash, fmt)}" if stroke.dash else ""
    ends = " round" if stroke.round else ""
    return f"stroke={_paint(stroke.paint, fmt)}/{fmt(stroke.width)}{dash}{ends}"


def _outline(outline: Outline, fmt: _Format) -> str:
    path = "".join([s[0] + ",".join(map(fmt, s[1:])) for s in outline.segments])
    return path + ("!" if outline.even_odd else "")


def _shape(item: Shape, fmt: _Format) -> str:
    fill = f"fill={_paint(item.fill, fmt)}" if item.fill is not None else ""
    return _join(
        "shape", _outline(item.outline, fmt), fill, _stroke(item.stroke, fmt), _tail(item, fmt)
    )


def _picture(item: Picture, fmt: _Format) -> str:
    clip = f"clip={_box(item.clip, fmt)}" if item.clip else ""
    return _join("picture", item.asset, _box(item.box, fmt), clip, _tail(item, fmt))


def _run(item: GlyphRun, fmt: _Format) -> str:
    glyphs = "|".join(
        ";".join(f"{g.id},{g.advance},{g.dx},{g.dy}" for g in word.glyphs)
        for word in item.words
    )
    words = " ".join(word.text for word in item.words)
    return _join(
        "text",
        repr(words + (" " if item.space_after else "")),
        item.font,
        fmt(item.size),
        _box(item.origin, fmt),
        _colour(item.colour),
        f"gap={item.gap}",
        f"tracking={fmt(item.tracking)}" if item.tracking else "",
        f"glyphs={glyphs}",
        _stroke(item.stroke, fmt),
        _tail(item, fmt),
    )


def _tail(item: Shape | Picture | GlyphRun | Group, fmt: _Format) -> str:
    opacity = f"opacity={item.opacity}" if item.opacity != OPAQUE else ""
    if isinstance(item, Group):
        clip = f"clip={_outline(item.clip, fmt)}" if item.clip else ""
        return _join(opacity, clip)
    return _join(opacity, f"role={item.role}")


def _transform(transform: Transform, fmt: _Format) -> str:
    dx, dy, rotation, scale, stretch = transform
    turned = f" turned={rotation}" if rotation else ""
    sized = f" scaled={scale}" if scale != 1_000_000 else ""
    sized += f" stretched={stretch}" if stretch != 1_000_000 else ""
    return f"at={fmt(dx)},{fmt(dy)}{turned}{sized}"

"""Draws the items of scenes into content streams. Makes no decisions of layout."""

from collections.abc import Iterable
from dataclasses import replace
from weakref import WeakKeyDictionary

from cardpress.colour import Colour
from cardpress.geometry import AS_IS, Rect
from cardpress.render.content import Content
from cardpress.render.images import Images
from cardpress.render.numbers import Clips, Places, Squares, box
from cardpress.render.paints import Gradient
from cardpress.render.paths import Paths, seen_through
from cardpress.render.text import Texts
from cardpress.render.writer import Indirect, Writer
from cardpress.scene import (
    OPAQUE,
    GlyphRun,
    Group,
    Item,
    LinearGradient,
    Outline,
    Part,
    Picture,
    RadialGradient,
    Shape,
    Stroke,
    Use,
)

__all__ = ["Drawing"]


class Drawing:
    """What the pages of one document have in common while they are drawn."""

    def __init__(self, writer: Writer, texts: Texts, images: Images) -> None:
        self._writer = writer
        self._texts = texts
        self._images = images
        self._paints = texts.paints
        self._paths = Paths(texts.lengths)
        self._clips, self._squares, self._places = Clips(), Squares(), Places()
        self._forms: WeakKeyDictionary[Part, tuple[str, Indirect]] = WeakKeyDictionary()
        self._count = 0

    def items(self, content: Content, items: Iterable[Item]) -> None:
        """Draws items in order, the first at the bottom."""
        for item in items:
            match item:
                case GlyphRun():
                    self._texts.draw(content, item)
                case Shape():
                    self._shape(content, item)
                case Picture():
                    self._picture(content, item)
                case Use():
                    self._use(content, item)
                case Group():
                    self._group(content, item)

    def _shape(self, content: Content, shape: Shape) -> None:
        fill = self._solid(shape.fill)
        if shape.opacity != OPAQUE and _in_two_steps(fill, shape.stroke):
            self._group(
                content, Group((replace(shape, opacity=OPAQUE),), opacity=shape.opacity)
            )
            return
        self._paints.opacity(content, shape.opacity)
        path = self._paths[shape.outline]
        if isinstance(fill, LinearGradient | RadialGradient):
            content.save()
            content.draw(f"{path} {'W*' if shape.outline.even_odd else 'W'} n")
            self._paints.shade(content, fill)
            content.restore()
            fill = None
        elif fill is not None:
            self._paints.fill(content, fill)
        if shape.stroke is not None:
            self._line(content, shape.stroke)
        paint = _PAINTING[fill is not None, shape.stroke is not None, shape.outline.even_odd]
        if paint:
            content.draw(f"{path} {paint}")

    def _solid(self, fill: Colour | Gradient | None) -> Colour | Gradient | None:
        if isinstance(fill, LinearGradient | RadialGradient):
            return self._paints.solid(fill) or fill
        return fill

    def _line(self, content: Content, stroke: Stroke) -> None:
        self._paints.stroke(content, stroke.paint)
        content.line(self._texts.line(stroke))

    def _picture(self, content: Content, picture: Picture) -> None:
        name, reference = self._images[picture.asset]
        if picture.opacity != OPAQUE and picture.asset in self._images.vectors:
            whole = picture._replace(opacity=OPAQUE)
            self._group(content, Group((whole,), opacity=picture.opacity))
            return
        content.use("XObject", name, reference)
        self._paints.opacity(content, picture.opacity)
        if picture.clip is None or picture.clip == picture.box:
            content.draw(f"q {self._squares[picture.box]} /{name} Do Q")
        else:
            clip = self._clips[picture.clip]
            content.draw(f"q {clip} {self._squares[picture.box]} /{name} Do Q")

    def _use(self, content: Content, use: Use) -> None:
        part, transform = use.part, use.transform
        if part.shared:
            self._paints.opacity(content, OPAQUE)
            place = "" if transform == AS_IS else f"{self._places[transform]} "
            clip = "" if use.clip is None else f"{self._clips[use.clip]} "
            content.draw(f"q {place}{clip}/{content.use('XObject', *self._form(part))} Do Q")
            return
        content.save()
        content.place(transform, self._places[transform], part.bounds)
        if use.clip is not None:
            content.draw(self._clips[use.clip])
        self.items(content, part.items)
        content.restore()

    def _group(self, content: Content, group: Group) -> None:
        inside = seen_through(content.bounds, group.transform)
        self._paints.opacity(content, group.opacity)
        content.save()
        content.place(group.transform, self._places[group.transform], inside)
        if group.clip is not None:
            rule = "W*" if group.clip.even_odd else "W"
            content.draw(f"{self._clip(group.clip)} {rule} n")
        if group.opacity == OPAQUE:
            self.items(content, group.items)
        else:
            form = self._translucent(group, inside)
            content.draw(f"/{content.use('XObject', *form)} Do")
        content.restore()

    def _clip(self, outline: Outline) -> str:
        return self._paths[outline] or "0 0 0 0 re"

    def _form(self, part: Part) -> tuple[str, Indirect]:
        """A part as a form, written when it is met for the first time."""
        form = self._forms.get(part)
        if form is None:
            form = self._forms[part] = self._written(part.items, part.bounds, b"")
        return form

    def _translucent(self, group: Group, bounds: Rect) -> tuple[str, Indirect]:
        """A group painted as one, so that what overlaps in it does not shine through."""
        entries = b"/Group<</S/Transparency/Type/Group>>"
        return self._written(group.items, bounds, entries)

    def _written(
        self, items: Iterable[Item], bounds: Rect, entries: bytes
    ) -> tuple[str, Indirect]:
        content = Content(bounds)
        self.items(content, items)
        head = b"/BBox%b%b/Resources%b/Subtype/Form/Type/XObject" % (
            box(bounds),
            entries,
            content.resources(),
        )
        reference = self._writer.packed(head, content.code())
        self._count += 1
        return f"X{self._count}", reference


def _in_two_steps(fill: Colour | Gradient | None, stroke: Stroke | None) -> bool:
    """Whether a shape is shaded first and lined then, so that one would shine through."""
    return stroke is not None and isinstance(fill, LinearGradient | RadialGradient)


_PAINTING = {
    (True, False, False): "f",
    (True, False, True): "f*",
    (True, True, False): "B",
    (True, True, True): "B*",
    (False, True, False): "S",
    (False, True, True): "S",
    (False, False, False): "",
    (False, False, True): "",
}
"""Operators by whether there is a fill, a stroke, and the even-odd rule."""

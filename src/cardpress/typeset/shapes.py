"""Shape layers: outlines in a box, filled and stroked."""

from collections.abc import Callable

from cardpress.geometry import MM, ZERO, Length, Point, Rect
from cardpress.scene import Outline, Role, Shape
from cardpress.template import ShapeLayer
from cardpress.typeset.desk import Desk, Job, Subject
from cardpress.typeset.paints import paint_of, stroke_of
from cardpress.typeset.svg_path import parse_path

__all__ = ["outline_of", "shape_of"]


def shape_of(
    layer: ShapeLayer, box: Rect, desk: Desk, job: Job, subject: Subject
) -> Shape | None:
    """Gives a layer's shape; nothing where it is neither filled nor stroked."""
    outline = outline_of(layer, box, job, subject)
    if outline is None:
        return None
    fill = paint_of(layer.fill, box, desk, job, subject) if layer.fill else None
    stroke = stroke_of(layer.stroke, box, desk, job, subject) if layer.stroke else None
    if fill is None and stroke is None:
        return None
    role = Role.RULE if layer.shape == "line" else Role.FRAME
    return Shape(outline, fill, stroke, role=role)


def outline_of(layer: ShapeLayer, box: Rect, job: Job, subject: Subject) -> Outline | None:
    """Gives a layer's outline in a box; nothing, with a diagnostic, where it has none."""
    try:
        return _OUTLINES[layer.shape](layer, box)
    except ValueError as error:
        job.say(subject, "E223", f"shape '{layer.shape}': {error}")
        return None


def _circle(_: ShapeLayer, box: Rect) -> Outline:
    """The largest circle in the box, in its middle."""
    side = min(box.width, box.height)
    x = box.x + Length(int(box.width - side) // 2)
    y = box.y + Length(int(box.height - side) // 2)
    return Outline.ellipse(Rect(x, y, side, side))


def _line(layer: ShapeLayer, box: Rect) -> Outline:
    """From the first point to the last; without points along the middle of the longer side."""
    if layer.points:
        first, *rest = _points(layer, box, 2)
        return Outline((("M", *first), *(("L", x, y) for x, y in rest)))
    if box.width >= box.height:
        y = box.y + Length(int(box.height) // 2)
        return Outline.line(Point(box.x, y), Point(box.right, y))
    x = box.x + Length(int(box.width) // 2)
    return Outline.line(Point(x, box.y), Point(x, box.bottom))


def _points(layer: ShapeLayer, box: Rect, least: int) -> list[Point]:
    if len(layer.points) < least:
        raise ValueError(f"it needs {least} points at least")
    return [Point(box.x + x, box.y + y) for x, y in layer.points]


def _path(layer: ShapeLayer, box: Rect) -> Outline:
    return parse_path(layer.d, Point(box.x, box.y), MM)


_OUTLINES: dict[str, Callable[[ShapeLayer, Rect], Outline]] = {
    "rect": lambda _, box: Outline.rectangle(box),
    "rounded": lambda layer, box: Outline.rounded(box, max(layer.radius, ZERO)),
    "line": _line,
    "ellipse": lambda _, box: Outline.ellipse(box),
    "circle": _circle,
    "polygon": lambda layer, box: Outline.polygon(_points(layer, box, 3)),
    "path": _path,
}

"""One layer of a template, compiled: where it goes, when, how often, and what it draws."""

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from cardpress.catalogue import TemplateEntry
from cardpress.diagnostics import did_you_mean
from cardpress.geometry import MM, ZERO, Rect, Transform
from cardpress.scene import OPAQUE, Group, Item, Outline
from cardpress.template import (
    Expression,
    ExpressionError,
    GroupLayer,
    IconLayer,
    ImageLayer,
    Layer,
    Leaf,
    ShapeLayer,
    TextLayer,
)
from cardpress.typeset.depends import expressions_in, key_of
from cardpress.typeset.desk import BLEED, Desk, Job, Subject
from cardpress.typeset.finish import faded, turned, with_role
from cardpress.typeset.painters import IconPainter, ImagePainter, ShapePainter
from cardpress.typeset.shapes import outline_of
from cardpress.typeset.style_book import StyleBook
from cardpress.typeset.texts import TextPainter

__all__ = ["Board", "LayerPlan"]

_MOST_REPEATS = 1_000

_SAFE = MM * 3


class Board:
    """What the layers of one template share."""

    def __init__(self, template: TemplateEntry, desk: Desk) -> None:
        self.entry = template
        self.desk = desk
        self.book = StyleBook(template, desk)
        trim = Rect(ZERO, ZERO, template.size.width, template.size.height)
        self.trim = trim
        self.boxes: Mapping[str, Rect] = {
            **template.template.boxes,
            "bleed": trim.grown(BLEED),
            "trim": trim,
            "safe": trim.grown(-_SAFE),
        }

    def box(self, name: str, job: Job, subject: Subject) -> Rect | None:
        """Gives a box by name; nothing, with a diagnostic, where there is none."""
        box = self.boxes.get(name)
        if box is None:
            hint = did_you_mean(name, self.boxes)
            here = Subject(label=subject.label, span=self.entry.places.span)
            job.say(here, "E206", f"no box '{name}' in this template", hint)
        return box

    def subject_of(self, layer: Layer) -> Subject:
        """What diagnostics about a layer name: the card's field that it shows, else its box."""
        name = layer.name or (layer.box if isinstance(layer.box, str) else "")
        leaf = _main_leaf(layer)
        chains = [chain for each in leaf.expressions for chain in each.chains] if leaf else []
        fields = [chain[1] for chain in chains if chain[0] == "card" and len(chain) > 1]
        span = (leaf and leaf.span) or self.entry.places.span
        return Subject(
            field=fields[0] if fields else "",
            label=f"layer '{name}'" if name else "",
            span=span,
        )


def _main_leaf(layer: Layer) -> Leaf | None:
    match layer:
        case TextLayer():
            return layer.text
        case ImageLayer():
            return layer.image
        case IconLayer():
            return layer.icon
        case ShapeLayer():
            return layer.fill if isinstance(layer.fill, Leaf) else None
        case GroupLayer():
            return None


class LayerPlan:
    """A layer that can be painted on card after card."""

    def __init__(self, layer: Layer, board: Board) -> None:
        self.layer = layer
        self.board = board
        self.subject = board.subject_of(layer)
        self._draw = _drawer(layer, board)
        self._memo: dict[Hashable, tuple[Item, ...]] = {}
        parts = [getattr(layer, name) for name in type(layer).model_fields if name != "when"]
        inside = [each for part in parts for each in expressions_in(part)]
        if isinstance(layer, TextLayer):
            inside += expressions_in(_style_of(layer, board))
        game = board.desk.game.game
        self._key = key_of(inside, game)
        self.key = self._key and key_of([*inside, *expressions_in(layer.when)], game)
        """Tells apart cards on which it looks different; nothing where all differ."""
        self.expressions: Sequence[Expression] = [*inside, *expressions_in(layer.when)]
        self._home = self._settled_box()
        """Its box, if that is known without a card to complain about."""
        self._plain = layer.repeat is None and not _finished(layer)
        self._quick = self._plain and layer.when is None and self._key is None

    def paint(self, job: Job) -> Sequence[Item]:
        """Gives the layer's items for a card."""
        if self._quick and self._home is not None:
            return self._draw(job, self._home, self.subject)
        if self.layer.when is not None and not self._value(self.layer.when, job):
            return ()
        if self._key is None:
            return self._painted(job)
        key = self._key(job.entry)
        items = self._memo.get(key)
        if items is None or "item" in job.context:
            items = tuple(self._painted(job))
            self._memo[key] = items
        return items

    def _painted(self, job: Job) -> Sequence[Item]:
        box = self._box(job)
        if box is None:
            return ()
        if self._plain:
            return self._draw(job, box, self.subject)
        if self.layer.repeat is None:
            return self._placed(job, box)
        return self._repeated(job, box)

    def _settled_box(self) -> Rect | None:
        where = self.layer.box
        box = self.board.boxes.get(where) if isinstance(where, str) else Rect(*where)
        return box and box.moved(*self.layer.offset)

    def _box(self, job: Job) -> Rect | None:
        if self._home is None and isinstance(self.layer.box, str):
            self.board.box(self.layer.box, job, self.subject)
        return self._home

    def _value(self, expression: Expression, job: Job) -> Any:
        try:
            return expression.evaluate(job.context)
        except ExpressionError as error:
            place = Subject(label=self.subject.label, span=expression.span)
            job.say(place, error.code, str(error), error.hint)
            return None

    def _repeated(self, job: Job, box: Rect) -> Sequence[Item]:
        assert self.layer.repeat is not None  # noqa: S101 - the caller looked
        value = self._value(self.layer.repeat, job)
        listed = value if isinstance(value, tuple | list) else None
        count = _count(value) if listed is None else len(listed)
        if count > _MOST_REPEATS:
            place = Subject(label=self.subject.label, span=self.layer.repeat.span)
            job.say(place, "E205", f"repeats more than {_MOST_REPEATS} times")
            return ()
        things: Sequence[object] = range(count) if listed is None else listed
        right, down = _DIRECTIONS[self.layer.along]
        pitch = self.layer.pitch
        if pitch is None:
            pitch = box.width if right else box.height
        items: list[Item] = []
        for index, item in enumerate(things):
            moved = box.moved(pitch * (right * index), pitch * (down * index))
            items += self._placed(job.repeated(item, index), moved)
        return items

    def _placed(self, job: Job, box: Rect) -> Sequence[Item]:
        items = self._draw(job, box, self.subject)
        layer = self.layer
        if layer.role:
            items = [with_role(item, layer.role) for item in items]
        opacity = self._number(layer.opacity, job)
        if opacity is not None:
            share = round(min(max(opacity, 0.0), 1.0) * OPAQUE)
            items = faded(items, share)
        turn = self._number(layer.rotate, job)
        if turn:
            items = (
                [Group(tuple(items), turned(box, round(turn % 360 * 1000)))] if items else []
            )
        return items

    def _number(self, leaf: Leaf | None, job: Job) -> float | None:
        if leaf is None:
            return None
        value = job.value(leaf, self.subject)
        if value in (None, ""):
            return None
        try:
            number = float(value)
        except (TypeError, ValueError, OverflowError):
            number = math.nan
        if math.isfinite(number):
            return number
        place = Subject(label=self.subject.label, span=leaf.span)
        job.say(place, "E108", f"'{value}' is not a number")
        return None


_DIRECTIONS = {"right": (1, 0), "down": (0, 1), "left": (-1, 0), "up": (0, -1)}


def _finished(layer: Layer) -> bool:
    """Whether something is done to what a layer draws."""
    return bool(layer.role) or layer.opacity is not None or layer.rotate is not None


def _count(value: object) -> int:
    if isinstance(value, float) and not math.isfinite(value):
        return 0
    return max(int(value), 0) if isinstance(value, int | float) else 0


def _style_of(layer: TextLayer, board: Board) -> object:
    styles = board.entry.template.styles
    return styles.get(layer.style or (layer.box if isinstance(layer.box, str) else ""))


_Draw = Callable[[Job, Rect, Subject], Sequence[Item]]


def _drawer(layer: Layer, board: Board) -> _Draw:
    match layer:
        case ShapeLayer():
            return ShapePainter(layer, board.desk).draw
        case ImageLayer():
            return ImagePainter(layer, board.desk, board.trim.size).draw
        case IconLayer():
            return IconPainter(layer, board.desk).draw
        case TextLayer():
            return _text_drawer(layer, board)
        case GroupLayer():
            return _Groups(layer, board).draw


def _text_drawer(layer: TextLayer, board: Board) -> _Draw:
    obstacles = tuple(board.boxes[name] for name in layer.avoid if name in board.boxes)
    unknown = [name for name in layer.avoid if name not in board.boxes]
    painter = TextPainter(layer, desk=board.desk, book=board.book, obstacles=obstacles)
    if not unknown:
        return painter.draw

    def draw(job: Job, box: Rect, subject: Subject) -> Sequence[Item]:
        for name in unknown:
            board.box(name, job, subject)
        return painter.draw(job, box, subject)

    return draw


class _Groups:
    def __init__(self, layer: GroupLayer, board: Board) -> None:
        self._layer = layer
        self._board = board
        self._plans = [LayerPlan(each, board) for each in layer.group]

    def draw(self, job: Job, box: Rect, subject: Subject) -> Sequence[Item]:
        items: list[Item] = []
        for plan in self._plans:
            items += plan.paint(job)
        dx, dy = box.x - self._home(job).x, box.y - self._home(job).y
        clip = self._clip(job, subject)
        if not items or (clip is None and not dx and not dy):
            return items
        return (Group(tuple(items), Transform(dx, dy), clip),)

    def _home(self, job: Job) -> Rect:
        """Where the group's box is without offset and repetition."""
        where = self._layer.box
        if not isinstance(where, str):
            return Rect(*where)
        return self._board.box(where, job, Subject()) or self._board.trim

    def _clip(self, job: Job, subject: Subject) -> Outline | None:
        shape = self._layer.clip
        if shape is None:
            return None
        where = shape.box
        box = self._board.box(where, job, subject) if isinstance(where, str) else Rect(*where)
        return box and outline_of(shape, box.moved(*shape.offset), job, subject)

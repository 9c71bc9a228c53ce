"""One layer of a template, compiled: where it goes, when, how often, and what it draws."""

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardpress.catalogue import TemplateEntry
from cardpress.diagnostics import did_you_mean
from cardpress.geometry import MM, ZERO, Length, Rect, Size, Transform
from cardpress.scene import OPAQUE, GlyphRun, Group, Item, Outline, Picture, Role, Shape, Use
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
from cardpress.typeset.images import check_resolution, place_picture, true_bleed
from cardpress.typeset.shapes import outline_of, shape_of
from cardpress.typeset.texts import StyleBook, TextPainter

__all__ = ["Board", "LayerPlan", "turned"]

_MOST_REPEATS = 1_000
_MEMO = 1_024

_SAFE = MM * 3

_ENOUGH = Length(104_400)
"""Bleed that art of true size must bring so as not to be enlarged: 2.9 mm."""


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
            job.say(subject, "E206", f"no box '{name}' in this template", hint)
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
        things: Sequence[object] = (
            value if isinstance(value, tuple | list) else range(_count(value))
        )
        if len(things) > _MOST_REPEATS:
            place = Subject(label=self.subject.label, span=self.layer.repeat.span)
            job.say(place, "E205", f"repeats {len(things)} times, more than {_MOST_REPEATS}")
            return ()
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
            items = [_with_role(item, layer.role) for item in items]
        opacity = self._number(layer.opacity, job)
        if opacity is not None:
            share = round(min(max(opacity, 0.0), 1.0) * OPAQUE)
            items = _faded(items, share)
        turn = self._number(layer.rotate, job)
        if turn:
            items = [Group(tuple(items), turned(box, round(turn * 1000)))] if items else []
        return items

    def _number(self, leaf: Leaf | None, job: Job) -> float | None:
        if leaf is None:
            return None
        value = job.value(leaf, self.subject)
        if value in (None, ""):
            return None
        try:
            return float(value)
        except (TypeError, ValueError):
            place = Subject(label=self.subject.label, span=leaf.span)
            job.say(place, "E108", f"'{value}' is not a number")
            return None


_DIRECTIONS = {"right": (1, 0), "down": (0, 1), "left": (-1, 0), "up": (0, -1)}


def _finished(layer: Layer) -> bool:
    """Whether something is done to what a layer draws."""
    return bool(layer.role) or layer.opacity is not None or layer.rotate is not None


def _count(value: object) -> int:
    return max(int(value), 0) if isinstance(value, int | float) else 0


def _style_of(layer: TextLayer, board: Board) -> object:
    styles = board.entry.template.styles
    return styles.get(layer.style or (layer.box if isinstance(layer.box, str) else ""))


def _with_role(item: Item, role: str) -> Item:
    match item:
        case Shape():
            return replace(item, role=role)
        case Picture():
            return item._replace(role=role)
        case GlyphRun():
            return item._replace(role=role)
        case Group():
            return replace(item, items=tuple(_with_role(each, role) for each in item.items))
        case Use():
            return item


def _faded(items: Sequence[Item], share: int) -> Sequence[Item]:
    """Makes items translucent: one by itself, several as one."""
    if len(items) != 1:
        return [Group(tuple(items), opacity=share)] if items else []
    match items[0]:
        case Shape() as shape if shape.fill is None or shape.stroke is None:
            return [replace(shape, opacity=shape.opacity * share // OPAQUE)]
        case Picture() as picture:
            return [picture._replace(opacity=picture.opacity * share // OPAQUE)]
        case Group() as group:
            return [replace(group, opacity=group.opacity * share // OPAQUE)]
        case other:
            return [Group((other,), opacity=share)]


def turned(box: Rect, thousandths: int) -> Transform:
    """Turns about the middle of a box, by thousandths of a degree clockwise."""
    x, y = int(box.x) + int(box.width) / 2, int(box.y) + int(box.height) / 2
    quarter = {0: (1, 0), 90_000: (0, 1), 180_000: (-1, 0), 270_000: (0, -1)}
    angle = thousandths % 360_000
    if angle in quarter:
        cos, sin = map(float, quarter[angle])
    else:
        radians = math.radians(angle / 1000)
        cos, sin = math.cos(radians), math.sin(radians)
    dx, dy = x - (cos * x - sin * y), y - (sin * x + cos * y)
    return Transform(Length(round(dx)), Length(round(dy)), angle)


_Draw = Callable[[Job, Rect, Subject], Sequence[Item]]


def _drawer(layer: Layer, board: Board) -> _Draw:
    match layer:
        case ShapeLayer():
            return _Shapes(layer, board).draw
        case ImageLayer():
            return _Images(layer, board).draw
        case IconLayer():
            return _Icons(layer, board).draw
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


class _Shapes:
    def __init__(self, layer: ShapeLayer, board: Board) -> None:
        self._layer = layer
        self._desk = board.desk
        self._ground = layer.box == "bleed"

    def draw(self, job: Job, box: Rect, subject: Subject) -> Sequence[Item]:
        shape = shape_of(self._layer, box, self._desk, job, subject)
        if shape is None:
            return ()
        return (replace(shape, role=Role.BACKGROUND) if self._ground else shape,)


class _Images:
    def __init__(self, layer: ImageLayer, board: Board) -> None:
        self._layer = layer
        self._board = board
        self._own_focus = ("card", "art") in [
            chain for each in layer.image.expressions for chain in each.chains
        ]
        self._role = Role.BACKGROUND if layer.box == "bleed" else Role.ART
        self._memo: dict[tuple[str, Rect, object], Picture] = {}

    def draw(self, job: Job, box: Rect, subject: Subject) -> Sequence[Item]:
        path = job.text(self._layer.image, subject)
        if not path:
            return ()
        focus = self._layer.focus
        if focus is None and self._own_focus and job.entry.card.art is not None:
            focus = job.entry.card.art.focus
        key = (path, box, focus)
        picture = self._memo.get(key)
        if picture is None:
            picture = self._picture(path, box, focus, job, subject)
            if picture is None:
                return ()
            if len(self._memo) >= _MEMO:
                self._memo.clear()
            self._memo[key] = picture
        return (picture,)

    def _picture(
        self,
        path: str,
        box: Rect,
        focus: tuple[float, float] | None,
        job: Job,
        subject: Subject,
    ) -> Picture | None:
        desk, layer = self._board.desk, self._layer
        asset = desk.asset(path, job, subject)
        if asset is None:
            return None
        if layer.box == "bleed" and layer.fit == "cover" and (over := self._over(asset.size)):
            placed, clip = over, box if not box.contains(over) else None
        else:
            placed, clip = place_picture(asset.size, box, layer.fit, focus or (50, 50))
        check_resolution(asset, placed, desk, job, subject)
        return Picture(asset.key, placed, clip, role=self._role)

    def _over(self, natural: Size) -> Rect | None:
        """Where full-bleed art of true size lies: as drawn, never scaled by a hair."""
        trim = self._board.trim
        over = true_bleed(natural, trim.size)
        if over is None or over < _ENOUGH:
            return None
        x = Length(int(natural.width - trim.width) // 2)
        y = Length(int(natural.height - trim.height) // 2)
        return Rect(-x, -y, natural.width, natural.height)


class _Icons:
    def __init__(self, layer: IconLayer, board: Board) -> None:
        self._layer = layer
        self._desk = board.desk

    def draw(self, job: Job, box: Rect, subject: Subject) -> Sequence[Item]:
        name = job.text(self._layer.icon, subject)
        path = name and self._desk.icon_path(name, job, subject)
        if not path:
            return ()
        tint = None
        if self._layer.color is not None:
            place = Subject(label=subject.label, span=self._layer.color.span or subject.span)
            tint = self._desk.colour(job.text(self._layer.color, place), job, place)
        asset = self._desk.asset(path, job, subject, tint=tint)
        if asset is None:
            return ()
        placing = place_picture(asset.size, box, self._layer.fit)
        check_resolution(asset, placing.box, self._desk, job, subject)
        return (placing.picture(asset, Role.ICON),)


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

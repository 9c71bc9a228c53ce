"""Text layers: fields of cards through the text engine, at the style of their box."""

import re
from typing import NamedTuple

from cardpress.colour import BLACK, Colour
from cardpress.diagnostics import ProjectError, did_you_mean
from cardpress.fonts import FontFace
from cardpress.geometry import Length, Point, Rect
from cardpress.model.rich import (
    CardReference,
    Icon,
    LineBreak,
    TermReference,
    Words,
    parse_rich,
)
from cardpress.scene import OPAQUE, Item, Picture, Role, Stroke
from cardpress.template import ShadowSpec, Style, TextLayer
from cardpress.typeset.desk import Desk, Job, Subject
from cardpress.typeset.fits import TextFit
from cardpress.typeset.images import check_resolution
from cardpress.typeset.style_book import StyleBook
from cardpress.typeset.text import (
    Break,
    InlineIcon,
    Look,
    Problem,
    Run,
    TextStyle,
    Token,
    plain_tokens,
    set_text,
)
from cardpress.typeset.text_emoji import may_hold_emoji, with_pictures
from cardpress.typeset.text_shadow import Shadow, shadow_of

__all__ = ["TextPainter"]

_ROLES = {1: "bold", 2: "italic", 3: "bold italic"}

_MARKS = re.compile(r"[*{\[\\]")
_MOST_KEPT = 512
_FINE = Length(9_000)
"""Width of a stroke where the style gives none: 0.25 mm."""


class _Set(NamedTuple):
    """A text that was set, kept for the next card that says the same."""

    items: tuple[Item, ...]
    problems: tuple[Problem, ...]
    size: Length
    lines: int


class _Manner(NamedTuple):
    """How a layer's text is set on a card."""

    style: TextStyle | None
    look: Look
    shadow: Shadow | None


class TextPainter:
    """Sets one text layer on card after card."""

    def __init__(
        self, layer: TextLayer, *, desk: Desk, book: StyleBook, obstacles: tuple[Rect, ...]
    ) -> None:
        self._layer = layer
        self._desk = desk
        self._book = book
        self._obstacles = obstacles
        self._kept: dict[tuple[str, Rect], _Set] | None = {}
        """Texts by what they say, as long as cards repeat each other; see ``_keep``."""
        self._hits = 0
        self._roles: dict[int, int] = {}
        """Roles that were asked for, and those that are used in their place."""
        self._rich = self._is_rich()
        self._style: Style | None = None
        self._manner: _Manner | None = None
        """How it is set on all cards, if it is the same on all."""

    def _is_rich(self) -> bool:
        """Marks count where the layer says so, or where it is nothing but a rich field."""
        if self._layer.rich is not None:
            return self._layer.rich
        pieces = self._layer.text.pieces
        only = self._layer.text.expressions
        if len(pieces) != 1 or not only or len(only[0].chains) != 1:
            return False
        root, *names = only[0].chains[0]
        if root != "card" or len(names) != 1:
            return False
        game = self._desk.game.game
        spec = game.fields.get(names[0])
        return names[0] in game.rich or (spec is not None and spec.rich)

    def draw(self, job: Job, box: Rect, subject: Subject) -> tuple[Item, ...]:
        """Gives the items of the layer's text in a box."""
        text = job.text(self._layer.text, subject)
        if not text or text.isspace():
            return ()
        manner = self._manner or self._find_manner(job, subject)
        if manner.style is None:
            return ()
        kept = self._kept if manner is self._manner else None
        done = kept.get((text, box)) if kept else None
        if done is None:
            done = self._set(text, manner, box=box, at=(job, subject))
            if kept is not None:
                self._keep(text, box, done)
        else:
            self._hits += 1
        for code, message, hint, near in done.problems:
            job.say(subject, code, message, hint, near=near)
        if self._desk.fits is not None:
            self._desk.fits.append(self._fit(job, subject, manner.style, done))
        return done.items

    def _fit(self, job: Job, subject: Subject, style: TextStyle, done: _Set) -> TextFit:
        what = subject.field or subject.label
        notes = ", ".join(problem.message for problem in done.problems)
        return TextFit(job.entry.card.id, what, style.sizes[0], done.size, done.lines, notes)

    def _keep(self, text: str, box: Rect, done: _Set) -> None:
        """Keeps a text, and stops keeping any where cards hardly ever say the same."""
        kept = self._kept
        if kept is None:
            return
        if len(kept) >= _MOST_KEPT:
            rare = self._hits < _MOST_KEPT // 4
            self._hits = 0
            kept.clear()
            if rare:
                self._kept = None
                return
        kept[text, box] = done

    def _set(
        self,
        text: str,
        manner: _Manner,
        *,
        box: Rect,
        at: tuple[Job, Subject],
    ) -> _Set:
        style, look, shadow = manner
        assert style is not None  # noqa: S101 - a text without one is not set
        content: str | list[Token] = text
        if self._rich and _MARKS.search(text):
            content = self._tokens(text, manner, *at)
        if style.coloured and may_hold_emoji(text):
            plain = plain_tokens(content) if isinstance(content, str) else content
            content = list(with_pictures(plain, style.coloured, self._emoji))
        done = set_text(content, style, box=box, look=look, obstacles=self._obstacles)
        if not isinstance(content, str):
            self._check_icons(done.items, *at)
        items = done.items
        if shadow is not None:
            items = (*shadow_of(items, shadow, self._desk.fonts), *items)
        return _Set(items, done.problems, done.size, done.lines)

    def _find_manner(self, job: Job, subject: Subject) -> _Manner:
        if self._style is None:
            self._style = self._book.find(self._layer, job, subject)
        style = self._style
        font = job.text(style.font, subject) if style.font else "body"
        look = self._look(style, job, subject)
        shadow = self._shadow(style.shadow, job, subject) if style.shadow else None
        manner = _Manner(self._book.resolve(style, font, job, subject), look, shadow)
        under = style.shadow.color if style.shadow else None
        leaves = (style.font, style.color, style.stroke, under)
        if all(leaf is None or leaf.constant is not None for leaf in leaves):
            self._manner = manner
        return manner

    def _look(self, style: Style, job: Job, subject: Subject) -> Look:
        colour: Colour = BLACK
        if style.color is not None:
            place = Subject(label=subject.label, span=style.color.span or subject.span)
            colour = self._desk.colour(job.text(style.color, place), job, place) or BLACK
        stroke = None
        if style.stroke is not None:
            place = Subject(label=subject.label, span=style.stroke.span or subject.span)
            ring = self._desk.colour(job.text(style.stroke, place), job, place)
            stroke = ring and Stroke(ring, style.stroke_width or _FINE, round=True)
        opacity = OPAQUE if style.opacity is None else round(style.opacity * 1000)
        return Look(colour, stroke, opacity, self._layer.role or Role.TEXT)

    def _shadow(self, spec: ShadowSpec, job: Job, subject: Subject) -> Shadow | None:
        place = Subject(label=subject.label, span=spec.color.span or subject.span)
        colour = self._desk.colour(job.text(spec.color, place), job, place)
        return colour and Shadow(colour, Point(*spec.offset), round(spec.opacity * 1000))

    def _tokens(self, text: str, manner: _Manner, job: Job, subject: Subject) -> list[Token]:
        tokens: list[Token] = []
        for token in parse_rich(text.replace("\r\n", "\n").replace("\r", "\n")).tokens:
            match token:
                case Words(words, bold, italic, _):
                    role = bold | italic << 1
                    tokens.append(Run(words, role and self._role(role, manner, job, subject)))
                case LineBreak():
                    tokens.append(Break())
                case CardReference(target, bold, italic, _):
                    role = bold | italic << 1
                    name = self._name_of(target)
                    tokens.append(Run(name, role and self._role(role, manner, job, subject)))
                case TermReference(name, bold, italic, _):
                    role = bold | italic << 1
                    words = self._term(name, job, subject)
                    if words:
                        tokens.append(
                            Run(words, role and self._role(role, manner, job, subject))
                        )
                case Icon(name):
                    icon = self._icon(name, manner.look, job, subject)
                    tokens += (icon,) if icon else ()
        return tokens

    def _role(self, role: int, manner: _Manner, job: Job, subject: Subject) -> int:
        """Opens the fonts of a role; says where they cannot be had or are the regular ones."""
        style = manner.style
        assert style is not None  # noqa: S101 - a text without one is not set
        if role in self._roles:
            return self._roles[role]
        self._roles[role] = role
        try:
            face = style.setter(role).face
        except ProjectError as error:
            for each in error.diagnostics:
                job.say(subject, each.code, each.message, each.hint)
            self._roles[role] = 0
            return 0
        if face is style.main.face:
            what = _ROLES[role]
            job.say(subject, "N224", f"font '{face.name}' has no {what}, its regular stands in")
        return role

    def _icon(self, name: str, look: Look, job: Job, subject: Subject) -> InlineIcon | None:
        path = self._desk.icon_path(name, job, subject)
        asset = path and self._desk.asset(path, job, subject, tint=look.colour, in_text=True)
        return InlineIcon(asset.key, asset.size) if asset else None

    def _emoji(self, face: FontFace, letter: str) -> list[InlineIcon]:
        """The pictures of a letter in a font in colours."""
        assets = (
            self._desk.pictures.given(f"{face.name}: {letter} {number}", data)
            for number, data in enumerate(face.pictures(letter))
        )
        return [InlineIcon(asset.key, asset.size) for asset in assets]

    def _name_of(self, target: str) -> str:
        """The name of a card that a text names by id or name; ``source`` checked that it is."""
        game = self._desk.game
        entry = game.cards.get(target) or game.cards.get(game.called.get(target, ""))
        return entry.card.name if entry else target

    def _term(self, name: str, job: Job, subject: Subject) -> str:
        """The words of one of the game's terms; nothing, with a diagnostic, without one."""
        terms = self._desk.game.game.terms
        if name not in terms and name:  # of an empty one the reader has told
            hint = did_you_mean(name, terms) or "word it in game.yaml under 'terms'"
            message = f"no term '{name}' in this game"
            job.say(subject, "E240", message, hint, near=f"term:{name}")
        return terms.get(name, "")

    def _check_icons(self, items: tuple[Item, ...], job: Job, subject: Subject) -> None:
        for item in items:
            if isinstance(item, Picture):
                asset = self._desk.pictures.by_key(item.asset)
                check_resolution(asset, item.box, self._desk, job, subject)

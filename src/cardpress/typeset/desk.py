"""What typesetting one game needs at hand, and the card that is being set."""

from collections.abc import Mapping
from typing import Any

from cardpress.catalogue import CardEntry, GameEntry
from cardpress.colour import Colour, parse_colour
from cardpress.diagnostics import Diagnostic, ProjectError, Span, did_you_mean
from cardpress.fonts import FontLibrary
from cardpress.geometry import Length
from cardpress.pictures import Asset, PictureLibrary
from cardpress.template import ExpressionError, Leaf
from cardpress.typeset.fits import TextFit

__all__ = ["BLEED", "Desk", "Job", "Subject"]

BLEED = Length(114_300)
"""How far every face is drawn beyond its trim: 3.175 mm (1/8 in)."""


class Subject:
    """What a diagnostic is about: a field of a card, or a part of a template."""

    __slots__ = ("field", "label", "span")

    def __init__(self, *, field: str = "", label: str = "", span: Span | None = None) -> None:
        self.field = field
        """The card's field; empty where it is none."""
        self.label = label
        """Of what it is in the template, such as "box 'title'"."""
        self.span = span
        """Its place in the template, if known."""


class Job:
    """One face of one card on its way: what its names stand for, and what there is to say."""

    __slots__ = ("context", "entry", "said")

    def __init__(self, entry: CardEntry, context: Mapping[str, Any]) -> None:
        self.entry = entry
        self.context = context
        self.said: list[Diagnostic] = []

    def repeated(self, item: object, index: int) -> "Job":
        """The same inside ``repeat``; what is said goes to the same place."""
        inner = Job(self.entry, {**self.context, "item": item, "index": index})
        inner.said = self.said
        return inner

    def say(
        self,
        subject: Subject,
        code: str,
        message: str,
        hint: str | None = None,
        *,
        near: str = "",
    ) -> None:
        """Adds a diagnostic that names the card and the field, once.

        ``near`` is the piece at fault in a text.
        """
        card = self.entry.card.id
        if subject.field:
            place: Span | None = self.entry.places.of(subject.field)
            message = f"card '{card}', field '{subject.field}': {message}"
        else:
            place = subject.span or self.entry.places.span
            about = f", {subject.label}" if subject.label else ""
            message = f"card '{card}'{about}: {message}"
        diagnostic = Diagnostic(code, message, place, hint, near)
        if diagnostic not in self.said:
            self.said.append(diagnostic)

    def value(self, leaf: Leaf, subject: Subject) -> Any:
        """Evaluates a leaf; nothing, with a diagnostic, where it fails."""
        try:
            return leaf.evaluate(self.context)
        except ExpressionError as error:
            self.say(
                Subject(label=subject.label, span=leaf.span), error.code, str(error), error.hint
            )
            return None

    def text(self, leaf: Leaf, subject: Subject) -> str:
        """Evaluates a leaf as text; an empty one, with a diagnostic, where it fails."""
        if leaf.constant is not None:
            return leaf.constant
        try:
            return leaf.text(self.context)
        except ExpressionError as error:
            self.say(
                Subject(label=subject.label, span=leaf.span), error.code, str(error), error.hint
            )
            return ""


class Desk:
    """One game with its fonts and pictures."""

    def __init__(self, game: GameEntry, fonts: FontLibrary, pictures: PictureLibrary) -> None:
        self.game = game
        self.fits: list[TextFit] | None = None
        """Where it is told how every text was set, if anybody asks."""
        self.fonts = fonts
        self.pictures = pictures
        self._colours: dict[str, Colour] = {}
        self._noted: set[object] = set()

    def once(self, key: object) -> bool:
        """Whether a thing comes up for the first time."""
        if key in self._noted:
            return False
        self._noted.add(key)
        return True

    def colour(self, text: str, job: Job, subject: Subject) -> Colour | None:
        """Reads a colour; nothing for an empty text or ``none``."""
        colour = self._colours.get(text)
        if colour is None and text not in ("", "none"):
            try:
                colour = self._colours[text] = parse_colour(text)
            except ValueError as error:
                job.say(subject, "E210", str(error))
        return colour

    def asset(
        self,
        path: str,
        job: Job,
        subject: Subject,
        *,
        tint: Colour | None = None,
        in_text: bool = False,
    ) -> Asset | None:
        """Opens a picture; nothing, with diagnostics, where that fails. Only SVG is tinted."""
        if tint is not None and not path.casefold().endswith(".svg"):
            tint = None
        try:
            asset = self.pictures.asset(path, tint=tint, in_text=in_text)
        except ProjectError as error:
            for each in error.diagnostics:
                job.say(subject, each.code, each.message, each.hint)
            return None
        if asset.notes and self.once(("notes", asset.path)):
            for each in asset.notes:
                job.say(subject, each.code, each.message, each.hint)
        return asset

    def icon_path(self, name: str, job: Job, subject: Subject) -> str:
        """The path of an icon of the game; a name with a dot or slash is a path itself."""
        path = self.game.game.icons.get(name)
        if path is not None:
            return path
        if "/" in name or "." in name:
            return name
        hint = did_you_mean(name, self.game.game.icons) or "name it in game.yaml under 'icons'"
        message = f"no icon '{name}' in this game"
        job.say(subject, "E217", message, hint, near=f"{{{name}}}")
        return ""

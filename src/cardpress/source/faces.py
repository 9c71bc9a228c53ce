"""Settles which template and which back a card gets; the nearest that says so wins."""

from cardpress.diagnostics import Span
from cardpress.files import PathProblem, find
from cardpress.model import Card
from cardpress.source.games import GameDraft
from cardpress.source.names import shows
from cardpress.source.scalars import shown
from cardpress.source.shelf import Shelf
from cardpress.source.templates import TemplateShelf

__all__ = ["Faces"]

_PICTURES = (".svg", ".png", ".jpg", ".jpeg")
_NONE = "none"


class Faces:
    """The templates and backs of one game's cards."""

    def __init__(self, shelf: Shelf, templates: TemplateShelf, draft: GameDraft) -> None:
        self._shelf = shelf
        self._templates = templates
        self._draft = draft
        self._backs: dict[str, str] = {}
        self._shows_art: dict[str, bool] = {}
        self._told: set[str] = set()
        self.used: dict[str, None] = {}
        """Names of the templates that are used, for fronts and backs, in order."""

    def front(self, card: Card, span: Span) -> str | None:
        """Gives the name of a card's template; nothing where the report says what is wrong.

        ``span`` is where the card names it.
        """
        game = self._draft.game
        name = card.template or game.template
        if not name:
            if self._draft.page and not self._told:
                self._told.add("")
                message = f"neither card '{card.id}' nor its game names a template"
                hint = "write 'template: NAME' in game.yaml"
                self._shelf.report.add("E221", message, span, hint)
            return None
        place = span if card.template else self._draft.places.of("template")
        return name if self._known(name, place) else None

    def _known(self, name: str, span: Span) -> bool:
        if name not in self._templates.names:
            message = f"there is no template {shown(name)}"
            self._shelf.report.add("E201", message, span, self._templates.hint(name))
            return False
        self.used[name] = None
        return self._templates.get(name) is not None

    def back(self, card: Card, template: str, span: Span) -> str:
        """Gives a template's name or a picture's path; empty for a white place."""
        if card.back:
            return self._settled(card.back, span)
        entry = self._templates.get(template)
        if entry and entry.template.back:
            return self._settled(entry.template.back, entry.places.of("back"))
        return self._settled(self._draft.game.back, self._draft.places.of("back"))

    def _settled(self, back: str, span: Span) -> str:
        if back in ("", _NONE):
            return ""
        if back in self._backs:
            return self._backs[back]
        if back in self._templates.names or not back.lower().endswith(_PICTURES):
            found = back if self._known(back, span) else ""
        else:
            found = self._picture(back, span)
        if found:
            self._backs[back] = found
        return found

    def _picture(self, path: str, span: Span) -> str:
        found = find(self._shelf.files, path)
        if isinstance(found, PathProblem):
            code = "E302" if found.outside else "E301"
            self._shelf.report.add(code, f"back: {found.message}", span, found.hint)
            return ""
        return found

    def shows_art(self, template: str) -> bool:
        """Whether a template draws the card's own picture."""
        if template not in self._shows_art:
            known = template in self._templates.names
            entry = self._templates.get(template) if known else None
            chain = ("card", "art")
            self._shows_art[template] = entry is not None and shows(entry.template, chain)
        return self._shows_art[template]

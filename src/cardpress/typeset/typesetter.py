"""Stage 3: cards and templates become faces, finished scenes that any exporter can draw."""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from cardpress.catalogue import CardEntry, Catalogue, TemplateEntry
from cardpress.catalogue.views import DeckView, FaceView, Views
from cardpress.diagnostics import Diagnostic, Outcome, did_you_mean
from cardpress.fonts import FontLibrary
from cardpress.geometry import Size
from cardpress.pictures import PictureLibrary
from cardpress.scene import Face, Part, Role
from cardpress.typeset.desk import BLEED, Desk, Job, Subject
from cardpress.typeset.fits import TextFit
from cardpress.typeset.images import check_resolution, place_back
from cardpress.typeset.plan import FacePlan

__all__ = ["Printing", "Typesetter"]

_Result = Outcome[Face | None]


class Printing(NamedTuple):
    """What expressions see of the job: the same on all cards."""

    deck: DeckView = DeckView()
    ink: str = "full"
    """``full``, ``low`` or ``gray``."""


class _Side(NamedTuple):
    """What the faces of one side and size have in common."""

    name: str
    size: Size


class Typesetter:
    """Typesets the cards of one game; whatever cards share is made once."""

    def __init__(
        self,
        catalogue: Catalogue,
        game_id: str,
        fonts: FontLibrary,
        pictures: PictureLibrary,
        *,
        printing: Printing | None = None,
    ) -> None:
        """Makes a typesetter.

        Args:
            catalogue: the project.
            game_id: one of its games.
            fonts: the project's fonts.
            pictures: the project's pictures.
            printing: what ``deck`` and ``ink`` stand for in expressions.
        """
        self._catalogue = catalogue
        self._game = catalogue.games[game_id]
        self._views = Views(self._game)
        self._desk = Desk(self._game, fonts, pictures)
        self._printing = printing or Printing()
        self._plans: dict[str, FacePlan] = {}
        self._sides: dict[_Side, FaceView] = {}
        self._faces: dict[Hashable, Face] = {}

    def record_fits(self, into: list[TextFit]) -> None:
        """Tells from now on how every text was set; what cards share is told once."""
        self._desk.fits = into

    def front(self, card_id: str, *, shared: bool = True) -> _Result:
        """Typesets the front of a card.

        Args:
            card_id: one of the game's cards.
            shared: whether the face will be placed more than once.
        """
        entry = self._game.cards[card_id]
        plan = self._plan(entry.template)
        if plan is None:
            return Outcome(None, (self._no_template(entry, entry.template),))
        job = self._job(entry, "front", plan.size)
        job.said.extend(self._inked(entry.template, plan))
        part = Part(plan.items(job), plan.bounds, shared)
        return Outcome(Face(card_id, plan.size, BLEED, part), tuple(job.said))

    def back(self, card_id: str) -> _Result:
        """Typesets the back of a card; nothing where it has none.

        Cards with equal backs get the same face.
        """
        entry = self._game.cards[card_id]
        if not entry.back or entry.back == "none":
            return Outcome(None)
        front = self._catalogue.templates.get(entry.template)
        if entry.back not in self._catalogue.templates:
            return self._picture_back(entry, front.size) if front else Outcome(None)
        plan = self._plan(entry.back)
        assert plan is not None  # noqa: S101 - the name was just looked up
        job = self._job(entry, "back", plan.size)
        job.said.extend(self._inked(entry.back, plan))
        if front is not None and front.size != plan.size:
            job.say(
                self._subject_of_back(entry),
                "E222",
                f"the back '{entry.back}' is of another size than the front",
                f"give both templates the same size, '{front.template.size}'",
            )
        kind = plan.kind(entry)
        key = (entry.back, kind)
        face = self._faces.get(key) if kind is not None else None
        if face is None:
            part = Part(plan.items(job), plan.bounds)
            face = Face(entry.back, plan.size, BLEED, part)
            if kind is not None:
                self._faces[key] = face
        return Outcome(face, tuple(job.said))

    def _subject_of_back(self, entry: CardEntry) -> Subject:
        """Where a card's back was named: by the card itself, or by the game for all cards."""
        places = self._game.places
        if "back" in entry.places.keys or entry.back != self._game.game.back:
            return Subject(field="back")
        return Subject(label="back", span=places.of("back"))

    def _picture_back(self, entry: CardEntry, size: Size) -> _Result:
        """A picture on a whole face: see ``place_back``."""
        key = (entry.back, size)
        face = self._faces.get(key)
        job = Job(entry, {})
        if face is not None:
            return Outcome(face)
        job.said.extend(self._inked(entry.back))
        subject = Subject(field="back")
        asset = self._desk.asset(entry.back, job, subject)
        if asset is None:
            return Outcome(None, tuple(job.said))
        placing = place_back(asset.size, size, BLEED)
        check_resolution(asset, placing.box, self._desk, job, subject)
        bounds = placing.clip or placing.box
        part = Part((placing.picture(asset, Role.BACKGROUND),), bounds)
        face = self._faces[key] = Face(entry.back, size, BLEED, part)
        return Outcome(face, tuple(job.said))

    def _plan(self, name: str) -> FacePlan | None:
        plan = self._plans.get(name)
        if plan is None and name in self._catalogue.templates:
            plan = self._plans[name] = FacePlan(self._catalogue.templates[name], self._desk)
        return plan

    def _inked(self, name: str, plan: FacePlan | None = None) -> Iterator[Diagnostic]:
        """Says once of a template, or of a back that is a picture, that it saves no ink."""
        if self._printing.ink != "low" or (plan and plan.asks_for_ink):
            return
        if self._desk.once(("ink", name)):
            yield _in_full(name, self._catalogue.templates.get(name))

    def _job(self, entry: CardEntry, side: str, size: Size) -> Job:
        kind = _Side(side, size)
        face = self._sides.get(kind)
        if face is None:
            face = self._sides[kind] = FaceView(side, size)
        deck, ink = self._printing
        return Job(entry, self._views.context_for(entry, face=face, deck=deck, ink=ink))

    def _no_template(self, entry: CardEntry, name: str) -> Diagnostic:
        card, place = entry.card.id, entry.places.of("template")
        if not name:
            hint = "name one in the card, in the set's defaults, or in game.yaml"
            return Diagnostic("E221", f"card '{card}' has no template", place, hint)
        near = did_you_mean(name, self._catalogue.templates)
        return Diagnostic("E201", f"card '{card}': no template '{name}'", place, near)


def _in_full(name: str, template: TemplateEntry | None) -> Diagnostic:
    """N414."""
    if template is None:
        message = f"the back '{name}' is a picture, which is printed in full in low ink too"
        hint = "make a template of it that asks for 'ink', or leave the backs out"
        return Diagnostic("N414", message, hint=hint)
    message = f"template '{name}' never asks for 'ink': its faces take as much in low ink"
    hint = """write "when: ink != 'low'" on layers that flood, or print with --ink gray"""
    return Diagnostic("N414", message, template.places.span, hint)

"""The main job: from a project to its cut-ready sheets, all of them or none."""

import hashlib
import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from cardpress.catalogue import Catalogue
from cardpress.collate import PrintRun
from cardpress.diagnostics import Diagnostic, Outcome, Severity
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.impose import Counts, PageChoice, SheetPlan, Slug
from cardpress.impose.adjusting import adjusted
from cardpress.jobs.changed import DeckChanges, changes_of, write_lists
from cardpress.jobs.costs import Costs, coverage_of
from cardpress.jobs.echoes import without_echoes
from cardpress.jobs.faces import Faces
from cardpress.jobs.inputs import RecordedFiles, picture_libraries
from cardpress.jobs.joining import JoinedFaces, join_orders, joined
from cardpress.jobs.languages import read_in
from cardpress.jobs.manifest import run_facts, write_manifest
from cardpress.jobs.orders import Order, Wishes, ink_suffix, lang_suffix, place_orders
from cardpress.render import DocumentInfo, render_pdf
from cardpress.scene import Face
from cardpress.store import Staging, distinct_names, portable_name
from cardpress.ticket import Filling, Ink, Layout
from cardpress.world import World

__all__ = ["BuildOptions", "BuildResult", "BuiltFile", "Progress", "build"]

Progress = Callable[[str, int, int], None]
"""Told what is being made, how many cards are done, and how many there are."""

_LAYOUT_NAMES = {Layout.SINGLE: "fronts", Layout.BACKS_ONLY: "backs"}
"""Of layouts whose files are not called like them: those of ``split`` are called the same."""


def _silent(_what: str, _done: int, _total: int) -> None:
    """Tells nobody."""


@dataclass(frozen=True, slots=True)
class BuildOptions:
    """How a build goes, beside what it makes."""

    pages: PageChoice | None = None
    """The pages of each file to make; all where there is none."""
    strict: bool = False
    """Whether warnings stop the build too."""
    dry: bool = False
    """Whether to stop before anything is drawn, as ``--show-settings`` does."""
    progress: Progress = _silent
    since: str | None = None
    """The record since which only what has changed is made; everything where there is none."""
    costs: bool = False
    """Whether to estimate how much ink each file takes."""


@dataclass(frozen=True, slots=True)
class BuiltFile:
    """A file that was written."""

    path: Path
    game: str
    deck: str
    paper: str
    ink: str
    """``full``, ``low`` or ``gray``."""
    lang: str
    """Of its words, as a BCP 47 tag."""
    kind: str
    """``sheets``."""
    pages: int
    sheets: int
    cards: int
    """Each copy counted."""
    sha256: str
    costs: Costs | None = None
    """Where they were asked for."""


@dataclass(frozen=True, slots=True)
class BuildResult:
    """What a build made; no files where there are errors."""

    files: tuple[BuiltFile, ...]
    diagnostics: tuple[Diagnostic, ...]
    orders: tuple[Order, ...]
    changes: tuple[DeckChanges, ...] = ()
    """Of decks that have changed, where that was asked for."""
    lists: tuple[Path, ...] = ()
    """Texts that say what to take out and put in, one for each of ``changes``."""


def build(
    folder: Folder,
    output: Path,
    wishes: Wishes,
    *,
    world: World,
    options: BuildOptions | None = None,
) -> BuildResult:
    """Builds the sheets of all decks that the call names.

    Raises:
        UsageError: E121, a name is no game's; E160, it is not translated.
        ProjectError: E903, a file is in the output folder's way.
        MachineError: E902, the output cannot be written.
    """
    options = options or BuildOptions()
    files = RecordedFiles(folder)
    read = read_in(files, wishes.lang, wishes.names)
    if read.value is None:
        return BuildResult((), read.diagnostics, ())
    faulty = {d.span.file for d in read.diagnostics if d.span and d.severity is Severity.ERROR}
    placed = place_orders(read.value, wishes, world, faulty=faulty)
    found = [*read.diagnostics, *placed.diagnostics]
    press = _Press(read.value, folder, files.digests, options, _part(wishes, options))
    if options.dry:
        return BuildResult((), tuple(found), placed.value)
    if press.stops(found):
        found.extend(press.faults(placed.value))
        return BuildResult((), without_echoes(read.diagnostics, found), placed.value)
    orders, changes = placed.value, tuple[DeckChanges, ...]()
    if options.since is not None:
        compared = changes_of(folder, read.value, orders, options.since)
        found.extend(compared.diagnostics)
        if press.stops(found):
            return BuildResult((), tuple(dict.fromkeys(found)), orders)
        changes = tuple(each for each in compared.value if each.changes)
        orders = tuple(each.order for each in changes if each.order.run.cards)
        press = replace(press, changes={each.order.run: each for each in changes})
    with Staging(output) as staging:
        made = press.make(orders, staging)
        lists = write_lists(changes, staging, lang_suffix(read.value))
        found.extend(made.diagnostics)
        found = list(dict.fromkeys(found))
        if press.stops(found):
            return BuildResult((), tuple(found), placed.value)
        staging.commit()
    return BuildResult(made.value, tuple(found), placed.value, changes, lists)


@dataclass(frozen=True, slots=True)
class _Press:
    """What all files of one build share."""

    catalogue: Catalogue
    folder: Folder
    digests: Mapping[str, str]
    """Of the files that the catalogue was read from, by path."""
    options: BuildOptions
    part: str
    """Ends the names of files that do not hold whole decks."""
    changes: Mapping[PrintRun, DeckChanges] = field(default_factory=dict)
    """Of the runs that are not whole decks, but what has changed of them."""

    @property
    def key(self) -> str:
        """Stands in the slug: short, and different whenever a file of the project is."""
        return hashlib.sha256(repr(self.digests).encode()).hexdigest()[:6]

    def stops(self, found: Iterable[Diagnostic]) -> bool:
        """Whether nothing may be written."""
        bad = {Severity.ERROR, Severity.WARNING} if self.options.strict else {Severity.ERROR}
        return any(diagnostic.severity in bad for diagnostic in found)

    def faults(self, orders: Iterable[Order]) -> Iterator[Diagnostic]:
        """Typesets what is sound, so that one run shows the faults of all stages."""
        fonts = FontLibrary(self.folder, language=self.catalogue.project.language)
        pictures = picture_libraries(self.folder)
        for order in orders:
            faces = Faces(self.catalogue, order, fonts, pictures[order.settings.ink])
            faces.check()
            yield from faces.diagnostics

    def make(
        self, orders: tuple[Order, ...], staging: Staging
    ) -> Outcome[tuple[BuiltFile, ...]]:
        """Makes every file of every order, and stages them."""
        lang = lang_suffix(self.catalogue)
        groups = join_orders(orders)
        stems = (
            _stem(order, plan, lang, self.part)
            for order in map(joined, groups)
            for plan in order.plans
        )
        names = iter(distinct_names(stems))
        made: list[BuiltFile] = []
        found: list[Diagnostic] = []
        for group in groups:
            order = joined(group)
            run = _Run(self, group)
            for plan in order.plans:
                name = f"{next(names)}.pdf"
                counts = plan.counts(order.run.total, backs=order.has_backs)
                wrong = _wrong_pages(self.options.pages, order, counts)
                if wrong is not None:
                    found.append(wrong)
                elif not run.faces.failed:
                    made.append(run.file(staging, name, plan, counts))
            found.extend(run.faces.diagnostics)
        return Outcome(tuple(made), tuple(found))


class _Run:
    """The files of one order, or of several that share sheets: from the same faces."""

    def __init__(self, press: _Press, decks: tuple[Order, ...]) -> None:
        self._press = press
        self._decks = decks
        self._order = order = joined(decks)
        self._files = RecordedFiles(press.folder, press.digests)
        self._fonts = FontLibrary(self._files, language=press.catalogue.project.language)
        self._pictures = picture_libraries(press.folder)[order.settings.ink]
        self.faces = JoinedFaces(
            tuple(Faces(press.catalogue, deck, self._fonts, self._pictures) for deck in decks)
        )

    def file(self, staging: Staging, name: str, plan: SheetPlan, counts: Counts) -> BuiltFile:
        """Makes the file for one paper, with its manifest."""
        order, pages = self._order, self._press.options.pages
        title = _title(order)
        letters = self._fonts.face("Barlow Condensed", weight=500)
        target = staging.stage(name)
        for_whom = f"{title} for {order.printer.name}" if order.printer else title
        drawn = plan.pages(
            self._watched(f"{title}, {plan.paper.name}", counts),
            counts,
            slug=Slug(for_whom, self._press.key, letters),
            only=pages,
        )
        summary = render_pdf(
            adjusted(drawn, order.printer) if order.printer else drawn,
            target,
            fonts=self._fonts,
            pictures=self._pictures,
            info=DocumentInfo(
                title=title,
                author=", ".join(self._press.catalogue.project.authors),
                subject=f"{counts.cards} cards on {plan.paper.name}",
            ),
        )
        sheets, cards = counts.chosen(pages.holds) if pages else (counts.sheets, counts.cards)
        made = BuiltFile(
            path=staging.folder / name,
            game=order.game.id,
            deck=order.run.name,
            paper=plan.paper.name,
            ink=order.settings.ink,
            lang=self._press.catalogue.project.language,
            kind="sheets",
            pages=summary.pages,
            sheets=sheets,
            cards=cards,
            sha256=_digest(target),
            costs=self._costs(target, plan, counts) if self._press.options.costs else None,
        )
        self._write_manifest(staging.stage(f"{name}.json"), made)
        return made

    def _watched(self, what: str, counts: Counts) -> Iterator[tuple[Face, Face | None]]:
        """Reports progress card by card."""
        progress = self._press.options.progress
        total = counts.cards
        for done, pair in enumerate(self.faces.laid(counts)):
            progress(what, done, total)
            yield pair
        progress(what, total, total)

    def _costs(self, target: Path, plan: SheetPlan, counts: Counts) -> Costs:
        """Estimates the ink of a file, beside that of the same sheets in full ink."""
        order = self._order
        if order.settings.ink is Ink.FULL:
            return Costs(coverage_of(target), sheets=self._sheets(counts))
        settings = replace(order.settings, ink=Ink.FULL)
        pictures = picture_libraries(self._press.folder)[Ink.FULL]
        faces = JoinedFaces(
            tuple(
                Faces(
                    self._press.catalogue,
                    replace(deck, settings=settings),
                    self._fonts,
                    pictures,
                )
                for deck in self._decks
            )
        )
        drawn = io.BytesIO()
        pages = plan.pages(faces.laid(counts), counts, only=self._press.options.pages)
        info = DocumentInfo("costs")
        render_pdf(pages, drawn, fonts=self._fonts, pictures=pictures, info=info)
        return Costs(coverage_of(target), coverage_of(drawn.getvalue()), self._sheets(counts))

    def _sheets(self, counts: Counts) -> tuple[int, ...]:
        """The sheet of each page that is made."""
        pages = self._press.options.pages
        return tuple(
            sheet
            for sheet in range(1, counts.sheets + 1)
            for number, _ in counts.on_sheet(sheet)
            if pages is None or pages.holds(number)
        )

    def _write_manifest(self, path: Path, made: BuiltFile) -> None:
        facts: dict[str, object] = {
            "file": made.path.name,
            "sha256": made.sha256,
            "game": made.game,
            "deck": made.deck,
            "paper": made.paper,
            "ink": made.ink,
            "lang": made.lang,
            "pages": made.pages,
            "sheets": made.sheets,
        }
        if self._order.printer:
            facts["printer"] = self._order.printer.model_dump()
        if len(self._decks) == 1:
            facts |= self._state(self._order)
        else:
            facts["whole"] = False
            scenes = (faces.scenes for faces in self.faces.decks)
            facts["decks"] = [
                {"deck": deck.run.name, "cards": run_facts(deck.run, seen), **self._state(deck)}
                for deck, seen in zip(self._decks, scenes, strict=True)
            ]
        if made.costs:
            facts["costs"] = made.costs.facts()
        inputs = {**self._files.digests, **self._pictures.digests}
        write_manifest(path, facts, self._order.run, inputs, self.faces.scenes)

    def _state(self, deck: Order) -> dict[str, object]:
        """Whether a deck is whole once the file is printed, and what of it has changed."""
        changes = None if self._press.options.pages else self._press.changes.get(deck.run)
        whole = not self._press.part or changes is not None
        return {"whole": whole, **(changes.facts() if changes else {})}


def _title(order: Order) -> str:
    """Game and deck; once where both are called the same."""
    game, deck = order.game.game.title, order.run.title
    some = ", what has changed" if order.of else ""
    return f"{game}{some}" if deck == game else f"{game} – {deck}{some}"


def _stem(order: Order, plan: SheetPlan, lang: str, part: str) -> str:
    """The file's name: game, deck, paper, layout, language, ink, printer, part if not all."""
    deck = order.run.name.replace(":", "-")
    settings = plan.settings
    layout = _LAYOUT_NAMES.get(settings.layout, str(settings.layout))
    if settings.layout is Layout.LABELS:
        layout += f"-{settings.labels}"
    if settings.order is Filling.STACK:
        layout += "-stack"
    ink = ink_suffix(order.settings.ink)
    printer = f"_{portable_name(order.printer.name)}" if order.printer else ""
    return f"{order.game.id}_{deck}_{plan.paper.name}_{layout}{lang}{ink}{printer}{part}"


def _part(wishes: Wishes, options: BuildOptions) -> str:
    """What tells a part of a deck from the whole, so that neither replaces the other."""
    some = "_only" if wishes.only else ""
    some += "_changed" if options.since is not None else ""
    return f"{some}_p{options.pages.label}" if options.pages else some


def _wrong_pages(pages: PageChoice | None, order: Order, counts: Counts) -> Diagnostic | None:
    if not counts.pages:
        name = f"{order.game.id}/{order.run.name}"
        return Diagnostic(
            "E408", f"no card of '{name}' has a back", hint="leave --backs-only out"
        )
    return pages.beyond(counts.pages) if pages else None


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()

"""Cards as pictures: faces one by one, a contact sheet, or whole sheets of paper."""

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from cardpress.catalogue import CardEntry, Catalogue, GameEntry
from cardpress.colour import Rgb
from cardpress.diagnostics import Diagnostic, ProjectError, Severity, UsageError, did_you_mean
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.geometry import MM, ZERO, Length, Rect, Size, Transform, mm
from cardpress.impose import Slug
from cardpress.jobs.faces import Faces
from cardpress.jobs.inputs import picture_libraries
from cardpress.jobs.joining import JoinedFaces
from cardpress.jobs.languages import read_in
from cardpress.jobs.orders import (
    Order,
    Wishes,
    game_settings,
    ink_suffix,
    lang_suffix,
    place_orders,
)
from cardpress.pictures import PictureLibrary
from cardpress.render import DocumentInfo, render_pdf, render_png
from cardpress.scene import Face, Outline, Page, Part, Role, Shape, Stroke, Use
from cardpress.store import Staging, distinct_names
from cardpress.ticket import Ink
from cardpress.typeset import Printing, Typesetter
from cardpress.world import World

__all__ = ["PreviewOptions", "PreviewResult", "preview"]

_SAFE = MM * 3
_GUIDE = Rgb(255, 0, 144)
_COLUMNS = 6
_GAP = MM * 4
_MOST_PIXELS = 6_000
"""Along the longer side of a contact sheet."""


@dataclass(frozen=True, slots=True)
class PreviewOptions:
    """What is drawn, and how large."""

    dpi: int = 150
    sheets: bool = False
    """Whether whole sheets are drawn rather than faces."""
    guides: bool = False
    """Whether bleed, trim and safe area are shown."""
    ink: str | None = None
    """``full``, ``low`` or ``gray``; what the print settings say where nothing is said."""
    lang: str = ""
    """The language, as a BCP 47 tag; the project's own where empty."""


@dataclass(frozen=True, slots=True)
class PreviewResult:
    """What was drawn; nothing where there are errors."""

    files: tuple[Path, ...]
    diagnostics: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class _Desk:
    """What drawing needs."""

    catalogue: Catalogue
    fonts: FontLibrary
    pictures: Mapping[Ink, PictureLibrary]
    options: PreviewOptions

    def suffix(self, ink: Ink) -> str:
        """What names of files end in: language and ink, where they are not the usual ones."""
        return f"{lang_suffix(self.catalogue)}{ink_suffix(ink)}"


def preview(
    folder: Folder,
    output: Path,
    names: Sequence[str],
    *,
    world: World,
    options: PreviewOptions,
) -> PreviewResult:
    """Draws the cards whose ids match the names (``ID``, ``GAME/ID``, globs).

    Raises:
        UsageError: E134, a name matches no card; E160, its game is not translated.
        MachineError: E902, the output cannot be written.
    """
    read = read_in(folder, options.lang, names)
    if read.value is None:
        return PreviewResult((), read.diagnostics)
    try:
        chosen = _chosen(read.value, names)
    except UsageError as missed:
        if read.failed:  # which may be why the card is missing
            raise ProjectError(*read.diagnostics, *missed.diagnostics) from missed
        raise
    desk = _Desk(
        read.value,
        FontLibrary(folder, language=read.value.project.language),
        picture_libraries(folder),
        options,
    )
    found = list(read.diagnostics)
    drawings = (_sheets if options.sheets else _faces)(desk, chosen, world)
    with Staging(output) as staging:
        for drawing in drawings:
            found.extend(drawing.found)
            if not _failed(found):
                _draw(desk, staging, drawing)
        if _failed(found):
            return PreviewResult((), tuple(dict.fromkeys(found)))
        files = staging.commit()
    return PreviewResult(files, tuple(dict.fromkeys(found)))


def _failed(found: Iterable[Diagnostic]) -> bool:
    return any(diagnostic.severity is Severity.ERROR for diagnostic in found)


_Chosen = list[tuple[GameEntry, CardEntry]]


class _Drawing(NamedTuple):
    """A picture to be made, or what there is to say without one."""

    name: str
    pages: Sequence[Page] = ()
    ink: Ink = Ink.FULL
    found: tuple[Diagnostic, ...] = ()


def _chosen(catalogue: Catalogue, names: Sequence[str]) -> _Chosen:
    cards = [
        (game, entry) for game in catalogue.games.values() for entry in game.cards.values()
    ]
    wanted: dict[tuple[str, str], tuple[GameEntry, CardEntry]] = {}
    missed = []
    for name in names:
        hits = [
            (game, entry)
            for game, entry in cards
            if fnmatchcase(entry.card.id, name)
            or fnmatchcase(f"{game.id}/{entry.card.id}", name)
        ]
        wanted.update({(game.id, entry.card.id): (game, entry) for game, entry in hits})
        if not hits:
            known = [entry.card.id for _, entry in cards]
            hint = did_you_mean(name, known) or "'cardpress list cards' shows all ids"
            missed.append(Diagnostic("E134", f"no card matches '{name}'", hint=hint))
    if missed:
        raise UsageError(*missed)
    return list(wanted.values())


def _faces(desk: _Desk, chosen: _Chosen, world: World) -> Iterator[_Drawing]:
    """One drawing a face, and a contact sheet of the fronts where an ink has several."""
    named: list[tuple[str, Ink, Face]] = []
    fronts: dict[Ink, list[Face]] = {}
    for game in {game.id: game for game, _ in chosen}.values():
        wishes = Wishes(settings={"ink": desk.options.ink})
        settings = game_settings(desk.catalogue, game, wishes, world)
        ink = settings.value.ink
        entries = [entry for owner, entry in chosen if owner is game]
        typeset = _typeset(desk, game, entries, ink)
        named.extend((name, ink, face) for name, face in typeset.named)
        fronts.setdefault(ink, []).extend(typeset.fronts)
        yield _Drawing("", found=(*settings.diagnostics, *typeset.found))
    names = distinct_names(f"{name}{desk.suffix(ink)}" for name, ink, _ in named)
    for name, (_, ink, face) in zip(names, named, strict=True):
        yield _Drawing(name, [_page(face, guides=desk.options.guides)], ink)
    for ink, faces in fronts.items():
        if len(faces) > 1:
            yield _Drawing(f"contact-sheet{desk.suffix(ink)}", [_contact_sheet(faces)], ink)


class _Typeset(NamedTuple):
    """The faces of some cards of a game."""

    named: list[tuple[str, Face]]
    """Fronts, then each back once, with the names of their files."""
    fronts: list[Face]
    found: list[Diagnostic]


def _typeset(desk: _Desk, game: GameEntry, entries: Iterable[CardEntry], ink: Ink) -> _Typeset:
    printing = Printing(ink=ink)
    typesetter = Typesetter(
        desk.catalogue, game.id, desk.fonts, desk.pictures[ink], printing=printing
    )
    whole = _Typeset([], [], [])
    backs: dict[str, Face] = {}
    for entry in entries:
        front, back = typesetter.front(entry.card.id), typesetter.back(entry.card.id)
        whole.found.extend((*front.diagnostics, *back.diagnostics))
        if front.value is not None:
            whole.fronts.append(front.value)
            whole.named.append((f"{game.id}_{entry.card.id}_front", front.value))
        if back.value is not None:
            backs.setdefault(back.value.name, back.value)
    whole.named.extend(
        (f"{game.id}_{name.replace('/', '-')}_back", face) for name, face in backs.items()
    )
    return whole


def _page(face: Face, *, guides: bool) -> Page:
    """A face on paper of its own size; with guides, its bleed is shown too."""
    edge = face.bleed if guides else ZERO
    width, height = face.size
    items = [Use(face.part, Transform(edge, edge))]
    if guides:
        items.append(Use(_guides(face.size), Transform(edge, edge)))
    return Page(Size(width + edge * 2, height + edge * 2), tuple(items), face.name)


def _guides(size: Size) -> Part:
    trim = Rect(ZERO, ZERO, *size)
    solid = Stroke(_GUIDE, mm(0.15))
    dashed = Stroke(_GUIDE, mm(0.15), dash=(MM, MM))
    shapes = (
        Shape(Outline.rounded(trim, MM * 3), stroke=solid, role=Role.GUIDE),
        Shape(Outline.rectangle(trim.grown(-_SAFE)), stroke=dashed, role=Role.GUIDE),
    )
    return Part(shapes, trim.grown(MM), shared=False)


def _contact_sheet(fronts: Sequence[Face]) -> Page:
    """All fronts at actual size, row by row."""
    columns = min(_COLUMNS, len(fronts))
    rows = -(-len(fronts) // columns)
    width = max(face.size.width for face in fronts)
    height = max(face.size.height for face in fronts)
    uses = [
        Use(
            face.part,
            Transform(
                _GAP + (width + _GAP) * (index % columns),
                _GAP + (height + _GAP) * (index // columns),
            ),
            Rect(ZERO, ZERO, *face.size),
        )
        for index, face in enumerate(fronts)
    ]
    media = Size(_GAP + (width + _GAP) * columns, _GAP + (height + _GAP) * rows)
    return Page(media, tuple(uses), "contact sheet")


def _sheets(desk: _Desk, chosen: _Chosen, world: World) -> Iterator[_Drawing]:
    """The sheets that hold the chosen cards, for each set that they come from."""
    decks: dict[str, list[str]] = {}
    for game, entry in chosen:
        decks.setdefault(f"{game.id}/set:{entry.set_code}", []).append(entry.card.id)
    for deck, ids in decks.items():
        wishes = Wishes((deck,), {"ink": desk.options.ink}, only=tuple(ids))
        placed = place_orders(desk.catalogue, wishes, world)
        yield _Drawing("", found=placed.diagnostics)
        for order in placed.value:
            yield from _order_sheets(desk, order)


def _order_sheets(desk: _Desk, order: Order) -> Iterator[_Drawing]:
    ink = order.settings.ink
    faces = Faces(desk.catalogue, order, desk.fonts, desk.pictures[ink])
    letters = desk.fonts.face("Barlow Condensed", weight=500)
    for plan in order.plans:
        counts = plan.counts(order.run.total, backs=order.has_backs)
        slug = Slug(order.run.title, "preview", letters)
        stem = f"{order.game.id}_{order.run.name.replace(':', '-')}_{plan.paper.name}"
        for number, page in enumerate(
            plan.pages(JoinedFaces((faces,)).laid(counts), counts, slug=slug), start=1
        ):
            name = f"{stem}{desk.suffix(ink)}_{number}"
            yield _Drawing(name, [page], ink, faces.diagnostics)


def _draw(desk: _Desk, staging: Staging, drawing: _Drawing) -> None:
    for page in drawing.pages:
        pdf = io.BytesIO()
        info = DocumentInfo(page.label)
        pictures = desk.pictures[drawing.ink]
        render_pdf([page], pdf, fonts=desk.fonts, pictures=pictures, info=info)
        dpi = _dpi(desk.options.dpi, page.media)
        staging.stage(f"{drawing.name}.png").write_bytes(render_png(pdf.getvalue(), 1, dpi=dpi))


def _dpi(wanted: int, media: Size) -> int:
    """No picture becomes larger than anybody can look at."""
    longer = max(media)
    return max(20, min(wanted, int(_MOST_PIXELS * int(Length(914_400)) // int(longer))))

"""What a call asks to print: for each deck its cards, print settings, and plans of its sheets.

Everything here is known before a single face is drawn, so that a grid that cannot fit, an
unknown paper or a missing deck is told together with all other faults.
"""

import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cardpress.catalogue import Catalogue, GameEntry
from cardpress.collate import SET_PREFIX, PrintRun, collate
from cardpress.diagnostics import Diagnostic, Outcome
from cardpress.files import Folder
from cardpress.geometry import Size
from cardpress.impose import SheetPlan, common_size, plan_sheets, split_sides, turning
from cardpress.jobs.choose import choose_decks
from cardpress.source import read_user_settings
from cardpress.ticket import (
    Ink,
    Layer,
    Layout,
    Origin,
    PrintSettings,
    Source,
    from_environment,
    from_file,
    from_options,
    resolve,
)
from cardpress.ticket.printers import Printer
from cardpress.world import World

__all__ = ["Order", "Wishes", "game_settings", "ink_suffix", "lang_suffix", "place_orders"]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a call says beside the project's own files."""

    names: tuple[str, ...] = ()
    """``GAME`` or ``GAME/DECK``; each game's build list where empty."""
    settings: Mapping[str, str | None] = field(default_factory=dict)
    """Print settings by key, as typed; None where not given."""
    copies: int = 1
    """How many of each deck."""
    only: tuple[str, ...] = ()
    """Ids, numbers or globs of the cards to print."""
    lang: str = ""
    """The language to print in, as a BCP 47 tag; the project's own where empty."""
    printer: Printer | None = None
    """The printer to draw for, where it is calibrated."""


@dataclass(frozen=True, slots=True)
class Order:
    """One deck to be printed."""

    game: GameEntry
    run: PrintRun
    size: Size
    """Trimmed size of its cards."""
    settings: PrintSettings
    plans: tuple[SheetPlan, ...]
    """One a file: a paper, and for layout split fronts or backs on it."""
    has_backs: bool
    """Whether any of its cards has a back."""
    printer: Printer | None = None
    """The printer that its sheets are drawn for, where it is calibrated."""
    of: PrintRun | None = None
    """The whole run, where only a part of it is printed that must look as the whole does."""

    @property
    def whole(self) -> PrintRun:
        """The run by which templates count the deck's cards."""
        return self.of or self.run


def place_orders(
    catalogue: Catalogue, wishes: Wishes, world: World, *, faulty: Collection[str] = ()
) -> Outcome[tuple[Order, ...]]:
    """Settles the orders of a call; those with faults are left out.

    Args:
        catalogue: the project.
        wishes: what the call says.
        world: the machine, for the environment and the user's own settings.
        faulty: files of which the reader has told; a deck or set in one is not missed.

    Raises:
        UsageError: E121, a name is no game's.
    """
    user = _user_layer(world)
    found: list[Diagnostic] = list(user.diagnostics)
    orders = []
    for game, name in choose_decks(catalogue, wishes.names):
        layers = (
            *_call_layers(wishes, world),
            *_printer_layers(wishes.printer),
            *_file_layers(catalogue, game, name),
            user.value,
        )
        outcome = _order(catalogue, game, name, _Asked(wishes, layers, faulty))
        found.extend(outcome.diagnostics)
        if outcome.value is not None:
            orders.append(outcome.value)
    return Outcome(tuple(orders), tuple(dict.fromkeys(found)))


def ink_suffix(ink: Ink) -> str:
    """What tells the files of an ink from those in full: ``_low``, ``_gray`` or nothing."""
    return "" if ink is Ink.FULL else f"_{ink}"


def lang_suffix(catalogue: Catalogue) -> str:
    """What tells the files of a translation from those of the original: ``_pl`` or nothing."""
    return f"_{catalogue.translation}" if catalogue.translation else ""


def game_settings(
    catalogue: Catalogue, game: GameEntry, wishes: Wishes, world: World
) -> Outcome[PrintSettings]:
    """Settles how a game's cards are printed where no deck is asked for."""
    user = _user_layer(world)
    layers = (
        *_call_layers(wishes, world),
        *_file_layers(catalogue, game, ""),
        user.value,
    )
    settings = resolve(layers)
    return Outcome(settings.value, (*user.diagnostics, *settings.diagnostics))


_READER_SAYS = ("E604", "E136", "E601")
"""Of decks without sound cards the reader has told already; of others, if it could not read."""


def _file_of(game: GameEntry, name: str) -> str:
    """Where a set or deck stands, if it does."""
    folder = f"cards/{game.id}"
    if name.startswith(SET_PREFIX):
        return f"{folder}/{name.removeprefix(SET_PREFIX)}.yaml"
    return f"{folder}/decks/{name}.yaml"


@dataclass(frozen=True, slots=True)
class _Asked:
    wishes: Wishes
    layers: Sequence[Layer]
    faulty: Collection[str]


def _order(
    catalogue: Catalogue, game: GameEntry, name: str, asked: _Asked
) -> Outcome[Order | None]:
    settings = resolve(asked.layers)
    wishes = asked.wishes
    otherwise = _turned_otherwise(settings.value, wishes.printer)
    run = collate(game, name, copies=wishes.copies, only=wishes.only)
    told = _READER_SAYS if _file_of(game, name) in asked.faulty else _READER_SAYS[:1]
    found = [
        *settings.diagnostics,
        *otherwise,
        *(d for d in run.diagnostics if d.code not in told),
    ]
    if run.value is None:
        return Outcome(None, tuple(found))
    entries = [game.cards[card_id] for card_id, _ in run.value.cards]
    sizes = ((entry.card.id, catalogue.templates[entry.template].size) for entry in entries)
    deck = game.decks.get(name)
    size = common_size(sizes, deck.places.span if deck else None)
    found.extend(size.diagnostics)
    if size.value is None or settings.failed:
        return Outcome(None, tuple(found))
    planned = [
        plan_sheets(settings.value, size.value, paper=paper) for paper in settings.value.papers
    ]
    found.extend(diagnostic for plan in planned for diagnostic in plan.diagnostics)
    plans = tuple(plan.value for plan in planned if plan.value is not None)
    has_backs = any(entry.back for entry in entries)
    laid = _laid(plans, f"{game.id}/{name}", has_backs=has_backs)
    found.extend(laid.diagnostics)
    order = Order(
        game=game,
        run=run.value,
        size=size.value,
        settings=settings.value,
        plans=laid.value,
        has_backs=has_backs,
        printer=wishes.printer,
    )
    return Outcome(order, tuple(found))


def _laid(
    plans: tuple[SheetPlan, ...], deck: str, *, has_backs: bool
) -> Outcome[tuple[SheetPlan, ...]]:
    """The plan of each file; E408 where nothing is to be folded, N425 where files are split."""
    files: list[SheetPlan] = []
    found: list[Diagnostic] = []
    for plan in plans:
        layout = plan.settings.layout
        if layout is Layout.SPLIT:
            files.extend(split_sides(plan, backs=has_backs))
            found.extend([turning(plan)] if has_backs else [])
            continue
        files.append(plan)
        if layout is Layout.GUTTERFOLD and not has_backs:
            span = plan.settings.origin("layout").span
            message = f"no card of '{deck}' has a back to fold behind it"
            hint = "layout single uses the whole sheet"
            found.append(Diagnostic("E408", message, span, hint))
    return Outcome(tuple(files), tuple(dict.fromkeys(found)))


def _call_layers(wishes: Wishes, world: World) -> tuple[Layer, Layer]:
    return from_options(wishes.settings), from_environment(world.environment)


def _printer_layers(printer: Printer | None) -> Iterator[Layer]:
    """What the profile of a printer settles: no file of a project knows it better."""
    if printer is None:
        return
    values: dict[str, str] = {"flip": printer.flip}
    if printer.margin is not None:
        values["printer_margin"] = f"{printer.margin:g} mm"
    yield Layer(values, dict.fromkeys(values, Origin(Source.USER, "")))


def _turned_otherwise(
    settings: PrintSettings, printer: Printer | None
) -> tuple[Diagnostic, ...]:
    """E436 where the call turns the paper otherwise than the printer was calibrated for."""
    if printer is None or settings.flip == printer.flip:
        return ()
    message = (
        f"printer '{printer.name}' was calibrated to turn over the {printer.flip} edge, and "
        f"{settings.origin('flip')} asks for the {settings.flip} one"
    )
    hint = f"leave that out, or 'cardpress calibrate print --flip {settings.flip}' for another"
    return (Diagnostic("E436", message, settings.origin("flip").span, hint),)


def _file_layers(catalogue: Catalogue, game: GameEntry, name: str) -> Iterator[Layer]:
    deck = game.decks.get(name)
    if deck is not None:
        yield from_file(Source.DECK, deck.deck.print, deck.places)
    yield from_file(Source.GAME, game.game.print, game.places)
    yield from_file(Source.PROJECT, catalogue.project.print, catalogue.places)


def _user_layer(world: World) -> Outcome[Layer]:
    path = world.user_settings
    if path is None or not os.path.isfile(path):  # noqa: PTH113 - false where home is barred
        return Outcome(Layer({}, {}))
    read = read_user_settings(Folder(Path(path).parent), path.name)
    values, places = read.value
    return Outcome(from_file(Source.USER, values, places), read.diagnostics)

"""``cardpress build``."""

from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from cardpress.cli.session import Session, common_options

if TYPE_CHECKING:
    from cardpress.ticket.printers import Printer

__all__ = ["PRINT_OPTIONS", "command", "print_options", "wishes_of"]

F = TypeVar("F", bound=Callable[..., Any])

PRINT_OPTIONS = (
    ("layout", "LAYOUT", "duplex, gutterfold, single, split, sleeve or labels."),
    ("paper", "PAPER", "a4, letter, legal, a3, tabloid, both, universal, or WxH with a unit."),
    ("grid", "CxR", "Columns and rows, such as 3x3; as many as fit by default."),
    ("gutter", "MM", "Room between cards; 0 by default."),
    ("margin", "MM", "What the printer cannot reach along each edge; 4 by default."),
    ("bleed", "MM", "How much of the drawn bleed is printed; 3.175 by default."),
    ("marks", "STYLE", "corners, lines or none."),
    ("mark_offset", "MM", "From the trim to a mark; 1 by default."),
    ("mark_length", "MM", "How long a mark is at most; 5 by default."),
    ("flip", "EDGE", "long or short: over which edge the printer turns the sheet."),
    ("fold", "EDGE", "Gutterfold: long, short or auto: along which edge the fold runs."),
    ("labels", "NUMBER", "A pre-cut sheet by its product number, such as L7165 or 5371."),
    ("skip", "0,8", "Cells of the first label sheet that are used up, counted from 0."),
    ("order", "ORDER", "deck, or stack: cut piles, laid on each other, are in order."),
    ("fill", "WITH", "The rest of a deck's last sheet: blank, or next: the next deck."),
    ("corners", "MM", "Guides for round corners of that radius; 0, none, by default."),
    ("ink", "INK", "full, low or gray."),
)
"""Print settings as options: name, what follows, help."""

_KEYS = {"margin": "printer_margin"}


def print_options(command: F) -> F:
    """Adds the options that are print settings."""

    def add(decorated: Any, option: tuple[str, str, str]) -> Any:
        name, metavar, text = option
        flag = "--" + name.replace("_", "-")
        return click.option(flag, name, metavar=metavar, help=text)(decorated)

    decorated: F = reduce(add, reversed(PRINT_OPTIONS), command)
    return decorated


def wishes_of(options: dict[str, Any], *, sides: str = "") -> dict[str, str | None]:
    """Takes the print settings out of a command's options."""
    settings: dict[str, str | None] = {
        _KEYS.get(name, name): options.pop(name) for name, _, _ in PRINT_OPTIONS
    }
    if sides and settings["layout"]:
        raise click.UsageError("--layout and --fronts-only or --backs-only exclude each other")
    return {**settings, "layout": sides or settings["layout"]}


@click.command("build")
@click.argument("names", nargs=-1, metavar="[GAME[/DECK]]...")
@print_options
@click.option("--printer", metavar="NAME", help="Draw for a printer that is calibrated.")
@click.option("--fronts-only", is_flag=True, help="Leave the backs out.")
@click.option("--backs-only", is_flag=True, help="Leave the fronts out.")
@click.option("--pages", metavar="3-4", help="Make only these pages of each file.")
@click.option(
    "--copies", default=1, type=click.IntRange(1, 999), help="Print each deck so often."
)
@click.option("--only", multiple=True, metavar="ID-OR-GLOB", help="Print only these cards.")
@click.option("--changed", is_flag=True, help="Make only what is new or changed since printed.")
@click.option(
    "--since", metavar="RECORD", help="The record for --changed; else the last printing."
)
@click.option("--costs", is_flag=True, help="Estimate the ink of each file.")
@click.option("--lang", default="", metavar="TAG", help="In another language, such as pl.")
@click.option("--show-settings", is_flag=True, help="Show every print setting, make nothing.")
@click.option("--strict", is_flag=True, help="Let warnings stop the build too.")
@click.option(
    "-o",
    "output",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Write into DIR rather than the project's output folder.",
)
@common_options
def command(session: Session, names: tuple[str, ...], **options: Any) -> int:
    """Make the PDF sheets of games and decks.

    GAME makes what its build list says, GAME/DECK one deck, GAME/set:CODE one set; without
    names all games are made. Nothing is written where there are errors.
    """
    from cardpress.cli.progress import progress_bar  # noqa: PLC0415 - not for --help
    from cardpress.cli.show import show_built, show_settings  # noqa: PLC0415 - as above
    from cardpress.impose import parse_pages  # noqa: PLC0415 - as above
    from cardpress.jobs.build import BuildOptions, build  # noqa: PLC0415 - as above
    from cardpress.jobs.orders import Wishes  # noqa: PLC0415 - as above
    from cardpress.world import World  # noqa: PLC0415 - as above

    folder = session.files()
    since = _since(options)
    wishes = Wishes(
        names=names,
        settings=wishes_of(options, sides=_sides(options)),
        copies=options["copies"],
        only=options["only"],
        lang=options["lang"],
        printer=_printer(options["printer"]),
    )
    with progress_bar() as progress:
        result = build(
            folder,
            session.output(folder, options["output"], "output"),
            wishes,
            world=World.real(),
            options=BuildOptions(
                pages=parse_pages(options["pages"]) if options["pages"] else None,
                strict=options["strict"],
                dry=options["show_settings"],
                progress=progress,
                since=since,
                costs=options["costs"],
            ),
        )
    if options["show_settings"]:
        return show_settings(session, result)
    return show_built(session, result, strict=options["strict"], changed=since is not None)


def _sides(options: dict[str, Any]) -> str:
    fronts, backs = options.pop("fronts_only"), options.pop("backs_only")
    if fronts and backs:
        raise click.UsageError("--fronts-only and --backs-only leave nothing to print")
    return "fronts_only" if fronts else "backs_only" if backs else ""


def _printer(name: str | None) -> "Printer | None":
    """The profile of a printer, if one is named."""
    from cardpress.jobs.printers import Printers  # noqa: PLC0415 - not for --help
    from cardpress.world import World  # noqa: PLC0415 - as above

    return Printers(World.real()).get(name) if name else None


def _since(options: dict[str, Any]) -> str | None:
    """The record since which changes are made; nothing where everything is."""
    from cardpress.ledger import LAST  # noqa: PLC0415 - not for --help

    changed, since = options.pop("changed"), options.pop("since")
    if not changed and since is None:
        return None
    if options["only"]:
        raise click.UsageError("--changed finds the cards itself: leave --only out")
    return since or LAST

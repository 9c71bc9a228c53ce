"""``cardpress calibrate``: print, set, list, show and remove."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardpress.cli.session import Session, common_options

if TYPE_CHECKING:
    from cardpress.jobs.printers import Printers
    from cardpress.ticket.printers import Printer

__all__ = ["command"]


@click.group("calibrate")
def command() -> None:
    """Make backs line up on your printer.

    Print the page that 'calibrate print' makes: it says all the rest. Each command has --json
    and -C DIR.
    """


@command.command("print")
@click.option("--paper", type=click.Choice(("a4", "letter"), case_sensitive=False))
@click.option(
    "--flip", type=click.Choice(("long", "short")), help="Over which edge the sheet is turned."
)
@click.option("--printer", metavar="NAME", help="See what is left after 'set', and refine it.")
@click.option(
    "-o",
    "output",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Write into DIR rather than here.",
)
@common_options
def print_command(
    session: Session,
    paper: str | None,
    flip: str | None,
    printer: str | None,
    output: Path | None,
) -> int:
    """Make the page to be printed, on A4 or Letter."""
    from cardpress.cli.show import shown_path  # noqa: PLC0415 - not for --help
    from cardpress.jobs.calibrate import print_page  # noqa: PLC0415 - as above

    known = _printers().get(printer) if printer else None
    if known and flip and flip != known.flip:
        raise click.UsageError(
            f"'{known.name}' turns over the {known.flip} edge: leave --flip out"
        )
    chosen = (paper or (known.paper if known else "a4")).casefold()
    path = print_page(output or session.start, paper=chosen, flip=flip or "long", printer=known)
    if not session.as_json:
        session.say(
            f"wrote {shown_path(path)}: print it on both sides at 100 %, it says the rest"
        )
    return session.finish({"path": shown_path(path)})


@command.command("set")
@click.argument("name")
@click.argument("readings", nargs=-1, metavar="A=13 B=14 ...")
@click.option("--page", required=True, metavar="CODE", help="The code printed on the page.")
@common_options
def set_command(session: Session, name: str, readings: tuple[str, ...], page: str) -> int:
    """Keep what was read off the page as the profile of the printer NAME."""
    from cardpress.jobs.calibrate import calibrate  # noqa: PLC0415 - not for --help

    done = calibrate(_printers(), name, page=page, readings=readings)
    if not session.as_json:
        session.say("\n".join(_told(done.printer)))
        if done.replaced:
            session.say(f"this replaces all that the profile of '{name}' held")
        kept = "refined" if done.refined else "kept"
        quoted = f'"{name}"' if " " in name else name
        session.say(f"{kept} in {done.path}; now: cardpress build --printer {quoted}")
    return session.finish({"printer": done.printer.model_dump(), "path": str(done.path)})


@command.command("list")
@common_options
def list_command(session: Session) -> int:
    """List the printers that have a profile."""
    printers = _printers()
    if not session.as_json:
        session.say(
            "\n".join(printers.names()) or "none; begin with 'cardpress calibrate print'"
        )
    return session.finish({"printers": list(printers.names())})


@command.command("show")
@click.argument("name")
@common_options
def show_command(session: Session, name: str) -> int:
    """Show the profile of a printer in words."""
    printer = _printers().get(name)
    if not session.as_json:
        session.say("\n".join(_told(printer)))
    return session.finish({"printer": printer.model_dump()})


@command.command("remove")
@click.argument("name")
@common_options
def remove_command(session: Session, name: str) -> int:
    """Forget a printer."""
    path = _printers().remove(name)
    if not session.as_json:
        session.say(f"removed {path}")
    return session.finish({"path": str(path)})


def _printers() -> "Printers":
    from cardpress.jobs.printers import Printers  # noqa: PLC0415 - not for --help
    from cardpress.world import World  # noqa: PLC0415 - as above

    return Printers(World.real())


def _told(printer: "Printer") -> list[str]:
    """A profile in words."""
    margin = "not measured" if printer.margin is None else f"{printer.margin:g} mm"
    lines: list[tuple[str, Any]] = [
        ("printer", printer.name),
        ("page", f"{printer.paper}, turned over the {printer.flip} edge"),
        ("backs lie", f"{_aside(printer.back_right, 'right', 'left')}, {_below(printer)}"),
        ("backs turn", _aside(printer.back_turn, "clockwise", "anticlockwise", "degrees", 3)),
        ("fronts come out", _size(printer.front_width, printer.front_height)),
        ("backs come out", _size(printer.back_width, printer.back_height)),
        ("printer margin", margin),
    ]
    return [f"{what:17}{value}" for what, value in lines]


def _below(printer: "Printer") -> str:
    return _aside(printer.back_down, "down", "up")


def _aside(value: float, more: str, less: str, unit: str = "mm", digits: int = 2) -> str:
    return f"{abs(value):.{digits}f} {unit} {more if value >= 0 else less}"


def _size(width: float, height: float) -> str:
    return f"{width:.2%} wide, {height:.2%} high"

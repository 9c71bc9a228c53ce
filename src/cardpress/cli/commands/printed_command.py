"""``cardpress printed``."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardpress.cli.session import Session, common_options

if TYPE_CHECKING:
    from cardpress.jobs.printed import PrintedResult

__all__ = ["command"]


@click.command("printed")
@click.argument("names", nargs=-1, metavar="[GAME[/DECK]]...")
@click.option("--as", "record", default="", metavar="NAME", help="Keep it as a version, too.")
@click.option("--list", "listing", is_flag=True, help="Tell what was recorded so far.")
@click.option("--ink", metavar="INK", help="As it was printed: full, low or gray.")
@click.option("--lang", default="", metavar="TAG", help="As it was printed, such as pl.")
@click.option(
    "--copies", default=1, type=click.IntRange(1, 999), help="As each deck was printed."
)
@click.option(
    "-o",
    "output",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Where the printed files are, if not in the output folder.",
)
@common_options
def command(
    session: Session,
    names: tuple[str, ...],
    *,
    record: str,
    listing: bool,
    output: Path | None,
    **options: object,
) -> int:
    """Record what was printed, for 'build --changed'.

    Writes cards.lock: of each deck its cards, copies and what their faces look like. What lies
    in the output folder counts, so that it does not matter what was edited since.
    """
    from cardpress.cli.progress import progress_bar  # noqa: PLC0415 - not for --help
    from cardpress.jobs.orders import Wishes  # noqa: PLC0415 - as above
    from cardpress.jobs.printed import RecordOptions, printed, records  # noqa: PLC0415 - as above
    from cardpress.world import World  # noqa: PLC0415 - as above

    folder = session.files()
    if listing:
        return _show(session, records(folder), listing=True)
    wishes = Wishes(
        names=names,
        settings={"ink": options["ink"]},  # type: ignore[dict-item] # click gives a text
        copies=options["copies"],  # type: ignore[arg-type] # click gives a number
        lang=str(options["lang"]),
    )
    with progress_bar() as progress:
        result = printed(
            folder,
            session.output(folder, output, "output"),
            wishes,
            world=World.real(),
            options=RecordOptions(record, progress),
        )
    return _show(session, result, listing=False)


def _show(session: Session, result: "PrintedResult", *, listing: bool) -> int:
    data = [
        {
            "record": deck.record,
            "deck": deck.deck,
            "ink": deck.ink,
            "cards": deck.cards,
            "file": deck.file or None,
        }
        for deck in result.decks
    ]
    code = session.finish({"decks": data}, result.diagnostics)
    if session.as_json:
        return code
    for deck in result.decks:
        ink = "" if deck.ink == "full" else f" in {deck.ink} ink"
        how = "with the changes of" if "_changed" in deck.file else "as built in"
        source = f", {how} '{deck.file}'" if deck.file else ""
        verb = "" if listing else "recorded "
        session.say(f"{verb}{deck.record}: {deck.deck}, {deck.cards} cards{ink}{source}")
    if not result.decks and not listing:
        session.say("nothing was recorded")
    return code

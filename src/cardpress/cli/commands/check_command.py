"""``cardpress check``."""

from typing import Any

import click

from cardpress.cli.session import Session, common_options

__all__ = ["command"]


@click.command("check")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--strict", is_flag=True, help="Let warnings count as errors.")
@click.option("--ink", metavar="INK", help="As it is printed in full, low or gray.")
@click.option(
    "--lang", default="", metavar="TAG", help="In one language; by default in all there are."
)
@click.option("--texts", is_flag=True, help="Show how every text was set.")
@common_options
def command(
    session: Session, games: tuple[str, ...], *, strict: bool, texts: bool, **asked: Any
) -> int:
    """Find the faults of the project without making anything.

    Everything is read, resolved, planned and typeset; all faults of all stages are shown in
    one run.
    """
    from cardpress.cli.show import show_table  # noqa: PLC0415 - not for --help
    from cardpress.jobs.check import check  # noqa: PLC0415 - as above
    from cardpress.jobs.listing import Table  # noqa: PLC0415 - as above
    from cardpress.world import World  # noqa: PLC0415 - as above

    result = check(session.files(), games, world=World.real(), **asked)
    fits = Table(
        ("card", "text", "size", "asked", "lines", "note"),
        tuple(fit.row() for fit in result.texts) if texts else (),
    )
    if texts and not session.as_json:
        show_table(fits)
    data = {
        "games": result.games,
        "cards": result.cards,
        **({"texts": fits.records()} if texts else {}),
    }
    code = session.finish(data, result.diagnostics, strict=strict)
    if not code and not session.as_json:
        games_text = f"{result.games} game{'s' * (result.games != 1)}"
        session.say(f"checked {games_text} with {result.cards} cards: no errors")
    return code

"""``cardpress illustrate``."""

import click

from cardpress.cli.session import Session, common_options

__all__ = ["command"]


@click.command("illustrate")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@common_options
def command(session: Session, games: tuple[str, ...]) -> int:
    """Draw the pictures that cards lack.

    Only games that name a style ('illustrate:' in game.yaml) are drawn. What is there already
    is never overwritten: delete a file to have it drawn again.
    """
    from cardpress.jobs.illustrate import illustrate  # noqa: PLC0415 - not for --help

    drawn = illustrate(session.files(), games)
    code = session.finish({"files": list(drawn.files)}, drawn.diagnostics)
    if not session.as_json:
        for path in drawn.files:
            session.say(f"drew {path}")
        if not drawn.files:
            session.say("nothing to draw: every card has its picture")
    return code

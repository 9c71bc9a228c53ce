"""``cardpress translate``."""

from typing import TYPE_CHECKING

import click

from cardpress.cli.session import Session, common_options

if TYPE_CHECKING:
    from cardpress.source import Begun

__all__ = ["command"]


@click.command("translate")
@click.argument("language", metavar="LANG")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--accept",
    is_flag=True,
    help="Take translations of originals that have changed to be right as they are.",
)
@common_options
def command(session: Session, language: str, games: tuple[str, ...], *, accept: bool) -> int:
    """Make places for the words of another language.

    Makes or adds to cards/GAME/lang/LANG.yaml: a place for each text that has none, with the
    original above it, and a record of which originals were translated. What is there already
    stays as it is. LANG is a tag such as pl or pt-BR.
    """
    from cardpress.cli.show import shown_path  # noqa: PLC0415 - not for --help
    from cardpress.jobs.translate import translate  # noqa: PLC0415 - as above

    folder = session.files()
    done = translate(folder, language, games, accept=accept)
    files = [
        {
            "path": shown_path(folder.root / file.path),
            "added": file.added,
            "recorded": file.recorded,
            "accepted": file.accepted,
        }
        for file in done.files
    ]
    code = session.finish({"files": files}, done.diagnostics)
    if not session.as_json:
        for file in done.files:
            session.say(f"wrote {shown_path(folder.root / file.path)}  {_told(file)}")
        if not done.files:
            session.say("nothing was written" if code else "nothing to add")
    return code


def _told(file: "Begun") -> str:
    counts = (
        (file.added, "to translate"),
        (file.recorded, "recorded"),
        (file.accepted, "accepted"),
    )
    return ", ".join(f"{count} {what}" for count, what in counts if count)

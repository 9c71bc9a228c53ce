"""``cardpress preview``."""

from pathlib import Path
from typing import Any

import click

from cardpress.cli.session import Session, common_options

__all__ = ["command"]


@click.command("preview")
@click.argument("cards", nargs=-1, required=True, metavar="CARD...")
@click.option("--sheets", is_flag=True, help="Draw whole sheets rather than faces.")
@click.option("--ink", metavar="INK", help="As it is printed in full, low or gray.")
@click.option("--lang", default="", metavar="TAG", help="In another language, such as pl.")
@click.option("--guides", is_flag=True, help="Show bleed, trim and safe area.")
@click.option(
    "--dpi", type=click.IntRange(20, 1200), default=150, show_default=True, help="Resolution."
)
@click.option(
    "-o",
    "output",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Write into DIR rather than output/preview.",
)
@common_options
def command(
    session: Session,
    cards: tuple[str, ...],
    *,
    output: Path | None,
    **options: Any,
) -> int:
    """Draw cards as PNG pictures.

    CARD is an id, GAME/ID or a pattern such as 'ember-*'. Each face becomes a picture; several
    cards also get a contact sheet. Not a colour proof.
    """
    from cardpress.cli.show import shown_path  # noqa: PLC0415 - not for --help
    from cardpress.jobs.preview import PreviewOptions, preview  # noqa: PLC0415 - as above
    from cardpress.world import World  # noqa: PLC0415 - as above

    folder = session.files()
    result = preview(
        folder,
        session.output(folder, output, "output/preview"),
        cards,
        world=World.real(),
        options=PreviewOptions(**options),
    )
    paths = [shown_path(path) for path in result.files]
    code = session.finish({"files": paths}, result.diagnostics)
    if not session.as_json:
        for path in paths:
            session.say(f"wrote {path}")
    return code

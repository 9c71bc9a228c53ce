"""``cardpress list``."""

import click

from cardpress.cli.session import Session, common_options

__all__ = ["command"]

_KINDS = ("games", "sets", "decks", "cards", "templates", "fonts", "papers", "sizes")
"""As ``jobs.listing.KINDS``; repeated so that --help needs no imports (a test compares)."""


@click.command("list")
@click.argument("kind", type=click.Choice(_KINDS), default="games")
@common_options
def command(session: Session, kind: str) -> int:
    """Show games, sets, decks, cards, templates, fonts, papers or sizes."""
    from cardpress.cli.show import show_table  # noqa: PLC0415 - not for --help
    from cardpress.jobs.listing import PROJECT_KINDS, listing  # noqa: PLC0415 - as above

    table = listing(kind, session.files() if kind in PROJECT_KINDS else None)
    if not session.as_json:
        show_table(table)
    return session.finish({kind: table.records()}, table.errors)

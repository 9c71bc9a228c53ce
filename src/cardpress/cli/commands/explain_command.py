"""``cardpress explain CODE``."""

import click

from cardpress.cli.session import Session, common_options

__all__ = ["command"]


@click.command("explain")
@click.argument("code")
@common_options
def command(session: Session, code: str) -> int:
    """Tell what a diagnostic's code means and what to do about it."""
    from cardpress.jobs.explain import explain  # noqa: PLC0415 - not for --help

    explanation = explain(code)
    if not session.as_json:
        click.echo(f"{explanation.code}: {explanation.title}\n\n{explanation.text}")
    return session.finish(
        {"code": explanation.code, "title": explanation.title, "text": explanation.text}
    )

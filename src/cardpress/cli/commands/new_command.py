"""``cardpress new``."""

from pathlib import Path

import click

from cardpress.cli.session import Session, common_options

__all__ = ["command"]


@click.command("new")
@click.argument("name", type=click.Path(path_type=Path))
@click.option(
    "--from",
    "stock",
    type=click.Choice(("blank", "wizard-wars", "side-quest")),
    default="blank",
    show_default=True,
    help="What to start from.",
)
@common_options
def command(session: Session, name: Path, stock: str) -> int:
    """Start a project that builds at once.

    Makes the folder NAME with a project in it. A folder that holds something already is left
    alone.
    """
    from cardpress.jobs.new import new_project  # noqa: PLC0415 - not for --help

    folder = session.start / name
    files = new_project(folder, stock)
    if not session.as_json:
        go = f'cd "{name}"' if " " in str(name) else f"cd {name}"
        session.say(f"made {name} with {len(files)} files; now: {go} && cardpress build")
    return session.finish({"folder": str(name), "files": list(files)})

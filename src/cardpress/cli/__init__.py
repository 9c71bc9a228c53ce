"""The command line: click and rich, tables and progress, exit codes; the one error boundary.

``cardpress --help`` must cost little more than click itself: this package imports nothing
heavy, and each command's module is loaded only when the command runs.
"""

import io
import sys
from collections.abc import Sequence

import click

from cardpress.cli.ending import exit_code, heed_signals
from cardpress.cli.group import LazyGroup

__all__ = ["main", "run"]

OUR_FAULT = 3
"""Exit code for what is neither the project's nor the caller's fault."""


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="cardpress", message="%(prog)s %(version)s")
def cardpress() -> None:
    """Turn YAML card definitions into cut-ready PDF sheets.

    Start with 'cardpress new my-game', then 'cardpress build' inside of it.
    """


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and gives its exit code.

    0 done, 1 faults in the project, 2 wrong usage, 3 our fault or the machine's, 128 and more
    ended by a signal. Whatever is a
    ``CardpressError`` was reported by the command's session already.
    """
    try:
        code = cardpress.main(args=arguments, prog_name="cardpress", standalone_mode=False)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.ClickException as wrong:
        wrong.show()
        return wrong.exit_code
    except click.Abort as stop:
        click.echo("stopped", err=True)
        return exit_code(stop.__cause__)
    except Exception:  # noqa: BLE001 - the one boundary: bugs show their traceback and exit 3
        import traceback  # noqa: PLC0415 - only bugs need it

        traceback.print_exc()
        click.echo("this is a bug of cardpress, not of your project", err=True)
        return OUR_FAULT
    return code if isinstance(code, int) else 0


def main() -> None:
    """The ``cardpress`` command."""
    heed_signals()
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal may not know every letter
        sys.stdout.reconfigure(errors="backslashreplace")
    sys.exit(run())

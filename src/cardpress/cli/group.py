"""A group of commands that are imported only when they are called."""

from importlib import import_module
from typing import NoReturn

import click

__all__ = ["COMMANDS", "LazyGroup"]

COMMANDS = {
    "build": "Make the PDF sheets of games and decks.",
    "calibrate": "Make backs line up on your printer.",
    "printed": "Record what was printed, so that 'build --changed' makes only what changed.",
    "check": "Find the faults of the project without making anything.",
    "preview": "Draw cards as PNG pictures.",
    "illustrate": "Draw the pictures that cards lack.",
    "translate": "Make places for the words of another language.",
    "new": "Start a project that builds at once.",
    "list": "Show games, sets, decks, cards, templates, fonts, papers or sizes.",
    "doctor": "Tell whether everything that cardpress needs is there.",
    "explain": "Tell what a diagnostic's code means and what to do about it.",
}
"""Each command with its one line of help, in the order in which one meets them."""


class LazyGroup(click.Group):
    """Knows its commands by name; their modules come later."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The names in our own order."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """Imports the module of one command.

        Raises:
            click.UsageError: no such command; with a near-miss hint.
        """
        if cmd_name not in COMMANDS:
            self._unknown(ctx, cmd_name)
        module = import_module(f"cardpress.cli.commands.{cmd_name}_command")
        command = module.command
        assert isinstance(command, click.Command)  # noqa: S101 - a test runs every command
        return command

    def _unknown(self, ctx: click.Context, name: str) -> NoReturn:
        from cardpress.diagnostics import did_you_mean  # noqa: PLC0415 - only faults need it

        near = did_you_mean(name, COMMANDS)
        known = near or f"there are: {', '.join(COMMANDS)}"
        ctx.fail(f"no such command '{name}', {known}")

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
        """Lists the commands without importing one."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

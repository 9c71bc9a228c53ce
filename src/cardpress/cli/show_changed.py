"""How changes since a printing, and the ink of a file, are told."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardpress.jobs.build import BuildResult
    from cardpress.jobs.costs import Costs

__all__ = ["changes_data", "changes_text", "costs_line", "nothing_text"]


def changes_data(result: "BuildResult", shown: Callable[[Path], str]) -> dict[str, Any]:
    """What has changed, as data; ``shown`` spells paths."""
    decks = zip(result.changes, result.lists, strict=True)
    return {
        "changes": [
            {
                "game": each.game,
                "deck": each.deck,
                "since": each.since,
                "list": shown(path),
                "cards": [
                    {
                        "id": change.card,
                        "why": str(change.why),
                        "print": change.adds,
                        "take_out": change.takes,
                    }
                    for change in each.changes
                ],
            }
            for each, path in decks
        ]
    }


def changes_text(result: "BuildResult") -> str:
    """The lists of what to take out and put in, deck by deck."""
    from cardpress.jobs.changed import take_out_list  # noqa: PLC0415 - only for changes

    return "".join(f"\n{take_out_list(each)}" for each in result.changes).rstrip()


def costs_line(costs: "Costs") -> str:
    """The ink of a file in one line."""
    cyan, magenta, yellow, black = (round(value / 10, 1) for value in costs.mean)
    total = round(costs.mean.total / 10, 1)
    inks = f"C {cyan:g}, M {magenta:g}, Y {yellow:g}, K {black:g}"
    return (
        f"  ink: {total:g} % of each page ({inks}), {costs.relative:.2f} of what full ink takes"
    )


def nothing_text(code: int, *, changed: bool) -> str:
    """Why there are no files."""
    return "nothing has changed" if changed and not code else "nothing was written"

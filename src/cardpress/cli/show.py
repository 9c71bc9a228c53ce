"""How results look: tables, settings, and what was written."""

from pathlib import Path
from typing import TYPE_CHECKING

from cardpress.cli.session import Session
from cardpress.cli.show_changed import changes_data, changes_text, costs_line, nothing_text
from cardpress.cli.terminal import tell, visible

if TYPE_CHECKING:
    from cardpress.jobs.build import BuildResult, BuiltFile
    from cardpress.jobs.listing import Table

__all__ = ["show_built", "show_settings", "show_table", "shown_path"]


def shown_path(path: Path) -> str:
    """A path as people type it: from here where it lies below, else whole."""
    here = Path.cwd()
    absolute = path.absolute()
    return (
        absolute.relative_to(here) if absolute.is_relative_to(here) else absolute
    ).as_posix()


def show_table(table: "Table") -> None:
    """Prints rows in columns as wide as their contents."""
    if not table.rows:
        tell("none")
        return
    lines = tuple(tuple(map(visible, line)) for line in (table.headings, *table.rows))
    widths = [max(len(line[column]) for line in lines) for column in range(len(table.headings))]
    for line in lines:
        padded = (text.ljust(width) for text, width in zip(line, widths, strict=True))
        tell("  ".join(padded).rstrip())


def show_settings(session: Session, result: "BuildResult") -> int:
    """Prints every print setting of every deck with its value and origin."""
    data = []
    for order in result.orders:
        deck = f"{order.game.id}/{order.run.name}"
        lines = order.settings.listed()
        data.append(
            {
                "deck": deck,
                "settings": {
                    line.key: {"value": line.value, "origin": str(line.origin)}
                    for line in lines
                },
            }
        )
        if not session.as_json:
            tell(visible(deck))
            for line in lines:
                tell(f"  {line.key:15}{visible(line.value):16}{line.origin}")
    return session.finish({"settings": data}, result.diagnostics)


def show_built(
    session: Session, result: "BuildResult", *, strict: bool, changed: bool = False
) -> int:
    """Prints what was written, and how many sheets of paper it takes."""
    data = {
        "files": [
            {
                "path": shown_path(file.path),
                "game": file.game,
                "deck": file.deck,
                "paper": file.paper,
                "ink": file.ink,
                "lang": file.lang,
                "kind": file.kind,
                "pages": file.pages,
                "sheets": file.sheets,
                "cards": file.cards,
                "sha256": file.sha256,
                **({"costs": file.costs.facts()} if file.costs else {}),
            }
            for file in result.files
        ],
        **(changes_data(result, shown_path) if changed else {}),
    }
    code = session.finish(data, result.diagnostics, strict=strict)
    if not session.as_json:
        for file in result.files:
            session.say(_line(file))
            if file.costs:
                session.say(costs_line(file.costs))
        if len(result.files) > 1:
            sheets = sum(file.sheets for file in result.files)
            session.say(f"{len(result.files)} files, {_count(sheets, 'sheet')} of paper in all")
        if result.changes:
            for path in result.lists:
                session.say(f"wrote {shown_path(path)}")
            session.say(changes_text(result))
        elif not result.files:
            tell(nothing_text(code, changed=changed), err=True)
    return code


def _line(file: "BuiltFile") -> str:
    counts = (
        _count(file.cards, "card"),
        _count(file.pages, "page"),
        f"{_count(file.sheets, 'sheet')} of {file.paper}",
    )
    return f"wrote {shown_path(file.path)}  {', '.join(counts)}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"

"""What stands beside each output: what it was made from, and what is in it."""

import json
from collections.abc import Mapping
from pathlib import Path

from cardpress import __version__
from cardpress.collate import PrintRun

__all__ = ["write_manifest"]


def write_manifest(
    path: Path, made: Mapping[str, object], run: PrintRun, inputs: Mapping[str, str]
) -> None:
    """Writes the manifest of one output file.

    Args:
        path: where; already staged.
        made: facts about the file: name, digest, paper, pages, sheets.
        run: its cards and how many of each.
        inputs: SHA-256 of the project's files that it depends on, by path.
    """
    whole = {
        "format": 1,
        "made_by": f"cardpress {__version__}",
        **made,
        "cards": [{"id": card_id, "copies": copies} for card_id, copies in run.cards],
        "inputs": {file: inputs[file] for file in sorted(inputs) if _concerns(file, run.game)},
    }
    text = json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
    path.write_text(text, encoding="utf-8", newline="\n")


def _concerns(file: str, game: str) -> bool:
    """Whether a file can matter to a game: the folders of other games cannot."""
    inside = file.startswith("cards/") and file.count("/") > 1
    return not inside or file.startswith(f"cards/{game}/")

"""What stands beside each output: what it was made from, and what is in it."""

import json
from collections.abc import Mapping
from pathlib import Path

from cardpress import __version__
from cardpress.collate import PrintRun

__all__ = ["card_facts", "run_facts", "write_manifest"]


def write_manifest(
    path: Path,
    made: Mapping[str, object],
    run: PrintRun,
    inputs: Mapping[str, str],
    scenes: Mapping[str, tuple[str, str]],
) -> None:
    """Writes the manifest of one output file.

    Args:
        path: where; already staged.
        made: facts about the file: name, digest, paper, pages, sheets.
        run: its cards and how many of each.
        inputs: SHA-256 of the project's files that it depends on, by path.
        scenes: marks of front and back of each card; without a back, ``""``.
    """
    whole = {
        "format": 1,
        "made_by": f"cardpress {__version__}",
        **made,
        "cards": run_facts(run, scenes),
        "inputs": {file: inputs[file] for file in sorted(inputs) if _concerns(file, run.game)},
    }
    text = json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
    path.write_text(text, encoding="utf-8", newline="\n")


def run_facts(run: PrintRun, scenes: Mapping[str, tuple[str, str]]) -> list[dict[str, object]]:
    """What a manifest says of the cards of a run."""
    return [card_facts(card_id, copies, *scenes[card_id]) for card_id, copies in run.cards]


def card_facts(card_id: str, copies: int, front: str, back: str) -> dict[str, object]:
    """What a manifest says of a card: id, copies, marks of its front and of its back."""
    return {"id": card_id, "copies": copies, "front": front} | ({"back": back} if back else {})


def _concerns(file: str, game: str) -> bool:
    """Whether a file can matter to a game: the folders of other games cannot."""
    inside = file.startswith("cards/") and file.count("/") > 1
    return not inside or file.startswith(f"cards/{game}/")

"""Small projects for tests, written into a folder, and commands run on them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cardpress.cli import run

__all__ = ["Ran", "command", "small_project", "write"]

SMALL = {
    "cardpress.yaml": "format: 1\ntitle: Small\ngames: [small]\nprint: {paper: a4}\n",
    "cards/small/game.yaml": (
        "format: 1\ntitle: Small\nelements: {fire: {name: Fire}, water: {name: Water}}\n"
        "template: small/card\nback: small/back\n"
    ),
    "cards/small/ONE.yaml": (
        "format: 1\ncode: ONE\nname: First\ncards:\n"
        "  - id: ember\n    name: Ember\n    element: fire\n    text: Burn a card.\n"
        "  - id: brook\n    name: Brook\n    element: water\n    copies: 2\n"
    ),
    "cards/small/decks/duel.yaml": "format: 1\ntitle: Duel\ncards:\n  - 2 ember\n  - 3 brook\n",
    "templates/small/card.yaml": (
        "format: 1\nsize: poker-eu\nfonts: {body: [Spectral]}\n"
        "boxes:\n  name: [5, 5, 53, 9]\n  text: [5, 50, 53, 30]\n"
        "layers:\n  - text: ${{ card.name }}\n    box: name\n"
        "  - text: ${{ card.text }}\n    box: text\n"
    ),
    "templates/small/back.yaml": (
        "format: 1\nsize: poker-eu\nlayers:\n  - shape: rect\n    box: bleed\n    fill: teal\n"
    ),
}
"""One game of two cards, with one deck, a template and a back."""


def write(folder: Path, files: Mapping[str, str | bytes]) -> Path:
    """Writes files below a folder and gives the folder back."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


def small_project(folder: Path, **changed: str) -> Path:
    """Writes the small project; a keyword such as ``cards_small_ONE_yaml`` changes a file."""
    files = dict(SMALL)
    for name, text in changed.items():
        path = next(
            known for known in SMALL if known.replace("/", "_").replace(".", "_") == name
        )
        files[path] = text
    return write(folder, files)


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """Its JSON."""
        return json.loads(self.out)


def command(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Ran:
    """Runs one command in this process."""
    capsys.readouterr()
    code = run([str(argument) for argument in arguments])
    said = capsys.readouterr()
    return Ran(code, said.out, said.err)

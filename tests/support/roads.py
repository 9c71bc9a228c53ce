"""Lantern Road, the small game of the field cases: cards of one flat picture each.

A front is one flat colour; a back is coloured in its upper half and black in its lower half, so
that a wrong turn is seen. ``sw/f01.png`` is the first front, ``sw/b01.png`` the first back.
"""

import io
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from tests.support.measure import Sheets
from tests.support.projects import Ran, command, write

__all__ = ["ART", "BACKS", "FRONTS", "built", "checked", "png", "road", "road_cards", "said"]

Capture = pytest.CaptureFixture[str]

FRONTS = [
    "E62222",
    "E68422",
    "E6E622",
    "84E622",
    "22E622",
    "22E684",
    "22E6E6",
    "2284E6",
    "2222E6",
    "8422E6",
    "E622E6",
    "E62284",
]
BACKS = [
    "995454",
    "997754",
    "999954",
    "779954",
    "549954",
    "549977",
    "549999",
    "547799",
    "545499",
    "775499",
    "995499",
    "995477",
]

ART = "  - {image: '${{ card.art }}', box: trim}\n"
"""A layer: the card's picture from edge to edge, without bleed."""


@cache
def png(upper: str, lower: str = "", size: tuple[int, int] = (756, 1056)) -> bytes:
    """A picture of one colour, or of two, one over the other."""
    picture = Image.new("RGB", size, f"#{upper}")
    if lower:
        half = (0, size[1] // 2, size[0], size[1])
        picture.paste(f"#{lower}", half)
    stream = io.BytesIO()
    picture.save(stream, "PNG")
    return stream.getvalue()


def road_cards(numbers: Iterable[int], *, backs: Iterable[int] = ()) -> str:
    """Cards ``c01`` and so on, each with its front, those in ``backs`` with a back."""
    backs = set(backs)
    lines = []
    for number in numbers:
        shade = (number - 1) % 12 + 1
        back = f", back: sw/b{shade:02}.png" if number in backs else ""
        lines.append(
            f"  - {{id: c{number:02}, name: Card {number}, art: sw/f{shade:02}.png{back}}}\n"
        )
    return "".join(lines)


def road(
    folder: Path,
    cards: str,
    *,
    settings: str = "paper: a4, grid: 3x3, bleed: 0",
    template: str = "",
    layers: str = ART,
    game: str = "",
    files: Mapping[str, str | bytes] | None = None,
) -> Path:
    """Writes the game.

    Args:
        folder: becomes the project.
        cards: what stands below ``cards:``.
        settings: what stands inside ``print: {…}``.
        template: what the template says beside ``layers``; by default cards of 63 x 88 mm.
        layers: what stands below ``layers:``.
        game: more lines of ``game.yaml``.
        files: other files; they win.
    """
    written: dict[str, str | bytes] = {
        "cardpress.yaml": f"format: 1\ntitle: Road\ngames: [road]\nprint: {{{settings}}}\n",
        "cards/road/game.yaml": f"format: 1\ntitle: Lantern Road\ntemplate: road/card\n{game}",
        "cards/road/ONE.yaml": f"format: 1\ncode: ONE\nname: One\ncards:\n{cards}",
        "templates/road/card.yaml": (
            f"format: 1\n{template or 'size: 63x88mm'}\nlayers:\n{layers}"
        ),
        **(files or {}),
    }
    everything = "\n".join(text for text in written.values() if isinstance(text, str))
    for name, kind, number in re.findall(r"(sw/([fb])(\d\d)\.png)", everything):
        shades = FRONTS if kind == "f" else BACKS
        written[name] = png(shades[int(number) - 1], "" if kind == "f" else "000000")
    return write(folder, written)


def built(capsys: Capture, root: Path, *options: str | Path, dpi: int = 150) -> Sheets:
    """Builds a project that must have no errors, and gives its one file."""
    ran = command(capsys, "build", "-C", root, "--json", *options)
    assert ran.code == 0, (ran.out, ran.err)
    (file,) = ran.data["files"]
    return Sheets(Path(file["path"]), dpi=dpi)


def checked(capsys: Capture, root: Path, *options: str) -> Ran:
    """Builds a project that must have errors, and sees to it that nothing is written."""
    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    ran = command(capsys, "build", "-C", root, "--json", *options)
    after = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    assert ran.code in (1, 2), (ran.out, ran.err)
    assert ran.data["files"] == []
    assert "Traceback" not in ran.err
    kept = {path for path in before if ".cardpress" not in path.parts}
    assert {path for path in after if ".cardpress" not in path.parts} == kept
    assert all(after[path] == before[path] for path in kept)
    return ran


def said(ran: Ran) -> list[tuple[str, str, int | None, str]]:
    """Code, file, line and message of what a run has to say."""
    found = ran.data["diagnostics"]
    return [(d["code"], d["file"], d["line"], d["message"]) for d in found]

"""Draws the picture that README opens with: seven faces in a row, from the shipped games.

    python docs/picture.py

Writes docs/cards.webp. The faces are those of ``cardpress preview``, laid side by side.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw

CARDS = (
    "wizard-wars/orrubel-root-of-hills",
    "wizard-wars/levin-hare",
    "wizard-wars/the-lamp-behind-the-sun",
    "wizard-wars/spate-drover",
    "side-quest/sir-slowly",
    "side-quest/ghost-of-a-chance",
    "side-quest/wizard-of-wisteria",
)
DPI = 96
GAP = 8
CORNER = 3 / 25.4 * DPI


def main() -> None:
    """Draws the faces and puts them in a row on a clear ground."""
    root = Path(__file__).parents[1]
    with tempfile.TemporaryDirectory() as room:
        drawn = [sys.executable, "-m", "cardpress", "preview", *CARDS, "--dpi", str(DPI * 2)]
        subprocess.run(  # noqa: S603 - our own command
            [*drawn, "-C", str(root), "-o", room], check=True, stdout=subprocess.DEVNULL
        )
        faces = [_rounded(Path(room) / f"{card.replace('/', '_')}_front.png") for card in CARDS]
    width = sum(face.width + GAP for face in faces) - GAP
    row = Image.new("RGBA", (width, max(face.height for face in faces)))
    left = 0
    for face in faces:
        row.paste(face, (left, 0), face)
        left += face.width + GAP
    row.save(root / "docs" / "cards.webp", quality=88, method=6)


def _rounded(path: Path) -> Image.Image:
    """A face with round corners, at half of the size it was drawn at."""
    with Image.open(path) as face:
        size = face.size
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).rounded_rectangle(
            (0, 0, size[0] - 1, size[1] - 1), CORNER * 2, 255
        )
        cut = face.convert("RGBA")
    cut.putalpha(mask)
    return cut.resize((size[0] // 2, size[1] // 2), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()

"""The reference workload: a project of many unique poker cards, the same from run to run.

    python benchmarks/workload.py FOLDER --cards 540 [--vocab 10000]

Needs numpy, which the development extra brings.
"""

import argparse
import json
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path

import numpy as np
from PIL import Image

from cardpress.chance import Chance

ELEMENTS = {
    "fire": (200, 70, 30),
    "water": (40, 90, 190),
    "wood": (50, 130, 60),
    "metal": (150, 150, 160),
}
ARTS = 540
WORDS = (
    "the a of and to in is you it that each card your player draw discard when may then reveal opponent "
    "hand deck round trick element fire water wood metal beats against strength rank highest lowest both "
    "players place pile face down until end turn keep shuffle top bottom any other choose target exhausted "
    "burning ancient river forest blade guardian whisper ember tide root anvil hollow spirit mountain storm "
    "silent reclaim sacrifice prevent transform double instead unless already battlefield café naïve"
).split()
FIRST = "Ashen Tidal Verdant Iron Hollow Gilded Silent Burning Ancient Restless Pale Crimson".split()
SECOND = "Warden Herald Colossus Dancer Oracle Smith Serpent Golem Pilgrim Monarch Hunter Sage".split()
THIRD = (
    "Dawn Embers Rapids Thorns Anvils Echoes Ruin Winter Harvest Chains Mirrors Storms".split()
)

GAME = """\
format: 1
title: Benchmark
elements:
  fire: {name: Fire}
  water: {name: Water}
  wood: {name: Wood}
  metal: {name: Metal}
ranges: {command_ranking: [1, 6]}
fields:
  background: {type: text}
template: bench/card
back: bench/back
build: ["set:BEN"]
"""

TEMPLATE = """\
format: 1
size: poker
fonts:
  regular: [art/fonts/Vera.ttf]
  bold: [art/fonts/VeraBd.ttf]
boxes:
  ground: [-3, -3, 69.5, 94.9]
  art: [3, 12.5, 57.5, 42.9]
  plate: [3, 2.5, 57.5, 9]
  panel: [3, 56.5, 57.5, 22.5]
  title: [4.5, 2.5, 46, 9]
  number: [50.5, 2.5, 8.5, 9]
  text: [4.5, 57.5, 54.5, 20.5]
  pip: [12.2, 81.5, 4, 4]
styles:
  title: {font: bold, size: 11, min: 5, valign: middle, wrap: none}
  number: {font: bold, size: 14, min: 5, align: right, valign: middle, wrap: none}
  text: {font: regular, size: 9, min: 4}
layers:
  - image: ${{ card.background }}
    box: ground
  - image: ${{ card.art }}
    box: art
  - shape: rect
    box: plate
    fill: white
    stroke: {color: black, width: 0.3}
  - shape: rect
    box: panel
    fill: white
    stroke: {color: black, width: 0.3}
  - text: ${{ card.name }}
    box: title
  - text: ${{ card.number }}
    box: number
  - text: ${{ card.text }}
    box: text
  - shape: circle
    box: pip
    repeat: 6
    pitch: 8
    fill: white
    stroke: {color: black, width: 0.3}
  - shape: circle
    box: pip
    repeat: card.command_ranking
    pitch: 8
    fill: "#dd2222"
    stroke: {color: black, width: 0.3}
"""

BACK = """\
format: 1
size: poker
boxes: {ground: [-3, -3, 69.5, 94.9]}
layers:
  - image: art/back.jpg
    box: ground
"""


def main() -> None:
    """Reads the command line and writes the project."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--cards", type=int, default=54)
    parser.add_argument(
        "--vocab", type=int, default=0, help="number of pseudo-words; 0 takes plain English"
    )
    asked = parser.parse_args()
    write_project(asked.folder, asked.cards, asked.vocab)


def write_project(folder: Path, cards: int, vocab: int) -> None:
    """Writes the whole project, pictures and fonts included."""
    files = {
        "cardpress.yaml": "format: 1\ntitle: Benchmark\ngames: [bench]\n",
        "cards/bench/game.yaml": GAME,
        "cards/bench/BEN.yaml": "format: 1\ncode: BEN\nname: Benchmark\ncards:\n"
        + "".join(_cards(cards, vocab)),
        "templates/bench/card.yaml": TEMPLATE,
        "templates/bench/back.yaml": BACK,
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    _pictures(folder / "art")
    _fonts(folder / "art" / "fonts")


def _cards(count: int, vocab: int) -> Iterator[str]:
    chance = Chance("benchmark/cards")
    words, weights = (
        (_vocabulary(vocab), [100_000 // (i + 10) for i in range(vocab)])
        if vocab
        else (WORDS, [])
    )
    cumulated = list(accumulate(weights))
    for index in range(count):
        element = list(ELEMENTS)[index % 4]
        text = _sentences(chance, words, cumulated)
        name = f"{chance.choice(FIRST)} {chance.choice(SECOND)} of {chance.choice(THIRD)}"
        yield (
            f"- id: card-{index + 1}\n"
            f"  name: {name}\n"
            f"  element: {element}\n"
            f"  command_ranking: {index % 6 + 1}\n"
            f"  number: {index + 1}\n"
            f"  background: art/{element}.jpg\n"
            f"  art: art/art_{index % ARTS:04d}.jpg\n"
            f"  text: {json.dumps(text, ensure_ascii=False)}\n"
        )


def _sentences(chance: Chance, words: Sequence[str], cumulated: Sequence[int]) -> str:
    out: list[str] = []
    left = 0
    for _ in range(chance.between(40, 80)):
        if cumulated:
            word = words[bisect_right(cumulated, chance.below(cumulated[-1]))]
        else:
            word = chance.choice(words)
        if left == 0:
            if out:
                out[-1] += "."
            word, left = word.capitalize(), chance.between(6, 14)
        out.append(word)
        left -= 1
    return " ".join(out) + "."


def _vocabulary(count: int) -> list[str]:
    chance = Chance("benchmark/vocabulary")
    words: dict[str, None] = {}
    while len(words) < count:
        syllables = chance.between(1, 4)
        word = "".join(
            chance.choice("bcdfghlmnprstvw") + chance.choice("aeiou") for _ in range(syllables)
        )
        words[
            word if word not in words else word + chance.choice("nrst") + chance.choice("aeiou")
        ] = None
    return list(words)


def _pictures(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, tint in {**ELEMENTS, "back": (60, 30, 80)}.items():
        _paint(folder / f"{name}.jpg", name, (825, 1125), tint)
    for index in range(ARTS):
        chance = Chance("benchmark/art", str(index))
        tint = (chance.between(60, 199), chance.between(60, 199), chance.between(60, 199))
        _paint(folder / f"art_{index:04d}.jpg", f"art/{index}", (750, 560), tint)


def _paint(path: Path, label: str, size: tuple[int, int], tint: tuple[int, int, int]) -> None:
    if not path.exists():
        _texture(label, size, tint).save(path, quality=88, dpi=(300, 300))


def _texture(label: str, size: tuple[int, int], tint: tuple[int, int, int]) -> Image.Image:
    """Painterly noise of several octaves: what a real painting costs, without one."""
    width, height = size
    noise = np.random.default_rng(Chance("benchmark/texture", label).bits())
    total = np.zeros((height, width, 3), np.float32)
    amplitude, cell = 90.0, 256
    while cell >= 4:
        small = (noise.random((height // cell + 2, width // cell + 2, 3)) * 255).astype(
            np.uint8
        )
        large = Image.fromarray(small).resize(size, Image.Resampling.BICUBIC)
        total += (np.asarray(large, np.float32) / 255 - 0.5) * amplitude
        amplitude *= 0.62
        cell //= 2
    total += np.array(tint, np.float32) + noise.normal(0, 3.0, (height, width, 1)).astype(
        np.float32
    )
    return Image.fromarray(np.clip(total, 0, 255).astype(np.uint8))


def _fonts(folder: Path) -> None:
    """Bitstream Vera, which ReportLab brings along."""
    import reportlab

    folder.mkdir(parents=True, exist_ok=True)
    for name in ("Vera.ttf", "VeraBd.ttf"):
        source = Path(reportlab.__file__).parent / "fonts" / name
        (folder / name).write_bytes(source.read_bytes())


if __name__ == "__main__":
    main()

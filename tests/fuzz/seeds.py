"""Sound projects to spoil: one that uses everything, and parts of the shipped games."""

import io
import zipfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import yaml
from PIL import Image

from tests.support.papers import jpeg, plain_png
from tests.support.tables import packed
from tests.support.tinyfonts import coloured_font, tiny_font, variable_font

__all__ = ["SEEDS", "seed"]

_ROOT = Path(__file__).parents[2]

_TABLE = (
    "\ufeffID;Title;Qty;Rarity;Text;Notes;Designer\r\n"
    'moon;Moon Tide;2;;"Draw; then ""wait"".\r\nAgain.";sea, sand;Ada\r\n'
    "low;Low Water;1;rare;;;Ada\r\n"
)
"""As spreadsheets write it: byte order mark, semicolons, CRLF, a line break within quotes."""
_ROWS = "".join(
    f'<row r="{row}">'
    + "".join(
        f'<c r="{column}{row}" t="inlineStr"><is><t>{text}</t></is></c>'
        for column, text in zip("ABC", texts, strict=True)
    )
    + "</row>"
    for row, texts in enumerate((("id", "name", "copies"), ("leaf", "Leaf", "2")), start=1)
)


def _saved(image: Image.Image, kind: str, **more: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **more)  # type: ignore[arg-type]
    return buffer.getvalue()


def _noise(width: int = 96, height: int = 64) -> Image.Image:
    """Grays that are the same everywhere, and that no compression makes small."""
    data = bytes((x * x * 7 + x * 13) >> 3 & 255 for x in range(width * height))
    return Image.frombytes("L", (width, height), data)


def _undated(book: bytes) -> bytes:
    """The same workbook whenever it is made."""
    new = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(book)) as old, zipfile.ZipFile(new, "w") as stored:
        for name in old.namelist():
            stored.writestr(zipfile.ZipInfo(name), old.read(name))
    return new.getvalue()


def _tower() -> dict[str, bytes]:
    exif = Image.Exif()
    exif[274] = 6
    small = _noise()
    home = _ROOT / "tests" / "fuzz" / "tower"
    files = {
        path.relative_to(home).as_posix(): path.read_bytes()
        for path in sorted(home.rglob("*"))
        if path.is_file()
    }
    frames = [frame.resize((450, 300)).convert("P") for frame in (small, small.rotate(180))]
    moving = _saved(frames[0], "GIF", save_all=True, append_images=frames[1:])
    return {
        **files,
        "cards/tower/cards.csv": _TABLE.encode(),
        "art/photo.jpg": jpeg(small.resize((1200, 800)).convert("CMYK"), exif=exif),
        "art/alpha.png": plain_png(small.resize((1200, 800)).convert("RGBA")),
        "art/drop.png": _saved(small.resize((600, 900)).convert("P"), "PNG", transparency=3),
        "art/moving.gif": moving,
        "art/web.webp": _saved(small.resize((1200, 800)).convert("RGB"), "WEBP", exif=exif),
        "art/fonts/tiny.ttf": tiny_font(
            "AEBKLMTabchdefghijklmnorsuwx &0123456789שלום日本語。ไทยनमस्ते"
        ),
        "art/fonts/wide.ttf": variable_font(
            "ABCDEFGNOTIK0123456789/? abcdefghijklmnopqrstuvwxyz"
        ),
        "art/fonts/emoji.ttf": coloured_font("\U0001f525"),
        "cards/tower/book.xlsx": _undated(packed(_ROWS)),
    }


def _shipped(game: str, code: str, deck: str, cards: int) -> dict[str, bytes]:
    """A shipped game with the first cards of one set, and the pictures that these show."""
    files = {"cardpress.yaml": f"format: 1\ntitle: Part\ngames: [{game}]\n".encode()}
    for path in sorted((_ROOT / "templates" / game).glob("*.yaml")):
        files[f"templates/{game}/{path.name}"] = path.read_bytes()
    text = (_ROOT / "cards" / game / f"{code}.yaml").read_text(encoding="utf-8")
    head, *each = text.split("\n  - id: ")
    chosen = each[:cards]
    files[f"cards/{game}/{code}.yaml"] = (
        "\n  - id: ".join([head, *chosen, ""]).removesuffix("\n  - id: ").encode()
    )
    settings = (_ROOT / "cards" / game / "game.yaml").read_bytes()
    build = yaml.safe_load(settings)["build"]
    files[f"cards/{game}/game.yaml"] = settings
    for name in build:
        ids = [card.partition("\n")[0] for card in chosen]
        files[f"cards/{game}/decks/{name}.yaml"] = f"title: D\ncards: {ids}\n".encode()
    for path in sorted((_ROOT / "art" / game).rglob("*")):
        place = path.relative_to(_ROOT).as_posix()
        drawn = path.parent.name == "cards"
        if path.is_file() and (not drawn or path.stem.removesuffix("-low") in ids):
            files[place] = path.read_bytes()
    return files


SEEDS = ("tower", "wizard-wars", "side-quest")
"""The first is small and is mangled most."""


@cache
def seed(name: str) -> Mapping[str, bytes]:
    """A sound project, by path."""
    match name:
        case "wizard-wars":
            return _shipped(name, "BAS", "core48", 2)
        case "side-quest":
            return _shipped(name, "WIS", "core48", 2)
        case _:
            return _tower()

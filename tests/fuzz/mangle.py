"""Ways to spoil a file: by bytes, lines and tokens, and by what the file means."""

import io
import re
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import yaml

from cardpress.chance import Chance

__all__ = ["mangled"]

Way = Callable[[bytes, Chance], bytes]

_NUMBERS = (
    "0", "-1", "1", "2.5", "-0.0", "1e3", "1e999", "-1e999", ".nan", ".inf", "nan", "010",
    "0x10", "1_000", "99999999999999999999", "10000000000", "1e-12", "600", "601",
    "4294967296", "1/3", "50%", "1:30",
)  # fmt: skip
_TEXTS = (
    "", " ", "~", "null", "No", "x" * 3000, "word " * 400, "\u0000", "\u001b[31m", "a\u202eb",
    "\u200d" * 40, "e" + "\u0301" * 200,
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"), "שלום (a) ١٢٣",
    "日本語。」「", "क्षि", "\ufeffx", "\u2028", "\t", "a\r\nb", "**", "***a*", "{", "{{",
    "{flame}", "{nope}", "[[", "[[ember]]", "[[nope]]", "\\", "*a **b* c**", "&", "<b>", "#",
    "#c31", "#12", "rgb(1,2)", "cmyk(0,0,0,0)", "spot(A, cmyk(0,0,0,0), 100)",
    "spot(A, spot(B, black, 1), 1)", "gray(200)", "none", "tower/face", "tower/back", "ember",
    "63x88mm", "600x600mm", "0x0", "1e9x1mm", "5in", "-3mm", "1e300mm", "9pt", "a4", "both",
    "a4,a4", "3x3", "99999x99999", "0x3", "auto", "../x", "/etc/passwd", "art",
    "art/drawing.svg", "art/photo.jpg", "art/../art/drop.png", "C:\\x", "http://x/y.png",
    "art/nope.png", "./", ".", "cards/tower/cards.csv", "cards/tower/book.xlsx", "en",
    "xx-yy-zz", "ar", "Noto Sans", "Nope", "duel", "set:ONE", "set:", "con", "A/B",
    "M0 0L1e9 1", "M 1 1 A 1e30 0 0 1 1 5 5 Z", "M", "M 1 1 Z Z C", "all", "corners", "low",
    "linear", "ink:X", "cut",
)  # fmt: skip
_EXPRESSIONS = (
    "card", "card.name", "card.cost", "card.tags", "card.nope", "element", "element.beats",
    "element.beats.beats", "item", "index", "game.rank", "ink", "game.rank[card.cost]",
    "set.size", "face.width", "1", "0", "9999999999", "1e308", "'a'", "''", "[]", "[1, 2]",
    "[[1], [2]]", "true", "none", "card.notes",
)  # fmt: skip
_OPERATORS = (
    "+", "-", "*", "/", "//", "%", "~", "==", "<", "in", "and", "or", "not in", "**", "|",
    ".", ",", "is", "if",
)  # fmt: skip
_FILTERS = (
    "upper", "pad(9)", "pad(1e9)", "pad(99999999)", "round", "length", "join", "join(1)",
    "default(2)", "lower", "capitalize", "nope", "attr('x')", "pad(3, '')", "pad(-1, card)",
)  # fmt: skip
_KEYS = (
    "format", "id", "name", "base", "extends", "when", "repeat", "box", "text", "image",
    "icon", "shape", "group", "fill", "stroke", "pitch", "along", "rotate", "opacity", "size",
    "min", "copies", "number", "art", "back", "template", "<<", "from", "columns", "cards",
    "print", "paper", "grid", "bleed", "gutter", "", "1", "~", "x", "d", "points", "clip",
    "offset", "styles", "boxes", "fonts", "layers", "before", "after", "leading", "tracking",
)  # fmt: skip
_MARKS = (
    *":-{}[],&*#?|>%@`\"'!~\n\t ", "\n  ", "${{", "}}", "---\n", "...\n", "&a ", "*a",
    "<<: *a", "!!python/object:x", "!x ", "|-\n", "\\",
)  # fmt: skip
_SVG = (
    "10", "-1", "1e38", "1e-38", "nan", "", "50%", "0 0 1e-30 5", "0 0 0 0", "#a", "url(#g)",
    "url(#m)", "url(#p)", "#c", "#s", "M0 0L1e9 1", "none", "M0 0 A 1e30 0 0 1 1 5 5",
    "matrix(1e30 0 0 0 0 0)", "scale(0)", "scale(1e20)", "rotate(45)",
    "fill:url(#p);stroke:#000", "1 1e-9", "1e9 1e9", "<g>", "</g>", "<use href='#c'/>",
    "<use href='#b'/>", "<image href='/etc/passwd'/>", "<!DOCTYPE x [<!ENTITY a 'b'>]>",
    "&a;", "<style>@import 'x'</style>", "<script/>", "<foreignObject/>", "<!--", "]]>",
    "<filter id='f'/>", "skewX(90)", "xMidYMid slice", "9e9em", "100vw", "&#0;", "\u202e",
    "inherit", "currentColor",
)  # fmt: skip


def mangled(path: str, data: bytes, chance: Chance) -> bytes:
    """Spoils a file in one of the ways that suit its kind, most often once, at times thrice."""
    ways = _WAYS.get(path.rpartition(".")[2], (_bytes,))
    for _ in range(chance.choice((1, 1, 1, 1, 2, 3))):
        data = chance.choice(ways)(data, chance)
    return data


def _bytes(data: bytes, chance: Chance) -> bytes:
    """Flips, cuts, doubles and overwrites."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 4, 16))):
        if not changed:
            break
        place = chance.below(len(changed))
        match chance.below(6):
            case 0:
                changed[place] ^= 1 << chance.below(8)
            case 1:
                changed[place] = chance.below(256)
            case 2:
                del changed[place : place + chance.choice((1, 2, 4, 64, len(changed)))]
            case 3:
                piece = changed[place : place + chance.choice((1, 4, 64, 512))]
                changed[chance.below(len(changed)) :][:0] = piece
                changed += b"" if chance.below(2) else piece
            case 4:
                number = chance.choice((0, 1, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF))
                changed[place : place + 4] = struct.pack(chance.choice(("<I", ">I")), number)
            case _:
                changed[place:place] = bytes(chance.below(256) for _ in range(chance.below(9)))
    return bytes(changed)


def _lines(data: bytes, chance: Chance) -> bytes:
    """Loses, doubles, exchanges, moves and indents lines."""
    lines = data.split(b"\n")
    place, other = chance.below(len(lines)), chance.below(len(lines))
    match chance.below(5):
        case 0:
            del lines[place]
        case 1:
            lines.insert(other, lines[place])
        case 2:
            lines[place], lines[other] = lines[other], lines[place]
        case 3:
            lines[place] = (
                chance.choice((b" ", b"  ", b"\t", b"- ", b"#", b"? ")) + lines[place]
            )
        case _:
            lines[place] = lines[place][chance.below(4) :]
    return b"\n".join(lines)


def _hostile(chance: Chance) -> str:
    match chance.below(4):
        case 0:
            return chance.choice(_NUMBERS)
        case 1:
            return "${{ " + _expression(chance, 3) + " }}"
        case _:
            return chance.choice(_TEXTS)


def _expression(chance: Chance, depth: int) -> str:
    if not depth or not chance.below(3):
        return chance.choice(_EXPRESSIONS)
    one, other = _expression(chance, depth - 1), _expression(chance, depth - 1)
    match chance.below(5):
        case 0:
            return f"({one}) | {chance.choice(_FILTERS)}"
        case 1:
            return f"{one} if {other} else {one}"
        case 2:
            return f"{one}[{other}]"
        case 3:
            return f"not {one}"
        case _:
            return f"{one} {chance.choice(_OPERATORS)} {other}"


def _tokens(data: bytes, chance: Chance) -> bytes:
    """Exchanges words, marks and gaps for others and for hostile ones."""
    return _retold(
        data,
        chance,
        lambda: chance.choice((_hostile(chance), chance.choice(_MARKS), chance.choice(_KEYS))),
    )


def _svg_tokens(data: bytes, chance: Chance) -> bytes:
    return _retold(data, chance, lambda: chance.choice(_SVG))


def _retold(data: bytes, chance: Chance, other: Callable[[], str]) -> bytes:
    tokens = re.findall(r"[\w.%#]+|\s+|.", data.decode("utf-8", "replace"))
    for _ in range(chance.choice((1, 1, 2, 5))):
        if not tokens:
            break
        place = chance.below(len(tokens))
        match chance.below(5):
            case 0:
                del tokens[place]
            case 1:
                tokens.insert(place, other())
            case 2:
                tokens.insert(chance.below(len(tokens)), tokens[place])
            case _:
                tokens[place] = other()
    return "".join(tokens).encode("utf-8", "surrogatepass")


def _nodes(data: bytes, chance: Chance) -> bytes:
    """Replaces, loses, renames, doubles and exchanges values of a YAML file."""
    tree = _tree(data)
    if not isinstance(tree, dict):
        return _tokens(data, chance)
    tree = _copied(tree)
    for _ in range(chance.choice((1, 1, 2, 4))):
        spots = list(_spots(tree))
        if not spots:
            break
        holder, key = chance.choice(spots)
        _spoil(holder, key, spots, chance)
    width = chance.choice((40, 120, 9999))
    text = yaml.safe_dump(tree, allow_unicode=True, sort_keys=False, width=width)
    return text.encode("utf-8", "surrogatepass")


def _spoil(holder: Any, key: Any, spots: list[tuple[Any, Any]], chance: Chance) -> None:
    match chance.below(9):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[chance.choice(_KEYS)] = holder.pop(key)
        case 1 | 2 if isinstance(holder, list):
            holder.insert(chance.below(len(holder)), holder[key])
        case 2:
            holder[chance.choice(_KEYS)] = _value(chance)
        case 3:
            other, place = chance.choice(spots)
            holder[key] = _copied(other[place])
        case 4:
            holder[key] = [holder[key]] * chance.choice((1, 2, 50))
        case _:
            holder[key] = _value(chance)


def _value(chance: Chance) -> Any:
    match chance.below(9):
        case 0:
            return chance.choice((None, True, False, [], {}, [[]], [None], {"": ""}, {1: 2}))
        case 1:
            return chance.choice(
                (0, -1, 10**9, 2**64, -(2**70), 1e308, float("inf"), float("nan"), 1e-9, 3)
            )
        case 2:
            return [_value(chance) for _ in range(chance.choice((1, 2, 4)))]
        case 3:
            return {chance.choice(_KEYS): _value(chance) for _ in range(chance.choice((1, 2)))}
        case 4:
            deep: Any = "x"
            for _ in range(chance.choice((5, 20, 70))):
                deep = [deep] if chance.below(2) else {"group": deep}
            return deep
        case _:
            return _hostile(chance)


@cache
def _tree(data: bytes) -> Any:
    try:
        return yaml.safe_load(data)
    except (yaml.YAMLError, UnicodeDecodeError, ValueError):
        return None


def _copied(tree: Any) -> Any:
    """A copy in which nothing stands twice."""
    if isinstance(tree, dict):
        return {key: _copied(value) for key, value in tree.items()}
    return [_copied(value) for value in tree] if isinstance(tree, list) else tree


def _spots(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a tree, as what holds it and its key."""
    keys = list(tree) if isinstance(tree, dict) else range(len(tree))
    for key in keys:
        yield tree, key
        if isinstance(tree[key], (dict, list)):
            yield from _spots(tree[key])


def _cells(data: bytes, chance: Chance) -> bytes:
    """Exchanges cells, separators and quotes."""
    text = data.decode("utf-8", "replace")
    cells = re.split(r"([;,\t\n\"])", text)
    for _ in range(chance.choice((1, 2, 5))):
        cells[chance.below(len(cells))] = chance.choice(
            (_hostile(chance), ";", ",", '"', "\n", '""', "\r", "=1+1", "#REF!", "2-Jan")
        )
    encoding = chance.choice(("utf-8", "utf-8", "utf-8", "utf-16", "cp1252", "utf-8-sig"))
    return "".join(cells).encode(encoding, "replace")


def _parts(data: bytes, chance: Chance) -> bytes:
    """Spoils, loses or adds a part of a workbook, which stays a sound ZIP file."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as old:
            parts = {name: old.read(name) for name in old.namelist()}
    except (
        zipfile.BadZipFile,
        OSError,
        NotImplementedError,
        EOFError,
        zlib.error,
        ValueError,
        RuntimeError,
    ):
        return _bytes(data, chance)
    if parts:
        name = chance.choice(sorted(parts))
        match chance.below(8):
            case 0:
                del parts[name]
            case 1:
                parts[chance.choice(("xl/x.xml", "../x", "xl/workbook.xml"))] = parts[name]
            case 2:
                parts[name] = b"<a>" * 20_000
            case 3:
                parts[name] = _bytes(parts[name], chance)
            case _:
                parts[name] = _tokens(parts[name], chance)
    packed = io.BytesIO()
    with zipfile.ZipFile(
        packed, "w", chance.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))
    ) as new:
        for name, part in parts.items():
            new.writestr(zipfile.ZipInfo(name), part)
    return packed.getvalue()


def _chunks(data: bytes, chance: Chance) -> bytes:
    """Spoils, loses, doubles or exchanges chunks of a PNG file, with the right checksums."""
    chunks = []
    place = 8
    while place + 12 <= len(data):
        (size,) = struct.unpack(">I", data[place : place + 4])
        chunks.append((data[place + 4 : place + 8], data[place + 8 : place + 8 + size]))
        place += 12 + size
    if not chunks:
        return _bytes(data, chance)
    at, other = chance.below(len(chunks)), chance.below(len(chunks))
    kind, body = chunks[at]
    match chance.below(6):
        case 0:
            del chunks[at]
        case 1:
            chunks[at], chunks[other] = chunks[other], chunks[at]
        case 2:
            chunks.insert(other, chunks[at])
        case 3 if kind == b"IDAT":
            chunks[at] = (kind, zlib.compress(b"\0" * chance.choice((0, 1, 999, 30_000_000))))
        case _:
            chunks[at] = (kind, _bytes(body, chance))
    whole = [data[:8]]
    for kind, body in chunks:
        whole.append(
            struct.pack(">I", len(body))
            + kind
            + body
            + struct.pack(">I", zlib.crc32(kind + body))
        )
    return b"".join(whole)


def _tables(data: bytes, chance: Chance) -> bytes:
    """Spoils the inside of one table of a font, whose directory stays sound."""
    if len(data) < 12:
        return _bytes(data, chance)
    count = min(struct.unpack(">H", data[4:6])[0], (len(data) - 12) // 16)
    if not count:
        return _bytes(data, chance)
    entry = 12 + 16 * chance.below(count)
    start, size = struct.unpack(">II", data[entry + 8 : entry + 16])
    piece = data[start : start + size]
    changed = _bytes(piece, chance)[: len(piece)].ljust(len(piece), b"\0")
    return data[:start] + changed + data[start + size :]


_WAYS: dict[str, tuple[Way, ...]] = {
    "yaml": (_nodes, _nodes, _nodes, _tokens, _tokens, _lines, _bytes),
    "txt": (_tokens, _lines, _bytes),
    "csv": (_cells, _cells, _tokens, _lines, _bytes),
    "xlsx": (_parts, _parts, _parts, _bytes),
    "svg": (_svg_tokens, _svg_tokens, _svg_tokens, _tokens, _bytes),
    "png": (_bytes, _chunks),
    "ttf": (_bytes, _tables, _tables),
}

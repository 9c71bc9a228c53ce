"""A PDF as text: boxes, fonts, pictures, colour spaces and operators, for golden files.

Only what a reader of the file can see counts: object numbers, offsets and compression do not.
"""

import io
from typing import Any

import pikepdf

__all__ = ["pdf_dump", "unresolved_names"]


def pdf_dump(pdf: bytes) -> str:
    """Describes a file; equal texts are equal to the eye and to the press."""
    with pikepdf.open(io.BytesIO(pdf)) as document:
        lines = [f"PDF {document.pdf_version}"]
        lines += [f"info {key[1:]}: {text}" for key, text in sorted(document.docinfo.items())]
        for key, value in sorted(document.Root.items()):
            if key not in ("/Type", "/Pages"):
                lines.append(f"catalog {key[1:]} {_plain(value)}")
        seen: dict[str, str] = {}
        for number, page in enumerate(document.pages, 1):
            lines += ["", f"page {number}"]
            for key in ("/MediaBox", "/CropBox", "/BleedBox", "/TrimBox"):
                if key in page.obj:
                    lines.append(f"  {key[1:]} {_plain(page.obj[key])}")
            lines += _operators(page.obj, "  ")
            _collect(page.obj.get("/Resources", {}), seen)
        for name in sorted(seen, key=lambda name: (name[0], int(name[1:] or 0))):
            lines += ["", seen[name]]
    return "\n".join(lines) + "\n"


def unresolved_names(pdf: bytes) -> list[str]:
    """Names that a content stream uses without having them in its own resources."""
    kinds = {"Do": "/XObject", "Tf": "/Font", "gs": "/ExtGState", "sh": "/Shading"}
    kinds |= {"cs": "/ColorSpace", "CS": "/ColorSpace", "scn": "/Pattern", "SCN": "/Pattern"}
    missing = []
    with pikepdf.open(io.BytesIO(pdf)) as document:
        streams = [page.obj for page in document.pages]
        streams += [
            thing
            for thing in document.objects
            if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form"
        ]
        for stream in streams:
            resources = stream.get("/Resources", {})
            for operands, operator in pikepdf.parse_content_stream(stream):
                kind = kinds.get(str(operator))
                for operand in operands:
                    known = ("/DeviceRGB", "/DeviceGray", "/DeviceCMYK", "/Pattern")
                    if not isinstance(operand, pikepdf.Name) or operand in known:
                        continue
                    if kind and operand not in resources.get(kind, {}):
                        missing.append(f"{operator} {operand}")
    return missing


def _operators(stream: Any, pad: str) -> list[str]:
    lines = []
    depth = 0
    for operands, operator in pikepdf.parse_content_stream(stream):
        if str(operator) in ("Q", "ET", "EMC"):
            depth -= 1
        words = [*(_operand(operand) for operand in operands), str(operator)]
        lines.append(pad + "  " * depth + " ".join(words))
        if str(operator) in ("q", "BT", "BDC"):
            depth += 1
    return lines


def _operand(operand: Any) -> str:
    if isinstance(operand, pikepdf.String):
        return f"<{bytes(operand).hex()}>"
    if isinstance(operand, pikepdf.Array | list):
        return f"[{' '.join(_operand(part) for part in operand)}]"
    return _plain(operand)


def _plain(value: Any) -> str:
    if isinstance(value, pikepdf.Stream):
        return f"stream({_plain(value.get('/FunctionType', ''))})"
    if isinstance(value, pikepdf.Array):
        return f"[{' '.join(_plain(part) for part in value)}]"
    if isinstance(value, pikepdf.Dictionary):
        return f"<<{' '.join(f'{k} {_plain(v)}' for k, v in sorted(value.items()))}>>"
    return str(value)


def _collect(resources: Any, seen: dict[str, str]) -> None:
    for kind, names in resources.items():
        for name, value in names.items():
            plain = name[1:]
            if plain in seen or not plain[1:].isdigit():
                continue
            seen[plain] = ""
            seen[plain] = _described(kind, plain, value)
            if isinstance(value, pikepdf.Stream):
                _collect(value.get("/Resources", {}), seen)


def _described(kind: str, name: str, value: Any) -> str:
    if kind == "/Font":
        return _font(name, value)
    if kind == "/XObject" and value.Subtype == "/Image":
        mask = " with alpha" if "/SMask" in value else ""
        entries = (value.ColorSpace, value.BitsPerComponent, value.Filter)
        size = f"picture {name} {value.Width} x {value.Height}"
        return f"{size} {' '.join(map(_plain, entries))}{mask}"
    if kind == "/XObject":
        group = " group" if "/Group" in value else ""
        matrix = f" matrix {_plain(value.Matrix)}" if "/Matrix" in value else ""
        head = f"form {name} {_plain(value.BBox)}{matrix}{group}"
        return "\n".join([head, *_operators(value, "  ")])
    return f"{kind[1:]} {name} {_plain(value)}"


def _font(name: str, font: Any) -> str:
    (inner,) = font.DescendantFonts
    descriptor = inner.FontDescriptor
    embedded = any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3"))
    words = [name, str(font.BaseFont)[8:], str(font.Subtype), str(inner.Subtype)]
    words.append("embedded" if embedded else "NOT EMBEDDED")
    said = font.ToUnicode.read_bytes().decode()
    pairs = [line for line in said.splitlines() if line.startswith("<") and "> <" in line][1:]
    return "\n".join([f"font {' '.join(words)}", f"  widths {_plain(inner.W)}", *_said(pairs)])


def _said(pairs: list[str]) -> list[str]:
    lines = []
    for pair in pairs:
        glyph, text = (part.strip("<>") for part in pair.split())
        lines.append(f"  {glyph} {bytes.fromhex(text).decode('utf-16-be')}")
    return lines

"""Whether everything that cardpress needs is there."""

import platform
from dataclasses import dataclass
from importlib import metadata

__all__ = ["Finding", "examine"]

_LIBRARIES = (
    ("reportlab", "writes PDF", True),
    ("uharfbuzz", "shapes text", True),
    ("pillow", "reads pictures", True),
    ("pyyaml", "reads YAML", True),
    ("jinja2", "reads expressions", True),
    ("pydantic", "checks values", True),
    ("pikepdf", "reads converted drawings", True),
    ("pypdfium2", "draws previews", True),
    ("resvg-py", "draws SVG as pixels", True),
    ("svg2pdf-py", "keeps SVG as vectors", False),
)
"""Distribution, what it is for, and whether nothing goes without it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    name: str
    detail: str
    """Version or cure."""
    sound: bool
    """Whether it is as it should be."""
    needed: bool
    """Whether builds fail without it."""


def examine() -> list[Finding]:
    """Looks at Python, the libraries and the shipped fonts."""
    findings = [
        Finding("python", platform.python_version(), sound=True, needed=True),
        _version_of("cardpress", "this program", needed=True),
        *(_version_of(name, use, needed=needed) for name, use, needed in _LIBRARIES),
        _fast_yaml(),
    ]
    return [*findings, _fonts()]


def _version_of(name: str, use: str, *, needed: bool) -> Finding:
    try:
        return Finding(name, f"{metadata.version(name)}, {use}", sound=True, needed=needed)
    except metadata.PackageNotFoundError:
        cure = "reinstall cardpress" if needed else "SVG becomes pixels at 600 dpi"
        return Finding(name, f"missing ({use}): {cure}", sound=False, needed=needed)


def _fast_yaml() -> Finding:
    from cardpress.source import has_fast_parser  # noqa: PLC0415 - not for --help

    fast = has_fast_parser()
    detail = "libyaml is used" if fast else "libyaml is missing: reading is twenty times slower"
    return Finding("fast YAML", detail, sound=fast, needed=False)


def _fonts() -> Finding:
    from cardpress.files import MemoryFiles  # noqa: PLC0415 - not for --help
    from cardpress.fonts import FontLibrary  # noqa: PLC0415 - not for --help

    families = FontLibrary(MemoryFiles({})).families()
    detail = ", ".join(families) if families else "no font family is installed"
    return Finding("fonts", detail, sound=bool(families), needed=True)

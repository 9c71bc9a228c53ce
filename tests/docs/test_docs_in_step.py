"""The documents say what is so."""

import re
from pathlib import Path

from cardpress.diagnostics import CODES

ROOT = Path(__file__).parents[2]


def test_the_architecture_names_every_part() -> None:
    """The table of parts and the tree hold the same names."""
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    told = set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
    package = ROOT / "src/cardpress"
    there = {
        path.stem
        for path in package.iterdir()
        if (path.is_dir() or path.suffix == ".py") and not path.name.startswith("_")
    }
    assert told == there - {"py", "shipped"}


def test_codes_stand_in_the_document_once_and_under_their_title() -> None:
    """The register and the document list the same codes in the same order."""
    text = (ROOT / "docs/codes.md").read_text("utf-8")
    headings = re.findall(r"^### (\w+): (.+)$", text, re.MULTILINE)
    assert dict(headings) == dict(CODES)
    assert len(headings) == len(CODES)


def test_the_readme_names_both_commands_and_their_windows_lines() -> None:
    """The two commands stand on lines of their own, which the CI script reads."""
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    build = "python3 -m venv .venv && .venv/bin/pip install -e . && .venv/bin/cardpress build"
    test = '.venv/bin/pip install -e ".[dev]" && .venv/bin/pytest -q'
    assert f"    {build}" in lines
    assert f"    {test}" in lines
    assert sum("\\Scripts\\" in line for line in lines) >= 2

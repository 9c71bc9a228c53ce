"""What a code means: its paragraph in ``docs/codes.md``."""

import re
from dataclasses import dataclass

from cardpress.diagnostics import CODES, Diagnostic, UsageError, did_you_mean
from cardpress.files import shipped_root

__all__ = ["Explanation", "explain"]


@dataclass(frozen=True, slots=True)
class Explanation:
    """What there is to say about a code."""

    code: str
    title: str
    text: str
    """One or more paragraphs of Markdown."""


def explain(code: str) -> Explanation:
    """Looks a code up; capitals do not matter.

    Raises:
        UsageError: E906, there is no such code.
    """
    wanted = code.upper()
    if wanted not in CODES:
        raise UsageError(
            Diagnostic(
                "E906",
                f"unknown code '{code}'",
                hint=did_you_mean(wanted, CODES) or "codes look like E102; see docs/codes.md",
            )
        )
    text = (shipped_root() / "docs" / "codes.md").read_text("utf-8")
    match = re.search(
        rf"^### {wanted}: [^\n]*\n\n(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL
    )
    return Explanation(wanted, CODES[wanted], match[1].strip() if match else CODES[wanted])

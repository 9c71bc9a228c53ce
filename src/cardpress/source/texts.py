"""Checks what the texts of cards say: references to cards, marks, backslashes."""

import re
from collections.abc import Collection, Mapping
from typing import Any

from cardpress.diagnostics import Places, Span, did_you_mean
from cardpress.model import CardReference, parse_rich
from cardpress.source.report import Report
from cardpress.source.scalars import shown

__all__ = ["TextCheck"]

_BACKSLASH_N = re.compile(r"(?<!\\)(?:\\\\)*\\n")
"""A backslash and an n, of which the backslash is not itself written as two."""


class TextCheck:
    """Knows the cards and rich fields of a game."""

    def __init__(
        self,
        rich: Mapping[str, bool],
        cards: Collection[str],
        report: Report,
        *,
        whole: bool,
    ) -> None:
        """Prepares for a game.

        Args:
            rich: its rich fields.
            cards: ids and names of all of its cards.
            report: whom to tell.
            whole: whether ``cards`` is complete, so that one can be missing.
        """
        self._rich = rich
        self._cards = cards
        self._report = report
        self._whole = whole

    def check(self, values: Mapping[str, Any], places: Places, label: str) -> None:
        """Checks texts by field name; ``places`` says where they stand, ``label`` whose."""
        for name, text in values.items():
            if text.__class__ is not str or not text:
                continue
            if "\\" in text and _BACKSLASH_N.search(text):
                self._report.add(
                    "W140",
                    f"{label}{name}: the card shows '\\n' as a backslash and an n",
                    places.of(name),
                    'in double quotes "\\n" is a line break; or use | and two lines',
                )
            if name not in self._rich:
                self._check_plain(f"{label}{name}", text, places.of(name))
            elif "*" in text or "[[" in text:
                self._check_rich(f"{label}{name}", text, places.of(name))

    def _check_plain(self, label: str, text: str, span: Span) -> None:
        if "[[term:" in text:
            message = f"{label}: the card shows '[[term:' as it stands: no marks count here"
            hint = "write the word itself, or name the field in game.yaml under 'rich'"
            self._report.add("W241", message, span, hint, near="[[term:")

    def _check_rich(self, label: str, text: str, span: Span) -> None:
        rich = parse_rich(text)
        for fault in rich.faults:
            near = shown(text[max(0, fault.offset - 10) : fault.offset + 20])
            message = f"{label}: {fault.message} (near {near})"
            here = text[fault.offset : fault.offset + 30]
            self._report.add("E216", message, span, fault.hint, near=here)
        for token in rich.tokens:
            if not isinstance(token, CardReference) or not self._whole:
                continue
            if token.target not in self._cards:
                message = f"{label}: there is no card {shown(token.target)}"
                hint = did_you_mean(token.target, self._cards)
                here = f"[[{token.target}]]"
                self._report.add("E134", message, span, hint, near=here)

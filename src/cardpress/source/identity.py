"""Ids that can be file names and are told apart everywhere; numbers that stand once."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from cardpress.source.cards import CardDraft, SetDraft
from cardpress.source.report import Report
from cardpress.source.scalars import shown

__all__ = ["check_numbers", "distinct_cards", "numbered"]

_UNSAFE = re.compile(r'[\s<>:"/\\|?*\x00-\x1f]')
"""Characters that some file system refuses, and spaces."""
_DEVICES = frozenset(
    [
        "con",
        "prn",
        "aux",
        "nul",
        *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)),
    ]
)
"""Names that Windows keeps for devices, whatever ending follows."""
_LONGEST = 100


def distinct_cards(
    sets: Iterable[SetDraft], report: Report
) -> Iterator[tuple[SetDraft, CardDraft]]:
    """Goes through the cards of a game; those with ids that cannot be used are left out."""
    taken: dict[str, CardDraft] = {}
    for each in sets:
        for card in each.cards:
            fault = _unsafe(card.id)
            if fault:
                message = f"the id {shown(card.id)} cannot be a file name: {fault}"
                hint = "use letters, digits and dashes, such as ember-drake"
                report.add("E139", message, card.places.of("id"), hint)
                continue
            folded = unicodedata.normalize("NFC", card.id).casefold()
            if folded in taken:
                _report_twice(card, taken[folded], report)
                continue
            taken[folded] = card
            yield each, card


def _unsafe(card_id: str) -> str | None:
    if match := _UNSAFE.search(card_id):
        return "it holds a space" if match[0].isspace() else f"it holds '{match[0]}'"
    if card_id.endswith(".") or card_id.startswith("."):
        return "it starts or ends with a dot"
    if card_id.partition(".")[0].casefold() in _DEVICES:
        return "Windows keeps this name for a device"
    if len(card_id) > _LONGEST:
        return f"it has more than {_LONGEST} characters"
    return None


def _report_twice(card: CardDraft, first: CardDraft, report: Report) -> None:
    place = first.places.of("id")
    where = f"line {place.line}"
    if place.file != card.places.span.file:
        where = f"{place.file}, {where}"
    if card.id == first.id:
        message = f"the id '{card.id}' is used twice, first in {where}"
        report.add("E130", message, card.places.of("id"), "give one of the cards another id")
        return
    message = (
        f"the ids '{card.id}' and '{first.id}' ({where}) differ in upper and lower case alone"
    )
    hint = "some file systems take them for the same name; rename one"
    report.add("E139", message, card.places.of("id"), hint)


def numbered(card: CardDraft) -> str:
    """The collector number of a card: as written, else its place in the set."""
    return card.said.values.get("number") or f"{card.number:03}"


def check_numbers(each: SetDraft, report: Report) -> None:
    """Tells of numbers that stand twice in a set."""
    taken: dict[str, CardDraft] = {}
    for card in each.cards:
        number = numbered(card)
        first = taken.setdefault(number, card)
        if first is card:
            continue
        message = f"the number '{number}' of '{card.id}' is already that of '{first.id}'"
        message += f" in line {first.places.of('number').line}"
        hint = "numbers stand once in a set; a card without one gets its place in the set"
        report.add("E131", message, card.places.of("number"), hint)

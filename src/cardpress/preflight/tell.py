"""What was measured, gathered by cause, and said once of each."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field

from cardpress.colour import Rgb, as_rgb
from cardpress.diagnostics import Diagnostic, Span
from cardpress.geometry import in_mm, in_pt
from cardpress.preflight.alike import look_alikes
from cardpress.preflight.contrast import LEAST
from cardpress.preflight.edges import Line
from cardpress.preflight.hues import LEAST as LEAST_APART
from cardpress.preflight.hues import near_hues
from cardpress.preflight.icons import LEAST as LEAST_OF_ICONS
from cardpress.preflight.icons import FaintIcon
from cardpress.preflight.index import mistaken
from cardpress.preflight.measured import FaintWord
from cardpress.preflight.scenes import PlacedWord, Subject
from cardpress.scene import Face

__all__ = ["Findings"]

_NAMED = 3
"""So many cards are named, the others counted."""


@dataclass(slots=True)
class _Cause:
    """One thing that is wrong, and the faces that show it."""

    code: str
    subject: Subject
    worst: float
    what: str
    hint: str
    faces: set[str] = field(default_factory=set)

    def told(self) -> Diagnostic:
        kind = "card" if self.subject.front else "back"
        more = f" and {len(self.faces) - 1} more" if len(self.faces) > 1 else ""
        message = f"{kind} '{self.subject.card}'{more}: {self.what}"
        hint = _or_meant(self.hint, self.code)
        return Diagnostic(self.code, message, self.subject.home or self.subject.span, hint)


class Findings:
    """All that was found out about one game."""

    def __init__(self) -> None:
        self._causes: dict[Hashable, _Cause] = {}
        self._rims: dict[tuple[str, str], list[Rgb]] = {}
        self._thumbnails: dict[str, bytes] = {}
        self._texts: dict[Hashable, list[tuple[str, Face]]] = {}
        self._values: dict[int, bool] = {}
        self._spans: dict[str, Span | None] = {}

    def faint(self, subject: Subject, word: PlacedWord, faint: FaintWord) -> None:
        """W226."""
        run = word.run
        what = (
            f"'{word.text}' ({_points(in_pt(word.size))} pt, "
            f"{_hex(as_rgb(run.colour))}) has a contrast of {_ratio(faint.ratio)} : 1 "
            f"against {_hex(faint.behind)} behind it; text needs {LEAST} : 1"
        )
        hint = "make the text lighter or darker, or lay a plain ground beneath it"
        key = ("W226", subject.template, run.colour, run.size)
        self._add(key, subject, faint.ratio, (what, hint))

    def icon(self, subject: Subject, icon: FaintIcon) -> None:
        """W233."""
        box = icon.box
        what = (
            f"an icon ({_hex(icon.colour)}, {in_mm(box.width):.1f} mm wide, "
            f"{in_mm(box.x):.0f} mm from the left, {in_mm(box.y):.0f} mm from the top) has a "
            f"contrast of {_ratio(icon.ratio)} : 1 against {_hex(icon.behind)} behind it; "
            f"icons need {LEAST_OF_ICONS:g} : 1"
        )
        hint = "make its 'color' lighter or darker, or lay a plain ground beneath it"
        self._add(("W233", subject.template, icon.colour), subject, icon.ratio, (what, hint))

    def small(self, subject: Subject, word: PlacedWord, size: float) -> None:
        """W227."""
        what = f"'{word.text}' is printed at {_points(size)} pt; less than 6 pt is not read"
        hint = "raise the style's size or 'min', or shorten the text"
        self._add(("W227", subject.template, word.run.size), subject, size, (what, hint))

    def lines(self, subject: Subject, lines: tuple[Line, ...]) -> None:
        """W228."""
        worst = max(lines, key=lambda line: line.share)
        where = (
            f"{worst.inside:.1f} mm inside"
            if worst.inside >= 0
            else f"{-worst.inside:.1f} mm outside"
        )
        sides = _and([line.side for line in lines])
        what = (
            f"a line runs beside the {sides} trim, {where} of it, along {worst.share:.0%}; "
            "where the cut is off by a millimetre it shows"
        )
        hint = "keep lines 3 mm from the trim, or let what ends there run on into the bleed"
        self._add(("W228", subject.template), subject, -worst.share, (what, hint))

    def turned(self, subject: Subject, share: float) -> None:
        """W229."""
        what = (
            f"turned by 180° it looks otherwise on {share:.1%} of its area, "
            "which tells cards apart that were turned"
        )
        hint = "repeat what stands in one half in the other, turned"
        self._add(("W229", subject.card), subject, share, (what, hint))

    def index(self, subject: Subject, why: str) -> None:
        """W232, of one card's figure."""
        what = f"its value {subject.value} {why} the card"
        hint = (
            "set it in the upper left corner, at 12 pt or more, dark on light or light on dark"
        )
        self._add(("W232", subject.template, why), subject, 0.0, (what, hint))

    def value(self, subject: Subject, *, marked: bool) -> None:
        """Remembers a value, and whether its figure shows which way up it is."""
        if subject.value is not None:
            self._values[subject.value] = self._values.get(subject.value, True) and marked

    def front(self, subject: Subject, words: list[PlacedWord], rim: Rgb) -> None:
        """Remembers a front's look."""
        self._spans[subject.card] = subject.span
        kind = ("element", subject.element) if subject.element else None
        if kind is None and subject.value is not None:
            kind = ("value", str(subject.value))
        if kind is not None:
            self._rims.setdefault(kind, []).append(rim)
        seen = tuple((word.text, word.box) for word in words)
        self._texts.setdefault(seen, []).append((subject.card, subject.face))

    def picture(self, subject: Subject, thumbnail: bytes) -> None:
        """Remembers what a front with a picture looks like from afar."""
        self._thumbnails[subject.card] = thumbnail

    def told(self) -> Iterator[Diagnostic]:
        """Gives what there is to say, cause by cause."""
        yield from (cause.told() for cause in self._causes.values())
        yield from self._hues()
        yield from self._alike()
        for one, other in mistaken(self._values):
            if not (self._values[one] or self._values[other]):
                message = f"the values {one} and {other} look the same when a card is turned"
                hint = _or_meant("underline them, or write a stop behind", "W232")
                yield Diagnostic("W232", message, hint=hint)

    def _add(
        self,
        key: tuple[str, *tuple[Hashable, ...]],
        subject: Subject,
        rank: float,
        said: tuple[str, str],
    ) -> None:
        cause = self._causes.get(key)
        if cause is None:
            cause = self._causes[key] = _Cause(key[0], subject, rank, *said)
        elif rank < cause.worst:
            cause.subject, cause.worst, (cause.what, cause.hint) = subject, rank, said
        cause.faces.add(subject.card)

    def _hues(self) -> Iterator[Diagnostic]:
        for field_name in ("element", "value"):
            kinds = {
                kind: rims for (name, kind), rims in self._rims.items() if name == field_name
            }
            for near in near_hues(kinds):
                eyes = "" if near.sight == "normal" else f" to {near.sight} eyes"
                message = (
                    f"the rims of {field_name} '{near.one}' and '{near.other}' differ in hue, "
                    f"but in lightness by {near.apart:.1f} only{eyes}, not by {LEAST_APART:g}"
                )
                hint = _or_meant("make one of them lighter or darker", "W230")
                yield Diagnostic("W230", message, hint=hint)

    def _alike(self) -> Iterator[Diagnostic]:
        groups = []
        for faces in self._texts.values():
            same: dict[str, list[str]] = {}
            for card, face in faces if len(faces) > 1 else ():
                same.setdefault(face.digest, []).append(card)
            groups += [
                (tuple(cards), "look the same") for cards in same.values() if len(cards) > 1
            ]
        known = {card for cards, _ in groups for card in cards}
        for cards in look_alikes(self._thumbnails):
            if not known.issuperset(cards):
                groups.append((cards, "are told apart by their texts alone"))
        for cards, how in groups:
            message = f"cards {_listed(cards)} {how}"
            hint = _or_meant("give each a picture of its own, or make them one card", "W231")
            yield Diagnostic("W231", message, self._spans[cards[0]], hint)


def _listed(cards: tuple[str, ...]) -> str:
    shown = [f"'{card}'" for card in cards[:_NAMED]]
    if len(cards) > _NAMED:
        return f"{', '.join(shown)} and {len(cards) - _NAMED} more"
    return _and(shown)


def _and(words: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _or_meant(hint: str, code: str) -> str:
    return f"{hint}; if it is meant, write 'allow: [{code}]' in cardpress.yaml"


def _ratio(ratio: float) -> str:
    """Rounded down, so that what is told of is less than what is asked for."""
    return f"{int(ratio * 100) / 100:.2f}"


def _points(size: float) -> str:
    return f"{size:.2f}".rstrip("0").rstrip(".")


def _hex(colour: Rgb) -> str:
    return f"#{bytes(colour).hex()}"

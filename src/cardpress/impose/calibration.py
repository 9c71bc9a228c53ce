"""The calibration page: front and back, with all that one has to know printed on it."""

from collections.abc import Iterator
from typing import NamedTuple

from cardpress.colour import BLACK, WHITE, Rgb
from cardpress.geometry import Point, Rect, Size, in_mm, mm
from cardpress.impose.lettering import Lettering, Typeface
from cardpress.impose.vernier import BARS, LETTERS, MIDDLE, PITCH, STEP, Scale, scales
from cardpress.scene import Item, Outline, Page, Role, Shape, Stroke

__all__ = ["ACROSS", "DOWN", "LARGEST_MARGIN", "CalibrationPage"]

ACROSS = 150.0
"""How long the ruler across the page is, in mm."""
DOWN = 200.0
"""The same, down the page."""
LARGEST_MARGIN = 10
"""How far from the edge the last bar of a staircase of margins ends, in mm."""

_LINE = Rgb(0, 110, 200)
"""Of what shines through: far from black by hue, and lighter."""
_FAINT = Rgb(150, 150, 150)
_THIN, _BROAD = 0.2, 0.6
"""Bars, and the lines that they lie on, in mm: a step aside, a bar is at the very edge."""
_BAR = 1.5
"""How long a bar is, along its scale, in mm."""


class CalibrationPage(NamedTuple):
    """A calibration page for one paper."""

    media: Size
    """Upright."""
    paper: str
    """Its name."""
    flip: str
    """``long`` or ``short``."""
    code: str
    """What ``calibrate set --page`` wants: it names paper, flip and the profile in use."""
    name: str
    """Of the printer; empty where there is none yet."""
    letters: Typeface
    bold: Typeface

    def pages(self) -> tuple[Page, Page]:
        """Front and back."""
        return (
            Page(self.media, tuple(self._front()), "front of the calibration page"),
            Page(self.media, tuple(self._back()), "back of the calibration page", back=True),
        )

    @property
    def _width(self) -> float:
        return in_mm(self.media.width)

    @property
    def _height(self) -> float:
        return in_mm(self.media.height)

    def _front(self) -> Iterator[Item]:
        for scale in scales(self.media):
            yield from self._scale(scale)
        yield from self._rulers()
        yield from self._margins()
        yield from self._words()

    def _back(self) -> Iterator[Item]:
        """A line through the middle of each scale, as seen from behind."""
        reach = PITCH * (BARS - 1) / 2 + 2.5
        for scale in scales(self.media):
            x, y = self._behind(scale.x, scale.y)
            if scale.upright:
                yield _stroke((x, y - reach), (x, y + reach), _BROAD, _LINE)
            else:
                yield _stroke((x - reach, y), (x + reach, y), _BROAD, _LINE)
        x, y = self._behind(self._width / 2, self._height - 50)
        text = Lettering(self.bold, 13, _LINE)
        yield text.line("This is the back. Turn the sheet over.", x, y + 1.5, anchor=0.5)

    def _behind(self, x: float, y: float) -> tuple[float, float]:
        """Where a place on the front lies on the back."""
        if self.flip == "long":
            return self._width - x, y
        return x, self._height - y

    def _scale(self, scale: Scale) -> Iterator[Item]:
        """The bars of a scale, each with its number, and the scale's letter."""
        inward_x = 1 if scale.x < self._width / 2 else -1
        inward_y = 1 if scale.y < self._height / 2 else -1
        for bar in range(1, BARS + 1):
            x, y = scale.along(bar)
            aside = (bar - MIDDLE) * STEP
            number = Lettering(self.bold if bar == MIDDLE else self.letters, 6)
            if scale.upright:
                x += aside
                yield _stroke((x, y - _BAR / 2), (x, y + _BAR / 2), _THIN)
                side = scale.x + inward_x * 5
                anchor = 0 if inward_x > 0 else 1
                yield number.line(str(bar), side, y + 0.75, anchor=anchor)
            else:
                y += aside
                yield _stroke((x - _BAR / 2, y), (x + _BAR / 2, y), _THIN)
                side = scale.y + inward_y * 5.2 + 0.75
                yield number.line(str(bar), x, side, anchor=0.5)
        if scale.upright:
            yield from self._badge(
                scale.letter, scale.x + inward_x * 13, scale.y + inward_y * 14
            )
        else:
            yield from self._badge(scale.letter, scale.x, scale.y + inward_y * 11.5)

    def _badge(self, letter: str, x: float, y: float) -> Iterator[Item]:
        """A letter, white on a black disc."""
        yield Shape(_disc(x, y, 3.4), fill=BLACK, role=Role.GUIDE)
        yield Lettering(self.bold, 14, WHITE).line(letter, x, y + 1.75, anchor=0.5)

    def _rulers(self) -> Iterator[Item]:
        """Two lengths to be measured, each with its letter in the middle."""
        left, level = (self._width - ACROSS) / 2, self._height - 34
        yield _stroke((left, level), (left + ACROSS, level), 0.25)
        for x in (left, left + ACROSS):
            yield _stroke((x, level - 2.5), (x, level + 2.5), 0.25)
        yield from self._badge("J", self._width / 2, level)
        top, upright = (self._height - DOWN) / 2, 34.0
        yield _stroke((upright, top), (upright, top + DOWN), 0.25)
        for y in (top, top + DOWN):
            yield _stroke((upright - 2.5, y), (upright + 2.5, y), 0.25)
        yield from self._badge("K", upright, self._height / 2)

    def _margins(self) -> Iterator[Item]:
        """At each edge bars that begin 1, 2 … mm away from it; those too near are cut off."""
        for edge in ("top", "bottom", "left", "right"):
            for far in range(1, LARGEST_MARGIN + 1):
                along = (far - (LARGEST_MARGIN + 1) / 2) * 3.2
                yield _stroke(self._at(edge, along, far), self._at(edge, along, 12), 0.5)
                x, y = self._at(edge, along, 14)
                yield Lettering(self.letters, 6).line(str(far), x, y + 0.75, anchor=0.5)
            yield from self._badge("L", *self._at(edge, 0, 19))

    def _at(self, edge: str, along: float, inwards: float) -> tuple[float, float]:
        middle_x, middle_y = self._width / 2 + along, self._height / 2 + along
        return {
            "top": (middle_x, inwards),
            "bottom": (middle_x, self._height - inwards),
            "left": (inwards, middle_y),
            "right": (self._width - inwards, middle_y),
        }[edge]

    def _words(self) -> Iterator[Item]:
        """What to do, from top to bottom."""
        left, right = 46.0, self._width - 34
        top = (self._height - 210) / 2 + 14
        yield Lettering(self.bold, 26).line("Make backs line up", left, top)
        small = Lettering(self.letters, 10, _FAINT)
        yield small.line(f"calibration page, {self.paper}", left, top + 6)
        y = top + 15
        for number, step in enumerate(self._steps(), 1):
            lines = tuple(
                Lettering(self.letters, 11).lines(step, left + 8, y, width=right - left - 8)
            )
            yield Lettering(self.bold, 15).line(str(number), left, y + 0.3)
            yield from lines
            y += Lettering(self.letters, 11).leading * len(lines) + 2.2
        yield from self._example(left + 8, y + 1)
        yield from self._boxes(left, right, y + 38)
        yield from self._command(left, right, y + 78)

    def _steps(self) -> Iterator[str]:
        yield (
            "Print both pages of this file on one sheet: actual size (100 %), on both sides, "
            f"turned over the {self.flip} edge."
        )
        yield (
            "Hold the sheet with this side towards you against a window or a lamp. A blue line "
            "shines through each of the scales A to H."
        )
        yield (
            "On each scale, find the bar that lies in the middle of the blue line, and write "
            "its number into the box with its letter. Between two bars, say "
            f"{MIDDLE + 1} and {MIDDLE + 2}, write {MIDDLE + 1}.5."
        )
        yield (
            "Too thick to see through? Prick a needle through the bars: on the back, the hole "
            "in the middle of the blue line tells which bar it is."
        )
        yield (
            "Measure the lines J and K from tick to tick, in millimetres. Without a good "
            "ruler, leave both out."
        )
        yield (
            "At each edge, find the smallest number at L whose bar is printed whole; the "
            "largest of the four goes into box L."
        )
        yield "Type the command below, with your numbers."

    def _example(self, x: float, y: float) -> Iterator[Item]:
        """A piece of a scale, enlarged, with the line that shines through."""
        row, aside, hit = 4.6, 5.0, MIDDLE + 2
        line = x + 8
        yield _stroke((line, y - 1), (line, y + 5 * row + 1), _BROAD * aside, _LINE)
        for bar in range(MIDDLE, MIDDLE + 5):
            at = y + (bar - MIDDLE + 0.5) * row
            place = line + (bar - hit) * STEP * aside
            yield _stroke((place, at - row / 3), (place, at + row / 3), _THIN * aside)
            face = self.bold if bar == hit else self.letters
            yield Lettering(face, 12).line(str(bar), x + 16, at + 1.5)
        at = y + 2.5 * row
        text = Lettering(self.letters, 11)
        words = (
            f"Example, enlarged: bar {hit} lies in the middle of the line, so that "
            f"{hit} goes into the box. Where all boxes say {MIDDLE}, front and back meet."
        )
        yield from text.lines(words, x + 28, at - 2, width=self._width - 34 - x - 28)

    def _boxes(self, left: float, right: float, y: float) -> Iterator[Item]:
        """A box for each number."""
        across = (right - left) / 6
        for at, letter in enumerate((*LETTERS, "J", "K", "L")):
            row, column = divmod(at, 6)
            x, top = left + column * across, y + row * 18
            box = Rect(mm(x + 7.5), mm(top), mm(across - 9), mm(14))
            stroke = Stroke(BLACK, mm(0.3))
            yield Shape(Outline.rectangle(box), stroke=stroke, role=Role.GUIDE)
            yield from self._badge(letter, x + 3.4, top + 7)

    def _command(self, left: float, right: float, y: float) -> Iterator[Item]:
        text = Lettering(self.bold, 11)
        name = f'"{self.name}"' if " " in self.name else self.name or "NAME"
        command = f"cardpress calibrate set {name} --page {self.code}"
        yield text.line(command, left, y)
        blanks = " ".join(f"{letter}=___" for letter in (*LETTERS, "J", "K", "L"))
        yield text.line(blanks, left + 4, y + 6)
        small = Lettering(self.letters, 10, _FAINT)
        after = f"All on one line. Then: cardpress build --printer {name}"
        if not self.name:
            after = f"NAME is what you call this printer, such as kitchen. {after}"
        yield from small.lines(after, left, y + 12, width=right - left)


def _stroke(
    start: tuple[float, float], end: tuple[float, float], width: float, colour: Rgb = BLACK
) -> Shape:
    """A straight line between places in mm."""
    ends = (Point(mm(x), mm(y)) for x, y in (start, end))
    outline = Outline.line(*ends)
    return Shape(outline, stroke=Stroke(colour, mm(width)), role=Role.GUIDE)


def _disc(x: float, y: float, radius: float) -> Outline:
    """A circle about a place in mm."""
    side = mm(radius * 2)
    return Outline.ellipse(Rect(mm(x - radius), mm(y - radius), side, side))

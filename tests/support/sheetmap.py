"""Sheets as tests read them: letters for cards, lower case for backs, a dot for an empty place.

``A B C`` over ``D . .`` is a front, ``c b a`` over ``. . d`` its back when the paper is turned
sideways. A card that lies head down has a prime: ``a'``.
"""

from collections.abc import Iterable, Iterator

from cardpress.colour import BLACK
from cardpress.geometry import Length, Rect, Size, in_mm, mm
from cardpress.impose import SheetPlan, plan_sheets
from cardpress.scene import Face, Glyph, Item, Outline, Page, Part, Role, Shape, Use, Word
from cardpress.ticket import PrintSettings, from_options, resolve

__all__ = [
    "EURO",
    "POKER",
    "FakeLetters",
    "card_pairs",
    "clip_on_page",
    "in_mm_box",
    "items_of",
    "marks_in_mm",
    "placed",
    "plan_of",
    "settings_of",
    "sheet_map",
]

POKER = Size(mm(63.5), mm(88.9))
EURO = Size(mm(63), mm(88))


def settings_of(**options: str) -> PrintSettings:
    """Sound settings from options by key."""
    outcome = resolve([from_options(options)])
    assert not outcome.diagnostics, outcome.diagnostics
    return outcome.value


def plan_of(size: Size = POKER, **options: str) -> SheetPlan:
    """The plan for a card size; whatever there is to say about it is of no interest."""
    plan = plan_sheets(settings_of(**options), size).value
    assert plan is not None
    return plan


def _face(name: str, size: Size) -> Face:
    bleed = mm(3.175)
    bounds = Rect(Length(0), Length(0), *size).grown(bleed)
    ground = Shape(Outline.rectangle(bounds), fill=BLACK, role=Role.BACKGROUND)
    return Face(name, size, bleed, Part((ground,), bounds))


def card_pairs(letters: str, size: Size = POKER) -> Iterator[tuple[Face, Face | None]]:
    """A card for each letter: ``A`` has a back ``a``; a card followed by ``-`` has none."""
    for letter, after in zip(letters, letters[1:] + " ", strict=True):
        if letter != "-":
            back = None if after == "-" else _face(letter.lower(), size)
            yield _face(letter, size), back


def placed(use: Use, box: Rect) -> Rect:
    """Where a box in a part's own coordinates comes to lie on the page."""
    x, y, rotation = use.transform[:3]
    match rotation:
        case 0:
            return box.moved(x, y)
        case 180_000:
            return Rect(x - box.right, y - box.bottom, box.width, box.height)
        case 90_000:
            return Rect(x - box.bottom, y + box.x, box.height, box.width)
        case 270_000:
            return Rect(x + box.y, y - box.right, box.height, box.width)
        case _:
            raise AssertionError(use.transform)


def clip_on_page(use: Use) -> Rect:
    """What of the page a placed face covers."""
    assert use.clip is not None
    return placed(use, use.clip)


def sheet_map(plan: SheetPlan, page: Page, pairs: Iterable[tuple[Face, Face | None]]) -> str:
    """The page as text, read off the places where its faces lie."""
    names = {}
    for front, back in pairs:
        names[front.part] = front.name
        if back:
            names[back.part] = back.name
    rows = [["."] * plan.columns for _ in range(plan.rows)]
    first = plan.cells[0]
    for use in page.items:
        if isinstance(use, Use) and use.part in names:
            trim = placed(use, Rect(Length(0), Length(0), *plan.card))
            column = _step(trim.x - first.x, plan.card.width + plan.settings.gutter)
            row = _step(trim.y - first.y, plan.card.height + plan.settings.gutter)
            turned = "'" if use.transform.rotation == 180_000 else ""
            assert rows[row][column] == ".", f"two faces at {row}, {column}"
            rows[row][column] = names[use.part] + turned
    return "\n".join(" ".join(row) for row in rows)


def _step(distance: Length, pitch: Length) -> int:
    step, rest = divmod(int(distance) + 1, int(pitch))
    assert rest <= 2, f"{in_mm(distance)} mm is not a step of the grid"
    return step


def in_mm_box(box: Rect) -> tuple[float, float, float, float]:
    """Left, top, right and bottom in millimetres with two decimals."""
    edges = (box.x, box.y, box.right, box.bottom)
    left, top, right, bottom = (round(in_mm(edge), 2) for edge in edges)
    return left, top, right, bottom


def marks_in_mm(plan: SheetPlan, filled: int) -> set[tuple[float, float, float, float]]:
    """The marks of a sheet: x and y of start and end."""
    found = set()
    for start, end in plan.marks(filled):
        ends = (start.x, start.y, end.x, end.y)
        left, top, right, bottom = (round(in_mm(number), 2) for number in ends)
        found.add((left, top, right, bottom))
    return found


class FakeLetters:
    """A face in which each character is a square half an em wide; it lacks what is not ASCII,
    but for the signs that strips use.
    """

    key = "fake"
    upem = 1000
    space = 250

    def covers(self, text: str) -> str:
        """What is lacking."""
        return "".join(c for c in text if not c.isascii() and c not in "·–…")

    def shape(self, text: str) -> Word:
        """A glyph for each character."""
        glyphs = tuple(Glyph(ord(c), 500, 0, 0, c) for c in text)
        return Word(text, glyphs, 500 * len(text))


def items_of(page: Page) -> Iterator[Item]:
    """All items of a page, those of placed parts included, where they stand in the part."""
    for item in page.items:
        yield item
        if isinstance(item, Use):
            yield from item.part.items

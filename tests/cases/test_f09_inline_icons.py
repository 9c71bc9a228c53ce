"""F09: an inline icon alone, first, last or repeated stands where letters would."""

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pypdfium2
import pytest

from tests.support.measure import Sheets
from tests.support.roads import built, png, road

Capture = pytest.CaptureFixture[str]
DPI = 300
BOX = 5.0, 60.0, 53.0, 20.0
"""Left, top, width and height on the card."""
SIDES = ("left", "center", "right", "slanted")
LAYERS = "".join(
    f"  - {{text: '${{{{ card.text }}}}', box: text, style: {side}, "
    f"when: card.side == '{side}'}}\n"
    for side in SIDES
)
TEMPLATE = (
    "size: 63x88mm\nfonts: {body: [Spectral]}\nboxes: {text: [5, 60, 53, 20]}\n"
    "styles:\n"
    + "".join(
        f"  {side}: {{size: 10, align: {side}}}\n" for side in ("left", "center", "right")
    )
    + "  slanted: {size: 10, italic: true, align: left}"
)
GAME = "fields: {side: {type: text}}\nicons: {coal: coal.png}\n"


class Icon(NamedTuple):
    """Where an icon was drawn, in mm from its card's corner."""

    left: float
    top: float
    right: float
    bottom: float


def set_up(folder: Path, *texts: tuple[str, str]) -> Path:
    """One card a text, with the side that it is aligned to."""
    cards = "".join(
        f"  - {{id: i{number}, name: I{number}, side: {side}, text: '{text}'}}\n"
        for number, (side, text) in enumerate(texts, start=1)
    )
    coal = {"coal.png": png("FF00FF", size=(200, 200))}
    return road(folder, cards, template=TEMPLATE, layers=LAYERS, game=GAME, files=dict(coal))


def icons(sheets: Sheets, card: int) -> list[Icon]:
    """The magenta squares on a card, from left to right."""
    x, y = 10.5 + 63 * (card % 3), 16.5 + 88 * (card // 3)
    document = pypdfium2.PdfDocument(sheets.path)
    try:
        page = document[0].render(scale=DPI / 72).to_pil().convert("RGB")
    finally:
        document.close()
    corner = [round(n / 25.4 * DPI) for n in (x, y, x + 63, y + 88)]
    shot = page.crop(tuple(corner))
    red, green, blue = shot.split()
    mask = [
        r > 240 and g < 16 and b > 240
        for r, g, b in zip(red.tobytes(), green.tobytes(), blue.tobytes(), strict=True)
    ]
    rows = [mask[start : start + shot.width] for start in range(0, len(mask), shot.width)]
    columns = [n for n in range(shot.width) if any(row[n] for row in rows)]
    lines = [n for n, row in enumerate(rows) if any(row)]
    if not columns:
        return []
    cuts = [0, *(n for n, (a, b) in enumerate(pairwise(columns), 1) if b > a + 1), len(columns)]
    top, bottom = (n / DPI * 25.4 for n in (lines[0], lines[-1] + 1))
    return [
        Icon(columns[a] / DPI * 25.4, top, (columns[b - 1] + 1) / DPI * 25.4, bottom)
        for a, b in pairwise(cuts)
    ]


def letters(sheets: Sheets, card: int) -> list[tuple[str, float, float, float, float]]:
    """Letters of a card with their boxes from its corner, in mm."""
    x, y = 10.5 + 63 * (card % 3), 16.5 + 88 * (card // 3)
    return [
        (
            letter.text,
            letter.box.left - x,
            letter.box.top - y,
            letter.box.right - x,
            letter.box.bottom - y,
        )
        for letter in sheets.letters(1)
        if x <= letter.box.left < x + 63 and y <= letter.box.top < y + 88
    ]


def test_icons_alone_stand_where_text_would(tmp_path: Path, capsys: Capture) -> None:
    """Left at 5, centred at 31.5, right at 58; two side by side, together centred."""
    root = set_up(
        tmp_path,
        ("left", "{coal}"),
        ("center", "{coal}"),
        ("right", "{coal}"),
        ("center", "{coal}{coal}"),
    )
    sheets = built(capsys, root)
    (first,), (second,), (third,) = (icons(sheets, card) for card in range(3))
    assert first.left == pytest.approx(5, abs=0.3)
    assert (second.left + second.right) / 2 == pytest.approx(31.5, abs=0.3)
    assert third.right == pytest.approx(58, abs=0.3)
    one, two = icons(sheets, 3)
    assert one.right <= two.left
    assert (one.left + two.right) / 2 == pytest.approx(31.5, abs=0.3)
    em = 10 * 25.4 / 72
    assert all(0.7 * em <= each.bottom - each.top <= 1.3 * em for each in (first, one, two))


def test_icons_in_aligned_lines_keep_their_place(tmp_path: Path, capsys: Capture) -> None:
    """In the middle and at the start of a line that ends at the right edge."""
    root = set_up(tmp_path, ("right", "5 {coal} = 1 card"), ("right", "{coal} to win"))
    sheets = built(capsys, root)
    (icon,), line = icons(sheets, 0), letters(sheets, 0)
    five, equals = (next(each for each in line if each[0] == sign) for sign in "5=")
    assert five[3] <= icon.left < icon.right <= equals[1]
    assert max(each[3] for each in line if each[0] != " ") == pytest.approx(58, abs=0.3)
    (icon,), line = icons(sheets, 1), letters(sheets, 1)
    assert icon.right <= line[0][1] + 0.01
    assert line[0][1] - icon.right < 1.5
    assert max(each[3] for each in line if each[0] != " ") == pytest.approx(58, abs=0.3)


def test_icons_are_centred_on_capitals(tmp_path: Path, capsys: Capture) -> None:
    """Its middle is that of a capital on its line, within 0.15 em; so in italics."""
    root = set_up(tmp_path, ("left", "H{coal}H"), ("slanted", "H{coal}H"))
    sheets = built(capsys, root, dpi=DPI)
    for card in range(2):
        (icon,) = icons(sheets, card)
        x, y = 10.5 + 63 * card, 16.5
        dark = [
            row
            for row in range(int(60 * DPI / 25.4), int(68 * DPI / 25.4))
            if any(
                max(sheets.channels(1, x + 5 + step / 10, y + row / DPI * 25.4)) < 100
                for step in range(24)
            )
        ]
        capital = (dark[0] + dark[-1] + 1) / 2 / DPI * 25.4
        assert (icon.top + icon.bottom) / 2 == pytest.approx(capital, abs=0.15 * 10 * 25.4 / 72)


def test_an_icon_alone_makes_a_line_as_high_as_text(tmp_path: Path, capsys: Capture) -> None:
    """A second line stands as low below an icon as below a word."""
    root = set_up(tmp_path, ("left", "{coal}"), ("left", "Coal"))
    path = root / "cards/road/ONE.yaml"
    path.write_text(
        path.read_text().replace("'{coal}'", '"{coal}\\nH"').replace("'Coal'", '"Coal\\nH"')
    )
    sheets = built(capsys, root)
    below = [
        next(each for each in letters(sheets, card) if each[0] == "H") for card in range(2)
    ]
    assert below[0][2] == pytest.approx(below[1][2], abs=0.01)


def test_icons_at_line_ends_go_over_to_the_next_line(tmp_path: Path, capsys: Capture) -> None:
    """A row of icons longer than a line is broken between icons; none sticks out of the box."""
    root = set_up(tmp_path, ("left", "{coal} " * 30))
    sheets = built(capsys, root)
    drawn = icons(sheets, 0)
    assert drawn[0].left == pytest.approx(5, abs=0.3)
    assert drawn[-1].right <= 58.05
    assert drawn[0].bottom - drawn[0].top > 6  # several lines

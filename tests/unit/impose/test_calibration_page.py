"""The calibration page: what stands on it, and where."""

import pytest

from cardpress.files import MemoryFiles
from cardpress.fonts import FontLibrary
from cardpress.geometry import INCH, Length, Size, in_mm, mm
from cardpress.impose.calibration import CalibrationPage
from cardpress.impose.vernier import drift_of, scales
from cardpress.scene import GlyphRun, Item, Shape

A4 = Size(mm(210), mm(297))
LETTER = Size(Length(INCH * 17 // 2), INCH * 11)
FONTS = FontLibrary(MemoryFiles({}))


def _page(media: Size, flip: str = "long", name: str = "") -> CalibrationPage:
    letters = FONTS.face("Barlow Condensed")
    return CalibrationPage(media, "A4", flip, f"A4-{flip}", name, letters, letters)


def _texts(items: tuple[Item, ...]) -> list[str]:
    runs = [item for item in items if isinstance(item, GlyphRun)]
    return [" ".join(word.text for word in run.words) for run in runs]


def test_the_command_stands_on_the_page() -> None:
    """The very command, with the page's code and a blank for each letter, and the next one."""
    front, _ = _page(A4, name="my printer").pages()
    texts = _texts(front.items)
    assert 'cardpress calibrate set "my printer" --page A4-long' in texts
    assert "A=___ B=___ C=___ D=___ E=___ F=___ G=___ H=___ J=___ K=___ L=___" in texts
    assert 'All on one line. Then: cardpress build --printer "my printer"' in texts


@pytest.mark.parametrize("media", [A4, LETTER])
@pytest.mark.parametrize("flip", ["long", "short"])
def test_all_that_is_read_can_be_printed(media: Size, flip: str) -> None:
    """Bars and lines keep 10 mm from the edges, but for the bars that tell the margin."""
    for page in _page(media, flip).pages():
        for item in page.items:
            if isinstance(item, Shape) and item.stroke and item.stroke.width != mm(0.5):
                for segment in item.outline.segments:
                    if segment[0] in "ML":
                        x, y = in_mm(segment[1]), in_mm(segment[2])  # type: ignore[misc]
                        assert 10 <= x <= in_mm(media.width) - 10
                        assert 10 <= y <= in_mm(media.height) - 10


def test_only_the_lines_and_one_sentence_are_on_the_back() -> None:
    """Nothing else shines through; each line lies behind the middle of a scale."""
    _, back = _page(A4, "short").pages()
    lines = [item for item in back.items if isinstance(item, Shape)]
    assert len(lines) == 8
    assert len(_texts(back.items)) == 1
    assert back.back
    first = scales(A4)[0]
    (_, x, y1), (_, _, y2) = lines[0].outline.segments  # type: ignore[misc]
    assert in_mm(x) == first.x
    assert (in_mm(y1) + in_mm(y2)) / 2 == pytest.approx(297 - first.y)


def test_a_wrong_reading_is_found() -> None:
    """Of eight readings one is 2 mm off the others: it is named first."""
    for letter in "ABCDEFGH":
        readings = dict.fromkeys("ABCDEFGH", 13.0) | {letter: 21.0}
        assert drift_of(readings, A4).doubts[0] == (letter, 13)


def test_readings_tell_turn_and_size() -> None:
    """Scales at the right shifted right and at the left shifted left: backs are wider."""
    readings = dict.fromkeys("ABCDEFGH", 13.0)
    wider = drift_of(readings | {"A": 12, "C": 12, "B": 14, "D": 14}, A4)
    assert wider.wider == pytest.approx(0.25 / 91, rel=1e-3)
    assert wider.turn == pytest.approx(0, abs=1e-3)

"""F14, relatives: numbers and units of strangers that are beyond all measure."""

from pathlib import Path

import pytest

from tests.support.roads import ART, built, checked, road, said

Capture = pytest.CaptureFixture[str]
CARD = "  - {id: a, name: A, art: sw/f01.png, text: inf}\n"


@pytest.mark.parametrize("size", ["63x88m", "63x88parsec", "nanxnan", "1e9x1e9", "x", "63x"])
def test_sizes_that_are_none(tmp_path: Path, capsys: Capture, size: str) -> None:
    """Found by fuzzing: a unit that there is not, at the second side alone."""
    ran = checked(capsys, road(tmp_path, CARD, template=f"size: {size}"))
    assert ("E222", "templates/road/card.yaml", 2) in {each[:3] for each in said(ran)}


@pytest.mark.parametrize("key", ["rotate", "opacity"])
def test_numbers_without_end(tmp_path: Path, capsys: Capture, key: str) -> None:
    """A text that Python takes for a number, but no designer does."""
    layers = f"{ART}  - {{shape: rect, box: trim, fill: red, {key}: '${{{{ card.text }}}}'}}\n"
    ran = checked(capsys, road(tmp_path, CARD, layers=layers))
    assert [each[0] for each in said(ran)] == ["E108"]


def test_a_turn_of_any_size_is_a_turn(tmp_path: Path, capsys: Capture) -> None:
    """Found by fuzzing: 1e308 degrees overflowed."""
    layers = f"{ART}  - {{shape: rect, box: trim, fill: red, rotate: '${{{{ 1e308 }}}}'}}\n"
    assert built(capsys, road(tmp_path, CARD, layers=layers)).pages == 1

"""What was measured comes back the same, or not at all."""

import json
from typing import Any

import pytest

from cardpress.colour import Rgb
from cardpress.geometry import Length, Rect
from cardpress.preflight.edges import Line
from cardpress.preflight.icons import FaintIcon
from cardpress.preflight.measured import FaintWord, Measured, packed, unpacked

BOX = Rect(Length(-1), Length(2), Length(3), Length(4))
FACE = Measured(
    Rgb(1, 2, 3),
    (Line("left", -1.5, 0.75),),
    b"\x00\xff\x10",
    (FaintWord(2, 1.5, Rgb(4, 5, 6)),),
    (FaintIcon(BOX, Rgb(7, 8, 9), 2.5, Rgb(10, 11, 12)),),
    4.5,
    marked=True,
    turned=0.25,
)


def test_what_was_measured_comes_back_the_same() -> None:
    """All of it, with its kinds."""
    back = unpacked(packed({"face": FACE, "other": FACE._replace(words=(), icons=())}))
    assert back == {"face": FACE, "other": FACE._replace(words=(), icons=())}
    assert isinstance(back["face"].rim, Rgb)
    assert isinstance(back["face"].icons[0].box, Rect)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        (0, [1, 2]),
        (0, [1, 2, 256]),
        (0, "abc"),
        (1, [["left", "near", 1]]),
        (1, 5),
        (2, "0g"),
        (3, [[-1, 1.0, [0, 0, 0]]]),
        (3, [[0, float("nan"), [0, 0, 0]]]),
        (4, [[[0, 0, 1], [0, 0, 0], 1.0, [0, 0, 0]]]),
        (5, None),
        (7, float("inf")),
    ],
)
def test_what_is_not_as_it_was_packed_is_not_believed(part: int, value: Any) -> None:
    """Too few, too large, of another kind, below nothing, no number."""
    parts = json.loads(packed({"face": FACE}))["face"]
    assert unpacked(json.dumps({"face": parts}).encode()) == {"face": FACE}
    parts[part] = value
    assert unpacked(json.dumps({"face": parts}).encode()) == {}


@pytest.mark.parametrize("data", [b"", b"[]", b"[" * 100_000, b'{"face": []}', b"\xff"])
def test_what_is_no_such_list_is_not_believed(data: bytes) -> None:
    """Nothing, a list, endless brackets, a face without parts, no text."""
    assert unpacked(data) == {}

"""Places that scale heights otherwise than widths."""

from cardpress.geometry import Rect, Transform, mm
from cardpress.render.numbers import matrix
from cardpress.render.paths import seen_through
from cardpress.scene import Group, dump

AREA = Rect(mm(0), mm(0), mm(100), mm(200))


def test_heights_are_scaled_beyond_widths() -> None:
    """Half as wide and, with a stretch of 2, as high as before; nothing is turned."""
    place = Transform(scale=500_000, stretch=2_000_000)
    assert matrix(place) == "0.5 0 0 1 0 0"


def test_a_quarter_turn_comes_after_the_stretch() -> None:
    """Heights, stretched by 2, come to lie along the page, down being left then."""
    assert matrix(Transform(rotation=90_000, stretch=2_000_000)) == "0 -1 2 0 0 0"


def test_what_is_seen_of_stretched_things() -> None:
    """Of a thing that is drawn twice as high, half of the page's height is seen."""
    seen = seen_through(AREA, Transform(stretch=2_000_000))
    assert abs(seen.height - mm(100)) <= 4
    assert abs(seen.width - mm(100)) <= 4


def test_a_stretch_stands_in_the_dump_only_where_there_is_one() -> None:
    """So that the digests of all other faces stay as they were."""
    assert "stretched" not in dump([Group((), Transform(scale=2_000_000))])
    assert "stretched=2000000" in dump([Group((), Transform(stretch=2_000_000))])

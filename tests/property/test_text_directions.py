"""Random paragraphs of several scripts against the library's own display order."""

from bidi import get_display
from hypothesis import given
from hypothesis import strategies as st

from cardpress.fonts import levels_of
from cardpress.typeset.text_bidi import visual_order

PARAGRAPHS = st.text(
    alphabet="abאבגנار12٣ ,.-+%()[]!\u200f\u2067\u2069é火", min_size=1, max_size=40
)


@given(PARAGRAPHS)
def test_characters_are_seen_in_the_order_of_the_display(text: str) -> None:
    """Levels, and the rule that orders by them, give what the library displays."""
    order = visual_order(levels_of(text).characters)
    assert "".join(text[place] for place in order) == get_display(text)

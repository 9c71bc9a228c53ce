"""Letters in colours within texts."""

from cardpress.scene import GlyphRun, Picture
from tests.support.decks import box, card, style, template, typesetter
from tests.support.tinyfonts import coloured_font, tiny_font

FIRE, HEART = "\U0001f525", "❤"
FILES = {
    "plain.ttf": tiny_font("ab" + HEART),
    "fire.ttf": coloured_font(FIRE),
    "heart.ttf": coloured_font(HEART),
}


def faced(text: str, *fonts: str) -> tuple[list[object], list[str]]:
    """What is drawn of a text, and what is said about it."""
    made = template(
        [{"text": "${{ card.name }}", "box": "b"}],
        fonts={"body": fonts},
        boxes={"b": box(5, 5, 50, 10)},
        styles={"b": style(size="10pt")},
    )
    outcome = typesetter(made, [card("c1", name=text)], files=FILES).front("c1")
    assert outcome.value is not None
    return list(outcome.value.part.items), [each.code for each in outcome.diagnostics]


def kinds(items: list[object]) -> list[str]:
    """Words by what they say, pictures as a star."""
    return [
        "*" if isinstance(item, Picture) else item.words[0].text
        for item in items
        if isinstance(item, GlyphRun | Picture)
    ]


def test_emoji_become_pictures_in_their_place() -> None:
    """The fire stands between the words; nothing is missing."""
    items, said = faced(f"a {FIRE} b", "plain.ttf", "fire.ttf")
    assert kinds(items) == ["a", "*", "b"]
    assert said == []


def test_emoji_without_a_font_for_it_is_missing() -> None:
    """The fault names the letter; no box is drawn in silence."""
    _, said = faced(f"a {FIRE}", "plain.ttf")
    assert said == ["E212"]


def test_a_sign_that_is_text_by_itself_stays_text() -> None:
    """A bare heart is drawn by the font that has its outline; with U+FE0F in colours."""
    fonts = ("plain.ttf", "heart.ttf")
    assert kinds(faced(f"a {HEART}", *fonts)[0]) == ["a"]
    assert kinds(faced(f"a {HEART}\ufe0f", *fonts)[0]) == ["a", "*"]


def test_pictures_stand_at_the_height_of_capitals() -> None:
    """Centred on the capitals: 700 units high, so their middle is 3.5 pt above the baseline."""
    items, _ = faced(f"a{FIRE}", "plain.ttf", "fire.ttf")
    (run,) = [item for item in items if isinstance(item, GlyphRun)]
    (picture,) = [item for item in items if isinstance(item, Picture)]
    middle = int(picture.box.y) + int(picture.box.height) // 2
    assert abs(int(run.origin.y) - middle - 3.5 * 12_700) <= 1

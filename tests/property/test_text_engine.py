"""Whatever a text says: it stays in its box, it stays whole, and larger boxes hold as much."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from cardpress.geometry import Length, Rect, Size, mm, scaled
from cardpress.scene import GlyphRun, Picture
from cardpress.typeset.text import Break, InlineIcon, Run, SetText, Token
from tests.support.texts import LETTERS, frame, put, tiny_style
from tests.support.tinyfonts import tiny_font

PLAIN = tiny_style(smallest=4)
MIXED = tiny_style(tiny_font(LETTERS), tiny_font(LETTERS, name="Bold"), smallest=4)
ICON = InlineIcon("key", Size(mm(3), mm(2)))

SCRIPTS = "aB1,-/ אבג()火水。「ゃ\u00ad\u200b\u200f"
WORLD = tiny_style(
    tiny_font(LETTERS + SCRIPTS), tiny_font(LETTERS + SCRIPTS, name="Bold"), smallest=4
)

texts = st.text(alphabet="aBg1- \n", min_size=1, max_size=80)
tokens = st.lists(
    st.one_of(
        st.builds(
            Run, st.text(alphabet="aBg, ", min_size=1, max_size=12), st.sampled_from([0, 1])
        ),
        st.just(ICON),
        st.just(Break()),
    ),
    min_size=1,
    max_size=12,
)
boxes = st.builds(
    frame,
    st.integers(0, 50),
    st.integers(0, 50),
    st.integers(12, 200),
    st.integers(10, 150),
)


def width(run: GlyphRun) -> Length:
    """How wide a run is drawn: all advances, spaces between words, tracking but the last."""
    units = sum(word.advance for word in run.words) + run.gap * (len(run.words) - 1)
    glyphs = sum(len(word.glyphs) for word in run.words) + len(run.words) - 1
    return scaled(run.size, units, 1000) + run.tracking * (glyphs - 1)


def covered(done: SetText) -> list[Rect]:
    """Where ink may be: each run from its rise to its fall, and each icon."""
    rects = []
    for item in done.items:
        if isinstance(item, Picture):
            rects.append(item.box)
        elif isinstance(item, GlyphRun):
            top = item.origin.y - scaled(item.size, 8, 10)
            rects.append(Rect(item.origin.x, top, width(item), item.size))
    return rects


def inside(done: SetText, box: Rect) -> bool:
    """To two units, as places and widths are rounded apart."""
    return all(box.grown(Length(2)).contains(rect) for rect in covered(done))


def said(content: str | list[Token]) -> str:
    """The characters of a text without spaces."""
    if not isinstance(content, str):
        content = "".join(token.text for token in content if isinstance(token, Run))
    return "".join(content.split())


def drawn(done: SetText) -> str:
    """The characters that are drawn, from top to bottom."""
    runs = [item for item in done.items if isinstance(item, GlyphRun)]
    return "".join(word.text for run in runs for word in run.words)


@given(texts, boxes, st.sampled_from(["left", "center", "right", "justify"]))
def test_text_that_fits_lies_in_its_box_and_is_whole(text: str, box: Rect, align: str) -> None:
    """No error means: nothing outside of the box, and every character drawn."""
    done = put(text, box, tiny_style(smallest=4, align=align))
    if not any(problem.code == "E213" for problem in done.problems):
        assert inside(done, box)
    assert drawn(done) == said(text)


@given(tokens, boxes, st.sampled_from(["top", "middle", "bottom"]))
def test_rich_text_that_fits_lies_in_its_box_and_is_whole(
    content: list[Token], box: Rect, valign: str
) -> None:
    """The same with other weights and icons in the lines."""
    style = tiny_style(tiny_font(LETTERS), tiny_font(LETTERS, name="Bold"), valign=valign)
    done = put(content, box, style)
    if not done.problems:
        assert inside(done, box)
    assert drawn(done) == said(content)
    assert sum(isinstance(item, Picture) for item in done.items) == content.count(ICON)


@given(texts, boxes, st.lists(boxes, min_size=1, max_size=3))
def test_no_line_touches_what_it_flows_round(text: str, box: Rect, avoid: list[Rect]) -> None:
    """Lines leave out all obstacles, wherever they lie."""
    done = put(text, box, PLAIN, avoid=tuple(avoid))
    if any(problem.code == "E213" for problem in done.problems):
        return
    assert inside(done, box)
    for rect in covered(done):
        assert not any(rect.grown(Length(-2)).overlaps(each) for each in avoid)


@given(texts, boxes)
def test_plain_and_rich_set_a_text_alike(text: str, box: Rect) -> None:
    """The quick way for plain texts gives what the way for rich ones gives."""
    content: list[Token] = []
    for line in text.split("\n"):
        content += (Run(line), Break())
    plain, rich = put(text, box, MIXED), put(content, box, MIXED)
    assert plain.size == rich.size
    assert plain.items == rich.items or drawn(plain) == drawn(rich)
    assert [item.origin for item in plain.items if isinstance(item, GlyphRun)] == [
        item.origin for item in rich.items if isinstance(item, GlyphRun)
    ]


@given(st.text(alphabet="abg ", min_size=1, max_size=60), boxes)
def test_largest_size_is_really_the_largest(text: str, box: Rect) -> None:
    """No larger size on the ladder holds the text, wherever the search began."""
    style = tiny_style(smallest=4)
    done = put(text, box, style)
    if done.problems or not done.items:
        return
    for size in style.sizes:
        if size > done.size:
            fixed = put(text, box, tiny_style(size=size / 12_700))
            assert fixed.problems


@given(texts, st.integers(30, 120))
def test_balanced_text_has_no_more_lines(text: str, across: int) -> None:
    """Balancing moves words, never adds lines, and never widens."""
    box = frame(0, 0, across, 2_000)
    greedy, even = put(text, box), put(text, box, tiny_style(wrap="balance"))
    assert greedy.lines == even.lines
    widest = [max((rect.width for rect in covered(done)), default=0) for done in (greedy, even)]
    assert widest[1] <= widest[0]


@given(texts, boxes)
def test_lines_go_down_evenly(text: str, box: Rect) -> None:
    """Baselines are 1.2 times the size apart, or a multiple where lines are empty."""
    done = put(text, box, PLAIN)
    lead = Length(int(done.size) * 12 // 10)
    places = [item.origin.y for item in done.items if isinstance(item, GlyphRun)]
    assert all((after - before) % lead == 0 for before, after in pairwise(places))


@given(
    st.lists(
        st.builds(
            Run, st.text(alphabet=SCRIPTS, min_size=1, max_size=20), st.sampled_from([0, 1])
        ),
        min_size=1,
        max_size=5,
    ),
    boxes,
)
def test_lines_of_several_scripts_lie_in_their_box(content: list[Token], box: Rect) -> None:
    """Whatever the direction, and wherever a soft hyphen or a kana stands."""
    done = put(content, box, WORLD)
    if not any(problem.code == "E213" for problem in done.problems):
        assert inside(done, box)
        letters = said(content).translate(dict.fromkeys(map(ord, "\u00ad\u200b\u200f")))
        shown = drawn(done).translate(dict.fromkeys(map(ord, "\u00ad\u200b\u200f-")))
        assert sorted(shown) == sorted(letters.replace("-", ""))

"""Rich text: what is markup, what is not, and where faults are."""

import pytest

from cardpress.model.rich import (
    CardReference,
    Icon,
    LineBreak,
    TermReference,
    Words,
    parse_rich,
)


def plain(text: str) -> str:
    """The words of a text, with faces and other tokens spelt out."""
    out = []
    for token in parse_rich(text).tokens:
        match token:
            case Words(words, bold, italic):
                face = "b" * bold + "i" * italic
                out.append(f"<{face}:{words}>" if face else words)
            case Icon(name):
                out.append(f"<icon {name}>")
            case CardReference(target):
                out.append(f"<card {target}>")
            case TermReference(name, bold, italic):
                out.append(f"<{'b' * bold}{'i' * italic}term {name}>")
            case LineBreak():
                out.append("<br>")
    return "".join(out)


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("", ""),
        ("plain", "plain"),
        ("**bold** and *italic*", "<b:bold> and <i:italic>"),
        ("***both***", "<bi:both>"),
        ("**a *b* c**", "<b:a ><bi:b><b: c>"),
        ("**a *b***", "<b:a ><bi:b>"),
        ("*a **b***", "<i:a ><bi:b>"),
        ("***a** b*", "<bi:a><i: b>"),
        ("(*so*), “*so*”!", "(<i:so>), “<i:so>”!"),
        ("*a*\n**b**", "<i:a><br><b:b>"),
        ("*two\nlines*", "<i:two><br><i:lines>"),
        ("{fire}*hot*{fire}", "<icon fire><i:hot><icon fire>"),
        ("*{fire}*", "<icon fire>"),
        ("**[[term:burn]]** it", "<bterm burn> it"),
        ("a [[ term: burn ]], *b [[term:burn]]*", "a <term burn>, <i:b ><iterm burn>"),
        (r"\[[term:burn]]", "[[term:burn]]"),
        ("*कि* है", "<i:कि> है"),
    ],
)
def test_marks(source: str, wanted: str) -> None:
    """Stars at the edges of words change the face of what stands between them."""
    assert plain(source) == wanted
    assert parse_rich(source).faults == ()


@pytest.mark.parametrize(
    "source",
    [
        "2*3*4",
        "3 * 4 * 5",
        "f*(x)",
        "Draw 2*",
        "****",
        "1. first",
        "# no heading",
        "<b>&amp;</b>",
        "_x_",
        "Pay {{ 7*7 }} coal",
        "{Fire} {a b} { } {-a} {",
        "[one] [ [two] ]",
        r"C:\dir",
        "R&D costs 5",
        "Win if 0.1 <A <0.9 & B > C",
        "कि*कि",
    ],
)
def test_text_that_is_no_markup(source: str) -> None:
    """What only looks like markup is printed as it is, without a fault."""
    assert plain(source) == source
    assert parse_rich(source).faults == ()


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        (r"\*a\*", "*a*"),
        (r"\{fire}", "{fire}"),
        (r"\[[ember]]", "[[ember]]"),
        (r"a\\n", r"a\n"),
        (r"\**a*", "*<i:a>"),
    ],
)
def test_escapes(source: str, wanted: str) -> None:
    """A backslash makes a star, brace, bracket or backslash plain."""
    assert plain(source) == wanted
    assert parse_rich(source).faults == ()


def test_references() -> None:
    """A card is named by id or name; spaces at the ends do not count."""
    assert (
        plain("see [[ember-drake]], [[ Salt & Co ]]")
        == "see <card ember-drake>, <card Salt & Co>"
    )


def test_offsets_point_into_the_source() -> None:
    """Each token says where in the source it starts, counted in characters."""
    tokens = parse_rich(r"a\*b **c** {d}" + "\n[[e]]").tokens
    assert tokens == (
        Words("a*b ", False, False, 0),
        Words("c", True, False, 7),
        Words(" ", False, False, 10),
        Icon("d", False, False, 11),
        LineBreak(14),
        CardReference("e", False, False, 15),
    )


@pytest.mark.parametrize(
    ("source", "offsets", "shown"),
    [
        ("a **b", [2], "a **b"),
        ("*a", [0], "*a"),
        ("*a**", [0], "*a**"),
        ("**a *b**", [4], "<b:a *b>"),
        ("***a*", [0], "**<i:a>"),
        ("say [[ember", [4], "say [[ember"),
        ("say [[em\nber]]", [4], "say [[em<br>ber]]"),
        ("[[ ]]", [0], "[[ ]]"),
        ("*a [[b", [0, 3], "*a [[b"),
    ],
)
def test_faults(source: str, offsets: list[int], shown: str) -> None:
    """An unclosed mark is a fault at its place and stays a character."""
    assert [fault.offset for fault in parse_rich(source).faults] == offsets
    assert plain(source) == shown


def test_a_term_without_a_name_is_a_fault() -> None:
    """``[[term:]]`` names nothing, and is told of like an empty reference."""
    (fault,) = parse_rich("Now [[term: ]].").faults
    assert (fault.message, fault.offset) == ("'[[term: ]]' names no term", 4)

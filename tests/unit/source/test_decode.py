"""Nodes to models: each field types what it receives."""

from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

from cardpress.diagnostics import Diagnostic
from cardpress.geometry import Length, Rect, mm, pt
from cardpress.model import Art, Card, Frozen
from cardpress.source.decode import decode
from cardpress.source.kinds import Reader
from cardpress.source.report import Report
from cardpress.source.tree import parse_yaml
from cardpress.template import GroupLayer, IconLayer, Leaf, ShapeLayer, Template, TextLayer


class Inner(Frozen):
    depth: int = 0


class Sample(Frozen):
    format: Literal[1] = 1
    text: str = ""
    whole: Annotated[int, Field(ge=0, le=99)] = 7
    maybe: int | None = None
    real: float = 0.5
    flag: bool = False
    choice: Literal["left", "center"] = "left"
    words: tuple[str, ...] = ()
    pair: tuple[float, float] = (0, 0)
    wide: Annotated[Length, "mm"] = Length(0)
    size: Annotated[Length, "pt"] | None = None
    box: Rect | None = None
    name_or_row: str | tuple[int, int] = ""
    inner: Inner = Inner()
    table: dict[str, dict[str, str]] = {}  # noqa: RUF012 - pydantic copies it


class Needy(Frozen):
    title: str
    """What it is called."""
    count: int


def read(model: type[Any], text: str, **options: Any) -> tuple[Any, tuple[Diagnostic, ...]]:
    report = Report()
    node = parse_yaml(text.encode(), "f.yaml", report)
    assert node is not None
    return decode(model, node, Reader("f.yaml", report), **options), report.sorted()


def field(name: str, written: str) -> Any:
    value, found = read(Sample, f"{name}: {written}\n")
    assert found == ()
    return getattr(value, name)


def fault(name: str, written: str) -> Diagnostic:
    value, found = read(Sample, f"{name}: {written}\n")
    assert len(found) == 1, found
    assert getattr(value, name) == Sample.model_fields[name].default, "the rest stays sound"
    return found[0]


@pytest.mark.parametrize(
    "written",
    [
        "No",
        "Off",
        "True",
        "yes",
        "007",
        "010",
        "08",
        "12:30",
        "1.10",
        "1e3",
        "0x1F",
        ".5",
        "+1/+1",
        "=",
        "none",
    ],
)
def test_texts_keep_what_was_typed(written: str) -> None:
    """A text field does not know numbers or truth values."""
    assert field("text", written) == written


@pytest.mark.parametrize("written", ["~", "null", "Null", "NULL", "", "# later"])
def test_empty_texts(written: str) -> None:
    """Nothing is nothing, never the word."""
    assert field("text", written) == ""


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("|\n  First line\n  Second line\n", "First line\nSecond line"),
        (">\n  One paragraph\n  on two lines.\n", "One paragraph on two lines."),
        ('"First line\\nSecond line"', "First line\nSecond line"),
        ("'First line\\nSecond line'", "First line\\nSecond line"),
        ("|\n  a\n\n  b\n\n", "a\n\nb"),
        ('" padded "', " padded "),
        ('"null"', "null"),
    ],
)
def test_lines_of_texts(written: str, wanted: str) -> None:
    """Line ends inside count, the last one does not."""
    assert field("text", written) == wanted


@pytest.mark.parametrize(
    ("written", "wanted"),
    [("3", 3), ("010", 10), ("08", 8), ("2.0", 2), ("2.", 2), ('"3"', 3), ('" 3 "', 3),
     ("+5", 5), ("0x1F", 31), ("0o17", 15), ("", 7), ("~", 7)],
)  # fmt: skip
def test_whole_numbers(written: str, wanted: int) -> None:
    """Leading zeros are decimal, quoted digits count, blank is the default."""
    assert field("whole", written) == wanted


@pytest.mark.parametrize(
    ("written", "code", "said"),
    [
        ("-1", "E109", "is less than 0"),
        ("100", "E109", "is more than 99"),
        ("99999999999", "E109", "is more than 99"),
        ("9" * 400, "E109", "too large"),
        ("2.5", "E108", "'2.5' is not a whole number"),
        ("1e6", "E108", "'1e6' is not a whole number"),
        ("yes", "E108", "'yes' is not a whole number"),
        ("two", "E108", "'two' is not a whole number"),
        ("1_000", "E108", "'1_000'"),
        ("0x", "E108", "'0x'"),
        ("[1]", "E108", "a list stands where a whole number is wanted"),
        ("{a: 1}", "E108", "a mapping stands where a whole number is wanted"),
    ],
)
def test_wrong_whole_numbers(written: str, code: str, said: str) -> None:
    """What is no whole number in range is told, with the value as written."""
    found = fault("whole", written)
    assert found.code == code
    assert said in found.message
    assert found.span is not None
    assert found.span[1:3] == (1, 8)


@pytest.mark.parametrize(
    ("name", "written", "wanted"),
    [
        ("maybe", "4", 4),
        ("maybe", "~", None),
        ("real", "2", 2.0),
        ("real", "-1.5e1", -15.0),
        ("flag", "true", True),
        ("flag", "FALSE", False),
        ("choice", "center", "center"),
        ("words", "[a, No, 1]", ("a", "No", "1")),
        ("words", "fire", ("fire",)),
        ("words", '"a, b"', ("a, b",)),
        ("pair", "[50, 33.3]", (50.0, 33.3)),
        ("wide", "2.5", mm(2.5)),
        ("wide", "0.125in", mm(3.175)),
        ("wide", "9pt", pt(9)),
        ("size", "9", pt(9)),
        ("size", "3mm", mm(3)),
        ("box", "[3, -1.5, 57.5, 0.5in]", Rect(mm(3), mm(-1.5), mm(57.5), mm(12.7))),
        ("name_or_row", "art", "art"),
        ("name_or_row", "[1, 2]", (1, 2)),
        ("inner", "{depth: 2}", Inner(depth=2)),
        ("table", "{a: {b: No, c: }}", {"a": {"b": "No", "c": ""}}),
        ("format", "1", 1),
    ],
)
def test_other_kinds(name: str, written: str, wanted: object) -> None:
    """Numbers, truth, choices, lists, lengths, rectangles and nested values."""
    assert field(name, written) == wanted


@pytest.mark.parametrize(
    ("name", "written", "code", "said", "hint"),
    [
        ("flag", "yes", "E108", "'yes' is neither true nor false", "write true"),
        ("flag", '"true"', "E108", "neither", "write true"),
        ("flag", "[]", "E108", "a list stands where true or false is wanted", None),
        ("real", ".inf", "E108", "'.inf' is not a number", None),
        ("real", "1e999", "E109", "too large", None),
        ("real", "1,5", "E108", "'1,5'", "write 1.5"),
        ("choice", "centre", "E109", "'centre' is not one of left", "did you mean 'center'?"),
        ("words", "a, b", "E108", "'a, b' stands where a list is wanted", "write [a, b]"),
        ("words", "{a: b}", "E108", "a mapping stands where a list is wanted", None),
        ("pair", "[1]", "E108", "a list of 1 stands where [", None),
        ("pair", "1", "E108", "'1' stands where a list [", None),
        ("wide", "3 miles", "E108", "'3 miles' is not a length", None),
        ("wide", "99999", "E108", "longer than ten metres", None),
        ("box", "[1, 2, 3]", "E108", "[x, y, width, height]", None),
        ("text", "{fire}", "E108", "a mapping stands where a text", "needs quotes"),
        ("text", "[[ember]]", "E108", "a list stands where a text is", "needs quotes"),
        ("inner", "depth:2", "E108", "'depth:2' stands where a map", "behind the colon"),
        ("name_or_row", "{a: b}", "E108", "a mapping stands where", None),
        ("format", "2", "E111", "newer cardpress", "update cardpress"),
        ("format", "0", "E109", "no format 0", "format: 1"),
    ],
)  # fmt: skip
def test_wrong_kinds(name: str, written: str, code: str, said: str, hint: str | None) -> None:
    """The message says what was found and what is wanted."""
    found = fault(name, written)
    assert found.code == code
    assert said in found.message
    if hint is not None:
        assert found.hint is not None
        assert hint in found.hint


def test_unknown_fields_have_near_misses() -> None:
    """A field that there is not is told at its key, with the nearest that there is."""
    _, (found,) = read(Sample, "text: a\nchoise: left\n")
    assert (found.code, found.message) == ("E102", "unknown field 'choise'")
    assert found.hint == "did you mean 'choice'?"
    assert found.span is not None
    assert found.span[1:3] == (2, 1)


def test_a_mapping_is_wanted() -> None:
    """A list is no model."""
    value, (found,) = read(Sample, "- a\n")
    assert value is None
    assert found.code == "E108"


def test_missing_fields() -> None:
    """All that is missing is told, with its meaning; an empty value is missing too."""
    value, found = read(Needy, "title: ~\n")
    assert value is None
    assert found[0].message == "'title' is missing"
    assert found[0].hint == "title: What it is called"
    assert found[0].span is not None
    assert found[0].span[1:3] == (1, 8)


def test_stand_ins_keep_a_model_alive() -> None:
    """What is missing or at fault is told, and the model is made all the same."""
    value, found = read(Needy, "count: x\n", stand_ins={"title": "T", "count": 1})
    assert value == Needy(title="T", count=1)
    assert [each.code for each in found] == ["E110", "E108"]


def test_faults_of_nested_values_point_inside() -> None:
    """A constraint deep inside is told at its own place."""
    text = "layers:\n  - shape: rect\n    fill: {linear: 0, stops: [red]}\n"
    _, found = read(Template, text)
    assert [(each.code, each.span and each.span[1:3]) for each in found] == [("E109", (3, 30))]


def test_a_bare_text_is_the_file_of_an_art() -> None:
    """A picture is a path, or a mapping with more."""
    assert read(Card, "id: a\nart: art/a.svg\n")[0].art == Art(file="art/a.svg")
    value, found = read(Card, "id: a\nart: {file: b.png, focus: [20, 80], credit: Ann}\n")
    assert found == ()
    assert value.art == Art(file="b.png", focus=(20, 80), credit="Ann")
    _, (missing,) = read(Card, "id: a\nart: {credit: Ann}\n")
    assert missing.code == "E110"


LAYERS = """
layers:
  - shape: rounded
    box: bleed
    fill: {linear: 180, stops: [white, "${{ element.ink }}"]}
    stroke: {color: black, width: 0.5, dash: [1, 2pt]}
  - text: Hello ${{ card.name }}
    box: [1, 2, 3in, 4]
    when: card.name
  - group:
      - icon: pip
        repeat: card.strength
        along: down
        pitch: 6.4
    clip: {shape: circle}
    rotate: 90
"""


def test_layers_are_told_by_their_key() -> None:
    """Each layer becomes the model of what it draws, with lengths, leaves and expressions."""
    value, found = read(Template, LAYERS)
    assert found == ()
    shape, text, group = value.layers
    assert isinstance(shape, ShapeLayer)
    assert isinstance(text, TextLayer)
    assert isinstance(group, GroupLayer)
    assert shape.stroke is not None
    assert (shape.stroke.width, shape.stroke.dash) == (mm(0.5), (mm(1), pt(2)))
    assert isinstance(shape.fill, object)
    assert text.box == (mm(1), mm(2), mm(76.2), mm(4))
    assert text.when is not None
    assert text.when.chains == (("card", "name"),)
    assert text.text.span is not None
    assert text.text.span[1:3] == (7, 11)
    assert isinstance(group.rotate, Leaf)
    icon = group.group[0]
    assert isinstance(icon, IconLayer)
    assert (icon.along, icon.pitch) == ("down", mm(6.4))
    assert group.clip is not None
    assert group.clip.shape == "circle"


@pytest.mark.parametrize(
    ("layer", "code", "said", "hint"),
    [
        (
            "{imge: a}",
            "E110",
            "one of shape, image, icon, text, group",
            "did you mean 'image'?",
        ),
        ("{text: a, image: b}", "E108", "'image' and 'text' cannot stand together", "two"),
        ("words", "E108", "'words' stands where a mapping is wanted", ""),
        ("{text: a, color: red}", "E102", "unknown field 'color'", ""),
        ('{text: "${{ card.name"}', "E218", "not closed", "}}"),
        ('{text: "${{ card.f() }}"}', "E203", "a call is not allowed", ""),
        (
            '{text: a, when: "${{ card.name }}"}',
            "E202",
            "needs no ${{ }} here",
            "write card.name",
        ),
        ("{shape: rect, fill: {stops: [red, blue]}}", "E109", "either linear or radial", ""),
        ("{shape: polygon, points: [[0, 0], [1, 1]]}", "E109", "three or more", ""),
        ("{shape: path}", "E109", "a path needs 'd'", ""),
        ("{shape: rect, role: cutt}", "E109", "role: 'cutt' does not follow the pattern", ""),
        ("{text: a, when: [1]}", "E108", "a list stands where an expression is wanted", ""),
    ],
)
def test_wrong_layers(layer: str, code: str, said: str, hint: str) -> None:
    """A layer that cannot be read is told with its cure, and the others are read on."""
    value, found = read(Template, f"layers:\n  - {layer}\n  - shape: rect\n")
    assert (found[0].code, len(found)) == (code, 1)
    assert said in found[0].message
    assert hint in (found[0].hint or "")
    assert isinstance(value.layers[-1], ShapeLayer)


def test_messages_stay_short() -> None:
    """A value is quoted on one line, cut where it is long."""
    found = fault("whole", "|\n  " + "word " * 100 + "\n  end")
    assert len(found.message) < 100
    assert "\n" not in found.message

"""Invariants of reading: nothing crashes, what is written comes back, faults have places."""

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from cardpress.files import MemoryFiles
from cardpress.model import Words, parse_rich
from cardpress.source import read_project
from cardpress.source.explain import quoted
from cardpress.source.nodes import Mapping, Node, Scalar, Sequence
from cardpress.source.report import Report
from cardpress.source.tree import parse_yaml
from cardpress.template import Expression, ExpressionError, Leaf

YAMLISH = st.text(alphabet=" \n\t-:#{}[]\"'*&!|>%@`,?~$ab1.é", max_size=60)
PRINTABLE = st.text(
    st.characters(min_codepoint=32, max_codepoint=0x2FFF, exclude_characters="\x7f\u2028\u2029",
                  exclude_categories=("Cc", "Cs", "Co", "Cn")),
    max_size=30,
)  # fmt: skip
TREES = st.recursive(
    PRINTABLE,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(PRINTABLE, inner, max_size=3),
    max_leaves=12,
)


def plain(node: Node) -> object:
    match node:
        case Scalar():
            return node.value
        case Sequence():
            return [plain(child) for child in node.items]
        case Mapping():
            return {key: plain(child) for key, child in node.entries.items()}


def filled(tree: object) -> bool:
    """Whether a tree has no empty key, which is refused."""
    if isinstance(tree, dict):
        return "" not in tree and all(map(filled, tree.values()))
    return not isinstance(tree, list) or all(map(filled, tree))


@given(TREES.filter(filled), st.booleans())
def test_what_is_written_comes_back(tree: object, flow: bool) -> None:
    """Any tree of texts that a YAML writer put down reads as the same tree, without a word."""
    text = yaml.safe_dump(tree, allow_unicode=True, default_flow_style=flow, default_style='"')
    report = Report()
    node = parse_yaml(text.encode(), "f", report)
    assert report.sorted() == ()
    assert node is not None
    assert plain(node) == tree


@given(YAMLISH)
@settings(max_examples=400)
def test_any_text_is_read_or_told_of(text: str) -> None:
    """Nothing crashes; a text without a root has a fault, and each fault is in the text."""
    report = Report()
    node = parse_yaml(text.encode(), "f", report)
    lines = text.split("\n")
    for found in report.sorted():
        assert found.span
        assert 1 <= found.span.line <= len(lines) + 1
        assert found.hint or found.code == "E101"
        assert "\n" not in found.message
    if node is None and not report.errors:
        assert not [line for line in lines if line.strip() and line.strip()[0] not in "#-%"]


@given(YAMLISH)
@settings(max_examples=200)
def test_places_lie_within_their_lines(text: str) -> None:
    """A place is never beyond its line, whatever the line holds."""
    report = Report()
    parse_yaml(text.encode(), "f", report)
    lines = [*text.split("\n"), ""]
    for found in report.sorted():
        assert found.span
        assert found.span.column <= len(lines[found.span.line - 1]) + 1


@given(PRINTABLE)
def test_advice_to_quote_is_right(text: str) -> None:
    """What a hint puts in quotes reads back as the text."""
    report = Report()
    node = parse_yaml(f"- {quoted(text)}\n".encode(), "f", report)
    assert node == Sequence([Scalar(text, 1, 3, plain=False)], 1, 1, flow=False)


@given(st.text(alphabet="*{}[]\\ \na.é", max_size=30))
def test_rich_texts_lose_nothing(text: str) -> None:
    """Any text can be read; without marks in it, its words are the text; offsets ascend."""
    rich = parse_rich(text)
    offsets = [token.offset for token in rich.tokens]
    assert offsets == sorted(offsets)
    assert all(0 <= offset < len(text) for offset in offsets)
    assert all(0 <= fault.offset < len(text) for fault in rich.faults)
    for token in rich.tokens:
        assert not isinstance(token, Words) or (token.text and "\n" not in token.text)


@given(st.text(alphabet="*{}[]\\ab ", max_size=20))
def test_escaped_texts_are_plain(text: str) -> None:
    """A backslash before each mark makes any text plain."""
    escaped = "".join("\\" + each if each in "*{[\\" else each for each in text)
    rich = parse_rich(escaped)
    assert rich.faults == ()
    assert "".join(token.text for token in rich.tokens if isinstance(token, Words)) == text


@given(st.text(alphabet="cardx.()[]'\"+-*/%~|<>=! 12_{}", max_size=40))
@settings(max_examples=300)
def test_expressions_never_escape(source: str) -> None:
    """Whatever is written compiles or is refused, and gives a plain value or a fault."""
    for make in (Expression, Leaf):
        fault = ""
        try:
            make(source).evaluate({"card": 1, "x": "y"})
        except ExpressionError as error:
            fault = error.code
        assert fault in ("", "E202", "E203", "E205", "E218")


@given(
    st.binary(max_size=60),
    st.sampled_from(
        [
            "cardpress.yaml",
            "cards/g/game.yaml",
            "cards/g/BAS.yaml",
            "cards/g/decks/d.yaml",
            "cards/g/decks/e.txt",
            "templates/g/t.yaml",
        ]
    ),
)
@settings(max_examples=200)  # fmt: skip
def test_any_file_may_be_broken(data: bytes, path: str) -> None:
    """A project with one file of nonsense is read to the end, the same way each time."""
    files = {
        "cardpress.yaml": b"title: x\n",
        "cards/g/game.yaml": b"title: G\ntemplate: g/t\n",
        "cards/g/BAS.yaml": b"code: BAS\nname: B\ncards: [{id: a, name: A}]\n",
        "cards/g/decks/d.yaml": b"cards: [a]\n",
        "templates/g/t.yaml": b"layers: [{text: '${{ card.name }}'}]\n",
    }
    project = MemoryFiles({**files, path: data})
    assert read_project(project).diagnostics == read_project(project).diagnostics

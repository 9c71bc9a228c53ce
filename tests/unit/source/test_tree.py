"""YAML text to nodes: places, and what is refused or warned of, with cure."""

import time
import tracemalloc

import pytest
import yaml

from cardpress.diagnostics import Diagnostic
from cardpress.source.nodes import Mapping, Node, Scalar, Sequence
from cardpress.source.report import Report
from cardpress.source.tree import parse_yaml


def parsed(text: str | bytes) -> tuple[Node | None, tuple[Diagnostic, ...]]:
    report = Report()
    data = text.encode() if isinstance(text, str) else text
    return parse_yaml(data, "f.yaml", report), report.sorted()


def faults(text: str | bytes) -> list[str]:
    """Each diagnostic as ``E101 3:5``."""
    return [
        f"{found.code} {found.span.line}:{found.span.column}"
        for found in parsed(text)[1]
        if found.span
    ]


def only(text: str | bytes) -> Diagnostic:
    found = parsed(text)[1]
    assert len(found) == 1, found
    return found[0]


def sound(text: str | bytes) -> Node:
    node, found = parsed(text)
    assert found == ()
    assert node is not None
    return node


def test_every_node_knows_its_place() -> None:
    """Lines and columns count from 1, in characters, for keys, values and collections."""
    root = sound("é: [ü, {b: c}]\nlist:\n  - x\n")
    assert isinstance(root, Mapping)
    assert root[2:] == (1, 1, False)
    assert root.keys["list"] == Scalar("list", 2, 1, plain=True)
    flow, block = root.entries["é"], root.entries["list"]
    assert isinstance(flow, Sequence)
    assert flow[1:] == (1, 4, True)
    assert flow.items[0] == Scalar("ü", 1, 5, plain=True)
    inner = flow.items[1]
    assert isinstance(inner, Mapping)
    assert (inner.line, inner.column, inner.flow) == (1, 8, True)
    assert inner.entries["b"] == Scalar("c", 1, 12, plain=True)
    assert isinstance(block, Sequence)
    assert block == Sequence([Scalar("x", 3, 5, plain=True)], 3, 3, flow=False)


@pytest.mark.parametrize(
    "written", ["No", "007", "12:30", "1.10", "1e3", "on", "0x1F", "2026-01-02"]
)
def test_scalars_stay_as_typed(written: str) -> None:
    """Nothing is typed here."""
    assert sound(f"- {written}\n") == Sequence(
        [Scalar(written, 1, 3, plain=True)], 1, 1, flow=False
    )


@pytest.mark.parametrize(
    ("written", "empty"),
    [("~", True), ("null", True), ("Null", True), ("NULL", True), ("", True), ("nUll", False),
     ("'~'", False), ('""', False), ("none", False), ("!!str ~", False)],
)  # fmt: skip
def test_what_is_empty(written: str, empty: bool) -> None:
    """Only an unquoted ~, null or nothing at all is empty."""
    root = sound(f"a: {written}\n")
    assert isinstance(root, Mapping)
    value = root.entries["a"]
    assert isinstance(value, Scalar)
    assert value.empty is empty


def test_block_scalars_are_not_plain() -> None:
    """Blocks are texts whatever they hold; folded lines join."""
    root = sound("a: |\n  null\nb: >\n  one\n  two\n")
    assert isinstance(root, Mapping)
    assert root.entries["a"] == Scalar("null\n", 1, 4, plain=False)
    assert root.entries["b"] == Scalar("one two\n", 3, 4, plain=False)


def test_byte_order_mark_and_windows_line_ends() -> None:
    """A BOM belongs to no key, and a carriage return to no text."""
    root = sound(b"\xef\xbb\xbfname: T\xc3\xbcrmer\r\ntext: |\r\n  a\r\n  b\r\n")
    assert isinstance(root, Mapping)
    assert root.entries["name"] == Scalar("Türmer", 1, 7, plain=True)
    assert root.entries["text"] == Scalar("a\nb\n", 2, 7, plain=False)


@pytest.mark.parametrize("text", ["", "# only a comment\n", "\n\n", "\ufeff"])
def test_nothing(text: str) -> None:
    """A file without content has no root; who reads it says what is missing."""
    assert parsed(text) == (None, ())


@pytest.mark.parametrize(
    ("text", "wanted", "cure"),
    [
        ("cards:\n  - id: k2\n    name: Beacon: First Light\n", "E112 3:17",
         'write name: "Beacon: First Light"'),
        ('- say: He said: "no"\n', "E112 1:15", "write say: 'He said: \"no\"'"),
        ("- {id: a, name: Beacon: First}\n", "E112 1:23", "quotes"),
        ("cards:\n  - id: k3\n\tname: Rope Ladder\n", "E104 3:1", "spaces"),
        ("a:\n  b: 1\n\t\n  c: 2\n", "E104 3:1", "spaces"),
        ("a: 1\n b: 2\n", "E101 2:2", "indent"),
        ("- id: a\n name: x\n", "E101 2:2", "line 1"),
        ("a\nb: 1\n", "E101 1:1", "key: value"),
        ("id: a\nname:Foo\nx: 1\n", "E101 2:1", "name: Foo"),
        ("- a\n-b\n", "E101 2:1", "space behind the '-'"),
        ("text: - hi\n", "E101 1:7", "next line"),
        ("text: [ember, fox\nb: 3\n", "E112 1:7", "]"),
        ("text: {fire\n", "E112 1:7", "}"),
        ("text: {fire} burns\n", "E112 1:7", '"{fire} burns"'),
        ("text: [[ember]] burns\n", "E112 1:7", '"[[ember]] burns"'),
        ('text: "No" he said\n', "E112 1:7", "'\"No\" he said'"),
        ("text: 'it's'\n", "E112 1:7", "\"it's\""),
        ('a: "x\n\nb: "y"\n', "E112 1:4", "close the quotes"),
        ('a: "x\n', "E112 1:4", "close the quotes"),
        ("text: *bold* words\n", "E112 1:7", '"*bold* words"'),
        ("text: *bold\n", "E112 1:7", "use quotes or |"),
        ("text: * a\n", "E112 1:7", '"* a"'),
        ("text: @home\n", "E112 1:7", '"@home"'),
        ("text: %d\n", "E112 1:7", '"%d"'),
        ("text: | hi\n", "E112 1:9", "quotes"),
        ("colors: [#fff, #000]\n", "E112 1:10", '"#fff"'),
        ('a: "\\q"\n', "E101 1:5", "single quotes"),
        ("a: [1 {b}]\n", "E101 1:7", "comma"),
        ("style: {color: ${{ element.ink }}}\n", "E112 1:16", '"${{ element.ink }}"'),
        ("points: [${{ card.x }}, 2]\n", "E112 1:10", '"${{ card.x }}"'),
        ("text: ${{ a ? b : c }}\n", "E218 1:7", 'text: "${{ a ? b : c }}"'),
        ("text: ${{ card.name: x\n", "E218 1:7", "}}"),
        ("a: !!python/object/apply:os.mkdir [x]\n", "E106 1:4", "remove"),
        ("a: !foo b\n", "E106 1:4", "quotes"),
        ("<<: {a: 1}\n", "E106 1:1", "base: ID"),
        ("a: 1\n---\nb: 1\n", "E106 2:1", "two files"),
        ("? [a]\n: b\n", "E106 1:3", "quotes"),
        ("a: 1\nb: 2\na: 3\n", "E103 3:1", "remove"),
        ("a: &a [*a]\n", "E107 1:8", "write"),
        ("[" * 70 + "]" * 70, "E107 1:61", "quotes"),
        ("a: x\x07\n", "E105 1:5", "delete"),
        ("a: x\ufeff\n", "E105 1:5", "delete"),
        ("a: x\u2028y\n", "E105 1:5", "delete"),
        (b"a: 1\nn: T\xfcrmer\n", "E105 2:5", "UTF-8"),
        ("a: x".encode("utf-16"), "E105 0:0", "UTF-8"),
        (b"a: " + b"x" * (4 * 1024 * 1024), "E107 0:0", "split"),
        ("name: Card #3\n", "W114 1:12", 'write "Card #3"'),
        ("- a \n  b #c\n", "W114 2:5", '"a b #c"'),
        ("name: #1 Fan\n", "W114 1:7", 'write "#1 Fan"'),
        ("color: #ff0000\n", "W115 1:8", 'write "#ff0000"'),
        ("- #FFF # white\n", "W115 1:3", 'write "#FFF"'),
        ("name: C #\n", "W114 1:9", 'write "C #"'),
        ("- {id: a, name: Fire, Water}\n", "E112 1:23", 'name: "Fire, Water"'),
        ("- {id: a, name: Rich, text}\n", "E112 1:23", 'name: "Rich, text"'),
        ('- {id: a, tags: [x], "y"}\n', "E112 1:22", "key: value"),
        ("- {id: a, name:b}\n", "E112 1:11", "space behind the colon"),
        ("name: &Co Ltd\n", "E112 1:7", '"&Co Ltd"'),
        ("name: &Co\n", "E112 1:7", '"&Co"'),
        ("name: ! no\n", "E106 1:7", "quotes"),
        ("name: !\n", "E106 1:7", "quotes"),
        ("text: [\n", "E112 1:7", "]"),
        ("text: {\n", "E112 1:7", "}"),
        ("- {a: b, c: #fff}\n", "E112 1:13", '"#fff"'),
        ("-id: a\n name: b\n", "E101 1:1", "space behind the '-'"),
        ("- id:a\n  name: b\n", "E101 1:1", "colon: id: a"),
    ],
)  # fmt: skip
def test_faults_have_a_place_and_a_cure(text: str | bytes, wanted: str, cure: str) -> None:
    """One fault each, where the mistake is, with what to write instead."""
    found = only(text)
    assert found.span
    assert f"{found.code} {found.span.line}:{found.span.column}" == wanted
    assert found.hint
    assert cure in found.hint


@pytest.mark.parametrize(
    "text",
    [
        "a: b # a comment\n",
        "copies: 3 #three\n",
        "a: 'x' #y\n",
        "a: x#y\n",
        "a: ${{ card.name }}\n",
        "a: ${{ card.cost + 1 }} points\n",
        "a: { b: c }\n",
        "a: !!str 5\n",
        "a: &x [1]\nb: *x\nc: *x\n",
        "%YAML 1.2\n---\na: 1\n",
        "? a\n: b\n",
        "- a: Don't\n",
        "- a: 5 * 3\n",
        '- a: He said "no"\n',
        "- 'it''s'\n",
        "a:\n- b\n- c\n",
        "a: 中文 é ❄\n",
        "- {a: , b: c, d: }\n",
        "- {a: b, c: '', d: ~}\n",
        "a: {fire}\n",
        "a: {fire, water}\n",
        "a: {\n  b:\n    c,\n  d:\n}\n",
        "a: &x b\nc: *x\n",
        "a: &x [b]\n",
        "#\na: b\n#\n",
    ],
)
def test_what_is_fine(text: str) -> None:
    """Ordinary YAML passes without a word."""
    assert faults(text) == []


def test_repeated_key_names_both_lines_and_the_card() -> None:
    """The message says where the first one stands and whose it is; the first one is kept."""
    text = "cards:\n  - id: k1\n    cost: 2\n    cost: 5\n"
    node, (fault,) = parsed(text)
    assert fault.message == "'cost' of 'k1' is written twice, first in line 3"
    assert isinstance(node, Mapping)
    cards = node.entries["cards"]
    assert isinstance(cards, Sequence)
    card = cards.items[0]
    assert isinstance(card, Mapping)
    assert card.entries["cost"] == Scalar("2", 3, 11, plain=True)


def test_a_bomb_of_aliases_does_not_go_off() -> None:
    """Nested aliases are refused at once, in little memory."""
    levels = "".join(f"a{i}: &a{i} [{','.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 10))
    text = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n" + levels
    tracemalloc.start()
    start = time.perf_counter()
    found = only(text)
    took, (_, peak) = time.perf_counter() - start, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found.code == "E107"
    assert took < 2
    assert peak < 20_000_000


def test_a_chain_of_aliases_counts_as_depth() -> None:
    """Aliases inside aliases cannot get deeper than collections can."""
    chain = "a0: &a0 [x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}]\n" for i in range(1, 100))
    assert only(chain).code == "E107"


def test_binary_data_is_told_of_briefly() -> None:
    """A file full of control characters gives twenty faults, not thousands."""
    assert len(faults("\x00" * 5000)) == 20


def test_the_pure_loader_reads_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where libyaml is missing, nodes and faults are the same."""
    good = "a: [1, {b: 'c'}]\nd: |\n  e\nf: &x g\nh: *x\n"
    with_c = parsed(good)
    bad = [
        "cards:\n  - id: k2\n    name: Beacon: First Light\n",
        "cards:\n  - id: k3\n\tname: Rope Ladder\n",
        "text: *bold* words\n",
        "text: {fire} burns\n",
        "color: #ff0000\n",
        "style: {color: ${{ element.ink }}}\n",
        "text: [ember, fox\n",
    ]
    bad_with_c = [faults(text) for text in bad]
    monkeypatch.delattr(yaml, "CSafeLoader")
    assert parsed(good) == with_c
    assert [faults(text) for text in bad] == bad_with_c

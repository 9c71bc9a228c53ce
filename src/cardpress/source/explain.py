"""Says in plain words what is wrong where YAML cannot be read, and what to do about it.

A parser reports where it got stuck and in its own words; people need to know what they typed.
So each rule looks at the text round that place, and only a little at the wording.
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from cardpress.diagnostics import Diagnostic, Span

__all__ = ["explain", "quoted"]


class _Spot(NamedTuple):
    """A place in a text."""

    start: int
    """In characters from the start of the text."""
    line: int
    column: int
    text: str
    """The whole line that it stands in."""

    @property
    def before(self) -> str:
        return self.text[: self.column - 1]

    @property
    def character(self) -> str:
        return self.text[self.column - 1 : self.column]


class _Case(NamedTuple):
    """What the parser said."""

    words: str
    at: _Spot
    opened: _Spot
    """Where the thing began in which it got stuck; ``at`` where it does not say."""
    source: str
    lines: list[str]


class _Finding(NamedTuple):
    code: str
    message: str
    line: int
    column: int
    hint: str


_Rule: TypeAlias = Callable[[_Case], _Finding | None]

_KEY = r"(?P<lead>\s*(?:- +)*)(?P<key>[^\s:#'\"{}\[\],][^:#{}\[\]]*?)"
_KEY_VALUE = re.compile(rf"{_KEY}\s*:[ \t]+(?P<value>\S.*?)\s*")
_VALUE = re.compile(rf"(?:{_KEY}\s*:[ \t]+|\s*(?:- +)+|\s*)(?P<value>\S.*?)\s*")
_GLUED = re.compile(r"\s*(?:- +)*(?P<key>[\w.-]+):(?P<value>\S.*)")


def quoted(text: str) -> str:
    """A text in quotes, as YAML reads it back."""
    if "\\" in text or '"' in text:
        return "'" + text.replace("'", "''") + "'"
    return f'"{text}"'


def explain(text: str, error: Any, file: str) -> Diagnostic:
    """Gives the fault behind a parser's error (``yaml.MarkedYAMLError``) in ``text``."""
    problem = error.problem_mark or error.context_mark
    at = _spot(text, problem)
    opened = _spot(text, error.context_mark) if error.context_mark else at
    words = f"{error.context or ''} {error.problem or ''}".lower()
    case = _Case(words, at, opened, text, text.split("\n"))
    for rule in _RULES:
        found = rule(case)
        if found:
            span = Span(file, found.line, found.column)
            return Diagnostic(found.code, found.message, span, found.hint)
    return Diagnostic(
        "E101",
        "YAML cannot be read on from here",
        Span(file, at.line, at.column),
        "look here and one line up for a missing quote, bracket, colon or space",
    )


def _spot(text: str, mark: Any) -> _Spot:
    index = min(mark.index, len(text))
    start = text.rfind("\n", 0, index) + 1
    end = text.find("\n", index)
    line = text[start : end if end >= 0 else len(text)].rstrip("\r")
    return _Spot(index, text.count("\n", 0, index) + 1, index - start + 1, line)


def _line(case: _Case, number: int) -> str:
    return case.lines[number - 1].rstrip("\r") if 0 < number <= len(case.lines) else ""


_LEAD = re.compile(r"(?:\s|-(?=\s))*")
"""Spaces, and the dashes of entries that open on the line."""


def _tab(case: _Case) -> _Finding | None:
    """A tab in the indentation of the line, or of the next one where that is how far it got."""
    for number in (case.at.line, case.at.line + 1):
        line = _line(case, number)
        lead = _LEAD.match(line)
        indent = lead[0] if lead else ""
        here = number == case.at.line
        stuck_before = here or not case.at.text[case.at.column :].strip()
        if "\t" in indent and (line.strip() or here) and stuck_before:
            column = indent.index("\t") + 1
            hint = "indent with spaces; most editors can do so when the Tab key is pressed"
            return _Finding("E104", "tab used for indentation", number, column, hint)
    return None


def _expression(case: _Case) -> _Finding | None:
    """An expression that YAML takes to pieces."""
    line = case.at.text
    start = line.rfind("${{", 0, case.at.column + 2)
    if start < 0:
        return None
    end = line.find("}}", start)
    if end < 0:
        return _Finding(
            "E218",
            f"'{line[start:].strip()}' opens an expression that is not closed on its line",
            case.at.line,
            start + 1,
            "close it with }}, and quote the whole value",
        )
    written = line[start : end + 2]
    if line[start + 1 : start + 3] == "{{" and "flow" in case.words:
        message = "inside {…} and […] an expression must stand in quotes"
        hint = f"write {quoted(written)}"
        return _Finding("E112", message, case.at.line, start + 1, hint)
    match = _KEY_VALUE.fullmatch(line)
    whole = f"{match['key']}: {quoted(match['value'])}" if match else quoted(written)
    message = "YAML takes the value with this expression to pieces"
    return _Finding("E218", message, case.at.line, start + 1, f"quote it: {whole}")


def _second_colon(case: _Case) -> _Finding | None:
    """``name: Beacon: First Light``."""
    if case.at.character != ":":
        return None
    match = _KEY_VALUE.fullmatch(case.at.text)
    in_flow = "flow" in case.words
    if in_flow and case.at.line == case.opened.line:
        message = "a second ': ' in a text without quotes"
        hint = "put the text in quotes"
        return _Finding("E112", message, case.at.line, case.at.column, hint)
    if match and case.at.column > match.start("value"):
        message = "a second ': ' in a text without quotes"
        hint = f"write {match['key']}: {quoted(match['value'])}"
        return _Finding("E112", message, case.at.line, case.at.column, hint)
    return None


def _deeper(case: _Case) -> _Finding | None:
    """A key that stands deeper than the line above allows."""
    if case.at.character != ":" or "mapping values" not in case.words:
        return None
    above = case.at.line - 1
    while above > 1 and not _line(case, above).strip():
        above -= 1
    line = _line(case, above)
    key = case.at.before.strip().removeprefix("- ")
    column = len(case.at.text) - len(case.at.text.lstrip()) + 1
    start = len(line) - len(line.lstrip()) + 1
    if _NO_ENTRY.match(line):
        message = f"'{line.strip()}' is no entry of a list"
        return _Finding("E101", message, above, start, "put a space behind the '-'")
    if _KEY_VALUE.fullmatch(line) is None and line.strip():
        message = f"'{line.strip()}' is neither a key with a ':' nor an entry with a '- '"
        glued = _GLUED.fullmatch(line)
        hint = f"put a space behind the colon: {glued[1]}: {glued[2]}" if glued else None
        return _Finding("E101", message, above, start, hint or "write 'key: value'")
    return _Finding(
        "E101",
        f"'{key}' stands deeper than the key in line {above}, which has a value already",
        case.at.line,
        column,
        "indent both the same, or put the text above in quotes if it goes on here",
    )


_NO_ENTRY = re.compile(r"\s*-(?!-)\S")
"""A dash that is no entry's, as its space is missing."""


def _missing_colon(case: _Case) -> _Finding | None:
    """A line in a mapping that has no key."""
    if "could not find expected ':'" not in case.words:
        return None
    line = case.opened.text
    hint = "write 'key: value'"
    if glued := _GLUED.fullmatch(line):
        hint = f"put a space behind the colon: {glued['key']}: {glued['value']}"
    elif line.lstrip().startswith("-"):
        hint = "put a space behind the '-' of a list's entry"
    message = f"'{line.strip()}' is no key with a value"
    return _Finding("E101", message, case.opened.line, case.opened.column, hint)


def _quote(case: _Case) -> _Finding | None:
    """Trouble inside quotes."""
    if "quoted scalar" not in case.words:
        return None
    mark = case.opened.character
    if "escape" in case.words or "hexdecimal" in case.words:
        shown = case.source[case.at.start : case.at.start + 2]
        hint = r"write \\ for a backslash, or use single quotes"
        message = f"'{shown}' means nothing in double quotes"
        return _Finding("E101", message, case.at.line, case.at.column, hint)
    message = f"the text starts with {mark}, which is never closed"
    hint = "close the quotes, or use | and write the text on the next line"
    return _Finding("E112", message, case.opened.line, case.opened.column, hint)


_INDICATORS = {
    "*": "an alias",
    "&": "an anchor",
    "?": "a key",
    "!": "a tag",
    "%": "a directive",
    "@": "a reserved sign",
    "`": "a reserved sign",
    "#": "a comment",
    ",": "the next entry",
    "|": "a block",
    ">": "a block",
    "]": "the end of a list",
    "}": "the end of a mapping",
}


def _sign(case: _Case) -> _Finding | None:
    """A text that starts with a sign which means something else to YAML."""
    spot = case.opened if "while scanning a" in case.words else case.at
    what = _INDICATORS.get(spot.character)
    stuck = (
        "cannot start",
        "alphabetic",
        "node content",
        "scanning a tag",
        "block scalar",
        "mapping keys",
    )
    if what is None or not any(wording in case.words for wording in (*stuck, "directive")):
        return None
    if what == "a block":
        message = f"the text behind {spot.character} must start on the next line"
        hint = f"use quotes if the text itself starts with {spot.character}"
        return _Finding("E112", message, case.at.line, case.at.column, hint)
    message = f"a text cannot start with '{spot.character}', which is {what} to YAML"
    match = _VALUE.fullmatch(spot.text)
    shown = quoted(match["value"]) if match and match["value"][0] == spot.character else "…"
    hint = f"use quotes or |: {shown}"
    return _Finding("E112", message, spot.line, spot.column, hint)


_OPENERS = {"{": ("a mapping", "}"), "[": ("a list", "]")}


def _goes_on(case: _Case) -> _Finding | None:
    """A text that begins with a closed quote or bracket and goes on behind it."""
    match = _VALUE.fullmatch(case.at.text)
    if match is None or "flow" in case.words or case.at.column <= match.start("value") + 1:
        return None
    first, value = match["value"][0], match["value"]
    if first in _OPENERS:
        message = f"the text starts with '{first}', which is {_OPENERS[first][0]} to YAML"
    elif first in "'\"":
        above = _unclosed_above(case, first)
        if above:
            return above
        message = f"the text goes on behind the quotes that it starts with ({first})"
        value = value[1:-1] if value[-1] == first and value.count(first) % 2 else value
    else:
        return None
    hint = f"use quotes or |: {quoted(value)}"
    return _Finding("E112", message, case.at.line, match.start("value") + 1, hint)


def _unclosed_above(case: _Case, mark: str) -> _Finding | None:
    """The text whose missing quotes make this line's opening quotes its closing ones."""
    number = case.at.line - 1
    while number > 0:
        match = _KEY_VALUE.fullmatch(_line(case, number))
        if match and match["value"][0] == mark:
            inside = match["value"].replace("\\\\", "").replace('\\"', "")
            if inside.count(mark) % 2 == 0:
                return None
            message = f"the text starts with {mark}, which is not closed on its line"
            hint = "close the quotes, or use | and write the text on the next line"
            return _Finding("E112", message, number, match.start("value") + 1, hint)
        if match:
            return None
        number -= 1
    return None


def _depth(case: _Case) -> _Finding | None:
    """More brackets than the parser itself is willing to follow."""
    if "depth" not in case.words and "nesting" not in case.words:
        return None
    message = "too many collections stand inside each other"
    hint = "a text that starts with '[' or '{' needs quotes"
    return _Finding("E107", message, case.at.line, case.at.column, hint)


def _hash(case: _Case) -> _Finding | None:
    """``[#fff, #000]``: the first color makes a comment of the rest of the line."""
    if "flow" not in case.words:
        return None
    for number in range(case.at.line, case.at.line - 3, -1):
        if match := _FLOW_COMMENT.search(_line(case, number)):
            message = f"'{match[1]}' and all that follows is a comment to YAML"
            hint = f"put it in quotes: {quoted(match[1])}"
            return _Finding("E112", message, number, match.start(1) + 1, hint)
    return None


_FLOW_COMMENT = re.compile(r"(?:[\[{,]\s*|:\s+)(#[^\s\]},]+)")


def _bracket(case: _Case) -> _Finding | None:
    """Trouble inside brackets or braces."""
    opener = _OPENERS.get(case.opened.character)
    if "flow" not in case.words:
        return None
    if opener is None:
        return _lonely(case)
    if case.at.line == case.opened.line and case.at.character not in ("", "\n"):
        message = f"a comma or '{opener[1]}' is missing before '{case.at.character}'"
        hint = "separate entries with commas; a text with commas or brackets needs quotes"
        return _Finding("E101", message, case.at.line, case.at.column, hint)
    message = f"'{case.opened.character}' opens {opener[0]} that is never closed"
    hint = f"close it with {opener[1]}, or use quotes or | if it is a text"
    return _Finding("E112", message, case.opened.line, case.opened.column, hint)


def _lonely(case: _Case) -> _Finding | None:
    """A bracket at the end of a line, behind which nothing fits any more."""
    numbers = range(case.at.line, max(case.at.line - 4, 0), -1)
    above = next((n for n in numbers if _line(case, n).rstrip()[-1:] in _OPENERS), 0)
    line = _line(case, above).rstrip()
    if not line:
        return None
    what, closing = _OPENERS[line[-1]]
    message = f"'{line[-1]}' opens {what} that is never closed"
    hint = f"close it with {closing}, or use quotes or | if it is a text"
    return _Finding("E112", message, above, len(line), hint)


def _list(case: _Case) -> _Finding | None:
    """A list that starts behind a key, or in the middle of a mapping."""
    if "sequence entries" not in case.words:
        return None
    message = "a list must start on a line of its own"
    hint = "put '- ' on the next line, or use quotes if it is a text that starts with '-'"
    return _Finding("E101", message, case.at.line, case.at.column, hint)


def _indent(case: _Case) -> _Finding | None:
    """A line that stands between two levels of indentation."""
    if case.at.before.strip() or "block" not in case.words:
        return None
    if not case.at.text.strip():
        return None
    if "block collection" in case.words or "block sequence" in case.words:
        message = f"'{case.at.text.strip()}' stands in a list, but does not start with '- '"
    else:
        message = f"'{case.at.text.strip()}' does not line up with the keys above it"
    hint = (
        f"the collection it would belong to starts in line {case.opened.line} with"
        f" {case.opened.column - 1} spaces before it"
    )
    return _Finding("E101", message, case.at.line, case.at.column, hint)


_RULES: tuple[_Rule, ...] = (
    _tab,
    _depth,
    _hash,
    _expression,
    _second_colon,
    _deeper,
    _missing_colon,
    _quote,
    _sign,
    _goes_on,
    _bracket,
    _list,
    _indent,
)

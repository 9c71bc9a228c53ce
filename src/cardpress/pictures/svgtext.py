"""Live text in drawings: only in fonts that the project gives, whose letters are then paths."""

import re
from collections.abc import Iterator
from typing import Protocol

from cardpress.diagnostics import Diagnostic, ProjectError
from cardpress.pictures.svgtree import TEXT_RUN, Element

__all__ = ["GivenFonts", "settle_text"]


class GivenFonts(Protocol):
    """The fonts that a project's drawings may name."""

    def families(self) -> tuple[str, ...]:
        """Names of all families that are installed, sorted."""

    def true_name(self, family: str) -> str:
        """A family's name as its files have it, whatever the case; empty if it is not given."""

    def sources(self, family: str) -> tuple[bytes, ...]:
        """The font files of a family; nothing where it is not given."""

    def lacks(self, family: str, text: str) -> str:
        """The characters that a family lacks."""


_SHEET_FAMILY = re.compile(r"(?<![\w-])font-family\s*:\s*([^;}!]+)", re.IGNORECASE)
_SHORTHAND = re.compile(
    r"(?<![\w-])font\s*:(?P<words>[^;}!]*?)(?P<size>\d*\.?\d+[a-z%]*)(?:\s*/\s*[\w.%]+)?\s+"
    r"(?P<names>[^;}!]+)",
    re.IGNORECASE,
)
"""``font: italic bold 12px/1.2 Family`` (CSS Fonts 4, 2.7)."""
_SLOPES = ("italic", "oblique")
_NAME = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([^,"']*))\s*(?:,|$)""")


def settle_text(path: str, root: Element, fonts: GivenFonts | None) -> tuple[str, ...]:
    """Sees to it that every letter has a given font, and names that one alone.

    A list of families becomes the first of it that is given. Bold and italic letters are those
    of the family's files.

    Args:
        path: for faults.
        root: the drawing, whose attributes are changed.
        fonts: those that are given.

    Returns:
        The families that the drawing uses, sorted; nothing where it has no text.

    Raises:
        ProjectError: E307, for text in other fonts, in none, or with letters they lack.
    """
    texts = [element for element in root.walk() if element.name == "text"]
    if not texts:
        return ()
    if fonts is None:
        raise _refused(path, "holds live text", _OUTLINES)
    settler = _Settler(path, fonts)
    for element in root.walk():
        settler.settle(element)
    settler.check(root)
    return tuple(sorted(settler.used))


class _Settler:
    """Settles the families of one drawing."""

    def __init__(self, path: str, fonts: GivenFonts) -> None:
        self._path = path
        self._fonts = fonts
        self._odd: list[Diagnostic] = []
        self._sheets = ""
        """All style sheets."""
        self.used: dict[str, None] = {}

    def settle(self, element: Element) -> None:
        """Puts one given family in place of each list of an element, or notes what is wrong."""
        if element.name == "style":
            element.text = self._styled(element.text)
            self._sheets += element.text
        if "style" in element.attributes:
            element.attributes["style"] = self._styled(element.attributes["style"])
        if "font-family" in element.attributes:
            chosen = self._chosen(element.attributes["font-family"])
            element.attributes["font-family"] = f"'{chosen}'"

    def check(self, root: Element) -> None:
        """Raises what was noted; looks for letters without a font."""
        sheets = self._sheets if _family_in(self._sheets) else ""
        if not _FOR_ALL.search(sheets) and any(_without_family(root, sheeted=bool(sheets))):
            self._note("holds text that names no font family")
        runs = "".join(_runs(root))
        if len(runs) > _MOST_LETTERS:
            self._note(f"holds more than {_MOST_LETTERS:,} letters")
        letters = "".join(dict.fromkeys(runs))
        missing = letters
        for family in self.used:
            missing = self._fonts.lacks(family, missing)
        if missing and self.used:
            listed = ", ".join(f"'{each}' (U+{ord(each):04X})" for each in missing)
            self._note(f"holds letters that {', '.join(self.used)} has not: {listed}")
        if self._odd:
            raise ProjectError(*dict.fromkeys(self._odd))

    def _styled(self, css: str) -> str:
        if "\\" in css:
            self._note("has text, and styles with backslashes")
        css = _SHORTHAND.sub(self._in_full, css)
        return _SHEET_FAMILY.sub(lambda found: f"font-family:'{self._chosen(found[1])}'", css)

    @staticmethod
    def _in_full(found: re.Match[str]) -> str:
        """The shorthand as single properties, which is all that the drawing library reads."""
        words = found["words"].casefold().split()
        slope = next((word for word in words if word in _SLOPES), "normal")
        heavy = (
            word for word in words if word.isdecimal() or word.startswith(("bold", "light"))
        )
        return (
            f"font-style:{slope};font-weight:{next(heavy, 'normal')};"
            f"font-size:{found['size']};font-family:{found['names']}"
        )

    def _chosen(self, names: str) -> str:
        """The first family of a list that is given."""
        wanted = [name for name in _listed(names) if name]
        for name in wanted:
            true = "" if "'" in name else self._fonts.true_name(name)
            if true:
                self.used[true] = None
                return true
        shown = ", ".join(f"'{name}'" for name in wanted) or "no font"
        self._note(f"holds text in {shown}, which is not given")
        return ""

    def _note(self, what: str, hint: str = "") -> None:
        there = ", ".join(self._fonts.families())
        cure = f"use a family that is installed ({there}) or lies in art/fonts, or {_OUTLINES}"
        self._odd += _refused(self._path, what, hint or cure).diagnostics


_OUTLINES = "convert the text to paths"


def _refused(path: str, what: str, hint: str) -> ProjectError:
    return ProjectError(Diagnostic("E307", f"'{path}' {what}", hint=hint))


def _listed(names: str) -> Iterator[str]:
    for double, single, bare in _NAME.findall(names):
        yield " ".join((double or single or bare).split())


def _runs(root: Element) -> Iterator[str]:
    for element in root.walk():
        if element.name == TEXT_RUN:
            yield "".join(element.text.split())


_MOST_LETTERS = 20_000
"""No card has room for more, and each becomes a path."""

_FOR_ALL = re.compile(r"(?:^|[},\s])(?:\*|text|svg)\s*(?:,[^{}]*)?\{", re.IGNORECASE)
"""A rule of a style sheet for all texts."""


def _family_in(css: str) -> bool:
    return bool(_SHEET_FAMILY.search(css) or _SHORTHAND.search(css))


def _without_family(root: Element, *, sheeted: bool) -> Iterator[bool]:
    """Whether letters have no family, nor anything around them, for each run of them.

    Where a style sheet names families, whatever has a class or an id counts as named.
    """
    pending = [(root, False)]
    while pending:
        element, named = pending.pop()
        given = element.attributes
        named = named or "font-family" in given or _family_in(given.get("style", ""))
        named = named or (sheeted and ("class" in given or "id" in given))
        if element.name == TEXT_RUN and element.text.strip():
            yield not named
        pending += ((child, named) for child in element.children)

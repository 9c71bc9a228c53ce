"""The nodes of a YAML file: scalars as typed, lists and mappings, each with its place.

Lines and columns are counted from 1, columns in characters.
"""

from typing import NamedTuple, TypeAlias

__all__ = ["Mapping", "Node", "Scalar", "Sequence"]


class Scalar(NamedTuple):
    """A text as typed, without its quotes."""

    value: str
    line: int
    column: int
    plain: bool
    """Whether it was written without quotes, and not as a block."""

    @property
    def empty(self) -> bool:
        """Whether it stands for nothing: ``~``, ``null`` or no text at all."""
        return self.plain and self.value in _NOTHING


class Sequence(NamedTuple):
    """A list."""

    items: list["Node"]
    line: int
    column: int
    flow: bool
    """Whether it was written in brackets."""


class Mapping(NamedTuple):
    """Keys with their values; each key stands once."""

    entries: dict[str, "Node"]
    keys: dict[str, Scalar]
    line: int
    column: int
    flow: bool
    """Whether it was written in braces."""


Node: TypeAlias = Scalar | Sequence | Mapping

_NOTHING = frozenset(("", "~", "null", "Null", "NULL"))

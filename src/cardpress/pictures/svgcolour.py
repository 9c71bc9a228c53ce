"""Colours of drawings that the drawing library would take for black without a word.

It reads what CSS Color 3 has; newer ways of writing colours, profiles and mistakes are found
here, so that they are refused and not printed wrong.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from cardpress.pictures.svgtree import Element

__all__ = ["unreadable_colours"]

_PROPERTIES = ("fill", "stroke", "stop-color", "color")
_DECLARED = re.compile(
    r"(?:^|[;{\s])(?:fill|stroke|stop-color|color)\s*:\s*([^;}!]+)", re.IGNORECASE
)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_NUMBER = r"\s*[-+]?(?:\d+\.?\d*|\.\d+)%?\s*"
_READ = re.compile(
    r"|none|transparent|inherit|currentcolor|context-(?:fill|stroke)"
    r"|\#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})"
    rf"|(?:rgb|hsl)a?\({_NUMBER}(?:[\s,]{_NUMBER}){{2,3}}\)"
    r"|url\(.*"
    r"|\w*\\.*\(.*",  # a function with escapes in its name: the gate reads it as what it means
    re.IGNORECASE | re.DOTALL,
)


def unreadable_colours(element: Element) -> Iterator[str]:
    """Gives the values of an element's paints that are no colours, as they are written."""
    for name in _PROPERTIES:
        value = element.attributes.get(name)
        if value is not None and not _is_read(value.strip()):
            yield value.strip()
    styles = element.text if element.name == "style" else element.attributes.get("style")
    if styles:
        for value in _DECLARED.findall(_COMMENT.sub(" ", styles)):
            if not _is_read(value.strip()):
                yield value.strip()


@lru_cache(4_096)
def _is_read(value: str) -> bool:
    if _READ.fullmatch(value):
        return True
    from PIL.ImageColor import colormap  # noqa: PLC0415 - many drawings name no colours

    name = value.casefold()
    return name in colormap and name != "rebeccapurple"  # which came with CSS Color 4

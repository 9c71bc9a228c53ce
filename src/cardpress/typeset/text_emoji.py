"""Emoji in texts: letters of a font in colours, which become inline pictures."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from cardpress.fonts import FontFace
from cardpress.typeset.text_flow import InlineIcon, Run, Token
from cardpress.typeset.text_words import clusters

__all__ = ["may_hold_emoji", "with_pictures"]

may_hold_emoji = re.compile(
    "[\u00a9\u00ae\u203c\u2049\u20e3\u2122-\u21ff\u2300-\u27bf\u2900-\u2bff\u3030-\u3299"
    "\ufe0f\U0001f000-\U0001faff]"
).search
"""Finds a character that some emoji begins with, or that makes one of what stands before it."""

_AS_TEXT, _AS_PICTURE, _KEYCAP = "\ufe0e", "\ufe0f", "\u20e3"


def with_pictures(
    tokens: Iterable[Token],
    faces: Sequence[FontFace],
    show: Callable[[FontFace, str], Sequence[InlineIcon]],
) -> Iterator[Token]:
    """Puts pictures in place of emoji.

    What looks like a picture by itself, or is told so by U+FE0F, becomes one where a font in
    colours has it; other signs only where no font has outlines for them (UTS #51, 4).

    Args:
        tokens: a text.
        faces: the fonts of its style, in order, those in colours among them.
        show: makes the pictures of a letter in a font; none where it has it not in colours.
    """
    coloured = [face for face in faces if face.is_coloured]
    outlined = [face for face in faces if face.is_outlined]
    for token in tokens:
        if not isinstance(token, Run) or not may_hold_emoji(token.text):
            yield token
            continue
        plain = ""
        for cluster in clusters(token.text):
            icons: Sequence[InlineIcon] = ()
            if _is_emoji(cluster) or not any(not face.covers(cluster) for face in outlined):
                icons = next(filter(None, (show(face, cluster) for face in coloured)), ())
            if not icons:
                plain += cluster
                continue
            if plain:
                yield token._replace(text=plain)
                plain = ""
            yield from icons
        if plain:
            yield token._replace(text=plain)


def _is_emoji(cluster: str) -> bool:
    from uniseg.emoji import emoji_presentation  # noqa: PLC0415 - seldom needed

    if _AS_TEXT in cluster:
        return False
    return _AS_PICTURE in cluster or _KEYCAP in cluster or emoji_presentation(cluster[0])

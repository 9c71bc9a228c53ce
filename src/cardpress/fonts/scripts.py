"""Words in several scripts, which fonts shape one by one."""

import re
from functools import cache

__all__ = ["split_by_script"]

_SHAPED = re.compile(
    "[\u0590-\u08ff\u0900-\u0dff\u0e00-\u109f\u1780-\u18af\u1900-\u1cff]"
).search
"""The blocks from Hebrew to Vedic signs whose scripts have rules of their own for shaping."""

_UNDECIDED = frozenset(("Zyyy", "Zinh", "Zzzz", None))


def split_by_script(text: str) -> list[str]:
    """Splits a word where its script changes, if one of the scripts needs shaping of its own.

    Characters that all scripts share, such as digits and signs, stay with what stands before
    them (UAX #24, 5.1).
    """
    if not _SHAPED(text):
        return [text]
    runs, last = [""], None
    for character in text:
        script = _script(character)
        if script not in _UNDECIDED:
            if last is not None and script != last:
                runs.append("")
            last = script
        runs[-1] += character
    return runs


@cache
def _script(character: str) -> str | None:
    import uharfbuzz as hb  # noqa: PLC0415 - loaded with the first face

    buffer = hb.Buffer()
    buffer.add_str(character)
    buffer.guess_segment_properties()
    script: str | None = buffer.script
    return script

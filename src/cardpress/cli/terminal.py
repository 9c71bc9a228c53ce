"""What goes to the terminal: text only, whatever is in a stranger's names.

A name may hold escape sequences that paint over what stands there, line breaks that feign
messages, or marks that turn the order of letters. All of these are shown as what they are.
"""

import errno
import json
import re
from collections.abc import Mapping
from typing import Any

import click

from cardpress.diagnostics import Diagnostic, MachineError

__all__ = ["as_json", "tell", "visible"]

_ACTING = "\x7f-\x9f\u2028-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff"
"""DEL and C1, line separators, directional overrides and isolates (UAX #9), byte order mark,
annotations, halves of surrogates, which no terminal takes."""
_BEYOND_JSON = re.compile(f"[{_ACTING}]")
_ANY = re.compile(f"[\x00-\x1f{_ACTING}]")


def visible(text: str) -> str:
    """One line in which nothing acts on the terminal: escapes and their like are spelt out."""
    return _ANY.sub(_escaped, text)


def as_json(data: Mapping[str, Any]) -> str:
    """Data as JSON that people can read on a terminal too."""
    return _BEYOND_JSON.sub(_four_digits, json.dumps(data, indent=2, ensure_ascii=False))


def tell(text: str, *, err: bool = False, color: bool | None = None) -> None:
    """Writes our own lines, with ``visible`` values in them, at once.

    Raises:
        MachineError: E902, nobody can take them: a full disk, say.
    """
    try:
        click.echo(text, err=err, color=color)
    except OSError as cause:
        if cause.errno == errno.EPIPE:  # the reader has seen enough; click ends the program
            raise
        message = f"the output cannot be written: {cause.strerror or cause}"
        raise MachineError(Diagnostic("E902", message)) from cause


def _escaped(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


def _four_digits(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"

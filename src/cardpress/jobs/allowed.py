"""Leaves out of what a check has to say what a project allows."""

from collections.abc import Iterable

from cardpress.catalogue import Catalogue
from cardpress.diagnostics import CODES, Diagnostic, did_you_mean

__all__ = ["without_allowed"]


def without_allowed(
    catalogue: Catalogue, found: Iterable[Diagnostic]
) -> tuple[Diagnostic, ...]:
    """Gives what is left, and what is wrong with the codes that ``allow`` names.

    Args:
        catalogue: the project.
        found: what there would be to say.
    """
    codes = catalogue.project.allow
    left = [each for each in found if each.code not in codes or each.code.startswith("E")]
    span = catalogue.places.of("allow")
    for code in codes:
        if code not in CODES:
            hint = did_you_mean(code, CODES) or "codes stand in brackets behind 'warning'"
            left.append(Diagnostic("E906", f"there is no code '{code}'", span, hint))
        elif code.startswith("E"):
            message = f"'{code}' is an error, which cannot be allowed"
            left.append(Diagnostic("E109", message, span, "mend it, or name a warning"))
    return tuple(left)

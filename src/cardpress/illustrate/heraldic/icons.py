"""Icons of the game: one even-odd path each, plain black, which the engine tints by its fill.

Drawn in a box of 10 by 10 mm.
"""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.heraldic.elements import element, path
from cardpress.illustrate.heraldic.outlines import circle, star

__all__ = ["ICONS"]

_SIDE = "10"


def _icon(outline: str) -> str:
    drawn = element(
        "svg",
        path(outline, fill="#000", fill_rule="evenodd"),
        xmlns="http://www.w3.org/2000/svg",
        width=f"{_SIDE}mm",
        height=f"{_SIDE}mm",
        viewBox=f"0 0 {_SIDE} {_SIDE}",
    )
    return f"{drawn}\n"


def _star() -> str:
    """A star of strength, as plump as those on the badges."""
    return star(5, 5.35, radius=5, waist=2.33)


def _shield() -> str:
    """A shield parted per pale, one half voided."""
    return (
        "M.9,.5H9.1V4.6C9.1,7.2 7.4,8.8 5,9.8C2.6,8.8 .9,7.2 .9,4.6Z"
        "M5,1.4V8.8C3.1,7.9 1.8,6.6 1.8,4.6V1.4Z"
    )


def _wisteria() -> str:
    """The sign of the set: a raceme under two leaves."""
    leaves = (
        "M5,1.9C3.6,.3 1.6,.1 .3,.9C1.2,2.5 3.3,3 5,1.9Z"
        "M5,1.9C6.4,.3 8.4,.1 9.7,.9C8.8,2.5 6.7,3 5,1.9Z"
    )
    florets = (
        (3.15, 3.75, 0.86),
        (5, 3.4, 0.94),
        (6.85, 3.75, 0.86),
        (4.05, 5.5, 0.87),
        (5.95, 5.5, 0.87),
        (5, 7.1, 0.78),
        (5, 8.6, 0.56),
        (5, 9.62, 0.34),
    )
    return leaves + "".join(circle(x, y, radius=radius) for x, y, radius in florets)


ICONS: Mapping[str, str] = MappingProxyType(
    {"star": _icon(_star()), "shield": _icon(_shield()), "wisteria": _icon(_wisteria())}
)
"""The SVG files by name."""

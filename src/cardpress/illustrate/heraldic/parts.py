"""All files of art that are not a card's picture: what the templates lay over and under it."""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.heraldic.back import back
from cardpress.illustrate.heraldic.hours import HOURS
from cardpress.illustrate.heraldic.icons import ICONS
from cardpress.illustrate.heraldic.inks import low_ink
from cardpress.illustrate.heraldic.overlay import overlay

__all__ = ["parts"]

_GAME = "side-quest"
"""The game whose back this is; its name seeds the wisteria."""


def parts() -> Mapping[str, str]:
    """The static files of the style: name below ``art/<game>/`` to SVG text, sorted by name."""
    files = {"back.svg": back(_GAME)}
    files |= {f"icons/{name}.svg": text for name, text in ICONS.items()}
    files["back-low.svg"] = back(_GAME, low_ink)
    for level, hour in HOURS.items():
        files[f"overlays/strength-{level}.svg"] = overlay(hour)
        files[f"overlays/strength-{level}-low.svg"] = overlay(hour, low_ink)
    return MappingProxyType(dict(sorted(files.items())))

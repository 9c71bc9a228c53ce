"""The static parts of the cards as files: grounds, frames, back, icons."""

from collections.abc import Mapping

from cardpress.illustrate.elemental.back import back, low_back
from cardpress.illustrate.elemental.frame import RARITIES, frame, low_frame
from cardpress.illustrate.elemental.ground import ground, low_ground
from cardpress.illustrate.elemental.icons import icon_files
from cardpress.illustrate.elemental.livery import ELEMENTS

__all__ = ["parts"]


def parts() -> Mapping[str, str]:
    """Gives every static part: file name below ``art/<game>/`` -> SVG text, sorted by name."""
    files = {"back.svg": back(), "back-low.svg": low_back()}
    for element in ELEMENTS:
        files[f"grounds/{element}-common.svg"] = ground(element, gilded=False)
        files[f"grounds/{element}-rare.svg"] = ground(element, gilded=True)
        files[f"grounds/{element}-low.svg"] = low_ground(element)
        for rarity in RARITIES:
            files[f"frames/{element}-{rarity}.svg"] = frame(element, rarity)
            files[f"frames/{element}-{rarity}-low.svg"] = low_frame(element, rarity)
    files |= {f"icons/{name}": text for name, text in icon_files().items()}
    return dict(sorted(files.items()))

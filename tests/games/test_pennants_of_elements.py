"""The grounds behind the index of Wizard Wars, measured as drawn."""

from itertools import combinations
from pathlib import Path

import pytest

from cardpress.colour import SIGHTS, Rgb, as_seen, lightness
from cardpress.files import Folder
from cardpress.fonts import FontLibrary
from cardpress.geometry import MM, Length, Rect
from cardpress.jobs.measure import drawing_with
from cardpress.pictures import PictureLibrary
from cardpress.preflight.raster import mean
from cardpress.preflight.scenes import Filter, whole
from cardpress.scene import GlyphRun, Item, Picture, Role
from cardpress.source import read_project
from cardpress.ticket import Ink
from cardpress.typeset import Printing, Typesetter

ROOT = Path(__file__).parents[2]
BEHIND = Rect(*(Length(part * int(MM) // 20) for part in (91, 91, 138, 138)))
"""The box of the index icon: 4.55 mm from left and top, 6.9 mm square."""


def _bare(item: Item) -> Item | None:
    """Leaves texts and icons out, so that the ground alone is left."""
    icon = isinstance(item, Picture) and item.role == Role.ICON
    return None if icon or isinstance(item, GlyphRun) else item


def _pennants(ink: Ink) -> dict[str, Rgb]:
    """The mean colour behind the index icon, of one common card of each element."""
    folder = Folder(ROOT)
    catalogue = read_project(folder).value
    assert catalogue is not None
    fonts, pictures = FontLibrary(folder), PictureLibrary(folder, gray=ink is Ink.GRAY)
    typesetter = Typesetter(
        catalogue, "wizard-wars", fonts, pictures, printing=Printing(ink=ink)
    )
    draw = drawing_with(fonts, pictures)
    found: dict[str, Rgb] = {}
    for entry in catalogue.games["wizard-wars"].cards.values():
        if entry.card.element not in found:
            face = typesetter.front(entry.card.id).value
            assert face is not None
            raster = draw(Filter(_bare)(face.part.items), whole(face), 120)
            found[entry.card.element] = mean(raster.crop(raster.box(BEHIND)))
    return found


@pytest.mark.parametrize("ink", [Ink.FULL, Ink.GRAY])
def test_pennants_differ_in_lightness_in_every_sight(ink: Ink) -> None:
    """By 8 in L* between any two of the four elements, as the rims do."""
    pennants = _pennants(ink)
    assert sorted(pennants) == ["air", "earth", "fire", "water"]
    near = {
        (one, other, sight): abs(
            lightness(as_seen(pennants[one], sight))
            - lightness(as_seen(pennants[other], sight))
        )
        for one, other in combinations(sorted(pennants), 2)
        for sight in SIGHTS
    }
    assert {pair: round(apart, 1) for pair, apart in near.items() if apart < 8} == {}

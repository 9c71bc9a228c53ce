"""What an eye would see of the shipped cards, measured."""

from pathlib import Path

import pytest

from cardpress.files import Folder
from cardpress.jobs.check import check
from cardpress.world import World

ROOT = Path(__file__).parents[2]

_MEASURED = {f"W{number}" for number in range(226, 234)}


@pytest.mark.parametrize("game", ["side-quest", "wizard-wars"])
@pytest.mark.parametrize("ink", ["full", "low", "gray"])
def test_nothing_is_to_be_said_of_the_shipped_cards(game: str, ink: str) -> None:
    """Contrasts, sizes, lines, backs, hues, likeness and indices all keep their limits."""
    found = check(Folder(ROOT), (game,), world=World.real(), ink=ink)
    assert [each.message for each in found.diagnostics if each.code in _MEASURED] == []

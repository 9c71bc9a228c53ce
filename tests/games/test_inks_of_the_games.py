"""What the shipped games look like in other inks."""

import shutil
from pathlib import Path

import pikepdf
import pytest

from tests.support.grays import colours_in
from tests.support.projects import command

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the shipped games, where drawings may be kept."""
    folder = tmp_path_factory.mktemp("inks")
    shutil.copy(ROOT / "cardpress.yaml", folder)
    for part in ("cards", "templates", "art"):
        shutil.copytree(ROOT / part, folder / part)
    return folder


@pytest.mark.parametrize(
    "deck", ["side-quest/core48", "wizard-wars/core48", "wizard-wars/set:ARC"]
)
def test_a_gray_build_holds_no_colour_at_all(
    root: Path, deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Fronts and backs, frames, icons, pictures, marks and small print."""
    ran = command(capsys, "build", deck, "--ink", "gray", "--paper", "a4", "-C", root, "--json")
    assert ran.code == 0, ran.err
    (made,) = ran.data["files"]
    assert made["path"].endswith("_A4_duplex_gray.pdf")
    with pikepdf.open(made["path"]) as pdf:
        assert colours_in(pdf) == set()

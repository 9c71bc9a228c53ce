"""F18: the run itself: folders, failures, bytes, names, two builds at once, and memory."""

import hashlib
import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.support.measure import Sheets
from tests.support.projects import command
from tests.support.roads import built, road, road_cards

Capture = pytest.CaptureFixture[str]
MEASURED = """
import resource, sys
from pathlib import Path
from cardpress.cli import run
code = run(sys.argv[1:])
status = Path("/proc/self/status")
lines = status.read_text().splitlines() if status.exists() else []
peak = [int(line.split()[1]) for line in lines if line.startswith("VmHWM")]
print(*(peak or [resource.getrusage(resource.RUSAGE_SELF).ru_maxrss]), file=sys.stderr)
sys.exit(code)
"""
"""Prints the peak memory in kB; on Linux without that of the process that forked it."""


def good(folder: Path, copies: int = 1) -> Path:
    """Four cards with backs; of the first, several copies."""
    cards = road_cards(range(1, 5), backs=(1, 2)).replace("}\n", f", copies: {copies}}}\n", 1)
    return road(folder, cards)


def run(
    *arguments: str | Path,
    cwd: Path | None = None,
    seed: str = "0",
    settings: Mapping[str, str] | None = None,
) -> "subprocess.CompletedProcess[str]":
    """Runs the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "cardpress", *arguments],
        cwd=cwd,
        env={**os.environ, "PYTHONHASHSEED": seed, **(settings or {})},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def digests(folder: Path) -> dict[str, str]:
    """Digest of each file below a folder."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_folders_that_are_not_there_are_made(tmp_path: Path, capsys: Capture) -> None:
    """(a) However deep."""
    root = good(tmp_path / "p")
    sheets = built(capsys, root, "-o", tmp_path / "new" / "folder")
    assert sheets.path.parent == tmp_path / "new" / "folder"
    assert sheets.pages == 2


def test_a_file_in_the_way_of_a_folder_is_told(tmp_path: Path, capsys: Capture) -> None:
    """(a) A relative: the output folder is a file; it stays what it is."""
    root = good(tmp_path / "p")
    (tmp_path / "taken").write_text("mine")
    ran = command(capsys, "build", "-C", root, "-o", tmp_path / "taken")
    assert ran.code in (1, 3)
    assert "E90" in ran.err
    assert "Traceback" not in ran.err
    assert (tmp_path / "taken").read_text() == "mine"


def test_a_failed_build_leaves_the_last_one_alone(tmp_path: Path, capsys: Capture) -> None:
    """(b) The old files are the same to the byte, and no stray one lies beside them."""
    root = good(tmp_path)
    built(capsys, root)
    before = digests(root / "output")
    cards = root / "cards/road/ONE.yaml"
    cards.write_text(cards.read_text().replace("sw/f04.png", "not-there.png"))
    assert command(capsys, "build", "-C", root).code == 1
    assert digests(root / "output") == before


def test_a_build_that_fails_late_leaves_the_last_one_alone(
    tmp_path: Path, capsys: Capture
) -> None:
    """(b) A relative: an overflow, which only shows when faces are set."""
    root = good(tmp_path)
    built(capsys, root)
    before = digests(root / "output")
    template = root / "templates/road/card.yaml"
    layer = "  - {text: '${{ card.text }}', box: [5, 5, 9, 9]}\n"
    template.write_text(template.read_text() + layer)
    cards = root / "cards/road/ONE.yaml"
    cards.write_text(cards.read_text().replace("}\n", f", text: '{'word ' * 99}'}}\n"))
    ran = command(capsys, "build", "-C", root)
    assert (ran.code, ran.err.count("E213")) == (1, 4)
    assert digests(root / "output") == before


def test_the_same_input_gives_the_same_bytes(tmp_path: Path) -> None:
    """(c) From two working directories, with two hash seeds, time zones and home folders."""
    root = good(tmp_path / "p")
    found = []
    for number, (cwd, zone) in enumerate(((tmp_path, "UTC"), (root, "Asia/Tokyo"))):
        place = tmp_path / f"out{number}"
        more = {"TZ": zone, "LC_ALL": ("C", "C.UTF-8")[number], "COLUMNS": str(40 + number)}
        ran = run("build", "-C", root, "-o", place, cwd=cwd, seed=str(number), settings=more)
        assert ran.returncode == 0, ran.stderr
        found.append(digests(place))
    assert found[0] == found[1]
    assert len(found[0]) == 2


def test_names_with_spaces_and_brackets(tmp_path: Path, capsys: Capture) -> None:
    """(d) In the project's path, in the output's, and in a deck's name."""
    root = good(tmp_path / "my game (v2) – übung")
    deck = root / "cards/road/decks/my cards (v2).yaml"
    deck.parent.mkdir()
    deck.write_text("format: 1\ntitle: My cards\ncards: [2 c01]\n")
    place = tmp_path / "my cards (v2) 'quoted' & %20"
    sheets = built(capsys, root, "road/my cards (v2)", "-o", place)
    assert sheets.path.parent == place
    sheets.shows(1, {(42.0, 60.5): "E62222", (105.0, 60.5): "E62222"})


def test_two_builds_at_once_do_not_meet(tmp_path: Path, capsys: Capture) -> None:
    """(f) Two decks of one project into one folder: each as if it were alone."""
    root = good(tmp_path / "p")
    decks = root / "cards/road/decks"
    decks.mkdir()
    for name, line in (("one", "9 c01"), ("two", "12 c02")):
        (decks / f"{name}.yaml").write_text(f"format: 1\ntitle: {name}\ncards: [{line}]\n")
    for name in ("one", "two"):
        command(capsys, "build", f"road/{name}", "-C", root, "-o", tmp_path / "alone")
    codes = []
    threads = [
        threading.Thread(
            target=lambda name=name: codes.append(
                run("build", f"road/{name}", "-C", root, "-o", tmp_path / "both").returncode
            )
        )
        for name in ("one", "two", "one", "two")
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == [0] * 4
    assert digests(tmp_path / "both") == digests(tmp_path / "alone")
    assert len(digests(tmp_path / "both")) == 4


def test_five_hundred_copies_stay_small(tmp_path: Path) -> None:
    """(g) One object for each picture, less than 300 kB, and less than 300 MB of memory."""
    root = good(tmp_path, copies=500)
    ran = subprocess.run(
        [sys.executable, "-c", MEASURED, "build", "-C", str(root)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stderr.split()[-1]) < 300 * 1024  # kB
    (path,) = (root / "output").glob("*.pdf")
    sheets = Sheets(path)
    assert sheets.pages == 112
    assert sheets.image_objects == 6
    assert path.stat().st_size < 300_000


def test_one_picture_under_two_names_is_held_once(tmp_path: Path, capsys: Capture) -> None:
    """(g) A relative: equal bytes are one object, front and back alike."""
    root = good(tmp_path)
    (root / "copy.png").write_bytes((root / "sw/f01.png").read_bytes())
    cards = "".join(
        f"  - {{id: a{n}, name: A, art: {path}, back: {path}}}\n"
        for n, path in enumerate(("sw/f01.png", "copy.png", "./sw/f01.png"))
    )
    (root / "cards/road/ONE.yaml").write_text(
        f"format: 1\ncode: ONE\nname: One\ncards:\n{cards}"
    )
    assert built(capsys, root).image_objects == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: Capture) -> None:
    """(a) A relative: the machine's fault, with the path."""
    root = good(tmp_path / "p")
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    ran = command(capsys, "build", "-C", root, "-o", closed / "deeper")
    assert ran.code == 3
    assert "E902" in ran.err


def test_files_of_others_stay_where_they_are(tmp_path: Path, capsys: Capture) -> None:
    """(b) A relative: the output folder may hold other things."""
    root = good(tmp_path)
    (root / "output").mkdir()
    (root / "output/notes.txt").write_text("mine")
    (root / "output/old.pdf").write_bytes(b"%PDF-1.4 old")
    built(capsys, root)
    assert (root / "output/notes.txt").read_text() == "mine"
    assert (root / "output/old.pdf").read_bytes() == b"%PDF-1.4 old"
    assert len(list((root / "output").iterdir())) == 4

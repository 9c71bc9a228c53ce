"""F18, relatives: killed at any moment, full disks, things in the way; nothing is left."""

import hashlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.projects import command
from tests.support.roads import road, road_cards

Capture = pytest.CaptureFixture[str]

SUICIDE = """
import os, sys
number, moment = int(sys.argv.pop(1)), int(sys.argv.pop(1))
seen = 0
def watch(event, arguments):
    global seen
    if ".cardpress-staging" in str(arguments[:2]) and event != "compile":
        seen += 1
        if seen == moment:
            os.kill(os.getpid(), number)
sys.addaudithook(watch)
from cardpress.cli import main
main()
"""
"""Ends itself by a signal when it touches the staging folder for the so-manieth time."""
SMALL_FILES = """
import resource, sys
limit = int(sys.argv.pop(1))
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
from cardpress.cli import main
main()
"""
MOMENTS = (1, 2, 3, 5, 8, 10, 12, 14, 17, 20, 24)


@pytest.fixture
def root(tmp_path: Path, capsys: Capture) -> Path:
    """A project that was built, and whose cards have changed since."""
    root = road(tmp_path, road_cards(range(1, 4), backs=(1,)))
    assert command(capsys, "build", "-C", root).code == 0
    cards = root / "cards/road/ONE.yaml"
    cards.write_text(cards.read_text().replace("sw/f01.png", "sw/f02.png"))
    return root


def ended(program: str, *arguments: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", program, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def outputs(root: Path) -> dict[str, str]:
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"
        for path in sorted((root / "output").iterdir())
    }


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("moment", MOMENTS)
def test_an_end_on_demand_leaves_all_or_nothing(root: Path, moment: int) -> None:
    """SIGTERM whenever the staging folder is touched: old files or new ones, and no others."""
    before = outputs(root)
    ran = ended(SUICIDE, signal.SIGTERM, moment, "build", "-C", root)
    after = outputs(root)
    assert "Traceback" not in ran.stderr
    assert ran.returncode in (0, 128 + signal.SIGTERM)
    assert set(after) == set(before)
    if ran.returncode == 0 or after != before:  # all was done before the signal came
        assert not set(after.values()) & set(before.values())
    if moment <= 8:  # nothing has taken its final name yet
        assert after == before


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("moment", MOMENTS)
def test_after_an_end_by_force_every_file_is_whole_and_the_next_build_clears_up(
    root: Path, capsys: Capture, moment: int
) -> None:
    """SIGKILL at the same moments: each file is the old one or the new one."""
    before = outputs(root)
    ran = ended(SUICIDE, signal.SIGKILL, moment, "build", "-C", root)
    killed = {name: each for name, each in outputs(root).items() if each != "folder"}
    assert command(capsys, "build", "-C", root).code == 0
    after = outputs(root)
    assert set(after) == set(killed) == set(before)
    assert ran.returncode in (0, -signal.SIGKILL)
    for name, each in killed.items():
        assert each in (before[name], after[name])


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
@pytest.mark.parametrize("size", [0, 1, 700, 1500, 2500])
def test_a_full_disk_is_told_and_changes_nothing(root: Path, size: int) -> None:
    """No file may grow beyond some bytes, as on a full disk, wherever that strikes."""
    before = outputs(root)
    ran = ended(SMALL_FILES, size, "build", "-C", root)
    assert ran.returncode == 3
    assert "error[E902]" in ran.stderr
    assert "cannot be written: File too large" in ran.stderr
    assert outputs(root) == before
    assert not list((root / ".cardpress").rglob(".new-*"))


def test_a_folder_in_the_place_of_a_file(root: Path, capsys: Capture) -> None:
    """It is named, it stays, and the other files stay as they were."""
    (manifest,) = (root / "output").glob("*.json")
    manifest.unlink()
    manifest.mkdir()
    (manifest / "inside").write_text("mine")
    before = outputs(root)
    ran = command(capsys, "build", "-C", root)
    assert ran.code == 3
    assert "a folder stands there" in ran.err
    assert outputs(root) == before
    assert (manifest / "inside").read_text() == "mine"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_the_output_folder_of_a_stranger_may_not_lead_out(root: Path, capsys: Capture) -> None:
    """A project whose ``output`` is a link to elsewhere is refused; with -o it is our wish."""
    elsewhere = root.parent / f"{root.name}-elsewhere"
    elsewhere.mkdir()
    for path in (root / "output").iterdir():
        path.unlink()
    (root / "output").rmdir()
    (root / "output").symlink_to(elsewhere)
    ran = command(capsys, "build", "-C", root)
    assert (ran.code, "E903" in ran.err) == (1, True)
    assert list(elsewhere.iterdir()) == []
    assert command(capsys, "build", "-C", root, "-o", root / "output").code == 0
    assert len(list(elsewhere.iterdir())) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_cache_that_leads_out_is_not_used(root: Path, capsys: Capture) -> None:
    """Nothing is written through a link that a stranger's project has for its cache."""
    elsewhere = root.parent / f"{root.name}-elsewhere"
    elsewhere.mkdir()
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    )
    (root / "a.svg").write_text(svg)
    cards = root / "cards/road/ONE.yaml"
    cards.write_text(cards.read_text().replace("sw/f02.png", "a.svg", 1))
    (root / ".cardpress").symlink_to(elsewhere)
    assert command(capsys, "build", "-C", root).code == 0
    assert list(elsewhere.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes there")
@pytest.mark.parametrize(
    "path",
    ["cards/road/TWO.yaml", "templates/road/card.yaml", "sw/f02.png", "cards/road/decks/a.txt"],
)
def test_a_pipe_is_no_file_to_read(root: Path, capsys: Capture, path: str) -> None:
    """Who reads a pipe waits for ever; it is told of instead."""
    (root / path).unlink(missing_ok=True)
    (root / path).parent.mkdir(exist_ok=True)
    os.mkfifo(root / path)
    ran = command(capsys, "build", "-C", root)
    assert ran.code == 1
    assert "not a plain file" in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
@pytest.mark.parametrize(
    "path", ["cards/road/TWO.yaml", "sw/f02.png", "templates/road/card.yaml"]
)
def test_links_in_a_ring_are_no_files(root: Path, capsys: Capture, path: str) -> None:
    """A link to itself ends in words, not in a traceback."""
    (root / path).unlink(missing_ok=True)
    (root / path).symlink_to(root / path)
    ran = command(capsys, "build", "-C", root)
    assert ran.code == 1
    assert path in ran.err


def test_names_do_not_act_on_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    """Escapes, line breaks and directional overrides in what is quoted are spelt out."""
    cards = '  - {id: a, name: A, rarity: "none\\nerror[E101]: feigned"}\n'
    root = road(tmp_path, cards)
    for name in ("build", "preview"):
        ran = command(capsys, name, "x\x1b[2Jy\u202ez\x9b", "-C", root)
        assert ran.code in (1, 2)
        assert "x\\x1b[2Jy\\u202ez\\x9b" in ran.err
        assert not set(ran.err) & set("\x1b\u202e\x9b")
    ran = command(capsys, "check", "-C", root)
    assert "none⏎error[E101]: feigned" in ran.err
    assert not [line for line in ran.err.split("\n") if line.startswith("error[E101]")]
    shown = command(capsys, "build", "x\x1b\u202e\x9b", "-C", root, "--json")
    assert "x\x1b\u202e\x9b" in shown.data["diagnostics"][0]["message"]
    assert not set(shown.out) & set("\x1b\u202e\x9b")


def test_no_memory_is_the_machines_fault(
    root: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exit code 3 and a cure, no traceback; earlier outputs stay."""

    def greedy(*_arguments: object, **_options: object) -> None:
        raise MemoryError

    monkeypatch.setattr("cardpress.jobs.build.render_pdf", greedy)
    before = outputs(root)
    ran = command(capsys, "build", "-C", root)
    assert (ran.code, "E904" in ran.err) == (3, True)
    assert outputs(root) == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device there")
def test_nobody_takes_what_is_said(root: Path) -> None:
    """Where the words go to a full disk, that is told on stderr; there is no traceback."""
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "cardpress", "list", "cards", "-C", root],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ran.returncode == 3
    assert "Traceback" not in ran.stderr
    assert "the output cannot be written" in ran.stderr

"""Staging folders of other runs: living ones are left alone, dead ones are cleared."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardpress.diagnostics import MachineError, ProjectError
from cardpress.store import Staging, locks

KILLED = """
import os, sys
from pathlib import Path
from cardpress.store import Staging
with Staging(Path(sys.argv[1])) as staging:
    staging.stage("a").write_text("half")
    os.kill(os.getpid(), 9)
"""


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def fails(number: int) -> object:
    def raising(*_arguments: object, **_options: object) -> None:
        raise OSError(number, os.strerror(number))

    return raising


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_what_a_killed_build_left_goes_with_the_next(tmp_path: Path) -> None:
    """Its lock ended with it, so the next staging clears the folder, whatever lies in it."""
    subprocess.run([sys.executable, "-c", KILLED, tmp_path], check=False)
    assert [name[:18] for name in names(tmp_path)] == [".cardpress-staging"]
    with Staging(tmp_path) as staging:
        staging.stage("b").write_text("whole")
        staging.commit()
    assert names(tmp_path) == ["b"]


def test_a_living_build_keeps_its_folder(tmp_path: Path) -> None:
    """A second staging in the same folder comes and goes; the first commits all the same."""
    with Staging(tmp_path) as first:
        first.stage("a").write_text("first")
        with Staging(tmp_path) as second:
            second.stage("b").write_text("second")
            second.commit()
        first.commit()
    assert names(tmp_path) == ["a", "b"]


def test_where_there_are_no_locks_files_are_written_and_nothing_is_cleared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some network disks know none: another's folder may be alive, so it stays."""
    monkeypatch.setattr(locks, "_lock", fails(errno.ENOTSUP))
    (tmp_path / ".cardpress-staging-0123").mkdir()
    with Staging(tmp_path) as staging:
        staging.stage("a").write_text("whole")
        staging.commit()
    assert names(tmp_path) == [".cardpress-staging-0123", "a"]


def test_a_room_that_another_run_clears_is_left_for_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes between making a folder and locking it gets it; we move into another."""
    real, calls = locks._lock, []

    def held_at_first(handle: int) -> None:
        calls.append(handle)
        if len(calls) == 1:
            raise BlockingIOError(errno.EAGAIN, "held")
        real(handle)

    monkeypatch.setattr(locks, "_lock", held_at_first)
    with Staging(tmp_path) as staging:
        staging.stage("a").write_text("whole")
        staging.commit()
    assert names(tmp_path) == ["a"]
    assert len(calls) > 1


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_links_are_not_followed_when_clearing(tmp_path: Path) -> None:
    """A link that is called like a staging folder leads to what is somebody else's."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "dear").write_text("dear")
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / ".cardpress-staging-x").symlink_to(tmp_path / "mine")
    with Staging(tmp_path / "out"):
        pass
    assert names(tmp_path / "mine") == ["dear"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_is_replaced_not_written_through(tmp_path: Path) -> None:
    """A link in the way of a file is replaced; put back, where the rest cannot be."""
    (tmp_path / "dear").write_text("dear")
    out = tmp_path / "out"
    out.mkdir()
    for name in ("a", "z"):
        (out / name).symlink_to(tmp_path / "dear")
    (out / "m").mkdir()
    with pytest.raises(MachineError) as raised, Staging(out) as staging:
        for name in ("a", "m"):
            staging.stage(name).write_text("new")
        staging.commit()
    assert "Is a directory" in raised.value.diagnostics[0].message
    assert (out / "a").is_symlink()
    with Staging(out) as staging:
        staging.stage("z").write_text("new")
        staging.commit()
    assert not (out / "z").is_symlink()
    assert (tmp_path / "dear").read_text() == "dear"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_folder_that_leads_out_takes_no_file(tmp_path: Path) -> None:
    """A stranger's project may have a link for a folder that we write into."""
    project, outside = tmp_path / "project", tmp_path / "outside"
    project.mkdir()
    outside.mkdir()
    (project / "art").symlink_to(outside)
    with pytest.raises(ProjectError) as raised, Staging(project) as staging:
        staging.stage("art/game/a.svg").write_text("x")
        staging.commit()
    assert raised.value.diagnostics[0].code == "E903"
    assert names(outside) == []
    assert names(project) == ["art"]


@pytest.mark.parametrize("at", [1, 2, 3])
def test_a_file_open_elsewhere_leaves_all_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    """As on Windows: neither can it be replaced, nor can anything be put in its place."""
    before = {name: f"old {name}" for name in ("a", "b", "c")}
    for name, text in before.items():
        (tmp_path / name).write_text(text)
    busy, real = tmp_path / "abc"[at - 1], Path.replace

    def replace(self: Path, target: Path) -> Path:
        if target == busy:
            raise PermissionError(errno.EACCES, "used by another program")
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(MachineError) as raised, Staging(tmp_path) as staging:
        for name in before:
            staging.stage(name).write_text("new")
        staging.commit()
    assert str(busy) in raised.value.diagnostics[0].message
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("number", "cure"),
    [
        (errno.ENOSPC, "free some space"),
        (errno.EDQUOT, "your share"),
        (errno.EROFS, "can only be read"),
        (errno.EACCES, "close it"),
    ],
)
@pytest.mark.parametrize("step", ["mkdir", "replace"])
def test_each_trouble_of_a_disk_has_its_cure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, cure: str, step: str
) -> None:
    """Full, over a share, read-only or forbidden: told once, with what helps, and undone."""
    (tmp_path / "a").write_text("old")
    monkeypatch.setattr(Path, step, fails(number))
    with pytest.raises(MachineError) as raised, Staging(tmp_path) as staging:
        staging.stage("a").write_text("new")
        staging.commit()
    (told,) = raised.value.diagnostics
    assert (told.code, os.strerror(number) in told.message) == ("E902", True)
    assert cure in (told.hint or "")
    monkeypatch.undo()
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"a": "old"}


def test_an_interruption_between_two_files_is_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C during the commit is no half commit."""
    for name in ("a", "b"):
        (tmp_path / name).write_text("old")
    real = Path.replace

    def replace(self: Path, target: Path) -> Path:
        if target.name == "b":
            raise KeyboardInterrupt
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(KeyboardInterrupt), Staging(tmp_path) as staging:
        for name in ("a", "b"):
            staging.stage(name).write_text("new")
        staging.commit()
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        "a": "old",
        "b": "old",
    }

"""Two-phase writing: all files are committed, or none."""

from pathlib import Path

import pytest

from cardpress.diagnostics import MachineError, ProjectError
from cardpress.store import Staging


def test_commit_puts_all_files_in_place_and_leaves_nothing_else(tmp_path: Path) -> None:
    """After a commit the folder holds the staged files under their names, and no more."""
    with Staging(tmp_path / "new" / "folder") as staging:
        staging.stage("a.txt").write_text("one")
        staging.stage("sub/b.txt").write_text("two")
        staging.commit()
    found = sorted(p.relative_to(tmp_path).as_posix() for p in tmp_path.rglob("*"))
    assert found == [
        "new",
        "new/folder",
        "new/folder/a.txt",
        "new/folder/sub",
        "new/folder/sub/b.txt",
    ]


def test_leaving_without_commit_leaves_the_disk_as_it_was(tmp_path: Path) -> None:
    """Folders made for an uncommitted staging are gone again, earlier files are kept."""
    (tmp_path / "kept.txt").write_text("old")
    with Staging(tmp_path) as staging:
        staging.stage("kept.txt").write_text("new")
    with Staging(tmp_path / "deep" / "er") as staging:
        staging.stage("x").write_text("x")
    assert [p.name for p in tmp_path.iterdir()] == ["kept.txt"]
    assert (tmp_path / "kept.txt").read_text() == "old"


def test_an_error_inside_discards(tmp_path: Path) -> None:
    """An exception passes through and nothing stays behind."""
    with pytest.raises(ZeroDivisionError), Staging(tmp_path) as staging:
        staging.stage("x").write_text("x")
        raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []


def test_commit_is_all_or_none(tmp_path: Path) -> None:
    """Where the second file cannot be replaced, the first is back as it was."""
    (tmp_path / "a.txt").write_text("old a")
    (tmp_path / "b.txt").mkdir()
    (tmp_path / "b.txt" / "inside").write_text("a folder cannot be replaced by a file")
    with pytest.raises(MachineError) as raised, Staging(tmp_path) as staging:
        staging.stage("a.txt").write_text("new a")
        staging.stage("b.txt").write_text("new b")
        staging.commit()
    assert raised.value.diagnostics[0].code == "E902"
    assert (tmp_path / "a.txt").read_text() == "old a"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.txt", "b.txt"]


def test_a_file_in_the_way_of_the_folder_is_named(tmp_path: Path) -> None:
    """A file where the output folder should be is a fault of the call, with a cure."""
    (tmp_path / "output").write_text("")
    with pytest.raises(ProjectError) as raised, Staging(tmp_path / "output"):
        pass
    assert raised.value.diagnostics[0].code == "E903"
    assert "output" in raised.value.diagnostics[0].message

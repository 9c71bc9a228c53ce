"""Projects in folders and in memory, and finding what a designer named."""

from pathlib import Path

import pytest

from cardpress.diagnostics import MachineError
from cardpress.files import Folder, MemoryFiles, PathProblem, ProjectFiles, find, find_root

FILES = {
    "cardpress.yaml": b"",
    "Art/Sunrise.PNG": b"1",
    "art/sun.svg": b"2",
    "my art/Über Fuß (final).png": b"3",
}


@pytest.fixture(params=["folder", "memory"])
def files(request: pytest.FixtureRequest, tmp_path: Path) -> ProjectFiles:
    """The same project, on disk and in memory."""
    if request.param == "memory":
        return MemoryFiles(FILES)
    for path, data in FILES.items():
        target = tmp_path / "project" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return Folder(tmp_path / "project")


def test_entries_are_sorted_and_tell_folders(files: ProjectFiles) -> None:
    """Names of folders end in a slash; a folder that there is not is empty."""
    assert files.entries("") == ("Art/", "art/", "cardpress.yaml", "my art/")
    assert files.entries("art") == ("sun.svg",)
    assert files.entries("nowhere") == ()
    assert files.entries("cardpress.yaml") == ()


def test_reading(files: ProjectFiles) -> None:
    """Bytes come as they are; what is not there is an OSError."""
    assert files.read("my art/Über Fuß (final).png") == b"3"
    with pytest.raises(OSError, match="x"):
        files.read("x")


@pytest.mark.parametrize(
    ("path", "plain"),
    [
        ("art/sun.svg", "art/sun.svg"),
        ("./art//sun.svg", "art/sun.svg"),
        ("my art/Über Fuß (final).png", "my art/Über Fuß (final).png"),
        ("cardpress.yaml", "cardpress.yaml"),
    ],
)
def test_found(files: ProjectFiles, path: str, plain: str) -> None:
    """A path is given back in its plain form."""
    assert find(files, path) == plain


@pytest.mark.parametrize(
    ("path", "hint"),
    [
        ("Art/sunrise.png", "did you mean 'Art/Sunrise.PNG'?"),
        ("art/sum.svg", "did you mean 'art/sun.svg'?"),
        ("aart/sun.svg", "did you mean 'art/sun.svg'?"),
        ("art/zzz", "there is no 'zzz' in 'art/'"),
        ("zzz/sun.svg", "there is no 'zzz' in the project root"),
    ],
)
def test_near_misses(files: ProjectFiles, path: str, hint: str) -> None:
    """Letters must be right in case too, on every system."""
    found = find(files, path)
    assert isinstance(found, PathProblem)
    assert (found.message, found.hint, found.outside) == (f"'{path}' not found", hint, False)


@pytest.mark.parametrize(
    "path",
    ["../outside.png", "/etc/passwd", "./in/../../outside.png", "file:///x.png", "C:/x.png",
     "art\\sun.svg", "http://x/y.png", "art/../../x", "x\0y"],
)  # fmt: skip
def test_outside(files: ProjectFiles, path: str) -> None:
    """Nothing outside the project is named, however it is written."""
    found = find(files, path)
    assert isinstance(found, PathProblem)
    assert found.outside


@pytest.mark.parametrize("path", ["art", "art/", ".", ""])
def test_folders_are_no_files(files: ProjectFiles, path: str) -> None:
    """A folder, or nothing at all, is no file."""
    assert isinstance(find(files, path), PathProblem)


def test_links_that_lead_out(tmp_path: Path) -> None:
    """A link within the project is fine, one out of it is not."""
    root = tmp_path / "project"
    root.mkdir()
    (root / "in.png").write_bytes(b"")
    (tmp_path / "out.png").write_bytes(b"")
    (root / "good.png").symlink_to(root / "in.png")
    (root / "bad.png").symlink_to(tmp_path / "out.png")
    files = Folder(root)
    assert find(files, "good.png") == "good.png"
    found = find(files, "bad.png")
    assert isinstance(found, PathProblem)
    assert found.outside


def test_the_root_is_the_nearest_above(tmp_path: Path) -> None:
    """Commands may run anywhere below the project's root."""
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    assert find_root(inner) is None
    (tmp_path / "cardpress.yaml").touch()
    assert find_root(inner) == tmp_path.resolve()
    (inner / "cardpress.yaml").touch()
    assert find_root(inner) == inner.resolve()


def test_a_folder_that_the_system_hides_is_told_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing right is the machine's fault, not a bug and not an empty folder."""

    def refuse(_path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("os.scandir", refuse)
    with pytest.raises(MachineError) as caught:
        Folder(tmp_path).entries("templates/tides")
    [found] = caught.value.diagnostics
    assert found.code == "E901"
    assert found.message == "the folder 'templates/tides' cannot be read: Permission denied"

"""``cardpress calibrate`` and ``build --printer``, as people call them."""

import json
from pathlib import Path

import pytest

from tests.support.projects import command, small_project

Capture = pytest.CaptureFixture[str]

GOOD = tuple(f"{letter}=13" for letter in "ABCDEFGH")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A settings folder of the test's own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config/cardpress/printers"


def test_from_the_page_to_a_printer(tmp_path: Path, home: Path, capsys: Capture) -> None:
    """The page is made, its readings are kept, and the printer is listed, shown, forgotten."""
    assert command(capsys, "calibrate", "print", "-o", str(tmp_path)).code == 0
    assert (tmp_path / "calibration_A4-long.pdf").read_bytes().startswith(b"%PDF")
    shifted = ("A=17", "B=17", "C=17", "D=17", *GOOD[4:], "J=150,3", "L=5")
    ran = command(capsys, "calibrate", "set", "Kitchen", "--page", "A4-long", *shifted)
    assert ran.code == 0
    assert "1.00 mm right" in ran.out
    shown = command(capsys, "calibrate", "show", "kitchen", "--json")
    profile = json.loads(shown.out)["printer"]
    assert profile["back_right"] == 1
    assert profile["front_width"] == 1.002
    assert profile["margin"] == 5
    assert "kitchen" in command(capsys, "calibrate", "list").out
    assert command(capsys, "calibrate", "remove", "kitchen").code == 0
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(
    ("readings", "code", "word"),
    [
        (GOOD[:6], "E433", "G, H"),
        ((*GOOD[:7], "H=26"), "E432", "H=26"),
        ((*GOOD[:7], "H=13.3"), "E432", "halves"),
        ((*GOOD, "A=13"), "E432", "twice"),
        ((*GOOD[:7], "H=-2"), "E432", "not a reading"),
        ((*GOOD, "K=190"), "E432", "100 %"),
        ((*GOOD, "L=11"), "E432", "L=11"),
        ((*GOOD[:7], "H=20"), "E434", "13 would"),
        (("A=1", "B=25", "C=25", *GOOD[3:]), "E434", "more than one"),
    ],
)
def test_what_cannot_be_is_refused(
    readings: tuple[str, ...], code: str, word: str, home: Path, capsys: Capture
) -> None:
    """A wrong reading is named with its cure, and the earlier profile stays as it was."""
    command(capsys, "calibrate", "set", "it", "--page", "Letter-short", *GOOD)
    before = (home / "it.yaml").read_bytes()
    ran = command(capsys, "calibrate", "set", "it", "--page", "A4-long", *readings)
    assert ran.code == 2
    assert code in ran.err
    assert word in ran.err
    assert (home / "it.yaml").read_bytes() == before


def test_a_page_refines_only_the_profile_it_was_printed_with(
    tmp_path: Path, capsys: Capture
) -> None:
    """The code of a page made with ``--printer`` fits that state; readings add to it, once."""
    up = ("A=15", "B=15", "C=15", "D=15", *GOOD[4:])
    command(capsys, "calibrate", "set", "it", "--page", "A4-long", *up)
    made = command(
        capsys, "calibrate", "print", "--printer", "it", "-o", str(tmp_path), "--json"
    )
    page = Path(json.loads(made.out)["path"]).stem.removeprefix("calibration_")
    ran = command(capsys, "calibrate", "set", "it", "--page", page, *up, "--json")
    assert json.loads(ran.out)["printer"]["back_right"] == 1
    again = command(capsys, "calibrate", "set", "it", "--page", page, *up)
    assert again.code == 2
    assert "E435" in again.err
    assert "E435" in command(capsys, "calibrate", "set", "it", "--page", "A5", *up).err


def test_build_draws_for_the_printer(tmp_path: Path, capsys: Capture) -> None:
    """Name and manifest tell the printer; its margin and flip hold; the bytes are the same."""
    root = small_project(tmp_path)
    command(capsys, "calibrate", "set", "it", "--page", "A4-short", *GOOD, "L=6")
    call = ("build", "-C", str(root), "--paper", "a4", "--printer", "it", "-o")
    assert command(capsys, *call, str(tmp_path / "one")).code == 0
    assert command(capsys, *call, str(tmp_path / "two")).code == 0
    (one,), (two,) = (list((tmp_path / each).glob("*_it.pdf")) for each in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()
    facts = json.loads(one.with_name(f"{one.name}.json").read_text("utf-8"))
    assert facts["printer"]["name"] == "it"
    settings = command(capsys, *call[:-1], "--show-settings").out.split()
    assert settings[settings.index("flip") + 1] == "short"
    assert settings[settings.index("printer_margin") + 1] == "6"
    turned = command(capsys, *call[:-1], "--flip", "long")
    assert turned.code == 2
    assert "E436" in turned.err


def test_unknown_and_broken_printers(tmp_path: Path, home: Path, capsys: Capture) -> None:
    """A name that is not known gets a near miss, a profile spoilt by hand its line."""
    root = small_project(tmp_path)
    command(capsys, "calibrate", "set", "kitchen", "--page", "A4-long", *GOOD)
    ran = command(capsys, "build", "-C", str(root), "--printer", "kitchn")
    assert ran.code == 2
    assert "did you mean 'kitchen'?" in ran.err
    assert "E437" in command(capsys, "calibrate", "show", "../up").err
    profile = home / "kitchen.yaml"
    profile.write_text(profile.read_text("utf-8").replace("front_width: 1", "front_width: 0"))
    broken = command(capsys, "build", "-C", str(root), "--printer", "kitchen")
    assert broken.code == 1
    assert "kitchen.yaml:6" in broken.err
    assert not (root / "output").exists()
    again = command(capsys, "calibrate", "set", "kitchen", "--page", "A4-long", *GOOD)
    assert again.code == 0
    assert "this replaces all that the profile of 'kitchen' held" in again.out
    assert command(capsys, "build", "-C", str(root), "--printer", "kitchen").code == 0


def test_names_do_not_share_a_profile(home: Path, capsys: Capture) -> None:
    """Two names that come to one file are told apart: the second is refused."""
    command(capsys, "calibrate", "set", "Küche 1", "--page", "A4-long", *GOOD)
    before = (home / "kuche-1.yaml").read_bytes()
    ran = command(capsys, "calibrate", "set", "Kuché 1", "--page", "A4-long", *GOOD, "L=5")
    assert ran.code == 2
    assert "E437" in ran.err
    assert (home / "kuche-1.yaml").read_bytes() == before
    assert "Küche 1" in command(capsys, "calibrate", "show", "kuche-1").out

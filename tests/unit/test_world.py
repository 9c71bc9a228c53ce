"""What comes from outside."""

from pathlib import PurePosixPath

import pytest

from cardpress.diagnostics import UsageError
from cardpress.world import World

HOME = PurePosixPath("/home/ana")


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "/home/ana/.config"),
        ("linux", {"XDG_CONFIG_HOME": "/etc/ana"}, "/etc/ana"),
        ("linux", {"XDG_CONFIG_HOME": "relative"}, "/home/ana/.config"),
        ("darwin", {}, "/home/ana/Library/Application Support"),
        ("win32", {}, "/home/ana/AppData/Roaming"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming"),
    ],
)
def test_user_settings_lie_where_the_platform_wants_them(platform, environment, folder):
    """XDG on Linux, Library on macOS, roaming data on Windows."""
    world = World(environment=environment, home=HOME, platform=platform)
    assert str(world.user_settings) == f"{folder}/cardpress/settings.yaml"


def test_without_a_home_there_are_no_user_settings():
    """As in a bare container."""
    assert World().user_settings is None


def test_the_build_time_is_absent_unless_given():
    """Same input, same bytes."""
    assert World().build_time is None
    assert World({"SOURCE_DATE_EPOCH": " "}).build_time is None
    assert World({"SOURCE_DATE_EPOCH": "1700000000"}).build_time == 1_700_000_000


@pytest.mark.parametrize("text", ["yesterday", "-1", "1.5", "٣", "9" * 12])
def test_a_build_time_that_is_none_is_a_usage_fault(text):
    """E910 names the variable and the value."""
    with pytest.raises(UsageError, match=f"SOURCE_DATE_EPOCH: '{text}'") as caught:
        _ = World({"SOURCE_DATE_EPOCH": text}).build_time
    assert caught.value.diagnostics[0].code == "E910"


def test_the_real_world_has_an_environment(monkeypatch):
    """It is a copy of what the process sees."""
    monkeypatch.setenv("CARDPRESS_PAPER", "legal")
    assert World.real().environment["CARDPRESS_PAPER"] == "legal"

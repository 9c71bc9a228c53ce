"""What holds for all tests."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# No deadlines: machines differ, and speed is measured in benchmarks, never in tests.
# Derandomised in every run, so that a red test is red for everybody.
settings.register_profile(
    "cardpress",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
settings.load_profile("cardpress")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write golden files anew")


@pytest.fixture(autouse=True)
def nobodys_settings(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Neither variables nor a settings file of whoever runs the tests have a say in them."""
    for name in [name for name in os.environ if name.startswith("CARDPRESS_")]:
        monkeypatch.delenv(name)
    nowhere = str(tmp_path_factory.getbasetemp() / "no-settings")
    for name in ("XDG_CONFIG_HOME", "APPDATA", "HOME"):
        monkeypatch.setenv(name, nowhere)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with a file beside the test; the diff is part of the review."""
    folder = Path(request.path).parent
    update = request.config.getoption("--update-goldens")
    assert not (update and os.environ.get("CI")), "goldens are updated by people, not by CI"

    def compare(name: str, text: str) -> None:
        if update:
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
        assert (folder / name).read_text(encoding="utf-8") == text

    return compare

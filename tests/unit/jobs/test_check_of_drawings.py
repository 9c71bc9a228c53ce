"""``check`` tells what ``illustrate`` would not draw."""

from pathlib import Path

import pytest

from tests.support.projects import command, small_project

GAME = (
    "format: 1\ntitle: Small\nelements: {fire: {name: Fire}, mud: {name: Mud}}\n"
    "template: small/card\nback: small/back\nillustrate: STYLE\n"
)
CARDS = (
    "format: 1\ncode: ONE\nname: First\ncards:\n"
    "  - {id: ember, name: Ember, element: fire, text: Burn.}\n"
    "  - {id: bog, name: Bog, element: mud, text: Sink.}\n"
)


def _told(
    folder: Path, capsys: pytest.CaptureFixture[str], style: str
) -> list[tuple[str, str, int]]:
    root = small_project(
        folder / "small",
        cards_small_game_yaml=GAME.replace("STYLE", style),
        cards_small_ONE_yaml=CARDS,
    )
    ran = command(capsys, "check", "-C", root, "--json")
    told = [(each["code"], each["message"], each["line"]) for each in ran.data["diagnostics"]]
    return [each for each in told if each[0].startswith("E9")]


def test_a_style_that_there_is_not_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Once, at its place in game.yaml."""
    message = "there is no illustration style 'elementel'"
    assert _told(tmp_path, capsys, "elementel") == [("E907", message, 6)]


def test_an_element_that_the_style_cannot_draw_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """There is no mud; fire there is."""
    message = "card 'bog': the style 'elemental' cannot draw the element 'mud'"
    assert _told(tmp_path, capsys, "elemental") == [("E908", message, 6)]

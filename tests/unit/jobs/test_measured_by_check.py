"""``check`` measures the faces that it typesets, and tells each cause once."""

from pathlib import Path

import pytest

from cardpress.render import render_rgb
from tests.support.projects import command, small_project

TEMPLATE = (
    "format: 1\nsize: poker-eu\nfonts: {body: [Spectral]}\n"
    "boxes:\n  name: [5, 5, 53, 9]\n  text: [5, 50, 53, 30]\n  index: [4, 4, 8, 10]\n"
    "styles:\n  text: {font: body, size: SIZE, color: 'COLOR'}\n"
    "  index: {font: body, size: 24}\n"
    "layers:\n  - shape: rect\n    box: bleed\n    fill: GROUND\n"
    "  - text: ${{ card.strength }}\n    box: index\n    when: card.strength\n"
    "  - text: ${{ card.text }}\n    box: text\n"
)

CARDS = (
    "format: 1\ncode: ONE\nname: First\ncards:\n"
    "  - {id: ember, name: Ember, strength: 1, element: fire, text: Burn a card.}\n"
    "  - {id: brook, name: Brook, strength: 2, element: water, text: Draw a card.}\n"
)


def _told(
    folder: Path, capsys: pytest.CaptureFixture[str], cards: str = CARDS, **how: str
) -> list[tuple[str, str]]:
    chosen = {"SIZE": "9", "COLOR": "#000000", "GROUND": "'#ffffff'", **how}
    template = TEMPLATE
    for name, value in chosen.items():
        template = template.replace(name, value)
    root = small_project(
        folder / "small", templates_small_card_yaml=template, cards_small_ONE_yaml=cards
    )
    ran = command(capsys, "check", "-C", root, "--json")
    told = [(each["code"], each["message"]) for each in ran.data["diagnostics"]]
    return [each for each in told if each[0].startswith("W2")]


def test_sound_cards_have_nothing_to_be_said_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Black on white at 9 pt, an index, a plain back."""
    assert _told(tmp_path, capsys) == []


def test_faint_text_is_told_once_with_its_colours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """#777777 on white has 4.48 to 1; both cards show it."""
    ((code, message),) = _told(tmp_path, capsys, COLOR="#777777")
    assert code == "W226"
    assert message.startswith("card 'ember' and 1 more: 'Burn' (9 pt, #777777)")
    assert "4.47 : 1 against #ffffff" in message


def test_text_of_less_than_6_pt_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """5.9 pt, not 6."""
    assert [code for code, _ in _told(tmp_path / "small", capsys, SIZE="5.9")] == ["W227"]
    assert _told(tmp_path / "enough", capsys, SIZE="6") == []


def test_elements_that_only_hue_parts_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A red of L* 53 and a green of 54 as grounds."""
    ground = "\"${{ '#ff0000' if element.id == 'fire' else '#009600' }}\""
    found = dict(_told(tmp_path, capsys, GROUND=ground))
    assert "the rims of element 'fire' and 'water' differ in hue" in found["W230"]


def test_cards_with_the_same_face_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The name is not on the face."""
    cards = CARDS + "  - {id: cinder, base: ember, name: Cinder}\n"
    assert _told(tmp_path, capsys, cards) == [
        ("W231", "cards 'ember' and 'cinder' look the same")
    ]


def test_a_value_that_is_not_in_the_corner_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The strength is not on the face."""
    found = _told(tmp_path, capsys, **{"when: card.strength": "when: false"})
    assert [code for code, _ in found] == ["W232"]


def test_nine_and_six_need_a_mark(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A turned 9 is a 6."""
    cards = CARDS.replace("strength: 1", "strength: 6").replace("strength: 2", "strength: 9")
    assert _told(tmp_path, capsys, cards) == [
        ("W232", "the values 6 and 9 look the same when a card is turned")
    ]


def test_what_a_project_allows_is_not_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Faint text is, small text still is told."""
    root = _faulty(tmp_path, "[W226]")
    told = command(capsys, "check", "-C", root, "--json").data["diagnostics"]
    assert [each["code"] for each in told if each["code"] != "N404"] == ["W227"]


@pytest.mark.parametrize(
    ("allowed", "code", "message"),
    [
        ("W999", "E906", "there is no code 'W999'"),
        ("E301", "E109", "'E301' is an error, which cannot be allowed"),
    ],
)
def test_only_warnings_that_there_are_can_be_allowed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], allowed: str, code: str, message: str
) -> None:
    """At its place in cardpress.yaml."""
    root = _faulty(tmp_path, f"[{allowed}]")
    ran = command(capsys, "check", "-C", root, "--json")
    told = [each for each in ran.data["diagnostics"] if each["code"] == code]
    assert [(each["message"], each["file"]) for each in told] == [(message, "cardpress.yaml")]
    assert ran.code == 1


def test_a_second_check_draws_nothing_and_says_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a face that changed is drawn again; kept measures that are torn are not believed."""
    root = _faulty(tmp_path, "[]")
    drawn: list[bytes] = []

    def counted(pdf: bytes, page: int, *, dpi: int) -> tuple[int, int, bytes]:
        drawn.append(pdf)
        return render_rgb(pdf, page, dpi=dpi)

    monkeypatch.setattr("cardpress.jobs.measure.render_rgb", counted)
    first = command(capsys, "check", "-C", root, "--json").data["diagnostics"]
    count = len(drawn)
    assert count > 0
    assert command(capsys, "check", "-C", root, "--json").data["diagnostics"] == first
    assert len(drawn) == count
    (kept,) = (root / ".cardpress/cache").glob("measured-*")
    kept.write_bytes(kept.read_bytes()[:-9])
    assert command(capsys, "check", "-C", root, "--json").data["diagnostics"] == first
    assert len(drawn) == 2 * count


def _faulty(folder: Path, allowed: str) -> Path:
    """Text of 5 pt in #777777, and what the project allows."""
    template = TEMPLATE.replace("SIZE", "5").replace("COLOR", "#777777")
    root = small_project(
        folder / "small",
        templates_small_card_yaml=template.replace("GROUND", "'#ffffff'"),
        cards_small_ONE_yaml=CARDS,
    )
    (root / "cardpress.yaml").write_text(f"format: 1\nallow: {allowed}\n")
    return root

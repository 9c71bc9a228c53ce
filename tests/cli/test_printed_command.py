"""``printed`` and ``build --changed``: what was printed is known, and not printed again."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from cardpress.files import Folder
from cardpress.jobs.orders import Wishes
from cardpress.jobs.printed import printed
from cardpress.source import read_ledger
from cardpress.store import editing
from cardpress.world import World
from tests.support.projects import command, small_project

Capture = pytest.CaptureFixture[str]
MARK = re.compile(r"([0-9a-f]{16})-([0-9a-f]{16})")


@pytest.fixture
def root(tmp_path: Path, capsys: Capture) -> Path:
    """The small project, its deck built and recorded as printed."""
    root = small_project(tmp_path / "small")
    assert command(capsys, "build", "-C", root).code == 0
    assert command(capsys, "printed", "-C", root).code == 0
    return root


def edit(root: Path, file: str, before: str, after: str) -> None:
    """Replaces a text that stands in a file."""
    path = root / file
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after), "utf-8")


def changes(capsys: Capture, root: Path, *more: str) -> dict[str, tuple[str, int, int]]:
    """What ``build --changed`` tells of each card: why, how many to print and to take out."""
    ran = command(capsys, "build", "--changed", "--json", "-C", root, *more)
    assert ran.code == 0, ran.err
    return {
        card["id"]: (card["why"], card["print"], card["take_out"])
        for each in ran.data.get("changes", ())
        for card in each["cards"]
    }


def test_nothing_has_changed_after_a_printing(root: Path, capsys: Capture) -> None:
    """No sheet is made, and that is no fault."""
    before = sorted((root / "output").iterdir())
    ran = command(capsys, "build", "--changed", "-C", root)
    assert (ran.code, ran.err.strip()) == (0, "nothing has changed")
    assert sorted((root / "output").iterdir()) == before


def test_a_typo_reprints_one_card(root: Path, capsys: Capture) -> None:
    """The sheet holds that card, the list says what to take out, the manifest what stays."""
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    ran = command(capsys, "build", "--changed", "-C", root)
    assert ran.code == 0
    text = "Small, Duel: since 'last'\n\nTake out: 2\n  2 x Ember (ember), changed\n"
    assert text in ran.out
    listed = (root / "output/small_duel_changed.txt").read_text("utf-8")
    assert listed == text + "Put in: 2\n  2 x Ember (ember), changed\n"
    manifest = json.loads((root / "output/small_duel_A4_duplex_changed.pdf.json").read_text())
    assert [(card["id"], card["copies"]) for card in manifest["cards"]] == [("ember", 2)]
    assert [(card["id"], card["copies"]) for card in manifest["kept"]] == [("brook", 3)]
    assert manifest["take_out"] == [{"id": "ember", "copies": 2, "why": "changed"}]
    assert manifest["since"] == "last"


def test_printing_what_changed_settles_it(root: Path, capsys: Capture) -> None:
    """The next record holds cards of both printings."""
    lock = root / "cards.lock"
    before = MARK.findall(lock.read_text())
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    command(capsys, "build", "--changed", "-C", root)
    ran = command(capsys, "printed", "--json", "-C", root)
    assert ran.data["decks"] == [
        {
            "record": "last",
            "deck": "small/duel",
            "ink": "full",
            "cards": 5,
            "file": "small_duel_A4_duplex_changed.pdf",
        }
    ]
    after = MARK.findall(lock.read_text())
    assert before[:2] == after[:2]
    assert before[2] != after[2]
    assert changes(capsys, root) == {}


def test_copies_and_cards_that_come_and_go(root: Path, capsys: Capture) -> None:
    """More copies are added, fewer taken out, a new card printed, a removed one told of."""
    edit(root, "cards/small/decks/duel.yaml", "2 ember", "5 ember")
    assert changes(capsys, root) == {"ember": ("more", 3, 0)}
    edit(root, "cards/small/decks/duel.yaml", "5 ember", "1 ember")
    assert changes(capsys, root) == {"ember": ("fewer", 0, 1)}
    edit(root, "cards/small/decks/duel.yaml", "  - 1 ember\n", "")
    assert changes(capsys, root) == {"ember": ("removed", 0, 2)}
    more = "  - id: gale\n    name: Gale\n    element: fire\n"
    path = root / "cards/small/ONE.yaml"
    path.write_text(path.read_text() + more)
    edit(root, "cards/small/decks/duel.yaml", "  - 3 brook", "  - 3 brook\n  - 4 gale")
    assert changes(capsys, root) == {"ember": ("removed", 0, 2), "gale": ("new", 4, 0)}


def test_only_taking_out_makes_a_list_and_no_sheets(root: Path, capsys: Capture) -> None:
    """There is nothing to print of a deck that lost a card."""
    edit(root, "cards/small/decks/duel.yaml", "  - 2 ember\n", "")
    ran = command(capsys, "build", "--changed", "-C", root)
    assert ran.code == 0
    assert "2 x ember, no longer in the deck" not in ran.out
    assert "2 x Ember (ember), no longer in the deck" in ran.out
    assert not list((root / "output").glob("*_changed.pdf"))
    assert (root / "output/small_duel_changed.txt").exists()


def test_a_count_on_all_faces_is_that_of_the_whole_deck(root: Path, capsys: Capture) -> None:
    """A face that names the deck's size looks the same among few cards as among all."""
    edit(
        root,
        "templates/small/card.yaml",
        "${{ card.text }}",
        "'${{ card.text }} ${{ deck.size }}'",
    )
    command(capsys, "build", "-C", root)
    command(capsys, "printed", "-C", root)
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    assert changes(capsys, root) == {"ember": ("changed", 2, 2)}
    command(capsys, "printed", "-C", root)
    assert changes(capsys, root) == {}


def test_another_back_reprints_all_and_says_why(root: Path, capsys: Capture) -> None:
    """Cards with two kinds of backs are marked; without backs there is nothing to tell."""
    edit(root, "templates/small/back.yaml", "teal", "navy")
    ran = command(capsys, "build", "--changed", "-C", root)
    assert "warning[W611]: the back of 2 cards of 'small/duel' is another one now" in ran.err
    assert changes(capsys, root) == {"ember": ("changed", 2, 2), "brook": ("changed", 3, 3)}
    assert changes(capsys, root, "--fronts-only") == {}
    assert command(capsys, "build", "--changed", "--strict", "-C", root).code == 1


# upgrades


def aged(root: Path, *, drawn: tuple[str, str], scenes: bool, pixels: bool) -> None:
    """Makes the lock file one that other versions of the libraries would have written."""

    def turned(match: re.Match[str]) -> str:
        scene, drawing = match.groups()
        return "-".join(
            (scene[::-1] if scenes else scene, drawing[::-1] if pixels else drawing)
        )

    lock = root / "cards.lock"
    text = lock.read_text("utf-8")
    assert drawn[0] in text
    lock.write_text(MARK.sub(turned, text.replace(*drawn)), "utf-8")


SHAPER = ("uharfbuzz 0", "uharfbuzz 9")
EYE = ("pypdfium2 5", "pypdfium2 4")


def test_an_upgrade_that_changes_no_pixel_reprints_nothing(root: Path, capsys: Capture) -> None:
    """Another shaper wrote all scenes otherwise; the drawings are the same."""
    aged(root, drawn=SHAPER, scenes=True, pixels=False)
    assert changes(capsys, root) == {}


def test_an_upgrade_that_changes_pixels_is_found(root: Path, capsys: Capture) -> None:
    """The scenes are the same, but what draws them draws otherwise."""
    aged(root, drawn=SHAPER, scenes=False, pixels=True)
    assert set(changes(capsys, root)) == {"ember", "brook"}


def test_pixels_of_another_viewer_do_not_count(root: Path, capsys: Capture) -> None:
    """What turns pages into pixels has changed, so that scenes alone can be compared."""
    aged(root, drawn=EYE, scenes=False, pixels=True)
    assert changes(capsys, root) == {}
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    assert set(changes(capsys, root)) == {"ember"}


def test_a_template_that_draws_the_same_otherwise(root: Path, capsys: Capture) -> None:
    """Layers that do not touch change places: other scenes, the same pixels."""
    name = "  - text: ${{ card.name }}\n    box: name\n"
    text = "  - text: ${{ card.text }}\n    box: text\n"
    edit(root, "templates/small/card.yaml", name + text, text + name)
    assert changes(capsys, root) == {}


def test_recording_again_after_an_upgrade_settles_on_the_new_marks(
    root: Path, capsys: Capture
) -> None:
    """What was written by other libraries is replaced as a whole."""
    before = (root / "cards.lock").read_text()
    aged(root, drawn=SHAPER, scenes=True, pixels=False)
    assert command(capsys, "printed", "-C", root).code == 0
    assert (root / "cards.lock").read_text() == before


# records


def test_versions_are_kept_for_people_who_own_them(root: Path, capsys: Capture) -> None:
    """``--since`` compares with a version; the last printing goes on."""
    assert command(capsys, "printed", "--as", "1.0", "-C", root).code == 0
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    command(capsys, "build", "-C", root)
    command(capsys, "printed", "-C", root)
    edit(root, "cards/small/ONE.yaml", "name: Brook", "name: Creek")
    assert set(changes(capsys, root)) == {"brook"}
    assert set(changes(capsys, root, "--since", "1.0")) == {"ember", "brook"}
    ran = command(capsys, "printed", "--list", "--json", "-C", root)
    assert [(deck["record"], deck["cards"]) for deck in ran.data["decks"]] == [
        ("1.0", 5),
        ("last", 5),
    ]


def test_a_version_is_not_written_over(root: Path, capsys: Capture) -> None:
    """Recording it again as it was is no fault; otherwise nothing is written."""
    command(capsys, "printed", "--as", "1.0", "-C", root)
    assert command(capsys, "printed", "--as", "1.0", "-C", root).code == 0
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    command(capsys, "build", "-C", root)
    before = (root / "cards.lock").read_bytes()
    ran = command(capsys, "printed", "--as", "1.0", "-C", root)
    assert ran.code == 2
    assert "error[E608]: record '1.0' has another 'small/duel' already" in ran.err
    assert (root / "cards.lock").read_bytes() == before


@pytest.mark.parametrize("name", ["", " ", "a b", "../x", "-x", "ü", "x" * 41])
def test_names_that_are_none(root: Path, capsys: Capture, name: str) -> None:
    """E613; an empty one is that of the last printing."""
    ran = command(capsys, "printed", f"--as={name}", "-C", root)
    assert ran.code == (2 if name else 0)
    assert ("E613" in ran.err) == bool(name)


def test_unknown_records_and_decks(root: Path, capsys: Capture) -> None:
    """E606 with what there is; a deck beside recorded ones is left out with a note."""
    ran = command(capsys, "build", "--changed", "--since", "lst", "-C", root)
    assert ran.code == 2
    assert "no record 'lst' in cards.lock, did you mean 'last'?" in ran.err
    ran = command(capsys, "build", "small/set:ONE", "--changed", "-C", root)
    assert ran.code == 2
    assert "error[E606]: 'small/set:ONE' was not recorded as printed" in ran.err
    assert "record 'last' has: small/duel" in ran.err
    ran = command(capsys, "build", "small/duel", "small/set:ONE", "--changed", "-C", root)
    assert ran.code == 0
    assert "note[N609]: 'small/set:ONE' is left out" in ran.err


def test_nothing_was_ever_recorded(tmp_path: Path, capsys: Capture) -> None:
    """Everything would be new; nobody prints a whole deck by accident."""
    root = small_project(tmp_path)
    ran = command(capsys, "build", "--changed", "-C", root)
    assert (ran.code, "nothing was recorded as printed yet" in ran.err) == (2, True)
    assert not (root / "output").exists()


def test_changed_chooses_cards_itself(root: Path, capsys: Capture) -> None:
    """Beside ``--only`` every other card would count as removed."""
    assert command(capsys, "build", "--changed", "--only", "ember", "-C", root).code == 2


# what counts as printed


def test_what_was_built_counts_not_what_was_edited_since(root: Path, capsys: Capture) -> None:
    """Build, print, edit, record: the edit is still to be printed."""
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    command(capsys, "build", "-C", root)
    edit(root, "cards/small/ONE.yaml", "Burn two cards.", "Burn three cards.")
    ran = command(capsys, "printed", "-C", root)
    assert ran.code == 0
    assert "note[N610]: one card of 'small/duel' changed since" in ran.err
    assert set(changes(capsys, root)) == {"ember"}
    edit(root, "cards/small/ONE.yaml", "Burn three cards.", "Burn two cards.")
    assert changes(capsys, root) == {}


def test_files_that_differ_are_not_guessed_at(root: Path, capsys: Capture) -> None:
    """Two papers were built at different times, and neither is the project as it is."""
    for text, paper in (("Burn two cards.", "a4"), ("Burn three cards.", "letter")):
        edit(root, "cards/small/ONE.yaml", "Burn a card.", text)
        command(capsys, "build", "--paper", paper, "-C", root)
        edit(root, "cards/small/ONE.yaml", text, "Burn a card.")
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn all cards.")
    before = (root / "cards.lock").read_bytes()
    ran = command(capsys, "printed", "-C", root)
    assert ran.code == 1
    assert "error[E607]" in ran.err
    assert "'small_duel_A4_duplex.pdf', 'small_duel_Letter_duplex.pdf'" in ran.err
    assert (root / "cards.lock").read_bytes() == before
    (root / "output/small_duel_Letter_duplex.pdf").unlink()
    assert command(capsys, "printed", "-C", root).code == 0


def test_a_deck_printed_twice_is_recorded_so(root: Path, capsys: Capture) -> None:
    """The file knows how many copies it holds."""
    command(capsys, "build", "--copies", "2", "-C", root)
    ran = command(capsys, "printed", "--json", "-C", root)
    assert [deck["cards"] for deck in ran.data["decks"]] == [10]
    assert ran.data["diagnostics"] == []
    assert changes(capsys, root, "--copies", "2") == {}


def test_parts_of_decks_do_not_count_as_printed(root: Path, capsys: Capture) -> None:
    """Files of ``--only`` and ``--pages`` hold no deck."""
    for path in (root / "output").iterdir():
        path.unlink()
    command(capsys, "build", "--only", "ember", "-C", root)
    command(capsys, "build", "--pages", "1", "-C", root)
    ran = command(capsys, "printed", "-C", root)
    assert ran.code == 2
    assert "error[E614]" in ran.err


def test_the_ink_is_that_of_the_files(tmp_path: Path, capsys: Capture) -> None:
    """Nobody records full ink by accident; sheets in another ink than a deck are told of."""
    root = small_project(tmp_path)
    command(capsys, "build", "--ink", "gray", "-C", root)
    ran = command(capsys, "printed", "-C", root)
    assert ran.code == 2
    assert "'small/duel' was built in gray ink, and not in full ink" in ran.err
    assert command(capsys, "printed", "--ink", "gray", "-C", root).code == 0
    assert changes(capsys, root, "--ink", "gray") == {}
    assert changes(capsys, root) == {}
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    assert "N612" in command(capsys, "build", "--changed", "-C", root).err
    assert "N612" not in command(capsys, "build", "--changed", "--ink", "gray", "-C", root).err


def test_a_named_deck_without_files_is_recorded_as_it_is(
    tmp_path: Path, capsys: Capture
) -> None:
    """For those who printed elsewhere, or deleted their output."""
    root = small_project(tmp_path)
    ran = command(capsys, "printed", "small/duel", "--json", "-C", root)
    assert [(deck["cards"], deck["file"]) for deck in ran.data["decks"]] == [(5, None)]
    assert changes(capsys, root) == {}


WHOLE = {
    "format": 1,
    "game": "small",
    "deck": "duel",
    "ink": "full",
    "lang": "en",
    "whole": True,
}
CARD = {"id": "ember", "copies": 7, "front": "0" * 16}
ODD = [
    "",
    "[1]",
    "\x00",
    "[" * 9_999,
    json.dumps({**WHOLE, "cards": 3}),
    json.dumps({**WHOLE, "cards": [{**CARD, "copies": -1}]}),
    json.dumps({**WHOLE, "cards": [{**CARD, "copies": 10**30}]}),
    json.dumps({**WHOLE, "cards": [{**CARD, "front": "0, back: 1"}]}),
    json.dumps({**WHOLE, "cards": [{**CARD, "back": 7}]}),
    json.dumps({**WHOLE, "cards": [{**CARD, "id": "a\x1b[31m"}]}),
    json.dumps({**WHOLE, "cards": [{**CARD, "id": 5}]}),
    json.dumps({**WHOLE, "decks": [3, {"whole": True, "cards": None}]}),
]


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_manifests_that_nobody_can_read_are_passed_over(
    root: Path, capsys: Capture, text: str
) -> None:
    """They count as not there: the deck is recorded as it is, and nothing odd gets in."""
    before = (root / "cards.lock").read_bytes()
    (root / "output/small_duel_A4_duplex.pdf.json").write_text(text)
    assert command(capsys, "printed", "small/duel", "-C", root).code == 0
    assert (root / "cards.lock").read_bytes() == before


def test_a_sound_manifest_counts(root: Path, capsys: Capture) -> None:
    """The same as those above, but as we write them."""
    text = json.dumps({**WHOLE, "cards": [CARD]})
    (root / "output/small_duel_A4_duplex.pdf.json").write_text(text)
    ran = command(capsys, "printed", "small/duel", "--json", "-C", root)
    assert [deck["cards"] for deck in ran.data["decks"]] == [7]
    line = "ember: {copies: 7, front: 0000000000000000}"
    assert line in (root / "cards.lock").read_text()


# the lock file


def test_two_recordings_give_the_same_bytes(root: Path, capsys: Capture) -> None:
    """Also where there was no lock file before."""
    lock = root / "cards.lock"
    before = lock.read_bytes()
    command(capsys, "printed", "-C", root)
    assert lock.read_bytes() == before
    lock.unlink()
    command(capsys, "printed", "-C", root)
    assert lock.read_bytes() == before


def test_a_renamed_card_is_taken_out_by_the_name_that_is_on_it(
    root: Path, capsys: Capture
) -> None:
    """Ember lies in the box, Cinder is printed; so also for a card that is no more."""
    edit(root, "cards/small/ONE.yaml", "name: Ember", "name: Cinder")
    edit(root, "cards/small/decks/duel.yaml", "  - 3 brook\n", "")
    ran = command(capsys, "build", "--changed", "-C", root)
    assert "  2 x Ember (ember), changed\n" in ran.out
    assert "  3 x Brook (brook), no longer in the deck\n" in ran.out
    assert "Put in: 2\n  2 x Cinder (ember), changed\n" in ran.out


BROKEN: dict[str, tuple[Any, str]] = {
    "newer": (("format: 1", "format: 2"), "cards.lock:3:9: error[E111]"),
    "mark": (("front: ", "front: x"), "error[E109]: front: 'x"),
    "copies": (("copies: 3", "copies: -3"), "error[E109]: copies: '-3' is less than 1"),
    "many": (("copies: 3", "copies: lots"), "error[E108]"),
    "missing": (("copies: 3, ", ""), "error[E110]: 'copies' is missing"),
    "ink": (("ink: full", "ink: ful"), "did you mean 'full'?"),
    "field": (("drawn:", "drwan:"), "error[E102]: unknown field 'drwan'"),
    "yaml": (("}", ""), "error[E112]: '{' opens a mapping that is never closed"),
    "merge": (("records:", "<<<<<<< ours\nrecords:"), "cards.lock:4:1: error[E101]: a merge"),
    "twice": (("        ember:", "        brook:"), "error[E103]"),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_lock_file_is_told_of_and_nothing_is_lost(
    root: Path, capsys: Capture, broken: str
) -> None:
    """Neither command goes on, and the file stays as it is."""
    (before, after), said = BROKEN[broken]
    edit(root, "cards.lock", before, after)
    lock = (root / "cards.lock").read_bytes()
    for arguments in (("printed",), ("printed", "--list"), ("build", "--changed"), ("check",)):
        ran = command(capsys, *arguments, "-C", root)
        assert ran.code == 1
        assert said in ran.err
        assert "cards.lock" in ran.err
    assert (root / "cards.lock").read_bytes() == lock
    assert command(capsys, "build", "-C", root).code == 0


def test_one_command_edits_at_a_time(root: Path, capsys: Capture, monkeypatch: Any) -> None:
    """Who waits in vain is told so, and writes nothing."""
    monkeypatch.setattr("cardpress.store.turns._PATIENCE", 0.2)
    before = (root / "cards.lock").read_bytes()
    with editing(root / ".cardpress/lock"):
        ran = command(capsys, "printed", "-C", root)
    assert (ran.code, "error[E909]" in ran.err) == (3, True)
    assert (root / "cards.lock").read_bytes() == before
    assert command(capsys, "printed", "-C", root).code == 0


def test_two_recordings_at_a_time_lose_nothing(root: Path) -> None:
    """Each waits for the other, and adds to what it wrote."""

    def record(name: str) -> int:
        wishes = Wishes((f"small/{name}",))
        found = printed(Folder(root), root / "output", wishes, world=World())
        return len(found.decks)

    with ThreadPoolExecutor(2) as threads:
        made = list(threads.map(record, ["set:ONE", "duel", "set:ONE", "duel"]))
    assert made == [1, 1, 1, 1]
    decks = read_ledger(Folder(root)).value.records["last"]  # type: ignore[union-attr]
    assert sorted(decks) == ["small/duel", "small/set:ONE"]


def test_links_out_of_the_project_are_not_written_through(
    root: Path, tmp_path: Path, capsys: Capture
) -> None:
    """A stranger's project may have one where the lock file belongs."""
    target = tmp_path / "precious"
    target.write_text("mine")
    (root / "cards.lock").unlink()
    (root / "cards.lock").symlink_to(target)
    assert command(capsys, "printed", "-C", root).code == 1
    assert target.read_text() == "mine"


def test_costs_are_told_for_each_file(root: Path, capsys: Capture) -> None:
    """Gray takes as much ink or less; full ink is the measure."""
    full = command(capsys, "build", "--costs", "--json", "-C", root).data["files"][0]["costs"]
    gray = command(capsys, "build", "--costs", "--ink", "gray", "--json", "-C", root).data[
        "files"
    ][0]["costs"]
    assert full["relative"] == 1
    assert (gray["cyan"], gray["magenta"], gray["yellow"]) == (0, 0, 0)
    assert gray["relative"] == pytest.approx(gray["total"] / full["total"], abs=0.005)
    assert len(full["pages"]) == 2
    (sheet,) = full["sheets"]
    assert (sheet["sheet"], sheet["relative"]) == (1, 1)
    assert sheet["total"] == pytest.approx(
        sum(page["total"] for page in full["pages"]), abs=0.2
    )
    assert "costs" not in command(capsys, "build", "--json", "-C", root).data["files"][0]
    ran = command(capsys, "build", "--costs", "-C", root)
    assert "of what full ink takes" in ran.out


def test_a_lock_file_that_could_not_be_read_is_not_written(
    root: Path, capsys: Capture, monkeypatch: Any
) -> None:
    """More records than anybody reads back: the file stays as it is."""
    monkeypatch.setattr("cardpress.jobs.printed._LARGEST", 500)
    before = (root / "cards.lock").read_bytes()
    ran = command(capsys, "printed", "--as", "2.0", "-C", root)
    assert (ran.code, "error[E107]: 'cards.lock' would be larger" in ran.err) == (1, True)
    assert (root / "cards.lock").read_bytes() == before


def test_bare_printed_records_all_that_was_built_and_nothing_else(
    root: Path, capsys: Capture
) -> None:
    """Sets count too; files of decks that are gone do not."""
    for path in (root / "output").iterdir():
        path.unlink()
    command(capsys, "build", "small/set:ONE", "-C", root)
    ran = command(capsys, "printed", "--json", "-C", root)
    assert [deck["deck"] for deck in ran.data["decks"]] == ["small/set:ONE"]
    (root / "cards/small/decks/duel.yaml").unlink()
    edit(root, "cards/small/ONE.yaml", "code: ONE", "code: TWO")
    (root / "cards/small/ONE.yaml").rename(root / "cards/small/TWO.yaml")
    ran = command(capsys, "printed", "-C", root)
    assert (ran.code, "error[E614]" in ran.err) == (2, True)


def test_files_that_no_changed_card_comes_into_are_not_made(
    tmp_path: Path, capsys: Capture
) -> None:
    """Of two files, fronts and backs, that of the backs is left out where no card has one."""
    root = small_project(tmp_path)
    edit(root, "cards/small/ONE.yaml", "id: ember", "id: ember\n    back: none")
    command(capsys, "build", "--layout", "split", "-C", root)
    assert command(capsys, "printed", "-C", root).code == 0
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    ran = command(capsys, "build", "--changed", "--layout", "split", "--json", "-C", root)
    assert ran.code == 0, ran.out
    assert len(ran.data["files"]) == 1
    edit(root, "cards/small/ONE.yaml", "name: Brook", "name: Creek")
    ran = command(capsys, "build", "--changed", "--layout", "split", "--json", "-C", root)
    assert len(ran.data["files"]) == 2


def test_a_translation_is_a_deck_of_its_own(tmp_path: Path, capsys: Capture) -> None:
    """What was printed in one language says nothing of another."""
    root = small_project(tmp_path)
    words = "format: 1\ncards:\n  ember: {name: Żar}\n  brook: {name: Strumyk}\n"
    (root / "cards/small/lang").mkdir()
    (root / "cards/small/lang/pl.yaml").write_text(words, "utf-8")
    command(capsys, "build", "--lang", "pl", "-C", root)
    assert "E614" in command(capsys, "printed", "-C", root).err
    ran = command(capsys, "printed", "--lang", "pl", "--json", "-C", root)
    assert [deck["deck"] for deck in ran.data["decks"]] == ["small/duel@pl"]
    edit(root, "cards/small/lang/pl.yaml", "Strumyk", "Potok")
    assert changes(capsys, root, "--lang", "pl") == {"brook": ("changed", 3, 3)}
    assert (root / "output/small_duel_pl_changed.txt").exists()
    assert command(capsys, "build", "--changed", "-C", root).code == 2


def test_sheets_say_that_they_hold_what_has_changed(root: Path, capsys: Capture) -> None:
    """Nobody takes them for the deck; where nothing changed, JSON says so too."""
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    command(capsys, "build", "--changed", "-C", root)
    with pikepdf.open(root / "output/small_duel_A4_duplex_changed.pdf") as pdf:
        assert str(pdf.docinfo["/Title"]) == "Small – Duel, what has changed"
    command(capsys, "printed", "-C", root)
    assert command(capsys, "build", "--changed", "--json", "-C", root).data["changes"] == []


def test_decks_that_share_sheets_are_recorded_each(tmp_path: Path, capsys: Capture) -> None:
    """Their file knows both, and what was edited since is still to be printed."""
    root = small_project(tmp_path)
    decks = ("small/duel", "small/set:ONE")
    command(capsys, "build", *decks, "--fill", "next", "-C", root)
    edit(root, "cards/small/ONE.yaml", "Burn a card.", "Burn two cards.")
    ran = command(capsys, "printed", "--json", "-C", root)
    assert [(deck["deck"], deck["cards"]) for deck in ran.data["decks"]] == [
        ("small/duel", 5),
        ("small/set:ONE", 3),
    ]
    assert [each["code"] for each in ran.data["diagnostics"]] == ["N610", "N610"]
    ran = command(capsys, "build", *decks, "--changed", "--fill", "next", "--json", "-C", root)
    assert [file["cards"] for file in ran.data["files"]] == [3]
    ran = command(capsys, "printed", "--json", "-C", root)
    assert [deck["cards"] for deck in ran.data["decks"]] == [5, 3]
    assert changes(capsys, root, *decks) == {}

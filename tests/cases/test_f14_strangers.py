"""F14: a deck from a stranger: aliases that grow, tags that act, paths that leave."""

import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.projects import command, write
from tests.support.roads import ART, built, checked, png, road, said

Capture = pytest.CaptureFixture[str]
SET = "cards/road/ONE.yaml"
BOMB = (
    "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
    + "".join(f"a{n}: &a{n} [{','.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 10))
    + "format: 1\ncode: ONE\nname: Bomb\ncards:\n  - {id: z1, name: *a9}\n"
)
MAGENTA = "FF00C8"


def limited(root: Path, *arguments: str) -> tuple[int, str, float]:
    """Runs a command with 400 MB of memory: exit code, what it says, and seconds."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (400 << 20, 400 << 20))

    start = time.monotonic()
    ran = subprocess.run(
        [sys.executable, "-m", "cardpress", *arguments, "-C", root],
        capture_output=True,
        text=True,
        timeout=30,
        preexec_fn=limit,
        check=False,
    )
    return ran.returncode, ran.stderr, time.monotonic() - start


@pytest.mark.parametrize("name", ["build", "check"])
def test_a_bomb_of_aliases_is_refused_at_once(tmp_path: Path, name: str) -> None:
    """Within 2 s and 400 MB of address space, and without writing it out."""
    root = road(tmp_path, "", files={SET: BOMB})
    code, told, seconds = limited(root, name)
    assert code == 1
    assert "E107" in told
    assert "stand for more than" in told
    assert len(told) < 3000
    assert "Traceback" not in told
    assert seconds < 5  # 2 s on an idle machine


@pytest.mark.parametrize(
    "text",
    [
        "name: &a [*a]\ncards: []\n",
        "cards: &c\n  - {id: a, name: A, tags: *c}\n",
        "cards: " + "[" * 5_000 + "]" * 5_000 + "\n",
        "cards: " + "{a: " * 5_000 + "}" * 5_000 + "\n",
        "cards:\n" + "".join("  " * n + "- \n" for n in range(1, 200)),
        "name: " + "&a " * 2 + "x\ncards: []\n",
    ],
    ids=["ring", "inner ring", "deep lists", "deep mappings", "deep blocks", "two anchors"],
)
def test_other_shapes_that_hurt_are_refused(tmp_path: Path, capsys: Capture, text: str) -> None:
    """Relatives: rings and towers end in a diagnostic, never in a crash."""
    root = road(tmp_path, "", files={SET: f"format: 1\ncode: ONE\nname: One\n{text}"})
    ran = checked(capsys, root)
    assert any(d["severity"] == "error" and d["file"] == SET for d in ran.data["diagnostics"])
    assert len(ran.out) < 5000


def test_a_message_does_not_write_a_value_out(tmp_path: Path, capsys: Capture) -> None:
    """A relative: a name of two megabytes that is at fault is quoted in part."""
    cards = f"  - {{id: a, name: A, copies: {'x' * 2_000_000}}}\n"
    ran = checked(capsys, road(tmp_path, cards))
    assert len(ran.out) < 2000


def test_a_few_harmless_anchors_are_read(tmp_path: Path, capsys: Capture) -> None:
    """Aliases are fine where they do not grow."""
    cards = (
        "  - {id: a, name: &name Ferry, art: &art sw/f01.png}\n"
        "  - {id: b, name: *name, art: *art}\n"
    )
    sheets = built(capsys, road(tmp_path, cards))
    sheets.shows(1, {(42.0, 60.5): "E62222", (105.0, 60.5): "E62222"})
    assert sheets.image_objects == 1


@pytest.mark.parametrize(
    "name",
    [
        '!!python/object/apply:os.mkdir ["made-by-yaml-tag"]',
        "!!python/name:os.system x",
        "!include /etc/passwd",
        "!!binary aGVsbG8=",
        "!<tag:example.com,2026:x> y",
        "!!set {a, b}",
    ],
)
def test_tags_are_refused_and_do_nothing(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """No folder appears, no file is read; the message has the tag as written."""
    root = road(
        tmp_path / "p",
        "",
        files={SET: f"format: 1\ncode: ONE\nname: T\ncards:\n  - {{id: z2, name: {name}}}\n"},
    )
    monkeypatch.chdir(tmp_path)
    ran = checked(capsys, root)
    fault = next(d for d in ran.data["diagnostics"] if d["code"] == "E106")
    assert (fault["file"], fault["line"], fault["column"]) == (SET, 5, 20)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["p"]
    assert not list(tmp_path.rglob("made-by-yaml-tag"))
    assert "root:" not in ran.out


def outside(folder: Path) -> Path:
    """A project with an inside picture, and a magenta one next door that no output may hold."""
    write(folder, {"outside.png": png(MAGENTA)})
    return folder


def test_pictures_outside_of_the_project_are_refused(tmp_path: Path, capsys: Capture) -> None:
    """Each by its card, in one run, and none of them is opened."""
    folder = outside(tmp_path)
    paths = [
        "../outside.png",
        f"{folder}/outside.png",
        f"file://{folder}/outside.png",
        "./in/../../outside.png",
        "in/inside.png",
    ]
    cards = "".join(
        f'  - {{id: z{n}, name: Z, art: "{path}"}}\n' for n, path in enumerate(paths, 3)
    )
    root = road(folder / "project", cards, files={"in/inside.png": png("22E622")})
    ran = checked(capsys, root)
    found = said(ran)
    assert {(code, line) for code, _, line, _ in found} == {("E302", n) for n in (5, 6, 7, 8)}
    for (_, _, _, message), path in zip(found, paths, strict=False):
        assert path in message
    sound = root / SET
    sound.write_text(
        "".join(sound.read_text().splitlines(keepends=True)[n] for n in (0, 1, 2, 3, 8))
    )
    sheets = built(capsys, root)
    sheets.shows(1, {(42.0, 60.5): "22E622"})
    assert not sheets.holds(MAGENTA)


@pytest.mark.parametrize(
    "path",
    [
        "..\\outside.png", "in/../../outside.png", "C:/outside.png", "C:\\outside.png",
        "//server/share/outside.png", "http://127.0.0.1:9/x.png", "~/outside.png",
        "data:image/png;base64,AAAA", "in/%2e%2e/%2e%2e/outside.png", "/etc/passwd",
        "../project", "link.png", "linked/outside.png", "$HOME/outside.png",
        "outside.png\0.png",
    ],
)  # fmt: skip
@pytest.mark.parametrize("field", ["art", "back", "template", "font", "icon"])
def test_no_way_of_writing_it_leads_out(
    tmp_path: Path, capsys: Capture, path: str, field: str
) -> None:
    """Relatives: other spellings, links, and every other field that names a file."""
    folder = outside(tmp_path)
    quoted = '"' + path.replace("\\", "\\\\").replace("\0", "\\0") + '"'
    card = {
        "art": f"art: {quoted}", "back": f"back: {quoted}", "template": f"template: {quoted}",
        "font": "text: x", "icon": "text: '{evil}'",
    }[field]  # fmt: skip
    font = f"[{quoted}]" if field == "font" else "[Noto Sans]"
    game = f"icons: {{evil: {quoted}}}\n" if field == "icon" else ""
    layers = f"{ART}  - {{text: '${{{{ card.text }}}}', box: trim}}\n"
    root = road(
        folder / "project",
        f"  - {{id: z, name: Z, {card}}}\n",
        game=game,
        template=f"size: 63x88mm\nfonts: {{body: {font}}}",
        layers=layers,
        files={"in/inside.png": png("22E622")},
    )
    (root / "link.png").symlink_to(folder / "outside.png")
    (root / "linked").symlink_to(folder, target_is_directory=True)
    ran = command(capsys, "build", "-C", root, "--json")
    assert ran.code == 1
    errors = [d for d in ran.data["diagnostics"] if d["severity"] == "error"]
    assert errors
    assert {d["code"] for d in errors} <= {"E201", "E211", "E223", "E301", "E302", "E105"}
    assert all(d["line"] for d in errors)
    assert not list(root.rglob("*.pdf"))


@pytest.mark.parametrize(
    "expression",
    [
        "card.__class__", "card.name.__class__.__mro__", "''.join(['a'])",
        "card.name * 999999999", "self", "cycler.__init__.__globals__.os",
        "card['__class__']", "range(10**9)",
        "card.name | attr('__class__')", "9 ** 999999", "lipsum", "'%999999999s' % 1",
    ],
)  # fmt: skip
def test_expressions_cannot_reach_out(tmp_path: Path, capsys: Capture, expression: str) -> None:
    """Relatives: the templates of a stranger reach neither Python nor the machine's memory."""
    layers = f'  - {{text: "${{{{ {expression} }}}}", box: trim}}\n'
    root = road(tmp_path, "  - {id: a, name: A}\n", layers=layers)
    ran = checked(capsys, root)
    errors = [d for d in ran.data["diagnostics"] if d["severity"] == "error"]
    assert {d["code"] for d in errors} <= {"E202", "E203", "E204", "E205"}
    assert {(d["file"], d["line"]) for d in errors} == {("templates/road/card.yaml", 4)}

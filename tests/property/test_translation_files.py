"""Files of languages, whole and mangled: nothing is lost, and nothing but diagnostics comes."""

import re

from hypothesis import given
from hypothesis import strategies as st

from cardpress.catalogue import GameEntry
from cardpress.files import MemoryFiles
from cardpress.source import Begun, begun, read_project, translated

PATH = "cards/tides/lang/de.yaml"
PROJECT = {
    "cardpress.yaml": b"title: x\n",
    "cards/tides/game.yaml": b"title: Tides\ntemplate: f\nterms: {draw: Draw, flood: Flood}\n",
    "cards/tides/BAS.yaml": (
        b"code: BAS\nname: Base\ncards:\n"
        b"  - {id: moon, name: Moon, flavour: 'High.', text: 'Go.'}\n"
        b"  - {id: low, base: moon, name: Low}\n  - {id: eel, name: Eel}\n"
    ),
    "templates/f.yaml": b"layers: []\n",
}

WORDS = st.sampled_from(("Flut", "'Flut'", '"Flut"', "|-\n      # nie\n      of: Aal", "", "~"))
RECORDS = st.sampled_from(("", "    of: {name: abc123}\n", "    of:\n      name: abc123\n"))
COMMENTS = st.sampled_from(("", "  # next\n", "\n", "    # inside\n", "# far out\n"))


@st.composite
def files(draw: st.DrawFn) -> str:
    """A language's file as somebody may have written it, some of it or all."""
    lines = [draw(st.sampled_from(("", "format: 1\n", "# head\n", "title: Gezeiten\n")))]
    lines.append(draw(st.sampled_from(("", "terms:\n", "terms:\n  draw: Zieh  # !\n"))))
    lines.append(draw(st.sampled_from(("", "of:\n  title: abc123\n", "of: {terms.draw: a}\n"))))
    cards = draw(st.permutations(("moon", "low", "eel")))
    for card in cards[: draw(st.integers(0, 3))]:
        if "cards:\n" not in lines:
            lines.append("cards:\n")
        name = draw(WORDS)
        lines.append(f"  {card}:\n    name: {name}\n{draw(RECORDS)}{draw(COMMENTS)}")
    text = "".join(lines)
    if draw(st.booleans()):
        text = text.removesuffix("\n")
    return text.replace("\n", "\r\n") if draw(st.booleans()) else text


def game_of(data: bytes) -> tuple[MemoryFiles, GameEntry]:
    """The project with a German file."""
    project = MemoryFiles({**PROJECT, PATH: data})
    read = read_project(project)
    assert read.value
    assert read.diagnostics == ()
    return project, read.value.games["tides"]


def blank(text: str) -> str:
    """A line without what a machine may change in it: digests, and those that were added."""
    return re.sub(r"\bof: \{.*\}|(?<=: )[0-9a-z]{1,6}\s*$", "", text.rstrip("\r\n"))


@given(files())
def test_every_line_stays_in_its_order(text: str) -> None:
    """What was written is still there, line by line; what is added fills every gap at once."""
    project, game = game_of(text.encode())
    outcome = begun(project, game, "de")
    if outcome.value is None:
        assert outcome.diagnostics
        return
    after = outcome.value.data.decode()
    rest = iter([blank(line) for line in after.split("\n")])
    kept = [blank(line) for line in text.removesuffix("\n").split("\n")]
    assert all(line in rest for line in kept), after
    project, game = game_of(outcome.value.data)
    again = begun(project, game, "de", accept=True)
    assert isinstance(again.value, Begun)
    assert (again.value.added, again.value.recorded) == (0, 0)
    once_more = begun(*game_of(again.value.data), "de", accept=True)
    assert once_more.value
    assert not once_more.value.changed


@given(files(), st.data())
def test_mangled_files_give_diagnostics_and_nothing_else(
    text: str, data: st.DataObject
) -> None:
    """A character more, fewer or other: the file is read, or told of; no line is lost."""
    place = data.draw(st.integers(0, len(text)))
    width = data.draw(st.integers(0, 3))
    new = data.draw(
        st.sampled_from(("", "{", "}", "[", "]", ":", "- ", "&a ", "*a", "\t", "'", "\u2028"))
    )
    mangled = f"{text[:place]}{new}{text[place + width :]}".encode()
    project, game = game_of(mangled)
    outcome = begun(project, game, "de", accept=True)
    if outcome.value is None:
        assert any(each.code[0] == "E" for each in outcome.diagnostics)
    read = read_project(project)
    assert read.value
    translated(project, read.value, "de")

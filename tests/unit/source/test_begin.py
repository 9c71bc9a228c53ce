"""Making places for words in a language's file: what is written, and that all else stays."""

from cardpress.catalogue.words import digest_of
from cardpress.files import MemoryFiles
from cardpress.source import Begun, begun, read_project

GAME = b"title: Tides\ntemplate: f\nterms: {draw: Draw}\n"
BAS = """\
code: BAS
name: Base
cards:
  - {id: moon, name: Moon Tide, flavour: "High.\\nVery."}
  - {id: "low: water", name: Low Water}
  - {id: eel, name: Eel, text: Slip.}
"""

VERY_HIGH = digest_of("High.\nVery.")
FRESH = f"""\
# Tides: the words of its cards in the language 'de'.
# Each original stands above its key: write the translation behind the key, or below it. What
# is left empty is printed as in the original. 'of' records which originals were translated, and
# is written by 'cardpress translate de'.
format: 1
# Tides
title:
terms:
  # Draw
  draw:
sets:
  # Base
  BAS:
of:
  title: {digest_of("Tides")}
  terms.draw: {digest_of("Draw")}
  sets.BAS: {digest_of("Base")}
cards:
  moon:
    # Moon Tide
    name:
    # High.
    # Very.
    flavour: |-
    of: {{name: {digest_of("Moon Tide")}, flavour: {VERY_HIGH}}}
  low-water:
    # Low Water
    name:
    of: {{name: {digest_of("Low Water")}}}
  eel:
    # Eel
    name:
    # Slip.
    text:
    of: {{name: {digest_of("Eel")}, text: {digest_of("Slip.")}}}
"""


def grow(german: str | bytes | None, *, accept: bool = False) -> Begun | str:
    """What becomes of a file; where it is refused, the codes and places of why."""
    files = {
        "cardpress.yaml": b"title: x\n",
        "cards/tides/game.yaml": GAME,
        "cards/tides/BAS.yaml": BAS.replace("low: water", "low-water").encode(),
        "templates/f.yaml": b"layers: []\n",
    }
    if german is not None:
        data = german if isinstance(german, bytes) else german.encode()
        files["cards/tides/lang/de.yaml"] = data
    project = MemoryFiles(files)
    read = read_project(project)
    assert read.value
    outcome = begun(project, read.value.games["tides"], "de", accept=accept)
    if outcome.value is None:
        return "; ".join(f"{each.code} {each.span}" for each in outcome.diagnostics)
    return outcome.value


def text_of(german: str | None, *, accept: bool = False) -> str:
    """The text of the file afterwards."""
    result = grow(german, accept=accept)
    assert isinstance(result, Begun), result
    return result.data.decode()


def test_a_new_file_has_a_place_for_every_text() -> None:
    """Originals stand as comments above empty keys, digests below."""
    result = grow(None)
    assert isinstance(result, Begun)
    assert result.data.decode() == FRESH
    assert result.path == "cards/tides/lang/de.yaml"
    assert (result.added, result.recorded, result.accepted) == (8, 0, 0)


def test_twice_is_once() -> None:
    """A file with a place for everything is left as it is."""
    result = grow(FRESH)
    assert isinstance(result, Begun)
    assert not result.changed
    assert result.data.decode() == FRESH


def test_a_card_goes_behind_the_one_before_it() -> None:
    """Cards stand in the order of the originals; comments stay with what follows them."""
    before = """\
cards:   # by Ada
  moon: {name: Flut, flavour: Hoch, of: {name: a1, flavour: a2}}

  # from here on: fish
  eel:
      name:   Aal   # short!
      of: {name: a3}
"""
    after = text_of(before)
    assert (
        after
        == f"""\
cards:   # by Ada
  moon: {{name: Flut, flavour: Hoch, of: {{name: a1, flavour: a2}}}}
  low-water:
    # Low Water
    name:
    of: {{name: {digest_of("Low Water")}}}

  # from here on: fish
  eel:
      name:   Aal   # short!
      # Slip.
      text:
      of: {{name: a3, text: {digest_of("Slip.")}}}
# Tides
title:
terms:
  # Draw
  draw:
sets:
  # Base
  BAS:
of:
  title: {digest_of("Tides")}
  terms.draw: {digest_of("Draw")}
  sets.BAS: {digest_of("Base")}
"""
    )


def test_originals_of_finished_texts_are_recorded() -> None:
    """A text without a record gets one, in a mapping of either style or a new one."""
    before = FRESH.replace(f"of: {{name: {digest_of('Eel')}, text", "of: {text")
    before = before.replace(f"    of: {{name: {digest_of('Low Water')}}}\n", "")
    before = before.replace(f"  terms.draw: {digest_of('Draw')}\n", "")
    filled = before.replace("# Eel\n    name:", "# Eel\n    name: Aal")
    filled = filled.replace("# Low Water\n    name:", "# Low Water\n    name: Ebbe")
    filled = filled.replace("  draw:", "  draw: Zieh")
    result = grow(filled)
    assert isinstance(result, Begun)
    assert (result.added, result.recorded, result.accepted) == (0, 3, 0)
    lines = result.data.decode().splitlines()
    text, name = digest_of("Slip."), digest_of("Eel")
    assert f"    of: {{text: {text}, name: {name}}}" in lines
    assert f"    of: {{name: {digest_of('Low Water')}}}" in lines
    assert lines.index(f"  terms.draw: {digest_of('Draw')}") == lines.index("cards:") - 1


def test_only_accept_replaces_a_record() -> None:
    """An outdated digest stays until somebody says that the translation still holds."""
    old = digest_of("Slip.")
    stale = FRESH.replace(old, "'0ld0ld'").replace("    text:", "    text: Glitsch.")
    assert text_of(stale) == stale
    accepted = grow(stale, accept=True)
    assert isinstance(accepted, Begun)
    assert accepted.data.decode() == stale.replace("0ld0ld", old)
    assert (accepted.added, accepted.recorded, accepted.accepted) == (0, 0, 1)


def test_line_ends_and_byte_order_mark_stay() -> None:
    """What is added ends its lines like the file, also behind a last line without an end."""
    before = "\ufeffformat: 1\r\ntitle: Gezeiten\r\ncards:\r\n  moon:\r\n    name: Flut"
    data = text_of(before)
    assert data.startswith("\ufeffformat: 1\r\ntitle: Gezeiten\r\n")
    assert (
        "    name: Flut\r\n    # High.\r\n    # Very.\r\n    flavour: |-\r\n    of: {" in data
    )
    assert "\n" not in data.replace("\r\n", "")


def test_a_block_of_text_is_not_cut() -> None:
    """Lines of a text that look like comments or keys are the text's own."""
    before = "cards:\n  eel:\n    text: |-\n      Glatt\n      # wie\n      name: Aal\n"
    records = f"{{name: {digest_of('Eel')}, text: {digest_of('Slip.')}}}"
    whole = f"{before}    # Eel\n    name:\n    of: {records}\n  moon:\n"
    assert text_of(before).startswith(whole)


def test_what_cannot_be_added_to_is_refused() -> None:
    """Braces and aliases hold no lines; a file with faults is left alone."""
    assert grow("cards: {moon: {name: Flut}}\n") == "E166 cards/tides/lang/de.yaml:1:15"
    shared = "cards:\n  moon: &m\n    name: Flut\n  eel: *m\n"
    assert grow(shared) == "E166 cards/tides/lang/de.yaml"
    assert grow("cards:\n  moon: [\n") == "E112 cards/tides/lang/de.yaml:2:9"
    assert grow("crads: {}\n") == "E102 cards/tides/lang/de.yaml:1:1"
    assert grow("") == "E113 cards/tides/lang/de.yaml"


def test_a_card_may_be_called_of() -> None:
    """Ids are anybody's: a card, a set or a term called ``of`` is no record."""
    bas = b"code: BAS\nname: Base\ncards: [{id: of, name: Of, flavour: Hm}]\n"
    files = {
        "cardpress.yaml": b"title: x\n",
        "cards/tides/game.yaml": GAME,
        "cards/tides/BAS.yaml": bas,
        "templates/f.yaml": b"layers: []\n",
        "cards/tides/lang/de.yaml": b"cards:\n  of:\n    name: Von\n",
    }
    project = MemoryFiles(files)
    read = read_project(project)
    assert read.value
    grown = begun(project, read.value.games["tides"], "de").value
    assert grown
    records = f"{{name: {digest_of('Of')}, flavour: {digest_of('Hm')}}}"
    wanted = f"cards:\n  of:\n    name: Von\n    # Hm\n    flavour:\n    of: {records}\n"
    assert grown.data.decode().startswith(wanted)

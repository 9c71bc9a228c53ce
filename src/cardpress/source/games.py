"""Resolves ``cards/GAME/game.yaml``: what its cards may say, checked against itself."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from cardpress.catalogue.views import names_for
from cardpress.colour import parse_colour
from cardpress.diagnostics import Places, Span, did_you_mean
from cardpress.files import PathProblem, find
from cardpress.model import Card, FieldSpec, Game
from cardpress.source.decode import decode
from cardpress.source.kinds import Reader
from cardpress.source.nodes import Mapping, Node, Scalar, Sequence
from cardpress.source.scalars import shown
from cardpress.source.shelf import Page, Shelf

__all__ = ["GameDraft", "read_game"]

_BUILT_IN_NUMBERS = ("command_ranking", "strength")
_NOT_REQUIRED = ("own", "id", "base")
_RICH_TEXTS = ("name", "flavour", "text", "credit")


@dataclass(slots=True)
class GameDraft:
    """A game while its sets and decks are being read."""

    id: str
    game: Game
    page: Page | None
    """Its file; nothing where it cannot be read, so that little can be said of its cards."""
    places: Places
    elements: frozenset[str] = frozenset()
    """Ids that stand in the file, also of elements with faults."""
    rarities: frozenset[str] = frozenset()
    whole: bool = True
    """Whether all of its sets could be read: only then is a card known to be missing."""
    rich: dict[str, bool] = field(default_factory=dict)
    """Rich fields; whether each is one of the game's own."""

    def lists(self, key: str) -> bool:
        """Whether the elements (or rarities) could be read, so that one may be missing."""
        node = self.page.node.entries.get(key) if self.page else None
        return not isinstance(node, Sequence) and not (isinstance(node, Scalar) and node.value)

    @property
    def reader(self) -> Reader | None:
        """How to report on its file."""
        return self.page.reader if self.page else None


def read_game(shelf: Shelf, game_id: str) -> GameDraft:
    """Reads a game; with a broken file, a game about which nothing is known."""
    path = f"cards/{game_id}/game.yaml"
    page = shelf.page(path, wanted="it says nothing about the game")
    game = None
    if page:
        game = decode(Game, page.node, page.reader, stand_ins={"title": game_id})
    if page is None or game is None:
        return GameDraft(game_id, Game(title=game_id), None, Places(Span(path)))
    draft = GameDraft(
        game_id,
        game,
        page,
        page.reader.places(page.node),
        elements=frozenset(_keys(page.node, "elements")),
        rarities=frozenset(_keys(page.node, "rarities")),
    )
    _check_fields(draft, page)
    _check_ranges(draft, page)
    _check_elements(draft, page)
    _check_palettes(draft, page)
    _check_icons(shelf, draft, page)
    draft.rich = {name: False for name in game.rich if name in _RICH_TEXTS}
    draft.rich.update({name: True for name, spec in game.fields.items() if spec.rich})
    return draft


def _keys(node: Mapping, key: str) -> Iterable[str]:
    inside = node.entries.get(key)
    return inside.entries if isinstance(inside, Mapping) else ()


def _at(node: Node, *path: str) -> Node:
    """The node behind some keys, or the last on the way that there is."""
    for key in path:
        if not isinstance(node, Mapping) or key not in node.entries:
            return node
        node = node.entries[key]
    return node


def _key_at(node: Node, *path: str) -> Node:
    """The key at the end of some keys."""
    *way, last = path
    parent = _at(node, *way)
    return parent.keys[last] if isinstance(parent, Mapping) and last in parent.keys else parent


def _item_at(node: Node, key: str, index: int) -> Node:
    inside = _at(node, key)
    return inside.items[index] if isinstance(inside, Sequence) else inside


def _check_fields(draft: GameDraft, page: Page) -> None:
    """Own fields, required fields and rich fields name what there is."""
    game, reader, node = draft.game, page.reader, page.node
    for name, spec in game.fields.items():
        _check_own(name, spec, page)
    built_in = [name for name in Card.model_fields if name not in _NOT_REQUIRED]
    known = list(dict.fromkeys([*built_in, *_keys(node, "fields")]))
    for index, name in enumerate(game.required):
        if name not in known:
            place = _item_at(node, "required", index)
            _unknown_field(reader, name, place, known, "no field of its cards")
    for index, name in enumerate(game.rich if "rich" in node.entries else ()):
        if name not in _RICH_TEXTS:
            place = _item_at(node, "rich", index)
            what = "no built-in field that can be rich"
            _unknown_field(reader, name, place, list(_RICH_TEXTS), what)


def _check_ranges(draft: GameDraft, page: Page) -> None:
    """Ranges are those of fields that hold numbers, lower end first."""
    own = (name for name, spec in draft.game.fields.items() if spec.type == "number")
    numbers = [*_BUILT_IN_NUMBERS, *own]
    for name, (low, high) in draft.game.ranges.items():
        if name not in numbers:
            place = _key_at(page.node, "ranges", name)
            what = "no field that holds a number"
            _unknown_field(page.reader, name, place, numbers, what)
        elif low > high:
            message = f"ranges: {name} runs from {low} to {high}, which is nothing"
            place = _at(page.node, "ranges", name)
            page.reader.add("E109", message, place, "write the lower one first")


def _unknown_field(reader: Reader, name: str, place: Node, known: list[str], what: str) -> None:
    hint = did_you_mean(name, known) or f"there are: {', '.join(known)}"
    reader.add("E102", f"{shown(name)} is {what}", place, hint)


def _check_own(name: str, spec: FieldSpec, page: Page) -> None:
    place = _key_at(page.node, "fields", name)
    if name in Card.model_fields or name in ("art_credit", "art_low", "of"):
        message = f"{shown(name)} is a field that every card has already"
        page.reader.add("E109", message, place, "give it another name")
    elif not (name.isidentifier() and name.isascii() and name[0].isalpha()):
        message = f"{shown(name)} cannot be written in an expression"
        page.reader.add("E109", message, place, "use letters, digits and underscores")
    if spec.rich and spec.type != "text":
        place = _at(page.node, "fields", name, "rich")
        page.reader.add("E109", f"{name}: only a text can be rich", place)


def _check_elements(draft: GameDraft, page: Page) -> None:
    """Elements beat elements, and their icons exist."""
    icons = frozenset(_keys(page.node, "icons"))
    for name, element in draft.game.elements.items():
        if element.beats and element.beats not in draft.elements:
            page.reader.add(
                "E132",
                f"element '{name}' beats {shown(element.beats)}, which there is not",
                _at(page.node, "elements", name, "beats"),
                did_you_mean(element.beats, draft.elements),
            )
        for key in ("icon", "pip"):
            icon = getattr(element, key)
            if icon and icon not in icons:
                page.reader.add(
                    "E217",
                    f"the game has no icon {shown(icon)}",
                    _at(page.node, "elements", name, key),
                    did_you_mean(icon, icons) or "add it to 'icons'",
                )


def _check_palettes(draft: GameDraft, page: Page) -> None:
    """Palettes hold colors, under names that mean nothing else."""
    names = names_for(Game(title=""))
    for group, entries in (
        ("elements", draft.game.elements),
        ("rarities", draft.game.rarities),
    ):
        taken = names["element" if group == "elements" else "rarity"]
        for name, entry in entries.items():
            for color, value in entry.palette.items():
                _check_color(page, (group, name, "palette", color), value)
                if color in taken:
                    message = f"the color {shown(color)} has the name of another part"
                    place = _key_at(page.node, group, name, "palette", color)
                    page.reader.add("E109", message, place, "give it another name")


def _check_color(page: Page, path: tuple[str, ...], value: str) -> None:
    try:
        parse_colour(value)
    except ValueError as error:
        hint = f'write {path[-1]}: "#rrggbb" in quotes' if not value else None
        page.reader.add("E210", f"{path[-1]}: {error}", _at(page.node, *path), hint)


def _check_icons(shelf: Shelf, draft: GameDraft, page: Page) -> None:
    """Icons are files of the project."""
    for name, path in draft.game.icons.items():
        found = find(shelf.files, path)
        if isinstance(found, PathProblem):
            place = _at(page.node, "icons", name)
            hint = found.hint
            if draft.game.illustrate and path.startswith(f"art/{draft.id}/"):
                hint = "run 'cardpress illustrate' to have it drawn"
            code = "E302" if found.outside else "E301"
            page.reader.add(code, f"icon '{name}': {found.message}", place, hint)

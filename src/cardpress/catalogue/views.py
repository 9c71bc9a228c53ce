"""What expressions of templates see of a game, and the table of the names they may write.

Both come from the same models and the same code, so that a name that passes the check always
has a value: nothing reads as an empty text, and a card without an element has one that is
empty through and through. Views hold plain values and other views, never a model.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from cardpress.catalogue.values import CardEntry, GameEntry
from cardpress.geometry import Size, in_mm
from cardpress.model import Card, CardSet, Element, FieldSpec, Game, Rarity
from cardpress.template import Names, as_text

__all__ = [
    "CardView",
    "DeckView",
    "ElementView",
    "FaceView",
    "GameView",
    "RarityView",
    "SetView",
    "TableView",
    "TermsView",
    "Views",
    "names_for",
]

_CARD = (
    *(name for name in Card.model_fields if name not in ("own", "base")),
    "art_credit",
    "art_low",
)
_GAME = ("id", "title", "subtitle", "players", "age", "minutes")
_SET = ("code", "name", "symbol", "size")
_ELEMENT = ("id", "name", "verb", "icon", "pip")
_RARITY = ("id", "name", "letter")
_DECK = ("title", "size")
_FACE = ("side", "width", "height")


class _View:
    """Named values; what is never set here cannot be written in a checked expression."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.__dict__.update(values)

    def __str__(self) -> str:
        return str(self.__dict__.get("name", self.__dict__.get("title", "")))


class CardView(_View):
    """A card: its built-in fields, ``art_credit``, ``art_low``, and the game's own fields.

    ``art`` is the path of its picture, empty where it has none, and ``art_low`` that of the
    one for low ink.
    """

    def __init__(
        self, card: Card, empty: Mapping[str, Any] | None = None, *, art_low: str = ""
    ) -> None:
        """Views ``card``; ``empty`` holds the game's own fields as they are when not given."""
        values = {**(empty or {}), **card.__dict__, **card.own}
        del values["own"], values["base"]
        art = card.art
        values["art"], values["art_credit"] = (art.file, art.credit) if art else ("", "")
        values["art_low"] = art_low
        super().__init__(values)


class ElementView(_View):
    """An element: id, name, verb, icon, pip, its colors, and the views ``beats`` and
    ``beaten_by``. The empty element is false.
    """  # noqa: D205 - one sentence would not say it

    beats: "ElementView"
    beaten_by: "ElementView"

    def __bool__(self) -> bool:
        return bool(self.__dict__["id"])


class RarityView(_View):
    """A rarity: id, name, letter and its colors. The empty rarity is false."""

    def __bool__(self) -> bool:
        return bool(self.__dict__["id"])


class SetView(_View):
    """A set: code, name, symbol, and the number of cards that it counts as."""

    def __init__(self, card_set: CardSet) -> None:
        values = {name: getattr(card_set, name) for name in _SET}
        values["size"] = card_set.size or len(card_set.cards)
        super().__init__(values)


class TableView:
    """A table of the game: ``game.TABLE[card.strength].NAME``; keys are compared as texts."""

    __slots__ = ("_rows",)

    def __init__(self, rows: Mapping[str, Mapping[str, str]]) -> None:
        empty = dict.fromkeys(_keys(rows.values()), "")
        self._rows = {key: _View({**empty, **row}) for key, row in rows.items()}

    def __str__(self) -> str:
        return ""

    def __getitem__(self, key: object) -> _View:
        return self._rows[as_text(key)]

    def __getattr__(self, key: str) -> _View:
        try:
            return self._rows[key]
        except KeyError:
            raise AttributeError(key) from None


class GameView(_View):
    """A game: id, title, subtitle, players, age, minutes, and its tables by name."""

    def __init__(self, game_id: str, game: Game) -> None:
        values: dict[str, Any] = {name: TableView(rows) for name, rows in game.tables.items()}
        values.update((name, getattr(game, name)) for name in _GAME if name != "id")
        super().__init__({**values, "id": game_id})


class TermsView(_View):
    """The game's terms by name, each worded once."""


class DeckView(_View):
    """The deck that is being made: title, and the number of its cards with copies."""

    def __init__(self, title: str = "", size: int = 0) -> None:
        super().__init__({"title": title, "size": size})


class FaceView(_View):
    """The face that is being drawn: ``side`` is front or back, the trimmed size is in mm."""

    def __init__(self, side: str, size: Size) -> None:
        width, height = in_mm(size.width), in_mm(size.height)
        super().__init__({"side": side, "width": width, "height": height})


class Views:
    """All views of one game: those that cards share are made once."""

    def __init__(self, entry: GameEntry) -> None:
        game = entry.game
        self.game = GameView(entry.id, game)
        self.sets = {code: SetView(each.set) for code, each in entry.sets.items()}
        self.elements = _elements(game.elements)
        self.rarities = _rarities(game.rarities)
        self.terms = TermsView(game.terms)
        self._empty = {name: _empty(spec) for name, spec in game.fields.items()}

    def context_for(
        self, entry: CardEntry, *, face: FaceView, deck: DeckView, ink: str = "full"
    ) -> dict[str, Any]:
        """Gives what the names of expressions stand for on one face of a card."""
        card = entry.card
        return {
            "card": CardView(card, self._empty, art_low=entry.art_low),
            "set": self.sets[entry.set_code],
            "game": self.game,
            "element": self.elements.get(card.element) or self.elements[""],
            "rarity": self.rarities.get(card.rarity) or self.rarities[""],
            "term": self.terms,
            "deck": deck,
            "face": face,
            "ink": ink,
        }


def _empty(spec: FieldSpec) -> Any:
    return {"text": "", "number": None, "list": ()}[spec.type]


def _keys(mappings: Iterable[Mapping[str, Any]]) -> tuple[str, ...]:
    """All keys of some mappings, each once, in order."""
    return tuple(dict.fromkeys(key for mapping in mappings for key in mapping))


def _elements(elements: Mapping[str, Element]) -> dict[str, ElementView]:
    """The views by id, with the empty element under the empty id."""
    colors = dict.fromkeys(_keys(element.palette for element in elements.values()), "")
    nothing = ElementView({**colors, **dict.fromkeys(_ELEMENT, "")})
    views = {"": nothing}
    for name, element in elements.items():
        values = {key: getattr(element, key) for key in _ELEMENT if key != "id"}
        views[name] = ElementView({**colors, **element.palette, **values, "id": name})
    for view in views.values():
        view.beats = view.beaten_by = nothing
    for name, element in elements.items():
        beaten = views.get(element.beats, nothing)
        views[name].beats = beaten
        if beaten and not beaten.beaten_by:
            beaten.beaten_by = views[name]
    return views


def _rarities(rarities: Mapping[str, Rarity]) -> dict[str, RarityView]:
    colors = dict.fromkeys(_keys(rarity.palette for rarity in rarities.values()), "")
    views = {"": RarityView({**colors, **dict.fromkeys(_RARITY, "")})}
    for name, rarity in rarities.items():
        values = {**colors, **rarity.palette, "id": name}
        views[name] = RarityView({**values, "name": rarity.name, "letter": rarity.letter})
    return views


def names_for(game: Game, *, repeated: bool = False) -> Names:
    """The names that expressions may write for a game, and what may follow each.

    Args:
        game: the game whose cards the template draws.
        repeated: inside ``repeat``, where ``item`` and ``index`` are known too.
    """
    parts: dict[str, Any] = {"[]": None}
    card: dict[str, Any] = {**dict.fromkeys(_CARD), "tags": parts}
    for name, spec in game.fields.items():
        card[name] = parts if spec.type == "list" else None
    element: dict[str, Any] = dict.fromkeys(
        (*_keys(each.palette for each in game.elements.values()), *_ELEMENT)
    )
    element["beats"] = element["beaten_by"] = element
    tables = {
        name: {"*": dict.fromkeys(_keys(rows.values()))} for name, rows in game.tables.items()
    }
    names: dict[str, Any] = {
        "card": card,
        "set": dict.fromkeys(_SET),
        "game": {**tables, **dict.fromkeys(_GAME)},
        "element": element,
        "rarity": dict.fromkeys(
            (*_keys(each.palette for each in game.rarities.values()), *_RARITY)
        ),
        "term": dict.fromkeys(game.terms),
        "deck": dict.fromkeys(_DECK),
        "face": dict.fromkeys(_FACE),
        "ink": None,
    }
    return {**names, "item": None, "index": None} if repeated else names

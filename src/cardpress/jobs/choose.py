"""Which games and decks a call means: ``GAME``, ``GAME/DECK`` or ``GAME/set:CODE``."""

from collections.abc import Sequence

from cardpress.catalogue import Catalogue, GameEntry
from cardpress.diagnostics import Diagnostic, UsageError, did_you_mean

__all__ = ["choose_decks", "choose_games"]


def choose_games(catalogue: Catalogue, names: Sequence[str]) -> list[GameEntry]:
    """Gives the named games, or all.

    Raises:
        UsageError: E121, a name is no game's; all such names in one go.
    """
    unknown = [name for name in names if name not in catalogue.games]
    if unknown:
        raise UsageError(*(_unknown(catalogue, name) for name in unknown))
    return [catalogue.games[name] for name in names or catalogue.games]


def choose_decks(catalogue: Catalogue, names: Sequence[str]) -> list[tuple[GameEntry, str]]:
    """Gives game and deck name for each name; for a bare game, what its ``build`` list says.

    Whether a deck exists is for ``collate`` to say.

    Raises:
        UsageError: E121, a name is no game's; all such names in one go.
    """
    pairs = [name.partition("/")[::2] for name in names] or [
        (game, "") for game in catalogue.games
    ]
    games = choose_games(catalogue, [game for game, _ in pairs])
    chosen: list[tuple[GameEntry, str]] = []
    for game, (_, deck) in zip(games, pairs, strict=True):
        wanted = [deck] if deck else default_decks(game)
        chosen.extend((game, name) for name in wanted)
    return list({(game.id, name): (game, name) for game, name in chosen}.values())


def default_decks(game: GameEntry) -> list[str]:
    """What a bare build makes of a game: its ``build`` list, else its decks, else its sets."""
    if game.game.build:
        return list(game.game.build)
    return list(game.decks) or [f"set:{code}" for code in game.sets]


def _unknown(catalogue: Catalogue, name: str) -> Diagnostic:
    known = ", ".join(catalogue.games)
    decks = [
        f"'{game.id}/{name}'"
        for game in catalogue.games.values()
        if name in game.decks or name.removeprefix("set:") in game.sets
    ]
    near = f"did you mean {' or '.join(decks)}?" if decks else ""
    return Diagnostic(
        "E121",
        f"there is no game '{name}'",
        hint=near or did_you_mean(name, catalogue.games) or f"there are: {known}",
    )

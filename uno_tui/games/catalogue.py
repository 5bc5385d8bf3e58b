"""All games, by id, and where what belongs to each of them is; loaded when it is first needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from uno_tui.games.contract import Game

T = TypeVar("T")
GROUP = "uno_tui.games"
"""The entry point group of games in other packages: `id = "package"`."""
HOUSE = {
    "uno": "uno_tui.games.uno",
    "teams": "uno_tui.games.teams",
    "rummy": "uno_tui.games.rummy",
    "ume": "uno_tui.games.ume",
    "maumau": "uno_tui.games.maumau",
}
"""The games of the house: the package of each."""


class Facet(StrEnum):
    """What a game's package has, as `module:name`."""

    RULES = "rules:GAME"
    WORDS = "words:LANGUAGE"
    BOTS = "bots:BOTS"
    COMMANDS = "commands:COMMANDS"
    TEXTS = "texts:TEXTS"
    FACE = "face:FACE"
    LOOK = "look:LOOK"
    LESSONS = "lessons:LESSONS"


@cache
def outside() -> dict[str, str]:
    """The games of other packages that are installed; those of the house keep their names.

    Reading what is installed takes 25 ms: asked when all games are listed, or a name is unknown.
    """
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    found = {entry.name: entry.value for entry in entry_points(group=GROUP) if entry.name not in HOUSE}
    return {name: home for name, home in found.items() if find_spec(home) is not None}


def package(game: str) -> str:
    """The package of a game. Raises KeyError."""
    return HOUSE.get(game) or outside()[game]


class Facets(Mapping[str, T]):
    """One facet of every game, by the game's id; a start pays for the one game that is played."""

    def __init__(self, facet: Facet) -> None:
        self._facet = facet

    def __getitem__(self, game: str) -> T:
        found: T = _loaded(package(game), self._facet)
        return found

    def __contains__(self, game: object) -> bool:
        return game in HOUSE or game in outside()

    def __iter__(self) -> Iterator[str]:
        yield from HOUSE
        yield from outside()

    def __len__(self) -> int:
        return len(HOUSE) + len(outside())


@cache
def _loaded(home: str, facet: Facet) -> Any:  # what stands there is known to whoever names the facet
    module, _, name = facet.partition(":")
    return getattr(import_module(f"{home}.{module}"), name)


GAMES: Facets[Game] = Facets(Facet.RULES)
_LESSONS: Facets[tuple[str, ...]] = Facets(Facet.LESSONS)


def lessons(game: str) -> tuple[str, ...]:
    """The names of a game's lessons, in teaching order; a game may have none."""
    from importlib.util import find_spec

    return _LESSONS[game] if find_spec(f"{package(game)}.lessons") is not None else ()
